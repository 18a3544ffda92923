"""Players who think: they see what their seat sees, imagine the rest, and try answers out."""

from collections.abc import Callable
from typing import Any

from engines.kernel.asks import Kind
from engines.kernel.match import Match
from engines.kernel.thinking.search import Rated, Search, Strength

QUICK = Strength("quick", playouts=40, seconds=0.015, wide=25, ahead=0)
GOOD = Strength("good", playouts=400, seconds=0.15, wide=25, ahead=2)
STRONG = Strength("strong", playouts=4000, seconds=1.2, wide=40, ahead=2)
STRENGTHS = {strength.name: strength for strength in (QUICK, GOOD, STRONG)}


def chosen(
    match: Match[Any],
    seat: int,
    strength: Strength,
    seed: int | str,
    clock: Callable[[], float] | None = None,
) -> tuple[str, ...]:
    """What a player of this strength answers; the same for a seed and a number of playouts."""
    return considered(match, seat, strength, seed, clock)[0].picks


def considered(
    match: Match[Any],
    seat: int,
    strength: Strength,
    seed: int | str,
    clock: Callable[[], float] | None = None,
) -> list[Rated]:
    """The answers that were considered, best first."""
    asked = match.asked(seat)
    if asked.kind is Kind.STOP:
        return [Rated((asked.options[0].id,), 0, 0.0)]
    return Search(match, seat, strength, seed).rated(clock)


__all__ = ["GOOD", "QUICK", "STRENGTHS", "STRONG", "Rated", "Strength", "chosen", "considered"]
