"""The chronicle's events in a turn, and the event phase (BT-072, BT-073, BT-130 to BT-133)."""

from collections.abc import Iterator
from enum import Enum
from functools import partial
from typing import Literal, TypeAlias

from engines.booksoftime.abilities import ability_note, ability_text, carry_out, is_plain, refuse_ability
from engines.booksoftime.effects import EFFECTS
from engines.booksoftime.scribes import scribes_take
from engines.booksoftime.state import BooksOfTime, Player
from engines.booksoftime.vocabulary import Cost
from engines.kernel import FreeAction, Option, Refusal, Step, Text
from engines.kernel.steps import nothing

Side: TypeAlias = Literal["left", "right"]
SIDES: tuple[Side, Side] = ("left", "right")
NAMES = {side: f"event:{side}" for side in SIDES}
LABELS = {side: Text(f"option-event-{side}") for side in SIDES}
EVENT_USED = Refusal("BT-072", Text("why-event-used"))
IN_THE_MIDDLE = Refusal("BT-072", Text("why-event-middle"))


def event_actions(game: BooksOfTime, me: Player) -> tuple[FreeAction, ...]:
    """Both events in view, before the action of a turn or after it (BT-072)."""
    return game.once(("events", me.seat), make_event_actions, game, me)


def make_event_actions(game: BooksOfTime, me: Player) -> tuple[FreeAction, ...]:
    """They are the same in every turn: what lies open is looked up when they are shown."""
    return tuple(
        FreeAction(
            NAMES[side],
            partial(use_event, game, me, side),
            LABELS[side],
            partial(event_note, game, me, side),
            refuse=partial(refuse_event, game, me, side),
        )
        for side in SIDES
    )


def event_note(game: BooksOfTime, me: Player, side: Side) -> Text:
    """What an event does, and whether that would be nothing now."""
    return ability_note(game, me, game.event_on(side))


def no_events(why: Refusal) -> tuple[FreeAction, ...]:
    """Both events, for whoever tries to use one when none can be used."""
    return tuple(FreeAction(NAMES[side], nothing, LABELS[side], refuse=lambda: why) for side in SIDES)


NOT_IN_THE_MIDDLE, NOT_A_SECOND_ONE = no_events(IN_THE_MIDDLE), no_events(EVENT_USED)


def refuse_event(game: BooksOfTime, me: Player, side: Side) -> Refusal | None:
    """One event in a turn, and like an ability of a page (BT-072, BT-131)."""
    if game.event_used:
        return EVENT_USED
    return refuse_ability(game, me, game.event_on(side))


def use_event(game: BooksOfTime, me: Player, side: Side) -> Step:
    """Like an ability, and not used up for the others (BT-073, BT-131)."""
    game.event_used = True
    event = game.event_on(side)
    if is_plain(event):
        game.tell("uses-event", who=me.who)
    else:
        game.tell("uses-chronicle", who=me.who, ability=ability_text(event))
    yield from carry_out(game, me, event)


def could_use_event(game: BooksOfTime, me: Player) -> bool:
    """Whether an event could still be used in this turn, and would bring something."""
    return not game.event_used and any(
        refuse_event(game, me, side) is None and EFFECTS.refuse(game, me, game.event_on(side).effects) is None
        for side in SIDES
    )


def event_costs(game: BooksOfTime, me: Player) -> Iterator[Cost]:
    """What the events cost that may be used."""
    for side in SIDES:
        if refuse_event(game, me, side) is None:
            yield game.event_on(side).cost


class Ending(Enum):
    """What is over when a player wants no more: a benefit, an action, or the turn with it."""

    BENEFIT = "decline"
    ACTION = "stop"
    TURN = "done"


STOP: list[Option[Ending]] = [Option("stop", Ending.TURN, Text("option-stop"))]
STOP_OR_DONE: list[Option[Ending]] = [
    Option("stop", Ending.ACTION, Text("option-stop"), Text("note-event-next")),
    Option("done", Ending.TURN, Text("option-done")),
]


def endings(game: BooksOfTime, me: Player) -> list[Option[Ending]]:
    """How an action ends of which more could be done; the last one ends the turn, too (BT-072)."""
    return STOP_OR_DONE if could_use_event(game, me) else STOP


def event_phase(game: BooksOfTime) -> Step:
    """One page of the chronicle is turned; when it closes the game ends (BT-132, BT-140, BT-177)."""
    if game.chronicle.turn():
        game.tell("chronicle-closes")
        game.phase = "scoring"
        return
    game.tell("chronicle-turns", round=game.round, rounds=game.rounds)
    if game.round == game.rounds:
        game.tell("last-round")
    game.phase = "turns"
    if game.solo is not None:
        yield from scribes_take(game)
