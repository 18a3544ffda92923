"""Drawing pages, and taking them by effects (BT-045, BT-110 to BT-113, BT-157, BT-158, BT-165)."""

from enum import Enum
from functools import cache

from engines.booksoftime.book import falls_off
from engines.booksoftime.components import Components
from engines.booksoftime.effects import EFFECTS
from engines.booksoftime.offer import receive, refuse_refresh, replace, take_deck_top, take_from_offer
from engines.booksoftime.state import BooksOfTime, Player, parts_of
from engines.booksoftime.vocabulary import PageId, RefreshOffer, Symbol, TakeDiscard, TakeOffer
from engines.booksoftime.wording import gain_text, page_text, symbol_text
from engines.kernel import Asking, Closed, Option, Refusal, Step, Text


class Source(Enum):
    """Where a page of the Draw action comes from besides the slots of the offer."""

    TOP = "top"
    REFRESH = "refresh"


def take_note(parts: Components, page: PageId, gone: PageId | None) -> Text:
    """The instant benefit of a page, and which one it pushes off the board (BT-043)."""
    gain = gain_text(parts.pages[page].instant)
    if gone:
        return Text("note-take-pushes", {"gain": gain, "page": Text(f"page-{parts.pages[gone].name}")})
    return Text("note-take", {"gain": gain})


@cache
def draw_option(data: str, source: int | Source, page: PageId, gone: PageId | None) -> Option[int | Source]:
    """A page that may be drawn: a slot of the offer, which its id counts from 1, or the deck's top."""
    parts = parts_of(data)
    note, label = take_note(parts, page, gone), page_text(parts.pages[page])
    if isinstance(source, int):
        return Option(f"draw:{source + 1}", source, label, note)
    return Option("draw:top", source, Text("option-top", {"page": label}), note)


@cache
def take_option(data: str, slot: int, page: PageId, gone: PageId | None) -> Option[int | None]:
    """A page of the offer that an effect takes."""
    parts = parts_of(data)
    return Option(f"take:{slot + 1}", slot, page_text(parts.pages[page]), take_note(parts, page, gone))


@cache
def refresh_option(vp: int) -> Option[int | Source]:
    """Before the first page: replace pages of the offer (BT-112)."""
    return Option("draw:refresh", Source.REFRESH, Text("option-refresh", {"vp": vp}))


def pages_to_draw(game: BooksOfTime) -> list[tuple[int | Source, PageId]]:
    """What the Draw action may take: the slots of the offer, the top of the deck (BT-110)."""
    found: list[tuple[int | Source, PageId]] = [(slot, page) for slot, page in enumerate(game.offer) if page]
    return [*found, (Source.TOP, game.deck.top)] if game.deck.top else found


def sources(game: BooksOfTime, me: Player) -> list[Option[int | Source]]:
    """The pages that may be drawn next."""
    gone = falls_off(me.board)
    return [draw_option(game.data, source, page, gone) for source, page in pages_to_draw(game)]


def refuse_source(game: BooksOfTime, me: Player, source: int | Source) -> Refusal | None:
    """The refresh costs VP and needs a whole offer (BT-065, BT-112)."""
    if source is not Source.REFRESH:
        return None
    if me.vp < game.parts.limits.refresh_vp:
        cost = game.parts.limits.refresh_vp
        return Refusal("BT-112", Text("why-vp", {"cost": cost, "vp": me.vp}))
    return refuse_refresh(game)


def draw(game: BooksOfTime, me: Player, first: int | Source) -> Step:
    """The action: two pages in a row, each from the offer or the deck's top (BT-110 to BT-113)."""
    source = first
    if source is Source.REFRESH:
        chosen = yield from choose_slots(game, me, at_least=1)
        me.vp -= game.parts.limits.refresh_vp
        game.tell("pays", who=me.who, vp=game.parts.limits.refresh_vp)
        yield from replace(game, me, chosen)
        source = yield from me.ask(
            "draw", lambda: sources(game, me), missing=lambda: [no_refresh(game, "why-refresh-once")]
        )
    yield from take(game, me, source)
    for _ in range(1, game.parts.limits.draw_pages):
        if not pages_to_draw(game):
            return
        source = yield from me.ask(
            "draw", lambda: sources(game, me), missing=lambda: [no_refresh(game, "why-refresh-late")]
        )
        yield from take(game, me, source)


def no_refresh(game: BooksOfTime, why: str) -> Closed:
    """The offer is replaced once, before the first page, or not at all (BT-112)."""
    refresh = refresh_option(game.parts.limits.refresh_vp)
    return Closed(refresh.id, refresh.label, Refusal("BT-112", Text(why)))


