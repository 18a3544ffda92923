"""Each player's board: slots with cards, dice and Workers, dice in hand, Goal card, Scrolls; and the bag."""

from functools import partial

from PIL import Image

from engines.scholars.view import ActionCardView, DieView, GoalView, PlacedView, PlayerView, SlotView, View
from renderers.kit.canvas import Canvas
from renderers.kit.layout import Box
from renderers.kit.lines import effect_line
from renderers.kit.pieces import Piece, counter, crowd, slot
from renderers.kit.scene import Panel, Scene
from renderers.kit.table import framed, player_head, titled
from renderers.scholars import look
from renderers.scholars.look import THEME
from renderers.scholars.people import token_of

BOARD = (792.0, 346.0)
NARROW = (400.0, 548.0)
SLOTS = Box(6, 100, 596, 238)
SIDE = Box(606, 50, 180, 288)
PURSE = ("silver", "gold")


def board(seat: int) -> Panel[View]:
    """A player's whole area."""

    def ground(canvas: Canvas, scene: Scene[View]) -> None:
        framed(canvas, Box(0, 0, *BOARD), THEME)
        slots = scene.view.players[seat].slots
        for one, box in zip(slots, SLOTS.columns(len(slots), 5), strict=True):
            _slot_ground(canvas, box, one)

    def pieces(canvas: Canvas, scene: Scene[View]) -> None:
        me = scene.view.players[seat]
        _head(canvas, scene, me)
        _hand(canvas, Box(6, 54, 596, 42), me)
        for one, box in zip(me.slots, SLOTS.columns(len(me.slots), 5), strict=True):
            _slot(canvas, Box(box.x + 3, box.y + 31, box.w - 6, box.h - 34), one, seat)
        _goal(canvas, Box(SIDE.x, SIDE.y, SIDE.w, 116), me.goal, seat)
        _scrolls(canvas, Box(SIDE.x, SIDE.y + 120, SIDE.w, SIDE.h - 120), me)

    return Panel(BOARD, ground, pieces)


def narrow(seat: int) -> Panel[View]:
    """The same for a phone: slots in two rows, larger dice, goals and Scrolls below each other."""
    slots = [cell for row in Box(6, 122, 388, 300).rows(2, 6) for cell in row.columns(3, 6)]

    def ground(canvas: Canvas, scene: Scene[View]) -> None:
        framed(canvas, Box(0, 0, *NARROW), THEME)
        for one, box in zip(scene.view.players[seat].slots, slots, strict=True):
            _slot_ground(canvas, box, one)

    def pieces(canvas: Canvas, scene: Scene[View]) -> None:
        me = scene.view.players[seat]
        sign = token_of(scene.view, seat, canvas.px(32))
        player_head(canvas, Box(0, 0, *NARROW), scene, THEME, seat, sign, room=180, size=18)
        for place, name in enumerate(PURSE):
            counter(canvas, 240 + place * 76, 25, name, getattr(me, name), THEME, name, seat, 26)
        x = 10.0
        for colour, count in me.workers.items():
            counter(canvas, x, 62, f"worker-{colour}", count, THEME, f"workers-{colour}", seat, 24)
            x += 52
        for icon, count, kind in _rest(me):
            counter(canvas, x, 62, icon, count, THEME, kind, seat, 22)
            x += 60
        _hand(canvas, Box(6, 80, 388, 40), me)
        for one, box in zip(me.slots, slots, strict=True):
            _slot(canvas, Box(box.x + 3, box.y + 31, box.w - 6, box.h - 34), one, seat)
        _goal(canvas, Box(6, 428, 190, 112), me.goal, seat)
        _scrolls(canvas, Box(200, 428, 194, 112), me)

    return Panel(NARROW, ground, pieces)


def _slot_ground(canvas: Canvas, box: Box, one: SlotView) -> None:
    """What is printed on a slot: the actions it is for."""
    fill = look.BROWN if one.colour == "brown" else look.BLACK
    look.strip(canvas, box, fill, look.INK, 8)
    actions = " ".join(f"[{action}]" for action in one.actions)
    top = Box(box.x + 3, box.y + 3, box.w - 6, 26)
    look.strip(canvas, top, look.PAPER, look.INK)
    effect_line(canvas, actions, top, THEME.strong(15), THEME, 0.5)


