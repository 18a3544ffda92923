"""The Devices: blank and Invented on the left, Built beside them, Published further to the right."""

from engines.inventors.view import CardView, DeviceView, InventorsView
from renderers.inventors import look
from renderers.inventors.look import THEME
from renderers.kit.canvas import Canvas
from renderers.kit.layout import Box
from renderers.kit.lines import effect_line
from renderers.kit.pieces import slot
from renderers.kit.scene import Panel, Scene
from renderers.kit.table import titled

SIZE = (1010.0, 470.0)
NARROW = (792.0, 470.0)
LISTED = 112.0  # the height of a Device in a list
LEAST_COLUMNS = 4
NEUTRAL = -2


def devices(view: InventorsView) -> Panel[InventorsView]:
    """All Devices by column and row."""
    return _devices(view, SIZE)


def narrow(view: InventorsView) -> Panel[InventorsView]:
    """The same for close-ups."""
    return _devices(view, NARROW)


def listed(view: InventorsView) -> Panel[InventorsView]:
    """The same for a phone: the Devices that are there, below each other, by how far they have come."""
    columns = sorted({one.column for one in view.devices})
    size = (400.0, 44 + 24.0 * len(columns) + LISTED * len(view.devices))

    def pieces(canvas: Canvas, scene: Scene[InventorsView]) -> None:
        y = 38.0
        for column in columns:
            head = Box(12, y, size[0] - 24, 22)
            canvas.text(scene.say(f"pic-inventors-stage-{_stage(column)}"), head, THEME.strong(16, look.DIM))
            y += 24
            for one in sorted(scene.view.devices, key=lambda one: one.row):
                if one.column == column:
                    box = Box(8, y, size[0] - 16, LISTED - 6)
                    device(canvas, box, one, scene, 1.15)
                    canvas.mark("device", one.board, box, one.stage)
                    y += LISTED

    def ground(canvas: Canvas, scene: Scene[InventorsView]) -> None:
        titled(canvas, Box(0, 0, *size), THEME, scene.say("pic-inventors-devices"))

    return Panel(size, ground, pieces)


def _stage(column: int) -> str:
    return ("invented", "built")[column - 1] if column < 3 else "published"


def columns_of(view: InventorsView) -> int:
    """How many columns are drawn."""
    return max(LEAST_COLUMNS, *(device.column for device in view.devices))


def _devices(view: InventorsView, size: tuple[float, float]) -> Panel[InventorsView]:
    count = columns_of(view)
    shelves = Box(8, 58, size[0] - 16, size[1] - 66).columns(count, 8)
    rows = max(view.rows, *(device.row for device in view.devices))

    def place(column: int, row: int) -> Box:
        return shelves[column - 1].rows(rows, 6)[row - 1]

    def ground(canvas: Canvas, scene: Scene[InventorsView]) -> None:
        titled(canvas, Box(0, 0, *size), THEME, scene.say("pic-inventors-devices"))
        for column, box in enumerate(shelves, start=1):
            stage = _stage(column)
            head = Box(box.x, 36, box.w, 20)
            canvas.text(
                scene.say(f"pic-inventors-stage-{stage}"), head, THEME.strong(15, look.DIM), may_cut=True
            )
            for row in range(1, rows + 1):
                slot(canvas, place(column, row), THEME)

    def pieces(canvas: Canvas, scene: Scene[InventorsView]) -> None:
        for one in scene.view.devices:
            box = place(one.column, one.row)
            device(canvas, box, one, scene)
            canvas.mark("device", one.board, box, one.stage)

    return Panel(size, ground, pieces)


