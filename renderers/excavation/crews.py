"""The factions' boards, as everybody sees them, and what only its owner sees."""

from collections.abc import Sequence

from engines.excavation.view import ArtefactView, CardView, PlayerView, View, ZuView
from renderers.excavation import look
from renderers.excavation.look import ACCENT, DIM, GOLD, INK, LINE, PANEL, RAISED
from renderers.excavation.trade import HEAD, field, hand_card
from renderers.kit.canvas import Canvas, Style
from renderers.kit.colour import mix
from renderers.kit.layout import Box
from renderers.kit.panels import plate
from renderers.kit.scene import Panel, Scene
from renderers.kit.text import Face

WIDTH = 390
PLAYER = (WIDTH, 330)
NAME = Style(Face.SANS_BOLD, 20, INK)
SMALL = Style(Face.SANS_SEMIBOLD, 14.5, DIM)
NUMBER = Style(Face.SANS_BOLD, 19, INK)
MONEY = Style(Face.SANS_BOLD, 30, GOLD)
CELL = (32.0, 29.0)
GALLERY = Box(36, 112, CELL[0] * 5, CELL[1] * 4)
STORE_X = 222


def player(seat: int) -> Panel[View]:
    """One faction's board."""

    def ground(canvas: Canvas, scene: Scene[View]) -> None:
        _player_ground(canvas, scene, scene.view.players[seat])

    def pieces(canvas: Canvas, scene: Scene[View]) -> None:
        me = scene.view.players[seat]
        _head(canvas, scene, me)
        _stats(canvas, scene, me)
        _gallery(canvas, me, scene.view)
        _stored(canvas, me.hold, me.hold_spaces, 112, "hold", me.seat)
        _stored(canvas, me.hidden, me.hidden_spaces, 216, "hidden", me.seat)
        if me.faction:
            _ability(canvas, scene, me)

    return Panel(PLAYER, ground, pieces)


def _player_ground(canvas: Canvas, scene: Scene[View], me: PlayerView) -> None:
    canvas.stamp(
        plate(canvas.px(PLAYER[0]), canvas.px(PLAYER[1]), canvas.px(14), PANEL, LINE, canvas.px(2)), 0, 0
    )
    for track, region in enumerate(scene.view.tracks):
        canvas.sprite(
            look.emblem(canvas.px(20), region.region), GALLERY.x + (track + 0.5) * CELL[0], GALLERY.y - 12
        )
    for row, symbol in enumerate(me.row_credits):
        y = GALLERY.y + (row + 0.5) * CELL[1]
        canvas.sprite(look.symbol(canvas.px(19), symbol, DIM), GALLERY.x - 16, y)
        for column in range(5):
            x = GALLERY.x + (column + 0.5) * CELL[0]
            canvas.sprite(plate(canvas.px(29), canvas.px(26), canvas.px(6), RAISED), x, y)
    canvas.text(scene.say("pic-excavation-hold"), Box(STORE_X, 88, 160, 18), SMALL)
    canvas.text(scene.say("pic-excavation-hidden"), Box(STORE_X, 192, 160, 18), SMALL)
    _slots(canvas, me.hold_spaces, 112)
    _slots(canvas, me.hidden_spaces, 216)


