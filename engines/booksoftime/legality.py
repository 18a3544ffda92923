"""What makes a position that was set up by hand complete, and what makes it impossible."""

from collections.abc import Iterator, Mapping, Sequence

from engines.booksoftime.setup import take_set
from engines.booksoftime.state import BooksOfTime, Player
from engines.booksoftime.vocabulary import BOOKS, BookType, PageId
from engines.kernel.spelling import Impossible, number_of

GAP = "-"  # an empty section, an empty slot
STARTING = {"i": 0, "ii": 1}  # the starting pages of a book by their numbers

Places = Mapping[str, Sequence[str]]


def lay_out(
    game: BooksOfTime,
    places: Places,
    turned: Mapping[tuple[int, BookType], int],
    goals: Mapping[tuple[int, BookType], tuple[int, int]],
    *,
    deck_only: bool,
) -> None:
    """Everything to its place, from what was said in words."""
    box = Box(game, places)
    for me in game.players:
        me.board = box.row(f"board {me.seat}", len(me.board), f"board of seat {me.seat}")
        for book in BOOKS:
            lay_book(game, me, book, box, turned.get((me.seat, book), 0))
        if game.phase == "pages":
            me.dealt = deal(game, me, box)
    game.deck.discard = box.found("discards")
    if game.solo:
        game.solo.taken = box.found("scribes")
    top = box.found("deck")
    game.offer = (
        box.row("offer", len(game.offer), "offer") if game.phase not in ("goals", "pages") else game.offer
    )
    game.deck.cards = [*([] if deck_only else box.left()), *reversed(top)]
    if game.phase not in ("goals", "pages"):
        fill_offer(game, len(places.get("offer", ())))
    lay_goals(game, goals)
    count_tokens(game)
    check_solo(game)


class Box:
    """The ordinary pages, and where each was said to be."""

    def __init__(self, game: BooksOfTime, places: Places) -> None:
        self.game, self.parts = game, game.parts
        loose = game.deck.cards + [page for me in game.players for page in me.dealt]
        for me in game.players:
            me.dealt = []
        self.free = loose
        self.laid: dict[str, list[PageId | None]] = {}
        named = {
            place: [word if word in self.parts.pages else None for word in words]
            for place, words in places.items()
        }
        for place, pages in named.items():
            for page in pages:
                if page and page not in self.parts.starting[self.parts.pages[page].type]:
                    self._take(page, place)
        for place, words in places.items():
            self.laid[place] = [self._page(place, word) for word in words]

    def _take(self, page: PageId, place: str) -> None:
        if page not in self.free:
            raise Impossible(f"{place}: the page {page} lies somewhere else already")
        self.free.remove(page)

    def _page(self, place: str, word: str) -> PageId | None:
        """A page by its id, the number of a starting page, a symbol, or a type."""
        if word == GAP:
            return None
        if word in self.parts.pages:
            return word
        if place.startswith("book ") and word in STARTING:
            book = place.split()[2]
            return next(pages for kind, pages in self.parts.starting.items() if kind == book)[STARTING[word]]
        known = [*self.parts.book_of, *BOOKS]
        if word not in known:
            raise Impossible(f"{place}: {word!r} is no page, symbol or type")
        # The last ones first: those that people name by their ids are mostly the first ones.
        for page in sorted(self.free, reverse=True):
            if word in (self.parts.pages[page].symbol, self.parts.pages[page].type):
                self.free.remove(page)
                return page
        raise Impossible(f"{place}: there is no page with {word} left")

    def found(self, place: str) -> list[PageId]:
        """The pages of a place."""
        pages = self.laid.get(place, [])
        for page in pages:
            if page and self.parts.pages[page].number:
                raise Impossible(f"{place}: a starting page stays in its book")
        return [page for page in pages if page]

    def row(self, place: str, length: int, what: str) -> list[PageId | None]:
        """A row of places, some of them empty."""
        self.found(place)
        pages = self.laid.get(place, [])
        number_of(len(pages), 0, length, what)
        return [*pages, *([None] * (length - len(pages)))]

    def left(self) -> list[PageId]:
        """The pages that were put nowhere, shuffled."""
        return list(self.free)


