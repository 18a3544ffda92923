"""Asks: what a seat is asked, what it may answer, and why not otherwise."""

from collections import Counter
from collections.abc import Callable, Generator, Mapping, Sequence
from enum import Enum
from typing import Any, Generic, NamedTuple, TypeAlias, TypedDict, TypeVar, Unpack

import msgspec

from data.words import Arg, Text

T = TypeVar("T")
V = TypeVar("V", covariant=True)  # an option of a card is an option of a card or nothing

# Texts are written when someone looks, not while the engine runs.
Label: TypeAlias = Text | Callable[[], Text]


class Refusal(msgspec.Struct, frozen=True, gc=False):
    """Why something cannot be done, and the rule that says so (empty: the table's order, not a rule)."""

    rule: str
    reason: Text


class Refused(Exception):
    """An answer that was not offered. Nothing has changed."""

    def __init__(self, key: str, rule: str = "", /, **args: Arg) -> None:
        self.refusal = Refusal(rule, Text(key, args))

    def __str__(self) -> str:
        return f"{self.refusal.rule} {self.refusal.reason.key} {self.refusal.reason.args}".strip()

    @classmethod
    def because(cls, why: Refusal) -> "Refused":
        """Refused for a reason that a rule has given."""
        return cls(why.reason.key, why.rule, **why.reason.args)


class Option(msgspec.Struct, Generic[V]):
    """Something that may be chosen now."""

    id: str
    value: V
    label: Label
    note: Label | None = None  # what it costs or gains
    group: Text | None = None  # a heading, where there are many
    at_most: int = 1  # how often, in an ask for amounts


class FreeAction(Option[Callable[[], "Step"]]):
    """Something that a seat may do at any moment, beside what it is asked."""

    refuse: Callable[[], Refusal | None] | None = None  # why it cannot be done now


class Closed(NamedTuple):
    """Something that a player may expect but cannot do now."""

    id: str
    label: Label
    why: Refusal


def written(label: Label) -> Text:
    """The text of a label, made now."""
    return label if isinstance(label, Text) else label()


class Kind(Enum):
    """The shapes an answer can have."""

    ONE = "one"
    SOME = "some"
    AMOUNTS = "amounts"
    ORDER = "order"
    STOP = "stop"  # no way back after this: go on?


ONE, SOME, AMOUNTS, ORDER, STOP = Kind  # looking a member up in its class costs a call


class Ask(msgspec.Struct):
    """A question put to one seat. Its candidates are computed whenever it is shown."""

    seat: int
    key: str
    candidates: Callable[[], Sequence[Option[Any]]]
    kind: Kind = ONE
    at_least: int = 1
    at_most: int = 1
    rule: Callable[[list[Any]], Refusal | None] | None = None  # over the values chosen together
    total: Callable[[list[Any]], Text] | None = None  # the running total of the values chosen so far
    refuse: Callable[[Any], Refusal | None] | None = None  # why a candidate cannot be chosen now
    missing: Callable[[], Sequence[Closed]] | None = None  # what is no candidate, but may be missed
    args: Callable[[], Mapping[str, Arg]] | None = None  # for the question's text
    default: str | None = None  # what an absent player answers
    standing: bool = False  # "always", "never", "ask me" make sense here
    secret: bool = False  # which options there are, or which was chosen, is nobody else's business
    atomic: bool = False  # no free action here
    beside: Callable[[], Sequence[FreeAction]] | None = None  # free actions of this question alone
    closing: str | None = None  # the option that ends the step: who chooses it has confirmed it


class Barrier(msgspec.Struct):
    """Stands before dice are rolled, cards are drawn or hidden things are seen."""

    why: str


class Parallel(msgspec.Struct):
    """Several seats decide at the same time, each on a line of its own."""

    lines: dict[int, Generator[Any, object, Any]]
    free: bool = True  # whether there are free actions beside their asks


# What a rule yields. `Step` is a rule that gives nothing back, `Asking[T]` one that does.
Request: TypeAlias = Ask | Barrier | Parallel
Step: TypeAlias = Generator[Request, Any, None]
Asking: TypeAlias = Generator[Request, Any, T]


