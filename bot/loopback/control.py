"""The fault switches over HTTP, for tests that run in another process than the server."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec
from aiohttp import web

from bot.loopback import wire
from bot.loopback.errors import Refusal
from bot.loopback.faults import Fault
from bot.loopback.model import Json
from bot.loopback.ratelimits import AS_DISCORD

if TYPE_CHECKING:
    from bot.loopback.server import LoopbackServer


class Control:
    """Routes below /control."""

    def __init__(self, server: "LoopbackServer") -> None:
        self.server = server

    def add_to(self, app: web.Application) -> None:
        """Register the routes."""
        for action in (
            self.fail,
            self.clear,
            self.drop,
            self.twice,
            self.advance,
            self.deny,
            self.throw_out,
            self.invite,
            self.limit,
            self.channel,
        ):
            app.router.add_post(f"/control/{action.__name__}", _posted(action))
        app.router.add_get("/control/requests", self.requests)

    async def fail(self, body: Json) -> Json:
        """Switch a fault on; the fields are those of `Fault`."""
        self.server.faults.add(msgspec.convert(body, Fault))
        return {}

    async def clear(self, body: Json) -> Json:
        """Switch all faults off."""
        self.server.faults.clear()
        return {}

    async def drop(self, body: Json) -> Json:
        """Cut the bot's line: code, resumable."""
        await self.server.drop_gateway(int(body.get("code", 4000)), bool(body.get("resumable", True)))
        return {}

    async def twice(self, body: Json) -> Json:
        """Deliver the next interactions twice: times."""
        self.server.deliver_twice(int(body.get("times", 1)))
        return {}

    async def advance(self, body: Json) -> Json:
        """Let time pass: seconds."""
        self.server.clock.advance(float(body["seconds"]))
        return {"now": self.server.clock.now()}

    async def deny(self, body: Json) -> Json:
        """Take permissions from the bot in a channel: channel_id, permissions."""
        self.server.deny(self.server.world.channel(str(body["channel_id"])), int(body.get("permissions", 0)))
        return {}

    async def throw_out(self, body: Json) -> Json:
        """Remove the bot from a server: server, if it is not the first one."""
        self.server.throw_out(str(body.get("server", "")))
        return {}

    async def invite(self, body: Json) -> Json:
        """Let the bot come back: server."""
        self.server.invite(str(body.get("server", "")))
        return {}

    async def limit(self, body: Json) -> Json:
        """Keep rate limits like Discord's, or none: on."""
        self.server.limits.limits = dict(AS_DISCORD) if body.get("on", True) else {}
        return {}

    async def channel(self, body: Json) -> Json:
        """Make a text channel: name."""
        return self.server.payloads.channel(self.server.world.add_channel(str(body["name"])))

    async def requests(self, request: web.Request) -> web.Response:
        """The requests the bot has sent, those after a number."""
        try:
            after = int(request.query.get("after", 0))
        except ValueError:
            raise web.HTTPBadRequest(text="after is not a number.") from None
        return wire.answer([r.to_json() for r in self.server.requests if r.number > after])


def _posted(action: Callable[[Json], Awaitable[Json]]) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def serve(request: web.Request) -> web.Response:
        try:
            body: Any = wire.parse(await request.read() or b"{}")
            return wire.answer(await action(body if isinstance(body, dict) else {}))
        except Refusal as refusal:
            return wire.answer(refusal.body(), refusal.status)
        except (ValueError, TypeError, KeyError, OverflowError) as error:
            raise web.HTTPBadRequest(text=f"This body makes no sense: {error}") from None

    return serve
