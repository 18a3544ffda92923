"""Whole games for tests that look at where they end."""

from engines.inventors.game import GAME
from engines.inventors.state import Inventors
from engines.kernel import Match, Random
from engines.kernel.players import random_picks


def random_game(players: int, seed: int, settings: dict[str, str] | None = None) -> Match[Inventors]:
    """A game of random players, over."""
    match = Match.new(GAME, players, seed, settings or {})
    random = Random.seeded(f"whole {seed}")
    while not match.ended:
        _, asked = next(iter(match.pending.items()))
        match.answer(asked.seat, random_picks(asked, random))
        match.drain_steps()
    return match
