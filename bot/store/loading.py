"""Reading: tables, their seats, matches and steps."""

from collections.abc import Sequence

import msgspec

from bot.store.database import Connection, Row
from bot.store.rows import Desk, Head, Life, Loaded, MatchRow, Poll, Proposal, Seat, StepRow, Way
from bot.store.shards import Shards
from engines.kernel import Answer, Event, Stand

HEAD = (
    "SELECT id, channel, parent, guild, thread, game, size, settings, language, life, creator, pace,"
    " created, touched, acting, screen, hints, rated, chapter, taught FROM tables"
)


async def _heads(connection: Connection, where: str, *parameters: object) -> list[Head]:
    rows = await connection.fetch(f"{HEAD} {where}", *parameters)
    seats: dict[int, list[Seat]] = {row[0]: [] for row in rows}
    if not rows:
        return []
    marks = ", ".join("?" * len(rows))
    for table, number, kind, user, name, stand_in, strength in await connection.fetch(
        'SELECT table_id, number, kind, "user", name, stand_in, strength FROM seats'
        f" WHERE table_id IN ({marks}) ORDER BY number",
        *seats,
    ):
        seats[table].append(Seat(number, kind, user, name, stand_in, strength))
    return [_head(row, seats[row[0]]) for row in rows]


def _head(row: Row, seats: list[Seat]) -> Head:
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
        pace=row[11],
        screen=row[15],
        hints=bool(row[16]),
        rated=bool(row[17]),
        chapter=row[18],
        taught=row[19],
        created=row[12],
        touched=row[13],
        seats=tuple(seats),
        acting=msgspec.msgpack.decode(row[14], type=tuple[int, ...]),
    )


async def by_id(connection: Connection, table: int) -> Head | None:
    """One table."""
    return next(iter(await _heads(connection, "WHERE id = ?", table)), None)


async def by_ids(connection: Connection, tables: Sequence[int]) -> list[Head]:
    """These tables, in any order."""
    if not tables:
        return []
    return await _heads(connection, f"WHERE id IN ({', '.join('?' * len(tables))})", *tables)


async def in_channel(connection: Connection, channel: int) -> Head | None:
    """The game that runs in a channel, or else the last one that did."""
    where = (
        "WHERE channel = ? AND life IN ('running', 'ended', 'stopped')"
        " AND EXISTS (SELECT 1 FROM matches WHERE table_id = id)"
        " ORDER BY life = 'running' DESC, touched DESC, id DESC LIMIT 1"
    )
    return next(iter(await _heads(connection, where, channel)), None)


async def of_user(connection: Connection, user: int) -> list[Head]:
    """The lobbies and games of a user that are not over, the last used first."""
    where = (
        "WHERE life IN ('lobby', 'running', 'parked')"
        ' AND id IN (SELECT table_id FROM seats WHERE "user" = ?) ORDER BY touched DESC'
    )
    return await _heads(connection, where, user)


async def all_games(connection: Connection) -> list[Head]:
    """Every game that has begun, the last used first."""
    return await _heads(connection, "WHERE id IN (SELECT table_id FROM matches) ORDER BY touched DESC")


async def parked_in(connection: Connection, channel: int) -> list[Head]:
    """The games put aside in a DM, the last used first."""
    return await _heads(connection, "WHERE channel = ? AND life = 'parked' ORDER BY touched DESC", channel)


async def loaded(connection: Connection, table: int) -> Loaded | None:
    """All that is needed to go on with a table."""
    head = await by_id(connection, table)
    if head is None:
        return None
    match = await connection.fetch_row(
        "SELECT seed, components, opening, save FROM matches WHERE table_id = ?", table
    )
    view = await connection.fetch_row(
        "SELECT view FROM steps WHERE table_id = ? ORDER BY number DESC LIMIT 1", table
    )
    nudged = await connection.fetch_row("SELECT nudged FROM tables WHERE id = ?", table)
    proposal = await connection.fetch_row(
        "SELECT kind, step, name, seat, agreed, deadline FROM proposals WHERE table_id = ?", table
    )
    poll = await connection.fetch_row("SELECT seats, opened, votes FROM polls WHERE table_id = ?", table)
    return Loaded(
        head,
        await _desks(connection, table),
        MatchRow(*match) if match else None,
        view[0] if view else None,
        nudged[0] if nudged else 0.0,
        _proposal(proposal) if proposal else None,
        _poll(poll) if poll else None,
    )


async def _desks(connection: Connection, table: int) -> list[Desk]:
    return [
        Desk(asked_at, stage, due, last_step, token, msgspec.msgpack.decode(picks, type=tuple[str, ...]))
        for asked_at, stage, due, last_step, token, picks in await connection.fetch(
            "SELECT asked_at, stage, due, last_step, token, picks FROM seats WHERE table_id = ?"
            " ORDER BY number",
            table,
        )
    ]


def _proposal(row: Row) -> Proposal:
    kind, step, name, seat, agreed, deadline = row
    return Proposal(kind, step, name, seat, msgspec.msgpack.decode(agreed, type=tuple[int, ...]), deadline)


def _poll(row: Row) -> Poll:
    seats, opened, votes = row
    return Poll(
        msgspec.msgpack.decode(seats, type=tuple[int, ...]),
        opened,
        msgspec.msgpack.decode(votes, type=dict[int, Way]),
    )


async def components(connection: Connection, game: str, digest: str) -> bytes | None:
    """The component tables that a game began with."""
    row = await connection.fetch_row(
        "SELECT packed FROM components WHERE game = ? AND digest = ?", game, digest
    )
    return row[0] if row else None


async def steps_from(connection: Connection, table: int, number: int) -> list[StepRow]:
    """Finished steps from this one on, without their checkpoints."""
    return await _steps(connection, "AND number >= ? ORDER BY number", table, number)


