"""Discord on this machine: one server that a bot and a few pretend people use."""

import asyncio
import mimetypes
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Self

import discord
import yarl
from aiohttp import web
from aiohttp.typedefs import Handler

from bot.loopback import wire
from bot.loopback.chat import ChatRoom
from bot.loopback.clock import Clock
from bot.loopback.control import Control
from bot.loopback.faults import Fault, Faults
from bot.loopback.gateway import Gateway
from bot.loopback.interactions import Desk
from bot.loopback.keeping import Keeper
from bot.loopback.model import Channel, Overwrite, User
from bot.loopback.payloads import Payloads
from bot.loopback.ratelimits import RateLimits
from bot.loopback.recorder import Recorder, Request
from bot.loopback.rest.api import Api
from bot.loopback.rest.front import FrontDoor
from bot.loopback.world import World

HOST = "127.0.0.1"
WEB = Path(__file__).parent / "web"
OWN_HOSTS = ("127.0.0.1", "localhost")


@web.middleware
async def only_from_here(request: web.Request, handler: Handler) -> web.StreamResponse:
    """A page of some other site, open in the same browser, must not be able to use this server."""
    if request.url.host not in OWN_HOSTS:
        raise web.HTTPForbidden
    if "Origin" in request.headers:
        try:
            origin = yarl.URL(request.headers["Origin"]).origin()
        except ValueError:
            raise web.HTTPBadRequest(text="This is no origin.") from None
        if origin != request.url.origin():
            raise web.HTTPForbidden
    return await handler(request)


@dataclass(frozen=True)
class Pretend:
    """Somebody to begin with; the first one owns the server."""

    name: str
    locale: str = "en-US"


FOUR = (Pretend("Ada"), Pretend("Bartek", "pl"), Pretend("Celina"), Pretend("Darek"))


