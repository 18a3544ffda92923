"""The drawing process: views in, pictures out. In the bot's own, drawing would keep everybody waiting."""

from collections.abc import Sequence
from multiprocessing.sharedctypes import Synchronized

import renderers
from bot.processes import FILMING, begin
from bot.tables.shown import Course
from engines.kernel import Result
from renderers import summary
from renderers.kit.encode import Picture
from renderers.summary import Sheet

_done: "Synchronized[int] | None" = None  # how many pictures of a film are ready


def begin_film(done: "Synchronized[int]") -> None:
    """When the process of a film starts."""
    global _done
    _done = done
    begin(FILMING)


def ready() -> None:
    """Nothing to draw: only be there."""


def board(
    game: str,
    view: bytes,
    since: bytes | None,
    lang: str,
    names: Sequence[str],
    part: str | None,
    now: Sequence[int],
    last: Sequence[str],
    phone: bool,
) -> Picture:
    """The board for a spectator, a seat's own view, or a close-up."""
    return renderers.draw(
        game,
        renderers.unpacked(game, view),
        lang=lang,
        names=names,
        part=part,
        since=renderers.unpacked(game, since) if since else None,
        now=now,
        last=last,
        phone=phone,
    )


def change(
    game: str, before: bytes, view: bytes, lang: str, names: Sequence[str], now: Sequence[int], phone: bool
) -> Picture:
    """The part that has changed most, with what has changed marked; where nothing has, a seat's own view."""
    then, shown = renderers.unpacked(game, before), renderers.unpacked(game, view)
    part = renderers.changed_part(game, then, shown, lang=lang, names=names)
    since = then if part else None
    return renderers.draw(game, shown, lang=lang, names=names, part=part, since=since, now=now, phone=phone)


def beside(
    game: str,
    parts: Sequence[str],
    before: bytes,
    view: bytes,
    lang: str,
    names: Sequence[str],
    now: Sequence[int],
    phone: bool,
) -> Picture | None:
    """Of these parts the one that has changed most, None if none has; without parts, a seat's own things."""
    shown = renderers.unpacked(game, view)
    if not parts:
        return renderers.draw(game, shown, lang=lang, names=names, now=now, phone=phone)
    then = renderers.unpacked(game, before)
    part = renderers.changed_part(game, then, shown, lang=lang, names=names, among=tuple(parts))
    if part is None:
        return None
    return renderers.draw(game, shown, lang=lang, names=names, part=part, since=then, now=now, phone=phone)


def end(game: str, view: bytes, result: Result, lang: str, names: Sequence[str]) -> Picture:
    """The final scores as a chart."""
    return renderers.draw_end(game, renderers.unpacked(game, view), result, lang=lang, names=names)


def course(game: str, view: bytes, shown: Course, lang: str, names: Sequence[str]) -> Picture:
    """How a game that is over went."""
    turned = [turning for turning, _ in shown.turnings]
    return renderers.draw_course(
        game, renderers.unpacked(game, view), shown.moments, turned, lang=lang, names=names
    )


def sheet(figures: Sheet) -> Picture:
    """A sheet of figures."""
    return summary.draw(figures)


def film(game: str, views: Sequence[bytes], lang: str, names: Sequence[str]) -> Picture:
    """The game so far."""

    def progress(frames: int, _: int) -> None:
        if _done is not None:
            _done.value = frames

    shown = [renderers.unpacked(game, view) for view in views]
    return renderers.film(game, shown, lang=lang, names=names, progress=progress)
