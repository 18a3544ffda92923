"""The end picture: final scores by category, as a chart."""

from PIL import Image

from engines.kernel import Result, Score
from renderers.artist import Artist, V
from renderers.kit.canvas import Canvas, Record, Style
from renderers.kit.colour import contrast, mix
from renderers.kit.icons import table as icons
from renderers.kit.layout import Box
from renderers.kit.panels import plate
from renderers.kit.scene import Scene
from renderers.kit.theme import Theme
from renderers.kit.tokens import drawn

SCALE = 2
WIDTH = 640.0
LABEL = 188.0
HEAD = 132.0
ROW = 34.0
EDGE = 10.0


def chart(artist: Artist[V], scene: Scene[V], result: Result) -> tuple[Image.Image, Record]:
    """A column for each seat in the order of places, a row for each category, a bar in each cell."""
    categories = list(dict.fromkeys(part for score in result.scores for part in score.parts))
    height = 60 + HEAD + len(categories) * ROW + 2 * EDGE
    theme = artist.theme
    w, h = round(WIDTH * SCALE), round(height * SCALE)
    canvas = Canvas(theme.backdrop(w, h, SCALE), SCALE)
    title = Style(theme.title, 26, theme.ink)
    canvas.text(scene.say("game"), Box(EDGE + 8, 10, 300, 40), title)
    canvas.text(
        _verdict(scene, result),
        Box(320, 10, WIDTH - 320 - EDGE - 8, 40),
        title._replace(size=20, ink=theme.accent),
        1,
        may_cut=True,
    )
    field = Box(EDGE, 60, WIDTH - 2 * EDGE, height - 60 - EDGE)
    canvas.stamp(
        plate(canvas.px(field.w), canvas.px(field.h), canvas.px(14), theme.panel, theme.line, canvas.px(2)),
        field.x,
        field.y,
    )
    ranking = sorted(result.scores, key=lambda score: (score.place, score.seat))
    columns = Box(field.x + LABEL, field.y, field.w - LABEL - 8, field.h).columns(len(ranking), 6)
    _labels(canvas, theme, scene, categories, field)
    most = max((abs(score.parts.get(part, 0)) for score in ranking for part in categories), default=0) or 1
    for score, column in zip(ranking, columns, strict=True):
        _column_head(canvas, artist, scene, result, score, column)
        for row, part in enumerate(categories):
            if part in score.parts:
                _bar(canvas, theme, score, part, most, Box(column.x, _top(field, row), column.w, ROW))
    assert canvas.image is not None
    return canvas.image, canvas.record


def _verdict(scene: Scene[V], result: Result) -> str:
    if result.won is not None:
        return scene.say("pic-won" if result.won else "pic-lost")
    winners = [scene.label(seat) for seat in result.winners]
    if len(winners) == 1:
        return scene.say("pic-winner", who=winners[0])
    return scene.say("pic-winners", who=", ".join(winners))


def told(scene: Scene[V], result: Result) -> str:
    """The same in words."""
    lines = [
        scene.say("pic-alt-final", who=scene.label(score.seat), place=score.place, total=score.total)
        for score in sorted(result.scores, key=lambda score: (score.place, score.seat))
    ]
    return " ".join([scene.say("pic-alt-end", game=scene.say("game")), _verdict(scene, result) + ".", *lines])


def _top(field: Box, row: int) -> float:
    return field.y + HEAD + row * ROW


def _labels(canvas: Canvas, theme: Theme, scene: Scene[V], categories: list[str], field: Box) -> None:
    for row, part in enumerate(categories):
        y = _top(field, row)
        if row % 2 == 0:
            strip = plate(
                canvas.px(field.w - 12), canvas.px(ROW), canvas.px(8), mix(theme.panel, theme.raised, 0.6)
            )
            canvas.stamp(strip, field.x + 6, y)
        label = scene.say(f"score-{part}")
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


def _bar(canvas: Canvas, theme: Theme, score: Score, part: str, most: int, cell: Box) -> None:
    """A bar as long as its share of the largest; what was paid is hollow."""
    amount = score.parts[part]
    canvas.mark("part", f"{score.seat}.{part}", cell, amount)
    number = Style(theme.text, 18, theme.ink)
    digits = 44.0
    if amount:
        length = max(3.0, (cell.w - digits - 8) * abs(amount) / most)
        ink = theme.bar if contrast(theme.bar, theme.panel) >= 3 else theme.accent
        fill = ink if amount > 0 else theme.panel
        radius = canvas.px(min(5, length / 2))
        body = plate(canvas.px(length), canvas.px(16), radius, fill, ink, canvas.px(2))
        canvas.stamp(body, cell.x + digits + 6, cell.y + (ROW - 16) / 2)
    canvas.text(
        str(amount).replace("-", "−"),
        Box(cell.x, cell.y, digits, ROW),
        number if amount else number._replace(ink=theme.dim),
        1,
    )
