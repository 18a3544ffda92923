"""Stickers: small drawings of many parts that look the same for many turns, kept with their own record."""

from collections.abc import Callable, Hashable
from typing import NamedTuple

from PIL import Image

from renderers.kit.cache import Shelf
from renderers.kit.canvas import Canvas, Record, lay
from renderers.kit.layout import Box
from renderers.kit.text import is_strict

BUDGET = 20_000_000


class Sticker(NamedTuple):
    """A drawing and what it shows."""

    image: Image.Image
    record: Record


_stickers: Shelf[Sticker] = Shelf(BUDGET, lambda sticker: sticker.image.width * sticker.image.height * 4)


def stick(canvas: Canvas, key: Hashable, size: tuple[float, float], draw: Callable[[Canvas], None]) -> None:
    """Put a sticker at the canvas's origin; it is drawn if nothing of that key and scale is kept."""
    whole = (key, canvas.scale, is_strict())
    sticker = _stickers.get(whole)
    if sticker is None:
        image = Image.new("RGBA", (canvas.px(size[0]), canvas.px(size[1])))
        blank = Canvas(image, canvas.scale)
        draw(blank)
        sticker = Sticker(image, blank.record)
        _stickers.put(whole, sticker)
    dx, dy = round(canvas.dx), round(canvas.dy)
    for mark in sticker.record.marks:
        x, y, w, h = mark.box
        canvas.record.marks.append(mark._replace(box=Box(x + dx, y + dy, w, h)))
    for text in sticker.record.texts:
        x, y, w, h = text.box
        canvas.record.texts.append(text._replace(box=Box(x + dx, y + dy, w, h)))
    for slot in sticker.record.slots:
        x, y, w, h = slot.box
        canvas.record.slots.append(slot._replace(box=Box(x + dx, y + dy, w, h)))
    if canvas.image is not None:
        lay(canvas.image, sticker.image, dx, dy)
