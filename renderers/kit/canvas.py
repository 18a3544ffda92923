"""The canvas: what is put on it, where, and a record of both."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from PIL import Image

from renderers.kit import text as writing
from renderers.kit.colour import Ink
from renderers.kit.layout import Box
from renderers.kit.panels import frame, plate, tinted
from renderers.kit.text import Face, capital


class Mark(NamedTuple):
    """A piece that was drawn: what it is, which one, how it stands, and where."""

    kind: str
    id: str
    state: str
    box: Box
    solid: bool = False  # a sprite of its own, which others should not cover


class How(StrEnum):
    """What became of a piece between two pictures."""

    NEW = "new"
    GONE = "gone"
    MOVED = "moved"
    CHANGED = "changed"


class Change(NamedTuple):
    """A piece that is news, and how it was before."""

    how: How
    mark: Mark
    before: Mark | None


class Written(NamedTuple):
    """A text that was drawn: the box of its ink, the height of its capitals, its ink and its ground."""

    text: str
    box: Box
    capital: float
    ink: Ink
    ground: Ink | None


class Slot(NamedTuple):
    """An empty place: its box, the colour of its edge and of what lies behind it."""

    box: Box
    edge: Ink
    ground: Ink


@dataclass
class Record:
    """What a picture shows, for tests and for finding what changed."""

    marks: list[Mark] = field(default_factory=list)
    texts: list[Written] = field(default_factory=list)
    slots: list[Slot] = field(default_factory=list)
    changed: list[Change] = field(default_factory=list)  # pointed out as news since the last picture

    def of(self, kind: str) -> list[Mark]:
        """All pieces of a kind."""
        return [mark for mark in self.marks if mark.kind == kind]

    def ids(self, kind: str) -> list[str]:
        """Which pieces of a kind there are."""
        return [mark.id for mark in self.marks if mark.kind == kind]


class Style(NamedTuple):
    """How a text is written."""

    face: Face
    size: float
    ink: Ink


class Canvas:
    """A picture in the making, or a part of it with its own origin and scale.

    Without an image it only keeps the record: that tells cheaply what a picture would show.
    """

    def __init__(self, image: Image.Image | None, scale: float = 1, record: Record | None = None) -> None:
        self.image = image
        self.scale = scale
        self.record = Record() if record is None else record
        self.dx = 0.0
        self.dy = 0.0

    def at(self, x: float, y: float) -> Canvas:
        """The same canvas with its origin moved."""
        moved = Canvas(self.image, self.scale, self.record)
        moved.dx, moved.dy = self.dx + x * self.scale, self.dy + y * self.scale
        return moved

    def zoom(self, factor: float) -> Canvas:
        """The same canvas with larger or smaller units."""
        zoomed = Canvas(self.image, self.scale * factor, self.record)
        zoomed.dx, zoomed.dy = self.dx, self.dy
        return zoomed

    def place(self, box: Box) -> Box:
        """A box of this canvas in pixels of the picture."""
        k = self.scale
        return Box(self.dx + box.x * k, self.dy + box.y * k, box.w * k, box.h * k)

    def px(self, length: float) -> int:
        """A length in pixels."""
        return max(1, round(length * self.scale))

    def mark(self, kind: str, id: str | int, box: Box, state: str | int = "") -> None:
        """Note that the box shows that piece in that state."""
        self.record.marks.append(Mark(kind, str(id), str(state), self.place(box)))

    def note_slot(self, box: Box, edge: Ink, ground: Ink) -> None:
        """Note that the box is an empty place with such an edge."""
        self.record.slots.append(Slot(self.place(box), edge, ground))

    def sprite(self, sprite: Image.Image, x: float, y: float) -> None:
        """Put a sprite with its centre on a point."""
        if self.image is None:
            return
        w, h = sprite.size
        left, top = round(self.dx + x * self.scale - w / 2), round(self.dy + y * self.scale - h / 2)
        lay(self.image, sprite, left, top)

    def piece(
        self, sprite: Image.Image, x: float, y: float, kind: str, id: str | int, state: str | int = ""
    ) -> None:
        """Put a sprite and note what it shows."""
        w, h = sprite.size
        left, top = self.dx + x * self.scale - w / 2, self.dy + y * self.scale - h / 2
        self.record.marks.append(Mark(kind, str(id), str(state), Box(left, top, w, h), solid=True))
        if self.image is not None:
            lay(self.image, sprite, round(left), round(top))

    def stamp(self, sprite: Image.Image, x: float, y: float) -> None:
        """Put a sprite with its top left corner on a point."""
        if self.image is not None:
            lay(self.image, sprite, round(self.dx + x * self.scale), round(self.dy + y * self.scale))

    def plate(self, box: Box, fill: Ink, line: Ink, radius: float = 6, width: float = 1.2) -> None:
        """A flat plate with an edge."""
        size = self.px(box.w), self.px(box.h)
        self.stamp(plate(*size, self.px(radius), fill, line, self.px(width)), box.x, box.y)

    def frame(self, box: Box, colour: Ink, width: float, radius: float = 12) -> None:
        """An empty frame around a box."""
        if self.image is None:
            return
        left, top = round(self.dx + box.x * self.scale), round(self.dy + box.y * self.scale)
        size = self.px(box.w), self.px(box.h)
        for strip, x, y in frame(*size, self.px(radius), colour, self.px(width)):
            lay(self.image, strip, left + x, top + y)

    def fill(self, box: Box, colour: Ink) -> None:
        """A plain rectangle."""
        if self.image is not None:
            x, y, w, h = self.place(box)
            self.image.paste(colour, (round(x), round(y), round(x + w), round(y + h)))

    def text(
        self,
        text: str,
        box: Box,
        style: Style,
        align: float = 0,
        may_cut: bool = False,
        valign: float = 0.5,
    ) -> float:
        """Write one line into a box; align 0 is left, 0.5 the middle, 1 right. Returns the width used."""
        if not text:
            return 0
        size = self.px(style.size)
        strict = writing.is_strict() and not may_cut
        line = writing.fitted(text, style.face, size, box.w * self.scale + 1, strict)
        mask = writing.mask(line, style.face, size)
        x, y, w, h = self.place(box)
        start = x + (w - mask.advance) * align
        rise = capital(style.face) * size
        baseline = y + rise + (h - rise) * valign
        left, top = round(start) + mask.dx, round(baseline) + mask.dy
        ink = Box(left, top, *mask.image.size)
        self._note(line, ink, rise, style.ink)
        if self.image is not None:
            lay(self.image, mask.image, left, top, style.ink)
        return mask.advance / self.scale

    def label(self, text: str, x: float, y: float, style: Style) -> None:
        """Write a short text centred on a point: a number on a piece, a letter on a token."""
        size = self.px(style.size)
        mask = writing.mask(text, style.face, size)
        left = round(self.dx + x * self.scale - mask.advance / 2) + mask.dx
        rise = capital(style.face) * size
        top = round(self.dy + y * self.scale + rise / 2) + mask.dy
        self._note(text, Box(left, top, *mask.image.size), rise, style.ink)
        if self.image is not None:
            lay(self.image, mask.image, left, top, style.ink)

    def paragraph(
        self,
        text: str,
        box: Box,
        style: Style,
        leading: float = 1.2,
        align: float = 0,
        may_cut: bool = False,
    ) -> float:
        """Write lines into a box, from its top. Returns the height used."""
        most = max(1, int((box.h + style.size * (leading - 1)) // (style.size * leading)))
        broken = writing.lines(
            text,
            style.face,
            self.px(style.size),
            box.w * self.scale + 1,
            most,
            writing.is_strict() and not may_cut,
        )
        for number, line in enumerate(broken):
            row = Box(box.x, box.y + number * style.size * leading, box.w, style.size)
            self.text(line, row, style, align, may_cut)
        return len(broken) * style.size * leading

    def paragraph_middle(self, text: str, box: Box, style: Style, most: int) -> None:
        """Write at most so many lines, as a block in the middle of the box's height."""
        broken = writing.lines(
            text, style.face, self.px(style.size), box.w * self.scale + 1, most, writing.is_strict()
        )
        high = min(style.size * 1.02, box.h / len(broken))
        top = box.y + (box.h - high * len(broken)) / 2
        for number, line in enumerate(broken):
            self.text(line, Box(box.x, top + number * high, box.w, high), style)

    def _note(self, text: str, box: Box, capital: float, ink: Ink) -> None:
        ground = self._ground(box) if writing.is_strict() else None
        self.record.texts.append(Written(text, box, capital, ink, ground))

    def _ground(self, box: Box) -> Ink | None:
        """The colour that the text is about to be written on."""
        if self.image is None:
            return None
        edges = (round(box.x), round(box.y), round(box.right), round(box.bottom))
        mean = self.image.crop(edges).convert("RGB").resize((1, 1), Image.Resampling.BOX).getpixel((0, 0))
        if not isinstance(mean, tuple):
            return None
        return int(mean[0]), int(mean[1]), int(mean[2])


def lay(image: Image.Image, sprite: Image.Image, left: int, top: int, ink: Ink | None = None) -> None:
    """Lay a sprite, or a mask with an ink, over an image that is not shared.

    A picture is made of hundreds of these. `Image.paste` does the same, but its checks take three times as
    long as the pixels.
    """
    if image.mode == "RGBA":  # a sticker in the making, see-through where nothing lies
        image.alpha_composite(sprite if ink is None else tinted(sprite, ink), (left, top))
        return
    w, h = sprite.size
    image.im.paste(sprite.im if ink is None else ink, (left, top, left + w, top + h), sprite.im)


def written(text: str, style: Style, scale: float = 1) -> float:
    """How wide the text will be."""
    return writing.width(text, style.face, max(1, round(style.size * scale))) / scale
