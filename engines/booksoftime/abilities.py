"""Abilities of pages and events: conditions, cost, benefits (BT-082 to BT-085, BT-159, BT-163 to BT-166)."""

from collections.abc import Sequence
from functools import cache, partial
from typing import Literal

from engines.booksoftime.components import Page
from engines.booksoftime.effects import EFFECTS
from engines.booksoftime.offer import discard
from engines.booksoftime.resources import pay, refuse_cost
from engines.booksoftime.state import BooksOfTime, Player
from engines.booksoftime.vocabulary import (
    ANY,
    BOOKS,
    NO_COST,
    Ability,
    BookType,
    Cost,
    Gain,
    HavePages,
    HaveSameType,
    OnTrackSpace,
    PageId,
)
from engines.booksoftime.wording import cost_line, cost_text, gain_text, page_text, pages_text, type_text
from engines.kernel import Option, Refusal, Step, Text, listed

# ---- conditions -------------------------------------------------------------------------------------------


def types_on_board(game: BooksOfTime, me: Player) -> list[BookType]:
    """The types of the pages on the board."""
    pages = game.parts.pages
    return [pages[page].type for page in me.board if page]


def contains(there: Sequence[BookType], wanted: Sequence[str]) -> bool:
    """Whether there is a page for each icon; two equal icons need two pages."""
    return all(there.count(book) >= wanted.count(book) for book in BOOKS)


def unmet(rule: str, needs: Text) -> Refusal:
    """A condition that does not hold."""
    return Refusal(rule, Text("why-requirement", {"needs": needs}))


def have_pages_text(condition: HavePages) -> Text:
    return Text("if-pages", {"types": listed([type_text(book) for book in condition.types])})


def same_type_text(condition: HaveSameType) -> Text:
    return Text("if-same-type", {"n": condition.n})


def track_text(condition: OnTrackSpace) -> Text:
    return Text("if-track", {"book": condition.track, "space": condition.min_space})


@EFFECTS.condition(
    HavePages,
    text=have_pages_text,
    line=lambda condition: " ".join(f"[page-{book}]" for book in condition.types),
)
def have_pages(game: BooksOfTime, me: Player, condition: HavePages) -> Refusal | None:
    """A page on the board for each icon; nothing is spent (BT-163)."""
    there = contains(types_on_board(game, me), condition.types)
    return None if there else unmet("BT-163", have_pages_text(condition))


@EFFECTS.condition(HaveSameType, text=same_type_text, line=lambda condition: f"{condition.n}[page][same]")
def have_same_type(game: BooksOfTime, me: Player, condition: HaveSameType) -> Refusal | None:
    """So many pages of one type on the board; nothing is spent (BT-164)."""
    types = types_on_board(game, me)
    there = any(types.count(book) >= condition.n for book in BOOKS)
    return None if there else unmet("BT-164", same_type_text(condition))


@EFFECTS.condition(
    OnTrackSpace,
    text=track_text,
    line=lambda condition: f"[track-{condition.track}]≥{condition.min_space}",
)
def on_track_space(game: BooksOfTime, me: Player, condition: OnTrackSpace) -> Refusal | None:
    """On this space of the track or a higher one; the start is the first (BT-166)."""
    there = me.tracks[condition.track] >= condition.min_space
    return None if there else unmet("BT-166", track_text(condition))


# ---- abilities --------------------------------------------------------------------------------------------


@cache
def ability_text(ability: Ability) -> Text:
    """A side of a page, or an event, in words: condition, cost, effects."""
    effects, needs = EFFECTS.text(ability.effects), EFFECTS.text(ability.requires)
    if ability.requires and ability.cost != NO_COST:
        return Text("ability-if-cost", {"needs": needs, "cost": cost_text(ability.cost), "effects": effects})
    if ability.requires:
        return Text("ability-if", {"needs": needs, "effects": effects})
    if ability.cost != NO_COST:
        return Text("ability-cost", {"cost": cost_text(ability.cost), "effects": effects})
    return effects


