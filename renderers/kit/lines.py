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
from renderers.kit.text import Overflow
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
    size = style.size
    while True:
        px = canvas.px(size)
        last = size <= style.size * shrink
        strict = writing.is_strict() and last
        rows = _broken(line, style, px, box.w * canvas.scale + 1, theme.icons, strict)
        high = size * (LEADING if len(rows) > 1 else ICON)
        fits = len(rows) * high <= box.h + 1 and all(
            _width(word, style, px) <= box.w * canvas.scale + 1 for row in rows for word in row
        )
        if fits or last:
            break
        size = max(style.size * shrink, size * 0.94)
    if not fits and writing.is_strict():
        raise Overflow(f"{line!r} needs {len(rows) * high:.0f} units, its box has {box.h:.0f}")
    top = box.y + max(0.0, box.h - len(rows) * high) * valign
    for number, row in enumerate(rows):
        _row(
            canvas, row, Box(box.x, top + number * high, box.w, high), style._replace(size=size), theme, align
        )
    return len(rows) * high


def _row(canvas: Canvas, row: list[list[Part]], box: Box, style: Style, theme: Theme, align: float) -> None:
    px = canvas.px(style.size)
    k = canvas.scale
    wide = (sum(_width(word, style, px) for word in row) + px * SPACE * (len(row) - 1)) / k
    x = box.x + (box.w - wide) * align
    for word in row:
        for part in word:
            step = _width([part], style, px) / k
            if part.is_icon:
                sprite = theme.icons.sprite(part.text, round(px * ICON))
                canvas.sprite(sprite, x + step / 2, box.centre[1])
            else:
                canvas.text(part.text, Box(x, box.y, step + 1, box.h), style, may_cut=True)
            x += step
        x += px * SPACE / k


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
