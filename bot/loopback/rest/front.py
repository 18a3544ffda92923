"""The front door of the REST API: reads requests, keeps the record, makes things fail, answers."""

import asyncio
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

PREFIX = "/api/v10"
ROUTES = [
    route
    for chapter in (guilds, channels, threads, pins, messages, commands, callbacks)
    for route in chapter.routes.all
]
# Discord's machines name themselves; a client that finds no such name takes a 429 for a ban.
VIA = {"Via": "1.1 google"}


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
        fault = self.faults.take(request.method, path)
        try:
            call = await self._read(request, record)
            if fault and fault.delay:
                await asyncio.sleep(fault.delay)
            if fault and fault.status and not fault.applied:
                raise _Failing(fault)
            if fault and fault.hang_up and not fault.applied:
                _hang_up(request)
            headers = self._admit(route, request)
            answer = await self._answer(route, call)
            if fault and fault.status:
                raise _Failing(fault)
            if fault and fault.hang_up:
                _hang_up(request)
            record.status = 204 if answer is None else 200
            record.answer = answer
        except _Failing as failing:
            record.status, record.answer = failing.fault.status or 500, failing.fault.body()
            headers |= VIA
            if failing.fault.retry_after is not None:
                headers |= {"Retry-After": str(failing.fault.retry_after)}
        except Refusal as refusal:
            record.status, record.answer = refusal.status, refusal.body()
        except _RateLimited as limited:
            record.status, record.answer = 429, limited.body()
            headers = limited.headers
        self.recorder.add(record)
        if record.answer is None:
            return web.Response(status=record.status, headers=headers)
        return wire.answer(record.answer, record.status, headers)

    def _admit(self, route: Route | None, request: web.Request) -> dict[str, str]:
        """Check the token and the rate limit; the answer's headers."""
        if route is None:
            return {}
        given = request.headers.get("Authorization", "")
        if not route.open and (
            not given.startswith("Bot ") or (self.token and given.removeprefix("Bot ") != self.token)
        ):
            raise errors.unauthorized()
        names = ("channel_id", "guild_id", "webhook_id", "token")
        major = "+".join(request.match_info[name] for name in names if name in request.match_info)
        verdict = self.limits.judge(request.method, route.path, major)
        if verdict.retry_after is not None:
            raise _RateLimited(verdict.retry_after, verdict.headers | VIA)
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


class _Failing(Exception):
    """A switch says that this request fails."""

    def __init__(self, fault: Fault) -> None:
        self.fault = fault


class _RateLimited(Exception):
    """Too many requests."""

    def __init__(self, retry_after: float, headers: dict[str, str]) -> None:
        self.retry_after = retry_after
        self.headers = headers | {"X-RateLimit-Scope": "user", "Retry-After": f"{retry_after:.3f}"}

    def body(self) -> Json:
        return {"message": "You are being rate limited.", "retry_after": self.retry_after, "global": False}


def _hang_up(request: web.Request) -> None:
    """Cut the connection without a word."""
    if request.transport is not None:
        request.transport.abort()
    raise Refusal(500, 0, "hung up")


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