class Extras(TypedDict, total=False):
    """What any ask may have besides its candidates; see `Ask`."""

    missing: Callable[[], Sequence[Closed]]
    args: Callable[[], Mapping[str, Arg]]
    default: str | None
    standing: bool
    secret: bool
    atomic: bool
    beside: Callable[[], Sequence[FreeAction]]
    closing: str | None


Judge: TypeAlias = Callable[[T], Refusal | None]
Together: TypeAlias = Callable[[list[T]], Refusal | None]
Total: TypeAlias = Callable[[list[T]], Text]


class Seated(msgspec.Struct, kw_only=True):
    """Someone who can be asked. A game's player derives from it."""

    seat: int

    def ask(
        self,
        key: str,
        candidates: Callable[[], Sequence[Option[T]]],
        *,
        refuse: Judge[T] | None = None,
        **extras: Unpack[Extras],
    ) -> Asking[T]:
        """One of the candidates that `refuse` lets pass."""
        ask = Ask(self.seat, key, candidates, refuse=refuse, **extras)
        chosen: list[Option[T]] = yield ask
        return chosen[0].value

    def ask_some(
        self,
        key: str,
        candidates: Callable[[], Sequence[Option[T]]],
        *,
        refuse: Judge[T] | None = None,
        at_least: int = 0,
        at_most: int = 25,
        rule: Together[T] | None = None,
        total: Total[T] | None = None,
        **extras: Unpack[Extras],
    ) -> Asking[list[T]]:
        """Several different options, in the order in which they were offered."""
        ask = Ask(self.seat, key, candidates, SOME, at_least, at_most, rule, total, refuse, **extras)
        chosen: list[Option[T]] = yield ask
        return [option.value for option in chosen]

    def ask_amounts(
        self,
        key: str,
        candidates: Callable[[], Sequence[Option[T]]],
        *,
        refuse: Judge[T] | None = None,
        at_least: int = 0,
        at_most: int = 99,
        rule: Together[T] | None = None,
        total: Total[T] | None = None,
        **extras: Unpack[Extras],
    ) -> Asking[list[T]]:
        """Each option as often as it allows: a value stands in the list as often as it was chosen."""
        ask = Ask(self.seat, key, candidates, AMOUNTS, at_least, at_most, rule, total, refuse, **extras)
        chosen: list[Option[T]] = yield ask
        return [option.value for option in chosen]

    def ask_order(
        self,
        key: str,
        candidates: Callable[[], Sequence[Option[T]]],
        *,
        refuse: Judge[T] | None = None,
        **extras: Unpack[Extras],
    ) -> Asking[list[T]]:
        """All that can be chosen, in an order of the player's choice."""
        ask = Ask(self.seat, key, candidates, ORDER, refuse=refuse, **extras)
        chosen: list[Option[T]] = yield ask
        return [option.value for option in chosen]


class Reading(msgspec.Struct, frozen=True):
    """An answer, understood: a free action, or the options chosen."""

    action: FreeAction | None
    chosen: list[Option[Any]]


