"""Effects of the tables: each chapter registers how its own are carried out, and when they can be."""

from collections.abc import Callable, Iterable
from typing import TypeVar, cast

from engines.agra.state import Agra, Player
from engines.agra.vocabulary import Effect
from engines.kernel import Step

E = TypeVar("E", bound=Effect)

_rules: dict[type[Effect], Callable[[Agra, Player, Effect], Step]] = {}
_checks: dict[type[Effect], Callable[[Agra, Player, Effect], bool]] = {}


def effect(
    kind: type[E], possible: Callable[[Agra, Player, E], bool] = lambda game, me, effect: True
) -> Callable[[Callable[[Agra, Player, E], Step]], Callable[[Agra, Player, E], Step]]:
    """Declare the rule of an effect; `possible` says whether it would do anything now."""

    def declare(rule: Callable[[Agra, Player, E], Step]) -> Callable[[Agra, Player, E], Step]:
        _rules[kind] = cast("Callable[[Agra, Player, Effect], Step]", rule)
        _checks[kind] = cast("Callable[[Agra, Player, Effect], bool]", possible)
        return rule

    return declare


def perform(game: Agra, me: Player, effects: Iterable[Effect]) -> Step:
    """Carry effects out, one after the other."""
    for one in effects:
        yield from _rules[type(one)](game, me, one)


def any_possible(game: Agra, me: Player, effects: Iterable[Effect]) -> bool:
    """Whether at least one of them would do something now."""
    return any(_checks[type(one)](game, me, one) for one in effects)
