"""Inventors of the South Tigris: where its panels lie on each picture."""

from PIL import Image

from engines.inventors.view import InventorsView
from renderers.artist import OWN, Artist
from renderers.inventors import boards, devices, look, rivals, town, waters
from renderers.inventors.told import describe
from renderers.kit.scene import Panel, Plan, Scene
from renderers.kit.table import PHONE, also, close_up, header, legend, phone_plan, whole_table

PARTS = ("river", "devices", "guilds", "tents", "boards", "signs")
STILL = frozenset(
    {"turn", "round", "order", "active", "seat", "score", "hand", "drawn", "die", "deck", "stack", "end"}
    | {"plan", "dice-plans", "worker-plans", "dummy-deck", "at-step", "at-royalty", "done"}
)
STRONG = ("device", "worker", "tent", "test", "owned-tile", "ship", "studied", "royalty", "guild", "person")
ABOUT = {
    **dict.fromkeys(("starting-row", "row", "hand-limit", "discard", "play", "invent-card"), OWN),
    **dict.fromkeys(("dice", "brighten", "swap", "remove-die", "rest-study", "rest-dice", "test-die"), OWN),
    **dict.fromkeys(("pay", "save-with", "activate"), OWN),
    **dict.fromkeys(("collect", "research", "research-tile", "worker"), ("river",)),
}

Rows = list[list[Panel[InventorsView]]]


def plan(view: InventorsView, part: str | None) -> Plan[InventorsView]:
    """The whole table, a close-up, or a seat's own things."""
    if part is not None:
        scale = 1.3 if part == "boards" else 1.6
        return close_up(_key(part, view), _part(view, part), look.THEME, state, turn, STILL, scale)
    if view.seat is not None:
        rows = _own(view)
        return close_up(_key(_shape(view, rows), view), rows, look.THEME, state, turn, STILL, 1.5)
    return _table(view)


def _table(view: InventorsView) -> Plan[InventorsView]:
    head: Panel[InventorsView] = header(
        1600, look.THEME, "game", state, turn, lambda shown: shown.order, _token, "ship"
    )
    rows: Rows = [
        [waters.river(view)],
        [devices.devices(view), town.town(view)],
        [town.royalties(view), town.tents(view)],
    ]
    players: list[Panel[InventorsView]] = [boards.board(player.seat) for player in view.players]
    players += [rivals.opponent()] if view.opponent else []
    players += [signs()] if len(players) % 2 else []
    rows += [players[number : number + 2] for number in range(0, len(players), 2)]
    rows += [[rivals.dummy()]] if view.dummy else []
    return whole_table(_key("table", view), look.THEME, head, rows, STILL, STRONG)


def signs(size: tuple[float, float] = boards.BOARD) -> Panel[InventorsView]:
    """The icons that are not plain at once."""
    return legend(size, look.THEME, "pic-inventors-signs", look.SIGNS, 17)


def _part(view: InventorsView, part: str) -> Rows:
    match part:
        case "river":
            return [[also(waters.bends(view), waters.bends(view, PHONE, 3))]]
        case "devices":
            return [[also(devices.narrow(view), devices.listed(view))]]
        case "guilds":
            rows: Rows = [[also(town.town(view), town.town(view, PHONE))]]
            return [*rows, [rivals.dummy()]] if view.dummy else rows
        case "tents":
            royalties = also(town.royalties(view), town.royalties(view, PHONE, 2))
            return [[royalties], [also(town.tents(view), town.tents(view, PHONE, 2))]]
        case "signs":
            return [[also(signs(), signs((PHONE, 56 + 30.0 * len(look.SIGNS))))]]
        case _:
            seats = [player.seat for player in view.players]
            rows = [[also(boards.board(seat), boards.board(seat, boards.NARROW))] for seat in seats]
            return [*rows, [rivals.opponent()]] if view.opponent else rows


def _own(view: InventorsView, at: boards.Areas = boards.WIDE) -> Rows:
    """What this seat looks at: tiles drawn, its hand, its board."""
    assert view.seat is not None
    rows: Rows = [[boards.drawn(view.drawn, at)]] if view.drawn else []
    mine = view.players[view.seat].hand or []
    rows += [[boards.hand(mine, at)]] if mine else []
    return [*rows, [boards.board(view.seat, at)]]


def _shape(view: InventorsView, rows: Rows) -> str:
    return f"own/{view.seat}/" + "/".join(f"{row[0].size[1]:.0f}" for row in rows)


def phone(view: InventorsView) -> Plan[InventorsView]:
    """The board of whoever's turn it is, then Devices, River, Guilds and Tents; or a seat's own things."""
    if view.seat is not None:
        rows = _own(view, boards.NARROW)
        name = _shape(view, rows)
    else:
        first = view.current if view.current is not None and view.current < len(view.players) else 0
        rows = [[boards.board(first, boards.NARROW)], [devices.listed(view)]]
        rows += [[waters.bends(view, PHONE, 3)], [town.town(view, PHONE)]]
        rows += [[town.tents(view, PHONE, 2)], [town.royalties(view, PHONE, 2)]]
        rows += [[rivals.opponent()]] if view.opponent else []
        name = f"board/{first}/{rows[1][0].size[1]:.0f}"
    told = view.seat is None
    return phone_plan(
        _key(name, view), look.THEME, "game", state, turn, _token, _scores, rows, STILL, told=told
    )


def _key(name: str, view: InventorsView) -> str:
    """Everything that never changes in a plan: what is printed, too, for a host's own tables."""
    rows = max(view.rows, *(device.row for device in view.devices))
    lines = [*(space.line for space in view.river), *(space.line for space in view.spaces)]
    lines += [space.line for space in view.royalties]
    printed = "|".join([*lines, *(space.cost for space in view.spaces)])
    table = f"{len(view.players)}/{view.opponent is not None}/{view.dummy is not None}"
    return f"{name}/{table}/{devices.columns_of(view)}.{rows}/{printed}"


def state(scene: Scene[InventorsView]) -> str:
    """Round and phase in a few words."""
    view = scene.view
    if view.phase == "over":
        return scene.say("pic-over")
    phase = scene.say(f"pic-inventors-phase-{view.phase}")
    return scene.say("pic-inventors-state", round=view.round, rounds=view.rounds, phase=phase)


def turn(scene: Scene[InventorsView]) -> str:
    """Who must act."""
    return "" if scene.view.phase == "over" else scene.waiting()


def _token(view: InventorsView, seat: int, size: int) -> Image.Image:
    return look.seat_token(size, seat)


def _scores(scene: Scene[InventorsView]) -> list[tuple[int, str]]:
    return [(me.seat, f"{me.silver}[silver] {me.cards}[card]") for me in scene.view.players]


def _standings(scene: Scene[InventorsView]) -> list[str]:
    return [
        scene.say("pic-inventors-standing", who=scene.name(me.seat), silver=me.silver, cards=me.cards)
        for me in scene.view.players
    ]


ARTIST = Artist(
    parts=PARTS,
    plan=plan,
    on_turn=lambda view: view.current,
    state=state,
    standings=_standings,
    token=_token,
    describe=describe,
    phone=phone,
    theme=look.THEME,
    about=ABOUT,
)
