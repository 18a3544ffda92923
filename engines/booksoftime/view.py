"""What one seat, or a spectator, may see. Hidden means absent. Lines are icons, see `wording`.

Names of pages are the messages `page-<name>`. Everything a picture shows is computed here: a renderer counts
nothing.
"""

from functools import cache

import msgspec

from engines.booksoftime.abilities import ability_line
from engines.booksoftime.book import falls_off
from engines.booksoftime.components import GoalTile, Page
from engines.booksoftime.effects import EFFECTS
from engines.booksoftime.resources import affordable, instant_benefits
from engines.booksoftime.scoring import final_points
from engines.booksoftime.state import SHELF, BooksOfTime, Moment, Phase, Player
from engines.booksoftime.symbols import goal_progress
from engines.booksoftime.vocabulary import (
    BOOKS,
    Ability,
    AnyCheck,
    AnyGoal,
    BookType,
    GoalId,
    PageId,
    Symbol,
)
from engines.booksoftime.wording import cost_line, gain_line, icon_line


class PageView(msgspec.Struct, frozen=True):
    """A page with both sides. A starting page has a number and no symbol."""

    id: PageId
    type: BookType
    symbol: Symbol
    name: str
    number: int
    front: str
    back: str
    instant: str


class SideView(msgspec.Struct):
    """One side in view of an open book: a page's front or back, or the inside of a cover."""

    line: str  # empty: nothing is printed there
    cover: bool
    page: PageView | None = None  # of a player's book
    leaf: str = ""  # of the chronicle: the id of its page
    instant: str = ""  # of a front


class BookView(msgspec.Struct):
    """An open book. `turned` pages lie on the left; `symbols` has an empty string for a starting page."""

    type: BookType
    pages: list[PageView]
    turned: int
    left: SideView
    right: SideView
    symbols: list[Symbol]
    closing: str  # what closing it by hand now would bring
    closing_all: str  # what closing it by turning the back cover would bring


class SectionView(msgspec.Struct):
    """A section of the board: its cost, and the page that lies there."""

    section: int
    cost: str
    page: PageView | None
    affordable: bool  # the owner could pay for writing this page now


class GoalTileView(msgspec.Struct, frozen=True):
    """A goal tile with its back."""

    id: GoalId
    level: int
    set: int
    symbol: Symbol  # on the back, the same for the whole set
    vp: int
    requirement: AnyGoal
    backs: list[str]  # one of these when it is pushed


class GoalView(msgspec.Struct):
    """A stack of goal tiles: how much of the top one's demand is there, and the tiles below."""

    type: BookType
    top: GoalTileView | None  # None before sets are chosen
    below: list[GoalTileView]
    have: int
    need: int
    fulfilled: bool


class SpaceView(msgspec.Struct):
    """A space of a track; the first is the start, the last pays at the end."""

    space: int
    cost: str
    benefit: str
    top: bool


class TrackView(msgspec.Struct):
    """A track and the markers on it: the space of each seat."""

    type: BookType
    spaces: list[SpaceView]
    markers: dict[int, int]


class ChronicleView(msgspec.Struct):
    """The chronicle's open spread: the two events, and what the scribes' icons on the right are (solo)."""

    pages: int
    turned: int
    left: SideView
    right: SideView
    bookmark: bool  # at most 3 pages are left on the right
    icons: list[str]


class ChallengeView(msgspec.Struct):
    """A space of the challenge board."""

    id: str
    column: BookType
    level: int
    chosen: bool
    done: bool
    condition: AnyCheck
    loss: int  # how many pages of the column's type the scribes may not take; 0: no such condition


class SoloView(msgspec.Struct):
    """The scribes' side of a solo game."""

    difficulty: str
    vp_needed: int
    challenges_needed: int
    challenges: list[ChallengeView]
    taken: dict[BookType, int]
    taken_pages: list[PageView]
    saved: list[int]  # slots of the offer that are safe in this phase
    lost: str  # the challenge that lost the game at once


class PlayerView(msgspec.Struct):
    """One player: everything lies open but the pages of the set-up."""

    seat: int
    vp: int
    quill: int
    paper: int
    folder: int
    tokens: dict[Symbol, int]
    board: list[SectionView]
    books: list[BookView]
    goals: list[GoalView]
    tracks: dict[BookType, int]
    can_advance: dict[BookType, bool]  # the owner could pay for the next space now
    final: dict[str, int]  # the VP there would be if the game ended now, by category
    pushed_off: PageView | None  # what the next page to come would push off the board
    dealt: list[PageView] | None  # in the set-up; None: not yours
    written: int = 0  # pages in the books


class BooksView(msgspec.Struct):
    """The table."""

    seat: int | None
    phase: Phase
    round: int
    rounds: int
    first: int
    turn: int | None  # whose turn it is
    moment: Moment  # before, in or after the action of the turn
    event_used: bool
    activated: BookType | None
    players: list[PlayerView]
    offer: list[PageView | None]
    deck: int
    deck_top: PageView | None
    discard: list[PageView]
    tracks: list[TrackView]
    chronicle: ChronicleView | None  # None: it is not on the table yet
    tokens: dict[Symbol, int]  # science tokens in the supply
    blank_covers: bool
    solo: SoloView | None


