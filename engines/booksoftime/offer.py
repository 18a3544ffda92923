"""The common deck, the offer and the discards (BT-015, BT-063 to BT-065)."""

from engines.booksoftime.book import push
from engines.booksoftime.state import BooksOfTime, Player
from engines.booksoftime.vocabulary import PageId
from engines.booksoftime.wording import page_text
from engines.kernel import Refusal, Step, Text, listed


def reveal(game: BooksOfTime) -> Step:
    """Stand before a page comes into view that nobody has seen; the deck's top is public (BT-015)."""
    if len(game.deck) > 1 or (game.deck.top and game.deck.discard):
        yield from game.barrier("page")


def draw_top(game: BooksOfTime) -> PageId | None:
    """The top page of the deck; an empty deck is made of the discards at once (BT-064)."""
    if not game.deck.top:
        return None
    page = game.deck.cards.pop()
    renew_deck(game)
    return page


def renew_deck(game: BooksOfTime) -> None:
    """As soon as the deck is empty the discards are shuffled to be a new one (BT-064)."""
    if not game.deck.top and game.deck.discard:
        game.deck.reshuffle(game.random)
        game.tell("reshuffled", count=len(game.deck))


def discard(game: BooksOfTime, page: PageId) -> None:
    """To the discards; with deck and discards empty it goes straight to a gap in the offer (BT-065)."""
    if not game.deck.top and None in game.offer:
        slot = game.offer.index(None)
        game.offer[slot] = page
        tell_offered(game, [page])
        return
    game.deck.discard.append(page)
    renew_deck(game)


def refill(game: BooksOfTime) -> None:
    """Every gap in the offer, from the left, as long as there are pages (BT-063, BT-065)."""
    pages = []
    for slot, there in enumerate(game.offer):
        if there is None and (page := draw_top(game)):
            game.offer[slot] = page
            pages.append(page)
    if pages:
        tell_offered(game, pages)


def tell_offered(game: BooksOfTime, pages: list[PageId]) -> None:
    """What is new in the offer."""
    names = listed([page_text(game.parts.pages[page]) for page in pages])
    game.tell("joins-offer", pages=names, count=len(pages))


def receive(game: BooksOfTime, me: Player, page: PageId, source: Text) -> None:
    """A page comes to the board; what it pushes off is discarded (BT-042, BT-043)."""
    game.tell("takes-from", who=me.who, page=page_text(game.parts.pages[page]), source=source)
    gone = push(me.board, page)
    if gone:
        game.tell("pushed-off", who=me.who, page=page_text(game.parts.pages[gone]))
        discard(game, gone)


def take_from_offer(game: BooksOfTime, me: Player, slot: int) -> Step:
    """A page of the offer, counted from 0; its slot is refilled at once (BT-063, BT-157)."""
    yield from reveal(game)
    page = game.offer[slot]
    assert page is not None
    game.offer[slot] = None
    receive(game, me, page, Text("from-offer", {"slot": slot + 1}))
    refill(game)


FROM_DECK = Text("from-deck")


def take_deck_top(game: BooksOfTime, me: Player) -> Step:
    """The top page of the deck, if an action allows it (BT-110)."""
    yield from reveal(game)
    page = draw_top(game)
    assert page is not None
    receive(game, me, page, FROM_DECK)


def refuse_refresh(game: BooksOfTime) -> Refusal | None:
    """With an incomplete offer, or nothing to refill it from, its pages would come straight back (BT-065)."""
    if None in game.offer:
        return Refusal("BT-065", Text("why-offer-incomplete"))
    return None if game.deck.top else Refusal("BT-065", Text("why-no-deck"))


def replace(game: BooksOfTime, me: Player, slots: list[int]) -> Step:
    """Discard pages of the offer, counted from 0, and refill it (BT-063, BT-112, BT-165)."""
    yield from game.barrier("page")
    gone = []
    for slot in slots:
        page = game.offer[slot]
        assert page is not None
        gone.append(page_text(game.parts.pages[page]))
        game.deck.discard.append(page)
        game.offer[slot] = None
    game.tell("refreshes", who=me.who, count=len(slots), pages=listed(gone))
    renew_deck(game)
    refill(game)
