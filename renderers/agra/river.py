"""The Yamuna: piers with their events, the Boat, and the Notables of each level with their demands."""

from PIL import Image, ImageDraw

from engines.agra.components import Level
from engines.agra.view import AgraView, NotableView
from renderers.agra import look
from renderers.agra.city import tables
from renderers.agra.look import INK, LINE, PAPER, WHITE
from renderers.kit.canvas import Canvas, Style
from renderers.kit.colour import mix
from renderers.kit.layout import Box
from renderers.kit.panels import plate
from renderers.kit.pen import bend
from renderers.kit.scene import Panel, Scene
from renderers.kit.stickers import stick
from renderers.kit.text import Face
from renderers.kit.tokens import badge

CARD = (74.0, 152.0)
GAP = 1.0
WATER = 84.0
HEIGHT = 244.0
SLOTS: dict[Level, int] = {"I": 5, "II": 4, "III": 3, "IV": 2}
SMALL = Style(Face.SANS_SEMIBOLD, 13.8, WHITE)


def width(level: Level) -> float:
    return SLOTS[level] * (CARD[0] + GAP) + GAP


def waters(level: Level) -> Panel[AgraView]:
    """A section of the river: the piers that open this level and its Notables."""
    size = (width(level), HEIGHT)
    piers = [pier for pier in tables().pier if pier.opens == level]

    def box_of(number: int) -> Box:
        return Box(6, 4, size[0] - 12, WATER - 6).columns(len(piers), 4)[number]

    def ground(canvas: Canvas, scene: Scene[AgraView]) -> None:
        canvas.stamp(_water(canvas.px(size[0]), canvas.px(size[1]), canvas.scale), 0, 0)
        for number, pier in enumerate(piers):
            box = box_of(number)
            canvas.stamp(
                plate(canvas.px(box.w), canvas.px(box.h), canvas.px(8), (*look.RIVER_DEEP, 225)), box.x, box.y
            )
            canvas.sprite(
                badge(canvas.px(24), str(pier.pier), WHITE, look.RIVER_DEEP), box.x + 16, box.y + 16
            )
            event = Box(box.x + 5, box.y + 33, box.w - 8, box.h - 34)
            canvas.paragraph(scene.say(f"pic-agra-pier-{pier.pier}"), event, SMALL, 1.08)
            canvas.mark("pier", pier.pier, box)
        canvas.text(
            level,
            Box(6, 5, size[0] - 16, 24),
            SMALL._replace(size=20, face=Face.SERIF_BLACK, ink=mix(look.GOLD, WHITE, 0.5)),
            1,
        )
        for number in range(_slots(scene.view, level)):
            x = GAP + number * (CARD[0] + GAP)
            faint = plate(canvas.px(CARD[0]), canvas.px(CARD[1]), canvas.px(8), (*look.RIVER_DEEP, 120))
            canvas.stamp(faint, x, WATER + 4)

    def pieces(canvas: Canvas, scene: Scene[AgraView]) -> None:
        view = scene.view
        for number, pier in enumerate(piers):
            if view.pier == pier.pier:
                box = box_of(number)
                canvas.piece(
                    look.sign(canvas.px(44), "boat", look.GOLD), box.x + 52, box.y + 11, "boat", "", view.pier
                )
        here = [notable for notable in view.river if notable.level == level]
        for number, notable in enumerate(here):
            _card(canvas.at(GAP + number * (CARD[0] + GAP), WATER + 4), scene, notable)

    return Panel(size, ground, pieces)


def _slots(view: AgraView, level: Level) -> int:
    """With fewer than four players one slot less in each section stays in use."""
    return SLOTS[level] - (1 if len(view.players) < 4 else 0)


def _water(w: int, h: int, scale: float) -> Image.Image:
    image = Image.new("RGB", (w, h), look.RIVER)
    draw = ImageDraw.Draw(image)
    light = mix(look.RIVER, WHITE, 0.16)
    step = round(26 * scale)
    for row, y in enumerate(range(0, h, round(15 * scale))):
        for x in range(-step + (row % 2) * step // 2, w + step, step):
            wave = bend((x, y), (x + step * 0.25, y - 5 * scale), (x + step * 0.5, y))
            draw.line(wave, fill=light, width=max(1, round(scale)))
    image.putalpha(plate(w, h, round(12 * scale), (255, 255, 255)).getchannel("A"))
    return image


def _card(canvas: Canvas, scene: Scene[AgraView], notable: NotableView) -> None:
    """A Notable: the card's face, and the markers on its demands."""
    goods = tuple(demand.good for demand in notable.demands)
    key = ("notable", notable.id, goods, notable.available, scene.words.lang)
    stick(canvas, key, CARD, lambda blank: _face(blank, scene, notable))
    for row, demand in enumerate(notable.demands):
        for number, seat in enumerate(demand.markers):
            sprite = look.marker(canvas.px(27), seat)
            id = f"{notable.id}.{row}.{number}"
            canvas.piece(sprite, 45 + number * 13, _row(row), "delivered", id, seat)


def _row(number: int) -> float:
    return 72 + number * 31


def _face(canvas: Canvas, scene: Scene[AgraView], notable: NotableView) -> None:
    """Name, guild, and a row for each demanded good with a place for a marker."""
    paper = PAPER if notable.available else mix(PAPER, look.RIVER, 0.28)
    edge = look.GUILDS[notable.guild] if notable.available else LINE
    canvas.stamp(plate(canvas.px(CARD[0]), canvas.px(CARD[1]), canvas.px(8), paper, edge, canvas.px(2)), 0, 0)
    canvas.mark("notable", notable.id, Box(0, 0, *CARD), "open" if notable.available else "closed")
    name = Style(Face.SANS, 13.8, INK)
    text = Box(2, 25, CARD[0] - 3, 31)
    canvas.paragraph(scene.called("pic-agra-notable", notable.id), text, name, 1.04, 0.5)
    canvas.sprite(look.guild(canvas.px(24), notable.guild), CARD[0] / 2, 14)
    place = plate(canvas.px(19), canvas.px(19), canvas.px(10), (0, 0, 0, 0), LINE, canvas.px(1.5))
    for row, demand in enumerate(notable.demands):
        sprite = look.ware(canvas.px(28), demand.good)
        canvas.piece(sprite, 18, _row(row), "demand", f"{notable.id}.{row}", demand.good)
        canvas.sprite(place, 45, _row(row))
