"""Effects of the tables: how each is carried out, and how several are worked off (IN-030 to IN-034).

Whatever somebody has gained and not resolved lies on the player's agenda. What leaves nothing to decide
happens by itself; of the rest the player chooses what comes next, with its target in the same answer.
Effects that come of effects join the agenda, so an advance of the Tower waits beside what is left.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import NamedTuple, TypeVar, cast

import msgspec

from engines.inventors.labels import effect_text
from engines.inventors.purse import Given, is_paying, refuse_stranding
from engines.inventors.state import Gain, Inventors, Player
from engines.inventors.vocabulary import (
    AnyEffect,
    Boost,
    Brighten,
    Choose,
    Draw,
    Influence,
    PaySilver,
    Promote,
    Refresh,
    Silver,
)
from engines.kernel import Asking, Closed, Option, Refusal, Step, Text
from engines.kernel.asks import Label

MOST = 25  # options of one ask
DONE = Text("option-done")
T = TypeVar("T")
E = TypeVar("E", bound=AnyEffect)


class Way(msgspec.Struct, frozen=True):
    """One way to use an effect: its id, words, rule, and what is left of the effect afterwards.

    `gives`: what may help to pay, while something is being paid.
    """

    id: str
    label: Label
    rule: Callable[[], Step]
    rest: AnyEffect | None = None
    gives: tuple[Given, ...] = ()

    @property
    def comes_to(self) -> tuple[Given, ...]:
        """What may help to pay, with what is left of the effect."""
        return self.gives if self.rest is None else (*self.gives, self.rest)


class Rules(NamedTuple):
    """What is known of a kind of effect."""

    rule: Callable[[Inventors, Player, AnyEffect], Step]
    ways: Callable[[Inventors, Player, AnyEffect], Sequence[Way]] | None
    refuse: Callable[[Inventors, Player, AnyEffect], Refusal | None]
    at_once: Callable[[Inventors, Player, AnyEffect], bool]
    alone: Callable[[Inventors, Player, AnyEffect], bool]
    hope: Callable[[Inventors, Player, AnyEffect], bool]


_rules: dict[type, Rules] = {}


def effect(
    kind: type[E],
    *,
    ways: Callable[[Inventors, Player, E], Sequence[Way]] | None = None,
    refuse: Callable[[Inventors, Player, E], Refusal | None] = lambda game, me, effect: None,
    at_once: Callable[[Inventors, Player, E], bool] = lambda game, me, effect: False,
    alone: Callable[[Inventors, Player, E], bool] | None = None,
    hope: Callable[[Inventors, Player, E], bool] = lambda game, me, effect: False,
) -> Callable[[Callable[[Inventors, Player, E], Step]], Callable[[Inventors, Player, E], Step]]:
    """Declare the rule of an effect.

    `ways`: what it may be used for, one by one; `refuse`: why it would do nothing now; `at_once`: whether
    there is nothing to decide, so that it happens by itself; `alone`: whether it needs no offer when it is
    the last thing left, because its rule asks for itself; `hope`: whether a card of the hand could enable it.
    """

    def asks_itself(game: Inventors, me: Player, one: E) -> bool:
        return ways is None if alone is None else alone(game, me, one)

    def declare(rule: Callable[[Inventors, Player, E], Step]) -> Callable[[Inventors, Player, E], Step]:
        _rules[kind] = Rules(*cast("tuple[object, ...]", (rule, ways, refuse, at_once, asks_itself, hope)))  # type: ignore[arg-type]
        return rule

    return declare


def or_else(options: Iterable[Option[T]], name: str, label: Text) -> list[Option[T | None]]:
    """The options, and a way out."""
    return [*cast("Iterable[Option[T | None]]", options), Option(name, None, label)]


def refuse_effect(game: Inventors, me: Player, one: AnyEffect) -> Refusal | None:
    """Why an effect would do nothing now."""
    return _rules[type(one)].refuse(game, me, one)


def happens_by_itself(game: Inventors, me: Player, one: AnyEffect) -> bool:
    """Whether an effect leaves nothing to decide."""
    return _rules[type(one)].at_once(game, me, one)


# ---- the agenda ------------------------------------------------------------------------------------------


def gain(me: Player, effects: Iterable[AnyEffect], *, must: bool = False, since: int = 0) -> None:
    """Put effects on the agenda; the same kind twice becomes one of more."""
    for one in effects:
        for there in me.agenda[since:]:
            if not must and not there.must and (sum_of := together(there.effect, one)):
                there.effect = sum_of
                break
        else:
            me.agenda.append(Gain(one, must))


def together(one: AnyEffect, other: AnyEffect) -> AnyEffect | None:
    """Both as one effect, if they are of a kind that can be counted."""
    match one, other:
        case (Silver(n=n), Silver(n=more)):
            return Silver(n + more)
        case (Draw(n=n), Draw(n=more)):
            return Draw(n + more)
        case (Brighten(n=n), Brighten(n=more)):
            return Brighten(n + more)
        case (Boost(n=n), Boost(n=more)):
            return Boost(n + more)
        case (Refresh(n=n), Refresh(n=more)):
            return Refresh(n + more)
        case (Promote(n=n), Promote(n=more)):
            return Promote(n + more)
        case (Influence(color=color, n=n), Influence(color=same, n=more)) if color == same:
            return Influence(color, n + more)
        case _:
            return None


def resolve(
    game: Inventors, me: Player, effects: Iterable[AnyEffect], *, must: bool = False, ordered: bool = False
) -> Step:
    """Carry effects out, in the order that the player likes, or one after the other (IN-032)."""
    base = len(me.agenda)
    for batch in [[one] for one in effects] if ordered else [list(effects)]:
        gain(me, batch, must=must, since=base)
        yield from work_off(game, me, base)


def work_off(game: Inventors, me: Player, base: int) -> Step:
    """Resolve what lies on the agenda above the base; what cannot be carried out is lost (IN-034)."""
    while len(me.agenda) > base:
        there = me.agenda[base:]
        if easy := first_easy(game, me, there):
            take_off(me, easy)
            yield from _rules[type(easy.effect)].rule(game, me, easy.effect)
            continue
        able = possible(game, me, there)
        if not able and not any(may_be_enabled(game, me, one.effect) for one in there):
            del me.agenda[base:]
            return
        if len(able) == 1 and _rules[type(able[0].effect)].alone(game, me, able[0].effect):
            take_off(me, able[0])
            yield from _rules[type(able[0].effect)].rule(game, me, able[0].effect)
            continue
        if (yield from next_effect(game, me, base)):
            return


def may_be_enabled(game: Inventors, me: Player, one: AnyEffect) -> bool:
    """Whether a free action with cards could make an effect possible that is not (IN-103, IN-320)."""
    acting = game.phase == "turns" and not game.together and me.seat == game.current
    return acting and bool(me.hand) and _rules[type(one)].hope(game, me, one)


def first_easy(game: Inventors, me: Player, gains: Iterable[Gain]) -> Gain | None:
    """The first that leaves nothing to decide."""
    for one in gains:
        if _rules[type(one.effect)].at_once(game, me, one.effect):
            return one
    return None


def possible(game: Inventors, me: Player, gains: Iterable[Gain]) -> list[Gain]:
    """Those that would do something now; of equal effects the first one is enough to choose from."""
    return distinct([one for one in gains if _rules[type(one.effect)].refuse(game, me, one.effect) is None])


def distinct(gains: Iterable[Gain]) -> list[Gain]:
    """Of equal effects the first one."""
    found: list[Gain] = []
    effects: list[AnyEffect] = []
    for one in gains:
        if one.effect not in effects:
            effects.append(one.effect)
            found.append(one)
    return found


def take_off(me: Player, one: Gain) -> None:
    """Take exactly this entry off the agenda."""
    for place, there in enumerate(me.agenda):
        if there is one:
            del me.agenda[place]
            return


class Next(msgspec.Struct, frozen=True):
    """An answer: this way of this entry; nothing: the rest is left."""

    gain: Gain
    way: Way


def next_effect(game: Inventors, me: Player, base: int) -> Asking[bool]:
    """Ask what comes next; True if the player leaves the rest."""
    there, paying = me.agenda[base:], is_paying(me)
    outer, priced = me.may_save, any(costs_silver(one.effect) for one in there)
    me.may_save = outer or priced

    def refuse(chosen: Next | None) -> Refusal | None:
        if chosen:
            return refuse_stranding(game, me, chosen.way.comes_to, instead=[chosen.gain])
        return refuse_stranding(game, me, instead=me.agenda[base:])

    chosen: Next | None = yield from me.ask(
        "next",
        lambda: next_options(game, me, base),
        refuse=refuse if paying else None,
        missing=lambda: lost(game, me, base),
        default=None if paying or any(one.must for one in there) else "done",
    )
    me.may_save = outer
    if chosen is None:
        del me.agenda[base:]
    else:
        take_off(me, chosen.gain)
        if chosen.way.rest is not None:
            me.agenda.append(Gain(chosen.way.rest, chosen.gain.must))
        yield from chosen.way.rule()
    if priced:
        me.saves = False
    return chosen is None


@cache
def costs_silver(one: AnyEffect) -> bool:
    """Whether Craftspeople could help to pay for it (IN-324)."""
    return isinstance(one, Choose) and any(
        isinstance(part, PaySilver) for option in one.options for part in option
    )


def ways_of(game: Inventors, me: Player, one: AnyEffect) -> list[Way]:
    """How an effect may be used now; some ask for themselves what for."""
    ways = _rules[type(one)].ways
    return [whole(game, me, one)] if ways is None else list(ways(game, me, one))


def whole(game: Inventors, me: Player, one: AnyEffect) -> Way:
    """An effect as one answer, which asks further."""
    return Way(name_of(one), effect_text(one), lambda: _rules[type(one)].rule(game, me, one), gives=(one,))


def name_of(one: AnyEffect) -> str:
    """An effect's own word, as it is written in a move."""
    return str(one.__struct_config__.tag).replace("_", "-")


