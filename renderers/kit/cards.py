"""Cards: frame, title, picture, cost, effect line, points; ready, used, closed, or seen from the back."""

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from PIL import Image

from renderers.kit.canvas import Canvas, Style
from renderers.kit.colour import Ink, mix, on
from renderers.kit.layout import Box
from renderers.kit.lines import effect_line, line_height, line_width
from renderers.kit.panels import plate, shadow
from renderers.kit.pen import Pen, ring
from renderers.kit.stickers import stick
from renderers.kit.theme import Theme

WHITE, BLACK = (255, 255, 255), (0, 0, 0)
MARGIN = 4.0  # room for a card's shadow in its sticker


class State(StrEnum):
    """How a card lies."""

    READY = "ready"
    USED = "used"  # done for this round: greyed, with a tick
    CLOSED = "closed"  # cannot be had now: pale, with a lock
    BACK = "back"  # face down


@dataclass(frozen=True)
class Card:
    """What a card shows. Everything but the colours may be left out."""

    band: Ink  # the colour of its kind, of the title's band and the frame
    paper: Ink
    title: str = ""
    picture: str = ""  # an icon's name, drawn large in a window
    sign: str = ""  # an icon's name beside the title: its kind for those who do not see colours
    cost: str = ""  # an effect line, in the upper right corner
    line: str = ""  # an effect line, at the foot
    words: str = ""  # a few words, above the line
    points: str = ""  # in a seal on the lower right corner
    state: State = State.READY
    size: float = 14  # of its type


def card(canvas: Canvas, box: Box, face: Card, theme: Theme) -> None:
    """Draw a card into the box; mark it yourself with `canvas.mark(kind, id, box, state)`."""
    inner = Box(MARGIN, MARGIN, box.w, box.h)
    size = (box.w + 2 * MARGIN, box.h + 2 * MARGIN)
    key = ("card", face, box.w, box.h, id(theme))
    stick(
        canvas.at(box.x - MARGIN, box.y - MARGIN), key, size, lambda blank: _draw(blank, inner, face, theme)
    )


def card_back(canvas: Canvas, box: Box, band: Ink, paper: Ink, theme: Theme) -> None:
    """A card face down."""
    card(canvas, box, Card(band, paper, state=State.BACK), theme)


def _draw(canvas: Canvas, box: Box, face: Card, theme: Theme) -> None:
    radius = min(box.w, box.h) * 0.07
    blur = max(1, canvas.px(1.4))
    soft = shadow(canvas.px(box.w), canvas.px(box.h), canvas.px(radius), blur, BLACK, 0.4)
    canvas.stamp(soft, box.x - 2 * blur / canvas.scale, box.y - 2 * blur / canvas.scale + 1)
    if face.state is State.BACK:
        canvas.stamp(
            _back(canvas.px(box.w), canvas.px(box.h), canvas.px(radius), face.band, face.paper), box.x, box.y
        )
        return
    veil = {State.READY: 0.0, State.USED: 0.35, State.CLOSED: 0.45}[face.state]
    paper, band = (mix(colour, theme.raised, veil) for colour in (face.paper, face.band))
    frame = plate(
        canvas.px(box.w), canvas.px(box.h), canvas.px(radius), paper, mix(band, BLACK, 0.25), canvas.px(1.6)
    )
    canvas.stamp(frame, box.x, box.y)
    below = _head(canvas, box, face, band, theme, radius)
    foot = _foot(canvas, Box(box.x, below, box.w, box.bottom - below), face, paper, theme)
    if face.picture:
        _window(canvas, Box(box.x, below, box.w, foot - below).inset(4, 3), face, paper, band, theme)
    if face.state is not State.READY:
        name, colour = ("check", theme.dim) if face.state is State.USED else ("lock", theme.dim)
        size = min(box.w, box.h) * 0.3
        disc = plate(canvas.px(size), canvas.px(size), canvas.px(size / 2), paper, colour, canvas.px(1.4))
        x, y = box.right - size * 0.62, below + size * 0.55
        canvas.sprite(disc, x, y)
        canvas.sprite(theme.icons.sprite(name, canvas.px(size * 0.66)), x, y)


