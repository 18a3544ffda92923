"""The main board above the river: characters, Meditation wheel, the sixteen buildings, bonus tiles."""

from functools import cache

from PIL import Image

from engines.agra.components import Components
from engines.agra.state import SHELF
from engines.agra.view import AgraView, BuildingView, WorkerView
from renderers.agra import look
from renderers.agra.look import COUNT, DIM, GOLD, INK, LINE, NAME, PAPER, RED, SAND, SHADE, TEXT, WHITE
from renderers.kit.canvas import Canvas, Style
from renderers.kit.colour import Ink, ink, mix
from renderers.kit.layout import Box
from renderers.kit.panels import plate
from renderers.kit.pen import Pen
from renderers.kit.scene import Panel, Scene
from renderers.kit.stickers import stick
from renderers.kit.text import Face
from renderers.kit.tokens import badge, drawn

CELL = (234, 106)
CHARACTER = (212, 116)
WHEEL = (212, 116)
BONUS = (114, 144)
ROMAN = ("", "I", "II", "III", "IV")


def tables() -> Components:
    """What is printed on the pieces, and not part of a view."""
    return SHELF.of(SHELF.today)


def leaf(canvas: Canvas, size: tuple[float, float], fill: Ink = PAPER) -> None:
    """The ground of a panel."""
    canvas.stamp(look.sheet(canvas.px(size[0]), canvas.px(size[1]), canvas.scale, fill), 0, 0)


def stand(canvas: Canvas, x: float, y: float) -> None:
    """Where a Worker can stand."""
    canvas.sprite(plate(canvas.px(40), canvas.px(40), canvas.px(20), SHADE, LINE, canvas.px(1.5)), x, y)


def put_worker(canvas: Canvas, who: WorkerView | None, x: float, y: float, space: str) -> None:
    if who:
        state = "standing" if who.standing else "lying"
        sprite = look.worker(canvas.px(37), who.seat, who.standing)
        canvas.piece(sprite, x, y, "worker", f"{who.seat}@{space}", state)


# ---- a building ----


def building(good: str) -> Panel[AgraView]:
    """One of the sixteen: its good, value, Workers, pawns, Rupees and everybody's Goods."""

    def ground(canvas: Canvas, scene: Scene[AgraView]) -> None:
        here = _of(scene, good)
        leaf(canvas, CELL)
        name = scene.called("pic-agra-building", here.building)
        canvas.text(name, Box(80, 7, CELL[0] - 86, 24), TEXT)
        made_from = tables().goods[good].made_from
        if made_from:
            canvas.sprite(look.ware(canvas.px(22), made_from), CELL[0] - 36, 90)
            canvas.sprite(look.sign(canvas.px(14), "arrow", DIM), CELL[0] - 16, 90)
        stand(canvas, 102, 50)

    def pieces(canvas: Canvas, scene: Scene[AgraView]) -> None:
        here = _of(scene, good)
        _front(canvas, here)
        put_worker(canvas, here.worker, 102, 49, good)
        x = 143.0
        for name, fill in (("merchant", look.GREEN), ("builder", look.INDIGO)):
            if here.merchant if name == "merchant" else here.builder:
                canvas.piece(look.sign(canvas.px(38), name, fill), x, 50, name, good)
                x += 36
        if here.rupees:
            canvas.piece(
                look.sign(canvas.px(25), "coin", GOLD), CELL[0] - 38, 50, "rupees", good, here.rupees
            )
            canvas.text(str(here.rupees), Box(CELL[0] - 24, 38, 20, 24), COUNT)
        _goods(canvas, here)

    return Panel(CELL, ground, pieces)


def _of(scene: Scene[AgraView], good: str) -> BuildingView:
    return next(building for building in scene.view.buildings if building.good == good)


def _front(canvas: Canvas, here: BuildingView) -> None:
    """The front of the house: red sandstone once it is built, scaffolding before."""
    key = ("front", here.good, here.row, here.built, here.level, here.cost, here.printed, here.value)
    stick(canvas, key, (80, CELL[1]), lambda blank: _facade(blank, here))


