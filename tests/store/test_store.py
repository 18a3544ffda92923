"""The database file: its lock, its shape, its transactions, its copies."""

import asyncio
import os
import resource
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.store import (
    Connection,
    NotRead,
    Store,
    StoreError,
    StoreInUse,
    back_up,
    looked_into,
    people,
)
from bot.store.database import Conflict
from bot.store.migrations import migrations
from bot.store.rows import Preferences


async def test_a_file_is_whole_and_durable_from_the_start(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "new" / "game.sqlite")
    pragmas = ("journal_mode", "synchronous", "foreign_keys", "user_version")
    rows = [await store.run(lambda c, name=name: c.fetch_row(f"PRAGMA {name}")) for name in pragmas]
    assert rows == [("wal",), (2,), (1,), (len(migrations()),)]  # synchronous 2 is FULL
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
    assert await store.read(lambda c: people.preferences(c, 7)) == Preferences("pl", calls="off")
    await store.close()


HOLD = """
import asyncio, sys
from pathlib import Path
from bot.store import Store, people
from bot.store.rows import Preferences
async def hold():
    store = await Store.open(Path(sys.argv[1]))
    await store.run(lambda c: people.prefer(c, 7, Preferences("pl", calls="off")))
    print("open", flush=True)
    sys.stdin.read()
asyncio.run(hold())
"""


async def test_a_store_that_could_not_be_opened_leaves_no_lock_behind(tmp_path: Path) -> None:
    path = tmp_path / "game.sqlite"
    path.write_bytes(b"this is not a database, and it is long enough to show it" * 20)
    with pytest.raises(StoreError, match="not a database"):
        await Store.open(path)
    path.unlink()
    await (await Store.open(path)).close()


async def test_a_transaction_is_all_or_nothing(where: Path | str) -> None:
    store = await Store.open(where)

    async def half(connection: Connection) -> None:
        await people.prefer(connection, 7, Preferences("pl"))
        raise RuntimeError("in the middle")

    with pytest.raises(RuntimeError, match="in the middle"):
        await store.run(half)
    assert await store.read(lambda c: people.preferences(c, 7)) == Preferences()
    await store.run(lambda c: people.prefer(c, 7, Preferences("en")))  # and the next one is not disturbed
    assert await store.read(lambda c: people.preferences(c, 7)) == Preferences("en")
    await store.close()


async def test_writes_that_come_together_are_committed_together_and_fail_alone(where: Path | str) -> None:
    store = await Store.open(where)
    done: list[int] = []

    def prefer(user: int, *, fails: bool = False) -> Callable[[Connection], Awaitable[int]]:
        async def write(connection: Connection) -> int:
            await people.prefer(connection, user, Preferences("pl"))
            assert not done or isinstance(where, str)  # nobody is told before all are on the disk
            if fails:
                raise ValueError(user)
            return user

        return write

    async def write(user: int) -> int:
        number = await store.run(prefer(user, fails=user == 3))
        done.append(number)
        return number

    results = await asyncio.gather(*(write(user) for user in range(1, 6)), return_exceptions=True)
    assert [result for result in results if isinstance(result, int)] == [1, 2, 4, 5]
    assert isinstance(results[2], ValueError)
    kept = [await store.read(lambda c, user=user: people.preferences(c, user)) for user in range(1, 6)]
    assert [wanted.language for wanted in kept] == ["pl", "pl", None, "pl", "pl"]
    await store.close()


async def test_of_several_statements_a_conflict_says_which_and_nothing_of_them_stays(
    where: Path | str,
) -> None:
    store = await Store.open(where)
    click = "INSERT INTO interactions (id, at) VALUES (?, 0)"

    async def several(connection: Connection) -> None:
        await connection.execute_all([(click, (1,)), (click, (2,)), (click, (1,)), (click, (3,))])

    results = await asyncio.gather(
        store.run(lambda c: c.execute(click, 7)), store.run(several), return_exceptions=True
    )
    assert isinstance(results[1], Conflict)
    assert results[1].number == 2
    assert await store.read(lambda c: c.fetch("SELECT id FROM interactions")) == [(7,)]
    await store.close()


async def test_a_transaction_that_does_nothing_needs_nothing_and_disturbs_nobody(where: Path | str) -> None:
    store = await Store.open(where)

    async def nothing(connection: Connection) -> str:
        return "nothing"

    async def gives_up(connection: Connection) -> None:
        raise ValueError

    writes = [
        store.run(nothing),
        store.run(lambda c: people.prefer(c, 7, Preferences("pl"))),
        store.run(gives_up),
        store.run(nothing),
    ]
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert (results[0], results[3]) == ("nothing", "nothing")
    assert isinstance(results[2], ValueError)
    assert await store.read(lambda c: people.preferences(c, 7)) == Preferences("pl")
    await store.close()


async def test_nobody_reads_what_is_not_yet_on_the_disk(where: Path | str) -> None:
    store = await Store.open(where)
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def slow(connection: Connection) -> None:
        await people.prefer(connection, 7, Preferences("pl"))
        begun.set()
        await go_on.wait()

    writing = asyncio.ensure_future(store.run(slow))
    await begun.wait()
    assert await store.read(lambda c: people.preferences(c, 7)) == Preferences()
    go_on.set()
    await writing
    assert await store.read(lambda c: people.preferences(c, 7)) == Preferences("pl")
    await store.close()