async def latest_steps(connection: Connection, table: int, limit: int, skipped: int) -> list[StepRow]:
    """Finished steps, newest first, without their checkpoints."""
    return await _steps(connection, "ORDER BY number DESC LIMIT ? OFFSET ?", table, limit, skipped)


async def decided_steps(connection: Connection, table: int, limit: int) -> list[StepRow]:
    """Finished steps in which somebody decided something, newest first, without their checkpoints."""
    where = "AND answers <> ? ORDER BY number DESC LIMIT ?"
    return await _steps(connection, where, table, msgspec.msgpack.encode([]), limit)


async def _steps(connection: Connection, where: str, table: int, *parameters: object) -> list[StepRow]:
    rows = await connection.fetch(
        "SELECT number, name, owner, version, NULL, salts, answers, events, view, at, stands FROM steps"
        f" WHERE table_id = ? {where}",
        table,
        *parameters,
    )
    return [_step(row) for row in rows]


async def step(connection: Connection, table: int, number: int) -> StepRow | None:
    """One finished step with its checkpoint."""
    row = await connection.fetch_row(
        "SELECT number, name, owner, version, checkpoint, salts, answers, events, view, at, stands"
        " FROM steps WHERE table_id = ? AND number = ?",
        table,
        number,
    )
    return _step(row) if row else None


def _step(row: Row) -> StepRow:
    number, name, owner, version, checkpoint, salts, answers, events, view, at, stands = row
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
        [] if stands is None else msgspec.msgpack.decode(stands, type=list[Stand]),
    )


async def told(connection: Connection, table: int) -> dict[int, int]:
    """The messages that told of steps."""
    rows = await connection.fetch("SELECT step, message FROM told WHERE table_id = ?", table)
    return {row[0]: row[1] for row in rows}


async def step_count(connection: Connection, table: int) -> int:
    """How many steps are finished."""
    row = await connection.fetch_row("SELECT count(*) FROM steps WHERE table_id = ?", table)
    return int(row[0]) if row else 0


async def is_counted(connection: Connection, interaction: int) -> bool:
    """Whether this click was counted."""
    return await connection.fetch_row("SELECT 1 FROM interactions WHERE id = ?", interaction) is not None


async def failure(connection: Connection, code: str) -> bytes | None:
    """The dump that a code stands for."""
    row = await connection.fetch_row("SELECT dump FROM failures WHERE code = ?", code)
    return row[0] if row else None


async def counts(connection: Connection, shards: Shards) -> dict[tuple[str, str], int]:
    """How many tables of these shards there are, by game and life."""
    rows = await connection.fetch(
        f"SELECT game, life, count(*) FROM tables WHERE {shards.condition} GROUP BY game, life",
        *shards.values,
    )
    return {(game, life): count for game, life, count in rows}


async def guilds(connection: Connection, shards: Shards) -> set[int]:
    """The servers of these shards with games that go on, or wait for the server."""
    rows = await connection.fetch(
        "SELECT DISTINCT guild FROM tables WHERE guild IS NOT NULL AND life IN ('running', 'parked')"
        f" AND {shards.condition}",
        *shards.values,
    )
    return {row[0] for row in rows}


# ---- what time brings, to the shards of this process -------------------------------------------------------


async def due_waits(connection: Connection, shards: Shards, now: float) -> list[int]:
    """Tables that wait for somebody, and where it is time to look whether that is too long."""
    rows = await connection.fetch(
        "SELECT DISTINCT id FROM tables JOIN seats ON table_id = id WHERE life = 'running' AND due <= ?"
        f" AND {shards.condition}",
        now,
        *shards.values,
    )
    return [row[0] for row in rows]


async def waits(connection: Connection, tables: Sequence[int]) -> dict[int, dict[int, float]]:
    """Since when these tables have waited for which users."""
    found: dict[int, dict[int, float]] = {table: {} for table in tables}
    if not found:
        return found
    marks = ", ".join("?" * len(found))
    rows = await connection.fetch(
        'SELECT table_id, "user", asked_at FROM seats WHERE "user" IS NOT NULL AND asked_at IS NOT NULL'
        f" AND table_id IN ({marks})",
        *found,
    )
    for table, user, since in rows:
        found[table][user] = since
    return found


async def pondering(connection: Connection, shards: Shards) -> list[int]:
    """Running games that wait for a bot which thinks."""
    rows = await connection.fetch(
        "SELECT DISTINCT id FROM tables JOIN seats ON table_id = id WHERE life = 'running'"
        f" AND (strength <> '' OR stand_in <> '') AND asked_at IS NOT NULL AND {shards.condition}",
        *shards.values,
    )
    return [row[0] for row in rows]


async def due_votes(connection: Connection, shards: Shards, now: float) -> list[int]:
    """Tables whose proposal has waited long enough."""
    rows = await connection.fetch(
        "SELECT table_id FROM proposals JOIN tables ON table_id = id"
        f" WHERE deadline <= ? AND {shards.condition}",
        now,
        *shards.values,
    )
    return [row[0] for row in rows]


async def quiet(connection: Connection, shards: Shards, before: float) -> list[Head]:
    """Running games on servers to whose channel nothing was sent since then."""
    where = f"WHERE life = 'running' AND guild IS NOT NULL AND stirred < ? AND {shards.condition}"
    return await _heads(connection, where, before, *shards.values)


async def forgotten_lobbies(connection: Connection, shards: Shards, before: float) -> list[int]:
    """Lobbies where nothing happened since then."""
    rows = await connection.fetch(
        f"SELECT id FROM tables WHERE life = 'lobby' AND touched < ? AND {shards.condition}",
        before,
        *shards.values,
    )
    return [row[0] for row in rows]
