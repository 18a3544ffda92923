"""What there is on the server: people, channels, messages, commands. Plain data, no behaviour."""

from typing import Any, TypeAlias

import msgspec

Json: TypeAlias = dict[str, Any]

TEXT = 0
DM = 1
ANNOUNCEMENT_THREAD = 10
PUBLIC_THREAD = 11
PRIVATE_THREAD = 12
THREADS = (ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD)


class Flag:
    """Bits of a message's flags."""

    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    COMPONENTS_V2 = 1 << 15


class Kind:
    """Types of messages."""

    DEFAULT = 0
    PINNED = 6
    THREAD_CREATED = 18
    REPLY = 19
    COMMAND = 20
    THREAD_STARTER = 21


class User(msgspec.Struct):
    """A pretend user, or the bot."""

    id: str
    name: str
    locale: str = "en-US"
    bot: bool = False
    role_ids: list[str] = []
    dms_open: bool = True
    joined: float = 0.0
    # The last message that was read, and how many call this user since, by channel.
    read: dict[str, str] = {}
    pings: dict[str, int] = {}


class Role(msgspec.Struct):
    """A role and what it grants everywhere."""

    id: str
    name: str
    permissions: int
    everyone: bool = False
    position: int = 0


class Overwrite(msgspec.Struct):
    """An exception in one channel, for a role or a member."""

    id: str
    for_member: bool
    allow: int = 0
    deny: int = 0


class ThreadState(msgspec.Struct):
    """What a channel has besides when it is a thread."""

    owner_id: str
    created: float
    auto_archive_minutes: int
    last_active: float
    changed: float
    archived: bool = False
    locked: bool = False
    # Member ids with the time they joined.
    members: dict[str, float] = {}
    message_count: int = 0


class Channel(msgspec.Struct):
    """A text channel, a thread or a DM."""

    id: str
    type: int
    name: str = ""
    topic: str | None = None
    position: int = 0
    parent_id: str | None = None
    overwrites: list[Overwrite] = []
    recipient_id: str | None = None
    last_message_id: str | None = None
    thread: ThreadState | None = None
    server: str | None = None  # None: the first one, or none

    @property
    def is_dm(self) -> bool:
        return self.type == DM


class Attachment(msgspec.Struct):
    """A file of a message; its bytes lie in the files."""

    id: str
    filename: str
    size: int
    content_type: str | None = None
    width: int | None = None
    height: int | None = None
    description: str | None = None
    title: str | None = None


class Source(msgspec.Struct):
    """The interaction a message answers."""

    id: str
    type: int
    user_id: str
    command: str | None = None
    message_id: str | None = None


class Message(msgspec.Struct):
    """A message; `only_for` makes it private to one user."""

    id: str
    channel_id: str
    author_id: str
    created: float
    content: str = ""
    type: int = Kind.DEFAULT
    flags: int = 0
    edited: float | None = None
    embeds: list[Json] = []
    components: list[Json] = []
    attachments: list[Attachment] = []
    mentions: list[str] = []
    mention_roles: list[str] = []
    mention_everyone: bool = False
    # Who was really notified; an edit never adds to it.
    pinged: list[str] = []
    nonce: str | int | None = None
    reference_id: str | None = None
    reference_channel_id: str | None = None
    source: Source | None = None
    only_for: str | None = None
    thread_id: str | None = None
    pinned_at: float | None = None
    # The ids of what could be used before the last edit: a press may cross it.
    offered: tuple[str, ...] = ()

    @property
    def is_v2(self) -> bool:
        return bool(self.flags & Flag.COMPONENTS_V2)


class Command(msgspec.Struct):
    """A registered command: its body as the bot sent it, for everywhere or for one guild."""

    id: str
    version: str
    body: Json
    guild_id: str | None = None


class State(msgspec.Struct):
    """All of the server that outlives it, when it is told to keep it."""

    guild_id: str
    guild_name: str
    guild_locale: str
    owner_id: str
    bot_id: str
    roles: list[Role]
    users: dict[str, User] = {}
    channels: dict[str, Channel] = {}
    # By channel, then by id, oldest first.
    messages: dict[str, dict[str, Message]] = {}
    commands: dict[str, Command] = {}
    last_id: int = 0
    # Beside the first one, by id: the same people on a further server, which is on another shard.
    further_servers: dict[str, str] = {}
    without_bot: list[str] = []  # servers that it was thrown out of