def _head(canvas: Canvas, box: Box, face: Card, band: Ink, theme: Theme, radius: float) -> float:
    """The band with sign, title and cost; returns where it ends."""
    if not (face.title or face.cost or face.sign):
        return box.y + 3
    high = face.size * 1.45
    strip = plate(canvas.px(box.w - 3), canvas.px(high), canvas.px(radius * 0.8), band)
    canvas.stamp(strip, box.x + 1.5, box.y + 1.5)
    x, right = box.x + 5, box.right - 5
    letters = on(band)
    if face.sign:
        canvas.sprite(
            theme.icons.sprite(face.sign, canvas.px(high * 0.86)), x + high * 0.4, box.y + 1.5 + high / 2
        )
        x += high * 0.9
    if face.cost:
        style = Style(theme.bold, face.size, theme.ink)
        wide = line_width(face.cost, style, theme, canvas.scale) + 8
        back = plate(canvas.px(wide), canvas.px(high - 3), canvas.px(high * 0.3), theme.panel)
        canvas.stamp(back, right - wide + 2, box.y + 3)
        effect_line(canvas, face.cost, Box(right - wide + 6, box.y + 1.5, wide, high), style, theme)
        right -= wide
    if face.title:
        title = Box(x, box.y + 1.5, right - x, high)
        canvas.text(face.title, title, Style(theme.bold, face.size, letters))
    return box.y + 1.5 + high


def _foot(canvas: Canvas, box: Box, face: Card, paper: Ink, theme: Theme) -> float:
    """The line, the words above it and the seal with points; returns where they begin."""
    ink = theme.ink if on(paper) == on(theme.panel) else on(paper)
    style = Style(theme.text, face.size, ink)
    room = box.inset(5, 2)
    seal = face.size * 2 if face.points else 0.0
    if seal:
        x, y = box.right - seal * 0.52, box.bottom - seal * 0.52
        canvas.sprite(seal_sprite(canvas.px(seal), theme.accent), x, y)
        canvas.label(face.points, x, y, Style(theme.bold, face.size, on(theme.accent)))
    top = room.bottom
    if face.line:
        wide = room.w - (seal if seal else 0)
        high = min(line_height(face.line, wide, style, theme, canvas.scale), room.h)
        top -= high
        effect_line(canvas, face.line, Box(room.x, top, wide, high), style, theme, 0.5, shrink=0.8)
    if face.words:
        high = max(face.size, top - room.y if not face.picture else face.size * 2.4)
        top -= high
        canvas.paragraph(face.words, Box(room.x, top + 2, room.w, high), style, 1.1)
    return top


def _window(canvas: Canvas, box: Box, face: Card, paper: Ink, band: Ink, theme: Theme) -> None:
    """The picture: an icon, large, before a field of the card's colour."""
    if box.h < 8:
        return
    field = plate(
        canvas.px(box.w), canvas.px(box.h), canvas.px(4), mix(paper, band, 0.28), mix(paper, band, 0.6), 1
    )
    canvas.stamp(field, box.x, box.y)
    size = min(box.w, box.h) * 0.86
    canvas.sprite(theme.icons.sprite(face.picture, canvas.px(size)), *box.centre)


@lru_cache(maxsize=64)
def _back(w: int, h: int, radius: int, band: Ink, paper: Ink) -> Image.Image:
    pen = Pen(w, h)
    pen.rounded(Box(0, 0, w, h), radius, paper)
    edge = max(2.0, min(w, h) * 0.06)
    pen.rounded(Box(edge, edge, w - 2 * edge, h - 2 * edge), radius * 0.7, band)
    light = mix(band, WHITE, 0.25)
    step = min(w, h) * 0.24
    for row in range(int(h / step) + 1):
        for column in range(int(w / step) + 1):
            x, y = (column + 0.5 * (row % 2)) * step, row * step
            if edge * 2 < x < w - edge * 2 and edge * 2 < y < h - edge * 2:
                pen.polygon(ring(x, y, step * 0.3, 4), None, light, max(1.0, step * 0.05))
    return pen.done()


@lru_cache(maxsize=64)
def seal_sprite(size: int, fill: Ink) -> Image.Image:
    """A seal that points stand on."""
    pen = Pen(100, 100, size / 100)
    pen.polygon(ring(50, 50, 47, 10), mix(fill, BLACK, 0.35))
    pen.polygon(ring(50, 50, 42, 10), fill)
    pen.disc(50, 50, 34, None, mix(fill, WHITE, 0.4), 3)
    return pen.done()
