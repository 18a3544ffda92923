"""/learn: a guided first game, in direct messages."""

from discord import app_commands
from discord.ext import commands

from bot.app import Karawana
from bot.cogs.choices import game_choices
from bot.cogs.play import Play
from bot.panels.controls import Interaction, Pressed
from bot.panels.looking import sentence
from bot.people import person
from bot.replies import Reply, is_private
from bot.tables import Life
from bot.translation import named

PATIENCE = 4.0  # seconds for the first post to appear


class Learning(commands.Cog):
    """Lessons."""

    def __init__(self, bot: Karawana, play: Play) -> None:
        self.bot, self.play = bot, play

    @app_commands.command(name=named("cmd-learn"), description=named("cmd-learn-about"))
    @app_commands.rename(game=named("opt-game"))
    @app_commands.describe(game=named("opt-learn-game-about"))
    @app_commands.choices(game=game_choices())
    async def learn(self, interaction: Interaction, game: str) -> None:
        """Begin the lesson of a game, or go on with it."""
        reader = await self.bot.reader_of(interaction)
        async with Reply(interaction) as reply:
            if interaction.guild_id is None:
                channel = interaction.channel_id or 0
            else:
                channel = (await interaction.user.create_dm()).id
            table = await self.bot.tables.learn(
                game, person(interaction.user), channel, reader.lang, interaction=interaction.id
            )
            if table is None:
                return
            outbox = self.bot.tables.outbox
            await self.bot.poster.settled(channel, PATIENCE)
            if interaction.guild_id is None:
                await self.play.show(interaction, table, reply)
            elif await outbox.is_there(table.head.id, "turn") or await outbox.owed(channel):  # or soon there
                await reply.show(sentence(reader.say("learn-there", where=f"<#{channel}>")))
            else:
                await reply.show(sentence(reader.say("learn-no-letters")))

    async def press(self, interaction: Interaction, pressed: Pressed) -> None:
        """To the next chapter, or this one anew."""
        async with Reply(interaction, edits=is_private(interaction)) as reply:
            table = await self.bot.table_of(pressed)
            reader = await self.bot.reader_at(interaction, table)
            outcome = await table.go_on(
                interaction.user.id, anew=pressed.named.what == "anew", interaction=interaction.id
            )
            if outcome.again:
                return
            if table.head.life is Life.RUNNING:
                await self.play.show(interaction, table, reply, posted=True)
            else:
                await reply.show(sentence(reader.say("learn-goodbye")))


async def setup(bot: Karawana) -> None:
    """Called by discord.py."""
    play = bot.get_cog("Play")
    assert isinstance(play, Play), "the panel's cog is loaded first"
    cog = Learning(bot, play)
    await bot.add_cog(cog)
    bot.handlers |= {"lesson": cog.press}
