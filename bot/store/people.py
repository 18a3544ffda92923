"""What users want everywhere, as SQL."""

from bot.store.database import Connection
from bot.store.rows import Preferences


async def preferences(connection: Connection, user: int) -> Preferences:
    """What this user wants; what nobody said is as it usually is."""
    row = await connection.fetch_row(
        'SELECT language, pings, screen, pictured FROM people WHERE "user" = ?', user
    )
    return Preferences(row[0], bool(row[1]), row[2], bool(row[3])) if row else Preferences()


async def prefer(connection: Connection, user: int, wanted: Preferences) -> None:
    """Remember what this user wants."""
    await connection.execute(
        'INSERT INTO people ("user", language, pings, screen, pictured) VALUES (?, ?, ?, ?, ?)'
        ' ON CONFLICT ("user") DO UPDATE SET language = excluded.language, pings = excluded.pings,'
        " screen = excluded.screen, pictured = excluded.pictured",
        user,
        wanted.language,
        wanted.pings,
        wanted.screen,
        wanted.pictured,
    )
