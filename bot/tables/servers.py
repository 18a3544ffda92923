"""What a server allows, and what its tables begin with."""

from collections.abc import Callable, Sequence

from bot.store import Connection, Store, servers
from bot.store.rows import Server
from engines.kernel import Refused

ALL = Server()  # direct messages have nobody who could forbid anything


class Servers:
    """How each server wants it."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, guild: int | None) -> Server:
        """How this server wants it."""
        if guild is None:
            return ALL
        return await self._store.look(lambda connection: servers.server(connection, guild))

    async def change(self, guild: int, change: Callable[[Server], Server]) -> Server:
        """From now on otherwise; how it is then."""

        async def rewrite(connection: Connection) -> Server:
            wanted = change(await servers.server(connection, guild))
            await servers.remember(connection, guild, wanted)
            return wanted

        return await self._store.run(rewrite)

    async def check_bots(self, guild: int | None) -> None:
        """Refuse where the computer may not play."""
        if not (await self.of(guild)).bots:
            raise Refused("refused-server-bots")

    async def check_sitting_down(self, guild: int | None, user: int) -> None:
        """Refuse whoever sits at as many tables there as anybody may."""
        if guild is not None:
            await self._store.read(lambda connection: check_person(connection, guild, user))


async def check_opening(connection: Connection, guild: int, user: int, places: Sequence[int]) -> None:
    """Refuse a table where, or when, there may be none. `places`: the channel, and what it belongs to."""
    wanted = await servers.server(connection, guild)
    if wanted.places and not set(wanted.places) & set(places):
        raise Refused("refused-server-place", places=", ".join(f"<#{place}>" for place in wanted.places))
    if wanted.most is not None and await servers.open_tables(connection, guild) >= wanted.most:
        raise Refused("refused-server-full", most=wanted.most)
    await check_person(connection, guild, user)


async def check_person(connection: Connection, guild: int, user: int) -> None:
    """Refuse whoever sits at as many tables there as anybody may."""
    wanted = await servers.server(connection, guild)
    if wanted.most_each is not None:
        count = await servers.open_tables_of(connection, guild, user)
        if count >= wanted.most_each:
            raise Refused("refused-server-each", most=wanted.most_each)
