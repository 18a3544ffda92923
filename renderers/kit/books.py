"""Open books: two pages with a gutter and curled edges, as thick on each side as there are pages; and the row
of symbols of all pages with the reader's place marked."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageFilter

from renderers.kit.canvas import Canvas
from renderers.kit.colour import Ink, mix
from renderers.kit.layout import Box
from renderers.kit.panels import plate
from renderers.kit.pen import Pen, bend
from renderers.kit.theme import Theme

BLACK, WHITE = (0, 0, 0), (255, 255, 255)
THICK = 1.1  # of a page, in units


class Spread(NamedTuple):
    """Where one may write on an open book."""

    left: Box
    right: Box


def open_book(
    canvas: Canvas,
    box: Box,
    cover: Ink,
    paper: Ink,
    before: int,
    after: int,
    blank: tuple[bool, bool] = (False, False),
) -> Spread:
    """Draw an open book into the box: `before` pages lie on the left, `after` on the right.

    A side in `blank` shows the inside of the cover instead of a page. Returns where one may write.
    """
    sprite = _book(
        canvas.px(box.w), canvas.px(box.h), canvas.scale, cover, paper, min(before, 9), min(after, 9), blank
    )
    canvas.stamp(sprite, box.x, box.y)
    return spread_of(box)


def spread_of(box: Box) -> Spread:
    """The two pages of a book that lies in that box."""
    edge_x, edge_y = box.w * 0.035 + 4, box.h * 0.05 + 3
    half = box.w / 2
    page = half - edge_x - box.w * 0.022
    top, high = box.y + edge_y, box.h - 2 * edge_y
    return Spread(Box(box.x + edge_x, top, page, high), Box(box.x + half + box.w * 0.022, top, page, high))


@lru_cache(maxsize=128)
def _book(
    w: int, h: int, scale: float, cover: Ink, paper: Ink, before: int, after: int, blank: tuple[bool, bool]
) -> Image.Image:
    pen = Pen(w, h, over=2 if w * h > 60_000 else 3)
    pen.rounded(Box(0, 0, w, h), h * 0.05, mix(cover, BLACK, 0.35))
    pen.rounded(Box(scale, scale, w - 2 * scale, h - 2 * scale), h * 0.05, cover)
    pen.rounded(Box(w / 2 - w * 0.02, 0, w * 0.04, h), 1, mix(cover, BLACK, 0.3))
    inset_x, inset_y = w * 0.03, h * 0.045
    for side, count, empty in ((-1, before, blank[0]), (1, after, blank[1])):
        far = w / 2 + side * (w / 2 - inset_x)
        if empty:
            lining = mix(cover, WHITE, 0.35)
            pen.rounded(
                Box(min(far, w / 2), inset_y, abs(far - w / 2), h - 2 * inset_y),
                3,
                lining,
                mix(cover, BLACK, 0.2),
                scale,
            )
            continue
        for sheet in range(count, -1, -1):
            reach = far + side * sheet * THICK * scale * 0.8
            drop = sheet * 0.7 * scale
            tone = mix(paper, BLACK, 0.05 + 0.05 * (sheet % 2)) if sheet else paper
            curl = h * 0.035
            mid = w / 2 + side * w * 0.2
            upper = bend(
                (w / 2, inset_y + curl * 1.4), (mid, inset_y - curl * 0.8), (reach, inset_y + curl * 0.3)
            )
            lower = bend(
                (reach, h - inset_y + drop - curl * 0.2),
                (mid, h - inset_y + drop - curl * 1.2),
                (w / 2, h - inset_y + curl * 0.6),
            )
            pen.polygon([*upper, *lower], tone, mix(paper, BLACK, 0.35), 0.8 * scale)
    image = pen.done()
    image.alpha_composite(_gutter(w, h))
    return image


@lru_cache(maxsize=32)
def _gutter(w: int, h: int) -> Image.Image:
    """The shade where the pages dip into the binding."""
    mask = Image.new("L", (w, h))
    mask.paste(115, (round(w * 0.49), round(h * 0.06), round(w * 0.51), round(h * 0.95)))
    soft = mask.filter(ImageFilter.GaussianBlur(max(1, w * 0.012)))
    done = Image.new("RGBA", (w, h), (40, 24, 8, 0))
    done.putalpha(soft)
    return done


def symbol_row(
    canvas: Canvas,
    box: Box,
    symbols: Sequence[str],
    position: int,
    theme: Theme,
    kind: str,
    id: str | int,
    empty: str = "",
) -> None:
    """The symbols of all pages in their order; `position` of them lie before the place where it is open.

    Each symbol is an icon's name, `empty` the one for a page without.
    """
    cells = max(1, len(symbols))
    size = min(box.h * 0.92, (box.w - 8) / (cells + 0.6))
    x = box.x + (box.w - size * (cells + 0.6)) / 2
    edge = theme.edge(theme.panel)
    for number, symbol in enumerate(symbols):
        if number == position:
            _ribbon(canvas, x + size * 0.3, box, theme)
            x += size * 0.6
        seen = number in (position - 1, position)
        cell = plate(
            canvas.px(size * 0.96),
            canvas.px(size * 0.96),
            canvas.px(size * 0.2),
            theme.panel if seen else theme.raised,
            theme.accent if seen else edge,
            canvas.px(1.8 if seen else 1),
        )
        canvas.sprite(cell, x + size / 2, box.centre[1])
        if symbol or empty:
            sprite = theme.icons.sprite(symbol or empty, canvas.px(size * 0.76))
            canvas.piece(sprite, x + size / 2, box.centre[1], kind, f"{id}.{number}", symbol)
        x += size
    if position >= len(symbols):
        _ribbon(canvas, x + size * 0.3, box, theme)
    canvas.mark(f"{kind}-position", id, box, position)


def _ribbon(canvas: Canvas, x: float, box: Box, theme: Theme) -> None:
    """A bookmark between two pages."""
    canvas.sprite(_mark(canvas.px(box.h * 0.34), canvas.px(box.h), theme.accent), x, box.centre[1])


@lru_cache(maxsize=32)
def _mark(w: int, h: int, colour: Ink) -> Image.Image:
    pen = Pen(100, 100 * h / w, w / 100)
    low = 100 * h / w
    pen.polygon(
        [(10, 2), (90, 2), (90, low - 4), (50, low - 34), (10, low - 4)], colour, mix(colour, BLACK, 0.4), 8
    )
    return pen.done()
