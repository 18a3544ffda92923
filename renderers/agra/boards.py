"""The players' boards: farm, Favours, Meditation, contracts, supplies; and for its owner, the purse."""

from PIL import Image

from engines.agra.view import AgraView, ContractView, FarmTrackView, FavourView, PlayerView
from renderers.agra import look
from renderers.agra.city import leaf
from renderers.agra.imperial import cost
from renderers.agra.look import DIM, GOLD, INK, LINE, PAPER, SAND, SHADE, WHITE
from renderers.kit.canvas import Canvas, Style, written
from renderers.kit.colour import mix
from renderers.kit.layout import Box
from renderers.kit.panels import plate
from renderers.kit.scene import Panel, Scene
from renderers.kit.text import Face
from renderers.kit.tokens import badge

WIDTH = 390
BOARD = (WIDTH, 314)
NAME = Style(Face.SERIF_BOLD, 20, INK)
SMALL = Style(Face.SANS_SEMIBOLD, 13.8, INK)
NUMBER = Style(Face.SANS_BOLD, 18, INK)
FARM = Box(12, 48, 132, 132)
SPACE = 15.5


def player(seat: int) -> Panel[AgraView]:
    """One player's board."""

    def ground(canvas: Canvas, scene: Scene[AgraView]) -> None:
        leaf(canvas, BOARD)
        _farm_ground(canvas, scene.view.players[seat])
        me = scene.view.players[seat]
        _supplies_ground(canvas, me)
        for box in _favour_boxes():
            frame = plate(canvas.px(box.w), canvas.px(box.h), canvas.px(6), (0, 0, 0, 0), SHADE, canvas.px(2))
            canvas.stamp(frame, box.x, box.y)
        for action, box in zip(
            (one for one in me.favour_actions if one.printed), _favour_boxes(), strict=False
        ):
            _favour_ground(canvas, scene, action, box)

    def pieces(canvas: Canvas, scene: Scene[AgraView]) -> None:
        me = scene.view.players[seat]
        _head(canvas, scene, me)
        for track in me.farm:
            _track(canvas, track, me.seat)
        for number, (good, amount) in enumerate(me.production.items()):
            x, y = _yield_spot(number)
            canvas.text(str(amount), Box(x + 12, y - 12, 22, 24), NUMBER)
            canvas.mark("production", f"{me.seat}.{good}", Box(x - 12, y - 12, 40, 24), amount)
        _supplies(canvas, scene, me)
        _favours(canvas, scene, me.favour_actions, me.seat)
        _contracts(canvas, scene, me.contracts, me.seat)

    return Panel(BOARD, ground, pieces)


def _head(canvas: Canvas, scene: Scene[AgraView], me: PlayerView) -> None:
    if me.seat in scene.now:
        frame = plate(
            canvas.px(BOARD[0]), canvas.px(BOARD[1]), canvas.px(12), (0, 0, 0, 0), look.RED, canvas.px(4)
        )
        canvas.stamp(frame, 0, 0)
        canvas.mark("active", me.seat, Box(0, 0, *BOARD))
    canvas.piece(look.marker(canvas.px(38), me.seat), 26, 24, "seat", me.seat)
    canvas.text(scene.label(me.seat), Box(48, 8, 206, 32), NAME, may_cut=True)
    if scene.view.first == me.seat:
        canvas.piece(look.sign(canvas.px(24), "flag", look.RED), 268, 23, "first-player", me.seat)
    canvas.piece(look.sign(canvas.px(28), "favour", look.LOTUS), 300, 24, "favours", me.seat, me.favours)
    canvas.text(str(me.favours), Box(316, 10, 26, 28), NUMBER)
    if me.rupees is None:
        canvas.sprite(look.sign(canvas.px(26), "bag", SAND), BOARD[0] - 28, 23)
    else:
        canvas.piece(
            look.sign(canvas.px(25), "coin", GOLD), BOARD[0] - 46, 24, "rupees-owned", me.seat, me.rupees
        )
        canvas.text(str(me.rupees), Box(BOARD[0] - 33, 10, 30, 28), NUMBER)


# ---- the farm ----


def _corner(good: str, me: PlayerView) -> tuple[float, float]:
    """Which corner of the square a basic good has: the tracks say which goods they join."""
    near = [track.id for track in me.farm if good in track.ends]
    x = FARM.right - 13 if "right" in near else FARM.x + 13
    y = FARM.bottom - 13 if "bottom" in near else FARM.y + 13
    return x, y


