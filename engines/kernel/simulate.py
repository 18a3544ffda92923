"""Whole games played at random: nobody plans, everybody answers."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from engines.kernel.asks import Asked
from engines.kernel.match import Match
from engines.kernel.players import random_picks
from engines.kernel.random import Random
from engines.kernel.registry import Game, Result


class Simulated(NamedTuple):
    """A game that was played at random, or as much of it as the cap allows."""

    match: Match[Any]
    decisions: int

    @property
    def result(self) -> Result | None:
        """How it ended; None if it reached the cap of decisions."""
        return self.match.result


def is_counted(asked: Asked) -> bool:
    """Whether an ask counts as a decision: it has two or more options, and a choice between them."""
    return len(asked.options) + len(asked.free) > 1 and asked.is_decision


def dice_of(seed: int | str) -> Random:
    """The chance by which the players choose: not the game's own."""
    return Random.seeded(f"players {seed}")


def whoever(match: Match[Any], random: Random) -> Asked:
    """One of those who are asked something now."""
    pending = match.pending
    if len(pending) == 1:
        return next(iter(pending.values()))
    return pending[random.choice(sorted(pending))]


def simulated(
    game: Game[Any],
    players: int,
    seed: int | str,
    settings: Mapping[str, str] | None = None,
    *,
    decisions: int | None = None,
) -> Simulated:
    """Play until the end, or until so many decisions are made (without a number: the game's cap)."""
    match = Match.new(game, players, seed, settings)
    random = dice_of(seed)
    cap = game.decisions_cap if decisions is None else decisions
    made = 0
    while not match.ended:
        asked = whoever(match, random)
        if is_counted(asked):
            if made == cap:
                break
            made += 1
        match.answer(asked.seat, random_picks(asked, random))
    return Simulated(match, made)
