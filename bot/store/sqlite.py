"""SQLite by aiosqlite: a file of one process."""

import asyncio
import fcntl
import logging
import os
import sqlite3
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import aiosqlite

from bot.store.database import Conflict, Connection, Row, Statement, StoreError, StoreInUse
from bot.store.shards import Shards

# It would write every value of every statement into the log: seeds, hands, everything.
logging.getLogger("aiosqlite").setLevel(logging.WARNING)

TOGETHER = 100  # transactions that wait for the disk together, at most


class Sqlite:
    """An open file: one connection writes, another reads what has been written.

    What a write costs is waiting for the disk. Transactions that wait for their turn meanwhile join the one
    before them, each still all or nothing, and the last of the line commits for all. Nobody hears of success
    before it is on the disk.
    """

    def __init__(self, lock: int, writer: aiosqlite.Connection, reader: aiosqlite.Connection) -> None:
        self._lock, self._writer, self._reader = lock, writer, reader
        self._turn, self._reading = asyncio.Lock(), asyncio.Lock()
        self._coming = 0  # transactions that wait for their turn
        self._group: Group | None = None

    @classmethod
    async def open(cls, path: Path) -> "Sqlite":
        """Open a file, or make it; refuses if another process uses it."""
        lock = _locked(path)
        try:
            writer = await _connected(path, "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")
            try:
                reader = await _connected(path, "query_only = ON")
            except BaseException:
                await writer.close()
                raise
        except BaseException:
            os.close(lock)
            raise
        return cls(lock, writer, reader)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Connection]:
        """All of it or nothing, together with those that come meanwhile."""
        self._coming += 1
        async with self._turn:
            self._coming -= 1
            group = self._group = self._group or Group()
            connection = Statements(self._writer, self._joining(group))
            try:
                yield connection
            except BaseException as error:
                if connection.begun:
                    await self._undo(group, error)
                raise
            finally:
                if self._group is group and (not self._coming or group.size >= TOGETHER):
                    await self._commit(group)
        await group.committed

    def _joining(self, group: "Group") -> list[Statement]:
        """How a transaction begins. Each has a mark of its own, so that it undoes its own work alone."""
        group.size += 1
        begin = [] if self._writer.in_transaction else ["BEGIN IMMEDIATE"]
        return [(statement, ()) for statement in (*begin, f"SAVEPOINT joined_{group.size}")]

    async def _undo(self, group: "Group", error: BaseException) -> None:
        try:
            await self._writer.execute(f"ROLLBACK TO joined_{group.size}")
        except sqlite3.Error:  # a full disk, for one, has undone what others wanted too
            await self._give_up(group, error)

    async def _commit(self, group: "Group") -> None:
        try:
            if self._writer.in_transaction:
                await self._writer.execute("COMMIT")
        except sqlite3.Error as error:
            await self._give_up(group, error)
        else:
            self._group = None
            group.settle(None)

    async def _give_up(self, group: "Group", error: BaseException) -> None:
        self._group = None
        group.settle(error)
        if self._writer.in_transaction:
            with _understood():
                await self._writer.execute("ROLLBACK")

    @asynccontextmanager
    async def glance(self) -> AsyncIterator[Connection]:
        """Reading with a single statement."""
        async with self._reading:
            yield Statements(self._reader)

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[Connection]:
        """Reading, as everything was at one moment."""
        async with self._reading:
            try:
                with _understood():
                    await self._reader.execute("BEGIN")
                yield Statements(self._reader)
            finally:
                with suppress(sqlite3.Error):  # it has not begun
                    await self._reader.execute("COMMIT")

    async def version(self) -> int:
        """How many migrations it has seen."""
        with _understood():
            ((version,),) = await self._writer.execute_fetchall("PRAGMA user_version")
        return int(version)

    async def migrate(self, number: int, script: str) -> None:
        """Do one more: the whole script or nothing of it."""
        try:
            with _understood():
                await self._writer.executescript(
                    f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;"
                )
        except StoreError:
            if self._writer.in_transaction:
                await self._writer.rollback()
            raise

    async def numbers(self) -> dict[str, int]:
        """The last number that each numbered table has given to a row."""
        with _understood():
            rows = await self._writer.execute_fetchall("SELECT name, seq FROM sqlite_sequence")
        return {row[0]: row[1] for row in rows}

    async def go_on_from(self, numbers: dict[str, int]) -> None:
        """Never give these numbers and those before them again."""
        async with self.transaction() as connection:
            for table, number in numbers.items():
                await connection.execute("DELETE FROM sqlite_sequence WHERE name = ?", table)
                await connection.execute(
                    "INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", table, number
                )

    async def claim(self, shards: Shards) -> str | None:
        """Whoever has the file serves all shards."""
        return None

    async def renew(self) -> None:
        """The system keeps the lock for us."""

    def check(self) -> None:
        """Nobody can take it away."""

    async def close(self) -> None:
        """Finish what was asked for, and let the file go."""
        async with self._turn, self._reading:
            await self._reader.close()
            await self._writer.close()
        os.close(self._lock)


