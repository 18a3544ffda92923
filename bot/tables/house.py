"""What all tables share: the store, the time, the outbox, and the clicks that were counted."""

import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable

from bot.store import Connection, Store, loading, people, saving
from bot.store.rows import Change, Head, Preferences
from bot.tables.hours import Hours
from bot.tables.outbox import Outbox
from bot.tables.shown import Outcome, Trouble
from engines.kernel import Refused

log = logging.getLogger(__name__)

AGAIN = Outcome(again=True)
CLICKS_REMEMBERED = 5000  # in memory; the store knows a day's


class House:
    """The roof over all tables."""

    def __init__(self, store: Store, clock: Callable[[], float], seeds: Callable[[], str]) -> None:
        self.store, self.clock, self.seeds = store, clock, seeds
        self.outbox = Outbox(store, clock)
        self._clicks: dict[int, None] = {}

    async def once(self, interaction: int | None, attempt: Callable[[], Awaitable[Outcome]]) -> Outcome:
        """Do what a click asks for, unless it was counted before: the one place that knows.

        A click counts when its change is committed, also one from before a restart; what a repetition of it
        would be refused for is no answer to anybody.
        """
        if interaction in self._clicks:
            return AGAIN
        try:
            return await attempt()
        except saving.InteractionSeen:
            return AGAIN
        except Refused:
            if interaction is not None and await self.store.read(
                lambda connection: loading.is_counted(connection, interaction)
            ):
                return AGAIN
            raise

    async def commit(self, change: Change) -> None:
        """Save a change whole; nothing is saved if its click was counted before (`once` knows)."""
        try:
            await self.store.run(lambda connection: saving.save(connection, change))
        except saving.ChannelBusy:
            raise Refused("refused-channel-busy") from None
        self.committed(change.interaction, (owing.channel for owing in change.owing))

    def committed(self, interaction: int | None, channels: Iterable[int]) -> None:
        """A change is saved: its click counts, and somebody sends what is owed."""
        if interaction is not None:
            self._clicks[interaction] = None
            if len(self._clicks) > CLICKS_REMEMBERED:
                del self._clicks[next(iter(self._clicks))]
        self.outbox.stir(channels)

    async def preferences(self, user: int) -> Preferences:
        """What this user wants everywhere."""
        return await self.store.look(lambda connection: people.preferences(connection, user))

    async def hours(self, user: int) -> Hours:
        """When this user is awake and there."""

        async def look(connection: Connection) -> Hours:
            wanted = await people.preferences(connection, user)
            return Hours(wanted.zone, wanted.quiet, await people.absences(connection, user))

        return await self.store.read(look)

    async def failed(self, table: int, dump: bytes, error: BaseException) -> Trouble:
        """Keep what reproduces a failure of a rule, log it once, and say what to tell people."""
        code, now = new_code(), self.clock()
        await self.store.run(lambda connection: saving.keep_failure(connection, code, table, now, dump))
        log.error("a rule failed", exc_info=error, extra={"about": {"table": table, "code": code}})
        return Trouble("trouble-rule", code)

    def unreadable(self, head: Head, error: Exception) -> Trouble:
        """A table that cannot be loaded: logged, with what is wrong; others are not concerned."""
        code = new_code()
        about = {
            "table": head.id,
            "channel": head.channel,
            "game": head.game,
            "code": code,
            "why": str(error),
        }
        log.error("a table cannot be loaded", exc_info=error, extra={"about": about})
        return Trouble("trouble-table", code)


def new_code() -> str:
    """A short name by which a host finds the log line that a player speaks of."""
    return secrets.token_hex(3).upper()
