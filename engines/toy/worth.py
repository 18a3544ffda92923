"""What a position is worth to a merchant, in points: for players who think ahead. No rule looks at it."""

from engines.toy.scoring import parts
from engines.toy.state import Oasis

CARD, WATER = 0.7, 0.4


def worth(game: Oasis, seat: int) -> float:
    """Points as they stand, and half of what hand and water can still bring."""
    me = game.players[seat]
    left = 1 - (game.round - 1) / game.rounds
    return sum(parts(game, me).values()) + left * (CARD * len(me.hand) + WATER * me.water)
