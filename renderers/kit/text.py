"""Text as cached masks that know their size before they are drawn."""

from enum import Enum
from functools import cache, lru_cache
from importlib.resources import files
from typing import NamedTuple

import font_source_sans_pro as sans
import font_source_serif_pro as serif
from PIL import Image, ImageDraw, ImageFont


class Cut(NamedTuple):
    """A font's file, its weight if one file holds several, and what parts its words."""

    path: str
    weight: int | None = None
    space: str = " "


def _display(package: str, file: str, weight: int | None = None, space: str = " ") -> Cut:
    return Cut(str(files(package) / "files" / file), weight, space)


class Face(Enum):
    """The styles in use: two families for reading, and a display face with character for each game."""

    SANS = Cut(sans.SourceSansPro)
    SANS_SEMIBOLD = Cut(sans.SourceSansProSemibold)
    SANS_BOLD = Cut(sans.SourceSansProBold)
    SANS_BLACK = Cut(sans.SourceSansProBlack)
    SERIF = Cut(serif.SourceSerifPro)
    SERIF_SEMIBOLD = Cut(serif.SourceSerifProSemibold)
    SERIF_BOLD = Cut(serif.SourceSerifProBold)
    SERIF_BLACK = Cut(serif.SourceSerifProBlack)
    CHAKRA = _display("fontpkg_chakra_petch", "ChakraPetch-Bold.ttf")  # angular: Excavation Earth
    ABRIL = _display("fontpkg_abril_fatface", "AbrilFatface-Regular.ttf", space="  ")  # opulent: Agra
    AMIRI = _display("fontpkg_amiri", "Amiri-Bold.ttf")  # a scribe's hand: Scholars of the South Tigris
    JOSEFIN = _display("fontpkg_josefin_sans", "JosefinSans[wght].ttf", 700)  # ruler and compasses: Inventors
    CINZEL = _display("fontpkg_cinzel", "Cinzel[wght].ttf", 700)  # inscriptions: Books of Time
    LOBSTER = _display("fontpkg_lobster", "Lobster-Regular.ttf")  # a shop sign: Oasis


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
    path, weight, _ = face.value
    opened = ImageFont.truetype(path, size)
    if weight is not None:
        opened.set_variation_by_axes([weight])
    return opened


@cache
def capital(face: Face) -> float:
    """The height of a capital or a digit, as a share of the size."""
    return -font(face, 200).getbbox("H", anchor="ls")[1] / 200


@lru_cache(maxsize=8192)
def width(text: str, face: Face, size: int) -> float:
    """How far the text reaches."""
    return font(face, size).getlength(text.replace(" ", face.value.space))


@lru_cache(maxsize=4096)
def mask(text: str, face: Face, size: int) -> Mask:
    """The text's ink, drawn once."""
    used = font(face, size)
    text = text.replace(" ", face.value.space)
    left, top, right, bottom = (round(edge) for edge in used.getbbox(text, anchor="ls"))
    image = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    ImageDraw.Draw(image).text((-left, -top), text, font=used, fill=255, anchor="ls")
    return Mask(image, left, top, used.getlength(text))


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
