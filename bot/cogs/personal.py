"""/settings: what somebody wants everywhere, and what the pictures of the table here are drawn for."""

import msgspec
from discord import app_commands
from discord.ext import commands

from bot.app import Karawana
from bot.cogs.choices import language_choices, screen_choices
from bot.panels.controls import Interaction
from bot.panels.looking import settings_page
from bot.replies import Reply
from bot.tables import checked_screen
from bot.translation import named

AS_DISCORD = "auto"


class Personal(commands.Cog):
    """Language, pings and pictures."""

    def __init__(self, bot: Karawana) -> None:
        self.bot = bot

    @app_commands.command(name=named("cmd-settings"), description=named("cmd-settings-about"))
    @app_commands.rename(
        language=named("opt-language"),
        pings=named("opt-settings-pings"),
        pictures=named("opt-settings-pictures"),
        posts=named("opt-settings-posts"),
    )
    @app_commands.describe(
        language=named("opt-settings-language-about"),
        pings=named("opt-settings-pings-about"),
        pictures=named("opt-settings-pictures-about"),
        posts=named("opt-settings-posts-about"),
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
        pictures=screen_choices(),
        posts=screen_choices(),
    )
    async def settings(
        self,
        interaction: Interaction,
        language: str | None = None,
        pings: str | None = None,
        pictures: str | None = None,
        posts: str | None = None,
    ) -> None:
        """Change what was given, and show how it stands."""
        before = await self.bot.tables.preferences(interaction.user.id)
        chosen = {None: before.language, AS_DISCORD: None}.get(language, language)
        wanted = msgspec.structs.replace(
            before,
            language=chosen,
            pings=before.pings if pings is None else pings == "on",
            screen=before.screen if pictures is None else checked_screen(pictures),
        )
        table = await self.bot.tables.at(interaction.channel_id or 0)
        async with Reply(interaction) as reply:
            if wanted != before:
                await self.bot.tables.prefer(interaction.user.id, wanted)
            if posts is not None:
                table = await self.bot.table_here(interaction)
                await table.set_screen(interaction.user.id, posts, interaction=interaction.id)
            reader = await self.bot.reader_of(interaction)
            await reply.show(settings_page(wanted, table.head if table else None, reader))


async def setup(bot: Karawana) -> None:
    """Called by discord.py."""
    await bot.add_cog(Personal(bot))
