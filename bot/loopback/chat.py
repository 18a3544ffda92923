"""The people's side: what the chat page and the test client ask (HTTP) and hear (a WebSocket)."""

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from aiohttp import WSMsgType, web

from bot.loopback import changes, chat_actions, wire
from bot.loopback.asking import Mistake, commands_for
from bot.loopback.changes import Change
from bot.loopback.errors import Refusal
from bot.loopback.gateway import Gateway
from bot.loopback.interactions import TOKEN_SECONDS, Desk, Interaction
from bot.loopback.model import Channel, Json, Message, User
from bot.loopback.payloads import Payloads
from bot.loopback.world import World

Action: TypeAlias = Callable[["ChatRoom", User, Json], Awaitable[Json]]


@dataclass(eq=False)
class Page:
    """One open page (or test client) of one person."""

    user: User
    socket: web.WebSocketResponse
    outbox: asyncio.Queue[str] = field(default_factory=asyncio.Queue)


class ChatRoom:
    """All open pages, and what people can do on them."""

    def __init__(self, world: World, payloads: Payloads, desk: Desk, gateway: Gateway) -> None:
        self.world = world
        self.payloads = payloads
        self.desk = desk
        self.gateway = gateway
        self.pages: set[Page] = set()
        # Modals that were opened and not sent yet, by the interaction that opened them.
        self.modals: dict[str, tuple[Interaction, Json]] = {}
        self._revisions = itertools.count(1)
        world.listeners.append(self.hear)
        gateway.on_line.append(self._tell_online)

    def add_to(self, app: web.Application) -> None:
        """Register the routes."""
        app.router.add_get("/chat/users", self._users)
        app.router.add_get("/chat/live", self._live)
        app.router.add_get("/chat/{user}/messages/{channel}", self._history)
        app.router.add_post("/chat/{user}/{action}", self._act)

    async def close(self) -> None:
        """Hang up on every page."""
        for page in list(self.pages):
            await page.socket.close()

    # Reading.

    async def _users(self, request: web.Request) -> web.Response:
        return wire.answer([self.person(user) for user in self.world.people])

    async def _history(self, request: web.Request) -> web.Response:
        user = self.world.state.users.get(request.match_info["user"])
        channel = self.world.state.channels.get(request.match_info["channel"])
        if user is None or channel is None or not self.world.sees(user, channel):
            raise web.HTTPNotFound
        limit = int(request.query.get("limit", 50))
        before = request.query.get("before")
        return wire.answer(self.readable(user, channel, limit, before))

    def readable(self, user: User, channel: Channel, limit: int, before: str | None = None) -> list[Json]:
        """The latest messages this person can read, oldest first, their private ones included."""
        messages = [m for m in self.world.history(channel) if m.only_for in (None, user.id)]
        if before is not None:
            messages = [m for m in messages if int(m.id) < int(before)]
        return [self.message(m) for m in messages[-limit:]] if limit else []

    def person(self, user: User) -> Json:
        """A person, for other people."""
        return {
            "id": user.id,
            "name": user.name,
            "bot": user.bot,
            "locale": user.locale,
            "dms_open": user.dms_open,
            "owner": user.id == self.world.state.owner_id,
            "pings": sum(user.pings.values()),
        }

    def message(self, message: Message) -> Json:
        """A message with what only people see of it: that it is private, and who was pinged."""
        return self.payloads.message(message) | {
            "private": message.only_for is not None,
            "pinged": message.pinged,
        }

    def channel(self, channel: Channel, user: User) -> Json:
        """A channel as this person finds it in the list."""
        return self.payloads.channel(channel) | {
            "permissions": str(self.world.may(user, channel)),
            "joined": bool(channel.thread and user.id in channel.thread.members),
            "read": user.read.get(channel.id),
            "pings": user.pings.get(channel.id, 0),
        }

    def commands(self, user: User) -> Json:
        """The commands this person can use in channels and in a conversation with the bot."""
        here = next((c for c in self.world.state.channels.values() if not c.is_dm), None)
        there = self.world.dm_of(user) or Channel("0", 1, recipient_id=user.id)
        return {
            "guild": [self.payloads.command(c) for c in commands_for(self.world, user, here)] if here else [],
            "dm": [self.payloads.command(c) for c in commands_for(self.world, user, there)],
        }

    def _hello(self, user: User, history: int) -> Json:
        world = self.world
        seen = [c for c in world.state.channels.values() if world.sees(user, c)]
        return {
            "type": "hello",
            "me": self.person(user),
            "users": [self.person(u) for u in world.state.users.values()],
            "roles": [self.payloads.role(role) for role in world.state.roles],
            "guild": {"id": world.state.guild_id, "name": world.state.guild_name},
            "online": self.gateway.connected,
            "channels": [self.channel(c, user) for c in seen],
            "commands": self.commands(user),
            "messages": {c.id: self.readable(user, c, history) for c in seen} if history else {},
        }

    # Hearing.

    async def _live(self, request: web.Request) -> web.WebSocketResponse:
        user = self.world.state.users.get(request.query.get("user", ""))
        if user is None or user.bot:
            raise web.HTTPNotFound
        socket = web.WebSocketResponse(heartbeat=30, max_msg_size=0)
        await socket.prepare(request)
        page = Page(user, socket)
        hello = self._hello(user, int(request.query.get("history", 0)))
        page.outbox.put_nowait(wire.text(hello | {"n": next(self._revisions)}))
        self.pages.add(page)
        sender = asyncio.create_task(self._deliver(page))
        try:
            async for frame in socket:
                if frame.type is not WSMsgType.TEXT:
                    break
        finally:
            self.pages.discard(page)
            sender.cancel()
        return socket

    async def _deliver(self, page: Page) -> None:
        try:
            while True:
                await page.socket.send_str(await page.outbox.get())
        except ConnectionError:
            return

    def tell(self, event: Json, to: Callable[[User], bool]) -> None:
        """Tell something to the pages of those who may hear it."""
        self._send(event, [page for page in self.pages if to(page.user)])

    def _send(self, event: Json, pages: list[Page]) -> None:
        if not pages:
            return
        frame = wire.text(event | {"n": next(self._revisions)})
        for page in pages:
            page.outbox.put_nowait(frame)

    def _tell_each(self, event: Callable[[User], Json]) -> None:
        """The same where everybody hears it in their own way."""
        for page in self.pages:
            self._send(event(page.user), [page])

    def _tell_online(self) -> None:
        self.tell({"type": "online", "online": self.gateway.connected}, lambda user: True)

    def hear(self, change: Change) -> None:
        """Tell people what they are meant to see of a change."""
        match change:
            case changes.MessageCreated(message) | changes.MessageEdited(message):
                created = isinstance(change, changes.MessageCreated)
                event = {"type": "message", "created": created, "message": self.message(message)}
                self.tell(event, lambda user: self._reads(user, message))
            case changes.MessageDeleted(message):
                gone = {"type": "message-gone", "id": message.id, "channel_id": message.channel_id}
                self.tell(gone, lambda user: message.only_for in (None, user.id))
            case changes.ChannelDeleted(channel):
                self.tell({"type": "channel-gone", "id": channel.id}, lambda user: True)
            case changes.ChannelCreated(channel) | changes.ChannelEdited(channel):
                self._tell_channel(channel)
            case changes.ThreadMembersChanged(channel, _, _):
                self._tell_channel(channel)
            case changes.TypingStarted(channel, user):
                typing = {"type": "typing", "channel_id": channel.id, "user_id": user.id}
                self.tell(typing, lambda other: other is not user and self.world.sees(other, channel))
            case changes.UserEdited(user):
                self.tell({"type": "user", "user": self.person(user)}, lambda other: True)
            case changes.CommandsChanged():
                self._tell_each(lambda user: {"type": "commands", "commands": self.commands(user)})

    def _tell_channel(self, channel: Channel) -> None:
        """Whoever can no longer see a channel hears that it is gone."""
        self._tell_each(
            lambda user: (
                {"type": "channel", "channel": self.channel(channel, user)}
                if self.world.sees(user, channel)
                else {"type": "channel-gone", "id": channel.id}
            )
        )

    def _reads(self, user: User, message: Message) -> bool:
        if message.only_for is not None:
            return message.only_for == user.id
        return self.world.sees(user, self.world.channel(message.channel_id))

    # Doing.

    def keep_modal(self, interaction: Interaction, modal: Json) -> None:
        """Remember a form until it is sent, or nobody can be expected to send it any more."""
        limit = self.world.clock.now() - TOKEN_SECONDS
        fresh = {id: kept for id, kept in self.modals.items() if kept[0].created > limit}
        self.modals = fresh | {interaction.id: (interaction, modal)}

    async def _act(self, request: web.Request) -> web.Response:
        user = self.world.state.users.get(request.match_info["user"])
        action: Action | None = chat_actions.ACTIONS.get(request.match_info["action"])
        if user is None or user.bot or action is None:
            raise web.HTTPNotFound
        body: Any = wire.parse(await request.read())
        try:
            return wire.answer(await action(self, user, body))
        except Mistake as mistake:
            return wire.answer({"error": str(mistake)}, status=400)
        except Refusal as refusal:
            return wire.answer({"error": refusal.message}, status=refusal.status)
