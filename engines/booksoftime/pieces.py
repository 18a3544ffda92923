"""Where every piece is: for the checks that nothing is lost and nothing hidden can be read from outside."""

from collections import Counter

from engines.booksoftime.components import Components
from engines.booksoftime.state import BooksOfTime
from engines.kernel import Event, Random, Text


def census(game: BooksOfTime) -> dict[str, int]:
    """Every page, tile and token of the box, counted wherever it lies."""
    pages = game.deck + game.discard + [page for page in game.offer if page]
    tiles = list(game.goals_gone)
    for me in game.players:
        pages += [*me.dealt, *me.available(), *(page for book in me.books.values() for page in book.pages)]
        tiles += [tile for stack in me.goals.values() for tile in stack]
    for book, numbers in game.goal_box.items():
        tiles += [tile for number in numbers for tile in game.parts.goal_sets[book][number]]
    if game.solo:
        pages += game.solo.taken
    count = Counter(pages + tiles + game.chronicle.pages + game.chronicle_box)
    for symbol, left in game.tokens.items():
        count[f"token {symbol}"] = left + sum(me.tokens[symbol] for me in game.players)
    return dict(count)


def swap_hidden(game: BooksOfTime, seat: int | None, random: Random) -> None:
    """Exchange what this seat cannot know: the deck below its top, pages dealt to others, the chronicle."""
    others = [me for me in game.players if me.seat != seat]
    below, top = game.deck[:-1], game.deck[-1:]
    pool = below + [page for me in others for page in me.dealt]
    random.shuffle(pool)
    for me in others:
        me.dealt = [pool.pop() for _ in me.dealt]
    game.deck = pool + top
    leaves, seen = unseen_leaves(game)
    random.shuffle(leaves)
    lay_leaves(game, leaves, seen)


def reshuffle(game: BooksOfTime) -> None:
    """The deck below its top, and the pages of the chronicle that nobody has seen."""
    below, top = game.deck[:-1], game.deck[-1:]
    game.random.shuffle(below)
    game.deck = below + top
    leaves, seen = unseen_leaves(game)
    game.random.shuffle(leaves)
    lay_leaves(game, leaves, seen)


def unseen_leaves(game: BooksOfTime) -> tuple[list[str], int]:
    """The pages of the chronicle that nobody has seen, and how many of it were."""
    seen = min(game.chronicle.turned + 1, len(game.chronicle.pages))
    return game.chronicle.pages[seen:] + game.chronicle_box, seen


def lay_leaves(game: BooksOfTime, leaves: list[str], seen: int) -> None:
    """The unseen pages, in a new order, where such pages lie."""
    count = len(game.chronicle.pages) - seen
    game.chronicle.pages = game.chronicle.pages[:seen] + leaves[:count]
    game.chronicle_box = leaves[count:]


# Whatever chance brings about sooner or later.
HAPPENS = """
    begins activates uses uses-event gains turns-page finishes-book closes-book writes writes-free takes
    pushed-off discards pays refreshes offered advances advances-free reaches-top overflows pushes
    sells-folders takes-token no-page no-goal reshuffled chronicle-turns last-round chronicle-closes scores
    skips chooses-goals chooses-challenge challenge-done lost-at-once scribes-take scribes-miss scribes-kept
    saves no-discards
"""
# Effects, conditions and costs, by the message that tells of them.
KINDS = """
    effect-gain effect-take-offer effect-refresh effect-take-discard effect-write-any effect-write
    effect-advance effect-push effect-token effect-per-kind effect-per-most effect-per-folder either
    if-pages if-same-type if-track cost-page icon-symbol icon-type icon-slot icon-deck
"""


def uses(parts: Components) -> frozenset[str]:
    """Every event, page name, and kind of effect, condition, cost and icon."""
    names = {f"page-{page.name}" for page in parts.page}
    return frozenset([*HAPPENS.split(), *KINDS.split(), *names])


def used(event: Event) -> list[str]:
    """An event stands for itself and for every message it contains."""
    return [event.key, *keys(event.text())]


def keys(text: Text) -> list[str]:
    """The keys of a text and of all the texts inside it."""
    found = [text.key]
    for arg in text.args.values():
        if isinstance(arg, Text):
            found += keys(arg)
    return found