def _rest(me: PlayerView) -> list[tuple[str, int, str]]:
    return [
        ("influence-any", me.influence, "influence"),
        ("bag", me.bag_size, "bag"),
        ("cards", me.cards_in_hand, "cards"),
    ]


def _head(canvas: Canvas, scene: Scene[View], me: PlayerView) -> None:
    sign = token_of(scene.view, me.seat, canvas.px(36))
    player_head(canvas, Box(0, 0, *BOARD), scene, THEME, me.seat, sign, room=216)
    x = 222.0
    for name in PURSE:
        counter(canvas, x, 26, name, getattr(me, name), THEME, name, me.seat, 26)
        x += 66
    for colour, count in me.workers.items():
        counter(canvas, x, 26, f"worker-{colour}", count, THEME, f"workers-{colour}", me.seat, 24)
        x += 54
    for icon, count, kind in _rest(me):
        counter(canvas, x, 26, icon, count, THEME, kind, me.seat, 24)
        x += 72


def _hand(canvas: Canvas, box: Box, me: PlayerView) -> None:
    """The dice in hand; fresh ones cannot be used in this turn."""
    canvas.sprite(THEME.icons.sprite("hand", canvas.px(30)), box.x + 18, box.centre[1])
    dice = [
        Piece(partial(_die, one), "die", f"{me.seat}.{number}", f"{one.colour} {one.value}")
        for number, one in enumerate(me.dice)
    ]
    wide = min(box.w - 40, 40.0 * len(dice))
    crowd(canvas, Box(box.x + 38, box.y, wide, box.h), dice, 36)


def _die(one: DieView, size: int) -> Image.Image:
    return look.cube(size, one.colour, one.value, faded=one.fresh)


def _slot(canvas: Canvas, box: Box, one: SlotView, seat: int) -> None:
    """A slot: its card, the dice with their Workers, what the action can be, and the retired below."""
    retired = len(one.retired)
    foot = 24.0 * retired
    there = Box(box.x, box.y, box.w, box.h - foot)
    if not one.open:
        look.strip(canvas, there, look.DIM, look.INK)
        canvas.sprite(THEME.icons.sprite("lock", canvas.px(36)), *there.centre)
    elif one.card is None:
        look.strip(canvas, there, look.SHADE, look.INK)
        if one.rest:
            effect_line(
                canvas,
                f"[collect] {one.rest}",
                there.inset(3),
                THEME.style(13, look.DIM),
                THEME,
                0.5,
                shrink=0.55,
            )
    else:
        _card(canvas, there, one, one.card, seat)
    for number, who in enumerate(one.retired):
        row = Box(box.x, box.bottom - foot + number * 24 + 1, box.w, 22)
        look.strip(canvas, row, look.PAPER, look.GOLD)
        effect_line(canvas, who.retired, row.inset(2, 1), THEME.strong(12.5), THEME, 0.5, shrink=0.5)
        canvas.mark("retired", who.id, row, seat)


def _card(canvas: Canvas, box: Box, one: SlotView, there: ActionCardView, seat: int) -> None:
    look.strip(canvas, box, look.PAPER, look.GOLD if one.active else look.INK)
    top = Box(box.x + 2, box.y + 2, box.w - 4, 30)
    effect_line(canvas, there.brown, top, THEME.strong(13, look.BROWN), THEME, 0.5, shrink=0.5)
    low = Box(box.x + 2, box.y + 32, box.w - 4, 30)
    effect_line(canvas, there.rest, low, THEME.strong(13, look.LAPIS), THEME, 0.5, shrink=0.5)
    canvas.mark("card", f"{seat}.{there.id}", Box(box.x, box.y, box.w, 62), one.number)
    dice = [there.printed] if there.printed and not any(die.printed for die in one.dice) else []
    dice += one.dice
    room = Box(box.x + 2, box.y + 64, box.w - 4, max(20.0, box.h - 90))
    for number, (placed, row) in enumerate(zip(dice, room.rows(max(2, len(dice)), 2), strict=False)):
        _placed(canvas, row, placed, f"{seat}.{one.number}.{number}")
    if one.active and one.reach:
        reach = " / ".join(f"[die-{best.colour}]{best.value}" for best in one.reach)
        effect_line(
            canvas,
            f"= {reach}",
            Box(box.x + 2, box.bottom - 24, box.w - 4, 22),
            THEME.strong(14),
            THEME,
            0.5,
            shrink=0.5,
        )


