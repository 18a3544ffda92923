"""Whether the database does what it is asked to: said once when that changes, and not at every press."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from bot.store.database import Conflict, LeaseLost, StoreError

log = logging.getLogger(__name__)


class Health:
    """What fails at the moment; a disk that is full can still be read."""

    def __init__(self) -> None:
        self._failing: set[str] = set()

    @contextmanager
    def watching(self, what: str) -> Iterator[None]:
        """While it is asked for something of this kind."""
        try:
            yield
        except (Conflict, LeaseLost):  # it is well, and says no
            raise
        except StoreError as error:
            if not self._failing:
                log.warning("the database fails: %s", error)
            self._failing.add(what)
            raise
        if what in self._failing:
            self._failing.discard(what)
            if not self._failing:
                log.warning("the database works again")
