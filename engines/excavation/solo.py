"""Zu, the opponent of a lone player: each card by the rulebook's procedure (EE-220 to EE-257)."""

from functools import partial

from data.words import Text
from engines.excavation.buyers import add_buyer, interested, level, sale_income, send_to_ship
from engines.excavation.cards import draw_card
from engines.excavation.components import (
    SPECIAL,
    Kind,
    Region,
    ZuCard,
    ZuCommand,
    ZuExcavate,
    ZuMarket,
    ZuRush,
    ZuSell,
    ZuSurvey,
)
from engines.excavation.excavate import dig_up
from engines.excavation.options import artefact_text, card_text
from engines.excavation.priorities import (
    by,
    count_of,
    demand,
    excavate_space,
    favourite_find,
    favourite_region,
    has_crew,
    is_new,
    market_influence,
    most_profitable,
    new_on_sites,
    on_sites,
    prefer_market,
    prefer_region,
    spend_crew,
    told,
    wares,
    your_traders,
)
from engines.excavation.sell import earn, leave_the_game, promote_traders
from engines.excavation.smuggle import hand_over, price, take_from
from engines.excavation.state import Excavation, Player, Zu, hidden_space, hold_space
from engines.excavation.survey import lay_on_site, replace_forecast, shuffle_back, tile_price
from engines.kernel.asks import Step
from engines.kernel.automa import Criterion, best, to_the_right

BURNS = ("rush", "survey", "excavate")
FAILED_HARDER = 15


def zu_turn(game: Excavation, zu: Player) -> Step:
    """Two actions, each by the top card of his deck; with no card left he passes (EE-222, EE-223)."""
    assert game.zu is not None
    for _ in range(2):
        if not game.zu.deck:
            zu.passed = True
            game.tell("zu-passed", who=zu.who)
            break
        reveal(game, zu, game.zu)
    yield from ()


def reveal(game: Excavation, zu: Player, cards: Zu) -> None:
    """Turn a card over, do it, discard it; the easier option burns the next one unseen (EE-222, EE-256)."""
    name = cards.deck.pop(0)
    card = game.box.zu_cards[name]
    game.tell("zu-reveals", who=zu.who, card=zu_card_text(card), id=name)
    match card.effect:
        case ZuExcavate(regions=regions):
            done = excavate(game, zu, regions)
        case ZuMarket():
            done = market(game, zu)
        case ZuCommand(market=number):
            done = command(game, zu, number)
        case ZuSell():
            done = sell(game, zu)
        case ZuRush():
            done = rush(game, zu)
        case ZuSurvey():
            done = survey(game, zu)
    if not done:
        fail(game, zu)
    cards.discard.append(name)
    cards.revealed.append(name)
    if game.option("easy_burn_card") and card.kind in BURNS and cards.deck:
        cards.discard.append(cards.deck.pop(0))
        game.tell("zu-burns", who=zu.who)


def zu_card_text(card: ZuCard) -> Text:
    """What a card of his says."""
    match card.effect:
        case ZuExcavate(regions=(one, other)):
            return Text("zu-card-excavate-two", {"one": one, "other": other})
        case ZuCommand(market=number):
            return Text("zu-card-command", {"market": number})
        case _:
            return Text(f"zu-card-{card.kind}")


def fail(game: Excavation, zu: Player) -> None:
    """What he cannot do pays him instead (EE-250, EE-256, EE-257)."""
    credits = game.box.tables.zu_board.failed_action_credits
    if game.option("easy_no_fail_credits"):
        credits = 0
    elif game.option("hard_fail_15"):
        credits = FAILED_HARDER
    zu.gain(credits, "failed-actions")
    game.tell("zu-fails", who=zu.who, credits=credits)


# ---- excavate (EE-230 to EE-236) ----


