"""What a board is made of: wood, paper, stone, water, cloth; and edges that catch the light.

Surfaces belong into the ground layer: they are drawn once for a plan. Each gives an RGB picture of the asked
size, the same on every machine.
"""

from functools import lru_cache
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renderers.kit.canvas import Canvas
from renderers.kit.colour import Ink, mix
from renderers.kit.layout import Box
from renderers.kit.panels import plate, shadow
from renderers.kit.pen import bend

BLACK, WHITE = (0, 0, 0), (255, 255, 255)


@lru_cache(maxsize=32)
def _noise(w: int, h: int, seed: str) -> Image.Image:
    return Image.frombytes("L", (w, h), Random(seed).randbytes(w * h))


def _clouds(w: int, h: int, grain: tuple[int, int], seed: str) -> Image.Image:
    """Soft noise: few random values, stretched."""
    small = _noise(max(2, w // grain[0]), max(2, h // grain[1]), seed)
    return small.resize((w, h), Image.Resampling.BICUBIC)


def _toned(mask: Image.Image, dark: Ink, light: Ink, strength: float, colour: Ink) -> Image.Image:
    """A colour that leans towards dark or light as the mask says."""
    low, high = mix(colour, dark, strength), mix(colour, light, strength)
    bands = [
        mask.point([round(low[band] + (high[band] - low[band]) * value / 255) for value in range(256)])
        for band in range(3)
    ]
    return Image.merge("RGB", bands)


def paper(w: int, h: int, scale: float, colour: Ink, strength: float = 0.05) -> Image.Image:
    """Laid paper: clouds, and darker towards the edges."""
    grain = round(60 * scale)
    return _toned(_clouds(w, h, (grain, grain), "paper"), BLACK, WHITE, strength, colour)


def wood(w: int, h: int, scale: float, colour: Ink, strength: float = 0.14, board: float = 90) -> Image.Image:
    """Boards with a long grain; `board` is the height of one."""
    image = _toned(
        _clouds(w, h, (round(170 * scale), max(1, round(5 * scale))), "wood"), BLACK, WHITE, strength, colour
    )
    draw = ImageDraw.Draw(image)
    seam = mix(colour, BLACK, 0.45)
    random = Random("boards")
    step = max(8, round(board * scale))
    for number, y in enumerate(range(0, h, step)):
        draw.line((0, y, w, y), fill=seam, width=max(1, round(1.5 * scale)))
        x = round(random.uniform(0.1, 0.9) * w) if number % 2 else round(random.uniform(0.3, 0.7) * w)
        draw.line((x, y, x, y + step), fill=seam, width=max(1, round(1.2 * scale)))
    return image


def stone(w: int, h: int, scale: float, colour: Ink, strength: float = 0.09, veins: int = 6) -> Image.Image:
    """Marble: clouds and a few veins."""
    grain = round(46 * scale)
    image = _toned(_clouds(w, h, (grain, grain), "stone"), BLACK, WHITE, strength, colour)
    draw = ImageDraw.Draw(image)
    random = Random("veins")
    for _ in range(veins):
        x, y = random.uniform(-0.1, 1) * w, random.uniform(-0.1, 1) * h
        points = [(x, y)]
        for _ in range(4):
            x, y = x + random.uniform(0.05, 0.16) * w, y + random.uniform(-0.12, 0.14) * h
            points.append((x, y))
        draw.line(bend(*points), fill=mix(colour, BLACK, strength * 1.6), width=max(1, round(scale)))
    return image


def water(w: int, h: int, scale: float, colour: Ink, strength: float = 0.12) -> Image.Image:
    """Deeper and shallower places, and small waves."""
    grain = (round(120 * scale), round(26 * scale))
    image = _toned(_clouds(w, h, grain, "water"), BLACK, WHITE, strength, colour)
    draw = ImageDraw.Draw(image)
    light = mix(colour, WHITE, strength * 1.6)
    step = max(8, round(30 * scale))
    random = Random("waves")
    for y in range(round(6 * scale), h, max(4, round(17 * scale))):
        for x in range(-step, w + step, step * 2):
            at = x + random.randrange(step)
            crest = bend((at, y), (at + step * 0.22, y - 4 * scale), (at + step * 0.45, y))
            draw.line(crest, fill=light, width=max(1, round(scale)))
    return image


def cloth(w: int, h: int, scale: float, colour: Ink, strength: float = 0.1) -> Image.Image:
    """A weave and soft folds."""
    image = _toned(
        _clouds(w, h, (round(90 * scale), round(240 * scale)), "cloth"), BLACK, WHITE, strength, colour
    )
    step = max(2, round(4 * scale))
    thread = Image.new("L", (step, step), 0)
    draw = ImageDraw.Draw(thread)
    draw.line((0, 0, step, 0), fill=34)
    draw.line((0, 0, 0, step), fill=20)
    weave = Image.new("L", (w, h))
    row = Image.new("L", (w, step))
    for x in range(0, w, step):
        row.paste(thread, (x, 0))
    for y in range(0, h, step):
        weave.paste(row, (0, y))
    image.paste(Image.new("RGB", (w, h), mix(colour, BLACK, 0.5)), (0, 0), weave)
    return image


# ---- laying a surface, and its edges ----


def surface(canvas: Canvas, texture: Image.Image, box: Box, radius: float = 0) -> None:
    """Lay a texture of the box's size (see `pixels`) into it, with round corners."""
    w, h = pixels(canvas, box)
    sprite = texture.convert("RGBA")
    if radius:
        sprite.putalpha(plate(w, h, canvas.px(radius), WHITE).getchannel("A"))
    canvas.stamp(sprite, box.x, box.y)


def pixels(canvas: Canvas, box: Box) -> tuple[int, int]:
    """The size of a box in pixels."""
    return canvas.px(box.w), canvas.px(box.h)


def drop_shadow(
    canvas: Canvas, box: Box, radius: float = 8, depth: float = 4, strength: float = 0.45
) -> None:
    """The shadow of something that lies on the board; draw it before the thing itself."""
    w, h = pixels(canvas, box)
    blur = canvas.px(depth)
    soft = shadow(w, h, canvas.px(radius), blur, BLACK, strength)
    canvas.stamp(soft, box.x - 2 * depth, box.y - 2 * depth + depth * 0.7)


def inner_shadow(
    canvas: Canvas, box: Box, radius: float = 8, depth: float = 3, strength: float = 0.5
) -> None:
    """A hollow: its upper and left edges lie in the shade."""
    canvas.stamp(hollow(*pixels(canvas, box), canvas.px(radius), canvas.px(depth), strength), box.x, box.y)


@lru_cache(maxsize=256)
def hollow(w: int, h: int, radius: int, depth: int, strength: float) -> Image.Image:
    """The shade at the upper and left edges of a hollow."""
    shape = plate(w, h, radius, WHITE).getchannel("A")
    pad = 2 * depth
    frame = Image.new("L", (w + 2 * pad, h + 2 * pad), 255)
    frame.paste(ImageChops.invert(shape), (pad, pad + depth // 2))
    soft = frame.filter(ImageFilter.GaussianBlur(depth)).crop((pad, pad, pad + w, pad + h))
    done = Image.new("RGBA", (w, h), (0, 0, 0, 0))
    done.putalpha(ImageChops.multiply(soft.point(lambda value: round(value * strength)), shape))
    return done


def bevel(canvas: Canvas, box: Box, radius: float = 8, depth: float = 2, strength: float = 0.45) -> None:
    """A raised edge: light from above, shade below."""
    canvas.stamp(_edge(*pixels(canvas, box), canvas.px(radius), canvas.px(depth), strength), box.x, box.y)


@lru_cache(maxsize=256)
def _edge(w: int, h: int, radius: int, depth: int, strength: float) -> Image.Image:
    shape = plate(w, h, radius, WHITE).getchannel("A")
    done = Image.new("RGBA", (w, h), (0, 0, 0, 0))
    for colour, shift in ((WHITE, depth), (BLACK, -depth)):
        moved = ImageChops.offset(shape, 0, shift)
        moved.paste(0, (0, 0, w, shift) if shift > 0 else (0, h + shift, w, h))
        rim = ImageChops.subtract(shape, moved).filter(ImageFilter.GaussianBlur(depth / 2))
        rim = ImageChops.multiply(rim.point(lambda value: round(value * strength)), shape)
        layer = Image.new("RGBA", (w, h), (*colour, 0))
        layer.putalpha(rim)
        done.alpha_composite(layer)
    return done
