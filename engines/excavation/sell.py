"""The sell action, with the smugglers' and the merchants' advantage (EE-110 to EE-121, EE-170, EE-173)."""

from collections.abc import Sequence
from functools import partial

from data.words import Text, listed
from engines.excavation.box import Card
from engines.excavation.buyers import (
    buyers_credits,
    interested,
    popularity_credits,
    sale_income,
    send_to_ship,
)
from engines.excavation.cards import draw_and_keep
from engines.excavation.components import SPECIAL, CardId, Kind, PreSaleAcquire, Region, SellWithoutTrader
from engines.excavation.gallery import may_sample
from engines.excavation.options import (
    artefact_text,
    market_text,
    none_option,
    refusal,
    region_text,
    stored_options,
)
from engines.excavation.smuggle import buy_from_stack, price, room, take_from, tops
from engines.excavation.state import Excavation, Player
from engines.kernel.asks import Option, Refusal, Step

# ---- may it be chosen? ----


def no_sale(game: Excavation, me: Player) -> Refusal | None:
    """What stands in the way of selling, with whatever card (EE-111, EE-112, EE-173)."""
    merchants = game.box.ability(me.faction, SellWithoutTrader)
    if can_sell(game, me, 0) or early_offers(game, me, 0):
        return None
    if not (me.hold or me.hidden):
        return refusal("EE-111", "nothing-stored")
    if merchants:
        found = any(can_sell(game, me, game.box.cards[card].market) for card in me.hand)
        return None if found else refusal("EE-173", "no-buyer-for-merchants")
    if not any(market.traders[me.seat] for market in game.markets):
        return refusal("EE-112", "no-trader")
    return refusal("EE-112", "no-buyer")


def misfit_to_sell(game: Excavation, me: Player, card: CardId) -> Refusal | None:
    """Any card will do, if something can be sold (EE-110); with merchants it depends on the card (EE-173)."""
    if game.box.ability(me.faction, SellWithoutTrader) is None:
        return None
    symbol = game.box.cards[card].market
    return None if can_sell(game, me, symbol) else refusal("EE-110", "card-sell")


def can_sell(game: Excavation, me: Player, symbol: int) -> bool:
    """Whether anything can be sold with a card of this symbol (EE-112)."""
    if not (me.hold or me.hidden):
        return False
    merchants = game.box.ability(me.faction, SellWithoutTrader)
    wanted = {game.box.region_of[kind] for kind in me.stored}
    wanted.add(SPECIAL)
    for number, market in enumerate(game.markets, start=1):
        if (market.traders[me.seat] or (merchants and number == symbol)) and not wanted.isdisjoint(
            market.queue
        ):
            return True
    return False


def open_markets(game: Excavation, me: Player, region: Region, symbol: int) -> list[int]:
    """Markets with a buyer and an own trader (EE-112); merchants need none at the card's market (EE-173)."""
    without_trader = symbol if game.box.ability(me.faction, SellWithoutTrader) else 0
    return [
        number
        for number, market in enumerate(game.markets, start=1)
        if (market.traders[me.seat] or number == without_trader) and interested(market.queue, region)
    ]


# ---- the action ----


def sell(game: Excavation, me: Player, card: Card) -> Step:
    """Sell artefacts of one region on up to three markets (EE-110 to EE-121)."""
    yield from early_acquisition(game, me, card.market)
    region = yield from me.ask(
        "sell-region",
        lambda: region_options(game),
        refuse=lambda region: region_refusal(game, me, region, card.market),
    )
    pieces = [kind for kind in me.stored if game.box.region_of[kind] == region]
    markets = yield from me.ask_some(
        "sell-markets",
        lambda: market_options(game, region),
        refuse=lambda number: market_refusal(game, me, region, number, card.market),
        at_least=1,
        at_most=min(len(game.box.sale_bonus), len(pieces)),
        total=lambda chosen: income_text(game, region, chosen),
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
        count=len(markets),
        markets=listed([Text("number", {"number": number}) for number in markets]),
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


def region_options(game: Excavation) -> list[Option[Region]]:
    """Regions, with what their popularity brings."""
    return [
        Option(region, region, region_text(region), partial(popularity_note, game, region))
        for region in game.box.regions
    ]


def popularity_note(game: Excavation, region: Region) -> Text:
    """The popularity credits of a region."""
    return Text("note-popularity", {"credits": popularity_credits(game, region)})


def market_options(game: Excavation, region: Region) -> list[Option[int]]:
    """Markets, with the number of buyers that would buy."""
    return [
        Option(f"market:{number}", number, market_text(number), partial(buyers_note, game, number, region))
        for number in game.box.markets
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


def region_refusal(game: Excavation, me: Player, region: Region, symbol: int) -> Refusal | None:
    """A region without an artefact, or without a market for it."""
    if all(game.box.region_of[kind] != region for kind in me.stored):
        return refusal("EE-111", "no-piece")
    return None if open_markets(game, me, region, symbol) else refusal("EE-112", "no-open-market")


def market_refusal(game: Excavation, me: Player, region: Region, number: int, symbol: int) -> Refusal | None:
    """A market without an interested buyer, or without an own trader."""
    if not interested(game.market(number).queue, region):
        return refusal("EE-112", "no-buyer-there")
    return None if number in open_markets(game, me, region, symbol) else refusal("EE-112", "no-trader-there")


# ---- smugglers ----


def early_offers(game: Excavation, me: Player, symbol: int) -> list[Kind]:
    """What smugglers may acquire before a sale that is possible then (EE-170)."""
    ability = game.box.ability(me.faction, PreSaleAcquire)
    if ability is None:
        return []
    if not any(place in game.box.black_market_at for place in me.explorers):
        return []
    return [
        stack[0]
        for stack in game.black.values()
        if stack and early_refusal(game, me, stack[0], ability.price_mod, symbol) is None
    ]


def early_refusal(game: Excavation, me: Player, kind: Kind, price_mod: int, symbol: int) -> Refusal | None:
    """Why an artefact cannot be acquired before the sale (EE-170)."""
    if not room(game, me):
        return refusal("EE-170", "no-room")
    if price(game, kind, price_mod) > me.credits:
        return refusal("EE-170", "too-dear")
    if can_sell(game, me, symbol) or open_markets(game, me, game.box.region_of[kind], symbol):
        return None
    return refusal("EE-170", "not-sold-then")


def early_acquisition(game: Excavation, me: Player, symbol: int) -> Step:
    """Smugglers may first acquire one artefact for its value; it may be sold at once (EE-170)."""
    ability = game.box.ability(me.faction, PreSaleAcquire)
    if ability is None or not early_offers(game, me, symbol):
        return
    sells = can_sell(game, me, symbol)
    kind = yield from me.ask(
        "early-acquisition",
        lambda: [*tops(game, ability.price_mod), *([none_option("no")] if sells else [])],
        refuse=lambda kind: early_refusal(game, me, kind, ability.price_mod, symbol) if kind else None,
        default="no" if sells else None,
    )
    if kind:
        yield from buy_from_stack(game, me, kind, ability.price_mod)
        yield from may_sample(game, me, kind)
