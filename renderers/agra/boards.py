"""The players' boards: farm, supplies, Favours, contracts; and for its owner, the purse."""

from PIL import Image

from engines.agra.view import AgraView, ContractView, FarmTrackView, FavourView, PlayerView
from renderers.agra import look
from renderers.agra.city import tables
from renderers.agra.imperial import have_and_pay
from renderers.agra.look import DIM, GREEN, INK, LINE, PAPER, SAND, SHADE, THEME, WHITE
from renderers.kit.canvas import Canvas, Style
from renderers.kit.colour import mix, on
from renderers.kit.layout import Box
from renderers.kit.lines import effect_line, line_width
from renderers.kit.panels import plate
from renderers.kit.pieces import counter, slot
from renderers.kit.scene import Panel, Scene
from renderers.kit.stickers import stick
from renderers.kit.surfaces import inner_shadow, pixels, surface
from renderers.kit.table import framed, legend, player_head
from renderers.kit.text import Face

WIDTH = 390
BOARD = (WIDTH, 334)
NUMBER = Style(Face.SANS_BOLD, 18, INK)
FARM = Box(12, 45, 146, 146)
LANE = 14.0  # from the farm's edge to the middle of a track
SPACE = 20.0
SIDE = FARM.right + 12  # where the supplies begin
FAVOURS = Box(10, 194.5, WIDTH - 20, 86.5)
CONTRACTS = Box(10, 284, WIDTH - 20, 45)


def player(seat: int, *, won: bool = True) -> Panel[AgraView]:
    """One player's board, with the contracts won or without."""
    size = BOARD if won else (WIDTH, CONTRACTS.y)

    def ground(canvas: Canvas, scene: Scene[AgraView]) -> None:
        framed(canvas, Box(0, 0, *size), THEME)
        me = scene.view.players[seat]
        _farm_ground(canvas, me)
        _track_ground(canvas)
        for name, x, y in _counters():
            canvas.sprite(_counter_sign(canvas, name, seat), x, y)
        for box in _favour_boxes():
            slot(canvas, box, THEME, radius=6)
        for action, box in zip((a for a in me.favour_actions if a.printed), _favour_boxes(), strict=False):
            _favour(canvas, action, box)

    def pieces(canvas: Canvas, scene: Scene[AgraView]) -> None:
        me = scene.view.players[seat]
        _head(canvas, scene, me, Box(0, 0, *size))
        for track in me.farm:
            _track(canvas, track, me.seat)
        for number, (good, amount) in enumerate(me.production.items()):
            x, y = _yield_spot(number)
            canvas.text(str(amount), Box(x + 13, y - 12, 22, 24), NUMBER)
            canvas.mark("production", f"{me.seat}.{good}", Box(x - 12, y - 12, 40, 24), amount)
        _meditation(canvas, me)
        _supplies(canvas, scene, me)
        _favours(canvas, me.favour_actions, me.seat)
        if won:
            _contracts(canvas, scene, me.contracts, me.seat)

    return Panel(size, ground, pieces)


def _head(canvas: Canvas, scene: Scene[AgraView], me: PlayerView, board: Box) -> None:
    sign = look.marker(canvas.px(36), me.seat)
    player_head(canvas, board, scene, THEME, me.seat, sign, room=248, size=21)
    if scene.view.first == me.seat:
        canvas.piece(look.sign(canvas.px(24), "flag", look.RED), 262, 24, "first-player", me.seat)
    counter(canvas, 280, 24, "favour", me.favours, THEME, "favours", me.seat, 28)
    if me.rupees is None:
        canvas.sprite(THEME.icons.sprite("bag", canvas.px(26)), BOARD[0] - 26, 23)
    else:
        counter(canvas, BOARD[0] - 62, 24, "coin", me.rupees, THEME, "rupees-owned", me.seat, 24)


# ---- the farm ----


def _corner(good: str, me: PlayerView) -> tuple[float, float]:
    """Which corner of the square a basic good has: the tracks say which goods they join."""
    near = [track.id for track in me.farm if good in track.ends]
    x = FARM.right - LANE if "right" in near else FARM.x + LANE
    y = FARM.bottom - LANE if "bottom" in near else FARM.y + LANE
    return x, y


