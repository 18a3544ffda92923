"""How Books of Time looks: a reading room of pale oak, leather bindings, laid paper and gilded letters."""

from functools import partial

from PIL import Image

from engines.booksoftime.view import PageView
from renderers.kit.canvas import Canvas
from renderers.kit.cards import Card, State, card
from renderers.kit.colour import Ink, ink, mix, on
from renderers.kit.icons import Icons, icon
from renderers.kit.layout import Box
from renderers.kit.panels import vignette
from renderers.kit.pen import Pen
from renderers.kit.surfaces import wood
from renderers.kit.text import Face
from renderers.kit.theme import Theme
from renderers.kit.tokens import Shape, drawn, outline, token

DESK, LEAF, SHELF = ink("#dfc79b"), ink("#f6ecd2"), ink("#e6d3ab")
PAPER, LINE, INK, DIM = ink("#fbf4e0"), ink("#a98a56"), ink("#2c1e12"), ink("#66502f")
ACCENT, GILT = ink("#8c1c2f"), ink("#c99a2e")
WHITE, BLACK = (255, 255, 255), (0, 0, 0)

TRADE, SCIENCE, INDUSTRY, CHRONICLE = ink("#b8860b"), ink("#a8332c"), ink("#34713f"), ink("#6b4426")
# The three kinds of books: a colour, and a shape for those who do not tell the colours apart.
BOOKS: dict[str, tuple[Ink, Shape]] = {
    "trade": (TRADE, Shape.DIAMOND),
    "science": (SCIENCE, Shape.DISC),
    "industry": (INDUSTRY, Shape.SQUARE),
}
SEATS: tuple[tuple[Ink, Shape], ...] = (
    (ink("#1f5fa8"), Shape.DISC),
    (ink("#d9822b"), Shape.SQUARE),
    (ink("#7a3f98"), Shape.TRIANGLE),
    (ink("#f2f0e8"), Shape.DIAMOND),
)


def desk(w: int, h: int, scale: float) -> Image.Image:
    """The reading room's table."""
    return vignette(wood(w, h, scale, DESK, 0.1), INK, 0.22)


def seat_token(size: int, seat: int) -> Image.Image:
    """The sign of a seat."""
    colour, shape = SEATS[seat % len(SEATS)]
    return token(size, shape, colour, INK, str(seat + 1))


# ---- icons of this game ----


def _emblem(pen: Pen, kind: str, x: float, y: float, r: float) -> None:
    """The shape of a kind of book, in white."""
    pen.polygon(outline(BOOKS[kind][1], x, y, r), WHITE, INK, 3)


def _leaf(pen: Pen, fill: Ink, x: float = 22, y: float = 10, w: float = 56, h: float = 80) -> None:
    fold = 18
    pen.polygon([(x, y), (x + w - fold, y), (x + w, y + fold), (x + w, y + h), (x, y + h)], fill, INK, 5)
    pen.polygon(
        [(x + w - fold, y), (x + w - fold, y + fold), (x + w, y + fold)], mix(fill, WHITE, 0.5), INK, 4
    )


def _page(pen: Pen, kind: str = "") -> None:
    _leaf(pen, BOOKS[kind][0] if kind else PAPER)
    if kind:
        _emblem(pen, kind, 50, 58, 15)
    else:
        for y in (44, 56, 68):
            pen.line([(33, y), (67, y)], DIM, 5)


def _track(pen: Pen, kind: str = "") -> None:
    """Steps that lead upwards."""
    fill = BOOKS[kind][0] if kind else GILT
    stairs = [(10, 90), (10, 68), (36, 68), (36, 46), (62, 46), (62, 24), (90, 24), (90, 90)]
    pen.polygon(stairs, fill, INK, 5)
    if kind:
        _emblem(pen, kind, 70, 66, 13)


def _goal(pen: Pen, kind: str = "") -> None:
    """A tile with a target."""
    fill = BOOKS[kind][0] if kind else SHELF
    pen.rounded(Box(12, 12, 76, 76), 12, fill, INK, 5)
    if kind:
        _emblem(pen, kind, 50, 50, 20)
    else:
        pen.disc(50, 50, 24, WHITE, INK, 4)
        pen.disc(50, 50, 9, ACCENT, INK, 3)


def _write(pen: Pen) -> None:
    """A page that goes into a book."""
    _leaf(pen, PAPER, 30, 4, 42, 52)
    pen.line([(51, 24), (51, 58)], ACCENT, 8)
    pen.polygon([(36, 50), (66, 50), (51, 70)], ACCENT)
    pen.polygon([(6, 62), (48, 74), (94, 62), (94, 88), (50, 97), (6, 88)], None, INK, 6)


def _offer(pen: Pen) -> None:
    """A row of pages to take from."""
    for x, fill in ((6, SHELF), (26, PAPER), (46, SHELF)):
        _leaf(pen, fill, x, 12, 44, 60)
    pen.polygon([(20, 78), (80, 78), (50, 98)], INDUSTRY, INK, 4)


def _pile(pen: Pen) -> None:
    """Discarded pages, to be searched."""
    for y, fill in ((34, SHELF), (24, PAPER)):
        _leaf(pen, fill, 14, y, 50, 58)
    pen.disc(66, 34, 20, None, INK, 7)
    pen.line([(80, 49), (95, 66)], INK, 9)


