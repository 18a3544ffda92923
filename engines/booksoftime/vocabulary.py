"""The small vocabulary of the tables: conditions, costs, effects, and what the scribes take."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from engines.kernel import effects
from engines.kernel.effects import Effect

BookType: TypeAlias = Literal["trade", "science", "industry"]
BOOKS: tuple[BookType, ...] = ("trade", "science", "industry")
Resource: TypeAlias = Literal["quill", "paper", "folder"]
RESOURCES: tuple[Resource, ...] = ("quill", "paper", "folder")
ANY: Literal["any"] = "any"
PageId: TypeAlias = str
GoalId: TypeAlias = str
Symbol: TypeAlias = str
Many: TypeAlias = Annotated[int, msgspec.Meta(ge=1)]  # of something that is paid, gained or done
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]


# Conditions: what one must have; nothing is spent.


class Requirement(msgspec.Struct, frozen=True, tag_field="have", forbid_unknown_fields=True):
    """Something that must be so, named by `have`."""


class HavePages(Requirement, frozen=True, tag="page_types"):
    """A page on the board for each entry (BT-163)."""

    types: tuple[BookType, ...]


class HaveSameType(Requirement, frozen=True, tag="same_type"):
    """So many pages of one type on the board (BT-164)."""

    n: Many


class OnTrackSpace(Requirement, frozen=True, tag="track_space"):
    """The own marker on this space of a track or a higher one (BT-166)."""

    track: BookType
    min_space: Many


AnyRequirement: TypeAlias = HavePages | HaveSameType | OnTrackSpace


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is paid, all of it; `pages` are discarded from the board (BT-060, BT-062, BT-159)."""

    quill: Number = 0
    paper: Number = 0
    folder: Number = 0
    vp: Number = 0
    pages: tuple[BookType | Literal["any"], ...] = ()


NO_COST = Cost()


# Effects: what abilities, events, track spaces and the backs of goal tiles bring.


class Gain(Effect, frozen=True, tag="gain"):
    """Resources and VP."""

    quill: Number = 0
    paper: Number = 0
    folder: Number = 0
    vp: Number = 0


class TakeOffer(Effect, frozen=True, tag="take_offer"):
    """Pages from the offer, one after the other (BT-157)."""

    n: Many


class RefreshOffer(Effect, frozen=True, tag="refresh_offer"):
    """Discard any pages of the offer and refill it (BT-165)."""


class TakeDiscard(Effect, frozen=True, tag="take_discard"):
    """A page with a symbol that is named, from the discard pile (BT-158)."""

    n: Many


class WriteFree(Effect, frozen=True, tag="write_free"):
    """Write a page of one of these types without its section's cost (BT-162)."""

    types: tuple[BookType, ...]


class Advance(Effect, frozen=True, tag="advance"):
    """One step on a track, free of charge (BT-155)."""

    track: BookType | Literal["any"]


class PushGoal(Effect, frozen=True, tag="push_goal"):
    """Remove the top tile of a goal stack for a benefit on its back (BT-161)."""

    goal: BookType | Literal["any"]


class TakeToken(Effect, frozen=True, tag="science_token"):
    """Science tokens with symbols of choice (BT-153)."""

    n: Many


class Choose(effects.Choose, frozen=True, tag="choose"):
    """Exactly one of several lists of effects."""

    options: tuple[tuple["AnyEffect", ...], ...]


class PerKind(Effect, frozen=True, tag="vp_per_symbol_kind"):
    """VP for each different symbol of a book (BT-150)."""

    book: BookType
    vp: Many


class PerMost(Effect, frozen=True, tag="vp_per_most_symbol"):
    """VP for each copy of the commonest symbol of a book (BT-151)."""

    book: BookType
    vp: Many


class PerFolder(Effect, frozen=True, tag="vp_per_folder_spent"):
    """VP for each folder that is spent, up to a limit (BT-152)."""

    vp: Many
    max_vp: Many


class AtTheEnd(Effect, frozen=True, tag="endgame_vp_per_page"):
    """VP for each page of a book, in the final scoring (BT-154)."""

    book: BookType
    vp: Many


AnyEffect: TypeAlias = (
    Gain
    | TakeOffer
    | RefreshOffer
    | TakeDiscard
    | WriteFree
    | Advance
    | PushGoal
    | TakeToken
    | Choose
    | PerKind
    | PerMost
    | PerFolder
    | AtTheEnd
)


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A side of a page, or a chronicle event: conditions, the whole cost, then the effects in order."""

    requires: tuple[AnyRequirement, ...] = ()
    cost: Cost = NO_COST
    effects: tuple[AnyEffect, ...] = ()


BLANK = Ability()


# What a goal tile asks for.


class Goal(msgspec.Struct, frozen=True, tag_field="need", forbid_unknown_fields=True):
    """A demand on the symbols of a book, named by `need`."""


class InOrder(Goal, frozen=True, tag="sequence"):
    """These symbols in this order, none between them (BT-048)."""

    symbols: tuple[Symbol, ...]


class FixedAndOther(Goal, frozen=True, tag="fixed_plus_other"):
    """So many of one symbol, and so many of a single other one (BT-049)."""

    symbol: Symbol
    fixed: Many
    other: Many


class Different(Goal, frozen=True, tag="different"):
    """So many different symbols, and these once more (BT-050)."""

    kinds: Many
    extra: tuple[Symbol, ...] = ()


AnyGoal: TypeAlias = InOrder | FixedAndOther | Different


# What the scribes take (BT-178).


class Icon(msgspec.Struct, frozen=True, tag_field="op", forbid_unknown_fields=True):
    """One icon of the solo mode, named by `op`."""


class BySymbol(Icon, frozen=True, tag="symbol"):
    """The leftmost page of the offer with this symbol."""

    type: BookType
    symbol: Symbol


class ByType(Icon, frozen=True, tag="type"):
    """The leftmost page of the offer of this type."""

    type: BookType


class BySlot(Icon, frozen=True, tag="slot"):
    """The page in this slot of the offer."""

    slot: Many


class DeckTop(Icon, frozen=True, tag="deck_top"):
    """The top page of the deck."""


AnyIcon: TypeAlias = BySymbol | ByType | BySlot | DeckTop


# What a challenge asks for (BT-186).


class Check(msgspec.Struct, frozen=True, tag_field="check", forbid_unknown_fields=True):
    """Something to reach in the solo mode, named by `check`."""


class TrackTop(Check, frozen=True, tag="track_top"):
    """The marker on the top space of a track."""

    track: BookType


class GoalFulfilled(Check, frozen=True, tag="goal_fulfilled"):
    """The tile of this level on top of a goal stack, and fulfilled (BT-187)."""

    goal: BookType
    level: Many


class BookPages(Check, frozen=True, tag="book_pages"):
    """So many pages in a book."""

    book: BookType
    min: Many


AnyCheck: TypeAlias = TrackTop | GoalFulfilled | BookPages
