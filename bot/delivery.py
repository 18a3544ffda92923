"""How one post reaches its channel: sent once whatever happens in between, edited, tidied away."""

import time
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final, NamedTuple

import discord

from bot.letters import Letter, Writer, is_other_version, is_post, outdated
from bot.recent import Recent
from bot.tables import Called, Outdated, Owed, ProgressPost, Tables, Wake

if TYPE_CHECKING:
    from bot.app import Karawana

UNKNOWN_CHANNEL = 10003
UNKNOWN_MESSAGE = 10008
ARCHIVED = 50083
LOCKED = 160005
NONCE_WINDOW = 60.0  # seconds in which Discord surely remembers a nonce
A_WEEK: Final = 10080  # minutes: the longest that a quiet thread stays open
THREE_DAYS: Final = 4320


class Posted(NamedTuple):
    """What came of a post."""

    message: int | None = None
    called: Called = Called()


NOTHING = Posted()


class Delivery:
    """Brings posts to Discord."""

    def __init__(self, bot: "Karawana", tables: Tables, writer: Writer) -> None:
        self.bot, self.tables, self.writer = bot, tables, writer
        self.began = time.time()
        self._tried = Recent()  # posts of which an attempt was made

    async def post(self, owed: Owed) -> Posted:
        """Do what is owed."""
        channel = await self._place(owed)
        post = owed.post
        known = owed.messages.get(post.role) if post.role and post.in_place else None
        match post:
            case Wake():
                await self._keep_awake(owed.channel)
                return NOTHING
            case Outdated():
                await self._outdate(channel, owed, post.message)
                return NOTHING
            case ProgressPost(over=True):
                await self._tidy_away(channel, owed, known)
                return NOTHING
        letter = await self.writer.written(owed)
        if known is not None and await self._edited(channel, known, letter, owed):
            return Posted(known, letter.called)
        return Posted(await self._sent_once(channel, letter, owed), letter.called)

    async def _place(self, owed: Owed) -> discord.PartialMessageable:
        """Where it is to be sent: a channel, or somebody's direct messages."""
        if not owed.post.private:
            return self.bot.get_partial_messageable(owed.channel)
        direct = await self.bot.create_dm(discord.Object(owed.channel))
        return self.bot.get_partial_messageable(direct.id)

    def is_uncertain(self, owed: Owed) -> bool:
        """Whether an earlier attempt may have reached Discord without our knowing.

        What is owed since a time that is still to come was owed before the clock was put back.
        """
        return not self.began <= owed.at <= time.time() or owed.id in self._tried

    async def _tidy_away(self, channel: discord.PartialMessageable, owed: Owed, known: int | None) -> None:
        """The turn in progress is over; its post says everything."""
        if known is None and self.is_uncertain(owed):
            known = await self._found(channel, owed)  # sent before a crash, and nobody noted it
        if known is None:
            return
        try:
            await channel.get_partial_message(known).delete()
        except discord.NotFound as error:
            if error.code == UNKNOWN_CHANNEL:
                raise

    async def _outdate(self, channel: discord.PartialMessageable, owed: Owed, known: int) -> None:
        """Others follow this post: it keeps what happened, and the ways to look."""
        message = await channel.fetch_message(known)
        view = outdated(message, owed.head)
        if view is None:
            await message.delete()
        else:
            await message.edit(
                view=view,
                attachments=message.attachments,
                allowed_mentions=discord.AllowedMentions.none(),
            )

    async def _edited(
        self, channel: discord.PartialMessageable, known: int, letter: Letter, owed: Owed
    ) -> bool:
        """Edit the message that is there; False if somebody has deleted it."""
        message = channel.get_partial_message(known)
        for attempt in (1, 2):
            try:
                await message.edit(
                    view=letter.view,
                    attachments=letter.files,
                    allowed_mentions=discord.AllowedMentions.none(),
                )
            except discord.NotFound as error:
                if error.code != UNKNOWN_MESSAGE:
                    raise
                await self.tables.outbox.forget(owed.head.id, owed.post.role or "")
                return False
            except discord.HTTPException as error:
                if error.code != ARCHIVED or attempt == 2:
                    raise
                await self._open_again(owed.channel)
            else:
                return True
        return False

    async def _sent_once(self, channel: discord.PartialMessageable, letter: Letter, owed: Owed) -> int:
        """Send a new message; the nonce, and later a look into the channel, keep it from appearing twice."""
        if (earlier := await self._sent_before(channel, owed)) is not None:
            return earlier
        self._tried.is_new(owed.id)
        message = await channel.send(
            view=letter.view, files=letter.files, nonce=owed.nonce, allowed_mentions=letter.mentions
        )
        if owed.post.in_place and is_other_version(message, owed):
            # The nonce has brought back what was sent before a crash, and that is older than this post.
            await self._edited(channel, message.id, letter, owed)
        return message.id

    async def _sent_before(self, channel: discord.PartialMessageable, owed: Owed) -> int | None:
        """The message, if an earlier attempt reached Discord so long ago that the nonce is forgotten."""
        if not self.is_uncertain(owed) or 0 <= time.time() - owed.at < NONCE_WINDOW:
            return None
        return await self._found(channel, owed)

    async def _found(self, channel: discord.PartialMessageable, owed: Owed) -> int | None:
        """A look into the channel for this post."""
        try:
            async for message in channel.history(after=_before(owed), limit=None, oldest_first=True):
                if is_post(message, owed):
                    return message.id
        except discord.Forbidden:
            return None  # without the permission to read back, sending is the better guess
        return None

    # ---- threads -------------------------------------------------------------------------------------------

    async def _thread(self, channel: int) -> discord.Thread | None:
        found = self.bot.get_channel(channel) or await self.bot.fetch_channel(channel)
        return found if isinstance(found, discord.Thread) else None

    async def _open_again(self, channel: int) -> None:
        """Open an archived thread: whoever is in it may, and nothing else about it is changed."""
        thread = await self._thread(channel)
        if thread is not None:
            await thread.edit(archived=False)

    async def _keep_awake(self, channel: int) -> None:
        """Let a quiet thread count as active: what Discord counts is a *change* of its auto-archive time.

        Only in a thread of our own: others' are theirs, and the next post opens them again by itself.
        """
        thread = await self._thread(channel)
        if thread is not None and self.bot.user is not None and thread.owner_id == self.bot.user.id:
            for minutes in (THREE_DAYS, A_WEEK):
                await thread.edit(auto_archive_duration=minutes)


def _before(owed: Owed) -> discord.Object:
    """A moment before this post can have been sent, whatever our clock says: the last turn came before."""
    since = discord.utils.time_snowflake(_moment(min(owed.at, time.time()) - NONCE_WINDOW))
    if owed.channel != owed.head.channel:
        return discord.Object(since)
    opened = owed.channel if owed.head.parent else since  # a thread's id tells when it was opened
    return discord.Object(min(since, owed.messages.get("turn", opened)))


def _moment(seconds: float) -> datetime:
    return datetime.fromtimestamp(max(seconds, 1_420_070_400.0), UTC)
