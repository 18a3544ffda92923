"""Books of Time: where its panels lie on each picture."""

from PIL import Image

from engines.booksoftime.view import BooksView, PlayerView
from renderers.artist import OWN, Artist
from renderers.booksoftime import commons, desks, look
from renderers.booksoftime.told import describe
from renderers.kit.scene import Panel, Plan, Scene
from renderers.kit.table import PHONE, also, close_up, header, phone_plan, whole_table

PARTS = ("chronicle", "offer", "tracks", "desks", "signs")
STILL = frozenset(
    {"turn", "round", "order", "active", "seat", "deck", "discard", "deck-count", "symbol", "symbol-position"}
    | {"score", "listed", "dealt", "wanted-vp", "wanted-done", "deck-top", "event", "event-used"}
)
STRONG = ("book", "page", "marker", "goal", "challenge")
ABOUT = {
    **dict.fromkeys(("first-write", "first-keep", "goal-set", "write", "write-free", "discard-page"), OWN),
    **dict.fromkeys(("turn-books", "activate", "payment", "folders", "push", "goal-back", "token"), OWN),
    **dict.fromkeys(("draw", "refresh", "take", "save"), ("offer",)),
    **dict.fromkeys(("challenge", "turn-end"), ("chronicle",)),
    **dict.fromkeys(("advance", "free-advance"), ("tracks",)),
}


def plan(view: BooksView, part: str | None) -> Plan[BooksView]:
    """The whole table, a close-up, or a seat's own things."""
    if part is not None:
        scale = 1.25 if part == "desks" else 2
        return close_up(_key(part, view), _part(view, part), look.THEME, state, turn, STILL, scale)
    if view.seat is not None:
        rows = _own(view, view.players[view.seat])
        return close_up(_key(f"own/{_shape(rows)}", view), rows, look.THEME, state, turn, STILL, 1.5)
    return _table(view)


def _table(view: BooksView) -> Plan[BooksView]:
    top: list[Panel[BooksView]] = [commons.chronicle(), commons.offer(), commons.tracks(view)]
    boards = [desks.desk(player.seat) for player in view.players]
    if view.solo is not None:
        boards.append(commons.scribes(view))
    if len(boards) % 2:
        boards.append(commons.signs(desks.DESK))
    head: Panel[BooksView] = header(1600, look.THEME, "game", state, turn, _order, _token, "open-book")
    rows = [top, *(boards[number : number + 2] for number in range(0, len(boards), 2))]
    return whole_table(_key("table", view), look.THEME, head, rows, STILL, STRONG)


def _part(view: BooksView, part: str) -> list[list[Panel[BooksView]]]:
    match part:
        case "chronicle":
            rows: list[list[Panel[BooksView]]] = [[commons.chronicle()]]
            return [*rows, [commons.scribes(view)]] if view.solo else rows
        case "offer":
            return [[also(commons.offer(), commons.narrow_offer())]]
        case "tracks":
            return [[also(commons.tracks(view), commons.narrow_tracks(view))]]
        case "signs":
            return [[commons.signs((PHONE, 480.0))]]
        case _:
            return [[also(desks.desk(player.seat), desks.narrow(player.seat))] for player in view.players]


def _own(view: BooksView, me: PlayerView) -> list[list[Panel[BooksView]]]:
    """What this seat looks at: the pages dealt, its desk, all pages of its books."""
    rows: list[list[Panel[BooksView]]] = [[desks.dealt(me.dealt)]] if me.dealt else []
    return [*rows, [desks.desk(me.seat)], [desks.library(me)]]


def _shape(rows: list[list[Panel[BooksView]]]) -> str:
    return "/".join(f"{row[0].size[1]:.0f}" for row in rows)


def phone(view: BooksView) -> Plan[BooksView]:
    """The offer, the desk of whoever's turn it is, chronicle and tracks; or a seat's own things."""
    rows: list[list[Panel[BooksView]]]
    if view.seat is not None:
        me = view.players[view.seat]
        rows = [[desks.narrow(me.seat)], [commons.narrow_offer()], [desks.narrow_library(me)]]
        rows = [[desks.dealt(me.dealt, desks.PHONE[0])], *rows] if me.dealt else rows
    else:
        first = view.first if view.turn is None else view.turn
        seats = [*range(first, len(view.players)), *range(first)]
        rows = [[commons.narrow_offer()], [desks.narrow(seats[0])], [commons.chronicle()]]
        rows += [[commons.scribes(view)]] if view.solo else []
        rows += [[commons.narrow_tracks(view)], *([desks.narrow(seat, whole=False)] for seat in seats[1:])]
    name = f"{view.seat}/{view.turn}/{_shape(rows)}"
    told = view.seat is None
    return phone_plan(
        _key(name, view), look.THEME, "game", state, turn, _token, _scores, rows, STILL, told=told
    )


def _key(name: str, view: BooksView) -> str:
    """Everything that never changes in a plan; the printed spaces of the tracks are part of it."""
    printed = "|".join(f"{space.cost}>{space.benefit}" for track in view.tracks for space in track.spaces)
    return f"{name}/{len(view.players)}/{view.solo is not None}/{printed}"


def state(scene: Scene[BooksView]) -> str:
    """Round and phase in a few words."""
    view = scene.view
    if view.phase == "turns":
        return scene.say("pic-booksoftime-round", round=view.round, rounds=view.rounds)
    return scene.say(f"pic-booksoftime-phase-{view.phase}")


def turn(scene: Scene[BooksView]) -> str:
    """Who must act."""
    return scene.say("pic-over") if scene.view.phase == "over" else scene.waiting()


def _order(view: BooksView) -> list[int]:
    seats = len(view.players)
    return [(view.first + place) % seats for place in range(seats)]


def _token(view: BooksView, seat: int, size: int) -> Image.Image:
    return look.seat_token(size, seat)


def _scores(scene: Scene[BooksView]) -> list[tuple[int, str]]:
    return [(me.seat, f"{me.vp}[points]") for me in scene.view.players]


def _standings(scene: Scene[BooksView]) -> list[str]:
    return [
        scene.say("pic-booksoftime-standing", who=scene.name(me.seat), vp=me.vp) for me in scene.view.players
    ]


ARTIST = Artist(
    parts=PARTS,
    plan=plan,
    on_turn=lambda view: view.turn,
    state=state,
    standings=_standings,
    token=_token,
    describe=describe,
    phone=phone,
    theme=look.THEME,
    about=ABOUT,
)
