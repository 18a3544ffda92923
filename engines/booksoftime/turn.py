"""Rounds and turns: one of six actions, and at most one event (BT-070 to BT-074)."""

from collections.abc import Iterator, Sequence
from functools import cache, partial
from typing import TypeAlias

import msgspec

from engines.booksoftime.abilities import ability_text
from engines.booksoftime.book import falls_off
from engines.booksoftime.challenges import note_challenges, note_loss
from engines.booksoftime.drawing import (
    RENEW,
    Source,
    draw,
    draw_option,
    draw_renewed,
    empty_sources,
    pages_to_draw,
    refuse_renewal,
    renewal_text,
)
from engines.booksoftime.events import (
    NOT_A_SECOND_ONE,
    NOT_IN_THE_MIDDLE,
    Ending,
    could_use_event,
    event_actions,
    event_costs,
    event_phase,
)
from engines.booksoftime.preparation import choose_challenges, choose_goals, open_chronicle, prepare_pages
from engines.booksoftime.reading import activate, close, turn_pages
from engines.booksoftime.resources import holdings, instant_benefits, no_splitting, refuse_printed, splitting
from engines.booksoftime.scoring import final_account, final_points, tell_verdict
from engines.booksoftime.state import BooksOfTime, Player, parts_of
from engines.booksoftime.tracks import CLIMBS, Climb, advance, climb_option, closed_climbs, step_costs
from engines.booksoftime.vocabulary import BOOKS, BookType, Cost, PageId
from engines.booksoftime.wording import gain_text, page_text
from engines.booksoftime.writing import section_option, write, write_costs
from engines.kernel import Asking, Closed, FreeAction, NextStep, Option, Refusal, Step, Text


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
    """Draw pages, this one first (BT-110)."""

    source: int | Source


class DrawRenewed(msgspec.Struct, frozen=True):
    """Draw pages of an offer that is refreshed before (BT-112)."""


DRAW_RENEWED = DrawRenewed()
# A step on a track is the sixth action (BT-120).
Action: TypeAlias = Activate | Close | TurnPages | Write | Draw | DrawRenewed | Climb


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
        case "opening":
            return NextStep("opening", None, open_chronicle(game))
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
    closed: dict[Action, Refusal] = {}

    def possible() -> list[Option[Action]]:
        closed.clear()
        closed.update(closed_actions(game, me))
        return actions(game, me)

    action = yield from me.ask(
        "action",
        possible,
        refuse=closed.get,
        missing=lambda: missing_actions(game, me),
        beside=lambda: splitting(me, costs_ahead(game, me)),
        args=lambda: {"have": holdings(me)},
        default=idle(me),
    )
    game.moment = "during"
    ending = yield from act(game, me, action)
    game.moment = "after"
    if ending is Ending.ACTION and could_use_event(game, me):
        yield from me.ask(
            "turn-end",
            lambda: [DONE],
            missing=lambda: no_splitting(me, event_costs(game, me)),
            beside=lambda: splitting(me, event_costs(game, me)),
            closing=DONE.id,
            default=DONE.id,
        )
    end_turn(game, me)
    if game.phase == "events" and game.solo is None:  # whoever is last turns the page (BT-132)
        yield from game.barrier("round")
        yield from event_phase(game)


DONE: Option[None] = Option("done", None, Text("option-done"))


def idle(me: Player) -> str:
    """What changes least, for whoever is away: passing is not allowed (BT-074)."""
    return next((CLOSINGS[book][0] for book in BOOKS if not me.books[book].turned), TURN.id)


def actions(game: BooksOfTime, me: Player) -> list[Option[Action]]:
    """The six actions, each with what it begins with (BT-071)."""
    data = game.data
    return [
        *[activation(data, book, me.books[book].right, game.blank) for book in BOOKS],
        *[first_page(data, section, page) for section, page in enumerate(me.board) if page],
        *first_draws(game, me),
        *first_steps(data, me.tracks["trade"], me.tracks["science"], me.tracks["industry"]),
        TURN,
        *game.once(("closings", me.seat), closings, game, me),
    ]


# What begins an action, made once for each thing that it can begin with.


@cache
def activation(data: str, book: BookType, page: PageId | None, blank: bool) -> Option[Action]:
    """Activating a book with this current page; the ability on the right is the stronger one."""
    parts = parts_of(data)
    right = parts.pages[page].front if page else parts.covers[book, "back"]
    printed = page or not blank
    note = Text("note-right", {"ability": ability_text(right)}) if printed else Text("note-blank")
    label = Text("option-activate", {"book": book})
    return Option(f"activate:{book}", Activate(book), label, note, BOOK_GROUP)


@cache
def first_page(data: str, section: int, page: PageId) -> Option[Action]:
    """Writing pages, this one first."""
    one = section_option(data, section, page)
    return Option(one.id, Write(section), one.label, one.note, WRITE_GROUP)


@cache
def first_draw(data: str, source: int | Source, page: PageId) -> Option[Action]:
    """Drawing pages, this one first."""
    one = draw_option(data, source, page)
    return Option(one.id, Draw(source), one.label, one.note, DRAW_GROUP)


@cache
def renewal(data: str) -> Option[Action]:
    """Drawing pages from a new offer."""
    return Option(RENEW, DRAW_RENEWED, renewal_text(parts_of(data)), group=DRAW_GROUP)


