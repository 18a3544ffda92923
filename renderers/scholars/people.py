"""The Translators: decks along the top of the board, Rooms along its foot."""

from PIL import Image

from engines.scholars.view import DeckView, EmployedView, OfferView, RoomView, TranslatorView, View
from renderers.kit.canvas import Canvas
from renderers.kit.cards import MARGIN, Card, card
from renderers.kit.layout import Box
from renderers.kit.lines import effect_line
from renderers.kit.pieces import slot
from renderers.kit.scene import Panel, Scene
from renderers.kit.stickers import stick
from renderers.kit.table import titled
from renderers.kit.tokens import badge
from renderers.scholars import look
from renderers.scholars.look import THEME

DECKS = (1010.0, 260.0)
ROOMS = (1588.0, 214.0)
NARROW_DECKS = (400.0, 470.0)
NARROW_ROOMS = (400.0, 560.0)


def decks(view: View) -> Panel[View]:
    """Eight decks in pairs; the number above a pair is the value that reaches it."""
    return _decks(DECKS, Box(10, 62, 984, 188).columns(len(view.decks), 8), 13.5)


def narrow_decks(view: View) -> Panel[View]:
    """The same for a phone, in two rows."""
    rows = Box(6, 62, 386, 400).rows(2, 34)
    return _decks(
        NARROW_DECKS, [box for row in rows for box in row.columns((len(view.decks) + 1) // 2, 8)], 14
    )


def _decks(size: tuple[float, float], places: list[Box], type: float) -> Panel[View]:
    def ground(canvas: Canvas, scene: Scene[View]) -> None:
        titled(canvas, Box(0, 0, *size), THEME, scene.say("pic-scholars-decks"))
        for number, (deck, box) in enumerate(zip(scene.view.decks, places, strict=True)):
            if number % 2 == 0:
                wide = places[number + 1].right - box.x if number + 1 < len(places) else box.w
                bar = Box(box.x, box.y - 25, wide, 21)
                look.strip(canvas, bar, look.SHADE)
                reach = scene.say("pic-scholars-reach", value=deck.min_value)
                canvas.text(reach, bar, THEME.strong(14, look.DIM), 0.5, may_cut=True)

    def pieces(canvas: Canvas, scene: Scene[View]) -> None:
        for deck, box in zip(scene.view.decks, places, strict=True):
            _deck(canvas, Box(box.x, box.y, box.w - 6, box.h - 10), deck, type)

    return Panel(size, ground, pieces)


def _deck(canvas: Canvas, box: Box, deck: DeckView, type: float) -> None:
    if deck.top is None:
        slot(canvas, box, THEME)
        return
    top, layers = deck.top, min(3, deck.cards - 1)

    def draw(blank: Canvas) -> None:
        for layer in range(layers, 0, -1):
            below = Box(MARGIN + 1.6 * layer, MARGIN + 2.6 * layer, box.w, box.h)
            look.strip(blank, below, look.SHADE, look.INK)
        translator(blank, Box(MARGIN, MARGIN, box.w, box.h), top, deck.portrait, type)

    key = (
        "translators",
        deck.portrait,
        top.id,
        top.dispatch,
        top.retired,
        top.vp,
        layers,
        box.w,
        box.h,
        type,
    )
    size = (box.w + 2 * MARGIN + 5, box.h + 2 * MARGIN + 8)
    stick(canvas.at(box.x - MARGIN, box.y - MARGIN), key, size, draw)
    canvas.mark("top", deck.portrait, box, deck.top.id)
    count = badge(canvas.px(20), str(deck.cards), look.INK, look.PAPER)
    canvas.sprite(count, box.x + 11, box.y + 10)
    canvas.mark("deck", deck.portrait, Box(box.x, box.y, 22, 20), deck.cards)


def translator(canvas: Canvas, box: Box, who: TranslatorView, portrait: str, type: float) -> None:
    """A Translator's card: languages in the band, what dispatching and retiring bring below."""
    face = Card(
        band=look.PORTRAITS.get(portrait, look.BROWN),
        paper=look.PAPER,
        picture=f"portrait-{portrait}" if portrait else "translator",
        cost=look.languages(who.languages),
        line=who.dispatch,
        size=type,
    )
    foot = type * 2.0
    card(canvas, Box(box.x, box.y, box.w, box.h - foot), face, THEME)
    low = Box(box.x, box.bottom - foot + 2, box.w, foot - 2)
    look.strip(canvas, low, look.SHADE)
    worth = f"[retired] {who.retired} · {who.vp}[vp]"
    effect_line(canvas, worth, low.inset(3, 1), THEME.strong(type * 0.92), THEME, 0.5, shrink=0.55)


# ---- Rooms ----


def rooms(view: View) -> Panel[View]:
    """Ten Rooms: cost, effect, the Gold that retires, and who is in."""
    return _rooms(view, ROOMS, Box(8, 36, 1572, 170).columns(len(view.rooms), 7), 13)


def narrow_rooms(view: View) -> Panel[View]:
    """The same for a phone, in three rows."""
    rows = Box(6, 36, 388, 518).rows(3, 6)
    return _rooms(view, NARROW_ROOMS, [box for row in rows for box in row.columns(4, 5)], 12.5)


def _rooms(view: View, size: tuple[float, float], places: list[Box], type: float) -> Panel[View]:
    def ground(canvas: Canvas, scene: Scene[View]) -> None:
        titled(canvas, Box(0, 0, *size), THEME, scene.say("pic-scholars-rooms"))
        for room, box in zip(scene.view.rooms, places, strict=False):
            look.strip(canvas, box, look.SHADE, radius=10)
            head = f"{room.number}. {room.cost}[silver] → {room.line}"
            effect_line(
                canvas,
                head,
                Box(box.x + 4, box.y + 2, box.w - 8, type * 2.9),
                THEME.strong(type),
                THEME,
                0.5,
                shrink=0.6,
            )
            slot(canvas, _bed(box, type), THEME, ground=look.SHADE)

    def pieces(canvas: Canvas, scene: Scene[View]) -> None:
        for room, box in zip(scene.view.rooms, places, strict=False):
            low = Box(box.x + 4, box.bottom - type * 1.7, box.w - 8, type * 1.6)
            there = room.translator
            gold = there.gold if there else 0
            note = f"{gold}/{room.gold}[gold]"
            due = there is not None and there.due
            ink = look.LAPIS if due else look.INK
            effect_line(
                canvas, f"{note} [retire]" if due else note, low, THEME.strong(type * 1.05, ink), THEME, 0.5
            )
            if there:
                _employed(canvas, _bed(box, type), room, there, scene, type)
                canvas.mark("gold", room.number, low, gold)

    return Panel(size, ground, pieces)


def _bed(box: Box, type: float) -> Box:
    return Box(box.x + 5, box.y + type * 3.1, box.w - 10, box.h - type * 5.0)


def _employed(
    canvas: Canvas, box: Box, room: RoomView, there: EmployedView, scene: Scene[View], type: float
) -> None:
    who = there.card
    band = look.PORTRAITS.get(who.portrait or "", look.BROWN)
    if room.offer:
        _offer(canvas, box, who, room.offer, type)
    else:
        face = Card(
            band=band,
            paper=look.PAPER,
            picture=f"portrait-{who.portrait}" if who.portrait else "translator",
            cost=look.languages(who.languages),
            line=f"[retired] {who.retired} · {who.vp}[vp]",
            size=type,
        )
        card(canvas, box, face, THEME)
    canvas.mark("translator", who.id, box, room.number)
    if there.owner is not None:
        sign = token_of(scene.view, there.owner, canvas.px(type * 2))
        canvas.piece(sign, box.x + type * 1.1, box.bottom - type * 2.9, "owner", room.number, there.owner)


def _offer(canvas: Canvas, box: Box, who: TranslatorView, offer: OfferView, type: float) -> None:
    """In the draft: who it is, and the Resource card that comes along."""
    dice = " ".join(f"{count}[die-{colour}]" for colour, count in offer.dice.items() if count)
    workers = " ".join(f"{count}[worker-{colour}]" for colour, count in offer.workers.items() if count)
    look.strip(canvas, box, look.PAPER)
    rows = (
        look.languages(who.languages) + f" {who.vp}[vp]",
        f"{dice} {offer.draw}[draw]",
        f"{offer.gold}[gold] {offer.silver}[silver] {workers}",
        offer.bonus,
    )
    for line, row in zip(rows, box.inset(3, 2).rows(len(rows)), strict=True):
        effect_line(canvas, line, row, THEME.strong(type * 0.95), THEME, 0.5, shrink=0.55)


def token_of(view: View, seat: int, size: int) -> Image.Image:
    """The sign of a seat, the opponent's too."""
    return look.seat_token(size, colour_of(view, seat), seat)


def colour_of(view: View, seat: int) -> str:
    """The colour of a seat's pieces."""
    if view.solo is not None and seat == view.solo.seat:
        return view.solo.piece_colour
    return view.players[seat].piece_colour
