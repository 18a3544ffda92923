"""The tables of Oasis."""

from functools import cached_property
from typing import Literal

import msgspec

from data.tables import DataError
from engines.kernel import Shelf
from engines.toy.vocabulary import AnyEffect


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
    caravan: int = 3  # so many camels are paid for at once
    caravan_pays: int = 2


class Encounter(msgspec.Struct, frozen=True):
    """Somebody on the road."""

    id: str
    copies: int
    effects: tuple[AnyEffect, ...]
    source: str


class Stone(msgspec.Struct, frozen=True):
    """A stone in the Sandstorm's bag."""

    id: Literal["dry", "bury", "gather"]
    copies: int
    source: str


class Components(msgspec.Struct, frozen=True, dict=True):
    """All tables of the game."""

    good: list[Good]
    setup: SetupTable
    encounter: list[Encounter] = []  # games that began before there was a road have none
    stone: list[Stone] = []

    @cached_property
    def encounters(self) -> dict[str, Encounter]:
        """By id."""
        return {one.id: one for one in self.encounter}

    @property
    def stones(self) -> list[str]:
        """What is in the Sandstorm's bag at first."""
        return [stone.id for stone in self.stone for _ in range(stone.copies)] or ["dry", "bury", "gather"]

    @cached_property
    def values(self) -> dict[str, int]:
        """What a card brings at a stall without a bonus."""
        return {kind.id: kind.value for kind in self.good}


def check(tables: Components) -> None:
    """What the types cannot say."""
    pieces: list[Good | Encounter | Stone] = [*tables.good, *tables.encounter, *tables.stone]
    for piece in pieces:
        if piece.copies < 1:
            raise DataError(f"toy: {piece.id!r}: copies must be at least 1")
    for kind in tables.good:
        if kind.value < 1:
            raise DataError(f"toy: good {kind.id!r}: value must be at least 1")


SHELF = Shelf("toy", Components, check)
