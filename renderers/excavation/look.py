"""The look of Excavation Earth: a star map drawn by aliens. Its colours, shapes and pieces."""

from functools import lru_cache, partial
from random import Random

from PIL import Image, ImageDraw

from renderers.kit.canvas import Style
from renderers.kit.colour import Ink, ink, mix, on
from renderers.kit.icons import Icons
from renderers.kit.icons import table as icons
from renderers.kit.layout import Box
from renderers.kit.panels import gradient
from renderers.kit.pen import Pen, bend, ring
from renderers.kit.text import Face
from renderers.kit.theme import Theme
from renderers.kit.tokens import Shape, drawn, outline

SPACE = ink("#0a0f24")
DEEP = ink("#060918")
PANEL = ink("#131a38")
RAISED = ink("#1d2750")
LINE = ink("#34427c")
INK = ink("#f2f5ff")
DIM = ink("#b3bee6")
ACCENT = ink("#63e6ff")
GOLD = ink("#ffd166")
DARK = ink("#0d1126")

REGION: dict[str, tuple[Ink, Shape]] = {
    "yellow": (ink("#f5cf3d"), Shape.DISC),
    "green": (ink("#35b56a"), Shape.TRIANGLE),
    "red": (ink("#ea555b"), Shape.SQUARE),
    "purple": (ink("#a57bff"), Shape.DIAMOND),
    "orange": (ink("#ff9142"), Shape.CROSS),
    "special": (ink("#f4f7ff"), Shape.STAR),
}

FACTION: dict[str, tuple[Ink, str]] = {
    "gul": (ink("#23283c"), "G"),
    "issisinui": (ink("#ff86c8"), "I"),
    "dal_harraii": (ink("#ffe98a"), "D"),
    "aqulla": (ink("#2f74e8"), "A"),
    "kuti_kuti": (ink("#8d5a30"), "K"),
    "zu": (ink("#c9f2e4"), "Z"),
}

TITLE = Style(Face.CHAKRA, 19, ACCENT)
BODY = Style(Face.SANS_SEMIBOLD, 18, INK)
QUIET = Style(Face.SANS_SEMIBOLD, 18, DIM)
COUNT = Style(Face.SANS_BOLD, 20, INK)


def region_ink(region: str) -> Ink:
    return REGION[region][0]


# ---- signs: drawn on a field of 100 by 100 with one ink ----


def eye(pen: Pen, line: Ink) -> None:
    lids = bend((10, 50), (50, 8), (90, 50), (50, 92), (10, 50))
    pen.polygon(lids, None, line, 11)
    pen.disc(50, 50, 13, line)


def fork(pen: Pen, line: Ink) -> None:
    pen.line([(22, 14), (50, 50), (78, 14)], line, 13)
    pen.line([(50, 50), (50, 88)], line, 13)
    pen.disc(22, 14, 9, line)
    pen.disc(78, 14, 9, line)


def wave(pen: Pen, line: Ink) -> None:
    for y in (32, 66):
        pen.line(bend((8, y + 4), (29, y - 34), (50, y), (71, y + 34), (92, y - 4)), line, 13)


def gate(pen: Pen, line: Ink) -> None:
    arch = [(20, 88), *bend((20, 50), (20, 12), (50, 12), (80, 12), (80, 50)), (80, 88)]
    pen.line(arch, line, 13)
    pen.line([(50, 44), (50, 88)], line, 13)


SYMBOL = {"eye": eye, "fork": fork, "wave": wave, "gate": gate}


def mask(pen: Pen, line: Ink) -> None:
    """The smuggler's mask of the black markets."""
    pen.polygon(
        bend((6, 34), (50, 10), (94, 34), (92, 82), (62, 68), (50, 58), (38, 68), (8, 82), (6, 34)),
        line,
    )
    for x in (31, 69):
        pen.ellipse(Box(x - 12, 37, 24, 15), DARK)


def fuel(pen: Pen, line: Ink) -> None:
    """A drop of fuel."""
    pen.polygon(
        bend((50, 6), (20, 46), (18, 62), (18, 94), (50, 94), (82, 94), (82, 62), (80, 46), (50, 6)), line
    )


