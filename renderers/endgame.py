"""The end picture: final scores by category, as a chart; and what decided where totals are equal."""

from collections import Counter

from PIL import Image

from engines.kernel import Result, Score
from renderers.artist import Artist, V
from renderers.kit.canvas import Canvas, Record, Style, written
from renderers.kit.colour import Ink, mix
from renderers.kit.icons import table as icons
from renderers.kit.layout import Box
from renderers.kit.panels import plate
from renderers.kit.scene import Scene
from renderers.kit.table import framed
from renderers.kit.theme import Theme
from renderers.kit.tokens import drawn

SCALE = 2
WIDTH = 640.0
LABEL = 188.0
HEAD = 132.0
ROW = 34.0
EDGE = 10.0
DIGITS = 40.0
SIGN = 17.0


def chart(artist: Artist[V], scene: Scene[V], result: Result) -> tuple[Image.Image, Record]:
    """A column for each seat in the order of places, a row for each category, a bar in each cell."""
    categories = counted(result)
    ties = decided(result)
    rows = len(categories) + len(ties)
    height = 60 + HEAD + rows * ROW + 2 * EDGE
    theme = artist.theme
    w, h = round(WIDTH * SCALE), round(height * SCALE)
    canvas = Canvas(theme.backdrop(w, h, SCALE), SCALE)
    title = Style(theme.title, 26, theme.ink)
    name, room = scene.say("game"), Box(EDGE + 8, 10, 300, 40)
    canvas.text(name, room, title._replace(size=title.size * min(1.0, room.w / written(name, title))))
    left = room.x + 24 + min(room.w, written(name, title))
    verdict, won = Box(left, 10, WIDTH - left - EDGE - 8, 40), _verdict(scene, result)
    style = title._replace(size=20, ink=theme.accent)
    size = 20 * max(0.7, min(1.0, verdict.w / written(won, style)))
    canvas.text(won, verdict, style._replace(size=size), 1, may_cut=True)
    field = Box(EDGE, 60, WIDTH - 2 * EDGE, height - 60 - EDGE)
    framed(canvas, field, theme, radius=14)
    ranking = sorted(result.scores, key=lambda score: (score.place, score.seat))
    columns = Box(field.x + LABEL, field.y, field.w - LABEL - 8, field.h).columns(len(ranking), 6)
    labels = [scene.say(f"score-{part}") for part in categories]
    labels += [scene.say("pic-tie", what=scene.say(f"tie-{name}")) for name in ties]
    _labels(canvas, theme, labels, field)
    most = max((abs(score.parts.get(part, 0)) for score in ranking for part in categories), default=0) or 1
    for score, column in zip(ranking, columns, strict=True):
        _column_head(canvas, artist, scene, result, score, column)
        cells = [Box(column.x, _top(field, row), column.w, ROW) for row in range(rows)]
        for part, cell in zip(categories, cells, strict=False):
            if part in score.parts:
                _bar(canvas, artist, scene, score, part, most, cell)
        for name, cell in zip(ties, cells[len(categories) :], strict=True):
            if _shares_total(result, score):
                canvas.mark("tie", f"{score.seat}.{name}", cell, score.ties[name])
                number = Style(theme.bold, 18, theme.accent)
                canvas.text(str(score.ties[name]), Box(cell.x, cell.y, DIGITS, ROW), number, 1)
    assert canvas.image is not None
    return canvas.image, canvas.record


def counted(result: Result) -> list[str]:
    """The categories that brought or cost somebody something, in one order for all."""
    ordered = sorted(result.scores, key=lambda score: score.seat)
    parts = dict.fromkeys(part for score in ordered for part in score.parts)
    return [part for part in parts if any(score.parts.get(part) for score in ordered)]


def decided(result: Result) -> list[str]:
    """The tie-breaks down to the last one in which seats with equal totals differ."""
    names: list[str] = []
    for one in result.scores:
        level = [other for other in result.scores if other.total == one.total]
        order = list(one.ties)
        differing = [n for n, name in enumerate(order) if len({o.ties.get(name) for o in level}) > 1]
        if differing and differing[0] + 1 > len(names):
            names = order[: differing[0] + 1]
    return names


def _shares_total(result: Result, score: Score) -> bool:
    return sum(other.total == score.total for other in result.scores) > 1


