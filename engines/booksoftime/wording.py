"""Abilities in words and in icons: both are made of the tables, so a corrected table corrects them too.

The icons of a line are those of the drawing kit (quill, paper, folder, points, deck, symbols by their ids)
and the game's own: `page` and `page-<type>`, `offer`, `pile` (the discards), `refresh`, `write`, `track` and
`track-<type>`, `goal` and `goal-<type>`, `token`, `same` (of one type), `kinds-<type>` and `most-<type>` (the
different symbols of a book, the commonest one), `book-<type>` (each page of it).
"""

from collections.abc import Sequence
from functools import cache

from engines.booksoftime.components import Page
from engines.booksoftime.vocabulary import (
    ANY,
    BOOKS,
    RESOURCES,
    Ability,
    Advance,
    AnyEffect,
    AnyGoal,
    AnyIcon,
    AnyRequirement,
    AtTheEnd,
    BookType,
    BySlot,
    BySymbol,
    ByType,
    Choose,
    Cost,
    DeckTop,
    Different,
    FixedAndOther,
    Gain,
    HavePages,
    HaveSameType,
    InOrder,
    OnTrackSpace,
    PerFolder,
    PerKind,
    PerMost,
    PushGoal,
    RefreshOffer,
    Symbol,
    TakeDiscard,
    TakeOffer,
    TakeToken,
    WriteFree,
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
    name = Text(f"page-{page.name}")
    if page.number:
        return Text("starting-page", {"name": name, "book": page.type, "number": page.number})
    return Text("page", {"name": name, "book": page.type, "symbol": symbol_text(page.symbol)})


# ---- costs and gains --------------------------------------------------------------------------------------


def amounts(gain: Gain | Cost) -> list[Text]:
    """Resources and VP, each with its number."""
    texts = [counted(count, Text(name)) for name in RESOURCES if (count := getattr(gain, name))]
    return [*texts, counted(gain.vp, Text("vp"))] if gain.vp else texts


def gain_text(gain: Gain) -> Text:
    """What is gained, as a list."""
    return listed(amounts(gain))


def cost_text(cost: Cost) -> Text:
    """What is paid and discarded, as a list."""
    pages = [Text("cost-page", {"book": kind}) for kind in cost.pages]
    return listed([*amounts(cost), *pages])


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


# ---- conditions -------------------------------------------------------------------------------------------


def requirement_text(requirement: AnyRequirement) -> Text:
    """A condition in words."""
    match requirement:
        case HavePages(types=types):
            return Text("if-pages", {"types": listed([type_text(book) for book in types])})
        case HaveSameType(n=n):
            return Text("if-same-type", {"n": n})
        case OnTrackSpace(track=track, min_space=space):
            return Text("if-track", {"book": track, "space": space})


def requirement_line(requirement: AnyRequirement) -> str:
    """A condition in icons."""
    match requirement:
        case HavePages(types=types):
            return " ".join(f"[page-{book}]" for book in types)
        case HaveSameType(n=n):
            return f"{n}[page][same]"
        case OnTrackSpace(track=track, min_space=space):
            return f"[track-{track}]≥{space}"


# ---- effects ----------------------------------------------------------------------------------------------


def effect_text(effect: AnyEffect) -> Text:
    """An effect in words."""
    match effect:
        case Gain():
            return Text("effect-gain", {"what": gain_text(effect)})
        case TakeOffer(n=n):
            return Text("effect-take-offer", {"n": n})
        case RefreshOffer():
            return Text("effect-refresh")
        case TakeDiscard(n=n):
            return Text("effect-take-discard", {"n": n})
        case WriteFree(types=types):
            if len(types) == len(BOOKS):
                return Text("effect-write-any")
            return Text("effect-write", {"types": any_type(types)})
        case Advance(track=track):
            return Text("effect-advance", {"book": track})
        case PushGoal(goal=goal):
            return Text("effect-push", {"book": goal})
        case TakeToken(n=n):
            return Text("effect-token", {"n": n})
        case Choose(options=options):
            return either([effects_text(option) for option in options])
        case PerKind(book=book, vp=vp):
            return Text("effect-per-kind", {"book": book, "vp": vp})
        case PerMost(book=book, vp=vp):
            return Text("effect-per-most", {"book": book, "vp": vp})
        case PerFolder(vp=vp, max_vp=most):
            return Text("effect-per-folder", {"vp": vp, "most": most})
        case AtTheEnd(book=book, vp=vp):
            return Text("effect-at-the-end", {"book": book, "vp": vp})


def any_type(types: Sequence[BookType]) -> Text:
    """One of several types of pages."""
    first, *rest = types
    one = type_text(first)
    return Text("either-type", {"first": one, "rest": any_type(rest)}) if rest else one


def either(things: Sequence[Text]) -> Text:
    """One of several things."""
    first, *rest = things
    return Text("either", {"first": first, "rest": either(rest)}) if rest else first


def effects_text(effects: Sequence[AnyEffect]) -> Text:
    """Effects in their order."""
    return listed([effect_text(effect) for effect in effects])


def effect_line(effect: AnyEffect) -> str:
    """An effect in icons."""
    match effect:
        case Gain():
            return gain_line(effect)
        case TakeOffer(n=n):
            return f"{n}[offer]"
        case RefreshOffer():
            return "[refresh]"
        case TakeDiscard(n=n):
            return f"{n}[pile]"
        case WriteFree(types=types):
            pages = "[page]" if len(types) == len(BOOKS) else "/".join(f"[page-{book}]" for book in types)
            return f"[write]{pages}"
        case Advance(track=track):
            return f"↑{of_type('track', track)}"
        case PushGoal(goal=goal):
            return f"{of_type('goal', goal)}→"
        case TakeToken(n=n):
            return f"{n}[token]"
        case Choose(options=options):
            return " / ".join(effects_line(option) for option in options)
        case PerKind(book=book, vp=vp):
            return f"{vp}[points]×[kinds-{book}]"
        case PerMost(book=book, vp=vp):
            return f"{vp}[points]×[most-{book}]"
        case PerFolder(vp=vp, max_vp=most):
            return f"[folder]→{vp}[points] ≤{most}[points]"
        case AtTheEnd(book=book, vp=vp):
            return f"{vp}[points]×[book-{book}]"


def effects_line(effects: Sequence[AnyEffect]) -> str:
    """Effects in icons, in their order."""
    return " ".join(effect_line(effect) for effect in effects)


# ---- abilities --------------------------------------------------------------------------------------------


def ability_text(ability: Ability) -> Text:
    """A side of a page, or an event: condition, cost, effects."""
    effects = effects_text(ability.effects)
    needs = listed([requirement_text(requirement) for requirement in ability.requires])
    if ability.requires and ability.cost != Cost():
        return Text("ability-if-cost", {"needs": needs, "cost": cost_text(ability.cost), "effects": effects})
    if ability.requires:
        return Text("ability-if", {"needs": needs, "effects": effects})
    if ability.cost != Cost():
        return Text("ability-cost", {"cost": cost_text(ability.cost), "effects": effects})
    return effects


def ability_line(ability: Ability) -> str:
    """The same in icons: `[page-trade] : 1[quill] → [write][page] 1[points]`."""
    line = effects_line(ability.effects)
    if ability.cost != Cost():
        line = f"{cost_line(ability.cost)} → {line}"
    if ability.requires:
        line = f"{' '.join(requirement_line(one) for one in ability.requires)} : {line}"
    return line


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
