"""Pushing goals (BT-053, BT-054, BT-161)."""

from functools import partial
from typing import NamedTuple

from engines.booksoftime.challenges import note_challenges
from engines.booksoftime.effects import EFFECTS
from engines.booksoftime.state import BooksOfTime, Player
from engines.booksoftime.vocabulary import ANY, BOOKS, AnyEffect, BookType, PushGoal
from engines.booksoftime.wording import of_type
from engines.kernel import Closed, Option, Refusal, Step, Text


class Push(NamedTuple):
    """A stack to push, and the benefit on the back of its top tile that is gained."""

    book: BookType
    effects: tuple[AnyEffect, ...]


def refuse_push(me: Player, book: BookType) -> Refusal | None:
    """The last tile of a stack stays (BT-054)."""
    return None if len(me.goals[book]) > 1 else LAST_GOAL[book]


LAST_GOAL = {book: Refusal("BT-054", Text("why-last-goal", {"book": book})) for book in BOOKS}


def push_options(game: BooksOfTime, me: Player, book: BookType) -> list[Option[Push | None]]:
    """The benefits on the back of a stack's top tile; the last tile has none."""
    tile = game.parts.goals[me.goals[book][0]]
    return [
        Option(
            f"goal:{book}:{number}",
            Push(book, effects),
            partial(push_text, book, effects),
            Text("note-push", {"vp": tile.vp}),
        )
        for number, effects in enumerate(tile.back, start=1)
    ]


def push_text(book: BookType, effects: tuple[AnyEffect, ...]) -> Text:
    """The goal that is pushed, and what for."""
    return Text("option-push", {"book": book, "what": EFFECTS.text(effects)})


def push_top(game: BooksOfTime, me: Player, book: BookType) -> Step:
    """Choose one of the benefits on the back of the top tile; the tile leaves the game (BT-053)."""
    chosen = yield from me.ask("goal-back", lambda: push_options(game, me, book), args=lambda: {"book": book})
    assert chosen is not None
    yield from carry_out(game, me, chosen)


def carry_out(game: BooksOfTime, me: Player, chosen: Push) -> Step:
    """Remove the tile, gain the benefit (BT-053)."""
    gone = me.goals[chosen.book].pop(0)
    game.goals_gone.append(gone)
    now = game.parts.goals[me.goals[chosen.book][0]]
    game.tell("pushes", who=me.who, book=chosen.book, level=now.level, vp=now.vp)
    note_challenges(game)
    yield from EFFECTS.perform(game, me, chosen.effects)


def stacks(effect: PushGoal) -> tuple[BookType, ...]:
    """The stacks that an effect may push."""
    return BOOKS if effect.goal == ANY else (effect.goal,)


def refuse_all(game: BooksOfTime, me: Player, effect: PushGoal) -> Refusal | None:
    """No stack has a tile to remove (BT-054)."""
    refusals = [refuse_push(me, book) for book in stacks(effect)]
    return refusals[0] if all(refusals) else None


def last_tiles(me: Player, effect: PushGoal) -> list[Closed]:
    """Stacks with one tile, which stays (BT-054)."""
    refusals = [(book, refuse_push(me, book)) for book in stacks(effect)]
    return [Closed(f"goal:{book}", Text("effect-push", {"book": book}), why) for book, why in refusals if why]


@EFFECTS.of(
    PushGoal,
    text=lambda effect: Text("effect-push", {"book": effect.goal}),
    line=lambda effect: f"{of_type('goal', effect.goal)}→",
    refuse=refuse_all,
)
def push_goal(game: BooksOfTime, me: Player, effect: PushGoal) -> Step:
    """Push the shown stack or any, or leave it (BT-161)."""
    chosen = yield from me.ask(
        "push",
        lambda: [*(option for book in stacks(effect) for option in push_options(game, me, book)), LEAVE],
        missing=lambda: last_tiles(me, effect),
        default=LEAVE.id,
    )
    if chosen:
        yield from carry_out(game, me, chosen)


LEAVE: Option[Push | None] = Option("decline", None, Text("option-decline"))
