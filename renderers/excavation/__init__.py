"""Excavation Earth: where its panels lie on each picture."""

from PIL import Image

from engines.excavation.view import View
from renderers.artist import Artist, Theme
from renderers.excavation import crews, earth, look, trade
from renderers.excavation.header import banner, caption, phase
from renderers.kit.scene import Panel, Plan, Scene
from renderers.kit.text import Face

PARTS = ("map-west", "map-centre", "map-east", "markets", "ship", "stacks", "players")
WINDOWS = {"map-west": (0, 470), "map-centre": (390, 814), "map-east": (666, 1060)}
STILL = frozenset({"deck", "discard", "buyer-deck", "face-down", "yield", "active", "level", "turn", "round"})
EDGE = 8


def plan(view: View, part: str | None) -> Plan[View]:
    """The whole board, a close-up, or a seat's own things."""
    if part is not None:
        return _close_up(part, _part(view, part), view)
    if view.private is not None:
        mine = crews.player(view.private.seat)
        hand = crews.hand(view)
        return _close_up(f"private/{hand.size[1]:.0f}", [hand, mine], view)
    return _board(view)


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
    fillers = [crews.legend(), crews.seen_cards()]
    for number, board in enumerate([*boards, *fillers[: 4 - len(boards)]]):
        places.append((board, EDGE + 6 + number * 397.4, 864))
    return _plan("board", (1600, 1200), places, view)


def _part(view: View, part: str) -> list[Panel[View]]:
    if part in WINDOWS:
        return [earth.chart(*WINDOWS[part])]
    match part:
        case "markets":
            return [trade.markets(), trade.popularity()]
        case "ship":
            return [trade.ship()]
        case "stacks":
            return [trade.stacks(), trade.forecast()]
        case _:
            return [crews.player(seat) for seat in range(len(view.players))]


def _close_up(name: str, panels: list[Panel[View]], view: View) -> Plan[View]:
    """Panels below each other at twice the size, under a line that says where the game stands."""
    width = panels[0].size[0]
    head = caption(width)
    places: list[tuple[Panel[View], float, float]] = [(head, EDGE, EDGE)]
    y = EDGE + head.size[1] + EDGE
    for panel in panels:
        places.append((panel, EDGE, y))
        y += panel.size[1] + EDGE
    return _plan(name, (round(width) + 2 * EDGE, round(y)), places, view, 2)


def _plan(
    name: str,
    size: tuple[int, int],
    places: list[tuple[Panel[View], float, float]],
    view: View,
    scale: float = 1,
) -> Plan[View]:
    return Plan(
        key=f"{name}/{len(view.players)}/{view.data}",
        size=size,
        places=tuple(places),
        backdrop=earth.starfield,
        scale=scale,
        accent=look.GOLD,
        still=STILL,
    )


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
    theme=Theme(
        backdrop=earth.starfield,
        panel=look.PANEL,
        raised=look.RAISED,
        line=look.LINE,
        ink=look.INK,
        dim=look.DIM,
        accent=look.GOLD,
        bar=look.ACCENT,
        title=Face.SANS_BLACK,
        text=Face.SANS_SEMIBOLD,
    ),
)
