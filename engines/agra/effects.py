"""The effects of the tables: each chapter declares its own, with its rule, words, icons and reason."""

from collections.abc import Callable
from typing import Protocol

from engines.agra.state import Agra, Player
from engines.kernel import Text
from engines.kernel.effects import Effects

EFFECTS: Effects[Agra, Player] = Effects()


class Counting(Protocol):
    """An effect that does something so many times."""

    @property
    def n(self) -> int: ...


def times(key: str) -> Callable[[Counting], Text]:
    """Words in which only the number counts."""
    return lambda effect: Text(key, {"count": effect.n})


def so_many(n: int) -> str:
    """How often, before a line: nothing for once."""
    return f"{n}× " if n > 1 else ""


def favour_label(game: Agra, action: str) -> Text:
    """What a Favour action does."""
    return EFFECTS.text(game.parts.favours[action].effects)


def bonus_label(game: Agra, tile: str) -> Text:
    """What a Building Bonus tile gives."""
    return EFFECTS.text(game.parts.bonuses[tile].effects)
