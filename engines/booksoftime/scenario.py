"""Set up any position of Books of Time in the game's words, and play on from it.

    match = (
        scenario(players=2)
        .player(0, quill=2, paper=1, board="- s07a - boat")       # sections from left to right, `-` is empty
        .book(0, "trade", "boat I coin II camel", turned=3)       # pages in order, three of them on the left
        .goal(0, "G-T1-1")
        .offer("planet gear t04a boat")
        .start()
    )
    match.play(0, "write:2 stop")
    assert match.state.players[0].books["science"].pages[0] == "s07a"

**What a scenario begins with.** Seat 0 is on turn, before its action, in round 1, and is the first player.
Nothing has happened: everybody has 10 VP, 2 quills, 2 paper, no folder, an empty board, three books of the
starting pages I and II, open at the first page (`turned` 0), markers on space 1 of each track, and a whole
stack of goals of each type: of set 1 for seat 0, set 2 for seat 1 and so on. The chronicle is c01 to c15 in
this order (16 pages on the easy level), so round r shows the back of page r-1 and the front of page r. The
offer and the deck are what is left, shuffled by `seed`; the discard pile is empty. In solo no challenge is
chosen unless you say so, and the scribes have taken nothing.

**Pieces are conserved.** A page that you put somewhere leaves the deck; pushed goal tiles are out of the
game; science tokens come from the supply. The same page twice, a page in a book of another type, a space
that a track has not, an empty slot while the deck has pages and the like raise `Impossible`, a ValueError
that says what is wrong. Saying the same thing again replaces what was said before. Everything is laid out
by `start()`.

**Names.** Capital letters do not matter, `_` is `-`.
- books, tracks, goals: trade science industry
- symbols: boat coin camel scales / planet flask helix triangle / map gear hammer factory
- pages: ids of data/booksoftime/pages.toml (`S01a`, `t12b`, ...). A symbol stands for any page with it that
  is named nowhere, a type (`trade`) for any such page of the type. In a book `I` and `II` are its starting
  pages; those that you do not name lie behind the other pages
- chronicle pages `c01` to `c23`, goal tiles `G-T1-1` (type, set, level), challenges `CH-science-1` or
  `science-1`
- settings: difficulty=easy|medium|hard (solo), goals=dealt|chosen, covers=printed|blank
Several names are a list, or one text with spaces. Spaces of tracks, sections, slots and levels count from
1, seats from 0. Books are counted by `turned`, the number of pages on the left.

**Playing.** `start()` gives an `engines.kernel.scenario.Played`: `play(seat, line)` sends answers in
notation; `draft(seat, line)` does the same, but stays in front of the first stop; `options(seat)`,
`key(seat)`, `asks()`, `why_not(seat)` (closed option id to rule id and reason), `events(key)`, `log(lang,
seat)`, `view(seat)`, `state`, `undo(seat)`, `result`. Answers that were not offered raise `Refused` and
change nothing. One answer is an option's id; several ids of one answer are joined by `+`, none is `-`.
Answers without an alternative are given by the kernel, and a line may name them or leave them out. Barriers
and the end of a turn are passed.

A turn is an action, begun by one of these; `event:left` or `event:right` may stand before it or after it:

    activate:BOOK USE [USE]     both (left first) | right-left | left | right | stop; then the other or stop
    write:SECTION write:SECTION ... stop
    close:BOOK
    draw:SLOT|draw:top draw:SLOT|draw:top
    draw:refresh SLOT+SLOT draw:... draw:...       2 VP for other pages in these slots, before the first page
    advance:BOOK | advance:BOOK:goal ... stop      the benefit of the space, or the goal instead
    turn BOOK+BOOK                                 one to three books
    done                                           while an event could be used; else the turn just ends

The `stop` after the last page or step is asked only while another one could be paid; while an event could
be used, `done` in its place ends the turn, too. What effects ask, wherever they occur:

    take:SLOT | decline            a page of the offer, once for each
    SLOT+SLOT | -                  which pages of the offer are replaced (refresh)
    SYMBOL PAGE | decline          a page from the discards
    write:SECTION | decline        a page for free
    advance:BOOK | advance:BOOK:goal | decline     a free step
    goal:BOOK:N [| decline]        the Nth benefit on the back of the goal that is pushed
    SYMBOL                         a science token
    gain | gain:2 | ...            one of several lists, each by its first effect
    N                              folders to spend
    PAGE                           a page to discard as a cost
    split                          (before a payment that has several ways) the next one asks for the way:
                                   `quill.paper`, `quill.folder`, `folder-2`

Other phases: `phase="goals"` (each seat `set:N` for each type), `phase="pages"` (each seat PAGE to write,
PAGE for section 1, PAGE for section 2; `dealt` says which six), `phase="challenges"` (solo: `ch-trade-1`
and so on), `phase="opening"` (solo: the chronicle is opened and the scribes take), `phase="events"` (the
turns of the round are over: the chronicle is turned, in solo the scribes take, asking `yes`|`no` for each
page that a folder could save) and `phase="scoring"` (the chronicle is closed). `fresh(players, seed,
**settings)` is a game from its very beginning."""

