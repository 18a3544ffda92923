"""All that is kept about a person, and how it goes, as SQL."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from bot.store import loading, memory, people
from bot.store.database import Connection
from bot.store.rows import Head, Preferences, Rating
from bot.store.shards import Shards

NOBODY = 0


class Kept(msgspec.Struct, frozen=True):
    """What is kept about somebody."""

    preferences: Preferences
    away: tuple[people.Span, ...]
    live: list[Head]  # lobbies and games that are not over
    over: int  # games that are
    names: tuple[str, ...]  # by which tables know them
    ratings: dict[tuple[int, str], Rating]  # by server and game
    tips: int = 0  # short hints that they have had


async def kept(connection: Connection, user: int) -> Kept:
    """All of it."""
    names = await connection.fetch('SELECT DISTINCT name FROM seats WHERE "user" = ? ORDER BY name', user)
    over = await connection.fetch_row(
        "SELECT count(*) FROM tables WHERE life IN ('ended', 'stopped') AND EXISTS"
        ' (SELECT 1 FROM seats WHERE table_id = id AND "user" = ?)',
        user,
    )
    tips = await connection.fetch_row('SELECT count(*) FROM tips WHERE "user" = ?', user)
    return Kept(
        await people.preferences(connection, user),
        await people.absences(connection, user),
        await loading.of_user(connection, user),
        int(over[0]) if over else 0,
        tuple(name for (name,) in names),
        await memory.ratings_of(connection, user),
        int(tips[0]) if tips else 0,
    )


async def forget(connection: Connection, user: int, leaving: Sequence[int]) -> list[int]:
    """Nothing is left but games, in which somebody without a name has played; those games.

    From these tables they have yet to stand up.
    """
    for table in ("people", "absences", "held", "contenders", "ratings", "tips"):
        await connection.execute(f'DELETE FROM {table} WHERE "user" = ?', user)
    add = 'INSERT INTO leaving (table_id, "user") VALUES (?, ?) ON CONFLICT DO NOTHING'
    await connection.execute_all([(add, (table, user)) for table in leaving])
    await connection.execute("DELETE FROM outbox WHERE channel = ?", user)  # letters to them
    rows = await connection.fetch(
        'SELECT table_id FROM seats WHERE "user" = ? UNION SELECT table_id FROM places WHERE "user" = ?'
        " UNION SELECT id FROM tables WHERE creator = ?",
        user,
        user,
        user,
    )
    nameless = sorted({row[0] for row in rows} - set(leaving))
    for table in nameless:
        await forget_at(connection, table, user)
    return nameless


async def forget_at(connection: Connection, table: int, user: int) -> None:
    """At this table nobody has a name or an id who once had this one."""
    who = user, table
    await connection.execute_all(
        [
            ('UPDATE places SET "user" = NULL WHERE "user" = ? AND table_id = ?', who),
            ('UPDATE seats SET "user" = NULL, name = \'\' WHERE "user" = ? AND table_id = ?', who),
            ("UPDATE tables SET creator = ? WHERE creator = ? AND id = ?", (NOBODY, *who)),
            ('DELETE FROM leaving WHERE "user" = ? AND table_id = ?', who),
        ]
    )


class Leaving(NamedTuple):
    """Somebody who has to stand up from a table yet."""

    table: int
    user: int


async def leaving(connection: Connection, shards: Shards) -> list[Leaving]:
    """Those at the tables of these shards."""
    rows = await connection.fetch(
        'SELECT table_id, "user" FROM leaving JOIN tables ON table_id = id'
        f" WHERE {shards.condition} ORDER BY table_id",
        *shards.values,
    )
    return [Leaving(*row) for row in rows]
