"""The gateway's life: identify, heartbeat, resume, wrong tokens; and /healthz."""

import asyncio
import json

import discord
import pytest
from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType

from bot.loopback import LoopbackServer, Person, Place, pointed_at
from tests.loopback.sample_bot import SampleBot, log_in


async def test_a_dropped_line_is_resumed_and_nothing_is_missed(
    server: LoopbackServer, bot: SampleBot, ada: Person, general: Place
) -> None:
    await server.drop_gateway()
    direct = await ada.dm()
    await ada.say(direct, "while you were away")
    async with asyncio.timeout(5):
        await bot.resumed.wait()
    assert bot.heard == ["while you were away"]
    assert (await ada.run("say", general, text="back")).shown.text == "back"


async def test_the_bot_comes_back_when_asked_to_reconnect(
    server: LoopbackServer, bot: SampleBot, ada: Person
) -> None:
    await server.gateway.ask_to_reconnect()
    async with asyncio.timeout(5):
        await bot.resumed.wait()


async def test_hello_heartbeat_and_a_silent_client(server: LoopbackServer) -> None:
    server.gateway.heartbeat_ms = 50
    async with (
        ClientSession() as session,
        session.ws_connect(f"{server.url}/gateway/?v=10&encoding=json") as socket,
    ):
        assert (await socket.receive_json()) == {"op": 10, "d": {"heartbeat_interval": 50}}
        await socket.send_str(json.dumps({"op": 1, "d": None}))
        assert (await socket.receive_json())["op"] == 11
        closed = await socket.receive(timeout=2)
        assert closed.type is WSMsgType.CLOSE
        assert closed.data == 4009


async def test_a_session_that_is_lost_for_good_cannot_be_resumed(server: LoopbackServer) -> None:
    async def connect(session: ClientSession) -> ClientWebSocketResponse:
        socket = await session.ws_connect(f"{server.url}/gateway/")
        assert (await socket.receive_json())["op"] == 10
        return socket

    async with ClientSession() as session:
        first = await connect(session)
        await first.send_json({"op": 2, "d": {"token": "t", "intents": 0}})
        ready = (await first.receive_json())["d"]
        resume = {"op": 6, "d": {"token": "t", "session_id": ready["session_id"], "seq": 1}}
        await server.drop_gateway()
        second = await connect(session)
        await second.send_json(resume)
        assert (await second.receive_json())["t"] == "RESUMED"
        await server.drop_gateway(resumable=False)
        third = await connect(session)
        await third.send_json(resume)
        assert (await third.receive_json()) == {"op": 9, "d": False}


async def test_a_wrong_token_is_refused() -> None:
    async with LoopbackServer(token="right") as server:
        with pointed_at(server):
            bot = SampleBot()
            with pytest.raises(discord.LoginFailure):
                await log_in(bot, "wrong")
            await bot.close()
            good = SampleBot()
            running = await log_in(good, "right")
            assert server.bot_ready
            await good.close()
            await running


async def test_health(server: LoopbackServer) -> None:
    async def health() -> tuple[int, object]:
        async with ClientSession() as session, session.get(f"{server.url}/healthz") as response:
            return response.status, await response.json()

    assert await health() == (503, {"bot": "starting"})
    bot = SampleBot()
    running = await log_in(bot)
    assert await health() == (200, {"bot": "ready"})
    await bot.close()
    await running
    assert await health() == (503, {"bot": "starting"})


def test_pointing_discord_py_elsewhere_is_undone() -> None:
    before = discord.http.Route.BASE
    with pointed_at("http://127.0.0.1:1"):
        assert discord.http.Route.BASE == "http://127.0.0.1:1/api/v10"
    assert before == discord.http.Route.BASE
