"""The courtyard: four rows of buildings along their streets, with everything that stands in them."""

from collections.abc import Sequence

from PIL import Image

from engines.agra.components import Components
from engines.agra.state import SHELF
from engines.agra.view import AgraView, BuildingView, WorkerView
from renderers.agra import look
from renderers.agra.houses import house
from renderers.agra.look import INK, PAPER, ROWS, SAND, SHADE, TEXT, WHITE
from renderers.kit.canvas import Canvas, Style
from renderers.kit.colour import mix
from renderers.kit.layout import Box
from renderers.kit.panels import plate
from renderers.kit.pen import Pen
from renderers.kit.scene import Panel, Scene
from renderers.kit.stickers import stick
from renderers.kit.surfaces import bevel, drop_shadow, inner_shadow, pixels, surface
from renderers.kit.text import Face

PLOT = (227.0, 87.0)
STREET = (9.0, 18.0)  # between columns, and below each row
ROWS_OF_CITY = 4
ROMAN = ("", "I", "II", "III", "IV")
GATE = 71.0  # of a building, from its plot's edge
SHOP = 105.0  # where the space beside the façade begins
PAVING = mix(SAND, look.RED, 0.16)


def tables() -> Components:
    """What is printed on the pieces, and not part of a view."""
    return SHELF.of(SHELF.today)


def stand(canvas: Canvas, x: float, y: float) -> None:
    """Where a Worker can stand: a worn disc of stone."""
    size = 38.0
    edge = look.THEME.edge(SHADE)
    disc = plate(canvas.px(size), canvas.px(size), canvas.px(size / 2), SHADE, edge, canvas.px(1.5))
    canvas.sprite(disc, x, y)
    box = Box(x - size / 2, y - size / 2, size, size)
    inner_shadow(canvas, box, size / 2, 2, 0.3)
    canvas.note_slot(box, edge, SHADE)


def put_worker(canvas: Canvas, who: WorkerView | None, x: float, y: float, space: str) -> None:
    if who:
        state = "standing" if who.standing else "lying"
        sprite = look.worker(canvas.px(34), who.seat, who.standing)
        canvas.piece(sprite, x, y, "worker", f"{who.seat}@{space}", state)


def width(columns: Sequence[int]) -> float:
    return len(columns) * (PLOT[0] + STREET[0]) + STREET[0]


def height() -> float:
    return ROWS_OF_CITY * (PLOT[1] + STREET[1]) + 6


def courtyard(columns: Sequence[int]) -> Panel[AgraView]:
    """The buildings of these columns on their plots, and the streets along which goods are processed."""
    size = (width(columns), height())

    def at(here: BuildingView) -> tuple[float, float]:
        x = STREET[0] + (here.column - columns[0]) * (PLOT[0] + STREET[0])
        return x, 6 + (here.row - 1) * (PLOT[1] + STREET[1])

    def shown(view: AgraView) -> list[BuildingView]:
        return [here for here in view.buildings if here.column in columns]

    def ground(canvas: Canvas, scene: Scene[AgraView]) -> None:
        whole = Box(0, 0, *size)
        drop_shadow(canvas, whole, 12, 3, 0.4)
        surface(canvas, look.marble(*pixels(canvas, whole), canvas.scale, PAVING), whole, 12)
        bevel(canvas, whole, 12, 2, 0.4)
        for here in shown(scene.view):
            _plot(canvas.at(*at(here)), scene, here)
        canvas.stamp(_streets(canvas, scene.view, columns), 0, 0)

    def pieces(canvas: Canvas, scene: Scene[AgraView]) -> None:
        for here in shown(scene.view):
            _building(canvas.at(*at(here)), scene.view, here)

    return Panel(size, ground, pieces)


