"""/new and the lobby: opening a table, sitting down, choosing options, starting."""

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Karawana
from bot.cogs.choices import game_choices, language_choices, strength_choices
from bot.cogs.play import Play
from bot.delivery import A_WEEK
from bot.panels.controls import Interaction, Pressed, number_in
from bot.panels.lobby import opened_page, settings_page
from bot.panels.looking import sentence
from bot.panels.posts import thread_name
from bot.people import at_table, person
from bot.replies import Reply, is_private
from bot.tables import Lobby
from bot.translation import Reader, named
from engines.kernel import Refused

THREAD_EXISTS = 160004
TOO_MANY_THREADS = 160006
PATIENCE = 2.0  # seconds for the lobby to appear
NEEDED = ("view_channel", "attach_files", "embed_links", "read_message_history")


class Lobbies(commands.Cog):
    """Before a game begins."""

    def __init__(self, bot: Karawana, play: Play) -> None:
        self.bot, self.play = bot, play

    @app_commands.command(name=named("cmd-new"), description=named("cmd-new-about"))
    @app_commands.rename(
        game=named("opt-game"),
        place=named("opt-new-place"),
        language=named("opt-language"),
        bots=named("opt-new-bots"),
    )
    @app_commands.describe(
        game=named("opt-new-game-about"),
        place=named("opt-new-place-about"),
        language=named("opt-new-language-about"),
        bots=named("opt-new-bots-about"),
    )
    @app_commands.choices(
        game=game_choices(),
        place=[
            app_commands.Choice(name=named("choice-place-thread"), value="thread"),
            app_commands.Choice(name=named("choice-place-here"), value="here"),
        ],
        language=language_choices(),
        bots=strength_choices(),
    )
    async def new(
        self,
        interaction: Interaction,
        game: str,
        place: str = "thread",
        language: str | None = None,
        bots: str | None = None,
    ) -> None:
        """Open a lobby where the command was typed."""
        reader = await self.bot.reader_of(interaction)
        in_thread = place == "thread" and isinstance(interaction.channel, discord.TextChannel)
        _check_permissions(interaction, in_thread, reader)
        usual = (await self.bot.tables.servers.of(interaction.guild_id)).language
        async with Reply(interaction) as reply:
            lobby = await self.bot.tables.open_lobby(
                game=game,
                creator=person(interaction.user),
                channel=interaction.channel_id or 0,
                guild=interaction.guild_id,
                places=_around(interaction),
                language=language or usual or reader.lang,
                thread=in_thread,
                bots=bots,
                interaction=interaction.id,
            )
            if lobby is None:
                return
            await self.bot.poster.settled(lobby.head.channel, PATIENCE)
            is_there = await self.bot.tables.outbox.is_there(lobby.head.id, "card")
            await reply.show(opened_page(lobby.head, reader, is_there=is_there))

    # ---- the lobby's buttons and menus ---------------------------------------------------------------------

    async def join(self, interaction: Interaction, pressed: Pressed) -> None:
        """Sit down."""
        async with Reply(interaction, edits=True) as reply:
            lobby = await self.bot.lobby_of(pressed)
            await lobby.join(person(interaction.user), interaction=interaction.id)
            await reply.defer()

    async def unjoin(self, interaction: Interaction, pressed: Pressed) -> None:
        """Stand up."""
        async with Reply(interaction, edits=True) as reply:
            lobby = await self.bot.lobby_of(pressed)
            await lobby.leave(interaction.user.id, interaction=interaction.id)
            await reply.defer()

    async def change(self, interaction: Interaction, pressed: Pressed) -> None:
        """The host chooses something."""
        async with Reply(interaction, edits=True) as reply:
            lobby = await self.bot.lobby_of(pressed)
            user, click = interaction.user.id, interaction.id
            chosen = pressed.values[0] if pressed.values else ""
            match pressed.named.verb:
                case "set":
                    name, _, choice = chosen.partition("=")
                    await lobby.set(user, name, choice, interaction=click)
                case "size":
                    await lobby.set_size(user, number_in(chosen, digits=3) or 0, interaction=click)
                case "pace":
                    await lobby.set_pace(user, chosen, interaction=click)
                case "tongue":
                    await lobby.set_language(user, chosen, interaction=click)
                case "screen":
                    await lobby.set_screen(user, chosen, interaction=click)
                case "hints":
                    await lobby.set_hints(user, chosen == "on", interaction=click)
                case "rated":
                    await lobby.set_rated(user, chosen == "on", interaction=click)
                case "skill":
                    await lobby.set_strength(user, chosen, interaction=click)
                case "bots":
                    await lobby.fill_with_bots(user, interaction=click)
                case _:
                    raise Refused("refused-unknown-button")
            if is_private(interaction):
                await self._show_settings(interaction, lobby, reply)
            else:
                await reply.defer()

    async def settings(self, interaction: Interaction, pressed: Pressed) -> None:
        """Everything that can be chosen, for the host."""
        async with Reply(interaction) as reply:
            lobby = await self.bot.lobby_of(pressed)
            lobby.check_host(interaction.user.id)
            await self._show_settings(interaction, lobby, reply)

    async def _show_settings(self, interaction: Interaction, lobby: Lobby, reply: Reply) -> None:
        bots = (await self.bot.tables.servers.of(lobby.head.guild)).bots
        reader = await self.bot.reader_at(interaction, lobby)
        await reply.show(settings_page(lobby.head, reader, bots=bots))

    async def close(self, interaction: Interaction, pressed: Pressed) -> None:
        """Give the lobby up."""
        async with Reply(interaction, edits=True) as reply:
            lobby = await self.bot.lobby_of(pressed)
            await lobby.close(
                interaction.user.id,
                may_manage=interaction.permissions.manage_guild,
                interaction=interaction.id,
            )
            await reply.defer()

    async def start(self, interaction: Interaction, pressed: Pressed) -> None:
        """Begin, in a thread of its own or right here."""
        async with Reply(interaction, edits=True) as reply:
            lobby = await self.bot.lobby_of(pressed)
            lobby.check_start(interaction.user.id)
            await reply.defer()
            thread = await self._thread(interaction, lobby) if lobby.head.thread else None
            table = await lobby.start(
                interaction.user.id,
                channel=thread,
                parent=lobby.head.channel if thread else None,
                interaction=interaction.id,
            )
            if is_private(interaction):
                await self.play.show(interaction, table, reply)

    async def _thread(self, interaction: Interaction, lobby: Lobby) -> int | None:
        """A thread that hangs on the lobby's message; there is only ever one, so a second try finds it."""
        message = interaction.message
        if message is None or not isinstance(interaction.channel, discord.TextChannel):
            return None
        reader = at_table(lobby.head, lobby.head.language)
        try:
            thread = await interaction.channel.get_partial_message(message.id).create_thread(
                name=thread_name(lobby.head, reader), auto_archive_duration=A_WEEK
            )
        except discord.Forbidden as error:
            permissions = _listed(
                ["create_public_threads", "send_messages_in_threads"], await self.bot.reader_of(interaction)
            )
            raise Refused("refused-no-thread", permissions=permissions) from error
        except discord.HTTPException as error:
            if error.code == TOO_MANY_THREADS:
                raise Refused("refused-too-many-threads") from error
            if error.code != THREAD_EXISTS:
                raise
            return message.id
        return thread.id

    async def again(self, interaction: Interaction, pressed: Pressed) -> None:
        """A lobby like the game that is over."""
        reader = await self.bot.reader_of(interaction)
        async with Reply(interaction) as reply:
            table = await self.bot.table_of(pressed)
            lobby = await self.bot.tables.again(
                table.head.id,
                person(interaction.user),
                places=_around(interaction),
                interaction=interaction.id,
            )
            where = f"<#{lobby.head.channel}>" if lobby and lobby.head.guild else ""
            await reply.show(sentence(f"{reader.say('lobby-opened')} {where}".rstrip()))


