"""The factions' boards, as everybody sees them, and what only its owner sees."""

from collections.abc import Sequence

from engines.excavation.state import shelf
from engines.excavation.view import ArtefactView, CardView, PlayerView, View, ZuView
from renderers.excavation import look
from renderers.excavation.look import ACCENT, DIM, GOLD, INK, LINE, PANEL, RAISED
from renderers.excavation.trade import HEAD, field, hand_card
from renderers.kit.canvas import Canvas, Style
from renderers.kit.colour import mix
from renderers.kit.layout import Box
from renderers.kit.lines import effect_line, icon_row
from renderers.kit.panels import plate
from renderers.kit.pieces import slot
from renderers.kit.scene import Panel, Scene
from renderers.kit.table import framed, legend
from renderers.kit.text import Face

WIDTH = 390
NICHE = look.THEME.edge(PANEL)
PLAYER = (WIDTH, 330)
NAME = Style(Face.SANS_BOLD, 20, INK)
SMALL = Style(Face.SANS_SEMIBOLD, 14.5, DIM)
NUMBER = Style(Face.SANS_BOLD, 19, INK)
MONEY = Style(Face.SANS_BOLD, 30, GOLD)
CELL = (29.0, 33.5)
GALLERY = Box(34, 112, CELL[0] * 5, CELL[1] * 4)
STORE_X = 228
PLAYING = ("action", "scoring")  # when it means something who has passed and travelled


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
    framed(canvas, Box(0, 0, *PLAYER), look.THEME)
    for track, region in enumerate(scene.view.tracks):
        canvas.sprite(
            look.emblem(canvas.px(20), region.region), GALLERY.x + (track + 0.5) * CELL[0], GALLERY.y - 12
        )
    for row, symbol in enumerate(me.row_credits):
        y = GALLERY.y + (row + 0.5) * CELL[1]
        canvas.sprite(look.symbol(canvas.px(19), symbol, DIM), GALLERY.x - 16, y)
        for column in range(5):
            x = GALLERY.x + (column + 0.5) * CELL[0]
            cell = Box(x - 13.5, y - 15.5, 27, 31)
            canvas.sprite(look.niche(canvas.px(cell.w), canvas.px(cell.h), NICHE), x, y)
            canvas.note_slot(cell, NICHE, PANEL)
    corner = Box(GALLERY.right + 3, GALLERY.bottom + 2, 62, 16)  # of guards so many → so many credits
    effect_line(canvas, "[guard]→[coin]", corner, look.THEME.style(12), look.THEME)
    canvas.text(scene.say("pic-excavation-hold"), Box(STORE_X, 88, 160, 18), SMALL)
    canvas.text(scene.say("pic-excavation-hidden"), Box(STORE_X, 192, 160, 18), SMALL)
    _slots(canvas, me.hold_spaces, 112)
    _slots(canvas, me.hidden_spaces, 216)