def _streets(canvas: Canvas, view: AgraView, columns: Sequence[int]) -> Image.Image:
    """From each good to what is made of it: along the street and up to the gate."""
    pen = Pen(width(columns), height(), canvas.scale, over=2)
    homes = {here.good: here for here in view.buildings}
    for here in view.buildings:
        source = homes.get(tables().goods[here.good].made_from or "")
        if source is None or source.row != here.row:
            continue
        left, right = columns[0], columns[-1]
        if here.column < left or source.column > right:
            continue
        step = PLOT[0] + STREET[0]
        y = 6 + (here.row - 1) * (PLOT[1] + STREET[1]) + PLOT[1] + STREET[1] * 0.62
        start = STREET[0] + (source.column - left) * step + (GATE if source.column == 1 else GATE + 34)
        end = STREET[0] + (here.column - left) * step + GATE - 10
        colour = mix(ROWS[here.row], INK, 0.25)
        start, low = max(start, -20.0), min(end, width(columns) + 20)
        for ink, thick in ((mix(PAPER, SAND, 0.3), 8.0), (colour, 4.5)):
            pen.line([(start, y - 10), (start, y), (low, y)], ink, thick)
            if here.column <= right:
                pen.line([(end, y), (end, y - 5)], ink, thick)
        if here.column <= right:
            tip = y - 14
            head = [(end - 9, tip + 10), (end, tip), (end + 9, tip + 10)]
            pen.polygon(head, colour, mix(PAPER, SAND, 0.3), 1.5)
    return pen.done()


def _plot(canvas: Canvas, scene: Scene[AgraView], here: BuildingView) -> None:
    """The marble of a plot, the building's name, and where a Worker can stand."""
    whole = Box(0, 0, *PLOT)
    surface(
        canvas, look.marble(*pixels(canvas, whole), canvas.scale, mix(PAPER, ROWS[here.row], 0.1)), whole, 8
    )
    bevel(canvas, whole, 8, 1.5, 0.5)
    name = scene.called("pic-agra-building", here.building)
    canvas.text(name, Box(SHOP + 2, 2, PLOT[0] - SHOP - 3, 22), TEXT._replace(size=17.3))
    stand(canvas, SHOP + 20, 43)
    canvas.sprite(look.printed(canvas.px(25), here.printed), 15, 17)


def _building(canvas: Canvas, view: AgraView, here: BuildingView) -> None:
    key = ("front", here.good, here.row, here.column, here.built, here.level, here.cost)
    stick(canvas, key, (SHOP, PLOT[1]), lambda blank: _facade(blank, here))
    _value(canvas, view, here)
    put_worker(canvas, here.worker, SHOP + 20, 42, here.good)
    for name, x in (("merchant", SHOP + 57), ("builder", SHOP + 91)):
        if here.merchant if name == "merchant" else here.builder:
            canvas.piece(look.THEME.icons.sprite(name, canvas.px(33)), x, 43, name, here.good)
    if here.rupees:
        canvas.piece(look.rupees(canvas.px(27), here.rupees), 15, 72, "rupees", here.good, here.rupees)
    for seat, count in enumerate(here.goods):
        if count:
            sprite = look.marker(canvas.px(29), seat, str(count))
            canvas.piece(sprite, SHOP + 15 + seat * 30.4, 73, "good", f"{seat}@{here.good}", count)


def _facade(canvas: Canvas, here: BuildingView) -> None:
    """The house with its good in the gate; a building site with its level and what it costs."""
    state = "built" if here.built else "unbuilt"
    sprite = house(canvas.px(86), here.row, here.column, here.built)
    canvas.piece(sprite, GATE - 5, 43.5, "building", here.good, state)
    canvas.sprite(look.ware(canvas.px(33), here.good), GATE - 5, 64 if here.built else 51)
    if not here.built:
        box = Box(GATE - 36, 68, 62, 19)
        canvas.stamp(plate(canvas.px(box.w), canvas.px(box.h), canvas.px(5), INK), box.x, box.y)
        text = f"{ROMAN[here.level]} · {here.cost}"
        canvas.text(text, box, Style(Face.SANS_BOLD, 17.3, WHITE), 0.5)
        canvas.mark("cost", here.good, box, here.cost)


def _value(canvas: Canvas, view: AgraView, here: BuildingView) -> None:
    """The Price token beside the printed value, also where it shows the same."""
    tokens = [price for price in view.prices if price.good == here.good]
    for price in tokens:
        canvas.piece(look.price(canvas.px(29), price.shows), 15, 44, "price-token", price.id, price.shows)
    canvas.mark("value", here.good, Box(2, 5, 27, 56 if tokens else 26), here.value)
