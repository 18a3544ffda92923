"""The poster: sends what tables owe their channels, each post once, in order, whatever happens in between."""

import asyncio
import logging
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final, NamedTuple

import aiohttp
import discord
from discord import ui

from bot.failures import new_code, report
from bot.panels import posts
from bot.panels.lobby import lobby_post
from bot.panels.looking import sentence
from bot.people import at_table
from bot.pictures import Pictures, Shot
from bot.tables import (
    CardUpdate,
    EndPost,
    LobbyUpdate,
    Notice,
    Owed,
    Ping,
    ProgressPost,
    ProposalPost,
    Tables,
    TurnPost,
    Wake,
)
from bot.translation import Reader

if TYPE_CHECKING:
    from bot.app import Karawana

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL = 10003
UNKNOWN_MESSAGE = 10008
ARCHIVED = 50083
CANNOT_DM = 50007
NONCE_WINDOW = 60.0  # seconds in which Discord surely remembers a nonce
A_WEEK: Final = 10080  # minutes: the longest that a quiet thread stays open
RETRY = 5.0
MARKS = 1_000_000  # above the ids that Discord gives to components by itself


class Letter(NamedTuple):
    """A post, written and drawn."""

    view: ui.LayoutView
    shot: Shot | None = None
    pinged: Sequence[int] = ()

    @property
    def mentions(self) -> discord.AllowedMentions:
        """Nobody but the seated players that this post calls."""
        users = [discord.Object(user) for user in self.pinged]
        return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users or False)

    @property
    def files(self) -> list[discord.File]:
        """Fresh uploads."""
        return [self.shot.file] if self.shot else []


