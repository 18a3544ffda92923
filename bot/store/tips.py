"""Which hints somebody has had, as SQL."""

from bot.store.database import Connection

ENOUGH = ""  # instead of an ask: no more of them in this game


async def had(connection: Connection, user: int, game: str) -> dict[str, str]:
    """The asks of a game that this user has had a hint about, each with the question that it stood at."""
    rows = await connection.fetch('SELECT ask, token FROM tips WHERE "user" = ? AND game = ?', user, game)
    return {row[0]: row[1] for row in rows}


async def note(connection: Connection, user: int, game: str, ask: str, token: str = "") -> None:
    """They have had it now."""
    await connection.execute(
        'INSERT INTO tips ("user", game, ask, token) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
        user,
        game,
        ask,
        token,
    )


async def want_again(connection: Connection, user: int) -> None:
    """Whatever they have said enough of goes on."""
    await connection.execute('DELETE FROM tips WHERE "user" = ? AND ask = ?', user, ENOUGH)
