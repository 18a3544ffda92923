"""The bot: what Discord sends goes to a handler, what tables owe goes to Discord."""

import asyncio
import logging
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot import metrics
from bot.failures import answer_failure, new_code, report
from bot.panels.controls import Control, Handler, Interaction, Pressed, number_in
from bot.people import at_table
from bot.pictures import Pictures
from bot.poster import Poster
from bot.recent import Recent
from bot.store import Store, StoreError
from bot.tables import Lobby, Preferences, Table, Tables
from bot.thinking import Thinking
from bot.translation import CommandTranslator, Reader, language_of
from engines.kernel import Refused

log = logging.getLogger(__name__)

COGS = ("play", "lobby", "learning", "typing", "look", "seats", "personal", "server", "memory", "reference")
TICK = 30.0  # seconds between looks at the clock
PAUSE = 2.0  # seconds before what the database did not do is tried again


class Karawana(commands.AutoShardedBot):
    """A discord.py bot that knows tables."""

    def __init__(
        self,
        store: Store,
        thinking: Thinking,
        *,
        alive: Path | None = None,
        tick: float = TICK,
        **options: Any,
    ) -> None:
        # Nobody talks here.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            shard_count=store.shards.count,
            shard_ids=list(store.shards.ids),
            **options,
        )
        self.thinking = thinking
        self.tables = Tables(store, thinker=thinking)
        self.pictures = Pictures()
        self.poster = Poster(self, self.tables, self.pictures)
        self.handlers: dict[str, Handler] = {}
        self._seen = Recent()
        self._alive, self._tick = alive, tick
        self._was_ready = False
        self._stops = False
        self._unsure = False  # whether the store may not know which servers we are on
        self._background: list[asyncio.Task[None]] = []
        self.tree.error(self._command_failed)

    async def setup_hook(self) -> None:
        """Before the first event: commands, buttons, and the work in the background."""
        self.add_dynamic_items(Control)
        for cog in COGS:
            await self.load_extension(f"bot.cogs.{cog}")
        await self.tree.set_translator(CommandTranslator())
        if 0 in self.tables.house.store.shards.ids:  # one process does it for all
            await self.tree.sync()
        self._background = [
            asyncio.create_task(self._forever(self.poster.run)),
            asyncio.create_task(self._forever(self._clock)),
            asyncio.create_task(self.pictures.warm_up()),
        ]

    async def close(self) -> None:
        """Stop; what is still owed stays owed, and whoever has just pressed presses again later."""
        self._stops = True
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        await self.tables.rest()
        self.thinking.close()
        await self.poster.close()
        self.pictures.close()
        await super().close()

    # ---- who reads, and where ------------------------------------------------------------------------------

    async def reader_of(self, interaction: Interaction) -> Reader:
        """The one who clicked or typed, in the language they chose, or else that of their Discord."""
        return reader_with(await self.tables.preferences(interaction.user.id), interaction)

    async def on_a_phone(self, interaction: Interaction) -> bool:
        """Whether whoever clicked wants pictures for a narrow screen."""
        return (await self.tables.preferences(interaction.user.id)).screen == "phone"

    async def reader_at(self, interaction: Interaction, table: Table | Lobby) -> Reader:
        """The same at a table."""
        return at_table(table.head, (await self.reader_of(interaction)).lang)

    async def table_here(self, interaction: Interaction) -> Table:
        """The table of the channel, thread or DM where a command was typed."""
        table = await self.tables.at(interaction.channel_id or 0)
        if table is None:
            raise Refused("refused-no-table")
        return table

    async def table_of(self, pressed: Pressed) -> Table:
        """The table that a button names."""
        found = await self._named(pressed)
        if isinstance(found, Lobby):
            raise Refused("refused-not-begun")
        return found

    async def lobby_of(self, pressed: Pressed) -> Lobby:
        """The lobby that a button names."""
        found = await self._named(pressed)
        if isinstance(found, Table):
            raise Refused("refused-begun")
        return found

    async def _named(self, pressed: Pressed) -> Table | Lobby:
        number = number_in(pressed.named.table)
        found = None if number is None else await self.tables.get(number)
        if found is None:
            raise Refused("refused-table-gone")
        return found

    async def game_here(self, interaction: Interaction) -> str | None:
        """The game of this place, if there is one."""
        table = await self.tables.at(interaction.channel_id or 0)
        return table.head.game if table else None

    # ---- what Discord sends --------------------------------------------------------------------------------

    async def on_pressed(self, interaction: Interaction, pressed: Pressed) -> None:
        """A button or menu of ours was used."""
        if self._stops or not self._seen.is_new(interaction.id):
            return
        metrics.PRESSES.inc()
        handler = self.handlers.get(pressed.named.verb)
        try:
            if handler is None or not _is_on_ours(interaction):
                raise Refused("refused-unknown-button")
            await handler(interaction, pressed)
        except Exception as error:
            await self._failed(interaction, error)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Whatever came; here only buttons that no message of ours has: somebody is making ids up."""
        if interaction.type is not discord.InteractionType.component:
            return
        wanted = _wanted(interaction)
        if not _is_on_ours(interaction) or not Control.__discord_ui_compiled_template__.fullmatch(wanted):
            await self._failed(interaction, Refused("refused-unknown-button"))

    async def on_ready(self) -> None:
        """Connected anew: which servers are still, or again, open to us?"""
        metrics.RECONNECTS.inc(self._was_ready)
        self._was_ready = True
        await self._know_guilds()
        self.poster.try_again(lambda channel: True)

    async def _know_guilds(self) -> None:
        self._unsure = True
        await self.tables.guilds_are({guild.id for guild in self.guilds})
        self._unsure = False

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Thrown out, or gone: its games wait."""
        await self.tables.guild_gone(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Invited, perhaps again."""
        await self.tables.guild_back(guild.id)
        self._try_again_in(guild)

    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Perhaps a permission was given."""
        self._try_again_in(after.guild)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """The same."""
        self._try_again_in(after.guild)

    def _try_again_in(self, guild: discord.Guild) -> None:
        def is_there(channel: int) -> bool:
            place = self.get_channel(channel)
            return place is None or getattr(place, "guild", None) == guild

        self.poster.try_again(is_there)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone."""
        await self.tables.channel_gone(payload.thread_id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone."""
        await self.tables.channel_gone(channel.id)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """An event that is nobody's click failed."""
        if isinstance(sys.exception(), StoreError):
            self._unsure = True
        else:
            log.exception("failed", extra={"about": {"event": event_method}})

    async def _command_failed(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        await self._failed(interaction, error)

    async def _failed(self, interaction: Interaction, error: Exception) -> None:
        if self._stops:  # what an answer needs is gone
            return
        reader = Reader(language_of(interaction.locale))
        try:
            with suppress(StoreError):  # then in the language of their Discord
                reader = await self.reader_of(interaction)
                table = await self.tables.at(interaction.channel_id or 0)
                # A refusal may speak of a game's own things.
                reader = at_table(table.head, reader.lang) if table else reader
            await answer_failure(interaction, error, reader)
        except Exception as worse:
            await answer_failure(interaction, worse, reader)

    # ---- in the background ---------------------------------------------------------------------------------

    async def _clock(self) -> None:
        while True:
            await self.wait_until_ready()
            if self._unsure:
                await self._know_guilds()
            await self.tables.tick()
            metrics.count_tables(await self.tables.counts())
            metrics.OWED.set(await self.tables.outbox.length())
            metrics.WARM.set(self.tables.warm)
            if self._alive:
                self._alive.touch()
            await asyncio.sleep(self._tick)

    async def _forever(self, work: Any) -> None:
        """Work that must not die of one error."""
        while True:
            try:
                await work()
            except StoreError:  # it has told the host
                await asyncio.sleep(PAUSE)
            except Exception as error:
                report(error, new_code(), {"work": work.__qualname__})
                await asyncio.sleep(1)


def reader_with(preferences: Preferences, interaction: Interaction) -> Reader:
    """A reader who wants these things."""
    return Reader(preferences.language or language_of(interaction.locale))


def _wanted(interaction: Interaction) -> str:
    data: Any = interaction.data or {}
    return str(data.get("custom_id", ""))


def _is_on_ours(interaction: Interaction) -> bool:
    """Whether what was pressed is on the message that it names, and that message is ours."""
    message = interaction.message
    return (
        message is not None
        and message.author.id == interaction.application_id
        and _wanted(interaction) in _custom_ids(message.components)
    )


def _custom_ids(components: Any) -> set[str]:
    """The ids of all controls of a message, however deep they are nested."""
    ids: set[str] = set()
    for component in components:
        if custom_id := getattr(component, "custom_id", None):
            ids.add(custom_id)
        ids |= _custom_ids(getattr(component, "children", ()))
    return ids
