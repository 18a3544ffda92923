"""The Yamuna: its banks, the piers with their events, the Boat, and the Notables with their demands."""

from itertools import pairwise

from engines.agra.components import Level, Pier
from engines.agra.lines import event_line, event_text
from engines.agra.view import AgraView, NotableView
from renderers.agra import look
from renderers.agra.city import tables
from renderers.agra.look import DIM, INK, LINE, PAPER, SAND, THEME, WHITE
from renderers.kit.canvas import Canvas, Style
from renderers.kit.colour import ink, mix
from renderers.kit.layout import Box
from renderers.kit.lines import effect_line
from renderers.kit.panels import plate
from renderers.kit.scene import Panel, Scene
from renderers.kit.stickers import stick
from renderers.kit.surfaces import drop_shadow, inner_shadow, pixels, surface, water, wood
from renderers.kit.table import framed, nothing
from renderers.kit.text import Face
from renderers.kit.tokens import badge

CARD = (74.0, 162.0)
SHORT = 126.0  # a card without what it brings
GAP = 1.0
PIER = 72.0  # the bank, and the piers that reach from it into the water
SHORE = 20.0
SLOTS: dict[Level, int] = {"I": 5, "II": 4, "III": 3, "IV": 2}
PLANK = ink("#a9793f")
BANK = ink("#d8bd85")


def width(level: Level) -> float:
    return SLOTS[level] * (CARD[0] + GAP) + GAP


def waters(level: Level, *, lines: bool = True) -> Panel[AgraView]:
    """A section of the river: the piers that open this level and its Notables; what both bring as lines of
    icons, or without where words tell it beside."""
    tall = CARD[1] if lines else SHORT
    size = (width(level), PIER + tall + SHORE + 8)
    piers = [pier for pier in tables().pier if pier.opens == level]

    def box_of(number: int) -> Box:
        return Box(4, 6, size[0] - 8, PIER - 8).columns(len(piers), 5)[number]

    def ground(canvas: Canvas, scene: Scene[AgraView]) -> None:
        _banks(canvas, Box(0, 0, *size))
        for number, pier in enumerate(piers):
            box = box_of(number)
            drop_shadow(canvas, box, 4, 3, 0.5)
            surface(canvas, wood(*pixels(canvas, box), canvas.scale, PLANK, board=15), box, 4)
            canvas.sprite(
                badge(canvas.px(25), str(pier.pier), WHITE, look.RIVER_DEEP, INK), box.x + 16, box.y + 16
            )
            canvas.mark("pier", pier.pier, box)
            said = _event(pier)
            if said and lines:
                room = Box(box.x + 3, box.y + 29, box.w - 6, box.h - 31)
                sign = plate(
                    canvas.px(room.w), canvas.px(room.h), canvas.px(5), mix(PAPER, SAND, 0.3), LINE, 1
                )
                canvas.stamp(sign, room.x, room.y)
                effect_line(canvas, said, room.inset(2, 0), THEME.strong(15), THEME, 0.5, shrink=0.72)
        shore = Box(8, size[1] - SHORE, size[0] - 16, SHORE - 2)
        canvas.text(level, shore, Style(Face.ABRIL, 16, look.DEEP_RED), 0.5)

    def pieces(canvas: Canvas, scene: Scene[AgraView]) -> None:
        view = scene.view
        for number, pier in enumerate(piers):
            if view.pier == pier.pier:
                box = box_of(number)
                boat = look.sign(canvas.px(40), "boat", look.GOLD)
                canvas.piece(boat, box.x + 50, box.y + 12, "boat", "", view.pier)
        here = [notable for notable in view.river if notable.level == level]
        for number, notable in enumerate(here):
            _card(canvas.at(GAP + number * (CARD[0] + GAP), PIER + 4), scene, notable, lines)

    return Panel(size, ground, pieces)


