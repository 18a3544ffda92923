"""A player's turn: one main action (IN-101 to IN-103, IN-295)."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple, TypeAlias

from engines.inventors.brighten import can_brighten
from engines.inventors.camels import BLANK, BUILT, Reach
from engines.inventors.devices import (
    build,
    build_note,
    invent,
    invent_note,
    name_of,
    publish,
    publish_note,
    refuse_build,
    refuse_invent,
    refuse_publish,
    refuse_test,
    test,
)
from engines.inventors.effects import DONE
from engines.inventors.labels import person_text, row_text
from engines.inventors.state import Device, Inventors, Player, has_tent
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
from engines.kernel import Asking, Closed, Option, Refusal, Step, Text


class Action(NamedTuple):
    """A main action, and why it cannot be taken; one that gives False has been taken back."""

    rule: Callable[[], Asking[bool | None]]
    refuse: Callable[[Reach], Refusal | None]


Actions: TypeAlias = list[Option[Action]]


class Moment:
    """What can be done, and why not; looked at anew whenever the question is shown."""

    reach: Reach

    def __init__(self, game: Inventors, me: Player) -> None:
        self.game, self.me = game, me
        self.waiting = not has_tent(game, me.seat)

    def actions(self) -> Actions:
        """The main actions before the own Tent stands, or after that."""
        game, me = self.game, self.me
        self.reach = Reach(game, me)
        return before_tent(game, me) if self.waiting else game.once(("after", me.seat), after_tent, game, me)

    def refuse(self, action: Action) -> Refusal | None:
        return action.refuse(self.reach)

    def missing(self) -> list[Closed]:
        """What a Device is too early or too late for; with the own Tent, what is over for this round."""
        game, me = self.game, self.me
        if not self.waiting:
            over = [one for one in before_tent(game, me) if one.group != WORKSHOP]
            return [Closed(one.id, one.label, TENT_PLACED) for one in over]
        others = [
            option(game, me, device)
            for device in (*game.column(BLANK), *game.column(BUILT))
            for option in (invent_option, build_option, publish_option)
            if option is not option_of(device)
        ]
        judged = [(one, self.refuse(one.value)) for one in others]
        return [Closed(one.id, one.label, why) for one, why in judged if why]


TENT_PLACED = Refusal("IN-295", Text("why-tent-placed"))


def turn(game: Inventors, me: Player) -> Step:
    """One main action, with free actions before, meanwhile and after it (IN-101 to IN-103)."""
    moment = Moment(game, me)
    done: bool | None = False
    while done is False:
        key = "turn" if moment.waiting else "turn-after-tent"
        action = yield from me.ask(key, moment.actions, refuse=moment.refuse, missing=moment.missing)
        done = yield from action.rule()
    if me.hand:
        yield from me.ask("turn-end", lambda: [Option("done", None, DONE)], closing="done", default="done")
    pass_turn(game)


CAMEL, WORKSHOP = Text("group-camel"), Text("group-workshop")
WORKER, TENT, AFTER = Text("group-worker"), Text("group-tent"), Text("group-after")


def before_tent(game: Inventors, me: Player) -> list[Option[Action]]:
    """Camel, Workshop, Worker or Tent; Devices are named at once (IN-102)."""
    there = [(one.column, one.row, one.board, one.card is None) for one in game.devices if one.column < 3]
    return game.once(("turn", me.seat, *there), all_options, game, me)


def all_options(game: Inventors, me: Player) -> list[Option[Action]]:
    """As the Devices lie now."""
    options = [
        game.once((me.seat, one.board, one.column, one.card), option_of(one), game, me, one)
        for column in (BLANK, BUILT)
        for one in game.column(column)
    ]
    return [*options, *game.once(("before", me.seat), other_options, game, me)]


def invent_option(game: Inventors, me: Player, device: Device) -> Option[Action]:
    action = Action(partial(invent, game, me, device), partial(refuse_invent, device))
    return device_option("invent", device, action, partial(invent_note, game, device))


def build_option(game: Inventors, me: Player, device: Device) -> Option[Action]:
    action = Action(partial(build, game, me, device), partial(refuse_build, device))
    return device_option("build", device, action, partial(build_note, game, me, device))


def publish_option(game: Inventors, me: Player, device: Device) -> Option[Action]:
    action = Action(partial(publish, game, me, device), partial(refuse_publish, device))
    return device_option("publish", device, action, partial(publish_note, game, me, device))


def option_of(device: Device) -> Callable[[Inventors, Player, Device], Option[Action]]:
    """What can be done with a Device (IN-004)."""
    if device.column == BUILT:
        return publish_option
    return invent_option if device.is_blank else build_option


def device_option(verb: str, device: Device, action: Action, note: Callable[[], Text]) -> Option[Action]:
    label = Text(f"option-{verb}", {"device": name_of(device)})
    return Option(f"{verb}:{device.board}", action, label, note=note, group=CAMEL)


def other_options(game: Inventors, me: Player) -> list[Option[Action]]:
    """What is always there: test, Workshops, Worker, Tents."""
    testing = Action(partial(test, game, me), refuse_test)
    worker = Action(partial(place_worker, game, me), refuse_worker)
    return [
        Option("test", testing, Text("option-test-device"), group=CAMEL),
        *workshop_options(game, me),
        Option("worker", worker, Text("option-place-worker"), group=WORKER),
        *(tent_option(game, me, place) for place in range(len(game.parts.tent_section))),
    ]


def tent_option(game: Inventors, me: Player, place: int) -> Option[Action]:
    action = Action(partial(place_tent, game, me, place), partial(refuse_section, place))
    name = f"tent:{game.parts.tent_section[place].id}"
    return Option(name, action, partial(section_name, game, place), group=TENT)


def workshop_options(game: Inventors, me: Player) -> list[Option[Action]]:
    """The three rows (IN-260)."""
    return [workshop_option(game, me, row) for row in ROWS]


def workshop_option(game: Inventors, me: Player, row: Row) -> Option[Action]:
    action = Action(partial(activate, game, me, row), partial(refuse_workshop, row))
    label, note = Text("option-workshop", {"row": row_text(row)}), partial(workshop_note, me, row)
    return Option(f"workshop:{row}", action, label, note=note, group=WORKSHOP)


def workshop_note(me: Player, row: Row) -> Text:
    return Text("note-workshop", {"n": len(me.workshops[row].tiles)})


def after_tent(game: Inventors, me: Player) -> list[Option[Action]]:
    """Workshop, Brighten, refresh, or pay to clear a Workshop; else nothing (IN-295)."""
    brightening = Action(partial(brighten_one, game, me), refuse_brightening)
    options = [
        *workshop_options(game, me),
        Option("brighten", brightening, Text("option-brighten"), group=AFTER),
        *(refresh_option(game, me, name) for name in PEOPLE),
        *(clear_option(game, me, row) for row in ROWS),
    ]
    nothing = Action(no_action, partial(refuse_nothing, options))
    return [*options, Option("nothing", nothing, Text("option-nothing"), group=AFTER)]


def refresh_option(game: Inventors, me: Player, name: Name) -> Option[Action]:
    action = Action(partial(refresh_somebody, game, me, name), partial(refuse_refreshing, name))
    return Option(f"refresh:{name}", action, Text("option-refresh", {"who": person_text(name)}), group=AFTER)


def clear_option(game: Inventors, me: Player, row: Row) -> Option[Action]:
    action = Action(partial(clear_for_pay, game, me, row), partial(refuse_clearing, row))
    return Option(f"clear:{row}", action, Text("option-clear-paid", {"row": row_text(row)}), group=AFTER)


def refuse_brightening(reach: Reach) -> Refusal | None:
    return None if can_brighten(reach.me) else Refusal("IN-131", Text("why-nothing-to-brighten"))


def refuse_refreshing(name: Name, reach: Reach) -> Refusal | None:
    if reach.me.people[name].active:
        return Refusal("IN-157", Text("why-active", {"who": person_text(name)}))
    return None


def refuse_nothing(others: Sequence[Option[Action]], reach: Reach) -> Refusal | None:
    """Only if nothing else is possible (IN-295)."""
    if any(option.value.refuse(reach) is None for option in others):
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
