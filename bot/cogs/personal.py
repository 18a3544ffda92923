"""/settings: what somebody wants everywhere, and how the table here plays; /vacation: days away."""

from datetime import date, timedelta

import msgspec
from discord import app_commands
from discord.ext import commands

from bot.app import Karawana
from bot.cogs.choices import language_choices, quietly, screen_choices
from bot.panels.controls import MOST_IN_MENU, Interaction, Pressed
from bot.panels.looking import games_page
from bot.panels.personal import days_page, my_settings, table_settings
from bot.replies import Reply, is_private
from bot.tables import CALLS, PACES, checked_calls, checked_screen, hours
from bot.translation import named

AS_DISCORD, NEVER = "auto", "no"
NIGHTS = ("22-7", "23-7", "23-8", "0-8", "21-6")
STAYS = (0, 2, 6, 13, 20)  # days after the first one
SOON = 14  # days


class Personal(commands.Cog):
    """Language, calls, hours, pictures, days away."""

    def __init__(self, bot: Karawana) -> None:
        self.bot = bot

    settings = app_commands.Group(name=named("cmd-settings"), description=named("cmd-settings-about"))

    @settings.command(name=named("cmd-settings-me"), description=named("cmd-settings-me-about"))
    @app_commands.rename(
        language=named("opt-language"),
        calls=named("opt-settings-calls"),
        zone=named("opt-settings-zone"),
        quiet=named("opt-settings-quiet"),
        pictures=named("opt-settings-pictures"),
        tips=named("opt-settings-tips"),
    )
    @app_commands.describe(
        language=named("opt-settings-language-about"),
        calls=named("opt-settings-calls-about"),
        zone=named("opt-settings-zone-about"),
        quiet=named("opt-settings-quiet-about"),
        pictures=named("opt-settings-pictures-about"),
        tips=named("opt-settings-tips-about"),
    )
    @app_commands.choices(
        language=[
            app_commands.Choice(name=named("choice-language-auto"), value=AS_DISCORD),
            *language_choices(),
        ],
        calls=[app_commands.Choice(name=named(f"choice-calls-{how}"), value=how) for how in CALLS],
        pictures=screen_choices(),
        tips=[app_commands.Choice(name=named(f"choice-tips-{way}"), value=way) for way in ("on", "off")],
    )
    async def me(
        self,
        interaction: Interaction,
        language: str | None = None,
        calls: str | None = None,
        zone: str | None = None,
        quiet: str | None = None,
        pictures: str | None = None,
        tips: str | None = None,
    ) -> None:
        """Change what was given, and show how it stands."""
        before = await self.bot.tables.preferences(interaction.user.id)
        wanted = before
        if language is not None:
            wanted = msgspec.structs.replace(wanted, language=None if language == AS_DISCORD else language)
        if calls is not None:
            wanted = msgspec.structs.replace(wanted, calls=checked_calls(calls))
        if zone is not None:
            wanted = msgspec.structs.replace(wanted, zone=hours.checked_zone(zone))
        if quiet is not None:
            none = quiet.strip().casefold() in (NEVER, (await self._no(interaction)).casefold())
            wanted = msgspec.structs.replace(wanted, quiet=None if none else hours.checked_quiet(quiet))
        if pictures is not None:
            wanted = msgspec.structs.replace(wanted, screen=checked_screen(pictures))
        if tips is not None:
            wanted = msgspec.structs.replace(wanted, tips=tips == "on")
        async with Reply(interaction) as reply:
            if tips == "on":
                await self.bot.tables.tips.again(interaction.user.id)
            if wanted != before:
                await self.bot.tables.prefer(interaction.user.id, wanted)
            await reply.show(my_settings(wanted, await self.bot.reader_of(interaction)))

    async def _no(self, interaction: Interaction) -> str:
        return (await self.bot.reader_of(interaction)).say("settings-no-quiet")

    @me.autocomplete("zone")
    @quietly
    async def zones(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Time zones whose name has what was typed in it."""
        wanted = current.strip().replace(" ", "_").casefold()
        fitting = [zone for zone in hours.zones() if wanted in zone.casefold()]
        return [app_commands.Choice(name=zone, value=zone) for zone in fitting[:MOST_IN_MENU]]

    @me.autocomplete("quiet")
    @quietly
    async def nights(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Some usual nights, and none."""
        none = app_commands.Choice(name=await self._no(interaction), value=NEVER)
        written = {night: hours.written_quiet(hours.checked_quiet(night)) for night in NIGHTS}
        nights = [app_commands.Choice(name=name, value=night) for night, name in written.items()]
        return [none, *(night for night in nights if night.value.startswith(current.strip()))]

    @settings.command(name=named("cmd-settings-table"), description=named("cmd-settings-table-about"))
    @app_commands.rename(pace=named("opt-settings-pace"), posts=named("opt-settings-posts"))
    @app_commands.describe(pace=named("opt-settings-pace-about"), posts=named("opt-settings-posts-about"))
    @app_commands.choices(
        pace=[app_commands.Choice(name=named(f"pace-{pace}"), value=pace) for pace in PACES],
        posts=screen_choices(),
    )
    async def table(
        self, interaction: Interaction, pace: str | None = None, posts: str | None = None
    ) -> None:
        """The pace needs everybody's consent; what the posts show does not."""
        table = await self.bot.table_here(interaction)
        async with Reply(interaction) as reply:
            if posts is not None:
                await table.set_screen(interaction.user.id, posts)
            if pace is not None:
                await table.propose_pace(interaction.user.id, pace, interaction=interaction.id)
            reader = await self.bot.reader_at(interaction, table)
            await reply.show(table_settings(table.head, table.proposal, reader))

    # ---- days away -----------------------------------------------------------------------------------------

    @app_commands.command(name=named("cmd-vacation"), description=named("cmd-vacation-about"))
    @app_commands.rename(since=named("opt-vacation-from"), until=named("opt-vacation-until"))
    @app_commands.describe(since=named("opt-vacation-from-about"), until=named("opt-vacation-until-about"))
    async def vacation(
        self, interaction: Interaction, since: str | None = None, until: str | None = None
    ) -> None:
        """Say which days, or see what was said."""
        user = interaction.user.id
        async with Reply(interaction) as reply:
            if since is not None or until is not None:
                today = await self._today(interaction)
                first = today if since is None else hours.parsed_day(since)
                last = first if until is None else hours.parsed_day(until)
                await self.bot.tables.days.go(user, first, last, interaction=interaction.id)
            away = await self.bot.tables.days.of(user)
            await reply.show(days_page(away, await self.bot.reader_of(interaction)))

    @vacation.autocomplete("since")
    @quietly
    async def first_days(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The next days."""
        today = await self._today(interaction)
        return _days([today + timedelta(days=days) for days in range(SOON)], current)

    @vacation.autocomplete("until")
    @quietly
    async def last_days(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Days after the first one."""
        first = hours.parsed_day(interaction.namespace["from"] or str(await self._today(interaction)))
        return _days([first + timedelta(days=days) for days in STAYS], current)

    async def _today(self, interaction: Interaction) -> date:
        preferences = await self.bot.tables.preferences(interaction.user.id)
        return hours.today(preferences.zone, self.bot.tables.house.clock())

    async def press_here(self, interaction: Interaction, pressed: Pressed) -> None:
        """Back, or not going away after all."""
        reader = await self.bot.reader_of(interaction)
        async with Reply(interaction, edits=is_private(interaction)) as reply:
            await self.bot.tables.days.come_back(interaction.user.id, interaction=interaction.id)
            games = await self.bot.tables.games_of(interaction.user.id)
            await reply.show(games_page(games, reader, reader.say("vacation-over")))


def _days(days: list[date], typed: str) -> list[app_commands.Choice[str]]:
    written = [day.isoformat() for day in days]
    return [app_commands.Choice(name=day, value=day) for day in written if day.startswith(typed.strip())]


async def setup(bot: Karawana) -> None:
    """Called by discord.py."""
    cog = Personal(bot)
    await bot.add_cog(cog)
    bot.handlers |= {"here": cog.press_here}