def view(game: BooksOfTime, seat: int | None) -> BooksView:
    """The position for this pair of eyes."""
    return BooksView(
        seat=seat,
        phase=game.phase,
        round=min(game.round, game.rounds),
        rounds=game.rounds,
        first=game.first,
        turn=game.active.seat if game.phase == "turns" else None,
        moment=game.moment,
        event_used=game.event_used,
        activated=game.activated,
        players=[_player(game, me, me.seat == seat) for me in game.players],
        offer=[_page_or_none(game, page) for page in game.offer],
        deck=len(game.deck),
        # Before the pages are dealt, the top one is still somebody's secret (BT-026).
        deck_top=_page_or_none(game, game.deck.top) if game.phase != "goals" else None,
        discard=[_page(game, page) for page in sorted(game.deck.discard)],
        tracks=[
            TrackView(
                type=book,
                spaces=[
                    SpaceView(
                        space.space, cost_line(space.cost), EFFECTS.line(space.benefit), space is spaces[-1]
                    )
                    for space in spaces
                ],
                markers={me.seat: me.tracks[book] for me in game.players},
            )
            for book, spaces in game.parts.tracks.items()
        ],
        chronicle=_chronicle(game),
        tokens=dict(game.tokens),
        blank_covers=game.blank,
        solo=_solo(game),
    )


@cache
def page_view(data: str, page: PageId) -> PageView:
    """A page of these tables."""
    return _drawn(SHELF.of(data).pages[page])


def _drawn(page: Page) -> PageView:
    return PageView(
        id=page.id,
        type=page.type,
        symbol=page.symbol,
        name=page.name,
        number=page.number,
        front=ability_line(page.front),
        back=ability_line(page.back),
        instant=gain_line(page.instant),
    )


def _page(game: BooksOfTime, page: PageId) -> PageView:
    return page_view(game.data, page)


def _page_or_none(game: BooksOfTime, page: PageId | None) -> PageView | None:
    return page_view(game.data, page) if page else None


def _player(game: BooksOfTime, me: Player, inside: bool) -> PlayerView:
    return PlayerView(
        seat=me.seat,
        vp=me.vp,
        quill=me.quill,
        paper=me.paper,
        folder=me.folder,
        tokens=dict(me.tokens),
        board=[
            SectionView(number, cost_line(cost), _page_or_none(game, page), affordable(me, cost))
            for number, (cost, page) in enumerate(zip(game.parts.sections, me.board, strict=True), start=1)
        ],
        books=[_book(game, me, book) for book in BOOKS],
        goals=[_goal(game, me, book) for book in BOOKS],
        tracks=dict(me.tracks),
        can_advance={book: _can_advance(game, me, book) for book in BOOKS},
        final=final_points(game, me) if len(me.goals) == len(BOOKS) else {},
        pushed_off=_page_or_none(game, falls_off(me.board)),
        dealt=[_page(game, page) for page in me.dealt] if inside else None,
        written=sum(len(me.books[book].pages) for book in BOOKS),
    )


def _can_advance(game: BooksOfTime, me: Player, book: BookType) -> bool:
    spaces = game.parts.tracks[book]
    return me.tracks[book] < len(spaces) and affordable(me, spaces[me.tracks[book]].cost)


def _side(game: BooksOfTime, page: PageId | None, ability: Ability, *, front: bool) -> SideView:
    shown = _page_or_none(game, page)
    return SideView(
        line=ability_line(ability),
        cover=shown is None,
        page=shown,
        instant=shown.instant if shown and front else "",
    )


def _book(game: BooksOfTime, me: Player, book: BookType) -> BookView:
    there = me.books[book]
    left, right = game.sides(me, book)
    return BookView(
        type=book,
        pages=[_page(game, page) for page in there.pages],
        turned=there.turned,
        left=_side(game, there.left, left, front=False),
        right=_side(game, there.right, right, front=True),
        symbols=[game.parts.pages[page].symbol for page in there.pages],
        closing=gain_line(instant_benefits(game.parts, there.read)),
        closing_all=gain_line(instant_benefits(game.parts, there.pages)),
    )


def _goal(game: BooksOfTime, me: Player, book: BookType) -> GoalView:
    stack = me.goals.get(book, [])
    if not stack:
        return GoalView(book, None, [], 0, 0, fulfilled=False)
    top, *below = [_tile(game.parts.goals[tile]) for tile in stack]
    have, need = goal_progress(game, me, book)
    return GoalView(book, top, below, have, need, have == need)


def _tile(tile: GoalTile) -> GoalTileView:
    backs = [EFFECTS.line(effects) for effects in tile.back]
    return GoalTileView(tile.id, tile.level, tile.set, tile.symbol, tile.vp, tile.requirement, backs)


def _chronicle(game: BooksOfTime) -> ChronicleView | None:
    book = game.chronicle
    if not book.pages:
        return None
    left, right = game.event_on("left"), game.event_on("right")
    return ChronicleView(
        pages=len(book.pages),
        turned=book.turned,
        left=SideView(ability_line(left), cover=book.left is None, leaf=book.left or ""),
        right=SideView(ability_line(right), cover=book.right is None, leaf=book.right or ""),
        bookmark=game.near_the_end,
        icons=[icon_line(icon) for icon in game.icons_in_view()] if game.solo else [],
    )


def _solo(game: BooksOfTime) -> SoloView | None:
    solo = game.solo
    if solo is None:
        return None
    level = game.parts.difficulties[solo.difficulty]
    done = {challenge.id: challenge.done for challenge in solo.challenges}
    taken = [_page(game, page) for page in solo.taken]
    return SoloView(
        difficulty=solo.difficulty,
        vp_needed=level.vp_needed,
        challenges_needed=level.challenges_needed,
        challenges=[
            ChallengeView(
                id=challenge.id,
                column=challenge.column,
                level=challenge.level,
                chosen=challenge.id in done,
                done=done.get(challenge.id, False),
                condition=challenge.condition,
                loss=challenge.loss.min if challenge.loss else 0,
            )
            for challenge in game.parts.challenge
        ],
        taken={book: sum(page.type == book for page in taken) for book in BOOKS},
        taken_pages=taken,
        saved=list(solo.saved),
        lost=solo.lost,
    )