def ship_sign(pen: Pen, line: Ink) -> None:
    """A saucer."""
    pen.polygon(bend((30, 46), (32, 18), (50, 18), (68, 18), (70, 46)), mix(line, INK, 0.5))
    pen.polygon(
        [
            (4, 52),
            *bend((4, 52), (20, 40), (50, 40), (80, 40), (96, 52), (80, 68), (50, 68), (20, 68), (4, 52)),
        ],
        line,
    )
    for x in (24, 42, 60, 78):
        pen.disc(x - 1, 54, 4.5, DARK)
    for x in (30, 50, 70):
        pen.line([(x, 74), (x + (x - 50) * 0.3, 90)], line, 5)


@lru_cache(maxsize=64)
def symbol(size: int, name: str, colour: Ink) -> Image.Image:
    return drawn(size, SYMBOL[name], colour)


@lru_cache(maxsize=64)
def emblem(size: int, region: str) -> Image.Image:
    """The shape of a region, the same in every place that means the region."""
    colour, shape = REGION[region]
    pen = Pen(100, 100, size / 100)
    pen.polygon(outline(shape, 50, 50, 36), colour, mix(colour, DEEP, 0.55), 7)
    return pen.done()


# The outline of a stone chip, broken here and there.
_CHIP = (
    (16, 5),
    (62, 2),
    (120, 6),
    (132, 20),
    (130, 58),
    (134, 80),
    (122, 95),
    (70, 93),
    (18, 97),
    (4, 84),
    (7, 50),
    (3, 20),
)


@lru_cache(maxsize=128)
def artefact(size: int, region: str, sign: str, value: int) -> Image.Image:
    """A tile: the region's colour and shape, the alien symbol and the value; faint where the value is 0."""
    colour, shape = REGION[region]
    pen = Pen(136, 100, size / 100)
    edge = mix(colour, DEEP, 0.62)
    ghost = not value
    if ghost:
        pen.polygon(_CHIP, mix(colour, DEEP, 0.82), mix(colour, DEEP, 0.45), 5)
        face = mix(colour, DEEP, 0.2)
    else:
        pen.polygon(_CHIP, edge)
        upper = [(68 + (x - 68) * 0.95, 46 + (y - 49) * 0.91) for x, y in _CHIP]
        pen.polygon(upper, mix(colour, (255, 255, 255), 0.3))
        pen.polygon([(x, y + (3.5 if y < 40 else 0)) for x, y in upper], colour)
        for crack in (((10, 62), (24, 58), (30, 66)), ((128, 30), (118, 36)), ((96, 90), (104, 80))):
            pen.line(crack, mix(colour, DEEP, 0.3), 2.2)
        face = on(colour, DARK)
    middle = 43 if value else 68
    if ghost:
        pen.polygon(outline(shape, middle, 48, 30), None, face, 4)
    else:
        pen.polygon(outline(shape, middle, 48, 29), mix(colour, (255, 255, 255), 0.6))
    inner = Pen(100, 100, size / 100 * 0.44)
    SYMBOL[sign](inner, face)
    down = 5 if shape is Shape.TRIANGLE else 0
    pen.stamp(inner.image, middle - 22, 48 - 22 + down)
    if value:
        pen.letter(102, 49, str(value), 64, face, Face.SANS_BLACK)
    return pen.done()


@lru_cache(maxsize=64)
def buyer(size: int, kind: str) -> Image.Image:
    """An alien of the queue: its head has the shape of the region it buys from."""
    colour, shape = REGION[kind]
    edge = mix(colour, DEEP, 0.66)
    pen = Pen(100, 120, size / 100)
    body = bend((12, 116), (14, 66), (50, 64), (86, 66), (88, 116))
    pen.polygon(body, mix(colour, DEEP, 0.25), edge, 5)
    pen.polygon(outline(shape, 50, 40, 29), colour, edge, 6)
    down = 6 if shape is Shape.TRIANGLE else 0
    for x in (40, 60):
        pen.ellipse(Box(x - 6, 36 + down, 12, 17), DARK)
    return pen.done()


@lru_cache(maxsize=64)
def empty_place(size: int) -> Image.Image:
    """Where the next buyer will stand."""
    pen = Pen(100, 120, size / 100)
    pen.ellipse(Box(24, 92, 52, 18), None, LINE, 5)
    return pen.done()


