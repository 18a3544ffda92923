"""Looking: /board, /hand, /hint, /log, /since, /games, /replay, and the buttons of the same names."""

from contextlib import suppress

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Karawana
from bot.cogs.choices import quietly
from bot.panels.controls import CHOICE, MOST_IN_MENU, Interaction, Pressed, clipped, number_in
from bot.panels.course import course_page
from bot.panels.looking import (
    games_page,
    hint_page,
    log_page,
    picture_page,
    result_page,
    sentence,
    since_page,
    under_way,
)
from bot.panels.reading import chapters_page
from bot.pictures import parts_of
from bot.replies import Reply, is_private
from bot.tables import Table
from bot.translation import named
from engines.kernel import Refused

MOST_TURNS = 99_999


class Look(commands.Cog):
    """Everything that only shows; every reply is private."""

    def __init__(self, bot: Karawana) -> None:
        self.bot = bot

    @app_commands.command(name=named("cmd-board"), description=named("cmd-board-about"))
    @app_commands.rename(part=named("opt-board-part"))
    @app_commands.describe(part=named("opt-board-part-about"))
    async def board(self, interaction: Interaction, part: str | None = None) -> None:
        """The board, or a close-up."""
        table = await self.bot.table_here(interaction)
        if part is not None and part not in parts_of(table.head.game):
            raise Refused("refused-part")
        async with Reply(interaction) as reply:
            await reply.defer()
            await self._show_board(interaction, table, reply, part)

    @board.autocomplete("part")
    @quietly
    async def parts(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The close-ups of this table's game."""
        table = await self.bot.tables.at(interaction.channel_id or 0)
        if table is None:
            return []
        reader = await self.bot.reader_at(interaction, table)
        names = {part: reader.say(f"pic-part-{part}") for part in parts_of(table.head.game)}
        return [
            app_commands.Choice(name=clipped(name, CHOICE), value=part)
            for part, name in names.items()
            if current.casefold() in name.casefold()
        ][:MOST_IN_MENU]

    async def press_board(self, interaction: Interaction, pressed: Pressed) -> None:
        """The board at a click."""
        table = await self.bot.table_of(pressed)
        async with Reply(interaction) as reply:
            await self._show_board(interaction, table, reply, None)

    async def _show_board(
        self, interaction: Interaction, table: Table, reply: Reply, part: str | None
    ) -> None:
        reader = await self.bot.reader_at(interaction, table)
        view = await table.public_view()
        shot = await self.bot.pictures.board(
            table.head,
            view,
            reader.lang,
            part=part,
            now=table.head.acting,
            phone=await self.bot.on_a_phone(interaction),
        )
        await reply.show(picture_page(table.head, reader, shot and shot.shown), [shot.file] if shot else [])

    @app_commands.command(name=named("cmd-hand"), description=named("cmd-hand-about"))
    async def hand(self, interaction: Interaction) -> None:
        """The own view."""
        table = await self.bot.table_here(interaction)
        async with Reply(interaction) as reply:
            await reply.defer()
            await self._show_mine(interaction, table, reply)

    async def press_mine(self, interaction: Interaction, pressed: Pressed) -> None:
        """The own view at a click."""
        table = await self.bot.table_of(pressed)
        async with Reply(interaction) as reply:
            await self._show_mine(interaction, table, reply)

    async def _show_mine(self, interaction: Interaction, table: Table, reply: Reply) -> None:
        reader = await self.bot.reader_at(interaction, table)
        view = await table.view_for(interaction.user.id)
        phone = await self.bot.on_a_phone(interaction)
        shot = await self.bot.pictures.board(
            table.head, view, reader.lang, now=table.head.acting, phone=phone
        )
        await reply.show(picture_page(table.head, reader, shot and shot.shown), [shot.file] if shot else [])

    @app_commands.command(name=named("cmd-hint"), description=named("cmd-hint-about"))
    async def hint(self, interaction: Interaction) -> None:
        """What a bot would do, for whoever is asked something here."""
        await self._hint(interaction, await self.bot.table_here(interaction))

    async def press_hint(self, interaction: Interaction, pressed: Pressed) -> None:
        """The same, beside the panel."""
        await self._hint(interaction, await self.bot.table_of(pressed))

    async def _hint(self, interaction: Interaction, table: Table) -> None:
        reader = await self.bot.reader_at(interaction, table)
        async with Reply(interaction) as reply:
            hints = await table.hints(interaction.user.id)
            await reply.show(hint_page(hints, reader, solo=table.head.size == 1))

    @app_commands.command(name=named("cmd-log"), description=named("cmd-log-about"))
    async def log(self, interaction: Interaction) -> None:
        """The newest page of the log."""
        table = await self.bot.table_here(interaction)
        async with Reply(interaction) as reply:
            await self._show_log(interaction, table, reply, 0)

    async def press_log(self, interaction: Interaction, pressed: Pressed) -> None:
        """A page of the log: beside a post, or instead of the page that is open."""
        table = await self.bot.table_of(pressed)
        number = number_in(pressed.named.what, digits=5) or 0
        async with Reply(interaction, edits=is_private(interaction)) as reply:
            await self._show_log(interaction, table, reply, number)

    async def _show_log(self, interaction: Interaction, table: Table, reply: Reply, number: int) -> None:
        reader = await self.bot.reader_at(interaction, table)
        await reply.show(log_page(await table.log(interaction.user.id, number), table.head, reader))

    @app_commands.command(name=named("cmd-since"), description=named("cmd-since-about"))
    async def since(self, interaction: Interaction) -> None:
        """What one missed."""
        table = await self.bot.table_here(interaction)
        async with Reply(interaction) as reply:
            await self._show_missed(interaction, table, reply)

    async def press_since(self, interaction: Interaction, pressed: Pressed) -> None:
        """The same at a click, at the table of the button, or at one that was chosen among one's games."""
        chosen = number_in(pressed.values[0] if pressed.values else pressed.named.table)
        found = None if chosen is None else await self.bot.tables.get(chosen)
        if not isinstance(found, Table):
            raise Refused("refused-table-gone")
        async with Reply(interaction) as reply:
            await self._show_missed(interaction, found, reply)

    async def _show_missed(self, interaction: Interaction, table: Table, reply: Reply) -> None:
        reader = await self.bot.reader_at(interaction, table)
        missed = await table.since(interaction.user.id)
        if missed.then is None:
            await reply.show(since_page(missed, reader))
            return
        await reply.defer()
        shot = await self.bot.pictures.board(
            table.head,
            missed.now,
            reader.lang,
            since=missed.then,
            now=table.head.acting,
            phone=await self.bot.on_a_phone(interaction),
        )
        view = since_page(missed, reader, shot and shot.shown)
        await reply.show(view, [shot.file] if shot else [])

    @app_commands.command(name=named("cmd-games"), description=named("cmd-games-about"))
    async def games(self, interaction: Interaction) -> None:
        """Where one plays."""
        reader = await self.bot.reader_of(interaction)
        async with Reply(interaction) as reply:
            games = await self.bot.tables.games_of(interaction.user.id)
            await reply.show(games_page(games, reader))

    @app_commands.command(name=named("cmd-replay"), description=named("cmd-replay-about"))
    @app_commands.rename(turn=named("opt-replay-turn"))
    @app_commands.describe(turn=named("opt-replay-turn-about"))
    async def replay(
        self, interaction: Interaction, turn: app_commands.Range[int, 1, MOST_TURNS] = 1
    ) -> None:
        """The film of the game so far, or from a turn on, as the log numbers them."""
        table = await self.bot.table_here(interaction)
        async with Reply(interaction) as reply:
            await reply.defer()
            await self._show_film(interaction, table, reply, turn - 1)

    async def press_film(self, interaction: Interaction, pressed: Pressed) -> None:
        """The film at a click; from where a menu says."""
        table = await self.bot.table_of(pressed)
        since = number_in(pressed.values[0], digits=5) if pressed.values else None
        async with Reply(interaction) as reply:
            await reply.defer()
            await self._show_film(interaction, table, reply, since or 0)

    async def _show_film(self, interaction: Interaction, table: Table, reply: Reply, since: int) -> None:
        reader = await self.bot.reader_at(interaction, table)
        frames = await table.frames(since)

        async def tell(done: int) -> None:
            key = "replay-works" if done else "replay-waits"
            with suppress(discord.HTTPException, aiohttp.ClientError):  # the film does not depend on it
                await reply.show(under_way(reader.say(key, done=done, all=len(frames))))

        shot = await self.bot.pictures.film(table.head, frames, reader.lang, tell)
        if shot is None:
            await reply.show(sentence(reader.say("replay-none")))
        else:
            await reply.show(picture_page(table.head, reader, shot.shown), [shot.file])

    async def press_course(self, interaction: Interaction, pressed: Pressed) -> None:
        """How a game that is over went."""
        table = await self.bot.table_of(pressed)
        async with Reply(interaction) as reply:
            course = await table.course()
            await reply.defer()
            reader = await self.bot.reader_at(interaction, table)
            shot = await self.bot.pictures.course(table.head, await table.public_view(), course, reader.lang)
            view = course_page(course, table.head, reader, shot and shot.shown)
            await reply.show(view, [shot.file] if shot else [])

    async def press_result(self, interaction: Interaction, pressed: Pressed) -> None:
        """How it ended, for anybody."""
        table = await self.bot.table_of(pressed)
        async with Reply(interaction) as reply:
            reader = await self.bot.reader_at(interaction, table)
            await reply.show(result_page(table.head, await table.result(), reader))

    async def press_rules(self, interaction: Interaction, pressed: Pressed) -> None:
        """The chapters of the rules, and how to look one up."""
        table = await self.bot.table_of(pressed)
        async with Reply(interaction) as reply:
            await reply.show(chapters_page(table.head.game, await self.bot.reader_of(interaction)))


async def setup(bot: Karawana) -> None:
    """Called by discord.py."""
    cog = Look(bot)
    await bot.add_cog(cog)
    bot.handlers |= {
        "board": cog.press_board,
        "mine": cog.press_mine,
        "log": cog.press_log,
        "since": cog.press_since,
        "film": cog.press_film,
        "course": cog.press_course,
        "result": cog.press_result,
        "rules": cog.press_rules,
        "hint": cog.press_hint,
    }
