"""The pieces of the game as data: typed tables and what can be looked up in them."""

from functools import cached_property
from typing import Literal, TypeAlias

import msgspec

from engines.booksoftime.vocabulary import (
    BOOKS,
    Ability,
    AnyCheck,
    AnyEffect,
    AnyGoal,
    AnyIcon,
    BookType,
    Cost,
    Gain,
    GoalId,
    Many,
    Number,
    PageId,
    Symbol,
)
from engines.kernel.tables import Entry

Side: TypeAlias = Literal["front", "back"]
Level: TypeAlias = Literal[1, 2, 3]


class Limits(Entry, frozen=True):
    offer: Many
    start_vp: Number
    start_quill: Number
    start_paper: Number
    start_folder: Number
    dealt: Many
    kept: Number
    chronicle_removed: Number
    bookmark: Number
    draw_pages: Many
    refresh_vp: Number
    resources_per_vp: Many


class ScienceTokens(Entry, frozen=True):
    per_symbol: Number


class VpTrack(Entry, frozen=True):
    lap: Many


class BookKind(Entry, frozen=True):
    """A type of book and pages."""

    id: BookType
    colour: str
    goal: Literal["sequence", "fixed_plus_other", "different"]


class SymbolKind(Entry, frozen=True):
    id: Symbol
    book: BookType


class Section(Entry, frozen=True):
    """A section of the player board and what writing the page there costs (BT-046)."""

    section: Many
    cost: Cost


class TrackSpace(Entry, frozen=True):
    """A space of a track: what entering it costs, and what it brings."""

    track: BookType
    space: Many
    cost: Cost
    benefit: tuple[AnyEffect, ...]


class TrackOverflow(Entry, frozen=True):
    """What a marker on the top space gains instead of a step (BT-058)."""

    effects: tuple[AnyEffect, ...]


class GoalTile(Entry, frozen=True):
    """A goal tile; `symbol` is the one on its back, which names the set."""

    id: GoalId
    type: BookType
    set: Many
    symbol: Symbol
    level: Level
    requirement: AnyGoal
    vp: Number
    back: tuple[tuple[AnyEffect, ...], ...] = ()


class Page(Entry, frozen=True):
    """A page of a player's book; a starting page has a number and no symbol (BT-003, BT-004)."""

    id: PageId
    type: BookType
    name: str
    front: Ability
    back: Ability
    instant: Gain
    symbol: Symbol = ""
    number: Number = 0


class Cover(Entry, frozen=True):
    """The inside of a book's cover (BT-039)."""

    id: str
    book: BookType
    side: Side
    ability: Ability


class ChroniclePage(Entry, frozen=True):
    """Two events, and the scribes' icons on the front (BT-005)."""

    id: str
    front: Ability
    back: Ability
    scribes: tuple[AnyIcon, ...]


class ChronicleCover(Entry, frozen=True):
    """The inside of a cover of the chronicle; the back one has the icons of the last round (BT-183)."""

    id: str
    side: Side
    ability: Ability
    scribes: tuple[AnyIcon, ...] = ()


class Difficulty(Entry, frozen=True):
    """A level of the solo mode (BT-172)."""

    id: Literal["easy", "medium", "hard"]
    chronicle_removed: Number
    challenges: Many
    challenges_needed: Number
    vp_needed: Number


class Penalty(Entry, frozen=True):
    """What a challenge that is not done costs, and what saving a card does (BT-182, BT-189)."""

    vp: Number
    folders: Number