@lru_cache(maxsize=128)
def crew(size: int, faction: str) -> Image.Image:
    """A crew marker: a shield with the faction's letter."""
    colour, letter = FACTION[faction]
    pen = Pen(100, 100, size / 100)
    pen.polygon(outline(Shape.SHIELD, 50, 46, 38), INK, INK, 7)
    pen.polygon(outline(Shape.SHIELD, 50, 46, 36), colour)
    pen.letter(50, 46, letter, 58, on(colour), Face.SANS_BLACK)
    return pen.done()


@lru_cache(maxsize=128)
def guard(size: int, faction: str, region: str) -> Image.Image:
    """A guard on a cell of the gallery: the faction's shield on the region's colour."""
    colour, letter = FACTION[faction]
    pen = Pen(108, 100, size / 100)
    pen.rounded(Box(0, 2, 108, 96), 22, REGION[region][0])
    pen.polygon(outline(Shape.SHIELD, 54, 46, 30), INK, INK, 7)
    pen.polygon(outline(Shape.SHIELD, 54, 46, 28), colour)
    pen.letter(54, 44, letter, 52, on(colour), Face.SANS_BLACK)
    return pen.done()


@lru_cache(maxsize=128)
def explorer(size: int, faction: str) -> Image.Image:
    """An explorer: a landing capsule with the faction's letter, on a pointed foot."""
    colour, letter = FACTION[faction]
    pen = Pen(100, 130, size / 100)
    drop = bend((50, 126), (6, 82), (6, 48), (6, 4), (50, 4), (94, 4), (94, 48), (94, 82), (50, 126))
    pen.polygon(drop, colour, INK, 8)
    pen.letter(50, 48, letter, 62, on(colour), Face.SANS_BLACK)
    return pen.done()


@lru_cache(maxsize=32)
def niche(w: int, h: int, edge: Ink) -> Image.Image:
    """An empty cell of a gallery."""
    pen = Pen(w, h)
    arch = [
        (1, h - 1),
        *bend((1, h * 0.42), (1, 1), (w / 2, 1), (w - 1, 1), (w - 1, h * 0.42)),
        (w - 1, h - 1),
    ]
    pen.polygon(arch, DEEP, edge, max(1.0, w * 0.045))
    pen.line([(2, h - 2), (w - 2, h - 2)], edge, max(1.5, h * 0.09))
    return pen.done()


@lru_cache(maxsize=32)
def stall(w: int, h: int, roof: int) -> Image.Image:
    """A market stall: a dark booth between two posts, under a striped roof."""
    pen = Pen(w, h)
    post = mix(ACCENT, DEEP, 0.5)
    pen.rounded(Box(2, roof * 0.5, w - 4, h - roof * 0.5), h * 0.1, DEEP)
    for x in (h * 0.05, w - h * 0.12):
        pen.rounded(Box(x, roof * 0.4, h * 0.07, h - roof * 0.4), h * 0.03, post)
    pen.rounded(Box(h * 0.05, h * 0.93, w - h * 0.1, h * 0.07), h * 0.03, post)
    count = max(4, round(w / roof / 1.3))
    step = w / count
    for number in range(count):
        fill = mix(ACCENT, DEEP, 0.3) if number % 2 else mix(INK, DEEP, 0.08)
        x = number * step
        lip = bend((x + step, roof * 0.55), (x + step / 2, roof * 1.35), (x, roof * 0.55))
        pen.polygon([(x, 0), (x + step, 0), *lip], fill, mix(fill, DEEP, 0.35), max(0.5, roof * 0.04))
    return pen.done()


