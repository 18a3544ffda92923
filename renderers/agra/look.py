"""The look of Agra: a Mughal miniature. Ivory paper, red sandstone, indigo, gold leaf, green water."""

from collections.abc import Callable
from functools import lru_cache, partial

from PIL import Image, ImageDraw

from renderers.agra import wares
from renderers.kit.canvas import Style
from renderers.kit.colour import Ink, ink, mix, on
from renderers.kit.icons import Icons, icon
from renderers.kit.icons import table as icons
from renderers.kit.layout import Box
from renderers.kit.panels import gradient
from renderers.kit.pen import Pen, bend, ring, star
from renderers.kit.surfaces import stone
from renderers.kit.text import Face
from renderers.kit.theme import Theme
from renderers.kit.tokens import Shape, badge, drawn, outline, token

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

TITLE = Style(Face.ABRIL, 20, DEEP_RED)
TEXT = Style(Face.SANS_SEMIBOLD, 17, INK)
COUNT = Style(Face.SANS_BOLD, 18, INK)


def courtyard(w: int, h: int, scale: float) -> Image.Image:
    """The backdrop: sandstone with a faint lattice, as of a carved screen."""
    image = gradient(w, h, IVORY, SAND)
    step = round(44 * scale)
    pen = Pen(step, step, over=4)
    faint = (*LINE, 40)
    pen.polygon(star(step / 2, step / 2, step * 0.5, step * 0.24, 8), None, faint, 1.2 * scale)
    pen.polygon(ring(step / 2, step / 2, step * 0.2, 8, 22.5), None, faint, 1.2 * scale)
    tile = pen.done()
    for y in range(0, h, step):
        for x in range(0, w, step):
            image.paste(tile, (x, y), tile)
    return image


@lru_cache(maxsize=8)
def marble(w: int, h: int, scale: float, colour: Ink) -> Image.Image:
    """Marble of a colour, for tracks and plots."""
    return stone(w, h, scale, colour, 0.05, veins=4)


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


@lru_cache(maxsize=32)
def niche(size: int, fill: Ink, line: Ink) -> Image.Image:
    """An arched niche, 70 wide for 100 high."""
    pen = Pen(70, 100, size / 100)
    pen.polygon(cusped(3, 3, 64, 94), fill, line, 3.5)
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
    """A Worker with the player's shape on the chest, upright, or flat on its back on a mat."""
    colour, shape = PLAYERS[seat]
    pen = Pen(100, 100, size / 100)
    icons.person(pen, colour, INK)
    pen.polygon(outline(shape, 50, 70, 13), on(colour))
    if standing:
        return pen.done()
    figure = pen.image.resize((pen.image.width, round(pen.image.height * 0.96))).rotate(90, expand=True)
    mat = Pen(100, 100, size / 100)
    mat.rounded(Box(2, 80, 96, 14), 6, mix(SAND, INK, 0.25), INK, 4)
    mat.image.alpha_composite(figure, (round(mat.k * 3), round(-mat.k * 0)))
    return mat.done()


@lru_cache(maxsize=64)
def farmer(size: int, seat: int) -> Image.Image:
    """A Farmer with the player's shape on the chest."""
    colour, shape = PLAYERS[seat]
    pen = Pen(100, 100, size / 100)
    _farmer(pen, colour, INK)
    pen.polygon(outline(shape, 50, 76, 13), on(colour))
    return pen.done()


@lru_cache(maxsize=64)
def rupees(size: int, count: int) -> Image.Image:
    """A coin with how many there are."""
    pen = Pen(100, 100, size / 100)
    pen.disc(50, 50, 47, GOLD, GOLD_DARK, 7)
    pen.disc(50, 50, 36, None, mix(GOLD, WHITE, 0.5), 3)
    pen.letter(50, 50, str(count), 58 if count < 10 else 46, INK, Face.SANS_BLACK)
    return pen.done()


