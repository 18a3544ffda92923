"""Tables: games between people, without Discord and without any game's rules. See README.md."""

from bot.store.forgetting import Kept
from bot.store.memory import Which
from bot.store.rows import CALLS, PACES, SCREENS, WAYS, Head, Life, Over, Preferences, Proposal, Seat, Server
from bot.tables.calling import checked_calls
from bot.tables.core import USUAL
from bot.tables.lobby import Lobby
from bot.tables.memory import Page
from bot.tables.outbox import OUTAGE, Called, Outbox, Owed
from bot.tables.paces import checked_pace
from bot.tables.posts import (
    Announcement,
    AnyPost,
    CardUpdate,
    EndPost,
    LobbyUpdate,
    Notice,
    Outdated,
    Ping,
    PollPost,
    ProgressPost,
    ProposalPost,
    Summons,
    TurnPost,
    Wake,
)
from bot.tables.seating import checked_screen
from bot.tables.shown import (
    Choice,
    Course,
    Frame,
    Gained,
    Game,
    Hint,
    LogPage,
    Missed,
    NotNow,
    Outcome,
    Panel,
    Person,
    Suggestion,
    Taken,
    Taught,
    Told,
    Trouble,
)
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.tables.waiting import checked_way

__all__ = [
    "CALLS",
    "OUTAGE",
    "PACES",
    "SCREENS",
    "USUAL",
    "WAYS",
    "Announcement",
    "AnyPost",
    "Called",
    "CardUpdate",
    "Choice",
    "Course",
    "EndPost",
    "Frame",
    "Gained",
    "Game",
    "Head",
    "Hint",
    "Kept",
    "Life",
    "Lobby",
    "LobbyUpdate",
    "LogPage",
    "Missed",
    "NotNow",
    "Notice",
    "Outbox",
    "Outcome",
    "Outdated",
    "Over",
    "Owed",
    "Page",
    "Panel",
    "Person",
    "Ping",
    "PollPost",
    "Preferences",
    "ProgressPost",
    "Proposal",
    "ProposalPost",
    "Seat",
    "Server",
    "Suggestion",
    "Summons",
    "Table",
    "Tables",
    "Taken",
    "Taught",
    "Told",
    "Trouble",
    "TurnPost",
    "Wake",
    "Which",
    "checked_calls",
    "checked_pace",
    "checked_screen",
    "checked_way",
]