class Asked:
    """An ask as it stands now: its options, the free actions beside them, and what is closed.

    Why something is closed is found again when somebody wants to know it.
    """

    __slots__ = (
        "_beside",
        "_candidates",
        "_missing",
        "ask",
        "by_id",
        "free",
        "is_stop",
        "key",
        "kind",
        "options",
        "seat",
    )

    def __init__(
        self,
        ask: Ask,
        free: Sequence[FreeAction] = (),
        missing: Callable[[int], Sequence[FreeAction]] | None = None,
    ) -> None:
        self.ask, self.seat, self.key, self.kind = ask, ask.seat, ask.key, ask.kind
        self.is_stop = ask.kind is STOP  # nothing to decide but whether to go on
        self._candidates = self.options = options = ask.candidates()
        if refuse := ask.refuse:
            self.options = options = [option for option in options if refuse(option.value) is None]
        self.free = free
        if free:
            self.free = [action for action in free if action.refuse is None or action.refuse() is None]
        self._beside, self._missing = free, missing
        self.by_id = {option.id: option for option in options}

    @property
    def least(self) -> int:
        return self.ask.at_least

    @property
    def most(self) -> int:
        """How many can really be chosen."""
        if self.ask.kind is AMOUNTS:
            return min(self.ask.at_most, sum(option.at_most for option in self.options))
        return min(self.ask.at_most, len(self.options))

    @property
    def is_decision(self) -> bool:
        """Whether there is a choice between at least two answers."""
        return not self.is_stop and (bool(self.free) or self.only() is None)

    def closes(self, picks: Sequence[Option[Any]]) -> bool:
        """Whether this answer ends the step, and needs no second word."""
        return self.ask.closing is not None and [pick.id for pick in picks] == [self.ask.closing]

    def text(self) -> Text:
        """The question."""
        return Text(f"ask-{self.ask.key}", dict(self.ask.args()) if self.ask.args else {})

    def why_not(self) -> Sequence[Closed]:
        """What cannot be chosen, with the rule that closes it."""
        ask, free, missing = self.ask, self._beside, self._missing
        shut: list[Closed] = []
        if ask.refuse and len(self.options) < len(self._candidates):
            judged = [(option, ask.refuse(option.value)) for option in self._candidates]
            shut += [Closed(option.id, option.label, why) for option, why in judged if why]
        if ask.missing:
            shut += ask.missing()
        for action in (*free, *(missing(self.seat) if missing else ())):
            if action.refuse and (why := action.refuse()):
                shut.append(Closed(action.id, action.label, why))
        return shut

    def total(self, picks: Sequence[str]) -> Text | None:
        """The running total of a selection that is not finished."""
        if self.ask.total is None:
            return None
        return self.ask.total([self.by_id[pick].value for pick in picks if pick in self.by_id])

    def only(self) -> list[Option[Any]] | None:
        """The only answer there is, apart from free actions; None if there are several."""
        ask, options = self.ask, self.options
        if ask.kind is ONE:
            return list(options) if len(options) == 1 else None
        if ask.kind is ORDER:
            return list(options) if len(options) < 2 else None
        if ask.kind is STOP:
            return None
        if not options or ask.at_most == 0:
            return []
        most = self.most
        if ask.at_least < most:
            return None
        everything = [option for option in options for _ in range(option.at_most)]
        return everything if len(everything) == most else None

    def read(self, picks: Sequence[str]) -> "Reading":
        """What an answer means; whatever was not offered is refused."""
        if self.free and len(picks) == 1 and picks[0] not in self.by_id:
            for action in self.free:
                if action.id == picks[0]:
                    return Reading(action, [])
        return Reading(None, self._chosen(picks))

    def _chosen(self, picks: Sequence[str]) -> list[Option[Any]]:
        ask = self.ask
        for pick in picks:
            if pick not in self.by_id:
                why = next((closed.why for closed in self.why_not() if closed.id == pick), None)
                raise Refused.because(why) if why else Refused("refused-not-offered", option=pick)
        if ask.kind is ONE or ask.kind is STOP:
            if len(picks) != 1:
                raise Refused("refused-choose-one")
            return [self.by_id[picks[0]]]
        counts = {pick: picks.count(pick) for pick in picks}
        if ask.kind is ORDER:
            if len(picks) != len(self.options) or len(counts) != len(self.options):
                raise Refused("refused-order-all")
            return [self.by_id[pick] for pick in picks]
        if len(picks) < ask.at_least:
            raise Refused("refused-too-few", least=ask.at_least)
        if len(picks) > ask.at_most:
            raise Refused("refused-too-many", most=ask.at_most)
        for pick, count in counts.items():
            if count > self.by_id[pick].at_most:
                raise Refused("refused-too-often", option=pick)
        chosen = [option for option in self.options for _ in range(counts.get(option.id, 0))]
        refusal = ask.rule([option.value for option in chosen]) if ask.rule else None
        if refusal:
            raise Refused.because(refusal)
        return chosen


def unfolded(token: str) -> list[str]:
    """One answer as it is written, `wood*2+cement`, as the option ids it names; `-` is none."""
    picks: list[str] = []
    for part in token.split("+") if token != "-" else ():
        name, star, count = part.rpartition("*")
        if star and len(count) <= 2 and count.isdecimal():
            picks.extend([name] * int(count))
        else:
            picks.append(part)
    return picks


def folded(picks: Sequence[str]) -> str:
    """Option ids as one answer is written."""
    counts = Counter(picks)
    return "+".join(pick if count == 1 else f"{pick}*{count}" for pick, count in counts.items()) or "-"
