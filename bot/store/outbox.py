"""Posts that are owed, and the messages that became of them, as SQL."""

import sqlite3
from typing import NamedTuple

from bot.store.rows import Owing


class OwedRow(NamedTuple):
    """A post that is owed."""

    id: int
    revision: int
    table: int
    channel: int
    payload: bytes
    at: float


def owe(connection: sqlite3.Connection, table: int, owing: Owing, at: float) -> None:
    """Put a post into the outbox; one that is edited in place replaces an older one that was not sent yet."""
    if owing.in_place:
        replaced = connection.execute(
            "UPDATE outbox SET payload = ?, revision = revision + 1"
            " WHERE table_id = ? AND kind = ? AND channel = ? AND failed IS NULL",
            (owing.payload, table, owing.kind, owing.channel),
        )
        if replaced.rowcount:
            return
    connection.execute(
        "INSERT INTO outbox (table_id, channel, kind, payload, at) VALUES (?, ?, ?, ?, ?)",
        (table, owing.channel, owing.kind, owing.payload, at),
    )


def owing_channels(connection: sqlite3.Connection) -> set[int]:
    """Where something is owed."""
    return {row[0] for row in connection.execute("SELECT DISTINCT channel FROM outbox WHERE failed IS NULL")}


def owed(connection: sqlite3.Connection, channel: int, limit: int) -> list[OwedRow]:
    """What is owed to a channel, oldest first."""
    rows = connection.execute(
        "SELECT id, revision, table_id, channel, payload, at FROM outbox"
        " WHERE channel = ? AND failed IS NULL ORDER BY id LIMIT ?",
        (channel, limit),
    )
    return [OwedRow(*row) for row in rows]


def sent(connection: sqlite3.Connection, id: int, revision: int) -> bool:
    """A post is there; False if a newer version of it is owed."""
    return bool(
        connection.execute("DELETE FROM outbox WHERE id = ? AND revision = ?", (id, revision)).rowcount
    )


def given_up(connection: sqlite3.Connection, id: int, why: str) -> None:
    """A post cannot be sent; it stays for the host to see, for a while."""
    connection.execute("UPDATE outbox SET failed = ? WHERE id = ?", (why, id))


def messages(connection: sqlite3.Connection, table: int) -> dict[str, int]:
    """The messages of a table by role."""
    return dict(connection.execute("SELECT role, message FROM messages WHERE table_id = ?", (table,)))


def remember(connection: sqlite3.Connection, table: int, role: str, message: int | None) -> None:
    """This message has that role now; None: none has."""
    if message is None:
        connection.execute("DELETE FROM messages WHERE table_id = ? AND role = ?", (table, role))
    else:
        connection.execute(
            "INSERT OR REPLACE INTO messages (table_id, role, message) VALUES (?, ?, ?)",
            (table, role, message),
        )


def prune(connection: sqlite3.Connection, interactions: float, failed: float) -> None:
    """Forget clicks and undeliverable posts from before these times."""
    connection.execute("DELETE FROM interactions WHERE at < ?", (interactions,))
    connection.execute("DELETE FROM outbox WHERE failed IS NOT NULL AND at < ?", (failed,))
