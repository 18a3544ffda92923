"""What users want everywhere, as SQL."""

from bot.store.database import Connection
from bot.store.rows import Preferences


async def preferences(connection: Connection, user: int) -> Preferences:
    """What this user wants; what nobody said is as it usually is."""
    row = await connection.fetch_row('SELECT language, pings, screen FROM people WHERE "user" = ?', user)
    return Preferences(row[0], bool(row[1]), row[2]) if row else Preferences()


async def prefer(connection: Connection, user: int, wanted: Preferences) -> None:
    """Remember what this user wants."""
    await connection.execute(
        'INSERT INTO people ("user", language, pings, screen) VALUES (?, ?, ?, ?) ON CONFLICT ("user")'
        " DO UPDATE SET language = excluded.language, pings = excluded.pings, screen = excluded.screen",
        user,
        wanted.language,
        wanted.pings,
        wanted.screen,
    )
