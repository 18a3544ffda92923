"""The look of Agra: a Mughal miniature. Ivory paper, red sandstone, indigo, gold leaf, green water."""

from collections.abc import Callable
from functools import lru_cache

from PIL import Image, ImageDraw

from renderers.agra import wares
from renderers.kit.canvas import Style
from renderers.kit.colour import Ink, ink, mix, on
from renderers.kit.icons import table as icons
from renderers.kit.layout import Box
from renderers.kit.panels import gradient, plate
from renderers.kit.pen import Pen, bend, ring, star
from renderers.kit.text import Face
from renderers.kit.tokens import Shape, drawn, outline, token

IVORY, SAND = ink("#fbf2dc"), ink("#ecd7ae")
PAPER, SHADE = ink("#fffaec"), ink("#f3e4c3")
LINE = ink("#b98f4a")
INK, DIM = ink("#2b1d14"), ink("#5f4630")
RED, DEEP_RED = ink("#a8402f"), ink("#7d2c22")
INDIGO = ink("#2a3570")
GREEN = ink("#1d5c4d")
RIVER, RIVER_DEEP = ink("#1f7280"), ink("#155561")
GOLD, GOLD_DARK = ink("#d9a63c"), ink("#8a6414")
WHITE = ink("#ffffff")
LOTUS = ink("#e79aa8")
CHANGED = ink("#c4007a")

PLAYERS: tuple[tuple[Ink, Shape], ...] = (
    (ink("#1aa3a8"), Shape.DISC),
    (ink("#f4d03f"), Shape.SQUARE),
    (ink("#f08a24"), Shape.TRIANGLE),
    (ink("#a31545"), Shape.DIAMOND),
)
NEUTRAL: tuple[Ink, Shape] = (ink("#9a938a"), Shape.CROSS)
GUILDS: dict[str, Ink] = {"craftsmen": RED, "merchants": ink("#3d6b1f"), "scholars": INDIGO}
LEVEL: dict[str, Ink] = {
    "I": ink("#3f7d72"),
    "II": ink("#2c6b86"),
    "III": ink("#4a4f92"),
    "IV": ink("#6f2f6a"),
}
ROWS: dict[int, Ink] = {1: ink("#c9694f"), 2: ink("#8a6a3a"), 3: ink("#d69a1c"), 4: ink("#5a6fb0")}

TITLE = Style(Face.SERIF_BOLD, 20, DEEP_RED)
NAME = Style(Face.SERIF_SEMIBOLD, 17, INK)
TEXT = Style(Face.SANS_SEMIBOLD, 17, INK)
COUNT = Style(Face.SANS_BOLD, 18, INK)


def paper(w: int, h: int, scale: float) -> Image.Image:
    """The backdrop: ivory with a faint lattice, as of a carved screen."""
    image = gradient(w, h, IVORY, SAND)
    step = round(44 * scale)
    pen = Pen(step, step, over=4)
    faint = (*LINE, 34)
    pen.polygon(star(step / 2, step / 2, step * 0.5, step * 0.24, 8), None, faint, 1.2 * scale)
    pen.polygon(ring(step / 2, step / 2, step * 0.2, 8, 22.5), None, faint, 1.2 * scale)
    tile = pen.done()
    for y in range(0, h, step):
        for x in range(0, w, step):
            image.paste(tile, (x, y), tile)
    return image


@lru_cache(maxsize=64)
def sheet(w: int, h: int, scale: float, fill: Ink = PAPER) -> Image.Image:
    """A leaf of the album: a plate with a double gold border."""
    image = plate(w, h, round(12 * scale), fill, LINE, round(2 * scale)).copy()
    inner = plate(
        w - round(8 * scale),
        h - round(8 * scale),
        round(9 * scale),
        (0, 0, 0, 0),
        mix(LINE, fill, 0.55),
        scale,
    )
    image.alpha_composite(inner, (round(4 * scale), round(4 * scale)))
    return image


def cusped(x: float, y: float, w: float, h: float) -> list[tuple[float, float]]:
    """The outline of a pointed arch with its foot at y + h."""
    spring = y + h * 0.42
    left = bend(
        (x, spring),
        (x, y + h * 0.16),
        (x + w * 0.34, y + h * 0.12),
        (x + w * 0.46, y + h * 0.08),
        (x + w / 2, y),
    )
    right = [(2 * x + w - px, py) for px, py in reversed(left)]
    return [(x, y + h), *left, *right, (x + w, y + h)]


@lru_cache(maxsize=128)
def niche(size: int, fill: Ink, line: Ink, scaffold: bool = False) -> Image.Image:
    """An arched niche, 70 wide for 100 high; a building site has poles before it."""
    pen = Pen(70, 100, size / 100)
    pen.polygon(cusped(3, 3, 64, 94), fill, line, 3.5)
    if scaffold:
        wood = mix(GOLD_DARK, SAND, 0.3)
        for x in (12, 35, 58):
            pen.line([(x, 34), (x, 97)], wood, 2.6)
        for y in (48, 68, 88):
            pen.line([(4, y), (66, y - 5)], wood, 2.6)
    return pen.done()


