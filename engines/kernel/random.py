"""Chance that lives in the state: the same seed and answers give the same game on every machine."""

from collections.abc import Sequence
from typing import TypeVar

import msgspec

T = TypeVar("T")

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15


def mixed(number: int) -> int:
    """Spread a number over all 64 bits (the finaliser of splitmix64)."""
    number = ((number ^ (number >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    number = ((number ^ (number >> 27)) * 0x94D049BB133111EB) & MASK
    return number ^ (number >> 31)


class Random(msgspec.Struct, array_like=True):
    """A splitmix64 stream, saved with the state."""

    state: int
    # Rolls that are already decided, for positions that are set up by hand; a real game has none.
    rolls: list[int] = []

    @classmethod
    def seeded(cls, seed: int | str) -> "Random":
        """A stream from a seed; different seeds give unrelated streams."""
        number = 0
        for byte in str(seed).encode():
            number = mixed((number ^ byte) + GOLDEN & MASK)
        return cls(number)

    def next(self) -> int:
        """64 random bits."""
        self.state = (self.state + GOLDEN) & MASK
        return mixed(self.state)

    def below(self, limit: int) -> int:
        """A number from 0 up to, not including, the limit."""
        self.state = number = (self.state + GOLDEN) & MASK  # `next`, written out: this is called very often
        return (mixed(number) * limit) >> 64

    def roll(self, sides: int = 6) -> int:
        """A die from 1 to its number of sides."""
        return self.rolls.pop(0) if self.rolls else 1 + self.below(sides)

    def choice(self, things: Sequence[T]) -> T:
        """One of them."""
        return things[self.below(len(things))]

    def shuffle(self, things: list[T]) -> None:
        """Put a list in random order, in place."""
        state = self.state  # `below`, written out: decks are long
        for last in range(len(things) - 1, 0, -1):
            state = (state + GOLDEN) & MASK
            other = (mixed(state) * (last + 1)) >> 64
            things[last], things[other] = things[other], things[last]
        self.state = state

    def fork(self, number: int) -> "Random":
        """A stream of its own for one of several lines; does not move this stream, but shares its rolls."""
        return Random(mixed((self.state ^ mixed(number + 1)) & MASK), self.rolls)

    def mix(self, salt: int) -> None:
        """Another future from here on."""
        self.state = mixed((self.state ^ mixed(salt & MASK)) & MASK)
