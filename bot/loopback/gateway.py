"""The gateway: the WebSocket over which the bot hears what happens."""

import asyncio
import itertools
import secrets
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import IntEnum, IntFlag

from aiohttp import WSMsgType, web

from bot.loopback import changes, wire
from bot.loopback.changes import Change
from bot.loopback.model import Channel, Json, Message
from bot.loopback.payloads import Payloads
from bot.loopback.world import SHARD_BITS, World

REMEMBERED_EVENTS = 2000
RESUMABLE_SECONDS = 120.0
ACK_SECONDS = 0.05  # discord.py takes an answer for very late that comes before it has noted that it asked


class Op(IntEnum):
    """What a frame is."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    RESUME = 6
    RECONNECT = 7
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Intent(IntFlag):
    """What a bot wants to hear of."""

    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_MESSAGES = 1 << 9
    GUILD_TYPING = 1 << 11
    DIRECT_MESSAGES = 1 << 12
    DIRECT_TYPING = 1 << 14
    MESSAGE_CONTENT = 1 << 15


@dataclass
class Session:
    """One identified bot; it outlives its socket for a while, so that it can be resumed."""

    id: str
    intents: int
    socket: web.WebSocketResponse | None
    shard: tuple[int, int] = (0, 1)
    sequence: Iterator[int] = field(default_factory=lambda: itertools.count(1))
    sent: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=REMEMBERED_EVENTS))
    outbox: asyncio.Queue[str] = field(default_factory=asyncio.Queue)
    lost_at: float | None = None

    def hears(self, server: str | None) -> bool:
        """Whether a server is on this shard; direct messages (None) are on the first."""
        number, count = self.shard
        return (int(server or 0) >> SHARD_BITS) % count == number

    def dispatch(self, name: str, data: Json) -> None:
        """Tell an event, now or when the session is resumed."""
        number = next(self.sequence)
        frame = wire.text({"op": Op.DISPATCH, "t": name, "s": number, "d": data})
        self.sent.append((number, frame))
        if self.socket is not None:
            self.outbox.put_nowait(frame)


class Gateway:
    """All sessions of the bot."""

    def __init__(self, world: World, payloads: Payloads, token: str | None) -> None:
        self.world = world
        self.payloads = payloads
        self.token = token
        self.heartbeat_ms = 41_250
        self.recommended_shards = 1
        self.sessions: dict[str, Session] = {}
        # Called when a bot comes or goes.
        self.on_line: list[Callable[[], None]] = []
        world.listeners.append(self.hear)

    @property
    def connected(self) -> bool:
        """Whether a bot is on the line, with all of its shards."""
        there = {session.shard for session in self.sessions.values() if session.socket is not None}
        return any(all((number, count) in there for number in range(count)) for _, count in there)

    def reaches(self, server: str | None) -> bool:
        """Whether a bot is on the line for this server, or may be back soon."""
        self._forget_lost()
        return self.world.has_bot(server) and any(s.hears(server) for s in self.sessions.values())

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """One socket, from HELLO to its end."""
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        await self._send(socket, {"op": Op.HELLO, "d": {"heartbeat_interval": self.heartbeat_ms}})
        session: Session | None = None
        sender: asyncio.Task[None] | None = None
        patience = self.heartbeat_ms / 1000 * 2
        try:
            while True:
                message = await asyncio.wait_for(socket.receive(), patience)
                if message.type is not WSMsgType.TEXT:
                    break
                frame = wire.parse(message.data)
                if frame["op"] in (Op.IDENTIFY, Op.RESUME):
                    session = await self._begin(socket, frame)
                    if session is not None:
                        self._tell_line()
                        sender = asyncio.create_task(self._deliver(session, socket))
                elif frame["op"] == Op.HEARTBEAT:
                    await asyncio.sleep(ACK_SECONDS)
                    await self._send(socket, {"op": Op.HEARTBEAT_ACK})
                elif frame["op"] == Op.REQUEST_MEMBERS and session is not None:
                    session.dispatch("GUILD_MEMBERS_CHUNK", self._members(frame["d"]))
        except TimeoutError:
            await socket.close(code=4009)
        except ConnectionError:
            pass  # the bot is gone while it is spoken to
        finally:
            if sender is not None:
                sender.cancel()
            if session is not None and session.socket is socket:
                session.socket = None
                session.lost_at = self.world.clock.now()
                self._tell_line()
        return socket

    def _tell_line(self) -> None:
        for listener in self.on_line:
            listener()

    async def _begin(self, socket: web.WebSocketResponse, frame: Json) -> Session | None:
        data = frame["d"]
        if self.token is not None and data["token"].removeprefix("Bot ") != self.token:
            await socket.close(code=4004, message=b"Authentication failed.")
            return None
        if frame["op"] == Op.RESUME:
            return await self._resume(socket, data)
        number, count = data.get("shard", (0, 1))
        if not 0 <= number < count:
            await self._send(socket, {"op": Op.INVALID_SESSION, "d": False})
            await socket.close(code=4010, message=b"Invalid shard.")
            return None
        session = Session(secrets.token_hex(16), int(data.get("intents", 0)), socket, (number, count))
        self.sessions[session.id] = session
        servers = [s for s in self.world.servers if session.hears(s) and self.world.has_bot(s)]
        base = self.payloads.url.replace("http", "ws", 1)
        session.dispatch(
            "READY",
            {
                "v": 10,
                "user": self.payloads.me(),
                "guilds": [{"id": server, "unavailable": True} for server in servers],
                "session_id": session.id,
                "session_type": "normal",
                "resume_gateway_url": f"{base}/gateway/",
                "shard": session.shard,
                "application": {"id": self.world.bot.id, "flags": self.payloads.application()["flags"]},
                "private_channels": [],
            },
        )
        if session.intents & Intent.GUILDS:
            for server in servers:
                session.dispatch("GUILD_CREATE", self._server(session, server) | {"unavailable": False})
        return session

    def _server(self, session: Session, server: str) -> Json:
        return self.payloads.guild_create(server, bool(session.intents & Intent.GUILD_MEMBERS))

    async def _resume(self, socket: web.WebSocketResponse, data: Json) -> Session | None:
        self._forget_lost()
        session = self.sessions.get(data["session_id"])
        if session is None:
            await self._send(socket, {"op": Op.INVALID_SESSION, "d": False})
            return None
        session.socket, session.lost_at = socket, None
        session.outbox = asyncio.Queue()
        for number, frame in session.sent:
            if number > (data["seq"] or 0):
                session.outbox.put_nowait(frame)
        session.dispatch("RESUMED", {})
        return session

    async def _deliver(self, session: Session, socket: web.WebSocketResponse) -> None:
        """Send what waits, in order; a socket that breaks leaves the rest for a resume."""
        outbox = session.outbox
        try:
            while True:
                await socket.send_str(await outbox.get())
        except ConnectionError:
            return

    async def _send(self, socket: web.WebSocketResponse, frame: Json) -> None:
        await socket.send_str(wire.text(frame))

    def _forget_lost(self) -> None:
        now = self.world.clock.now()
        for session in list(self.sessions.values()):
            if session.lost_at is not None and now - session.lost_at > RESUMABLE_SECONDS:
                del self.sessions[session.id]

    async def drop(self, code: int = 4000, resumable: bool = True) -> None:
        """Cut the line; unless resumable, the bot must identify anew."""
        for session in list(self.sessions.values()):
            if not resumable:
                del self.sessions[session.id]
            if session.socket is not None:
                await session.socket.close(code=code)

    async def ask_to_reconnect(self) -> None:
        """What Discord does before it takes a machine away."""
        for session in self.sessions.values():
            if session.socket is not None:
                await self._send(session.socket, {"op": Op.RECONNECT, "d": None})

    # Telling.

    def interaction(self, payload: Json) -> None:
        """Deliver an interaction."""
        self._dispatch("INTERACTION_CREATE", payload, payload.get("guild_id"))

    def _dispatch(self, name: str, data: Json, server: str | None, intent: int = 0) -> None:
        """Tell the shard of a server, if the bot is on it, or of direct messages."""
        self._forget_lost()
        if not self.world.has_bot(server):
            return
        for session in self.sessions.values():
            if session.hears(server) and (not intent or session.intents & intent):
                session.dispatch(name, data)

    def hear(self, change: Change) -> None:
        """Tell the bot what it is meant to hear of a change."""
        match change:
            case changes.MessageCreated(message):
                self._tell_message("MESSAGE_CREATE", message)
            case changes.MessageEdited(message):
                self._tell_message("MESSAGE_UPDATE", message)
            case changes.MessageDeleted(message) if message.only_for is None:
                data: Json = {"id": message.id, "channel_id": message.channel_id} | self._guild_of(message)
                self._dispatch("MESSAGE_DELETE", data, data.get("guild_id"), self._messages_intent(message))
            case changes.ServerLeft(server):
                self._dispatch("GUILD_DELETE", {"id": server}, server, Intent.GUILDS)
            case changes.ServerJoined(server):
                for session in self.sessions.values():
                    if session.hears(server) and session.intents & Intent.GUILDS:
                        session.dispatch("GUILD_CREATE", self._server(session, server))
            case changes.ChannelCreated(channel) if not channel.is_dm:
                self._tell_channel("CREATE", channel, {"newly_created": True} if channel.thread else {})
            case changes.ChannelEdited(channel) if not channel.is_dm:
                self._tell_channel("UPDATE", channel)
            case changes.ChannelDeleted(channel) if not channel.is_dm:
                self._tell_channel("DELETE", channel)
            case changes.ThreadMembersChanged(channel, added, removed):
                self._tell_members(channel, added, removed)
            case changes.PinsChanged(channel):
                data = {"channel_id": channel.id, "last_pin_timestamp": None}
                if not channel.is_dm:
                    data["guild_id"] = self.world.server_of(channel)
                self._dispatch("CHANNEL_PINS_UPDATE", data, data.get("guild_id"), Intent.GUILDS)
            case changes.TypingStarted(channel, user) if not user.bot:
                data = {
                    "channel_id": channel.id,
                    "user_id": user.id,
                    "timestamp": int(self.world.clock.now()),
                }
                if not channel.is_dm:
                    data |= {"guild_id": self.world.server_of(channel), "member": self.payloads.member(user)}
                intent = Intent.DIRECT_TYPING if channel.is_dm else Intent.GUILD_TYPING
                self._dispatch("TYPING_START", data, data.get("guild_id"), intent)

    def _tell_message(self, name: str, message: Message) -> None:
        channel = self.world.channel(message.channel_id)
        if message.only_for is not None or not self.world.sees(self.world.bot, channel):
            return
        wanted = self._messages_intent(message)
        self._forget_lost()
        for session in self.sessions.values():
            if session.hears(self.world.server_of(channel)) and session.intents & wanted:
                readable = bool(session.intents & Intent.MESSAGE_CONTENT)
                session.dispatch(name, self.payloads.told(message, readable))

    def _tell_channel(self, what: str, channel: Channel, more: Json | None = None) -> None:
        name = f"THREAD_{what}" if channel.thread else f"CHANNEL_{what}"
        self._dispatch(
            name, self.payloads.channel(channel) | (more or {}), self.world.server_of(channel), Intent.GUILDS
        )

    def _tell_members(self, channel: Channel, added: list[str], removed: list[str]) -> None:
        assert channel.thread is not None
        data = {
            "id": channel.id,
            "guild_id": self.world.server_of(channel),
            "member_count": len(channel.thread.members),
            "added_members": [self.payloads.thread_member(channel, id, with_member=True) for id in added],
            "removed_member_ids": removed,
        }
        self._dispatch("THREAD_MEMBERS_UPDATE", data, self.world.server_of(channel), Intent.GUILDS)

    def _guild_of(self, message: Message) -> Json:
        channel = self.world.state.channels.get(message.channel_id)
        return {} if channel is None or channel.is_dm else {"guild_id": self.world.server_of(channel)}

    def _messages_intent(self, message: Message) -> Intent:
        return Intent.GUILD_MESSAGES if self._guild_of(message) else Intent.DIRECT_MESSAGES

    def _members(self, data: Json) -> Json:
        users = list(self.world.state.users.values())
        if data.get("user_ids"):
            wanted = data["user_ids"] if isinstance(data["user_ids"], list) else [data["user_ids"]]
            users = [user for user in users if user.id in {str(id) for id in wanted}]
        elif data.get("query"):
            users = [user for user in users if user.name.lower().startswith(data["query"].lower())]
        return {
            "guild_id": data.get("guild_id", self.world.state.guild_id),
            "members": [self.payloads.member(user) for user in users],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [],
            "nonce": data.get("nonce"),
            "presences": [],
        }
