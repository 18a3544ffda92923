"""Each player's desk: three open books, the row of available pages, goals and resources."""

from dataclasses import replace

from engines.booksoftime.view import BooksView, BookView, GoalView, PageView, PlayerView, SectionView
from engines.booksoftime.vocabulary import Different, FixedAndOther, InOrder
from renderers.booksoftime import look, volumes
from renderers.booksoftime.look import THEME
from renderers.kit.canvas import Canvas
from renderers.kit.cards import card, seal_sprite
from renderers.kit.layout import Box
from renderers.kit.lines import effect_line
from renderers.kit.panels import plate
from renderers.kit.pieces import counter, slot
from renderers.kit.scene import Panel, Scene
from renderers.kit.stickers import stick
from renderers.kit.table import framed, player_head, titled

DESK = (792.0, 404.0)
PHONE = (400.0, 420.0)
SHELVES = Box(8, 50, 776, 148).columns(3, 8)
BOARD = Box(8, 296, 776, 102).columns(5, 6)
RESOURCES = ("quill", "paper", "folder")


def desk(seat: int) -> Panel[BooksView]:
    """A player's whole area."""

    def ground(canvas: Canvas, scene: Scene[BooksView]) -> None:
        framed(canvas, Box(0, 0, *DESK), THEME)
        for box in BOARD:
            slot(canvas, Box(box.x, box.y, box.w, 78), THEME)

    def pieces(canvas: Canvas, scene: Scene[BooksView]) -> None:
        me = scene.view.players[seat]
        head(canvas, Box(0, 0, *DESK), scene, me)
        for book, goal, box in zip(me.books, me.goals, SHELVES, strict=True):
            volumes.volume(canvas, box, book, seat, 16)
            volumes.symbols(canvas, Box(box.x, box.bottom + 3, box.w, 30), book, seat)
            stack_of_goals(canvas, Box(box.x, box.bottom + 37, box.w, 52), goal, seat)
        for section, box in zip(me.board, BOARD, strict=True):
            _section(canvas, box, section, seat)

    return Panel(DESK, ground, pieces)


def head(canvas: Canvas, board: Box, scene: Scene[BooksView], me: PlayerView) -> None:
    """Name, victory points, resources and science tokens."""
    sign = look.seat_token(canvas.px(36), me.seat)
    player_head(canvas, board, scene, THEME, me.seat, sign, room=250)
    x = board.x + 258.0
    x += counter(canvas, x, 26, "points", me.vp, THEME, "vp", me.seat, 30) + 26
    for name in RESOURCES:
        counter(canvas, x, 26, name, getattr(me, name), THEME, name, me.seat, 28)
        x += 72
    for symbol, count in me.tokens.items():
        if count:
            counter(canvas, x, 26, symbol, count, THEME, f"token-{symbol}", me.seat, 22)
            x += 48


def _section(canvas: Canvas, box: Box, section: SectionView, seat: int) -> None:
    """A place for an available page, and what writing from there costs."""
    if section.page:
        there = Box(box.x, box.y, box.w, 78)
        look.leaf(canvas, there, section.page, size=13)
        canvas.mark("page", section.page.id, there, seat)
    low = Box(box.x, box.y + 80, box.w, 22)
    ink = look.INK if section.affordable else look.DIM
    cost = f"{section.cost} [check]" if section.affordable and section.page else section.cost
    effect_line(canvas, cost, low, THEME.strong(14, ink), THEME, 0.5, shrink=0.7)


def requirement(goal: GoalView) -> str:
    """What the top goal of a stack asks for, in icons."""
    assert goal.top is not None
    match goal.top.requirement:
        case InOrder(symbols=symbols):
            return "".join(f"[{symbol}]" for symbol in symbols)
        case FixedAndOther(symbol=symbol, fixed=fixed, other=other):
            return f"{fixed}[{symbol}] + {other}[same]"
        case Different(kinds=kinds, extra=extra):
            once_more = "".join(f"[{symbol}]" for symbol in extra)
            return f"{kinds}[kinds-{goal.type}]" + (f" + {once_more}" if extra else "")


def stack_of_goals(canvas: Canvas, box: Box, goal: GoalView, seat: int) -> None:
    """The top goal: what it asks, how near it is, its points, and what pushing it would bring."""
    whole = Box(0, 0, box.w, box.h)
    top = "" if goal.top is None else f"{goal.top.level} {requirement(goal)} {goal.top.vp} {goal.top.backs}"
    key = ("goal", goal.type, len(goal.below), goal.fulfilled, goal.have, goal.need, top, box.w, box.h)
    stick(canvas.at(box.x, box.y), key, (box.w, box.h + 4), lambda blank: _goal(blank, whole, goal))
    if goal.top is not None:
        canvas.mark("goal", f"{seat}.{goal.type}", box, f"{goal.top.level} {goal.have}")


