"""The sixteen goods, each a small still life on a field of 100 by 100, told apart by form."""

from collections.abc import Callable

from renderers.kit.colour import Ink, ink, mix
from renderers.kit.layout import Box
from renderers.kit.pen import Pen, bend

DARK = ink("#2b1d14")
WHITE = ink("#ffffff")


def sandstone(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.polygon([(12, 46), (40, 28), (90, 38), (90, 74), (60, 90), (12, 78)], fill, line, 5)
    pen.polygon([(12, 46), (40, 28), (90, 38), (60, 54)], mix(fill, WHITE, 0.35), line, 4)
    pen.line([(60, 54), (60, 90)], line, 4)


def wood(pen: Pen, fill: Ink, line: Ink) -> None:
    for x, y in ((30, 66), (68, 66), (49, 34)):
        pen.disc(x, y, 19, mix(fill, WHITE, 0.45), line, 5)
        pen.disc(x, y, 9, None, fill, 4)


def turmeric(pen: Pen, fill: Ink, line: Ink) -> None:
    """A root with fingers."""
    pen.polygon(
        bend(
            (14, 62),
            (18, 40),
            (44, 44),
            (40, 10),
            (58, 14),
            (74, 20),
            (62, 46),
            (94, 36),
            (90, 60),
            (84, 78),
            (58, 68),
            (56, 96),
            (38, 88),
            (30, 80),
            (36, 70),
            (16, 82),
            (14, 62),
        ),
        fill,
        line,
        5,
    )
    for a, b in (((30, 52), (36, 62)), ((52, 28), (62, 30)), ((72, 52), (78, 60))):
        pen.line([a, b], mix(fill, line, 0.5), 4)


def cotton(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.line([(50, 66), (50, 96)], ink("#6b4a23"), 7)
    pen.polygon([(50, 80), (18, 74), (34, 60)], ink("#7c5a2c"), line, 3)
    pen.polygon([(50, 80), (82, 74), (66, 60)], ink("#7c5a2c"), line, 3)
    for x, y in ((30, 46), (70, 46), (50, 28), (50, 56)):
        pen.disc(x, y, 21, fill, line, 4)
    pen.disc(50, 44, 18, fill)


def cement(pen: Pen, fill: Ink, line: Ink) -> None:
    """A sack with a trowel's mark."""
    pen.polygon(
        bend((26, 22), (50, 30), (74, 22), (92, 50), (84, 92), (50, 98), (16, 92), (8, 50), (26, 22)),
        fill,
        line,
        5,
    )
    pen.line([(30, 24), (70, 24)], line, 7)
    pen.polygon([(50, 44), (70, 66), (50, 84), (30, 66)], mix(fill, DARK, 0.45))


def planks(pen: Pen, fill: Ink, line: Ink) -> None:
    for n, y in enumerate((24, 46, 68)):
        pen.polygon([(8, y + 8), (74, y - 6), (94, y + 2), (28, y + 18)], mix(fill, WHITE, 0.18 * n), line, 4)


def curry(pen: Pen, fill: Ink, line: Ink) -> None:
    """A bowl with a heap of spice."""
    pen.polygon(bend((20, 54), (40, 12), (50, 14), (62, 14), (80, 54)), fill, line, 4)
    pen.polygon(bend((8, 54), (12, 92), (50, 92), (88, 92), (92, 54)), ink("#a35a34"), line, 5)
    pen.line([(8, 54), (92, 54)], line, 6)


def oil(pen: Pen, fill: Ink, line: Ink) -> None:
    """A jar with a handle and a drop."""
    pen.polygon(
        bend((38, 30), (10, 44), (14, 68), (20, 94), (46, 94), (72, 94), (78, 68), (82, 44), (56, 30)),
        ink("#b07040"),
        line,
        5,
    )
    pen.rounded(Box(34, 10, 26, 20), 5, ink("#b07040"), line, 5)
    pen.arc(72, 40, 16, -100, 80, line, 6)
    pen.polygon(
        bend((46, 44), (30, 66), (32, 72), (36, 84), (46, 84), (58, 84), (60, 72), (62, 66), (46, 44)), fill
    )


def bricks(pen: Pen, fill: Ink, line: Ink) -> None:
    rows = ((14, ((8, 38), (50, 42))), (40, ((8, 20), (32, 38), (74, 18))), (66, ((8, 38), (50, 42))))
    for y, stones in rows:
        for x, w in stones:
            pen.rounded(Box(x, y, w, 22), 3, fill, line, 4)


def paper(pen: Pen, fill: Ink, line: Ink) -> None:
    """A sheet over another."""
    pen.polygon([(28, 16), (84, 10), (90, 76), (34, 84)], mix(fill, DARK, 0.15), line, 4)
    pen.polygon([(14, 22), (70, 18), (76, 84), (20, 90)], fill, line, 5)
    for y in (38, 52, 66):
        pen.line([(28, y), (62, y - 3)], line, 4)


def dye(pen: Pen, fill: Ink, line: Ink) -> None:
    """A vat of colour."""
    pen.polygon([(12, 36), (88, 36), (78, 92), (22, 92)], ink("#8f6a3d"), line, 5)
    pen.ellipse(Box(10, 20, 80, 32), fill, line, 5)
    pen.polygon(bend((38, 36), (38, 66), (44, 70), (52, 66), (50, 36)), fill)
    pen.polygon(bend((58, 36), (58, 78), (64, 82), (72, 78), (70, 36)), fill)


def cloth(pen: Pen, fill: Ink, line: Ink) -> None:
    """A roll of cloth, unrolled a little."""
    pen.polygon([(30, 30), (92, 30), (92, 88), (30, 88)], fill, line, 5)
    for y in (44, 58, 72):
        pen.line([(46, y), (90, y)], mix(fill, WHITE, 0.6), 5)
    pen.ellipse(Box(8, 20, 44, 22), mix(fill, WHITE, 0.4), line, 5)
    pen.polygon([(8, 32), (30, 42), (30, 88), (8, 78)], mix(fill, DARK, 0.25), line, 4)


def statue(pen: Pen, fill: Ink, line: Ink) -> None:
    """An elephant on a plinth."""
    pen.rounded(Box(14, 80, 72, 14), 3, mix(fill, DARK, 0.25), line, 4)
    legs = [(72, 80), (70, 64), (54, 64), (52, 80)]
    pen.polygon(
        [*bend((30, 80), (26, 52), (34, 40), (46, 24), (66, 32), (88, 42), (86, 80)), *legs],
        fill,
        line,
        5,
    )
    pen.disc(32, 40, 19, fill, line, 5)
    pen.line(bend((18, 44), (4, 62), (14, 76)), line, 12)
    pen.line(bend((18, 44), (6, 62), (14, 75)), fill, 6)
    pen.ellipse(Box(34, 28, 20, 26), mix(fill, DARK, 0.15), line, 4)
    pen.disc(23, 38, 3.5, line)


def book(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.polygon([(20, 14), (78, 10), (84, 78), (26, 84)], fill, line, 5)
    pen.polygon([(26, 84), (84, 78), (84, 90), (28, 95)], WHITE, line, 4)
    pen.polygon([(50, 28), (64, 44), (53, 62), (40, 46)], ink("#e6b84a"), line, 3)


def painting(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.rounded(Box(10, 14, 80, 74), 4, ink("#c9962e"), line, 5)
    pen.rounded(Box(22, 26, 56, 50), 2, ink("#bfe0e6"), line, 3)
    pen.polygon([*bend((23, 75), (34, 46), (46, 60), (58, 36), (77, 70)), (77, 75)], fill)
    pen.disc(64, 40, 7, ink("#f2c230"))


def robes(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.polygon(
        [(38, 12), (62, 12), (94, 40), (80, 56), (70, 48), (80, 92), (20, 92), (30, 48), (20, 56), (6, 40)],
        fill,
        line,
        5,
    )
    pen.line([(50, 16), (50, 90)], ink("#e6b84a"), 6)
    pen.line([(28, 82), (72, 82)], ink("#e6b84a"), 5)


WARES: dict[str, Callable[[Pen, Ink, Ink], None]] = {
    "sandstone": sandstone,
    "wood": wood,
    "turmeric": turmeric,
    "cotton": cotton,
    "cement": cement,
    "planks": planks,
    "curry": curry,
    "oil": oil,
    "bricks": bricks,
    "paper": paper,
    "dye": dye,
    "cloth": cloth,
    "statue": statue,
    "book": book,
    "painting": painting,
    "robes": robes,
}
INKS: dict[str, tuple[Ink, Ink]] = {
    "sandstone": (ink("#d07a55"), DARK),
    "wood": (ink("#8a5a2b"), DARK),
    "turmeric": (ink("#f0a91e"), DARK),
    "cotton": (ink("#fffdf6"), DARK),
    "cement": (ink("#c9c4b8"), DARK),
    "planks": (ink("#c08a4a"), DARK),
    "curry": (ink("#e8b21d"), DARK),
    "oil": (ink("#f2d24b"), DARK),
    "bricks": (ink("#b8452f"), DARK),
    "paper": (ink("#fff8e4"), DARK),
    "dye": (ink("#c2187a"), DARK),
    "cloth": (ink("#4a63b8"), DARK),
    "statue": (ink("#d9cfc0"), DARK),
    "book": (ink("#7a2436"), DARK),
    "painting": (ink("#3f8a52"), DARK),
    "robes": (ink("#5b3a99"), DARK),
}
