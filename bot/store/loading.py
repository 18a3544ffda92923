"""Reading: tables, their seats, matches and steps."""

import sqlite3
from typing import Any

import msgspec

from bot.store.rows import Desk, Head, Life, Loaded, MatchRow, Proposal, Seat, StepRow
from engines.kernel import Answer, Event

HEAD = (
    "SELECT id, channel, parent, guild, thread, game, size, settings, language, life, creator, reminder,"
    " created, touched, acting, screen FROM tables"
)


def _heads(connection: sqlite3.Connection, where: str, *parameters: object) -> list[Head]:
    rows = connection.execute(f"{HEAD} {where}", parameters).fetchall()
    seats: dict[int, list[Seat]] = {row[0]: [] for row in rows}
    marks = ", ".join("?" * len(rows))
    for table, number, kind, user, name in connection.execute(
        f"SELECT table_id, number, kind, user, name FROM seats WHERE table_id IN ({marks}) ORDER BY number",
        tuple(seats),
    ):
        seats[table].append(Seat(number, kind, user, name))
    return [_head(row, seats[row[0]]) for row in rows]


def _head(row: tuple[Any, ...], seats: list[Seat]) -> Head:
    return Head(
        id=row[0],
        channel=row[1],
        parent=row[2],
        guild=row[3],
        thread=bool(row[4]),
        game=row[5],
        size=row[6],
        settings=msgspec.msgpack.decode(row[7], type=dict[str, str]),
        language=row[8],
        life=Life(row[9]),
        creator=row[10],
        reminder=row[11],
        screen=row[15],
        created=row[12],
        touched=row[13],
        seats=tuple(seats),
        acting=msgspec.msgpack.decode(row[14], type=tuple[int, ...]),
    )


def by_id(connection: sqlite3.Connection, table: int) -> Head | None:
    """One table."""
    return next(iter(_heads(connection, "WHERE id = ?", table)), None)


def in_channel(connection: sqlite3.Connection, channel: int) -> Head | None:
    """The game that runs in a channel, or else the last one that did."""
    where = (
        "WHERE channel = ? AND life IN ('running', 'ended', 'stopped')"
        " AND EXISTS (SELECT 1 FROM matches WHERE table_id = id)"
        " ORDER BY life = 'running' DESC, touched DESC, id DESC LIMIT 1"
    )
    return next(iter(_heads(connection, where, channel)), None)


def of_user(connection: sqlite3.Connection, user: int) -> list[Head]:
    """The lobbies and games of a user that are not over, the last used first."""
    where = (
        "WHERE life IN ('lobby', 'running', 'parked')"
        " AND id IN (SELECT table_id FROM seats WHERE user = ?) ORDER BY touched DESC"
    )
    return _heads(connection, where, user)


def all_games(connection: sqlite3.Connection) -> list[Head]:
    """Every game that has begun, the last used first."""
    return _heads(connection, "WHERE id IN (SELECT table_id FROM matches) ORDER BY touched DESC")


def parked_in(connection: sqlite3.Connection, channel: int) -> list[Head]:
    """The games put aside in a DM, the last used first."""
    return _heads(connection, "WHERE channel = ? AND life = 'parked' ORDER BY touched DESC", channel)


def loaded(connection: sqlite3.Connection, table: int) -> Loaded | None:
    """All that is needed to go on with a table."""
    head = by_id(connection, table)
    if head is None:
        return None
    match = connection.execute(
        "SELECT seed, components, opening, save FROM matches WHERE table_id = ?", (table,)
    ).fetchone()
    view = connection.execute(
        "SELECT view FROM steps WHERE table_id = ? ORDER BY number DESC LIMIT 1", (table,)
    ).fetchone()
    nudged = connection.execute("SELECT nudged FROM tables WHERE id = ?", (table,)).fetchone()
    proposal = connection.execute(
        "SELECT step, name, seat, agreed, deadline FROM proposals WHERE table_id = ?", (table,)
    ).fetchone()
    return Loaded(
        head,
        _desks(connection, table),
        MatchRow(*match) if match else None,
        view[0] if view else None,
        nudged[0],
        _proposal(proposal) if proposal else None,
    )


def _desks(connection: sqlite3.Connection, table: int) -> list[Desk]:
    return [
        Desk(asked_at, bool(reminded), last_step, token, msgspec.msgpack.decode(picks, type=tuple[str, ...]))
        for asked_at, reminded, last_step, token, picks in connection.execute(
            "SELECT asked_at, reminded, last_step, token, picks FROM seats WHERE table_id = ?"
            " ORDER BY number",
            (table,),
        )
    ]


