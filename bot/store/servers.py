"""How servers want it, and how much is going on there, as SQL."""

import msgspec

from bot.store.database import Connection
from bot.store.rows import Server

OPEN = "guild = ? AND life IN ('lobby', 'running')"


async def server(connection: Connection, guild: int) -> Server:
    """How this server wants it; what nobody said is as it usually is."""
    row = await connection.fetch_row(
        "SELECT language, pace, places, most, most_each, announced, bots FROM servers WHERE guild = ?", guild
    )
    if row is None:
        return Server()
    language, pace, places, most, most_each, announced, bots = row
    known = msgspec.msgpack.decode(places, type=tuple[int, ...])
    return Server(language, pace, known, most, most_each, announced, bool(bots))


async def remember(connection: Connection, guild: int, wanted: Server) -> None:
    """From now on it wants it so."""
    await connection.execute(
        "INSERT INTO servers (guild, language, pace, places, most, most_each, announced, bots)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (guild) DO UPDATE SET language = excluded.language,"
        " pace = excluded.pace, places = excluded.places, most = excluded.most,"
        " most_each = excluded.most_each, announced = excluded.announced, bots = excluded.bots",
        guild,
        wanted.language,
        wanted.pace,
        msgspec.msgpack.encode(wanted.places),
        wanted.most,
        wanted.most_each,
        wanted.announced,
        wanted.bots,
    )


async def open_tables(connection: Connection, guild: int) -> int:
    """How many lobbies and games there are on a server."""
    row = await connection.fetch_row(f"SELECT count(*) FROM tables WHERE {OPEN}", guild)
    return int(row[0]) if row else 0


async def open_tables_of(connection: Connection, guild: int, user: int) -> int:
    """At how many of them somebody sits."""
    row = await connection.fetch_row(
        f'SELECT count(*) FROM tables JOIN seats ON table_id = id WHERE {OPEN} AND "user" = ?', guild, user
    )
    return int(row[0]) if row else 0
