"""The course picture: everybody's score and chance to win, step by step, and where the game turned."""

from collections.abc import Sequence
from functools import partial
from itertools import count
from typing import NamedTuple

from PIL import Image

from engines.kernel.thinking.course import Moment, Turning
from renderers.artist import Artist, V
from renderers.endgame import ink_of
from renderers.kit.canvas import Canvas, Record, written
from renderers.kit.colour import Ink, mix
from renderers.kit.layout import Box
from renderers.kit.panels import plate
from renderers.kit.pen import Pen
from renderers.kit.scene import Scene
from renderers.kit.table import framed
from renderers.kit.theme import Theme

SCALE = 2
WIDTH = 640.0
EDGE = 10.0
HEAD = 54.0
LEGEND = 40.0
TITLE = 34.0
FLAGS = 26.0  # room for the numbers of turnings
SCORES, CHANCES = 190.0, 150.0  # heights of the charts
FOOT = 30.0
AXIS = 46.0  # room for the numbers on the left, and for signs on the right
SIGN, FLAG = 20.0, 22.0
THICK = 3.0
SIGNS = 5  # along a line, beside the one at its end


class Field(NamedTuple):
    """Where a chart is drawn, and what its lowest and highest lines stand for."""

    box: Box
    low: float
    high: float
    moments: int

    def x(self, number: int) -> float:
        return self.box.x + self.box.w * number / max(1, self.moments - 1)

    def y(self, value: float) -> float:
        return self.box.bottom - self.box.h * (value - self.low) / (self.high - self.low)


def chart(
    artist: Artist[V], scene: Scene[V], moments: Sequence[Moment], turnings: Sequence[Turning]
) -> tuple[Image.Image, Record]:
    """The scores, below them the chances, with a numbered line through both wherever the game turned."""
    theme = artist.theme
    against = bool(moments[-1].chances)
    height = HEAD + LEGEND + TITLE + FLAGS + SCORES + (TITLE + CHANCES if against else 0) + FOOT + EDGE
    w, h = round(WIDTH * SCALE), round(height * SCALE)
    canvas = Canvas(theme.backdrop(w, h, SCALE), SCALE)
    _head(canvas, scene, theme)
    field = Box(EDGE, HEAD, WIDTH - 2 * EDGE, height - HEAD - EDGE)
    framed(canvas, field, theme, radius=14)
    seats = range(len(moments[-1].scores))
    _legend(canvas, artist, scene, moments[-1].scores, Box(field.x + 12, field.y + 6, field.w - 24, LEGEND))
    inks = [ink_of(artist.token(scene.view, seat, canvas.px(SIGN))) for seat in seats]
    inner = Box(field.x + AXIS, field.y + LEGEND + TITLE + FLAGS, field.w - 2 * AXIS, SCORES)
    every = [score for one in moments for score in one.scores]
    low, high = _bounds(min(every), max(every))
    points = [[float(score) for score in one.scores] for one in moments]
    charts = [("scores", Field(inner, low, high, len(moments)), points)]
    if against:
        below = Box(inner.x, inner.bottom + TITLE, inner.w, CHANCES)
        shares = [[100 * chance for chance in one.chances] for one in moments]
        charts.append(("chances", Field(below, 0, 100, len(moments)), shares))
    for name, where, _ in charts:
        above = TITLE + (FLAGS if where is charts[0][1] else 0)
        title = Box(where.box.x, where.box.y - above + 4, where.box.w, TITLE - 10)
        canvas.text(scene.say(f"pic-course-{name}"), title, theme.strong(17))
        _grid(canvas, theme, where, "%" if name == "chances" else "")
    _turned(canvas, theme, [where for _, where, _ in charts], moments, turnings)
    for _, where, values in charts:
        _lines(canvas, artist, scene, where, values, inks)
    _steps(canvas, scene, theme, charts[-1][1], moments)
    assert canvas.image is not None
    return canvas.image, canvas.record


def told(scene: Scene[V], moments: Sequence[Moment], turnings: Sequence[Turning]) -> str:
    """The same in words: how they stood at every quarter of the game, and the turnings."""
    lines = [scene.say("pic-course-alt", game=scene.say("game"))]
    for quarter in range(1, 5):
        moment = moments[max(0, round(quarter * len(moments) / 4) - 1)]
        each = []
        for seat, score in enumerate(moment.scores):
            if moment.chances:
                percent = round(100 * moment.chances[seat])
                said = scene.say("pic-course-alt-both", who=scene.label(seat), score=score, percent=percent)
            else:
                said = scene.say("pic-course-alt-score", who=scene.label(seat), score=score)
            each.append(said)
        lines.append(scene.say("pic-course-alt-step", step=moment.step + 1, each="; ".join(each)))
    lines += [sentence(scene, turning) for turning in turnings]
    return " ".join(lines)


def sentence(scene: Scene[V], turning: Turning) -> str:
    """What happened at a turning."""
    return scene.say(
        "pic-course-alt-turning",
        step=turning.step + 1,
        who=scene.label(turning.seat),
        before=round(100 * turning.before),
        after=round(100 * turning.after),
    )


def _head(canvas: Canvas, scene: Scene[V], theme: Theme) -> None:
    title, name = theme.heading(26), scene.say("game")
    room = Box(EDGE + 8, 8, 380, 40)
    canvas.text(name, room, title._replace(size=title.size * min(1.0, 0.98 * room.w / written(name, title))))
    about = Box(room.right + 8, 8, WIDTH - room.right - EDGE - 16, 40)
    canvas.text(scene.say("pic-course"), about, theme.heading(20), 1, may_cut=True)


