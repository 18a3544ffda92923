"""Workers beside the dice of an action that is under way, before its main action (SC-062, SC-063, SC-067)."""

from collections.abc import Iterator
from typing import NamedTuple

from engines.kernel import Refusal, Step, Text
from engines.scholars.action import Reach, Shade, action_of, equal_colours, reaches, shade, worked
from engines.scholars.labels import die_label, named
from engines.scholars.lay import IDLE_WORKER, reach_text
from engines.scholars.state import Placed, Player, Scholars, Slot

TWO_WORKERS = Refusal("SC-062", Text("why-two-workers"))


class WorkerPlace(NamedTuple):
    """A Worker beside a die of the action, what the die becomes, and why not."""

    colour: str
    die: Placed
    number: int
    now: Shade
    after: Shade
    why: Refusal | None

    @property
    def id(self) -> str:
        return f"worker:{self.colour}>{self.number}"


def worker_places(game: Scholars, me: Player, slot: Slot) -> Iterator[WorkerPlace]:
    """Each colour of Worker beside each die of a slot (SC-062, SC-063)."""
    equal, most = equal_colours(game, slot), game.parts.supply.workers_per_die
    for number, die in enumerate(slot.dice, start=1):
        now, full = shade(die, equal), len(die.workers) >= most
        for colour, have in me.workers.items():
            if have:
                after = worked(now, colour, equal)
                why = TWO_WORKERS if full else IDLE_WORKER if after == now else None
                yield WorkerPlace(colour, die, number, now, after, why)


def worker_label(one: WorkerPlace) -> Text:
    dice = {"die": die_label(*one.now), "after": die_label(*one.after)}
    return Text("option-worker", {"worker": named("worker", one.colour), **dice})


def reaches_with_workers(game: Scholars, me: Player, slot: Slot) -> list[tuple[Reach, ...]]:
    """All that the action could become with Workers of the supply, each once."""
    equal, most = equal_colours(game, slot), game.parts.supply.workers_per_die
    start = tuple((shade(die, equal), most - len(die.workers)) for die in slot.dice)
    found: dict[tuple[Reach, ...], None] = {}
    left = [(start, tuple(me.workers.items()))]
    seen = set(left)
    while left:
        dice, workers = left.pop()
        found[tuple(reaches(game, slot, [now for now, _ in dice]))] = None
        for place, (now, room) in enumerate(dice):
            for colour, have in workers if room else ():
                after = worked(now, colour, equal)
                if not have or after == now:
                    continue
                then = (*dice[:place], (after, room - 1), *dice[place + 1 :])
                spent = tuple((one, count - (one == colour)) for one, count in workers)
                if (then, spent) not in seen:
                    seen.add((then, spent))
                    left.append((then, spent))
    return list(found)


def place_worker(game: Scholars, me: Player, one: WorkerPlace) -> Step:
    """One Worker more, before the main action (SC-062, SC-063)."""
    me.workers[one.colour] -= 1
    one.die.workers.append(one.colour)
    game.tell("worker", who=me.who, worker=named("worker", one.colour), reach=reach_text(action_of(game, me)))
    yield from ()
