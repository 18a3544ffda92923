"""/server: how a server wants it, for those who may manage it."""

import msgspec
from discord import app_commands
from discord.ext import commands

from bot.app import Karawana
from bot.panels.controls import Interaction, Pressed, number_in
from bot.panels.server import ALLOWED, AS_OPENED, MOST, MOST_EACH, NO_LIMIT, VERB, server_page
from bot.replies import Reply, is_private
from bot.tables import Server, checked_pace
from bot.tables.seating import checked_language
from bot.translation import named
from engines.kernel import Refused


class Servers(commands.Cog):
    """Where games may be opened, what they begin with, how many there may be."""

    def __init__(self, bot: Karawana) -> None:
        self.bot = bot

    @app_commands.command(name=named("cmd-server"), description=named("cmd-server-about"))
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def server(self, interaction: Interaction) -> None:
        """How it stands, with everything that can be chosen."""
        guild = _managed(interaction)
        async with Reply(interaction) as reply:
            wanted = await self.bot.tables.servers.of(guild)
            await reply.show(server_page(wanted, await self.bot.reader_of(interaction)))

    async def press(self, interaction: Interaction, pressed: Pressed) -> None:
        """Something was chosen."""
        guild = _managed(interaction)
        async with Reply(interaction, edits=is_private(interaction)) as reply:
            wanted = await self.bot.tables.servers.change(
                guild, lambda server: changed(server, pressed.named.what, pressed.values)
            )
            await reply.show(server_page(wanted, await self.bot.reader_of(interaction)))


def _managed(interaction: Interaction) -> int:
    """The server, for those who may manage it: who sees a command is up to each server."""
    if interaction.guild_id is None:
        raise Refused("refused-no-server")
    if not interaction.permissions.manage_guild:
        raise Refused("refused-not-manager")
    return interaction.guild_id


def changed(server: Server, what: str, values: tuple[str, ...]) -> Server:
    """The same with one thing otherwise."""
    channels = tuple(id for value in values if (id := number_in(value, digits=20)) is not None)
    first = values[0] if values else ""
    replace = msgspec.structs.replace
    match what:
        case "places":
            return replace(server, places=channels)
        case "announced":
            return replace(server, announced=channels[0] if channels else None)
        case "language":
            return replace(server, language=None if first == AS_OPENED else checked_language(first))
        case "pace":
            return replace(server, pace=checked_pace(first))
        case "most":
            return replace(server, most=_limit(first, MOST))
        case "most-each":
            return replace(server, most_each=_limit(first, MOST_EACH))
        case "bots":
            return replace(server, bots=first == ALLOWED)
        case _:
            raise Refused("refused-unknown-button")


def _limit(value: str, numbers: tuple[int, ...]) -> int | None:
    if value == NO_LIMIT:
        return None
    number = number_in(value, digits=3)
    if number not in numbers:
        raise Refused("refused-unknown-button")
    return number


async def setup(bot: Karawana) -> None:
    """Called by discord.py."""
    cog = Servers(bot)
    await bot.add_cog(cog)
    bot.handlers[VERB] = cog.press
