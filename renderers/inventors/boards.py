"""Each player's board: dice and Study, Camels, Workshops, the Tower, the Idea grid, Tents; and the hand."""

from functools import partial
from typing import NamedTuple

from PIL import Image

from engines.inventors.view import CardView, DieView, InventorsView, PlayerView, ResearchView, WorkshopView
from renderers.inventors import look, waters
from renderers.inventors.devices import metric
from renderers.inventors.look import THEME
from renderers.kit.canvas import Canvas
from renderers.kit.layout import Box
from renderers.kit.lines import effect_line
from renderers.kit.pieces import Piece, counter, crowd, slot
from renderers.kit.scene import Panel, Scene
from renderers.kit.table import framed, player_head, titled

DICE_AREAS = ("inspired", "determined", "ready", "exhausted")
TILES = 5


class Areas(NamedTuple):
    """Where things lie on a player's board, and how large they are written."""

    size: tuple[float, float]
    name: float  # how far the name may reach
    counters: tuple[float, float, float]  # from where, how high, how far apart
    dice: Box
    study: Box
    shops: Box
    camels: Box
    tower: Box
    ideas: Box
    foot: Box
    type: float = 1.0
    cards: int = 4  # of the hand beside each other


WIDE = Areas(
    size=(792, 436),
    name=240,
    counters=(250, 26, 72),
    dice=Box(6, 50, 214, 196),
    study=Box(224, 50, 102, 146),
    shops=Box(332, 50, 454, 196),
    camels=Box(6, 252, 320, 84),
    tower=Box(332, 252, 290, 178),
    ideas=Box(628, 252, 158, 178),
    foot=Box(6, 342, 320, 88),
)
NARROW = Areas(
    size=(400, 1080),
    name=340,
    counters=(10, 66, 55),
    dice=Box(6, 88, 240, 196),
    study=Box(252, 88, 142, 168),
    shops=Box(6, 292, 388, 270),
    camels=Box(6, 570, 388, 88),
    tower=Box(6, 666, 388, 196),
    ideas=Box(6, 870, 388, 112),
    foot=Box(6, 986, 388, 88),
    type=1.2,
    cards=2,
)
BOARD = WIDE.size


def board(seat: int, at: Areas = WIDE) -> Panel[InventorsView]:
    """A player's whole area."""

    def ground(canvas: Canvas, scene: Scene[InventorsView]) -> None:
        framed(canvas, Box(0, 0, *at.size), THEME)
        for area, row in zip(DICE_AREAS, at.dice.rows(len(DICE_AREAS), 3), strict=True):
            look.strip(canvas, row, look.SHADE, look.LINE)
            canvas.sprite(THEME.icons.sprite(area, canvas.px(26)), row.x + 16, row.centre[1])
        me = scene.view.players[seat]
        for space, cell in zip(me.study, _study_cells(at.study, me), strict=True):
            look.strip(canvas, cell, look.tone(space.color), look.INK, 5)
            look.strip(canvas, cell.inset(3), look.PAPER, look.INK, 4)
        for shop, row in zip(me.workshops, at.shops.rows(len(me.workshops), 4), strict=True):
            _workshop_ground(canvas, row, shop, at.type)
        for number, (level, row) in enumerate(zip(me.tower, _levels(at.tower, me), strict=True)):
            look.strip(canvas, row, look.PAPER if number % 2 else look.SHADE, look.INK, 5)
            label = f"{level.level}. −{level.cost}[silver] {level.vp}[points]"
            room = Box(row.x + 3, row.y, 96 * at.type, row.h)
            effect_line(canvas, label, room, THEME.strong(13.5 * at.type), THEME, shrink=0.6)

    def pieces(canvas: Canvas, scene: Scene[InventorsView]) -> None:
        me = scene.view.players[seat]
        _head(canvas, scene, me, at)
        for area, row in zip(DICE_AREAS, at.dice.rows(len(DICE_AREAS), 3), strict=True):
            _dice(
                canvas, Box(row.x + 32, row.y, row.w - 34, row.h), me.dice.get(area, []), f"{seat}.{area}", 30
            )
        _study(canvas, at.study, me, at.type)
        for shop, row in zip(me.workshops, at.shops.rows(len(me.workshops), 4), strict=True):
            _workshop(canvas, row, shop, seat, at.type)
        _camels(canvas, at.camels, me)
        _tower(canvas, at.tower, me, at.type)
        _ideas(canvas, at.ideas, me, at.type)
        _foot(canvas, at.foot, me, at.type)

    return Panel(at.size, ground, pieces)


