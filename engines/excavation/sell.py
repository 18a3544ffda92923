"""The sell action, with the smugglers' and the merchants' advantage (EE-110 to EE-121, EE-170, EE-173)."""

from collections.abc import Sequence
from functools import partial

from data.words import Text
from engines.excavation.box import Card
from engines.excavation.buyers import (
    buyers_credits,
    interested,
    popularity_credits,
    sale_income,
    send_to_ship,
)
from engines.excavation.cards import draw_and_keep
from engines.excavation.components import CardId, Kind, PreSaleAcquire, Region, SellWithoutTrader
from engines.excavation.gallery import may_sample
from engines.excavation.options import (
    artefact_text,
    closed,
    different,
    listed,
    market_option,
    market_text,
    none_option,
    region_option,
    region_text,
    stored_options,
)
from engines.excavation.smuggle import buy_from_stack, offer_options, offers, take_from
from engines.excavation.state import Excavation, Player
from engines.kernel.asks import Closed, Option, Refusal, Step

# ---- may it be chosen? ----


def sell_cards(game: Excavation, me: Player) -> list[CardId]:
    """Any card, if something can be sold with it (EE-110, EE-112)."""
    if sale_regions(game, me, 0) or early_offers(game, me, 0):
        return different(me.hand)
    if isinstance(game.box.ability(me.faction), SellWithoutTrader):
        return [card for card in different(me.hand) if sale_regions(game, me, game.box.cards[card].market)]
    return []


def why_no_sale(game: Excavation, me: Player) -> Refusal:
    """What stands in the way."""
    if not (me.hold or me.hidden):
        return Refusal("EE-111", Text("why-nothing-stored"))
    if not any(market.traders[me.seat] for market in game.markets):
        return Refusal("EE-112", Text("why-no-trader"))
    return Refusal("EE-112", Text("why-no-buyer"))


def open_markets(game: Excavation, me: Player, region: Region, symbol: int) -> list[int]:
    """Markets with a buyer and an own trader (EE-112); merchants need none at the card's market (EE-173)."""
    without_trader = symbol if isinstance(game.box.ability(me.faction), SellWithoutTrader) else 0
    return [
        number
        for number, market in enumerate(game.markets, start=1)
        if (market.traders[me.seat] or number == without_trader) and interested(market.queue, region)
    ]


def sale_regions(game: Excavation, me: Player, symbol: int) -> list[Region]:
    """Regions of which something can be sold."""
    if not (me.hold or me.hidden):
        return []
    stored = {game.box.region_of[kind] for kind in me.stored}
    return [
        region for region in game.box.regions if region in stored and open_markets(game, me, region, symbol)
    ]


# ---- the action ----


def sell(game: Excavation, me: Player, card: Card) -> Step:
    """Sell artefacts of one region on up to three markets (EE-110 to EE-121)."""
    yield from early_acquisition(game, me, card.market)
    region = yield from me.ask(
        "sell-region",
        lambda: region_options(game, sale_regions(game, me, card.market)),
        missing=lambda: closed_regions(game, me, card.market),
    )
    pieces = [kind for kind in me.stored if game.box.region_of[kind] == region]
    markets = yield from me.ask_some(
        "sell-markets",
        lambda: market_options(game, open_markets(game, me, region, card.market), region),
        at_least=1,
        at_most=min(len(game.box.sale_bonus), len(pieces)),
        total=lambda chosen: income_text(game, region, chosen),
        missing=lambda: closed_markets(game, me, region, card.market),
        args=lambda: {"region": region},
    )
    sold = yield from me.ask_some(
        "sell-artefacts",
        lambda: region_pieces(game, me, region, len(markets)),
        at_least=len(markets),
        at_most=len(markets),
        args=lambda: {"count": len(markets)},
    )
    earn(game, me, region, markets)
    bonus = game.box.sale_bonus[len(markets)]
    yield from draw_and_keep(game, me, bonus.draw, bonus.keep)  # EE-116
    send_to_ship(game, region, markets)
    promote_traders(game, me, markets)
    for storage, kind in sold:  # EE-119
        take_from(me, storage, kind)
        leave_the_game(game, me, kind)


def earn(game: Excavation, me: Player, region: Region, markets: Sequence[int]) -> None:
    """The income of the whole sale (EE-113 to EE-115)."""
    income = sale_income(game, region, markets)
    me.gain(income, "sales")
    game.tell(
        "sold",
        who=me.who,
        region=region,
        markets=listed([market_text(number) for number in markets]),
        credits=income,
        popularity=popularity_credits(game, region),
        buyers=buyers_credits(game, region, markets),
        bonus=game.box.sale_bonus[len(markets)].credits,
    )


