"""The Imperial board: Akbar's bowls, the three Influence tracks, the Orders, and the Favour display."""

from collections.abc import Callable

from engines.agra.view import AgraView, GuildView
from renderers.agra import look
from renderers.agra.city import leaf, tables
from renderers.agra.look import COUNT, GOLD, LINE, PAPER, SHADE, TEXT, TITLE
from renderers.kit.canvas import Canvas, Style
from renderers.kit.colour import mix
from renderers.kit.layout import Box
from renderers.kit.panels import plate
from renderers.kit.scene import Panel, Scene

WIDTH = 504
AKBAR = (WIDTH, 138)
TRACKS = (WIDTH, 286)
ORDERS = (WIDTH, 254)
FAVOURS = (WIDTH, 128)
HEAD = 32
STEP = 24.6


# ---- Akbar ----


def akbar() -> Panel[AgraView]:
    """Twelve bowls; each takes one marker in the whole game."""

    def spot(number: int) -> tuple[float, float]:
        side, place = divmod(number, 6)
        return 50 + side * 258 + (place % 3) * 73, 60 + (place // 3) * 50

    def ground(canvas: Canvas, scene: Scene[AgraView]) -> None:
        leaf(canvas, AKBAR)
        canvas.sprite(look.sign(canvas.px(26), "crown", GOLD), 26, 18)
        canvas.text(scene.say("pic-agra-akbar"), Box(46, 4, 320, HEAD - 4), TITLE)
        for number, bowl in enumerate(scene.view.bowls):
            x, y = spot(number)
            shape = plate(canvas.px(66), canvas.px(44), canvas.px(20), SHADE, LINE, canvas.px(1.5))
            canvas.sprite(shape, x, y + 2)
            canvas.piece(look.ware(canvas.px(33), bowl.good), x - 12, y + 2, "bowl", bowl.good)

    def pieces(canvas: Canvas, scene: Scene[AgraView]) -> None:
        for number, bowl in enumerate(scene.view.bowls):
            if bowl.marker is not None:
                x, y = spot(number)
                canvas.piece(
                    look.marker(canvas.px(27), bowl.marker), x + 17, y + 2, "offering", bowl.good, bowl.marker
                )

    return Panel(AKBAR, ground, pieces)


# ---- Influence ----


def _column(number: int, count: int) -> Box:
    return Box(58, 0, WIDTH - 66, 0).columns(count, 8)[number]


def tracks() -> Panel[AgraView]:
    """The steps from the start up to the one that ends the game, with the Rupees of each."""

    def row(step: int, top: int) -> float:
        return TRACKS[1] - 20 - step * STEP if top else 0.0

    def ground(canvas: Canvas, scene: Scene[AgraView]) -> None:
        view = scene.view
        leaf(canvas, TRACKS)
        top = len(view.rewards)
        for number, guild in enumerate(view.guilds):
            column = _column(number, len(view.guilds))
            name = scene.say(f"pic-agra-guild-{guild.guild}")
            canvas.sprite(look.guild(canvas.px(29), guild.guild), column.x + 14, 19)
            canvas.text(name, Box(column.x + 32, 5, column.w - 32, 26), TEXT._replace(size=18))
            for step in range(top + 1):
                y = row(step, top)
                fill = mix(look.GUILDS[guild.guild], PAPER, 0.86 if step % 2 else 0.78)
                canvas.sprite(
                    plate(canvas.px(column.w), canvas.px(STEP - 2), canvas.px(6), fill), column.centre[0], y
                )
                favours = view.bonus_steps.get(step)
                if favours:
                    canvas.sprite(look.sign(canvas.px(21), "favour", look.LOTUS), column.right - 26, y)
                    canvas.label(str(favours), column.right - 8, y, TEXT._replace(size=18))
                if step == top:
                    canvas.sprite(look.sign(canvas.px(21), "hourglass", GOLD), column.right - 16, y)
        for step, reward in enumerate(view.rewards, start=1):
            y = row(step, top)
            canvas.sprite(look.sign(canvas.px(20), "coin", GOLD), 20, y)
            canvas.text(str(reward), Box(33, y - 12, 22, 24), COUNT)

    def pieces(canvas: Canvas, scene: Scene[AgraView]) -> None:
        view = scene.view
        for number, guild in enumerate(view.guilds):
            column = _column(number, len(view.guilds))
            for seat, step in enumerate(guild.influence):
                x = column.x + 13 + seat * 23
                sprite = look.marker(canvas.px(27), seat)
                canvas.piece(
                    sprite, x, row(step, len(view.rewards)), "influence", f"{seat}@{guild.guild}", step
                )

    return Panel(TRACKS, ground, pieces)


# ---- Orders ----


def orders() -> Panel[AgraView]:
    """Six Orders in each column, the first at the bottom; the seal stands at the one to fulfil now."""

    def place(position: int) -> float:
        return HEAD + 20 + (6 - position) * 36

    def ground(canvas: Canvas, scene: Scene[AgraView]) -> None:
        leaf(canvas, ORDERS)
        canvas.text(scene.say("pic-agra-orders"), Box(14, 4, 300, HEAD - 4), TITLE)
        for number, guild in enumerate(scene.view.guilds):
            column = _column(number, len(scene.view.guilds))
            for order in guild.orders:
                y = place(order.position)
                canvas.sprite(
                    plate(canvas.px(column.w), canvas.px(33), canvas.px(8), SHADE), column.centre[0], y
                )
                for side, good in enumerate(order.goods):
                    canvas.sprite(look.ware(canvas.px(30), good), column.x + 52 + side * 34, y)

    def pieces(canvas: Canvas, scene: Scene[AgraView]) -> None:
        view = scene.view
        text = scene.say("pic-agra-limit", limit=view.order_limit)
        canvas.text(text, Box(WIDTH - 194, 4, 180, HEAD - 4), TEXT._replace(ink=look.DEEP_RED, size=18), 1)
        canvas.mark("order-limit", "", Box(WIDTH - 194, 4, 180, HEAD - 4), view.order_limit)
        for number, guild in enumerate(view.guilds):
            _orders_of(canvas, guild, _column(number, len(view.guilds)), place)

    return Panel(ORDERS, ground, pieces)


def _orders_of(canvas: Canvas, guild: GuildView, column: Box, place: Callable[[int], float]) -> None:
    for order in guild.orders:
        y = place(order.position)
        id = f"{guild.guild}.{order.position}"
        canvas.mark(
            "order", id, Box(column.x, y - 16, column.w, 33), "" if order.marker is None else order.marker
        )
        if order.marker is not None:
            canvas.piece(
                look.marker(canvas.px(30), order.marker), column.right - 20, y, "fulfilled", id, order.marker
            )
        if order.current:
            frame = plate(
                canvas.px(column.w),
                canvas.px(34),
                canvas.px(8),
                (0, 0, 0, 0),
                look.GUILDS[guild.guild],
                canvas.px(3),
            )
            canvas.sprite(frame, column.centre[0], y)
            canvas.piece(
                look.guild(canvas.px(30), guild.guild),
                column.x + 19,
                y,
                "order-marker",
                guild.guild,
                order.position,
            )
    if guild.full:
        canvas.piece(
            look.guild(canvas.px(22), guild.guild),
            column.centre[0],
            place(0) - 8,
            "order-marker",
            guild.guild,
            0,
        )


# ---- the Favour display ----


def favours() -> Panel[AgraView]:
    """Three tiles that can be taken, and how many are left."""

    def ground(canvas: Canvas, scene: Scene[AgraView]) -> None:
        leaf(canvas, FAVOURS)
        canvas.text(scene.say("pic-agra-favour-tiles"), Box(14, 4, 380, HEAD - 4), TITLE)
        canvas.sprite(look.sign(canvas.px(25), "deck", PAPER), WIDTH - 62, 18)

    def pieces(canvas: Canvas, scene: Scene[AgraView]) -> None:
        view = scene.view
        canvas.text(str(view.favour_stack), Box(WIDTH - 46, 5, 34, 26), COUNT)
        canvas.mark("favour-stack", "", Box(WIDTH - 78, 5, 66, 26), view.favour_stack)
        for number, tile in enumerate(view.favour_display):
            box = Box(10, HEAD + 2, WIDTH - 20, FAVOURS[1] - HEAD - 10).columns(3, 8)[number]
            canvas.stamp(
                plate(
                    canvas.px(box.w),
                    canvas.px(box.h),
                    canvas.px(8),
                    mix(PAPER, look.LOTUS, 0.2),
                    LINE,
                    canvas.px(1.5),
                ),
                box.x,
                box.y,
            )
            canvas.mark("favour-tile", tile, box)
            cost(canvas, tile, box.x + 20, box.y + 16, COUNT)
            text = Box(box.x + 8, box.y + 31, box.w - 12, box.h - 33)
            canvas.paragraph(scene.called("pic-agra-favour", tile), text, TEXT._replace(size=18), 1.08)

    return Panel(FAVOURS, ground, pieces)


def cost(canvas: Canvas, action: str, x: float, y: float, style: Style) -> None:
    """What a Favour action costs: so many must be there, so many are paid."""
    entry = tables().favours.get(action)
    if entry is None:
        return
    canvas.sprite(look.sign(canvas.px(style.size * 1.3), "favour", look.LOTUS), x, y)
    text = str(entry.pays) if entry.needs == entry.pays else f"{entry.needs}/{entry.pays}"
    canvas.text(text, Box(x + style.size * 0.78, y - 12, 40, 24), style)
