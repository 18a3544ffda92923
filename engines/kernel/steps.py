"""Steps: rules as generators, and the run that carries them from decision to decision."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import msgspec

from data.words import Arg, Text, Who
from engines.kernel.asks import (
    ONE,
    STOP,
    Ask,
    Asked,
    Asking,
    Barrier,
    Closed,
    Option,
    Parallel,
    Reading,
    Request,
    Step,
    written,
)
from engines.kernel.random import Random

if TYPE_CHECKING:
    from engines.kernel.registry import Game

T = TypeVar("T")


class Event(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Something that happened: a message key, its arguments, and who may know (None: everybody)."""

    key: str
    args: dict[str, Arg] = {}
    to: tuple[int, ...] | None = None

    def text(self) -> Text:
        """The sentence that tells it."""
        return Text(f"event-{self.key}", self.args)

    def visible_to(self, seat: int | None) -> bool:
        """Whether this seat, or a spectator, may read it."""
        return self.to is None or seat in self.to


class Board(msgspec.Struct, kw_only=True, dict=True):
    """What every game's state has: its chance, what happened in this step, and which tables it uses.

    What follows from the tables alone can be looked up once (`cached_property`); it is not saved.
    """

    random: Random
    data: str = ""
    events: list[Event] = []

    @cached_property
    def _once(self) -> dict[Hashable, Any]:
        return {}

    def once(self, key: Hashable, make: Callable[..., T], *args: Any) -> T:
        """What stays the same for this board, made when it is first wanted; it is not saved."""
        made: dict[Hashable, T] = self._once
        if key not in made:
            made[key] = make(*args)
        return made[key]

    def tell(self, key: str, *, to: tuple[int, ...] | None = None, **args: Arg) -> None:
        """Say that something happened; `to` names the seats that may know."""
        self.events.append(Event(key, args, to))

    def barrier(self, why: str) -> Step:
        """No way back after this: whoever is deciding must agree first."""
        yield Barrier(why)


def parallel(lines: Mapping[int, Asking[T]], *, free: bool = True) -> Asking[dict[int, T]]:
    """Let these seats decide at once; any order of arrival gives the same result, by seat.

    A line may change only what belongs to its own seat: what is shared is done after the join. Where it is
    nobody's turn, there are no free actions (`free=False`).
    """
    if not lines:
        return {}
    results: dict[int, T] = yield Parallel(dict(sorted(lines.items())), free)
    return results


class NextStep(NamedTuple):
    """The step that comes now, whose it is (None: nobody's), and its rule, ready to run."""

    name: str
    owner: int | None
    rule: Step


class Line:
    """A rule that is under way, with the free actions that interrupt it stacked on top."""

    __slots__ = ("ask", "events", "interrupted", "random", "result", "seat", "stack")

    def __init__(self, rule: Asking[Any], seat: int | None, random: Random | None = None) -> None:
        self.seat = seat
        self.stack: list[Asking[Any]] = [rule]
        self.ask: Ask | None = None
        self.interrupted: list[Ask] = []
        self.result: object = None
        self.random = random
        self.events: list[Event] = []

    def advance(self, reply: object) -> Request | None:
        """Go on to the next request; None when the line is over."""
        try:
            return self.stack[-1].send(reply)
        except StopIteration as end:
            self.stack.pop()
            if self.stack:
                return self.interrupted.pop()  # a free action is over: the ask it interrupted is put again
            self.result = end.value
            return None

    def interrupt(self, action: Step) -> None:
        """Put a free action on top of the ask that the line waits at."""
        assert self.ask is not None
        self.interrupted.append(self.ask)
        self.stack.append(action)


def nothing() -> Step:
    """The rule of a step in which nothing is left to do."""
    yield from ()


GO = Option("go", True, Text("option-go"))


