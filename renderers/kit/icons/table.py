"""What lies on every table: coins, cards, people, marks of what is done or barred."""

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


def star_shape(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.polygon(star(50, 53, 46, 20, 5), fill, line, 6)


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


def points(pen: Pen, fill: Ink, line: Ink) -> None:
    """Victory points: a laurel's disc."""
    pen.polygon(star(50, 50, 48, 38, 12), fill, line, 5)
    pen.polygon(star(50, 50, 24, 11, 5), line)


def bag(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.polygon(
        bend((38, 34), (4, 64), (18, 88), (50, 98), (82, 88), (96, 64), (62, 34), (50, 28), (38, 34)),
        fill,
        line,
        5,
    )
    pen.polygon([(40, 30), (28, 10), (50, 17), (72, 10), (60, 30)], fill, line, 5)
    pen.line([(36, 33), (64, 33)], line, 8)


def die(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.rounded(Box(12, 12, 76, 76), 16, fill, line, 6)
    for x, y in ((32, 32), (68, 68), (50, 50), (32, 68), (68, 32)):
        pen.disc(x, y, 8, line)


def marker(pen: Pen, fill: Ink, line: Ink) -> None:
    """A player's wooden cube."""
    pen.polygon([(50, 8), (90, 28), (90, 72), (50, 92), (10, 72), (10, 28)], fill, line, 6)
    pen.polygon([(50, 8), (90, 28), (50, 48), (10, 28)], mix(fill, (255, 255, 255), 0.35), line, 4)
    pen.line([(50, 48), (50, 90)], line, 5)


def lock(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.arc(50, 42, 22, 180, 360, line, 11)
    pen.rounded(Box(18, 42, 64, 48), 8, fill, line, 6)
    pen.disc(50, 62, 8, line)
    pen.line([(50, 62), (50, 76)], line, 7)


def cross(pen: Pen, fill: Ink, _line: Ink) -> None:
    pen.line([(22, 22), (78, 78)], fill, 16)
    pen.line([(78, 22), (22, 78)], fill, 16)


def barred(pen: Pen, fill: Ink, _line: Ink) -> None:
    pen.disc(50, 50, 44, None, fill, 11)
    pen.line([(22, 22), (78, 78)], fill, 11)


def back(pen: Pen, fill: Ink, _line: Ink) -> None:
    """To the left."""
    pen.polygon([(90, 40), (48, 40), (48, 18), (8, 50), (48, 82), (48, 60), (90, 60)], fill)


def up(pen: Pen, fill: Ink, _line: Ink) -> None:
    pen.polygon([(40, 90), (40, 48), (18, 48), (50, 8), (82, 48), (60, 48), (60, 90)], fill)


def down(pen: Pen, fill: Ink, _line: Ink) -> None:
    pen.polygon([(40, 10), (40, 52), (18, 52), (50, 92), (82, 52), (60, 52), (60, 10)], fill)


def swap(pen: Pen, fill: Ink, _line: Ink) -> None:
    """There and back."""
    pen.polygon([(10, 26), (60, 26), (60, 10), (92, 34), (60, 58), (60, 42), (10, 42)], fill)
    pen.polygon([(90, 58), (40, 58), (40, 44), (8, 68), (40, 92), (40, 76), (90, 76)], fill)


def turn(pen: Pen, fill: Ink, _line: Ink) -> None:
    """Round again."""
    pen.arc(50, 52, 32, -60, 220, fill, 13)
    pen.polygon([(46, 2), (84, 16), (54, 44)], fill)


_ARMS = ((-12, -40), (12, -40), (12, -12), (40, -12), (40, 12), (12, 12))
_CROSS = (*_ARMS, *((-x, -y) for x, y in _ARMS))


def plus(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.polygon(
        [(50 + x, 50 + y) for x, y in _CROSS],
        fill,
        line,
        5,
    )


def eye(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.polygon(bend((6, 50), (50, 4), (94, 50), (50, 96), (6, 50)), fill, line, 6)
    pen.disc(50, 50, 17, line)
    pen.disc(44, 44, 6, fill)


def hand(pen: Pen, fill: Ink, line: Ink) -> None:
    """An open hand."""
    for x, top in ((26, 30), (42, 14), (58, 10), (74, 22)):
        pen.line([(x, 60), (x, top)], line, 19)
    pen.line([(22, 76), (8, 52)], line, 19)
    pen.polygon(bend((18, 50), (14, 96), (50, 96), (86, 96), (82, 50)), line, line, 6)
    for x, top in ((26, 30), (42, 14), (58, 10), (74, 22)):
        pen.line([(x, 60), (x, top)], fill, 11)
    pen.line([(22, 76), (8, 52)], fill, 11)
    pen.polygon(bend((20, 54), (18, 92), (50, 92), (82, 92), (80, 54)), fill)


def heart(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.polygon(
        bend((50, 32), (50, 8), (28, 10), (4, 12), (8, 44), (10, 62), (50, 92))
        + bend((50, 92), (90, 62), (92, 44), (96, 12), (72, 10), (50, 8), (50, 32)),
        fill,
        line,
        6,
    )


def group(pen: Pen, fill: Ink, line: Ink) -> None:
    """Several people: a crew, a crowd."""
    for x, y in ((26, 8), (74, 8), (50, 20)):
        pen.polygon(
            bend((x - 24, y + 72), (x - 22, y + 34), (x, y + 32), (x + 22, y + 34), (x + 24, y + 72)),
            fill,
            line,
            5,
        )
        pen.disc(x, y + 18, 15, fill, line, 5)
