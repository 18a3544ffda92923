"""Guilds and Worker spaces, the Royalties track, the Tents."""

from functools import partial

from engines.inventors.view import GuildView, InventorsView, SpaceView
from renderers.inventors import look
from renderers.inventors.look import THEME
from renderers.kit.canvas import Canvas
from renderers.kit.layout import Box
from renderers.kit.lines import effect_line
from renderers.kit.pieces import Piece, crowd, slot
from renderers.kit.scene import Panel, Scene
from renderers.kit.table import titled

TOWN = (574.0, 470.0)
WIDTH = 792.0  # of Royalties and Tents
ROW = 114.0


# ---- Guilds and Workers ----


def town(view: InventorsView, width: float = TOWN[0]) -> Panel[InventorsView]:
    """Three Guilds with their Worker spaces, and the spaces beside them."""
    size = (width, TOWN[1])
    guilds = Box(8, 36, width * 0.71, 426).columns(len(view.guilds), 6)
    side = [space for space in view.spaces if space.kind != "guild"]
    right = Box(14 + width * 0.71, 36, width * 0.29 - 22, 426).rows(len(side), 5)

    def ground(canvas: Canvas, scene: Scene[InventorsView]) -> None:
        titled(canvas, Box(0, 0, *size), THEME, scene.say("pic-inventors-town"))
        for guild, box in zip(scene.view.guilds, guilds, strict=True):
            look.strip(canvas, box, look.tone(guild.color), look.INK, 12)
            mine = [space for space in scene.view.spaces if space.guild == guild.color]
            line = Box(box.x + 4, box.y + 134, box.w - 8, 62)
            look.strip(canvas, line, look.PAPER, look.INK)
            effect_line(canvas, mine[0].line, line.inset(2), THEME.strong(14), THEME, 0.5, shrink=0.5)
            for space, there in zip(mine, _places(box, len(mine)), strict=True):
                _space_ground(canvas, there, space)
        for space, there in zip(
            [one for one in scene.view.spaces if one.kind != "guild"], right, strict=True
        ):
            _space_ground(canvas, there, space, space.line)

    def pieces(canvas: Canvas, scene: Scene[InventorsView]) -> None:
        for guild, box in zip(scene.view.guilds, guilds, strict=True):
            _guild(canvas, Box(box.x + 4, box.y + 4, box.w - 8, 126), guild)
            mine = [space for space in scene.view.spaces if space.guild == guild.color]
            for space, there in zip(mine, _places(box, len(mine)), strict=True):
                _space(canvas, there, space)
        for space, there in zip(
            [one for one in scene.view.spaces if one.kind != "guild"], right, strict=True
        ):
            _space(canvas, there, space)

    return Panel(size, ground, pieces)


def _places(guild: Box, count: int) -> list[Box]:
    return Box(guild.x + 4, guild.y + 200, guild.w - 8, guild.h - 204).rows(count, 4)


def _guild(canvas: Canvas, box: Box, guild: GuildView) -> None:
    """Everybody's Influence, Tents included, in the order of the majority."""
    look.strip(canvas, box, look.PAPER, look.INK, 8)
    head = f"[influence-{guild.color}] {guild.first_vp}/{guild.second_vp}[points]"
    effect_line(canvas, head, Box(box.x + 2, box.y, box.w - 4, 24), THEME.strong(14), THEME, 0.5, shrink=0.6)
    counts = {seat: guild.total[seat] for seat in range(len(guild.total))}
    if guild.dummy is not None:
        counts[-1] = guild.dummy
    seats = [*guild.order, *(seat for seat in counts if seat not in guild.order)]
    cells = [
        cell for row in Box(box.x + 2, box.y + 26, box.w - 4, box.h - 28).rows(3) for cell in row.columns(2)
    ]
    for seat, cell in zip(seats, cells, strict=False):
        canvas.sprite(look.seat_token(canvas.px(22), seat), cell.x + 13, cell.centre[1])
        canvas.text(str(counts[seat]), Box(cell.x + 25, cell.y, cell.w - 25, cell.h), THEME.strong(16))
        canvas.mark(
            "guild", f"{guild.color}.{seat}", Box(cell.x, cell.y + 4, cell.w - 2, cell.h - 8), counts[seat]
        )


def _space_ground(canvas: Canvas, box: Box, space: SpaceView, line: str = "") -> None:
    slot(canvas, box, THEME)
    if line:
        effect_line(
            canvas, line, Box(box.x + 3, box.y + 2, box.w - 6, 30), THEME.strong(13.5), THEME, 0.5, shrink=0.5
        )
    if space.cost:
        top = 30 if line else 2
        cost = Box(box.x + 3, box.y + top, box.w - 6, 24)
        effect_line(canvas, space.cost, cost, THEME.style(13), THEME, 0.5, shrink=0.55)


