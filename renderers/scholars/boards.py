"""Each player's board: slots with cards, dice and Workers, dice in hand, Goal card, Scrolls; and the bag."""

from functools import partial

from PIL import Image

from engines.scholars.view import ActionCardView, DieView, GoalView, PlacedView, PlayerView, SlotView, View
from renderers.kit.canvas import Canvas
from renderers.kit.layout import Box
from renderers.kit.lines import effect_line
from renderers.kit.pieces import Piece, counter, counters, crowd, slot
from renderers.kit.scene import Panel, Scene
from renderers.kit.table import framed, player_head, titled
from renderers.scholars import look
from renderers.scholars.look import THEME
from renderers.scholars.people import token_of

BOARD = (792.0, 346.0)
SLOT, ROW = 158.0, 24.0  # a narrow slot with room for a retiree; what each further one needs
SLOTS = Box(6, 100, 596, 238)
SIDE = Box(606, 50, 180, 288)
GOAL = SIDE.top(116)
PURSE = ("silver", "gold")


def board(seat: int) -> Panel[View]:
    """A player's whole area."""

    def ground(canvas: Canvas, scene: Scene[View]) -> None:
        framed(canvas, Box(0, 0, *BOARD), THEME)
        slots = scene.view.players[seat].slots
        for one, box in zip(slots, SLOTS.columns(len(slots), 5), strict=True):
            _slot_ground(canvas, box, one)
        _goal_ground(canvas, GOAL)

    def pieces(canvas: Canvas, scene: Scene[View]) -> None:
        me = scene.view.players[seat]
        _head(canvas, scene, me)
        _hand(canvas, Box(6, 54, 596, 42), me)
        for one, box in zip(me.slots, SLOTS.columns(len(me.slots), 5), strict=True):
            _slot(canvas, _place(box), one, seat)
        _goal(canvas, GOAL, me.goal, seat)
        _scrolls(canvas, Box(SIDE.x, SIDE.y + 120, SIDE.w, SIDE.h - 120), me)

    return Panel(BOARD, ground, pieces)


def narrow(view: View, seat: int) -> Panel[View]:
    """The same for a phone: slots in two rows as high as their retirees need, goals beside Scrolls."""
    heights = [SLOT + ROW * max(0, crowded - 1) for crowded in _crowded(view, seat)]
    y, slots = 122.0, list[Box]()
    for high in heights:
        slots += Box(6, y, 388, high).columns(3, 6)
        y += high + 6
    size = (400.0, y + 116)
    goal = Box(6, y, 178, 110)

    def ground(canvas: Canvas, scene: Scene[View]) -> None:
        framed(canvas, Box(0, 0, *size), THEME)
        for one, box in zip(scene.view.players[seat].slots, slots, strict=True):
            _slot_ground(canvas, box, one)
        _goal_ground(canvas, goal)

    def pieces(canvas: Canvas, scene: Scene[View]) -> None:
        me = scene.view.players[seat]
        sign = token_of(scene.view, seat, canvas.px(32))
        player_head(canvas, Box(0, 0, *size), scene, THEME, seat, sign, room=180, size=18)
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
            _slot(canvas, _place(box), one, seat)
        _goal(canvas, goal, me.goal, seat)
        _scrolls(canvas, Box(188, y, 206, 110), me)

    return Panel(size, ground, pieces)


def narrow_key(view: View, seat: int) -> str:
    """What the shape of a narrow board depends on."""
    return "-".join(map(str, _crowded(view, seat)))


def _crowded(view: View, seat: int) -> list[int]:
    """The most retirees below a slot, for each row of three."""
    below = [len(one.retired) for one in view.players[seat].slots]
    return [max(below[start : start + 3]) for start in range(0, len(below), 3)]


def _slot_ground(canvas: Canvas, box: Box, one: SlotView) -> None:
    """What is printed on a slot: the actions it is for."""
    fill = look.BROWN if one.colour == "brown" else look.BLACK
    look.strip(canvas, box, fill, look.INK, 8)
    actions = " ".join(f"[{action}]" for action in one.actions)
    top = Box(box.x + 3, box.y + 3, box.w - 6, 26)
    look.strip(canvas, top, look.PAPER, look.INK)
    effect_line(canvas, actions, top, THEME.strong(15), THEME, 0.5)
    look.strip(canvas, _place(box), look.SHADE, look.INK)


def _place(box: Box) -> Box:
    """Where cards, dice and the retired of a slot lie."""
    return Box(box.x + 3, box.y + 31, box.w - 6, box.h - 34)


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
    row_height = min(ROW, max(0.0, box.h - 84) / max(1, retired))
    foot = row_height * retired
    there = Box(box.x, box.y, box.w, box.h - foot)
    if not one.open:
        look.strip(canvas, there, look.DIM, look.INK)
        canvas.sprite(THEME.icons.sprite("lock", canvas.px(36)), *there.centre)
    elif one.card is None:
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
        row = Box(box.x, box.bottom - foot + number * row_height + 1, box.w, row_height - 2)
        look.strip(canvas, row, look.PAPER, look.GOLD)
        effect_line(canvas, who.retired, row.inset(2, 1), THEME.strong(12.5), THEME, 0.5, shrink=0.5)
        canvas.mark("retired", who.id, row, seat)


