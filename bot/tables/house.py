"""What all tables share: the store, the time, the outbox, and the clicks that were counted."""

import logging
import secrets
from collections.abc import Callable

import msgspec

from bot.store import Store, loading, saving
from bot.store.rows import Change, Head, Owing
from bot.tables.outbox import Outbox
from bot.tables.posts import Post
from bot.tables.shown import Trouble

log = logging.getLogger(__name__)

CLICKS_REMEMBERED = 5000  # in memory; the store knows a day's


class House:
    """The roof over all tables."""

    def __init__(self, store: Store, clock: Callable[[], float], seeds: Callable[[], str]) -> None:
        self.store, self.clock, self.seeds = store, clock, seeds
        self.outbox = Outbox(store, clock)
        self._clicks: dict[int, None] = {}

    def seen(self, interaction: int | None) -> bool:
        """Whether this click was counted a short while ago."""
        return interaction in self._clicks

    async def seen_ever(self, interaction: int | None) -> bool:
        """Whether this click was counted, also before a restart; for what would be refused otherwise."""
        return interaction is not None and await self.store.read(lambda c: loading.is_counted(c, interaction))

    def counted(self, interaction: int | None) -> None:
        """Remember a click."""
        if interaction is not None:
            self._clicks[interaction] = None
            if len(self._clicks) > CLICKS_REMEMBERED:
                del self._clicks[next(iter(self._clicks))]

    async def commit(self, change: Change) -> bool:
        """Save a change whole; False, and nothing is saved, if its click was counted before."""
        try:
            await self.store.run(lambda connection: saving.save(connection, change))
        except saving.InteractionSeen:
            return False
        self.counted(change.interaction)
        self.outbox.stir(owing.channel for owing in change.owing)
        return True

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


def owing(channel: int, post: Post) -> Owing:
    """A post on its way into the outbox."""
    return Owing(channel, post.slot, msgspec.msgpack.encode(post), post.in_place)


def new_code() -> str:
    """A short name by which a host finds the log line that a player speaks of."""
    return secrets.token_hex(3).upper()
