"""Oasis, the worked example: a small board made of nothing but the kit."""

from functools import partial

from PIL import Image

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
MARKET = (760.0, 156.0)
ROW = (760.0, 80.0)
ABOUT = dict.fromkeys(("load", "trade-card", "scout-order", "throw-away", "storm-takes"), OWN)
HAND = (760.0, 156.0)
CARGO = 4
STILL = frozenset({"turn", "round", "order", "active", "seat"})


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


def _market(stalls: int) -> Panel[OasisView]:
    def ground(canvas: Canvas, scene: Scene[OasisView]) -> None:
        framed(canvas, Box(0, 0, *MARKET), THEME)

    def pieces(canvas: Canvas, scene: Scene[OasisView]) -> None:
        view = scene.view
        back = partial(card_back, band=CLAY, paper=PAPER, theme=THEME)
        stack(canvas, Box(18, 18, 78, 106), back, view.deck, THEME, "deck")
        top = view.discard[-1] if view.discard else ""
        face = partial(card, face=Card(CLAY, PAPER, picture=top), theme=THEME)
        stack(canvas, Box(122, 18, 78, 106), face, len(view.discard), THEME, "discard")
        counter(canvas, 222, 46, "camel", view.camels, THEME, "camels", size=34)
        counter(canvas, 276, 46, "map", view.road, THEME, "road", size=30)
        if view.storm is not None:
            canvas.text(scene.say("automa"), Box(222, 76, 100, 22), THEME.style(15, DIM), may_cut=True)
            counter(canvas, 222, 112, "sun", view.storm, THEME, "storm", size=30)
        met = [] if view.met is None else [view.met]
        boxes = Box(330, 12, 418, 132).columns(stalls + len(met), 10)
        for number, ((stall, bonus), box) in enumerate(zip(view.stalls.items(), boxes, strict=False)):
            name = scene.say(f"stall-{stall}")
            shown = Card(
                CLAY,
                PAPER,
                name,
                STALLS[number % len(STALLS)],
                line=f"+{bonus}[coin]",
                size=14 if met else 17,
            )
            card(canvas, box, shown, THEME)
            canvas.mark("stall", stall, box, bonus)
        for one in met:
            name = scene.say(f"encounter-{one.id}")
            card(canvas, boxes[-1], Card(ACCENT, PAPER, name, line=one.line, size=14), THEME)
            canvas.mark("met", one.id, boxes[-1])

    return Panel(MARKET, ground, pieces)


# ---- the merchants ----


def _player(seat: int) -> Panel[OasisView]:
    def ground(canvas: Canvas, scene: Scene[OasisView]) -> None:
        framed(canvas, Box(0, 0, *ROW), THEME)
        slots(canvas, _hold(), THEME)

    def pieces(canvas: Canvas, scene: Scene[OasisView]) -> None:
        me = scene.view.players[seat]
        sign = seat_token(canvas.px(44), seat)
        player_head(canvas, Box(0, 0, *ROW), scene, THEME, seat, sign, room=240, size=22)
        counts = (("water", me.water), ("coin", me.coins), ("camel", me.camels), ("cards", me.cards))
        for (icon, number), x in zip(counts, (250, 328, 406, 484), strict=True):
            counter(canvas, x, 40, icon, number, THEME, f"owned-{icon}", seat, 32)
        for number, (name, box) in enumerate(zip(me.cargo, _hold(len(me.cargo)), strict=False)):
            canvas.piece(good(canvas.px(38), name), *box.centre, "cargo", f"{seat}.{number}", name)

    return Panel(ROW, ground, pieces)


def _hold(count: int = CARGO) -> list[Box]:
    return Box(562, 16, 184, 48).columns(max(CARGO, count), 4)


def _mine(view: OasisView) -> PlayerView | None:
    return next((player for player in view.players if player.seat == view.seat), None)


def _hand(kind: str) -> Panel[OasisView]:
    """What this seat holds, or is looking at."""

    def pieces(canvas: Canvas, scene: Scene[OasisView]) -> None:
        me = _mine(scene.view)
        cards = (me.hand if kind == "hand" else me.seen) if me else None
        for number, name in enumerate(cards or []):
            count = max(6, len(cards or []))
            box = Box(0, 4, HAND[0], HAND[1] - 12).columns(count, 8)[number]
            face = Card(GOODS.get(name, (CLAY,))[0], PAPER, scene.say(f"good-{name}"), name, size=18)
            card(canvas, box, face, THEME)
            canvas.mark(kind, number, box, name)

    return Panel(HAND, nothing, pieces)


# ---- plans ----


def _state(scene: Scene[OasisView]) -> str:
    return scene.say("pic-toy-state", round=scene.view.round, rounds=scene.view.rounds)


def _turn(scene: Scene[OasisView]) -> str:
    return scene.waiting()


def _token(view: OasisView, seat: int, size: int) -> Image.Image:
    return seat_token(size, seat)


def _panels(view: OasisView) -> list[Panel[OasisView]]:
    hands = []
    me = _mine(view)
    if me is not None:
        hands = [_hand(kind) for kind, cards in (("hand", me.hand), ("seen", me.seen)) if cards]
    return [_market(len(view.stalls)), *(_player(me.seat) for me in view.players), *hands]


def plan(view: OasisView, part: str | None) -> Plan[OasisView]:
    """The table; with a seat, its hand below."""
    panels = _panels(view)
    key = f"{len(view.players)}/{len(panels)}/{'.'.join(view.stalls)}"
    if part is not None:
        return close_up(f"{part}/{key}", [[panel] for panel in panels], THEME, _state, _turn, STILL, 1)
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
        accent=THEME.changed,
        still=STILL,
    )


def _phone(view: OasisView) -> Plan[OasisView]:
    panels = _panels(view)
    key = f"{len(view.players)}/{len(panels)}/{'.'.join(view.stalls)}"
    rows = [[panel] for panel in panels]
    return phone_plan(key, THEME, "game", _state, _turn, _token, _scores, rows, STILL)


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