def _placed(canvas: Canvas, row: Box, placed: PlacedView, id: str) -> None:
    """A die as it is now, and the Workers that made it so."""
    size = min(row.h, row.w * 0.42, 40.0)
    sprite = look.cube(canvas.px(size), placed.now_colour, placed.now_value)
    canvas.piece(
        sprite, row.x + size / 2 + 1, row.centre[1], "laid", id, f"{placed.now_colour} {placed.now_value}"
    )
    workers = [
        Piece(partial(_worker, colour), "laid-worker", f"{id}.{number}", colour)
        for number, colour in enumerate(placed.workers)
    ]
    crowd(canvas, Box(row.x + size + 3, row.y, row.w - size - 4, row.h), workers, 24)


def _worker(colour: str, size: int) -> Image.Image:
    return THEME.icons.sprite(f"worker-{colour}", size)


def _goal(canvas: Canvas, box: Box, goal: GoalView, seat: int) -> None:
    """The three goals with their rewards; a tick where one is met."""
    look.strip(canvas, box, look.SHADE, look.GOLD if goal.flipped else look.LINE, 8)
    rows = box.inset(3, 2).rows(3, 2)
    goals = (
        ("portrait", f"[portrait-{goal.portrait}] → {goal.portrait_reward}"),
        ("guild", f"[translate][influence-{goal.guild}] → {goal.guild_reward}"),
        ("track", f"[track-{goal.track}]{goal.level} → {goal.track_reward}"),
    )
    for (name, line), row in zip(goals, rows, strict=True):
        met = name in goal.met or goal.flipped
        look.strip(canvas, row, look.PAPER, look.LINE)
        text = f"[check] {line}" if met else line
        effect_line(
            canvas, text, row.inset(4, 1), THEME.strong(15, look.DIM if met else look.INK), THEME, shrink=0.6
        )
        canvas.mark("goal", f"{seat}.{name}", row, int(met))


def _scrolls(canvas: Canvas, box: Box, me: PlayerView) -> None:
    """The Scrolls above the board: language, science, points and condition."""
    shown = [me.starting_scroll, *me.scrolls]
    count = max(5, len(shown))
    columns = 1 if count <= 6 else 2
    rows = -(-count // columns)
    cells = [cell for row in box.rows(rows, 2) for cell in row.columns(columns, 3)]
    for one, cell in zip(shown, cells, strict=False):
        look.strip(canvas, cell, look.PAPER, look.LINE)
        science = f"[track-{one.research}]" if one.research else ""
        line = f"[scroll-{one.language}]{science}{one.vp}[vp] {one.condition}"
        effect_line(canvas, line, cell.inset(3, 1), THEME.strong(14), THEME, shrink=0.42)
        canvas.mark("owned-scroll", one.id, cell, me.seat)
    for cell in cells[len(shown) :]:
        slot(canvas, cell, THEME)


# ---- what only the owner sees ----


def own(view: View) -> Panel[View]:
    """The bag by colour, and the Action cards in hand."""
    mine = view.private
    assert mine is not None
    size = (792.0, 176.0)

    def ground(canvas: Canvas, scene: Scene[View]) -> None:
        titled(canvas, Box(0, 0, *size), THEME, scene.say("pic-scholars-own"))

    def pieces(canvas: Canvas, scene: Scene[View]) -> None:
        private = scene.view.private
        assert private is not None
        canvas.sprite(THEME.icons.sprite("bag", canvas.px(34)), 28, 58)
        x = 56.0
        for colour, count in private.bag.items():
            counter(canvas, x, 58, f"die-{colour}", count, THEME, f"bag-{colour}", "", 28)
            x += 74
        for one, box in zip(
            private.cards, Box(10, 82, 772, 86).columns(max(7, len(private.cards)), 6), strict=False
        ):
            look.strip(canvas, box, look.PAPER, look.INK, 8)
            halves = box.inset(3).rows(2, 2)
            effect_line(
                canvas, one.brown or "–", halves[0], THEME.strong(15, look.BROWN), THEME, 0.5, shrink=0.5
            )
            effect_line(
                canvas, one.rest or "–", halves[1], THEME.strong(15, look.LAPIS), THEME, 0.5, shrink=0.5
            )
            canvas.mark("hand", one.id, box)

    return Panel(size, ground, pieces)