def _facade(canvas: Canvas, here: BuildingView) -> None:
    colour = look.ROWS.get(here.row, RED)
    fill = mix(colour, WHITE, 0.35) if here.built else SHADE
    line = mix(colour, INK, 0.55) if here.built else DIM
    front = look.niche(canvas.px(92), fill, line, not here.built)
    state = "built" if here.built else "unbuilt"
    canvas.piece(front, 42, 53, "building", here.good, state)
    canvas.sprite(look.ware(canvas.px(40), here.good), 42, 58)
    if not here.built:
        box = Box(14, 80, 56, 21)
        canvas.stamp(plate(canvas.px(box.w), canvas.px(box.h), canvas.px(6), INK), box.x, box.y)
        text = f"{ROMAN[here.level]} · {here.cost}"
        canvas.text(text, box, Style(Face.SANS_BOLD, 17, WHITE), 0.5)
        canvas.mark("cost", here.good, box, here.cost)
    # Flags as printed, or as the Price token says.
    if here.value == here.printed:
        flags = badge(canvas.px(25), str(here.value), PAPER, INK, INK)
    else:
        flags = look.price(canvas.px(31), here.value)
    canvas.piece(flags, 19, 20, "value", here.good, here.value)


def _goods(canvas: Canvas, here: BuildingView) -> None:
    """How many Goods each player has here, always in the seats' order."""
    for seat, count in enumerate(here.goods):
        if count:
            sprite = look.marker(canvas.px(34), seat, str(count))
            canvas.piece(sprite, 91 + seat * 25, 89, "good", f"{seat}@{here.good}", count)


# ---- characters ----


