"""How Scholars of the South Tigris looks: glazed turquoise tiles, parchment, lapis ink and leaf gold.

Seven colours matter in this game, so each has a shape of its own on dice, Workers, tracks and Guilds.
"""

from functools import lru_cache, partial

from PIL import Image

from renderers.kit.canvas import Canvas
from renderers.kit.colour import Ink, ink, mix, on
from renderers.kit.dice import cornered, die
from renderers.kit.icons import Icons, icon
from renderers.kit.layout import Box
from renderers.kit.pen import Pen, ring, star
from renderers.kit.surfaces import stone
from renderers.kit.text import Face
from renderers.kit.theme import Theme
from renderers.kit.tokens import Shape, drawn, outline, token

GLAZE, TILE = ink("#b5d6cf"), ink("#8fbdb5")
LEAF, SHADE, PAPER = ink("#faf3df"), ink("#ecdfbd"), ink("#fffaec")
LINE, INK, DIM = ink("#a98a45"), ink("#1f2440"), ink("#5a5677")
LAPIS, GOLD, NIGHT = ink("#1d4397"), ink("#d9a62e"), ink("#3a4270")
WHITE, BLACK, BROWN = (255, 255, 255), (20, 20, 26), ink("#8a5a33")

# Left to right as everywhere in this game; the shape is the sign for those who do not tell the colours apart.
COLOURS: dict[str, tuple[Ink, Shape]] = {
    "purple": (ink("#7d3f98"), Shape.CROSS),
    "red": (ink("#c1352f"), Shape.TRIANGLE),
    "orange": (ink("#e0832b"), Shape.SQUARE),
    "yellow": (ink("#e9c22e"), Shape.STAR),
    "green": (ink("#2f7a3d"), Shape.SHIELD),
    "blue": (ink("#2d6db5"), Shape.DIAMOND),
    "white": (ink("#f7f5ee"), Shape.DISC),
}
SECONDARY = ("purple", "orange", "green")
SCIENCES = {
    "mathematics": "purple",
    "physics": "red",
    "chemistry": "orange",
    "philosophy": "yellow",
    "biology": "green",
    "astronomy": "blue",
}
LANGUAGES = ("arabic", "persian", "syriac", "greek", "hebrew", "chinese", "sanskrit")
PORTRAITS: dict[str, Ink] = {
    "chinese": ink("#b8463c"),
    "sanskrit": ink("#c9772a"),
    "greek": ink("#4f7fb0"),
    "hebrew": ink("#6a5aa0"),
    "persian": ink("#2f8a7a"),
    "syriac": ink("#8a6a3a"),
    "wild1": ink("#3b4a6b"),
    "wild2": ink("#7a3b5a"),
}
SEATS: dict[str, tuple[Ink, Shape]] = {
    "red": (ink("#d9473c"), Shape.DISC),
    "blue": (ink("#3f86d6"), Shape.SQUARE),
    "yellow": (ink("#f0c93a"), Shape.DIAMOND),
    "purple": (ink("#8d5ab0"), Shape.TRIANGLE),
}
OTHERS: tuple[tuple[Ink, Shape], ...] = tuple(SEATS.values())