from collections.abc import Mapping
from typing import get_args

from engines.booksoftime import GAME
from engines.booksoftime.book import Book
from engines.booksoftime.legality import lay_out
from engines.booksoftime.setup import setup
from engines.booksoftime.state import SHELF, BooksOfTime, ChosenChallenge, Phase, Player
from engines.booksoftime.vocabulary import BOOKS, BookType
from engines.kernel import Random
from engines.kernel.scenario import Played
from engines.kernel.spelling import Amounts, Impossible, Names, amounts_of, known, number_of, words_of

__all__ = ["Impossible", "Scenario", "fresh", "scenario"]

MOST = 999


def scenario(
    players: int = 2,
    *,
    round: int = 1,
    turn: int = 0,
    first: int = 0,
    phase: Phase = "turns",
    settings: Mapping[str, str] | None = None,
    seed: int | str = 1,
) -> "Scenario":
    """A position to be filled; `turn` is the seat whose turn it is, `first` the first player."""
    return Scenario(players, round, turn, first, phase, dict(settings or {}), seed)


def fresh(players: int = 2, seed: int | str = 1, **settings: str) -> Played[BooksOfTime]:
    """A game from its very beginning: the first question is about goals or the dealt pages."""
    chosen = GAME.settings_for(players, settings)
    return Played(GAME, players, setup(players, chosen, Random.seeded(seed), SHELF.today), chosen)


def page_words(names: Names) -> list[str]:
    """Pages, symbols, types and gaps as people write them."""
    return [word.lower() for word in words_of(names)]


