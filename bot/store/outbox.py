"""Posts that are owed, and the messages that became of them, as SQL."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.store.database import Connection, Statement
from bot.store.rows import Owing
from bot.store.shards import Shards


class OwedRow(NamedTuple):
    """A post that is owed."""

    id: int
    revision: int
    table: int
    channel: int
    payload: bytes
    at: float


def owe(table: int, owing: Owing, at: float) -> Iterator[Statement]:
    """Put a post into the outbox; one that is edited in place replaces an older one that was not sent yet."""
    values = table, owing.channel, owing.kind, owing.payload, at
    if owing.in_place:
        there = "table_id = ? AND channel = ? AND kind = ? AND failed IS NULL"
        same = values[:3]
        yield f"UPDATE outbox SET payload = ?, revision = revision + 1 WHERE {there}", (owing.payload, *same)
        yield (
            "INSERT INTO outbox (table_id, channel, kind, payload, at) SELECT ?, ?, ?, ?, ?"
            f" WHERE NOT EXISTS (SELECT 1 FROM outbox WHERE {there})",
            (*values, *same),
        )
    else:
        yield "INSERT INTO outbox (table_id, channel, kind, payload, at) VALUES (?, ?, ?, ?, ?)", values


async def owing_channels(connection: Connection, shards: Shards) -> set[int]:
    """Where something is owed by tables of these shards."""
    rows = await connection.fetch(
        "SELECT DISTINCT outbox.channel FROM outbox JOIN tables ON table_id = tables.id"
        f" WHERE failed IS NULL AND {shards.condition}",
        *shards.values,
    )
    return {row[0] for row in rows}


async def length(connection: Connection, shards: Shards) -> int:
    """How much is owed by tables of these shards."""
    row = await connection.fetch_row(
        "SELECT count(*) FROM outbox JOIN tables ON table_id = tables.id"
        f" WHERE failed IS NULL AND {shards.condition}",
        *shards.values,
    )
    return int(row[0]) if row else 0


async def owed(
    connection: Connection, channel: int, limit: int, kind: str, *, tidying: bool
) -> list[OwedRow]:
    """What is owed to a channel, oldest first: of this kind alone, or all but that."""
    only = "" if tidying else "NOT "
    rows = await connection.fetch(
        "SELECT id, revision, table_id, channel, payload, at FROM outbox"
        f" WHERE channel = ? AND failed IS NULL AND kind {only}LIKE ? ORDER BY id LIMIT ?",
        channel,
        f"{kind} %",
        limit,
    )
    return [OwedRow(*row) for row in rows]


async def sent(connection: Connection, id: int, revision: int) -> bool:
    """A post is there; False if a newer version of it is owed."""
    return bool(await connection.execute("DELETE FROM outbox WHERE id = ? AND revision = ?", id, revision))


async def rewrite(connection: Connection, id: int, payload: bytes) -> None:
    """Another post in the place of one that is owed."""
    await connection.execute(
        "UPDATE outbox SET payload = ?, revision = revision + 1 WHERE id = ?", payload, id
    )


async def given_up(connection: Connection, id: int, why: str) -> None:
    """A post cannot be sent; it stays for the host to see, for a while."""
    await connection.execute("UPDATE outbox SET failed = ? WHERE id = ?", why, id)


async def messages(connection: Connection, table: int) -> dict[str, int]:
    """The messages of a table by role."""
    rows = await connection.fetch("SELECT role, message FROM messages WHERE table_id = ?", table)
    return {row[0]: row[1] for row in rows}


async def remember(connection: Connection, table: int, role: str, message: int | None) -> None:
    """This message has that role now; None: none has."""
    if message is None:
        await connection.execute("DELETE FROM messages WHERE table_id = ? AND role = ?", table, role)
    else:
        await connection.execute(
            "INSERT INTO messages (table_id, role, message) VALUES (?, ?, ?)"
            " ON CONFLICT (table_id, role) DO UPDATE SET message = excluded.message",
            table,
            role,
            message,
        )


async def note_told(connection: Connection, table: int, steps: Sequence[int], message: int) -> None:
    """This message told of these steps."""
    await connection.execute_all(
        [
            (
                "INSERT INTO told (table_id, step, message) VALUES (?, ?, ?)"
                " ON CONFLICT (table_id, step) DO UPDATE SET message = excluded.message",
                (table, step, message),
            )
            for step in steps
        ]
    )


async def prune(connection: Connection, interactions: float, failed: float) -> None:
    """Forget clicks and undeliverable posts from before these times."""
    await connection.execute("DELETE FROM interactions WHERE at < ?", interactions)
    await connection.execute("DELETE FROM outbox WHERE failed IS NOT NULL AND at < ?", failed)
