"""Counting symbols and pages (BT-003, BT-038, BT-048 to BT-052)."""

from collections import Counter

from engines.booksoftime.components import Components
from engines.booksoftime.state import BooksOfTime, Player
from engines.booksoftime.vocabulary import (
    AnyGoal,
    BookType,
    Different,
    FixedAndOther,
    InOrder,
    Symbol,
)


def row_of(parts: Components, me: Player, book: BookType) -> list[Symbol]:
    """The symbols of a book's pages in order; starting pages and covers have none (BT-004, BT-038)."""
    symbols = [parts.pages[page].symbol for page in me.books[book].pages]
    return [symbol for symbol in symbols if symbol]


def symbols_of(game: BooksOfTime, me: Player, book: BookType) -> Counter[Symbol]:
    """How often each symbol is in a book; science tokens count like pages of science (BT-052)."""
    counts = Counter(row_of(game.parts, me, book))
    if book == "science":
        counts.update({symbol: count for symbol, count in me.tokens.items() if count})
    return counts


def progress(goal: AnyGoal, row: list[Symbol], counts: Counter[Symbol]) -> tuple[int, int]:
    """How much of a goal's demand is there, and how much it is in all; both equal: it is fulfilled."""
    match goal:
        case InOrder(symbols=wanted):
            return longest_run(list(wanted), row), len(wanted)
        case FixedAndOther(symbol=symbol, fixed=fixed, other=other):
            others = max((count for one, count in counts.items() if one != symbol), default=0)
            return min(counts[symbol], fixed) + min(others, other), fixed + other
        case Different(kinds=kinds, extra=extra):
            again = sum(
                min(counts[symbol] - 1, count) for symbol, count in Counter(extra).items() if counts[symbol]
            )
            return min(len(counts), kinds) + again, kinds + len(extra)


def longest_run(wanted: list[Symbol], row: list[Symbol]) -> int:
    """The longest part of the wanted run that stands in the row without another symbol between (BT-048)."""
    best = 0
    before = [0] * (len(wanted) + 1)
    for symbol in row:
        now = [0] * (len(wanted) + 1)
        for place, want in enumerate(wanted):
            if want == symbol:
                now[place + 1] = before[place] + 1
        best, before = max(best, *now), now
    return best


def goal_progress(game: BooksOfTime, me: Player, book: BookType) -> tuple[int, int]:
    """How far the tile on top of a stack is (BT-047)."""
    tile = game.parts.goals[me.goals[book][0]]
    return progress(tile.requirement, row_of(game.parts, me, book), symbols_of(game, me, book))


def is_fulfilled(game: BooksOfTime, me: Player, book: BookType) -> bool:
    """Whether the tile on top of a stack would score now (BT-047)."""
    have, need = goal_progress(game, me, book)
    return have == need


def points_per_kind(game: BooksOfTime, me: Player, book: BookType, vp: int) -> int:
    """VP for each kind of symbol in a book, each counted once (BT-150)."""
    return vp * len(symbols_of(game, me, book))


def points_per_most(game: BooksOfTime, me: Player, book: BookType, vp: int) -> int:
    """VP for each copy of the commonest symbol of a book; of tied ones only one counts (BT-151)."""
    return vp * max(symbols_of(game, me, book).values(), default=0)
