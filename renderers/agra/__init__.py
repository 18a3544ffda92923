"""Agra: where its panels lie on each picture."""

from PIL import Image

from engines.agra.components import LEVELS
from engines.agra.view import AgraView
from renderers.agra import boards, city, imperial, look, river
from renderers.agra.header import HEIGHT, banner, caption, phase
from renderers.artist import Artist
from renderers.kit.scene import Panel, Plan, Scene
from renderers.kit.text import Face
from renderers.kit.theme import Theme

PARTS = ("characters", "city-west", "city-east", "river", "imperial", "orders", "players")
STILL = frozenset(
    {"active", "order", "favour-stack", "goods-total", "markers", "character", "pier", "turn", "round"}
)
EDGE = 8.0
Places = list[tuple[Panel[AgraView], float, float]]


def plan(view: AgraView, part: str | None) -> Plan[AgraView]:
    """The whole board, a close-up, or a seat's own things."""
    if part is not None:
        return _close_up(part, _part(view, part), view)
    if view.seat is not None and view.seat < len(view.players):
        rows: list[list[Panel[AgraView]]] = [[boards.purse(view.seat)], [boards.player(view.seat)]]
        return _close_up(f"private/{view.seat}", rows, view)
    return _board(view)


def _board(view: AgraView) -> Plan[AgraView]:
    left, top = EDGE + 4, HEIGHT + 4
    places: Places = [(banner(), 0, 0)]
    strip = [*(city.character(name) for name in ("architect", "sailor")), city.wheel()]
    strip += [city.character(name) for name in ("trader", "botanist")]
    places += [(panel, left + number * 213.5, top) for number, panel in enumerate(strip)]
    rows = top + 120
    for building in view.buildings:
        column, row = (building.column - 1) * (city.CELL[0] + 4), (building.row - 1) * (city.CELL[1] + 4)
        places.append((city.building(building.good), left + column, rows + row))
    for number, height in enumerate((2, 3, 4)):
        places.append((city.bonuses(height), left + 4 * (city.CELL[0] + 4), rows + number * 147.5))
    bank = rows + 4 * (city.CELL[1] + 4) + 2
    x = left
    for level in LEVELS:
        places.append((river.waters(level), x, bank))
        x += river.width(level) + 2
    right = 1600 - EDGE - imperial.WIDTH
    y = top
    for panel in (imperial.akbar(), imperial.tracks(), imperial.orders(), imperial.favours()):
        places.append((panel, right, y))
        y += panel.size[1] + 3
    seats = [boards.player(seat) for seat in range(len(view.players))]
    fillers = [boards.legend(), boards.guilds_key()]
    for number, board in enumerate([*seats, *fillers[: 4 - len(seats)]]):
        places.append((board, left + number * 396, 1200 - boards.BOARD[1] - 5))
    return _plan("board", (1600, 1200), places, view)


def _part(view: AgraView, part: str) -> list[list[Panel[AgraView]]]:
    """The rows of a close-up."""
    match part:
        case "characters":
            who = [city.character(name.id) for name in view.characters]
            return [who[:2], who[2:], [city.wheel()]]
        case "city-west" | "city-east":
            columns = (1, 2) if part == "city-west" else (3, 4)
            rows: list[list[Panel[AgraView]]] = [
                [city.building(b.good) for b in view.buildings if b.row == row and b.column in columns]
                for row in sorted({building.row for building in view.buildings})
            ]
            return [*rows, [city.bonuses(level) for level in (2, 3, 4)]] if part == "city-east" else rows
        case "river":
            return [[river.waters("I")], [river.waters("II")], [river.waters("III"), river.waters("IV")]]
        case "imperial":
            return [[imperial.akbar()], [imperial.tracks()]]
        case "orders":
            return [[imperial.orders()], [imperial.favours()]]
        case _:
            return [[boards.player(seat)] for seat in range(len(view.players))]


def _close_up(name: str, rows: list[list[Panel[AgraView]]], view: AgraView) -> Plan[AgraView]:
    """Rows of panels at twice the size, under a line that says where the game stands."""
    width = max(sum(panel.size[0] for panel in row) + 4 * (len(row) - 1) for row in rows)
    head = caption(width)
    places: Places = [(head, EDGE, EDGE)]
    y = EDGE + head.size[1] + 4
    for row in rows:
        x = EDGE
        for panel in row:
            places.append((panel, x, y))
            x += panel.size[0] + 4
        y += max(panel.size[1] for panel in row) + 4
    return _plan(name, (round(width + 2 * EDGE), round(y + 4)), places, view, 2)


def _plan(
    name: str, size: tuple[int, int], places: Places, view: AgraView, scale: float = 1
) -> Plan[AgraView]:
    return Plan(
        key=f"{name}/{len(view.players)}",
        size=size,
        places=tuple(places),
        backdrop=look.paper,
        scale=scale,
        accent=look.CHANGED,
        still=STILL,
    )


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
    describe=lambda scene, part: [],
    phone=lambda view: plan(view, None),
    theme=Theme(
        backdrop=look.paper,
        panel=look.PAPER,
        raised=look.SHADE,
        line=look.LINE,
        ink=look.INK,
        dim=look.DIM,
        accent=look.DEEP_RED,
        bar=look.RIVER,
        title=Face.SERIF_BOLD,
        text=Face.SANS_SEMIBOLD,
    ),
)
