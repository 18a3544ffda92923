"""What all tables share: the store, the time, the outbox, and the clicks that were counted."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from contextlib import nullcontext
from typing import Protocol

import msgspec

from bot.store import Connection, Store, loading, people, saving
from bot.store.rows import Change, Head, Preferences
from bot.tables import ratings
from bot.tables.hours import Hours
from bot.tables.outbox import Outbox
from bot.tables.servers import Servers
from bot.tables.shown import Outcome, Trouble
from engines.kernel import Refused
from engines.kernel.thinking import Rated

log = logging.getLogger(__name__)

AGAIN = Outcome(again=True)
CLICKS_REMEMBERED = 5000  # in memory; the store knows a day's


class Position(msgspec.Struct, frozen=True):
    """What a bot thinks about. The save tells everything: it goes to whoever thinks, and nowhere else."""

    game: str
    components: bytes  # the tables that the game began with, packed
    save: bytes
    seat: int
    strength: str
    seed: str
    token: str  # of what the seat is asked


class Thinker(Protocol):
    """Who thinks for bots, so that nobody else waits."""

    async def answers(self, position: Position) -> Sequence[Sequence[str]]:
        """What this seat answers, until others decide or its step is over."""
        ...

    async def considered(self, position: Position) -> Sequence[Rated]:
        """The answers to the question of the moment that this seat would think of, best first."""
        ...


class House:
    """The roof over all tables."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        seeds: Callable[[], str],
        thinker: Thinker | None = None,
    ) -> None:
        self.store, self.clock, self.seeds, self.thinker = store, clock, seeds, thinker
        self._thoughts: set[asyncio.Task[None]] = set()
        self.outbox, self.servers = Outbox(store, clock), Servers(store)
        self._clicks: dict[int, None] = {}
        self._rating = asyncio.Lock()

    def think(self, thought: Coroutine[None, None, None]) -> None:
        """Let a bot think in the background."""
        task = asyncio.create_task(thought)
        self._thoughts.add(task)
        task.add_done_callback(self._thoughts.discard)

    async def rest(self) -> None:
        """Leave off thinking; whatever was thought of is thought of again."""
        for task in self._thoughts:
            task.cancel()
        await asyncio.gather(*self._thoughts, return_exceptions=True)

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

        async def save(connection: Connection) -> None:
            await saving.save(connection, change)
            if change.result is not None and change.head.rated:
                await ratings.rate(connection, change.head, change.result)

        try:
            # What somebody's rating was must not change while a game is counted.
            async with self._rating if change.head.rated and change.result else nullcontext():
                await self.store.run(save)
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