@lru_cache(maxsize=256)
def ware(size: int, good: str) -> Image.Image:
    """A good."""
    return drawn(size, wares.WARES.get(good, icons.crate), *wares.INKS.get(good, (SAND, INK)))


@lru_cache(maxsize=64)
def marker(size: int, seat: int, sign: str = "") -> Image.Image:
    """A player's marker; a neutral one has the seat -1."""
    colour, shape = PLAYERS[seat] if seat >= 0 else NEUTRAL
    return token(size, shape, colour, INK, sign)


@lru_cache(maxsize=64)
def worker(size: int, seat: int, standing: bool) -> Image.Image:
    """A Worker with the player's shape on the chest, upright or on its back."""
    colour, shape = PLAYERS[seat]
    pen = Pen(100, 100, size / 100)
    (icons.person if standing else icons.lying)(pen, colour, INK)
    x, y, r = (50, 70, 13) if standing else (72, 56, 11)
    pen.polygon(outline(shape, x, y, r), on(colour))
    return pen.done()


def _merchant(pen: Pen, fill: Ink, line: Ink) -> None:
    """A figure with a turban and a purse."""
    pen.polygon(bend((18, 94), (20, 50), (50, 48), (80, 50), (82, 94)), fill, line, 5)
    pen.disc(50, 32, 15, ink("#c98d5b"), line, 4)
    pen.polygon(bend((30, 28), (30, 6), (52, 6), (76, 8), (70, 28), (50, 18), (30, 28)), WHITE, line, 4)
    pen.disc(50, 72, 13, GOLD, line, 4)


def _builder(pen: Pen, fill: Ink, line: Ink) -> None:
    """A figure with a hammer."""
    pen.polygon(bend((14, 94), (16, 50), (44, 48), (72, 50), (74, 94)), fill, line, 5)
    pen.disc(44, 32, 16, ink("#c98d5b"), line, 4)
    pen.polygon(bend((26, 28), (28, 10), (44, 10), (60, 10), (62, 28)), RED, line, 4)
    pen.line([(78, 92), (78, 44)], line, 7)
    pen.rounded(Box(64, 30, 30, 16), 4, ink("#8d8f96"), line, 4)


def _favour(pen: Pen, fill: Ink, line: Ink) -> None:
    """A lotus."""
    for dx in (-34, 34):
        pen.polygon(
            bend((50, 84), (50 + dx * 1.5, 78), (50 + dx * 1.25, 40), (50 + dx * 0.7, 50), (50, 84)),
            fill,
            line,
            4,
        )
    for dx in (-18, 18):
        pen.polygon(
            bend((50, 84), (50 + dx * 2.2, 64), (50 + dx * 1.3, 26), (50 + dx * 0.4, 46), (50, 84)),
            fill,
            line,
            4,
        )
    pen.polygon(bend((50, 86), (28, 56), (50, 14), (72, 56), (50, 86)), mix(fill, WHITE, 0.35), line, 4)


