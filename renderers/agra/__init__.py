"""Agra: where its panels lie on each picture."""

from dataclasses import replace

from PIL import Image

from engines.agra.components import LEVELS
from engines.agra.view import AgraView
from renderers.agra import boards, city, imperial, look, palace, river
from renderers.agra.header import HEIGHT, banner, phase, turn
from renderers.agra.told import describe
from renderers.artist import OWN, Artist
from renderers.kit.scene import Panel, Plan, Scene
from renderers.kit.table import close_up, phone_plan, zoomed

PARTS = (
    "characters",
    "city-west",
    "city-east",
    "river",
    "notables",
    "imperial",
    "orders",
    "players",
    "signs",
)
STILL = frozenset(
    {"active", "order", "favour-stack", "goods-total", "character", "pier", "turn", "round", "seat"}
    | {"reward", "end", "score", "production", "meditation-cost", "markers"}
)
STRONG = ("boat", "contract", "worker", "building", "influence", "delivered", "offering", "fulfilled", "good")
ALL = (1, 2, 3, 4)
WEST, EAST = (1, 2), (3, 4)
EDGE = 8.0
ABOUT = {
    **dict.fromkeys(("pay-materials", "sailor-pay", "sailor-pay-several", "deliver-good", "sadr-good"), OWN),
    **dict.fromkeys(("trade-give", "exchange-give", "sell", "shortage", "french-trader"), OWN),
    **dict.fromkeys(("move-farmer", "remove-crate", "produce", "process-count", "follow"), OWN),
    **dict.fromkeys(("discard-tile", "mosaicist", "meditate"), OWN),
    **dict.fromkeys(("river-good", "sailor-deliver"), ("river",)),
    **dict.fromkeys(("influence-bonus", "take-tile", "palace"), ("imperial",)),
}
Rows = list[list[Panel[AgraView]]]


def plan(view: AgraView, part: str | None) -> Plan[AgraView]:
    """The whole board, a close-up, or a seat's own things."""
    if part is not None:
        return _shown(part, _part(view, part), view)
    if _is_own(view):
        return _shown(_own_key(view), _own(view), view)
    return _board(view)


def _is_own(view: AgraView) -> bool:
    return view.seat is not None and view.seat < len(view.players)


def _own_key(view: AgraView) -> str:
    assert view.seat is not None
    me = view.players[view.seat]
    return f"private/{view.seat}/{len(me.favour_actions)}/{len(me.contracts)}"


def _own(view: AgraView) -> Rows:
    assert view.seat is not None
    rows: Rows = [[boards.purse(view.seat)], [boards.player(view.seat, won=False)]]
    rows.append([boards.favours_told(view, view.seat)])
    return [*rows, [boards.won(view, view.seat)]] if view.players[view.seat].contracts else rows


def _board(view: AgraView) -> Plan[AgraView]:
    left, top = EDGE + 4, HEIGHT + 3
    places: list[tuple[Panel[AgraView], float, float]] = [(banner(), 0, 0)]
    strip = [*(palace.character(name) for name in ("architect", "sailor")), palace.wheel()]
    strip += [palace.character(name) for name in ("trader", "botanist")]
    places += [(panel, left + number * 214.5, top) for number, panel in enumerate(strip)]
    rows = top + palace.CHARACTER[1] + 3
    places.append((city.courtyard(ALL), left, rows))
    beside = left + city.width(ALL) + 4
    y = rows
    for panel in (*(palace.bonuses(height) for height in (2, 3, 4)), palace.ends()):
        places.append((panel, beside, y))
        y += panel.size[1] + 3
    bank = rows + city.height() + 4
    x = left
    for level in LEVELS:
        places.append((river.waters(level), x, bank))
        x += river.width(level)
    right = 1600 - EDGE - imperial.WIDTH
    y = top
    for panel in (imperial.akbar(), imperial.tracks(), imperial.orders(), imperial.favours()):
        places.append((panel, right, y))
        y += panel.size[1] + 3
    seats = [boards.player(seat) for seat in range(len(view.players))]
    fillers = [boards.signs(), boards.guilds_key()]
    for number, board in enumerate([*seats, *fillers[: 4 - len(seats)]]):
        places.append((board, left + number * 396, 1200 - boards.BOARD[1] - 4))
    return Plan(
        key=f"board/{len(view.players)}",
        size=(1600, 1200),
        places=tuple(places),
        backdrop=look.courtyard,
        accent=look.CHANGED,
        still=STILL,
        strong=STRONG,
    )


