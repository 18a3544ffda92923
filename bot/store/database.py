"""What every database gives us: statements, transactions, and errors that say what they mean."""

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

Row = Sequence[Any]


class StoreError(Exception):
    """The database did not do what it was asked to, and nothing of it is half done."""


class Conflict(StoreError):
    """What was to be written contradicts what is there."""


class StoreInUse(StoreError):
    """Another process has this database."""


class SchemaError(StoreError):
    """A database that this program cannot use, or files that do not say how to make one."""


class Connection(Protocol):
    """Statements in the SQL that all our databases understand, with `?` for each value."""

    async def execute(self, statement: str, *values: object) -> int:
        """Change something; how many rows it touched."""

    async def fetch(self, statement: str, *values: object) -> Sequence[Row]:
        """All rows."""

    async def fetch_row(self, statement: str, *values: object) -> Row | None:
        """The first row, if there is one."""


class Database(Protocol):
    """An open database."""

    def transaction(self) -> AbstractAsyncContextManager[Connection]:
        """All of it or nothing. It is on the disk when the block has been left."""

    def snapshot(self) -> AbstractAsyncContextManager[Connection]:
        """Reading, as everything was at one moment; nothing can be changed."""

    async def version(self) -> int:
        """How many migrations it has seen."""

    async def migrate(self, number: int, script: str) -> None:
        """Do one more: the whole script or nothing of it."""

    async def close(self) -> None:
        """Finish what was asked for, and let go."""
