"""The whole position, as plain data."""

from functools import cached_property
from typing import Literal, TypeAlias

import msgspec

from engines.booksoftime.book import Book
from engines.booksoftime.checks import check
from engines.booksoftime.components import Components
from engines.booksoftime.vocabulary import BLANK, Ability, AnyIcon, BookType, GoalId, PageId, Symbol
from engines.kernel import Board, Seated, Shelf, Who
from engines.kernel.piles import Deck

Phase: TypeAlias = Literal["goals", "pages", "challenges", "opening", "turns", "events", "scoring", "over"]
# Where a turn is: an event may be used before the action or after it, not in its middle (BT-072).
Moment: TypeAlias = Literal["before", "during", "after"]

SHELF: Shelf[Components] = Shelf("booksoftime", Components, check)


_parts: dict[str, Components] = {}  # those that games here began with, looked up at every step


def parts_of(data: str) -> Components:
    """The components of this digest."""
    parts = _parts.get(data)
    if parts is None:
        parts = _parts[data] = SHELF.of(data)
    return parts


class Player(Seated, kw_only=True):
    """A player's books, board, goals and markers."""

    vp: int
    quill: int
    paper: int
    folder: int
    books: dict[BookType, Book]
    board: list[PageId | None]  # sections from left to right
    tracks: dict[BookType, int]  # the space of each marker, the start is 1
    goals: dict[BookType, list[GoalId]] = {}  # the stacks, the top first
    tokens: dict[Symbol, int] = {}  # science tokens
    dealt: list[PageId] = []  # in the set-up, seen by this player only
    split: bool = False  # wants to choose how many folders the next payment takes

    @property
    def who(self) -> Who:
        """The name, in texts."""
        return Who(self.seat)

    def available(self) -> list[PageId]:
        """The pages on the board (BT-041)."""
        return [page for page in self.board if page is not None]


class ChosenChallenge(msgspec.Struct):
    """A challenge that is marked on the board, and the side of its token (BT-171, BT-185)."""

    id: str
    done: bool = False


class Solo(msgspec.Struct):
    """What the solo mode adds: challenges, and what the scribes have taken."""

    difficulty: str
    challenges: list[ChosenChallenge] = []
    taken: list[PageId] = []
    saved: list[int] = []  # slots of the offer that were saved in this phase (BT-182)
    lost: str = ""  # the challenge whose loss condition was met (BT-188)


class BooksOfTime(Board, kw_only=True):
    """A game of Books of Time."""

    players: list[Player]
    blank: bool = False  # the option of covers without abilities (BT-039, BT-195)
    phase: Phase
    # the common deck, the offer and the discards
    deck: Deck[PageId]  # with the discards; the top is public (BT-015)
    offer: list[PageId | None]
    # the chronicle
    chronicle: Book = msgspec.field(default_factory=lambda: Book([]))
    chronicle_box: list[str]  # pages that are not in the chronicle; nobody has seen them
    # goals and tokens
    goal_box: dict[BookType, list[int]]  # sets that nobody has, by number
    goals_gone: list[GoalId] = []  # tiles that were pushed
    tokens: dict[Symbol, int]  # science tokens in the supply
    # the turn
    first: int = 0
    turn: int = 0  # turns of this round that are over
    moment: Moment = "before"
    event_used: bool = False
    activated: BookType | None = None  # the book that is being activated (BT-086)
    solo: Solo | None = None

    @cached_property
    def parts(self) -> Components:
        """The components this game began with."""
        return parts_of(self.data)

    @property
    def active(self) -> Player:
        """Whose turn it is (BT-030)."""
        return self.players[(self.first + self.turn) % len(self.players)]

    @property
    def round(self) -> int:
        """The round, from 1 on: the chronicle counts them (BT-133)."""
        return self.chronicle.turned + 1

    @property
    def rounds(self) -> int:
        """How many rounds there are: one for each spread of the chronicle (BT-133)."""
        return len(self.chronicle.pages) + 1

    @property
    def near_the_end(self) -> bool:
        """Whether the chronicle's bookmark is in view (BT-029)."""
        left = len(self.chronicle.pages) - self.chronicle.turned
        return left <= self.parts.limits.bookmark

    def sides(self, me: Player, book: BookType) -> tuple[Ability, Ability]:
        """The abilities in view of a book: the left side, and the right one (BT-035, BT-039)."""
        parts, there = self.parts, me.books[book]
        left, right = there.left, there.right
        return (
            parts.pages[left].back if left else self._cover(parts.covers[book, "front"]),
            parts.pages[right].front if right else self._cover(parts.covers[book, "back"]),
        )

    def event_on(self, side: Literal["left", "right"]) -> Ability:
        """An event of the chronicle's open spread (BT-130)."""
        parts = self.parts
        if side == "left":
            left = self.chronicle.left
            covers = parts.chronicle_covers
            return parts.chronicle[left].back if left else self._cover(covers["front"].ability)
        right = self.chronicle.right
        return parts.chronicle[right].front if right else self._cover(parts.chronicle_covers["back"].ability)

    def icons_in_view(self) -> tuple[AnyIcon, ...]:
        """What the scribes take when this spread comes into view (BT-177, BT-183)."""
        right = self.chronicle.right
        return self.parts.chronicle[right].scribes if right else self.parts.chronicle_covers["back"].scribes

    def _cover(self, ability: Ability) -> Ability:
        return BLANK if self.blank else ability
