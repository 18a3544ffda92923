"""Buildings, vehicles, beasts and the sky."""

from renderers.kit.colour import Ink, mix
from renderers.kit.layout import Box
from renderers.kit.pen import Pen, bend, ring, star

WHITE = (255, 255, 255)


def house(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.rounded(Box(18, 44, 64, 46), 3, fill, line, 6)
    pen.polygon([(6, 48), (50, 10), (94, 48)], mix(fill, line, 0.35), line, 6)
    pen.rounded(Box(42, 60, 18, 30), 3, line)


def tower(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.polygon([(26, 92), (32, 36), (68, 36), (74, 92)], fill, line, 6)
    pen.polygon(
        [
            (22, 38),
            (22, 10),
            (34, 10),
            (34, 20),
            (44, 20),
            (44, 10),
            (56, 10),
            (56, 20),
            (66, 20),
            (66, 10),
            (78, 10),
            (78, 38),
        ],
        fill,
        line,
        5,
    )
    pen.polygon(bend((42, 92), (42, 64), (50, 62), (58, 64), (58, 92)), line)


def minaret(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.rounded(Box(36, 38, 28, 56), 2, fill, line, 5)
    pen.rounded(Box(28, 34, 44, 10), 3, mix(fill, line, 0.3), line, 4)
    pen.polygon(bend((38, 34), (30, 18), (50, 4), (70, 18), (62, 34)), fill, line, 5)
    pen.line([(50, 56), (50, 70)], line, 8)


def dome(pen: Pen, fill: Ink, line: Ink) -> None:
    """A palace or a mosque."""
    pen.rounded(Box(12, 56, 76, 36), 3, fill, line, 6)
    pen.polygon(bend((24, 56), (6, 26), (50, 8), (94, 26), (76, 56)), mix(fill, WHITE, 0.3), line, 6)
    pen.line([(50, 4), (50, 14)], line, 6)
    pen.polygon(bend((38, 92), (38, 70), (50, 62), (62, 70), (62, 92)), line)


def tent(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.polygon([*bend((6, 88), (36, 66), (50, 12)), *bend((50, 12), (64, 66), (94, 88))], fill, line, 6)
    pen.polygon([(50, 40), (64, 88), (36, 88)], line)
    pen.line([(50, 4), (50, 16)], line, 6)


def factory(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.polygon(
        [(8, 90), (8, 44), (32, 58), (32, 44), (58, 58), (58, 44), (70, 50), (72, 12), (88, 12), (92, 90)],
        fill,
        line,
        6,
    )
    for x in (20, 42, 64):
        pen.rounded(Box(x, 66, 12, 12), 2, line)


def workshop(pen: Pen, fill: Ink, line: Ink) -> None:
    """A stall with an awning."""
    pen.rounded(Box(14, 40, 72, 50), 3, fill, line, 6)
    for n in range(4):
        pen.polygon(
            bend(
                (8 + n * 21, 20), (8 + n * 21, 48), (18.5 + n * 21, 48), (29 + n * 21, 48), (29 + n * 21, 20)
            ),
            fill if n % 2 else mix(fill, WHITE, 0.7),
            line,
            4,
        )
    pen.line([(8, 18), (92, 18)], line, 8)


def bridge(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.polygon(
        [
            (4, 40),
            (96, 40),
            (96, 84),
            (84, 84),
            *bend((84, 84), (84, 56), (67, 56), (56, 56), (56, 84)),
            (44, 84),
            *bend((44, 84), (44, 56), (33, 56), (16, 56), (16, 84)),
            (4, 84),
        ],
        fill,
        line,
        5,
    )


def ship(pen: Pen, fill: Ink, line: Ink) -> None:
    """A dhow."""
    pen.polygon(
        [
            (8, 66),
            *bend((8, 66), (50, 74), (94, 60)),
            *bend((94, 60), (88, 92), (66, 92)),
            (30, 92),
            *bend((30, 92), (14, 88), (8, 66)),
        ],
        fill,
        line,
        6,
    )
    pen.line([(48, 70), (44, 8)], line, 7)
    pen.polygon([(48, 10), *bend((48, 10), (88, 30), (82, 58)), (50, 60)], mix(fill, WHITE, 0.75), line, 5)


def wheel(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.disc(50, 50, 44, fill, line, 8)
    for spoke in range(4):
        a, b = ring(50, 50, 40, 2, spoke * 45)
        pen.line([a, b], line, 6)
    pen.disc(50, 50, 12, fill, line, 6)


def camel(pen: Pen, fill: Ink, line: Ink) -> None:
    hump = bend((30, 44), (48, 10), (62, 44), (80, 20), (90, 52))
    legs = [(88, 92), (78, 92), (74, 66), (44, 66), (42, 92), (32, 92), (28, 62), (16, 44)]
    pen.polygon([(8, 30), (22, 24), (30, 44), *hump, *legs], fill, line, 5)


def palm(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.line(bend((52, 92), (58, 64), (50, 36)), line, 15)
    pen.line(bend((52, 91), (58, 64), (50, 36)), (160, 110, 60), 8)
    for end, over in (
        ((4, 44), (20, 8)),
        ((14, 66), (18, 30)),
        ((96, 42), (80, 6)),
        ((88, 66), (82, 30)),
        ((50, 4), (36, 14)),
    ):
        pen.polygon(
            [(50, 38), *bend((50, 38), over, end), *bend(end, ((over[0] + 50) / 2, over[1] + 26), (50, 38))],
            fill,
            line,
            4,
        )


def leaf(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.polygon(bend((14, 88), (2, 20), (88, 10), (94, 78), (14, 88)), fill, line, 6)
    pen.line(bend((8, 94), (36, 62), (68, 34)), line, 6)


def lotus(pen: Pen, fill: Ink, line: Ink) -> None:
    for x in (20, 80, 34, 66, 50):
        lean = (x - 50) * 0.6
        pen.polygon(
            bend(
                (50, 82),
                (x - 18 + lean, 60),
                (x + lean, 22 + abs(x - 50) * 0.6),
                (x + 18 + lean, 60),
                (50, 82),
            ),
            fill,
            line,
            4,
        )


def sun(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.polygon(star(50, 50, 48, 30, 10), fill, line, 5)
    pen.disc(50, 50, 20, mix(fill, WHITE, 0.4), line, 4)


def moon(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.polygon(
        [
            *bend((64, 8), (10, 8), (12, 52), (14, 94), (66, 92)),
            *bend((66, 92), (34, 78), (36, 50), (38, 20), (64, 8)),
        ],
        fill,
        line,
        6,
    )


def fire(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.polygon(
        bend(
            (50, 6),
            (62, 30),
            (76, 42),
            (94, 66),
            (72, 88),
            (50, 100),
            (28, 88),
            (6, 68),
            (28, 40),
            (44, 34),
            (50, 6),
        ),
        fill,
        line,
        6,
    )
    pen.polygon(bend((50, 50), (70, 70), (50, 88), (30, 70), (50, 50)), mix(fill, WHITE, 0.6))


def mountain(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.polygon([(4, 88), (38, 18), (56, 52), (66, 36), (96, 88)], fill, line, 6)
    pen.polygon([(38, 18), (50, 42), (40, 38), (34, 46), (27, 40)], WHITE, line, 3)


def wave(pen: Pen, fill: Ink, line: Ink) -> None:
    for y in (30, 52, 74):
        path = bend((4, y), (20, y - 22), (36, y), (50, y + 16), (64, y), (80, y - 22), (96, y))
        pen.line(path, line, 14)
        pen.line(path, fill, 7)
