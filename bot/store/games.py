"""Tables, their seats, matches and steps, as SQL. Each function runs inside one transaction."""

import sqlite3
from typing import Any

import msgspec

from bot.store.outbox import owe
from bot.store.rows import Change, Desk, Head, Life, Loaded, MatchRow, Proposal, Seat, StepRow
from engines.kernel import Answer, Event

packed = msgspec.msgpack.encode


class InteractionSeen(Exception):
    """This click was counted before."""


class ChannelBusy(Exception):
    """Another game runs in that channel."""


# ---- writing ---------------------------------------------------------------------------------------------


def add_table(connection: sqlite3.Connection, head: Head) -> int:
    """A new table, still without seats; gives its id."""
    row = connection.execute(
        "INSERT INTO tables (channel, parent, guild, game, size, settings, language, life, creator, reminder,"
        " created, touched, stirred, acting) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            head.channel,
            head.parent,
            head.guild,
            head.game,
            head.size,
            packed(head.settings),
            head.language,
            head.life.value,
            head.creator,
            head.reminder,
            head.created,
            head.touched,
            head.created,
            packed(head.acting),
        ),
    )
    assert row.lastrowid is not None
    return row.lastrowid


def save(connection: sqlite3.Connection, change: Change) -> None:
    """Write a change."""
    if change.interaction is not None:
        count_once(connection, change.interaction, change.at)
    _save_head(connection, change.head)
    _save_seats(connection, change)
    _save_match(connection, change)
    _save_proposal(connection, change)
    if change.nudged is not None:
        connection.execute("UPDATE tables SET nudged = ? WHERE id = ?", (change.nudged, change.head.id))
    for owing in change.owing:
        owe(connection, change.head.id, owing, change.at)


def count_once(connection: sqlite3.Connection, interaction: int, at: float) -> None:
    """Remember a click; a second delivery of the same undoes the whole transaction."""
    try:
        connection.execute("INSERT INTO interactions (id, at) VALUES (?, ?)", (interaction, at))
    except sqlite3.IntegrityError as error:
        raise InteractionSeen(interaction) from error


def _save_head(connection: sqlite3.Connection, head: Head) -> None:
    try:
        connection.execute(
            "UPDATE tables SET channel = ?, parent = ?, size = ?, settings = ?, language = ?, life = ?,"
            " creator = ?, reminder = ?, touched = ?, acting = ? WHERE id = ?",
            (
                head.channel,
                head.parent,
                head.size,
                packed(head.settings),
                head.language,
                head.life.value,
                head.creator,
                head.reminder,
                head.touched,
                packed(head.acting),
                head.id,
            ),
        )
    except sqlite3.IntegrityError as error:
        raise ChannelBusy(head.channel) from error


def _save_seats(connection: sqlite3.Connection, change: Change) -> None:
    head = change.head
    if head.life is Life.LOBBY:
        connection.execute("DELETE FROM seats WHERE table_id = ?", (head.id,))
    for seat in head.seats:
        desk = change.desks.get(seat.number)
        if desk is not None:
            connection.execute(
                "INSERT OR REPLACE INTO seats (table_id, number, kind, user, name, asked_at, reminded,"
                " last_step, token, picks) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    head.id,
                    seat.number,
                    seat.kind,
                    seat.user,
                    seat.name,
                    desk.asked_at,
                    desk.reminded,
                    desk.last_step,
                    desk.token,
                    packed(desk.picks),
                ),
            )


