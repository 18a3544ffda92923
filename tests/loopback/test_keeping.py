"""With a file to keep them in, channels, messages and pictures outlive the server."""

from pathlib import Path

import discord

from bot.loopback import Allow, LoopbackServer, Person, pointed_at
from tests.loopback.sample_bot import SampleBot, log_in, picture


async def test_everything_is_there_after_a_restart(tmp_path: Path) -> None:
    file = tmp_path / "chat.sqlite"
    async with LoopbackServer(keep=file) as server, Person(server.url, "Ada") as ada:
        server.grant(Allow.MANAGE_THREADS)
        with pointed_at(server):
            bot = SampleBot()
            running = await log_in(bot)
            general = bot.get_channel(int(ada.place("general").id))
            assert isinstance(general, discord.TextChannel)
            first = await general.send(
                "first", file=discord.File(picture(), "board.png", description="a board")
            )
            await (await general.send("gone", file=discord.File(picture(), "gone.png"))).delete()
            thread = await first.create_thread(name="table")
            await thread.send("inside")
            doomed = await general.create_thread(name="doomed", type=discord.ChannelType.public_thread)
            await doomed.send("lost")
            await doomed.delete()
            private = (await ada.run("whisper", str(general.id))).shown
            await ada.settings(locale="pl")
            await bot.close()
            await running
    async with LoopbackServer(keep=file) as server, Person(server.url, "Ada") as ada:
        assert not server.bot_ready
        assert ada.locale == "pl"
        texts = [post.text for post in ada.posts(str(general.id))]
        assert [text for text in texts if text not in ("doomed", "")] == ["first", private.text]
        assert [post.text for post in ada.posts(ada.place("table"))][-1] == "inside"
        assert not any(place.name == "doomed" for place in ada.places.values())
        shown = ada.posts(str(general.id))[0].pictures[0]
        assert shown.alt == "a board"
        assert await ada.download(shown.url) == picture().getvalue()
        with pointed_at(server):
            bot = SampleBot()
            running = await log_in(bot)
            assert (await ada.run("say", str(general.id), text="again")).shown.text == "again"
            await bot.close()
            await running
