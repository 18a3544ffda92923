"""What everybody shares: the chronicle, the offer, the tracks, and the scribes' challenges."""

from collections.abc import Callable

from PIL import Image

from engines.booksoftime.view import BooksView, ChallengeView, PageView
from renderers.booksoftime import look, volumes
from renderers.booksoftime.look import THEME
from renderers.kit.books import open_book, spread_of
from renderers.kit.canvas import Canvas
from renderers.kit.cards import Card, State, card, card_back
from renderers.kit.layout import Box
from renderers.kit.lines import effect_line
from renderers.kit.panels import plate
from renderers.kit.pieces import Piece, counter, slots, stack
from renderers.kit.scene import Panel, Scene
from renderers.kit.table import PHONE, legend, titled
from renderers.kit.tokens import badge
from renderers.kit.tracks import straight, track_ground, track_markers

CHRONICLE = (412.0, 352.0)
OFFER = (604.0, 352.0)
TRACKS = (568.0, 352.0)
SCRIBES = (792.0, 404.0)
PHONE_OFFER = (400.0, 250.0)
PLACES = 4


# ---- the chronicle ----


def chronicle() -> Panel[BooksView]:
    """The open spread with its two events; the bookmark when the end is near."""
    where = Box(12, 62, 388, 226)

    def ground(canvas: Canvas, scene: Scene[BooksView]) -> None:
        titled(canvas, Box(0, 0, *CHRONICLE), THEME, scene.say("pic-booksoftime-chronicle"), 22)

    def pieces(canvas: Canvas, scene: Scene[BooksView]) -> None:
        view = scene.view
        book = view.chronicle
        if book is None:
            open_book(canvas, where, look.CHRONICLE, look.PAPER, 0, 9, (True, False))
            return
        text = scene.say("pic-booksoftime-round", round=view.round, rounds=view.rounds)
        canvas.text(text, Box(12, 34, 388, 24), THEME.style(17, look.DIM))
        blank = (book.left.cover, book.right.cover)
        open_book(canvas, where, look.CHRONICLE, look.PAPER, book.turned, book.pages - book.turned, blank)
        left, right = spread_of(where)
        for side, box, end in ((book.left, left, "left"), (book.right, right, "right")):
            volumes.event_side(canvas, box.inset(4, 26), side, 25)
            canvas.mark("event", end, box, side.line)
        if view.event_used:
            size = 30
            canvas.sprite(THEME.icons.sprite("check", canvas.px(size)), where.centre[0], where.y + 18)
            canvas.mark("event-used", "", Box(where.centre[0] - 15, where.y + 3, size, size))
        low = Box(12, 294, 388, 54)
        if book.icons:
            told = f"{scene.say('pic-booksoftime-scribes-take')} {' '.join(book.icons)}"
            effect_line(canvas, told, Box(low.x, low.y, low.w, 28), THEME.strong(18), THEME, shrink=0.6)
        if book.bookmark:
            note = scene.say("pic-booksoftime-bookmark", left=view.rounds - view.round)
            line = f"[flag] {note}"
            effect_line(
                canvas,
                line,
                Box(low.x, low.y + 28, low.w, 24),
                THEME.strong(16, look.ACCENT),
                THEME,
                shrink=0.6,
            )

    return Panel(CHRONICLE, ground, pieces)


# ---- the offer ----


def offer() -> Panel[BooksView]:
    """Four pages to take, the top of the deck, and the discards."""
    return _offer(OFFER, Box(10, 40, 584, 258).columns(5, 10), 228, 16, full=True)


def narrow_offer() -> Panel[BooksView]:
    """The same for a phone, without names."""
    return _offer(PHONE_OFFER, Box(6, 38, 388, 172).columns(5, 5), 168, 15, full=False)