def device(canvas: Canvas, box: Box, one: DeviceView, scene: Scene[InventorsView], type: float = 1.0) -> None:
    """A Device: name, test spaces with dice, what it costs now, and who has which role in it."""
    look.strip(canvas, box, look.PAPER, look.INK, 8)
    half = box.w * 0.5
    name = scene.called("board", one.board)
    if one.card:
        name = f"{name} {scene.called('card', one.card.id)}"
    canvas.text(name, Box(box.x + 6, box.y + 2, box.w - 12, 19), THEME.strong(14.5 * type), may_cut=True)
    high = (box.h - 24) / 2
    tests = Box(box.x + 4, box.y + 22, half - 16, high)
    for place, (test, cell) in enumerate(
        zip(one.tests, tests.columns(max(4, len(one.tests)), 2), strict=False)
    ):
        size = min(cell.w, cell.h * 0.66)
        if test.die:
            sprite = look.cube(canvas.px(size), test.die.color, test.die.value)
            canvas.piece(
                sprite, cell.centre[0], cell.y + size / 2, "test", f"{one.board}.{place}", test.die.value
            )
        else:
            hollow = Box(cell.centre[0] - size / 2, cell.y, size, size)
            look.strip(canvas, hollow, look.tone(test.color), look.INK, 5)
            if test.influence:
                sign = THEME.icons.sprite(f"influence-{test.color}", canvas.px(size * 0.74))
            else:
                sign = look.shape(canvas.px(size * 0.6), test.color)
            canvas.sprite(sign, cell.centre[0], cell.y + size / 2)
        low = Box(cell.x, cell.y + size, cell.w, cell.h - size)
        effect_line(
            canvas, f"{test.ships}[ship]", low, THEME.style(12 * type, look.DIM), THEME, 0.5, shrink=0.6
        )
    roles = Box(box.x + 4, box.y + 24 + high, half - 16, high - 4)
    _roles(canvas, roles, one)
    right = Box(box.x + half + 6, box.y + 21, half - 10, box.h - 25)
    for number, edge in enumerate(one.edges):
        there = Box(box.x + half - 3, right.y + number * right.h / 2, 5, right.h / 2 - 2)
        look.strip(canvas, there, look.tone(edge), look.INK, 2)
        canvas.sprite(look.shape(canvas.px(14), edge, filled=True), *there.centre)
    if one.card is None:
        effect_line(canvas, _blank(one), right, THEME.strong(15 * type), THEME, 0.5, shrink=0.6)
    else:
        _card(canvas, right, one, one.card, scene, type)


def _blank(one: DeviceView) -> str:
    """What inventing takes."""
    cards = f" −{one.invent_discard}[card]" if one.invent_discard else ""
    return f"[dice]{one.invent_value}+{cards}"


def _roles(canvas: Canvas, box: Box, one: DeviceView) -> None:
    """Inventor, Builder and Publisher, as far as the Device has come."""
    entries = (
        ("sparkle", one.inventor, "inventor"),
        ("hammer", one.builder, "builder"),
        ("scroll", one.publisher, "publisher"),
    )
    for (icon, seat, kind), cell in zip(entries, box.columns(3, 2), strict=True):
        size = min(cell.h, cell.w / 2)
        canvas.sprite(THEME.icons.sprite(icon, canvas.px(size * 0.9)), cell.x + size * 0.5, cell.centre[1])
        if seat is not None:
            sign = look.seat_token(canvas.px(size), seat)
            canvas.piece(sign, cell.x + size * 1.5, cell.centre[1], kind, one.board, seat)


def _card(
    canvas: Canvas, box: Box, one: DeviceView, card: CardView, scene: Scene[InventorsView], type: float
) -> None:
    high = 13.5 * type
    told = Box(box.x, box.y + box.h / 2 - high, box.w, 2 * high)  # two lines for what is measured
    rows = (box.top(told.y - box.y), told, box.below(told.bottom - box.y))
    match one.stage:
        case "invented":
            pay = "".join(f"[{name}]" for name in card.pay)
            effect_line(
                canvas, f"[dice]{card.value}+ {pay}", rows[0], THEME.strong(14 * type), THEME, shrink=0.6
            )
        case "built":
            effect_line(
                canvas,
                f"[dice]{one.publish_value}+ [scribe][person]",
                rows[0],
                THEME.strong(14 * type),
                THEME,
                shrink=0.6,
            )
        case _:
            effect_line(canvas, "[check]", rows[0], THEME.strong(14 * type), THEME, shrink=0.6)
    text = metric(card, scene)
    canvas.paragraph(text, told, THEME.style(12.5 * type, look.DIM), 1.08, may_cut=True)
    worth = f"{card.vp_2}: 2[points] {card.vp_4}: 4[points]"
    if one.idea_line:
        worth = f"[lamp]{one.idea_line}"
    effect_line(canvas, worth, rows[2], THEME.strong(13 * type), THEME, shrink=0.6)


def metric(card: CardView, scene: Scene[InventorsView]) -> str:
    """What a Device card measures, in a few words."""
    counted = card.metric_of.split("+") if card.metric_of else []
    of = " + ".join(scene.say(f"pic-inventors-of-{name}") for name in counted)
    return scene.say(f"pic-inventors-metric-{card.metric}", of=of)