@lru_cache(maxsize=8)
def hull(w: int, h: int) -> Image.Image:
    """The mother ship from above: bow on the left, engines and fins on the right, rivets and lights."""
    pen = Pen(w, h, over=3)
    metal, dark = ink("#4a578f"), ink("#28325f")
    for y in (0.22, 0.5, 0.78):
        pen.ellipse(Box(w * 0.945, h * (y - 0.075), w * 0.055, h * 0.15), mix(ACCENT, DEEP, 0.45))
        pen.ellipse(Box(w * 0.945, h * (y - 0.045), w * 0.038, h * 0.09), mix(ACCENT, INK, 0.6))
    for low in (False, True):
        fin = [(w * 0.74, h * 0.1), (w * 0.985, 0), (w * 0.965, h * 0.26)]
        pen.polygon([(x, h - y) if low else (x, y) for x, y in fin], dark, metal, 2)
    body = bend((w * 0.003, h * 0.5), (w * 0.012, h * 0.035), (w * 0.13, h * 0.035))
    stern = bend((w * 0.93, h * 0.035), (w * 0.965, h * 0.12), (w * 0.965, h * 0.5))
    body += [*stern, *[(x, h - y) for x, y in reversed(stern)]]
    body += bend((w * 0.13, h * 0.965), (w * 0.012, h * 0.965), (w * 0.003, h * 0.5))
    pen.polygon(body, dark, metal, max(2.0, h * 0.022))
    pen.polygon(
        bend((w * 0.016, h * 0.5), (w * 0.022, h * 0.27), (w * 0.05, h * 0.2))
        + bend((w * 0.05, h * 0.8), (w * 0.022, h * 0.73), (w * 0.016, h * 0.5)),
        mix(ACCENT, DEEP, 0.35),
        ACCENT,
        max(1.0, h * 0.008),
    )
    return pen.done()


@lru_cache(maxsize=64)
def market_sign(size: int, number: int, lit: bool = True) -> Image.Image:
    """The market symbol: a six-sided stall with its number."""
    pen = Pen(100, 100, size / 100)
    fill = ACCENT if lit else RAISED
    pen.polygon(ring(50, 50, 46, 6), fill, DARK, 4)
    pen.polygon(ring(50, 50, 37, 6), None, DARK if lit else ACCENT, 4)
    pen.letter(50, 50, str(number), 58, DARK if lit else ACCENT, Face.SANS_BLACK)
    return pen.done()


@lru_cache(maxsize=32)
def black_market_sign(size: int) -> Image.Image:
    pen = Pen(100, 100, size / 100)
    pen.polygon(outline(Shape.DIAMOND, 50, 50, 37), ink("#3a2f5c"), INK, 6)
    inner = Pen(100, 100, size / 100 * 0.56)
    mask(inner, GOLD)
    pen.stamp(inner.image, 22, 22)
    return pen.done()


@lru_cache(maxsize=32)
def dig_sign(size: int, region: str) -> Image.Image:
    """A dig site: a ringed pit with the region's shape."""
    colour, shape = REGION[region]
    pen = Pen(100, 100, size / 100)
    pen.disc(50, 50, 46, DEEP, colour, 8)
    pen.polygon(outline(shape, 50, 50, 21), colour)
    return pen.done()


@lru_cache(maxsize=64)
def action_card(size: int, region: str, market: int, fuel_count: int, black_market: str = "") -> Image.Image:
    """A hand card: region, market symbol, fuel. 72 wide for 100 high."""
    colour, shape = REGION[region]
    pen = Pen(72, 100, size / 100)
    pen.rounded(Box(0, 0, 72, 100), 8, INK)
    pen.rounded(Box(2, 2, 68, 96), 7, mix(colour, DEEP, 0.72))
    pen.rounded(Box(2, 2, 68, 60), 7, colour)
    pen.polygon(outline(shape, 36, 32, 21), mix(colour, (255, 255, 255), 0.4), mix(colour, DEEP, 0.6), 2)
    stall = Pen(100, 100, size / 100 * 0.34)
    stall.polygon(ring(50, 50, 46, 6), DARK)
    stall.letter(50, 50, str(market), 66, INK, Face.SANS_BLACK)
    pen.stamp(stall.image, 36 - 17, 32 - 17)
    for number in range(fuel_count):
        drop = Pen(100, 100, size / 100 * 0.2)
        fuel(drop, INK)
        pen.stamp(drop.image, 36 + (number - (fuel_count - 1) / 2) * 19 - 10, 70)
    return pen.done()


@lru_cache(maxsize=16)
def travel_card(size: int, fuel_count: int) -> Image.Image:
    """A travel card: fuel and nothing else."""
    pen = Pen(72, 100, size / 100)
    pen.rounded(Box(0, 0, 72, 100), 8, INK)
    pen.rounded(Box(2, 2, 68, 96), 7, ink("#27406e"))
    drop = Pen(100, 100, size / 100 * 0.4)
    fuel(drop, ACCENT)
    pen.stamp(drop.image, 16, 12)
    pen.letter(36, 74, str(fuel_count), 40, INK, Face.SANS_BLACK)
    return pen.done()


