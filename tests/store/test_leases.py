"""Shards of several processes: each is served by one, and whoever was replaced writes nothing any more."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from bot.store import LeaseLost, Shards, Store, people
from bot.store import postgres as driver
from bot.store.rows import Preferences

PL = Preferences("pl")


def test_a_server_has_one_shard_and_direct_messages_the_first() -> None:
    guild = 613425648685547541
    assert Shards(16, (6,)).serve(guild) == ((guild >> 22) % 16 == 6)
    assert [shard for shard in range(4) if Shards(4, (shard,)).serve(None)] == [0]
    assert all(Shards.all(3).serve(number << 22) for number in range(9))
    assert sum(Shards(5, (shard,)).serve(guild) for shard in range(5)) == 1


async def test_two_processes_divide_the_shards(postgres: str) -> None:
    first, second = await Store.open(postgres), await Store.open(postgres)
    assert await first.claimed_by(Shards(4, (0, 1))) is None
    assert await second.claimed_by(Shards(4, (1, 2))) == driver._name()
    assert await second.claimed_by(Shards(2, (1,))) is not None  # another division is in the way too
    assert await second.claimed_by(Shards(4, (2, 3))) is None
    await first.run(lambda c: people.prefer(c, 7, PL))
    assert await second.read(lambda c: people.preferences(c, 7)) == PL
    await first.close()
    third = await Store.open(postgres)
    assert await third.claimed_by(Shards(4, (0, 1))) is None  # they were given back
    await third.close()
    await second.close()


async def test_whoever_waits_takes_over_when_the_shards_are_let_go(postgres: str) -> None:
    first, second = await Store.open(postgres), await Store.open(postgres)
    await first.claim(Shards())
    waiting = asyncio.create_task(second.claim(Shards()))
    await asyncio.sleep(0.2)
    assert not waiting.done()
    await first.close()
    await asyncio.wait_for(waiting, 5)
    await second.close()


async def test_a_process_whose_lease_ran_out_and_was_taken_can_neither_write_nor_read(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver, "LEASE", 0.3)
    first, second = await Store.open(postgres), await Store.open(postgres)
    await first.claim(Shards())
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def slow(connection: object) -> None:
        begun.set()
        await go_on.wait()

    # A write that began in time is waited for; one that begins later fails.
    writing = asyncio.create_task(first.run(slow))
    await begun.wait()
    await asyncio.sleep(0.4)
    monkeypatch.setattr(driver, "LEASE", 60.0)
    taking = asyncio.create_task(second.claim(Shards()))
    await asyncio.sleep(0.2)
    assert not taking.done()
    go_on.set()
    await writing
    await taking
    with pytest.raises(LeaseLost):
        first.check()
    with pytest.raises(LeaseLost):
        await first.run(lambda c: people.prefer(c, 7, PL))
    with pytest.raises(LeaseLost):
        await first.read(lambda c: people.preferences(c, 7))
    with pytest.raises(LeaseLost):
        await asyncio.wait_for(first.keep(), 10)
    assert await second.read(lambda c: people.preferences(c, 7)) == Preferences()
    await first.close()
    await second.run(lambda c: people.prefer(c, 7, PL))  # what the first gave back was not the second's
    await second.close()


async def test_a_lease_that_ran_out_and_that_nobody_wanted_goes_on(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver, "LEASE", 0.2)
    store = await Store.open(postgres)
    await store.claim(Shards())
    await asyncio.sleep(0.3)
    with pytest.raises(LeaseLost):
        store.check()
    await store._database.renew()
    store.check()
    await store.run(lambda c: people.prefer(c, 7, PL))
    await store.close()


WRITER = """
import asyncio, itertools, sys
from bot.store import LeaseLost, Shards, Store, postgres

postgres.LEASE, postgres.SETTINGS["idle_in_transaction_session_timeout"] = 1.0, "500"

async def write():
    store = await Store.open(sys.argv[1])
    await store.claim(Shards())
    try:
        for click in itertools.count(1):
            statement = "INSERT INTO interactions (id, at) VALUES (?, 0)"
            await store.run(lambda c: c.execute(statement, click))
            print(click, flush=True)
            if click % 50 == 0:
                await store._database.renew()
    except LeaseLost:
        print("lost", flush=True)

asyncio.run(write())
"""


async def test_a_process_that_was_stopped_beyond_its_lease_writes_nothing_when_it_goes_on(
    postgres: str,
) -> None:
    stopped = await _process(postgres)
    for _ in range(20):
        await _line(stopped)
    os.kill(stopped.pid, signal.SIGSTOP)  # anywhere, in the middle of a transaction for one
    store = await Store.open(postgres)
    await asyncio.wait_for(store.claim(Shards()), 15)
    before = await store.read(lambda c: c.fetch_row("SELECT count(*) FROM interactions"))
    os.kill(stopped.pid, signal.SIGCONT)
    said = await _line(stopped)
    while said.isdigit():
        said = await _line(stopped)
    assert said != "" or await stopped.wait() != 0  # it has lost its lease, or the connection it wrote over
    assert await store.read(lambda c: c.fetch_row("SELECT count(*) FROM interactions")) == before
    await stopped.wait()
    await store.close()


async def test_a_process_that_is_killed_is_replaced_at_once_and_nothing_acknowledged_is_lost(
    postgres: str,
) -> None:
    killed = await _process(postgres)
    told = [await _line(killed) for _ in range(20)][-1]
    killed.kill()
    await killed.wait()
    store = await Store.open(postgres)
    await asyncio.wait_for(store.claim(Shards()), 5)
    row = await store.read(lambda c: c.fetch_row("SELECT max(id), count(*) FROM interactions"))
    assert row is not None
    assert row[0] == row[1] >= int(told)
    await store.close()


async def _process(address: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        WRITER,
        address,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        cwd=Path(__file__).parents[2],
    )


async def _line(process: asyncio.subprocess.Process) -> str:
    assert process.stdout is not None
    return (await asyncio.wait_for(process.stdout.readline(), 20)).decode().strip()
