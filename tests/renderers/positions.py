"""Positions to draw: games played at random, looked at now and then."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from engines.kernel import Match, Random, game_named
from engines.kernel.players import random_picks

NAMES = ("Kasia", "Bartłomiej z Wrocławia i okolic", "Łukasz 🐸", "Ola")
DRAWN = ("agra", "booksoftime", "excavation", "inventors", "scholars", "toy")


class Position(NamedTuple):
    """A match where it stands."""

    match: Match[Any]

    @property
    def now(self) -> list[int]:
        return sorted(self.match.pending)

    @property
    def people(self) -> int:
        return self.match.players

    @property
    def names(self) -> tuple[str, ...]:
        return NAMES[: self.match.players]

    def view(self, seat: int | None = None) -> msgspec.Struct:
        return self.match.view(seat)


def positions(game: str, players: int, seed: int, every: int, most: int = 12) -> Iterator[Position]:
    """The same match at its start, after `every` decisions, and so on, and at its end."""
    match: Match[Any] = Match.new(game_named(game), players, seed)
    random = Random.seeded(f"positions {seed}")
    shown = made = 0
    while not match.ended and shown < most:
        if made % every == 0:
            shown += 1
            yield Position(match)
        seat = random.choice(sorted(match.pending))
        match.answer(seat, random_picks(match.pending[seat], random))
        made += 1
    if match.ended:
        yield Position(match)


def finished(game: str, players: int, seed: int = 1) -> Match[Any]:
    """A whole game, with its published views."""
    match: Match[Any] = Match.new(game_named(game), players, seed, keep_views=True)
    random = Random.seeded(f"finished {seed}")
    while not match.ended:
        seat = random.choice(sorted(match.pending))
        match.answer(seat, random_picks(match.pending[seat], random))
    return match