def _slot(number: int, top: float) -> tuple[float, float]:
    return STORE_X + 24 + (number % 3) * 53, top + 19 + (number // 3) * 41


def _slots(canvas: Canvas, count: int, top: float) -> None:
    for number in range(count):
        x, y = _slot(number, top)
        slot(canvas, Box(x - 25, y - 18.5, 50, 37), look.THEME)


def _stored(
    canvas: Canvas, tiles: Sequence[ArtefactView], spaces: int, top: float, kind: str, seat: int
) -> None:
    for number, tile in enumerate(tiles[: max(spaces, len(tiles))]):
        x, y = _slot(number, top)
        sprite = look.artefact(canvas.px(36), tile.region, tile.symbol, tile.value)
        canvas.piece(sprite, x, y, kind, f"{seat}.{number}", tile.kind)


def _head(canvas: Canvas, scene: Scene[View], me: PlayerView) -> None:
    if me.seat in scene.now:
        canvas.frame(Box(0, 0, *PLAYER), ACCENT, 4, 14)
        canvas.mark("active", me.seat, Box(0, 0, *PLAYER))
    if me.faction:
        canvas.piece(look.crew(canvas.px(50), me.faction), 34, 33, "faction", me.seat, me.faction)
    room = PLAYER[0] - 64 - 112
    canvas.text(scene.label(me.seat), Box(64, 8, room, 24), NAME, may_cut=True)
    key = f"pic-excavation-faction-{me.faction}" if me.faction else "pic-excavation-no-faction"
    canvas.text(scene.say(key), Box(64, 32, room, 20), SMALL)
    used = canvas.text(str(me.credits), Box(PLAYER[0] - 110, 8, 96, 44), MONEY, 1)
    left = PLAYER[0] - 32 - used
    canvas.sprite(look.icon(canvas.px(28), "coin", GOLD), left, 30)
    canvas.mark("credits", me.seat, Box(left - 15, 14, used + 36, 32), me.credits)


def _stats(canvas: Canvas, scene: Scene[View], me: PlayerView) -> None:
    """Crew, hand, travel cards used, place in the turn order, token, whether passed."""
    y = 71.0
    crew = "∞" if me.crew is None else str(me.crew)
    x = 26.0
    for name, text, kind in (("person", crew, "crew"), ("cards", str(me.hand_size), "hand-size")):
        if kind == "hand-size" and me.is_zu:
            continue
        canvas.sprite(look.icon(canvas.px(25), name, DIM), x, y)
        wide = canvas.text(text, Box(x + 16, y - 12, 34, 24), NUMBER)
        canvas.mark(kind, me.seat, Box(x - 13, y - 13, 32 + wide, 26), text)
        x += 76
    if me.token is not None:
        canvas.piece(look.order_token(canvas.px(28), me.token), x + 2, y, "token", me.seat, me.token)
    x += 34
    if scene.view.phase not in PLAYING:
        return
    for number, card in enumerate(me.travel_used):
        sprite = look.travel_card(canvas.px(30), card.fuel)
        canvas.piece(sprite, x + number * 24, y, "travel-used", f"{me.seat}.{number}", card.id)
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
            look.guard(canvas.px(25), me.faction or "zu", region), x, y, "guard", f"{me.seat}.{kind}"
        )
    _gallery_worth(canvas, me, view)
    for number, region in enumerate(regions):
        x = GALLERY.x + (number + 0.5) * CELL[0]
        if region in me.columns:
            canvas.piece(
                look.icon(canvas.px(19), "card", GOLD), x, 273, "column-bonus", f"{me.seat}.{region}"
            )
    worth = sum(me.row_credits.values()) + sum(me.column_credits.values())
    if worth:
        box = Box(STORE_X, 260, 92, 26)
        canvas.mark("gallery-worth", me.seat, box, worth)
        canvas.sprite(look.icon(canvas.px(20), "crown", GOLD), STORE_X + 10, 273)
        canvas.text(f"+{worth}", Box(STORE_X + 26, 261, 60, 24), NUMBER._replace(ink=GOLD))


def _gallery_worth(canvas: Canvas, me: PlayerView, view: View) -> None:
    """What each row and column brings, and how much more the next guard would; or how many guards bring what
    (EE-190)."""
    tables = shelf.of(view.data)
    rows = {entry.symbol: entry.credits for entry in tables.gallery_row}
    for row, (symbol, now) in enumerate(me.row_credits.items()):
        count = sum(kind.endswith(f"-{symbol}") for kind in me.gallery)
        y = GALLERY.y + (row + 0.5) * CELL[1]
        _worth(canvas, now, rows[symbol], count, Box(GALLERY.right + 2, y - 14, 48, 14))
        canvas.mark("row-worth", f"{me.seat}.{symbol}", Box(GALLERY.right, y - 14, 46, 28), now)
    for column, (region, now) in enumerate(me.column_credits.items()):
        count = sum(kind.startswith(f"{region}-") for kind in me.gallery)
        x = GALLERY.x + column * CELL[0]
        _worth(canvas, now, tables.gallery_column.credits, count, Box(x, GALLERY.bottom + 3, CELL[0], 14))
        canvas.mark("column-worth", f"{me.seat}.{region}", Box(x, GALLERY.bottom + 2, CELL[0], 30), now)


