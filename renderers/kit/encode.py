"""From a finished picture to the bytes that are sent."""

import io
from collections.abc import Callable, Iterable

import msgspec
from PIL import Image

FILM_LIMIT = 8_000_000 - 100_000  # what is sent stays under 8 MB
FRAME_MS = 900
LAST_FRAME_MS = 5000


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
    frames: Callable[[], Iterable[Image.Image]], progress: Callable[[int], None], widths: Iterable[int]
) -> tuple[bytes, tuple[int, int]]:
    """An animated GIF, the one moving format that every Discord client plays; the largest width that fits.

    `frames` is called once for each width tried. All frames share the colours of the first one, so that what
    does not move costs nothing.
    """
    for width in widths:
        content, size = _gif(frames(), width, progress)
        if len(content) <= FILM_LIMIT:
            return content, size
    raise TooLong(f"no width keeps the film under {FILM_LIMIT} bytes")


def _gif(
    frames: Iterable[Image.Image], width: int, progress: Callable[[int], None]
) -> tuple[bytes, tuple[int, int]]:
    small: list[Image.Image] = []
    palette: Image.Image | None = None
    for number, frame in enumerate(frames):
        scaled = frame.resize((width, round(frame.height * width / frame.width)), Image.Resampling.BOX)
        if palette is None:
            palette = scaled.quantize(255, Image.Quantize.MEDIANCUT)
        small.append(scaled.quantize(palette=palette, dither=Image.Dither.NONE))
        progress(number + 1)
    out = io.BytesIO()
    durations = [FRAME_MS] * (len(small) - 1) + [LAST_FRAME_MS]
    small[0].save(
        out,
        "GIF",
        save_all=True,
        append_images=small[1:],
        duration=durations,
        loop=0,
        optimize=False,
        disposal=1,
    )
    return out.getvalue(), small[0].size