def _legend(canvas: Canvas, artist: Artist[V], scene: Scene[V], totals: Sequence[int], box: Box) -> None:
    """Whose sign is whose, and the score at the end."""
    theme = artist.theme
    for seat, (total, cell) in enumerate(zip(totals, box.columns(len(totals), 8), strict=True)):
        sign = artist.token(scene.view, seat, canvas.px(28))
        canvas.piece(sign, cell.x + 16, cell.centre[1], "seat", seat, total)
        number = theme.strong(18, theme.accent)
        wide = written(str(total), number) + 6
        canvas.text(str(total), Box(cell.right - wide, cell.y, wide, cell.h), number, 1)
        name = Box(cell.x + 36, cell.y, cell.w - 40 - wide, cell.h)
        canvas.text(scene.label(seat), name, theme.style(17), may_cut=True)


def _bounds(low: int, high: int) -> tuple[float, float]:
    """Four equal parts of a round number each, from below the lowest to above the highest."""
    for unit in (size * 10**zeros for zeros in count() for size in (1, 2, 5)):
        bottom = low // unit * unit
        if bottom + 4 * unit >= high:
            return float(bottom), float(bottom + 4 * unit)
    raise AssertionError("some unit is large enough")


def _grid(canvas: Canvas, theme: Theme, field: Field, sign: str) -> None:
    """Lines that the eye can follow, with what they stand for."""
    for number in range(5):
        value = field.low + (field.high - field.low) * number / 4
        y = field.y(value)
        line = plate(canvas.px(field.box.w), canvas.px(1), 0, mix(theme.panel, theme.line, 0.45))
        canvas.stamp(line, field.box.x, y)
        label = f"{value:g}".replace("-", "−") + sign
        where = Box(field.box.x - AXIS, y - 9, AXIS - 7, 18)
        canvas.text(label, where, theme.style(14, theme.dim), 1, may_cut=True)


def _turned(
    canvas: Canvas,
    theme: Theme,
    fields: Sequence[Field],
    moments: Sequence[Moment],
    turnings: Sequence[Turning],
) -> None:
    """A numbered line wherever the game turned."""
    places = {moment.step: number for number, moment in enumerate(moments)}
    lines = [fields[0].x(places[turning.step]) for turning in turnings]
    box = fields[0].box
    flags = apart(lines, FLAG + 2, box.x, box.right)
    for number, (turning, x, flag) in enumerate(zip(turnings, lines, flags, strict=True), start=1):
        for field in fields:
            canvas.stamp(
                plate(canvas.px(1.5), canvas.px(field.box.h), 0, theme.accent), x - 0.75, field.box.y
            )
        y = box.y - FLAG / 2 - 2
        sign = plate(canvas.px(FLAG), canvas.px(FLAG), canvas.px(FLAG / 2), theme.accent)
        canvas.piece(sign, flag, y, "turning", number, turning.step)
        canvas.label(str(number), flag, y, theme.strong(15, theme.panel))


def _lines(
    canvas: Canvas,
    artist: Artist[V],
    scene: Scene[V],
    field: Field,
    values: Sequence[Sequence[float]],
    inks: Sequence[Ink],
) -> None:
    """A line for each seat in its colour, with its sign along it and at its end."""
    box, air = field.box, SIGN / 2
    pen = Pen(box.w + 2 * air, box.h + 2 * air, canvas.scale, over=2)
    edge = artist.theme.edge(artist.theme.panel)
    for seat, ink in enumerate(inks):
        points = [
            (field.x(number) - box.x + air, field.y(row[seat]) - box.y + air)
            for number, row in enumerate(values)
        ]
        pen.line(points, edge, THICK + 1.6)
        pen.line(points, ink, THICK)
    canvas.stamp(pen.done(), box.x - air, box.y - air)
    sign = partial(artist.token, scene.view)
    long = len(values)
    for seat in range(len(inks)):
        for part in range(SIGNS if long > 2 * SIGNS * len(inks) else 0):
            number = round((part + (seat + 1) / (len(inks) + 1)) * (long - 1) / SIGNS)
            canvas.sprite(sign(seat, canvas.px(SIGN * 0.7)), field.x(number), field.y(values[number][seat]))
    order = sorted(range(len(inks)), key=lambda seat: -values[-1][seat])
    ends = apart([field.y(values[-1][seat]) for seat in order], SIGN, box.y, box.bottom)
    for seat, y in zip(order, ends, strict=True):
        canvas.sprite(sign(seat, canvas.px(SIGN)), box.right + SIGN * 0.8, y)


def apart(places: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """The same places, in order, moved as little as needed so that none covers another."""
    moved: list[float] = []
    for place in places:
        moved.append(max(place, low, moved[-1] + gap if moved else low))
    for number in reversed(range(len(moved))):
        moved[number] = min(moved[number], moved[number + 1] - gap if number + 1 < len(moved) else high)
    return moved


def _steps(canvas: Canvas, scene: Scene[V], theme: Theme, field: Field, moments: Sequence[Moment]) -> None:
    """Which turns these are, as the log numbers them."""
    y = field.box.bottom + 5
    shown = sorted({round(part * (len(moments) - 1) / 4) for part in range(5)})
    for number in shown:
        words = str(moments[number].step + 1)
        words = scene.say("pic-course-step", step=words) if number == shown[0] else words
        room = Box(field.x(number) - 40, y, 80, 20)
        if number == shown[0]:
            canvas.text(words, Box(field.box.x - 10, y, 110, 20), theme.style(14, theme.dim))
        else:
            canvas.text(words, room, theme.style(14, theme.dim), 0.5)
