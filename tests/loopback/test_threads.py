"""Threads by Discord's documentation: what counts as activity, and who may change what."""

from collections.abc import AsyncIterator
from io import BytesIO

import discord
import pytest
import pytest_asyncio

from bot.loopback import LoopbackServer, Person, Place, Refused, pointed_at
from bot.loopback.permissions import BOT, Allow
from tests.loopback.sample_bot import SampleBot, log_in


@pytest_asyncio.fixture
async def server() -> AsyncIterator[LoopbackServer]:
    """One where the bot may do no more than the README asks for."""
    async with LoopbackServer() as server:
        with pointed_at(server):
            yield server


@pytest_asyncio.fixture
async def bot(server: LoopbackServer) -> AsyncIterator[SampleBot]:
    bot = SampleBot()
    running = await log_in(bot)
    yield bot
    await bot.close()
    await running


async def own_thread(bot: SampleBot, general: Place, minutes: int = 1440) -> discord.Thread:
    channel = bot.get_channel(int(general.id))
    assert isinstance(channel, discord.TextChannel)
    card = await channel.send("card")
    return await card.create_thread(name="table", auto_archive_duration=minutes)  # type: ignore[arg-type]  # 60 to 10080


def test_the_bot_has_what_the_readme_asks_for() -> None:
    assert not BOT & (Allow.MANAGE_THREADS | Allow.MANAGE_MESSAGES | Allow.CREATE_PRIVATE_THREADS)


async def test_only_a_change_of_the_time_keeps_a_thread_awake(
    server: LoopbackServer, bot: SampleBot, ada: Person, general: Place
) -> None:
    thread = await own_thread(bot, general)
    server.clock.advance(23 * 3600)
    await thread.edit(auto_archive_duration=1440)
    server.clock.advance(2 * 3600)
    await ada.until(lambda: ada.place("table").archived)
    await thread.edit(archived=False)
    server.clock.advance(23 * 3600)
    await thread.edit(auto_archive_duration=4320)
    await thread.edit(auto_archive_duration=1440)
    server.clock.advance(2 * 3600)
    assert not ada.place("table").archived


async def test_a_thread_of_somebody_else_may_only_be_opened(
    server: LoopbackServer, bot: SampleBot, ada: Person, general: Place
) -> None:
    opened = await ada._do("thread", channel_id=general.id, name="hers")
    id = int(opened["channel"]["id"])
    thread = await bot.fetch_channel(id)
    assert isinstance(thread, discord.Thread)
    with pytest.raises(discord.Forbidden):
        await thread.edit(auto_archive_duration=60)
    await ada.archive(ada.place("hers"))
    with pytest.raises(discord.Forbidden):
        await thread.edit(archived=False, auto_archive_duration=10080)
    await thread.edit(archived=False)
    await ada.until(lambda: not ada.place("hers").archived)


async def test_in_a_locked_thread_nothing_is_said_or_changed(
    server: LoopbackServer, bot: SampleBot, general: Place
) -> None:
    thread = await own_thread(bot, general)
    said = await thread.send("before")
    state = server.channel("table").thread
    assert state is not None
    state.locked = True
    for attempt in (thread.send("more"), said.edit(content="otherwise")):
        with pytest.raises(discord.HTTPException) as refused:
            await attempt
        assert refused.value.code == 160005
    await said.delete()


async def test_from_an_archived_thread_messages_may_only_be_deleted(
    server: LoopbackServer, bot: SampleBot, ada: Person, general: Place
) -> None:
    thread = await own_thread(bot, general)
    said = await thread.send("before")
    await ada.archive(ada.place("table"))
    with pytest.raises(discord.HTTPException) as refused:
        await said.edit(content="otherwise")
    assert refused.value.code == 50083
    with pytest.raises(Refused, match="put away"):
        await ada.run("say", ada.place("table"), text="hello")
    await said.delete()
    assert ada.place("table").archived


async def test_whoever_may_not_write_may_not_attach_files_to_what_is_there(
    server: LoopbackServer, bot: SampleBot, general: Place
) -> None:
    channel = bot.get_channel(int(general.id))
    assert isinstance(channel, discord.TextChannel)
    card = await channel.send("card")
    server.deny(server.channel("general"), Allow.SEND_MESSAGES)
    with pytest.raises(discord.Forbidden):
        await card.edit(attachments=[discord.File(BytesIO(b"x"), "x.png")])
    await card.edit(content="words")