def next_options(game: Inventors, me: Player, base: int) -> list[Option[Next | None]]:
    """The ways of everything on the agenda; where they are too many, the longest lists are asked later."""
    gains = possible(game, me, me.agenda[base:])
    ways = [ways_of(game, me, one.effect) for one in gains]
    while sum(map(len, ways)) >= MOST:
        longest = max(range(len(ways)), key=lambda place: len(ways[place]))
        ways[longest] = [whole(game, me, gains[longest].effect)]
    options: list[Option[Next | None]] = []
    optional = True
    for one, row in zip(gains, ways, strict=True):
        heading = effect_text(one.effect)
        options += [Option(way.id, Next(one, way), way.label, group=heading) for way in row]
        optional = optional and not one.must
    if optional:
        options.append(Option("done", None, DONE))
    return options


def lost(game: Inventors, me: Player, base: int) -> list[Closed]:
    """What was gained and would do nothing now."""
    closed = []
    for one in distinct(me.agenda[base:]):
        why = refuse_effect(game, me, one.effect)
        if why:
            closed.append(Closed(f"{name_of(one.effect)}-now", effect_text(one.effect), why))
    return closed


def pick_way(game: Inventors, me: Player, one: AnyEffect) -> Step:
    """Choose among the ways of an effect apart from everything else."""
    way: Way | None = yield from me.ask(
        "which",
        lambda: or_else((Option(way.id, way, way.label) for way in ways_of(game, me, one)), "done", DONE),
        refuse=(lambda way: refuse_stranding(game, me, way.comes_to if way else (), had=[one]))
        if is_paying(me)
        else None,
        args=lambda: {"effect": effect_text(one)},
        default=None if is_paying(me) else "done",
    )
    if way is not None:
        yield from way.rule()
        if way.rest is not None:
            yield from resolve(game, me, [way.rest])


# ---- the simplest ----------------------------------------------------------------------------------------


@effect(Silver, at_once=lambda game, me, effect: True)
def gain_silver(game: Inventors, me: Player, effect: Silver) -> Step:
    """From the main supply, which never ends (IN-021)."""
    me.silver += effect.n
    game.tell("silver", who=me.who, n=effect.n)
    yield from ()