@lru_cache(maxsize=16)
def bowl(w: int, h: int, rim: Ink = GOLD) -> Image.Image:
    """One of Akbar's bowls: a wide rim, a belly and a foot."""
    pen = Pen(100, 100 * h / w, w / 100)
    high = 100 * h / w
    belly = bend((6, high * 0.36), (12, high * 0.9), (50, high * 0.9), (88, high * 0.9), (94, high * 0.36))
    pen.rounded(Box(34, high * 0.8, 32, high * 0.17), 3, mix(rim, INK, 0.3), GOLD_DARK, 2)
    pen.polygon(belly, mix(rim, INK, 0.12), GOLD_DARK, 2.4)
    shine = bend((16, high * 0.5), (22, high * 0.76), (44, high * 0.82))
    pen.line(shine, mix(rim, WHITE, 0.55), 2.4)
    pen.ellipse(Box(3, high * 0.16, 94, high * 0.4), rim, GOLD_DARK, 2.4)
    pen.ellipse(Box(10, high * 0.21, 80, high * 0.29), mix(rim, INK, 0.62))
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


def _boat(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.polygon(bend((4, 62), (50, 74), (96, 58), (88, 94), (50, 94), (12, 94), (4, 62)), fill, line, 4)
    pen.line([(52, 64), (52, 8)], line, 5)
    pen.polygon(bend((56, 10), (90, 30), (58, 58)), WHITE, line, 4)
    pen.polygon(bend((48, 16), (22, 34), (46, 58)), SAND, line, 4)


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
    "flag": icons.flag,
    "boat": _boat,
    "bag": icons.bag,
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
    pen.letter(50, 50, str(flags or "±"), 62, WHITE, Face.SANS_BLACK)
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


# ---- icons of effect lines ----


@lru_cache(maxsize=64)
def good_of(size: int, value: str = "") -> Image.Image:
    """Any good, or any of that value: a bale with a flag."""
    pen = Pen(100, 100, size / 100)
    fill = mix(SAND, WHITE, 0.3)
    pen.rounded(Box(10, 22, 80, 66), 12, fill, INK, 6)
    if value:
        pen.letter(50, 56, value, 62, INK, Face.SANS_BLACK)
    else:
        for x in (36, 64):
            pen.line([(x, 24), (x, 86)], RED, 7)
        pen.line([(12, 55), (88, 55)], RED, 7)
    return pen.done()


@lru_cache(maxsize=16)
def collage(size: int, kind: str) -> Image.Image:
    """Any guild, or any basic good: all of them, small."""
    sprite = Image.new("RGBA", (size, size))
    if kind == "guilds":
        small = round(size * 0.56)
        places = [(0.22, 0.0), (0.0, 0.42), (0.44, 0.42)]
        drawings = [guild(small, name) for name in GUILDS]
    else:
        small = round(size * 0.52)
        places = [(0.0, 0.0), (0.48, 0.0), (0.0, 0.48), (0.48, 0.48)]
        drawings = [ware(small, name) for name in ("sandstone", "wood", "turmeric", "cotton")]
    for drawing, (x, y) in zip(drawings, places, strict=True):
        left, top = min(round(x * size), size - small), min(round(y * size), size - small)
        sprite.alpha_composite(drawing, (left, top))
    return sprite


def _order(pen: Pen, fill: Ink, line: Ink) -> None:
    """An Order: a sealed sheet."""
    pen.rounded(Box(16, 8, 68, 84), 6, fill, line, 6)
    for y in (28, 44):
        pen.line([(30, y), (70, y)], line, 5)
    pen.disc(50, 70, 14, RED, line, 4)


def _tile(pen: Pen, fill: Ink, line: Ink) -> None:
    """A Favour tile."""
    pen.rounded(Box(6, 20, 88, 62), 12, mix(PAPER, LOTUS, 0.45), line, 6)
    pen.polygon(bend((50, 74), (26, 52), (50, 28), (74, 52), (50, 74)), fill, line, 4)


def _notable(pen: Pen, fill: Ink, line: Ink) -> None:
    """Somebody of rank: a turban with a feather."""
    pen.polygon(bend((16, 94), (18, 58), (50, 56), (82, 58), (84, 94)), fill, line, 6)
    pen.disc(50, 42, 18, ink("#c98d5b"), line, 5)
    pen.polygon(bend((26, 36), (26, 10), (50, 10), (74, 10), (74, 36), (50, 24), (26, 36)), WHITE, line, 5)
    pen.line(bend((52, 16), (56, 2), (68, 2)), RED, 6)


def _points(pen: Pen, fill: Ink, line: Ink) -> None:
    """A Meditation Point: a drop of still water."""
    pen.polygon(
        bend((50, 4), (14, 50), (18, 66), (24, 96), (50, 96), (76, 96), (82, 66), (86, 50), (50, 4)),
        fill,
        line,
        6,
    )
    pen.letter(50, 64, "M", 46, WHITE, Face.SANS_BLACK)


@lru_cache(maxsize=8)
def journeyman(size: int) -> Image.Image:
    """A Journeyman: a second pair of hands, with a staff."""
    pen = Pen(100, 100, size / 100)
    pen.line([(82, 16), (82, 94)], GOLD_DARK, 8)
    inner = Pen(100, 100, size / 100)
    icons.person(inner, mix(SAND, INK, 0.12), INK)
    pen.image.alpha_composite(inner.image, (0, 0))
    return pen.done()


def _sign(size: int, draw: Callable[[Pen, Ink, Ink], None], fill: Ink) -> Image.Image:
    return drawn(size, draw, fill, INK)


def printed(size: int, value: int) -> Image.Image:
    """A good's value as it is printed."""
    return badge(size, str(value), PAPER, INK, INK)


ICONS = Icons(
    own={
        **{name: partial(ware, good=name) for name in wares.WARES},
        **{name: partial(guild, name=name) for name in GUILDS},
        **{f"good{value}": partial(good_of, value=value) for value in ("", "1", "2", "3", "4")},
        "guilds": partial(collage, kind="guilds"),
        "basic": partial(collage, kind="basic"),
        "favour": partial(sign, name="favour", fill=LOTUS),
        "merchant": partial(sign, name="merchant", fill=GREEN),
        "builder": partial(sign, name="builder", fill=INDIGO),
        "farmer": partial(sign, name="farmer", fill=GREEN),
        "boat": partial(sign, name="boat", fill=GOLD),
        "meditation": partial(sign, name="meditation", fill=mix(RIVER, WHITE, 0.4)),
        "order": partial(_sign, draw=_order, fill=PAPER),
        "tile": partial(_sign, draw=_tile, fill=LOTUS),
        "notable": partial(_sign, draw=_notable, fill=INDIGO),
        "mp": partial(_sign, draw=_points, fill=RIVER),
        "bowl": lambda size: bowl(size, round(size * 0.8)),
        "price": partial(price, flags=0),
        "value": partial(printed, value=2),
        "journeyman": journeyman,
        "standing": partial(worker, seat=0, standing=True),
        "lying-worker": partial(worker, seat=0, standing=False),
        "marker-good": partial(marker, seat=0, sign="2"),
        "neutral": partial(marker, seat=-1),
        "lying": lambda size: icon(size, "person", line=INK).rotate(90),
    },
    inks={"bag": GOLD, "crown": GOLD, "hourglass": GOLD, "coin": GOLD, "check": ink("#2e7d46"), "house": RED},
    line=INK,
    sign=DIM,
)

THEME = Theme(
    backdrop=courtyard,
    panel=PAPER,
    raised=SHADE,
    line=LINE,
    ink=INK,
    dim=DIM,
    accent=DEEP_RED,
    bar=RIVER,
    title=Face.ABRIL,
    text=Face.SANS_SEMIBOLD,
    changed=CHANGED,
    icons=ICONS,
)
