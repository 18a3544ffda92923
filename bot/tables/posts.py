"""Posts that a table owes its channel. They are saved with what caused them, and sent later, each once."""

from typing import ClassVar, Literal, TypeAlias

import msgspec

from bot.store.rows import Way
from data.words import Text
from engines.kernel import Event, Result

Verdict: TypeAlias = Literal["open", "agreed", "refused"]
PollState: TypeAlias = Literal["open", "back"] | Way  # how it stands, or what came of it


class Post(msgspec.Struct, frozen=True, tag=True):
    """Something to be sent or edited. Views are packed, events are the public ones."""

    # Edited in place: of several that are owed only the newest counts, and it keeps the older one's id.
    in_place: ClassVar[bool] = False
    # Which message of the table this becomes, for later edits (`Owed.messages`).
    role: ClassVar[str | None] = None

    # Roles whose message is no longer current once this one is there.
    outdates: ClassVar[tuple[str, ...]] = ()
    # Whether it goes to a user's direct messages: its channel is the user's id then.
    private: ClassVar[bool] = False
    # Whether nobody waits for it: where it may not be posted, it is left out.
    dispensable: ClassVar[bool] = False
    # Whether it only tidies up, and keeps nothing else waiting.
    tidies: ClassVar[bool] = False

    @property
    def slot(self) -> str:
        """What it replaces, if it is edited in place: the lobby and the card are one message."""
        return self.role or type(self).__name__

    @property
    def is_last(self) -> bool:
        """Whether the message of its role is done with; the next of that role is a new message."""
        return False


class TurnPost(Post, frozen=True):
    """A turn is over (steps empty: the table begins or went back): a new message with the board's picture."""

    role: ClassVar[str | None] = "turn"
    outdates: ClassVar[tuple[str, ...]] = ("turn", "call")
    steps: tuple[int, ...]
    events: list[Event]
    view: bytes
    before: bytes | None  # what the last turn post showed
    acting: tuple[int, ...]  # seats that must decide now
    ping: tuple[int, ...]  # users to mention, unless they do not want it
    questions: dict[int, Text] = {}  # what they must decide, as far as everybody may know
    chapter: str = ""  # of a lesson, which begins here
    goes_on: bool = False  # the computer has played, and plays on: its next turn is told with this one


class ProgressPost(Post, frozen=True):
    """A turn publishes in pieces: one message, edited; `over`: its turn post follows, tidy it away."""

    in_place: ClassVar[bool] = True
    role: ClassVar[str | None] = "progress"
    step: int
    events: list[Event]
    view: bytes
    before: bytes | None
    acting: tuple[int, ...]
    questions: dict[int, Text] = {}
    over: bool = False

    @property
    def slot(self) -> str:
        """Each step has a message of its own, below the last turn post."""
        return f"progress {self.step}"

    @property
    def is_last(self) -> bool:
        return self.over


class Ping(Post, frozen=True):
    """A new message that calls these users: edits do not ping."""

    role: ClassVar[str | None] = "call"
    outdates: ClassVar[tuple[str, ...]] = ("call",)

    users: tuple[int, ...]
    why: Literal["turn", "nudge", "reminder", "held"]
    by: int | None = None  # the user who nudges
    questions: dict[int, Text] = {}
    others: tuple[int, ...] = ()  # tables of the same server that the call is about, too


class CardUpdate(Post, frozen=True):
    """The card in the parent channel: latest picture, whose turn it is, how it ended."""

    in_place: ClassVar[bool] = True
    role: ClassVar[str | None] = "card"
    view: bytes
    before: bytes | None
    events: list[Event]
    acting: tuple[int, ...]
    result: Result | None = None


class LobbyUpdate(Post, frozen=True):
    """The lobby's message; everything to show is in the head. Once the game has begun, it says so."""

    in_place: ClassVar[bool] = True
    role: ClassVar[str | None] = "card"


class EndPost(Post, frozen=True):
    """The game is over: scores with the breakdown, and a way to play again."""

    role: ClassVar[str | None] = "end"
    outdates: ClassVar[tuple[str, ...]] = ("turn", "call")

    result: Result
    view: bytes


class Announcement(Post, frozen=True):
    """For a channel of the server's choice: a game is over, and how."""

    dispensable: ClassVar[bool] = True
    result: Result
    view: bytes


class Notice(Post, frozen=True):
    """One sentence, in the table's language. `names` has the names of seats as they were then."""

    text: Text
    names: dict[int, str] = {}


class ProposalPost(Post, frozen=True):
    """Going back is proposed: who agreed, whom it waits for, and until when; edited as votes come in."""

    in_place: ClassVar[bool] = True
    role: ClassVar[str | None] = "proposal"
    step: int
    name: str
    by: int  # seat
    agreed: tuple[int, ...]
    waiting: tuple[int, ...]
    deadline: float  # then those who have not said anything count as agreeing
    state: Verdict = "open"
    kind: Literal["back", "pace"] = "back"

    @property
    def slot(self) -> str:
        """Each proposal has a message of its own."""
        return f"proposal {self.deadline}"

    @property
    def is_last(self) -> bool:
        return self.state != "open"


class PollPost(Post, frozen=True):
    """Somebody keeps the table waiting: what do the others want? Edited as they say so."""

    in_place: ClassVar[bool] = True
    role: ClassVar[str | None] = "poll"
    seats: tuple[int, ...]
    since: float  # when the table began to wait
    opened: float
    votes: dict[int, Way]
    voters: tuple[int, ...]
    state: PollState = "open"

    @property
    def slot(self) -> str:
        """Each has a message of its own."""
        return f"poll {self.opened}"

    @property
    def is_last(self) -> bool:
        return self.state != "open"


class Summons(Post, frozen=True):
    """A letter to one person: these tables wait for them. It is owed to the user, not to a channel."""

    private: ClassVar[bool] = True

    user: int
    tables: tuple[int, ...]
    why: Literal["turn", "nudge", "reminder", "held"]


class Wake(Post, frozen=True):
    """The thread has been quiet for long: do something that keeps it from being archived."""

    in_place: ClassVar[bool] = True


class Outdated(Post, frozen=True):
    """Others follow this message: what was to be decided then is taken off it."""

    tidies: ClassVar[bool] = True
    message: int

    @property
    def slot(self) -> str:
        return f"{OUTDATED} {self.message}"


OUTDATED = "outdated"

AnyPost: TypeAlias = (
    TurnPost
    | ProgressPost
    | Ping
    | CardUpdate
    | LobbyUpdate
    | EndPost
    | Announcement
    | Notice
    | ProposalPost
    | PollPost
    | Summons
    | Wake
    | Outdated
)