def _banks(canvas: Canvas, box: Box) -> None:
    """Water between two banks of sand."""
    w, h = pixels(canvas, box)
    stream = water(w, h, canvas.scale, look.RIVER)
    surface(canvas, stream, box, 8)
    for y, high in ((0.0, 14.0), (box.h - SHORE, SHORE)):
        bank = Box(box.x, y, box.w, high)
        canvas.stamp(plate(canvas.px(bank.w), canvas.px(high), canvas.px(6), BANK), bank.x, bank.y)
        foam = plate(canvas.px(bank.w), canvas.px(2), 1, mix(look.RIVER, WHITE, 0.7))
        canvas.stamp(foam, bank.x, high if y == 0 else y - 2)
    inner_shadow(canvas, Box(box.x, 14, box.w, box.h - SHORE - 14), 2, 4, 0.35)


def _event(pier: Pier) -> str:
    """What happens when the Boat arrives there, in icons."""
    limit = [f"≤{pier.order_limit}[order]"] if pier.order_limit else []
    return " ".join([*map(event_line, pier.event), *limit])


LANDING = (390.0, 72.0)


def piers() -> Panel[AgraView]:
    """What carries the Boat to each pier, and what happens there, in words."""
    told = tables().pier
    size = (LANDING[0], (len(told) - 1) * LANDING[1] + 8)

    def ground(canvas: Canvas, scene: Scene[AgraView]) -> None:
        framed(canvas, Box(0, 0, *size), THEME)
        for number, (before, pier) in enumerate(pairwise(told)):
            y = 5 + number * LANDING[1]
            sign = badge(canvas.px(24), str(pier.pier), WHITE, look.RIVER_DEEP, INK)
            canvas.sprite(sign, 20, y + 13)
            room = Box(38, y + 2, LANDING[0] - 46, 22)
            if before.moves_on:
                count, level = before.moves_on.count, before.moves_on.level
                text = scene.say("pic-agra-pier-after", count=count, level=level)
                canvas.text(text, room, THEME.strong(15, look.DEEP_RED))
            words = Box(38, y + 24, LANDING[0] - 46, 48)
            canvas.paragraph(pier_text(scene, pier), words, THEME.style(14.2), 1.05)

    return Panel(size, ground, nothing)


def pier_text(scene: Scene[AgraView], pier: Pier) -> str:
    """What happens when the Boat arrives there, in words."""
    told = [scene.write(event_text(event)) for event in pier.event]
    if pier.order_limit:
        told.append(scene.say("pic-agra-pier-limit", limit=pier.order_limit))
    return "; ".join(told)


# ---- the Notables ----


def _card(canvas: Canvas, scene: Scene[AgraView], notable: NotableView, lines: bool) -> None:
    """A Notable: the card's face, and the markers on its demands, a second one beside the first."""
    goods = tuple(demand.good for demand in notable.demands)
    line = notable.line if lines else ""
    key = ("notable", notable.id, goods, notable.available, line, scene.words.lang)
    stick(canvas, key, (CARD[0] + 4, CARD[1] + 4), lambda blank: _face(blank, scene, notable, line))
    for row, demand in enumerate(notable.demands):
        for number, seat in enumerate(demand.markers):
            id = f"{notable.id}.{row}.{number}"
            x = _places(len(demand.markers))[number]
            canvas.piece(look.marker(canvas.px(21), seat), x, _row(row), "delivered", id, seat)


def _row(number: int) -> float:
    return 61 + number * 23.5


def _places(count: int) -> tuple[float, ...]:
    return (40.0, 61.0) if count > 1 else (40.0,)


