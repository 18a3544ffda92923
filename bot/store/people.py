"""What users want everywhere, as SQL."""

import sqlite3

from bot.store.rows import Preferences


def preferences(connection: sqlite3.Connection, user: int) -> Preferences:
    """What this user wants; what nobody said is as it usually is."""
    row = connection.execute("SELECT language, pings, screen FROM people WHERE user = ?", (user,)).fetchone()
    return Preferences(row[0], bool(row[1]), row[2]) if row else Preferences()


def prefer(connection: sqlite3.Connection, user: int, wanted: Preferences) -> None:
    """Remember what this user wants."""
    connection.execute(
        "INSERT OR REPLACE INTO people (user, language, pings, screen) VALUES (?, ?, ?, ?)",
        (user, wanted.language, wanted.pings, wanted.screen),
    )
