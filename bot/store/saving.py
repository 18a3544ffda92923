"""Writing: what one change to a table brings, inside one transaction."""

from collections.abc import Iterator

import msgspec

from bot.store import memory
from bot.store.database import Conflict, Connection, Statement
from bot.store.outbox import owe
from bot.store.rows import Change, Desk, Head, Life, Seat, StepRow

packed = msgspec.msgpack.encode


class InteractionSeen(Exception):
    """This click was counted before."""


class ChannelBusy(Exception):
    """Another game runs in that channel."""


async def add_table(connection: Connection, head: Head) -> int:
    """A new table, still without seats; gives its id."""
    row = await connection.fetch_row(
        "INSERT INTO tables (channel, parent, guild, thread, game, size, settings, language, life, creator,"
        " pace, screen, hints, rated, chapter, created, touched, stirred, acting)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
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
        head.pace,
        head.screen,
        head.hints,
        head.rated,
        head.chapter,
        head.created,
        head.touched,
        head.created,
        packed(head.acting),
    )
    assert row is not None
    return int(row[0])


async def save(connection: Connection, change: Change) -> None:
    """Write a change; a click that was counted before undoes the whole transaction."""
    clicks = [] if change.interaction is None else [_counted(change.interaction, change.at)]
    owed = [statement for owing in change.owing for statement in owe(change.head.id, owing, change.at)]
    rest = [*_seats(change), *_match(change), *_decisions(change), *_calls(change), *owed]
    try:
        await connection.execute_all([*clicks, _head(change.head), *rest])
    except Conflict as error:
        if error.number < len(clicks):
            raise InteractionSeen(change.interaction) from error
        if error.number == len(clicks):
            raise ChannelBusy(change.head.channel) from error
        raise
    if change.result is not None:
        await memory.remember(connection, change.head, change.result, change.at)


async def count(connection: Connection, interaction: int | None, at: float) -> None:
    """Remember a click whose change is no table's own; one that was counted before undoes the transaction."""
    if interaction is not None:
        try:
            await connection.execute_all([_counted(interaction, at)])
        except Conflict as error:
            raise InteractionSeen(interaction) from error


def _counted(interaction: int, at: float) -> Statement:
    """Remember a click; it contradicts one that was counted before."""
    return "INSERT INTO interactions (id, at) VALUES (?, ?)", (interaction, at)


def _head(head: Head) -> Statement:
    return (
        "UPDATE tables SET channel = ?, parent = ?, size = ?, settings = ?, language = ?, life = ?,"
        " creator = ?, pace = ?, screen = ?, hints = ?, rated = ?, chapter = ?, taught = ?, touched = ?,"
        " acting = ? WHERE id = ?",
        (
            head.channel,
            head.parent,
            head.size,
            packed(head.settings),
            head.language,
            head.life.value,
            head.creator,
            head.pace,
            head.screen,
            head.hints,
            head.rated,
            head.chapter,
            head.taught,
            head.touched,
            packed(head.acting),
            head.id,
        ),
    )


def _seats(change: Change) -> Iterator[Statement]:
    head = change.head
    if head.life is Life.LOBBY:
        yield "DELETE FROM seats WHERE table_id = ?", (head.id,)
    for seat in head.seats:
        desk = change.desks.get(seat.number)
        if desk is not None:
            yield _seat(head.id, seat, desk)


def _seat(table: int, seat: Seat, desk: Desk) -> Statement:
    return (
        'INSERT INTO seats (table_id, number, kind, "user", name, stand_in, strength, asked_at, stage, due,'
        " last_step, token, picks) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        ' ON CONFLICT (table_id, number) DO UPDATE SET kind = excluded.kind, "user" = excluded."user",'
        " name = excluded.name, stand_in = excluded.stand_in, strength = excluded.strength,"
        " asked_at = excluded.asked_at, stage = excluded.stage, due = excluded.due,"
        " last_step = excluded.last_step, token = excluded.token, picks = excluded.picks",
        (
            table,
            seat.number,
            seat.kind,
            seat.user,
            seat.name,
            seat.stand_in,
            seat.strength,
            desk.asked_at,
            desk.stage,
            desk.due,
            desk.last_step,
            desk.token,
            packed(desk.picks),
        ),
    )


