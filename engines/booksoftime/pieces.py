"""Where every piece is: for the checks that nothing is lost and nothing hidden can be read from outside."""

from collections import Counter

from engines.booksoftime.components import Components
from engines.booksoftime.state import BooksOfTime
from engines.booksoftime.vocabulary import PageId
from engines.kernel import Event, Random, Text
from engines.kernel.piles import swapped


def census(game: BooksOfTime) -> dict[str, int]:
    """Every page, tile and token of the box, counted wherever it lies."""
    pages = game.deck.all + [page for page in game.offer if page]
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
    others = [me.dealt for me in game.players if me.seat != seat]
    mix_unseen(game, random, others)


def reshuffle(game: BooksOfTime) -> None:
    """The deck below its top, and the pages of the chronicle that nobody has seen."""
    mix_unseen(game, game.random, [])


def mix_unseen(game: BooksOfTime, random: Random, hands: list[list[PageId]]) -> None:
    """The deck below its top with these hands, and the chronicle after the page that lies open.

    Before the pages are dealt nobody has seen the top of the deck either.
    """
    cards = game.deck.cards
    public = 0 if game.phase == "goals" else 1
    below, top = cards[: len(cards) - public], cards[len(cards) - public :]
    swapped(random, [below, *hands])
    game.deck.cards = below + top
    chronicle = game.chronicle
    seen = chronicle.pages[: chronicle.turned + 1]
    unseen = chronicle.pages[len(seen) :]
    swapped(random, [unseen, game.chronicle_box])
    chronicle.pages = seen + unseen


# Whatever chance brings about sooner or later. A step beyond the top of a track, and a saved page that the
# scribes want once more, need a plan.
HAPPENS = """
    begins activates uses uses-event uses-chronicle pays-with gains turns-page finishes-book closes-book
    writes writes-free takes-from pushed-off discards pays refreshes joins-offer advances advances-free
    reaches-top pushes sells-folders takes-token counts-kinds counts-most keeps reshuffled
    chronicle-turns last-round chronicle-closes counts skips chooses-goals chooses-challenge challenge-done
    lost-at-once scribes-take scribes-miss saves verdict no-effect
"""
# Effects, conditions and costs, by the message that tells of them.
KINDS = """
    effect-gain effect-take-offer effect-refresh effect-take-discard effect-write-any effect-write
    effect-advance effect-push effect-or
    if-pages if-same-type if-track cost-page icon-symbol icon-type icon-slot icon-deck
"""


def uses(parts: Components) -> frozenset[str]:
    """Every event, page name, and kind of effect, condition, cost and icon."""
    names = [f"page-{page.name}" for page in parts.page]
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
