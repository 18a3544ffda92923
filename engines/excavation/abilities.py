"""What the command cards can do. All of it is "up to", and what can do nothing is not offered (EE-128)."""

from data.words import Text
from engines.excavation.buyers import add_buyer
from engines.excavation.cards import draw_and_keep
from engines.excavation.components import (
    Ability,
    AcquireBlackMarket,
    AddBuyers,
    DrawCards,
    ExcavateAny,
    GainCredits,
    Kind,
    MoveExplorers,
    Place,
    PlaceTraders,
    SampleStored,
)
from engines.excavation.excavate import dig_up, finds, own_sites
from engines.excavation.gallery import can_recruit, can_sample, may_sample, place_guard
from engines.excavation.market import add_trader
from engines.excavation.options import artefact_option, buyer_option, different, market_option, none_option
from engines.excavation.smuggle import acquire, offers
from engines.excavation.state import Excavation, Player, hold_space
from engines.excavation.travel import move_explorers
from engines.kernel.asks import Option, Step

STOP: Option[int] = Option("stop", 0, Text("option-stop"))


def can_use(game: Excavation, me: Player, ability: Ability) -> bool:
    """Whether an ability would do anything now."""
    match ability:
        case ExcavateAny():
            return bool(permitted(game, me, []))
        case AddBuyers():
            return any(game.pool[region] for region in game.box.regions)
        case PlaceTraders():
            return can_recruit(me)
        case AcquireBlackMarket(price_mod=price_mod):
            return bool(offers(game, me, price_mod))
        case DrawCards():
            return bool(game.deck or game.discard)
        case SampleStored():
            return bool(samplable(me))
        case MoveExplorers() | GainCredits():
            return True


def ability_text(ability: Ability) -> Text:
    """What an ability does, in words."""
    match ability:
        case MoveExplorers(steps=steps):
            return Text("ability-move", {"steps": steps})
        case ExcavateAny(count=count):
            return Text("ability-excavate", {"count": count})
        case AddBuyers(count=count, same_market=same_market):
            return Text("ability-buyers", {"count": count, "where": "one" if same_market else "any"})
        case PlaceTraders(count=count):
            return Text("ability-traders", {"count": count})
        case AcquireBlackMarket(count=count, price_mod=price_mod):
            return Text("ability-acquire", {"count": count, "less": -price_mod})
        case GainCredits(amount=amount):
            return Text("ability-credits", {"credits": amount})
        case DrawCards(draw=draw, keep=keep):
            return Text("ability-draw", {"draw": draw, "keep": keep})
        case SampleStored(count=count):
            return Text("ability-sample", {"count": count})


def use_ability(game: Excavation, me: Player, ability: Ability) -> Step:
    """Do what the card says."""
    match ability:
        case MoveExplorers(steps=steps):
            yield from move_explorers(game, me, steps)
        case ExcavateAny(count=count):
            yield from excavate_any(game, me, count)
        case AddBuyers(count=count, same_market=same_market):
            yield from add_buyers(game, me, count, same_market=same_market)
        case PlaceTraders(count=count, distinct=distinct):
            yield from place_traders(game, me, count, distinct=distinct)
        case AcquireBlackMarket(count=count, price_mod=price_mod):
            yield from acquire(game, me, count, price_mod)
        case GainCredits(amount=amount):
            me.gain(amount, "abilities")
            game.tell("credits-gained", who=me.who, credits=amount)
        case DrawCards(draw=draw, keep=keep):
            yield from draw_and_keep(game, me, draw, keep)
        case SampleStored(count=count):
            yield from sample_stored(game, me, count)


# ---- excavation permit ----


def permitted(game: Excavation, me: Player, used: list[Place]) -> list[Kind]:
    """Artefacts under own explorers, at most one from each dig site."""
    if not hold_space(game, me):
        return []
    return finds(game, [place for place in own_sites(game, me) if place not in used])


def excavate_any(game: Excavation, me: Player, count: int) -> Step:
    """Dig without a card; regions may differ. Then samples, as in the excavate action."""
    gained: list[Kind] = []
    while len(gained) < count:
        used = [game.box.site_of[kind] for kind in gained]
        if not permitted(game, me, used):
            break
        kind = yield from me.ask(
            "permit",
            lambda: [
                *(artefact_option(kind, game.box.value_of[kind]) for kind in permitted(game, me, used)),
                *([none_option("no-more")] if gained else []),
            ],
        )
        if not kind:
            break
        dig_up(game, me, kind)
        gained.append(kind)
    for kind in gained:
        yield from may_sample(game, me, kind)


# ---- publicity ----


def add_buyers(game: Excavation, me: Player, count: int, *, same_market: bool) -> Step:
    """Coloured buyers of choice for one market, or for any."""
    number = 0
    for added in range(count):
        if not any(game.pool[region] for region in game.box.regions):
            return
        stop = [STOP] if added else []
        if not (same_market and number):
            number = yield from me.ask(
                "publicity-market", lambda: [*(market_option(name) for name in game.box.markets), *stop]
            )
            if not number:
                return
            stop = []
        buyer = yield from me.ask(
            "publicity-buyer",
            lambda: [
                *(buyer_option(region) for region in game.box.regions if game.pool[region]),
                *([none_option("stop")] if stop else []),
            ],
            args=lambda: {"market": number},
        )
        if not buyer:
            return
        add_buyer(game, number, buyer)


# ---- trade delegation ----


def place_traders(game: Excavation, me: Player, count: int, *, distinct: bool) -> Step:
    """Traders at markets of choice."""
    taken: list[int] = []
    while len(taken) < count and can_recruit(me):
        number = yield from me.ask(
            "delegation",
            lambda: [
                *(market_option(name) for name in game.box.markets if not (distinct and name in taken)),
                *([STOP] if taken else []),
            ],
        )
        if not number:
            return
        yield from add_trader(game, me, number)
        taken.append(number)


# ---- curators ----


def samplable(me: Player) -> list[Kind]:
    """Stored artefacts whose cell has no guard."""
    return [kind for kind in different(me.stored) if can_sample(me, kind)]


def sample_stored(game: Excavation, me: Player, count: int) -> Step:
    """Samples of artefacts that were gained earlier."""
    for taken in range(count):
        if not samplable(me):
            return
        kind = yield from me.ask(
            "curators",
            lambda: [
                *(artefact_option(kind, game.box.value_of[kind]) for kind in samplable(me)),
                *([none_option("no-more")] if taken else []),
            ],
        )
        if not kind:
            return
        yield from place_guard(game, me, kind)
