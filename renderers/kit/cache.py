"""Finished pictures, kept by what they show, within a budget of bytes."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class Shelf(Generic[T]):
    """The least recently wanted go first when the budget is spent. Threads may share it."""

    def __init__(self, budget: int, weigh: Callable[[T], int]) -> None:
        self.budget = budget
        self.spent = 0
        self._weigh = weigh
        self._kept: OrderedDict[Hashable, T] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable) -> T | None:
        """What is kept under the key."""
        with self._lock:
            if key not in self._kept:
                return None
            self._kept.move_to_end(key)
            return self._kept[key]

    def put(self, key: Hashable, thing: T) -> None:
        """Keep it, unless it alone is more than the budget."""
        weight = self._weigh(thing)
        if weight > self.budget:
            return
        with self._lock:
            if key in self._kept:
                self.spent -= self._weigh(self._kept.pop(key))
            self._kept[key] = thing
            self.spent += weight
            while self.spent > self.budget:
                _, oldest = self._kept.popitem(last=False)
                self.spent -= self._weigh(oldest)

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._kept.clear()
            self.spent = 0

    def __len__(self) -> int:
        return len(self._kept)
