"""Plates that other things lie on, and the marks that draw the eye."""

from functools import lru_cache

from PIL import Image, ImageChops, ImageFilter

from renderers.kit.colour import Ink, Paint, paint
from renderers.kit.layout import Box
from renderers.kit.pen import Pen


@lru_cache(maxsize=256)
def plate(
    w: int,
    h: int,
    radius: int,
    fill: Ink | Paint,
    line: Ink | Paint | None = None,
    width: float = 0,
) -> Image.Image:
    """A rectangle with round corners."""
    pen = Pen(w, h, over=2 if w * h > 40_000 else 4)
    pen.rounded(Box(0, 0, w, h), radius, fill, line, width)
    return pen.done()


@lru_cache(maxsize=64)
def frame(w: int, h: int, radius: int, line: Ink, width: int) -> tuple[tuple[Image.Image, int, int], ...]:
    """An empty frame with round corners, in four strips with their places: what is hollow costs nothing."""
    whole = plate(w, h, radius, (0, 0, 0, 0), line, width)
    deep = min(max(radius, width) + 1, h // 2)
    boxes = (
        (0, 0, w, deep),
        (0, h - deep, w, h),
        (0, deep, width, h - deep),
        (w - width, deep, w, h - deep),
    )
    return tuple((whole.crop(box), box[0], box[1]) for box in boxes)


@lru_cache(maxsize=64)
def shadow(w: int, h: int, radius: int, blur: int, colour: Ink, strength: float) -> Image.Image:
    """A soft shadow (or light, by its colour) for a plate of that size, `blur` larger on every side."""
    image = Image.new("L", (w + 4 * blur, h + 4 * blur))
    shape = plate(w, h, radius, (255, 255, 255)).getchannel("A")
    image.paste(shape, (2 * blur, 2 * blur))
    soft = image.filter(ImageFilter.GaussianBlur(blur)).point(lambda value: round(value * strength))
    done = Image.new("RGBA", soft.size, (*colour, 0))
    done.putalpha(soft)
    return done


@lru_cache(maxsize=512)
def halo(w: int, h: int, colour: Ink, thick: int) -> Image.Image:
    """The frame around what changed since the last picture: light corners and a soft shine."""
    room = thick * 3
    pen = Pen(w + 2 * room, h + 2 * room, over=2)
    radius = min(min(w, h) / 3, 5 * thick) + thick
    pen.rounded(
        Box(room - thick, room - thick, w + 2 * thick, h + 2 * thick), radius, None, paint(colour), thick
    )
    shine = pen.image.filter(ImageFilter.GaussianBlur(thick * 2))
    strong = shine.copy()
    strong.alpha_composite(shine)
    hollow = Pen(w + 2 * room, h + 2 * room, over=2)  # nothing lies over the piece itself
    hollow.rounded(Box(room, room, w, h), max(1, radius - thick), (255, 255, 255))
    strong.paste((0, 0, 0, 0), (0, 0), hollow.image.getchannel("A"))
    strong.alpha_composite(pen.image)
    return strong.reduce(2)


def faded(sprite: Image.Image, strength: float) -> Image.Image:
    """The same sprite, less opaque."""
    done = sprite.copy()
    done.putalpha(sprite.getchannel("A").point(lambda value: round(value * strength)))
    return done


def tinted(mask: Image.Image, colour: Ink, strength: float = 1) -> Image.Image:
    """A mask as a sprite of one colour."""
    done = Image.new("RGBA", mask.size, (*colour, 0))
    done.putalpha(mask.point(lambda value: round(value * strength)) if strength != 1 else mask)
    return done


def gradient(w: int, h: int, top: Ink, bottom: Ink) -> Image.Image:
    """From one colour to another, downwards."""
    ramp = Image.linear_gradient("L").resize((w, h))
    return Image.composite(Image.new("RGB", (w, h), bottom), Image.new("RGB", (w, h), top), ramp)


def vignette(image: Image.Image, colour: Ink, strength: float) -> Image.Image:
    """Darken towards the corners."""
    ramp = ImageChops.invert(Image.radial_gradient("L")).resize(image.size)
    veil = ImageChops.invert(ramp).point(lambda value: round(max(0, value - 96) * strength))
    return Image.composite(Image.new("RGB", image.size, colour), image, veil)