def _head(canvas: Canvas, scene: Scene[InventorsView], me: PlayerView, at: Areas) -> None:
    sign = look.seat_token(canvas.px(36), me.seat)
    player_head(canvas, Box(0, 0, *at.size), scene, THEME, me.seat, sign, room=at.name)
    x, y, step = at.counters
    entries = [
        ("silver", me.silver, "silver"),
        ("card", me.cards, "cards"),
        ("influence-any", me.supply, "supply"),
        ("worker", me.workers, "workers"),
        ("tent", me.tents, "tents"),
        ("ship", me.ship, "at-step"),
        ("royalties", me.royalty, "at-royalty"),
    ]
    for icon, count, kind in entries:
        counter(canvas, x, y, icon, count, THEME, kind, me.seat, 25)
        x += step
    if me.envoy:
        x = at.size[0] - 38
        canvas.sprite(THEME.icons.sprite("envoy", canvas.px(30)), x + 12, 26)
        canvas.mark("envoy", me.seat, Box(x - 3, 11, 30, 30))


def _dice(canvas: Canvas, box: Box, dice: list[DieView], id: str, largest: float) -> None:
    pieces = [
        Piece(partial(_die, one), "die", f"{id}.{number}", f"{one.color} {one.value}")
        for number, one in enumerate(dice)
    ]
    wide = min(box.w, (largest + 4) * len(dice))
    crowd(canvas, Box(box.x, box.y + 1, wide, box.h - 2), pieces, largest)


def _die(one: DieView, size: int) -> Image.Image:
    return look.cube(size, one.color, one.value)


def _study_cells(box: Box, me: PlayerView) -> list[Box]:
    """Three columns beside the areas, the top one beside Inspired."""
    colours = list(dict.fromkeys(space.color for space in me.study))
    levels = sorted({space.level for space in me.study}, reverse=True)
    rows = [row.columns(len(colours), 3) for row in box.rows(len(levels), 3)]
    return [rows[levels.index(space.level)][colours.index(space.color)] for space in me.study]


def _shop_cells(row: Box) -> list[Box]:
    """Where dice lie, what is printed, and the places for tiles."""
    return [
        Box(row.x + 3, row.y + 2, 40, row.h - 4),
        *Box(row.x + 46, row.y + 2, row.w - 49, row.h - 4).columns(TILES + 1, 3),
    ]


def _levels(box: Box, me: PlayerView) -> list[Box]:
    """The Tower's levels from below."""
    return list(reversed(box.rows(len(me.tower), 2)))


def _study(canvas: Canvas, box: Box, me: PlayerView, type: float) -> None:
    """A die lies on the space, or one sees what it would bring."""
    for space, cell in zip(me.study, _study_cells(box, me), strict=True):
        inner = cell.inset(3)
        if space.die:
            sprite = look.cube(canvas.px(min(inner.w, inner.h) - 2), space.color, 0)
            canvas.piece(sprite, *inner.centre, "study", f"{me.seat}.{space.color}", space.level)
        else:
            effect_line(canvas, space.line, inner.inset(1), THEME.style(11.5 * type), THEME, 0.5, shrink=0.5)


def _workshop_ground(canvas: Canvas, row: Box, shop: WorkshopView, type: float) -> None:
    """The row, its empty places, and the printed ability."""
    look.strip(canvas, row, look.SHADE, look.LINE)
    dice, printed, *cells = _shop_cells(row)
    for cell in (dice, *cells):
        slot(canvas, cell, THEME, ground=look.SHADE)
    look.strip(canvas, printed, look.PAPER, look.INK)
    need = f"{shop.value}+"
    effect_line(
        canvas, need, Box(printed.x, printed.y, printed.w, 17 * type), THEME.strong(13 * type), THEME, 0.5
    )
    effect_line(
        canvas,
        shop.line,
        Box(printed.x + 2, printed.y + 16 * type, printed.w - 4, printed.h - 17 * type),
        THEME.strong(12.5 * type),
        THEME,
        0.5,
        shrink=0.5,
    )


