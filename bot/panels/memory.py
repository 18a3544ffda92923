"""Private pages about what is remembered: finished games, and what is kept of somebody."""

from discord import ui

from bot.panels.controls import (
    Block,
    ButtonStyle,
    Control,
    Named,
    Row,
    button,
    menu,
    menu_row,
    page,
    picture,
    rows,
    text,
)
from bot.panels.personal import wishes
from bot.panels.posts import after_the_end, scores, verdict
from bot.people import at_table, harmless, names_of
from bot.tables import Kept, Over, Page
from bot.tables.ratings import number
from bot.translation import Reader

DAY = 24 * 3600


def history_page(shown: Page, whose: str, game: str, reader: Reader) -> ui.LayoutView:
    """Finished games, the newest first, and the way to each."""
    if not shown.games:
        return page(text(reader.say("history-none")))
    lines, ways = [], []
    for over in shown.games:
        at = at_table(over.head, reader.lang)
        players = names_of(range(len(over.head.seats)), at)
        when = f"<t:{int(over.ended)}:d>"
        lines.append(
            reader.say(
                "history-line",
                game=at.say("game"),
                when=when,
                players=players,
                verdict=verdict(over.result, at),
            )
        )
        plain = at.plain
        ways.append(
            Row(
                str(over.head.id),
                reader.say("history-choice", number=over.head.id, game=at.say("game")),
                verdict(over.result, plain),
            )
        )
    blocks: list[Block] = [
        text(f"### {reader.say(f'history-title-{whose}')}"),
        text(*lines),
        menu_row(menu(reader.say("history-open"), ways, Named("past"))),
    ]
    if shown.pages > 1:
        blocks += rows(_pages(shown, whose, game))
    return page(*blocks)


def _pages(shown: Page, whose: str, game: str) -> list[Control]:
    def at(number: int) -> Named:
        return Named("history", whose, game, str(number))

    return [
        button("◀", at(shown.page + 1), disabled=shown.page + 1 >= shown.pages),
        button(f"{shown.pages - shown.page}/{shown.pages}", Named("count", whose), disabled=True),
        button("▶", at(shown.page - 1), disabled=shown.page == 0),
    ]


def past_page(over: Over, reader: Reader, shown: tuple[str, str] | None) -> ui.LayoutView:
    """One finished game: its result, how long it was, and ways to see it again."""
    head = over.head
    days = max(1, round((over.ended - head.created) / DAY))
    lines = [
        reader.say("history-length", turns=over.turns, days=days),
        reader.say("history-when", since=f"<t:{int(head.created)}:f>", until=f"<t:{int(over.ended)}:f>"),
    ]
    if head.rated:
        lines.append(reader.say("history-rated"))
    replay = button(reader.say("history-replay"), Named("replay", str(head.id)), emoji="📜")
    return page(
        text(f"### {reader.say('game')}", f"**{verdict(over.result, reader)}**"),
        *([picture(*shown)] if shown else []),
        text(*scores(over.result, reader)),
        text(*(f"-# {line}" for line in lines)),
        *rows([*after_the_end(head, reader), replay]),
    )


def kept_page(kept: Kept, reader: Reader) -> ui.LayoutView:
    """All that is kept about somebody, and the way to have it forgotten."""
    names = ", ".join(harmless(name) for name in kept.names) or reader.say("forget-nothing")
    lines = [reader.say("forget-names", names=names)]
    lines += wishes(kept.preferences, reader)
    lines += [
        reader.say("vacation-days", since=f"<t:{int(since)}:D>", until=f"<t:{int(until) - 1}:D>")
        for since, until in kept.away
    ]
    lines.append(reader.say("forget-live", count=len(kept.live)))
    lines.append(reader.say("forget-over", count=kept.over))
    for (_, game), rating in kept.ratings.items():
        name = reader.at(game).say("game")
        lines.append(reader.say("forget-rating", game=name, rating=str(number(rating)), count=rating.games))
    if kept.tips:
        lines.append(reader.say("forget-tips", count=kept.tips))
    yes = button(reader.say("forget-yes"), Named("forget"), ButtonStyle.danger)
    return page(
        text(f"### {reader.say('forget-title')}"),
        text(*(f"• {line}" for line in lines)),
        text(reader.say("forget-what")),
        *rows([yes, button(reader.say("cancel"), Named("nothing"))]),
    )
