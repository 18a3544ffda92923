"""Abilities in words and in icons: both are made of the tables, so a corrected table corrects them too.

The icons of a line are those of the drawing kit (quill, paper, folder, points, deck, symbols by their ids)
and the game's own: `page` and `page-<type>`, `offer`, `pile` (the discards), `refresh`, `write`, `track` and
`track-<type>`, `goal` and `goal-<type>`, `token`, `same` (of one type), `kinds-<type>` and `most-<type>` (the
different symbols of a book, the commonest one), `book-<type>` (each page of it).
"""

from collections import Counter
from collections.abc import Sequence
from functools import cache

from engines.booksoftime.components import Page
from engines.booksoftime.vocabulary import (
    ANY,
    RESOURCES,
    AnyGoal,
    AnyIcon,
    BookType,
    BySlot,
    BySymbol,
    ByType,
    Cost,
    DeckTop,
    Different,
    FixedAndOther,
    Gain,
    InOrder,
    Symbol,
)
from engines.kernel import Text, counted, listed


@cache
def symbol_text(symbol: Symbol) -> Text:
    """A symbol by its name."""
    return Text(f"symbol-{symbol}")


@cache
def type_text(book: BookType) -> Text:
    """A type of pages: trade, science or industry."""
    return Text("type", {"book": book})


@cache
def book_text(book: BookType) -> Text:
    """A book."""
    return Text("book", {"book": book})


def page_text(page: Page) -> Text:
    """A page: its name, type and symbol; a starting page has a number instead."""
    return _page_text(page.name, page.type, page.symbol, page.number)


@cache
def _page_text(name: str, book: BookType, symbol: Symbol, number: int) -> Text:
    named = Text(f"page-{name}")
    if number:
        return Text("starting-page", {"name": named, "book": book, "number": number})
    return Text("page", {"name": named, "book": book, "symbol": symbol_text(symbol)})


def page_with_gain(page: Page) -> Text:
    """A page and its instant benefit."""
    return Text("page-gain", {"page": page_text(page), "gain": gain_text(page.instant)})


# ---- costs and gains --------------------------------------------------------------------------------------


def amounts(gain: Gain | Cost) -> list[Text]:
    """Resources and VP, each with its number."""
    texts = [counted(count, Text(name)) for name in RESOURCES if (count := getattr(gain, name))]
    return [*texts, counted(gain.vp, Text("vp"))] if gain.vp else texts


@cache
def gain_text(gain: Gain) -> Text:
    """What is gained, as a list."""
    return listed(amounts(gain))


@cache
def cost_text(cost: Cost) -> Text:
    """What is paid, and which pages are discarded."""
    discarded = [Text("cost-discard", {"pages": pages_text(cost.pages)})] if cost.pages else []
    return listed([*amounts(cost), *discarded])


def pages_text(kinds: Sequence[str]) -> Text:
    """Pages of some types, or any; several of a kind with their number."""
    return listed([Text("cost-page", {"book": kind, "n": n}) for kind, n in Counter(kinds).items()])


def gain_line(gain: Gain | Cost, minus: str = "") -> str:
    """Numbers and icons of resources and VP; a cost in VP bears a minus."""
    parts = [f"{count}[{name}]" for name in RESOURCES if (count := getattr(gain, name))]
    return " ".join([*parts, f"{minus}{gain.vp}[points]"] if gain.vp else parts)


def cost_line(cost: Cost) -> str:
    """Resources, VP, and the pages that are discarded."""
    pages = [f"−[{page_icon(kind)}]" for kind in cost.pages]
    return " ".join(part for part in (gain_line(cost, "−"), *pages) if part)


def page_icon(kind: str) -> str:
    """The icon of a page of a type, or of any."""
    return "page" if kind == ANY else f"page-{kind}"


def of_type(icon: str, kind: str) -> str:
    """The icon of something of a type, or of any."""
    return f"[{icon}]" if kind == ANY else f"[{icon}-{kind}]"


def any_type(types: Sequence[BookType]) -> Text:
    """One of several types of pages."""
    first, *rest = types
    one = type_text(first)
    return Text("either-type", {"first": one, "rest": any_type(rest)}) if rest else one


# ---- goals and scribes ------------------------------------------------------------------------------------


def goal_text(goal: AnyGoal) -> Text:
    """What a goal tile asks for."""
    match goal:
        case InOrder(symbols=symbols):
            return Text("goal-in-order", {"symbols": listed([symbol_text(symbol) for symbol in symbols])})
        case FixedAndOther(symbol=symbol, fixed=fixed, other=other):
            return Text("goal-fixed", {"symbol": symbol_text(symbol), "fixed": fixed, "other": other})
        case Different(kinds=kinds, extra=extra):
            if extra:
                again = listed([symbol_text(symbol) for symbol in extra])
                return Text("goal-different-extra", {"kinds": kinds, "extra": again})
            return Text("goal-different", {"kinds": kinds})


def icon_text(icon: AnyIcon) -> Text:
    """What the scribes want to take."""
    match icon:
        case BySymbol(symbol=symbol):
            return Text("icon-symbol", {"symbol": symbol_text(symbol)})
        case ByType(type=book):
            return Text("icon-type", {"book": book})
        case BySlot(slot=slot):
            return Text("icon-slot", {"slot": slot})
        case DeckTop():
            return Text("icon-deck")


def icon_line(icon: AnyIcon) -> str:
    """The same as an icon: a symbol, a type of page, a slot of the offer, the deck."""
    match icon:
        case BySymbol(symbol=symbol):
            return f"[{symbol}]"
        case ByType(type=book):
            return f"[page-{book}]"
        case BySlot(slot=slot):
            return f"[offer]{slot}"
        case DeckTop():
            return "[deck]"
