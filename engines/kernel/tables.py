"""What the tables of all games have in common: where an entry comes from, and what types cannot check."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Generic, Literal, TypeAlias, TypeVar

import msgspec

from data.tables import DataError

C = TypeVar("C", bound=msgspec.Struct)

Source: TypeAlias = Literal["rulebook", "public", "reconstructed"]


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One entry of a table; `sources` names the fields whose source is another than the entry's."""

    source: Source
    sources: dict[str, Source] = {}


class TableChecks(Generic[C]):
    """The tables of a game, and which file holds each; a game's own checks derive from it."""

    def __init__(self, parts: C, files: Mapping[str, str]) -> None:
        self.parts, self.files = parts, files

    def wrong(self, table: str, entry: object, field: str, what: str) -> DataError:
        """What is wrong, and where."""
        return DataError(f"{self.files[table]}.toml: {table} (entry {entry!r}): {field}: {what}")

    def known(
        self, table: str, entry: object, field: str, names: Iterable[str], among: Iterable[str]
    ) -> None:
        """Names of something that there is."""
        there = list(among)
        for name in names:
            if name not in there:
                raise self.wrong(table, entry, field, f"there is no {name!r}")

    def counted(self, table: str, field: str, names: Sequence[object], count: int) -> None:
        """Exactly so many entries, all different."""
        for name, times in Counter(names).items():
            if times > 1:
                raise self.wrong(table, name, field, f"stands {times} times")
        if len(names) != count:
            raise self.wrong(table, "all", field, f"{len(names)} entries instead of {count}")

    def sources(self) -> None:
        """`sources` speaks of fields that the entry has."""
        for table in self.files:
            rows = getattr(self.parts, table)
            for row in rows if isinstance(rows, tuple) else (rows,):
                self.known(table, getattr(row, "id", table), "sources", row.sources, row.__struct_fields__)
