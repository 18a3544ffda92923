"""Shapes that tell pieces apart without colour, and tokens made of them."""

from collections.abc import Callable
from enum import StrEnum
from functools import lru_cache

from PIL import Image

from renderers.kit.colour import Ink, mix, on
from renderers.kit.layout import Box
from renderers.kit.pen import Pen, Point, ring, star
from renderers.kit.text import Face


class Shape(StrEnum):
    """Outlines that stay different at 12 px."""

    DISC = "disc"
    TRIANGLE = "triangle"
    SQUARE = "square"
    DIAMOND = "diamond"
    STAR = "star"
    SHIELD = "shield"
    CROSS = "cross"


def outline(shape: Shape, x: float, y: float, r: float) -> list[Point]:
    """The corners of a shape of about the same area as a disc of that radius."""
    match shape:
        case Shape.DISC:
            return ring(x, y, r, 48)
        case Shape.TRIANGLE:
            return ring(x, y + r * 0.22, r * 1.3, 3)
        case Shape.SQUARE:
            return ring(x, y, r * 1.25, 4, -45)
        case Shape.DIAMOND:
            return ring(x, y, r * 1.28, 4)
        case Shape.STAR:
            return star(x, y, r * 1.3, r * 0.66, 5)
        case Shape.SHIELD:
            top, low = y - r, y + r * 1.2
            return [(x - r, top), (x + r, top), (x + r, y + r * 0.2), (x, low), (x - r, y + r * 0.2)]
        case Shape.CROSS:
            a, b = r * 1.15, r * 0.5
            arms = [(-b, -a), (b, -a), (b, -b), (a, -b), (a, b), (b, b)]
            half = [(x + dx, y + dy) for dx, dy in arms]
            return half + [(x - dx, y - dy) for dx, dy in arms]


@lru_cache(maxsize=1024)
def token(
    size: int, shape: Shape, fill: Ink, line: Ink, sign: str = "", face: Face = Face.SANS_BLACK
) -> Image.Image:
    """A flat token with a rim, a lighter upper edge and, if wanted, a letter or number."""
    pen = Pen(100, 100, size / 100)
    pen.polygon(outline(shape, 50, 50, 35), line, line, 8)
    pen.polygon(outline(shape, 50, 50, 33), fill)
    pen.polygon(outline(shape, 50, 47, 26), mix(fill, (255, 255, 255), 0.16))
    pen.polygon(outline(shape, 50, 51, 26), fill)
    if sign:
        drop = 4 if shape is Shape.TRIANGLE else 0
        pen.letter(50, 50 + drop, sign, 56 if len(sign) == 1 else 50, on(fill), face)
    return pen.done()


@lru_cache(maxsize=512)
def badge(size: int, text: str, fill: Ink, ink: Ink, line: Ink | None = None) -> Image.Image:
    """A small pill with a number, as wide as it needs to be."""
    wide = 100 + 46 * (len(text) - 1)
    pen = Pen(wide, 100, size / 100)
    pen.rounded(Box(3, 3, wide - 6, 94), 47, fill, line, 7 if line else 0)
    pen.letter(wide / 2, 50, text, 76, ink, Face.SANS_BOLD)
    return pen.done()


@lru_cache(maxsize=512)
def drawn(size: int, draw: Callable[..., None], *inks: Ink) -> Image.Image:
    """A sprite from a function that draws on a field of 100 by 100 with the given inks."""
    pen = Pen(100, 100, size / 100)
    draw(pen, *inks)
    return pen.done()
