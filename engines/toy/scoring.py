"""The end of Oasis (OA-50 to OA-52)."""

from engines.kernel import Result, Score
from engines.toy.state import Oasis, Player

CAMEL = 3
STORM_START = 12


def parts(game: Oasis, me: Player) -> dict[str, int]:
    """Coins, 3 for each camel, the value of the cargo (OA-50)."""
    cargo = sum(game.components.values[card] for card in me.cargo)
    return {"coins": me.coins, "camels": CAMEL * me.camels, "cargo": cargo}


def result(game: Oasis) -> Result:
    """The most points win, equal points share (OA-51); the Sandstorm must be beaten (OA-52)."""
    scored = {me.seat: parts(game, me) for me in game.players}
    if game.storm is not None:
        scored[1] = {"storm": STORM_START + game.storm}
    totals = {seat: sum(points.values()) for seat, points in scored.items()}
    place = {seat: 1 + sum(other > total for other in totals.values()) for seat, total in totals.items()}
    scores = [
        Score(seat, place[seat], totals[seat], scored[seat])
        for seat in sorted(totals, key=lambda s: place[s])
    ]
    if game.storm is not None:
        won = totals[0] > totals[1]
        return Result(scores, (0,) if won else (1,), won)
    return Result(scores, tuple(seat for seat in totals if place[seat] == 1))
