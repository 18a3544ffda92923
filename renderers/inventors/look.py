"""How Inventors of the South Tigris looks: a workbench of copper and verdigris, with circles by compasses.

Three colours matter, so each has a shape: blue a diamond, orange a disc, charcoal a square.
"""

from functools import lru_cache, partial

from PIL import Image

from renderers.kit.canvas import Canvas
from renderers.kit.colour import Ink, ink, mix, on
from renderers.kit.dice import cornered, die
from renderers.kit.icons import Icons, icon
from renderers.kit.layout import Box
from renderers.kit.pen import Pen, star
from renderers.kit.surfaces import stone
from renderers.kit.text import Face
from renderers.kit.theme import Theme
from renderers.kit.tokens import Shape, drawn, outline, token

COPPER, TRACE = ink("#dcb48c"), ink("#bf8f62")
SHEET, SHADE, PAPER = ink("#fbf2e2"), ink("#eeddbf"), ink("#fffaf0")
LINE, INK, DIM = ink("#a5713f"), ink("#2b2018"), ink("#6a5440")
VERDIGRIS, BRASS, RIVER = ink("#16635c"), ink("#d2a03a"), ink("#8fc3cf")
WHITE, BLACK = (255, 255, 255), (30, 28, 28)

COLOURS: dict[str, tuple[Ink, Shape]] = {
    "blue": (ink("#2f6fb3"), Shape.DIAMOND),
    "orange": (ink("#e08a2c"), Shape.DISC),
    "charcoal": (ink("#4a4c52"), Shape.SQUARE),
    "white": (ink("#f8f6f0"), Shape.STAR),
    "none": (ink("#e4d8c2"), Shape.STAR),
}
SEATS: tuple[tuple[Ink, Shape], ...] = (
    (ink("#c8433a"), Shape.DISC),
    (ink("#3b86c9"), Shape.SQUARE),
    (ink("#e6c231"), Shape.TRIANGLE),
    (ink("#5da24e"), Shape.DIAMOND),
)
NOBODY = (ink("#2c2c30"), Shape.STAR)
PEOPLE: dict[str, str] = {
    "scribe": "quill",
    "chandler": "candle",
    "weaver": "spindle",
    "tiler": "tile",
    "blacksmith": "anvil",
    "carpenter": "saw",
}
GUILDS = ("blue", "orange", "charcoal")


