"""From a finished picture to the bytes that are sent."""

import io
import struct
from collections.abc import Callable

import msgspec
from PIL import Image, ImageChops
from PIL.GifImagePlugin import getdata

FILM_LIMIT = 8_000_000 - 100_000  # what is sent stays under 8 MB
FRAME_MS = 900
LAST_FRAME_MS = 5000
SAME = 255  # the colour number that means: as in the frame before


class Picture(msgspec.Struct, frozen=True):
    """A picture ready to be sent, with what it says to those who cannot see it."""

    content: bytes
    suffix: str
    width: int
    height: int
    alt: str


def encode(image: Image.Image) -> bytes:
    """256 colours and the fastest compression: small, sharp and quick (see `karawana bench pictures`)."""
    out = io.BytesIO()
    image.quantize(256, Image.Quantize.FASTOCTREE).save(out, "PNG", compress_level=1)
    return out.getvalue()


class TooLong(Exception):
    """A film that cannot be made small enough."""


def film(
    frame: Callable[[int], Image.Image], count: int, progress: Callable[[int], None]
) -> tuple[bytes, tuple[int, int]]:
    """An animated GIF, the one moving format that every Discord client plays; as large as the limit allows.

    All frames share their colours, and each says only what differs from the one before: what does not move
    costs nothing. Frames are written one by one, so that a long game needs no more memory than a short one.
    """
    for shrink in (2, 3, 4):
        palette = _palette([frame(number).reduce(shrink) for number in sorted({0, count // 2, count - 1})])
        out = io.BytesIO()
        size = palette.size
        before: Image.Image | None = None
        for number in range(count):
            small = frame(number).reduce(shrink)
            shot = small.quantize(palette=palette, dither=Image.Dither.NONE)
            if before is None:
                size = shot.size
                out.write(_head(shot))
            _write(out, shot, before, LAST_FRAME_MS if number == count - 1 else FRAME_MS)
            before = shot
            progress(number + 1)
            if out.tell() > FILM_LIMIT:
                break
        else:
            return out.getvalue() + b";", size
    raise TooLong(f"no size keeps the film under {FILM_LIMIT} bytes")


def _palette(samples: list[Image.Image]) -> Image.Image:
    """The colours of these pictures; the last place is kept free for what stays as it was."""
    sheet = Image.new("RGB", (samples[0].width, sum(sample.height for sample in samples)))
    y = 0
    for sample in samples:
        sheet.paste(sample, (0, y))
        y += sample.height
    return sheet.quantize(SAME, Image.Quantize.MEDIANCUT)


def _head(shot: Image.Image) -> bytes:
    """The head of a GIF that plays for ever: size, 256 common colours, loop."""
    colours = bytes(shot.getpalette() or ()).ljust(768, b"\0")
    loop = b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
    return b"GIF89a" + struct.pack("<HHBBB", *shot.size, 0xF7, 0, 0) + colours + loop


def _write(out: io.BytesIO, shot: Image.Image, before: Image.Image | None, ms: int) -> None:
    """A frame: the smallest box with everything that changed, and see-through where nothing did."""
    box = (0, 0, *shot.size)
    if before is not None:
        changed = ImageChops.difference(_numbers(before), _numbers(shot))
        box = changed.getbbox() or (0, 0, 1, 1)
        shot = shot.copy()
        shot.paste(SAME, (0, 0), changed.point(lambda value: 0 if value else 255))
    for block in getdata(shot.crop(box), box[:2], duration=ms, transparency=SAME, disposal=1):
        out.write(block)


def _numbers(shot: Image.Image) -> Image.Image:
    """The numbers of a picture's colours, as a picture that can be compared."""
    return Image.frombytes("L", shot.size, shot.tobytes())
