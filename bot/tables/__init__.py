"""Tables: games between people, without Discord and without any game's rules. See README.md."""

from bot.store.rows import SCREENS, Head, Life, Preferences, Seat
from bot.tables.lobby import Lobby
from bot.tables.outbox import OUTAGE, Outbox, Owed
from bot.tables.posts import (
    AnyPost,
    CardUpdate,
    EndPost,
    LobbyUpdate,
    Notice,
    Outdated,
    Ping,
    ProgressPost,
    ProposalPost,
    TurnPost,
    Wake,
)
from bot.tables.seating import checked_screen
from bot.tables.shown import (
    Choice,
    Frame,
    Gained,
    LogPage,
    Missed,
    NotNow,
    Outcome,
    Panel,
    Person,
    Suggestion,
    Told,
    Trouble,
)
from bot.tables.table import Table
from bot.tables.tables import Tables

__all__ = [
    "OUTAGE",
    "SCREENS",
    "AnyPost",
    "CardUpdate",
    "Choice",
    "EndPost",
    "Frame",
    "Gained",
    "Head",
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
    "Owed",
    "Panel",
    "Person",
    "Ping",
    "Preferences",
    "ProgressPost",
    "ProposalPost",
    "Seat",
    "Suggestion",
    "Table",
    "Tables",
    "Told",
    "Trouble",
    "TurnPost",
    "Wake",
    "checked_screen",
]