def first_draws(game: BooksOfTime, me: Player) -> list[Option[Action]]:
    """All that drawing can begin with; what it would push off the board is the heading (BT-043)."""
    data, pages = game.data, pages_to_draw(game.offer, game.deck.top)
    options = [*[first_draw(data, source, page) for source, page in pages], renewal(data)]
    if gone := falls_off(me.board):
        heading = Text("group-draw-pushes", {"page": page_text(game.parts.pages[gone])})
        return [msgspec.structs.replace(option, group=heading) for option in options]
    return options


@cache
def first_steps(data: str, trade: int, science: int, industry: int) -> list[Option[Action]]:
    """Advancing from these spaces of the tracks, one of these steps first."""
    here = {"trade": trade, "science": science, "industry": industry}
    return [
        Option(one.id, climb, one.label, one.note, TRACK_GROUP)
        for climb in CLIMBS
        for one in (climb_option(data, climb, here[climb.track], free=False),)
    ]


# Headings and labels that never change.
BOOK_GROUP, WRITE_GROUP = Text("group-books"), Text("group-write")
DRAW_GROUP, TRACK_GROUP = Text("group-draw"), Text("group-advance")
CLOSINGS = {book: (f"close:{book}", Close(book), Text("option-close", {"book": book})) for book in BOOKS}
TURN: Option[Action] = Option("turn", TurnPages(), Text("option-turn"), group=BOOK_GROUP)


def closings(game: BooksOfTime, me: Player) -> list[Option[Action]]:
    """Closing a book, and what that would bring now."""
    return [
        Option(name, closing, label, partial(close_note, game, me, book), BOOK_GROUP)
        for book, (name, closing, label) in CLOSINGS.items()
    ]


def close_note(game: BooksOfTime, me: Player, book: BookType) -> Text:
    """What closing the book now would bring."""
    return Text("note-close", {"gain": gain_text(instant_benefits(game.parts, me.books[book].read))})


def closed_actions(game: BooksOfTime, me: Player) -> dict[Action, Refusal]:
    """What cannot be done, and why; activating, turning and closing always can (BT-074)."""
    closed: dict[Action, Refusal] = dict(closed_climbs(game, me).items())
    for section, why in enumerate(refuse_printed(game, me).sections):
        if why:
            closed[Write(section)] = why
    if why := refuse_renewal(game, me):
        closed[DRAW_RENEWED] = why
    return closed


def missing_actions(game: BooksOfTime, me: Player) -> list[Closed]:
    """Actions for which there is no page at all (BT-092, BT-113)."""
    missing = []
    if not me.available():
        missing.append(Closed("write", WRITE_GROUP, Refusal("BT-092", Text("why-no-page"))))
    if not (game.deck.top or any(game.offer)):
        missing.append(Closed("draw", DRAW_GROUP, Refusal("BT-113", Text("why-no-offer"))))
    missing += empty_sources(game)
    return [*missing, *no_splitting(me, costs_ahead(game, me))]


def costs_ahead(game: BooksOfTime, me: Player) -> Iterator[Cost]:
    """What may be paid at once when a turn begins: a page, a step, an event."""
    yield from write_costs(game, me)
    yield from step_costs(game, me)
    yield from event_costs(game, me)


def act(game: BooksOfTime, me: Player, action: Action) -> Asking[Ending]:
    """Carry an action out; whether the player ended the turn with it."""
    match action:
        case Activate(book=book):
            yield from activate(game, me, book)
        case Close(book=book):
            yield from close(game, me, book)
        case TurnPages():
            yield from turn_pages(game, me)
        case Write(section=section):
            return (yield from write(game, me, section))
        case Draw(source=source):
            yield from draw(game, me, source)
        case DrawRenewed():
            yield from draw_renewed(game, me)
        case Climb():
            return (yield from advance(game, me, action))
    return Ending.ACTION


def free(game: BooksOfTime, seat: int) -> Sequence[FreeAction]:
    """Events, before and after the action, one in a turn (BT-072)."""
    if game.event_used or game.moment == "during" or game.phase != "turns" or game.active.seat != seat:
        return ()
    return event_actions(game, game.active)


def missing_events(game: BooksOfTime, seat: int) -> Sequence[FreeAction]:
    """Why no event can be used now (BT-072)."""
    if game.phase != "turns" or game.active.seat != seat:
        return ()
    if game.event_used:
        return NOT_A_SECOND_ONE
    return NOT_IN_THE_MIDDLE if game.moment == "during" else ()


def end_turn(game: BooksOfTime, me: Player) -> None:
    """The next player; after the last one the event phase (BT-070, BT-132)."""
    game.moment, game.event_used, me.split = "before", False, False
    game.turn += 1
    if game.turn == len(game.players):
        game.turn = 0
        game.phase = "events"


def final_scoring(game: BooksOfTime) -> Step:
    """Everything is counted once more (BT-140, BT-185, BT-188)."""
    note_challenges(game)
    note_loss(game)
    game.phase = "over"
    for me in game.players:
        total = sum(final_points(game, me).values())
        game.tell("counts", who=me.who, total=total, parts=final_account(game, me))
    if game.solo and not game.solo.lost:
        tell_verdict(game)
    yield from ()
