"""Goods, tools and papers."""

from renderers.kit.colour import Ink, mix
from renderers.kit.layout import Box
from renderers.kit.pen import Pen, bend, ring

WHITE = (255, 255, 255)


def gold(pen: Pen, fill: Ink, line: Ink) -> None:
    """A bar."""
    pen.polygon([(8, 74), (22, 40), (78, 40), (92, 74)], fill, line, 6)
    pen.polygon([(22, 40), (34, 24), (66, 24), (78, 40)], mix(fill, WHITE, 0.45), line, 5)


def gem(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.polygon([(26, 16), (74, 16), (94, 42), (50, 92), (6, 42)], fill, line, 6)
    pen.polygon([(34, 42), (50, 16), (66, 42), (50, 92)], mix(fill, WHITE, 0.4), line, 4)
    pen.line([(6, 42), (94, 42)], line, 4)


def water(pen: Pen, fill: Ink, line: Ink) -> None:
    """A drop."""
    pen.polygon(
        bend((50, 6), (18, 48), (18, 64), (18, 94), (50, 94), (82, 94), (82, 64), (82, 48), (50, 6)),
        fill,
        line,
        6,
    )
    pen.line(bend((34, 62), (34, 76), (46, 80)), mix(fill, WHITE, 0.6), 6)


def paper(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.polygon([(18, 8), (62, 8), (84, 30), (84, 92), (18, 92)], fill, line, 6)
    pen.polygon([(62, 8), (84, 30), (62, 30)], mix(fill, line, 0.3), line, 4)
    for y in (46, 60, 74):
        pen.line([(32, y), (70, y)], line, 5)


def quill(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.polygon(bend((26, 76), (22, 26), (88, 8), (86, 60), (36, 74)), fill, line, 5)
    pen.line([(10, 94), (28, 74), (72, 28)], line, 5)


def folder(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.polygon([(8, 24), (38, 24), (48, 36), (92, 36), (92, 86), (8, 86)], fill, line, 6)
    pen.polygon([(8, 86), (20, 50), (100, 50), (92, 86)], mix(fill, WHITE, 0.35), line, 5)


def book(pen: Pen, fill: Ink, line: Ink) -> None:
    """Closed."""
    pen.rounded(Box(18, 8, 66, 84), 8, fill, line, 6)
    pen.line([(34, 10), (34, 90)], line, 5)
    pen.polygon([(59, 26), (70, 42), (59, 58), (48, 42)], mix(fill, WHITE, 0.7), line, 3)
    pen.line([(24, 78), (82, 78)], line, 4)


def open_book(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.polygon(
        [(50, 24), *bend((50, 24), (28, 8), (6, 20)), (6, 82), *bend((6, 82), (28, 70), (50, 86))],
        fill,
        line,
        6,
    )
    pen.polygon(
        [(50, 24), *bend((50, 24), (72, 8), (94, 20)), (94, 82), *bend((94, 82), (72, 70), (50, 86))],
        fill,
        line,
        6,
    )
    for y in (36, 50):
        pen.line([(16, y - 4), (40, y)], line, 4)
        pen.line([(60, y), (84, y - 4)], line, 4)


def scroll(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.rounded(Box(22, 18, 56, 64), 4, fill, line, 6)
    for y in (12, 74):
        pen.rounded(Box(8, y, 84, 16), 8, mix(fill, line, 0.25), line, 5)
    for y in (40, 54):
        pen.line([(34, y), (66, y)], line, 5)


def map_sheet(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.polygon([(8, 22), (36, 12), (64, 22), (92, 12), (92, 80), (64, 90), (36, 80), (8, 90)], fill, line, 6)
    pen.line([(36, 14), (36, 78)], line, 4)
    pen.line([(64, 24), (64, 88)], line, 4)
    pen.line([(44, 62), (56, 48)], line, 5)
    pen.line([(44, 48), (56, 62)], line, 5)


def key(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.line([(40, 50), (92, 50)], line, 17)
    pen.line([(80, 50), (80, 72)], line, 15)
    pen.disc(28, 50, 24, fill, line, 6)
    pen.line([(46, 50), (90, 50)], fill, 8)
    pen.line([(80, 50), (80, 70)], fill, 7)
    pen.disc(28, 50, 9, line)


def hammer(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.line([(50, 36), (50, 92)], line, 17)
    pen.line([(50, 36), (50, 91)], mix(fill, (120, 70, 20), 0.7), 9)
    pen.polygon([(14, 14), (74, 14), (90, 26), (90, 44), (14, 44)], fill, line, 6)


def gear(pen: Pen, fill: Ink, line: Ink) -> None:
    teeth = [
        corner
        for i in range(8)
        for corner in (
            *ring(50, 50, 46, 8, i * 45 - 10)[:1],
            *ring(50, 50, 46, 8, i * 45 + 10)[:1],
            *ring(50, 50, 34, 8, i * 45 + 17)[:1],
            *ring(50, 50, 34, 8, i * 45 + 28)[:1],
        )
    ]
    pen.polygon(teeth, fill, line, 5)
    pen.disc(50, 50, 14, line)
    pen.disc(50, 50, 8, mix(fill, WHITE, 0.6))


def flask(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.polygon(
        [(38, 10), (62, 10), (62, 38), (88, 84), (80, 92), (20, 92), (12, 84), (38, 38)], WHITE, line, 6
    )
    pen.polygon([(30, 58), (70, 58), (84, 84), (78, 88), (22, 88), (16, 84)], fill)
    pen.line([(32, 10), (68, 10)], line, 8)


def scales(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.line([(50, 10), (50, 88)], line, 8)
    pen.line([(16, 24), (84, 24)], line, 8)
    pen.line([(28, 90), (72, 90)], line, 9)
    for x in (20, 80):
        pen.line([(x - 14, 58), (x, 26), (x + 14, 58)], line, 4)
        pen.polygon(bend((x - 18, 58), (x, 88), (x + 18, 58)), fill, line, 5)


def anvil(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.polygon(
        [
            (6, 30),
            (28, 24),
            (92, 24),
            (92, 42),
            (64, 50),
            (64, 68),
            (80, 86),
            (24, 86),
            (40, 68),
            (40, 50),
            (20, 46),
        ],
        fill,
        line,
        6,
    )


def candle(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.rounded(Box(34, 40, 32, 52), 5, fill, line, 6)
    pen.polygon(bend((50, 4), (34, 24), (50, 36), (66, 24), (50, 4)), (250, 180, 40), line, 4)


def spindle(pen: Pen, fill: Ink, line: Ink) -> None:
    """A weaver's spool of thread."""
    pen.rounded(Box(18, 8, 64, 16), 6, mix(fill, line, 0.4), line, 5)
    pen.rounded(Box(18, 76, 64, 16), 6, mix(fill, line, 0.4), line, 5)
    pen.rounded(Box(26, 24, 48, 52), 4, fill, line, 5)
    for y in (36, 48, 60):
        pen.line([(28, y + 4), (72, y - 4)], line, 4)


def tile(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.rounded(Box(12, 12, 76, 76), 6, fill, line, 6)
    pen.polygon([(50, 22), (78, 50), (50, 78), (22, 50)], mix(fill, WHITE, 0.5), line, 4)
    pen.disc(50, 50, 8, line)


def saw(pen: Pen, fill: Ink, line: Ink) -> None:
    teeth = [point for i in range(6) for point in ((12 + i * 10, 72 - i * 4), (20 + i * 10, 58 - i * 3.4))]
    pen.polygon([(8, 58), (66, 22), (76, 40), *reversed(teeth)], fill, line, 5)
    pen.rounded(Box(62, 16, 32, 34), 10, mix(fill, (120, 70, 20), 0.8), line, 6)


def jar(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.polygon(
        bend((36, 24), (2, 46), (18, 76), (26, 92), (50, 92), (74, 92), (82, 76), (98, 46), (64, 24)),
        fill,
        line,
        6,
    )
    pen.rounded(Box(30, 10, 40, 14), 5, fill, line, 5)
    pen.line(bend((20, 56), (50, 68), (80, 56)), line, 5)


def bread(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.polygon(
        bend((8, 66), (4, 22), (50, 22), (96, 22), (92, 66), (92, 84), (50, 84), (8, 84), (8, 66)),
        fill,
        line,
        6,
    )
    for x in (30, 50, 70):
        pen.line([(x - 6, 52), (x + 4, 34)], line, 5)


def lamp(pen: Pen, fill: Ink, line: Ink) -> None:
    """An oil lamp: an idea."""
    pen.polygon(
        bend((6, 44), (30, 54), (40, 50), (60, 40), (84, 52), (96, 74), (56, 84), (14, 88), (6, 44)),
        fill,
        line,
        6,
    )
    pen.polygon(bend((8, 8), (-6, 28), (8, 40), (22, 28), (8, 8)), (250, 170, 40), line, 4)
    pen.arc(86, 56, 12, -120, 120, line, 7)
    pen.line([(40, 88), (72, 88)], line, 8)


def helix(pen: Pen, fill: Ink, line: Ink) -> None:
    for y in (20, 36, 64, 80):
        pen.line([(30, y), (70, y)], line, 5)
    for turn in (1, -1):
        path = bend(
            (50 - 28 * turn, 4), (50 - 28 * turn, 28), (50, 50), (50 + 28 * turn, 72), (50 + 28 * turn, 96)
        )
        pen.line(path, line, 15)
        pen.line(path, fill if turn == 1 else mix(fill, WHITE, 0.5), 8)


def planet(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.ellipse(Box(2, 36, 96, 28), None, line, 8)
    pen.disc(50, 50, 28, fill, line, 6)
    pen.arc(50, 50, 24, 200, 260, mix(fill, WHITE, 0.6), 6)
    pen.line(bend((6, 54), (50, 74), (94, 54)), line, 7)


def triangle(pen: Pen, fill: Ink, line: Ink) -> None:
    """Ruler and square."""
    pen.polygon([(10, 88), (10, 12), (90, 88)], fill, line, 6)
    pen.polygon([(26, 74), (26, 48), (54, 74)], WHITE, line, 4)
