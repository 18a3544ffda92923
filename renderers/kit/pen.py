"""A pen for vector shapes: they are drawn large once and shrunk into a sprite."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import cos, pi, sin
from typing import TypeAlias

from PIL import Image, ImageDraw, ImageFilter

from renderers.kit.colour import Ink, Paint
from renderers.kit.layout import Box
from renderers.kit.text import Face, capital, font

Point: TypeAlias = tuple[float, float]
OVER = 4  # how much larger the pen draws


class Pen:
    """Draws in the units of the finished sprite; `unit` of them are one unit of the shape."""

    def __init__(self, width: float, height: float, unit: float = 1, over: int = OVER) -> None:
        self.over = over
        self.k = unit * over
        size = (max(1, round(width * unit)) * over, max(1, round(height * unit)) * over)
        self.image = Image.new("RGBA", size)
        self._draw = ImageDraw.Draw(self.image)

    def _at(self, points: Sequence[Point]) -> list[Point]:
        return [(x * self.k, y * self.k) for x, y in points]

    def polygon(
        self,
        points: Sequence[Point],
        fill: Ink | Paint | None,
        line: Ink | Paint | None = None,
        width: float = 0,
    ) -> None:
        """A closed shape; its outline has round corners."""
        if fill is not None:
            self._draw.polygon(self._at(points), fill=fill)
        if line is not None and width:
            self.line([*points, points[0], points[1]], line, width)

    def line(self, points: Sequence[Point], colour: Ink | Paint, width: float) -> None:
        """A stroke with round joints and ends."""
        self._draw.line(self._at(points), fill=colour, width=max(1, round(width * self.k)), joint="curve")
        r = width * self.k / 2
        for x, y in (self._at(points)[0], self._at(points)[-1]):
            self._draw.ellipse((x - r, y - r, x + r, y + r), fill=colour)

    def ellipse(
        self, box: Box, fill: Ink | Paint | None = None, line: Ink | Paint | None = None, width: float = 0
    ) -> None:
        edges = [v * self.k for v in (box.x, box.y, box.right, box.bottom)]
        self._draw.ellipse(edges, fill=fill, outline=line, width=round(width * self.k))

    def disc(
        self,
        x: float,
        y: float,
        r: float,
        fill: Ink | Paint | None = None,
        line: Ink | Paint | None = None,
        width: float = 0,
    ) -> None:
        """A circle by its centre."""
        self.ellipse(Box(x - r, y - r, 2 * r, 2 * r), fill, line, width)

    def arc(
        self, x: float, y: float, r: float, start: float, end: float, colour: Ink | Paint, width: float
    ) -> None:
        """A part of a circle, degrees clockwise from three o'clock."""
        steps = max(4, int(abs(end - start) / 6))
        angles = [(start + (end - start) * i / steps) * pi / 180 for i in range(steps + 1)]
        self.line([(x + r * cos(a), y + r * sin(a)) for a in angles], colour, width)

    def rounded(
        self,
        box: Box,
        radius: float,
        fill: Ink | Paint | None = None,
        line: Ink | Paint | None = None,
        width: float = 0,
    ) -> None:
        """A rectangle with round corners."""
        edges = [v * self.k for v in (box.x, box.y, box.right, box.bottom)]
        self._draw.rounded_rectangle(
            (edges[0], edges[1], edges[2] - 1, edges[3] - 1),
            radius * self.k,
            fill=fill,
            outline=line,
            width=round(width * self.k),
        )

    def letter(self, x: float, y: float, text: str, size: float, colour: Ink | Paint, face: Face) -> None:
        """A sign centred on a point: part of a shape, not a text to be read by itself."""
        used = font(face, max(1, round(size * self.k)))
        baseline = y * self.k + capital(face) * size * self.k / 2
        self._draw.text((x * self.k, baseline), text, font=used, fill=colour, anchor="ms")

    def stamp(self, other: Image.Image, x: float, y: float) -> None:
        """Another drawing of the same pen size, laid over this one."""
        self.image.alpha_composite(other, (round(x * self.k), round(y * self.k)))

    def glow(self, radius: float) -> None:
        """Blur what is there so far."""
        self.image = self.image.filter(ImageFilter.GaussianBlur(radius * self.k))
        self._draw = ImageDraw.Draw(self.image)

    def done(self) -> Image.Image:
        """The finished sprite."""
        return self.image.reduce(self.over) if self.over > 1 else self.image


def ring(x: float, y: float, r: float, corners: int, turn: float = -90) -> list[Point]:
    """The corners of a regular polygon."""
    return [
        (
            x + r * cos((turn + 360 * i / corners) * pi / 180),
            y + r * sin((turn + 360 * i / corners) * pi / 180),
        )
        for i in range(corners)
    ]


def star(x: float, y: float, outer: float, inner: float, points: int, turn: float = -90) -> list[Point]:
    """The corners of a star."""
    far, near = ring(x, y, outer, points, turn), ring(x, y, inner, points, turn + 180 / points)
    return [corner for pair in zip(far, near, strict=True) for corner in pair]


def curve(*control: Point, steps: int = 16) -> list[Point]:
    """A Bézier curve through three or four control points."""
    path: list[Point] = []
    for i in range(steps + 1):
        t = i / steps
        points = list(control)
        while len(points) > 1:
            points = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(points)]
        path.append(points[0])
    return path


def bend(*points: Point) -> list[Point]:
    """A chain of curves: start, then a control point and an end for each."""
    path: list[Point] = []
    for i in range(0, len(points) - 2, 2):
        path += curve(points[i], points[i + 1], points[i + 2])
    return path
