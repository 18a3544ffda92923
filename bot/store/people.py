"""What users want everywhere, when they are away, and calls that wait for them, as SQL."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.store.database import Connection, Statement
from bot.store.rows import Preferences
from bot.store.shards import Shards

Span = tuple[float, float]


async def preferences(connection: Connection, user: int) -> Preferences:
    """What this user wants; what nobody said is as it usually is."""
    row = await connection.fetch_row(
        "SELECT language, calls, screen, pictured, zone, quiet_from, quiet_until, tips FROM people"
        ' WHERE "user" = ?',
        user,
    )
    if row is None:
        return Preferences()
    language, calls, screen, pictured, zone, begins, ends, tips = row
    return Preferences(
        language,
        calls,
        screen,
        bool(pictured),
        zone,
        None if begins is None else (begins, ends),
        bool(tips),
    )


async def prefer(connection: Connection, user: int, wanted: Preferences) -> None:
    """Remember what this user wants."""
    begins, ends = wanted.quiet or (None, None)
    await connection.execute(
        'INSERT INTO people ("user", language, calls, screen, pictured, zone, quiet_from, quiet_until, tips)'
        ' VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT ("user") DO UPDATE SET language = excluded.language,'
        " calls = excluded.calls, screen = excluded.screen, pictured = excluded.pictured,"
        " zone = excluded.zone, quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until,"
        " tips = excluded.tips",
        user,
        wanted.language,
        wanted.calls,
        wanted.screen,
        wanted.pictured,
        wanted.zone,
        begins,
        ends,
        wanted.tips,
    )
    await _look_again(connection, user)


# ---- days away ---------------------------------------------------------------------------------------------


async def absences(connection: Connection, user: int) -> tuple[Span, ...]:
    """When this user is away, was lately, or will be."""
    rows = await connection.fetch('SELECT since, until FROM absences WHERE "user" = ? ORDER BY since', user)
    return tuple((since, until) for since, until in rows)


async def be_away(connection: Connection, user: int, away: Sequence[Span]) -> None:
    """These are the days that this user is away, was or will be, and no others."""
    await connection.execute('DELETE FROM absences WHERE "user" = ?', user)
    add = 'INSERT INTO absences ("user", since, until) VALUES (?, ?, ?)'
    await connection.execute_all([(add, (user, since, until)) for since, until in away])
    await _look_again(connection, user)


async def forget_absences(connection: Connection, before: float) -> None:
    """Nobody asks about them any more."""
    await connection.execute("DELETE FROM absences WHERE until < ?", before)


# ---- calls that wait ---------------------------------------------------------------------------------------


class Held(NamedTuple):
    """A call that waited for its time."""

    user: int
    table: int


def hold(user: int, table: int, until: float) -> Statement:
    """A call is for later; several of one table are one."""
    return (
        'INSERT INTO held ("user", table_id, until) VALUES (?, ?, ?)'
        ' ON CONFLICT ("user", table_id) DO UPDATE SET until = excluded.until',
        (user, table, until),
    )


async def due_calls(connection: Connection, shards: Shards, now: float) -> list[Held]:
    """Calls whose time has come."""
    rows = await connection.fetch(
        'SELECT "user", table_id FROM held JOIN tables ON table_id = tables.id'
        f' WHERE until <= ? AND {shards.condition} ORDER BY "user", table_id',
        now,
        *shards.values,
    )
    return [Held(*row) for row in rows]


async def release(connection: Connection, call: Held) -> None:
    """It is a call now, or none any more."""
    await connection.execute('DELETE FROM held WHERE "user" = ? AND table_id = ?', *call)


async def _look_again(connection: Connection, user: int) -> None:
    """Whatever waits for this user goes by other hours now."""
    await connection.execute('UPDATE held SET until = 0 WHERE "user" = ?', user)
    await connection.execute(
        'UPDATE seats SET due = asked_at WHERE "user" = ? AND asked_at IS NOT NULL', user
    )