def _refresh(pen: Pen) -> None:
    """The offer anew."""
    _leaf(pen, PAPER, 32, 26, 36, 48)
    pen.arc(50, 50, 42, 200, 330, ACCENT, 8)
    pen.arc(50, 50, 42, 20, 150, ACCENT, 8)
    pen.polygon([(78, 16), (96, 32), (74, 40)], ACCENT)
    pen.polygon([(22, 84), (4, 68), (26, 60)], ACCENT)


def _science_token(pen: Pen) -> None:
    pen.disc(50, 50, 42, SCIENCE, INK, 5)
    pen.disc(50, 50, 27, WHITE, INK, 4)
    pen.letter(50, 50, "?", 44, INK, Face.SANS_BLACK)


def _same(pen: Pen) -> None:
    """Of one and the same kind."""
    for y in (36, 64):
        pen.line([(18, y), (82, y)], INK, 13)


def _kinds(pen: Pen, kind: str) -> None:
    """Different symbols in a book."""
    pen.rounded(Box(10, 10, 80, 80), 12, BOOKS[kind][0], INK, 5)
    for (x, y), shape in zip(
        ((32, 32), (68, 32), (50, 70)), (Shape.DISC, Shape.SQUARE, Shape.TRIANGLE), strict=True
    ):
        pen.polygon(outline(shape, x, y, 12), WHITE, INK, 3)


def _most(pen: Pen, kind: str) -> None:
    """The symbol that stands most often in a book."""
    pen.rounded(Box(10, 10, 80, 80), 12, BOOKS[kind][0], INK, 5)
    for x, y in ((32, 34), (68, 34), (32, 68), (68, 68)):
        pen.polygon(outline(Shape.STAR, x, y, 12), WHITE, INK, 3)


def _book(pen: Pen, kind: str) -> None:
    """A book, closed."""
    pen.rounded(Box(16, 10, 68, 80), 8, BOOKS[kind][0], INK, 5)
    pen.line([(30, 12), (30, 88)], mix(BOOKS[kind][0], BLACK, 0.4), 6)
    _emblem(pen, kind, 56, 48, 15)


def _boat(size: int) -> Image.Image:
    return icon(size, "ship", ink("#b9854a"), INK)


def _icons() -> dict[str, partial[Image.Image]]:
    own: dict[str, partial[Image.Image]] = {
        "page": partial(drawn, draw=_page),
        "track": partial(drawn, draw=_track),
        "goal": partial(drawn, draw=_goal),
        "write": partial(drawn, draw=_write),
        "offer": partial(drawn, draw=_offer),
        "pile": partial(drawn, draw=_pile),
        "refresh": partial(drawn, draw=_refresh),
        "token": partial(drawn, draw=_science_token),
        "same": partial(drawn, draw=_same),
        "boat": partial(_boat),
    }
    for name, draw in (
        ("page", _page),
        ("track", _track),
        ("goal", _goal),
        ("kinds", _kinds),
        ("most", _most),
        ("book", _book),
    ):
        for kind in BOOKS:
            own[f"{name}-{kind}"] = partial(drawn, draw=partial(draw, kind=kind))
    return own


# Icons that are not plain at once, and what they mean.
SIGNS = (
    ("offer", "pic-booksoftime-sign-offer"),
    ("pile", "pic-booksoftime-sign-pile"),
    ("write", "pic-booksoftime-sign-write"),
    ("track", "pic-booksoftime-sign-track"),
    ("goal", "pic-booksoftime-sign-goal"),
    ("refresh", "pic-booksoftime-sign-refresh"),
    ("kinds-science", "pic-booksoftime-sign-kinds"),
    ("most-industry", "pic-booksoftime-sign-most"),
    ("turn", "pic-booksoftime-sign-turn"),
)

THEME = Theme(
    backdrop=desk,
    panel=LEAF,
    raised=SHELF,
    line=LINE,
    ink=INK,
    dim=DIM,
    accent=ACCENT,
    bar=GILT,
    title=Face.CINZEL,
    text=Face.SANS_SEMIBOLD,
    icons=Icons(own=_icons(), line=INK, sign=DIM),
)


def colour_of(kind: str) -> Ink:
    """The binding of a book."""
    return BOOKS[kind][0]


def face_of(page: PageView, title: str = "", size: float = 14, state: State = State.READY) -> Card:
    """A page as a card: kind and symbol in the band, the instant benefit in its corner, the front below."""
    return Card(
        band=colour_of(page.type),
        paper=PAPER,
        title=title or ("I" * page.number if page.number else ""),
        sign=f"page-{page.type}",
        picture=page.symbol or "quill",
        cost=page.instant,
        line=page.front,
        state=state,
        size=size,
    )


def leaf(canvas: Canvas, box: Box, page: PageView, title: str = "", size: float = 14) -> None:
    """Draw a page as a card."""
    card(canvas, box, face_of(page, title, size), THEME)


def readable(ground: Ink) -> Ink:
    """An ink for text on a coloured ground."""
    return on(ground, INK, PAPER)
