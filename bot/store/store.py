"""The database file: one process, one connection, one thread, one function per transaction."""

import asyncio
import fcntl
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import TypeVar

from bot.store.migrations import SCHEMA, migrate

T = TypeVar("T")


class StoreInUse(Exception):
    """Another process has this file open."""


class Store:
    """An open database.

    All of it happens on one thread, in the order of the calls: what is read after a write was asked for sees
    it, even if nobody waited for the write.
    """

    def __init__(self, path: Path, lock: int, executor: ThreadPoolExecutor, connection: sqlite3.Connection):
        self.path = path
        self._lock, self._executor, self._connection = lock, executor, connection

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
        """Do it all or not at all."""
        return await asyncio.get_running_loop().run_in_executor(self._executor, self._committed, transaction)

    async def read(self, query: Callable[[sqlite3.Connection], T]) -> T:
        """Look something up."""
        return await asyncio.get_running_loop().run_in_executor(self._executor, query, self._connection)

    async def close(self) -> None:
        """Finish what was asked for, and let the file go."""
        await asyncio.get_running_loop().run_in_executor(self._executor, self._connection.close)
        self._executor.shutdown()
        os.close(self._lock)

    def _committed(self, transaction: Callable[[sqlite3.Connection], T]) -> T:
        connection = self._connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            result = transaction(connection)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return result


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
