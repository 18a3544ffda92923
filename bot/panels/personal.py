"""Private pages about oneself and the table's ways: settings, days away."""

from collections.abc import Sequence

from discord import ui

from bot.panels.controls import Block, ButtonStyle, Named, button, page, rows, text
from bot.tables import Head, Preferences, Proposal
from bot.tables.hours import Span, written_quiet
from bot.translation import Reader


def my_settings(wanted: Preferences, reader: Reader) -> ui.LayoutView:
    """What somebody wants everywhere."""
    return page(text(f"### {reader.say('settings-title')}"), text(*wishes(wanted, reader)))


def wishes(wanted: Preferences, reader: Reader) -> list[str]:
    """The same in sentences."""
    language = reader.say(f"language-{wanted.language}") if wanted.language else reader.say("settings-auto")
    quiet = written_quiet(wanted.quiet) if wanted.quiet else reader.say("settings-no-quiet")
    return [
        reader.say("settings-language", language=language),
        reader.say("settings-calls", calls=reader.say(f"choice-calls-{wanted.calls}")),
        reader.say("settings-zone", zone=wanted.zone.replace("_", " ")),
        reader.say("settings-quiet", quiet=quiet),
        reader.say("settings-screen", screen=reader.say(f"choice-screen-{wanted.screen}")),
        reader.say("settings-tips", tips=reader.say(f"choice-tips-{'on' if wanted.tips else 'off'}")),
    ]


def table_settings(head: Head, proposal: Proposal | None, reader: Reader) -> ui.LayoutView:
    """How the table here plays."""
    lines = [
        reader.say("settings-pace", pace=reader.say(f"pace-{head.pace}")),
        f"-# {reader.say(f'pace-{head.pace}-about')}",
        reader.say("settings-posts", screen=reader.say(f"choice-screen-{head.screen}")),
    ]
    if proposal is not None and proposal.kind == "pace":
        lines.append(reader.say("undo-proposed"))
    return page(text(f"### {reader.say('settings-table-title')}"), text(*lines))


def days_page(away: Sequence[Span], reader: Reader) -> ui.LayoutView:
    """When somebody is away, and the way back."""
    if not away:
        return page(text(reader.say("vacation-none")))
    days = [
        reader.say("vacation-days", since=f"<t:{int(since)}:D>", until=f"<t:{int(until) - 1}:D>")
        for since, until in away
    ]
    here = button(reader.say("vacation-here"), Named("here"), ButtonStyle.primary)
    blocks: list[Block] = [text(*days, reader.say("vacation-what")), *rows([here])]
    return page(*blocks)
