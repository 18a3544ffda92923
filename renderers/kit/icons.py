"""Icons that several games need, on a field of 100 by 100."""

from renderers.kit.colour import Ink, mix
from renderers.kit.layout import Box
from renderers.kit.pen import Pen, bend, ring, star


def coin(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.disc(50, 50, 44, fill, line, 7)
    pen.disc(50, 50, 30, None, line, 4)
    pen.line([(50, 34), (50, 66)], line, 8)


def card(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.rounded(Box(26, 12, 52, 76), 9, fill, line, 7)
    pen.rounded(Box(38, 28, 28, 18), 4, line)


def cards(pen: Pen, fill: Ink, line: Ink) -> None:
    """A fanned hand."""
    for turn in (0, 1, 2):
        x = 12 + 16 * turn
        pen.rounded(Box(x, 20 - 4 * turn, 44, 66), 8, fill, line, 6)


def deck(pen: Pen, fill: Ink, line: Ink) -> None:
    for lift in (2, 1, 0):
        pen.rounded(Box(20 + 5 * lift, 12 + 7 * lift, 54, 68), 8, fill, line, 6)


def discard(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.rounded(Box(24, 10, 54, 66), 8, fill, line, 6)
    pen.line([(38, 30), (64, 56)], line, 8)
    pen.line([(64, 30), (38, 56)], line, 8)
    pen.line([(16, 88), (84, 88)], line, 7)


def person(pen: Pen, fill: Ink, line: Ink) -> None:
    """A standing figure."""
    body = bend((14, 92), (16, 48), (50, 46), (84, 48), (86, 92))
    pen.polygon(body, fill, line, 6)
    pen.disc(50, 28, 21, fill, line, 6)


def lying(pen: Pen, fill: Ink, line: Ink) -> None:
    """The same figure, on its back."""
    body = bend((92, 76), (52, 74), (46, 58), (52, 34), (92, 34))
    pen.polygon(body, fill, line, 6)
    pen.disc(28, 58, 18, fill, line, 6)


def arrow(pen: Pen, fill: Ink, _line: Ink) -> None:
    """To the right."""
    pen.polygon([(10, 40), (52, 40), (52, 18), (92, 50), (52, 82), (52, 60), (10, 60)], fill)


def check(pen: Pen, fill: Ink, _line: Ink) -> None:
    pen.line([(18, 54), (42, 78), (84, 24)], fill, 15)


def hourglass(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.polygon([(24, 14), (76, 14), (54, 50), (76, 86), (24, 86), (46, 50)], fill, line, 6)
    pen.line([(18, 12), (82, 12)], line, 9)
    pen.line([(18, 88), (82, 88)], line, 9)


def flag(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.polygon([(26, 14), (86, 24), (60, 40), (84, 58), (26, 56)], fill, line, 5)
    pen.line([(24, 10), (24, 92)], line, 9)


def crown(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.polygon([(12, 76), (8, 28), (32, 50), (50, 18), (68, 50), (92, 28), (88, 76)], fill, line, 6)
    pen.rounded(Box(12, 78, 76, 12), 4, line)


def sparkle(pen: Pen, fill: Ink, _line: Ink) -> None:
    pen.polygon(star(50, 50, 46, 14, 4), fill)


def hexagon(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.polygon(ring(50, 50, 42, 6, 0), fill, line, 6)


def crate(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.rounded(Box(12, 14, 76, 74), 6, fill, line, 7)
    pen.line([(16, 36), (84, 36)], mix(fill, line, 0.8), 6)
    pen.line([(16, 64), (84, 64)], mix(fill, line, 0.8), 6)
    pen.line([(30, 36), (70, 64)], mix(fill, line, 0.8), 6)
