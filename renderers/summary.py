"""A sheet of figures: a title, a few large numbers, and lists with bars. It knows nothing of any game."""

from collections.abc import Iterator

import msgspec
from PIL import Image

from renderers.kit.canvas import Canvas, Record, written
from renderers.kit.colour import ink, mix
from renderers.kit.encode import Picture, encode
from renderers.kit.layout import Box
from renderers.kit.panels import gradient, plate
from renderers.kit.table import framed
from renderers.kit.text import Face
from renderers.kit.theme import Theme

SCALE = 2
WIDTH = 640.0
EDGE = 14.0
HEAD = 66.0
FIGURE = 92.0
TITLE = 38.0
ROW = 36.0
NUMBERS = 76.0  # the width of a column of numbers
GAP = 12.0
MOST_FIGURES = 4
ALT_LIMIT = 1024

SAND, DUNE = ink("#f3e4c3"), ink("#dcb878")


def backdrop(w: int, h: int, scale: float) -> Image.Image:
    """Sand in the evening."""
    return gradient(w, h, SAND, DUNE)


THEME = Theme(
    backdrop=backdrop,
    panel=ink("#fffaf0"),
    raised=ink("#f4e6c8"),
    line=ink("#b08a4c"),
    ink=ink("#33240f"),
    dim=ink("#6a5430"),
    accent=ink("#8f3d12"),
    bar=ink("#e3b566"),
    title=Face.SERIF_BLACK,
    text=Face.SANS_SEMIBOLD,
)


class Figure(msgspec.Struct, frozen=True):
    """A number that is to be seen first, and what it counts."""

    value: str
    label: str


class Row(msgspec.Struct, frozen=True):
    """A line of a list: numbers beside it, and a bar behind it (how much of its width)."""

    label: str
    numbers: tuple[str, ...] = ()
    share: float = 0.0


class Section(msgspec.Struct, frozen=True):
    """A list under its heading; `columns` are the headings of its numbers."""

    title: str
    rows: tuple[Row, ...]
    columns: tuple[str, ...] = ()


class Sheet(msgspec.Struct, frozen=True):
    """All that is to be shown, in finished words."""

    title: str
    subtitle: str = ""
    figures: tuple[Figure, ...] = ()
    sections: tuple[Section, ...] = ()


def draw(sheet: Sheet) -> Picture:
    """The sheet as a picture, with the same in words."""
    image, _ = painted(sheet)
    return Picture(encode(image), "png", image.width, image.height, told(sheet))


def painted(sheet: Sheet) -> tuple[Image.Image, Record]:
    """The same before it is encoded, with the record of what was drawn where."""
    shown = [section for section in sheet.sections if section.rows]
    height = HEAD + EDGE + (FIGURE + GAP if sheet.figures else 0) + sum(_height(s) + GAP for s in shown)
    w, h = round(WIDTH * SCALE), round(height * SCALE)
    canvas = Canvas(THEME.backdrop(w, h, SCALE), SCALE)
    _head(canvas, sheet)
    y = HEAD
    if sheet.figures:
        _figures(canvas, sheet.figures[:MOST_FIGURES], Box(EDGE, y, WIDTH - 2 * EDGE, FIGURE))
        y += FIGURE + GAP
    for section in shown:
        _section(canvas, section, Box(EDGE, y, WIDTH - 2 * EDGE, _height(section)))
        y += _height(section) + GAP
    assert canvas.image is not None
    return canvas.image, canvas.record


def told(sheet: Sheet) -> str:
    """The sheet in words."""
    text = " ".join(_sentences(sheet))
    return text if len(text) <= ALT_LIMIT else f"{text[: ALT_LIMIT - 1].rstrip()}…"


def _sentences(sheet: Sheet) -> Iterator[str]:
    yield f"{sheet.title}: {sheet.subtitle}." if sheet.subtitle else f"{sheet.title}."
    if sheet.figures:
        yield ", ".join(f"{figure.label} {figure.value}" for figure in sheet.figures) + "."
    for section in sheet.sections:
        if section.rows:
            yield f"{section.title}: {'; '.join(_row_told(row, section.columns) for row in section.rows)}."


def _row_told(row: Row, columns: tuple[str, ...]) -> str:
    named = [f"{columns[n]} {number}" if n < len(columns) else number for n, number in enumerate(row.numbers)]
    return f"{row.label} {', '.join(named)}".rstrip()


def _height(section: Section) -> float:
    return TITLE + ROW * len(section.rows) + 8


def _head(canvas: Canvas, sheet: Sheet) -> None:
    style = THEME.heading(27)
    room = Box(EDGE + 6, 8, WIDTH - 2 * EDGE - 12, 34)
    style = style._replace(size=style.size * min(1.0, room.w / max(1.0, written(sheet.title, style))))
    canvas.text(sheet.title, room, style, may_cut=True)
    canvas.text(sheet.subtitle, Box(room.x, 40, room.w, 20), THEME.style(16, THEME.dim), may_cut=True)


def _figures(canvas: Canvas, figures: tuple[Figure, ...], box: Box) -> None:
    for figure, cell in zip(figures, box.columns(len(figures), GAP), strict=True):
        framed(canvas, cell, THEME, radius=12)
        canvas.mark("figure", figure.label, cell, figure.value)
        number = THEME.heading(34, THEME.accent)
        wide = written(figure.value, number)
        number = number._replace(size=number.size * min(1.0, (cell.w - 16) / max(1.0, wide)))
        canvas.text(figure.value, Box(cell.x + 8, cell.y + 10, cell.w - 16, 40), number, 0.5)
        canvas.text(
            figure.label,
            Box(cell.x + 6, cell.y + 56, cell.w - 12, 24),
            THEME.style(16, THEME.dim),
            0.5,
            may_cut=True,
        )


def _section(canvas: Canvas, section: Section, box: Box) -> None:
    framed(canvas, box, THEME, radius=12)
    inner = box.inset(14, 0)
    columns = max((len(row.numbers) for row in section.rows), default=0)
    names = inner.left(inner.w - columns * NUMBERS)
    canvas.text(section.title, Box(names.x, box.y + 6, names.w, 28), THEME.strong(18), may_cut=True)
    for n, column in enumerate(section.columns):
        where = Box(names.right + n * NUMBERS, box.y + 6, NUMBERS, 28)
        canvas.text(column, where, THEME.style(15, THEME.dim), 1, may_cut=True)
    for n, row in enumerate(section.rows):
        y = box.y + TITLE + n * ROW
        _row(canvas, row, Box(names.x, y, names.w, ROW), columns)


def _row(canvas: Canvas, row: Row, names: Box, columns: int) -> None:
    canvas.mark("row", row.label, names, " ".join(row.numbers))
    room = names.w - 14
    if row.share > 0:
        long = max(6.0, room * min(1.0, row.share))
        bar = plate(canvas.px(long), canvas.px(ROW - 8), canvas.px(6), mix(THEME.bar, THEME.panel, 0.25))
        canvas.stamp(bar, names.x - 6, names.y + 4)
    canvas.text(row.label, Box(names.x + 2, names.y, room, ROW), THEME.style(18), may_cut=True)
    for n, number in enumerate(row.numbers):
        place = Box(names.right + (columns - len(row.numbers) + n) * NUMBERS, names.y, NUMBERS, ROW)
        canvas.text(number, place, THEME.strong(18), 1, may_cut=True)
