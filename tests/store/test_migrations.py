"""The shape of the database, on both: today's, that of earlier versions, and that of later ones."""

import re
import shutil
from pathlib import Path

import pytest

from bot.store import SchemaError, Shards, Store, StoreError, loading, looked_into, people
from bot.store.migrations import SCHEMA, migrations
from bot.store.rows import Life, Preferences

# What the first version wrote: a game, its seats and steps, what was owed, and what people wanted.
FIRST = (
    "INSERT INTO tables (id, channel, guild, thread, game, size, settings, language, life, creator,"
    " reminder, created, touched, stirred, acting) VALUES (3, 601, 500, 1, 'toy', 2, x'80', 'pl', 'running',"
    " 7, 48, 1.0, 2.0, 2.0, x'9100')",
    "INSERT INTO matches (table_id, seed, components, opening, save) VALUES (3, 's', 'd', x'c0', x'c1')",
    'INSERT INTO seats (table_id, number, kind, "user", name, asked_at, reminded) VALUES'
    " (3, 0, 'human', 7, 'Ola', 2.0, 1), (3, 1, 'bot', NULL, '', NULL, 0)",
    "INSERT INTO steps (table_id, number, name, version, salts, answers, events, at) VALUES"
    " (3, 0, 'setup', 1, x'90', x'90', x'90', 1.5)",
    "INSERT INTO outbox (table_id, channel, kind, payload, at) VALUES (3, 601, 'turn', x'80', 2.0)",
    "INSERT INTO messages (table_id, role, message) VALUES (3, 'turn', 9)",
    "INSERT INTO people (\"user\", language, pings) VALUES (7, 'pl', 1), (8, NULL, 0)",
)


def following(schema: Path) -> Path:
    return schema / f"{len(migrations()) + 1:04}-next.sql"


async def test_an_old_database_is_brought_forward_with_what_is_in_it(where: Path | str, schema: Path) -> None:
    store = await Store.open(where, schema)
    await store.run(lambda c: people.prefer(c, 7, Preferences("pl")))
    await store.close()
    following(schema).write_text("ALTER TABLE people ADD COLUMN colour TEXT NOT NULL DEFAULT 'ochre';")
    store = await Store.open(where, schema)
    row = await store.read(lambda c: c.fetch_row('SELECT "user", language, colour FROM people'))
    assert row == (7, "pl", "ochre")
    await store.close()
    store = await Store.open(where, schema)  # and not a second time
    await store.close()


async def test_a_migration_that_fails_leaves_everything_as_it_was(where: Path | str, schema: Path) -> None:
    await (await Store.open(where, schema)).close()
    following(schema).write_text("CREATE TABLE good (id INTEGER); INSERT INTO nowhere VALUES (1);")
    with pytest.raises(SchemaError, match=r"-next\.sql: .*nowhere"):
        await Store.open(where, schema)
    async with looked_into(where) as (version, eyes):
        assert version == len(migrations())
        with pytest.raises(StoreError, match="good"):
            await eyes.fetch("SELECT * FROM good")
    following(schema).unlink()
    await (await Store.open(where, schema)).close()


async def test_a_database_from_the_future_is_refused(where: Path | str, schema: Path) -> None:
    following(schema).write_text("CREATE TABLE more (id INTEGER);")
    await (await Store.open(where, schema)).close()
    with pytest.raises(SchemaError, match="too old"):
        await Store.open(where, SCHEMA)


def test_a_gap_between_migrations_is_an_error(schema: Path) -> None:
    (schema / "0099-far-away.sql").write_text("")
    with pytest.raises(SchemaError, match="0099-far-away"):
        migrations(schema)


async def test_a_database_of_the_first_version_opens_with_all_that_is_in_it(
    where: Path | str, first: Path
) -> None:
    store = await Store.open(where, first)
    for statement in FIRST:
        await store.run(lambda c, statement=statement: c.execute(blobs(where, statement)))  # type: ignore[misc]
    await store.close()
    store = await Store.open(where)
    loaded = await store.read(lambda c: loading.loaded(c, 3))
    assert loaded is not None
    assert (loaded.head.life, loaded.head.pace, loaded.head.language) == (Life.RUNNING, "week", "pl")
    assert loaded.head.acting == (0,)
    assert [(seat.kind, seat.user, seat.name) for seat in loaded.head.seats] == [
        ("human", 7, "Ola"),
        ("bot", None, ""),
    ]
    assert [(desk.asked_at, desk.stage) for desk in loaded.desks] == [(2.0, 1), (None, 0)]
    assert loaded.match is not None
    assert (loaded.match.seed, loaded.match.save) == ("s", b"\xc1")
    assert await store.read(lambda c: loading.step_count(c, 3)) == 1
    assert [(await store.read(lambda c, u=u: people.preferences(c, u))).calls for u in (7, 8)] == [  # type: ignore[misc]
        "mention",
        "off",
    ]
    owed = await store.read(lambda c: c.fetch("SELECT channel, kind FROM outbox"))
    assert [tuple(row) for row in owed] == [(601, "turn")]
    await store.close()


@pytest.fixture
def first(tmp_path: Path) -> Path:
    """The migrations of the first version."""
    folder = tmp_path / "first"
    folder.mkdir()
    shutil.copy(migrations()[0], folder)
    return folder


def blobs(where: Path | str, statement: str) -> str:
    """Bytes, as this database writes them."""
    return statement if isinstance(where, Path) else re.sub(r"x'(\w*)'", r"'\\x\1'::bytea", statement)


async def test_nothing_is_migrated_while_a_process_of_an_earlier_version_runs(
    postgres: str, schema: Path
) -> None:
    first = await Store.open(postgres, schema)
    await first.claim(Shards())
    following(schema).write_text("CREATE TABLE more (id INTEGER PRIMARY KEY) STRICT;")
    with pytest.raises(SchemaError, match="still runs"):
        await Store.open(postgres, schema)
    await first.run(lambda c: people.prefer(c, 7, Preferences("pl")))
    await first.close()
    await (await Store.open(postgres, schema)).close()