class Run:
    """One step, from its checkpoint to where it waits now.

    A run is rebuilt by sending the same answers again, so everything here follows from the state and the
    answers alone: who must decide, how many answers are published, and which cannot be taken back.
    """

    def __init__(self, game: "Game[Any]", state: Board, step: NextStep) -> None:
        self.game, self.state, self.step = game, state, step
        self.missing = partial(game.missing, state)  # not a method of ours: nothing here goes in circles
        self.main = Line(step.rule, step.owner)
        self.children: dict[int, Line] = {}
        self.lines_free = True  # whether the open parallel has free actions
        self.pending: dict[int, Asked] = {}
        self.halted: dict[int, tuple[Line, Request | None]] = {}  # who must agree, and what comes then
        self.loose: dict[int, int] = {}  # answers by seat that could still be taken back
        self.latest: int | None = None  # who answered last
        self.answers = 0
        self.published = 0
        self.told = 0  # how many events are published
        self.floor = 0  # answers before this one stay
        self.floors: dict[int, int] = {}  # the same for one seat of an open parallel
        self.revealed = False  # whether a barrier is behind us
        self.opened: int | None = None  # how many answers there were when the open parallel began
        self.over = False
        # Where only the end was left to choose, nobody was asked: the stop says why there was no more.
        self.unsaid: Callable[[], Sequence[Closed]] | None = None
        self._start(self.main)
        self.told = len(state.events)

    def answer(self, asked: Asked, reading: Reading) -> None:
        """Send an answer and go on to the next decision."""
        seat = asked.seat
        action, chosen = reading.action, reading.chosen
        closes = asked.closes(chosen)
        public = self.opened is None and (asked.is_stop or closes or seat != self.step.owner)
        del self.pending[seat]
        self.answers += 1
        if public:
            self.published = self.answers
        if asked.is_stop:
            line, request = self.halted.pop(seat)
            self.loose[seat] = 0
            self.floors[seat] = self.answers
            if line is self.main:
                self.floor = self.answers
        else:
            line, request = self.children.get(seat, self.main), None
            self.latest = seat
            self.loose[seat] = 0 if closes else self.loose.get(seat, 0) + 1
            if closes:
                self.floor = self.answers
            if action:
                line.interrupt(action.value())
        reply = None if action else chosen
        if line is self.main:
            self._go_on(line, asked, request, reply)
        else:  # one of several has its own chance and its own events until all are in
            self._aside(line, partial(self._go_on, line, asked, request, reply))
            if not any(child.stack for child in self.children.values()):
                self.floor = self.published = self.answers
                self._go(self.main, self.main.advance(self._join()))
        if self.published == self.answers:
            self.told = len(self.state.events)

    def _go_on(self, line: Line, asked: Asked, request: Request | None, reply: object) -> None:
        """Carry a line on from an answer: past a stop to the request behind it, or into the rule."""
        if asked.is_stop:
            self._go(line, request, passed=True)
        else:
            self._go(line, line.advance(reply))

    def in_another_world(self, random: Random) -> None:
        """What a seat cannot know was dealt anew: chance is another one, and options are computed again."""
        for seat, line in ((-1, self.main), *self.children.items()):
            chance = line.random or self.state.random
            chance.state, chance.rolls = random.fork(seat).state, []
        self.pending = {
            seat: self._asked(self.children.get(seat, self.main), asked.ask)
            for seat, asked in self.pending.items()
        }

    def _aside(self, line: Line, go_on: Callable[[], None]) -> None:
        state = self.state
        outer = state.random, state.events
        assert line.random is not None
        state.random, state.events = line.random, line.events
        try:
            go_on()
        finally:
            state.random, state.events = outer

    def _go(self, line: Line, request: Request | None, *, passed: bool = False) -> None:
        """Carry a line to its next decision; `passed`: the stop before this request is behind us."""
        while True:
            if request is None:
                if line is not self.main:
                    return
                if passed or not self._halt(line, "end", None):
                    self.over = True
                return
            if type(request) is Ask:  # `isinstance` of a struct that is another one is slow
                if line is not self.main and request.seat != line.seat:
                    raise RuntimeError(f"{request.key!r}: a line of several asks its own seat only")
                if not passed and request.seat != line.seat and self._halt(line, "handover", request):
                    return
                asked = self._asked(line, request)
                # What only some may know is not answered for anybody: that would tell it.
                only = None if asked.free or request.secret else asked.only()
                if only is None:
                    if not asked.options and request.kind is ONE:
                        raise RuntimeError(f"the ask {request.key!r} has no option")
                    line.ask = request
                    self.pending[request.seat] = asked
                    return
                if asked.closes(only):
                    self.unsaid = asked.why_not
                request = self._forced(line, asked, only)
            elif type(request) is Barrier:
                # Whoever answered last must agree, also out of turn: that answer could still be taken back.
                if not passed and self._halt(line, request.why, request, self.latest):
                    return
                if line is self.main:
                    self.floor = self.answers
                self.revealed = True
                request = line.advance(None)
            elif type(request) is Parallel:
                others = any(seat != line.seat for seat in request.lines)
                if not passed and others and self._halt(line, "handover", request):
                    return
                if not self._open(request):
                    return
                request = line.advance(self._join())
            passed = False

    def _asked(self, line: Line, ask: Ask) -> Asked:
        """An ask as it stands now, with the free actions beside it."""
        if ask.atomic or not (line is self.main or self.lines_free):
            return Asked(ask)
        free = self.game.free(self.state, ask.seat)
        if ask.beside:
            free = (*free, *ask.beside())
        return Asked(ask, free, self.missing)

    def _halt(self, line: Line, why: str, request: Request | None, latest: int | None = None) -> bool:
        """Stop and ask whether to go on, unless there is nothing that could be taken back."""
        seat = line.seat if latest is None or line is not self.main else latest
        if seat is None or not self.loose.get(seat):
            return False
        missing = self.unsaid if why == "end" else None
        stop = Ask(seat, f"stop-{why}", lambda: (GO,), STOP, missing=missing, atomic=True, default=GO.id)
        self.pending[seat] = Asked(stop)
        self.halted[seat] = (line, request)
        return True

    def _open(self, request: Parallel) -> bool:
        """Start a line for each seat; True if all are over without a decision."""
        if self.children:
            raise RuntimeError("a parallel inside a parallel")
        self.opened, self.lines_free = self.answers, request.free
        for seat, rule in request.lines.items():
            line = self.children[seat] = Line(rule, seat, self.state.random.fork(seat))
            self.loose[seat] = 0
            self._aside(line, partial(self._start, line))
        self.state.random.next()
        return not any(child.stack for child in self.children.values())

    def _start(self, line: Line) -> None:
        self._go(line, line.advance(None))

    def _join(self) -> dict[int, object]:
        """Close the parallel: events in seat order, results by seat."""
        results = {seat: line.result for seat, line in self.children.items()}
        for line in self.children.values():
            self.state.events.extend(line.events)
        self.children, self.loose, self.floors = {}, {}, {}
        self.opened = self.latest = None
        return results

    def _forced(self, line: Line, asked: Asked, only: list[Option[Any]]) -> Request | None:
        """Answer for a seat; it is told so, unless the rule tells what came of it or nothing was done."""
        events = self.state.events
        first = len(events)
        quiet = [option.id for option in only] in ([asked.ask.default], [asked.ask.closing])
        for option in only:
            to = () if quiet else (asked.seat,)
            label = written(option.label)
            self.state.tell("forced", to=to, who=Who(asked.seat), option=label, pick=option.id)
        told = len(events)
        request = line.advance(only)
        if len(events) > told and not quiet:
            for place in range(first, told):
                events[place] = msgspec.structs.replace(events[place], to=())
        return request
