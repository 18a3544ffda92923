"""Who a message calls, and who of them may be called."""

import re
from dataclasses import dataclass, field

from bot.loopback.limits.components import walk
from bot.loopback.model import Channel, Json, Message, User
from bot.loopback.permissions import Allow
from bot.loopback.world import World

USER = re.compile(r"<@!?(\d+)>")
ROLE = re.compile(r"<@&(\d+)>")
CODE = re.compile(r"```.*?```|`[^`\n]+`", re.DOTALL)


@dataclass
class Called:
    """Those whom a text really calls."""

    users: list[str] = field(default_factory=list)
    roles: list[str] = field(default_factory=list)
    everyone: bool = False


def words_of(message: Message) -> str:
    """All the text of a message in which a mention counts."""
    texts = [component.get("content") or "" for component in walk(message.components)]
    return "\n".join([message.content, *texts])


def called(world: World, text: str, allowed: Json | None) -> Called:
    """The mentions in a text, as far as `allowed_mentions` lets them through (None lets all)."""
    spoken = CODE.sub("", text)
    users = [id for id in dict.fromkeys(USER.findall(spoken)) if id in world.state.users]
    known = {role.id for role in world.state.roles}
    roles = [id for id in dict.fromkeys(ROLE.findall(spoken)) if id in known]
    everyone = "@everyone" in spoken or "@here" in spoken
    if allowed is None:
        return Called(users, roles, everyone)
    parse = allowed.get("parse") or []
    named_users = {str(id) for id in allowed.get("users") or []}
    named_roles = {str(id) for id in allowed.get("roles") or []}
    return Called(
        [id for id in users if "users" in parse or id in named_users],
        [id for id in roles if "roles" in parse or id in named_roles],
        everyone and "everyone" in parse,
    )


def note_mentions(world: World, message: Message, channel: Channel, allowed: Json | None, ping: bool) -> None:
    """Write into the message whom it mentions; only a new message pings."""
    author = world.user(message.author_id)
    found = called(world, words_of(message), allowed)
    message.mentions = list(found.users)
    message.mention_roles = found.roles
    message.mention_everyone = found.everyone and bool(world.may(author, channel) & Allow.MENTION_EVERYONE)
    replied = _replied_to(world, message, allowed)
    if replied and replied.id not in message.mentions:
        message.mentions.append(replied.id)
    if ping:
        message.pinged = _pinged(world, message, channel)


def _replied_to(world: World, message: Message, allowed: Json | None) -> User | None:
    if message.reference_id is None or message.reference_channel_id != message.channel_id:
        return None
    if allowed is not None and not allowed.get("replied_user"):
        return None
    found = world.state.messages.get(message.channel_id, {}).get(message.reference_id)
    return world.user(found.author_id) if found else None


def _pinged(world: World, message: Message, channel: Channel) -> list[str]:
    """The people who hear of it: those who are called, may see the channel, and are not the author."""

    def hears(user: User) -> bool:
        by_role = any(id in message.mention_roles for id in user.role_ids)
        return message.mention_everyone or by_role or user.id in message.mentions

    return [
        user.id
        for user in world.people
        if user.id != message.author_id and hears(user) and world.sees(user, channel)
    ]
