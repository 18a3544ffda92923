"""Finished games, and what is kept of people."""

import logging
from collections.abc import Sequence

import msgspec

from bot.store import Connection, forgetting, loading, memory
from bot.store.memory import Which
from bot.store.rows import Head, Over, Rating
from bot.tables.choices import counted
from bot.tables.house import House
from engines.kernel import Match, Refused, game_named

log = logging.getLogger(__name__)

PAGE = 8  # games
A_FEW = 3  # games at a time of which something is remembered later


class Page(msgspec.Struct, frozen=True):
    """Some of the finished games, the newest on page 0."""

    games: Sequence[Over]
    page: int
    pages: int


class Memory:
    """Looks back."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def page(self, which: Which, page: int) -> Page:
        """A page of these games."""

        async def look(connection: Connection) -> Page:
            count = await memory.count(connection, which)
            pages = max(1, -(-count // PAGE))
            at = min(max(page, 0), pages - 1)
            return Page(await memory.games(connection, which, PAGE, at * PAGE), at, pages)

        return await self._house.store.read(look)

    async def games(self, which: Which) -> list[Over]:
        """These games, as many as statistics look at."""
        return await self._house.store.read(lambda connection: memory.games(connection, which))

    async def one(self, table: int, user: int, guild: int | None) -> Over:
        """One game, for those who played it, and on the server where it was played."""
        over = await self._house.store.read(lambda connection: memory.one(connection, table))
        if over is None or (over.head.seat_of(user) is None and (guild is None or over.head.guild != guild)):
            raise Refused("refused-history-gone")
        return over

    async def ratings(self, guild: int, game: str) -> dict[int, Rating]:
        """Everybody's rating in a game on a server."""
        return await self._house.store.look(lambda connection: memory.ratings(connection, guild, game))

    async def ratings_of(self, user: int) -> dict[tuple[int, str], Rating]:
        """All ratings of one person, by server and game."""
        return await self._house.store.look(lambda connection: memory.ratings_of(connection, user))

    # ---- what is remembered later --------------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Games that ended before anything was remembered of them, and what was chosen in the last ones."""
        store = self._house.store
        for table in await store.read(lambda connection: memory.forgotten(connection, store.shards, A_FEW)):
            await self._remember(table)
        for table in await store.read(lambda connection: memory.uncounted(connection, store.shards, A_FEW)):
            await self._count(table)

    async def _remember(self, table: int) -> None:
        loaded = await self._house.store.read(lambda connection: loading.loaded(connection, table))
        if loaded is None or loaded.match is None:
            return
        try:
            result = Match.load(game_named(loaded.head.game), loaded.match.save).result
        except Exception as error:  # a game that cannot be read any more is not remembered
            log.warning(
                "a finished game cannot be read", extra={"about": {"table": table, "why": str(error)}}
            )
            result = None
        if result is None:
            return
        head, known = loaded.head, result
        await self._house.store.run(lambda connection: memory.remember(connection, head, known, head.touched))

    async def _count(self, table: int) -> None:
        loaded = await self._house.store.read(lambda connection: loading.loaded(connection, table))
        steps = await self._house.store.read(lambda connection: loading.steps_from(connection, table, 0))
        assert loaded is not None
        assert loaded.match is not None, "only what has begun is over"
        choices = await counted(loaded.head, loaded.match, steps)
        await self._house.store.run(lambda connection: memory.note_choices(connection, table, choices))

    # ---- what is kept of people ----------------------------------------------------------------------------

    async def kept(self, user: int) -> forgetting.Kept:
        """All that is kept about somebody."""
        return await self._house.store.read(lambda connection: forgetting.kept(connection, user))

    async def forget(self, user: int, leaving: Sequence[int]) -> list[int]:
        """Name and id go, also from games that are over; those tables, which are read anew.

        Of these tables the last step is up to whoever serves them.
        """
        return await self._house.store.run(lambda connection: forgetting.forget(connection, user, leaving))

    async def forget_at(self, table: int, user: int) -> None:
        """The same at one table, from which they have stood up."""
        await self._house.store.run(lambda connection: forgetting.forget_at(connection, table, user))

    async def leaving(self) -> list[forgetting.Leaving]:
        """Who has to stand up from a table of this process yet."""
        shards = self._house.store.shards
        return await self._house.store.read(lambda connection: forgetting.leaving(connection, shards))

    async def live(self, user: int) -> list[Head]:
        """Where somebody still sits."""
        return await self._house.store.read(lambda connection: loading.of_user(connection, user))
