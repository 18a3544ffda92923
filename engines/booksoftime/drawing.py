"""Drawing pages, and taking them by effects (BT-045, BT-110 to BT-113, BT-157, BT-158, BT-165)."""

from collections.abc import Sequence
from enum import Enum
from functools import cache

from engines.booksoftime.abilities import front_note
from engines.booksoftime.book import falls_off
from engines.booksoftime.components import Components
from engines.booksoftime.effects import EFFECTS
from engines.booksoftime.offer import receive, refuse_refresh, replace, take_deck_top, take_from_offer
from engines.booksoftime.state import BooksOfTime, Player, parts_of
from engines.booksoftime.vocabulary import PageId, RefreshOffer, Symbol, TakeDiscard, TakeOffer
from engines.booksoftime.wording import page_text, page_with_gain, symbol_text
from engines.kernel import Asking, Closed, Option, Refusal, Step, Text


class Source(Enum):
    """Where a page of the Draw action comes from besides the slots of the offer."""

    TOP = "top"


def pushes(game: BooksOfTime, me: Player) -> Text:
    """Which page the next one to come would push off the board, if any (BT-043)."""
    gone = falls_off(me.board)
    return Text("pushes-off", {"page": page_text(game.parts.pages[gone])}) if gone else Text("pushes-none")


@cache
def draw_option(data: str, source: int | Source, page: PageId) -> Option[int | Source]:
    """A page that may be drawn: a slot of the offer, which its id counts from 1, or the deck's top."""
    entry = parts_of(data).pages[page]
    label, note = page_with_gain(entry), front_note(entry)
    if isinstance(source, int):
        return Option(f"draw:{source + 1}", source, label, note)
    return Option("draw:top", source, Text("option-top", {"page": label}), note)


@cache
def take_option(data: str, slot: int, page: PageId) -> Option[int | None]:
    """A page of the offer that an effect takes."""
    entry = parts_of(data).pages[page]
    return Option(f"take:{slot + 1}", slot, page_with_gain(entry), front_note(entry))


def renewal_text(parts: Components) -> Text:
    """Before the first page: replace pages of the offer (BT-112)."""
    return Text("option-refresh", {"vp": parts.limits.refresh_vp})


def pages_to_draw(offer: Sequence[PageId | None], top: PageId | None) -> list[tuple[int | Source, PageId]]:
    """What the Draw action may take: the slots of the offer, the top of the deck (BT-110)."""
    found: list[tuple[int | Source, PageId]] = [(slot, page) for slot, page in enumerate(offer) if page]
    return [*found, (Source.TOP, top)] if top else found


def sources(game: BooksOfTime, me: Player) -> list[Option[int | Source]]:
    """The pages that may be drawn next."""
    pages = pages_to_draw(game.offer, game.deck.top)
    return [draw_option(game.data, source, page) for source, page in pages]


def empty_sources(game: BooksOfTime) -> list[Closed]:
    """Slots without a page, and an empty deck (BT-065, BT-113)."""
    empty = [
        Closed(f"draw:{slot}", Text("icon-slot", {"slot": slot}), NO_PAGE_THERE)
        for slot, page in enumerate(game.offer, start=1)
        if page is None
    ]
    return empty if game.deck.top else [*empty, Closed("draw:top", Text("icon-deck"), NO_PAGE_THERE)]


NO_PAGE_THERE = Refusal("BT-113", Text("why-no-page-there"))


def refuse_renewal(game: BooksOfTime, me: Player) -> Refusal | None:
    """A refresh before drawing costs VP, and there must be something to refill from (BT-065, BT-112)."""
    cost = game.parts.limits.refresh_vp
    if me.vp < cost:
        return Refusal("BT-112", Text("why-vp", {"cost": cost, "vp": me.vp}))
    return refuse_refresh(game)


def draw_renewed(game: BooksOfTime, me: Player) -> Step:
    """The action, from an offer some of whose pages are replaced before, for VP (BT-112)."""
    chosen = yield from choose_slots(game, me, at_least=1)
    cost = game.parts.limits.refresh_vp
    me.vp -= cost
    game.tell("pays", who=me.who, vp=cost)
    yield from replace(game, me, chosen)
    source = yield from next_source(game, me, "why-refresh-once")
    yield from draw(game, me, source)


def draw(game: BooksOfTime, me: Player, first: int | Source) -> Step:
    """The action: two pages in a row, each from the offer or the deck's top (BT-110 to BT-113)."""
    yield from take(game, me, first)
    for _ in range(1, game.parts.limits.draw_pages):
        if not (game.deck.top or any(game.offer)):
            return
        source = yield from next_source(game, me, "why-refresh-late")
        yield from take(game, me, source)


def next_source(game: BooksOfTime, me: Player, why_no_refresh: str) -> Asking[int | Source]:
    """Which page is drawn (BT-110); the offer is replaced before the first page or not at all (BT-112)."""
    why = Refusal("BT-112", Text(why_no_refresh))
    return (
        yield from me.ask(
            "draw",
            lambda: sources(game, me),
            missing=lambda: [Closed(RENEW, renewal_text(game.parts), why), *empty_sources(game)],
            args=lambda: {"pushes": pushes(game, me)},
        )
    )


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
                Option(str(slot + 1), slot, page_with_gain(entry), front_note(entry))
                for slot, page in enumerate(game.offer)
                if page
                for entry in (game.parts.pages[page],)
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
    return [take_option(game.data, slot, page) for slot, page in enumerate(game.offer) if page]


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
        slot = yield from me.ask(
            "take",
            lambda: [*slots(game, me), LEAVE],
            args=lambda: {"pushes": pushes(game, me)},
            default="decline",
        )
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
                Option(page, page, page_with_gain(entry), front_note(entry))
                for page in sorted(game.deck.discard)
                for entry in (game.parts.pages[page],)
                if entry.symbol == symbol
            ],
            args=lambda: {"symbol": symbol_text(symbol), "pushes": pushes(game, me)},
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


RENEW = "draw:refresh"
LEAVE: Option[int | None] = Option("decline", None, Text("option-decline"))
LEAVE_PILE: Option[Symbol | None] = Option("decline", None, Text("option-decline"))
