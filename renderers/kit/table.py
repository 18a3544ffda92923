"""What every game's pictures share: header, caption, player's head, legend, close-ups, the phone's plan."""

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TypeVar

from PIL import Image

from renderers.kit.canvas import Canvas, Style, written
from renderers.kit.colour import Ink
from renderers.kit.layout import Box
from renderers.kit.lines import effect_line
from renderers.kit.panels import plate
from renderers.kit.scene import Panel, Plan, Scene
from renderers.kit.surfaces import bevel, drop_shadow
from renderers.kit.theme import Theme

V = TypeVar("V")
Told = Callable[[Scene[V]], str]
Token = Callable[[V, int, int], Image.Image]  # the sign of a seat: view, seat, pixels

EDGE = 8.0
PHONE = 400.0  # the width of a phone's plan in units; drawn at twice the size
BIG = 20.0  # type that can be read on a phone
TITLE = 0.54  # of a phone's head, at most; the rest says whose turn it is
CAPTION = 54.0


def nothing(canvas: Canvas, scene: Scene[V]) -> None:
    """For a panel without a ground, or without pieces."""


def framed(canvas: Canvas, box: Box, theme: Theme, fill: Ink | None = None, radius: float = 12) -> None:
    """A panel's plate: it lies on the table, and its edge catches the light."""
    drop_shadow(canvas, box, radius, 3, 0.4)
    body = plate(
        canvas.px(box.w),
        canvas.px(box.h),
        canvas.px(radius),
        theme.panel if fill is None else fill,
        theme.line,
        canvas.px(1.6),
    )
    canvas.stamp(body, box.x, box.y)
    bevel(canvas, box, radius, 1.5, 0.35)


def titled(canvas: Canvas, box: Box, theme: Theme, title: str, size: float = 20) -> Box:
    """A framed panel with its title; returns what is left for the rest."""
    framed(canvas, box, theme)
    canvas.text(title, Box(box.x + 12, box.y + 5, box.w - 24, size * 1.3), theme.heading(size, theme.accent))
    return Box(box.x + 8, box.y + size * 1.3 + 8, box.w - 16, box.h - size * 1.3 - 14)


def header(
    width: float,
    theme: Theme,
    title: str,
    state: Told[V],
    turn: Told[V],
    seats: Callable[[V], Sequence[int]],
    token: Token[V],
    icon: str = "",
    height: float = 58,
) -> Panel[V]:
    """The head of the whole board: name (a message's key), round and phase, the seats in turn order, who must
    act."""
    name = Box(16 + (height if icon else 0), 0, width * 0.26, height)
    order = Box(width * 0.5 + (height if icon else 0), 0, width * 0.19, height)
    heading = theme.heading(height * 0.58)
    who = Box(order.right + 4, 0, width - order.right - 22, height)

    def ground(canvas: Canvas, scene: Scene[V]) -> None:
        framed(canvas, Box(6, 3, width - 12, height - 6), theme)
        if icon:
            canvas.sprite(theme.icons.sprite(icon, canvas.px(height * 0.72)), 16 + height * 0.42, height / 2)
        _fitted(canvas, scene.say(title), name, theme, height * 0.58)

    def pieces(canvas: Canvas, scene: Scene[V]) -> None:
        left = name.x + min(name.w, written(scene.say(title), heading, canvas.scale)) + 24
        where = Box(left, 0, order.x - left - 8, height)
        canvas.text(state(scene), where, theme.style(height * 0.36, theme.dim), may_cut=True)
        canvas.mark("round", "", where, state(scene))
        step = min(height * 0.95, order.w / max(1, len(seats(scene.view))))
        for place, seat in enumerate(seats(scene.view)):
            x, y = order.x + step * (place + 0.5), height / 2
            if seat in scene.now:
                canvas.sprite(_ringed(canvas.px(step * 0.96), theme.accent), x, y)
            canvas.piece(token(scene.view, seat, canvas.px(step * 0.72)), x, y, "order", seat, place)
        _shrunk(canvas, turn(scene), who, theme.strong(height * 0.4, theme.accent), 0.72)
        canvas.mark("turn", "", who, turn(scene))

    return Panel((width, height), ground, pieces)


