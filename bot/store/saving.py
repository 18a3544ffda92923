"""Writing: what one change to a table brings, inside one transaction."""

import sqlite3

import msgspec

from bot.store.outbox import owe
from bot.store.rows import Change, Head, Life

packed = msgspec.msgpack.encode


class InteractionSeen(Exception):
    """This click was counted before."""


class ChannelBusy(Exception):
    """Another game runs in that channel."""


def add_table(connection: sqlite3.Connection, head: Head) -> int:
    """A new table, still without seats; gives its id."""
    row = connection.execute(
        "INSERT INTO tables (channel, parent, guild, thread, game, size, settings, language, life, creator,"
        " reminder, screen, created, touched, stirred, acting)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            head.channel,
            head.parent,
            head.guild,
            head.thread,
            head.game,
            head.size,
            packed(head.settings),
            head.language,
            head.life.value,
            head.creator,
            head.reminder,
            head.screen,
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
            " creator = ?, reminder = ?, screen = ?, touched = ?, acting = ? WHERE id = ?",
            (
                head.channel,
                head.parent,
                head.size,
                packed(head.settings),
                head.language,
                head.life.value,
                head.creator,
                head.reminder,
                head.screen,
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
    """A channel is gone, and its threads with it: its tables, which are given back, stop and owe nothing."""
    ids = [
        row[0]
        for row in connection.execute(
            "SELECT id FROM tables WHERE ? IN (channel, parent) AND life IN ('lobby', 'running', 'parked')",
            (channel,),
        )
    ]
    for table in ids:
        connection.execute("UPDATE tables SET life = 'stopped', touched = ? WHERE id = ?", (at, table))
        connection.execute("DELETE FROM outbox WHERE table_id = ?", (table,))
    connection.execute("DELETE FROM outbox WHERE channel = ?", (channel,))
    return ids


def keep_failure(connection: sqlite3.Connection, code: str, table: int, at: float, dump: bytes) -> None:
    """Keep what reproduces a failure."""
    connection.execute(
        "INSERT INTO failures (code, table_id, at, dump) VALUES (?, ?, ?, ?)", (code, table, at, dump)
    )


def stirred(connection: sqlite3.Connection, table: int, at: float) -> None:
    """Something was sent to the channel of this table."""
    connection.execute("UPDATE tables SET stirred = ? WHERE id = ?", (at, table))