def _flag(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.polygon([(24, 12), (90, 30), (24, 50)], fill, line, 5)
    pen.line([(22, 8), (22, 94)], line, 8)


def _boat(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.polygon(bend((4, 62), (50, 74), (96, 58), (88, 94), (50, 94), (12, 94), (4, 62)), fill, line, 4)
    pen.line([(52, 64), (52, 8)], line, 5)
    pen.polygon(bend((56, 10), (90, 30), (58, 58)), WHITE, line, 4)
    pen.polygon(bend((48, 16), (22, 34), (46, 58)), SAND, line, 4)


def _bag(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.polygon(
        bend((38, 30), (8, 60), (14, 84), (22, 96), (50, 96), (78, 96), (86, 84), (92, 60), (62, 30)),
        fill,
        line,
        5,
    )
    pen.polygon([(36, 8), (64, 8), (58, 28), (42, 28)], fill, line, 5)
    pen.line([(34, 30), (66, 30)], GOLD, 8)


def _lotus_seat(pen: Pen, fill: Ink, line: Ink) -> None:
    """Somebody meditating."""
    pen.polygon(bend((8, 88), (20, 66), (50, 66), (80, 66), (92, 88), (50, 98), (8, 88)), fill, line, 5)
    pen.polygon(bend((28, 76), (28, 42), (50, 42), (72, 42), (72, 76)), fill, line, 5)
    pen.disc(50, 26, 16, fill, line, 5)


def _farmer(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.polygon(bend((18, 94), (20, 54), (50, 52), (80, 54), (82, 94)), fill, line, 6)
    pen.disc(50, 38, 16, ink("#c98d5b"), line, 5)
    pen.polygon([(12, 34), (50, 8), (88, 34)], GOLD, line, 5)


def _craftsmen(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.line([(26, 84), (62, 38)], fill, 12)
    pen.polygon([(40, 24), (62, 8), (88, 40), (70, 56)], fill)


def _merchants(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.line([(50, 12), (50, 84)], fill, 8)
    pen.line([(14, 26), (86, 26)], fill, 8)
    pen.line([(30, 86), (70, 86)], fill, 8)
    for x in (16, 84):
        pen.polygon(bend((x - 16, 52), (x - 14, 74), (x, 74), (x + 14, 74), (x + 16, 52)), fill)
        pen.line([(x, 28), (x, 52)], fill, 4)


def _scholars(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.polygon(bend((50, 30), (30, 14), (8, 24)) + bend((8, 80), (30, 70), (50, 86)), fill)
    pen.polygon(bend((50, 30), (70, 14), (92, 24)) + bend((92, 80), (70, 70), (50, 86)), fill)
    pen.line([(50, 30), (50, 86)], line, 5)


SIGNS: dict[str, Callable[[Pen, Ink, Ink], None]] = {
    "merchant": _merchant,
    "builder": _builder,
    "favour": _favour,
    "flag": _flag,
    "boat": _boat,
    "bag": _bag,
    "meditation": _lotus_seat,
    "farmer": _farmer,
    "craftsmen": _craftsmen,
    "merchants": _merchants,
    "scholars": _scholars,
    "coin": icons.coin,
    "crate": icons.crate,
    "person": icons.person,
    "deck": icons.deck,
    "hourglass": icons.hourglass,
    "crown": icons.crown,
    "check": icons.check,
    "arrow": icons.arrow,
}


@lru_cache(maxsize=256)
def sign(size: int, name: str, fill: Ink, line: Ink = INK) -> Image.Image:
    """A sign of this game."""
    return drawn(size, SIGNS[name], fill, line)


@lru_cache(maxsize=32)
def guild(size: int, name: str) -> Image.Image:
    """A guild's seal: shape and sign differ, not the colour alone."""
    pen = Pen(100, 100, size / 100)
    colour = GUILDS[name]
    shape = {"craftsmen": Shape.SQUARE, "merchants": Shape.DISC, "scholars": Shape.DIAMOND}[name]
    pen.polygon(outline(shape, 50, 50, 38), colour, GOLD, 6)
    inner = Pen(100, 100, size / 100 * 0.56)
    SIGNS[name](inner, WHITE, colour)
    pen.stamp(inner.image, 22, 22)
    return pen.done()


@lru_cache(maxsize=64)
def price(size: int, flags: int) -> Image.Image:
    """A Price token."""
    pen = Pen(100, 100, size / 100)
    pen.polygon(ring(50, 50, 46, 8, 22.5), RED, GOLD, 7)
    pen.letter(50, 50, str(flags), 62, WHITE, Face.SANS_BLACK)
    return pen.done()


@lru_cache(maxsize=8)
def turn_ring(size: int) -> Image.Image:
    """Around the sign of whoever has the turn."""
    pen = Pen(100, 100, size / 100)
    pen.disc(50, 50, 46, None, RED, 8)
    return pen.done()


@lru_cache(maxsize=8)
def blocked(size: int) -> Image.Image:
    """The wheel's Meditation marker: nobody may use what it covers."""
    pen = Pen(100, 100, size / 100)
    pen.disc(50, 50, 46, (*DEEP_RED, 110), DEEP_RED, 9)
    pen.line([(22, 22), (78, 78)], DEEP_RED, 11)
    return pen.done()


@lru_cache(maxsize=16)
def skyline(w: int, h: int, colour: Ink, strength: int) -> Image.Image:
    """Domes and minarets along the horizon."""
    image = Image.new("RGBA", (w * 2, h * 2), (*colour, 0))
    draw = ImageDraw.Draw(image)
    fill = (*colour, strength)
    x, wide, tall = 0.0, w * 2.0, h * 2.0
    pattern = ((0.9, "dome"), (0.35, "tower"), (0.7, "wall"), (0.55, "dome"), (0.3, "tower"), (0.5, "wall"))
    number = 0
    while x < wide:
        share, kind = pattern[number % len(pattern)]
        broad = tall * share
        match kind:
            case "dome":
                base = tall * 0.6
                draw.rectangle((x, base, x + broad, tall), fill=fill)
                onion = bend(
                    (x + broad * 0.14, base),
                    (x, tall * 0.24),
                    (x + broad / 2, tall * 0.04),
                    (x + broad, tall * 0.24),
                    (x + broad * 0.86, base),
                )
                draw.polygon(onion, fill=fill)
            case "tower":
                draw.rectangle((x + broad * 0.3, tall * 0.24, x + broad * 0.7, tall), fill=fill)
                draw.pieslice(
                    (x + broad * 0.2, tall * 0.1, x + broad * 0.8, tall * 0.38), 180, 360, fill=fill
                )
            case _:
                draw.rectangle((x, tall * 0.74, x + broad, tall), fill=fill)
                for tooth in range(4):
                    left = x + broad * (tooth / 4 + 0.05)
                    draw.pieslice((left, tall * 0.64, left + broad * 0.16, tall * 0.86), 180, 360, fill=fill)
        x += broad
        number += 1
    return image.reduce(2)
