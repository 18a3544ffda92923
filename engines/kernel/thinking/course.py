"""The course of a game that is over: how everybody stood after each step, and how likely they were to win.

Nothing here knows a game. How far a worth may still move is told by how far the worths of this very game did:
each is taken to go on as before, by chance, and the further the more steps are left.
"""

from collections.abc import Sequence
from itertools import pairwise
from math import erf, exp, pi, sqrt
from statistics import fmean

import msgspec

from engines.kernel.registry import Result, Stand

MOST_TURNS = 4
SWING = 0.12  # how much somebody's chance must rise at once, for the game to have turned
FINE = 80  # values at which chances are added up
FAR = 4.0  # standard deviations


class Past(msgspec.Struct, frozen=True):
    """A step that is over, and how all seats stood then."""

    step: int
    owner: int | None
    stands: Sequence[Stand]


class Moment(msgspec.Struct, frozen=True):
    """The same as people are shown it, by seat; against nobody there is no chance to speak of."""

    step: int
    owner: int | None
    scores: tuple[int, ...]
    chances: tuple[float, ...]


class Turning(msgspec.Struct, frozen=True):
    """A step after which somebody was much likelier to win than before."""

    step: int
    seat: int
    before: float
    after: float


def course(past: Sequence[Past], result: Result) -> list[Moment]:
    """All moments in order from when all seats are there; the last one knows how it ended."""
    known = [one for one in past if len(one.stands) == len(result.scores)]
    if not known:
        return []
    worths = [tuple(stand.worth for stand in one.stands) for one in known]
    restless = unrest(worths)
    moments = [
        Moment(
            one.step,
            one.owner,
            tuple(stand.score for stand in one.stands),
            chances(worth, sqrt(restless * left)) if len(worth) > 1 else (),
        )
        for one, worth, left in zip(known, worths, reversed(range(len(known))), strict=True)
    ]
    totals = {score.seat: score.total for score in result.scores}
    seats = range(len(worths[-1]))
    won = tuple((seat in result.winners) / max(1, len(result.winners)) for seat in seats)
    moments[-1] = msgspec.structs.replace(
        moments[-1],
        scores=tuple(totals[seat] for seat in seats),
        chances=won if len(seats) > 1 else (),
    )
    return moments


def unrest(worths: Sequence[Sequence[float]]) -> float:
    """By how much (squared) a seat's worth moves against the others' in a step.

    Everybody's turn lifts their own: so it is measured over as many steps as there are seats.
    """
    seats = len(worths[0])
    centred = [[worth - fmean(row) for worth in row] for row in worths]
    moved = [
        (late - early) ** 2
        for before, after in zip(centred, centred[seats:], strict=False)
        for early, late in zip(before, after, strict=True)
    ]
    return fmean(moved) / seats if moved else 0.0


def chances(worths: Sequence[float], spread: float) -> tuple[float, ...]:
    """How likely each is to end before all others, if each still moves as far as that."""
    if spread < 1e-6:
        best = max(worths)
        first = [worth == best for worth in worths]
        return tuple(one / sum(first) for one in first)
    high = max(worths)
    low = max(min(worths), high - 2 * FAR * spread)  # whoever is further behind has no chance
    low, high = low - FAR * spread, high + FAR * spread
    width = (high - low) / FINE
    ahead = [0.0] * len(worths)
    for number in range(FINE):
        value = low + (number + 0.5) * width
        apart = [(value - worth) / spread for worth in worths]
        below = [max(1e-12, (1 + erf(one / sqrt(2))) / 2) for one in apart]
        every = 1.0
        for one in below:
            every *= one
        for seat, one in enumerate(apart):
            ahead[seat] += exp(-one * one / 2) * every / below[seat] * width / (spread * sqrt(2 * pi))
    whole = sum(ahead)
    return tuple(one / whole for one in ahead)


def turnings(moments: Sequence[Moment]) -> list[Turning]:
    """Where the game turned, in order: the largest leaps of somebody's chance."""
    leaps = []
    for before, after in pairwise(moments):
        if after.chances:
            rises = [late - early for early, late in zip(before.chances, after.chances, strict=True)]
            seat = rises.index(max(rises))
            if rises[seat] >= SWING:
                leaps.append(Turning(after.step, seat, before.chances[seat], after.chances[seat]))
    largest = sorted(leaps, key=lambda leap: (leap.before - leap.after, leap.step))[:MOST_TURNS]
    return sorted(largest, key=lambda leap: leap.step)