def _workshop(canvas: Canvas, row: Box, shop: WorkshopView, seat: int, type: float) -> None:
    """A row: dice, the printed ability, five places for tiles with what they cover."""
    if shop.active:
        canvas.frame(row, look.BRASS, 3, 6)
    dice, printed, *cells = _shop_cells(row)
    _dice(canvas, dice.inset(2), shop.dice, f"{seat}.{shop.row}", 28)
    if "printed" in shop.used:
        canvas.sprite(THEME.icons.sprite("check", canvas.px(20)), printed.right - 10, printed.y + 10)
    for place, cell in enumerate(cells):
        if place < len(shop.tiles):
            one = shop.tiles[place]
            waters.tile(canvas, cell, one, 12 * type, used=one.id in shop.used)
            canvas.mark("owned-tile", one.id, cell, seat)
        else:
            covered = shop.covered[place] if place < len(shop.covered) else ""
            effect_line(
                canvas, covered, cell.inset(3), THEME.style(13 * type, look.DIM), THEME, 0.5, shrink=0.5
            )
            if place == len(shop.tiles) and shop.next_cost:
                low = Box(cell.x, cell.bottom - 18 * type, cell.w, 17 * type)
                effect_line(
                    canvas,
                    f"−{shop.next_cost}[silver]",
                    low,
                    THEME.strong(12 * type, look.VERDIGRIS),
                    THEME,
                    0.5,
                )


def _camels(canvas: Canvas, box: Box, me: PlayerView) -> None:
    for camel, cell in zip(me.camels, box.columns(len(me.camels), 4), strict=True):
        look.strip(canvas, cell, look.PAPER if camel.open else look.DIM, look.INK, 8)
        icon = "camel" if camel.open else "lock"
        canvas.sprite(THEME.icons.sprite(icon, canvas.px(36)), cell.centre[0], cell.y + 22)
        _dice(
            canvas,
            Box(cell.x + 3, cell.y + 44, cell.w - 6, cell.h - 46),
            camel.dice,
            f"{me.seat}.c{camel.space}",
            32,
        )
        canvas.mark("camel", f"{me.seat}.{camel.space}", cell, "open" if camel.open else "shut")


def _tower(canvas: Canvas, box: Box, me: PlayerView, type: float) -> None:
    """The Tower's levels from below: cost, points, and who stands there."""
    for number, (level, row) in enumerate(zip(me.tower, _levels(box, me), strict=True)):
        if number == 0:
            bar = f"{level.bar} · +{me.income}[silver]"
            effect_line(
                canvas,
                bar,
                Box(row.right - 84 * type, row.y, 82 * type, row.h),
                THEME.style(12 * type, look.VERDIGRIS),
                THEME,
                1,
                shrink=0.5,
            )
        here = [
            Piece(
                partial(look.person, name=one.id, active=one.active),
                "person",
                f"{me.seat}.{one.id}",
                f"{one.level} {one.active}",
            )
            for one in me.people
            if one.level == level.level
        ]
        left = 102 * type
        wide = row.w - left - (88 * type if number == 0 else 8)
        crowd(canvas, Box(row.x + left, row.y, wide, row.h), here, 31)


def _ideas(canvas: Canvas, box: Box, me: PlayerView, type: float) -> None:
    columns = list(dict.fromkeys(idea.column for idea in me.ideas))
    rows = list(dict.fromkeys(idea.row for idea in me.ideas))
    grid = Box(box.x, box.y, box.w, box.h - 36)
    for idea in me.ideas:
        cell = grid.rows(len(rows), 4)[rows.index(idea.row)].columns(len(columns), 4)[
            columns.index(idea.column)
        ]
        if idea.id is None:
            slot(canvas, cell, THEME)
            continue
        look.strip(canvas, cell, look.PAPER, look.BRASS, 6)
        effect_line(canvas, idea.line, cell.inset(3), THEME.strong(13.5 * type), THEME, 0.5, shrink=0.5)
        canvas.mark("idea", f"{me.seat}.{idea.id}", cell)
    for column, cell in zip(
        columns, Box(box.x, box.bottom - 33, box.w, 33).columns(len(columns), 4), strict=True
    ):
        gone = all(idea.id is None for idea in me.ideas if idea.column == column)
        line = "[check]" if gone else me.idea_columns.get(column, "")
        effect_line(canvas, line, cell, THEME.style(12.5 * type, look.DIM), THEME, 0.5, shrink=0.5)
    if me.idea_points:
        spot = Box(box.right - 62, box.y + grid.h / 2 - 11, 60, 22)
        look.strip(canvas, spot, look.SHEET, look.INK)
        effect_line(canvas, f"{me.idea_points}[points]", spot, THEME.strong(13 * type), THEME, 0.5)