def _face(canvas: Canvas, scene: Scene[AgraView], notable: NotableView, line: str) -> None:
    """Guild, name, a row for each demanded good with a place for a marker, and what the card gives."""
    paper = PAPER if notable.available else mix(PAPER, look.RIVER, 0.26)
    edge = look.GUILDS[notable.guild] if notable.available else mix(LINE, INK, 0.3)
    whole = Box(0, 0, CARD[0], CARD[1] if line else SHORT)
    drop_shadow(canvas, whole, 7, 2, 0.5)
    canvas.stamp(
        plate(canvas.px(whole.w), canvas.px(whole.h), canvas.px(7), paper, edge, canvas.px(2.2)), 0, 0
    )
    canvas.mark("notable", notable.id, whole, "open" if notable.available else "closed")
    canvas.sprite(look.guild(canvas.px(22), notable.guild), CARD[0] / 2, 12)
    name = Style(Face.SANS, 13.8, INK)
    text = Box(2, 22, CARD[0] - 3, 30)
    canvas.paragraph(scene.called("pic-agra-notable", notable.id), text, name, 1.0, 0.5)
    place = plate(
        canvas.px(19), canvas.px(19), canvas.px(10), mix(paper, SAND, 0.35), THEME.edge(paper), canvas.px(1.4)
    )
    for row, demand in enumerate(notable.demands):
        sprite = look.ware(canvas.px(24), demand.good)
        canvas.piece(sprite, 16, _row(row), "demand", f"{notable.id}.{row}", demand.good)
        canvas.sprite(place, 40, _row(row))
        canvas.note_slot(Box(30.5, _row(row) - 9.5, 19, 19), THEME.edge(paper), paper)
    top = _row(len(notable.demands)) - 10
    room = Box(3, top, CARD[0] - 6, CARD[1] - top - 3)
    rule = plate(canvas.px(CARD[0] - 16), max(1, canvas.px(1)), 1, mix(LINE, paper, 0.3))
    if not line:
        return
    canvas.stamp(rule, 8, top - 1)
    effect_line(
        canvas,
        line,
        room,
        THEME.strong(14.5, INK if notable.available else mix(DIM, INK, 0.5)),
        THEME,
        0.5,
        shrink=0.58,
    )


NOTABLE = (390.0, 83.0)


def notables(count: int) -> Panel[AgraView]:
    """All Notables on the river with what they give, in icons and in words."""
    size = (NOTABLE[0], count * NOTABLE[1] + 8)

    def ground(canvas: Canvas, scene: Scene[AgraView]) -> None:
        whole = Box(0, 0, *size)
        surface(canvas, water(*pixels(canvas, whole), canvas.scale, look.RIVER), whole, 10)

    def pieces(canvas: Canvas, scene: Scene[AgraView]) -> None:
        for number, notable in enumerate(scene.view.river):
            box = Box(4, 4 + number * NOTABLE[1], NOTABLE[0] - 8, NOTABLE[1] - 3)
            paper = PAPER if notable.available else mix(PAPER, look.RIVER, 0.22)
            edge = look.GUILDS[notable.guild]
            body = plate(canvas.px(box.w), canvas.px(box.h), canvas.px(7), paper, edge, canvas.px(2))
            canvas.stamp(body, box.x, box.y)
            canvas.mark("notable", notable.id, box, "open" if notable.available else "closed")
            _told(canvas.at(box.x, box.y), scene, notable)

    return Panel(size, ground, pieces)


def _told(canvas: Canvas, scene: Scene[AgraView], notable: NotableView) -> None:
    """A line for name, level and demands, one for what the card gives, and the same in words."""
    wide = NOTABLE[0] - 8
    canvas.sprite(look.guild(canvas.px(25), notable.guild), 17, 15)
    name = scene.called("pic-agra-notable", notable.id)
    used = canvas.text(name, Box(33, 3, 150, 22), THEME.strong(15.5))
    canvas.text(notable.level, Box(42 + used, 3, 24, 22), Style(Face.ABRIL, 15.5, look.DEEP_RED))
    for place, demand in enumerate(reversed(notable.demands)):
        canvas.sprite(look.ware(canvas.px(22), demand.good), wide - 17 - place * 25, 15)
    effect_line(canvas, notable.line, Box(8, 25, wide - 16, 20), THEME.strong(15.5), THEME, shrink=0.7)
    told = Box(8, 47, wide - 14, 30)
    canvas.paragraph(scene.write(notable.gives), told, THEME.style(13.8), 1.0)