def bench(w: int, h: int, scale: float) -> Image.Image:
    """The workbench, with construction lines."""
    image = stone(w, h, scale, COPPER, 0.05, veins=0)
    step = round(260 * scale)
    mark = _circles(step)
    for row, y in enumerate(range(-step // 3, h, step)):
        for x in range(-step // 2 if row % 2 else 0, w, step):
            image.paste(mark, (x, y), mark)
    return image


@lru_cache(maxsize=4)
def _circles(size: int) -> Image.Image:
    pen = Pen(100, 100, size / 100, over=2)
    for radius in (46, 34, 20):
        pen.disc(50, 50, radius, None, TRACE, 0.7)
    pen.line([(4, 50), (96, 50)], TRACE, 0.5)
    pen.line([(50, 4), (50, 96)], TRACE, 0.5)
    pen.polygon(star(50, 50, 46, 20, 6), None, TRACE, 0.5)
    return pen.done()


def seat_token(size: int, seat: int) -> Image.Image:
    """The sign of a seat; the Dummy's and what is neutral is a black star."""
    fill, shape = SEATS[seat % len(SEATS)] if seat >= 0 else NOBODY
    return token(size, shape, fill, INK, str(seat + 1) if seat >= 0 else "")


def tone(colour: str) -> Ink:
    """A colour of dice and Guilds."""
    return COLOURS[colour][0]


# ---- icons ----


def _sign(pen: Pen, colour: str, x: float, y: float, r: float) -> None:
    fill, shape = COLOURS[colour]
    pen.polygon(outline(shape, x, y, r), on(fill, INK, WHITE))


def _cube(pen: Pen, fill: Ink, x: float = 10, y: float = 10, w: float = 80) -> None:
    pen.rounded(Box(x, y, w, w), w * 0.2, fill, INK, 6)


def _influence(pen: Pen, colour: str = "") -> None:
    fill = COLOURS[colour][0] if colour else PAPER
    pen.disc(50, 50, 42, fill, INK, 6)
    if colour:
        _sign(pen, colour, 50, 50, 19)
    else:
        for guild, (x, y) in zip(GUILDS, ((50, 28), (31, 62), (69, 62)), strict=True):
            pen.disc(x, y, 14, COLOURS[guild][0], INK, 3)


def _study(pen: Pen, colour: str = "") -> None:
    """A die that goes to the Study."""
    pen.polygon([(4, 60), (50, 74), (96, 60), (96, 86), (50, 98), (4, 86)], PAPER, INK, 5)
    _cube(pen, COLOURS[colour][0] if colour else SHADE, 26, 6, 50)
    if colour:
        _sign(pen, colour, 51, 31, 12)


def _brighten(pen: Pen) -> None:
    pen.polygon(star(50, 50, 48, 28, 10), BRASS, INK, 4)
    pen.polygon([(50, 22), (72, 50), (58, 50), (58, 76), (42, 76), (42, 50), (28, 50)], INK)


def _boost(pen: Pen) -> None:
    _cube(pen, PAPER)
    pen.line([(50, 28), (50, 72)], VERDIGRIS, 13)
    pen.line([(28, 50), (72, 50)], VERDIGRIS, 13)


def _refresh(pen: Pen) -> None:
    pen.disc(50, 34, 17, BRASS, INK, 5)
    pen.polygon([(24, 92), (30, 58), (70, 58), (76, 92)], BRASS, INK, 5)
    pen.arc(50, 52, 44, 130, 290, VERDIGRIS, 8)
    pen.polygon([(56, 2), (78, 14), (56, 26)], VERDIGRIS)


def _refresh_all(pen: Pen) -> None:
    _refresh(pen)
    pen.letter(78, 78, "∞", 44, INK, Face.SANS_BLACK)


def _promote(pen: Pen) -> None:
    pen.disc(34, 38, 16, BRASS, INK, 5)
    pen.polygon([(10, 94), (16, 62), (52, 62), (58, 94)], BRASS, INK, 5)
    pen.polygon([(76, 10), (98, 42), (85, 42), (85, 90), (67, 90), (67, 42), (54, 42)], VERDIGRIS, INK, 4)


def _royalty(pen: Pen) -> None:
    pen.polygon([(8, 34), (62, 34), (62, 14), (94, 50), (62, 86), (62, 66), (8, 66)], ink("#57a065"), INK, 5)
    pen.letter(38, 50, "%", 40, INK, Face.SANS_BLACK)


def _royalties(pen: Pen) -> None:
    pen.disc(50, 50, 42, BRASS, INK, 5)
    pen.letter(50, 50, "%", 54, INK, Face.SANS_BLACK)


def _research(pen: Pen) -> None:
    pen.disc(42, 42, 28, mix(RIVER, WHITE, 0.4), INK, 9)
    pen.line([(62, 62), (90, 90)], INK, 13)


def _white_die(pen: Pen) -> None:
    _cube(pen, WHITE)
    pen.disc(50, 50, 10, INK)


def _coloured_die(pen: Pen) -> None:
    _cube(pen, PAPER)
    for guild, (x, y) in zip(GUILDS, ((50, 32), (33, 64), (67, 64)), strict=True):
        pen.polygon(outline(COLOURS[guild][1], x, y, 12), COLOURS[guild][0], INK, 3)


def _remove(pen: Pen) -> None:
    _cube(pen, PAPER)
    for row in ([(22, 22), (78, 78)], [(78, 22), (22, 78)]):
        pen.line(row, ink("#c0392b"), 12)


def _remove_idea(pen: Pen) -> None:
    """An Idea tile leaves the board."""
    pen.rounded(Box(10, 22, 80, 56), 12, BRASS, INK, 5)
    for row in ([(26, 14), (74, 86)], [(74, 14), (26, 86)]):
        pen.line(row, ink("#c0392b"), 11)


def _clear(pen: Pen) -> None:
    """Dice leave a Workshop."""
    for x in (6, 40):
        _cube(pen, PAPER, x, 12, 34)
    pen.polygon([(50, 98), (22, 70), (38, 70), (38, 54), (62, 54), (62, 70), (78, 70)], VERDIGRIS, INK, 4)


def _dice(pen: Pen) -> None:
    _cube(pen, SHADE, 6, 6, 54)
    _cube(pen, PAPER, 38, 38, 54)
    pen.disc(65, 65, 8, INK)


def _area(pen: Pen, level: int) -> None:
    """Exhausted, Ready, Determined, Inspired: the further up, the brighter."""
    for step in range(4):
        fill = BRASS if step == level else SHADE
        pen.rounded(Box(14, 76 - 23 * step, 72, 19), 5, fill, INK, 4)


def _provide(pen: Pen, colour: str) -> None:
    _cube(pen, COLOURS[colour][0])
    _sign(pen, colour, 50, 50, 22)
    pen.line([(20, 92), (80, 92)], VERDIGRIS, 10)


def _camel_with(pen: Pen, sign: str) -> None:
    pen.disc(50, 50, 44, SHADE, INK, 5)
    pen.letter(50, 50, sign, 56, INK, Face.SANS_BLACK)


def _envoy(pen: Pen) -> None:
    pen.disc(50, 28, 20, BLACK, BRASS, 6)
    pen.polygon([(16, 94), (24, 54), (76, 54), (84, 94)], BLACK, BRASS, 6)


def _swap(pen: Pen) -> None:
    _cube(pen, WHITE, 4, 4, 44)
    _cube(pen, COLOURS["orange"][0], 52, 52, 44)
    pen.line([(60, 20), (82, 20), (82, 40)], VERDIGRIS, 8)
    pen.line([(40, 80), (18, 80), (18, 60)], VERDIGRIS, 8)


def _workshop_tile(pen: Pen, mark: str) -> None:
    pen.rounded(Box(16, 10, 68, 80), 10, SHADE, INK, 5)
    pen.letter(50, 50, mark, 48, INK, Face.SANS_BLACK)


def _worker(pen: Pen) -> None:
    pen.disc(50, 28, 20, SHADE, INK, 6)
    pen.polygon([(16, 94), (24, 54), (76, 54), (84, 94)], SHADE, INK, 6)


def _person(pen: Pen) -> None:
    pen.rounded(Box(10, 10, 80, 80), 40, ink("#bfb6a8"), INK, 6)
    pen.disc(50, 38, 14, WHITE, INK, 4)
    pen.polygon([(28, 80), (34, 56), (66, 56), (72, 80)], WHITE, INK, 4)


def person(size: int, name: str, *, active: bool = True) -> Image.Image:
    """A Craftsperson: the tool on a round plate; grey and crossed when Inactive."""
    return _craft(size, name, active)


@lru_cache(maxsize=128)
def _craft(size: int, name: str, active: bool) -> Image.Image:
    pen = Pen(100, 100, size / 100)
    pen.disc(50, 50, 47, BRASS if active else ink("#b9b2a6"), INK, 6)
    image = pen.done()
    tool = icon(max(8, round(size * 0.66)), PEOPLE[name], None if active else ink("#d8d3c8"), INK)
    image.alpha_composite(tool, ((size - tool.width) // 2, (size - tool.height) // 2))
    if not active:
        bar = Pen(100, 100, size / 100)
        bar.line([(20, 80), (80, 20)], INK, 9)
        image.alpha_composite(bar.done())
    return image


def _seal(pen: Pen) -> None:
    pen.polygon(star(50, 50, 46, 38, 14), BRASS, INK, 4)
    pen.polygon(star(50, 50, 22, 10, 5), INK)


def _icons() -> dict[str, partial[Image.Image]]:
    plain = {
        "brighten": _brighten,
        "boost": _boost,
        "refresh": _refresh,
        "refresh-all": _refresh_all,
        "promote": _promote,
        "royalty": _royalty,
        "royalties": _royalties,
        "research": _research,
        "white-die": _white_die,
        "colored-die": _coloured_die,
        "remove-die": _remove,
        "remove-idea": _remove_idea,
        "clear": _clear,
        "dice": _dice,
        "envoy": _envoy,
        "swap": _swap,
        "worker": _worker,
        "person": _person,
        "influence-any": _influence,
        "study-any": _study,
        "points": _seal,
    }
    own = {name: partial(drawn, draw=draw) for name, draw in plain.items()}
    for level, area in enumerate(("exhausted", "ready", "determined", "inspired")):
        own[area] = partial(drawn, draw=partial(_area, level=level))
    for name, sign in (("hire", "+4"), ("unlock-camel", "+3"), ("unlock-worker", "+W"), ("recover", "←")):
        own[name] = partial(drawn, draw=partial(_camel_with, sign=sign))
    for name, sign in (("collect", "↓"), ("end-tile", "17"), ("tile-behind", "←")):
        own[name] = partial(drawn, draw=partial(_workshop_tile, mark=sign))
    for guild in GUILDS:
        own[f"influence-{guild}"] = partial(drawn, draw=partial(_influence, colour=guild))
        own[f"study-{guild}"] = partial(drawn, draw=partial(_study, colour=guild))
        own[f"provide-{guild}"] = partial(drawn, draw=partial(_provide, colour=guild))
    for name in PEOPLE:
        own[name] = partial(person, name=name)
    return own


# Icons that are not plain at once, and what they mean.
SIGNS = (
    ("brighten", "pic-inventors-sign-brighten"),
    ("boost", "pic-inventors-sign-boost"),
    ("refresh", "pic-inventors-sign-refresh"),
    ("promote", "pic-inventors-sign-promote"),
    ("royalty", "pic-inventors-sign-royalty"),
    ("royalties", "pic-inventors-sign-royalties"),
    ("study-any", "pic-inventors-sign-study"),
    ("research", "pic-inventors-sign-research"),
    ("collect", "pic-inventors-sign-collect"),
    ("clear", "pic-inventors-sign-clear"),
    ("sparkle", "pic-inventors-sign-inventor"),
    ("hammer", "pic-inventors-sign-builder"),
    ("scroll", "pic-inventors-sign-publisher"),
)

THEME = Theme(
    backdrop=bench,
    panel=SHEET,
    raised=SHADE,
    line=LINE,
    ink=INK,
    dim=DIM,
    accent=VERDIGRIS,
    bar=BRASS,
    title=Face.JOSEFIN,
    text=Face.SANS_SEMIBOLD,
    icons=Icons(own=_icons(), line=INK, sign=DIM),
)


@lru_cache(maxsize=256)
def cube(size: int, colour: str, value: int) -> Image.Image:
    """A die: its value in pips, and the shape of its colour in the corner; blank where none matters."""
    fill, shape = COLOURS[colour]
    image = die(size, value or None, fill)
    return image if colour == "white" else cornered(image, shape, fill, on(fill, INK, WHITE), 0.46)


def strip(canvas: Canvas, box: Box, fill: Ink, line: Ink | None = None, radius: float = 6) -> None:
    """A flat plate for a group of things."""
    canvas.plate(box, fill, LINE if line is None else line, radius)


@lru_cache(maxsize=64)
def ship(size: int, seat: int) -> Image.Image:
    """A Ship with the sign of its owner on the sail."""
    fill, shape = SEATS[seat % len(SEATS)] if seat >= 0 else NOBODY
    pen = Pen(100, 100, size / 100)
    pen.polygon([(4, 66), (96, 66), (80, 94), (20, 94)], mix(fill, BLACK, 0.25), INK, 5)
    pen.polygon([(52, 4), (52, 60), (12, 60)], WHITE, INK, 4)
    pen.polygon([(56, 4), (92, 60), (56, 60)], fill, INK, 4)
    pen.polygon(outline(shape, 38, 44, 10), fill, INK, 3)
    if seat >= 0:
        pen.letter(50, 80, str(seat + 1), 26, on(mix(fill, BLACK, 0.25), INK, WHITE), Face.SANS_BLACK)
    return pen.done()


def readable(colour: str) -> Ink:
    """An ink that can be read on that colour."""
    return on(tone(colour), INK, WHITE)


ROYAL = ink("#8fbf98")


@lru_cache(maxsize=64)
def worker(size: int, seat: int, *, envoy: bool = False) -> Image.Image:
    """A Worker of a seat; the Envoy is black, with the sign of whoever sent it."""
    fill, shape = SEATS[seat % len(SEATS)] if seat >= 0 else NOBODY
    body = BLACK if envoy else fill
    pen = Pen(100, 100, size / 100)
    pen.disc(50, 26, 20, body, BRASS if envoy else INK, 6)
    pen.polygon([(14, 96), (22, 50), (78, 50), (86, 96)], body, BRASS if envoy else INK, 6)
    pen.polygon(outline(shape, 50, 74, 13), fill if envoy else on(fill, INK, WHITE), INK, 3)
    return pen.done()


@lru_cache(maxsize=64)
def tent(size: int, seat: int) -> Image.Image:
    """A Tent of a seat."""
    fill, shape = SEATS[seat % len(SEATS)] if seat >= 0 else NOBODY
    pen = Pen(100, 100, size / 100)
    pen.polygon([(50, 8), (96, 92), (4, 92)], fill, INK, 6)
    pen.polygon([(50, 34), (66, 92), (34, 92)], mix(fill, BLACK, 0.4), INK, 4)
    pen.polygon(outline(shape, 50, 70, 12), WHITE, INK, 3)
    return pen.done()


def shape(size: int, colour: str, *, filled: bool = False) -> Image.Image:
    """The shape of a colour: on a ground of that colour, or filled with it."""
    fill, form = COLOURS[colour]
    return token(size, form, fill if filled else on(fill, INK, WHITE), INK if filled else fill)