def _worth(canvas: Canvas, now: int, table: Sequence[int], count: int, box: Box) -> None:
    style = SMALL._replace(size=14.5)
    if now:
        canvas.text(str(now), box, style._replace(ink=GOLD, face=Face.SANS_BOLD), 0.5)
    better = next((guards for guards in range(count + 1, len(table)) if table[guards] > now), None)
    if better is not None:
        below = Box(box.x - 2, box.y + (14 if now else 7), box.w + 4, 14)
        more = f"+{table[better] - now}" if better == count + 1 else f"{better}→{table[better]}"
        canvas.text(more, below, style, 0.5)


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
    """How many cards Zu still has, and the last two he turned over; `zu_cards` tells the rest."""
    last = [_zu_card(scene, name) for name in zu.revealed[-2:]]
    canvas.mark("zu-deck", "", box, zu.deck)
    text = scene.say("pic-excavation-zu-cards", deck=zu.deck, last=", ".join(last) or "–")
    canvas.paragraph(text, box, SMALL._replace(ink=mix(DIM, INK, 0.3)), 1.16)


def _zu_card(scene: Scene[View], name: str) -> str:
    return scene.say(f"pic-excavation-zu-{name.split('-')[0]}")


def zu_cards() -> Panel[View]:
    """All that is known about Zu's cards: what he revealed, what is left, and what made the game harder."""

    def ground(canvas: Canvas, scene: Scene[View]) -> None:
        field(canvas, PLAYER, scene.say("pic-excavation-zu-title"))

    def pieces(canvas: Canvas, scene: Scene[View]) -> None:
        zu = scene.view.zu
        if zu is None:
            return
        body = look.THEME.style(16)
        piles = (("deck", zu.deck), ("later", sum(zu.later)), ("unseen", zu.unseen))
        for (name, count), cell in zip(piles, Box(12, HEAD + 2, WIDTH - 24, 60).columns(3, 6), strict=True):
            canvas.stamp(plate(canvas.px(cell.w), canvas.px(cell.h), canvas.px(8), RAISED), cell.x, cell.y)
            canvas.text(str(count), Box(cell.x, cell.y + 4, cell.w, 28), look.THEME.strong(24), 0.5)
            below = Box(cell.x + 4, cell.y + 32, cell.w - 8, 22)
            canvas.text(scene.say(f"pic-excavation-zu-{name}"), below, body._replace(ink=DIM), 0.5)
            canvas.mark("zu-piles", name, cell, count)
        title = Box(14, HEAD + 68, WIDTH - 28, 24)
        canvas.text(scene.say("pic-excavation-zu-revealed"), title, body._replace(ink=DIM))
        grid = Box(12, title.bottom + 2, WIDTH - 24, 126)
        cells = [cell for row in grid.rows(4, 5) for cell in row.columns(3, 6)]
        for number, (name, cell) in enumerate(zip(zu.revealed[-len(cells) :], cells, strict=False)):
            back = plate(canvas.px(cell.w), canvas.px(cell.h), canvas.px(7), RAISED, LINE, canvas.px(1.2))
            canvas.stamp(back, cell.x, cell.y)
            canvas.text(_zu_card(scene, name), cell, body, 0.5, may_cut=True)
            canvas.mark("zu-revealed", number, cell, name)
        options = "; ".join(scene.say(f"setting-{option}") for option in zu.options)
        if options:
            below = Box(14, grid.bottom + 8, WIDTH - 28, PLAYER[1] - grid.bottom - 14)
            canvas.paragraph(options, below, body._replace(ink=DIM), 1.1)

    return Panel(PLAYER, ground, pieces)


# ---- what the owner alone sees ----

CARD_H = 112.0
PER_ROW = 4
FOOT = 24.0  # below a card: what it can be used for now
KEY = 84.0  # what the signs below the cards mean


