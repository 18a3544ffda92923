"""Component tables: TOML files of one folder, decoded into one typed struct."""

import hashlib
import tomllib
from pathlib import Path
from typing import TypeVar

import msgspec

T = TypeVar("T")


class DataError(Exception):
    """A table that cannot be used; the message names file, entry and field."""


def load_tables(folder: Path, kind: type[T]) -> T:
    """Read every table of a folder into the fields of `kind`; a field is a table's name."""
    if not folder.is_dir():
        raise DataError(f"{folder}: no such folder")
    merged: dict[str, object] = {}
    origin: dict[str, Path] = {}
    for path in sorted(folder.glob("*.toml")):
        try:
            content = tomllib.loads(path.read_text(encoding="utf-8"))
        except OSError as error:
            raise DataError(f"{path}: {error.strerror}") from error
        except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
            raise DataError(f"{path}: {error}") from error
        for name, table in content.items():
            if name in merged:
                raise DataError(f"{path}: the table [{name}] stands in {origin[name].name} too")
            merged[name], origin[name] = table, path
    try:
        return msgspec.convert(merged, kind)
    except msgspec.ValidationError as error:
        raise DataError(_located(str(error), merged, origin, folder)) from error


def _located(message: str, merged: dict[str, object], origin: dict[str, Path], folder: Path) -> str:
    """msgspec says `... - at `$.market[2].dig``: put the file and the entry's own id before it."""
    what, _, where = message.partition(" - at `$.")
    where = where.rstrip("`")
    if not where:
        return f"{folder}: {what}"
    name, _, rest = where.partition("[")
    name = name.split(".")[0]
    place = where
    entries = merged.get(name)
    if rest and isinstance(entries, list):
        index = rest.partition("]")[0]
        if index.isdigit() and int(index) < len(entries) and isinstance(entries[int(index)], dict):
            place = f"{where} (entry {entries[int(index)].get('id', index)!r})"
    return f"{origin.get(name, folder)}: {place}: {what}"


def digest(packed: bytes) -> str:
    """A short name for exactly these tables: a running game stays on the ones it began with."""
    return hashlib.sha256(packed).hexdigest()[:16]
