"""Oasis, the worked example: a small board made of nothing but the kit."""

from functools import partial
from typing import NamedTuple

from PIL import Image

from data.words import capital
from engines.toy.view import OasisView, PlayerView
from renderers.artist import OWN, Artist
from renderers.kit.canvas import Canvas
from renderers.kit.cards import Card, card, card_back
from renderers.kit.colour import Ink, ink, mix
from renderers.kit.icons import Icons
from renderers.kit.layout import Box
from renderers.kit.panels import gradient
from renderers.kit.pen import Pen, curve
from renderers.kit.pieces import counter, slots, stack
from renderers.kit.scene import Panel, Plan, Scene
from renderers.kit.table import close_up, framed, header, nothing, phone_plan, player_head
from renderers.kit.text import Face
from renderers.kit.theme import Theme
from renderers.kit.tokens import Shape, token

SAND, DUNE = ink("#f6e3b8"), ink("#e3bf7c")
PAPER, LINE, INK, DIM = ink("#fff7e3"), ink("#b98a3e"), ink("#3b2a12"), ink("#6d5430")
ACCENT, WATER, CLAY = ink("#0f6b63"), ink("#1f7fb4"), ink("#b5522f")
SEATS: tuple[tuple[Ink, Shape], ...] = (
    (ink("#b8392e"), Shape.DISC),
    (ink("#1f6fb0"), Shape.SQUARE),
    (ink("#2e7d46"), Shape.TRIANGLE),
    (ink("#7a4bb0"), Shape.DIAMOND),
)
GOODS: dict[str, tuple[Ink, Shape]] = {
    "dates": (ink("#8a4b1f"), Shape.DISC),
    "salt": (ink("#f4f4f0"), Shape.SQUARE),
    "silk": (ink("#c2417e"), Shape.DIAMOND),
}
STALLS = ("palm", "workshop", "tent")
HEAD = 58.0
ABOUT = dict.fromkeys(("load", "trade-card", "scout-order", "throw-away", "storm-takes"), OWN)
CARGO = 4
STILL = frozenset({"turn", "round", "order", "active", "seat"})


class Shown(NamedTuple):
    """Where things lie, in the units of their panels."""

    market: tuple[float, float]
    decks: tuple[Box, Box]
    counts: tuple[float, float]  # the left end of camels and road; below them the rulebook's opponent
    stalls: Box
    row: tuple[float, float]  # of a merchant
    owned: tuple[float, float, float]  # the left end of what is counted, its height, and how far apart
    hold: Box
    hand: tuple[float, float]
    cards: int  # as many in a row of the hand at least
    encounter: Box | None  # where whom one met lies; beside the stalls, if they have room


WIDE = Shown(
    market=(760, 156),
    decks=(Box(18, 18, 78, 106), Box(122, 18, 78, 106)),
    counts=(222, 46),
    stalls=Box(332, 12, 418, 132),
    row=(760, 80),
    owned=(250, 40, 78),
    hold=Box(562, 16, 184, 48),
    hand=(760, 156),
    cards=6,
    encounter=None,
)
NARROW = Shown(
    market=(384, 250),
    decks=(Box(14, 12, 64, 86), Box(108, 12, 64, 86)),
    counts=(208, 36),
    stalls=Box(10, 116, 364, 124),
    row=(384, 116),
    owned=(16, 86, 92),
    hold=Box(222, 10, 150, 40),
    hand=(384, 142),
    cards=4,
    encounter=Box(10, 250, 364, 58),
)


def backdrop(w: int, h: int, scale: float) -> Image.Image:
    """Sand, and a dune."""
    image = gradient(w, h, SAND, mix(SAND, DUNE, 0.5))
    pen = Pen(w, h, over=2)
    pen.polygon(
        [(0, h), *curve((0, h * 0.5), (w * 0.4, h * 0.25), (w * 0.7, h * 0.6)), (w, h * 0.45), (w, h)],
        (*DUNE, 90),
    )
    dune = pen.done()
    image.paste(dune, (0, 0), dune)
    return image


def seat_token(size: int, seat: int) -> Image.Image:
    colour, shape = SEATS[seat % len(SEATS)]
    return token(size, shape, colour, INK, str(seat + 1))


def good(size: int, name: str) -> Image.Image:
    colour, shape = GOODS.get(name, (PAPER, Shape.SHIELD))
    return token(size, shape, colour, INK)


