"""Private pages: nothing to decide, the log, games, standing answers, yes or no."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from discord import ui

from bot.panels.choosing import lesson_words
from bot.panels.controls import (
    MOST_IN_MENU,
    Block,
    ButtonStyle,
    Named,
    Row,
    button,
    clipped,
    line,
    menu,
    menu_row,
    page,
    picture,
    rows,
    text,
)
from bot.panels.posts import after_the_end, looking, scores, verdict
from bot.panels.reading import ROOM, fitting
from bot.people import at_table, listed, names_of
from bot.tables import Gained, Game, Head, Hint, Life, LogPage, Missed, Panel, Taken, Taught, Told
from bot.translation import Reader
from engines.kernel import Event, Result, Text
from engines.kernel.thinking import STRENGTHS

DIGEST_ROOM = 2000
EVENTS_ROOM = 700


def resting(panel: Panel, reader: Reader, notice: str = "") -> ui.LayoutView:
    """Nothing is asked of this seat: whom the table waits for, and what can be done meanwhile."""
    table = str(panel.head.id)
    lines = [f"> {notice}" if notice else ""]
    blocks: list[Block] = []
    if panel.lesson is not None:
        return _chapter_over(panel, panel.lesson, reader, lines[0])
    if panel.result is not None:
        return result_page(panel.head, panel.result, reader, notice)
    if panel.waiting_for:
        lines.append(reader.say("panel-nothing-waits", names=names_of(panel.waiting_for, reader)))
    else:
        lines.append(reader.say("panel-nothing"))
    buttons = [button(reader.say("panel-refresh"), Named("refresh", table), emoji="🔄")]
    if panel.head.seats[panel.seat].stand_in:
        lines = [lines[0], reader.say("panel-stand-in")]
        buttons = [button(reader.say("panel-back"), Named("back", table), ButtonStyle.primary, emoji="🪑")]
    if panel.can_undo:
        lines.append(reader.say("panel-waiting-others"))
        buttons.append(button(reader.say("panel-undo"), Named("undo", table, panel.token), emoji="↩️"))
    if panel.may_move_on:
        buttons.append(button(reader.say("panel-move-on"), Named("onward", table)))
    bots = [
        Row(
            f"{seat.number}={strength}",
            reader.say("panel-give-to-bot", seat=seat.number + 1, bot=reader.say(f"bot-{strength}")),
            reader.say(f"bot-{strength}-about"),
        )
        for seat in panel.head.seats
        if seat.kind == "free"
        for strength in STRENGTHS
    ]
    if bots:
        blocks.append(menu_row(menu(reader.say("panel-free-seat"), bots, Named("give", table))))
    blocks += rows(buttons)
    return page(text(*lines), *blocks)


def _chapter_over(panel: Panel, lesson: Taught, reader: Reader, notice: str) -> ui.LayoutView:
    """What has been learnt, and the way on."""
    key = "learn-next" if lesson.number < lesson.of else "learn-finish"
    table = str(panel.head.id)
    buttons = [
        button(reader.say(key), Named("lesson", table, "", "next"), ButtonStyle.success, emoji="▶️"),
        button(reader.say("learn-anew"), Named("lesson", table, "", "anew"), emoji="🔁"),
    ]
    if panel.can_undo:
        buttons.append(button(reader.say("panel-undo"), Named("undo", table, panel.token), emoji="↩️"))
    return page(text(notice, *lesson_words(lesson, reader)), *rows(buttons))


def result_page(head: Head, result: Result, reader: Reader, notice: str = "") -> ui.LayoutView:
    """How it ended, and what can be done then."""
    return page(
        text(f"> {notice}" if notice else "", reader.say("panel-over")),
        text(f"**{verdict(result, reader)}**", *scores(result, reader)),
        *rows(after_the_end(head, reader)),
    )


def take_seat(head: Head, reader: Reader) -> ui.LayoutView:
    """Somebody who does not sit here could."""
    free = [seat.number for seat in head.seats if seat.kind == "free"]
    return page(
        text(reader.say("leave-take")),
        *rows(
            button(
                reader.plain.say("take-seat-of", who=reader.plain.names(seat)),
                Named("take", str(head.id), "", str(seat)),
                ButtonStyle.primary,
            )
            for seat in free
        ),
    )


def taken_page(
    taken: Taken, head: Head, reader: Reader, shown: tuple[str, str] | None = None
) -> ui.LayoutView:
    """Somebody has sat down in the middle of a game: what lies where, also hidden, and what was last."""
    holdings = [*_by_seat(((held.seat, held.what, str(held.count)) for held in taken.holdings), reader)]
    lately = steps(taken.steps, reader, room=DIGEST_ROOM) if taken.steps else []
    return page(
        text(f"> {reader.say('take-done')}"),
        *([picture(*shown), text(f"-# {reader.say('take-secrets')}")] if shown else []),
        *([text(f"**{reader.say('take-holdings')}**", *holdings)] if holdings else []),
        *([text(f"**{reader.say('take-lately')}**", *lately)] if lately else []),
        *rows(looking(head, reader)),
    )


def picture_page(head: Head, reader: Reader, shown: tuple[str, str] | None) -> ui.LayoutView:
    """A picture for one pair of eyes."""
    if shown is None:
        return page(text(reader.say("look-no-picture")))
    return page(picture(*shown), *rows(looking(head, reader)[:1]))


def log_page(log: LogPage, head: Head, reader: Reader) -> ui.LayoutView:
    """A page of the log, with the way to older and newer ones."""
    if not log.steps:
        return page(text(reader.say("log-none")))
    table = str(head.id)
    blocks: list[Block] = [text(f"### {reader.say('log-title')}"), text(*steps(log.steps, reader))]
    if log.pages > 1:
        blocks += rows(
            [
                button(
                    "◀",
                    Named("log", table, "", str(log.page + 1)),
                    disabled=log.page + 1 >= log.pages,
                ),
                button(f"{log.pages - log.page}/{log.pages}", Named("count", table), disabled=True),
                button("▶", Named("log", table, "newer", str(log.page - 1)), disabled=log.page == 0),
            ]
        )
    return page(*blocks)


def steps(told: Sequence[Told], reader: Reader, older: str = "log-older", room: int = ROOM) -> list[str]:
    """Steps with what happened in them, oldest first; if not all fit, the newest do."""
    entries = [_step(step, reader) for step in sorted(told, key=lambda step: step.number)]
    newest = fitting(entries[::-1], room)[::-1] or [clipped(entries[-1], room)]
    return newest if len(newest) == len(entries) else [f"-# {reader.say(older)}", *newest]


def _step(step: Told, reader: Reader) -> str:
    happened = " ".join(reader.write(event.text()) for event in step.events)
    return f"**{step.number + 1}.** {happened or reader.say('post-quiet')}"


def since_page(missed: Missed, reader: Reader, shown: tuple[str, str] | None = None) -> ui.LayoutView:
    """What a player missed; where that is much, first in short, with what has changed on the board."""
    if not missed.steps:
        return page(text(reader.say("since-none")))
    title = text(f"### {reader.say('since-title')}")
    if missed.then is None:
        return page(title, text(*steps(missed.steps, reader, "since-older")))
    short = [
        *_gains(missed.gains, reader),
        *_events("since-you", missed.touching, reader),
        *_events("since-others", missed.between_others, reader),
    ]
    return page(
        title,
        *([text(*short)] if short else []),
        *([picture(*shown)] if shown else []),
        text(
            f"**{reader.say('since-turns')}**",
            *steps(missed.steps, reader, "since-older", ROOM - DIGEST_ROOM),
        ),
    )


def _gains(gains: Sequence[Gained], reader: Reader) -> Iterator[str]:
    """A line for each seat whose things have changed, as far as the game has words for them."""
    signed = ((gain, f"{'+' if gain.by > 0 else '−'}{abs(gain.by)}") for gain in gains)
    return _by_seat(((gain.seat, gain.what, by) for gain, by in signed), reader)


def _by_seat(counted: Iterable[tuple[int, str, str]], reader: Reader) -> Iterator[str]:
    by_seat: dict[int, list[str]] = {}
    for seat, what, number in counted:
        if reader.has(f"holds-{what}"):
            by_seat.setdefault(seat, []).append(f"{reader.say(f'holds-{what}')} {number}")
    for seat, numbers in by_seat.items():
        yield reader.say("since-gains", who=reader.names(seat), what=" · ".join(numbers))


def _events(title: str, events: Sequence[Event], reader: Reader) -> list[str]:
    lines = [f"• {reader.write(event.text())}" for event in events]
    kept = fitting(lines[::-1], EVENTS_ROOM)[::-1]
    return [f"**{reader.say(title)}**", *kept] if kept else []


def games_page(games: Sequence[Game], reader: Reader, notice: str = "") -> ui.LayoutView:
    """Somebody's games: where they are, whom they wait for, and how long; and what was missed in each."""
    greeting = [text(f"> {notice}")] if notice else []
    if not games:
        return page(*greeting, text(reader.say("games-none")))
    entries = [_game(game, reader.lang) for game in games]
    parked = [game.head for game in games if game.head.life is Life.PARKED]
    running = [game.head for game in games if game.head.life is Life.RUNNING and not game.head.is_lesson]
    blocks: list[Block] = [*greeting, text(f"### {reader.say('games-title')}"), text(*fitting(entries))]
    if running:
        missed = [
            Row(str(head.id), reader.at(head.game).say("game"), _which(head, reader))
            for head in running[:MOST_IN_MENU]
        ]
        blocks.append(menu_row(menu(reader.say("games-since-menu"), missed, Named("since"))))
    if parked:
        blocks += _resumable(parked, reader)
    return page(*blocks)


