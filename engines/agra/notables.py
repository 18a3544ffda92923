"""Notables and the river: delivering, contracts, the Boat (AG-130 to AG-141)."""

from collections import Counter
from collections.abc import Iterable
from functools import cache, partial
from typing import NamedTuple

from engines.agra.builder import build_without_bonus, move_builder, move_merchant
from engines.agra.effects import EFFECTS, so_many, times
from engines.agra.goods import (
    FREE_MARKER,
    NOTHING,
    can_free,
    choose,
    earn,
    free_marker,
    gain_favours,
    good_option,
    value,
    values,
)
from engines.agra.imperial import delivered
from engines.agra.influence import can_climb, climb
from engines.agra.labels import counted, good_label, guild_label, named, notable_label
from engines.agra.lines import notable_text
from engines.agra.scoring import trigger_end
from engines.agra.state import Agra, Contract, Player, Visitor, lift_goods, put_goods
from engines.agra.vocabulary import (
    AnyEvent,
    BuildAtBuilder,
    DeliverNotable,
    EachGainFavours,
    EachGainFavoursPerGood,
    EachGainGoodByCount,
    ReturnPriceTokens,
    RobesBonus,
    RollMoveBuilder,
    RollMoveMerchant,
    TriggerEnd,
)
from engines.kernel import Arg, Asking, Option, Refusal, Step, Text, parallel

NOBODY_WANTS = Refusal("AG-131", Text("why-nobody-wants"))
NOTHING_WANTED = Refusal("AG-131", Text("why-nothing-wanted"))

YES, NO = Text("option-yes"), Text("option-no")


def yes_or_no(*, can: bool = True) -> list[Option[bool]]:
    """Both answers, or only the second."""
    no = Option("no", False, NO)
    return [Option("yes", True, YES), no] if can else [no]


# ---- Delivering ------------------------------------------------------------------------------------------


def is_open(game: Agra, notable: str) -> bool:
    """Whether the Boat has come far enough for this Notable's level (AG-130)."""
    return game.parts.level_of[notable] in game.parts.open_levels[game.pier]


def wanted(game: Agra, me: Player, visitor: Visitor) -> list[str]:
    """The demands of a Notable that are empty and that a player could fill (AG-131)."""
    goods = game.parts.notables[visitor.id].goods
    return [good for good, pile in zip(goods, visitor.markers, strict=True) if not pile and me.goods[good]]


def can_deliver(game: Agra, me: Player) -> bool:
    """Whether there is a Notable to whom a player could deliver something."""
    levels, level_of = game.parts.open_levels[game.pier], game.parts.level_of
    return any(level_of[visitor.id] in levels and wanted(game, me, visitor) for visitor in game.river)


def receiver_options(game: Agra) -> list[Option[str]]:
    """The Notables of the river."""
    return [
        Option(
            visitor.id,
            visitor.id,
            notable_label(visitor.id),
            note=partial(notable_text, game.parts.notables[visitor.id]),
        )
        for visitor in game.river
    ]


def refuse_receiver(game: Agra, me: Player, notable: str) -> Refusal | None:
    """Why nothing can be delivered to a Notable (AG-130, AG-131)."""
    if not is_open(game, notable):
        return closed_level(game.parts.level_of[notable])
    return None if wanted(game, me, game.visitor(notable)) else NOTHING_WANTED


@cache
def closed_level(level: str) -> Refusal:
    return Refusal("AG-130", Text("why-level-closed", {"level": level}))


def deliver(game: Agra, me: Player, notable: str, good: str, *, double: bool = False) -> Step:
    """A Good to a demand, perhaps a second beside it; then the contract if all is there (AG-131 to 133)."""
    visitor = game.visitor(notable)
    pile = visitor.markers[game.parts.notables[notable].goods.index(good)]
    pile.append(me.seat)
    lift_goods(me, good)
    game.tell("delivered", who=me.who, good=good_label(good), notable=notable_label(notable))
    earn(game, me, sum(map(len, visitor.markers)), "delivery")
    delivered(game, me, [good])
    if double:
        pile.append(me.seat)
        lift_goods(me, good)
        game.tell("delivered-double", who=me.who, good=good_label(good), notable=notable_label(notable))
        earn(game, me, 1, "delivery")
        delivered(game, me, [good])
    if all(visitor.markers):
        yield from evaluate(game, visitor)


def deliver_once(game: Agra, me: Player, notable: str) -> Step:
    """One Good to this Notable, and perhaps a step with his guild (AG-135); no double delivery."""
    options = [good_option(good) for good in wanted(game, me, game.visitor(notable))]
    good = yield from choose(me, "deliver-good", options)
    yield from deliver(game, me, notable, good)
    yield from rise(game, me, [notable])


def rise(game: Agra, me: Player, notables: Iterable[str]) -> Step:
    """A step on the guild track of each Notable delivered to, if the deliverer wants it (AG-135)."""
    for notable in notables:
        guild = game.parts.notables[notable].guild
        if can_climb(game, me, guild) and (yield from may_rise(game, me, guild)):
            yield from climb(game, me, guild)


def may_rise(game: Agra, me: Player, guild: str) -> Asking[bool]:
    """Whether the deliverer takes his step; another may have brought him further while he is asked."""

    def args() -> dict[str, Arg]:
        return {"guild": guild_label(guild), "step": min(me.influence[guild] + 1, game.parts.top)}

    return (yield from me.ask("rise", yes_or_no, args=args, default="yes", standing=True))


def refuse_delivery(game: Agra, me: Player, effect: DeliverNotable | None = None) -> Refusal | None:
    """Somebody must want something that one has (AG-131)."""
    return None if can_deliver(game, me) else NOBODY_WANTS