def _part(view: AgraView, part: str) -> Rows:
    """The rows of a close-up."""
    match part:
        case "characters":
            who = [palace.character(name.id) for name in view.characters]
            return [who[:2], who[2:], [zoomed(palace.wheel(), palace.KEY[0])], [palace.wheel_key()]]
        case "city-west":
            return [[city.courtyard(WEST)]]
        case "city-east":
            large = [zoomed(palace.bonuses(level), 156) for level in (2, 3, 4)]
            return [[city.courtyard(EAST)], large, [zoomed(palace.ends(), 156)]]
        case "river":
            one, two, three, four = (river.waters(level, lines=False) for level in LEVELS)
            return [[one], [two], [three, four], [river.piers()]]
        case "notables":
            return [[river.notables(len(view.river))]]
        case "imperial":
            return [[imperial.akbar()], [imperial.tracks()]]
        case "orders":
            return [[imperial.orders()], [imperial.favours()]]
        case "signs":
            return [[boards.signs()], [boards.guilds_key()]]
        case _:
            seats = [boards.player(seat) for seat in range(len(view.players))]
            seats += [boards.signs()] if len(seats) % 2 else []
            return [seats[number : number + 2] for number in range(0, len(seats), 2)]


def _shown(name: str, rows: Rows, view: AgraView) -> Plan[AgraView]:
    key = f"{name}/{len(view.players)}/{len(view.river) if name == 'notables' else ''}"
    return replace(close_up(key, rows, look.THEME, phase, turn, STILL), strong=STRONG)


def phone(view: AgraView) -> Plan[AgraView]:
    """The courtyard in two halves below each other; or a seat's own things."""
    own = _is_own(view)
    rows: Rows = _own(view) if own else [[city.courtyard(WEST)], [city.courtyard(EAST)]]
    key = f"{_own_key(view) if own else 'board'}/{len(view.players)}"
    shown = phone_plan(
        key, look.THEME, "pic-agra-title", phase, turn, _token, _scores, rows, STILL, told=not own
    )
    return replace(shown, strong=STRONG)


def _scores(scene: Scene[AgraView]) -> list[tuple[int, str]]:
    """Rupees are hidden until the end: what lies on the table tells how far everybody is."""
    return [
        (me.seat, f"{len(me.contracts)}[notable] {sum(me.orders.values())}[order] {me.bowls}[bowl]")
        for me in scene.view.players
    ]


def _standings(scene: Scene[AgraView]) -> list[str]:
    """Rupees are hidden until the end: what can be told is what lies on the table."""
    return [
        scene.say("pic-agra-final", who=scene.name(me.seat), rupees=me.rupees)
        if me.rupees is not None and scene.view.phase == "over"
        else scene.say(
            "pic-agra-standing",
            who=scene.name(me.seat),
            contracts=len(me.contracts),
            orders=sum(me.orders.values()),
            bowls=me.bowls,
        )
        for me in scene.view.players
    ]


def _token(view: AgraView, seat: int, size: int) -> Image.Image:
    return look.marker(size, seat)


ARTIST = Artist(
    parts=PARTS,
    plan=plan,
    on_turn=lambda view: view.current,
    state=phase,
    standings=_standings,
    token=_token,
    describe=describe,
    phone=phone,
    theme=look.THEME,
    about=ABOUT,
)
