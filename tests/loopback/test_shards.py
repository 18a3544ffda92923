"""Several connections of one bot: each hears of its own servers, and the first of direct messages."""

import asyncio
from typing import Any

import pytest
from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType

from bot.loopback import LoopbackServer, Person

GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 0, 1 << 9, 1 << 12


async def identified(session: ClientSession, url: str, shard: list[int]) -> ClientWebSocketResponse:
    socket = await session.ws_connect(f"{url}/gateway/")
    await socket.receive_json()
    intents = GUILDS | GUILD_MESSAGES | DIRECT_MESSAGES
    await socket.send_json({"op": 2, "d": {"token": "t", "intents": intents, "shard": shard}})
    return socket


async def events(socket: ClientWebSocketResponse, last: str) -> list[dict[str, Any]]:
    """What is told, up to an event of this name."""
    told: list[dict[str, Any]] = []
    while not told or told[-1]["t"] != last:
        told.append(await socket.receive_json(timeout=2))
    return told


async def test_each_shard_hears_of_its_own_servers_and_the_first_of_direct_messages() -> None:
    async with (
        LoopbackServer(further_servers=["Oaza", "Fontanna"], shards=2) as server,
        ClientSession() as http,
    ):
        by_name = {name: id for id, name in server.world.servers.items()}
        shards = {name: (int(id) >> 22) % 2 for name, id in by_name.items()}
        assert shards["Karawanseraj"] == shards["Fontanna"] != shards["Oaza"]
        lines = [await identified(http, server.url, [number, 2]) for number in range(2)]
        for number, line in enumerate(lines):
            ready = (await line.receive_json())["d"]
            assert ready["shard"] == [number, 2]
            expected = {by_name[name] for name, shard in shards.items() if shard == number}
            assert {guild["id"] for guild in ready["guilds"]} == expected
            created = [(await line.receive_json())["d"] for _ in expected]
            assert {guild["id"] for guild in created} == expected
            assert {c["guild_id"] for guild in created for c in guild["channels"]} == expected
            assert all(guild["roles"][0]["id"] == guild["id"] for guild in created)
        async with Person(server.url, "Ada") as ada:
            await ada.say(ada.place("oaza"), "a message")
            told = (await events(lines[shards["Oaza"]], "MESSAGE_CREATE"))[-1]["d"]
            assert told["guild_id"] == by_name["Oaza"]
            await ada.say(await ada.dm(), "for you alone")
            told = (await events(lines[0], "MESSAGE_CREATE"))[-1]["d"]
            assert "guild_id" not in told
            await ada.say(ada.place("general"), "the last one")
            told = (await events(lines[shards["Karawanseraj"]], "MESSAGE_CREATE"))[-1]["d"]
            assert told["guild_id"] == by_name["Karawanseraj"]


async def test_a_bot_is_there_when_all_of_its_shards_are() -> None:
    async with LoopbackServer() as server, ClientSession() as http:
        second = await identified(http, server.url, [1, 2])
        await events(second, "READY")
        assert not server.gateway.connected
        first = await identified(http, server.url, [0, 2])
        await events(first, "READY")
        assert server.gateway.connected
        await second.close()
        async with asyncio.timeout(2):
            while server.gateway.connected:  # noqa: ASYNC110  # the server has no event for it
                await asyncio.sleep(0.01)


@pytest.mark.parametrize("shard", [[2, 2], [-1, 2], [0, 0]])
async def test_a_shard_that_there_is_not_gets_no_session(shard: list[int]) -> None:
    async with LoopbackServer() as server, ClientSession() as http:
        socket = await identified(http, server.url, shard)
        assert (await socket.receive_json()) == {"op": 9, "d": False}
        closed = await socket.receive(timeout=2)
        assert (closed.type, closed.data) == (WSMsgType.CLOSE, 4010)


async def test_the_bot_is_told_how_many_shards_to_have() -> None:
    async with LoopbackServer(shards=3) as server, ClientSession() as http:
        headers = {"Authorization": "Bot t"}
        async with http.get(f"{server.url}/api/v10/gateway/bot", headers=headers) as answer:
            told = await answer.json()
        assert told["shards"] == 3
        assert told["session_start_limit"]["max_concurrency"] >= 1