def posts(seat: int) -> Panel[View]:
    """Where the owner's explorers and traders stand."""
    size = (WIDTH, 74.0)

    def ground(canvas: Canvas, scene: Scene[View]) -> None:
        framed(canvas, Box(0, 0, *size), look.THEME)

    def pieces(canvas: Canvas, scene: Scene[View]) -> None:
        me = scene.view.players[seat]
        places = ", ".join(scene.called("pic-excavation-place", place) for place in me.explorers) or "–"
        traders = [
            f"{market.traders[seat]} → {market.number}"
            for market in scene.view.markets
            if market.traders[seat]
        ]
        for row, (icon, text) in enumerate((("explorer", places), ("crew", ", ".join(traders) or "–"))):
            y = 8 + row * 32
            faction = me.faction or "aqulla"
            sprite = (look.explorer if icon == "explorer" else look.crew)(canvas.px(24), faction)
            canvas.sprite(sprite, 26, y + 15)
            shown = scene.say(f"pic-excavation-my-{icon}s", where=text)
            canvas.text(shown, Box(48, y, WIDTH - 58, 30), SMALL._replace(size=15.5, ink=INK), may_cut=True)
            canvas.mark(f"my-{icon}s", seat, Box(12, y, WIDTH - 24, 30), text)

    return Panel(size, ground, pieces)


USES = {
    "travel": "saucer",
    "excavate": "dig",
    "market": "market",
    "sell": "coin",
    "command": "centre",
    "smuggle": "black-market",
    "survey": "eye",
}


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
    return HEAD + rows * (CARD_H + FOOT if name != "tiles" else 62)


def hand(view: View) -> Panel[View]:
    """The cards and tiles that only this seat sees, as high as they need."""
    groups = _groups(view)
    acting = view.private is not None and bool(view.private.uses)
    size = (WIDTH, sum(_height(*group) for group in groups) + 6 + (KEY if acting else 0))

    def ground(canvas: Canvas, scene: Scene[View]) -> None:
        framed(canvas, Box(0, 0, *size), look.THEME)
        if acting:
            key = Box(14, size[1] - KEY - 2, WIDTH - 28, KEY - 4)
            cells = [cell for row in key.rows(3) for cell in row.columns(3)]
            for (use, icon), cell in zip(USES.items(), cells, strict=False):
                canvas.sprite(look.THEME.icons.sprite(icon, canvas.px(21)), cell.x + 11, cell.centre[1])
                word = scene.say(f"pic-excavation-use-{use}")
                canvas.text(word, cell.beside(27), SMALL._replace(size=15.5))

    def pieces(canvas: Canvas, scene: Scene[View]) -> None:
        y = 4.0
        for name, things in groups:
            title = scene.say(f"pic-excavation-{name}", count=len(things))
            canvas.text(title, Box(14, y, WIDTH - 28, HEAD - 6), look.TITLE)
            _lay(canvas, scene, name, things, y + HEAD - 4)
            y += _height(name, things)

    return Panel(size, ground, pieces)


def _lay(
    canvas: Canvas, scene: Scene[View], name: str, things: Sequence[CardView | ArtefactView], top: float
) -> None:
    for number, thing in enumerate(things):
        column, row = number % PER_ROW, number // PER_ROW
        x = 14 + 45 + column * 91
        if isinstance(thing, CardView):
            y = top + row * (CARD_H + FOOT) + CARD_H / 2
            canvas.piece(hand_card(canvas, thing, CARD_H), x, y, name, number, thing.id)
            mine = scene.view.private
            uses = mine.uses.get(thing.id, []) if mine is not None and name == "hand" else []
            foot = Box(x - 45, y + CARD_H / 2 + 3, 90, min(20.0, 90 / max(1, len(uses))))
            icon_row(canvas, [USES[use] for use in uses], foot, look.THEME, 0, 0.5)
            canvas.mark("uses", number, foot, " ".join(uses))
        else:
            sprite = look.artefact(canvas.px(54), thing.region, thing.symbol, thing.value)
            canvas.piece(sprite, x, top + row * 62 + 28, name, number, thing.kind)


# ---- for the places that are empty with fewer players ----


LEGEND = (
    "market",
    "dig",
    "black-market",
    "artefact",
    "explorer",
    "crew",
    "buyer",
    "special",
    "centre",
    "lamp",
    "guard",
)


def signs() -> Panel[View]:
    """What the signs mean."""
    entries = [(name, f"pic-excavation-legend-{name}") for name in LEGEND]
    return legend(PLAYER, look.THEME, "pic-excavation-legend", entries)


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
