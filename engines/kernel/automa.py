"""Tools for the rulebooks' own opponents: they decide by fixed criteria, and tell what decided."""

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, TypeVar

from data.words import Text, Who
from engines.kernel.asks import Asking, written
from engines.kernel.random import Random
from engines.kernel.steps import Board
from engines.kernel.tasks import Task

T = TypeVar("T")


class Criterion(NamedTuple, Generic[T]):
    """Whatever has the most by this is preferred; `name` is for the log: "most buyers"."""

    name: Text
    mark: Callable[[T], int]


class Best(NamedTuple, Generic[T]):
    """What is preferred, and the criterion that decided in the end."""

    thing: T
    by: Text | None  # None: there was only one


def best(things: Sequence[T], *criteria: Criterion[T], random: Random | None = None) -> Best[T]:
    """The thing with the most by the first criterion, among equals by the next.

    Those who are equal by all: chance decides, or without `random` whoever comes first.
    """
    left, by = list(things), None
    for criterion in criteria:
        if len(left) == 1:
            break
        marks = [criterion.mark(thing) for thing in left]
        highest = max(marks)
        kept = [thing for thing, mark in zip(left, marks, strict=True) if mark == highest]
        by = criterion.name if len(kept) < len(left) else by
        left = kept
    if len(left) == 1:
        return Best(left[0], by)
    return Best(random.choice(left), Text("automa-by-chance")) if random else Best(left[0], by)


def first_possible(game: Board, who: Who, tasks: Sequence[Task]) -> Asking[Task | None]:
    """Carry out the first of these that can be done, after telling why the ones before it cannot."""
    for task in tasks:
        why = task.refuse() if task.refuse else None
        if why is None:
            yield from task.rule()
            return task
        game.tell("automa-cannot", who=who, task=written(task.label), why=why.reason)
    return None


def to_the_right(things: Sequence[T], start: T, *, here: bool = False) -> list[T]:
    """All things in order from the one right of `start`, round to `start` itself; `here`: begin with it."""
    place = things.index(start) + (not here)
    return [*things[place:], *things[:place]]