def _match(change: Change) -> Iterator[Statement]:
    table, begin = change.head.id, change.begin
    if begin is not None:
        yield (
            "INSERT INTO matches (table_id, seed, components, opening, save) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (table_id) DO UPDATE SET components = excluded.components,"
            " opening = excluded.opening, save = excluded.save",
            (table, begin.seed, begin.components, begin.opening, begin.save),
        )
        yield (
            "INSERT INTO components (game, digest, packed) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
            (change.head.game, begin.components, change.components),
        )
        if change.head.rated:
            for seat in change.head.humans:
                yield 'INSERT INTO contenders (table_id, "user") VALUES (?, ?)', (table, seat.user)
    if change.save is not None:
        yield "UPDATE matches SET save = ? WHERE table_id = ?", (change.save, table)
    if change.back_to is not None:
        yield "DELETE FROM steps WHERE table_id = ? AND number >= ?", (table, change.back_to)
        yield "DELETE FROM told WHERE table_id = ? AND step >= ?", (table, change.back_to)
    for step in change.steps:
        yield _step(table, step)
    if change.head.life is Life.ENDED:
        # Nobody goes back any more, and the notation plays the game again.
        yield "UPDATE steps SET checkpoint = NULL WHERE table_id = ?", (table,)


def _step(table: int, step: StepRow) -> Statement:
    return (
        "INSERT INTO steps (table_id, number, name, owner, version, checkpoint, salts, answers, events, view,"
        " at, stands) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
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
            packed(step.stands),
        ),
    )


def _decisions(change: Change) -> Iterator[Statement]:
    """What the table decides together."""
    if not change.decides:
        return
    table, proposal = change.head.id, change.proposal
    if proposal is None:
        yield "DELETE FROM proposals WHERE table_id = ?", (table,)
    else:
        agreed = packed(proposal.agreed)
        yield (
            "INSERT INTO proposals (table_id, kind, step, name, seat, agreed, deadline)"
            " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id) DO UPDATE SET kind = excluded.kind,"
            " step = excluded.step, name = excluded.name, seat = excluded.seat, agreed = excluded.agreed,"
            " deadline = excluded.deadline",
            (table, proposal.kind, proposal.step, proposal.name, proposal.seat, agreed, proposal.deadline),
        )
    if (poll := change.poll) is None:
        yield "DELETE FROM polls WHERE table_id = ?", (table,)
    else:
        yield (
            "INSERT INTO polls (table_id, seats, opened, votes) VALUES (?, ?, ?, ?) ON CONFLICT (table_id)"
            " DO UPDATE SET seats = excluded.seats, opened = excluded.opened, votes = excluded.votes",
            (table, packed(poll.seats), poll.opened, packed(poll.votes)),
        )


def _calls(change: Change) -> Iterator[Statement]:
    """When somebody was last called."""
    if change.nudged is not None:
        yield "UPDATE tables SET nudged = ? WHERE id = ?", (change.nudged, change.head.id)


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


async def move_guild(connection: Connection, guild: int, of: Life, to: Life, at: float) -> list[int]:
    """A server is gone, or back: its games wait, or go on; whoever they wait for gets their time anew."""
    rows = await connection.fetch("SELECT id FROM tables WHERE guild = ? AND life = ?", guild, of.value)
    for (table,) in rows:
        await connection.execute("UPDATE tables SET life = ?, touched = ? WHERE id = ?", to.value, at, table)
        await connection.execute(
            "UPDATE seats SET asked_at = ?, due = ?, stage = 0 WHERE table_id = ? AND asked_at IS NOT NULL",
            at,
            at,
            table,
        )
    return [row[0] for row in rows]


async def keep_failure(connection: Connection, code: str, table: int, at: float, dump: bytes) -> None:
    """Keep what reproduces a failure."""
    await connection.execute(
        "INSERT INTO failures (code, table_id, at, dump) VALUES (?, ?, ?, ?)", code, table, at, dump
    )


async def stirred(connection: Connection, table: int, at: float) -> None:
    """Something was sent to the channel of this table."""
    await connection.execute("UPDATE tables SET stirred = ? WHERE id = ?", at, table)