def _game(game: Game, lang: str) -> str:
    head = game.head
    reader = at_table(head, lang)
    if head.is_lesson and head.life is Life.RUNNING:
        state = reader.say("games-lesson")
    elif head.life is Life.LOBBY:
        state = reader.say("games-lobby")
    elif head.life is Life.PARKED:
        state = reader.say("games-parked")
    elif game.yours:
        state = reader.say("games-yours")
    elif head.acting:
        state = reader.say("games-waits", names=names_of(head.acting, reader))
    else:
        state = reader.say("games-quiet")
    where = f"<#{head.channel}>" if head.guild else reader.say("games-here")
    if game.since is not None and game.until is not None:
        since, until = f"<t:{int(game.since)}:f>", f"<t:{int(game.until)}:R>"
        key = "games-limit" if head.guild else "games-since"
        if game.away is not None:
            key, until = "games-away", f"<t:{int(game.away)}:R>"
        state = f"{state} · {reader.say(key, since=since, until=until)}"
    return reader.say("games-line", game=reader.say("game"), where=where, state=state)


def _resumable(parked: Sequence[Head], reader: Reader) -> list[Block]:
    lines = [
        Row(str(head.id), reader.at(head.game).say("game"), _which(head, reader))
        for head in parked[:MOST_IN_MENU]
    ]
    return [menu_row(menu(reader.say("games-resume"), lines, Named("resume")))]


