"""Excavation Earth: where its panels lie on each picture."""

from dataclasses import replace

from PIL import Image

from engines.excavation.view import View
from renderers.artist import OWN, Artist
from renderers.excavation import crews, earth, look, trade
from renderers.excavation.header import banner, phase, turn
from renderers.excavation.told import describe
from renderers.kit.scene import Panel, Plan, Scene
from renderers.kit.table import close_up, phone_plan, zoomed

PARTS = ("map-west", "map-centre", "map-east", "markets", "ship", "stacks", "players")
WINDOWS = {"map-west": (0, 470), "map-centre": (390, 814), "map-east": (666, 1060)}
STILL = frozenset(
    {
        "deck",
        "discard",
        "buyer-deck",
        "face-down",
        "yield",
        "active",
        "level",
        "turn",
        "round",
        "order",
        "seat",
    }
    | {"row-worth", "column-worth", "zu-piles", "awards", "score", "place", "dig", "market", "black-market"}
)
HALVES = ((0, 600), (430, 1060))
FLOWING = frozenset({"buyer"})
STRONG = ("explorer", "command-card", "forecast", "trader", "envoy", "guard", "hold", "hidden")
EDGE = 8
MAP = ("map-west", "map-centre", "map-east")
ABOUT = {
    **dict.fromkeys(("mulligan", "draft", "card-region", "keep-card", "keep-cards", "sell-region"), OWN),
    **dict.fromkeys(("card-travel", "card-excavate", "card-market", "card-sell"), OWN),
    **dict.fromkeys(("card-command", "card-smuggle", "card-survey"), OWN),
    **dict.fromkeys(("guard", "sell-artefacts", "storage", "deliver", "curators"), OWN),
    **dict.fromkeys(("travel-explorer", "travel-step", "excavate", "survey-tiles", "permit"), MAP),
    **dict.fromkeys(("market", "command", "smuggle-how", "acquire", "sample"), MAP),
}


def plan(view: View, part: str | None) -> Plan[View]:
    """The whole board, a close-up, or a seat's own things."""
    if part is not None:
        return _shown(part, _part(view, part), view)
    if view.private is not None:
        rows = _own(view)
        return _shown(f"private/{view.private.seat}/{rows[0][0].size[1]:.0f}", rows, view)
    return _board(view)


def _own(view: View) -> list[list[Panel[View]]]:
    assert view.private is not None
    seat = view.private.seat
    return [[crews.hand(view)], [crews.posts(seat)], [crews.player(seat)]]


def _board(view: View) -> Plan[View]:
    top = 62.0
    right = 1600 - EDGE - trade.RIGHT
    places: list[tuple[Panel[View], float, float]] = [
        (banner(), 0, 0),
        (earth.chart(), EDGE + 6, top),
        (trade.stacks(), EDGE + 6, top + 610),
        (trade.forecast(), EDGE + 6 + 534, top + 610),
        (trade.markets(), right, top),
        (trade.ship(), right, top + 338),
        (trade.popularity(), right, top + 594),
    ]
    boards = [crews.player(seat) for seat in range(len(view.players))]
    fillers = [crews.zu_cards(), crews.signs()] if view.zu else [crews.signs(), crews.seen_cards()]
    for number, board in enumerate([*boards, *fillers[: 4 - len(boards)]]):
        places.append((board, EDGE + 6 + number * 397.4, 864))
    return _plan("board", (1600, 1200), places, view)


def _part(view: View, part: str) -> list[list[Panel[View]]]:
    """The rows of a close-up."""
    if part in WINDOWS:
        return [[earth.chart(*WINDOWS[part])]]
    match part:
        case "markets":
            return [[trade.markets()], [trade.popularity()]]
        case "ship":
            return [[trade.ship()], [zoomed(crews.signs(), trade.RIGHT)]]
        case "stacks":
            return [[trade.stacks()], [trade.forecast()]]
        case _:
            boards = [crews.player(seat) for seat in range(len(view.players))]
            boards += [crews.zu_cards()] if view.zu else []
            boards += [crews.signs()] if len(boards) % 2 else []
            return [boards[number : number + 2] for number in range(0, len(boards), 2)]


def _plan(
    name: str, size: tuple[int, int], places: list[tuple[Panel[View], float, float]], view: View
) -> Plan[View]:
    return Plan(
        key=_key(name, view),
        size=size,
        places=tuple(places),
        backdrop=look.starfield,
        accent=look.GOLD,
        still=STILL,
        flowing=FLOWING,
        strong=STRONG,
    )


def _key(name: str, view: View) -> str:
    return f"{name}/{len(view.players)}/{view.data}"


def _shown(name: str, rows: list[list[Panel[View]]], view: View) -> Plan[View]:
    shown = close_up(_key(name, view), rows, look.THEME, phase, turn, STILL)
    return replace(shown, flowing=FLOWING, strong=STRONG)


def phone(view: View) -> Plan[View]:
    """The map in two halves below each other; or a seat's own things."""
    if view.private is not None:
        rows: list[list[Panel[View]]] = _own(view)
    else:
        rows = [[earth.chart(*half)] for half in HALVES]
    name = "board" if view.private is None else f"private/{rows[0][0].size[1]:.0f}"
    shown = phone_plan(
        _key(name, view),
        look.THEME,
        "pic-excavation-title",
        phase,
        turn,
        _token,
        _scores,
        rows,
        STILL,
        told=view.private is None,
    )
    return replace(shown, flowing=FLOWING, strong=STRONG)


def _scores(scene: Scene[View]) -> list[tuple[int, str]]:
    return [(player.seat, f"{player.credits}[coin]") for player in scene.view.players]


def _standings(scene: Scene[View]) -> list[str]:
    return [
        scene.say("pic-excavation-standing", who=scene.name(player.seat), credits=player.credits)
        for player in scene.view.players
    ]


def _token(view: View, seat: int, size: int) -> Image.Image:
    return look.crew(size, view.players[seat].faction or "zu")


ARTIST = Artist(
    parts=PARTS,
    plan=plan,
    on_turn=lambda view: view.active,
    state=phase,
    standings=_standings,
    token=_token,
    describe=describe,
    phone=phone,
    theme=look.THEME,
    about=ABOUT,
)
