"""Several things to do, in an order that the player chooses."""

from collections.abc import Callable, Sequence

import msgspec

from data.words import Text
from engines.kernel.asks import Asking, Label, Option, Refusal, Seated, Step


class Task(msgspec.Struct):
    """Something that is still to be done; `id` tells it apart from the others as long as they last."""

    id: str
    label: Label
    rule: Callable[[], Step]
    optional: bool = False  # may be left out
    refuse: Callable[[], Refusal | None] | None = None  # why it cannot be done now, or would do nothing
    welcome: bool = False  # nobody would wait with it, or decline it: it goes by itself, and first
    note: Label | None = None


ENOUGH = Text("option-enough")
Judged = list[tuple[Task, Refusal | None]]


def in_any_order(me: Seated, key: str, tasks: Callable[[], Sequence[Task]]) -> Asking[list[Task]]:
    """Each task at most once, in an order of the player's choice; gives those that were left.

    `tasks` is asked anew after each: some may have appeared (a trigger that can also wait), some vanished.
    The last one that must be done goes by itself; "enough" is offered when all that is left is optional.
    """
    begun: list[str] = []

    def judged() -> Judged:
        left = [task for task in tasks() if task.id not in begun]
        return [(task, task.refuse() if task.refuse else None) for task in left]

    while True:
        now = judged()
        doable = [task for task, why in now if not why]
        if not doable:
            return [task for task, _ in now]
        task = _by_itself(doable) or (yield from _chosen(me, key, now, judged))
        if task is None:
            return [task for task, _ in now]
        begun.append(task.id)
        yield from task.rule()


def _by_itself(doable: list[Task]) -> Task | None:
    """What needs no question."""
    first = next((task for task in doable if task.welcome), doable[0])
    return first if first.welcome or (len(doable) == 1 and not first.optional) else None


def _chosen(me: Seated, key: str, now: Judged, judged: Callable[[], Judged]) -> Asking[Task | None]:
    """The next task; None: enough. What was judged just now serves the first time that the ask is shown."""
    ready = [now]
    closed: dict[str, Refusal | None] = {}

    def candidates() -> list[Option[Task | None]]:
        shown = ready.pop() if ready else judged()
        closed.update({task.id: why for task, why in shown})
        options: list[Option[Task | None]] = [
            Option(task.id, task, task.label, task.note) for task, _ in shown
        ]
        must = any(not task.optional and not why for task, why in shown)
        return options if must else [*options, Option("enough", None, ENOUGH)]

    return (yield from me.ask(key, candidates, refuse=lambda task: closed[task.id] if task else None))
