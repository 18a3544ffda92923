"""The database file: one process, one connection, one thread, one function per transaction."""

import asyncio
import fcntl
import os
import sqlite3
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from bot.store.migrations import SCHEMA, migrate

T = TypeVar("T")


class StoreInUse(Exception):
    """Another process has this file open."""


class Store:
    """An open database.

    All of it happens on one thread: writes in the order of the calls, and what is read after a write was
    asked for sees it, even if nobody waited for the write. What a write costs is waiting for the disk: those
    that come meanwhile are written together, and each is still all or nothing.
    """

    def __init__(self, path: Path, lock: int, executor: ThreadPoolExecutor, connection: sqlite3.Connection):
        self.path = path
        self._lock, self._executor, self._connection = lock, executor, connection
        self._waiting: deque[Waiting] = deque()

    @classmethod
    async def open(cls, path: Path, schema: Path = SCHEMA) -> "Store":
        """Open a file, or make it; refuses if another process uses it."""
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = _locked(path)
        executor = ThreadPoolExecutor(max_workers=1, thread_name_prefix="store")
        try:
            connection = await asyncio.get_running_loop().run_in_executor(executor, _connected, path, schema)
        except BaseException:
            executor.shutdown(wait=False)
            os.close(lock)
            raise
        return cls(path, lock, executor, connection)

    async def run(self, transaction: Callable[[sqlite3.Connection], T]) -> T:
        """Do it all or not at all; it is on the disk when this returns."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()

        def settle(result: Any, error: BaseException | None) -> None:
            loop.call_soon_threadsafe(_settle, done, result, error)

        self._waiting.append(Waiting(transaction, settle))
        self._executor.submit(self._write_waiting)
        return await done

    async def read(self, query: Callable[[sqlite3.Connection], T]) -> T:
        """Look something up."""
        return await asyncio.get_running_loop().run_in_executor(self._executor, query, self._connection)

    async def close(self) -> None:
        """Finish what was asked for, and let the file go."""
        await asyncio.get_running_loop().run_in_executor(self._executor, self._connection.close)
        self._executor.shutdown()
        os.close(self._lock)

    def _write_waiting(self) -> None:
        """Everything that waits, in one go: one wait for the disk. Nobody hears of it before it is there."""
        group = [self._waiting.popleft() for _ in range(len(self._waiting))]
        if not group:
            return  # somebody before has taken them along
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            outcomes = [self._attempted(one.transaction) for one in group]
            connection.execute("COMMIT")
        except BaseException as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            outcomes = [(None, error)] * len(group)
        for one, outcome in zip(group, outcomes, strict=True):
            one.settle(*outcome)

    def _attempted(
        self, transaction: Callable[[sqlite3.Connection], Any]
    ) -> tuple[Any, BaseException | None]:
        """One of a group: if it fails, the others do not."""
        connection = self._connection
        connection.execute("SAVEPOINT one")
        try:
            result, error = transaction(connection), None
        except BaseException as raised:
            connection.execute("ROLLBACK TO one")
            result, error = None, raised
        connection.execute("RELEASE one")
        return result, error


class Waiting(NamedTuple):
    """A transaction that waits for its turn, and whom to tell what came of it."""

    transaction: Callable[[sqlite3.Connection], Any]
    settle: Callable[[Any, BaseException | None], None]


def _settle(done: "asyncio.Future[Any]", result: object, error: BaseException | None) -> None:
    if done.cancelled():
        return
    if error is None:
        done.set_result(result)
    else:
        done.set_exception(error)


def _locked(path: Path) -> int:
    """Take the lock beside the file. The system lets it go when the process dies, however it dies."""
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


def _connected(path: Path, schema: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        migrate(connection, schema)
        connection.execute("PRAGMA foreign_keys = ON")
    except BaseException:
        connection.close()
        raise
    return connection


def looked_into(path: Path) -> sqlite3.Connection:
    """A second pair of eyes on a file that a bot may be using: it reads and changes nothing."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA query_only = ON")
    return connection


def back_up(source: sqlite3.Connection, target: Path) -> None:
    """A whole and consistent copy, also while a bot is writing; there is no half a copy."""
    partial = target.with_name(f"{target.name}.part")
    partial.unlink(missing_ok=True)
    try:
        with closing(sqlite3.connect(partial)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
        partial.rename(target)
    finally:
        partial.unlink(missing_ok=True)
