"""Text as cached masks that know their size before they are drawn."""

from enum import Enum
from functools import lru_cache
from typing import NamedTuple

import font_source_sans_pro as sans
import font_source_serif_pro as serif
from PIL import Image, ImageDraw, ImageFont

CAPITAL = 0.66  # height of a capital or a digit in both families, as a share of the size


class Face(Enum):
    """The styles in use."""

    SANS = sans.SourceSansPro
    SANS_SEMIBOLD = sans.SourceSansProSemibold
    SANS_BOLD = sans.SourceSansProBold
    SANS_BLACK = sans.SourceSansProBlack
    SERIF = serif.SourceSerifPro
    SERIF_SEMIBOLD = serif.SourceSerifProSemibold
    SERIF_BOLD = serif.SourceSerifProBold
    SERIF_BLACK = serif.SourceSerifProBlack


class Overflow(Exception):
    """A text that does not fit its box: a mistake of the layout."""


class Mask(NamedTuple):
    """A written text: its ink and where it lies relative to the start of the line."""

    image: Image.Image
    dx: int
    dy: int
    advance: float


class _Strictness:
    """Tests want an error where players get an ellipsis."""

    on = False


def be_strict(strict: bool) -> None:
    """Whether a text that does not fit is an error."""
    _Strictness.on = strict


def is_strict() -> bool:
    return _Strictness.on


@lru_cache(maxsize=256)
def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """A font, opened once."""
    return ImageFont.truetype(face.value, size)


@lru_cache(maxsize=8192)
def width(text: str, face: Face, size: int) -> float:
    """How far the text reaches."""
    return font(face, size).getlength(text)


@lru_cache(maxsize=4096)
def mask(text: str, face: Face, size: int) -> Mask:
    """The text's ink, drawn once."""
    used = font(face, size)
    left, top, right, bottom = (round(edge) for edge in used.getbbox(text, anchor="ls"))
    image = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    ImageDraw.Draw(image).text((-left, -top), text, font=used, fill=255, anchor="ls")
    return Mask(image, left, top, width(text, face, size))


@lru_cache(maxsize=4096)
def fitted(text: str, face: Face, size: int, room: float, strict: bool) -> str:
    """The text itself, or as much of it as has room, with an ellipsis."""
    if width(text, face, size) <= room:
        return text
    if strict:
        raise Overflow(f"{text!r} is {width(text, face, size):.0f} px wide, its box {room:.0f} px")
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if width(text[:middle].rstrip() + "…", face, size) <= room:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + "…" if low else "…"


@lru_cache(maxsize=1024)
def lines(text: str, face: Face, size: int, room: float, most: int, strict: bool) -> tuple[str, ...]:
    """The text broken into lines; what has no line left is an overflow."""
    done: list[str] = []
    line = ""
    words = text.split(" ")  # a no-break space holds its words together
    for number, word in enumerate(words):
        longer = f"{line} {word}" if line else word
        if width(longer, face, size) <= room or not line:
            line = longer
        elif len(done) + 1 < most:
            done.append(line)
            line = word
        else:
            line = " ".join([line, *words[number:]])
            break
    return (*done, fitted(line, face, size, room, strict))


@lru_cache(maxsize=1024)
def has_glyph(letter: str) -> bool:
    """Whether the fonts can draw it; what they lack looks like a code point that never has a form."""
    missing, drawn = (mask(one, Face.SANS, 24) for one in ("\ufffe", letter))
    return (drawn.image.size, drawn.image.tobytes()) != (missing.image.size, missing.image.tobytes())


def printable(name: str) -> str:
    """A name without what the fonts cannot draw: pictograms, controls, other scripts."""
    kept = "".join(letter for letter in name if letter == " " or (letter.isprintable() and has_glyph(letter)))
    return " ".join(kept.split())
