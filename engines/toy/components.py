"""The tables of Oasis."""

import msgspec

from data.tables import DataError
from engines.kernel import Shelf


class Good(msgspec.Struct, frozen=True):
    """A kind of goods card."""

    id: str
    value: int
    copies: int
    source: str


class SetupTable(msgspec.Struct, frozen=True):
    """What everybody starts with."""

    cards: int
    water: int
    coins: int
    camels: int
    hand_limit: int
    stalls: list[str]
    source: str


class Components(msgspec.Struct, frozen=True):
    """All tables of the game."""

    good: list[Good]
    setup: SetupTable

    def value(self, good: str) -> int:
        """What a card brings at a stall without a bonus."""
        return next(kind.value for kind in self.good if kind.id == good)


def check(tables: Components) -> None:
    """What the types cannot say."""
    for kind in tables.good:
        if kind.value < 1 or kind.copies < 1:
            raise DataError(f"toy: good {kind.id!r}: value and copies must be at least 1")


SHELF = Shelf("toy", Components, check)
