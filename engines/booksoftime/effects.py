"""Effects of the tables: each chapter declares how its own are carried out."""

from collections.abc import Callable, Iterable
from typing import TypeVar, cast

from engines.booksoftime.state import BooksOfTime, Player
from engines.booksoftime.vocabulary import Effect
from engines.kernel import Step

E = TypeVar("E", bound=Effect)

_rules: dict[type[Effect], Callable[[BooksOfTime, Player, Effect], Step]] = {}


def effect(
    kind: type[E],
) -> Callable[[Callable[[BooksOfTime, Player, E], Step]], Callable[[BooksOfTime, Player, E], Step]]:
    """Declare the rule of an effect."""

    def declare(rule: Callable[[BooksOfTime, Player, E], Step]) -> Callable[[BooksOfTime, Player, E], Step]:
        _rules[kind] = cast("Callable[[BooksOfTime, Player, Effect], Step]", rule)
        return rule

    return declare


def perform(game: BooksOfTime, me: Player, effects: Iterable[Effect]) -> Step:
    """Carry effects out in their printed order (BT-085, BT-167)."""
    for one in effects:
        yield from _rules[type(one)](game, me, one)