def _goal(canvas: Canvas, box: Box, goal: GoalView) -> None:
    edge = look.colour_of(goal.type)
    width = canvas.px(3 if goal.fulfilled else 1.6)
    for below in range(len(goal.below), 0, -1):
        canvas.stamp(
            plate(canvas.px(box.w - 6), canvas.px(box.h - 6), canvas.px(7), look.SHELF, edge, canvas.px(1)),
            box.x + below * 2.5,
            box.y + below * 2.5,
        )
    body = plate(canvas.px(box.w - 6), canvas.px(box.h - 6), canvas.px(7), look.PAPER, edge, width)
    canvas.stamp(body, box.x, box.y)
    if goal.top is None:
        return
    seal = box.h * 0.7
    canvas.sprite(seal_sprite(canvas.px(seal), edge), box.right - seal * 0.72, box.y + box.h * 0.42)
    points = THEME.strong(15, look.readable(edge))
    canvas.label(str(goal.top.vp), box.right - seal * 0.72, box.y + box.h * 0.42, points)
    room = box.w - seal - 16
    done = "[check]" if goal.fulfilled else f"{goal.have}/{goal.need}"
    asks = f"[goal-{goal.type}] {requirement(goal)} {done}"
    effect_line(canvas, asks, Box(box.x + 6, box.y + 1, room, 24), THEME.strong(14.5), THEME, shrink=0.6)
    backs = " / ".join(goal.top.backs)
    if backs:
        low = Box(box.x + 6, box.y + 24, room, 20)
        effect_line(canvas, f"↓ {backs}", low, THEME.style(12.5, look.DIM), THEME, shrink=0.6)


# ---- for narrow screens ----


def narrow(seat: int, *, whole: bool = True) -> Panel[BooksView]:
    """A desk for a phone: the books large, and if it is `whole`, the available pages below."""
    size = PHONE if whole else (PHONE[0], PHONE[1] - 76)
    shelves = Box(6, 52, 388, 254).rows(2, 34)
    cells = [*shelves[0].columns(2, 6), shelves[1].columns(2, 6)[0]]
    rest = shelves[1].columns(2, 6)[1]
    board = Box(6, 344, 388, 70).columns(5, 4)

    def ground(canvas: Canvas, scene: Scene[BooksView]) -> None:
        framed(canvas, Box(0, 0, *size), THEME)
        for box in board if whole else ():
            slot(canvas, box, THEME)

    def pieces(canvas: Canvas, scene: Scene[BooksView]) -> None:
        me = scene.view.players[seat]
        sign = look.seat_token(canvas.px(34), seat)
        player_head(canvas, Box(0, 0, *size), scene, THEME, seat, sign, room=150, size=19)
        x = 152.0
        for icon, number, kind in (("points", me.vp, "vp"), *((n, getattr(me, n), n) for n in RESOURCES)):
            counter(canvas, x, 25, icon, number, THEME, kind, seat, 25)
            x += 72 if kind == "vp" else 58
        for book, box in zip(me.books, cells, strict=True):
            volumes.volume(canvas, box, book, seat, 15)
            volumes.symbols(canvas, Box(box.x, box.bottom + 2, box.w, 28), book, seat)
        for goal, box in zip(me.goals, rest.rows(3, 3), strict=True):
            _short_goal(canvas, box, goal, seat)
        for section, box in zip(me.board if whole else (), board, strict=False):
            if section.page:
                _short_page(canvas, box, section.page)
                canvas.mark("page", section.page.id, box, seat)

    return Panel(size, ground, pieces)


def _short_goal(canvas: Canvas, box: Box, goal: GoalView, seat: int) -> None:
    edge = look.colour_of(goal.type)
    canvas.stamp(
        plate(canvas.px(box.w), canvas.px(box.h), canvas.px(6), look.PAPER, edge, canvas.px(1.6)),
        box.x,
        box.y,
    )
    if goal.top is None:
        return
    done = "[check]" if goal.fulfilled else f"{goal.have}/{goal.need}"
    line = f"{requirement(goal)} {done} {goal.top.vp}[points]"
    effect_line(canvas, line, box.inset(4, 1), THEME.strong(14), THEME, 0.5, shrink=0.62)
    canvas.mark("goal", f"{seat}.{goal.type}", box, f"{goal.top.level} {goal.have}")