def _offer(
    size: tuple[float, float], places: list[Box], high: float, type: float, *, full: bool
) -> Panel[BooksView]:
    def ground(canvas: Canvas, scene: Scene[BooksView]) -> None:
        titled(canvas, Box(0, 0, *size), THEME, scene.say("pic-booksoftime-offer"), 22)
        slots(canvas, [Box(box.x, box.y, box.w, high) for box in places[:PLACES]], THEME)

    def pieces(canvas: Canvas, scene: Scene[BooksView]) -> None:
        view = scene.view
        for number, (page, box) in enumerate(zip(view.offer, places, strict=False), start=1):
            if page is None:
                continue
            there = Box(box.x, box.y, box.w, high)
            look.leaf(canvas, there, page, size=type)
            canvas.mark("page", page.id, there)
            disc = badge(canvas.px(20), str(number), look.INK, look.PAPER)
            canvas.sprite(disc, box.x + 13, box.y + type * 1.45 + 14)
            if view.solo and number - 1 in view.solo.saved:
                canvas.sprite(THEME.icons.sprite("lock", canvas.px(26)), box.right - 16, box.y + 40)
                canvas.mark("saved", number, Box(box.right - 29, box.y + 27, 26, 26))
            if full:
                _name(canvas, Box(box.x, box.y + high + 4, box.w, 34), page, scene)
        _deck(canvas, Box(places[-1].x, places[-1].y, places[-1].w - 6, high - 6), view, type)
        low = size[1] - 44
        if full:
            top = view.deck_top
            if top is not None:
                _name(canvas, Box(places[-1].x, places[-1].y + high + 8, places[-1].w, 34), top, scene)
            x = 14.0
            x += counter(canvas, x, low + 22, "pile", len(view.discard), THEME, "discard", size=28) + 26
            canvas.text(scene.say("pic-booksoftime-tokens"), Box(x, low, 150, 44), THEME.style(15, look.DIM))
            for number, (symbol, count) in enumerate(view.tokens.items()):
                counter(
                    canvas, x + 158 + number * 66, low + 22, symbol, count, THEME, f"supply-{symbol}", size=24
                )
        else:
            counter(canvas, 10, low + 22, "pile", len(view.discard), THEME, "discard", size=24)
            counter(canvas, 90, low + 22, "deck", view.deck, THEME, "deck-count", size=24)

    return Panel(size, ground, pieces)


def _deck(canvas: Canvas, box: Box, view: BooksView, type: float) -> None:
    top = view.deck_top

    def uppermost(canvas: Canvas, box: Box) -> None:
        if top is None:
            card_back(canvas, box, look.CHRONICLE, look.PAPER, THEME)
        else:
            look.leaf(canvas, box, top, size=type)

    stack(canvas, box, uppermost, view.deck, THEME, "deck")
    if top is not None:
        canvas.mark("deck-top", top.id, box)


def _name(canvas: Canvas, box: Box, page: PageView, scene: Scene[BooksView]) -> None:
    name = scene.called("page", page.name) if page.name else ""
    canvas.paragraph(name, box, THEME.style(13, look.DIM), 1.15, 0.5, may_cut=True)


# ---- the tracks ----


def tracks(view: BooksView) -> Panel[BooksView]:
    """Three tracks with costs and benefits, and everybody's markers."""
    rows = Box(8, 38, TRACKS[0] - 14, TRACKS[1] - 46).rows(len(view.tracks), 6)
    heads = [row.left(44) for row in rows]
    places = [
        straight(row.beside(48), len(track.spaces), 3) for track, row in zip(view.tracks, rows, strict=True)
    ]
    return _tracks(view, TRACKS, 13.5, heads, places)


def narrow_tracks(view: BooksView) -> Panel[BooksView]:
    """The same for a phone: the tracks beside each other, downwards."""
    longest = max(len(track.spaces) for track in view.tracks)
    size = (PHONE, 80.0 + 92 * longest)
    columns = Box(8, 40, size[0] - 16, size[1] - 48).columns(len(view.tracks), 6)
    places = [
        [column.below(34).rows(longest, 4)[number] for number in range(len(track.spaces))]
        for track, column in zip(view.tracks, columns, strict=True)
    ]
    return _tracks(view, size, 14, [column.top(30) for column in columns], places)


