"""Databases that cannot be used, or go away: one clear error, and nothing half done."""

import asyncio
import sys

import asyncpg
import pytest

from bot.store import Connection, SchemaError, Store, StoreError, people
from bot.store.rows import Preferences


async def test_a_connection_that_is_lost_in_the_middle_leaves_nothing_and_the_next_one_works(
    postgres: str,
) -> None:
    store = await Store.open(postgres)

    async def cut_off(connection: Connection) -> None:
        await people.prefer(connection, 7, Preferences("pl"))
        other = await asyncpg.connect(postgres)
        await other.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE application_name = 'karawana' AND state = 'idle in transaction'"
        )
        await other.close()
        await people.prefer(connection, 8, Preferences("pl"))

    with pytest.raises(StoreError):
        await store.run(cut_off)
    for user in (7, 8):
        assert await store.read(lambda c, user=user: people.preferences(c, user)) == Preferences()
    await store.run(lambda c: people.prefer(c, 7, Preferences("pl")))
    assert await store.look(lambda c: people.preferences(c, 7)) == Preferences("pl")
    await store.close()


async def test_a_missing_permission_is_said(postgres: str) -> None:
    admin = await asyncpg.connect(postgres)
    await admin.execute("CREATE ROLE guest LOGIN")
    await admin.execute("GRANT USAGE ON SCHEMA public TO guest")
    try:
        with pytest.raises(SchemaError, match="permission denied"):
            await Store.open(postgres.replace("karawana@", "guest@"))
    finally:
        await admin.execute("DROP OWNED BY guest; DROP ROLE guest")
        await admin.close()


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://ola:secret@127.0.0.1:1/games",
        "postgresql://ola:secret@127.0.0.1:port/games",
        "postgresql://ola:secret@no.such.host.invalid/games",
        "postgres://[",
        "mysql://ola:secret@127.0.0.1/games",
    ],
)
async def test_a_host_with_a_wrong_address_reads_one_line_without_the_password(address: str) -> None:
    bot = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "play", "--at", "http://127.0.0.1:1", "--database", address),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    out, said = await asyncio.wait_for(bot.communicate(), 60)
    assert bot.returncode == 2
    assert out == b""
    assert said.count(b"\n") == 1
    assert b"secret" not in said


async def test_a_database_that_does_not_exist_is_said(postgres: str) -> None:
    with pytest.raises(StoreError, match="does not exist"):
        await Store.open(postgres.replace("/postgres", "/nowhere"))


@pytest.mark.parametrize(
    "arguments",
    [
        ("--shards", "0"),
        ("--shards", "2", "--shard-ids", "2"),
        ("--shards", "4", "--shard-ids", "3-1"),
        ("--shards", "2", "--shard-ids", "0"),  # in a file
        ("--shards", "2", "--shard-ids", "x"),
    ],
)
async def test_shards_that_make_no_sense_are_refused_in_one_line(arguments: tuple[str, ...]) -> None:
    bot = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "play", "--at", "http://127.0.0.1:1", *arguments),
        *("--database", "/nowhere/at/all.sqlite"),
        stderr=asyncio.subprocess.PIPE,
    )
    _, said = await asyncio.wait_for(bot.communicate(), 60)
    assert bot.returncode == 2
    assert said.count(b"\n") == 1
