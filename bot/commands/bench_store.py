"""`karawana bench store`: transactions as an answer makes them, and the same statements by bare sqlite3."""

import argparse
import asyncio
import json
import sqlite3
import tempfile
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import closing
from itertools import count
from pathlib import Path
from time import perf_counter
from typing import TypeVar

import msgspec

from bot.commands.bench_bot import Times, times
from bot.store import Connection, Store, place, saving, told
from bot.store.copying import size
from bot.store.database import Row, Statement
from bot.store.migrations import migrations
from bot.store.rows import Change, Desk, Head, Life, MatchRow, Owing, Seat
from engines.kernel import Refused

T = TypeVar("T")

SECONDS = 3.0  # for each measurement
TOGETHER = 32
SAVE, POST = b"\x00" * 2000, b"\x00" * 600  # about what a game in its middle needs


class Speed(msgspec.Struct):
    """How fast transactions were."""

    per_second: float
    wait_ms: Times


class Report(msgspec.Struct):
    """What was measured, all of it in one run."""

    database: str
    statements: int  # in each transaction
    sqlite3: Speed  # bare, in this thread
    alone: Speed
    together: Speed
    at_once: int
    cost_alone: float  # of a transaction, bare sqlite3 being 1
    cost_together: float


def bench_store(args: argparse.Namespace) -> int:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder:
        where = place(args.database or f"{folder}/bench.sqlite")
        report = asyncio.run(_measured(where, Path(folder) / "bare.sqlite"))
    print(json.dumps(msgspec.to_builtins(report), indent=None if args.json else 2))
    return 0


async def _measured(where: Path | str, bare: Path) -> Report:
    clicks = count(1)
    statements = await _statements(clicks)
    raw = _bare(bare, clicks)
    store = await Store.open(where)
    try:
        if await size(store):
            raise Refused("keep-not-empty", file=told(where))
        await store.claim(store.shards)
        heads = await store.run(_begin)
        try:
            alone = await _speed(store, heads[:1], clicks)
            together = await _speed(store, heads, clicks)
        finally:
            await store.run(_clean)
    finally:
        await store.close()
    return Report(
        database=told(where) if isinstance(where, str) else "sqlite",
        statements=len(statements),
        sqlite3=raw,
        alone=alone,
        together=together,
        at_once=TOGETHER,
        cost_alone=round(raw.per_second / alone.per_second, 2),
        cost_together=round(raw.per_second / together.per_second, 2),
    )


async def _speed(store: Store, heads: Sequence[Head], clicks: Iterator[int]) -> Speed:
    """One answer after another at each of these tables."""
    waits: list[float] = []
    begin = perf_counter()

    async def play(head: Head) -> None:
        while (start := perf_counter()) < begin + SECONDS:
            change = _change(head, next(clicks))
            await store.run(lambda connection: saving.save(connection, change))
            waits.append(perf_counter() - start)

    await asyncio.gather(*map(play, heads))
    return Speed(round(len(waits) / (perf_counter() - begin), 1), times(waits))


def _bare(path: Path, clicks: Iterator[int]) -> Speed:
    """The same statements in the same order, with nothing around them."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        for script in migrations():
            connection.executescript(script.read_text(encoding="utf-8"))
        bare = _Bare(connection)
        head = _finish(_begin(bare))[0]
        waits: list[float] = []
        begin = perf_counter()
        while (start := perf_counter()) < begin + SECONDS:
            connection.execute("BEGIN IMMEDIATE")
            _finish(saving.save(bare, _change(head, next(clicks))))
            connection.execute("COMMIT")
            waits.append(perf_counter() - start)
        return Speed(round(len(waits) / (perf_counter() - begin), 1), times(waits))


def _finish(work: Coroutine[object, object, T]) -> T:
    """Run something that never waits for anything."""
    try:
        work.send(None)
    except StopIteration as done:
        result: T = done.value
        return result
    raise AssertionError("it waits")


class _Bare:
    """sqlite3 itself, in the shape that the store's functions know."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def execute(self, statement: str, *values: object) -> int:
        return self._connection.execute(statement, values).rowcount

    async def execute_all(self, statements: Sequence[Statement]) -> None:
        for statement, values in statements:
            self._connection.execute(statement, values)

    async def fetch(self, statement: str, *values: object) -> Sequence[Row]:
        return self._connection.execute(statement, values).fetchall()

    async def fetch_row(self, statement: str, *values: object) -> Row | None:
        row: Row | None = self._connection.execute(statement, values).fetchone()
        return row


async def _statements(clicks: Iterator[int]) -> list[Statement]:
    """What one transaction consists of."""
    told: list[Statement] = []

    class Noting(_Bare):
        async def execute_all(self, statements: Sequence[Statement]) -> None:
            told.extend(statements)

    with closing(sqlite3.connect(":memory:")) as nothing:
        await saving.save(Noting(nothing), _change(HEAD, next(clicks)))
    return told


async def _begin(connection: Connection) -> list[Head]:
    """As many games as there are answers at once."""
    heads = []
    for number in range(TOGETHER):
        head = msgspec.structs.replace(HEAD, channel=number + 1)
        head = msgspec.structs.replace(head, id=await saving.add_table(connection, head))
        change = Change(head=head, at=0.0, begin=MatchRow("seed", "digest", POST, SAVE), components=b"")
        change.desks = {seat.number: Desk() for seat in head.seats}
        await saving.save(connection, change)
        heads.append(head)
    return heads


async def _clean(connection: Connection) -> None:
    """Nothing of it stays."""
    for table in ("tables", "interactions", "components"):
        await connection.execute(f"DELETE FROM {table}")


def _change(head: Head, click: int) -> Change:
    """An answer: the click, the table, a desk, the match, and a post."""
    return Change(
        head=head,
        at=1.0,
        interaction=click,
        desks={click % 2: Desk(asked_at=1.0, last_step=click)},
        save=SAVE,
        owing=[Owing(head.channel, "turn", POST, in_place=False)],
    )


HEAD = Head(
    id=1,
    channel=2,
    game="toy",
    size=2,
    language="en",
    life=Life.RUNNING,
    creator=3,
    created=0.0,
    touched=0.0,
    seats=(Seat(0, "human", 3, "Ada"), Seat(1, "human", 4, "Bartek")),
)