def excavate(game: Excavation, zu: Player, regions: tuple[Region, Region] | None) -> bool:
    """Artefacts from the map, or else the black market. The region is fixed before anything else."""
    region = excavate_region(game, zu, regions)
    if not excavate_space(game, zu):  # EE-232
        game.tell("zu-cannot-excavate", who=zu.who, why="full")
        return acquire(game, zu, region) if hidden_space(game, zu) else deliver(game, zu)
    taken = 0
    if regions and game.option("hard_two_colours"):
        other = regions[0] if region == regions[1] else regions[1]
        for one in (region, other):
            taken += take_find(game, zu, one)
    else:
        for _ in range(game.box.tables.excavate.max_artefacts):
            taken += take_find(game, zu, region)
    if taken:
        return True
    game.tell("zu-cannot-excavate", who=zu.who, why="nothing")
    return acquire(game, zu, region)  # EE-235


def excavate_region(game: Excavation, zu: Player, regions: tuple[Region, Region] | None) -> Region:
    """The more popular of two; or the most popular one with an artefact on a dig site (EE-230)."""
    if regions:
        return favourite_region(game, zu, regions)
    dug = [region for region in game.box.regions if on_sites(game, region)]
    return favourite_region(game, zu, dug or game.box.regions)


def take_find(game: Excavation, zu: Player, region: Region) -> bool:
    """The artefact he likes best, if there is one and room for it; sampled at once (EE-233 to EE-236)."""
    kinds = new_on_sites(game, zu, region)
    if not kinds or not excavate_space(game, zu):
        return False
    kind = favourite_find(game, zu, kinds)
    dig_up(game, zu, kind)
    if len(zu.hold) > game.box.hold:  # only with the harder option: any storage for any artefact
        zu.hidden.append(zu.hold.pop())
    sample(game, zu, kind)
    return True


def sample(game: Excavation, zu: Player, kind: Kind) -> None:
    """A guard on its cell; without crew it is left out (EE-236, EE-256)."""
    if kind not in zu.gallery and has_crew(game, zu):
        spend_crew(game, zu)
        zu.gallery.append(kind)
        game.tell("sampled", who=zu.who, artefact=artefact_text(kind))


# ---- smuggle (EE-240 to EE-242) ----


def acquire(game: Excavation, zu: Player, region: Region) -> bool:
    """The first new and affordable stack top from this region to the right; none at all: deliver (EE-241)."""
    tops = new_tops(game, zu)
    regions = to_the_right(game.box.regions, region, here=True)
    kind = next((tops[one] for one in regions if one in tops), None)
    if kind is None:
        return deliver(game, zu)
    buy_top(game, zu, kind)
    if game.option("hard_double_acquire"):
        acquire_dearest(game, zu)
    return True


def new_tops(game: Excavation, zu: Player) -> dict[Region, Kind]:
    """Stack tops that he has neither sample nor copy of and can pay, if there is a space (EE-240)."""
    if hold_space(game, zu) + hidden_space(game, zu) <= 0:
        return {}
    mod = game.box.tables.smuggle.acquire_price_mod
    return {
        region: stack[0]
        for region, stack in game.black.items()
        if stack and is_new(zu, stack[0]) and price(game, stack[0], mod) <= zu.credits
    }


def buy_top(game: Excavation, zu: Player, kind: Kind) -> None:
    """Pay value + 1; into the hidden compartment, if that is full into the hold (EE-241)."""
    cost = price(game, kind, game.box.tables.smuggle.acquire_price_mod)
    game.black[game.box.region_of[kind]].pop(0)
    zu.gain(-cost, "purchases")
    storage = "hidden" if hidden_space(game, zu) > 0 else "hold"
    (zu.hidden if storage == "hidden" else zu.hold).append(kind)
    game.tell("acquired", who=zu.who, artefact=artefact_text(kind), credits=cost, storage=storage)
    sample(game, zu, kind)


def acquire_dearest(game: Excavation, zu: Player) -> None:
    """The harder option: one more, the most valuable; ties from the left (EE-257)."""
    tops = new_tops(game, zu)
    if tops:
        buy_top(game, zu, max(tops.values(), key=lambda kind: game.box.value_of[kind]))