def _fitted(canvas: Canvas, title: str, box: Box, theme: Theme, size: float) -> None:
    """A long title is written smaller."""
    wide = written(title, theme.heading(size), canvas.scale)
    share = min(1.0, (box.w - 2) / max(1.0, wide))
    canvas.text(title, box, theme.heading(size * share), may_cut=True)


def _shrunk(canvas: Canvas, text: str, box: Box, style: Style, least: float) -> None:
    """At the right end of a box, smaller if that makes it fit, and cut if even that does not."""
    share = max(least, min(1.0, box.w / max(1.0, written(text, style, canvas.scale))))
    canvas.text(text, box, style._replace(size=style.size * share), 1, may_cut=True)


def _ringed(size: int, colour: Ink) -> Image.Image:
    return plate(size, size, size // 2, (0, 0, 0, 0), colour, max(2, round(size * 0.07)))


def caption(width: float, theme: Theme, state: Told[V], turn: Told[V], size: float = 19) -> Panel[V]:
    """The head of a close-up: the same in two short lines."""
    room = width - 24

    def ground(canvas: Canvas, scene: Scene[V]) -> None:
        framed(canvas, Box(0, 0, width, CAPTION - 2), theme)

    def pieces(canvas: Canvas, scene: Scene[V]) -> None:
        text = state(scene)
        style = theme.style(size, theme.dim)
        canvas.text(text, Box(12, 1, room, size * 1.3), style, may_cut=True)
        below = Box(12, size * 1.35, room, size * 1.3)
        canvas.text(turn(scene), below, theme.strong(size, theme.accent), may_cut=True)
        wide = max(10.0, written(text, style, canvas.scale))
        canvas.mark("turn", "", Box(12, 0, min(room, wide), size * 2.6), turn(scene))

    return Panel((width, CAPTION), ground, pieces)


def player_head(
    canvas: Canvas,
    board: Box,
    scene: Scene[V],
    theme: Theme,
    seat: int,
    token: Image.Image,
    below: str = "",
    room: float | None = None,
    size: float = 20,
) -> None:
    """The head of a player's board: sign, name, a line below it; a strong frame around whoever must act."""
    if seat in scene.now:
        canvas.frame(board, theme.accent, 3.6)
        canvas.mark("active", seat, board)
    high = size * (2.1 if below else 1.7)
    top = board.y + (7 if board.h > 3 * high else (board.h - high) / 2)
    canvas.piece(token, board.x + 8 + high / 2, top + high / 2, "seat", seat)
    wide = (board.w if room is None else room) - high - 20
    name = Box(board.x + high + 14, top, wide, size * 1.2 if below else high)
    canvas.text(scene.label(seat), name, theme.strong(size), may_cut=True)
    if below:
        line = Box(name.x, name.bottom, wide, size * 0.9)
        canvas.text(below, line, theme.style(size * 0.74, theme.dim), may_cut=True)


def legend(
    size: tuple[float, float], theme: Theme, title: str, entries: Sequence[tuple[str, str]], type: float = 16
) -> Panel[V]:
    """What the signs mean: icons (by name) with messages (by key)."""

    def ground(canvas: Canvas, scene: Scene[V]) -> None:
        room = titled(canvas, Box(0, 0, *size), theme, scene.say(title))
        for (icon, key), row in zip(entries, room.rows(len(entries)), strict=True):
            high = min(row.h * 0.92, type * 1.9)
            canvas.sprite(theme.icons.sprite(icon, canvas.px(high)), row.x + high * 0.6 + 2, row.centre[1])
            text = Box(row.x + high * 1.3 + 4, row.y, row.w - high * 1.3 - 8, row.h)
            effect_line(canvas, scene.say(key), text, theme.style(type), theme, shrink=0.75)

    return Panel(size, ground, nothing)


_ICON = re.compile(r"\[[^\]]+\]")


def legend_told(scene: Scene[V], title: str, entries: Sequence[tuple[str, str]]) -> str:
    """A legend in words: what there is to know beside the icons."""
    told = [" ".join(_ICON.sub(" ", scene.say(key)).split()) for _, key in entries]
    return f"{scene.say(title)}: {'; '.join(told)}"


def close_up(
    key: str,
    rows: Sequence[Sequence[Panel[V]]],
    theme: Theme,
    state: Told[V],
    turn: Told[V],
    still: frozenset[str] = frozenset(),
    scale: float = 2,
) -> Plan[V]:
    """Rows of panels at twice the size, under a line that says where the game stands."""
    width = max(sum(panel.size[0] for panel in row) + 4 * (len(row) - 1) for row in rows)

    def head(width: float) -> Panel[V]:
        return caption(width, theme, state, turn)

    places, bottom = stacked([[head(width)], *rows])
    return Plan(
        key=key,
        size=(round(width + 2 * EDGE), round(bottom + 4)),
        places=tuple(places),
        backdrop=theme.backdrop,
        scale=scale,
        accent=theme.changed,
        still=still,
        caption=head,
    )


def whole_table(
    key: str,
    theme: Theme,
    head: Panel[V],
    rows: Sequence[Sequence[Panel[V]]],
    still: frozenset[str],
    strong: tuple[str, ...],
) -> Plan[V]:
    """A header, and rows of panels below each other."""
    places, bottom = stacked(rows, 6, head.size[1] + 4)
    return Plan(
        key=key,
        size=(round(head.size[0]), round(bottom + 2)),
        places=((head, 0, 0), *places),
        backdrop=theme.backdrop,
        accent=theme.changed,
        still=still,
        strong=strong,
    )


def stacked(
    rows: Sequence[Sequence[Panel[V]]], edge: float = EDGE, top: float = EDGE
) -> tuple[list[tuple[Panel[V], float, float]], float]:
    """Rows of panels below each other, and where the last ends."""
    places: list[tuple[Panel[V], float, float]] = []
    y = top
    for row in rows:
        x = edge
        for panel in row:
            places.append((panel, x, y))
            x += panel.size[0] + 4
        y += max(panel.size[1] for panel in row) + 4
    return places, y


def zoomed(panel: Panel[V], width: float) -> Panel[V]:
    """The same panel, as wide as asked for."""
    k = width / panel.size[0]

    def ground(canvas: Canvas, scene: Scene[V]) -> None:
        panel.ground(canvas.zoom(k), scene)

    def pieces(canvas: Canvas, scene: Scene[V]) -> None:
        panel.pieces(canvas.zoom(k), scene)

    return Panel((width, panel.size[1] * k), ground, pieces)


# ---- plans for a phone ----


NARROW = 540.0  # a close-up of that width can be read on a phone
MOST_ZOOM = 1.6


def narrow(plan: Plan[V]) -> Plan[V]:
    """A close-up for a narrow screen: the panels of a wide one lie below each other, as their narrow forms or
    each as wide as the widest."""
    fits = plan.size[0] <= NARROW and not any(panel.narrow for panel, _, _ in plan.places)
    if fits or plan.caption is None:
        return plan
    panels = [panel.narrow or panel for panel, _, _ in plan.places[1:]]
    width = max(panel.size[0] for panel in panels)
    fitted = [zoomed(panel, min(width, panel.size[0] * MOST_ZOOM)) for panel in panels]
    places, bottom = stacked([[plan.caption(width)], *([panel] for panel in fitted)])
    return replace(
        plan,
        key=f"narrow/{plan.key}/{bottom:.0f}",
        size=(round(width + 2 * EDGE), round(bottom + 4)),
        places=tuple(places),
        scale=2,
    )


def also(panel: Panel[V], narrow: Panel[V]) -> Panel[V]:
    """A panel with the one that stands in for it on a phone."""
    return replace(panel, narrow=narrow)


def phone_plan(
    key: str,
    theme: Theme,
    title: str,
    state: Told[V],
    turn: Told[V],
    token: Token[V],
    scores: Callable[[Scene[V]], Sequence[tuple[int, str]]],
    rows: Sequence[Sequence[Panel[V]]],
    still: frozenset[str] = frozenset(),
    told: bool = True,
) -> Plan[V]:
    """A portrait plan: header, who must act, scores, the last action, then rows of panels as wide as it is.

    `scores` gives seats with an effect line each, for example `12[coin] 3[card]`. A private picture has no
    last action to tell.
    """
    width = PHONE - 2 * EDGE
    size = (width, 206.0 if told else 162.0)
    head = Panel(size, *_phone_head(size, theme, title, state, turn, token, scores))
    fitted = [[zoomed(panel, (width - 4 * (len(row) - 1)) / len(row)) for panel in row] for row in rows]
    places, bottom = stacked([[head], *fitted])
    return Plan(
        key=f"phone/{key}",
        size=(round(PHONE), round(bottom + 4)),
        places=tuple(places),
        backdrop=theme.backdrop,
        scale=2,
        accent=theme.changed,
        still=still,
    )


def _phone_head(
    size: tuple[float, float],
    theme: Theme,
    title: str,
    state: Told[V],
    turn: Told[V],
    token: Token[V],
    scores: Callable[[Scene[V]], Sequence[tuple[int, str]]],
) -> tuple[Callable[[Canvas, Scene[V]], None], Callable[[Canvas, Scene[V]], None]]:
    width, height = size

    def is_long(canvas: Canvas, scene: Scene[V]) -> bool:
        """A long name has its line to itself."""
        return written(scene.say(title), theme.heading(24), canvas.scale) > width * TITLE - 12

    def ground(canvas: Canvas, scene: Scene[V]) -> None:
        framed(canvas, Box(0, 0, *size), theme)
        _fitted(canvas, scene.say(title), Box(12, 4, width - 24, 32), theme, 24)

    def pieces(canvas: Canvas, scene: Scene[V]) -> None:
        below = Box(12, 34, width - 24, 22)
        if is_long(canvas, scene):
            said = canvas.text(
                state(scene), below.left(below.w * 0.6), theme.style(16, theme.dim), may_cut=True
            )
            who = below.beside(said + 12)
        else:
            canvas.text(state(scene), below, theme.style(16, theme.dim), may_cut=True)
            left = 28 + written(scene.say(title), theme.heading(24), canvas.scale)
            who = Box(left, 4, width - 10 - left, 32)
        _shrunk(canvas, turn(scene), who, theme.strong(BIG, theme.accent), 0.8)
        canvas.mark("turn", "", who, turn(scene))
        told = scores(scene)
        for (seat, line), box in zip(
            told,
            [cell for row in Box(8, 60, width - 16, 94).rows(2, 4) for cell in row.columns(2, 6)],
            strict=False,
        ):
            fill = theme.accent if seat in scene.now else theme.edge(theme.panel)
            canvas.stamp(
                plate(canvas.px(box.w), canvas.px(box.h), canvas.px(8), theme.raised, fill, canvas.px(1.5)),
                box.x,
                box.y,
            )
            canvas.piece(token(scene.view, seat, canvas.px(30)), box.x + 19, box.centre[1], "seat", seat)
            name, rest = Box(box.x + 38, box.y + 1, box.w - 42, box.h - 2).rows(2)
            canvas.text(scene.label(seat), name, theme.strong(16), may_cut=True)
            effect_line(canvas, line, rest, theme.strong(16.5), theme, shrink=0.6)
            canvas.mark("score", seat, box, line)
        last = " ".join(scene.last)
        if last and height > 170:
            canvas.paragraph(last, Box(12, 158, width - 24, 44), theme.style(15.5), 1.2, may_cut=True)

    return ground, pieces
