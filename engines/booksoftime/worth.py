"""What a position is worth to a seat, in VP: for players who think ahead. No rule looks at it."""

from engines.booksoftime.scoring import final_points
from engines.booksoftime.state import BooksOfTime, Player
from engines.booksoftime.symbols import goal_progress
from engines.booksoftime.vocabulary import BOOKS

RESOURCE = 0.7
BOARD = 0.9  # a page that can be written
WRITTEN = 1.2  # a page in a book, which will be turned
TRACK = 1.0  # a space on a track, more the nearer the top is
TOKEN = 0.5
GOAL = 0.6  # of a goal's VP, by how much of it is there


def worth(game: BooksOfTime, seat: int) -> float:
    """VP as they stand, and what resources, pages, tracks and goals can still become."""
    me = game.players[seat]
    left = max(0.0, (game.rounds - game.round) / game.rounds)
    return sum(final_points(game, me).values()) + goals(game, me, left) + left * prospects(game, me)


def prospects(game: BooksOfTime, me: Player) -> float:
    """What serves later, at the start of the game."""
    return (
        RESOURCE * (min(me.quill, 4) + min(me.paper, 4) + min(me.folder, 4))
        + BOARD * len(me.available())
        + WRITTEN * sum(len(me.books[book].pages) for book in BOOKS)
        + TRACK * sum(me.tracks[book] ** 2 / game.parts.tracks[book][-1].space for book in BOOKS)
        + TOKEN * sum(me.tokens.values())
    )


def goals(game: BooksOfTime, me: Player, left: float) -> float:
    """What the top tiles promise where they are not fulfilled yet."""
    total = 0.0
    for book, stack in me.goals.items():
        have, need = goal_progress(game, me, book)
        if have < need:
            total += GOAL * game.parts.goals[stack[0]].vp * (have / need) * min(1.0, 3 * left)
    return total