@EFFECTS.of(
    DeliverNotable,
    text=times("effect-deliver"),
    line=lambda effect: f"{so_many(effect.n)}[good]→[notable]",
    refuse=refuse_delivery,
)
def deliver_notable(game: Agra, me: Player, effect: DeliverNotable) -> Step:
    """One delivery, by Meditation or by a Favour tile (AG-054a, AG-123)."""
    for _ in range(effect.n):
        notable = yield from me.ask(
            "deliver-to",
            lambda: receiver_options(game),
            refuse=partial(refuse_receiver, game, me),
            atomic=True,
        )
        yield from deliver_once(game, me, notable)


# ---- Contracts -------------------------------------------------------------------------------------------


def winner_of(visitor: Visitor) -> int:
    """Who has most markers; among equals whose marker lies highest (AG-134)."""
    counts = Counter(seat for pile in visitor.markers for seat in pile)
    most = max(counts.values())
    return next(seat for pile in visitor.markers for seat in pile if counts[seat] == most)


def evaluate(game: Agra, visitor: Visitor) -> Step:
    """A fulfilled contract: card, markers, immediate effect, Boat (AG-134, AG-136, AG-161)."""
    notable = game.parts.notables[visitor.id]
    counts = Counter(seat for pile in visitor.markers for seat in pile)
    winner = game.players[winner_of(visitor)]
    game.river.remove(visitor)
    game.fulfilled[notable.level] += 1
    winner.markers += counts.pop(winner.seat)
    winner.contracts.append(Contract(visitor.id))
    game.tell("contract", who=winner.who, notable=notable_label(visitor.id))
    for seat, count in sorted(counts.items()):
        game.players[seat].favours += count
        game.tell("compensated", who=game.players[seat].who, count=count)
    yield from EFFECTS.perform(game, winner, notable.immediate)
    yield from sail(game)


# ---- The Boat --------------------------------------------------------------------------------------------


def sail(game: Agra) -> Step:
    """To the next pier, once enough contracts of a level are fulfilled, with the event there (AG-136)."""
    needed = game.parts.pier[game.pier - 1].moves_on
    if needed is None or game.fulfilled[needed.level] < needed.count:
        return
    game.pier += 1
    pier = game.parts.pier[game.pier - 1]
    game.tell("boat", pier=game.pier)
    for event in pier.event:
        yield from river_event(game, event)
    if pier.order_limit:
        game.tell("order-limit", limit=pier.order_limit)


def river_event(game: Agra, event: AnyEvent) -> Step:
    """What happens at a pier (AG-137 to AG-141)."""
    match event:
        case BuildAtBuilder():
            if game.builder in game.unbuilt:
                build_without_bonus(game, game.builder)
        case RollMoveBuilder():
            yield from move_builder(game)
        case RollMoveMerchant():
            yield from move_merchant(game)
        case EachGainFavours(n=count):
            for me in game.clockwise():
                yield from gain_favours(game, me, count)
        case EachGainFavoursPerGood(good=good, max=most):
            for me in game.clockwise():
                yield from gain_favours(game, me, min(me.goods[good], most))
        case EachGainGoodByCount(good=good, values=by_count):
            yield from everybody_gains_a_good(game, good, by_count)
        case ReturnPriceTokens():
            for price in game.prices:
                price.good, price.side = None, 0
            game.tell("prices-return")
        case RobesBonus():
            game.tell("robes-bonus")
        case TriggerEnd():  # a contract of the last level is fulfilled (AG-210)
            trigger_end(game, "contract")


def everybody_gains_a_good(game: Agra, good: str, by_count: tuple[int, ...]) -> Step:
    """Pier 5: everybody at once chooses a Good whose value depends on the own cotton (AG-140)."""
    lines = {}
    for me in game.players:
        worth = by_count[min(me.goods[good], len(by_count) - 1)]
        goods = [name for name, flags in values(game).items() if flags == worth]
        if goods:
            lines[me.seat] = choose_gift(game, me, goods)
    yield from parallel(lines, free=False)


class Gift(NamedTuple):
    """A Good of the river, none, or first a marker."""

    good: str | None = None
    free: bool = False


def choose_gift(game: Agra, me: Player, goods: list[str]) -> Step:
    """One of these goods or none; whoever has no marker may free one first (AG-006)."""
    no_marker = Refusal("AG-006", Text("why-markers-short", {"markers": 0}))
    while True:
        freeing = (
            [] if me.markers or not can_free(me) else [Option("free-marker", Gift(free=True), FREE_MARKER)]
        )
        chosen = yield from me.ask(
            "river-good",
            lambda: [
                *(Option(good, Gift(good), good_label(good)) for good in goods),
                Option("none", Gift(), NOTHING),
                *freeing,
            ],
            refuse=lambda gift: no_marker if gift.good and not me.markers else None,
            args=lambda: {"value": value(game, goods[0])},
            default="none",
        )
        if not chosen.free:
            break
        yield from free_marker(game, me)
    if chosen.good:
        put_goods(me, chosen.good, 1)
        game.tell("goods", who=me.who, goods=counted(chosen.good, 1))


# ---- Jagirdar --------------------------------------------------------------------------------------------


def also_deliver(game: Agra, owner: Player) -> Asking[bool]:
    """The Jagirdar's owner delivers in another player's Sailor action, or does not (AG-196)."""
    chosen = yield from owner.ask(
        "jagirdar",
        lambda: [*receiver_options(game), Option("pass", "", NOTHING)],
        refuse=lambda notable: refuse_receiver(game, owner, notable) if notable else None,
        default="pass",
        standing=True,
    )
    if chosen:
        game.tell("uses", who=owner.who, contract=named("notable", "jagirdar"))
        yield from deliver_once(game, owner, chosen)
    return bool(chosen)
