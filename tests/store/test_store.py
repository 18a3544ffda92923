"""The database file: its lock, its shape, its transactions, its copies."""

import asyncio
import os
import sqlite3
import sys
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import SchemaError, Store, StoreInUse, back_up, looked_into, people
from bot.store.migrations import SCHEMA, migrate, migrations, version_of
from bot.store.rows import Preferences


async def test_a_file_is_whole_and_durable_from_the_start(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "new" / "game.sqlite")
    pragmas = ("journal_mode", "synchronous", "foreign_keys", "user_version")
    found = [
        await store.read(lambda c, name=name: c.execute(f"PRAGMA {name}").fetchone()[0]) for name in pragmas
    ]
    assert found == ["wal", 2, 1, len(migrations())]  # synchronous 2 is FULL
    await store.close()


async def test_a_second_process_is_refused_and_told_who_has_the_file(tmp_path: Path) -> None:
    path = tmp_path / "game.sqlite"
    holder = await asyncio.create_subprocess_exec(
        sys.executable, "-c", HOLD, str(path), stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    assert holder.stdout is not None
    try:
        assert await holder.stdout.readline() == b"open\n"
        with pytest.raises(StoreInUse, match=rf"{path} is in use by another process \({holder.pid}\)"):
            await Store.open(path)
    finally:
        holder.kill()  # the lock dies with its process, however it dies
        await holder.wait()
    store = await Store.open(path)
    assert await store.read(lambda c: people.preferences(c, 7)) == Preferences("pl", pings=False)
    await store.close()


HOLD = """
import asyncio, sys
from pathlib import Path
from bot.store import Store, people
from bot.store.rows import Preferences
async def hold():
    store = await Store.open(Path(sys.argv[1]))
    await store.run(lambda c: people.prefer(c, 7, Preferences("pl", pings=False)))
    print("open", flush=True)
    sys.stdin.read()
asyncio.run(hold())
"""


async def test_a_store_that_could_not_be_opened_leaves_no_lock_behind(tmp_path: Path) -> None:
    path = tmp_path / "game.sqlite"
    path.write_bytes(b"this is not a database, and it is long enough to show it" * 20)
    with pytest.raises(sqlite3.DatabaseError):
        await Store.open(path)
    path.unlink()
    await (await Store.open(path)).close()


async def test_a_transaction_is_all_or_nothing(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "game.sqlite")

    def half(connection: sqlite3.Connection) -> None:
        people.prefer(connection, 7, Preferences("pl"))
        raise RuntimeError("in the middle")

    with pytest.raises(RuntimeError, match="in the middle"):
        await store.run(half)
    assert await store.read(lambda c: people.preferences(c, 7)) == Preferences()
    await store.run(lambda c: people.prefer(c, 7, Preferences("en")))  # and the next one is not disturbed
    assert await store.read(lambda c: people.preferences(c, 7)) == Preferences("en")
    await store.close()


async def test_writes_that_come_together_wait_for_the_disk_once_and_fail_alone(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "game.sqlite")
    commits: list[str] = []
    busy = threading.Event()

    def note(connection: sqlite3.Connection) -> None:
        connection.set_trace_callback(lambda sql: commits.append(sql) if sql == "COMMIT" else None)
        busy.wait(5)

    def prefer(user: int, *, fails: bool = False) -> Callable[[sqlite3.Connection], int]:
        def write(connection: sqlite3.Connection) -> int:
            people.prefer(connection, user, Preferences("pl"))
            if fails:
                raise ValueError(user)
            return user

        return write

    first = asyncio.create_task(store.read(note))
    writes = [asyncio.create_task(store.run(prefer(user, fails=user == 3))) for user in range(1, 6)]
    await asyncio.sleep(0.05)
    busy.set()
    await first
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert [result for result in results if isinstance(result, int)] == [1, 2, 4, 5]
    assert isinstance(results[2], ValueError)
    assert commits == ["COMMIT"]
    kept = [await store.read(lambda c, user=user: people.preferences(c, user)) for user in range(1, 6)]
    assert [wanted.language for wanted in kept] == ["pl", "pl", None, "pl", "pl"]
    await store.close()


async def test_a_write_that_is_under_way_when_its_caller_gives_up_is_seen_by_the_next_read(
    tmp_path: Path,
) -> None:
    store = await Store.open(tmp_path / "game.sqlite")
    begun, go_on = threading.Event(), threading.Event()

    def slow(connection: sqlite3.Connection) -> None:
        people.prefer(connection, 7, Preferences("pl"))
        begun.set()
        go_on.wait()

    writing = asyncio.ensure_future(store.run(slow))
    await asyncio.to_thread(begun.wait)
    writing.cancel()
    reading = asyncio.ensure_future(store.read(lambda c: people.preferences(c, 7)))
    go_on.set()
    assert await reading == Preferences("pl")
    await store.close()


# ---- copies ----------------------------------------------------------------------------------------------


async def test_a_backup_while_the_bot_runs_is_whole(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "game.sqlite")
    await store.run(lambda c: people.prefer(c, 7, Preferences("pl")))
    with closing(looked_into(store.path)) as source:
        back_up(source, tmp_path / "copy.sqlite")
    await store.run(lambda c: people.prefer(c, 7, Preferences("en")))
    assert [name for name in os.listdir(tmp_path) if name.startswith("copy")] == ["copy.sqlite"]
    await store.close()
    copy = await Store.open(tmp_path / "copy.sqlite")
    assert await copy.read(lambda c: people.preferences(c, 7)) == Preferences("pl")
    await copy.close()


async def test_whoever_only_looks_cannot_change_anything(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "game.sqlite")
    with (
        closing(looked_into(store.path)) as eyes,
        pytest.raises(sqlite3.OperationalError, match="readonly"),
    ):
        people.prefer(eyes, 7, Preferences("pl"))
    await store.close()


# ---- the shape -------------------------------------------------------------------------------------------


@pytest.fixture
def schema(tmp_path: Path) -> Path:
    folder = tmp_path / "schema"
    folder.mkdir()
    for path in migrations():
        (folder / path.name).write_text(path.read_text())
    return folder


def following(schema: Path) -> Path:
    return schema / f"{len(migrations()) + 1:04}-next.sql"


async def test_an_old_database_is_brought_forward_with_what_is_in_it(tmp_path: Path, schema: Path) -> None:
    path = tmp_path / "game.sqlite"
    store = await Store.open(path, schema)
    await store.run(lambda c: people.prefer(c, 7, Preferences("pl")))
    await store.close()
    following(schema).write_text("ALTER TABLE people ADD COLUMN colour TEXT NOT NULL DEFAULT 'ochre';")
    store = await Store.open(path, schema)
    row = await store.read(lambda c: c.execute("SELECT user, language, colour FROM people").fetchone())
    assert row == (7, "pl", "ochre")
    assert await store.read(version_of) == len(migrations()) + 1
    await store.close()
    store = await Store.open(path, schema)  # and not a second time
    await store.close()


async def test_a_migration_that_fails_leaves_everything_as_it_was(tmp_path: Path, schema: Path) -> None:
    path = tmp_path / "game.sqlite"
    await (await Store.open(path, schema)).close()
    following(schema).write_text("CREATE TABLE good (id INTEGER); INSERT INTO nowhere VALUES (1);")
    with pytest.raises(SchemaError, match=r"-next\.sql: no such table: nowhere"):
        await Store.open(path, schema)
    with closing(sqlite3.connect(path)) as connection:
        assert version_of(connection) == len(migrations())
        assert not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'good'").fetchone()
    following(schema).unlink()
    await (await Store.open(path, schema)).close()


async def test_a_database_from_the_future_is_refused(tmp_path: Path, schema: Path) -> None:
    path = tmp_path / "game.sqlite"
    following(schema).write_text("CREATE TABLE more (id INTEGER);")
    await (await Store.open(path, schema)).close()
    with pytest.raises(SchemaError, match="too old"):
        await Store.open(path, SCHEMA)


def test_a_gap_between_migrations_is_an_error(tmp_path: Path, schema: Path) -> None:
    (schema / "0009-far-away.sql").write_text("")
    with (
        closing(sqlite3.connect(":memory:")) as connection,
        pytest.raises(SchemaError, match="0009-far-away"),
    ):
        migrate(connection, schema)
