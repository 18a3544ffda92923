"""The database file: one process, one connection, one thread, one function per transaction."""

from pathlib import Path


class StoreInUse(Exception):
    """Another process has this file open."""


class Store:
    """An open database."""

    @classmethod
    async def open(cls, path: Path) -> "Store":
        """Open a file, or make it; refuses if another process uses it."""
        raise NotImplementedError

    async def close(self) -> None:
        """Let it go."""
        raise NotImplementedError
