"""The poster: sends what tables owe their channels, each post once, in order, whatever happens in between."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING

import aiohttp
import discord

from bot.delivery import ARCHIVED, LOCKED, UNKNOWN_CHANNEL, Delivery
from bot.failures import new_code, report
from bot.letters import Writer
from bot.panels.looking import sentence
from bot.people import at_table
from bot.pictures import Pictures
from bot.store import StoreError
from bot.tables import OUTAGE, Owed, Tables

if TYPE_CHECKING:
    from bot.app import Karawana

log = logging.getLogger(__name__)

NO_UPLOADS = 400001
# Too many edits of old messages, letters too fast, a channel or server written to too often, something
# switched off for a while, Discord overloaded: all its words for "later", whatever the status.
LATER = frozenset({20022, 20028, 20029, 30046, 40003, 40004, 40006, 40062, 130000})
PAUSE, LONGEST_PAUSE = 5.0, 1800.0  # seconds: a channel that takes nothing is tried less and less often
CATCH_UP = 600.0  # seconds: what has been owed for so long is told in one post


class Poster:
    """One line of posts for each channel: a slow channel keeps nobody else waiting.

    What only tidies older posts up stands in a line of its own, behind those.
    """

    def __init__(self, bot: "Karawana", tables: Tables, pictures: Pictures) -> None:
        self.bot, self.tables = bot, tables
        self.delivery = Delivery(bot, tables, Writer(tables, pictures))
        self._news = Lines(self._send_news)
        self._tidying = Lines(self._tidy_up)

    async def run(self) -> None:
        """Send whatever becomes owed."""
        await self.bot.wait_until_ready()
        while True:
            for channel in await self.tables.outbox.wait():
                self._news.serve(channel)

    async def close(self) -> None:
        """Stop in the middle: what was not said to be sent is looked for after the next start."""
        await self._news.close()
        await self._tidying.close()

    async def settled(self, channel: int, seconds: float) -> None:
        """Wait until a channel has heard the news, but no longer than so."""
        await self._news.settled(channel, seconds)

    def try_again(self, channels: Callable[[int], bool]) -> None:
        """Something has changed there: what had to wait is tried at once."""
        self._news.try_again(channels)
        self._tidying.try_again(channels)

    async def _send_news(self, channel: int) -> None:
        outbox = self.tables.outbox
        while owed := await outbox.owed(channel):
            if await self._catch_up(owed):
                continue
            for one in owed:
                await self._deliver(one)
        self._tidying.serve(channel)

    async def _catch_up(self, owed: Sequence[Owed]) -> bool:
        """One post tells of a run of the computer's turns, or of all that happened during an outage.

        Whether there was more than one.
        """
        first, outbox = owed[0], self.tables.outbox
        if any(OUTAGE in one.messages for one in owed):
            return await outbox.catch_up(first.channel, lambda one: False)
        if time.time() - first.at < CATCH_UP:
            return await outbox.tell_together(owed, self.delivery.is_uncertain)
        return await outbox.catch_up(first.channel, self.delivery.is_uncertain)

    async def _tidy_up(self, channel: int) -> None:
        while owed := await self.tables.outbox.owed(channel, tidying=True):
            for one in owed:
                await self._deliver(one)

    async def _deliver(self, owed: Owed) -> None:
        """Send one post, or learn that it never can be; whatever may pass is raised."""
        outbox = self.tables.outbox
        outbox.check()
        try:
            posted = await self.delivery.post(owed)
        except discord.HTTPException as error:
            if is_passing(error):
                raise
            if is_missing_permission(error) and _waits(owed):
                await self._tell_creator(owed)
                raise
            # Discord will never take it: better one post less than a table that says nothing any more.
            await outbox.given_up(owed, f"{error.code} {error.text}")
            if error.code == UNKNOWN_CHANNEL:
                await self.tables.channel_gone(owed.channel)
        else:
            await outbox.sent(owed, posted.message, posted.called)

    async def _tell_creator(self, owed: Owed) -> None:
        """Say privately that a permission is missing, if that can be said: once, until it is back."""
        if not await self.tables.outbox.note_outage(owed):
            return
        reader = at_table(owed.head, owed.head.language)
        about = {"table": owed.head.id, "channel": owed.channel}
        log.warning("a permission is missing", extra={"about": about})
        try:
            user = await self.bot.fetch_user(owed.head.creator)
            await user.send(view=sentence(reader.say("failed-post", where=f"<#{owed.channel}>")))
        except discord.HTTPException as error:
            log.info("nobody to tell: %s", error.text, extra={"about": about})


class Lines:
    """One line for each channel, which rests for longer and longer while the channel takes nothing."""

    def __init__(self, work: Callable[[int], Awaitable[None]]) -> None:
        self._work = work
        self._lines: dict[int, asyncio.Task[None]] = {}
        self._more: set[int] = set()
        self._pauses: dict[int, float] = {}
        self._resting: dict[int, asyncio.TimerHandle] = {}

    def serve(self, channel: int) -> None:
        """There is something to do for this channel, now or when it has rested."""
        if channel in self._resting:
            return
        self._more.add(channel)
        if channel not in self._lines:
            self._lines[channel] = asyncio.create_task(self._serve(channel))

    def try_again(self, channels: Callable[[int], bool]) -> None:
        """Those of these channels that rest have rested long enough."""
        for channel in [channel for channel in self._resting if channels(channel)]:
            self._wake(channel)

    async def settled(self, channel: int, seconds: float) -> None:
        """Wait until the line is empty, or rests, but no longer than so."""
        self.serve(channel)
        if channel in self._lines:
            await asyncio.wait([self._lines[channel]], timeout=seconds)

    async def close(self) -> None:
        """Stop in the middle."""
        for handle in self._resting.values():
            handle.cancel()
        for line in list(self._lines.values()):
            line.cancel()
        await asyncio.gather(*self._lines.values(), return_exceptions=True)

    async def _serve(self, channel: int) -> None:
        try:
            while channel in self._more:
                self._more.discard(channel)
                await self._work(channel)
            self._pauses.pop(channel, None)
        except StoreError:  # the store has told the host, and no channel is to blame
            self._rest(channel, PAUSE)
        except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as error:
            log.warning("not sent yet: %s", error, extra={"about": {"channel": channel}})
            self._rest(channel, self._longer(channel))
        except Exception as error:
            report(error, new_code(), {"channel": channel})
            self._rest(channel, self._longer(channel))
        finally:
            del self._lines[channel]

    def _longer(self, channel: int) -> float:
        pause = self._pauses.get(channel, PAUSE)
        self._pauses[channel] = min(2 * pause, LONGEST_PAUSE)
        return pause

    def _rest(self, channel: int, pause: float) -> None:
        self._more.discard(channel)
        self._resting[channel] = asyncio.get_running_loop().call_later(pause, self._wake, channel)

    def _wake(self, channel: int) -> None:
        self._resting.pop(channel).cancel()
        self.serve(channel)


def _waits(owed: Owed) -> bool:
    """Whether it stays owed until somebody on the server lets us post; nobody could in direct messages."""
    post = owed.post
    return owed.head.guild is not None and not (post.tidies or post.dispensable or post.private)


def is_passing(error: discord.HTTPException) -> bool:
    """Whether Discord may take the same request later: it is down or busy, or somebody before it says no."""
    return error.status in (401, 408, 429) or error.status >= 500 or error.code in LATER


def is_missing_permission(error: discord.HTTPException) -> bool:
    """Whether it is somebody on that server who keeps us from posting, and may let us again."""
    return error.code in (ARCHIVED, LOCKED, NO_UPLOADS) or isinstance(error, discord.Forbidden)
