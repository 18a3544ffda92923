"""The front door of the REST API: reads requests, keeps the record, makes things fail, answers."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import BodyPartReader, web

from bot.loopback import errors, wire
from bot.loopback.errors import Refusal
from bot.loopback.faults import Fault, Faults
from bot.loopback.model import Json
from bot.loopback.ratelimits import RateLimits
from bot.loopback.recorder import Recorder, Request, SentFile
from bot.loopback.rest import callbacks, channels, commands, guilds, messages, pins, threads
from bot.loopback.rest.api import Answer, Api, Call, Route
from bot.loopback.writing import Upload

log = logging.getLogger(__name__)
PREFIX = "/api/v10"
ROUTES = [
    route
    for chapter in (guilds, channels, threads, pins, messages, commands, callbacks)
    for route in chapter.routes.all
]


class FrontDoor:
    """Takes requests in."""

    def __init__(
        self, api: Api, recorder: Recorder, faults: Faults, limits: RateLimits, token: str | None
    ) -> None:
        self.api = api
        self.recorder = recorder
        self.faults = faults
        self.limits = limits
        self.token = token

    def add_to(self, app: web.Application) -> None:
        """Register every route, and an answer for all that are none."""
        for route in ROUTES:
            app.router.add_route(route.method, PREFIX + route.path, self._door(route))
        app.router.add_route("*", "/api/{rest:.*}", self._door(None))

    def _door(self, route: Route | None) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def serve(request: web.Request) -> web.Response:
            return await self._serve(route, request)

        return serve

    async def _serve(self, route: Route | None, request: web.Request) -> web.Response:
        path = request.path.removeprefix(PREFIX)
        record = Request(
            number=self.recorder.next_number(),
            method=request.method,
            route=route.path if route else None,
            path=path,
            query=dict(request.query),
            body=None,
        )
        headers: dict[str, str] = {}
        try:
            call = await self._read(request, record)
            headers = self._admit(route, request)
            record.answer = await self._carry_out(route, call, self.faults.take(request.method, path))
            record.status = 204 if record.answer is None else 200
        except Refusal as refusal:
            record.status, record.answer = refusal.status, refusal.body()
        except _Failure as failure:
            record.status, record.answer = failure.status, failure.body
            headers |= failure.headers
            if failure.hang_up and request.transport is not None:
                request.transport.abort()
        except ConnectionError:
            return web.Response(status=400)  # whoever asked has died in mid-sentence, and reads no answer
        except Exception:
            # A mistake of ours, or a body of a shape that nobody thought of.
            log.exception("%s %s could not be answered", request.method, path)
            record.status, record.answer = 500, {"message": "500: Internal Server Error", "code": 0}
        self.recorder.add(record)
        if record.answer is None:
            return web.Response(status=record.status, headers=headers)
        return wire.answer(record.answer, record.status, headers)

    async def _carry_out(self, route: Route | None, call: Call, fault: Fault | None) -> Answer:
        """Do what was asked, unless a switch says that it goes wrong before or after."""
        if fault is None:
            return await self._answer(route, call)
        await asyncio.sleep(fault.delay)
        if fault.fails and not fault.applied:
            raise _Failure.of(fault)
        answer = await self._answer(route, call)
        if fault.fails:
            raise _Failure.of(fault)
        return answer

    def _admit(self, route: Route | None, request: web.Request) -> dict[str, str]:
        """Check the token and the rate limit; the answer's headers."""
        if route is None:
            return {}
        given = request.headers.get("Authorization", "")
        if not route.open and (
            not given.startswith("Bot ") or (self.token and given.removeprefix("Bot ") != self.token)
        ):
            raise errors.unauthorized()
        names = ("channel_id", "guild_id", "webhook_id", "webhook_token")
        major = "+".join(request.match_info[name] for name in names if name in request.match_info)
        verdict = self.limits.judge(request.method, route.path, major, of_bot=not route.open)
        if verdict.retry_after is not None:
            late = Fault(retry_after=verdict.retry_after, is_global=verdict.is_global)
            raise _Failure(429, late.body(), headers=verdict.headers)
        return verdict.headers

    async def _answer(self, route: Route | None, call: Call) -> Answer:
        if route is None:
            raise Refusal(404, 0, "404: Not Found")
        return await route.handler(call)

    async def _read(self, request: web.Request, record: Request) -> Call:
        """The body, whichever way it came."""
        call = Call(self.api, dict(request.match_info), dict(request.query))
        body: Any = None
        if request.content_type.startswith("multipart/"):
            record.multipart = True
            body = await _read_parts(request, call.uploads)
            record.files = [SentFile(u.field, u.filename, u.body) for u in call.uploads]
        elif request.can_read_body:
            body = _parse(await request.read())
        record.body = body
        if isinstance(body, dict):
            call.body = body
        elif isinstance(body, list):
            call.items = body
        return call


class _Failure(Exception):
    """An answer that is none of the resource's: a switch is on, or there were too many requests."""

    def __init__(
        self, status: int, body: Json, hang_up: bool = False, headers: dict[str, str] | None = None
    ) -> None:
        self.status = status
        self.body = body
        self.hang_up = hang_up
        # Discord's machines name themselves; a client that finds no such name takes a 429 for a ban.
        banned = status == 429 and "retry_after" not in body
        self.headers = {**({} if banned else {"Via": "1.1 google"}), **(headers or {})}
        if "retry_after" in body:
            scope = "global" if body["global"] else "user"
            self.headers |= {"X-RateLimit-Scope": scope, "Retry-After": f"{body['retry_after']:.3f}"}

    @classmethod
    def of(cls, fault: Fault) -> "_Failure":
        return cls(fault.status or 500, fault.body(), fault.hang_up)


async def _read_parts(request: web.Request, uploads: list[Upload]) -> Any:
    body: Any = {}
    reader = await request.multipart()
    while (part := await reader.next()) is not None:
        if not isinstance(part, BodyPartReader):
            continue
        if part.name == "payload_json":
            body = _parse(await part.read())
        else:
            uploads.append(Upload(part.name or "", part.filename or "file", bytes(await part.read())))
    return body


def _parse(raw: bytes | bytearray) -> Any:
    if not raw:
        return None
    try:
        return wire.parse(raw)
    except ValueError:
        raise Refusal(400, 50109, "The request body contains invalid JSON.") from None