def _space(canvas: Canvas, box: Box, space: SpaceView) -> None:
    here = [
        Piece(
            partial(look.worker, seat=worker.seat, envoy=worker.envoy),
            "worker",
            f"{space.id}.{number}",
            worker.seat,
        )
        for number, worker in enumerate(space.workers)
    ]
    crowd(canvas, Box(box.x + 2, box.bottom - 34, box.w - 4, 32), here, 32)
    if space.closed:
        canvas.sprite(THEME.icons.sprite("barred", canvas.px(min(40, box.h * 0.6))), *box.centre)
        canvas.mark("closed", space.id, box)
    if space.dearer:
        line = f"+1[influence-{space.dearer}]"
        effect_line(
            canvas, line, Box(box.x, box.bottom - 24, box.w, 22), THEME.strong(14, look.VERDIGRIS), THEME, 1
        )


# ---- Royalties and Tents ----


def _in_rows(width: float, count: int, rows: int, gap: float) -> list[Box]:
    """Places in rows below a title."""
    room = Box(8, 34, width - 16, ROW * rows - 4).rows(rows, 4)
    return [cell for row in room for cell in row.columns(-(-count // rows), gap)][:count]


def royalties(view: InventorsView, width: float = WIDTH, rows: int = 1) -> Panel[InventorsView]:
    """The Royalties track."""
    size = (width, 36 + ROW * rows)
    boxes = _in_rows(width, len(view.royalties), rows, 3)

    def ground(canvas: Canvas, scene: Scene[InventorsView]) -> None:
        titled(canvas, Box(0, 0, *size), THEME, scene.say("pic-inventors-royalties"))
        for space, box in zip(scene.view.royalties, boxes, strict=True):
            look.strip(canvas, box, look.ROYAL, look.INK, 6)
            look.strip(canvas, Box(box.x + 2, box.y + 2, box.w - 4, 58), look.PAPER, look.INK, 5)
            head = f"{space.space}" + (f" {space.vp}[points]" if space.vp else "")
            effect_line(
                canvas, head, Box(box.x + 3, box.y + 2, box.w - 6, 18), THEME.style(12, look.DIM), THEME, 0.5
            )
            gain = Box(box.x + 3, box.y + 20, box.w - 6, 38)
            effect_line(canvas, space.line, gain, THEME.strong(13), THEME, 0.5, shrink=0.6)
            if space.blue_before:
                canvas.sprite(THEME.icons.sprite("promote", canvas.px(20)), box.x - 1, box.y + 8)

    def pieces(canvas: Canvas, scene: Scene[InventorsView]) -> None:
        for space, box in zip(scene.view.royalties, boxes, strict=True):
            here = [
                Piece(partial(look.seat_token, seat=seat), "royalty", seat, space.space)
                for seat in space.seats
            ]
            crowd(canvas, Box(box.x + 1, box.y + 62, box.w - 2, 46), here, 24)

    return Panel(size, ground, pieces)


def tents(view: InventorsView, width: float = WIDTH, rows: int = 1) -> Panel[InventorsView]:
    """Five places for Tents with their Pass tiles, and the raised Tents above."""
    size = (width, 36 + ROW * rows)
    boxes = _in_rows(width, len(view.tents), rows, 6)

    def ground(canvas: Canvas, scene: Scene[InventorsView]) -> None:
        titled(canvas, Box(0, 0, *size), THEME, scene.say("pic-inventors-tents"))
        for tent, box in zip(scene.view.tents, boxes, strict=True):
            fill = look.tone(tent.id) if tent.id in look.GUILDS else look.SHADE
            look.strip(canvas, box, fill, look.INK, 8)
            gain = Box(box.x + 3, box.y + 2, 44, 34)
            look.strip(canvas, gain, look.PAPER, look.INK)
            effect_line(canvas, tent.first or tent.line, gain, THEME.strong(13), THEME, 0.5, shrink=0.6)
            below = Box(box.x + 3, box.y + 40, box.w - 6, 67)
            look.strip(canvas, below, look.PAPER, look.INK)
            slot(canvas, Box(below.x + 3, below.y + 12, 42, 42), THEME, ground=look.PAPER)

    def pieces(canvas: Canvas, scene: Scene[InventorsView]) -> None:
        for tent, box in zip(scene.view.tents, boxes, strict=True):
            line = Box(box.x + 49, box.y + 42, box.w - 54, 63)
            effect_line(canvas, tent.pass_line, line, THEME.strong(13.5), THEME, 0.5, shrink=0.5)
            raised = [
                Piece(partial(look.tent, seat=seat), "raised", f"{tent.id}.{place}", seat)
                for place, seat in enumerate(tent.raised)
            ]
            crowd(canvas, Box(box.x + 50, box.y + 3, box.w - 53, 34), raised, 30)
            if tent.tent is not None:
                sign = look.tent(canvas.px(38), tent.tent)
                canvas.piece(sign, box.x + 27, box.y + 73, "tent", tent.id, tent.tent)

    return Panel(size, ground, pieces)
