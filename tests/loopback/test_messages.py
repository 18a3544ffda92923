"""Messages, threads, DMs and permissions, through discord.py."""

from typing import Any

import discord
import pytest
from aiohttp import ClientSession

from bot.loopback import Allow, LoopbackServer, Person, Place
from tests.loopback.sample_bot import Choices, SampleBot, picture


def channel_of(bot: SampleBot, place: Place) -> discord.TextChannel:
    channel = bot.get_channel(int(place.id))
    assert isinstance(channel, discord.TextChannel)
    return channel


async def test_send_edit_and_delete(bot: SampleBot, ada: Person, general: Place) -> None:
    message = await channel_of(bot, general).send("one")
    assert (await ada.post(lambda post: post.text == "one")).author == "Karawana"
    await message.edit(content="two", view=Choices())
    seen = await ada.post(lambda post: post.text == "two")
    assert seen.raw["edited_timestamp"]
    assert [button.label for button in seen.buttons] == ["Form", "Quiet", "Silent"]
    await message.delete()
    await ada.until(lambda: ada.current(seen) is None)
    with pytest.raises(discord.NotFound) as refused:
        await message.edit(content="three")
    assert refused.value.code == 10008


async def test_history_is_read_in_pages(bot: SampleBot, general: Place, ada: Person) -> None:
    channel = channel_of(bot, general)
    sent = [await channel.send(str(number)) for number in range(7)]
    assert [m.content async for m in channel.history(limit=3)] == ["6", "5", "4"]
    assert [m.content async for m in channel.history(limit=2, before=sent[3])] == ["2", "1"]
    assert [m.content async for m in channel.history(limit=2, after=sent[3])] == ["4", "5"]
    assert [m.content async for m in channel.history(limit=3, around=sent[3])] == ["4", "3", "2"]


async def test_attachments_are_kept_replaced_and_described(
    bot: SampleBot, ada: Person, general: Place
) -> None:
    files = [
        discord.File(picture("red"), "red.png", description="red"),
        discord.File(picture("blue"), "blue.png"),
    ]
    message = await channel_of(bot, general).send("two files", files=files)
    assert [(a.filename, a.description) for a in message.attachments] == [
        ("red.png", "red"),
        ("blue.png", None),
    ]
    edited = await message.edit(content="still two")
    assert len(edited.attachments) == 2
    green = discord.File(picture("green"), "green.png", description="green")
    edited = await message.edit(attachments=[edited.attachments[1], green])
    assert [a.filename for a in edited.attachments] == ["blue.png", "green.png"]
    with pytest.raises(discord.NotFound):
        await message.attachments[0].read()
    assert (await edited.attachments[1].read()).startswith(b"\x89PNG")


async def test_links_to_files_expire(
    server: LoopbackServer, bot: SampleBot, general: Place, ada: Person
) -> None:
    message = await channel_of(bot, general).send(file=discord.File(picture(), "board.png"))
    server.clock.advance(25 * 3600)
    with pytest.raises(discord.NotFound):
        await message.attachments[0].read()
    again = await message.channel.fetch_message(message.id)
    assert await again.attachments[0].read()


async def test_only_allowed_mentions_ping_and_edits_never_do(
    bot: SampleBot, ada: Person, bartek: Person, general: Place
) -> None:
    channel = channel_of(bot, general)
    both = f"<@{ada.id}> <@{bartek.id}> @everyone"
    await channel.send(
        both, allowed_mentions=discord.AllowedMentions(users=[discord.Object(ada.id)], everyone=False)
    )
    post = await ada.post(lambda p: p.text == both)
    assert post.pinged == [ada.id]
    assert [user["id"] for user in post.raw["mentions"]] == [ada.id]
    silent = await channel.send("hello", allowed_mentions=discord.AllowedMentions.none())
    await silent.edit(content=f"hello <@{ada.id}>", allowed_mentions=discord.AllowedMentions.all())
    assert (await ada.post(lambda p: p.text.startswith("hello <"))).pinged == []
    await channel.send(f"`<@{ada.id}>`")
    assert (await ada.post(lambda p: p.text.startswith("`"))).pinged == []


async def test_without_the_intent_the_words_of_others_are_hidden(
    bot: SampleBot, ada: Person, general: Place
) -> None:
    await ada.say(general, "secret")
    await ada.say(general, f"<@{bot.user.id if bot.user else 0}> come")
    direct = await ada.dm()
    await ada.say(direct, "hello")
    await ada.run("whisper", general)
    assert bot.heard == ["", f"<@{bot.user.id if bot.user else 0}> come", "hello"]


async def test_the_same_nonce_makes_one_message_for_a_while(
    server: LoopbackServer, bot: SampleBot, general: Place, ada: Person
) -> None:
    async def send(content: str) -> str:
        route = discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=int(general.id))
        body = {"content": content, "nonce": "outbox-1", "enforce_nonce": True}
        return str((await bot.http.request(route, json=body))["id"])

    first = await send("once")
    assert await send("twice") == first
    assert [m.content async for m in channel_of(bot, general).history()] == ["once"]
    assert [m.nonce async for m in channel_of(bot, general).history()] == [None]
    server.clock.advance(600)
    assert await send("thrice") != first


