"""Scholars of the South Tigris: where its panels lie on each picture."""

from PIL import Image

from engines.scholars.view import View
from renderers.artist import OWN, Artist
from renderers.kit.scene import Panel, Plan, Scene
from renderers.kit.table import PHONE, also, close_up, header, legend, phone_plan, whole_table
from renderers.scholars import boards, look, opponent, people, wisdom, world
from renderers.scholars.told import describe

PARTS = ("decks", "caliphs", "map", "research", "house", "rooms", "boards", "signs")
STILL = frozenset(
    {"turn", "round", "order", "active", "seat", "deck", "scroll-deck", "score", "hand", "die", "laid-worker"}
    | {"caliphs-left", "plan-deck", "cards", "bag"}
)
STRONG = ("caliph", "scroll", "translator", "marker", "laid", "card", "retired", "track", "guild", "plan")
ABOUT = {
    **dict.fromkeys(("turn", "card", "lay", "lay-colours", "lay-how", "work", "draw", "reroll"), OWN),
    **dict.fromkeys(("worker", "workers", "spend-worker", "spend-workers", "primary-die", "exchange"), OWN),
    **dict.fromkeys(("destroy", "destroy-some", "return-white", "return-white-some"), OWN),
    **dict.fromkeys(("return-instead", "return-instead-some"), OWN),
    **dict.fromkeys(("tuck", "tuck-whom", "tuck-slot", "tuck-pay"), OWN),
    **dict.fromkeys(("draft", "room", "employ-or-retire", "move-gold"), ("rooms",)),
    **dict.fromkeys(("recruit", "retire-whom"), ("decks", "rooms")),
    **dict.fromkeys(("travel", "path", "path-when", "deliver"), ("map", "house")),
    **dict.fromkeys(("influence-scroll", "move-influence", "allow-deliver"), ("map", "house")),
    **dict.fromkeys(("guild", "place-influence", "last-influence", "allow-translate"), ("house",)),
    **dict.fromkeys(("translate", "line", "line-begin"), ("house", "rooms")),
    **dict.fromkeys(("research", "track"), ("research",)),
    **dict.fromkeys(("caliph",), ("caliphs", "decks")),
}


def plan(view: View, part: str | None) -> Plan[View]:
    """The whole board, a close-up, or a seat's own things."""
    if part is not None:
        scale = 1.3 if part in ("boards", "rooms") else 1.8
        return close_up(_key(part, view), _part(view, part), look.THEME, state, turn, STILL, scale)
    if view.private is not None:
        rows = [[boards.own(view)], [boards.board(view.private.seat)]]
        return close_up(_key(f"own/{view.private.seat}", view), rows, look.THEME, state, turn, STILL, 1.5)
    return _table(view)


def _table(view: View) -> Plan[View]:
    head: Panel[View] = header(1600, look.THEME, "game", state, turn, _order, _token, "scroll")
    rows: list[list[Panel[View]]] = [
        [people.decks(view), wisdom.caliphs(view)],
        [world.ring(), wisdom.research(view), wisdom.house(view)],
        [people.rooms(view)],
    ]
    players = [boards.board(player.seat) for player in view.players]
    players += [opponent.board(view)] if view.solo else []
    players += [signs()] if len(players) % 2 else []
    rows += [players[number : number + 2] for number in range(0, len(players), 2)]
    return whole_table(_key("table", view), look.THEME, head, rows, STILL, STRONG)


def signs(size: tuple[float, float] = boards.BOARD) -> Panel[View]:
    """The icons that are not plain at once."""
    return legend(size, look.THEME, "pic-scholars-signs", look.SIGNS, 17)


def _part(view: View, part: str) -> list[list[Panel[View]]]:
    match part:
        case "decks":
            return [[people.narrow_decks(view)]]
        case "caliphs":
            return [[wisdom.caliphs(view)]]
        case "map":
            return [[world.ring(world.NARROW)]]
        case "research":
            return [[also(wisdom.research(view), wisdom.narrow_research(view))]]
        case "house":
            return [[also(wisdom.house(view), wisdom.house(view, PHONE))]]
        case "rooms":
            return [[people.narrow_rooms(view)]]
        case "signs":
            return [[also(signs(), signs((PHONE, 56 + 30.0 * len(look.SIGNS))))]]
        case _:
            seats = [player.seat for player in view.players]
            rows = [[also(boards.board(seat), boards.narrow(view, seat))] for seat in seats]
            return [*rows, [opponent.board(view)]] if view.solo else rows


def phone(view: View) -> Plan[View]:
    """Whoever's turn it is, Map and House; or a seat's own things. All else is in the close-ups."""
    if view.private is not None:
        seat = view.private.seat
        rows = [[boards.narrow(view, seat)], [boards.narrow_own(view)]]
        name = f"own/{len(view.private.cards)}"
    else:
        seat = view.first if view.active is None else view.active
        rows = [[boards.narrow(view, seat)], [world.ring(world.NARROW)]]
        rows += [[wisdom.house(view, PHONE)]]
        rows += [[opponent.board(view)]] if view.solo else []
        name = "board"
    return phone_plan(
        _key(f"{name}/{seat}/{boards.narrow_key(view, seat)}", view),
        look.THEME,
        "game",
        state,
        turn,
        _token,
        _scores,
        rows,
        STILL,
        told=view.private is None,
    )


def _key(name: str, view: View) -> str:
    return f"{name}/{len(view.players)}/{view.data}/{view.solo is not None}"


def state(scene: Scene[View]) -> str:
    """Round and phase in a few words."""
    view = scene.view
    if view.phase == "over":
        return scene.say("pic-over")
    if view.phase != "turns":
        return scene.say(f"pic-scholars-phase-{view.phase}")
    if view.last_round is not None:
        return scene.say("pic-scholars-last-round", round=view.round, last=view.last_round)
    return scene.say("pic-scholars-round", round=view.round)


def turn(scene: Scene[View]) -> str:
    """Who must act."""
    return "" if scene.view.phase == "over" else scene.waiting()


def _order(view: View) -> list[int]:
    seats = len(view.players)
    return [(view.first + place) % seats for place in range(seats)]


def _token(view: View, seat: int, size: int) -> Image.Image:
    return people.token_of(view, seat, size)


def _scores(scene: Scene[View]) -> list[tuple[int, str]]:
    return [(me.seat, f"{me.silver}[silver] {me.gold}[gold]") for me in scene.view.players]


def _standings(scene: Scene[View]) -> list[str]:
    return [
        scene.say(
            "pic-scholars-standing",
            who=scene.name(me.seat),
            scrolls=len(me.scrolls),
            silver=me.silver,
            gold=me.gold,
        )
        for me in scene.view.players
    ]


ARTIST = Artist(
    parts=PARTS,
    plan=plan,
    on_turn=lambda view: view.active,
    state=state,
    standings=_standings,
    token=_token,
    describe=describe,
    phone=phone,
    theme=look.THEME,
    about=ABOUT,
)