def take(game: BooksOfTime, me: Player, source: int | Source) -> Step:
    """One page of the Draw action."""
    if isinstance(source, int):
        yield from take_from_offer(game, me, source)
    else:
        yield from take_deck_top(game, me)


def choose_slots(game: BooksOfTime, me: Player, *, at_least: int) -> Asking[list[int]]:
    """Pages of the offer that are to be replaced."""
    return (
        yield from me.ask_some(
            "refresh",
            lambda: [
                Option(str(slot + 1), slot, page_text(game.parts.pages[page]))
                for slot, page in enumerate(game.offer)
                if page
            ],
            at_least=at_least,
            at_most=len(game.offer),
            default=None if at_least else "-",
        )
    )


@EFFECTS.of(
    RefreshOffer,
    text=lambda effect: Text("effect-refresh"),
    line=lambda effect: "[refresh]",
    refuse=lambda game, me, effect: refuse_refresh(game),
)
def refresh_offer(game: BooksOfTime, me: Player, effect: RefreshOffer) -> Step:
    """Any pages of the offer are discarded and replaced together (BT-165)."""
    chosen = yield from choose_slots(game, me, at_least=0)
    if chosen:
        yield from replace(game, me, chosen)


def refuse_take(game: BooksOfTime, me: Player, effect: TakeOffer) -> Refusal | None:
    """There must be a page in the offer (BT-065)."""
    return None if any(game.offer) else Refusal("BT-065", Text("why-no-offer"))


def slots(game: BooksOfTime, me: Player) -> list[Option[int | None]]:
    """The pages of the offer by slot."""
    gone = falls_off(me.board)
    return [take_option(game.data, slot, page, gone) for slot, page in enumerate(game.offer) if page]


@EFFECTS.of(
    TakeOffer,
    text=lambda effect: Text("effect-take-offer", {"n": effect.n}),
    line=lambda effect: f"{effect.n}[offer]",
    refuse=refuse_take,
)
def take_offer(game: BooksOfTime, me: Player, effect: TakeOffer) -> Step:
    """Pages of the offer one after the other, not the deck's top; or fewer (BT-157, BT-167)."""
    for _ in range(effect.n):
        if not any(game.offer):
            return
        slot = yield from me.ask("take", lambda: [*slots(game, me), LEAVE], default="decline")
        if slot is None:
            return
        yield from take_from_offer(game, me, slot)


def refuse_search(game: BooksOfTime, me: Player, effect: TakeDiscard) -> Refusal | None:
    """There must be a page in the discards (BT-158)."""
    return None if game.deck.discard else Refusal("BT-158", Text("why-no-discards"))


@EFFECTS.of(
    TakeDiscard,
    text=lambda effect: Text("effect-take-discard", {"n": effect.n}),
    line=lambda effect: f"{effect.n}[pile]",
    refuse=refuse_search,
)
def take_discard(game: BooksOfTime, me: Player, effect: TakeDiscard) -> Step:
    """Name a symbol and take a page with it from the discards, which may be searched before (BT-158)."""
    for _ in range(effect.n):
        if not game.deck.discard:
            return
        symbol = yield from me.ask("symbol", lambda: [*symbols(game), LEAVE_PILE], default="decline")
        if symbol is None:
            return
        page = yield from me.ask(
            "from-discards",
            lambda: [
                Option(
                    page,
                    page,
                    page_text(game.parts.pages[page]),
                    take_note(game.parts, page, falls_off(me.board)),
                )
                for page in sorted(game.deck.discard)
                if game.parts.pages[page].symbol == symbol
            ],
            args=lambda: {"symbol": symbol_text(symbol)},
        )
        game.deck.discard.remove(page)
        receive(game, me, page, FROM_DISCARDS)


FROM_DISCARDS = Text("from-discards")


def symbols(game: BooksOfTime) -> list[Option[Symbol | None]]:
    """The symbols of the discarded pages."""
    there = [game.parts.pages[page].symbol for page in game.deck.discard]
    return [
        Option(kind.id, kind.id, symbol_text(kind.id), Text("note-count", {"n": there.count(kind.id)}))
        for kind in game.parts.symbol
        if kind.id in there
    ]


LEAVE: Option[int | None] = Option("decline", None, Text("option-decline"))
LEAVE_PILE: Option[Symbol | None] = Option("decline", None, Text("option-decline"))
