"""/settings: what somebody wants everywhere."""

from discord import app_commands
from discord.ext import commands

from bot.app import Karawana
from bot.cogs.choices import language_choices
from bot.panels.controls import Interaction
from bot.panels.looking import settings_page
from bot.replies import Reply
from bot.tables import Preferences
from bot.translation import named

AS_DISCORD = "auto"


class Personal(commands.Cog):
    """Language and pings."""

    def __init__(self, bot: Karawana) -> None:
        self.bot = bot

    @app_commands.command(name=named("cmd-settings"), description=named("cmd-settings-about"))
    @app_commands.rename(language=named("opt-language"), pings=named("opt-settings-pings"))
    @app_commands.describe(
        language=named("opt-settings-language-about"), pings=named("opt-settings-pings-about")
    )
    @app_commands.choices(
        language=[
            app_commands.Choice(name=named("choice-language-auto"), value=AS_DISCORD),
            *language_choices(),
        ],
        pings=[
            app_commands.Choice(name=named("choice-pings-on"), value="on"),
            app_commands.Choice(name=named("choice-pings-off"), value="off"),
        ],
    )
    async def settings(
        self, interaction: Interaction, language: str | None = None, pings: str | None = None
    ) -> None:
        """Change what was given, and show how it stands."""
        before = await self.bot.tables.preferences(interaction.user.id)
        chosen = {None: before.language, AS_DISCORD: None}.get(language, language)
        wanted = Preferences(chosen, before.pings if pings is None else pings == "on")
        async with Reply(interaction) as reply:
            if wanted != before:
                await self.bot.tables.prefer(interaction.user.id, wanted)
            await reply.show(settings_page(wanted, await self.bot.reader_of(interaction)))


async def setup(bot: Karawana) -> None:
    """Called by discord.py."""
    await bot.add_cog(Personal(bot))
