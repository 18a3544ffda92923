"""All tables: found by channel, kept in memory while they are used."""

import time
from collections.abc import Callable

from bot.store.rows import Head, Preferences
from bot.store.store import Store
from bot.tables.lobby import Lobby
from bot.tables.outbox import Outbox
from bot.tables.shown import Person
from bot.tables.table import Table


class Tables:
    """Where tables and lobbies are found."""

    outbox: Outbox

    def __init__(self, store: Store, *, clock: Callable[[], float] = time.time) -> None:
        raise NotImplementedError

    async def at(self, channel: int) -> Table | None:
        """The game under way in this channel, or else the last one that was."""
        raise NotImplementedError

    async def get(self, table: int) -> Table | Lobby | None:
        """A table or lobby by its id, as buttons name it."""
        raise NotImplementedError

    async def open_lobby(
        self,
        *,
        game: str,
        creator: Person,
        channel: int,
        guild: int | None,
        language: str,
        size: int | None = None,
        interaction: int | None = None,
    ) -> Lobby:
        """A new lobby with its creator seated; without a guild it is a DM with one seat."""
        raise NotImplementedError

    async def again(self, table: int, person: Person, *, interaction: int | None = None) -> Lobby:
        """A lobby like the game that is over: same game, seats, settings and language."""
        raise NotImplementedError

    async def games_of(self, user: int) -> list[Head]:
        """The lobbies and games of a user that are not over; those that wait for them first."""
        raise NotImplementedError

    async def parked(self, channel: int) -> list[Head]:
        """The solo games put aside in this DM."""
        raise NotImplementedError

    async def resume(self, table: int, user: int, *, interaction: int | None = None) -> Table:
        """Take a parked game up again; the one that was active in the DM is parked."""
        raise NotImplementedError

    async def preferences(self, user: int) -> Preferences:
        """What this user wants everywhere."""
        raise NotImplementedError

    async def prefer(self, user: int, preferences: Preferences) -> None:
        """Remember what this user wants."""
        raise NotImplementedError

    async def channel_gone(self, channel: int) -> None:
        """A channel, thread or DM was deleted: its tables stop, nothing more is owed to it."""
        raise NotImplementedError

    async def tick(self) -> None:
        """Whatever time brings; call it about once a minute."""
        raise NotImplementedError