THEME = Theme(
    backdrop=backdrop,
    panel=PAPER,
    raised=SAND,
    line=LINE,
    ink=INK,
    dim=DIM,
    accent=ACCENT,
    bar=WATER,
    title=Face.LOBSTER,
    text=Face.SANS_SEMIBOLD,
    icons=Icons(own={name: partial(good, name=name) for name in GOODS}, line=INK, sign=DIM),
)


# ---- the market ----


def _market(view: OasisView, at: Shown) -> Panel[OasisView]:
    met = [] if view.met is None else [view.met]
    below = 66 if met and at.encounter else 0
    size = (at.market[0], at.market[1] + below)

    def ground(canvas: Canvas, scene: Scene[OasisView]) -> None:
        framed(canvas, Box(0, 0, *size), THEME)

    def pieces(canvas: Canvas, scene: Scene[OasisView]) -> None:
        view = scene.view
        back = partial(card_back, band=CLAY, paper=PAPER, theme=THEME)
        stack(canvas, at.decks[0], back, view.deck, THEME, "deck")
        top = view.discard[-1] if view.discard else ""
        face = partial(card, face=Card(CLAY, PAPER, picture=top), theme=THEME)
        stack(canvas, at.decks[1], face, len(view.discard), THEME, "discard")
        x, y = at.counts
        counter(canvas, x, y, "camel", view.camels, THEME, "camels", size=28)
        counter(canvas, x + 60, y, "map", view.road, THEME, "road", size=28)
        if view.storm is not None:
            below = Box(x, y + 20, 112, 22)
            canvas.text(capital(scene.say("automa")), below, THEME.style(16, DIM), may_cut=True)
            counter(canvas, x, y + 56, "sun", view.storm, THEME, "storm", size=28)
        type = 17 if at.encounter or not met else 13.5
        boxes = at.stalls.columns(len(view.stalls) + (0 if at.encounter else len(met)), 10)
        for number, ((stall, bonus), box) in enumerate(zip(view.stalls.items(), boxes, strict=False)):
            name = capital(scene.say(f"stall-{stall}"))
            shown = Card(
                CLAY,
                PAPER,
                name,
                STALLS[number % len(STALLS)],
                line=f"+{bonus}[coin]",
                size=type,
            )
            card(canvas, box, shown, THEME)
            canvas.mark("stall", stall, box, bonus)
        for one in met:
            name = capital(scene.say(f"encounter-{one.id}"))
            box = at.encounter or boxes[-1]
            card(canvas, box, Card(ACCENT, PAPER, name, line=one.line, size=type), THEME)
            canvas.mark("met", one.id, box)

    return Panel(size, ground, pieces)


# ---- the merchants ----


def _player(seat: int, at: Shown) -> Panel[OasisView]:
    def hold(count: int = CARGO) -> list[Box]:
        return at.hold.columns(max(CARGO, count), 4)

    def ground(canvas: Canvas, scene: Scene[OasisView]) -> None:
        framed(canvas, Box(0, 0, *at.row), THEME)
        slots(canvas, hold(), THEME)

    def pieces(canvas: Canvas, scene: Scene[OasisView]) -> None:
        me = scene.view.players[seat]
        sign = seat_token(canvas.px(44), seat)
        room = at.owned[0] if at.owned[1] < 60 else at.hold.x
        player_head(canvas, Box(0, 0, *at.row), scene, THEME, seat, sign, room=room - 10, size=22)
        counts = (("water", me.water), ("coin", me.coins), ("camel", me.camels), ("cards", me.cards))
        left, y, step = at.owned
        for place, (icon, number) in enumerate(counts):
            counter(canvas, left + place * step, y, icon, number, THEME, f"owned-{icon}", seat, 32)
        for number, (name, box) in enumerate(zip(me.cargo, hold(len(me.cargo)), strict=False)):
            sprite = good(canvas.px(min(box.w, box.h) * 0.8), name)
            canvas.piece(sprite, *box.centre, "cargo", f"{seat}.{number}", name)

    return Panel(at.row, ground, pieces)


def _mine(view: OasisView) -> PlayerView | None:
    return next((player for player in view.players if player.seat == view.seat), None)