def _short_page(canvas: Canvas, box: Box, page: PageView) -> None:
    face = look.face_of(page, size=13)
    card(
        canvas,
        box,
        replace(face, sign="", title="", cost=f"[page-{page.type}][{page.symbol}]", picture=""),
        THEME,
    )


# ---- a seat's own things ----


def dealt(pages: list[PageView], width: float = DESK[0]) -> Panel[BooksView]:
    """The pages dealt in the set-up, with both sides."""
    columns = 6 if width == DESK[0] else 3
    rows = -(-max(columns, len(pages)) // columns)
    size = (width, 46.0 + 204 * rows)

    def ground(canvas: Canvas, scene: Scene[BooksView]) -> None:
        titled(canvas, Box(0, 0, *size), THEME, scene.say("pic-booksoftime-dealt"))

    def pieces(canvas: Canvas, scene: Scene[BooksView]) -> None:
        mine = scene.view.players[scene.view.seat or 0].dealt or []
        room = Box(10, 40, width - 20, 204 * rows - 4).rows(rows, 4)
        cells = [cell for row in room for cell in row.columns(columns, 8)]
        for page, box in zip(mine, cells, strict=False):
            there = Box(box.x, box.y, box.w, 158)
            look.leaf(canvas, there, page, size=14)
            canvas.mark("dealt", page.id, there)
            low = Box(box.x, box.y + 162, box.w, 36)
            effect_line(
                canvas, f"[turn] {page.back or '–'}", low, THEME.style(13, look.DIM), THEME, 0.5, shrink=0.62
            )

    return Panel(size, ground, pieces)


def library(me: PlayerView) -> Panel[BooksView]:
    """All pages of one's own books, what closing each would bring, and the points so far."""
    longest = max(len(book.pages) for book in me.books)
    size = (DESK[0], 96 + volumes.ROW * longest + 46)
    return _library(me, size, Box(8, 40, size[0] - 16, size[1] - 90).columns(3, 8))


def narrow_library(me: PlayerView) -> Panel[BooksView]:
    """The same for a phone, book below book."""
    places, y = list[Box](), 40.0
    for book in me.books:
        places.append(Box(8, y, PHONE[0] - 16, 56 + volumes.ROW * len(book.pages)))
        y = places[-1].bottom + 8
    return _library(me, (PHONE[0], y + 50), places)


def _library(me: PlayerView, size: tuple[float, float], places: list[Box]) -> Panel[BooksView]:
    def ground(canvas: Canvas, scene: Scene[BooksView]) -> None:
        titled(canvas, Box(0, 0, *size), THEME, scene.say("pic-booksoftime-library"))

    def pieces(canvas: Canvas, scene: Scene[BooksView]) -> None:
        mine = scene.view.players[me.seat]
        for book, box in zip(mine.books, places, strict=True):
            _pages(canvas, box, book, scene)
        low = Box(12, size[1] - 46, size[0] - 24, 40)
        parts = [
            f"{scene.say(f'score-{name}')} {points}".replace("-", "−")
            for name, points in mine.final.items()
            if points
        ]
        total = scene.say("pic-booksoftime-final", total=sum(mine.final.values()))
        told = f"{total} {', '.join(parts)}" if mine.final else ""
        canvas.paragraph(told, low, THEME.style(15), 1.2, may_cut=True)

    return Panel(size, ground, pieces)


def _pages(canvas: Canvas, box: Box, book: BookView, scene: Scene[BooksView]) -> None:
    closing = f"[book-{book.type}] {scene.say('pic-booksoftime-closing')} {book.closing or '–'}"
    effect_line(canvas, closing, Box(box.x, box.y, box.w, 24), THEME.strong(14), THEME, shrink=0.6)
    whole = f"[turn] {scene.say('pic-booksoftime-closing-all')} {book.closing_all or '–'}"
    effect_line(
        canvas, whole, Box(box.x, box.y + 24, box.w, 22), THEME.style(13, look.DIM), THEME, shrink=0.6
    )
    for number, page in enumerate(book.pages):
        row = Box(box.x, box.y + 50 + number * volumes.ROW, box.w, volumes.ROW)
        volumes.listed(canvas, row, page, number + 1, read=number < book.turned)
        canvas.mark("listed", page.id, row, number)