def _save_match(connection: sqlite3.Connection, change: Change) -> None:
    table, begin = change.head.id, change.begin
    if begin is not None:
        connection.execute(
            "INSERT INTO matches (table_id, seed, components, opening, save) VALUES (?, ?, ?, ?, ?)",
            (table, begin.seed, begin.components, begin.opening, begin.save),
        )
        connection.execute(
            "INSERT OR IGNORE INTO components (game, digest, packed) VALUES (?, ?, ?)",
            (change.head.game, begin.components, change.components),
        )
    if change.save is not None:
        connection.execute("UPDATE matches SET save = ? WHERE table_id = ?", (change.save, table))
    if change.back_to is not None:
        connection.execute("DELETE FROM steps WHERE table_id = ? AND number >= ?", (table, change.back_to))
    connection.executemany(
        "INSERT INTO steps (table_id, number, name, owner, version, checkpoint, salts, answers, events, view,"
        " at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                table,
                step.number,
                step.name,
                step.owner,
                step.version,
                step.checkpoint,
                packed(step.salts),
                packed(step.answers),
                packed(step.events),
                step.view,
                step.at,
            )
            for step in change.steps
        ],
    )
    if change.head.life is Life.ENDED:
        # Nobody goes back any more, and the notation plays the game again.
        connection.execute("UPDATE steps SET checkpoint = NULL WHERE table_id = ?", (table,))


def _save_proposal(connection: sqlite3.Connection, change: Change) -> None:
    proposal = change.proposal
    if proposal is None:
        connection.execute("DELETE FROM proposals WHERE table_id = ?", (change.head.id,))
        return
    connection.execute(
        "INSERT OR REPLACE INTO proposals (table_id, step, name, seat, agreed, deadline)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        (
            change.head.id,
            proposal.step,
            proposal.name,
            proposal.seat,
            packed(proposal.agreed),
            proposal.deadline,
        ),
    )


def stop_channel(connection: sqlite3.Connection, channel: int, at: float) -> list[int]:
    """A channel is gone: what was there stops, and nothing is owed to it any more. Gives the tables."""
    ids = [
        row[0]
        for row in connection.execute(
            "SELECT id FROM tables WHERE channel = ? AND life IN ('lobby', 'running', 'parked')", (channel,)
        )
    ]
    for table in ids:
        connection.execute("UPDATE tables SET life = 'stopped', touched = ? WHERE id = ?", (at, table))
    connection.execute("DELETE FROM outbox WHERE channel = ?", (channel,))
    return ids


def keep_failure(connection: sqlite3.Connection, code: str, table: int, at: float, dump: bytes) -> None:
    """Keep what reproduces a failure."""
    connection.execute(
        "INSERT INTO failures (code, table_id, at, dump) VALUES (?, ?, ?, ?)", (code, table, at, dump)
    )


def failure(connection: sqlite3.Connection, code: str) -> tuple[str, bytes] | None:
    """The game and the dump of a failure."""
    row = connection.execute(
        "SELECT game, dump FROM failures JOIN tables ON tables.id = table_id WHERE code = ?", (code,)
    ).fetchone()
    return (row[0], row[1]) if row else None


# ---- reading ---------------------------------------------------------------------------------------------

HEAD = (
    "SELECT id, channel, parent, guild, game, size, settings, language, life, creator, reminder, created,"
    " touched, acting FROM tables"
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
        game=row[4],
        size=row[5],
        settings=msgspec.msgpack.decode(row[6], type=dict[str, str]),
        language=row[7],
        life=Life(row[8]),
        creator=row[9],
        reminder=row[10],
        created=row[11],
        touched=row[12],
        seats=tuple(seats),
        acting=msgspec.msgpack.decode(row[13], type=tuple[int, ...]),
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
    return _steps(connection, where, table, packed([]), limit)


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


def stirred(connection: sqlite3.Connection, table: int, at: float) -> None:
    """Something was sent to the channel of this table."""
    connection.execute("UPDATE tables SET stirred = ? WHERE id = ?", (at, table))


def forgotten_lobbies(connection: sqlite3.Connection, before: float) -> list[int]:
    """Lobbies where nothing happened since then."""
    return [
        row[0]
        for row in connection.execute("SELECT id FROM tables WHERE life = 'lobby' AND touched < ?", (before,))
    ]
