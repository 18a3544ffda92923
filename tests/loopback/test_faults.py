"""Every switch does what it says, in process and over HTTP; every request is on record."""

import asyncio
from typing import Any

import discord
import pytest
from aiohttp import ClientSession

from bot.loopback import AS_DISCORD, LoopbackServer, Person, Place, Post, Request
from tests.loopback.sample_bot import SampleBot


@pytest.fixture
def channel(bot: SampleBot, general: Place) -> discord.TextChannel:
    found = bot.get_channel(int(general.id))
    assert isinstance(found, discord.TextChannel)
    return found


async def test_a_request_fails_so_often_and_then_works(
    server: LoopbackServer, channel: discord.TextChannel
) -> None:
    server.fail("POST", "/channels/*/messages", status=403, code=50013, times=2)
    for _ in range(2):
        with pytest.raises(discord.Forbidden) as refused:
            await channel.send("hello")
        assert refused.value.code == 50013
    await channel.send("hello")


async def test_an_answer_is_lost_though_the_request_was_carried_out(
    server: LoopbackServer, channel: discord.TextChannel
) -> None:
    server.fail("POST", "/channels/*/messages", status=503, applied=True)
    with pytest.raises(discord.DiscordServerError):
        await channel.send("hello")
    assert [m.content async for m in channel.history()] == ["hello"]


async def test_a_cut_connection(server: LoopbackServer, channel: discord.TextChannel) -> None:
    server.fail("POST", "/channels/*/messages", hang_up=True)
    with pytest.raises(Exception, match="disconnected"):
        await channel.send("hello")


async def test_a_429_is_waited_out(server: LoopbackServer, channel: discord.TextChannel) -> None:
    server.fail("POST", "/channels/*/messages", retry_after=0.05)
    await channel.send("hello")
    statuses = [r.status for r in server.requests if r.route == "/channels/{channel_id}/messages"]
    assert statuses == [429, 200]


async def test_a_slow_answer(server: LoopbackServer, channel: discord.TextChannel) -> None:
    server.delay("POST", "/channels/*/messages", 0.1)
    start = asyncio.get_running_loop().time()
    await channel.send("hello")
    assert asyncio.get_running_loop().time() - start >= 0.1


async def test_limits_like_discords(server: LoopbackServer, general: Place) -> None:
    server.limits.limits = AS_DISCORD
    async with ClientSession(headers={"Authorization": "Bot t"}) as session:
        answers = []
        for number in range(6):
            url = f"{server.url}/api/v10/channels/{general.id}/messages"
            async with session.post(url, json={"content": str(number)}) as response:
                answers.append(
                    (response.status, response.headers["X-RateLimit-Remaining"], await response.json())
                )
    assert [(status, left) for status, left, _ in answers] == [
        (200, "4"), (200, "3"), (200, "2"), (200, "1"), (200, "0"), (429, "0")
    ]  # fmt: skip
    assert 0 < answers[-1][2]["retry_after"] <= 5


async def test_fifty_requests_a_second_whatever_they_are(server: LoopbackServer, general: Place) -> None:
    server.limits.limits = AS_DISCORD
    async with ClientSession(headers={"Authorization": "Bot t"}) as session:
        url = f"{server.url}/api/v10/channels/{general.id}"
        late = None
        for _ in range(200):
            async with session.get(url) as response:
                if response.status == 429:
                    late = dict(response.headers), await response.json()
                    break
    assert late is not None
    headers, body = late
    assert headers["X-RateLimit-Global"] == "true"
    assert headers["X-RateLimit-Scope"] == "global"
    assert body["global"]
    assert 0 < body["retry_after"] <= 1


async def test_an_interaction_delivered_twice(
    server: LoopbackServer, bot: SampleBot, ada: Person, general: Place
) -> None:
    server.deliver_twice()
    reply = await ada.run("say", general, text="once")
    assert reply.kind == "message"
    async with asyncio.timeout(5):
        while not bot.errors:  # noqa: ASYNC110 # the bot has no event for it
            await asyncio.sleep(0.01)
    assert isinstance(bot.errors[0], discord.HTTPException)
    assert bot.errors[0].code == 40060
    assert len([post for post in ada.posts(general) if post.text == "once"]) == 1


async def test_no_answer_in_time_fails_for_the_person(
    server: LoopbackServer, ada: Person, general: Place
) -> None:
    panel = (await ada.run("panel", general)).shown
    pressing = asyncio.create_task(ada.click(panel, "Silent"))
    await asyncio.sleep(0.05)
    assert not pressing.done()
    server.clock.advance(3.1)
    reply = await pressing
    assert (reply.kind, reply.why) == ("failed", "timeout")


async def test_an_answer_after_three_seconds_is_unknown(
    server: LoopbackServer, bot: SampleBot, ada: Person, general: Place
) -> None:
    server.delay("POST", "/interactions/*", 0.1)
    asking = asyncio.create_task(ada.run("say", general, text="late"))
    await asyncio.sleep(0.05)
    server.clock.advance(3.1)
    assert (await asking).kind == "failed"
    async with asyncio.timeout(5):
        while not bot.errors:  # noqa: ASYNC110 # the bot has no event for it
            await asyncio.sleep(0.01)
    assert isinstance(bot.errors[0], discord.NotFound)
    assert bot.errors[0].code == 10062


