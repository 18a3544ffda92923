"""What every database gives us: statements, transactions, and errors that say what they mean."""

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

from bot.store.shards import Shards

Row = Sequence[Any]
Statement = tuple[str, tuple[object, ...]]  # with `?` for each of the values


class StoreError(Exception):
    """The database did not do what it was asked to, and nothing of it is half done."""


class NotRead(StoreError):
    """It could not even be looked up; what was saved before is saved."""


class Conflict(StoreError):
    """What was to be written contradicts what is there."""

    def __init__(self, why: str, number: int = 0) -> None:
        super().__init__(why)
        self.number = number  # which of several statements, counted from 0


class StoreInUse(StoreError):
    """Another process has this database."""


class LeaseLost(StoreError):
    """Another process serves these shards now: this one must not do anything any more."""


class SchemaError(StoreError):
    """A database that this program cannot use, or files that do not say how to make one."""


class Connection(Protocol):
    """Statements in the SQL that all our databases understand, with `?` for each value."""

    async def execute(self, statement: str, *values: object) -> int:
        """Change something; how many rows it touched."""

    async def execute_all(self, statements: Sequence[Statement]) -> None:
        """Several changes, one after the other; a conflict says which."""

    async def fetch(self, statement: str, *values: object) -> Sequence[Row]:
        """All rows."""

    async def fetch_row(self, statement: str, *values: object) -> Row | None:
        """The first row, if there is one."""


class Database(Protocol):
    """An open database."""

    def transaction(self) -> AbstractAsyncContextManager[Connection]:
        """All of it or nothing. It is on the disk when the block has been left."""

    def glance(self) -> AbstractAsyncContextManager[Connection]:
        """Reading with a single statement, which is a moment of its own."""

    def snapshot(self) -> AbstractAsyncContextManager[Connection]:
        """Reading, as everything was at one moment; nothing can be changed."""

    async def version(self) -> int:
        """How many migrations it has seen."""

    async def migrate(self, number: int, script: str) -> None:
        """Do one more: the whole script or nothing of it."""

    async def numbers(self) -> dict[str, int]:
        """The last number that each numbered table has given to a row."""

    async def go_on_from(self, numbers: dict[str, int]) -> None:
        """Never give these numbers and those before them again."""

    async def claim(self, shards: Shards) -> str | None:
        """Become the only process that serves these shards. If others do, who; then ask again later."""

    async def renew(self) -> None:
        """Go on being it, for a while; fails when another process is it by now."""

    def check(self) -> None:
        """Fail if another process may serve our shards by now, as far as one can know without asking."""

    async def close(self) -> None:
        """Finish what was asked for, and let go."""