async def test_pins(bot: SampleBot, general: Place, ada: Person) -> None:
    message = await channel_of(bot, general).send("keep")
    await message.pin()
    assert [m.content async for m in message.channel.pins()] == ["keep"]
    await message.unpin()
    assert [m async for m in message.channel.pins()] == []


async def test_threads_from_a_message_and_without(bot: SampleBot, ada: Person, general: Place) -> None:
    message = await channel_of(bot, general).send("card")
    thread = await message.create_thread(name="Table 1", auto_archive_duration=10080)
    assert thread.id == message.id
    await ada.until(lambda: any(place.name == "Table 1" for place in ada.places.values()))
    await thread.send("hello there")
    assert (await ada.post(lambda p: p.text == "hello there")).channel_id == str(thread.id)
    await thread.add_user(discord.Object(int(ada.id)))
    members = await thread.fetch_members()
    assert {member.id for member in members} == {int(ada.id), bot.user.id if bot.user else 0}
    await thread.edit(name="Table 2")
    await ada.until(lambda: ada.places[str(thread.id)].name == "Table 2")
    with pytest.raises(discord.HTTPException) as refused:
        await message.create_thread(name="again")
    assert refused.value.code == 160004
    await thread.delete()
    await ada.until(lambda: str(thread.id) not in ada.places)
    with pytest.raises(discord.NotFound) as gone:
        await thread.send("too late")
    assert gone.value.code == 10003


async def test_an_archived_thread_wakes_for_messages_but_not_for_edits(
    server: LoopbackServer, bot: SampleBot, ada: Person, general: Place
) -> None:
    thread = await channel_of(bot, general).create_thread(
        name="quiet", type=discord.ChannelType.public_thread, auto_archive_duration=60
    )
    message = await thread.send("one")
    server.clock.advance(59 * 60)
    await ada.say(str(thread.id), "still here")
    server.clock.advance(59 * 60)
    assert not ada.place("quiet").archived
    server.clock.advance(2 * 60)
    await ada.until(lambda: ada.place("quiet").archived)
    with pytest.raises(discord.HTTPException) as refused:
        await message.edit(content="two")
    assert refused.value.code == 50083
    await thread.send("good morning")
    await ada.until(lambda: not ada.place("quiet").archived)
    await message.edit(content="two")
    await thread.edit(archived=True, locked=True)
    await ada.until(lambda: ada.place("quiet").archived)
    archived = [t.name async for t in channel_of(bot, general).archived_threads()]
    assert archived == ["quiet"]


async def test_a_dm_is_seen_by_its_reader_only(
    bot: SampleBot, ada: Person, bartek: Person, general: Place
) -> None:
    assert (await ada.run("letter", general)).shown.text == "sent"
    letter = await ada.post(lambda p: p.text == "a letter")
    assert ada.places[letter.channel_id].type == 1
    assert letter.channel_id not in bartek.places


async def test_closed_dms_are_refused_with_50007(bot: SampleBot, ada: Person) -> None:
    await ada.settings(dms_open=False)
    user = bot.get_user(int(ada.id))
    assert user is not None
    with pytest.raises(discord.Forbidden) as refused:
        await user.send("a letter")
    assert refused.value.code == 50007


async def test_slash_commands_in_a_dm(ada: Person) -> None:
    direct = await ada.dm()
    assert (await ada.run("say", direct, text="here")).shown.text == "here"
    assert (await ada.run("whisper", direct)).shown.private


@pytest.mark.parametrize(
    ("denied", "code"),
    [(Allow.VIEW_CHANNEL, 50001), (Allow.SEND_MESSAGES, 50013), (Allow.ATTACH_FILES, 50013)],
)
async def test_missing_permissions(
    server: LoopbackServer, bot: SampleBot, ada: Person, general: Place, denied: Allow, code: int
) -> None:
    channel = channel_of(bot, general)
    server.deny(server.channel("general"), denied)
    with pytest.raises(discord.Forbidden) as refused:
        await channel.send("hello", file=discord.File(picture(), "board.png"))
    assert refused.value.code == code
    server.deny(server.channel("general"), 0)
    await channel.send("hello", file=discord.File(picture(), "board.png"))


async def test_threads_need_their_own_permissions(
    server: LoopbackServer, bot: SampleBot, ada: Person, general: Place
) -> None:
    channel = channel_of(bot, general)
    thread = await channel.create_thread(name="t", type=discord.ChannelType.public_thread)
    server.deny(server.channel("general"), Allow.CREATE_PUBLIC_THREADS | Allow.SEND_MESSAGES_IN_THREADS)
    await channel.send("still allowed")
    with pytest.raises(discord.Forbidden):
        await channel.create_thread(name="u", type=discord.ChannelType.public_thread)
    with pytest.raises(discord.Forbidden):
        await thread.send("hello")
    await ada.say(general, "wait for the gateway")
    reply = await ada.run("whisper", general)
    assert reply.kind == "message"
    assert not channel.permissions_for(channel.guild.me).create_public_threads


async def test_nobody_else_may_be_the_host_of_a_request(server: LoopbackServer) -> None:
    async with ClientSession() as session:
        async with session.get(f"{server.url}/chat/users", headers={"Host": "evil.example"}) as response:
            assert response.status == 403
        origin: dict[str, Any] = {"Origin": "http://evil.example"}
        async with session.post(f"{server.url}/control/clear", headers=origin) as response:
            assert response.status == 403
