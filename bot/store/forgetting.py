"""All that is kept about a person, and how it goes, as SQL."""

import msgspec

from bot.store import loading, memory, people
from bot.store.database import Connection
from bot.store.rows import Head, Preferences, Rating

NOBODY = 0


class Kept(msgspec.Struct, frozen=True):
    """What is kept about somebody."""

    preferences: Preferences
    away: tuple[people.Span, ...]
    live: list[Head]  # lobbies and games that are not over
    over: int  # games that are
    names: tuple[str, ...]  # by which tables know them
    ratings: dict[tuple[int, str], Rating]  # by server and game


async def kept(connection: Connection, user: int) -> Kept:
    """All of it."""
    names = await connection.fetch('SELECT DISTINCT name FROM seats WHERE "user" = ? ORDER BY name', user)
    over = await connection.fetch_row(
        "SELECT count(*) FROM tables WHERE life IN ('ended', 'stopped') AND EXISTS"
        ' (SELECT 1 FROM seats WHERE table_id = id AND "user" = ?)',
        user,
    )
    return Kept(
        await people.preferences(connection, user),
        await people.absences(connection, user),
        await loading.of_user(connection, user),
        int(over[0]) if over else 0,
        tuple(name for (name,) in names),
        await memory.ratings_of(connection, user),
    )


async def forget(connection: Connection, user: int) -> list[int]:
    """Nothing is left but games, in which somebody without a name has played; those games."""
    rows = await connection.fetch('SELECT table_id FROM seats WHERE "user" = ?', user)
    opened = await connection.fetch("SELECT id FROM tables WHERE creator = ?", user)
    for table in ("people", "absences", "held", "contenders", "ratings"):
        await connection.execute(f'DELETE FROM {table} WHERE "user" = ?', user)
    await connection.execute('UPDATE places SET "user" = NULL WHERE "user" = ?', user)
    await connection.execute('UPDATE seats SET "user" = NULL, name = \'\' WHERE "user" = ?', user)
    await connection.execute("UPDATE tables SET creator = ? WHERE creator = ?", NOBODY, user)
    await connection.execute("DELETE FROM outbox WHERE channel = ?", user)  # letters to them
    return sorted({row[0] for row in (*rows, *opened)})
