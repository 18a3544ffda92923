"""Dice: pips or a number, a colour and the letter that stands for it, two kinds of body."""

from functools import lru_cache

from PIL import Image

from renderers.kit.colour import Ink, mix, on
from renderers.kit.layout import Box
from renderers.kit.pen import Pen, ring
from renderers.kit.text import Face
from renderers.kit.tokens import Shape, token

WHITE, BLACK = (255, 255, 255), (0, 0, 0)
_PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((1, 1),),
    2: ((0, 0), (2, 2)),
    3: ((0, 0), (1, 1), (2, 2)),
    4: ((0, 0), (2, 0), (0, 2), (2, 2)),
    5: ((0, 0), (2, 0), (1, 1), (0, 2), (2, 2)),
    6: ((0, 0), (2, 0), (0, 1), (2, 1), (0, 2), (2, 2)),
}


@lru_cache(maxsize=1024)
def die(
    size: int,
    value: int | None,
    colour: Ink,
    sign: str = "",
    *,
    pips: bool = True,
    secondary: bool = False,
    faded: bool = False,
) -> Image.Image:
    """A die of that many pixels: its value (none: blank), its colour and the letter of the colour.

    A secondary die is translucent: a pale body with cut corners and a gleam, so that it differs in form too.
    A faded one is spent.
    """
    body = mix(colour, WHITE, 0.38) if secondary else colour
    if faded:
        body = mix(body, (150, 150, 150), 0.55)
    edge = mix(colour, BLACK, 0.55)
    pen = Pen(100, 100, size / 100)
    if secondary:
        outline = ring(50, 50, 51, 8, 22.5)
        pen.polygon(outline, body, edge, 6)
        pen.polygon([(20, 34), (34, 20), (52, 16), (16, 52)], mix(body, WHITE, 0.55))
    else:
        pen.rounded(Box(4, 4, 92, 92), 20, edge)
        pen.rounded(Box(8, 7, 84, 84), 17, mix(body, WHITE, 0.28))
        pen.rounded(Box(8, 11, 84, 81), 17, body)
    ink = on(body)
    if value is not None:
        if pips and value in _PIPS:
            spread = 24 if not sign else 20
            cx, cy = (50, 50) if not sign else (45, 45)
            for column, row in _PIPS[value]:
                pen.disc(cx + (column - 1) * spread, cy + (row - 1) * spread, 9 if not sign else 8, ink)
        else:
            x, y = (50, 50) if not sign else (44, 46)
            pen.letter(x, y, str(value), 64 if value < 10 else 50, ink, Face.SANS_BLACK)
    if sign:
        x, y = (82, 82) if value is not None else (50, 50)
        r = 17 if value is not None else 30
        pen.disc(x, y, r, edge if value is not None else mix(body, WHITE, 0.3), mix(body, WHITE, 0.6), 3)
        pen.letter(x, y, sign, r * 1.5, WHITE if value is not None else edge, Face.SANS_BLACK)
    return pen.done()


def cornered(image: Image.Image, shape: Shape, fill: Ink, ink: Ink, share: float = 0.42) -> Image.Image:
    """The die with the shape of its colour in the upper right corner."""
    done = image.copy()
    size = done.width
    corner = token(max(8, round(size * share)), shape, ink, fill)
    done.alpha_composite(corner, (size - corner.width + 1, 0))
    return done
