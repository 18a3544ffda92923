"""The box on the table, before anybody chooses anything (BT-020 to BT-029, BT-195)."""

from collections.abc import Mapping

from engines.booksoftime.book import Book
from engines.booksoftime.components import Components
from engines.booksoftime.state import SHELF, BooksOfTime, Player, Solo
from engines.booksoftime.vocabulary import BOOKS, BookType
from engines.kernel import Random, Setting
from engines.kernel.piles import Deck

SETTINGS = (
    Setting("difficulty", ("easy", "medium", "hard"), "medium", (1,)),
    Setting("goals", ("dealt", "chosen"), "dealt"),
    Setting("covers", ("printed", "blank"), "printed"),
)


def setup(people: int, settings: Mapping[str, str], random: Random, data: str) -> BooksOfTime:
    """Boards, books, goals, shuffled piles, and six pages for everybody."""
    parts = SHELF.of(data)
    deck = Deck([page.id for page in parts.page], refills=False)  # it is renewed before it is needed (BT-064)
    deck.shuffle(random)
    leaves = [leaf.id for leaf in parts.chronicle_page]
    random.shuffle(leaves)
    game = BooksOfTime(
        random=random,
        data=data,
        players=[new_player(parts, seat) for seat in range(people)],
        blank=settings["covers"] == "blank",
        phase="goals" if settings["goals"] == "chosen" else "pages",
        deck=deck,
        offer=[None] * parts.limits.offer,
        chronicle_box=leaves,
        goal_box={book: list(range(len(parts.goal_sets[book]))) for book in BOOKS},
        tokens=dict.fromkeys(parts.symbols["science"], parts.science_tokens.per_symbol),
        solo=Solo(settings["difficulty"]) if people == 1 else None,
    )
    if game.phase == "pages":
        deal_goals(game)
        deal_pages(game)
    return game


def new_player(parts: Components, seat: int) -> Player:
    """Three books of two starting pages, an empty board, markers at the start (BT-022, BT-024, BT-026)."""
    limits = parts.limits
    return Player(
        seat=seat,
        vp=limits.start_vp,
        quill=limits.start_quill,
        paper=limits.start_paper,
        folder=limits.start_folder,
        books={book: Book(list(parts.starting[book])) for book in BOOKS},
        board=[None] * len(parts.sections),
        tracks=dict.fromkeys(BOOKS, 1),
        tokens=dict.fromkeys(parts.symbols["science"], 0),
    )


def deal_goals(game: BooksOfTime) -> None:
    """A set of each type for everybody, no two alike (BT-023)."""
    for book in BOOKS:
        game.random.shuffle(game.goal_box[book])
        for me in game.players:
            take_set(game, me, book, game.goal_box[book][0])
        game.goal_box[book].sort()


def take_set(game: BooksOfTime, me: Player, book: BookType, number: int) -> None:
    """A stack of three tiles, the smallest on top (BT-023)."""
    game.goal_box[book].remove(number)
    me.goals[book] = list(game.parts.goal_sets[book][number])


def deal_pages(game: BooksOfTime) -> None:
    """In seating order (BT-027)."""
    for me in game.players:
        me.dealt = game.deck.draw(game.random, game.parts.limits.dealt)