def _tracks(
    view: BooksView, size: tuple[float, float], type: float, heads: list[Box], places: list[list[Box]]
) -> Panel[BooksView]:
    def ground(canvas: Canvas, scene: Scene[BooksView]) -> None:
        titled(canvas, Box(0, 0, *size), THEME, scene.say("pic-booksoftime-tracks"), 22)
        for track, head, boxes in zip(view.tracks, heads, places, strict=True):
            colour = look.colour_of(track.type)
            body = plate(canvas.px(head.w), canvas.px(head.h), canvas.px(8), colour, look.INK, canvas.px(1))
            canvas.stamp(body, head.x, head.y)
            book = THEME.icons.sprite(f"book-{track.type}", canvas.px(min(36, head.h - 2)))
            canvas.sprite(book, *head.centre)
            track_ground(canvas, boxes, THEME, fill=colour, size=type)
            for space, box in zip(track.spaces, boxes, strict=True):
                paper = plate(canvas.px(box.w - 6), canvas.px(box.h - 28), canvas.px(5), look.PAPER)
                canvas.stamp(paper, box.x + 3, box.y + 3)
                cost = Box(box.x + 4, box.y + 3, box.w - 8, type * 1.5)
                effect_line(canvas, space.cost, cost, THEME.style(type, look.DIM), THEME, 0.5, shrink=0.5)
                gain = Box(box.x + 4, box.y + 3 + type * 1.5, box.w - 8, box.h - 30 - type * 1.5)
                effect_line(canvas, space.benefit, gain, THEME.strong(type), THEME, 0.5, shrink=0.6)

    def pieces(canvas: Canvas, scene: Scene[BooksView]) -> None:
        for track, boxes in zip(scene.view.tracks, places, strict=True):
            standing: dict[int, list[Piece]] = {}
            for seat, space in track.markers.items():
                sprite = _marker(seat)
                standing.setdefault(space - 1, []).append(
                    Piece(sprite, "marker", f"{seat}.{track.type}", space)
                )
            track_markers(canvas, boxes, standing, 22, top=boxes[0].h - 25, foot=1)

    return Panel(size, ground, pieces)


def _marker(seat: int) -> Callable[[int], Image.Image]:
    return lambda size: look.seat_token(size, seat)


# ---- alone against the scribes ----


def scribes(view: BooksView) -> Panel[BooksView]:
    """The challenge board, and what the scribes have taken."""
    board = Box(10, 44, 520, 348)

    def ground(canvas: Canvas, scene: Scene[BooksView]) -> None:
        titled(canvas, Box(0, 0, *SCRIBES), THEME, scene.say("pic-booksoftime-scribes"), 22)

    def pieces(canvas: Canvas, scene: Scene[BooksView]) -> None:
        solo = scene.view.solo
        assert solo is not None
        rows = board.rows(3, 8)
        columns = list(dict.fromkeys(one.column for one in solo.challenges))
        for one in solo.challenges:
            box = rows[one.level - 1].columns(len(columns), 8)[columns.index(one.column)]
            _challenge(canvas, box, one, scene)
        x, y = 548.0, 60.0
        level = scene.say(f"pic-booksoftime-level-{solo.difficulty}")
        canvas.text(level, Box(x, y - 10, 236, 26), THEME.strong(19), may_cut=True)
        wanted = f"{scene.view.players[0].vp}/{solo.vp_needed}"
        counter(canvas, x, y + 42, "points", wanted, THEME, "wanted-vp", size=30)
        done = sum(one.done for one in solo.challenges)
        counter(
            canvas,
            x + 130,
            y + 42,
            "check",
            f"{done}/{solo.challenges_needed}",
            THEME,
            "wanted-done",
            size=30,
        )
        canvas.text(scene.say("pic-booksoftime-taken"), Box(x, y + 78, 236, 26), THEME.style(16, look.DIM))
        for number, (kind, count) in enumerate(solo.taken.items()):
            counter(canvas, x + number * 78, y + 126, f"page-{kind}", count, THEME, f"taken-{kind}", size=34)
        if solo.lost:
            lost = scene.say("pic-booksoftime-lost")
            canvas.text(lost, Box(x, y + 170, 236, 30), THEME.strong(20, look.ACCENT), may_cut=True)

    return Panel(SCRIBES, ground, pieces)


def _challenge(canvas: Canvas, box: Box, one: ChallengeView, scene: Scene[BooksView]) -> None:
    match one.level:
        case 1:
            line = f"[track-{one.column}] ↑"
        case 2:
            line = f"[goal-{one.column}] 3 [check]"
        case _:
            least = getattr(one.condition, "min", "")
            line = f"≥{least} [page] [book-{one.column}]"
    if one.loss:
        line += f" · {one.loss}[page-{one.column}] → [cross]"
    face = Card(
        band=look.colour_of(one.column),
        paper=look.PAPER,
        title="I" * one.level,
        sign=f"book-{one.column}",
        cost="[check]" if one.done else "[hourglass]" if one.chosen else "",
        line=line,
        state=State.READY if one.chosen else State.CLOSED,
        size=16,
    )
    card(canvas, box, face, THEME)
    canvas.mark("challenge", one.id, box, f"{one.chosen} {one.done}")


# ---- what the signs mean ----


def signs(size: tuple[float, float]) -> Panel[BooksView]:
    """The icons that are not plain at once."""
    return legend(size, THEME, "pic-booksoftime-signs", look.SIGNS, 17)