def _yield_spot(number: int) -> tuple[float, float]:
    """Where the middle of the farm says how much it yields of each good."""
    return FARM.centre[0] - 24 + (number % 2) * 38, FARM.centre[1] - 17 + (number // 2) * 34


def _space(track: FarmTrackView, number: int) -> tuple[float, float]:
    """The middle of a space; spaces count from the track's first good."""
    along = (number - (track.spaces + 1) / 2) * SPACE
    x, y = FARM.centre
    match track.id:
        case "top":
            return x + along, FARM.y + 13
        case "bottom":
            return x + along, FARM.bottom - 13
        case "left":
            return FARM.x + 13, y + along
        case _:
            return FARM.right - 13, y + along


def _farm_ground(canvas: Canvas, me: PlayerView) -> None:
    field = plate(
        canvas.px(FARM.w),
        canvas.px(FARM.h),
        canvas.px(10),
        mix(look.GREEN, PAPER, 0.72),
        look.GREEN,
        canvas.px(1.5),
    )
    canvas.stamp(field, FARM.x, FARM.y)
    inner = plate(
        canvas.px(FARM.w - 54), canvas.px(FARM.h - 54), canvas.px(6), PAPER, look.GREEN, canvas.px(1)
    )
    canvas.stamp(inner, FARM.x + 27, FARM.y + 27)
    for track in me.farm:
        for number in range(1, track.spaces + 1):
            x, y = _space(track, number)
            canvas.sprite(plate(canvas.px(13), canvas.px(13), canvas.px(3), PAPER), x, y)
    for number, good in enumerate(me.production):
        x, y = _corner(good, me)
        canvas.sprite(look.ware(canvas.px(26), good), x, y)
        x, y = _yield_spot(number)
        canvas.sprite(look.ware(canvas.px(22), good), x, y)


def _track(canvas: Canvas, track: FarmTrackView, seat: int) -> None:
    for crate in track.crates:
        x, y = _space(track, crate)
        canvas.piece(look.sign(canvas.px(17), "crate", SAND), x, y, "crate", f"{seat}.{track.id}.{crate}")
    x, y = _space(track, track.farmer)
    canvas.piece(
        look.sign(canvas.px(26), "farmer", look.PLAYERS[seat][0]),
        x,
        y,
        "farmer",
        f"{seat}.{track.id}",
        track.farmer,
    )


# ---- supplies ----


SUPPLIES_X = FARM.right + 12
CELL = 46.0


def _counters(me: PlayerView) -> list[tuple[str, str, int, float, float]]:
    """What is counted beside the farm: kind, sign, count and place."""
    upper = (
        ("workers", "person", me.workers),
        ("markers", "marker", me.markers),
        ("crates-removed", "crate", me.removed_crates),
        ("bowls", "crown", me.bowls),
        ("bonus-tiles", "check", me.bonus_tiles),
    )
    lower = tuple((f"orders-{guild}", guild, count) for guild, count in me.orders.items())
    return [
        (kind, name, count, SUPPLIES_X + 10 + number * CELL, y)
        for y, cells in ((96.0, upper), (126.0, lower))
        for number, (kind, name, count) in enumerate(cells)
    ]


def _counter_sign(size: int, name: str, seat: int) -> Image.Image:
    if name == "marker":
        return look.marker(size, seat)
    if name in look.GUILDS:
        return look.guild(size, name)
    fills = {"person": look.PLAYERS[seat][0], "crate": SAND, "crown": GOLD, "check": look.GREEN}
    return look.sign(size, name, fills[name])


def _supplies_ground(canvas: Canvas, me: PlayerView) -> None:
    monk = look.sign(canvas.px(28), "meditation", mix(look.RIVER, WHITE, 0.4))
    canvas.sprite(monk, SUPPLIES_X + 13, 62)
    for _, name, _, x, y in _counters(me):
        canvas.sprite(_counter_sign(canvas.px(24), name, me.seat), x, y)


def _supplies(canvas: Canvas, scene: Scene[AgraView], me: PlayerView) -> None:
    """Meditation, Workers and markers left, Crates, Orders, bowls, bonus tiles."""
    x = SUPPLIES_X
    said = scene.say("pic-agra-meditation", space=me.meditation, points=me.meditation_points)
    canvas.mark("meditation", me.seat, Box(x, 48, 28, 28), me.meditation)
    canvas.text(said, Box(x + 30, 48, 98, 28), SMALL)
    if me.next_meditation_cost:
        canvas.sprite(look.sign(canvas.px(13), "arrow", DIM), x + 140, 62)
        wanted = [good for good, count in me.next_meditation_cost.items() for _ in range(count)]
        for number, good in enumerate(wanted):
            sprite = look.ware(canvas.px(25), good)
            id = f"{me.seat}.{number}"
            canvas.piece(sprite, x + 164 + number * 28, 62, "meditation-cost", id, good)
    for kind, _, count, left, y in _counters(me):
        canvas.mark(kind, me.seat, Box(left - 12, y - 12, 24, 24), count)
        canvas.text(str(count), Box(left + 14, y - 12, 24, 24), NUMBER._replace(size=17))
    for number, scroll in enumerate(me.scrolls):
        sprite = look.ware(canvas.px(24), scroll)
        canvas.piece(sprite, x + 154 + number * 22, 126, "scroll", f"{me.seat}.{scroll}")
    total = sum(me.goods.values())
    canvas.text(
        scene.say("pic-agra-goods", count=total), Box(x + 2, 150, 220, 24), SMALL._replace(ink=DIM, size=15)
    )
    canvas.mark("goods-total", me.seat, Box(x + 2, 150, 220, 24), total)


# ---- Favour actions and contracts ----


def _favour_boxes() -> list[Box]:
    return [cell for row in Box(10, 186, WIDTH - 20, 64).rows(2, 4) for cell in row.columns(3, 5)]


def _favour_ground(canvas: Canvas, scene: Scene[AgraView], action: FavourView, box: Box) -> None:
    """A Favour action: what it costs and what it gives."""
    fill = SHADE if action.printed else mix(PAPER, look.LOTUS, 0.3)
    canvas.stamp(
        plate(canvas.px(box.w), canvas.px(box.h), canvas.px(6), fill, LINE, canvas.px(1)), box.x, box.y
    )
    wide = 35 if action.needs == action.pays else 48
    cost(canvas, action.id, box.x + 12, box.centre[1], NUMBER._replace(size=15))
    text = Box(box.x + wide, box.y + 1, box.w - wide - 2, box.h - 2)
    canvas.paragraph_middle(scene.called("pic-agra-short", action.id), text, SMALL, 2)


def _favours(canvas: Canvas, scene: Scene[AgraView], actions: list[FavourView], seat: int) -> None:
    """Three printed actions, which are on the board, and up to three tiles; what was used is covered."""
    for action, box in zip(actions, _favour_boxes(), strict=False):
        if not action.printed:
            _favour_ground(canvas, scene, action, box)
        state = "used" if action.used else "ready"
        canvas.mark("favour-action", f"{seat}.{action.id}", box, state)
        if action.used:
            canvas.sprite(look.marker(canvas.px(26), seat), box.x + 12, box.centre[1])


def _contracts(canvas: Canvas, scene: Scene[AgraView], contracts: list[ContractView], seat: int) -> None:
    """The contracts won, by name while there is room, else by their seals alone."""
    area = Box(10, 256, WIDTH - 20, 52)
    if not contracts:
        canvas.text(scene.say("pic-agra-contracts"), area, SMALL._replace(ink=DIM), 0.5)
    names = [scene.called("pic-agra-notable", contract.id) for contract in contracts]
    widths = [
        written(name, SMALL, canvas.scale) + 34 + _stored(contract)
        for name, contract in zip(names, contracts, strict=True)
    ]
    boxes = _flow(widths, area)
    if boxes is None:
        boxes = _flow([27.0 + _stored(contract) for contract in contracts], area) or []
        names = [""] * len(contracts)
    for contract, name, box in zip(contracts, names, boxes, strict=False):
        fill = SHADE if contract.used else mix(PAPER, look.GUILDS[contract.guild], 0.12)
        canvas.stamp(
            plate(
                canvas.px(box.w),
                canvas.px(box.h),
                canvas.px(7),
                fill,
                look.GUILDS[contract.guild],
                canvas.px(1.2),
            ),
            box.x,
            box.y,
        )
        canvas.mark("contract", f"{seat}.{contract.id}", box, "used" if contract.used else "ready")
        canvas.sprite(look.guild(canvas.px(19), contract.guild), box.x + 13, box.centre[1])
        canvas.text(name, Box(box.x + 25, box.y, box.w - 27 - _stored(contract), box.h), SMALL)
        for number in range(contract.workers + len(contract.slots)):
            x = box.right - 12 - number * 18
            if number < contract.workers:
                canvas.piece(
                    look.worker(canvas.px(19), seat, True),
                    x,
                    box.centre[1],
                    "stored-worker",
                    f"{seat}.{number}",
                )
            else:
                value = contract.slots[number - contract.workers]
                sprite = look.marker(canvas.px(26), seat, str(value))
                canvas.piece(sprite, x, box.centre[1], "stored-good", f"{seat}.{value}")


def _stored(contract: ContractView) -> float:
    return 18.0 * (contract.workers + len(contract.slots))


def _flow(widths: list[float], area: Box) -> list[Box] | None:
    """Boxes of these widths in rows; None if they do not fit."""
    x, y, high = area.x, area.y, 24.0
    boxes: list[Box] = []
    for wide in widths:
        if x + wide > area.right and x > area.x:
            x, y = area.x, y + high + 3
        if y + high > area.bottom + 1 or x + wide > area.right:
            return None
        boxes.append(Box(x, y, wide, high))
        x += wide + 4
    return boxes


# ---- what the owner alone sees ----

PURSE = (WIDTH, 156)


def purse(seat: int) -> Panel[AgraView]:
    """The owner's Rupees, and all of their Goods at a glance."""

    def ground(canvas: Canvas, scene: Scene[AgraView]) -> None:
        leaf(canvas, PURSE)
        canvas.sprite(look.sign(canvas.px(40), "bag", GOLD), 34, 30)

    def pieces(canvas: Canvas, scene: Scene[AgraView]) -> None:
        me = scene.view.players[seat]
        if me.rupees is not None:
            text = scene.say("pic-agra-purse", rupees=me.rupees)
            canvas.text(text, Box(62, 10, WIDTH - 76, 40), NAME._replace(size=24, ink=look.DEEP_RED))
            canvas.mark("purse", seat, Box(62, 10, WIDTH - 76, 40), me.rupees)
        for number, (good, count) in enumerate(me.goods.items()):
            column, row = number // 4, number % 4
            x, y = 26 + column * 92, 66 + row * 24
            sprite = look.ware(canvas.px(23), good)
            canvas.piece(sprite, x, y, "my-goods", good, count)
            style = NUMBER._replace(size=17) if count else NUMBER._replace(size=17, ink=mix(DIM, PAPER, 0.2))
            canvas.text(str(count), Box(x + 18, y - 12, 40, 24), style)

    return Panel(PURSE, ground, pieces)


# ---- for the places that are empty with fewer players ----


def legend() -> Panel[AgraView]:
    """What the signs mean."""

    def ground(canvas: Canvas, scene: Scene[AgraView]) -> None:
        leaf(canvas, BOARD, SHADE)
        canvas.text(scene.say("pic-agra-legend"), Box(14, 6, WIDTH - 28, 30), look.TITLE)
        rows = (
            (look.worker(canvas.px(32), 0, True), "standing"),
            (look.worker(canvas.px(32), 0, False), "lying"),
            (look.marker(canvas.px(30), 0, "2"), "good"),
            (look.sign(canvas.px(32), "merchant", look.GREEN), "merchant"),
            (look.sign(canvas.px(32), "builder", look.INDIGO), "builder"),
            (badge(canvas.px(24), "2", PAPER, INK, INK), "value"),
            (look.price(canvas.px(28), 3), "price"),
            (look.sign(canvas.px(28), "favour", look.LOTUS), "favour"),
            (look.marker(canvas.px(26), -1), "neutral"),
        )
        for number, (sprite, key) in enumerate(rows):
            y = 52 + number * 30
            canvas.sprite(sprite, 34, y)
            canvas.text(
                scene.say(f"pic-agra-legend-{key}"), Box(64, y - 15, WIDTH - 76, 30), SMALL._replace(size=16)
            )

    return Panel(BOARD, ground, lambda canvas, scene: None)


def guilds_key() -> Panel[AgraView]:
    """The guilds, and what their leaders are worth at the end."""

    def ground(canvas: Canvas, scene: Scene[AgraView]) -> None:
        leaf(canvas, BOARD, SHADE)
        canvas.text(scene.say("pic-agra-end-scores"), Box(14, 6, WIDTH - 28, 30), look.TITLE)
        rows = (
            (look.guild(canvas.px(30), "craftsmen"), "tracks"),
            (look.sign(canvas.px(30), "crown", GOLD), "akbar"),
            (look.sign(canvas.px(30), "crate", SAND), "crates"),
            (look.sign(canvas.px(30), "meditation", mix(look.RIVER, WHITE, 0.4)), "meditation"),
            (look.sign(canvas.px(30), "check", look.GREEN), "bonus"),
            (look.sign(canvas.px(30), "hourglass", GOLD), "trigger"),
        )
        for number, (sprite, key) in enumerate(rows):
            y = 62 + number * 44
            canvas.sprite(sprite, 34, y)
            canvas.paragraph_middle(
                scene.say(f"pic-agra-key-{key}"), Box(64, y - 21, WIDTH - 76, 42), SMALL._replace(size=16), 2
            )

    return Panel(BOARD, ground, lambda canvas, scene: None)
