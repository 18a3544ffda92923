"""A walk through one random game, with checks on the way; what fails says how to see it again."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeAlias

import msgspec

from engines.kernel.asks import Asked
from engines.kernel.conformance.plans import Plan
from engines.kernel.conformance.proofs import Proofreader
from engines.kernel.conformance.verdict import Failure, Wrong
from engines.kernel.match import Answer, BrokenRule, Match, StepDone, opened
from engines.kernel.notation import Record, by_seat, line_of
from engines.kernel.notation import written as notation
from engines.kernel.players import Temper, random_picks
from engines.kernel.random import Random
from engines.kernel.registry import Game
from engines.kernel.simulate import dice_of, is_counted, whoever
from engines.kernel.steps import Event

HABIT = 0.01  # how often somebody makes an answer a standing one, or asks to be asked again


class Offer(NamedTuple):
    """An ask as far as it can be compared."""

    seat: int
    key: str
    kind: str
    options: tuple[str, ...]
    free: tuple[str, ...]
    least: int
    most: int


def offer(asked: Asked) -> Offer:
    """What is offered, without its words."""
    options = tuple(f"{option.id}*{option.at_most}" for option in asked.options)
    free = tuple(option.id for option in asked.free)
    return Offer(asked.seat, asked.key, asked.kind.value, options, free, asked.least, asked.ask.at_most)


def offers(match: Match[Any]) -> list[Offer]:
    """Everything that is asked now."""
    return [offer(asked) for _, asked in sorted(match.pending.items())]


def position(match: Match[Any]) -> tuple[str, bool, list[Offer]]:
    """Where a match stands: the state's digest, whether it is over, and what is asked."""
    return match.digest(), match.ended, offers(match)


def copy(match: Match[Any]) -> Match[Any]:
    """Another match in the same position, through its save."""
    return Match.load(match.game, match.save())


def state_of(match: Match[Any]) -> Any:
    """A copy of the state alone."""
    return msgspec.msgpack.decode(msgspec.msgpack.encode(match.state), type=match.game.state)


def seen_by(match: Match[Any], seat: int | None) -> bytes:
    """All that one pair of eyes sees: the view, and what happened in this step, to the byte."""
    return msgspec.msgpack.encode((match.view(seat), match.events(seat)))


class Move(NamedTuple):
    """An answer that was just taken, and how things stood before it."""

    asked: Asked
    before: bytes  # the save
    stood: tuple[str, bool, list[Offer]]
    number: int
    parallel: int | None  # where the open parallel began
    seen: dict[int | None, bytes]  # what everybody saw


class OpenParallel(NamedTuple):
    """A moment at which several seats began to decide at once."""

    number: int  # of the step
    first: int  # answer of it
    save: bytes