def _around(interaction: Interaction) -> tuple[int, ...]:
    """The channel of a thread, and the category that has it."""
    here = interaction.channel
    parent = here.parent_id if isinstance(here, discord.Thread) else None
    category = getattr(here, "category_id", None)
    return tuple(place for place in (interaction.channel_id, parent, category) if place is not None)


def _check_permissions(interaction: Interaction, in_thread: bool, reader: Reader) -> None:
    """Say before anything is opened that the bot could not post there."""
    if interaction.guild_id is None:
        return
    in_a_thread = isinstance(interaction.channel, discord.Thread)
    needed = [*NEEDED, "send_messages_in_threads" if in_a_thread else "send_messages"]
    if missing := [name for name in needed if not getattr(interaction.app_permissions, name)]:
        raise Refused("refused-cannot-post", permissions=_listed(missing, reader))
    threads = ["create_public_threads", "send_messages_in_threads"] if in_thread else []
    if missing := [name for name in threads if not getattr(interaction.app_permissions, name)]:
        raise Refused("refused-no-thread", permissions=_listed(missing, reader))


def _listed(permissions: Sequence[str], reader: Reader) -> str:
    names = [name.replace("_", "-") for name in permissions]
    return ", ".join(reader.say(f"permission-{name}") for name in names)


async def setup(bot: Karawana) -> None:
    """Called by discord.py."""
    play = bot.get_cog("Play")
    assert isinstance(play, Play), "the panel's cog is loaded first"
    cog = Lobbies(bot, play)
    await bot.add_cog(cog)
    bot.handlers |= {
        "join": cog.join,
        "unjoin": cog.unjoin,
        "settings": cog.settings,
        "close": cog.close,
        "start": cog.start,
        "again": cog.again,
    }
    bot.handlers |= dict.fromkeys(
        ("set", "size", "pace", "tongue", "screen", "skill", "hints", "rated", "bots"), cog.change
    )
