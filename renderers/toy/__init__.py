"""Oasis, the worked example: one board, drawn small and plain."""

from PIL import Image

from engines.toy.view import OasisView, PlayerView
from renderers.artist import Artist, Theme
from renderers.kit import icons
from renderers.kit.canvas import Canvas, Style
from renderers.kit.colour import Ink, ink, mix
from renderers.kit.layout import Box, spread
from renderers.kit.panels import gradient, plate
from renderers.kit.pen import Pen, bend, curve
from renderers.kit.scene import Panel, Plan, Scene
from renderers.kit.text import Face
from renderers.kit.tokens import Shape, drawn, token

SAND, DUNE = ink("#f6e3b8"), ink("#e3bf7c")
PAPER, LINE, INK, DIM = ink("#fff7e3"), ink("#c9a25c"), ink("#3b2a12"), ink("#6d5430")
ACCENT, WATER, GOLD = ink("#0f6b63"), ink("#1f7fb4"), ink("#f2b632")
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
TITLE = Style(Face.SERIF_BOLD, 30, INK)
TEXT = Style(Face.SANS_SEMIBOLD, 20, INK)
COUNT = Style(Face.SANS_BOLD, 22, INK)
SIZE = (800, 600)
ROW = 86.0


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


def water(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.polygon(
        bend((50, 6), (18, 48), (18, 64), (18, 94), (50, 94), (82, 94), (82, 64), (82, 48), (50, 6)),
        fill,
        line,
        6,
    )


def camel(pen: Pen, fill: Ink, line: Ink) -> None:
    pen.polygon(
        [
            (8, 30),
            (22, 24),
            (30, 44),
            *bend((30, 44), (48, 10), (62, 44), (80, 20), (90, 52)),
            (88, 92),
            (78, 92),
            (74, 66),
            (44, 66),
            (42, 92),
            (32, 92),
            (28, 62),
            (16, 44),
        ],
        fill,
        line,
        5,
    )


def _head_ground(canvas: Canvas, scene: Scene[OasisView]) -> None:
    canvas.text(scene.say("game"), Box(20, 10, 260, 44), TITLE)
    for x, w in ((20, 240), (276, 504)):
        canvas.stamp(plate(canvas.px(w), canvas.px(120), canvas.px(14), PAPER, LINE, canvas.px(2)), x, 66)
    canvas.sprite(drawn(canvas.px(40), icons.deck, PAPER, INK), 52, 100)
    canvas.sprite(drawn(canvas.px(40), icons.discard, PAPER, INK), 52, 152)
    canvas.sprite(drawn(canvas.px(40), camel, mix(DUNE, INK, 0.2), INK), 158, 100)


def _head(canvas: Canvas, scene: Scene[OasisView]) -> None:
    view = scene.view
    canvas.text(_state(scene), Box(290, 10, 200, 44), TEXT._replace(ink=DIM))
    canvas.text(scene.waiting(), Box(490, 10, 290, 44), TEXT._replace(ink=ACCENT, size=22), 1, may_cut=True)
    for kind, number, x, y in (
        ("deck", view.deck, 80, 100),
        ("discard", len(view.discard), 80, 152),
        ("camels", view.camels, 190, 100),
    ):
        canvas.text(str(number), Box(x, y - 16, 60, 32), COUNT)
        canvas.mark(kind, "", Box(x, y - 16, 60, 32), number)
    if view.storm is not None:
        canvas.text(
            f"{scene.say('automa')}: {view.storm}",
            Box(118, 136, 134, 32),
            TEXT._replace(size=16),
            may_cut=True,
        )
        canvas.mark("storm", "", Box(118, 136, 134, 32), view.storm)
    for (stall, bonus), box in zip(
        view.stalls.items(), Box(286, 70, 484, 112).columns(len(view.stalls), 10), strict=True
    ):
        canvas.paragraph(scene.say(f"stall-{stall}"), Box(box.x + 4, box.y + 10, box.w - 8, 52), TEXT, 1.1)
        canvas.text(f"+{bonus}", Box(box.x + 4, box.y + 64, box.w, 40), COUNT._replace(size=30, ink=ACCENT))
        canvas.mark("stall", stall, Box(box.x, box.y + 64, 56, 40), bonus)


def _player(seat: int) -> Panel[OasisView]:
    def ground(canvas: Canvas, scene: Scene[OasisView]) -> None:
        canvas.stamp(
            plate(canvas.px(760), canvas.px(ROW - 8), canvas.px(14), PAPER, LINE, canvas.px(2)), 0, 0
        )
        for x, draw, fill in (
            (300, water, WATER),
            (370, icons.coin, GOLD),
            (440, camel, DUNE),
            (510, icons.cards, PAPER),
        ):
            canvas.sprite(drawn(canvas.px(30), draw, fill, INK), x, 39)

    def pieces(canvas: Canvas, scene: Scene[OasisView]) -> None:
        _row(canvas, scene, scene.view.players[seat])

    return Panel((760, ROW), ground, pieces)


def _row(canvas: Canvas, scene: Scene[OasisView], me: PlayerView) -> None:
    if me.seat in scene.now:
        frame = plate(canvas.px(760), canvas.px(ROW - 8), canvas.px(14), (0, 0, 0, 0), ACCENT, canvas.px(4))
        canvas.stamp(frame, 0, 0)
    canvas.piece(seat_token(canvas.px(48), me.seat), 36, 39, "seat", me.seat)
    canvas.text(scene.label(me.seat), Box(68, 12, 200, 54), TEXT, may_cut=True)
    counts = (
        ("water", me.water, 300),
        ("coins", me.coins, 370),
        ("owned", me.camels, 440),
        ("hand-size", me.cards, 510),
    )
    for kind, number, x in counts:
        canvas.text(str(number), Box(x + 19, 24, 34, 30), COUNT)
        canvas.mark(kind, me.seat, Box(x - 15, 24, 64, 30), number)
    for number, left in enumerate(spread(Box(560, 0, 190, 0), len(me.cargo), 40, 42)):
        canvas.piece(
            good(canvas.px(38), me.cargo[number]),
            left + 20,
            39,
            "cargo",
            f"{me.seat}.{number}",
            me.cargo[number],
        )


def _hand(canvas: Canvas, scene: Scene[OasisView]) -> None:
    """What this seat holds, and what it is looking at."""
    me = next(player for player in scene.view.players if player.seat == scene.view.seat)
    for row, (kind, cards) in enumerate((("hand", me.hand or []), ("seen", me.seen or []))):
        for number, left in enumerate(spread(Box(20, 0, 740, 0), len(cards), 110, 120)):
            box = Box(left, 16 + row * 140, 106, 128)
            canvas.stamp(
                plate(canvas.px(box.w), canvas.px(box.h), canvas.px(12), PAPER, INK, canvas.px(2)),
                box.x,
                box.y,
            )
            canvas.piece(
                good(canvas.px(64), cards[number]), box.centre[0], box.y + 48, kind, number, cards[number]
            )
            name = scene.say(f"good-{cards[number]}")
            canvas.text(name, Box(box.x + 4, box.y + 88, box.w - 8, 32), TEXT, 0.5)


def _nothing(canvas: Canvas, scene: Scene[OasisView]) -> None:
    """A panel without a ground of its own."""


def plan(view: OasisView, part: str | None) -> Plan[OasisView]:
    """The table; with a seat, its hand below."""
    places: list[tuple[Panel[OasisView], float, float]] = [(Panel((800, 200), _head_ground, _head), 0, 0)]
    places += [(_player(me.seat), 20, 200 + row * ROW) for row, me in enumerate(view.players)]
    height = SIZE[1]
    if part is None and view.seat is not None and view.seat < len(view.players):
        rows = 2 if view.players[view.seat].seen else 1
        places.append((Panel((800, 20 + rows * 140), _nothing, _hand), 0, 200 + len(view.players) * ROW))
        height = round(220 + len(view.players) * ROW + rows * 140)
    return Plan(
        key=f"{len(view.players)}/{height}/{view.storm is None}/{'.'.join(view.stalls)}",
        size=(SIZE[0], height),
        places=tuple(places),
        backdrop=backdrop,
        accent=ink("#d1007a"),
    )


def _state(scene: Scene[OasisView]) -> str:
    return scene.say("pic-toy-state", round=scene.view.round, rounds=scene.view.rounds)


def _standings(scene: Scene[OasisView]) -> list[str]:
    return [
        scene.say("pic-toy-standing", who=scene.name(me.seat), coins=me.coins) for me in scene.view.players
    ]


def _token(view: OasisView, seat: int, size: int) -> Image.Image:
    return seat_token(size, seat)


ARTIST = Artist(
    parts=("table",),
    plan=plan,
    on_turn=lambda view: view.turn,
    state=_state,
    standings=_standings,
    token=_token,
    theme=Theme(
        backdrop=backdrop,
        panel=PAPER,
        raised=SAND,
        line=LINE,
        ink=INK,
        dim=DIM,
        accent=ACCENT,
        bar=WATER,
        title=Face.SERIF_BOLD,
        text=Face.SANS_SEMIBOLD,
    ),
)
