"""What players choose before the first turn (BT-023, BT-026 to BT-030, BT-171 to BT-175, BT-195)."""

from functools import partial
from typing import NamedTuple

from engines.booksoftime.abilities import front_note
from engines.booksoftime.book import Book
from engines.booksoftime.challenges import challenge_text, note_challenges
from engines.booksoftime.components import Challenge
from engines.booksoftime.offer import refill, renew_deck
from engines.booksoftime.scribes import scribes_take
from engines.booksoftime.setup import deal_pages, take_set
from engines.booksoftime.state import BooksOfTime, ChosenChallenge, Player
from engines.booksoftime.vocabulary import BOOKS, BookType, PageId
from engines.booksoftime.wording import gain_text, goal_text, page_text, page_with_gain
from engines.booksoftime.writing import put_into_book
from engines.kernel import Arg, Asking, Option, Refusal, Step, Text, listed, parallel

# ---- goals (the option of BT-195) -------------------------------------------------------------------------


def choose_goals(game: BooksOfTime, me: Player) -> Step:
    """A set of each type from those that are left (BT-195)."""
    for book in BOOKS:
        number = yield from me.ask(
            "goal-set",
            partial(set_options, game, book),
            refuse=partial(refuse_set, game, book),
            args=partial(dict[str, Arg], book=book),
        )
        take_set(game, me, book, number)
        top = game.parts.goals[me.goals[book][0]]
        game.tell("chooses-goals", who=me.who, book=book, goal=goal_text(top.requirement))
    if me is game.players[-1]:
        yield from game.barrier("pages")
        deal_pages(game)
        game.phase = "pages"


def set_options(game: BooksOfTime, book: BookType) -> list[Option[int]]:
    """The sets of a type, by what their largest tile asks for."""
    options = []
    for number, tiles in enumerate(game.parts.goal_sets[book]):
        last = game.parts.goals[tiles[-1]]
        options.append(Option(f"set:{number + 1}", number, goal_text(last.requirement)))
    return options


def refuse_set(game: BooksOfTime, book: BookType, number: int) -> Refusal | None:
    """No two players share a set (BT-023)."""
    return None if number in game.goal_box[book] else Refusal("BT-023", Text("why-set-taken"))


# ---- the first pages --------------------------------------------------------------------------------------


class FirstPages(NamedTuple):
    """The page that is written, and those for sections 1 and 2."""

    written: PageId
    kept: list[PageId]


def prepare_pages(game: BooksOfTime) -> Step:
    """Everybody chooses at once; then the offer, the first player and the chronicle (BT-026 to BT-030)."""
    chosen = yield from parallel({me.seat: choose_pages(game, me) for me in game.players})
    for me in game.players:
        lay_pages(game, me, chosen[me.seat])
    renew_deck(game)
    refill(game)
    if game.solo is not None:
        game.phase = "challenges"
        return
    build_chronicle(game, game.parts.limits.chronicle_removed)
    game.first = game.random.below(len(game.players))
    game.tell("begins", who=game.active.who)
    game.phase = "turns"


def choose_pages(game: BooksOfTime, me: Player) -> Asking[FirstPages]:
    """One to write, two for the board, the left one first; the others are discarded (BT-026)."""

    def still(*gone: PageId) -> list[Option[PageId]]:
        return [
            Option(page, page, page_with_gain(entry), front_note(entry))
            for page in me.dealt
            if page not in gone
            for entry in (game.parts.pages[page],)
        ]

    written = yield from me.ask("first-write", still, secret=True)
    kept: list[PageId] = []
    for section in range(1, game.parts.limits.kept + 1):
        page = yield from me.ask(
            "first-keep",
            lambda: still(written, *kept),
            args=partial(dict[str, Arg], section=section),
            secret=True,
        )
        kept.append(page)
    return FirstPages(written, kept)


def lay_pages(game: BooksOfTime, me: Player, chosen: FirstPages) -> None:
    """Write one for free, lay two on the board, discard the others (BT-026)."""
    entry = game.parts.pages[chosen.written]
    put_into_book(game, me, chosen.written)
    game.tell("writes-free", who=me.who, page=page_text(entry), gain=gain_text(entry.instant))
    for section, page in enumerate(chosen.kept):
        me.board[section] = page
    kept = listed([page_text(game.parts.pages[page]) for page in chosen.kept])
    game.tell("keeps", who=me.who, pages=kept)
    game.deck.discard += [page for page in me.dealt if page != chosen.written and page not in chosen.kept]
    me.dealt = []


def build_chronicle(game: BooksOfTime, removed: int) -> None:
    """The shuffled pages without those that are removed unseen, open at the first (BT-029, BT-174)."""
    game.chronicle = Book(game.chronicle_box[removed:])
    game.chronicle_box = game.chronicle_box[:removed]


# ---- challenges -------------------------------------------------------------------------------------------


def choose_challenges(game: BooksOfTime) -> Step:
    """One of each column, all of different levels, on hard one more (BT-171 to BT-173)."""
    solo, me = game.solo, game.players[0]
    assert solo is not None
    level = game.parts.difficulties[solo.difficulty]
    while len(solo.challenges) < level.challenges:
        challenge = yield from me.ask(
            "challenge", lambda: challenge_options(game), refuse=partial(refuse_challenge, game)
        )
        solo.challenges.append(ChosenChallenge(challenge.id))
        game.tell("chooses-challenge", who=me.who, challenge=challenge_text(challenge), level=challenge.level)
    yield from game.barrier("chronicle")
    game.phase = "opening"


def open_chronicle(game: BooksOfTime) -> Step:
    """The chronicle comes to the table, and the scribes take what its first page shows (BT-174, BT-175)."""
    assert game.solo is not None
    build_chronicle(game, game.parts.difficulties[game.solo.difficulty].chronicle_removed)
    game.phase = "turns"
    game.tell("begins", who=game.active.who)
    note_challenges(game)
    yield from scribes_take(game)


def challenge_options(game: BooksOfTime) -> list[Option[Challenge]]:
    """The challenges of the next column; the additional one may be of any (BT-171, BT-173)."""
    assert game.solo is not None
    taken = [game.parts.challenges[one.id].column for one in game.solo.challenges]
    columns = [book for book in BOOKS if book not in taken][:1] or BOOKS
    return [
        Option(challenge.id, challenge, challenge_text(challenge), partial(challenge_note, challenge))
        for challenge in game.parts.challenge
        if challenge.column in columns
    ]


def challenge_note(challenge: Challenge) -> Text:
    """The level, and how many pages of the scribes would lose the game at once."""
    if challenge.loss:
        return Text(
            "note-loss", {"level": challenge.level, "n": challenge.loss.min, "book": challenge.loss.type}
        )
    return Text("note-level", {"level": challenge.level})


def refuse_challenge(game: BooksOfTime, challenge: Challenge) -> Refusal | None:
    """Different levels; the additional one differs from that of its column (BT-171, BT-173)."""
    assert game.solo is not None
    chosen = [game.parts.challenges[one.id] for one in game.solo.challenges]
    if len(chosen) >= len(BOOKS):
        if challenge in chosen:
            return Refusal("BT-173", Text("why-same-challenge"))
    elif challenge.level in [one.level for one in chosen]:
        return Refusal("BT-171", Text("why-same-level", {"level": challenge.level}))
    return None