def _leafy(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.polygon([(50, 92), (48, 60), (50, 92)], None, line, 6)
    for turn in (-1, 1):
        pen.polygon(
            [(50, 70), (50 + turn * 40, 56), (50 + turn * 34, 26), (50 + turn * 8, 46)], fill, line, 4
        )
    pen.polygon([(50, 56), (34, 34), (50, 8), (66, 34)], fill, line, 4)


@cache
def _character_sign(size: int, name: str) -> Image.Image:
    """What a character deals with."""
    match name:
        case "architect":
            return look.sign(size, "builder", look.INDIGO)
        case "sailor":
            return look.sign(size, "boat", ink("#8a5a2b"))
        case "trader":
            return look.sign(size, "merchant", look.GREEN)
        case _:
            return drawn(size, _leafy, ink("#4f8f3a"), INK)


def character(name: str) -> Panel[AgraView]:
    """Architect, Sailor, Trader or Botanist; the free Price tokens lie at the Trader."""

    def ground(canvas: Canvas, scene: Scene[AgraView]) -> None:
        leaf(canvas, CHARACTER, mix(PAPER, GOLD, 0.12))
        canvas.sprite(look.niche(canvas.px(96), mix(RED, WHITE, 0.72), look.DEEP_RED), 44, 58)
        canvas.sprite(_character_sign(canvas.px(48), name), 44, 66)
        room = Box(84, 8, CHARACTER[0] - 92, 24)
        canvas.text(scene.say(f"pic-agra-character-{name}"), room, NAME._replace(ink=look.DEEP_RED, size=18))
        what = Box(84, 34, CHARACTER[0] - 90, 36)
        canvas.paragraph(scene.say(f"pic-agra-does-{name}"), what, TEXT._replace(size=15.5, ink=DIM), 1.12)
        stand(canvas, 108, 90)

    def pieces(canvas: Canvas, scene: Scene[AgraView]) -> None:
        here = next(one for one in scene.view.characters if one.id == name)
        canvas.mark("character", name, Box(10, 10, 68, 96))
        put_worker(canvas, here.worker, 108, 89, name)
        if name == "trader":
            free = [price for price in scene.view.prices if price.good is None]
            for number, price in enumerate(free):
                x = 150 + number * 24
                canvas.piece(
                    look.price(canvas.px(30), price.shows), x, 90, "price-token", price.id, price.shows
                )

    return Panel(CHARACTER, ground, pieces)


# ---- the Meditation wheel ----

_SPOKES = {"deliver_good": (0, -1), "process_good": (1, 0), "remove_crate": (0, 1), "exchange_good": (-1, 0)}


@cache
def _wheel_sign(size: int, action: str) -> Image.Image:
    match action:
        case "deliver_good":
            return look.sign(size, "boat", ink("#8a5a2b"))
        case "process_good":
            return look.sign(size, "arrow", look.DEEP_RED)
        case "remove_crate":
            return look.sign(size, "crate", SAND)
        case "exchange_good":
            return drawn(size, _exchange, look.DEEP_RED, INK)
        case _:
            return look.sign(size, "farmer", look.GREEN)


def _exchange(pen: Pen, fill: Ink, _line: Ink) -> None:
    pen.polygon([(8, 34), (60, 34), (60, 16), (94, 42), (60, 62), (60, 48), (8, 48)], fill)
    pen.polygon([(92, 66), (40, 66), (40, 52), (6, 74), (40, 96), (40, 80), (92, 80)], fill)


def wheel() -> Panel[AgraView]:
    """The five Meditation actions, and the marker that covers one of them."""
    cx, cy, r = WHEEL[0] / 2, WHEEL[1] / 2, 38.0

    def ground(canvas: Canvas, scene: Scene[AgraView]) -> None:
        pen = Pen(116, 116, canvas.scale)
        pen.disc(58, 58, 56, mix(look.RIVER, WHITE, 0.55), look.RIVER_DEEP, 2.5)
        for name in scene.view.wheel_actions:
            dx, dy = _SPOKES.get(name, (0, 0))
            pen.disc(58 + dx * r, 58 + dy * r, 19 if name in _SPOKES else 17, PAPER, look.RIVER_DEEP, 2)
        canvas.sprite(pen.done(), cx, cy)
        for name in scene.view.wheel_actions:
            dx, dy = _SPOKES.get(name, (0, 0))
            canvas.piece(_wheel_sign(canvas.px(27), name), cx + dx * r, cy + dy * r, "wheel-action", name)
        costs = {str(action.id): action.cost for action in tables().wheel}
        for name, (dx, dy) in _SPOKES.items():
            if costs.get(name):
                x, y = cx + dx * r + 17, cy + dy * r + (8 if dy < 0 else -8)
                canvas.sprite(badge(canvas.px(22), str(costs[name]), look.RIVER_DEEP, WHITE), x, y)

    def pieces(canvas: Canvas, scene: Scene[AgraView]) -> None:
        dx, dy = _SPOKES.get(scene.view.wheel, (0, 0))
        x, y = cx + dx * r, cy + dy * r
        canvas.piece(look.blocked(canvas.px(40)), x, y, "wheel", "", scene.view.wheel)
        if scene.view.points:
            box = Box(WHEEL[0] - 58, 6, 56, 26)
            canvas.text(
                scene.say("pic-agra-mp", points=scene.view.points),
                box,
                COUNT._replace(ink=look.RIVER_DEEP),
                1,
            )
            canvas.mark("meditation-points", "", box, scene.view.points)

    return Panel(WHEEL, ground, pieces)


# ---- bonus tiles ----


def bonuses(level: int) -> Panel[AgraView]:
    """The Building Bonus tiles of a level that are left."""

    def ground(canvas: Canvas, scene: Scene[AgraView]) -> None:
        leaf(canvas, BONUS, SHADE)
        canvas.text(
            scene.say("pic-agra-bonus", level=ROMAN[level]),
            Box(6, 5, BONUS[0] - 12, 22),
            NAME._replace(size=17),
            0.5,
        )

    def pieces(canvas: Canvas, scene: Scene[AgraView]) -> None:
        for number, tile in enumerate(scene.view.bonus_tiles.get(level, [])):
            box = Box(9 + (number % 2) * 49, 31 + (number // 2) * 53, 47, 50)
            canvas.stamp(
                plate(canvas.px(box.w), canvas.px(box.h), canvas.px(7), PAPER, LINE, canvas.px(1.5)),
                box.x,
                box.y,
            )
            canvas.mark("bonus", tile, box)
            _bonus(canvas, tile, box)

    return Panel(BONUS, ground, pieces)


def _bonus(canvas: Canvas, tile: str, box: Box) -> None:
    bonus = tables().bonuses.get(tile)
    effects = bonus.effects if bonus else ()
    for effect in effects:
        kind = str(effect.__struct_config__.tag)
        if kind == "gain_rupees":
            y = box.centre[1] if len(effects) == 1 else box.y + 37
            canvas.sprite(look.sign(canvas.px(20), "coin", GOLD), box.x + 14, y)
            canvas.text(str(getattr(effect, "n", "")), Box(box.x + 26, y - 12, 20, 24), COUNT)
        else:
            sprite = _bonus_sign(canvas.px(24), kind, str(getattr(effect, "guild", "")))
            canvas.sprite(sprite, box.centre[0], box.y + 14)


@cache
def _bonus_sign(size: int, kind: str, guild: str) -> Image.Image:
    if kind == "influence" and guild in look.GUILDS:
        return look.guild(size, guild)
    if kind == "remove_crate":
        return look.sign(size, "crate", SAND)
    return look.sign(size, "favour", look.LOTUS)
