"""Workers beside the dice of an action that is under way, before its main action (SC-062, SC-063, SC-067)."""

from functools import partial

from engines.kernel import Refusal, Step, Task, Text
from engines.scholars.action import Reach, Shade, action_of, equal_colours, reaches, shade, worked
from engines.scholars.labels import die_label, named
from engines.scholars.lay import reach_text
from engines.scholars.state import Placed, Player, Scholars, Slot, Work


def worker_tasks(game: Scholars, me: Player, under_way: Work) -> list[Task]:
    """Each colour of Worker beside each die of the action (SC-062, SC-063)."""
    slot, tasks = me.slots[under_way.slot], list[Task]()
    if not any(me.workers.values()):
        return tasks
    equal = equal_colours(game, slot)
    for number, die in enumerate(slot.dice, start=1):
        now = shade(die, equal)
        for colour, have in me.workers.items():
            if have:
                after = worked(now, colour, equal)
                tasks.append(
                    Task(
                        f"worker:{colour}>{number}",
                        partial(worker_label, colour, now, after),
                        partial(place_worker, game, me, die, colour),
                        refuse=partial(refuse_worker, game, die, idle=after == now),
                    )
                )
    return tasks


def worker_label(colour: str, now: Shade, after: Shade) -> Text:
    dice = {"die": die_label(now.colour, now.value), "after": die_label(after.colour, after.value)}
    return Text("option-worker", {"worker": named("worker", colour), **dice})


def refuse_worker(game: Scholars, die: Placed, *, idle: bool) -> Refusal | None:
    """Two beside a die, and each does something (SC-062)."""
    if len(die.workers) >= game.parts.supply.workers_per_die:
        return Refusal("SC-062", Text("why-two-workers"))
    return Refusal("SC-062", Text("why-idle-worker")) if idle else None


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


def place_worker(game: Scholars, me: Player, die: Placed, colour: str) -> Step:
    """One Worker more, before the main action (SC-062, SC-063)."""
    me.workers[colour] -= 1
    die.workers.append(colour)
    game.tell("worker", who=me.who, worker=named("worker", colour), reach=reach_text(action_of(game, me)))
    yield from ()