def _foot(canvas: Canvas, box: Box, me: PlayerView, type: float) -> None:
    """The Tent row and what each Tent uncovers, or the goals of a short game; what was done so far."""
    top = Box(box.x, box.y, box.w, 44)
    for number, (line, cell) in enumerate(
        zip(me.tent_row, top.columns(max(1, len(me.tent_row)), 4), strict=False)
    ):
        gone = number < len(me.tent_row) - me.tents
        look.strip(canvas, cell, look.SHADE if gone else look.PAPER, look.LINE)
        if not gone:
            canvas.sprite(look.tent(canvas.px(30), me.seat), cell.x + 18, cell.centre[1])
        room = Box(cell.x + (34 if not gone else 2), cell.y, cell.w - (36 if not gone else 4), cell.h)
        effect_line(canvas, line, room, THEME.strong(13 * type), THEME, 0.5, shrink=0.5)
    low = Box(box.x, box.y + 48, box.w, 40)
    if me.goals:
        for goal, cell in zip(me.goals, low.columns(len(me.goals), 4), strict=True):
            look.strip(canvas, cell, look.PAPER, look.BRASS if goal.reached else look.LINE)
            line = f"[check] {goal.line}" if goal.reached else goal.line
            effect_line(canvas, line, cell.inset(2), THEME.strong(13 * type), THEME, 0.5, shrink=0.5)
            canvas.mark("goal", f"{me.seat}.{goal.order}", cell, "met" if goal.reached else "")
        return
    done = " ".join(
        f"{me.done.get(action, 0)}[{icon}]"
        for action, icon in (("invent", "sparkle"), ("build", "hammer"), ("publish", "scroll"))
    )
    studied = "/".join(str(count) for count in me.researched.values())
    effect_line(canvas, f"{done} · {studied}[research]", low, THEME.strong(15 * type), THEME, 0.5, shrink=0.6)
    canvas.mark("done", me.seat, low, f"{done} {studied}")


# ---- what only the owner sees ----


def hand(cards: list[CardView], at: Areas) -> Panel[InventorsView]:
    """The Device cards in hand."""
    rows = max(1, -(-len(cards) // at.cards))
    size = (at.size[0], 40.0 + rows * 132)

    def ground(canvas: Canvas, scene: Scene[InventorsView]) -> None:
        titled(canvas, Box(0, 0, *size), THEME, scene.say("pic-inventors-hand"))

    def pieces(canvas: Canvas, scene: Scene[InventorsView]) -> None:
        mine = scene.view.players[scene.view.seat or 0].hand or []
        room = Box(8, 36, size[0] - 16, rows * 132)
        cells = [cell for row in room.rows(rows, 4) for cell in row.columns(at.cards, 6)]
        for card, cell in zip(mine, cells, strict=False):
            _card(canvas, cell, card, scene)
            canvas.mark("hand", card.id, cell)

    return Panel(size, ground, pieces)


def _card(canvas: Canvas, box: Box, card: CardView, scene: Scene[InventorsView]) -> None:
    look.strip(canvas, box, look.PAPER, look.INK, 8)
    for number, edge in enumerate(card.edges):
        bar = Box(box.x - 1, box.y + 26 + number * 44, 8, 40)
        look.strip(canvas, bar, look.tone(edge), look.INK, 2)
        canvas.sprite(look.shape(canvas.px(16), edge, filled=True), *bar.centre)
    rows = Box(box.x + 12, box.y + 2, box.w - 16, box.h - 4).rows(5)
    canvas.text(scene.called("card", card.id), rows[0], THEME.strong(15), may_cut=True)
    pay = "".join(f"[{name}]" for name in card.pay)
    effect_line(canvas, f"[dice]{card.value}+ {pay}", rows[1], THEME.strong(14.5), THEME, shrink=0.6)
    canvas.text(metric(card, scene), rows[2], THEME.style(13, look.DIM), may_cut=True)
    worth = f"{card.vp_2}: 2[points] · {card.vp_4}: 4[points]"
    effect_line(canvas, worth, rows[3], THEME.strong(13), THEME, shrink=0.6)
    effect_line(canvas, f"[hand] {card.play}", rows[4], THEME.strong(13.5, look.VERDIGRIS), THEME, shrink=0.6)


def drawn(tiles: list[ResearchView], at: Areas) -> Panel[InventorsView]:
    """The Research tiles that are being looked at."""
    size = (at.size[0], 160.0)

    def ground(canvas: Canvas, scene: Scene[InventorsView]) -> None:
        titled(canvas, Box(0, 0, *size), THEME, scene.say("pic-inventors-drawn"))

    def pieces(canvas: Canvas, scene: Scene[InventorsView]) -> None:
        shown = scene.view.drawn
        for one, cell in zip(
            shown, Box(8, 36, size[0] - 16, 116).columns(max(3, len(shown)), 8), strict=False
        ):
            waters.research(canvas, cell, one, 18)
            canvas.mark("drawn", one.id, cell)

    return Panel(size, ground, pieces)