def _hand(kind: str, at: Shown) -> Panel[OasisView]:
    """What this seat holds, or is looking at."""

    def pieces(canvas: Canvas, scene: Scene[OasisView]) -> None:
        me = _mine(scene.view)
        cards = (me.hand if kind == "hand" else me.seen) if me else None
        for number, name in enumerate(cards or []):
            count = max(at.cards, len(cards or []))
            box = Box(0, 4, at.hand[0], at.hand[1] - 12).columns(count, 8)[number]
            title = capital(scene.say(f"good-{name}"))
            face = Card(GOODS.get(name, (CLAY,))[0], PAPER, title, name, size=18)
            card(canvas, box, face, THEME)
            canvas.mark(kind, number, box, name)

    return Panel(at.hand, nothing, pieces)


# ---- plans ----


def _state(scene: Scene[OasisView]) -> str:
    return scene.say("pic-toy-state", round=scene.view.round, rounds=scene.view.rounds)


def _turn(scene: Scene[OasisView]) -> str:
    return scene.waiting()


def _token(view: OasisView, seat: int, size: int) -> Image.Image:
    return seat_token(size, seat)


def _panels(view: OasisView, at: Shown) -> list[Panel[OasisView]]:
    hands = []
    me = _mine(view)
    if me is not None:
        hands = [_hand(kind, at) for kind, cards in (("hand", me.hand), ("seen", me.seen)) if cards]
    return [_market(view, at), *(_player(me.seat, at) for me in view.players), *hands]


def _key(view: OasisView, panels: list[Panel[OasisView]]) -> str:
    return f"{len(view.players)}/{len(panels)}/{panels[0].size[1]:.0f}/{'.'.join(view.stalls)}"


def plan(view: OasisView, part: str | None) -> Plan[OasisView]:
    """The table; with a seat, its hand below."""
    panels = _panels(view, WIDE if part is None else NARROW)
    key = _key(view, panels)
    if part is not None:
        return close_up(f"{part}/{key}", [[panel] for panel in panels], THEME, _state, _turn, STILL)
    head: Panel[OasisView] = header(
        800, THEME, "game", _state, _turn, lambda view: range(len(view.players)), _token, "palm", HEAD
    )
    places: list[tuple[Panel[OasisView], float, float]] = [(head, 0, 6)]
    y = HEAD + 10
    for panel in panels:
        places.append((panel, 20, y))
        y += panel.size[1] + 8
    return Plan(
        key=key,
        size=(800, round(y + 12)),
        places=tuple(places),
        backdrop=backdrop,
        scale=1.5,
        accent=THEME.changed,
        still=STILL,
    )


def _phone(view: OasisView) -> Plan[OasisView]:
    panels = _panels(view, NARROW)
    key = _key(view, panels)
    rows = [[panel] for panel in panels]
    return phone_plan(
        key, THEME, "game", _state, _turn, _token, _scores, rows, STILL, told=_mine(view) is None
    )


def _scores(scene: Scene[OasisView]) -> list[tuple[int, str]]:
    return [(me.seat, f"{me.coins}[coin] {me.water}[water]") for me in scene.view.players]


# ---- in words ----


def _standings(scene: Scene[OasisView]) -> list[str]:
    return [
        scene.say("pic-toy-standing", who=scene.name(me.seat), coins=me.coins) for me in scene.view.players
    ]


def _describe(scene: Scene[OasisView], part: str | None) -> list[str]:
    """The owner's hand first, then the stalls and what everybody has loaded."""
    view, told = scene.view, []
    me = _mine(view)
    for kind, cards in (("hand", me.hand), ("seen", me.seen)) if me else ():
        if cards:
            told.append(scene.say(f"pic-toy-{kind}", goods=_goods(scene, cards)))
    stalls = [f"{scene.say(f'stall-{stall}')} +{bonus}" for stall, bonus in view.stalls.items()]
    told.append(scene.say("pic-toy-stalls", stalls=", ".join(stalls)))
    told += [
        scene.say("pic-toy-cargo", who=scene.name(one.seat), goods=_goods(scene, one.cargo))
        for one in view.players
        if one.cargo
    ]
    return told


def _goods(scene: Scene[OasisView], goods: list[str]) -> str:
    return ", ".join(scene.say(f"good-{name}") for name in goods)


ARTIST = Artist(
    parts=("table",),
    plan=plan,
    on_turn=lambda view: view.turn,
    state=_state,
    standings=_standings,
    token=_token,
    describe=_describe,
    phone=_phone,
    theme=THEME,
    about=ABOUT,
)