class Poster:
    """One line of posts for each channel: a slow channel keeps nobody else waiting."""

    def __init__(self, bot: "Karawana", tables: Tables, pictures: Pictures) -> None:
        self.bot, self.tables, self.pictures = bot, tables, pictures
        self.began = time.time()
        self._lines: dict[int, asyncio.Task[None]] = {}
        self._more: set[int] = set()
        self._tried: set[int] = set()

    async def run(self) -> None:
        """Send whatever becomes owed."""
        await self.bot.wait_until_ready()
        while True:
            for channel in await self.tables.outbox.wait():
                self.serve(channel)

    def serve(self, channel: int) -> None:
        """Something is owed there."""
        self._more.add(channel)
        if channel not in self._lines:
            self._lines[channel] = asyncio.create_task(self._serve(channel))

    async def close(self) -> None:
        """Stop in the middle: what was not said to be sent is looked for after the next start."""
        for line in list(self._lines.values()):
            line.cancel()
        await asyncio.gather(*self._lines.values(), return_exceptions=True)

    async def _serve(self, channel: int) -> None:
        try:
            while channel in self._more:
                self._more.discard(channel)
                while owed := await self.tables.outbox.owed(channel):
                    for one in owed:
                        await self._deliver(one)
        except (discord.DiscordServerError, aiohttp.ClientError, OSError, TimeoutError) as error:
            log.warning("not sent yet: %s", error, extra={"about": {"channel": channel}})
            asyncio.get_running_loop().call_later(RETRY, self.serve, channel)
        except Exception as error:
            report(error, new_code(), {"channel": channel})
            asyncio.get_running_loop().call_later(RETRY, self.serve, channel)
        finally:
            self._lines.pop(channel, None)
            if channel in self._more:
                self.serve(channel)

    async def _deliver(self, owed: Owed) -> None:
        """Send one post, or learn that it never can be."""
        try:
            message = await self._post(owed)
        except discord.NotFound as error:
            await self._give_up(owed, error)
            if error.code == UNKNOWN_CHANNEL:
                await self.tables.channel_gone(owed.channel)
        except discord.Forbidden as error:
            await self._give_up(owed, error)
            if error.code != CANNOT_DM:
                await self._tell_creator(owed)
        except discord.DiscordServerError:
            raise
        except discord.HTTPException as error:
            # Discord will never take it: better one post less than a table that says nothing any more.
            await self._give_up(owed, error)
        else:
            await self.tables.outbox.sent(owed, message)

    async def _give_up(self, owed: Owed, error: discord.HTTPException) -> None:
        await self.tables.outbox.given_up(owed, f"{error.code} {error.text}")

    async def _tell_creator(self, owed: Owed) -> None:
        """Say privately that a permission is missing, if that can be said."""
        if owed.head.guild is None:
            return
        reader = at_table(owed.head, owed.head.language)
        try:
            user = await self.bot.fetch_user(owed.head.creator)
            await user.send(view=sentence(reader.say("failed-post", where=f"<#{owed.channel}>")))
        except discord.HTTPException as error:
            log.info("nobody to tell: %s", error.text, extra={"about": {"table": owed.head.id}})

    # ---- sending and editing -------------------------------------------------------------------------------

    async def _post(self, owed: Owed) -> int | None:
        channel = self.bot.get_partial_messageable(owed.channel)
        post = owed.post
        known = owed.messages.get(post.role) if post.role and post.in_place else None
        if isinstance(post, Wake):
            await self._wake(owed.channel)
            return None
        if isinstance(post, ProgressPost) and post.over:
            await self._tidy_away(owed, known)
            return None
        letter = await self.written(owed)
        letter.view.children[0].id = mark(owed)
        if known is not None and await self._edited(channel, known, letter, owed):
            return known
        return await self._sent_once(channel, letter, owed)

    async def _tidy_away(self, owed: Owed, known: int | None) -> None:
        """The turn in progress is over; its post says everything."""
        channel = self.bot.get_partial_messageable(owed.channel)
        if known is None and self._is_uncertain(owed):
            known = await self._found(channel, owed)  # sent before a crash, and nobody noted it
        if known is None:
            return
        try:
            await channel.get_partial_message(known).delete()
        except discord.NotFound as error:
            if error.code == UNKNOWN_CHANNEL:
                raise

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
                await self._wake(owed.channel)
            else:
                return True
        return False

    async def _sent_once(self, channel: discord.PartialMessageable, letter: Letter, owed: Owed) -> int:
        """Send a new message; the nonce, and later a look into the channel, keep it from appearing twice."""
        if (earlier := await self._sent_before(channel, owed)) is not None:
            return earlier
        self._tried.add(owed.id)
        message = await channel.send(
            view=letter.view, files=letter.files, nonce=owed.nonce, allowed_mentions=letter.mentions
        )
        if owed.post.in_place and _mark_of(message) not in (None, mark(owed)):
            # The nonce has brought back what was sent before a crash, and that is older than this post.
            await self._edited(channel, message.id, letter, owed)
        return message.id

    async def _sent_before(self, channel: discord.PartialMessageable, owed: Owed) -> int | None:
        """The message, if an earlier attempt reached Discord so long ago that the nonce is forgotten."""
        if not self._is_uncertain(owed) or time.time() - owed.at < NONCE_WINDOW:
            return None
        return await self._found(channel, owed)

    def _is_uncertain(self, owed: Owed) -> bool:
        """Whether an earlier attempt may have reached Discord without our knowing."""
        return owed.at < self.began or owed.id in self._tried

    async def _found(self, channel: discord.PartialMessageable, owed: Owed) -> int | None:
        """A look into the channel for this post."""
        since = discord.Object(discord.utils.time_snowflake(_moment(owed.at - NONCE_WINDOW)))
        try:
            async for message in channel.history(after=since, limit=None, oldest_first=True):
                if _post_of(message) == owed.id:
                    return message.id
        except discord.Forbidden:
            return None  # without the permission to read back, sending is the better guess
        return None

    async def _wake(self, channel: int) -> None:
        """Open an archived thread again, or keep a quiet one from being archived."""
        thread = self.bot.get_channel(channel) or await self.bot.fetch_channel(channel)
        if isinstance(thread, discord.Thread):
            await thread.edit(archived=False, auto_archive_duration=A_WEEK)

    # ---- writing -------------------------------------------------------------------------------------------

    async def written(self, owed: Owed) -> Letter:
        """The post in the table's language, with its picture."""
        head, post = owed.head, owed.post
        reader = at_table(head, head.language)
        match post:
            case TurnPost():
                shot = await self._board(owed, post, reader)
                pinged = await self._willing(post.ping)
                return Letter(posts.turn_post(post, head, reader, pinged, shot and shot.shown), shot, pinged)
            case ProgressPost():
                shot = await self._board(owed, post, reader)
                return Letter(posts.progress_post(post, head, reader, shot and shot.shown), shot)
            case CardUpdate():
                shot = await self._board(owed, post, reader)
                return Letter(posts.card(post, head, reader, shot and shot.shown), shot)
            case EndPost():
                shot = await self.pictures.end(head, post.view, post.result, head.language)
                return Letter(posts.end_post(post, head, reader, shot and shot.shown), shot)
            case Ping():
                pinged = await self._willing(post.users)
                return Letter(posts.ping_post(post, head, reader, pinged), None, pinged)
            case Notice():
                pinged = await self._willing(post.ping)
                named = Reader(
                    head.language, head.game, lambda seat: post.names.get(seat) or reader.names(seat)
                )
                return Letter(posts.notice_post(post, head, named, pinged), None, pinged)
            case ProposalPost():
                return Letter(posts.proposal_post(post, head, reader))
            case LobbyUpdate():
                return Letter(lobby_post(head, reader))
            case Wake():
                raise AssertionError("a thread is woken without words")

    async def _board(
        self, owed: Owed, post: TurnPost | ProgressPost | CardUpdate, reader: Reader
    ) -> Shot | None:
        return await self.pictures.board(
            owed.head,
            post.view,
            owed.head.language,
            since=post.before,
            now=post.acting,
            last=posts.told(post.events, reader.plain),
            phone=owed.head.screen == "phone",
            patient=True,
        )

    async def _willing(self, users: Sequence[int]) -> list[int]:
        """Those who want to be pinged."""
        return [user for user in users if (await self.tables.preferences(user)).pings]


REVISIONS = 64


def mark(owed: Owed) -> int:
    """The id of a post's outermost component: which post this is, and which version of it."""
    return MARKS + owed.id * REVISIONS + owed.revision % REVISIONS


def _mark_of(message: discord.Message) -> int | None:
    marks = (getattr(component, "id", None) for component in message.components)
    return next((id for id in marks if id is not None and id >= MARKS), None)


def _post_of(message: discord.Message) -> int | None:
    found = _mark_of(message)
    return (found - MARKS) // REVISIONS if found is not None else None


def _moment(seconds: float) -> datetime:
    return datetime.fromtimestamp(seconds, UTC)
