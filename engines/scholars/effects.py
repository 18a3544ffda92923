"""Effects of the tables: each chapter registers how its own are done, and why they would do nothing."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from functools import cache
from typing import TypeVar, cast

from engines.kernel import Option, Refusal, Step, Text
from engines.scholars.labels import effect_text
from engines.scholars.state import Player, Scholars
from engines.scholars.vocabulary import (
    ANY,
    LASTING,
    SECONDARY,
    Choose,
    CollectTrack,
    DrawDie,
    Effect,
    EmployOrRetire,
    GainDie,
    GainGold,
    GainSilver,
    GainWorker,
    HandTo,
    InfluenceGuild,
    InfluenceScroll,
    Pay,
    ResearchUp,
)

E = TypeVar("E", bound=Effect)


class Will(Enum):
    """Whether an effect is a player's to decline (SC-053, SC-082, SC-143, SC-203)."""

    MUST = "must"  # as far as possible
    MAY = "may"
    CHOSEN = "chosen"  # he has picked this very one


Rule = Callable[[Scholars, Player, E, Will], Step]
Judge = Callable[[Scholars, Player, E], Refusal | None]

_rules: dict[type[Effect], Rule[Effect]] = {}
_judges: dict[type[Effect], Judge[Effect]] = {}


def effect(kind: type[E], refuse: Judge[E] = lambda game, me, effect: None) -> Callable[[Rule[E]], Rule[E]]:
    """Declare the rule of an effect; `refuse` says why it would do nothing now."""

    def declare(rule: Rule[E]) -> Rule[E]:
        _rules[kind] = cast("Rule[Effect]", rule)
        _judges[kind] = cast("Judge[Effect]", refuse)
        return rule

    return declare


def refusal(game: Scholars, me: Player, effect: Effect) -> Refusal | None:
    """Why an effect would do nothing now."""
    return _judges[type(effect)](game, me, effect)


def perform(game: Scholars, me: Player, effects: Iterable[Effect], will: Will) -> Step:
    """Carry effects out in the order in which they are printed."""
    for one in together(effects):
        kind = type(one)
        if _judges[kind](game, me, one) is None:
            yield from _rules[kind](game, me, one, will)


class Pick(Enum):
    """What can be answered besides an effect."""

    ALL = "all"
    DONE = "done"


def perform_any_order(game: Scholars, me: Player, effects: Iterable[Effect], will: Will) -> Step:
    """Carry effects out in any order; nobody is asked where the order makes no difference."""
    left = list(together(effects))
    for one in [one for one in left if is_plain(game, me, one, left)]:
        left.remove(one)
        yield from perform(game, me, [one], will)
    while len(left) > 1 and order_matters(left):
        if all(refusal(game, me, one) for one in left):
            return
        pick = yield from me.ask(
            "effects",
            lambda: effect_options(left, will),
            refuse=lambda one: None if isinstance(one, Pick) else refusal(game, me, one),
            default=Pick.ALL.value,
        )
        if pick is Pick.DONE:
            return
        if pick is Pick.ALL:
            break
        assert isinstance(pick, Effect)
        left.remove(pick)
        yield from perform(game, me, [pick], Will.MUST if will is Will.MUST else Will.CHOSEN)
    yield from perform(game, me, left, will)


def effect_options(effects: Sequence[Effect], will: Will) -> list[Option[Effect | Pick]]:
    """Each effect that is left, all of them in the printed order, and to let them be."""
    seen: Counter[str] = Counter()
    options: list[Option[Effect | Pick]] = []
    for one in effects:
        tag = str(one.__struct_config__.tag)
        seen[tag] += 1
        name = tag if seen[tag] == 1 else f"{tag}:{seen[tag]}"
        options.append(Option(name, one, effect_text(one)))
    options.append(Option(Pick.ALL.value, Pick.ALL, Text("option-all-effects")))
    if will is not Will.MUST:
        options.append(Option(Pick.DONE.value, Pick.DONE, Text("option-no-more")))
    return options


def together(effects: Iterable[Effect]) -> tuple[Effect, ...]:
    """The effects that do something by themselves, Workers of any colour as one choice."""
    row = tuple(effects)
    if len(row) == 1:  # most are alone, and to look them up takes longer
        return () if isinstance(row[0], LASTING) else row
    return _together(row)


@cache
def _together(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    row = [one for one in effects if not isinstance(one, LASTING)]
    workers = [one for one in row if isinstance(one, GainWorker) and one.colour == ANY]
    if len(workers) < 2:
        return tuple(row)
    first = row.index(workers[0])
    rest = [one for one in row if one not in workers]
    rest.insert(first, GainWorker(ANY, sum(one.n for one in workers)))
    return tuple(rest)


def is_plain(game: Scholars, me: Player, effect: Effect, among: Sequence[Effect]) -> bool:
    """Whether an effect asks nothing and is best taken at once."""
    match effect:
        case GainSilver() | GainGold():
            return True
        case GainWorker(colour=colour):
            return colour != ANY
        case GainDie(colour=colour, to="bag"):
            return colour in SECONDARY and not any(may_draw(game, me, one) for one in among)
        case _:
            return False


def may_draw(game: Scholars, me: Player, effect: Effect) -> bool:
    """Whether dice of the bag could come of an effect: then it matters what is put in before."""
    match effect:
        case DrawDie() | HandTo() | EmployOrRetire() | CollectTrack():
            return True
        case Pay(gain=gain):
            return any(may_draw(game, me, one) for one in gain)
        case Choose(options=options):
            return any(may_draw(game, me, one) for option in options for one in option)
        case ResearchUp(track=track, n=n) if track in me.tracks:
            ahead = game.parts.track_spaces[track][me.tracks[track] + 1 :][:n]
            entered = [one for space in ahead if space.timing == "immediate" for one in space.effects]
            return any(may_draw(game, me, one) for one in entered)
        case ResearchUp():
            return True
        case _:
            return False


def order_matters(effects: Sequence[Effect]) -> bool:
    """Whether one of these shows something, or does what another one could change."""
    shows = any(
        isinstance(one, DrawDie | Pay) or (isinstance(one, GainDie) and one.to == "hand") for one in effects
    )
    apart = [one for one in effects if not isinstance(one, InfluenceGuild | InfluenceScroll | GainWorker)]
    leads_on = any(isinstance(one, ResearchUp | CollectTrack | EmployOrRetire) for one in apart)
    return shows or (leads_on and len(apart) > 1)
