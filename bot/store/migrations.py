"""The shape of the database: numbered SQL files, each applied once, in order."""

import logging
import re
import sqlite3
from pathlib import Path

SCHEMA = Path(__file__).parent / "schema"
NAME = re.compile(r"(?P<number>\d{4})-[a-z-]+\.sql")

log = logging.getLogger(__name__)


class SchemaError(Exception):
    """A database that this program cannot use, or files that do not say how to make one."""


def migrations(folder: Path = SCHEMA) -> list[Path]:
    """The files in order: 0001, 0002 and so on without a gap."""
    paths = sorted(folder.glob("*.sql"))
    for expected, path in enumerate(paths, start=1):
        name = NAME.fullmatch(path.name)
        if name is None or int(name["number"]) != expected:
            raise SchemaError(f"{path}: expected a file {expected:04}-name.sql here")
    return paths


def version_of(connection: sqlite3.Connection) -> int:
    """How many migrations a database has seen."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def migrate(connection: sqlite3.Connection, folder: Path = SCHEMA) -> None:
    """Bring a database to today's shape; each file is a transaction of its own."""
    paths = migrations(folder)
    version = version_of(connection)
    if version > len(paths):
        raise SchemaError(
            f"the database is of version {version}, and this program knows only {len(paths)}: it is too old"
        )
    for number, path in enumerate(paths[version:], start=version + 1):
        script = path.read_text(encoding="utf-8")
        try:
            connection.executescript(f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.rollback()
            raise SchemaError(f"{path}: {error}") from error
        log.info("database migrated", extra={"about": {"version": number, "file": path.name}})