class Scenario:
    """A position that is being set up; every method gives the scenario back, `start()` the match."""

    def __init__(
        self,
        players: int,
        round: int,
        turn: int,
        first: int,
        phase: Phase,
        settings: dict[str, str],
        seed: int | str,
    ) -> None:
        self.settings = GAME.settings_for(players, settings)
        self.game = game = setup(players, self.settings, Random.seeded(seed), SHELF.today)
        self.parts = parts = game.parts
        if phase not in get_args(Phase):
            raise Impossible(f"there is no phase {phase!r}: there are {', '.join(get_args(Phase))}")
        game.phase = phase
        game.first = self._seat(first).seat
        game.turn = (self._seat(turn).seat - game.first) % players if phase == "turns" else 0
        removed = parts.limits.chronicle_removed
        if game.solo:
            removed = parts.difficulties[game.solo.difficulty].chronicle_removed
        self.round = round
        self.leaves = [leaf.id for leaf in parts.chronicle_page]
        self.chronicle_pages = self.leaves[: len(self.leaves) - removed]
        # Where pages were said to be: by place, as words; they are found when everything is said.
        self.places: dict[str, list[str]] = {}
        self.turned: dict[tuple[int, BookType], int] = {}
        self.goals: dict[tuple[int, BookType], tuple[int, int]] = {}  # set and level
        self.deck_only = False

    # ---- players -------------------------------------------------------------------------------------------

    def player(
        self,
        seat: int,
        *,
        vp: int | None = None,
        quill: int | None = None,
        paper: int | None = None,
        folder: int | None = None,
        board: Names | None = None,
        tokens: Amounts | None = None,
        dealt: Names | None = None,
    ) -> "Scenario":
        """What a seat has; `board` from section 1 on, `dealt` are the six pages of the set-up."""
        me = self._seat(seat)
        if vp is not None:
            me.vp = number_of(vp, 0, MOST, f"VP of seat {seat}")
        if quill is not None:
            me.quill = number_of(quill, 0, MOST, f"quills of seat {seat}")
        if paper is not None:
            me.paper = number_of(paper, 0, MOST, f"paper of seat {seat}")
        if folder is not None:
            me.folder = number_of(folder, 0, MOST, f"folders of seat {seat}")
        if board is not None:
            self.places[f"board {seat}"] = page_words(board)
        if tokens is not None:
            symbols = self.parts.symbols["science"]
            me.tokens = dict.fromkeys(symbols, 0) | amounts_of(tokens, symbols, "science symbol")
        if dealt is not None:
            self.places[f"dealt {seat}"] = page_words(dealt)
        return self

    def book(
        self, seat: int, book: str, pages: Names | None = None, *, turned: int | None = None
    ) -> "Scenario":
        """A book's pages from first to last, and how many of them lie on the left."""
        me, kind = self._seat(seat), self._type(book)
        if pages is not None:
            self.places[f"book {seat} {kind}"] = page_words(pages)
        if turned is not None:
            self.turned[me.seat, kind] = turned
        return self

    def goal(self, seat: int, tile: str) -> "Scenario":
        """The tile on top of a stack; the smaller ones of its set were pushed."""
        entry = self.parts.goals[known(tile, self.parts.goals, "goal tile")]
        numbers = sorted({one.set for one in self.parts.goal_tile if one.type == entry.type})
        self.goals[self._seat(seat).seat, entry.type] = numbers.index(entry.set), entry.level
        return self

    def tracks(self, seat: int, **spaces: int) -> "Scenario":
        """The spaces of a seat's markers: `trade=3`; the start is 1."""
        me = self._seat(seat)
        for name, space in spaces.items():
            track = self._type(name)
            me.tracks[track] = number_of(space, 1, len(self.parts.tracks[track]), f"{track} track")
        return self

    # ---- the middle of the table ---------------------------------------------------------------------------

    def offer(self, pages: Names) -> "Scenario":
        """The pages in the slots; slots that are not named are filled from the deck, `-` stays empty."""
        self.places["offer"] = page_words(pages)
        return self

    def deck(self, pages: Names, *, only: bool = False) -> "Scenario":
        """The pages on top of the deck, the first one uppermost; `only`: the others are out of the game."""
        self.places["deck"] = page_words(pages)
        self.deck_only = only
        return self

    def discards(self, pages: Names) -> "Scenario":
        """The pages of the discard pile."""
        self.places["discards"] = page_words(pages)
        return self

    def chronicle(self, pages: Names) -> "Scenario":
        """Pages of the chronicle from first to last; those that are not named follow in order."""
        count = len(self.chronicle_pages)
        named = [known(word, self.leaves, "chronicle page") for word in words_of(pages)]
        if len(set(named)) < len(named) or len(named) > count:
            raise Impossible(f"the chronicle has {count} different pages")
        self.chronicle_pages = [*named, *(leaf for leaf in self.leaves if leaf not in named)][:count]
        return self

    def events(self, left: str | None = None, right: str | None = None) -> "Scenario":
        """This round's open spread: whose back is on the left, whose front is on the right."""
        pages = list(self.chronicle_pages)
        wanted = {}
        for name, place in ((left, self.round - 2), (right, self.round - 1)):
            if name is not None:
                if not 0 <= place < len(pages):
                    raise Impossible(f"round {self.round} shows a cover there (BT-130)")
                wanted[place] = known(name, self.leaves, "chronicle page")
        others = iter([leaf for leaf in [*pages, *self.leaves] if leaf not in wanted.values()])
        laid: list[str] = []
        for place in range(len(pages)):
            laid.append(
                wanted[place] if place in wanted else next(leaf for leaf in others if leaf not in laid)
            )
        self.chronicle_pages = laid
        return self

    def event_used(self) -> "Scenario":
        """An event was used in this turn already."""
        self.game.event_used = True
        return self

    # ---- solo ----------------------------------------------------------------------------------------------

    def challenges(self, chosen: Names, *, done: Names = ()) -> "Scenario":
        """The challenges that were chosen: `science-1 industry-2 trade-3`."""
        if self.game.solo is None:
            raise Impossible("challenges are for one player")
        names, finished = ([self._challenge(word) for word in words_of(words)] for words in (chosen, done))
        if not set(finished) <= set(names):
            raise Impossible("only chosen challenges can be done")
        self.game.solo.challenges = [ChosenChallenge(name, name in finished) for name in names]
        return self

    def scribes(self, taken: Names) -> "Scenario":
        """What the scribes have taken: pages, symbols or types, `trade*9` for so many."""
        if self.game.solo is None:
            raise Impossible("the scribes play against one player")
        words: list[str] = []
        for word in page_words(taken):
            name, star, count = word.partition("*")
            words += [name] * (int(count) if star else 1)
        self.places["scribes"] = words
        return self

    # ---- done ----------------------------------------------------------------------------------------------

    def start(self) -> Played[BooksOfTime]:
        """Play from here."""
        game = self.game
        number_of(self.round, 1, len(self.chronicle_pages) + 1, "round")
        if game.phase in ("turns", "events", "scoring", "over"):
            game.chronicle = Book(self.chronicle_pages, self.round - 1)
            game.chronicle_box = [leaf for leaf in self.leaves if leaf not in self.chronicle_pages]
        else:  # it is built of them later
            removed = [leaf for leaf in self.leaves if leaf not in self.chronicle_pages]
            game.chronicle_box = removed + self.chronicle_pages
        lay_out(game, self.places, self.turned, self.goals, deck_only=self.deck_only)
        return Played(GAME, len(game.players), game, self.settings)

    # ---- names ---------------------------------------------------------------------------------------------

    def _seat(self, seat: int) -> Player:
        if not 0 <= seat < len(self.game.players):
            raise Impossible(f"there is no seat {seat}")
        return self.game.players[seat]

    def _type(self, name: str) -> BookType:
        return known(name, BOOKS, "book")

    def _challenge(self, name: str) -> str:
        word = name if name.lower().startswith("ch-") else f"ch-{name}"
        return known(word, self.parts.challenges, "challenge")
