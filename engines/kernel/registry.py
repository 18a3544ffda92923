"""The games there are. A game registers itself once; nothing else lists games."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Generic, TypeVar

import msgspec

import engines
from data import component_folder
from data.tables import DataError, digest, load_tables
from data.words import Text
from engines.kernel.asks import FreeAction, Refused
from engines.kernel.players import Temper, random_picks
from engines.kernel.random import Random
from engines.kernel.steps import Board, Event, NextStep

S = TypeVar("S", bound=Board)
C = TypeVar("C")


class Shelf(Generic[C]):
    """The component tables of a game: today's, and those that running games began with."""

    def __init__(self, game: str, kind: type[C], check: Callable[[C], None] = lambda tables: None) -> None:
        self.game, self.kind, self.check = game, kind, check
        self._kept: dict[str, C] = {}

    @cached_property
    def today(self) -> str:
        """The digest of the tables that a new game uses."""
        tables = load_tables(component_folder(self.game), self.kind)
        self.check(tables)
        name = digest(msgspec.msgpack.encode(tables))
        self._kept[name] = tables
        return name

    def of(self, name: str) -> C:
        """The tables of this digest."""
        tables = self._kept.get(name)
        if tables is None:
            if name != self.today:
                raise DataError(
                    f"{self.game}: the tables {name} that this game began with are not known here"
                )
            tables = self._kept[name]
        return tables

    def packed(self, name: str) -> bytes:
        """Tables to keep beside a save."""
        return msgspec.msgpack.encode(self.of(name))

    def keep(self, packed: bytes) -> str:
        """Take tables in that were kept beside a save; a field that is new since then has its default."""
        try:
            tables = msgspec.msgpack.decode(packed, type=self.kind)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise DataError(f"{self.game}: tables that a game began with: {error}") from error
        name = digest(packed)
        self._kept[name] = tables
        return name


@dataclass(frozen=True)
class Setting:
    """A choice that the host makes before a game: a variant, a length, a difficulty.

    Its texts are `setting-<id>` and `setting-<id>-<choice>`.
    """

    id: str
    choices: tuple[str, ...]
    default: str
    players: tuple[int, ...] | None = None  # the player counts it is for; None: all


class Score(msgspec.Struct, frozen=True):
    """One seat at the end: place, total, and where it came from (`score-<category>` names each part).

    `ties` is what decides between equal totals, first things first (`tie-<what>` names each)."""

    seat: int
    place: int
    total: int
    parts: dict[str, int]
    ties: dict[str, int] = {}


class Result(msgspec.Struct, frozen=True):
    """How a game ended: the ranking; alone against an opponent also whether the player won."""

    scores: list[Score]
    winners: tuple[int, ...]
    won: bool | None = None


class Stand(msgspec.Struct, frozen=True, array_like=True):
    """How a seat stands in the middle of a game: its score so far, and what its position is worth in all."""

    seat: int
    score: int
    worth: float


def nothing_free(state: Any, seat: int) -> Sequence[FreeAction]:
    """A game without free actions."""
    return ()


@dataclass(frozen=True)
class Game(Generic[S]):
    """A game, as the bot, the simulator, the pictures' gallery and the tests find it.

    The seats of a match are its people; an opponent that the rulebook plays has the seats behind theirs, and
    its name is the message `automa`.
    """

    id: str
    prefix: str  # of its rule ids
    players: tuple[int, ...]  # 1: alone against the rulebook's own opponent
    shelf: Shelf[Any]
    state: type[S]
    setup: Callable[[int, Mapping[str, str], Random, str], S]  # players, settings, chance, digest of tables
    next_step: Callable[[S], NextStep | None]
    view: Callable[[S, int | None], msgspec.Struct]
    view_type: type[msgspec.Struct]  # of what `view` gives, to read kept ones
    result: Callable[[S], Result]
    # For the conformance suite: how many pieces of each kind there are, wherever they lie; exchange what this
    # seat (None: a spectator) cannot know; what must be seen over many games (see `used`).
    census: Callable[[S], dict[str, int]]
    swap_hidden: Callable[[S, int | None, Random], None]
    uses: Callable[[], frozenset[str]]
    # After the table agreed to go back: shuffle again what nobody has seen.
    reshuffle: Callable[[S], None]
    free: Callable[[S, int], Sequence[FreeAction]] = nothing_free
    # More of them that obviously cannot be done now: asked for only when somebody wants to know why not.
    missing: Callable[[S, int], Sequence[FreeAction]] = nothing_free
    settings: tuple[Setting, ...] = ()
    check_settings: Callable[[int, Mapping[str, str]], None] = lambda players, settings: (
        None
    )  # raises Refused
    version: int = 1
    upgrade: Callable[[dict[str, Any], int], dict[str, Any]] = lambda raw, version: raw
    # The words of `uses` that an event stands for: its key, or also the card it tells of.
    used: Callable[[Event], Sequence[str]] = lambda event: (event.key,)
    decisions_cap: int = 5000  # no game lasts longer
    # For players who think: what a position is worth to a seat, in points (None: the score so far), and how
    # somebody plays on in their imagination.
    worth: Callable[[S, int], float] | None = None
    temper: Temper = random_picks

    def settings_for(self, players: int, chosen: Mapping[str, str]) -> dict[str, str]:
        """Every setting of a game with so many people, chosen or by default; what cannot be is refused."""
        if players not in self.players:
            counts = f"{self.players[0]}-{self.players[-1]}"
            solo = players == 1 and 1 not in self.players
            raise Refused("refused-no-solo" if solo else "refused-players", counts=counts)
        fitting = {s.id: s for s in self.settings if s.players is None or players in s.players}
        for name, choice in chosen.items():
            if name not in fitting:
                raise Refused("refused-setting", setting=name, settings=", ".join(fitting) or "-")
            if choice not in fitting[name].choices:
                raise Refused(
                    "refused-choice", setting=name, choice=choice, choices=", ".join(fitting[name].choices)
                )
        settings = {name: chosen.get(name, setting.default) for name, setting in fitting.items()}
        self.check_settings(players, settings)
        return settings

    @property
    def name(self) -> Text:
        """What the game is called."""
        return Text("game")

    def stands(self, state: S, people: int) -> list[Stand]:
        """How every seat stands, in their order.

        `worth` speaks of people; an opponent that the rulebook plays has its score so far, and so has
        everybody in a game without one.
        """
        scores = {score.seat: score.total for score in self.result(state).scores}
        return [
            Stand(
                seat,
                score,
                float(score) if self.worth is None or seat >= people else self.worth(state, seat),
            )
            for seat, score in sorted(scores.items())
        ]


_games: dict[str, Game[Any]] = {}


def register(game: Game[S]) -> Game[S]:
    """Make a game known; each package below `engines` does it once."""
    if game.id in _games:
        raise ValueError(f"{game.id} is registered twice")
    _games[game.id] = game
    return game


def games() -> dict[str, Game[Any]]:
    """All games by id, in alphabetical order."""
    _discover()
    return dict(sorted(_games.items()))


@cache
def _discover() -> None:
    """Import every game: looking through a folder takes time, so it is done once."""
    for module in iter_modules(engines.__path__):
        if module.ispkg and module.name != "kernel":
            import_module(f"engines.{module.name}")


def game_named(name: str) -> Game[Any]:
    """The game of this id."""
    known = games()
    if name not in known:
        raise Refused("refused-game", game=name, games=", ".join(known))
    return known[name]
