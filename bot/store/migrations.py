"""The shape of the database: numbered SQL files, each applied once, in order."""

import logging
import re
from pathlib import Path

from bot.store.database import Database, SchemaError, StoreError

SCHEMA = Path(__file__).parent / "schema"
NAME = re.compile(r"(?P<number>\d{4})-[a-z-]+\.sql")

log = logging.getLogger(__name__)


def migrations(folder: Path = SCHEMA) -> list[Path]:
    """The files in order: 0001, 0002 and so on without a gap."""
    paths = sorted(folder.glob("*.sql"))
    for expected, path in enumerate(paths, start=1):
        name = NAME.fullmatch(path.name)
        if name is None or int(name["number"]) != expected:
            raise SchemaError(f"{path}: expected a file {expected:04}-name.sql here")
    return paths


async def migrate(database: Database, folder: Path = SCHEMA) -> None:
    """Bring a database to today's shape."""
    paths = migrations(folder)
    version = await database.version()
    check_known(version, len(paths))
    for number, path in enumerate(paths[version:], start=version + 1):
        try:
            await database.migrate(number, _script(path))
        except StoreError as error:
            raise SchemaError(f"{path}: {error}") from error
        log.info("database migrated", extra={"about": {"version": number, "file": path.name}})


def check_known(version: int, newest: int) -> None:
    """Fail if a database comes from the future."""
    if version > newest:
        raise SchemaError(f"it is of version {version}, and this program is too old: it knows only {newest}")


def _script(path: Path) -> str:
    return path.read_text(encoding="utf-8")