class Loss(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game is lost at once when the scribes have taken so many pages of a type (BT-188)."""

    type: BookType
    min: Many


class Challenge(Entry, frozen=True):
    """A space of the challenge board (BT-186)."""

    id: str
    column: BookType
    level: Level
    condition: AnyCheck
    loss: Loss | None = None


class Components(msgspec.Struct, frozen=True, dict=True):
    """All tables of the game, and the lookups that follow from them."""

    limits: Limits
    science_tokens: ScienceTokens
    vp_track: VpTrack
    book_type: tuple[BookKind, ...]
    symbol: tuple[SymbolKind, ...]
    board_section: tuple[Section, ...]
    track_space: tuple[TrackSpace, ...]
    track_overflow: TrackOverflow
    goal_tile: tuple[GoalTile, ...]
    starting_page: tuple[Page, ...]
    page: tuple[Page, ...]
    cover: tuple[Cover, ...]
    chronicle_page: tuple[ChroniclePage, ...]
    chronicle_cover: tuple[ChronicleCover, ...]
    difficulty: tuple[Difficulty, ...]
    penalty: Penalty
    challenge: tuple[Challenge, ...]

    @cached_property
    def pages(self) -> dict[PageId, Page]:
        """Ordinary and starting pages by id."""
        return {page.id: page for page in (*self.starting_page, *self.page)}

    @cached_property
    def starting(self) -> dict[BookType, tuple[PageId, ...]]:
        """The starting pages of each book, I before II (BT-022)."""
        return {
            book: tuple(
                page.id
                for page in sorted(self.starting_page, key=lambda page: page.number)
                if page.type == book
            )
            for book in BOOKS
        }

    @cached_property
    def symbols(self) -> dict[BookType, tuple[Symbol, ...]]:
        """The symbols of each type (BT-006)."""
        return {book: tuple(kind.id for kind in self.symbol if kind.book == book) for book in BOOKS}

    @cached_property
    def book_of(self) -> dict[Symbol, BookType]:
        """The type that a symbol belongs to."""
        return {kind.id: kind.book for kind in self.symbol}

    @cached_property
    def covers(self) -> dict[tuple[BookType, Side], Ability]:
        """The insides of the covers."""
        return {(cover.book, cover.side): cover.ability for cover in self.cover}

    @cached_property
    def chronicle_covers(self) -> dict[Side, ChronicleCover]:
        """The insides of the chronicle's covers."""
        return {cover.side: cover for cover in self.chronicle_cover}

    @cached_property
    def chronicle(self) -> dict[str, ChroniclePage]:
        """The pages of the chronicle by id."""
        return {page.id: page for page in self.chronicle_page}

    @cached_property
    def goals(self) -> dict[GoalId, GoalTile]:
        """Goal tiles by id."""
        return {tile.id: tile for tile in self.goal_tile}

    @cached_property
    def goal_sets(self) -> dict[BookType, tuple[tuple[GoalId, ...], ...]]:
        """The sets of each type, their tiles from level 1, the top, to level 3 (BT-009, BT-023)."""
        sets: dict[tuple[BookType, int], list[GoalTile]] = {}
        for tile in self.goal_tile:
            sets.setdefault((tile.type, tile.set), []).append(tile)
        return {
            book: tuple(
                tuple(tile.id for tile in sorted(tiles, key=lambda tile: tile.level))
                for (kind, _), tiles in sorted(sets.items())
                if kind == book
            )
            for book in BOOKS
        }

    @cached_property
    def tracks(self) -> dict[BookType, tuple[TrackSpace, ...]]:
        """The spaces of each track from the start on."""
        return {
            book: tuple(
                sorted(
                    (space for space in self.track_space if space.track == book),
                    key=lambda space: space.space,
                )
            )
            for book in BOOKS
        }

    @cached_property
    def sections(self) -> tuple[Cost, ...]:
        """The costs of the sections from left to right."""
        return tuple(section.cost for section in self.board_section)

    @cached_property
    def dearest_vp(self) -> int:
        """The most VP that a section or a space costs."""
        return max(cost.vp for cost in (*self.sections, *(space.cost for space in self.track_space)))

    @cached_property
    def difficulties(self) -> dict[str, Difficulty]:
        """The levels of the solo mode by id."""
        return {level.id: level for level in self.difficulty}

    @cached_property
    def challenges(self) -> dict[str, Challenge]:
        """The challenges by id."""
        return {challenge.id: challenge for challenge in self.challenge}