def deliver(game: Excavation, zu: Player) -> bool:
    """Two artefacts of different regions with the highest total, or one (EE-242)."""
    region_of = game.box.region_of
    delivered: list[Region] = []
    for _ in range(game.box.tables.smuggle.max_artefacts):
        left = [piece for piece in pieces(zu) if region_of[piece[1]] not in delivered]
        if not left:
            break
        found = best(
            left,
            by("value", lambda piece: game.box.value_of[piece[1]]),
            by("hold", lambda piece: int(piece[0] == "hold")),
            by("unpopularity", lambda piece: -level(game, region_of[piece[1]])),
            random=game.random,
        )
        storage, kind = told(game, zu, "artefact", found, artefact_text(found.thing[1]))
        take_from(zu, storage, kind)
        hand_over(game, zu, kind)
        delivered.append(region_of[kind])
    return bool(delivered)


def pieces(zu: Player) -> list[tuple[str, Kind]]:
    """Every artefact in his storage, with the place where it lies."""
    return [("hold", kind) for kind in zu.hold] + [("hidden", kind) for kind in zu.hidden]


# ---- market (EE-243, EE-244) ----


def market(game: Excavation, zu: Player) -> bool:
    """Traders on two markets without his traders, then buyers for their queues."""
    free = [number for number in game.box.markets if not game.market(number).traders[zu.seat]]
    popular = wares(game, zu)
    chosen: list[int] = []
    while free and len(chosen) < 2:  # ranked before anything is placed
        buyers, influence = partial(demand, game, popular), partial(market_influence, game)
        number = prefer_market(game, zu, free, by("buyers", buyers), by("influence", influence))
        free.remove(number)
        chosen.append(number)
    placed = [number for number in chosen if place_trader(game, zu, number)]
    for number in placed:
        add_buyer(game, number, SPECIAL)
        if not game.option("easy_no_coloured_buyers"):
            add_buyer(game, number, wanted_colour(game, zu))
    return bool(placed)


def place_trader(game: Excavation, zu: Player, number: int) -> bool:
    """One more trader, if there is crew."""
    if not has_crew(game, zu):
        return False
    spend_crew(game, zu)
    game.market(number).traders[zu.seat] += 1
    game.tell("trader-placed", who=zu.who, market=number)
    return True


def wanted_colour(game: Excavation, zu: Player) -> Region:
    """The most popular region he has something of, then what he has most of; or chance (EE-244)."""
    regions = wares(game, zu) or game.box.regions
    return prefer_region(game, zu, regions, by("most-stored", partial(count_of, game, zu)))


# ---- command (EE-245) ----


def command(game: Excavation, zu: Player, number: int) -> bool:
    """A trader, if he has none at the card's market, and always an envoy; he never retracts."""
    placed = not game.market(number).traders[zu.seat] and place_trader(game, zu, number)
    if has_crew(game, zu):
        spend_crew(game, zu)
        game.centre_of(number).envoys[zu.seat] += 1
        game.tell("envoy-placed", who=zu.who, centre=game.box.markets[number].centre)
        placed = True
    return placed


# ---- sell and rush (EE-246, EE-248) ----


def sell(game: Excavation, zu: Player) -> bool:
    """The region that sells on most markets; surplus markets: the greatest profit."""
    plans = {region: sale_plan(game, zu, region) for region in game.box.regions if count_of(game, zu, region)}
    plans = {region: markets for region, markets in plans.items() if markets}
    if not plans:
        return False
    region = prefer_region(
        game,
        zu,
        list(plans),
        by("markets", lambda one: len(plans[one])),
        by("income", lambda one: sale_income(game, one, plans[one])),
        by("popularity", partial(level, game)),
    )
    carry_out_sale(game, zu, region, plans[region])
    return True


def sale_plan(game: Excavation, zu: Player, region: Region) -> list[int]:
    """The markets where he would sell a region, as many as he has artefacts, three at most."""
    left = [
        number
        for number in game.box.markets
        if game.market(number).traders[zu.seat] and interested(game.market(number).queue, region)
    ]
    count = min(len(game.box.sale_bonus), len(left), count_of(game, zu, region))
    chosen: list[int] = []
    while len(chosen) < count:
        number, _ = best(
            left,
            by("buyers", lambda one: interested(game.market(one).queue, region)),
            by("your-traders", partial(your_traders, game, zu)),
            by("influence", partial(market_influence, game)),
            random=game.random,
        )
        left.remove(number)
        chosen.append(number)
    return sorted(chosen)


