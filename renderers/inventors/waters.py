"""The River with its Workshop and Research tiles, and the Ships."""

from functools import partial

from engines.inventors.view import InventorsView, ResearchView, RiverView, TileView
from renderers.inventors import look
from renderers.inventors.look import THEME
from renderers.kit.canvas import Canvas
from renderers.kit.layout import Box
from renderers.kit.lines import effect_line
from renderers.kit.pieces import Piece, crowd
from renderers.kit.scene import Panel, Scene
from renderers.kit.stickers import stick
from renderers.kit.surfaces import inner_shadow, pixels, surface, water
from renderers.kit.table import titled

RIVER = (1588.0, 228.0)
ROW = 190.0


def river(view: InventorsView) -> Panel[InventorsView]:
    """All eighteen steps in one row."""
    return _river(view, RIVER, [(0, len(view.river))], 34)


def bends(view: InventorsView, width: float = 792, count: int = 2) -> Panel[InventorsView]:
    """The same in several rows, for narrow screens and close-ups."""
    steps = len(view.river)
    each = -(-steps // count)
    rows = [(start, min(steps, start + each)) for start in range(0, steps, each)]
    return _river(view, (width, 34 + (ROW + 4) * count + 4), rows, 34)


def _river(
    view: InventorsView, size: tuple[float, float], rows: list[tuple[int, int]], top: float
) -> Panel[InventorsView]:
    places: list[Box] = []
    for number, (start, end) in enumerate(rows):
        row = Box(8, top + number * (ROW + 4), size[0] - 16, ROW)
        places += row.columns(max(stop - begin for begin, stop in rows), 4)[: end - start]

    def ground(canvas: Canvas, scene: Scene[InventorsView]) -> None:
        titled(canvas, Box(0, 0, *size), THEME, scene.say("pic-inventors-river"))
        for number in range(len(rows)):
            bed = Box(6, top + number * (ROW + 4), size[0] - 12, ROW)
            surface(canvas, water(*pixels(canvas, bed), canvas.scale, look.RIVER, 0.06), bed, radius=12)
            inner_shadow(canvas, bed, 12)
        for space, box in zip(scene.view.river, places, strict=True):
            _ground(canvas, box, space)

    def pieces(canvas: Canvas, scene: Scene[InventorsView]) -> None:
        for space, box in zip(scene.view.river, places, strict=True):
            _space(canvas, box, space)

    return Panel(size, ground, pieces)


def _ground(canvas: Canvas, box: Box, space: RiverView) -> None:
    """The number of the step, and what its bank gives."""
    mark = Box(box.x, box.y + 2, box.w, 18)
    canvas.text(str(space.step), mark, THEME.strong(14), 0.5)
    if space.line:
        low = Box(box.x, box.y + 52, box.w, 92)
        look.strip(canvas, low, look.SHADE, look.INK, 10)
        effect_line(canvas, space.line, low.inset(3), THEME.strong(15), THEME, 0.5, shrink=0.5)


def _space(canvas: Canvas, box: Box, space: RiverView) -> None:
    here = [Piece(partial(look.ship, seat=seat), "ship", seat, space.step) for seat in space.ships]
    crowd(canvas, Box(box.x, box.y + 19, box.w, 30), here, 28)
    there = Box(box.x, box.y + 52, box.w, 92)
    low = Box(box.x, box.y + 148, box.w, 40)
    if space.stack and not space.line:
        for layer in range(min(2, space.stack - 1), 0, -1):
            look.strip(
                canvas,
                Box(there.x + 2 * layer, there.y + 2 * layer, there.w - 4, there.h - 4),
                look.SHADE,
                look.INK,
            )
        if space.tile:
            tile(canvas, Box(there.x, there.y, there.w - 4, there.h - 4), space.tile, 13.5)
            canvas.mark("tile", space.step, there, space.tile.id)
        else:
            look.strip(canvas, Box(there.x, there.y, there.w - 4, there.h - 4), look.LINE, look.INK)
            canvas.sprite(THEME.icons.sprite("workshop", canvas.px(40)), *there.centre)
            canvas.mark("stack", space.step, there, space.stack)
    elif space.stack and space.tile:
        canvas.mark("end", space.step, low, space.stack)
    if space.research:
        research(canvas, there, space.research, 13.5)
        canvas.mark("research", space.research.id, there)
    owners = [
        Piece(partial(look.seat_token, seat=seat), "studied", f"{space.step}.{place}", seat)
        for place, seat in enumerate(space.markers)
    ]
    crowd(canvas, Box(low.x, low.y, low.w, 24), owners, 24)
    worth = "/".join(str(vp) for vp in space.vp if vp)
    if worth and len(space.markers) < 2:
        effect_line(
            canvas,
            f"{worth}[points]",
            Box(low.x, low.y + 22, low.w, 18),
            THEME.style(12.5),
            THEME,
            0.5,
        )


def tile(canvas: Canvas, box: Box, one: TileView, type: float, *, used: bool = False) -> None:
    """A Workshop tile: the value and colour it needs, what it costs and does, its points."""
    key = ("workshop-tile", one.id, one.value, one.color, one.line, one.vp, box.w, box.h, type, used)
    stick(
        canvas.at(box.x, box.y),
        key,
        (box.w, box.h),
        lambda blank: _tile(blank, Box(0, 0, box.w, box.h), one, type, used),
    )


def _tile(canvas: Canvas, box: Box, one: TileView, type: float, used: bool) -> None:
    fill = look.tone(one.color)
    look.strip(canvas, box, look.SHADE if used else look.PAPER, look.INK)
    head = Box(box.x, box.y, box.w, type * 1.5)
    look.strip(canvas, head, fill, look.INK)
    need = f"{one.value}+" if one.value else ""
    sign = f"[influence-{one.color}]" if one.color in look.GUILDS else ""
    points = f"{one.vp}[points]" if one.vp else ""
    style = THEME.strong(type, look.readable(one.color))
    effect_line(canvas, f"{need}{sign} {points}", head, style, THEME, 0.5, shrink=0.55)
    note = "[hourglass] " if one.end_of_round else ""
    rest = Box(box.x + 2, box.y + type * 1.5, box.w - 4, box.h - type * 1.5)
    effect_line(canvas, note + one.line, rest, THEME.strong(type), THEME, 0.5, shrink=0.5)
    if used:
        canvas.sprite(THEME.icons.sprite("check", canvas.px(type * 1.6)), box.right - type, box.bottom - type)


def research(canvas: Canvas, box: Box, one: ResearchView, type: float) -> None:
    """A Research tile: lasting, for every Tent, or at once."""
    key = ("research-tile", one.id, one.line, box.w, box.h, type)
    stick(
        canvas.at(box.x, box.y),
        key,
        (box.w, box.h),
        lambda blank: _research(blank, Box(0, 0, box.w, box.h), one, type),
    )


def _research(canvas: Canvas, box: Box, one: ResearchView, type: float) -> None:
    look.strip(canvas, box, look.PAPER, look.VERDIGRIS, 10)
    sign = {"ongoing": "hourglass", "tent": "tent"}.get(one.kind, "sparkle")
    colour = f"[influence-{one.color}]" if one.color in look.GUILDS else ""
    head = Box(box.x, box.y + 2, box.w, type * 1.6)
    effect_line(canvas, f"[{sign}]{colour}", head, THEME.strong(type), THEME, 0.5)
    rest = Box(box.x + 2, box.y + type * 1.7, box.w - 4, box.h - type * 1.8)
    effect_line(canvas, one.line, rest, THEME.strong(type), THEME, 0.5, shrink=0.5)