def _which(head: Head, reader: Reader) -> str:
    return reader.say("games-lesson") if head.is_lesson else reader.say("games-number", number=head.id)


def resume_page(parked: Sequence[Head], reader: Reader) -> ui.LayoutView:
    """Solo games that were put aside."""
    if not parked:
        return page(text(reader.say("resume-none")))
    return page(text(reader.say("resume-which")), *_resumable(parked, reader))


def standing_page(
    head: Head, standing: Mapping[str, Text | str], reader: Reader, notice: str = ""
) -> ui.LayoutView:
    """Standing answers, and how to cancel them."""
    if not standing:
        return page(text(f"> {notice}" if notice else "", reader.say("standing-none")))
    lines = [
        Row(
            key,
            reader.say(
                "standing-line",
                question=reader.outline(f"ask-{key}"),
                option=reader.label(pick) if isinstance(pick, Text) else pick,
            ),
        )
        for key, pick in standing.items()
    ]
    return page(
        text(
            f"> {notice}" if notice else "",
            f"### {reader.say('standing-title')}",
            *(f"• {row.label}" for row in lines),
        ),
        menu_row(menu(reader.say("standing-cancel"), lines, Named("askme", str(head.id)))),
    )


def sure(question: str, yes: str, named: Named, reader: Reader) -> ui.LayoutView:
    """Something that cannot be taken back: yes or no."""
    return page(
        text(question),
        *rows([button(yes, named, ButtonStyle.danger), button(reader.say("cancel"), Named("nothing"))]),
    )


def sentence(words: str) -> ui.LayoutView:
    """Just one thing to say."""
    return page(text(words))


def hint_page(hints: Sequence[Hint], reader: Reader, *, solo: bool) -> ui.LayoutView:
    """What one might do, best first, and where that is expected to lead; alone, compared with the best."""
    lines = [f"### {reader.say('hint-title')}"]
    for number, hint in enumerate(hints, start=1):
        if solo:
            points = round(hint.lead - hints[0].lead)
            where = "less" if points else "best"
        else:
            points = round(hint.lead)
            where = "ahead" if points > 0 else "behind" if points < 0 else "even"
        what = listed([reader.write(label) for label in hint.labels], reader) or reader.say("hint-nothing")
        lines.append(reader.say(f"hint-{where}", number=number, what=what, points=abs(points)))
    return page(text(*lines, f"-# {reader.say('hint-about')}"))


def under_way(words: str) -> ui.LayoutView:
    """Something that takes a while."""
    return page(text(f"⏳ {words}"), line())