def ability_note(game: BooksOfTime, me: Player, ability: Ability) -> Text:
    """What an ability does, and whether that would be nothing now."""
    told = ability_text(ability)
    in_vain = ability.effects and EFFECTS.refuse(game, me, ability.effects)
    return Text("note-in-vain", {"ability": told}) if in_vain else told


def front_note(page: Page) -> Text:
    """The ability on a page's front, beside its name."""
    return Text("note-right", {"ability": ability_text(page.front)})


@cache
def ability_line(ability: Ability) -> str:
    """The same in icons: `[page-trade] : 1[quill] → [write][page] 1[points]`."""
    line = EFFECTS.line(ability.effects)
    if ability.cost != NO_COST:
        line = f"{cost_line(ability.cost)} → {line}"
    return f"{EFFECTS.line(ability.requires)} : {line}" if ability.requires else line


def is_plain(ability: Ability) -> bool:
    """Nothing but a gain: when it is used makes no difference, and what is gained says it all."""
    return (
        not ability.requires
        and ability.cost == NO_COST
        and all(isinstance(effect, Gain) for effect in ability.effects)
    )


def refuse_ability(game: BooksOfTime, me: Player, ability: Ability) -> Refusal | None:
    """Conditions that do not hold, a cost that cannot be paid, a cover without an ability (BT-082)."""
    if not ability.effects:
        return NOTHING_PRINTED
    if ability.requires and (unmet := EFFECTS.refuse_any(game, me, ability.requires)):
        return unmet
    cost = ability.cost
    return None if cost is NO_COST else refuse_cost(me, cost) or refuse_pages(game, me, cost)


NOTHING_PRINTED = Refusal("BT-039", Text("why-blank"))


def refuse_pages(game: BooksOfTime, me: Player, cost: Cost) -> Refusal | None:
    """All the shown pages must be there (BT-159)."""
    if not cost.pages:
        return None
    there = types_on_board(game, me)
    if contains(there, cost.pages) and len(cost.pages) <= len(there):
        return None
    return Refusal("BT-159", Text("why-pages", {"pages": pages_text(cost.pages)}))


def use_ability(game: BooksOfTime, me: Player, ability: Ability) -> Step:
    """An ability of a page in view (BT-082)."""
    if not is_plain(ability):
        game.tell("uses", who=me.who, ability=ability_text(ability))
    yield from carry_out(game, me, ability)


def carry_out(game: BooksOfTime, me: Player, ability: Ability) -> Step:
    """The whole cost first, then the benefits in their order (BT-083, BT-085)."""
    if ability.cost is not NO_COST:
        yield from pay_all(game, me, ability.cost)
    yield from EFFECTS.perform(game, me, ability.effects)


def pay_all(game: BooksOfTime, me: Player, cost: Cost) -> Step:
    """Resources, VP, and then pages of a shown type before any page, so that these are not used up."""
    paid = yield from pay(me, cost)
    if paid != Gain(cost.quill, cost.paper, cost.folder, cost.vp):  # otherwise the ability has said it
        game.tell("pays-with", who=me.who, paid=gain_text(paid))
    for kind in sorted(cost.pages, key=lambda kind: kind == ANY):
        yield from discard_page(game, me, kind)


def discard_page(game: BooksOfTime, me: Player, kind: BookType | Literal["any"]) -> Step:
    """A page of this type from the board, as a cost; it leaves a gap (BT-159, BT-044)."""

    pages = game.parts.pages

    def available() -> list[Option[PageId]]:
        return [
            Option(page, page, partial(page_text, pages[page]), Text("note-section", {"section": section}))
            for section, page in enumerate(me.board, start=1)
            if page
        ]

    def refuse(page: PageId) -> Refusal | None:
        fits = kind in (pages[page].type, ANY)
        return None if fits else Refusal("BT-159", Text("why-page-type", {"book": kind}))

    page = yield from me.ask("discard-page", available, refuse=refuse, args=lambda: {"book": kind})
    me.board[me.board.index(page)] = None
    game.tell("discards", who=me.who, page=page_text(game.parts.pages[page]))
    discard(game, page)