class Series(sqlite3.Connection):
    """A connection that does several statements in one go, each with values of its own.

    What a statement costs is the way to the connection's thread and back, so they go there together.
    aiosqlite hands `executemany` on as it is; what sqlite3 means by it, nobody needs here.
    """

    def executemany(self, sql: str, parameters: Iterable[Any], /) -> sqlite3.Cursor:
        """The first that fails is the last that is tried, for it may have undone the transaction."""
        for number, (statement, values) in enumerate(parameters):
            try:
                self.execute(statement, values)
            except sqlite3.IntegrityError as error:
                raise Conflict(str(error), number) from error
        return self.cursor()


class Statements:
    """A connection, seen as a series of statements; `first` comes before whatever is the first of them."""

    def __init__(self, connection: aiosqlite.Connection, first: Sequence[Statement] = ()) -> None:
        self._connection, self._first = connection, first

    @property
    def begun(self) -> bool:
        """Whether anything has been done."""
        return not self._first

    async def execute(self, statement: str, *values: object) -> int:
        """Change something; how many rows it touched."""
        await self._begin()
        with _understood():
            return (await self._connection.execute(statement, values)).rowcount

    async def execute_all(self, statements: Sequence[Statement]) -> None:
        """Several changes, one after the other; a conflict says which."""
        first, self._first = self._first, ()
        try:
            with _understood():
                await self._connection.executemany("", [*first, *statements])
        except Conflict as error:
            error.number -= len(first)
            raise

    async def fetch(self, statement: str, *values: object) -> Sequence[Row]:
        """All rows."""
        await self._begin()
        with _understood():
            return list(await self._connection.execute_fetchall(statement, values))

    async def fetch_row(self, statement: str, *values: object) -> Row | None:
        """The first row, if there is one."""
        return next(iter(await self.fetch(statement, *values)), None)

    async def _begin(self) -> None:
        if self._first:
            await self.execute_all(())


class Group:
    """Transactions that are committed together."""

    def __init__(self) -> None:
        self.size = 0
        self.committed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def settle(self, error: BaseException | None) -> None:
        """Tell all who wait."""
        if error is None:
            self.committed.set_result(None)
        else:
            self.committed.set_exception(StoreError(str(error)))
            self.committed.exception()  # perhaps the only one who waited has an error of its own


@contextmanager
def _understood() -> Iterator[None]:
    """SQLite's errors, in the words that all databases share."""
    try:
        yield
    except sqlite3.IntegrityError as error:
        raise Conflict(str(error)) from error
    except sqlite3.Error as error:
        raise StoreError(str(error)) from error


def _locked(path: Path) -> int:
    """Take the lock beside the file. The system lets it go when the process dies, however it dies."""
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        holder = os.pread(lock, 20, 0).decode(errors="replace").strip()
        os.close(lock)
        raise StoreInUse(f"{path} is in use by another process ({holder or 'unknown'})") from None
    os.ftruncate(lock, 0)
    os.pwrite(lock, f"{os.getpid()}\n".encode(), 0)
    return lock


async def _connected(path: Path, *pragmas: str) -> aiosqlite.Connection:
    # aiosqlite leaves a thread behind that nobody can wait for if it cannot open the file: so try it first.
    with _understood():
        sqlite3.connect(path).close()
    connection = await aiosqlite.connect(path, isolation_level=None, factory=Series)
    try:
        with _understood():
            for pragma in pragmas:
                await connection.execute(f"PRAGMA {pragma}")
    except BaseException:
        await connection.close()
        raise
    return connection


@asynccontextmanager
async def looked_into(path: Path) -> AsyncIterator[tuple[int, Connection]]:
    """A second pair of eyes on a file that a bot may be using, and its version."""
    connection = await _connected(path, "query_only = ON")
    try:
        with _understood():
            ((version,),) = await connection.execute_fetchall("PRAGMA user_version")
        yield int(version), Statements(connection)
    finally:
        await connection.close()


def back_up(source: Path, target: Path) -> None:
    """A whole and consistent copy, also while a bot is writing; there is no half a copy."""
    partial = target.with_name(f"{target.name}.part")
    partial.unlink(missing_ok=True)
    try:
        with (
            _understood(),
            closing(sqlite3.connect(source)) as original,
            closing(sqlite3.connect(partial)) as copy,
        ):
            original.execute("PRAGMA query_only = ON")
            original.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
        partial.rename(target)
    finally:
        partial.unlink(missing_ok=True)
