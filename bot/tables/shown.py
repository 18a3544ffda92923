"""What people are shown of a table, as plain data: it may be kept, sent to a thread, and compared."""

import msgspec

from bot.store.rows import Head
from data.words import Text
from engines.kernel import Event, Kind, Refusal, Result
from engines.kernel.thinking.course import Moment, Turning


class Person(msgspec.Struct, frozen=True):
    """A user, and the name that people here know."""

    id: int
    name: str


class Choice(msgspec.Struct, frozen=True):
    """Something that may be chosen now."""

    id: str
    label: Text
    note: Text | None = None
    group: Text | None = None
    at_most: int = 1
    is_free: bool = False  # a free action beside the question


class Taught(msgspec.Struct, frozen=True):
    """Where a learner is in a lesson, and what they are told."""

    title: Text  # of the chapter
    number: int
    of: int
    words: Text
    over: bool  # there is nothing left to do in this chapter


class Panel(msgspec.Struct, frozen=True, kw_only=True):
    """What the private panel of one user shows now."""

    head: Head
    seat: int
    # The question; all None or empty when nothing is asked of this seat.
    question: Text | None = None
    key: str = ""
    kind: Kind | None = None  # Kind.STOP: no way back after this, go on?
    token: str = ""  # send it back with the answer
    choices: tuple[Choice, ...] = ()
    least: int = 1
    most: int = 1
    # A selection that is under way (some, amounts, an order), kept by the table.
    selection: tuple[str, ...] = ()
    total: Text | None = None
    problem: Refusal | None = None  # why the selection cannot be confirmed as it is
    # Standing answers: whether they make sense here, and what this seat has said.
    standing: bool = False
    always: str | None = None
    has_why_not: bool = False
    may_move_on: bool = False  # somebody keeps the table waiting for longer than its pace
    closes: bool = False  # one of the choices ends the turn, without another word
    can_undo: bool = False
    events: tuple[Event, ...] = ()  # of the step under way, the own draft included
    waiting_for: tuple[int, ...] = ()  # seats that must decide, this one not counted
    result: Result | None = None
    lesson: Taught | None = None

    @property
    def is_asked(self) -> bool:
        """Whether this seat must decide something."""
        return self.question is not None

    @property
    def is_multiple(self) -> bool:
        """Whether the answer is gathered in a selection first."""
        return self.kind in (Kind.SOME, Kind.AMOUNTS, Kind.ORDER)


class NotNow(msgspec.Struct, frozen=True):
    """An answer to "why not…?"."""

    id: str
    label: Text
    rule: str
    reason: Text


class Hint(msgspec.Struct, frozen=True):
    """An answer worth thinking of, and by how many points one is expected to lead with it."""

    labels: tuple[Text, ...]  # of what is chosen together; none of it is an answer too
    lead: float


class Suggestion(msgspec.Struct, frozen=True):
    """A legal continuation of a typed line: the whole line then, and what its last answer means.

    `words`: the same line as the buttons say it; empty where that would not be understood.
    """

    line: str
    label: Text
    words: str = ""


class Outcome(msgspec.Struct, frozen=True):
    """What came of an attempt that was not refused."""

    again: bool = False  # this interaction was counted before: nothing is to be done or said
    taken: int = 0  # answers taken
    left: str = ""  # what of a typed line was not taken: something must be seen first
    refusal: Refusal | None = None  # why a typed line went no further
    steps: int = 0  # finished by it
    posted: bool = False  # new messages of the table will stand below everything that is there
    ended: bool = False


class Game(msgspec.Struct, frozen=True):
    """One of somebody's games: whom it waits for, since when, and how long it goes on waiting."""

    head: Head
    yours: bool = False  # the reader must decide something
    since: float | None = None
    until: float | None = None  # then the others are asked
    away: float | None = None  # whoever it waits for is away until then


class Told(msgspec.Struct, frozen=True):
    """A step as one reader may know it."""

    number: int
    name: str
    owner: int | None
    events: tuple[Event, ...]
    at: float | None = None  # None: still under way


class Gained(msgspec.Struct, frozen=True):
    """So much more of something, or less, before a seat."""

    seat: int
    what: str
    by: int


class Missed(msgspec.Struct, frozen=True):
    """What happened since somebody's last turn; where that was much, first in short."""

    steps: tuple[Told, ...]
    gains: tuple[Gained, ...] = ()
    touching: tuple[Event, ...] = ()  # what others did that names the reader
    between_others: tuple[Event, ...] = ()  # what they did to each other
    then: bytes | None = None  # the public position that the reader left; only where there is much to tell
    now: bytes = b""


class Held(msgspec.Struct, frozen=True):
    """So much of something before a seat."""

    seat: int
    what: str
    count: int


class Taken(msgspec.Struct, frozen=True):
    """What whoever has taken a seat over finds: the position as that seat knows it, and the last turns."""

    holdings: tuple[Held, ...]
    steps: tuple[Told, ...]
    view: bytes


class LogPage(msgspec.Struct, frozen=True):
    """A page of the log, the newest steps on page 0."""

    steps: tuple[Told, ...]
    page: int
    pages: int


class Frame(msgspec.Struct, frozen=True):
    """A published position, for the film."""

    step: int  # -1: the set-up
    owner: int | None
    view: bytes


class Course(msgspec.Struct, frozen=True):
    """How a game that is over went; turnings with the message that told of that step, where there is one."""

    moments: tuple[Moment, ...]
    turnings: tuple[tuple[Turning, int | None], ...]


class Trouble(Exception):
    """Something is broken that the user cannot mend: tell them kindly, with the code that the log has too."""

    def __init__(self, key: str, code: str) -> None:
        self.text = Text(key, {"code": code})
        self.code = code
        super().__init__(f"{key} {code}")