async def test_a_disk_that_is_full_fails_all_whom_it_concerns_and_nobody_after_them(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "game.sqlite")
    ((pages,),) = await store.run(lambda c: c.fetch("PRAGMA page_count"))

    def write(user: int, name: str) -> Callable[[Connection], Awaitable[int]]:
        return lambda c: c.execute('INSERT INTO people ("user", language) VALUES (?, ?)', user, name)

    await store.run(lambda c: c.fetch(f"PRAGMA max_page_count = {pages + 1}"))
    results = await asyncio.gather(
        *(store.run(write(user, "x" * size)) for user, size in enumerate([10, 50_000, 10])),
        return_exceptions=True,
    )
    assert isinstance(results[1], StoreError)
    assert "full" in str(results[1])
    kept = await store.read(lambda c: c.fetch('SELECT "user" FROM people ORDER BY "user"'))
    assert [user for (user,) in kept] == [user for user, result in enumerate(results) if result == 1]
    await store.run(lambda c: c.fetch(f"PRAGMA max_page_count = {pages + 100}"))
    assert await store.run(write(9, "x" * 50_000)) == 1
    await store.close()


async def test_a_file_that_cannot_grow_keeps_what_was_acknowledged_and_goes_on_when_it_can(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "game.sqlite"
    store = await Store.open(path)
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    limit = (tmp_path / "game.sqlite-wal").stat().st_size + 100_000
    told: list[int] = []

    async def write(user: int) -> None:
        statement = 'INSERT INTO people ("user", language) VALUES (?, ?)'
        await store.run(lambda c: c.execute_all([(statement, (user, "x" * 9000))]))
        told.append(user)

    with warnings_of(caplog) as lines:
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limits[1]))
        try:
            for first in range(1, 40, 4):
                await asyncio.gather(*map(write, range(first, first + 4)), return_exceptions=True)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        assert 0 < len(told) < 40
        kept = await store.look(lambda c: c.fetch('SELECT "user" FROM people ORDER BY "user"'))
        assert [user for (user,) in kept] == sorted(told)
        await write(99)
    assert [line.partition(":")[0] for line in lines()] == ["the database fails", "the database works again"]
    assert await store.look(lambda c: c.fetch("PRAGMA integrity_check")) == [("ok",)]
    await store.close()
    store = await Store.open(path)
    assert len(await store.look(lambda c: c.fetch('SELECT "user" FROM people'))) == len(told)
    await store.close()


@contextmanager
def warnings_of(caplog: pytest.LogCaptureFixture) -> Iterator[Callable[[], list[str]]]:
    """What the host is warned of from now on."""
    caplog.clear()
    with caplog.at_level("WARNING"):
        yield lambda: [record.getMessage() for record in caplog.records]


async def test_what_fails_is_said_once_and_what_conflicts_is_no_failure(
    where: Path | str, caplog: pytest.LogCaptureFixture
) -> None:
    store = await Store.open(where)
    click = "INSERT INTO interactions (id, at) VALUES (?, 0)"
    with warnings_of(caplog) as lines:
        for _ in range(3):
            with pytest.raises(NotRead):
                await store.look(lambda c: c.fetch("SELECT * FROM nowhere"))
            with pytest.raises(StoreError) as raised:
                await store.run(lambda c: c.execute("DELETE FROM nowhere"))
            assert not isinstance(raised.value, NotRead)
        await store.look(lambda c: c.fetch("SELECT 1"))  # that is not yet everything
        assert len(lines()) == 1
        assert "nowhere" in lines()[0]
        await store.run(lambda c: c.execute(click, 1))
        with pytest.raises(Conflict):
            await store.run(lambda c: c.execute(click, 1))
        assert lines()[1:] == ["the database works again"]
    await store.close()


async def test_whoever_gives_up_waiting_leaves_when_it_is_certain_what_was_written(where: Path | str) -> None:
    store = await Store.open(where)
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def slow(connection: Connection) -> None:
        begun.set()
        await go_on.wait()
        await people.prefer(connection, 7, Preferences("pl"))

    writing = asyncio.ensure_future(store.run(slow))
    await begun.wait()
    writing.cancel()
    await asyncio.sleep(0.01)
    writing.cancel()  # impatience does not help
    asyncio.get_running_loop().call_later(0.05, go_on.set)
    with pytest.raises(asyncio.CancelledError):
        await writing
    assert await store.read(lambda c: people.preferences(c, 7)) == Preferences("pl")
    await store.close()


# ---- copies ----------------------------------------------------------------------------------------------


async def test_a_backup_while_the_bot_runs_is_whole(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "game.sqlite")
    await store.run(lambda c: people.prefer(c, 7, Preferences("pl")))
    await asyncio.to_thread(back_up, tmp_path / "game.sqlite", tmp_path / "copy.sqlite")
    await store.run(lambda c: people.prefer(c, 7, Preferences("en")))
    assert [name for name in os.listdir(tmp_path) if name.startswith("copy")] == ["copy.sqlite"]
    await store.close()
    copy = await Store.open(tmp_path / "copy.sqlite")
    assert await copy.read(lambda c: people.preferences(c, 7)) == Preferences("pl")
    await copy.close()


async def test_whoever_only_looks_cannot_change_anything(where: Path | str) -> None:
    store = await Store.open(where)
    async with looked_into(where) as (version, eyes):
        assert version == len(migrations())
        with pytest.raises(StoreError, match=r"read-?only"):
            await people.prefer(eyes, 7, Preferences("pl"))
    with pytest.raises(StoreError, match=r"read-?only"):
        await store.read(lambda c: people.prefer(c, 7, Preferences("pl")))
    await store.close()
