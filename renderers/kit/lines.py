"""Effect lines: icons, numbers, arrows and slashes inside wrapped text.

The source is the line of an effect's verb, for example `2[favour] → +1[good] / +2[coin]`: `[name]` is an icon
of the game's theme, all else is text. A line breaks at spaces; no-break spaces hold together, as always.
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from renderers.kit import text as writing
from renderers.kit.canvas import Canvas, Style
from renderers.kit.icons import Icons
from renderers.kit.layout import Box
from renderers.kit.text import Face, Overflow
from renderers.kit.theme import Theme

ICON = 1.34  # the size of an icon, as a share of the type's
LEADING = 1.42
SPACE = 0.26
_PARTS = re.compile(r"\[([^\[\]]+)\]")
_ARROWS = {"→": "arrow", "←": "back", "↑": "up", "↓": "down", "⇄": "swap", "↻": "turn"}


class Part(NamedTuple):
    """A run of letters, or an icon."""

    text: str
    is_icon: bool


@lru_cache(maxsize=4096)
def words_of(line: str) -> tuple[tuple[Part, ...], ...]:
    """The line's words; what stands together without a space stays together."""
    line = line.replace("→", " → ")  # what is paid and what is gained may stand in two rows
    for arrow, name in _ARROWS.items():
        line = line.replace(arrow, f"[{name}]")
    found: list[tuple[Part, ...]] = []
    for word in line.split(" "):
        parts = [Part(run, bool(number % 2)) for number, run in enumerate(_PARTS.split(word)) if run]
        if parts:
            found.append(tuple(parts))
    return tuple(found)


def _named(parts: Sequence[Part], icons: Icons) -> list[Part]:
    """An icon that nobody drew is written out for players; in tests it is an error of the lookup."""
    if writing.is_strict():
        return list(parts)
    return [part._replace(is_icon=part.is_icon and part.text in icons) for part in parts]


def _width(parts: Sequence[Part], style: Style, px: int) -> float:
    icon = round(px * ICON)
    return sum(icon * 1.04 if part.is_icon else writing.width(part.text, style.face, px) for part in parts)


def _broken(
    line: str, style: Style, px: int, room: float, icons: Icons, strict: bool
) -> list[list[list[Part]]]:
    rows: list[list[list[Part]]] = [[]]
    used = 0.0
    for word in words_of(line):
        parts = _named(word, icons)
        w = _width(parts, style, px)
        if rows[-1] and used + px * SPACE + w > room:
            rows.append([])
            used = 0
        if strict and w > room + 1:
            raise Overflow(f"{line!r}: a word is {w:.0f} px wide, its box {room:.0f} px")
        used += w + (px * SPACE if rows[-1] else 0)
        rows[-1].append(parts)
    return rows


def line_width(line: str, style: Style, theme: Theme, scale: float = 1) -> float:
    """How far the line reaches if it is not broken."""
    px = max(1, round(style.size * scale))
    words = [_width(_named(word, theme.icons), style, px) for word in words_of(line)]
    return (sum(words) + px * SPACE * max(0, len(words) - 1)) / scale


def line_height(line: str, width: float, style: Style, theme: Theme, scale: float = 1) -> float:
    """How high the line becomes in a box of that width."""
    px = max(1, round(style.size * scale))
    return len(_broken(line, style, px, width * scale + 1, theme.icons, False)) * style.size * LEADING


def effect_line(
    canvas: Canvas,
    line: str,
    box: Box,
    style: Style,
    theme: Theme,
    align: float = 0,
    valign: float = 0.5,
    shrink: float = 1,
) -> float:
    """Write an effect into a box, broken into lines; returns the height used.

    `shrink` is the smallest share of the type's size that may be tried before the text counts as an overflow.
    """
    k = canvas.scale
    laid = _laid(
        line, style.face, style.size, k, box.w * k + 1, box.h, theme.icons, shrink, writing.is_strict()
    )
    style = style._replace(size=laid.size)
    top = box.y + max(0.0, box.h - len(laid.rows) * laid.high) * valign
    for number, row in enumerate(laid.rows):
        middle = top + (number + 0.5) * laid.high
        left = box.x + (box.w - row.width / k) * align
        for part in row.parts:
            if part.is_icon:
                sprite = theme.icons.sprite(part.text, laid.icon)
                canvas.sprite(sprite, left + (part.x + part.width / 2) / k, middle)
            else:
                room = Box(left + part.x / k, middle - laid.high / 2, part.width / k + 1, laid.high)
                canvas.text(part.text, room, style, may_cut=True)
    return len(laid.rows) * laid.high


class Placed(NamedTuple):
    """A run of letters or an icon, and where it begins in its row, in pixels."""

    text: str
    is_icon: bool
    x: float
    width: float


class Row(NamedTuple):
    parts: tuple[Placed, ...]
    width: float


class Laid(NamedTuple):
    """A line broken into rows, with the size of type at which it fits."""

    rows: tuple[Row, ...]
    size: float
    high: float
    icon: int


@lru_cache(maxsize=2048)
def _laid(
    line: str,
    face: Face,
    wanted: float,
    scale: float,
    room: float,
    high: float,
    icons: Icons,
    shrink: float,
    strict: bool,
) -> Laid:
    """Where everything comes to stand: a line looks the same for many pictures, and is broken once."""
    size = wanted
    while True:
        style = Style(face, size, (0, 0, 0))
        px = max(1, round(size * scale))
        last = size <= wanted * shrink
        rows = _broken(line, style, px, room, icons, strict and last)
        each = size * (LEADING if len(rows) > 1 else ICON)
        fits = len(rows) * each <= high + 1 and all(
            _width(word, style, px) <= room for row in rows for word in row
        )
        if fits or last:
            break
        size = max(wanted * shrink, size * 0.94)
    if not fits and strict:
        raise Overflow(f"{line!r} needs {len(rows) * each:.0f} units, its box has {high:.0f}")
    return Laid(tuple(_placed(row, style, px) for row in rows), size, each, round(px * ICON))


def _placed(row: list[list[Part]], style: Style, px: int) -> Row:
    parts: list[Placed] = []
    x = 0.0
    for word in row:
        for part in word:
            wide = _width([part], style, px)
            parts.append(Placed(part.text, part.is_icon, x, wide))
            x += wide
        x += px * SPACE
    return Row(tuple(parts), x - px * SPACE)


def icon_row(
    canvas: Canvas, names: Sequence[str], box: Box, theme: Theme, gap: float = 2, align: float = 0
) -> None:
    """Icons beside each other, as large as the box is high, closer if there are too many."""
    if not names:
        return
    size = min(box.h, box.w)
    step = min(size + gap, (box.w - size) / max(1, len(names) - 1)) if len(names) > 1 else size
    x = box.x + (box.w - step * (len(names) - 1) - size) * align + size / 2
    for name in names:
        canvas.sprite(theme.icons.sprite(name, canvas.px(size)), x, box.centre[1])
        x += step
