"""Above and beside the courtyard: characters, Meditation wheel, bonus tiles, and how near the end is."""

from functools import cache

from PIL import Image

from engines.agra.effects import EFFECTS
from engines.agra.view import AgraView
from renderers.agra import look
from renderers.agra.city import ROMAN, put_worker, stand, tables
from renderers.agra.look import COUNT, DIM, GOLD, INK, LINE, PAPER, RED, SAND, SHADE, TEXT, THEME, WHITE
from renderers.kit.canvas import Canvas
from renderers.kit.colour import Ink, ink, mix
from renderers.kit.layout import Box
from renderers.kit.lines import effect_line
from renderers.kit.panels import plate
from renderers.kit.pen import Pen
from renderers.kit.pieces import counter
from renderers.kit.scene import Panel, Scene
from renderers.kit.surfaces import bevel, drop_shadow, pixels, surface
from renderers.kit.table import framed, nothing
from renderers.kit.tokens import badge, drawn

CHARACTER = (212.0, 100.0)
WHEEL = (212.0, 100.0)
BONUS = (98.0, 112.0)
ENDS = (98.0, 86.0)


# ---- characters ----


def _leafy(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.polygon([(50, 92), (48, 60), (50, 92)], None, line, 6)
    for turn in (-1, 1):
        pen.polygon(
            [(50, 70), (50 + turn * 40, 56), (50 + turn * 34, 26), (50 + turn * 8, 46)], fill, line, 4
        )
    pen.polygon([(50, 56), (34, 34), (50, 8), (66, 34)], fill, line, 4)


@cache
def _character_sign(size: int, name: str) -> Image.Image:
    """What a character deals with."""
    match name:
        case "architect":
            return look.sign(size, "builder", look.INDIGO)
        case "sailor":
            return look.sign(size, "boat", ink("#8a5a2b"))
        case "trader":
            return look.sign(size, "merchant", look.GREEN)
        case _:
            return drawn(size, _leafy, ink("#4f8f3a"), INK)


def character(name: str) -> Panel[AgraView]:
    """Architect, Sailor, Trader or Botanist; the free Price tokens lie at the Trader."""

    def ground(canvas: Canvas, scene: Scene[AgraView]) -> None:
        whole = Box(0, 0, *CHARACTER)
        drop_shadow(canvas, whole, 10, 3, 0.4)
        surface(canvas, look.marble(*pixels(canvas, whole), canvas.scale, mix(PAPER, GOLD, 0.16)), whole, 10)
        bevel(canvas, whole, 10, 2, 0.45)
        canvas.sprite(look.niche(canvas.px(92), mix(RED, WHITE, 0.68), look.DEEP_RED), 40, 52)
        canvas.sprite(_character_sign(canvas.px(46), name), 40, 60)
        title = Box(78, 4, CHARACTER[0] - 84, 24)
        canvas.text(scene.say(f"pic-agra-character-{name}"), title, THEME.heading(17, look.DEEP_RED))
        what = Box(78, 27, CHARACTER[0] - 82, 32)
        canvas.paragraph(scene.say(f"pic-agra-does-{name}"), what, TEXT._replace(size=15.6, ink=DIM), 1.0)
        stand(canvas, 99, 79)

    def pieces(canvas: Canvas, scene: Scene[AgraView]) -> None:
        here = next(one for one in scene.view.characters if one.id == name)
        canvas.mark("character", name, Box(8, 6, 64, 92))
        put_worker(canvas, here.worker, 99, 78, name)
        if name == "trader":
            free = [price for price in scene.view.prices if price.good is None]
            for number, price in enumerate(free):
                x = 136 + number * 25
                sprite = look.price(canvas.px(28), price.shows)
                canvas.piece(sprite, x, 80, "price-token", price.id, price.shows)

    return Panel(CHARACTER, ground, pieces)


# ---- the Meditation wheel ----

_SPOKES = {"deliver_good": (0, -1), "process_good": (1, 0), "remove_crate": (0, 1), "exchange_good": (-1, 0)}


@cache
def _wheel_sign(size: int, action: str) -> Image.Image:
    match action:
        case "deliver_good":
            return look.sign(size, "boat", ink("#8a5a2b"))
        case "process_good":
            return THEME.icons.sprite("arrow", size)
        case "remove_crate":
            return look.sign(size, "crate", SAND)
        case "exchange_good":
            return THEME.icons.sprite("swap", size)
        case _:
            return look.sign(size, "farmer", look.GREEN)


def wheel() -> Panel[AgraView]:
    """The five Meditation actions with their costs, and the marker that covers one of them."""
    cx, cy, r, lying = WHEEL[0] / 2, WHEEL[1] / 2, 32.0, 62.0

    def spot(name: str) -> tuple[float, float]:
        """The wheel is wider than high: its spokes lie on an ellipse."""
        dx, dy = _SPOKES.get(name, (0, 0))
        return cx + dx * lying, cy + dy * r

    def ground(canvas: Canvas, scene: Scene[AgraView]) -> None:
        pen = Pen(*WHEEL, canvas.scale)
        pen.ellipse(Box(6, 1, WHEEL[0] - 12, WHEEL[1] - 2), mix(look.RIVER, WHITE, 0.5), look.RIVER_DEEP, 2.5)
        pen.ellipse(Box(14, 6, WHEEL[0] - 28, WHEEL[1] - 12), None, mix(look.RIVER, WHITE, 0.75), 1.5)
        for name in scene.view.wheel_actions:
            x, y = spot(name)
            pen.disc(x, y, 17, PAPER, look.RIVER_DEEP, 2)
        canvas.stamp(pen.done(), 0, 0)
        for name in scene.view.wheel_actions:
            canvas.piece(_wheel_sign(canvas.px(25), name), *spot(name), "wheel-action", name)

    def pieces(canvas: Canvas, scene: Scene[AgraView]) -> None:
        canvas.piece(look.blocked(canvas.px(36)), *spot(scene.view.wheel), "wheel", "", scene.view.wheel)
        for action in tables().wheel:  # above the marker: what is covered still says what it costs
            if action.id in scene.view.wheel_actions:
                x, y = spot(str(action.id))
                canvas.sprite(_cost(canvas.px(20), action.cost), x + 23, y)
        if scene.view.points:
            counter(canvas, 2, 13, "mp", scene.view.points, THEME, "meditation-points", size=25)

    return Panel(WHEEL, ground, pieces)


KEY = (428.0, 168.0)


def wheel_key() -> Panel[AgraView]:
    """What the signs on the wheel mean; the word of each action says what it costs."""

    def ground(canvas: Canvas, scene: Scene[AgraView]) -> None:
        framed(canvas, Box(0, 0, *KEY), THEME)
        actions = scene.view.wheel_actions
        for action, row in zip(actions, Box(8, 6, KEY[0] - 16, KEY[1] - 12).rows(len(actions)), strict=True):
            canvas.sprite(_wheel_sign(canvas.px(25), action), row.x + 18, row.centre[1])
            canvas.text(scene.called("wheel", action), row.beside(42), THEME.style(17))

    return Panel(KEY, ground, nothing)


def _cost(size: int, cost: int | None) -> Image.Image:
    """Meditation Points; where the value of the good is the price, the sign of a value."""
    if cost:
        return badge(size, str(cost), look.RIVER_DEEP, WHITE)
    return badge(size, "=", PAPER, INK, INK)


# ---- bonus tiles ----


def bonuses(level: int) -> Panel[AgraView]:
    """The Building Bonus tiles of a level that are left."""

    def ground(canvas: Canvas, scene: Scene[AgraView]) -> None:
        framed(canvas, Box(0, 0, *BONUS), THEME, SHADE, 8)
        title = scene.say("pic-agra-bonus", level=ROMAN[level])
        canvas.text(title, Box(4, 3, BONUS[0] - 8, 20), THEME.strong(15, look.DEEP_RED), 0.5)

    def pieces(canvas: Canvas, scene: Scene[AgraView]) -> None:
        for number, tile in enumerate(scene.view.bonus_tiles.get(level, [])):
            box = Box(6 + (number % 2) * 44, 25 + (number // 2) * 42, 42, 40)
            body = plate(canvas.px(box.w), canvas.px(box.h), canvas.px(6), PAPER, LINE, canvas.px(1.5))
            canvas.stamp(body, box.x, box.y)
            canvas.mark("bonus", tile, box)
            bonus = tables().bonuses.get(tile)
            lines = [EFFECTS.line(effect) for effect in bonus.effects] if bonus else []
            for line, row in zip(lines, box.inset(1, 2).rows(max(1, len(lines))), strict=True):
                effect_line(canvas, line, row, THEME.strong(13), THEME, 0.5)

    return Panel(BONUS, ground, pieces)


# ---- the end of the game ----


def ends() -> Panel[AgraView]:
    """The three things that trigger the end, and how near each is."""

    def ground(canvas: Canvas, scene: Scene[AgraView]) -> None:
        framed(canvas, Box(0, 0, *ENDS), THEME, mix(PAPER, RED, 0.14), 8)
        canvas.sprite(look.sign(canvas.px(24), "hourglass", GOLD), 18, ENDS[1] / 2)

    def pieces(canvas: Canvas, scene: Scene[AgraView]) -> None:
        for (name, now, goal), row in zip(
            conditions(scene.view), Box(32, 3, 64, ENDS[1] - 6).rows(3), strict=True
        ):
            canvas.sprite(THEME.icons.sprite(name, canvas.px(23)), row.x + 12, row.centre[1])
            near = COUNT._replace(ink=look.DEEP_RED) if now >= goal - 1 else COUNT
            canvas.text(f"{now}/{goal}", Box(row.x + 27, row.y, 36, row.h), near)
            canvas.mark("end", name, Box(row.x, row.y + 1, 62, row.h - 2), now)

    return Panel(ENDS, ground, pieces)


def conditions(view: AgraView) -> list[tuple[str, int, int]]:
    """The farthest marker on an Influence track, the Boat's pier, the fullest column of Orders; each with
    what triggers the end."""
    step = max((step for guild in view.guilds for step in guild.influence), default=0)
    column = max((sum(o.marker is not None for o in guild.orders) for guild in view.guilds), default=0)
    longest = max((len(guild.orders) for guild in view.guilds), default=0)
    return [("guilds", step, len(view.rewards)), ("boat", view.pier, view.piers), ("order", column, longest)]