@lru_cache(maxsize=16)
def card_back(size: int) -> Image.Image:
    pen = Pen(72, 100, size / 100)
    pen.rounded(Box(0, 0, 72, 100), 8, INK)
    pen.rounded(Box(2, 2, 68, 96), 7, RAISED)
    pen.disc(36, 50, 22, None, ACCENT, 3)
    pen.ellipse(Box(8, 40, 56, 20), None, ACCENT, 3)
    return pen.done()


@lru_cache(maxsize=16)
def centre_sign(size: int, lit: int) -> Image.Image:
    """A command centre by its place on the ship: the left, middle or right of three windows is lit."""
    pen = Pen(100, 70, size / 100)
    pen.rounded(Box(2, 10, 96, 50), 25, DEEP, DIM, 5)
    for number in range(3):
        pen.disc(24 + 26 * number, 35, 12 if number == lit else 6, GOLD if number == lit else DIM)
    return pen.done()


@lru_cache(maxsize=64)
def lamp(size: int, colour: Ink, lit: bool) -> Image.Image:
    """An empty space of a popularity track."""
    pen = Pen(100, 100, size / 100)
    pen.disc(50, 50, 44, colour, mix(colour, INK, 0.5) if lit else None, 6 if lit else 0)
    return pen.done()


@lru_cache(maxsize=32)
def order_token(size: int, number: int) -> Image.Image:
    """An initiative token."""
    pen = Pen(100, 100, size / 100)
    pen.polygon(ring(50, 50, 46, 8, 22.5), GOLD, DARK, 5)
    pen.letter(50, 50, str(number), 66, DARK, Face.SANS_BLACK)
    return pen.done()


@lru_cache(maxsize=64)
def icon(size: int, name: str, fill: Ink = INK, line: Ink = DARK) -> Image.Image:
    """An icon of the kit in this game's colours."""
    return drawn(size, getattr(icons, name), fill, line)


@lru_cache(maxsize=64)
def sign(size: int, name: str, colour: Ink) -> Image.Image:
    """A sign of this game."""
    return drawn(size, {"mask": mask, "fuel": fuel, "ship": ship_sign, **SYMBOL}[name], colour)


def starfield(w: int, h: int, scale: float) -> Image.Image:
    """The backdrop of every picture of this game."""
    image = gradient(w, h, DEEP, SPACE)
    draw = ImageDraw.Draw(image)
    chance = Random(20)
    for _ in range(round(w * h / scale / scale / 5200)):
        x, y, light = chance.randrange(w), chance.randrange(h), chance.choice((0.25, 0.35, 0.5, 0.8))
        r = chance.choice((0, 0, 0.5, 1)) * scale
        if y < 62 * scale:  # there is something to be read
            continue
        draw.ellipse((x - r, y - r, x + r, y + r), fill=mix(SPACE, INK, light))
    return image


THEME = Theme(
    backdrop=starfield,
    panel=PANEL,
    raised=RAISED,
    line=LINE,
    ink=INK,
    dim=DIM,
    accent=ACCENT,
    bar=ACCENT,
    title=Face.CHAKRA,
    text=Face.SANS_SEMIBOLD,
    changed=GOLD,
    icons=Icons(
        own={
            "dig": partial(dig_sign, region="yellow"),
            "market": partial(market_sign, number=1),
            "black-market": black_market_sign,
            "artefact": lambda size: artefact(round(size * 0.74), "green", "fork", 5),
            "explorer": lambda size: explorer(round(size * 0.77), "aqulla"),
            "crew": partial(crew, faction="aqulla"),
            "guard": lambda size: guard(round(size * 0.92), "aqulla", "green"),
            "buyer": lambda size: buyer(round(size * 0.83), "purple"),
            "special": lambda size: buyer(round(size * 0.83), "special"),
            "centre": partial(centre_sign, lit=0),
            "lamp": partial(lamp, colour=mix(REGION["yellow"][0], INK, 0.25), lit=True),
            "fuel": partial(sign, name="fuel", colour=ACCENT),
            "saucer": partial(sign, name="ship", colour=ACCENT),
        },
        inks={"card": DIM, "cards": DIM, "person": DIM, "coin": GOLD},
        line=DARK,
        sign=DIM,
    ),
)
