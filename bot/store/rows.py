"""What is kept of a table, as plain data."""

from enum import Enum
from typing import Literal, TypeAlias

import msgspec

from data.words import Text
from engines.kernel import Answer, Event, Result, Stand

Screen: TypeAlias = Literal["wide", "phone"]
SCREENS: tuple[Screen, ...] = ("wide", "phone")
Pace: TypeAlias = Literal["live", "day", "week", "slow"]
PACES: tuple[Pace, ...] = ("live", "day", "week", "slow")
StandIn: TypeAlias = Literal["", "absence", "silence"]  # why somebody else plays for a person
Way: TypeAlias = Literal["wait", "stand-in", "offer", "end"]
WAYS: tuple[Way, ...] = ("wait", "stand-in", "offer", "end")
Calls: TypeAlias = Literal["mention", "letter", "off"]
CALLS: tuple[Calls, ...] = ("mention", "letter", "off")


class Life(Enum):
    """What has become of a table."""

    LOBBY = "lobby"
    RUNNING = "running"
    PARKED = "parked"  # a solo game that makes room for another in the same DM
    ENDED = "ended"  # played to its end
    STOPPED = "stopped"  # given up, or nobody is left

    @property
    def is_over(self) -> bool:
        """Nothing can be decided here any more."""
        return self in (Life.ENDED, Life.STOPPED)


class Seat(msgspec.Struct, frozen=True):
    """Who sits where. A free seat waits for somebody to take it over."""

    number: int
    kind: Literal["human", "bot", "free"]
    user: int | None = None
    name: str = ""  # as people here know the user; whoever writes it must make it harmless first
    stand_in: StandIn = ""  # the computer plays until the user is back
    strength: str = ""  # how well a bot plays; without one it moves at random


class Desk(msgspec.Struct, frozen=True):
    """What lies before one seat, for its own eyes, and how long the table has waited for it."""

    asked_at: float | None = None
    stage: int = 0  # what was done about the waiting so far: see `bot.tables.waiting`
    due: float | None = None  # when to look again whether there is more to do
    last_step: int = -1  # the last step in which this seat answered something
    token: str = ""  # the ask that the selection belongs to
    picks: tuple[str, ...] = ()


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """All that can be said of a table without opening its match. Nothing in it is hidden from anybody."""

    id: int
    channel: int
    parent: int | None = None  # the channel that has the card, if the game has a thread of its own
    guild: int | None = None  # None: a DM
    thread: bool = False  # whether the game is to have a thread of its own
    game: str
    size: int  # seats; in a DM 1
    settings: dict[str, str] = {}
    language: str
    life: Life
    creator: int
    pace: Pace = "day"
    screen: Screen = "wide"  # what the pictures of its posts are drawn for
    hints: bool = True  # whether players may ask for some
    rated: bool = False  # whether it counts for ratings
    chapter: str = ""  # of a lesson: where it is; otherwise it is a game
    taught: int = 0  # parts of the chapter that were done in steps that are over
    created: float
    touched: float
    seats: tuple[Seat, ...] = ()
    acting: tuple[int, ...] = ()  # seats that must decide now

    @property
    def is_lesson(self) -> bool:
        """Whether somebody learns a game here."""
        return self.chapter != ""

    def seat_of(self, user: int) -> Seat | None:
        """Where this user sits."""
        return next((seat for seat in self.seats if seat.user == user), None)

    @property
    def humans(self) -> tuple[Seat, ...]:
        """The seats with a person on them."""
        return tuple(seat for seat in self.seats if seat.kind == "human")

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """The users whom the table waits for."""
        return tuple(s.user for s in self.humans if s.number in self.acting and s.user is not None)


class Preferences(msgspec.Struct, frozen=True):
    """What a user wants everywhere."""

    language: str | None = None  # None: the one of their Discord
    calls: Calls = "mention"  # how they hear that a table waits for them
    screen: Screen = "wide"  # what private pictures are drawn for
    pictured: bool = False  # whether there is one with every question
    zone: str = "UTC"
    quiet: tuple[int, int] | None = None  # nobody calls them then: minutes after midnight, from and until
    tips: bool = True  # whether questions that are new to them come with a short hint


class Server(msgspec.Struct, frozen=True):
    """How a server wants it."""

    language: str | None = None  # of new tables; None: that of whoever opens one
    pace: Pace = "day"  # of new tables
    places: tuple[int, ...] = ()  # channels and categories where tables may be opened; none: everywhere
    most: int | None = None  # tables at a time
    most_each: int | None = None  # tables at which one person sits
    announced: int | None = None  # the channel that hears of finished games
    bots: bool = True  # whether the computer may play


class Proposal(msgspec.Struct, frozen=True):
    """The table is asked whether to go back, or to play at another pace."""

    kind: Literal["back", "pace"]
    step: int  # to go back to; otherwise when it was proposed
    name: str  # of that step, or of the pace
    seat: int  # who proposes
    agreed: tuple[int, ...]
    deadline: float


class Poll(msgspec.Struct, frozen=True):
    """The table is asked what to do about those who keep it waiting."""

    seats: tuple[int, ...]
    opened: float
    votes: dict[int, Way] = {}  # by seat


class MatchRow(msgspec.Struct, frozen=True):
    """A match as it is kept. Never shown, never logged: the seed and the save tell everything."""

    seed: str
    components: str
    opening: bytes
    save: bytes


class StepRow(msgspec.Struct, frozen=True):
    """A finished step; see the kernel's `StepDone`."""

    number: int
    name: str
    owner: int | None
    version: int  # of the game's state
    checkpoint: bytes | None  # dropped when the game is over
    salts: tuple[int, ...]
    answers: list[Answer]
    events: list[Event]
    view: bytes | None
    at: float
    stands: list[Stand]  # how all seats stood then; nobody sees it before the end


class Over(msgspec.Struct, frozen=True):
    """A game that was played to its end, as it is remembered."""

    head: Head
    ended: float
    turns: int
    result: Result
    choices: "dict[int, list[Chosen]] | None" = None  # by seat; None: not counted yet


class Chosen(msgspec.Struct, frozen=True, array_like=True):
    """What somebody did with their turns, and how often."""

    what: Text
    count: int


class Rating(msgspec.Struct, frozen=True):
    """How good somebody is at a game: where they are believed to stand, and how uncertain that is."""

    mu: float
    sigma: float
    games: int = 0


class Loaded(msgspec.Struct, frozen=True):
    """Everything that a table needs to go on."""

    head: Head
    desks: list[Desk]
    match: MatchRow | None  # None: still a lobby
    last_view: bytes | None  # the public view at the end of the last step
    nudged: float
    proposal: Proposal | None
    poll: Poll | None


class Owing(msgspec.Struct, frozen=True):
    """A post to be put into the outbox."""

    channel: int
    kind: str
    payload: bytes
    in_place: bool


class Change(msgspec.Struct, kw_only=True):
    """What one transaction writes for one table: all of it or nothing."""

    head: Head
    at: float
    interaction: int | None = None
    desks: dict[int, Desk] = {}  # by seat, those that changed
    begin: MatchRow | None = None  # also where a lesson comes to its next chapter
    components: bytes | None = None
    save: bytes | None = None
    back_to: int | None = None  # this step and all after it never happened
    steps: list[StepRow] = []
    decides: bool = False  # whether the table is asked something else than before
    proposal: Proposal | None = None
    poll: Poll | None = None
    nudged: float | None = None
    result: Result | None = None  # the game is over
    owing: list[Owing] = []
