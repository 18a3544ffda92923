"""Decks and bags: plain data for states, with what hands do to them."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

import msgspec

from engines.kernel.random import Random

T = TypeVar("T")


class Deck(msgspec.Struct, Generic[T]):
    """Cards face down, the last one on top, and what was discarded from them."""

    cards: list[T] = []
    discard: list[T] = []
    refills: bool = True  # an empty deck is made of the discard pile

    def __len__(self) -> int:
        return len(self.cards)

    @property
    def top(self) -> T | None:
        """The uppermost card, where it is public, or is being looked at."""
        return self.cards[-1] if self.cards else None

    @property
    def all(self) -> list[T]:
        """Every card that is here, for a census."""
        return self.cards + self.discard

    def draw(self, random: Random, count: int = 1) -> list[T]:
        """The uppermost cards, as many as there are."""
        drawn: list[T] = []
        while len(drawn) < count and (self.cards or (self.refills and self.discard)):
            if not self.cards:
                self.reshuffle(random)
            drawn.append(self.cards.pop())
        return drawn

    def draw_bottom(self) -> T | None:
        """The card at the bottom, if there is one."""
        return self.cards.pop(0) if self.cards else None

    def put_under(self, cards: Iterable[T]) -> None:
        """Cards to the bottom; the first one lies on the others."""
        self.cards[:0] = list(cards)[::-1]

    def put_on_top(self, cards: Iterable[T]) -> None:
        """Cards back on top; the first one is drawn next."""
        self.cards += list(cards)[::-1]

    def search(self, wanted: Callable[[T], bool]) -> T | None:
        """The first card from the top that is wanted, taken out; the deck is to be shuffled after it."""
        for place in range(len(self.cards) - 1, -1, -1):
            if wanted(self.cards[place]):
                return self.cards.pop(place)
        return None

    def shuffle(self, random: Random) -> None:
        """Mix what is face down: at the start, after a search, and when a table went back."""
        random.shuffle(self.cards)

    def reshuffle(self, random: Random) -> None:
        """The discard pile goes into the deck, and all of it is mixed."""
        self.cards, self.discard = self.cards + self.discard, []
        self.shuffle(random)


class Bag(msgspec.Struct, Generic[T]):
    """Pieces that are drawn by chance; they lie in an order that means nothing."""

    pieces: list[T] = []

    def __len__(self) -> int:
        return len(self.pieces)

    def draw(self, random: Random, count: int = 1) -> list[T]:
        """So many pieces by chance, as many as there are."""
        return [self.pieces.pop(random.below(len(self.pieces))) for _ in range(min(count, len(self.pieces)))]

    def put_in(self, pieces: Iterable[T]) -> None:
        """Pieces into the bag."""
        self.pieces += pieces

    def take(self, piece: T) -> None:
        """A certain piece out of the bag."""
        self.pieces.remove(piece)


def swapped(random: Random, hidden: Iterable[list[T]]) -> None:
    """Mix everything that somebody cannot know, in place: each pile and hand keeps its number of cards."""
    piles = list(hidden)
    pool = [card for pile in piles for card in pile]
    random.shuffle(pool)
    for pile in piles:
        pile[:] = [pool.pop() for _ in pile]


def census(*places: Iterable[str]) -> dict[str, int]:
    """How many there are of each, wherever they lie."""
    counts: Counter[str] = Counter()
    for place in places:
        counts.update(place)
    return dict(counts)
