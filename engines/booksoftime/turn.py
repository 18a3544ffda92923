"""Rounds and turns: one of six actions, and at most one event (BT-070 to BT-074)."""

from collections.abc import Sequence
from functools import partial
from typing import TypeAlias

import msgspec

from engines.booksoftime.abilities import ability_text
from engines.booksoftime.challenges import note_challenges
from engines.booksoftime.drawing import Source, draw, refuse_source, sources
from engines.booksoftime.events import could_use_event, event_actions, event_phase
from engines.booksoftime.preparation import choose_challenges, choose_goals, prepare_pages
from engines.booksoftime.reading import activate, close, turn_pages
from engines.booksoftime.resources import choose_the_split, could_split, instant_benefits
from engines.booksoftime.scoring import final_points
from engines.booksoftime.state import BooksOfTime, Player
from engines.booksoftime.tracks import Climb, advance, climbs, refuse_paid_climb
from engines.booksoftime.vocabulary import BOOKS, BookType
from engines.booksoftime.wording import gain_text
from engines.booksoftime.writing import refuse_write, sections, write
from engines.kernel import FreeAction, NextStep, Option, Refusal, Step, Text


class Activate(msgspec.Struct, frozen=True):
    """Use the abilities in view of a book (BT-080)."""

    book: BookType


class Close(msgspec.Struct, frozen=True):
    """Close a book before its end (BT-100)."""

    book: BookType


class TurnPages(msgspec.Struct, frozen=True):
    """Turn a page in some books (BT-125)."""


class Write(msgspec.Struct, frozen=True):
    """Write pages, this section's first (BT-090)."""

    section: int


class Draw(msgspec.Struct, frozen=True):
    """Draw pages, this one first, or refresh the offer before (BT-110)."""

    source: int | Source


# A step on a track is the sixth action (BT-120).
Action: TypeAlias = Activate | Close | TurnPages | Write | Draw | Climb


def next_step(game: BooksOfTime) -> NextStep | None:
    """Set-up, then rounds of a turn for everybody and the event phase, then the scoring (BT-070, BT-140)."""
    match game.phase:
        case "goals":
            me = next(player for player in game.players if len(player.goals) < len(BOOKS))
            return NextStep("goals", me.seat, choose_goals(game, me))
        case "pages":
            return NextStep("pages", None, prepare_pages(game))
        case "challenges":
            return NextStep("challenges", 0, choose_challenges(game))
        case "turns":
            return NextStep("turn", game.active.seat, turn(game, game.active))
        case "events":
            return NextStep("events", None, event_phase(game))
        case "scoring":
            return NextStep("scoring", None, final_scoring(game))
        case "over":
            return None


def turn(game: BooksOfTime, me: Player) -> Step:
    """One action, and an event before it or after it (BT-071, BT-072)."""
    action = yield from me.ask("action", lambda: actions(game, me), refuse=partial(refuse_action, game, me))
    game.moment = "during"
    yield from act(game, me, action)
    game.moment = "after"
    if could_use_event(game, me):
        yield from me.ask("turn-end", lambda: [DONE], closing=DONE.id, default=DONE.id)
    end_turn(game, me)


DONE: Option[None] = Option("done", None, Text("option-done"))


def actions(game: BooksOfTime, me: Player) -> list[Option[Action]]:
    """The six actions, each with what it begins with (BT-071)."""
    found: list[Option[Action]] = [
        Option(activate_id, Activate(book), label, partial(spread_note, game, me, book), BOOK_GROUP)
        for book, activate_id, label in ACTIVATIONS
    ]
    found += [
        Option(one.id, Write(one.value), one.label, one.note, WRITE_GROUP)
        for one in sections(game, me)
        if one.value is not None
    ]
    found += [
        Option(one.id, Draw(one.value), one.label, one.note, DRAW_GROUP)
        for one in sources(game, me, refresh=True)
    ]
    found += [
        Option(one.id, one.value, one.label, one.note, TRACK_GROUP)
        for one in climbs(game, me, free=False)
        if one.value
    ]
    found.append(TURN)
    found += [
        Option(close_id, Close(book), label, partial(close_note, game, me, book), BOOK_GROUP)
        for book, close_id, label in CLOSINGS
    ]
    return found


# Headings and labels that never change.
BOOK_GROUP, WRITE_GROUP = Text("group-books"), Text("group-write")
DRAW_GROUP, TRACK_GROUP = Text("group-draw"), Text("group-advance")
ACTIVATIONS = [(book, f"activate:{book}", Text("option-activate", {"book": book})) for book in BOOKS]
CLOSINGS = [(book, f"close:{book}", Text("option-close", {"book": book})) for book in BOOKS]
TURN: Option[Action] = Option("turn", TurnPages(), Text("option-turn"), group=BOOK_GROUP)


def spread_note(game: BooksOfTime, me: Player, book: BookType) -> Text:
    """The ability on the right, which is the stronger one."""
    right = game.sides(me, book)[1]
    return Text("note-right", {"ability": ability_text(right)}) if right.effects else Text("note-blank")


def close_note(game: BooksOfTime, me: Player, book: BookType) -> Text:
    """What closing the book now would bring."""
    return Text("note-close", {"gain": gain_text(instant_benefits(game.parts, me.books[book].read))})


def refuse_action(game: BooksOfTime, me: Player, action: Action) -> Refusal | None:
    """Why an action cannot be done; activating, turning and closing always can (BT-074)."""
    match action:
        case Write(section=section):
            return refuse_write(game, me, section)
        case Draw(source=source):
            return refuse_source(game, me, source)
        case Climb():
            return refuse_paid_climb(game, me, action)
        case _:
            return None


def act(game: BooksOfTime, me: Player, action: Action) -> Step:
    """Carry an action out."""
    match action:
        case Activate(book=book):
            yield from activate(game, me, book)
        case Close(book=book):
            yield from close(game, me, book)
        case TurnPages():
            yield from turn_pages(game, me)
        case Write(section=section):
            yield from write(game, me, section)
        case Draw(source=source):
            yield from draw(game, me, source)
        case Climb():
            yield from advance(game, me, action)


def free(game: BooksOfTime, seat: int) -> Sequence[FreeAction]:
    """Events before and after the action, and the wish to pay with folders (BT-061, BT-072)."""
    if game.phase != "turns" or game.active.seat != seat:
        return ()
    me = game.active
    found = event_actions(game, me) if game.moment != "during" else []
    if could_split(me):
        found.append(FreeAction("split", partial(choose_the_split, me), Text("option-split")))
    return found


def end_turn(game: BooksOfTime, me: Player) -> None:
    """The next player; after the last one the event phase (BT-070, BT-132)."""
    game.moment, game.event_used, me.split = "before", False, False
    game.turn += 1
    if game.turn == len(game.players):
        game.turn = 0
        game.phase = "events"


def final_scoring(game: BooksOfTime) -> Step:
    """Everything is counted once more (BT-140, BT-185)."""
    note_challenges(game)
    game.phase = "over"
    for me in game.players:
        points = final_points(game, me)
        game.tell(
            "scores", who=me.who, total=sum(points.values()), goals=points["goals"], tracks=points["tracks"]
        )
    yield from ()
