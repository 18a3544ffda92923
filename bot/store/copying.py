"""From one database to another, whichever they are: all of it, proven by digests, or nothing."""

import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import closing
from hashlib import sha256
from typing import NamedTuple

import msgspec

from bot.store.database import Connection, Row, StoreError
from bot.store.migrations import migrations
from bot.store.store import Store

PAGE = 500  # rows


class Table(NamedTuple):
    """What the schema says of a table."""

    name: str
    columns: Sequence[str]
    key: Sequence[str]


class NotEmpty(Exception):
    """There is something in the database to copy into."""


def schema() -> list[Table]:
    """All tables, each after those that it refers to."""
    with closing(sqlite3.connect(":memory:")) as model:
        for path in migrations():
            model.executescript(path.read_text(encoding="utf-8"))
        names = [
            name
            for (name,) in model.execute(
                "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
                " ORDER BY rowid"
            )
        ]
        return [_table(name, model.execute(f"PRAGMA table_info({name})").fetchall()) for name in names]


def _table(name: str, info: list[tuple[int, str, str, int, object, int]]) -> Table:
    columns = [f'"{column}"' for _, column, *_ in info]
    in_key = sorted((place, f'"{column}"') for _, column, _, _, _, place in info if place)
    return Table(name, columns, [column for _, column in in_key])


async def copied(source: Store, target: Store, tell: Callable[[int], object]) -> int:
    """Copy everything into an empty database; how many rows. `tell` hears of each page."""

    async def read(here: Connection) -> int:
        async def write(there: Connection) -> int:
            return sum([await _copy(table, here, there, tell) for table in schema()])

        numbers = await source.numbers()
        rows = await target.run(write)
        await target.go_on_from(numbers)
        return rows

    return await source.read(read)


async def size(store: Store) -> int:
    """How many rows there are in all."""

    async def count(connection: Connection) -> int:
        rows = [await connection.fetch_row(f"SELECT count(*) FROM {table.name}") for table in schema()]
        return sum(row[0] for row in rows if row)

    return await store.read(count)


async def _copy(table: Table, here: Connection, there: Connection, tell: Callable[[int], object]) -> int:
    if await there.fetch_row(f"SELECT 1 FROM {table.name} LIMIT 1"):
        raise NotEmpty(table.name)
    marks = ", ".join("?" * len(table.columns))
    insert = f"INSERT INTO {table.name} ({', '.join(table.columns)}) VALUES ({marks})"
    original, rows = 0, 0
    async for page in _pages(table, here):
        await there.execute_all([(insert, tuple(row)) for row in page])
        original, rows = _added(original, page), rows + len(page)
        tell(len(page))
    copy = 0
    async for page in _pages(table, there):
        copy = _added(copy, page)
    if copy != original:
        raise StoreError(f"the copy of {table.name} differs from the original")
    return rows


async def _pages(table: Table, connection: Connection) -> AsyncIterator[Sequence[Row]]:
    """All rows, some at a time."""
    columns, key = ", ".join(table.columns), ", ".join(table.key)
    after = f"WHERE ({key}) > ({', '.join('?' * len(table.key))})"
    places = [table.columns.index(column) for column in table.key]
    last: Sequence[object] = ()
    while True:
        where = after if last else ""
        page = await connection.fetch(
            f"SELECT {columns} FROM {table.name} {where} ORDER BY {key} LIMIT {PAGE}", *last
        )
        if not page:
            return
        yield page
        last = [page[-1][place] for place in places]


def _added(digest: int, page: Sequence[Row]) -> int:
    """A digest that does not depend on the order of rows: databases sort texts in different ways."""
    for row in page:
        digest += int.from_bytes(sha256(msgspec.msgpack.encode(tuple(row))).digest(), "big")
    return digest % 2**256