async def test_a_token_lives_for_fifteen_minutes(
    server: LoopbackServer, bot: SampleBot, ada: Person, general: Place
) -> None:
    held: list[discord.Interaction[Any]] = []
    bot.on_any_interaction = held.append
    reply = await ada.run("whisper", general)
    server.clock.advance(14 * 60)
    await held[0].edit_original_response(content="in time")
    assert (await ada.post(lambda post: post.id == reply.shown.id and post.text == "in time")).private
    server.clock.advance(2 * 60)
    with pytest.raises(discord.HTTPException) as late:
        await held[0].edit_original_response(content="too late")
    assert (late.value.status, late.value.code) == (401, 50027)
    with pytest.raises(discord.HTTPException):
        await held[0].followup.send("too late")


async def test_a_press_that_crosses_an_edit_reaches_the_bot(
    bot: SampleBot, ada: Person, general: Place
) -> None:
    post = (await ada.run("count", general)).shown
    old = post.buttons[0].custom_id
    await ada.click(post, old)
    reply = await ada.click(post, old, forge=True)
    assert reply.kind == "update"


async def test_a_press_of_what_never_was_there_comes_without_it(
    bot: SampleBot, ada: Person, general: Place
) -> None:
    heard: list[discord.Interaction[Any]] = []
    bot.on_any_interaction = heard.append
    post = (await ada.run("count", general)).shown
    await ada.click(post, "count:41", forge=True)
    message = heard[-1].message
    assert message is not None
    assert "count:41" not in str([component.to_dict() for component in message.components])


@pytest.mark.parametrize(
    ("method", "path", "options", "status"),
    [
        ("GET", "/chat/users", {"headers": {"Origin": "http://[bad"}}, 400),
        ("GET", "/chat/users", {"headers": {"Origin": "null"}}, 400),
        ("GET", "/chat/users", {"headers": {"Origin": "http://127.0.0.1:1"}}, 403),
        ("GET", "/chat/users", {"headers": {"Origin": "http://evil.example"}}, 403),
        ("GET", "/cdn/attachments/1/2/a.png?ex=zz", {}, 400),
        ("GET", "/control/requests?after=x", {}, 400),
        ("POST", "/control/advance", {"data": "{"}, 400),
        ("POST", "/control/advance", {"data": "[]"}, 400),
        ("POST", "/control/advance", {"json": {"seconds": "soon"}}, 400),
        ("POST", "/control/deny", {"json": {"channel_id": "1"}}, 404),
        ("POST", "/control/fail", {"json": {"method": 3}}, 400),
        ("POST", "/control/drop", {"json": {"code": "x"}}, 400),
    ],
)
async def test_what_makes_no_sense_is_refused(
    server: LoopbackServer, method: str, path: str, options: dict[str, Any], status: int
) -> None:
    async with ClientSession(server.url) as session, session.request(method, path, **options) as response:
        assert response.status == status


async def test_the_switches_work_over_http(
    server: LoopbackServer, bot: SampleBot, channel: discord.TextChannel
) -> None:
    async with ClientSession(server.url) as session:

        async def switch(name: str, **body: object) -> Any:
            async with session.post(f"/control/{name}", json=body) as response:
                assert response.status == 200
                return await response.json()

        await switch("fail", method="POST", path="/channels/*/messages", status=400, code=50006)
        with pytest.raises(discord.HTTPException):
            await channel.send("hello")
        before = server.clock.now()
        await switch("advance", seconds=60)
        assert server.clock.now() - before >= 60
        await switch("twice")
        assert server.desk.deliveries == [2]
        await switch("deny", channel_id=str(channel.id), permissions=1 << 11)
        with pytest.raises(discord.Forbidden):
            await channel.send("hello")
        await switch("drop")
        async with asyncio.timeout(5):
            await bot.resumed.wait()
        async with session.get("/control/requests") as response:
            requests = await response.json()
    refused = [r for r in requests if r["route"] == "/channels/{channel_id}/messages"]
    assert [(r["body"]["content"], r["status"]) for r in refused] == [("hello", 400), ("hello", 403)]


async def test_every_request_is_on_record_with_its_files(
    server: LoopbackServer, bot: SampleBot, ada: Person, general: Place
) -> None:
    seen: list[Request] = []
    server.recorder.listeners.append(seen.append)
    reply = await ada.run("think", general)

    def answered(post: Post) -> bool:
        return post.id == reply.shown.id and not post.loading

    await ada.post(answered)
    assert [(r.method, r.route) for r in seen[:2]] == [
        ("POST", "/interactions/{interaction_id}/{interaction_token}/callback"),
        ("POST", "/webhooks/{webhook_id}/{webhook_token}"),
    ]
    assert isinstance(seen[1].body, dict)
    assert seen[1].body["content"] == "thought"
    assert [(f.name, f.filename) for f in seen[1].files] == [("files[0]", "board.png")]
    assert seen[1].files[0].body.startswith(b"\x89PNG")


async def test_the_bot_is_removed_from_the_server_and_comes_back(
    server: LoopbackServer, bot: SampleBot, ada: Person, general: Place
) -> None:
    left, joined = asyncio.Event(), asyncio.Event()

    @bot.event
    async def on_guild_remove(guild: discord.Guild) -> None:
        left.set()

    @bot.event
    async def on_guild_join(guild: discord.Guild) -> None:
        joined.set()

    server.throw_out()
    async with asyncio.timeout(5):
        await left.wait()
    with pytest.raises(discord.Forbidden) as refused:
        await bot.get_partial_messageable(int(general.id)).send("Hello?")
    assert refused.value.code == 50001
    assert (await ada.run("say", general, text="x")).kind == "failed"
    server.invite()
    async with asyncio.timeout(5):
        await joined.wait()
    assert await bot.get_partial_messageable(int(general.id)).send("Hello!")