def _proposal(row: tuple[Any, ...]) -> Proposal:
    step, name, seat, agreed, deadline = row
    return Proposal(step, name, seat, msgspec.msgpack.decode(agreed, type=tuple[int, ...]), deadline)


def components(connection: sqlite3.Connection, game: str, digest: str) -> bytes | None:
    """The component tables that a game began with."""
    row = connection.execute(
        "SELECT packed FROM components WHERE game = ? AND digest = ?", (game, digest)
    ).fetchone()
    return row[0] if row else None


def steps_from(connection: sqlite3.Connection, table: int, number: int) -> list[StepRow]:
    """Finished steps from this one on, without their checkpoints."""
    return _steps(connection, "AND number >= ? ORDER BY number", table, number)


def latest_steps(connection: sqlite3.Connection, table: int, limit: int, skipped: int) -> list[StepRow]:
    """Finished steps, newest first, without their checkpoints."""
    return _steps(connection, "ORDER BY number DESC LIMIT ? OFFSET ?", table, limit, skipped)


def decided_steps(connection: sqlite3.Connection, table: int, limit: int) -> list[StepRow]:
    """Finished steps in which somebody decided something, newest first, without their checkpoints."""
    where = "AND answers <> ? ORDER BY number DESC LIMIT ?"
    return _steps(connection, where, table, msgspec.msgpack.encode([]), limit)


def _steps(connection: sqlite3.Connection, where: str, table: int, *parameters: object) -> list[StepRow]:
    rows = connection.execute(
        "SELECT number, name, owner, version, NULL, salts, answers, events, view, at FROM steps"
        f" WHERE table_id = ? {where}",
        (table, *parameters),
    )
    return [_step(row) for row in rows]


def step(connection: sqlite3.Connection, table: int, number: int) -> StepRow | None:
    """One finished step with its checkpoint."""
    row = connection.execute(
        "SELECT number, name, owner, version, checkpoint, salts, answers, events, view, at FROM steps"
        " WHERE table_id = ? AND number = ?",
        (table, number),
    ).fetchone()
    return _step(row) if row else None


def _step(row: tuple[Any, ...]) -> StepRow:
    number, name, owner, version, checkpoint, salts, answers, events, view, at = row
    return StepRow(
        number,
        name,
        owner,
        version,
        checkpoint,
        msgspec.msgpack.decode(salts, type=tuple[int, ...]),
        msgspec.msgpack.decode(answers, type=list[Answer]),
        msgspec.msgpack.decode(events, type=list[Event]),
        view,
        at,
    )


def step_count(connection: sqlite3.Connection, table: int) -> int:
    """How many steps are finished."""
    return int(connection.execute("SELECT count(*) FROM steps WHERE table_id = ?", (table,)).fetchone()[0])


def is_counted(connection: sqlite3.Connection, interaction: int) -> bool:
    """Whether this click was counted."""
    found = connection.execute("SELECT 1 FROM interactions WHERE id = ?", (interaction,))
    return found.fetchone() is not None


def failure(connection: sqlite3.Connection, code: str) -> bytes | None:
    """The dump that a code stands for."""
    row = connection.execute("SELECT dump FROM failures WHERE code = ?", (code,)).fetchone()
    return row[0] if row else None


# ---- what time brings ------------------------------------------------------------------------------------


def due_reminders(connection: sqlite3.Connection, now: float) -> list[int]:
    """Tables that wait for somebody longer than they want to."""
    rows = connection.execute(
        "SELECT DISTINCT id FROM tables JOIN seats ON table_id = id WHERE life = 'running' AND reminder > 0"
        " AND kind = 'human' AND NOT reminded AND asked_at + 3600 * reminder <= ?",
        (now,),
    )
    return [row[0] for row in rows]


def due_votes(connection: sqlite3.Connection, now: float) -> list[int]:
    """Tables whose proposal has waited long enough."""
    return [
        row[0] for row in connection.execute("SELECT table_id FROM proposals WHERE deadline <= ?", (now,))
    ]


def quiet(connection: sqlite3.Connection, before: float) -> list[Head]:
    """Running games on servers to whose channel nothing was sent since then."""
    return _heads(connection, "WHERE life = 'running' AND guild IS NOT NULL AND stirred < ?", before)


def forgotten_lobbies(connection: sqlite3.Connection, before: float) -> list[int]:
    """Lobbies where nothing happened since then."""
    return [
        row[0]
        for row in connection.execute("SELECT id FROM tables WHERE life = 'lobby' AND touched < ?", (before,))
    ]
