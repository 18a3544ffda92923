"""The Imperial board: Akbar's bowls, the three Influence tracks, the Orders, and the Favour display."""

from collections.abc import Callable

from engines.agra.view import AgraView, FavourView, GuildView
from renderers.agra import look
from renderers.agra.look import COUNT, GOLD, LINE, PAPER, SHADE, TEXT, THEME
from renderers.kit.canvas import Canvas
from renderers.kit.colour import mix
from renderers.kit.layout import Box
from renderers.kit.lines import effect_line
from renderers.kit.panels import plate
from renderers.kit.scene import Panel, Scene
from renderers.kit.stickers import stick
from renderers.kit.surfaces import inner_shadow, pixels, surface
from renderers.kit.table import framed

WIDTH = 504
AKBAR = (WIDTH, 138)
TRACKS = (WIDTH, 272)
ORDERS = (WIDTH, 228)
FAVOURS = (WIDTH, 150)
HEAD = 32
STEP = 23.4


def _panel(canvas: Canvas, size: tuple[float, float], title: str, room: float) -> None:
    framed(canvas, Box(0, 0, *size), THEME)
    canvas.text(title, Box(14, 4, room, HEAD - 4), look.TITLE)


def have_and_pay(needs: int, pays: int) -> str:
    """What a Favour action costs: so many must be in hand, so many of them go."""
    return f"−{pays}[favour]" if needs == pays else f"{needs}[favour] −{pays}"


# ---- Akbar ----