def _yield_spot(number: int) -> tuple[float, float]:
    """Where the middle of the farm says how much it yields of each good."""
    return FARM.centre[0] - 25 + (number % 2) * 42, FARM.centre[1] - 19 + (number // 2) * 38


def _space(track: FarmTrackView, number: int) -> tuple[float, float]:
    """The middle of a space; spaces count from the track's first good."""
    along = (number - (track.spaces + 1) / 2) * SPACE
    x, y = FARM.centre
    match track.id:
        case "top":
            return x + along, FARM.y + LANE
        case "bottom":
            return x + along, FARM.bottom - LANE
        case "left":
            return FARM.x + LANE, y + along
        case _:
            return FARM.right - LANE, y + along


def _farm_ground(canvas: Canvas, me: PlayerView) -> None:
    field = look.marble(*pixels(canvas, FARM), canvas.scale, mix(GREEN, PAPER, 0.66))
    surface(canvas, field, FARM, 10)
    inner_shadow(canvas, FARM, 10, 3, 0.4)
    house = FARM.inset(29)
    canvas.stamp(
        plate(canvas.px(house.w), canvas.px(house.h), canvas.px(6), PAPER, GREEN, 1), house.x, house.y
    )
    edge = THEME.edge(mix(GREEN, PAPER, 0.66))
    for track in me.farm:
        for number in range(1, track.spaces + 1):
            x, y = _space(track, number)
            canvas.sprite(plate(canvas.px(17), canvas.px(17), canvas.px(4), PAPER, edge, 1), x, y)
            canvas.note_slot(Box(x - 8.5, y - 8.5, 17, 17), edge, mix(GREEN, PAPER, 0.66))
    for number, good in enumerate(me.production):
        canvas.sprite(look.ware(canvas.px(25), good), *_corner(good, me))
        canvas.sprite(look.ware(canvas.px(23), good), *_yield_spot(number))


def _track(canvas: Canvas, track: FarmTrackView, seat: int) -> None:
    for crate in track.crates:
        x, y = _space(track, crate)
        canvas.piece(look.sign(canvas.px(16), "crate", SAND), x, y, "crate", f"{seat}.{track.id}.{crate}")
    x, y = _space(track, track.farmer)
    state = f"space-{track.farmer}"  # a place, not a count
    canvas.piece(look.farmer(canvas.px(22), seat), x, y, "farmer", f"{seat}.{track.id}", state)


# ---- Meditation ----


def _meditation_boxes() -> list[Box]:
    count = len(tables().meditation_space)
    return Box(SIDE + 32, 48, 112, 25).columns(count, 2)


def _track_ground(canvas: Canvas) -> None:
    """The Meditation track: a space for each step, with its points."""
    monk = look.sign(canvas.px(29), "meditation", mix(look.RIVER, WHITE, 0.4))
    canvas.sprite(monk, SIDE + 14, 60)
    edge = THEME.edge(PAPER)
    for box in _meditation_boxes():
        stone = mix(look.RIVER, PAPER, 0.78)
        body = plate(canvas.px(box.w), canvas.px(box.h), canvas.px(4), stone, edge, canvas.px(1))
        canvas.stamp(body, box.x, box.y)
        canvas.note_slot(box, edge, PAPER)


def _meditation(canvas: Canvas, me: PlayerView) -> None:
    """Where the marker is, and what the next space costs."""
    colour = look.PLAYERS[me.seat][0]
    for space, box in zip(tables().meditation_space, _meditation_boxes(), strict=True):
        here = space.space == me.meditation
        if here:
            body = plate(canvas.px(box.w + 3), canvas.px(box.h + 5), canvas.px(5), colour, INK, canvas.px(2))
            canvas.stamp(body, box.x - 1.5, box.y - 2.5)
            canvas.mark(
                "meditation", me.seat, Box(box.x - 1.5, box.y - 2.5, box.w + 3, box.h + 5), me.meditation
            )
        style = Style(Face.SANS_BOLD, 15, on(colour) if here else INK)
        canvas.text(str(space.points), box, style, 0.5)
    if me.next_meditation_cost:
        wanted = [good for good, count in me.next_meditation_cost.items() for _ in range(count)]
        for number, good in enumerate(wanted):
            x, id = SIDE + 162 + number * 27, f"{me.seat}.{number}"
            canvas.piece(look.ware(canvas.px(24), good), x, 60, "meditation-cost", id, good)


# ---- supplies ----


COUNTED = (
    ("workers", "markers", "crates-removed", "bowls"),
    ("bonus-tiles", "orders-craftsmen", "orders-merchants", "orders-scholars"),
)


def _counters() -> list[tuple[str, float, float]]:
    """What is counted beside the farm, and where its sign stands."""
    return [
        (name, SIDE + 14 + column * 53, 96 + row * 32)
        for row, names in enumerate(COUNTED)
        for column, name in enumerate(names)
    ]


def _counter_sign(canvas: Canvas, name: str, seat: int) -> Image.Image:
    size = canvas.px(26)
    match name:
        case "workers":
            return look.worker(size, seat, True)
        case "markers":
            return look.marker(size, seat)
        case "crates-removed":
            return look.sign(size, "crate", SAND)
        case "bowls":
            return THEME.icons.sprite("bowl", size)
        case "bonus-tiles":
            return THEME.icons.sprite("check", size)
        case _:
            return look.guild(size, name.removeprefix("orders-"))


def _count(me: PlayerView, name: str) -> int:
    match name:
        case "workers":
            return me.workers
        case "markers":
            return me.markers
        case "crates-removed":
            return me.removed_crates
        case "bowls":
            return me.bowls
        case "bonus-tiles":
            return me.bonus_tiles
        case _:
            return me.orders.get(name.removeprefix("orders-"), 0)


def _supplies(canvas: Canvas, scene: Scene[AgraView], me: PlayerView) -> None:
    """What is left and what was won; all Goods, and the luxuries used in this turn."""
    for name, x, y in _counters():
        count = _count(me, name)
        wide = canvas.text(str(count), Box(x + 16, y - 12, 24, 24), NUMBER)
        canvas.mark(name, me.seat, Box(x - 14, y - 14, 32 + wide, 28), count)
    total = sum(me.goods.values())
    said = scene.say("pic-agra-goods", count=total)
    room = Box(SIDE + 2, 148, 204, 20)
    canvas.text(said, room, THEME.style(15, DIM))
    canvas.mark("goods-total", me.seat, room, total)
    for number, scroll in enumerate(me.scrolls):
        canvas.piece(
            look.ware(canvas.px(22), scroll), SIDE + 14 + number * 26, 180, "scroll", f"{me.seat}.{scroll}"
        )


# ---- Favour actions and contracts ----


def _favour_boxes() -> list[Box]:
    return [cell for row in FAVOURS.rows(2, 4) for cell in row.columns(3, 5)]


def _favour(canvas: Canvas, action: FavourView, box: Box) -> None:
    """A Favour action: what it costs and what it gives."""
    line = f"{have_and_pay(action.needs, action.pays)}: {action.line}"
    key = ("favour", line, action.printed)
    stick(canvas.at(box.x, box.y), key, box[2:], lambda blank: _favour_face(blank, line, action.printed, box))


def _favour_face(canvas: Canvas, line: str, printed: bool, box: Box) -> None:
    whole = Box(0, 0, box.w, box.h)
    fill = SHADE if printed else mix(PAPER, look.LOTUS, 0.35)
    canvas.stamp(plate(canvas.px(box.w), canvas.px(box.h), canvas.px(6), fill, LINE, canvas.px(1)), 0, 0)
    effect_line(canvas, line, whole.inset(3, 0), THEME.strong(14.5), THEME, 0.5)


def _favours(canvas: Canvas, actions: list[FavourView], seat: int) -> None:
    """Three printed actions, which are on the board, and up to three tiles; what was used is struck out."""
    for action, box in zip(actions, _favour_boxes(), strict=False):
        if not action.printed:
            _favour(canvas, action, box)
        canvas.mark("favour-action", f"{seat}.{action.id}", box, "used" if action.used else "ready")
        if action.used:
            veil = plate(canvas.px(box.w), canvas.px(box.h), canvas.px(6), (*SHADE, 150))
            canvas.stamp(veil, box.x, box.y)
            canvas.sprite(look.marker(canvas.px(23), seat), box.right - 11, box.bottom - 9)


def _contracts(canvas: Canvas, scene: Scene[AgraView], contracts: list[ContractView], seat: int) -> None:
    """The contracts won with what they give; where they are too many, by their seals alone."""
    if not contracts:
        canvas.text(scene.say("pic-agra-contracts"), CONTRACTS, THEME.style(14, DIM), 0.5)
        return
    lines = [contract.line for contract in contracts]
    for type in (14.0, 12.5, 11.0, 9.5):
        style = THEME.strong(type)
        widths = [line_width(line, style, THEME, canvas.scale) + 34 for line in lines]
        boxes = _flow([wide + _stored(contract) for wide, contract in zip(widths, contracts, strict=True)])
        if boxes is not None:
            break
    else:
        lines = [""] * len(contracts)
        boxes = _flow([27.0 + _stored(contract) for contract in contracts]) or []
    for contract, line, box in zip(contracts, lines, boxes, strict=False):
        colour = look.GUILDS[contract.guild]
        fill = SHADE if contract.used else mix(PAPER, colour, 0.12)
        body = plate(canvas.px(box.w), canvas.px(box.h), canvas.px(7), fill, colour, canvas.px(1.2))
        canvas.stamp(body, box.x, box.y)
        canvas.mark("contract", f"{seat}.{contract.id}", box, "used" if contract.used else "ready")
        canvas.sprite(look.guild(canvas.px(20), contract.guild), box.x + 13, box.centre[1])
        room = Box(box.x + 26, box.y, box.w - 28 - _stored(contract), box.h)
        effect_line(canvas, line, room, style, THEME, shrink=0.8)
        _keep(canvas, contract, box, seat)
        if contract.used and line:
            canvas.sprite(THEME.icons.sprite("check", canvas.px(17)), box.x + 13, box.centre[1])


def _keep(canvas: Canvas, contract: ContractView, box: Box, seat: int) -> None:
    """What lies on the Cook and on the French Trader."""
    for number in range(contract.workers + len(contract.slots)):
        x = box.right - 12 - number * 19
        if number < contract.workers:
            sprite = look.worker(canvas.px(19), seat, True)
            canvas.piece(sprite, x, box.centre[1], "stored-worker", f"{seat}.{number}")
        else:
            value = contract.slots[number - contract.workers]
            sprite = look.marker(canvas.px(21), seat, str(value))
            canvas.piece(sprite, x, box.centre[1], "stored-good", f"{seat}.{value}")


def _stored(contract: ContractView) -> float:
    return 19.0 * (contract.workers + len(contract.slots))


def _flow(widths: list[float]) -> list[Box] | None:
    """Boxes of these widths in rows; None if they do not fit."""
    x, y, high = CONTRACTS.x, CONTRACTS.y, 21.0
    boxes: list[Box] = []
    for wide in widths:
        if x + wide > CONTRACTS.right and x > CONTRACTS.x:
            x, y = CONTRACTS.x, y + high + 3
        if y + high > CONTRACTS.bottom + 1 or x + wide > CONTRACTS.right + 1:
            return None
        boxes.append(Box(x, y, wide, high))
        x += wide + 4
    return boxes


# ---- what the owner sees ----

PURSE = (WIDTH, 156)


def purse(seat: int) -> Panel[AgraView]:
    """The owner's Rupees, and all of their Goods at a glance."""

    def ground(canvas: Canvas, scene: Scene[AgraView]) -> None:
        framed(canvas, Box(0, 0, *PURSE), THEME)
        canvas.sprite(THEME.icons.sprite("bag", canvas.px(40)), 34, 30)

    def pieces(canvas: Canvas, scene: Scene[AgraView]) -> None:
        me = scene.view.players[seat]
        if me.rupees is not None:
            text = scene.say("pic-agra-purse", rupees=me.rupees)
            canvas.text(text, Box(62, 10, WIDTH - 76, 40), THEME.heading(23, look.DEEP_RED))
            canvas.mark("purse", seat, Box(62, 10, WIDTH - 76, 40), me.rupees)
        for number, (good, count) in enumerate(me.goods.items()):
            column, row = number // 4, number % 4
            x, y = 26 + column * 92, 66 + row * 24
            canvas.piece(look.ware(canvas.px(23), good), x, y, "my-goods", good, count)
            ink = INK if count else mix(DIM, PAPER, 0.2)
            canvas.text(str(count), Box(x + 18, y - 12, 40, 24), NUMBER._replace(size=17, ink=ink))

    return Panel(PURSE, ground, pieces)


TOLD = 27.0


def favours_told(view: AgraView, seat: int) -> Panel[AgraView]:
    """The owner's Favour actions in words."""
    size = (WIDTH, 38 + TOLD * len(view.players[seat].favour_actions))

    def ground(canvas: Canvas, scene: Scene[AgraView]) -> None:
        framed(canvas, Box(0, 0, *size), THEME)
        canvas.text(scene.say("pic-agra-favours"), Box(14, 3, WIDTH - 28, 26), look.TITLE)

    def pieces(canvas: Canvas, scene: Scene[AgraView]) -> None:
        for number, action in enumerate(scene.view.players[seat].favour_actions):
            row = Box(10, 32 + number * TOLD, WIDTH - 20, TOLD)
            fill = SHADE if action.printed else mix(PAPER, look.LOTUS, 0.35)
            cost = Box(row.x, row.y + 1, 84, TOLD - 3)
            back = plate(canvas.px(cost.w), canvas.px(cost.h), canvas.px(6), fill, LINE, canvas.px(1))
            canvas.stamp(back, cost.x, cost.y)
            price = have_and_pay(action.needs, action.pays)
            effect_line(canvas, price, cost.inset(4, 0), THEME.strong(14.5), THEME, 0.5)
            ink = DIM if action.used else INK
            canvas.paragraph_middle(scene.write(action.gives), row.beside(92), THEME.style(14.2, ink), 2)
            if action.used:
                canvas.sprite(look.marker(canvas.px(21), seat), cost.right - 10, cost.centre[1])

    return Panel(size, ground, pieces)


WON = 66.0


def won(view: AgraView, seat: int) -> Panel[AgraView]:
    """The owner's contracts with what they give, in icons and in words."""
    size = (WIDTH, 34 + WON * len(view.players[seat].contracts))

    def pieces(canvas: Canvas, scene: Scene[AgraView]) -> None:
        for number, contract in enumerate(scene.view.players[seat].contracts):
            box = Box(6, 30 + number * WON, WIDTH - 12, WON - 3)
            colour = look.GUILDS[contract.guild]
            fill = SHADE if contract.used else mix(PAPER, colour, 0.1)
            body = plate(canvas.px(box.w), canvas.px(box.h), canvas.px(7), fill, colour, canvas.px(1.4))
            canvas.stamp(body, box.x, box.y)
            canvas.mark("contract", f"{seat}.{contract.id}", box, "used" if contract.used else "ready")
            canvas.sprite(look.guild(canvas.px(22), contract.guild), box.x + 15, box.y + 14)
            name = Box(box.x + 30, box.y + 2, 150, 22)
            wide = canvas.text(scene.called("pic-agra-notable", contract.id), name, THEME.strong(14.5))
            line = Box(box.x + 42 + wide, box.y + 2, box.w - 46 - wide - _stored(contract), 22)
            effect_line(canvas, contract.line, line, THEME.strong(14.5), THEME, 1, shrink=0.97)
            told = Box(box.x + 8, box.y + 26, box.w - 14, 34)
            canvas.paragraph(scene.write(contract.gives), told, THEME.style(14.2), 1.05)
            _keep(canvas, contract, box.top(26), seat)

    return Panel(size, lambda canvas, scene: _won_ground(canvas, scene, size), pieces)


def _won_ground(canvas: Canvas, scene: Scene[AgraView], size: tuple[float, float]) -> None:
    framed(canvas, Box(0, 0, *size), THEME)
    canvas.text(scene.say("pic-agra-contracts"), Box(14, 3, WIDTH - 28, 26), look.TITLE)


# ---- for the places that are empty with fewer players ----


def signs() -> Panel[AgraView]:
    """What the signs mean."""
    entries = (
        ("standing", "standing"),
        ("lying-worker", "lying"),
        ("marker-good", "good"),
        ("merchant", "merchant"),
        ("builder", "builder"),
        ("value", "value"),
        ("price", "price"),
        ("favour", "favour"),
        ("favour", "pay"),
        ("neutral", "neutral"),
        ("turn", "often"),
    )
    return legend(
        BOARD, THEME, "pic-agra-legend", [(icon, f"pic-agra-legend-{key}") for icon, key in entries]
    )


def guilds_key() -> Panel[AgraView]:
    """What counts at the end, and what ends the game."""
    entries = (
        ("guilds", "tracks"),
        ("bowl", "akbar"),
        ("crate", "crates"),
        ("meditation", "meditation"),
        ("check", "bonus"),
        ("hourglass", "trigger"),
    )
    return legend(
        BOARD, THEME, "pic-agra-end-scores", [(icon, f"pic-agra-key-{key}") for icon, key in entries]
    )
