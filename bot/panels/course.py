"""The page of a game that is over: its course, where it turned, and the way to see it again from there."""

from discord import ui

from bot.panels.controls import Block, Named, Row, menu, menu_row, page, picture, text
from bot.tables import Course, Head
from bot.translation import Reader
from engines.kernel.thinking.course import Turning


def course_page(course: Course, head: Head, reader: Reader, shown: tuple[str, str] | None) -> ui.LayoutView:
    """The picture, a line for each turning with the way to its post, and films from there."""
    blocks: list[Block] = [picture(*shown)] if shown else []
    if not course.turnings:
        return page(*blocks, text(reader.say("course-steady"), f"-# {reader.say('course-about')}"))
    lines = [
        _turning(number, turning, head, message, reader)
        for number, (turning, message) in enumerate(course.turnings, start=1)
    ]
    films = [
        Row(str(turning.step), reader.say("course-film", turn=turning.step + 1), _rise(turning, reader.plain))
        for turning, _ in course.turnings
    ]
    return page(
        *blocks,
        text(f"**{reader.say('course-turnings')}**", *lines, f"-# {reader.say('course-about')}"),
        menu_row(menu(reader.say("course-films"), films, Named("film", str(head.id)))),
    )


def _turning(number: int, turning: Turning, head: Head, message: int | None, reader: Reader) -> str:
    turn = reader.say("course-turn", turn=turning.step + 1)
    if message is not None:
        turn = f"[{turn}](https://discord.com/channels/{head.guild or '@me'}/{head.channel}/{message})"
    return reader.say("course-line", number=number, turn=turn, rise=_rise(turning, reader))


def _rise(turning: Turning, reader: Reader) -> str:
    return reader.say(
        "course-rise",
        who=reader.names(turning.seat),
        before=round(100 * turning.before),
        after=round(100 * turning.after),
    )