def akbar() -> Panel[AgraView]:
    """Twelve bowls; each takes one marker in the whole game."""

    def spot(number: int) -> tuple[float, float]:
        side, place = divmod(number, 6)
        return 48 + side * 254 + (place % 3) * 79, 52 + (place // 3) * 50

    def ground(canvas: Canvas, scene: Scene[AgraView]) -> None:
        framed(canvas, Box(0, 0, *AKBAR), THEME)
        canvas.sprite(look.sign(canvas.px(26), "crown", GOLD), 26, 18)
        canvas.text(scene.say("pic-agra-akbar"), Box(46, 4, 320, HEAD - 8), look.TITLE)
        for number, bowl in enumerate(scene.view.bowls):
            x, y = spot(number)
            canvas.sprite(look.bowl(canvas.px(72), canvas.px(36)), x, y + 9)
            canvas.piece(look.ware(canvas.px(32), bowl.good), x - 15, y + 1, "bowl", bowl.good)

    def pieces(canvas: Canvas, scene: Scene[AgraView]) -> None:
        for number, bowl in enumerate(scene.view.bowls):
            if bowl.marker is not None:
                x, y = spot(number)
                sprite = look.marker(canvas.px(27), bowl.marker)
                canvas.piece(sprite, x + 17, y + 3, "offering", bowl.good, bowl.marker)

    return Panel(AKBAR, ground, pieces)


# ---- Influence ----


def _column(number: int, count: int) -> Box:
    return Box(58, 0, WIDTH - 66, 0).columns(count, 8)[number]


def tracks() -> Panel[AgraView]:
    """The steps from the start up to the one that ends the game, with the Rupees of each."""

    def row(step: int) -> float:
        return TRACKS[1] - 18 - step * STEP

    def ground(canvas: Canvas, scene: Scene[AgraView]) -> None:
        view = scene.view
        framed(canvas, Box(0, 0, *TRACKS), THEME)
        top = len(view.rewards)
        for number, guild in enumerate(view.guilds):
            column = _column(number, len(view.guilds))
            name = scene.say(f"pic-agra-guild-{guild.guild}")
            canvas.sprite(look.guild(canvas.px(28), guild.guild), column.x + 14, 18)
            canvas.text(name, Box(column.x + 32, 4, column.w - 32, 26), TEXT._replace(size=18))
            slab = Box(column.x, row(top) - STEP / 2, column.w, STEP * (top + 1))
            colour = mix(look.GUILDS[guild.guild], PAPER, 0.8)
            surface(canvas, look.marble(*pixels(canvas, slab), canvas.scale, colour), slab, 7)
            inner_shadow(canvas, slab, 7, 3, 0.4)
            for step in range(top + 1):
                _step(canvas, view, step, top, Box(column.x, row(step) - STEP / 2, column.w, STEP))
        for step, reward in enumerate(view.rewards, start=1):
            canvas.sprite(look.rupees(canvas.px(22), reward), 34, row(step))
            canvas.mark("reward", step, Box(22, row(step) - 11, 24, 22), reward)

    def pieces(canvas: Canvas, scene: Scene[AgraView]) -> None:
        view = scene.view
        for number, guild in enumerate(view.guilds):
            column = _column(number, len(view.guilds))
            for seat, step in enumerate(guild.influence):
                sprite = look.marker(canvas.px(23), seat)
                x, id = column.x + 14 + seat * 24, f"{seat}@{guild.guild}"
                canvas.piece(sprite, x, row(step), "influence", id, step)

    return Panel(TRACKS, ground, pieces)


def _step(canvas: Canvas, view: AgraView, step: int, top: int, box: Box) -> None:
    """A line between the steps, and what a step brings."""
    if step:
        rule = plate(canvas.px(box.w - 6), max(1, canvas.px(1)), 1, mix(LINE, PAPER, 0.25))
        canvas.stamp(rule, box.x + 3, box.bottom - 0.5)
    favours = view.bonus_steps.get(step)
    if favours:
        canvas.sprite(look.sign(canvas.px(20), "favour", look.LOTUS), box.right - 26, box.centre[1])
        canvas.label(str(favours), box.right - 9, box.centre[1], TEXT._replace(size=18))
    if step == top:
        canvas.sprite(look.sign(canvas.px(20), "hourglass", GOLD), box.right - 16, box.centre[1])


# ---- Orders ----


def orders() -> Panel[AgraView]:
    """Six Orders in each column, the first at the bottom; the seal stands at the one to fulfil now."""

    def place(position: int) -> float:
        return HEAD + 17 + (6 - position) * 32

    def ground(canvas: Canvas, scene: Scene[AgraView]) -> None:
        _panel(canvas, ORDERS, scene.say("pic-agra-orders"), 300)
        for number, guild in enumerate(scene.view.guilds):
            column = _column(number, len(scene.view.guilds))
            for order in guild.orders:
                y = place(order.position)
                sheet = plate(canvas.px(column.w), canvas.px(29.5), canvas.px(7), SHADE, LINE, canvas.px(1))
                canvas.sprite(sheet, column.centre[0], y)
                for side, good in enumerate(order.goods):
                    canvas.sprite(look.ware(canvas.px(27), good), column.x + 50 + side * 33, y)

    def pieces(canvas: Canvas, scene: Scene[AgraView]) -> None:
        view = scene.view
        text = scene.say("pic-agra-limit", limit=view.order_limit)
        room = Box(WIDTH - 194, 4, 180, HEAD - 4)
        canvas.text(text, room, TEXT._replace(ink=look.DEEP_RED, size=18), 1)
        canvas.mark("order-limit", "", room, view.order_limit)
        for number, guild in enumerate(view.guilds):
            _orders_of(canvas, guild, _column(number, len(view.guilds)), place)

    return Panel(ORDERS, ground, pieces)


def _orders_of(canvas: Canvas, guild: GuildView, column: Box, place: Callable[[int], float]) -> None:
    for order in guild.orders:
        y = place(order.position)
        id = f"{guild.guild}.{order.position}"
        box = Box(column.x, y - 15, column.w, 30)
        canvas.mark("order", id, box, "" if order.marker is None else order.marker)
        if order.marker is not None:
            sprite = look.marker(canvas.px(27), order.marker)
            canvas.piece(sprite, column.right - 18, y, "fulfilled", id, order.marker)
        if order.current:
            colour = look.GUILDS[guild.guild]
            frame = plate(
                canvas.px(column.w), canvas.px(31), canvas.px(7), (0, 0, 0, 0), colour, canvas.px(3)
            )
            canvas.sprite(frame, column.centre[0], y)
            seal = look.guild(canvas.px(27), guild.guild)
            canvas.piece(seal, column.x + 18, y, "order-marker", guild.guild, order.position)
    if guild.full:
        seal = look.guild(canvas.px(20), guild.guild)
        canvas.piece(seal, column.centre[0], place(0) - 8, "order-marker", guild.guild, 0)


# ---- the Favour display ----


def favours() -> Panel[AgraView]:
    """Three tiles that can be taken, and how many are left."""

    def ground(canvas: Canvas, scene: Scene[AgraView]) -> None:
        _panel(canvas, FAVOURS, scene.say("pic-agra-favour-tiles"), 380)
        canvas.sprite(look.sign(canvas.px(25), "deck", PAPER), WIDTH - 62, 18)

    def pieces(canvas: Canvas, scene: Scene[AgraView]) -> None:
        view = scene.view
        canvas.text(str(view.favour_stack), Box(WIDTH - 46, 5, 34, 26), COUNT)
        canvas.mark("favour-stack", "", Box(WIDTH - 78, 5, 66, 26), view.favour_stack)
        boxes = Box(10, HEAD + 2, WIDTH - 20, FAVOURS[1] - HEAD - 10).columns(3, 8)
        for tile, box in zip(view.favour_display, boxes, strict=False):
            canvas.mark("favour-tile", tile, box)
            if face := view.favour_faces.get(tile):
                _tile(canvas, scene, face, box)

    return Panel(FAVOURS, ground, pieces)


def _tile(canvas: Canvas, scene: Scene[AgraView], tile: FavourView, box: Box) -> None:
    """A tile of the display: what it costs, what it gives, and the same in words."""
    line, words = f"{have_and_pay(tile.needs, tile.pays)}: {tile.line}", scene.write(tile.gives)
    key = ("favour-tile", line, words)
    stick(canvas.at(box.x, box.y), key, box[2:], lambda blank: _face(blank, line, words, Box(0, 0, *box[2:])))


def _face(canvas: Canvas, line: str, words: str, box: Box) -> None:
    fill = mix(PAPER, look.LOTUS, 0.25)
    canvas.stamp(plate(canvas.px(box.w), canvas.px(box.h), canvas.px(8), fill, LINE, canvas.px(1.5)), 0, 0)
    effect_line(canvas, line, Box(3, 0, box.w - 6, 51), THEME.strong(18), THEME, 0.5)
    canvas.paragraph(words, Box(4, 51, box.w - 8, box.h - 51), THEME.style(17.8), 1.05, 0.5)