def promote_traders(game: Excavation, me: Player, markets: Sequence[int]) -> None:
    """One trader of each market becomes an envoy; merchants may have had none there (EE-118, EE-173)."""
    for number in markets:
        market = game.market(number)
        if market.traders[me.seat]:
            market.traders[me.seat] -= 1
            game.centre_of(number).envoys[me.seat] += 1
            game.tell("promoted", who=me.who, market=number, centre=game.box.markets[number].centre)


def leave_the_game(game: Excavation, me: Player, kind: Kind) -> None:
    """A sold artefact is out; its sample stays (EE-119)."""
    game.sold.append(kind)
    game.tell("artefact-sold", who=me.who, artefact=artefact_text(kind))


# ---- options ----


def region_options(game: Excavation, regions: Sequence[Region]) -> list[Option[Region]]:
    """Regions, with what their popularity brings."""
    return [
        Option(region, region, region_text(region), partial(popularity_note, game, region))
        for region in regions
    ]


def popularity_note(game: Excavation, region: Region) -> Text:
    """The popularity credits of a region."""
    return Text("note-popularity", {"credits": popularity_credits(game, region)})


def market_options(game: Excavation, markets: Sequence[int], region: Region) -> list[Option[int]]:
    """Markets, with the number of buyers that would buy."""
    return [
        Option(f"market:{number}", number, market_text(number), partial(buyers_note, game, number, region))
        for number in markets
    ]


def buyers_note(game: Excavation, number: int, region: Region) -> Text:
    """How many buyers of a queue are interested."""
    return Text("note-buyers", {"count": interested(game.market(number).queue, region)})


def income_text(game: Excavation, region: Region, markets: Sequence[int]) -> Text:
    """What a sale on these markets would bring."""
    return Text("total-income", {"credits": sale_income(game, region, markets) if markets else 0})


def region_pieces(
    game: Excavation, me: Player, region: Region, wanted: int
) -> list[Option[tuple[str, Kind]]]:
    """The own artefacts of a region, each by itself: which one leaves matters later, unless all are alike."""
    region_of = game.box.region_of
    hold = [kind for kind in me.hold if region_of[kind] == region]
    hidden = [kind for kind in me.hidden if region_of[kind] == region]
    options = stored_options("hold", hold, game.box.value_of) + stored_options(
        "hidden", hidden, game.box.value_of
    )
    return options if len({option.value for option in options}) > 1 else options[:wanted]


def closed_regions(game: Excavation, me: Player, symbol: int) -> list[Closed]:
    """Regions without an artefact, or without a market for it."""
    stored = {game.box.region_of[kind] for kind in me.stored}
    open_ones = sale_regions(game, me, symbol)
    return [
        closed(
            region_option(region),
            *(("EE-112", "no-open-market") if region in stored else ("EE-111", "no-piece")),
        )
        for region in game.box.regions
        if region not in open_ones
    ]


def closed_markets(game: Excavation, me: Player, region: Region, symbol: int) -> list[Closed]:
    """Markets without an own trader, or without an interested buyer."""
    open_ones = open_markets(game, me, region, symbol)
    return [
        closed(
            market_option(number),
            "EE-112",
            "no-trader-there" if interested(game.market(number).queue, region) else "no-buyer-there",
        )
        for number in game.box.markets
        if number not in open_ones
    ]


# ---- smugglers ----


def early_offers(game: Excavation, me: Player, symbol: int) -> list[Kind]:
    """What smugglers may acquire before a sale that is possible then (EE-170)."""
    ability = game.box.ability(me.faction)
    if not isinstance(ability, PreSaleAcquire):
        return []
    if not any(place in game.box.black_market_at for place in me.explorers):
        return []
    tops = offers(game, me, ability.price_mod)
    if sale_regions(game, me, symbol):
        return tops
    return [kind for kind in tops if open_markets(game, me, game.box.region_of[kind], symbol)]


def early_acquisition(game: Excavation, me: Player, symbol: int) -> Step:
    """Smugglers may first acquire one artefact for its value; it may be sold at once (EE-170)."""
    ability = game.box.ability(me.faction)
    if not isinstance(ability, PreSaleAcquire) or not early_offers(game, me, symbol):
        return
    can_sell = bool(sale_regions(game, me, symbol))
    kind = yield from me.ask(
        "early-acquisition",
        lambda: [
            *offer_options(game, early_offers(game, me, symbol), ability.price_mod),
            *([none_option("no")] if can_sell else []),
        ],
        default="no" if can_sell else None,
    )
    if kind:
        yield from buy_from_stack(game, me, kind, ability.price_mod)
        yield from may_sample(game, me, kind)
