"""Writing: what one change to a table brings, inside one transaction."""

import msgspec

from bot.store.database import Conflict, Connection
from bot.store.outbox import owe
from bot.store.rows import Change, Head, Life, StepRow

packed = msgspec.msgpack.encode


class InteractionSeen(Exception):
    """This click was counted before."""


class ChannelBusy(Exception):
    """Another game runs in that channel."""


async def add_table(connection: Connection, head: Head) -> int:
    """A new table, still without seats; gives its id."""
    row = await connection.fetch_row(
        "INSERT INTO tables (channel, parent, guild, thread, game, size, settings, language, life, creator,"
        " reminder, screen, created, touched, stirred, acting)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
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
    )
    assert row is not None
    return int(row[0])


async def save(connection: Connection, change: Change) -> None:
    """Write a change."""
    if change.interaction is not None:
        await count_once(connection, change.interaction, change.at)
    await _save_head(connection, change.head)
    await _save_seats(connection, change)
    await _save_match(connection, change)
    await _save_proposal(connection, change)
    if change.nudged is not None:
        await connection.execute("UPDATE tables SET nudged = ? WHERE id = ?", change.nudged, change.head.id)
    for owing in change.owing:
        await owe(connection, change.head.id, owing, change.at)


async def count_once(connection: Connection, interaction: int, at: float) -> None:
    """Remember a click; a second delivery of the same undoes the whole transaction."""
    statement = "INSERT INTO interactions (id, at) VALUES (?, ?) ON CONFLICT (id) DO NOTHING"
    if not await connection.execute(statement, interaction, at):
        raise InteractionSeen(interaction)


async def _save_head(connection: Connection, head: Head) -> None:
    try:
        await connection.execute(
            "UPDATE tables SET channel = ?, parent = ?, size = ?, settings = ?, language = ?, life = ?,"
            " creator = ?, reminder = ?, screen = ?, touched = ?, acting = ? WHERE id = ?",
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
        )
    except Conflict as error:
        raise ChannelBusy(head.channel) from error


async def _save_seats(connection: Connection, change: Change) -> None:
    head = change.head
    if head.life is Life.LOBBY:
        await connection.execute("DELETE FROM seats WHERE table_id = ?", head.id)
    for seat in head.seats:
        desk = change.desks.get(seat.number)
        if desk is not None:
            await connection.execute(
                'INSERT INTO seats (table_id, number, kind, "user", name, asked_at, reminded, last_step,'
                " token, picks) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
                " ON CONFLICT (table_id, number) DO UPDATE SET"
                ' kind = excluded.kind, "user" = excluded."user", name = excluded.name,'
                " asked_at = excluded.asked_at, reminded = excluded.reminded,"
                " last_step = excluded.last_step, token = excluded.token, picks = excluded.picks",
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
            )


async def _save_match(connection: Connection, change: Change) -> None:
    table, begin = change.head.id, change.begin
    if begin is not None:
        await connection.execute(
            "INSERT INTO matches (table_id, seed, components, opening, save) VALUES (?, ?, ?, ?, ?)",
            table,
            begin.seed,
            begin.components,
            begin.opening,
            begin.save,
        )
        await connection.execute(
            "INSERT INTO components (game, digest, packed) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
            change.head.game,
            begin.components,
            change.components,
        )
    if change.save is not None:
        await connection.execute("UPDATE matches SET save = ? WHERE table_id = ?", change.save, table)
    if change.back_to is not None:
        await connection.execute(
            "DELETE FROM steps WHERE table_id = ? AND number >= ?", table, change.back_to
        )
    for step in change.steps:
        await _save_step(connection, table, step)
    if change.head.life is Life.ENDED:
        # Nobody goes back any more, and the notation plays the game again.
        await connection.execute("UPDATE steps SET checkpoint = NULL WHERE table_id = ?", table)


async def _save_step(connection: Connection, table: int, step: StepRow) -> None:
    await connection.execute(
        "INSERT INTO steps (table_id, number, name, owner, version, checkpoint, salts, answers, events, view,"
        " at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
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


async def _save_proposal(connection: Connection, change: Change) -> None:
    proposal = change.proposal
    if proposal is None:
        await connection.execute("DELETE FROM proposals WHERE table_id = ?", change.head.id)
        return
    await connection.execute(
        "INSERT INTO proposals (table_id, step, name, seat, agreed, deadline) VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (table_id) DO UPDATE SET step = excluded.step, name = excluded.name,"
        " seat = excluded.seat, agreed = excluded.agreed, deadline = excluded.deadline",
        change.head.id,
        proposal.step,
        proposal.name,
        proposal.seat,
        packed(proposal.agreed),
        proposal.deadline,
    )


async def stop_channel(connection: Connection, channel: int, at: float) -> list[int]:
    """A channel is gone, and its threads with it: its tables, which are given back, stop and owe nothing."""
    rows = await connection.fetch(
        "UPDATE tables SET life = 'stopped', touched = ? WHERE ? IN (channel, parent)"
        " AND life IN ('lobby', 'running', 'parked') RETURNING id",
        at,
        channel,
    )
    ids = [row[0] for row in rows]
    for table in ids:
        await connection.execute("DELETE FROM outbox WHERE table_id = ?", table)
    await connection.execute("DELETE FROM outbox WHERE channel = ?", channel)
    return ids


async def keep_failure(connection: Connection, code: str, table: int, at: float, dump: bytes) -> None:
    """Keep what reproduces a failure."""
    await connection.execute(
        "INSERT INTO failures (code, table_id, at, dump) VALUES (?, ?, ?, ?)", code, table, at, dump
    )


async def stirred(connection: Connection, table: int, at: float) -> None:
    """Something was sent to the channel of this table."""
    await connection.execute("UPDATE tables SET stirred = ? WHERE id = ?", at, table)