class Walk:
    """A random game under way, and what the checks remember of it."""

    def __init__(
        self,
        game: Game[Any],
        plan: Plan,
        seed: int,
        proofreader: Proofreader | None = None,
        temper: Temper = random_picks,
    ) -> None:
        self.game, self.plan, self.seed, self.temper = game, plan, seed, temper
        self.players = dice_of(seed)
        self.random = Random.seeded(f"checks {seed}")  # the checks' own chance
        self.proofreader = proofreader or Proofreader(game)
        self.steps: list[StepDone] = []
        self.fresh: list[StepDone] = []  # what the last answer finished
        self.heard = 0  # events of the step under way that were news before
        self.news: list[Event] = []  # what the last answer brought, by whoever may see it
        self.used: set[str] = set()
        self.decisions = 0
        self.answers = 0
        self.move: Move | None = None
        self.failed: Answer | None = None  # an answer upon which a rule broke
        self.parallel: OpenParallel | None = None
        self.habits: list[tuple[int, str, str]] = []  # answers that could be standing ones: seat, ask, option
        self.looked = 0  # how often hidden things were swapped
        self.hidden = False  # whether that ever changed anything
        self.match = Match.new(game, plan.players, seed, plan.settings)
        self.pieces = game.census(self.match.state)
        self._gather()

    @property
    def eyes(self) -> list[int | None]:
        """Every seat, and a spectator."""
        return [*range(self.plan.players), None]

    @property
    def owner_drafts(self) -> bool:
        """Whether the last answer is a draft of the one whose step it is."""
        move, match = self.move, self.match
        return (
            move is not None
            and not move.asked.is_stop
            and move.parallel is None
            and match.number == move.number
            and match.run.opened is None
            and match.run.step.owner == move.asked.seat
            and move.asked.seat in match.pending
        )

    def perhaps(self, share: float) -> bool:
        """Yes, in such a share of cases."""
        return self.random.next() < share * 2**64

    def go(self, *, closely: bool) -> None:
        """Answer once, at random; `closely` keeps what the checks of an answer need."""
        match = self.match
        asked = whoever(match, self.players)
        picks = self.temper(asked, self.players)
        self.move = None
        if closely:
            seen = {seat: seen_by(match, seat) for seat in self.eyes if seat != asked.seat}
            self.move = Move(asked, match.save(), position(match), match.number, match.run.opened, seen)
        self.decisions += is_counted(asked)
        self.answers += 1
        self.failed = Answer(asked.seat, asked.key, tuple(picks))
        match.answer(asked.seat, picks)
        self.failed = None
        if asked.ask.standing:
            self.habits.append((asked.seat, asked.key, picks[0]))
        self._gather()

    def change_habit(self) -> None:
        """Somebody wants to answer always as once before, or to be asked again."""
        if self.habits and self.match.run.opened is None:
            seat, key, pick = self.random.choice(self.habits)
            self.match.set_standing(seat, key, pick if self.perhaps(0.5) else None)
            self.move = None
            self._gather()

    def go_back(self) -> None:
        """The table agrees to play the step under way again, with another chance."""
        self.match = Match.rewound(self.game, opened(self.match.save()), self.random.below(1000))
        self.move = self.parallel = None
        self.heard = 0
        self._gather()

    def _gather(self) -> None:
        self.fresh = self.match.drain_steps()
        self.steps += self.fresh
        events = [event for step in self.fresh for event in step.events] + self.match.published
        self.news, self.heard = events[self.heard :], len(self.match.published)
        self.used.update(word for event in self.news for word in self.game.used(event))

    def record(self) -> Record:
        """The game as it is kept when it is over."""
        plan = self.plan
        return Record(self.game.id, plan.players, str(self.seed), plan.settings, self.steps)

    def reproduction(self) -> str:
        """How to see this position again: the notation, with the answers of the step under way."""
        answers = [*self.match.answers, *([self.failed] if self.failed else [])]
        lines = [f"{seat} {line_of(line, all_open=True)}\n" for seat, line in by_seat(answers)]
        return notation(self.record()) + "".join(lines)


Check: TypeAlias = Callable[[Walk], None]


def checked(walk: Walk, checks: Sequence[Check]) -> None:
    """Hold these promises against the position now."""
    for check in checks:
        _named(walk, check.__name__, partial(check, walk))


def _named(walk: Walk, check: str, do: Callable[[], None]) -> None:
    try:
        do()
        return
    except Wrong as wrong:
        cause: Exception = wrong
        what = str(wrong)
    except BrokenRule as broken:
        cause, what = broken, f"a rule failed: {broken.__cause__!r}"
    where = f"{walk.game.id}, {walk.plan}, seed {walk.seed}, decision {walk.decisions}"
    raise Failure(check, f"{what} ({where})", walk.reproduction()) from cause


def walked(
    walk: Walk,
    always: Sequence[Check],
    closely: Sequence[Check],
    afterwards: Sequence[Check],
    *,
    rate: float = 1.0,
    returns: float = 0.0,
) -> Walk:
    """Play to the end: some checks at every decision, the costly ones at a rate, others when it is over.

    `returns` is how often the table goes back to the start of a step.
    """
    checked(walk, closely)
    while not walk.match.ended:
        checked(walk, always)
        if walk.perhaps(returns):
            _named(walk, "rules_run", walk.go_back)
            continue
        if walk.perhaps(HABIT):
            _named(walk, "rules_run", walk.change_habit)
            continue
        look = walk.perhaps(rate)
        _named(walk, "rules_run", partial(walk.go, closely=look))
        if look:
            checked(walk, closely)
    checked(walk, always)
    checked(walk, afterwards)
    return walk
