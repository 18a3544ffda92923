"""Open books: two sides in view, the row of symbols, and all pages of one's own books."""

from engines.booksoftime.view import BookView, PageView, SideView
from renderers.booksoftime import look
from renderers.booksoftime.look import THEME
from renderers.kit.books import open_book, spread_of, symbol_row
from renderers.kit.canvas import Canvas
from renderers.kit.layout import Box
from renderers.kit.lines import effect_line
from renderers.kit.panels import plate
from renderers.kit.stickers import stick

ROW = 62.0  # the height of a page in the list of all pages


def volume(canvas: Canvas, box: Box, book: BookView, seat: int, size: float) -> None:
    """A player's open book."""
    before, after = book.turned, len(book.pages) - book.turned
    key = (
        "volume",
        book.type,
        min(before, 9),
        min(after, 9),
        _shown(book.left),
        _shown(book.right),
        box,
        size,
    )
    inner = Box(0, 0, box.w, box.h)
    stick(
        canvas.at(box.x, box.y),
        key,
        (box.w, box.h),
        lambda blank: _spread(blank, inner, book, before, after, size),
    )
    canvas.mark("book", f"{seat}.{book.type}", box, f"{book.turned} {len(book.pages)}")


def _shown(side: SideView) -> tuple[str, str, str]:
    return side.line, side.page.id if side.page else "", side.instant


def _spread(canvas: Canvas, box: Box, book: BookView, before: int, after: int, size: float) -> None:
    blank = (book.left.cover, book.right.cover)
    open_book(canvas, box, look.colour_of(book.type), look.PAPER, before, after, blank)
    left, right = spread_of(box)
    _side(canvas, left, book.left, book.type, size, front=False)
    _side(canvas, right, book.right, book.type, size, front=True)


def _side(canvas: Canvas, box: Box, side: SideView, kind: str, size: float, *, front: bool) -> None:
    """A page's symbol, ability and instant benefit."""
    symbol = side.page.symbol if side.page else ""
    top = size * (1.75 if front else 1.35)
    if symbol:
        canvas.sprite(THEME.icons.sprite(symbol, canvas.px(top)), box.centre[0], box.y + top * 0.55)
    elif side.page:
        number = Box(box.x, box.y, box.w, top)
        canvas.text("I" * side.page.number, number, THEME.heading(size * 1.1, look.DIM), 0.5)
    else:
        sign = THEME.icons.sprite(f"book-{kind}", canvas.px(top))
        canvas.sprite(sign, box.centre[0], box.y + top * 0.55)
    foot = size * 1.55 if side.instant else 0.0
    middle = Box(box.x, box.y + top, box.w, box.h - top - foot)
    effect_line(canvas, side.line or "–", middle, THEME.strong(size), THEME, 0.5, shrink=0.62)
    if side.instant:
        low = Box(box.x + 2, box.bottom - foot, box.w - 4, foot)
        fill = look.SHELF
        strip = plate(
            canvas.px(low.w), canvas.px(low.h), canvas.px(foot * 0.4), fill, look.LINE, canvas.px(1)
        )
        canvas.stamp(strip, low.x, low.y)
        effect_line(canvas, side.instant, low, THEME.strong(size * 0.86), THEME, 0.5, shrink=0.7)


def symbols(canvas: Canvas, box: Box, book: BookView, seat: int) -> None:
    """The symbols of a book in page order; the bookmark stands where it is open."""
    whole, name = Box(0, 0, box.w, box.h), f"{seat}.{book.type}"

    def row(blank: Canvas) -> None:
        symbol_row(blank, whole, book.symbols, book.turned, THEME, "symbol", name, empty="page")

    stick(
        canvas.at(box.x, box.y), ("row", *book.symbols, book.turned, name, box.w, box.h), (box.w, box.h), row
    )


def event_side(canvas: Canvas, box: Box, side: SideView, size: float) -> None:
    """An event of the chronicle."""
    effect_line(canvas, side.line or "–", box, THEME.strong(size), THEME, 0.5, shrink=0.6)


def listed(canvas: Canvas, box: Box, page: PageView, number: int, *, read: bool) -> None:
    """A page of one's own book in a list: its place, symbol, front, back and instant benefit."""
    fill = look.SHELF if read else look.PAPER
    body = plate(canvas.px(box.w), canvas.px(box.h - 4), canvas.px(7), fill, look.LINE, canvas.px(1.2))
    canvas.stamp(body, box.x, box.y)
    canvas.text(str(number), Box(box.x + 5, box.y, 20, box.h - 4), THEME.strong(14, look.DIM))
    if page.symbol:
        canvas.sprite(THEME.icons.sprite(page.symbol, canvas.px(30)), box.x + 38, box.y + box.h / 2 - 2)
    wide = box.w - 62
    front = Box(box.x + 58, box.y + 1, wide * 0.68, (box.h - 4) / 2)
    effect_line(canvas, page.front or "–", front, THEME.strong(15), THEME, shrink=0.62)
    back = Box(box.x + 58, front.bottom, wide * 0.68, (box.h - 6) / 2)
    effect_line(canvas, page.back or "–", back, THEME.style(13, look.DIM), THEME, shrink=0.62)
    gain = Box(front.right + 4, box.y, wide * 0.32 - 6, box.h - 4)
    effect_line(canvas, page.instant, gain, THEME.strong(14, look.ACCENT), THEME, 1, shrink=0.62)