def _verdict(scene: Scene[V], result: Result) -> str:
    if result.won is not None:
        return scene.say("pic-won" if result.won else "pic-lost")
    winners = [scene.label(seat) for seat in result.winners]
    if len(winners) == 1:
        return scene.say("pic-winner", who=winners[0])
    return scene.say("pic-winners", who=", ".join(winners))


def told(scene: Scene[V], result: Result) -> str:
    """The same in words."""
    ties = decided(result)
    lines = []
    for score in sorted(result.scores, key=lambda score: (score.place, score.seat)):
        name = scene.label(score.seat)
        lines.append(scene.say("pic-alt-final", who=name, place=score.place, total=score.total))
        if ties and _shares_total(result, score):
            what = ", ".join(f"{scene.say(f'tie-{tie}')} {score.ties[tie]}" for tie in ties)
            lines.append(f"({scene.say('pic-tie', what=what)})")
    return " ".join([scene.say("pic-alt-end", game=scene.say("game")), _verdict(scene, result) + ".", *lines])


def _top(field: Box, row: int) -> float:
    return field.y + HEAD + row * ROW


def _labels(canvas: Canvas, theme: Theme, labels: list[str], field: Box) -> None:
    for row, label in enumerate(labels):
        y = _top(field, row)
        if row % 2 == 0:
            strip = plate(
                canvas.px(field.w - 12), canvas.px(ROW), canvas.px(8), mix(theme.panel, theme.raised, 0.6)
            )
            canvas.stamp(strip, field.x + 6, y)
        canvas.paragraph_middle(
            label, Box(field.x + 14, y, LABEL - 18, ROW), Style(theme.text, 17, theme.ink), 2
        )


def _column_head(
    canvas: Canvas, artist: Artist[V], scene: Scene[V], result: Result, score: Score, column: Box
) -> None:
    theme = artist.theme
    x = column.centre[0]
    canvas.piece(
        artist.token(scene.view, score.seat, canvas.px(42)), x, column.y + 34, "seat", score.seat, score.place
    )
    if score.seat in result.winners:
        canvas.sprite(drawn(canvas.px(26), icons.crown, theme.accent, theme.panel), x + 36, column.y + 22)
    name = scene.label(score.seat)
    canvas.text(
        name, Box(column.x, column.y + 60, column.w, 24), Style(theme.text, 18, theme.ink), 0.5, may_cut=True
    )
    canvas.text(
        str(score.total),
        Box(column.x, column.y + 86, column.w, 36),
        Style(theme.title, 32, theme.accent),
        0.5,
    )
    canvas.mark("total", score.seat, Box(column.x, column.y + 86, column.w, 36), score.total)


def _bar(
    canvas: Canvas, artist: Artist[V], scene: Scene[V], score: Score, part: str, most: int, cell: Box
) -> None:
    """A bar in the seat's colour, with its sign at the tip; what was paid is hollow."""
    amount, theme = score.parts[part], artist.theme
    canvas.mark("part", f"{score.seat}.{part}", cell, amount)
    if amount:
        sign = artist.token(scene.view, score.seat, canvas.px(SIGN))
        length = max(3.0, (cell.w - DIGITS - SIGN - 10) * abs(amount) / most)
        colour = ink_of(sign)
        fill = colour if amount > 0 else theme.panel
        edge = theme.edge(theme.panel) if amount > 0 else colour
        radius = canvas.px(min(5, length / 2))
        body = plate(canvas.px(length), canvas.px(16), radius, fill, edge, canvas.px(1.4))
        canvas.stamp(body, cell.x + DIGITS + 6, cell.y + (ROW - 16) / 2)
        canvas.sprite(sign, cell.x + DIGITS + 8 + length + SIGN / 2, cell.centre[1])
    number = Style(theme.bold, 18, theme.ink if amount else theme.dim)
    canvas.text(str(amount).replace("-", "−"), Box(cell.x, cell.y, DIGITS, ROW), number, 1)


def ink_of(sign: Image.Image) -> Ink:
    """The colour that a seat's sign mostly has."""
    small = sign.convert("RGBA")
    colours = Counter(zip(*[iter(small.tobytes())] * 4, strict=True))
    return max((count, (r, g, b)) for (r, g, b, a), count in colours.items() if a == 255)[1]