def _slot(number: int, top: float) -> tuple[float, float]:
    return STORE_X + 24 + (number % 3) * 53, top + 19 + (number // 3) * 41


def _slots(canvas: Canvas, count: int, top: float) -> None:
    for number in range(count):
        x, y = _slot(number, top)
        canvas.sprite(plate(canvas.px(50), canvas.px(37), canvas.px(8), RAISED, LINE, canvas.px(1.5)), x, y)


def _stored(
    canvas: Canvas, tiles: Sequence[ArtefactView], spaces: int, top: float, kind: str, seat: int
) -> None:
    for number, tile in enumerate(tiles[: max(spaces, len(tiles))]):
        x, y = _slot(number, top)
        sprite = look.artefact(canvas.px(36), tile.region, tile.symbol, tile.value)
        canvas.piece(sprite, x, y, kind, f"{seat}.{number}", tile.kind)


def _head(canvas: Canvas, scene: Scene[View], me: PlayerView) -> None:
    if me.seat in scene.now:
        frame = plate(
            canvas.px(PLAYER[0]), canvas.px(PLAYER[1]), canvas.px(14), (0, 0, 0, 0), ACCENT, canvas.px(4)
        )
        canvas.stamp(frame, 0, 0)
        canvas.mark("active", me.seat, Box(0, 0, *PLAYER))
    if me.faction:
        canvas.piece(look.crew(canvas.px(50), me.faction), 34, 33, "faction", me.seat, me.faction)
    room = PLAYER[0] - 64 - 112
    canvas.text(scene.label(me.seat), Box(64, 8, room, 24), NAME, may_cut=True)
    key = f"pic-excavation-faction-{me.faction}" if me.faction else "pic-excavation-no-faction"
    canvas.text(scene.say(key), Box(64, 32, room, 20), SMALL)
    used = canvas.text(str(me.credits), Box(PLAYER[0] - 110, 8, 96, 44), MONEY, 1)
    canvas.piece(
        look.icon(canvas.px(28), "coin", GOLD), PLAYER[0] - 32 - used, 30, "credits", me.seat, me.credits
    )


def _stats(canvas: Canvas, scene: Scene[View], me: PlayerView) -> None:
    """Crew, hand, travel cards used, place in the turn order, token, whether passed."""
    y = 71.0
    crew = "∞" if me.crew is None else str(me.crew)
    x = 26.0
    for name, text, kind in (("person", crew, "crew"), ("cards", str(me.hand_size), "hand-size")):
        if kind == "hand-size" and me.is_zu:
            continue
        canvas.piece(look.icon(canvas.px(25), name, DIM), x, y, kind, me.seat, text)
        canvas.text(text, Box(x + 16, y - 12, 34, 24), NUMBER)
        x += 68
    if me.token is not None:
        canvas.piece(look.order_token(canvas.px(28), me.token), x + 2, y, "token", me.seat, me.token)
    x += 34
    for number, card in enumerate(me.travel_used):
        sprite = look.travel_card(canvas.px(36), card.fuel)
        canvas.piece(sprite, x + number * 25, y, "travel-used", f"{me.seat}.{number}", card.id)
    if me.passed:
        box = Box(PLAYER[0] - 108, y - 13, 96, 26)
        canvas.stamp(plate(canvas.px(box.w), canvas.px(box.h), canvas.px(8), DIM), box.x, box.y)
        canvas.text(scene.say("pic-excavation-passed"), box, SMALL._replace(ink=look.DARK, size=16), 0.5)
        canvas.mark("passed", me.seat, box)


def _gallery(canvas: Canvas, me: PlayerView, view: View) -> None:
    symbols, regions = list(me.row_credits), [track.region for track in view.tracks]
    for kind in me.gallery:
        region, _, symbol = kind.rpartition("-")
        x = GALLERY.x + (regions.index(region) + 0.5) * CELL[0]
        y = GALLERY.y + (symbols.index(symbol) + 0.5) * CELL[1]
        canvas.piece(
            look.guard(canvas.px(27), me.faction or "zu", region), x, y, "guard", f"{me.seat}.{kind}"
        )
    bottom = GALLERY.bottom + 12
    for number, region in enumerate(regions):
        x = GALLERY.x + (number + 0.5) * CELL[0]
        if region in me.columns:
            canvas.piece(
                look.icon(canvas.px(20), "card", GOLD), x, bottom, "column-bonus", f"{me.seat}.{region}"
            )
    worth = sum(me.row_credits.values()) + sum(me.column_credits.values())
    if worth:
        box = Box(STORE_X, 262, 152, 24)
        canvas.mark("gallery-worth", me.seat, box, worth)
        canvas.sprite(look.icon(canvas.px(20), "crown", GOLD), STORE_X + 10, 273)
        canvas.text(f"+{worth}", Box(STORE_X + 26, 261, 60, 24), NUMBER._replace(ink=GOLD))


def _ability(canvas: Canvas, scene: Scene[View], me: PlayerView) -> None:
    box = Box(14, 290, PLAYER[0] - 28, 36)
    if me.is_zu:
        zu = scene.view.zu
        if zu:
            _zu_line(canvas, scene, zu, box)
        return
    style = SMALL._replace(size=14.5, ink=mix(DIM, INK, 0.3))
    canvas.paragraph(scene.say(f"pic-excavation-ability-{me.faction}"), box, style, 1.16)


def _zu_line(canvas: Canvas, scene: Scene[View], zu: ZuView, box: Box) -> None:
    """How many cards Zu still has, and the last two he turned over."""
    last = [scene.say(f"pic-excavation-zu-{name.split('-')[0]}") for name in zu.revealed[-2:]]
    canvas.mark("zu-deck", "", box, zu.deck)
    text = scene.say("pic-excavation-zu-cards", deck=zu.deck, last=", ".join(last) or "–")
    canvas.paragraph(text, box, SMALL._replace(ink=mix(DIM, INK, 0.3)), 1.16)


# ---- what the owner alone sees ----

CARD_H = 118.0
PER_ROW = 4


def _groups(view: View) -> list[tuple[str, Sequence[CardView | ArtefactView]]]:
    mine = view.private
    if mine is None:
        return []
    groups: list[tuple[str, Sequence[CardView | ArtefactView]]] = [
        ("hand", _sorted(mine.hand)),
        ("packet", mine.packet),
        ("picks", mine.picks),
        ("drawn", mine.drawn),
        ("tiles", mine.tiles),
    ]
    return [(name, things) for name, things in groups if things or name == "hand"]


def _sorted(cards: Sequence[CardView]) -> list[CardView]:
    return sorted(
        cards, key=lambda card: (card.region is None, card.region or "", card.market or 0, card.fuel)
    )


def _height(name: str, things: Sequence[CardView | ArtefactView]) -> float:
    rows = -(-len(things) // PER_ROW)
    return HEAD + rows * (CARD_H + 8 if name != "tiles" else 62)


def hand(view: View) -> Panel[View]:
    """The cards and tiles that only this seat sees, as high as they need."""
    groups = _groups(view)
    size = (WIDTH, sum(_height(*group) for group in groups) + 6)

    def ground(canvas: Canvas, scene: Scene[View]) -> None:
        canvas.stamp(
            plate(canvas.px(size[0]), canvas.px(size[1]), canvas.px(14), PANEL, LINE, canvas.px(2)), 0, 0
        )

    def pieces(canvas: Canvas, scene: Scene[View]) -> None:
        y = 4.0
        for name, things in groups:
            title = scene.say(f"pic-excavation-{name}", count=len(things))
            canvas.text(title, Box(14, y, WIDTH - 28, HEAD - 6), look.TITLE)
            _lay(canvas, name, things, y + HEAD - 4)
            y += _height(name, things)

    return Panel(size, ground, pieces)


def _lay(canvas: Canvas, name: str, things: Sequence[CardView | ArtefactView], top: float) -> None:
    for number, thing in enumerate(things):
        column, row = number % PER_ROW, number // PER_ROW
        x = 14 + 45 + column * 91
        if isinstance(thing, CardView):
            y = top + row * (CARD_H + 8) + CARD_H / 2
            canvas.piece(hand_card(canvas, thing, CARD_H), x, y, name, number, thing.id)
        else:
            sprite = look.artefact(canvas.px(54), thing.region, thing.symbol, thing.value)
            canvas.piece(sprite, x, top + row * 62 + 28, name, number, thing.kind)


# ---- for the places that are empty with fewer players ----


def legend() -> Panel[View]:
    """What the signs mean."""

    def ground(canvas: Canvas, scene: Scene[View]) -> None:
        field(canvas, PLAYER, scene.say("pic-excavation-legend"))
        rows = (
            (look.market_sign(canvas.px(34), 1), "market"),
            (look.dig_sign(canvas.px(32), "yellow"), "dig"),
            (look.black_market_sign(canvas.px(38)), "black-market"),
            (look.artefact(canvas.px(29), "green", "fork", 5), "artefact"),
            (look.explorer(canvas.px(25), "aqulla"), "explorer"),
            (look.crew(canvas.px(31), "aqulla"), "crew"),
            (look.buyer(canvas.px(28), "purple"), "buyer"),
            (look.buyer(canvas.px(28), "special"), "special"),
        )
        for number, (sprite, key) in enumerate(rows):
            y = HEAD + 16 + number * 35.5
            canvas.sprite(sprite, 38, y)
            canvas.text(
                scene.say(f"pic-excavation-legend-{key}"),
                Box(72, y - 15, WIDTH - 84, 30),
                SMALL._replace(size=16),
            )

    return Panel(PLAYER, ground, lambda canvas, scene: None)


def seen_cards() -> Panel[View]:
    """The discard pile, counted by region and market symbol: it is public."""
    step = (52.0, 40.0)

    def ground(canvas: Canvas, scene: Scene[View]) -> None:
        field(canvas, PLAYER, scene.say("pic-excavation-discarded"))
        for row, track in enumerate(scene.view.tracks):
            canvas.sprite(look.emblem(canvas.px(28), track.region), 32, HEAD + 62 + row * step[1])
        for column, market in enumerate(scene.view.markets):
            canvas.sprite(look.market_sign(canvas.px(32), market.number), 84 + column * step[0], HEAD + 20)

    def pieces(canvas: Canvas, scene: Scene[View]) -> None:
        for row, track in enumerate(scene.view.tracks):
            for column, market in enumerate(scene.view.markets):
                count = sum(
                    c.region == track.region and c.market == market.number for c in scene.view.discard
                )
                if count:
                    x, y = 84 + column * step[0], HEAD + 62 + row * step[1]
                    canvas.label(str(count), x, y, NUMBER)

    return Panel(PLAYER, ground, pieces)