def carry_out_sale(game: Excavation, zu: Player, region: Region, markets: list[int]) -> None:
    """Income, buyers to the ship, promotion, artefacts of lowest value away; never a card (EE-246)."""
    earn(game, zu, region, markets)
    send_to_ship(game, region, markets)
    promote_traders(game, zu, markets)
    for _ in markets:
        sold = [piece for piece in pieces(zu) if game.box.region_of[piece[1]] == region]
        cheapest: Criterion[tuple[str, Kind]] = by("low-value", lambda piece: -game.box.value_of[piece[1]])
        found = best(sold, cheapest, random=game.random)
        storage, kind = told(game, zu, "artefact", found, artefact_text(found.thing[1]))
        take_from(zu, storage, kind)
        leave_the_game(game, zu, kind)


def rush(game: Excavation, zu: Player) -> bool:
    """Sell one artefact of the region he has fewest of, where most buyers want it."""

    def most_buyers(region: Region) -> int:
        return max(interested(market.queue, region) for market in game.markets)

    regions = [one for one in game.box.regions if count_of(game, zu, one) and most_buyers(one)]
    if not regions:
        return False
    fewest: Criterion[Region] = by("fewest-stored", lambda one: -count_of(game, zu, one))
    region = prefer_region(game, zu, regions, fewest, by("popularity", partial(level, game)))
    crowd = most_buyers(region)
    fullest = [
        number for number in game.box.markets if interested(game.market(number).queue, region) == crowd
    ]
    number = most_profitable(game, zu, fullest)
    if not game.market(number).traders[zu.seat] and not place_trader(game, zu, number):
        return False
    carry_out_sale(game, zu, region, [number])
    return True


# ---- survey (EE-247) ----


def survey(game: Excavation, zu: Player) -> bool:
    """A card from the deck for the forecast, and two tiles of its region."""
    card = draw_card(game)
    if card is None:
        return False
    game.tell("zu-draws", who=zu.who, card=card_text(card))
    slot = next((place for place, slot in enumerate(game.forecast) if slot.crew is None), None)
    if slot is None or not game.box.rounds[game.round].forecast:
        game.discard.append(card)
    else:
        crew = zu.seat if has_crew(game, zu) else None
        if crew is not None:
            spend_crew(game, zu)
        replace_forecast(game, zu, slot, card, crew)
    look_at_tiles(game, zu, game.box.cards[card].region)
    return True


def look_at_tiles(game: Excavation, zu: Player, region: Region) -> None:
    """He buys the dearer one that is new to him, the other goes to its dig site."""
    count = game.box.tables.survey.draw
    zu.tiles, game.stacks[region] = game.stacks[region][:count], game.stacks[region][count:]
    wanted = [kind for kind in zu.tiles if is_new(zu, kind) and tile_price(game, kind) <= zu.credits]
    if wanted and excavate_space(game, zu):
        dearest = best(wanted, by("value", game.box.value_of.__getitem__), random=game.random)
        buy_tile(game, zu, dearest.thing)
    if zu.tiles:
        placed = best(zu.tiles, random=game.random).thing
        zu.tiles.remove(placed)
        lay_on_site(game, placed)
    shuffle_back(game, zu, region)


def buy_tile(game: Excavation, zu: Player, kind: Kind) -> None:
    """For twice its value, into the hold; sampled."""
    cost = tile_price(game, kind)
    zu.tiles.remove(kind)
    zu.gain(-cost, "purchases")
    (zu.hold if hold_space(game, zu) > 0 else zu.hidden).append(kind)
    game.tell("tile-bought", who=zu.who, artefact=artefact_text(kind), credits=cost)
    sample(game, zu, kind)