def lay_book(game: BooksOfTime, me: Player, book: BookType, box: Box, turned: int) -> None:
    """A book's pages; starting pages that are not named lie behind the others."""
    place = f"book {me.seat} {book}"
    pages = [page for page in box.laid.get(place, []) if page]
    for page in pages:
        if game.parts.pages[page].type != book:
            raise Impossible(f"{place}: {page} belongs into another book (BT-008)")
    if len(set(pages)) < len(pages):
        raise Impossible(f"{place}: a page lies there once")
    pages += [page for page in game.parts.starting[book] if page not in pages]
    me.books[book].pages = pages
    me.books[book].turned = number_of(
        turned, 0, len(pages), f"pages turned in the {book} book of seat {me.seat}"
    )


def deal(game: BooksOfTime, me: Player, box: Box) -> list[PageId]:
    """Six pages of the set-up: those that were said, and more by chance."""
    count = game.parts.limits.dealt
    pages = box.found(f"dealt {me.seat}")
    number_of(len(pages), 0, count, f"pages dealt to seat {me.seat}")
    while len(pages) < count:
        pages.append(box.free.pop())
    return pages


def fill_offer(game: BooksOfTime, said: int) -> None:
    """Slots that were not named come from the deck; a gap needs an empty deck (BT-063)."""
    for slot in range(said, len(game.offer)):
        if game.deck.cards:
            game.offer[slot] = game.deck.cards.pop()
    if None in game.offer and game.deck.all:
        raise Impossible("the offer is incomplete only when deck and discards are empty (BT-063, BT-065)")
    if not game.deck.cards and game.deck.discard:
        raise Impossible("an empty deck is made of the discards at once (BT-064)")


def lay_goals(game: BooksOfTime, said: Mapping[tuple[int, BookType], tuple[int, int]]) -> None:
    """The sets that were named, then any; tiles above the named one were pushed."""
    for me in game.players:
        for book in list(me.goals):
            game.goal_box[book].append(tiles_set(game, me, book))
        me.goals = {}
    for book in BOOKS:
        game.goal_box[book] = sorted(game.goal_box[book])
    if game.phase == "goals":
        return
    for (seat, book), (number, level) in said.items():
        if number not in game.goal_box[book]:
            raise Impossible(f"seat {seat}: another player has that set of {book} goals (BT-023)")
        me = game.players[seat]
        take_set(game, me, book, number)
        gone, me.goals[book] = me.goals[book][: level - 1], me.goals[book][level - 1 :]
        game.goals_gone += gone
    for me in game.players:
        for book in BOOKS:
            if book not in me.goals:
                free = game.goal_box[book]
                take_set(game, me, book, me.seat if me.seat in free else free[0])


def tiles_set(game: BooksOfTime, me: Player, book: BookType) -> int:
    """The number of the set that a stack belongs to."""
    return next(n for n, tiles in enumerate(game.parts.goal_sets[book]) if me.goals[book][-1] in tiles)


def count_tokens(game: BooksOfTime) -> None:
    """Science tokens that nobody has are in the supply (BT-013)."""
    for symbol in game.tokens:
        held = sum(me.tokens[symbol] for me in game.players)
        game.tokens[symbol] = game.parts.science_tokens.per_symbol - held
        if game.tokens[symbol] < 0:
            raise Impossible(f"science tokens: {held} with {symbol}, there are 4 (BT-013)")


def check_solo(game: BooksOfTime) -> None:
    """Challenges as BT-171 and BT-173 have them."""
    for flaw in solo_flaws(game):
        raise Impossible(flaw)


def solo_flaws(game: BooksOfTime) -> Iterator[str]:
    """What is wrong with the challenges."""
    if game.solo is None or not game.solo.challenges:
        return
    chosen = [game.parts.challenges[one.id] for one in game.solo.challenges]
    if len({one.id for one in chosen}) < len(chosen):
        yield "a challenge is chosen once (BT-173)"
    first = chosen[: len(BOOKS)]
    if len({one.column for one in first}) < len(first) or len({one.level for one in first}) < len(first):
        yield "the first three challenges are of different columns and levels (BT-171)"
    most = game.parts.difficulties[game.solo.difficulty].challenges
    if len(chosen) > most:
        yield f"{len(chosen)} challenges, {most} on this level (BT-172)"
