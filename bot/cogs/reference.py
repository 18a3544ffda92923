"""/rules, /about, /help: what can be read without a game."""

from discord import app_commands
from discord.ext import commands

from bot.app import Karawana
from bot.cogs.choices import game_choices, quietly
from bot.panels.controls import CHOICE, MOST_IN_MENU, Interaction, clipped
from bot.panels.reading import about_page, help_page, rules_page
from bot.replies import Reply
from bot.translation import named
from data import rulebook
from engines.kernel import Refused, games


class Reference(commands.Cog):
    """The rules reference and the pages about the bot itself."""

    def __init__(self, bot: Karawana) -> None:
        self.bot = bot

    @app_commands.command(name=named("cmd-rules"), description=named("cmd-rules-about"))
    @app_commands.rename(query=named("opt-rules-query"), game=named("opt-game"))
    @app_commands.describe(query=named("opt-rules-query-about"), game=named("opt-rules-game-about"))
    @app_commands.choices(game=game_choices())
    async def rules(self, interaction: Interaction, query: str, game: str | None = None) -> None:
        """The rule of an id, or those that have all the words."""
        reader = await self.bot.reader_of(interaction)
        chosen = game or await self.bot.game_here(interaction)
        if chosen is None:
            raise Refused("refused-which-game")
        async with Reply(interaction) as reply:
            found = rulebook.find(chosen, reader.lang, query)
            await reply.show(rules_page(chosen, clipped(query, CHOICE), found, reader))

    @rules.autocomplete("query")
    @quietly
    async def rules_like(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Rules by the beginning of their id or by words."""
        game = interaction.namespace.game or await self.bot.game_here(interaction)
        if not game:
            return []
        reader = await self.bot.reader_of(interaction)
        wanted = current.strip().casefold()
        everything = rulebook.rulebook(game, reader.lang)
        found = [rule for rule in everything if rule.id.casefold().startswith(wanted)]
        found += [rule for rule in rulebook.find(game, reader.lang, current) if rule not in found]
        return [
            app_commands.Choice(name=clipped(f"{rule.id} {rule.text}", CHOICE), value=rule.id)
            for rule in found[:MOST_IN_MENU]
        ]

    @app_commands.command(name=named("cmd-about"), description=named("cmd-about-about"))
    async def about(self, interaction: Interaction) -> None:
        """Credits, and what is reconstructed."""
        reader = await self.bot.reader_of(interaction)
        async with Reply(interaction) as reply:
            await reply.show(about_page(games(), reader))

    @app_commands.command(name=named("cmd-help"), description=named("cmd-help-about"))
    async def help(self, interaction: Interaction) -> None:
        """How to play."""
        reader = await self.bot.reader_of(interaction)
        async with Reply(interaction) as reply:
            await reply.show(help_page(reader))


async def setup(bot: Karawana) -> None:
    """Called by discord.py."""
    await bot.add_cog(Reference(bot))
