"""Posts, written and drawn: what a table owes, in its own language."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import discord
from discord import ui

from bot.panels import posts
from bot.panels.controls import Block, page, picture, rows, text
from bot.panels.lobby import lobby_post
from bot.people import at_table, harmless
from bot.pictures import Pictures
from bot.shots import Shot
from bot.tables import (
    Announcement,
    AnyPost,
    Called,
    CardUpdate,
    EndPost,
    Head,
    LobbyUpdate,
    Notice,
    Owed,
    Ping,
    PollPost,
    ProgressPost,
    ProposalPost,
    Summons,
    Tables,
    TurnPost,
)
from bot.translation import Reader

MARKS = 1_000_000  # above the ids that Discord gives to components by itself
REVISIONS = 64
POSTS = 2**24  # ids of components have 32 bits


class Letter(NamedTuple):
    """A post, written and drawn."""

    view: ui.LayoutView
    shot: Shot | None = None
    called: Called = Called()

    @property
    def mentions(self) -> discord.AllowedMentions:
        """Nobody but the seated players that this post calls."""
        users = [discord.Object(user) for user in self.called.mentioned]
        return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users or False)

    @property
    def files(self) -> list[discord.File]:
        """Fresh uploads."""
        return [self.shot.file] if self.shot else []


class Writer:
    """Writes what is owed."""

    def __init__(self, tables: Tables, pictures: Pictures) -> None:
        self.tables, self.pictures = tables, pictures

    async def written(self, owed: Owed) -> Letter:
        """The post in the table's language, with its picture, marked as what it is."""
        letter = await self._letter(owed.post, owed.head, owed.at)
        letter.view.children[0].id = mark(owed)
        return letter

    async def _letter(self, post: AnyPost, head: Head, at: float) -> Letter:
        reader = at_table(head, head.language)
        match post:
            case TurnPost():
                shot = await self._board(head, post, reader)
                called = await self.tables.calling.suiting(head, post.ping, at)
                view = posts.turn_post(post, head, reader, called.mentioned, shot and shot.shown)
                return Letter(view, shot, called)
            case ProgressPost():
                shot = await self._board(head, post, reader)
                return Letter(posts.progress_post(post, head, reader, shot and shot.shown), shot)
            case CardUpdate():
                shot = await self._board(head, post, reader)
                return Letter(posts.card(post, head, reader, shot and shot.shown), shot)
            case EndPost():
                shot = await self.pictures.end(head, post.view, post.result, head.language)
                return Letter(posts.end_post(post, head, reader, shot and shot.shown), shot)
            case Announcement():
                shot = await self.pictures.end(head, post.view, post.result, head.language)
                return Letter(posts.announcement(post, head, reader, shot and shot.shown), shot)
            case Ping():
                called = await self.tables.calling.suiting(head, post.users, at)
                others = await self._waiting(post.users[0], post.others) if post.others else []
                view = posts.ping_post(post, head, reader, called.mentioned, others)
                return Letter(view, None, called)
            case Notice():
                named = Reader(head.language, head.game, lambda seat: _called(post, seat, reader))
                return Letter(posts.notice_post(post, head, named))
            case ProposalPost():
                return Letter(posts.proposal_post(post, head, reader))
            case PollPost():
                bots = (await self.tables.servers.of(head.guild)).bots
                return Letter(posts.poll_post(post, head, reader, bots=bots))
            case Summons():
                return Letter(await self._summons(post, reader))
            case LobbyUpdate():
                bots = (await self.tables.servers.of(head.guild)).bots
                return Letter(lobby_post(head, reader, bots=bots))
            case _:
                raise AssertionError(f"{type(post).__name__} needs no words")

    async def _board(
        self, head: Head, post: TurnPost | ProgressPost | CardUpdate, reader: Reader
    ) -> Shot | None:
        return await self.pictures.board(
            head,
            post.view,
            head.language,
            since=post.before,
            now=post.acting,
            last=posts.told(post.events, reader.plain),
            phone=head.screen == "phone",
            patient=True,
        )

    async def _summons(self, post: Summons, reader: Reader) -> ui.LayoutView:
        """To one person, in their own language: where they are waited for now."""
        language = (await self.tables.preferences(post.user)).language
        waiting = await self._waiting(post.user, post.tables)
        return posts.summons(post, waiting, Reader(language or reader.lang))

    async def _waiting(self, user: int, tables: Sequence[int]) -> list[Head]:
        """Those of these tables that wait for somebody now."""
        return [head for head in await self.tables.heads(tables) if user in head.waiting_for]


def _called(notice: Notice, seat: int, reader: Reader) -> str:
    """Who sat there when it happened."""
    return harmless(notice.names[seat]) if seat in notice.names else reader.names(seat)


# ---- what is no longer current -----------------------------------------------------------------------------


def outdated(message: discord.Message, head: Head) -> ui.LayoutView | None:
    """A post that others follow: the same picture and words, without what was to be decided then.

    None: it said nothing else.
    """
    reader = at_table(head, head.language)
    kept = list(_kept(message))
    if not kept:
        return None
    view = page(*kept, *rows(posts.looking_back(head, reader)))
    view.children[0].id = _mark_of(message)
    return view


def _kept(message: discord.Message) -> Iterator[Block]:
    for container in message.components:
        for part in getattr(container, "children", ()):
            if isinstance(part, discord.MediaGalleryComponent):
                yield from (picture(file.filename, file.description or "") for file in message.attachments)
            elif isinstance(part, discord.TextDisplay) and part.id != posts.WAITING:
                yield text(part.content)


# ---- which post a message is -------------------------------------------------------------------------------


def mark(owed: Owed) -> int:
    """The id of a post's outermost component: which post this is, and which version of it."""
    return MARKS + owed.id % POSTS * REVISIONS + owed.revision % REVISIONS


def is_other_version(message: discord.Message, owed: Owed) -> bool:
    """Whether a message is this post, but of another moment."""
    return _mark_of(message) not in (None, mark(owed))


def is_post(message: discord.Message, owed: Owed) -> bool:
    """Whether a message is this post, of whatever moment."""
    found = _mark_of(message)
    return found is not None and (found - MARKS) // REVISIONS == owed.id % POSTS


def _mark_of(message: discord.Message) -> int | None:
    marks = (getattr(component, "id", None) for component in message.components)
    return next((id for id in marks if id is not None and id >= MARKS), None)
