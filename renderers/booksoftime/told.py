"""The pictures of Books of Time in words."""

import re

from engines.booksoftime.view import BooksView, BookView, PageView, PlayerView, SideView
from renderers.booksoftime import look
from renderers.kit.scene import Scene
from renderers.kit.table import legend_told

ICON = re.compile(r"(\d*)\[([a-z-]+)\]")


def describe(scene: Scene[BooksView], part: str | None) -> list[str]:
    """What that part shows; the pages dealt to a seat are read out to it."""
    view = scene.view
    match part:
        case "chronicle":
            return [*_chronicle(scene), *_scribes(scene)]
        case "offer":
            return _offer(scene)
        case "tracks":
            return _tracks(scene)
        case "signs":
            return [legend_told(scene, "pic-booksoftime-signs", look.SIGNS)]
        case "desks":
            return [line for me in view.players for line in _desk(scene, me)]
    if view.seat is not None:
        me = view.players[view.seat]
        return [*_dealt(scene, me), *_desk(scene, me), *_chronicle(scene), *_offer(scene)]
    books = [_books(scene, me) for me in view.players]
    return [*_chronicle(scene), *_offer(scene), *books, *_scribes(scene)]


def spoken(scene: Scene[BooksView], line: str) -> str:
    """An ability's icons by their names."""

    def named(found: re.Match[str]) -> str:
        count, name = found.groups()
        said = scene.say(f"pic-booksoftime-icon-{name}")
        return f"{count}× {said} " if count else f"{said} "

    told = ICON.sub(named, line).replace("↑", f"{scene.say('pic-booksoftime-icon-up')} ")
    for glued, apart in ((" :", ": "), ("/", " / ")):
        told = told.replace(glued, apart)
    return re.sub(r"\s+", " ", told).strip() or "–"


def _page(scene: Scene[BooksView], page: PageView) -> str:
    name = scene.called("page", page.name) if page.name else "I" * page.number
    symbol = scene.say(f"pic-booksoftime-icon-{page.symbol}") if page.symbol else "–"
    kind = scene.say(f"pic-booksoftime-icon-page-{page.type}")
    return f"{name} ({kind}, {symbol}): {spoken(scene, page.front)}"


def _dealt(scene: Scene[BooksView], me: PlayerView) -> list[str]:
    if not me.dealt:
        return []
    pages = "; ".join(_page(scene, page) for page in me.dealt)
    return [scene.say("pic-booksoftime-told-dealt", pages=pages)]


def _side(scene: Scene[BooksView], side: SideView) -> str:
    return spoken(scene, side.line)


def _book(scene: Scene[BooksView], book: BookView) -> str:
    return scene.say(
        "pic-booksoftime-told-book",
        book=scene.say(f"pic-booksoftime-icon-book-{book.type}"),
        turned=book.turned,
        pages=len(book.pages),
        left=_side(scene, book.left),
        right=_side(scene, book.right),
    )


def _books(scene: Scene[BooksView], me: PlayerView) -> str:
    books = "; ".join(_book(scene, book) for book in me.books)
    return f"{scene.name(me.seat)}: {books}"


def _desk(scene: Scene[BooksView], me: PlayerView) -> list[str]:
    pages = "; ".join(
        f"{section.section}: {_page(scene, section.page)}" for section in me.board if section.page
    )
    goals = ", ".join(
        f"{scene.say(f'pic-booksoftime-icon-goal-{goal.type}')} {goal.have}/{goal.need}"
        for goal in me.goals
        if goal.top
    )
    owned = scene.say(
        "pic-booksoftime-told-desk",
        who=scene.name(me.seat),
        quills=me.quill,
        papers=me.paper,
        folders=me.folder,
        pages=pages or "–",
        goals=goals or "–",
    )
    return [owned, "; ".join(_book(scene, book) for book in me.books)]


def _chronicle(scene: Scene[BooksView]) -> list[str]:
    book = scene.view.chronicle
    if book is None:
        return []
    left, right = _side(scene, book.left), _side(scene, book.right)
    return [scene.say("pic-booksoftime-told-events", left=left, right=right)]


def _offer(scene: Scene[BooksView]) -> list[str]:
    pages = "; ".join(_page(scene, page) for page in scene.view.offer if page)
    top = scene.view.deck_top
    told = [f"{scene.say('pic-booksoftime-offer')}: {pages or '–'}"]
    return [*told, scene.say("pic-booksoftime-told-top", page=_page(scene, top))] if top else told


def _tracks(scene: Scene[BooksView]) -> list[str]:
    told = []
    for track in scene.view.tracks:
        name = scene.say(f"pic-booksoftime-icon-track-{track.type}")
        marks = ", ".join(f"{scene.name(seat)} {space}" for seat, space in track.markers.items())
        told.append(f"{name}: {marks}")
    return told


def _scribes(scene: Scene[BooksView]) -> list[str]:
    solo = scene.view.solo
    if solo is None:
        return []
    done = sum(one.done for one in solo.challenges)
    return [
        scene.say(
            "pic-booksoftime-told-scribes",
            done=done,
            needed=solo.challenges_needed,
            vp=solo.vp_needed,
            taken=sum(solo.taken.values()),
        )
    ]
