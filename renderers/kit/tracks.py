"""Tracks: spaces in a row, a column or a ring, labels, rewards, and markers that never cover one another."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import cos, pi, sin

from PIL import Image

from renderers.kit.canvas import Canvas, Style
from renderers.kit.colour import Ink, mix
from renderers.kit.layout import Box
from renderers.kit.lines import effect_line
from renderers.kit.panels import plate
from renderers.kit.pen import Pen
from renderers.kit.pieces import Piece, crowd
from renderers.kit.theme import Theme


def straight(box: Box, spaces: int, gap: float = 2) -> list[Box]:
    """The spaces from left to right."""
    return box.columns(spaces, gap)


def column(box: Box, spaces: int, gap: float = 2) -> list[Box]:
    """The spaces upwards: the first is the lowest."""
    return list(reversed(box.rows(spaces, gap)))


def circle(box: Box, spaces: int, size: float, start: float = -90) -> list[Box]:
    """The spaces clockwise in a ring inside the box, the first at `start` degrees (-90: twelve o'clock)."""
    x, y = box.centre
    rx, ry = (box.w - size) / 2, (box.h - size) / 2
    angles = [(start + 360 * number / spaces) * pi / 180 for number in range(spaces)]
    return [Box(x + rx * cos(a) - size / 2, y + ry * sin(a) - size / 2, size, size) for a in angles]


def track_ground(
    canvas: Canvas,
    spaces: Sequence[Box],
    theme: Theme,
    labels: Sequence[str] = (),
    rewards: Mapping[int, str] | None = None,
    fill: Ink | None = None,
    size: float = 13,
    reward: float = 0,
) -> None:
    """The spaces. `labels` stand in their upper left corners; `rewards` are effect lines by the number of the
    space, at its foot, `reward` units high."""
    paper = theme.raised if fill is None else fill
    edge = theme.edge(theme.panel)
    for number, box in enumerate(spaces):
        round_ = min(box.w, box.h) * 0.2
        tone = paper if number % 2 else mix(paper, theme.panel, 0.35)
        body = plate(canvas.px(box.w), canvas.px(box.h), canvas.px(round_), tone, edge, canvas.px(1.1))
        canvas.stamp(body, box.x, box.y)
        canvas.note_slot(box, edge, theme.panel)
        if number < len(labels) and labels[number]:
            style = Style(theme.bold, size, theme.dim)
            canvas.text(labels[number], Box(box.x + 3, box.y + 2, box.w - 5, size), style, may_cut=True)
        if rewards and number in rewards:
            foot = reward or size * 1.5
            low = Box(box.x + 2, box.bottom - foot - 1, box.w - 4, foot)
            effect_line(
                canvas, rewards[number], low, Style(theme.bold, size, theme.ink), theme, 0.5, shrink=0.7
            )


def track_markers(
    canvas: Canvas,
    spaces: Sequence[Box],
    standing: Mapping[int, Sequence[Piece]],
    largest: float = 22,
    top: float = 0,
    foot: float = 0,
) -> None:
    """The markers by the number of their space; `top` and `foot` of it stay free for label and reward."""
    for number, pieces in standing.items():
        box = spaces[number]
        crowd(canvas, Box(box.x + 1, box.y + top, box.w - 2, box.h - top - foot), pieces, largest)


@lru_cache(maxsize=32)
def ring_path(w: int, h: int, thick: int, colour: Ink, line: Ink) -> Image.Image:
    """A road below the spaces of a ring."""
    pen = Pen(w, h, over=2)
    pen.ellipse(Box(2, 2, w - 4, h - 4), None, line, thick + 4)
    pen.ellipse(Box(4, 4, w - 8, h - 8), None, colour, thick)
    return pen.done()
