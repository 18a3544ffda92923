"""A player's turn: one main action (IN-101 to IN-103, IN-295)."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from engines.inventors.camels import Reach
from engines.inventors.devices import (
    build,
    invent,
    name_of,
    publish,
    refuse_build,
    refuse_invent,
    refuse_publish,
    refuse_test,
    test,
)
from engines.inventors.dice import can_brighten
from engines.inventors.effects import DONE
from engines.inventors.labels import person_text, row_text
from engines.inventors.state import Inventors, Player, has_tent
from engines.inventors.tents import (
    brighten_one,
    clear_for_pay,
    place_tent,
    refresh_somebody,
    refuse_clearing,
    refuse_section,
    section_name,
)
from engines.inventors.vocabulary import PEOPLE, ROWS, Name, Row
from engines.inventors.workers import place_worker, refuse_worker
from engines.inventors.workshops import activate, refuse_workshop
from engines.kernel import Asking, Option, Refusal, Step, Text


class Action(NamedTuple):
    """A main action, and why it cannot be taken; one that gives False has been taken back."""

    rule: Callable[[], Asking[bool | None]]
    refuse: Callable[[], Refusal | None]


def turn(game: Inventors, me: Player) -> Step:
    """One main action, with free actions before, meanwhile and after it (IN-101 to IN-103)."""
    options = before_tent if not has_tent(game, me.seat) else after_tent
    key = "turn" if not has_tent(game, me.seat) else "turn-after-tent"
    done: bool | None = False
    while done is False:
        action = yield from me.ask(key, lambda: options(game, me), refuse=lambda action: action.refuse())
        done = yield from action.rule()
    if me.hand:
        yield from me.ask("turn-end", lambda: [Option("done", None, DONE)], closing="done", default="done")
    pass_turn(game)


def before_tent(game: Inventors, me: Player) -> list[Option[Action]]:
    """Camel, Workshop, Worker or Tent; Devices are named at once (IN-102)."""
    options, reach = [], Reach(game, me)
    for device in game.column(1):
        if device.is_blank:
            action = Action(partial(invent, game, me, device), partial(refuse_invent, reach, device))
            label = partial(Text, "option-invent", {"device": name_of(device)})
            options.append(Option(f"invent:{device.board}", action, label, group=CAMEL))
        else:
            action = Action(partial(build, game, me, device), partial(refuse_build, reach, device))
            label = partial(Text, "option-build", {"device": name_of(device)})
            options.append(Option(f"build:{device.board}", action, label, group=CAMEL))
    for device in game.column(2):
        action = Action(partial(publish, game, me, device), partial(refuse_publish, reach, device))
        label = partial(Text, "option-publish", {"device": name_of(device)})
        options.append(Option(f"publish:{device.board}", action, label, group=CAMEL))
    testing = Action(partial(test, game, me), partial(refuse_test, reach))
    options.append(Option("test", testing, Text("option-test-device"), group=CAMEL))
    options += workshop_options(game, me)
    worker = Action(partial(place_worker, game, me), partial(refuse_worker, game, me))
    options.append(Option("worker", worker, Text("option-place-worker"), group=WORKER))
    for place, section in enumerate(game.parts.tent_section):
        action = Action(partial(place_tent, game, me, place), partial(refuse_section, game, place))
        options.append(Option(f"tent:{section.id}", action, partial(section_name, game, place), group=TENT))
    return options


CAMEL, WORKSHOP = Text("group-camel"), Text("group-workshop")
WORKER, TENT, AFTER = Text("group-worker"), Text("group-tent"), Text("group-after")


def workshop_options(game: Inventors, me: Player) -> list[Option[Action]]:
    """The three rows (IN-260)."""
    return [
        Option(
            f"workshop:{row}",
            Action(partial(activate, game, me, row), partial(refuse_workshop, game, me, row)),
            partial(workshop_text, row),
            note=partial(workshop_note, me, row),
            group=WORKSHOP,
        )
        for row in ROWS
    ]


def workshop_text(row: Row) -> Text:
    return Text("option-workshop", {"row": row_text(row)})


def workshop_note(me: Player, row: Row) -> Text:
    return Text("note-workshop", {"n": len(me.workshops[row].tiles)})


def after_tent(game: Inventors, me: Player) -> list[Option[Action]]:
    """Workshop, Brighten, refresh, or pay to clear a Workshop; else nothing (IN-295)."""
    options = workshop_options(game, me)
    brightening = Action(partial(brighten_one, game, me), partial(refuse_brightening, game, me))
    options.append(Option("brighten", brightening, Text("option-brighten"), group=AFTER))
    for name in PEOPLE:
        action = Action(partial(refresh_somebody, game, me, name), partial(refuse_refreshing, me, name))
        label = partial(Text, "option-refresh", {"who": person_text(name)})
        options.append(Option(f"refresh:{name}", action, label, group=AFTER))
    for row in ROWS:
        action = Action(partial(clear_for_pay, game, me, row), partial(refuse_clearing, game, me, row))
        options.append(
            Option(f"clear:{row}", action, Text("option-clear-paid", {"row": row_text(row)}), group=AFTER)
        )
    nothing = Action(no_action, partial(refuse_nothing, tuple(options)))
    return [*options, Option("nothing", nothing, Text("option-nothing"), group=AFTER)]


def refuse_brightening(game: Inventors, me: Player) -> Refusal | None:
    return None if can_brighten(me) else Refusal("IN-131", Text("why-nothing-to-brighten"))


def refuse_refreshing(me: Player, name: Name) -> Refusal | None:
    if me.people[name].active:
        return Refusal("IN-157", Text("why-active", {"who": person_text(name)}))
    return None


def refuse_nothing(others: Sequence[Option[Action]]) -> Refusal | None:
    """Only if nothing else is possible (IN-295)."""
    if any(option.value.refuse() is None for option in others):
        return Refusal("IN-295", Text("why-something-possible"))
    return None


def no_action() -> Step:
    """Nothing is possible."""
    yield from ()


def pass_turn(game: Inventors) -> None:
    """Clockwise, until every player has placed a Tent; then the round ends at once (IN-101, IN-300)."""
    if all(has_tent(game, party.seat) for party in game.parties):
        game.phase = "rest"
    game.current = (game.current + 1) % len(game.parties)
