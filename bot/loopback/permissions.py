"""Who may do what where: roles first, then the channel's exceptions."""

from enum import IntFlag

from bot.loopback.model import Channel, Overwrite, Role, User


class Allow(IntFlag):
    """The permissions a bot of this kind meets, with Discord's bits."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    PIN_MESSAGES = 1 << 51


EVERYTHING = (1 << 53) - 1
EVERYONE = (
    Allow.VIEW_CHANNEL
    | Allow.SEND_MESSAGES
    | Allow.EMBED_LINKS
    | Allow.ATTACH_FILES
    | Allow.READ_MESSAGE_HISTORY
    | Allow.USE_APPLICATION_COMMANDS
    | Allow.CREATE_PUBLIC_THREADS
    | Allow.SEND_MESSAGES_IN_THREADS
)
# What the README asks for, and nothing else.
BOT = (
    Allow.VIEW_CHANNEL
    | Allow.SEND_MESSAGES
    | Allow.SEND_MESSAGES_IN_THREADS
    | Allow.CREATE_PUBLIC_THREADS
    | Allow.ATTACH_FILES
    | Allow.EMBED_LINKS
    | Allow.READ_MESSAGE_HISTORY
)
DIRECT = EVERYONE
USE_EXTERNAL_EMOJIS = 1 << 18
# What interactions in a direct message say of the bot; it may write there all the same.
SAID_OF_DIRECT = Allow.ATTACH_FILES | Allow.EMBED_LINKS | Allow.MENTION_EVERYONE | USE_EXTERNAL_EMOJIS


def in_guild(user: User, roles: list[Role], owner_id: str) -> int:
    """What a member may do anywhere on the server."""
    if user.id == owner_id:
        return EVERYTHING
    granted = 0
    for role in roles:
        if role.everyone or role.id in user.role_ids:
            granted |= role.permissions
    return EVERYTHING if granted & Allow.ADMINISTRATOR else granted


def in_channel(user: User, channel: Channel, roles: list[Role], owner_id: str) -> int:
    """The same in one channel (for a thread: its parent), with the exceptions made there."""
    granted = in_guild(user, roles, owner_id)
    if granted == EVERYTHING:
        return granted
    everyone = {role.id for role in roles if role.everyone}
    steps = (
        [o for o in channel.overwrites if o.id in everyone],
        [o for o in channel.overwrites if o.id in user.role_ids],
        [o for o in channel.overwrites if o.id == user.id],
    )
    for overwrites in steps:
        granted = _with(granted, overwrites)
    return granted if granted & Allow.VIEW_CHANNEL else 0


def speaking(channel: Channel) -> Allow:
    """The permission to write there."""
    return Allow.SEND_MESSAGES_IN_THREADS if channel.thread else Allow.SEND_MESSAGES


def may_attach(granted: int, channel: Channel) -> bool:
    """Whoever may not write may not attach files either, whatever is granted."""
    needs = Allow.ATTACH_FILES | speaking(channel)
    return granted & needs == needs


def _with(granted: int, overwrites: list[Overwrite]) -> int:
    for overwrite in overwrites:
        granted &= ~overwrite.deny
    for overwrite in overwrites:
        granted |= overwrite.allow
    return granted
