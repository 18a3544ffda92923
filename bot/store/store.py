"""The store: what is asked of the database is done whole, whoever gives up waiting."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from bot.store.database import Connection, Database
from bot.store.migrations import SCHEMA, migrate
from bot.store.sqlite import Sqlite

T = TypeVar("T")


class Store:
    """An open database of today's shape."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @classmethod
    async def open(cls, path: Path, schema: Path = SCHEMA) -> "Store":
        """Open a database, or make it; refuses if another process uses it."""
        database = await Sqlite.open(path)
        try:
            await migrate(database, schema)
        except BaseException:
            await database.close()
            raise
        return cls(database)

    async def run(self, transaction: Callable[[Connection], Awaitable[T]]) -> T:
        """Do it all or not at all; it is on the disk when this returns.

        Whoever is cancelled meanwhile leaves only when it is certain what has become of it, so that what
        they read next, and what others read after them, is not overtaken.
        """
        writing = asyncio.ensure_future(self._written(transaction))
        try:
            return await asyncio.shield(writing)
        except asyncio.CancelledError:
            while not writing.done():
                with suppress(asyncio.CancelledError):
                    await asyncio.wait([writing])
            raise

    async def _written(self, transaction: Callable[[Connection], Awaitable[T]]) -> T:
        async with self._database.transaction() as connection:
            return await transaction(connection)

    async def read(self, query: Callable[[Connection], Awaitable[T]]) -> T:
        """Look something up."""
        async with self._database.snapshot() as connection:
            return await query(connection)

    async def close(self) -> None:
        """Finish what was asked for, and let the database go."""
        await self._database.close()