def _card(canvas: Canvas, box: Box, one: SlotView, there: ActionCardView, seat: int) -> None:
    """The card's lines, brown ones first; in what is left two dice, below each other or side by side."""
    look.strip(canvas, box, look.PAPER, look.GOLD if one.active else look.INK)
    told = [(there.brown, look.BROWN), (there.rest, look.LAPIS)]
    rows = [(line, ink) for line, ink in told if line]
    high = min(32.0, box.h * 0.2)
    for number, (line, ink) in enumerate(rows):
        row = Box(box.x + 2, box.y + 2 + number * high, box.w - 4, high)
        effect_line(canvas, line, row, THEME.strong(14, ink), THEME, 0.5, shrink=0.5)
    top = 4 + high * len(rows)
    canvas.mark("card", f"{seat}.{there.id}", Box(box.x, box.y, box.w, top), one.number)
    foot = 24.0 if one.active and one.reach else 2.0
    dice = [there.printed] if there.printed and not any(die.printed for die in one.dice) else []
    dice += one.dice
    room = Box(box.x + 3, box.y + top, box.w - 6, box.h - top - foot)
    count = max(2, len(dice))
    cells = room.rows(count, 2) if room.h > room.w * 0.8 else room.columns(count, 3)
    for number, (placed, cell) in enumerate(zip(dice, cells, strict=False)):
        _placed(canvas, cell, placed, f"{seat}.{one.number}.{number}")
    if one.active and one.reach:
        reach = " / ".join(f"[die-{best.colour}]{best.value}" for best in one.reach)
        row = Box(box.x + 2, box.bottom - 24, box.w - 4, 22)
        effect_line(canvas, f"= {reach}", row, THEME.strong(15), THEME, 0.5, shrink=0.5)


def _placed(canvas: Canvas, cell: Box, placed: PlacedView, id: str) -> None:
    """A die as it is now, and the Workers that made it so."""
    size = min(cell.h, cell.w * 0.62 if placed.workers else cell.w, 46.0)
    sprite = look.cube(canvas.px(size), placed.now_colour, placed.now_value)
    x = cell.x + size / 2 if placed.workers else cell.centre[0]
    canvas.piece(sprite, x, cell.centre[1], "laid", id, f"{placed.now_colour} {placed.now_value}")
    workers = [
        Piece(partial(_worker, colour), "laid-worker", f"{id}.{number}", colour)
        for number, colour in enumerate(placed.workers)
    ]
    crowd(canvas, Box(cell.x + size + 1, cell.y, cell.w - size - 1, cell.h), workers, 26)


def _worker(colour: str, size: int) -> Image.Image:
    return THEME.icons.sprite(f"worker-{colour}", size)


def _goal_rows(box: Box) -> list[Box]:
    return box.inset(3, 2).rows(3, 2)


def _goal_ground(canvas: Canvas, box: Box) -> None:
    look.strip(canvas, box, look.SHADE, look.LINE, 8)
    for row in _goal_rows(box):
        look.strip(canvas, row, look.PAPER, look.LINE)


def _goal(canvas: Canvas, box: Box, goal: GoalView, seat: int) -> None:
    """The three goals with their rewards; a tick where one is met."""
    if goal.flipped:
        canvas.frame(box, look.GOLD, 1.6, 8)
    goals = (
        ("portrait", f"[portrait-{goal.portrait}] → {goal.portrait_reward}"),
        ("guild", f"[translate][influence-{goal.guild}] → {goal.guild_reward}"),
        ("track", f"[track-{goal.track}]{goal.level} → {goal.track_reward}"),
    )
    for (name, line), row in zip(goals, _goal_rows(box), strict=True):
        met = name in goal.met or goal.flipped
        text = f"[check] {line}" if met else line
        effect_line(
            canvas, text, row.inset(4, 1), THEME.strong(15, look.DIM if met else look.INK), THEME, shrink=0.6
        )
        canvas.mark("goal", f"{seat}.{name}", row, "met" if met else "")


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
    return _own(view, (792.0, 176.0), Box(56, 42, 518, 32), Box(10, 82, 772, 86), 7)


def narrow_own(view: View) -> Panel[View]:
    """The same for a phone, cards in two rows."""
    return _own(view, (400.0, 206.0), Box(48, 40, 348, 30), Box(6, 78, 388, 122), 4)


def _own(view: View, size: tuple[float, float], bag: Box, hand: Box, columns: int) -> Panel[View]:
    mine = view.private
    assert mine is not None

    def ground(canvas: Canvas, scene: Scene[View]) -> None:
        titled(canvas, Box(0, 0, *size), THEME, scene.say("pic-scholars-own"))

    def pieces(canvas: Canvas, scene: Scene[View]) -> None:
        private = scene.view.private
        assert private is not None
        canvas.sprite(THEME.icons.sprite("bag", canvas.px(34)), 28, bag.centre[1])
        counts = [(f"die-{colour}", count, f"bag-{colour}", "") for colour, count in private.bag.items()]
        counters(canvas, bag, counts, THEME, 28)
        rows = 1 if columns >= 7 else 2
        wide = max(columns, -(-len(private.cards) // rows))
        cells = [cell for row in hand.rows(rows, 5) for cell in row.columns(wide, 6)]
        for one, box in zip(private.cards, cells, strict=False):
            look.strip(canvas, box, look.PAPER, look.INK, 8)
            told = [(one.brown, look.BROWN), (one.rest, look.LAPIS)]
            lines = [(line, ink) for line, ink in told if line]
            for (line, ink), row in zip(lines, box.inset(3).rows(max(1, len(lines)), 2), strict=True):
                effect_line(canvas, line, row, THEME.strong(15, ink), THEME, 0.5, shrink=0.5)
            canvas.mark("hand", one.id, box)

    return Panel(size, ground, pieces)
