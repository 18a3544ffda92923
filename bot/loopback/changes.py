"""What happens on the server, told to whoever listens: the bot's gateway and the people's pages."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.loopback.model import Channel, Message, User


@dataclass(frozen=True)
class MessageCreated:
    message: Message


@dataclass(frozen=True)
class MessageEdited:
    message: Message


@dataclass(frozen=True)
class MessageDeleted:
    message: Message


@dataclass(frozen=True)
class ChannelCreated:
    channel: Channel


@dataclass(frozen=True)
class ChannelEdited:
    channel: Channel


@dataclass(frozen=True)
class ChannelDeleted:
    channel: Channel


@dataclass(frozen=True)
class ThreadMembersChanged:
    channel: Channel
    added: list[str]
    removed: list[str]


@dataclass(frozen=True)
class PinsChanged:
    channel: Channel


@dataclass(frozen=True)
class TypingStarted:
    channel: Channel
    user: User


@dataclass(frozen=True)
class UserEdited:
    user: User


@dataclass(frozen=True)
class ServerLeft:
    """The bot is being thrown out."""

    server: str


@dataclass(frozen=True)
class ServerJoined:
    """The bot was invited, perhaps again."""

    server: str


@dataclass(frozen=True)
class CommandsChanged:
    """The bot has registered other commands."""


Change: TypeAlias = (
    MessageCreated
    | MessageEdited
    | MessageDeleted
    | ChannelCreated
    | ChannelEdited
    | ChannelDeleted
    | ThreadMembersChanged
    | PinsChanged
    | TypingStarted
    | UserEdited
    | ServerLeft
    | ServerJoined
    | CommandsChanged
)
