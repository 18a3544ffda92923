"""Pieces on their places: counters, crowds, stacks and slots."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import ceil, sqrt
from typing import NamedTuple

from PIL import Image

from renderers.kit.canvas import Canvas, Style
from renderers.kit.colour import Ink, mix
from renderers.kit.layout import Box
from renderers.kit.panels import plate
from renderers.kit.surfaces import hollow
from renderers.kit.theme import Theme
from renderers.kit.tokens import badge


class Piece(NamedTuple):
    """Something that stands on a spot: its sprite for a size in pixels, and what it is called in the record.

    An id that stays the same wherever the piece stands lets a picture show where it came from.
    """

    sprite: Callable[[int], Image.Image]
    kind: str
    id: str | int
    state: str | int = ""


def counter(
    canvas: Canvas,
    x: float,
    y: float,
    icon: str,
    number: int | str,
    theme: Theme,
    kind: str,
    id: str | int = "",
    size: float = 24,
    ink: Ink | None = None,
) -> float:
    """An icon and its number as one piece, from the left middle; returns the width used."""
    canvas.sprite(theme.icons.sprite(icon, canvas.px(size)), x + size / 2, y)
    style = Style(theme.bold, size * 0.78, theme.ink if ink is None else ink)
    shown = str(number).replace("-", "−")
    room = canvas.text(shown, Box(x + size * 1.12, y - size / 2, size * 4, size), style, may_cut=True)
    wide = size * 1.12 + room
    canvas.mark(kind, id, Box(x - 1, y - size / 2 - 1, wide + 5, size + 2), number)
    return wide


def counters(
    canvas: Canvas,
    box: Box,
    entries: Sequence[tuple[str, int | str, str, str | int]],
    theme: Theme,
    size: float = 24,
) -> None:
    """Counters (icon, number, kind, id) beside each other in equal columns."""
    for (icon, number, kind, id), cell in zip(entries, box.columns(max(1, len(entries))), strict=False):
        counter(canvas, cell.x, cell.centre[1], icon, number, theme, kind, id, size)


def crowd(canvas: Canvas, box: Box, pieces: Sequence[Piece], largest: float | None = None) -> None:
    """Any number of pieces in a box, as large as fits (`largest` at most), none covering another."""
    count = len(pieces)
    if not count:
        return
    columns, size = max(
        ((columns, min(box.w / columns, box.h / ceil(count / columns))) for columns in range(1, count + 1)),
        key=lambda way: (round(way[1], 3), way[0]),
    )
    size = min(size, largest or size)
    rows = ceil(count / columns)
    gap_x = min(size * 1.15, box.w / columns)
    gap_y = min(size * 1.15, box.h / rows)
    for number, piece in enumerate(pieces):
        row, column = divmod(number, columns)
        here = min(columns, count - row * columns)
        x = box.centre[0] + (column - (here - 1) / 2) * gap_x
        y = box.centre[1] + (row - (rows - 1) / 2) * gap_y
        canvas.piece(piece.sprite(canvas.px(size * 0.96)), x, y, piece.kind, piece.id, piece.state)


def stack(
    canvas: Canvas,
    box: Box,
    top: Callable[[Canvas, Box], None],
    count: int,
    theme: Theme,
    kind: str,
    id: str | int = "",
    most: int = 6,
) -> None:
    """A pile: the more there are, the thicker, and a badge tells the count; an empty one is an empty place.

    `top` draws the uppermost into the box that it is given.
    """
    if not count:
        slot(canvas, box, theme)
    layers = min(most, ceil(sqrt(count))) if count else 0
    lift = min(2.4, box.h * 0.03)
    edge = plate(
        canvas.px(box.w), canvas.px(box.h), canvas.px(5), mix(theme.panel, theme.ink, 0.25), theme.ink, 1
    )
    for layer in range(layers, 0, -1):
        canvas.stamp(edge, box.x + layer * lift * 0.7, box.y + layer * lift)
    if count:
        top(canvas, box)
    size = max(16.0, min(box.w, box.h) * 0.34)
    pill = badge(canvas.px(size), str(count), theme.ink, theme.panel)
    canvas.sprite(pill, box.right - size * 0.1, box.bottom - size * 0.1)
    canvas.mark(kind, id, Box(box.x, box.y, box.w + size * 0.5, box.h + size * 0.45), count)


def slot(
    canvas: Canvas,
    box: Box,
    theme: Theme,
    ground: Ink | None = None,
    radius: float | None = None,
    icon: str = "",
) -> None:
    """An empty place: a hollow with an edge that stands out from its ground (3:1), and what belongs there."""
    behind = theme.panel if ground is None else ground
    edge = theme.edge(behind)
    round_ = min(box.w, box.h) * 0.18 if radius is None else radius
    whole = canvas.px(box.w), canvas.px(box.h)
    well = _well(*whole, canvas.px(round_), mix(behind, edge, 0.14), edge, canvas.px(1.3), canvas.px(2))
    canvas.stamp(well, box.x, box.y)
    canvas.note_slot(box, edge, behind)
    if icon:
        size = min(box.w, box.h) * 0.62
        canvas.sprite(theme.icons.sprite(icon, canvas.px(size)), *box.centre)


@lru_cache(maxsize=128)
def _well(w: int, h: int, radius: int, fill: Ink, edge: Ink, line: int, depth: int) -> Image.Image:
    """A hollow with its shade, as one sprite."""
    done = plate(w, h, radius, fill, edge, line).copy()
    done.alpha_composite(hollow(w, h, radius, depth, 0.3))
    return done


def slots(
    canvas: Canvas, boxes: Sequence[Box], theme: Theme, ground: Ink | None = None, radius: float | None = None
) -> None:
    """Empty places."""
    for box in boxes:
        slot(canvas, box, theme, ground, radius)
