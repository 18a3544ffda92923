"""The store: what is asked of the database is done whole, whoever gives up waiting."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager, suppress
from pathlib import Path
from typing import TypeVar

from bot.store import postgres, sqlite
from bot.store.database import Connection, Database, LeaseLost, NotRead, StoreError
from bot.store.health import Health
from bot.store.migrations import SCHEMA, migrate
from bot.store.shards import Shards

T = TypeVar("T")

log = logging.getLogger(__name__)

RENEW = 3.0  # seconds


def place(named: str) -> Path | str:
    """Where a database is: in a file, or at the address of a server."""
    return named if "://" in named else Path(named)


def told(where: Path | str) -> str:
    """Where a database is, without what is secret about it."""
    return str(where) if isinstance(where, Path) else postgres.shown(where)


def looked_into(where: Path | str) -> AbstractAsyncContextManager[tuple[int, Connection]]:
    """A second pair of eyes on a database that a bot may be using, and its version; it changes nothing."""
    return sqlite.looked_into(where) if isinstance(where, Path) else postgres.looked_into(where)


class Store:
    """An open database of today's shape."""

    def __init__(self, database: Database) -> None:
        self._database, self._health = database, Health()
        self.shards = Shards()

    @classmethod
    async def open(cls, where: Path | str, schema: Path = SCHEMA) -> "Store":
        """Open a file, or the address of a server, and make what is missing there."""
        database: Database = await (
            sqlite.Sqlite.open(where) if isinstance(where, Path) else postgres.Postgres.open(where)
        )
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
        with self._health.watching("writing"):
            async with self._database.transaction() as connection:
                return await transaction(connection)

    async def read(self, query: Callable[[Connection], Awaitable[T]]) -> T:
        """Look several things up, as they were at one moment."""
        with self._reading():
            async with self._database.snapshot() as connection:
                return await query(connection)

    async def look(self, query: Callable[[Connection], Awaitable[T]]) -> T:
        """Look one thing up, with a single statement: it costs a third."""
        with self._reading():
            async with self._database.glance() as connection:
                return await query(connection)

    @contextmanager
    def _reading(self) -> Iterator[None]:
        try:
            with self._health.watching("reading"):
                yield
        except LeaseLost:
            raise
        except StoreError as error:
            raise NotRead(str(error)) from error

    # ---- copies --------------------------------------------------------------------------------------------

    async def numbers(self) -> dict[str, int]:
        """The last number that each numbered table has given to a row; none is given twice."""
        return await self._database.numbers()

    async def go_on_from(self, numbers: dict[str, int]) -> None:
        """Number on after these."""
        await self._database.go_on_from(numbers)

    # ---- one process for each shard ------------------------------------------------------------------------

    async def claim(self, shards: Shards) -> None:
        """Wait until nobody else serves these shards, and be the one who does."""
        told = None
        while (holder := await self.claimed_by(shards)) is not None:
            if holder != told:
                log.warning("waiting for shards of another process", extra={"about": {"process": holder}})
                told = holder
            await asyncio.sleep(1)

    async def claimed_by(self, shards: Shards) -> str | None:
        """Who else serves them; None: from now on we do."""
        holder = await self._database.claim(shards)
        self.shards = self.shards if holder else shards
        return holder

    async def keep(self) -> None:
        """Keep them for as long as nobody has taken them over."""
        while True:
            await asyncio.sleep(RENEW)
            try:
                with self._health.watching("keeping shards"):
                    await self._database.renew()
            except LeaseLost:
                raise
            except StoreError:
                continue  # the next time, perhaps

    def check(self) -> None:
        """Before something is done to the world outside: are the shards ours, as far as one can know?"""
        self._database.check()

    async def close(self) -> None:
        """Finish what was asked for, and let the database go."""
        await self._database.close()
