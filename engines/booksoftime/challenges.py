"""Challenges of the solo mode: they count at once, and some lose the game at once (BT-185 to BT-188)."""

from engines.booksoftime.components import Challenge
from engines.booksoftime.state import BooksOfTime
from engines.booksoftime.symbols import is_fulfilled
from engines.booksoftime.vocabulary import BookPages, BookType, GoalFulfilled, TrackTop
from engines.kernel import Text


def is_met(game: BooksOfTime, challenge: Challenge) -> bool:
    """Whether its condition holds now (BT-186, BT-187)."""
    me = game.players[0]
    match challenge.condition:
        case TrackTop(track=track):
            return me.tracks[track] == len(game.parts.tracks[track])
        case GoalFulfilled(goal=goal, level=level):
            return game.parts.goals[me.goals[goal][0]].level == level and is_fulfilled(game, me, goal)
        case BookPages(book=book, min=least):
            return len(me.books[book].pages) >= least


def note_challenges(game: BooksOfTime) -> None:
    """After every step that could meet one: what is done stays done (BT-185)."""
    if game.solo is None:
        return
    for chosen in game.solo.challenges:
        if not chosen.done and is_met(game, game.parts.challenges[chosen.id]):
            chosen.done = True
            game.tell("challenge-done", challenge=challenge_text(game.parts.challenges[chosen.id]))


def taken_of(game: BooksOfTime, book: BookType) -> int:
    """How many pages of a type the scribes have taken (BT-180)."""
    assert game.solo is not None
    return sum(game.parts.pages[page].type == book for page in game.solo.taken)


def note_loss(game: BooksOfTime) -> None:
    """A loss condition of a chosen challenge ends the game at once, done or not (BT-188)."""
    if game.solo is None:
        return
    for chosen in game.solo.challenges:
        challenge = game.parts.challenges[chosen.id]
        if (
            challenge.loss
            and taken_of(game, challenge.loss.type) >= challenge.loss.min
            and not game.solo.lost
        ):
            game.solo.lost = challenge.id
            game.tell("lost-at-once", book=challenge.loss.type, count=challenge.loss.min)


def challenge_text(challenge: Challenge) -> Text:
    """What a challenge asks for."""
    match challenge.condition:
        case TrackTop(track=track):
            return Text("challenge-track", {"book": track})
        case GoalFulfilled(goal=goal):
            return Text("challenge-goal", {"book": goal})
        case BookPages(book=book, min=least):
            return Text("challenge-pages", {"book": book, "n": least})