def tiles(w: int, h: int, scale: float) -> Image.Image:
    """A wall of glazed tiles with stars of eight points."""
    image = stone(w, h, scale, GLAZE, 0.05, veins=0)
    step = round(120 * scale)
    mark = _star(step)
    for row, y in enumerate(range(-step // 2, h, step)):
        for x in range(-step // 2 if row % 2 else 0, w, step):
            image.paste(mark, (x, y), mark)
    return image


@lru_cache(maxsize=4)
def _star(size: int) -> Image.Image:
    pen = Pen(100, 100, size / 100, over=2)
    pen.polygon(star(50, 50, 44, 32, 8), None, TILE, 1.6)
    pen.polygon(ring(50, 50, 24, 8, 22.5), None, TILE, 1.4)
    return pen.done()


def seat_token(size: int, colour: str, seat: int) -> Image.Image:
    """The sign of a seat; the opponent's bears a star."""
    fill, shape = SEATS.get(colour, OTHERS[seat % len(OTHERS)])
    return token(size, shape, fill, INK, str(seat + 1))


def tone(colour: str) -> Ink:
    """A colour of dice, Workers and Guilds."""
    return COLOURS[colour][0]


# ---- icons ----


def _sign(pen: Pen, colour: str, x: float, y: float, r: float) -> None:
    fill, shape = COLOURS[colour]
    pen.polygon(outline(shape, x, y, r), on(fill, INK, WHITE))


def _cube(pen: Pen, colour: str) -> None:
    fill = COLOURS[colour][0]
    pen.rounded(Box(10, 10, 80, 80), 18, fill, INK, 6)
    if colour in SECONDARY:
        pen.rounded(Box(20, 20, 60, 60), 12, None, mix(fill, WHITE, 0.55), 5)
    if colour != "white":
        _sign(pen, colour, 50, 50, 19)


def _primary(pen: Pen) -> None:
    """A die of any primary colour."""
    pen.rounded(Box(10, 10, 80, 80), 18, PAPER, INK, 6)
    for colour, (x, y) in (("red", (50, 32)), ("yellow", (33, 64)), ("blue", (67, 64))):
        pen.disc(x, y, 15, COLOURS[colour][0], INK, 3)


def _worker(pen: Pen, colour: str = "") -> None:
    fill = COLOURS[colour][0] if colour else mix(PAPER, BROWN, 0.35)
    pen.polygon([(18, 94), (24, 56), (50, 42), (76, 56), (82, 94)], fill, INK, 6)
    pen.disc(50, 28, 20, fill, INK, 6)
    if colour and colour != "white":
        _sign(pen, colour, 50, 72, 13)
    elif not colour:
        for shade, x in (("red", 36), ("yellow", 50), ("blue", 64)):
            pen.disc(x, 74, 7, COLOURS[shade][0], INK, 2)


def _influence(pen: Pen, colour: str = "") -> None:
    """A wooden disc; on a minaret of a Guild, or of any."""
    fill = COLOURS[colour][0] if colour else PAPER
    pen.polygon([(30, 96), (34, 44), (50, 26), (66, 44), (70, 96)], fill, INK, 5)
    pen.disc(50, 18, 13, GOLD, INK, 5)
    if colour:
        _sign(pen, colour, 50, 72, 12)


def _on_scroll(pen: Pen) -> None:
    pen.rounded(Box(14, 22, 72, 60), 8, PAPER, INK, 5)
    for y in (36, 68):
        pen.line([(26, y), (74, y)], DIM, 4)
    pen.disc(50, 52, 16, GOLD, INK, 5)


def _track(pen: Pen, colour: str = "") -> None:
    fill = COLOURS[colour][0] if colour else PAPER
    pen.polygon([(50, 4), (92, 44), (70, 44), (70, 96), (30, 96), (30, 44), (8, 44)], fill, INK, 5)
    if colour:
        _sign(pen, colour, 50, 62, 14)
    else:
        for shade, y in (("red", 42), ("yellow", 62), ("blue", 82)):
            pen.disc(50, y, 8, COLOURS[shade][0], INK, 2)


def _draw_die(pen: Pen) -> None:
    pen.polygon([(16, 96), (8, 52), (30, 40), (70, 40), (92, 52), (84, 96)], mix(BROWN, WHITE, 0.4), INK, 5)
    pen.rounded(Box(30, 6, 40, 40), 9, WHITE, INK, 5)
    pen.disc(50, 26, 6, INK)


def _collect(pen: Pen) -> None:
    pen.disc(50, 50, 42, LAPIS, INK, 5)
    pen.polygon(star(50, 50, 30, 15, 8), GOLD)


def _value(pen: Pen) -> None:
    pen.rounded(Box(8, 20, 84, 60), 16, LAPIS, INK, 5)
    pen.letter(50, 50, "∑", 56, WHITE, Face.SANS_BLACK)


def _or(pen: Pen) -> None:
    pen.line([(64, 12), (36, 88)], INK, 11)


def _employ(pen: Pen) -> None:
    """Somebody who comes into a Room."""
    pen.polygon([(14, 96), (14, 34), (50, 8), (86, 34), (86, 96)], SHADE, INK, 5)
    pen.disc(50, 50, 13, BROWN, INK, 4)
    pen.polygon([(28, 94), (34, 70), (66, 70), (72, 94)], BROWN, INK, 4)


def _retire(pen: Pen) -> None:
    """Somebody who leaves it with what was earned."""
    pen.rounded(Box(10, 10, 56, 82), 8, SHADE, INK, 5)
    pen.polygon([(40, 40), (68, 40), (68, 24), (96, 51), (68, 78), (68, 62), (40, 62)], LAPIS, INK, 4)


def _retired(pen: Pen) -> None:
    pen.rounded(Box(20, 6, 60, 88), 8, SHADE, INK, 5)
    pen.disc(50, 36, 14, BROWN, INK, 4)
    pen.polygon([(30, 80), (36, 56), (64, 56), (70, 80)], BROWN, INK, 4)


def _translate(pen: Pen) -> None:
    for x, y, fill in ((6, 10, PAPER), (44, 42, SHADE)):
        pen.rounded(Box(x, y, 50, 46), 10, fill, INK, 5)
        pen.line([(x + 12, y + 18), (x + 38, y + 18)], DIM, 5)
        pen.line([(x + 12, y + 30), (x + 30, y + 30)], DIM, 5)


def _research(pen: Pen) -> None:
    pen.disc(42, 42, 28, None, INK, 9)
    pen.disc(42, 42, 24, mix(LAPIS, WHITE, 0.7))
    pen.line([(62, 62), (90, 90)], INK, 13)


def _recruit(pen: Pen) -> None:
    pen.disc(40, 28, 18, BROWN, INK, 5)
    pen.polygon([(10, 94), (18, 54), (62, 54), (70, 94)], BROWN, INK, 5)
    pen.line([(82, 18), (82, 54)], LAPIS, 11)
    pen.line([(64, 36), (100, 36)], LAPIS, 11)


def _language(pen: Pen, code: str, fill: Ink) -> None:
    pen.rounded(Box(6, 16, 88, 68), 16, fill, INK, 5)
    pen.letter(50, 50, code, 50, on(fill, INK, WHITE), Face.SANS_BLACK)


def _portrait(pen: Pen, code: str, fill: Ink) -> None:
    """A scholar: a turban or cap, a face, a robe, and the letters of the language."""
    pen.polygon([(6, 98), (16, 64), (50, 54), (84, 64), (94, 98)], fill, INK, 5)
    pen.disc(50, 40, 22, ink("#d9a878"), INK, 5)
    pen.polygon([(22, 34), (32, 8), (50, 2), (68, 8), (78, 34), (50, 26)], mix(fill, WHITE, 0.45), INK, 5)
    pen.letter(50, 82, code, 30, on(fill, INK, WHITE), Face.SANS_BLACK)


def _seal(pen: Pen) -> None:
    pen.polygon(star(50, 50, 46, 36, 12), GOLD, INK, 4)
    pen.letter(50, 50, "V", 50, INK, Face.AMIRI)


def code_of(name: str) -> str:
    """Two letters for a language, the same in both languages of this bot; the polyglots have a number."""
    return name[-1] if name.startswith("wild") else name[:2].capitalize()


LANGUAGE_INKS = {"arabic": ink("#2e7d4f")} | {name: PORTRAITS[name] for name in LANGUAGES[1:]}


def _icons() -> dict[str, partial[Image.Image]]:
    plain = {
        "worker": _worker,
        "die-primary": _primary,
        "influence-any": _influence,
        "influence-scroll": _on_scroll,
        "track-any": _track,
        "track-primary": _track,
        "track-same_as_action": _track,
        "track-same_as_scroll": _track,
        "draw": _draw_die,
        "collect": _collect,
        "value": _value,
        "or": _or,
        "employ": _employ,
        "retire": _retire,
        "retired": _retired,
        "translate": _translate,
        "research": _research,
        "recruit": _recruit,
        "vp": _seal,
    }
    own = {name: partial(drawn, draw=draw) for name, draw in plain.items()}
    own["travel"] = partial(icon, name="camel")
    own["deliver"] = partial(icon, name="scroll")
    own["translator"] = partial(icon, name="person")
    for colour in COLOURS:
        own[f"die-{colour}"] = partial(drawn, draw=partial(_cube, colour=colour))
        own[f"worker-{colour}"] = partial(drawn, draw=partial(_worker, colour=colour))
    for guild in SECONDARY:
        own[f"influence-{guild}"] = partial(drawn, draw=partial(_influence, colour=guild))
    for science, colour in SCIENCES.items():
        own[f"track-{science}"] = partial(drawn, draw=partial(_track, colour=colour))
    for language, fill in LANGUAGE_INKS.items():
        own[f"scroll-{language}"] = partial(drawn, draw=partial(_language, code=code_of(language), fill=fill))
    for portrait, fill in PORTRAITS.items():
        own[f"portrait-{portrait}"] = partial(
            drawn, draw=partial(_portrait, code=code_of(portrait), fill=fill)
        )
    return own


# Icons that are not plain at once, and what they mean.
SIGNS = (
    ("draw", "pic-scholars-sign-draw"),
    ("collect", "pic-scholars-sign-collect"),
    ("value", "pic-scholars-sign-value"),
    ("influence-scroll", "pic-scholars-sign-influence-scroll"),
    ("influence-any", "pic-scholars-sign-influence-any"),
    ("track-any", "pic-scholars-sign-track"),
    ("employ", "pic-scholars-sign-employ"),
    ("retire", "pic-scholars-sign-retire"),
    ("deliver", "pic-scholars-sign-deliver"),
    ("retired", "pic-scholars-sign-retired"),
)

THEME = Theme(
    backdrop=tiles,
    panel=LEAF,
    raised=SHADE,
    line=LINE,
    ink=INK,
    dim=DIM,
    accent=LAPIS,
    bar=GOLD,
    title=Face.AMIRI,
    text=Face.SANS_SEMIBOLD,
    icons=Icons(own=_icons(), line=INK, sign=DIM),
)


@lru_cache(maxsize=512)
def cube(size: int, colour: str, value: int, *, faded: bool = False) -> Image.Image:
    """A die with its value as a number, and the shape of its colour in the corner."""
    fill, shape = COLOURS[colour]
    image = die(size, value, fill, "", secondary=colour in SECONDARY, faded=faded)
    return image if colour == "white" else cornered(image, shape, fill, on(fill, INK, WHITE))


def languages(names: list[str]) -> str:
    """The languages that somebody knows, in icons."""
    return "".join(f"[scroll-{name}]" for name in names)


def strip(canvas: Canvas, box: Box, fill: Ink, line: Ink | None = None, radius: float = 6) -> None:
    """A flat plate for a group of things."""
    canvas.plate(box, fill, LINE if line is None else line, radius)


@lru_cache(maxsize=32)
def neutral(size: int) -> Image.Image:
    """The Neutral marker."""
    return token(size, Shape.SHIELD, BLACK, GOLD, "N")


def on_tone(colour: str) -> Ink:
    """An ink that can be read on that colour."""
    return on(tone(colour), INK, WHITE)
