"""/history, /stats, /forget: what is remembered of games and people."""

from io import BytesIO

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Karawana
from bot.cogs.choices import game_choices
from bot.panels.controls import Interaction, Pressed, number_in, page, picture, text
from bot.panels.looking import sentence
from bot.panels.memory import history_page, kept_page, past_page
from bot.panels.statistics import game_sheet, person_sheet, server_sheet
from bot.people import at_table
from bot.replies import Reply, is_private
from bot.tables import Table, Which
from bot.tables.statistics import ladders, last_seat, of_game, of_person, of_server
from bot.translation import Reader, named
from engines.kernel import Refused, games
from renderers.summary import Sheet

MINE, SERVER = "mine", "server"


class Remembering(commands.Cog):
    """Looking back over all games, and having oneself forgotten."""

    def __init__(self, bot: Karawana) -> None:
        self.bot = bot

    # ---- finished games ------------------------------------------------------------------------------------

    @app_commands.command(name=named("cmd-history"), description=named("cmd-history-about"))
    @app_commands.rename(whose=named("opt-history-of"), game=named("opt-game"))
    @app_commands.describe(whose=named("opt-history-of-about"), game=named("opt-history-game-about"))
    @app_commands.choices(
        whose=[
            app_commands.Choice(name=named("choice-history-mine"), value=MINE),
            app_commands.Choice(name=named("choice-history-server"), value=SERVER),
        ],
        game=game_choices(),
    )
    async def history(self, interaction: Interaction, whose: str = MINE, game: str | None = None) -> None:
        """The last finished games."""
        async with Reply(interaction) as reply:
            await self._show_history(interaction, reply, whose, game or "", 0)

    async def press_history(self, interaction: Interaction, pressed: Pressed) -> None:
        """Another page."""
        _, whose, game, number = pressed.named
        if game and game not in games():
            raise Refused("refused-unknown-button")
        async with Reply(interaction, edits=is_private(interaction)) as reply:
            await self._show_history(interaction, reply, whose, game, number_in(number, digits=6) or 0)

    async def _show_history(
        self, interaction: Interaction, reply: Reply, whose: str, game: str, number: int
    ) -> None:
        which = Which(user=interaction.user.id, game=game or None)
        if whose == SERVER:
            which = Which(guild=_guild(interaction), game=game or None)
        shown = await self.bot.tables.memory.page(which, number)
        reader = await self.bot.reader_of(interaction)
        await reply.show(history_page(shown, SERVER if whose == SERVER else MINE, game, reader))

    async def past(self, interaction: Interaction, pressed: Pressed) -> None:
        """One of them."""
        table = number_in(pressed.values[0] if pressed.values else "") or 0
        async with Reply(interaction) as reply:
            over = await self.bot.tables.memory.one(table, interaction.user.id, interaction.guild_id)
            reader = at_table(over.head, (await self.bot.reader_of(interaction)).lang)
            found = await self.bot.tables.get(table)
            await reply.defer()
            shot = None
            if isinstance(found, Table):
                view = await found.public_view()
                shot = await self.bot.pictures.end(over.head, view, over.result, reader.lang)
            await reply.show(past_page(over, reader, shot and shot.shown), [shot.file] if shot else [])

    async def replay(self, interaction: Interaction, pressed: Pressed) -> None:
        """The game as a text that plays back."""
        table = await self.bot.table_of(pressed)
        async with Reply(interaction) as reply:
            await self.bot.tables.memory.one(table.head.id, interaction.user.id, interaction.guild_id)
            written = await table.export()
            reader = await self.bot.reader_of(interaction)
            name = f"karawana-{table.head.game}-{table.head.id}.txt"
            file = discord.File(BytesIO(written.encode()), name)
            view = page(text(reader.say("history-replay-about")), discord.ui.File(f"attachment://{name}"))
            await reply.show(view, [file])

    # ---- statistics ----------------------------------------------------------------------------------------

    stats = app_commands.Group(name=named("cmd-stats"), description=named("cmd-stats-about"))

    @stats.command(name=named("cmd-stats-person"), description=named("cmd-stats-person-about"))
    @app_commands.rename(player=named("opt-stats-player"), game=named("opt-game"))
    @app_commands.describe(player=named("opt-stats-player-about"), game=named("opt-stats-game-about"))
    @app_commands.choices(game=game_choices())
    async def person(
        self, interaction: Interaction, player: discord.User | None = None, game: str | None = None
    ) -> None:
        """Oneself everywhere, or somebody else on this server."""
        who: discord.abc.User = player or interaction.user
        guild = None if who.id == interaction.user.id else _guild(interaction)
        async with Reply(interaction) as reply:
            memory, reader = self.bot.tables.memory, await self.bot.reader_of(interaction)
            found = await memory.games(Which(user=who.id, guild=guild, game=game))
            if not found:
                raise Refused("refused-stats-none")
            rating = None
            if game is not None and interaction.guild_id is not None:
                rating = (await memory.ratings(interaction.guild_id, game)).get(who.id)
            sheet = person_sheet(of_person(found, who.id), who.display_name, game, rating, reader)
            await self._show(reply, sheet, reader, rated=rating is not None)

    @stats.command(name=named("cmd-stats-game"), description=named("cmd-stats-game-about"))
    @app_commands.rename(game=named("opt-game"))
    @app_commands.describe(game=named("opt-new-game-about"))
    @app_commands.choices(game=game_choices())
    async def game(self, interaction: Interaction, game: str) -> None:
        """Records, ratings and ladders: of this server, or one's own."""
        async with Reply(interaction) as reply:
            memory, reader = self.bot.tables.memory, await self.bot.reader_of(interaction)
            guild, user = interaction.guild_id, interaction.user.id
            if guild is None:
                found = await memory.games(Which(user=user, game=game))
                alone = [over for over in found if over.head.size == 1]
                rated = {}
            else:
                found = await memory.games(Which(guild=guild, game=game))
                alone = await memory.games(Which(game=game, solo_around=guild))
                rated = await memory.ratings(guild, game)
            if not found and not alone:
                raise Refused("refused-stats-none")
            ratings = [
                (at[1].name, rating)
                for one, rating in rated.items()
                if (at := last_seat(found, one)) is not None
            ]
            sheet = game_sheet(of_game(found), ratings, ladders(alone), game, reader)
            await self._show(reply, sheet, reader, rated=bool(ratings), alone=bool(alone))

    @stats.command(name=named("cmd-stats-server"), description=named("cmd-stats-server-about"))
    async def server(self, interaction: Interaction) -> None:
        """What was played here, and by whom."""
        guild = _guild(interaction)
        async with Reply(interaction) as reply:
            reader = await self.bot.reader_of(interaction)
            found = await self.bot.tables.memory.games(Which(guild=guild))
            if not found:
                raise Refused("refused-stats-none")
            name = interaction.guild.name if interaction.guild else ""
            await self._show(reply, server_sheet(of_server(found), name, reader), reader)

    async def _show(
        self, reply: Reply, sheet: Sheet, reader: Reader, *, rated: bool = False, alone: bool = False
    ) -> None:
        await reply.defer()
        shot = await self.bot.pictures.sheet(sheet)
        notes = [
            *(["stats-rating-about"] if rated else []),
            *(["stats-ladder-about"] if alone else []),
        ]
        words = [text(*(f"-# {reader.say(note)}" for note in notes))] if notes else []
        await reply.show(page(picture(*shot.shown), *words), [shot.file])

    # ---- being forgotten -----------------------------------------------------------------------------------

    forget = app_commands.Group(name=named("cmd-forget"), description=named("cmd-forget-about"))

    @forget.command(name=named("cmd-forget-me"), description=named("cmd-forget-me-about"))
    async def me(self, interaction: Interaction) -> None:
        """All that is kept, and the way to be forgotten."""
        async with Reply(interaction) as reply:
            kept = await self.bot.tables.memory.kept(interaction.user.id)
            await reply.show(kept_page(kept, await self.bot.reader_of(interaction)))

    async def press_forget(self, interaction: Interaction, pressed: Pressed) -> None:
        """Yes, forget me."""
        reader = await self.bot.reader_of(interaction)
        async with Reply(interaction, edits=is_private(interaction)) as reply:
            await self.bot.tables.forget_person(interaction.user.id)
            await reply.show(sentence(reader.say("forget-done")))


def _guild(interaction: Interaction) -> int:
    if interaction.guild_id is None:
        raise Refused("refused-no-server-here")
    return interaction.guild_id


async def setup(bot: Karawana) -> None:
    """Called by discord.py."""
    cog = Remembering(bot)
    await bot.add_cog(cog)
    bot.handlers |= {
        "history": cog.press_history,
        "past": cog.past,
        "replay": cog.replay,
        "forget": cog.press_forget,
    }
