"""Abilities of pages and events: conditions, cost, benefits (BT-082 to BT-085, BT-159, BT-163 to BT-166)."""

from collections import Counter
from typing import Literal

from engines.booksoftime.effects import perform
from engines.booksoftime.offer import discard
from engines.booksoftime.resources import pay, refuse_cost
from engines.booksoftime.state import BooksOfTime, Player
from engines.booksoftime.vocabulary import (
    ANY,
    Ability,
    AnyRequirement,
    BookType,
    Cost,
    HavePages,
    HaveSameType,
    OnTrackSpace,
    PageId,
)
from engines.booksoftime.wording import ability_text, cost_text, page_text, requirement_text
from engines.kernel import Option, Refusal, Step, Text


def types_on_board(game: BooksOfTime, me: Player) -> Counter[BookType]:
    """How many pages of each type lie on the board."""
    return Counter(game.parts.pages[page].type for page in me.available())


def is_met(game: BooksOfTime, me: Player, requirement: AnyRequirement) -> bool:
    """Whether a condition holds; nothing is spent (BT-163, BT-164, BT-166)."""
    match requirement:
        case HavePages(types=types):
            return Counter(types) <= types_on_board(game, me)
        case HaveSameType(n=n):
            return max(types_on_board(game, me).values(), default=0) >= n
        case OnTrackSpace(track=track, min_space=space):
            return me.tracks[track] >= space


RULES = {HavePages: "BT-163", HaveSameType: "BT-164", OnTrackSpace: "BT-166"}


def refuse_ability(game: BooksOfTime, me: Player, ability: Ability) -> Refusal | None:
    """Conditions that do not hold, a cost that cannot be paid, a cover without an ability (BT-082)."""
    if not ability.effects:
        return Refusal("BT-039", Text("why-blank"))
    for requirement in ability.requires:
        if not is_met(game, me, requirement):
            needs = Text("why-requirement", {"needs": requirement_text(requirement)})
            return Refusal(RULES[type(requirement)], needs)
    return refuse_cost(me, ability.cost) or refuse_pages(game, me, ability.cost)


def refuse_pages(game: BooksOfTime, me: Player, cost: Cost) -> Refusal | None:
    """All the shown pages must be there (BT-159)."""
    shown = Counter(kind for kind in cost.pages if kind != ANY)
    if shown <= types_on_board(game, me) and len(cost.pages) <= len(me.available()):
        return None
    return Refusal("BT-159", Text("why-pages", {"cost": cost_text(Cost(pages=cost.pages))}))


def use_ability(game: BooksOfTime, me: Player, ability: Ability) -> Step:
    """The whole cost first, then the benefits in their order (BT-083, BT-085)."""
    game.tell("uses", who=me.who, ability=ability_text(ability))
    yield from pay(game, me, ability.cost)
    # Pages of a shown type before any page, so that these are not used up.
    for kind in sorted(ability.cost.pages, key=lambda kind: kind == ANY):
        yield from discard_page(game, me, kind)
    yield from perform(game, me, ability.effects)


def discard_page(game: BooksOfTime, me: Player, kind: BookType | Literal["any"]) -> Step:
    """A page of this type from the board, as a cost; it leaves a gap (BT-044, BT-159)."""

    def fitting() -> list[Option[PageId]]:
        pages = [(page, game.parts.pages[page]) for page in me.available()]
        return [
            Option(page, page, page_text(entry), Text("note-section", {"section": me.board.index(page) + 1}))
            for page, entry in pages
            if kind in (entry.type, ANY)
        ]

    page = yield from me.ask("discard-page", fitting, args=lambda: {"book": kind})
    me.board[me.board.index(page)] = None
    game.tell("discards", who=me.who, page=page_text(game.parts.pages[page]))
    discard(game, page)