class LoopbackServer:
    """REST, gateway, files and chat page at one address of 127.0.0.1.

    With `keep`, a file, channels and messages are still there the next time. Each further server has one
    channel, which has its name.
    """

    def __init__(
        self,
        port: int = 0,
        users: Sequence[Pretend | str] = FOUR,
        channels: Sequence[str] = ("general", "games"),
        token: str | None = None,
        ack_seconds: float = 3.0,
        keep: Path | None = None,
        further_servers: Sequence[str] = (),
        shards: int = 1,
    ) -> None:
        self.port = port
        self.clock = Clock()
        self._keeper = Keeper(keep) if keep else None
        state = self._keeper.load() if self._keeper else None
        self.world = World(self.clock, state)
        self.recorder = Recorder()
        self.faults = Faults()
        self.limits = RateLimits(self.clock)
        self.payloads = Payloads(self.world, "")
        self.gateway = Gateway(self.world, self.payloads, token)
        self.gateway.recommended_shards = shards
        self.desk = Desk(self.world, self.payloads, self.gateway, ack_seconds)
        self.api = Api(self.world, self.payloads, self.gateway, self.desk)
        self.chat = ChatRoom(self.world, self.payloads, self.desk, self.gateway)
        self._front = FrontDoor(self.api, self.recorder, self.faults, self.limits, token)
        self._runner: web.AppRunner | None = None
        self._ready = asyncio.Event()
        self.gateway.on_line.append(self._note_readiness)
        self.world.listeners.append(lambda change: self._note_readiness())
        if state is None:
            self._people(users, channels)
            for name in further_servers:
                self.world.add_channel(name.lower(), server=self.world.add_server(name))

    def _people(self, users: Sequence[Pretend | str], channels: Sequence[str]) -> None:
        for number, user in enumerate(users):
            pretend = Pretend(user) if isinstance(user, str) else user
            self.world.add_user(pretend.name, pretend.locale, owner=number == 0)
        for name in channels:
            self.world.add_channel(name)

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://{HOST}:{self.port}"

    async def start(self) -> None:
        """Listen; with port 0, on any port that is free."""
        app = web.Application(client_max_size=200 * 1024 * 1024, middlewares=[only_from_here])
        self._front.add_to(app)
        self.chat.add_to(app)
        Control(self).add_to(app)
        app.router.add_get("/gateway", self.gateway.handle)
        app.router.add_get("/gateway/", self.gateway.handle)
        app.router.add_get("/cdn/attachments/{channel}/{attachment}/{filename}", self._file)
        app.router.add_get("/healthz", self._health)
        app.router.add_get("/", self._page)
        app.router.add_static("/web/", WEB)
        app.on_response_prepare.append(_always_fresh)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.2)
        await self._runner.setup()
        site = web.TCPSite(self._runner, HOST, self.port)
        await site.start()
        self.port = self._runner.addresses[0][1]
        self.payloads.url = self.url
        self.world.watch_threads()
        if self._keeper:
            self._keeper.follow(self.world)

    async def stop(self) -> None:
        """Hang up on everybody and listen no longer."""
        self.clock.stop()
        await self.chat.close()
        await self.gateway.drop(code=1001)
        if self._runner is not None:
            await self._runner.cleanup()
        if self._keeper:
            self._keeper.close()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    # For tests in the same process.

    @property
    def requests(self) -> list[Request]:
        """Every request the bot has sent, oldest first."""
        return list(self.recorder.requests)

    @property
    def bot_ready(self) -> bool:
        """Whether a bot is connected and has registered its commands."""
        return self.gateway.connected and bool(self.world.state.commands)

    def _note_readiness(self) -> None:
        if self.bot_ready:
            self._ready.set()
        else:
            self._ready.clear()

    async def wait_for_bot(self, seconds: float = 10.0) -> None:
        """Wait until the bot is ready."""
        async with asyncio.timeout(seconds):
            await self._ready.wait()

    def user(self, name: str) -> User:
        """The pretend user of this name."""
        return next(user for user in self.world.people if user.name == name)

    def channel(self, name: str) -> Channel:
        """The newest channel or thread of this name."""
        return next(c for c in reversed(self.world.state.channels.values()) if c.name == name)

    def deny(self, channel: Channel, permissions: int) -> None:
        """Take these permissions from the bot in a channel, for its threads too; 0 gives them back."""
        self.world.overwrite(channel, Overwrite(self.world.bot.id, for_member=True, deny=int(permissions)))

    def grant(self, permissions: int) -> None:
        """Give the bot more than its invitation asks for, everywhere."""
        role = next(role for role in self.world.state.roles if not role.everyone)
        role.permissions |= int(permissions)

    def throw_out(self, server: str = "") -> None:
        """Somebody removes the bot from a server: the first one, or that of this id."""
        self.world.throw_out(server or self.world.state.guild_id)

    def invite(self, server: str = "") -> None:
        """And lets it come back."""
        self.world.invite(server or self.world.state.guild_id)

    def fail(
        self,
        method: str,
        path: str,
        status: int = 500,
        code: int = 0,
        *,
        times: int = 1,
        applied: bool = False,
        hang_up: bool = False,
        retry_after: float | None = None,
    ) -> None:
        """Let the next requests that fit fail; see `Fault`."""
        self.faults.add(
            Fault(
                method,
                path,
                times,
                0.0,
                status,
                code,
                applied=applied,
                hang_up=hang_up,
                retry_after=retry_after,
            )
        )

    def delay(self, method: str, path: str, seconds: float, times: int = 1) -> None:
        """Let the next requests that fit take so long before they are carried out."""
        self.faults.add(Fault(method, path, times, delay=seconds))

    def deliver_twice(self, times: int = 1) -> None:
        """Deliver the next interactions twice."""
        self.desk.deliveries += [2] * times

    async def drop_gateway(self, code: int = 4000, resumable: bool = True) -> None:
        """Cut the bot's line."""
        await self.gateway.drop(code, resumable)

    # Small answers.

    async def _health(self, request: web.Request) -> web.Response:
        ready = self.bot_ready
        return wire.answer({"bot": "ready" if ready else "starting"}, status=200 if ready else 503)

    async def _page(self, request: web.Request) -> web.FileResponse:
        return web.FileResponse(WEB / "index.html", headers={"Cache-Control": "no-cache"})

    async def _file(self, request: web.Request) -> web.Response:
        try:
            expires = int(request.query.get("ex", "0"), 16)
        except ValueError:
            raise web.HTTPBadRequest(text="ex is not a hexadecimal number.") from None
        body = self.world.files.get(request.match_info["attachment"])
        if body is None or expires < self.clock.now():
            return web.Response(status=404, text="This content is no longer available.")
        kind, _ = mimetypes.guess_type(request.match_info["filename"])
        # Whatever the file is, it must not act as a part of the page.
        headers = {
            "Content-Security-Policy": "sandbox; default-src 'none'",
            "X-Content-Type-Options": "nosniff",
        }
        return web.Response(body=body, content_type=kind or "application/octet-stream", headers=headers)


async def _always_fresh(request: web.Request, response: web.StreamResponse) -> None:
    """Browsers ask again for the page's own files, so that an update is seen."""
    if request.path.startswith("/web/"):
        response.headers["Cache-Control"] = "no-cache"


@contextmanager
def pointed_at(server: LoopbackServer | str) -> Iterator[None]:
    """Let discord.py in this process talk to this server (or the one at this address) instead of Discord."""
    url = server if isinstance(server, str) else server.url
    before = (
        discord.http.Route.BASE,
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY,
        discord.asset.Asset.BASE,
    )
    discord.http.Route.BASE = f"{url}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url.replace("http", "ws", 1) + "/gateway/")
    discord.asset.Asset.BASE = f"{url}/cdn"
    try:
        yield
    finally:
        (
            discord.http.Route.BASE,
            discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY,
            discord.asset.Asset.BASE,
        ) = before
