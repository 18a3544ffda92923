"""The server's things as Discord's JSON."""

from typing import Any

from bot.loopback.clock import timestamp
from bot.loopback.model import (
    Attachment,
    Channel,
    Command,
    Json,
    Kind,
    Message,
    Role,
    Source,
    User,
)
from bot.loopback.world import World

LINK_SECONDS = 24 * 3600


class Payloads:
    """Writes JSON for the bot, with links to this server's own files."""

    def __init__(self, world: World, url: str) -> None:
        self.world = world
        self.url = url

    # People.

    def user(self, user: User) -> Json:
        return {
            "id": user.id,
            "username": user.name.lower(),
            "global_name": user.name,
            "discriminator": "0",
            "avatar": None,
            "bot": user.bot,
            "public_flags": 0,
            "flags": 0,
        }

    def me(self) -> Json:
        """The bot, as it sees itself."""
        return self.user(self.world.bot) | {"verified": True, "mfa_enabled": False, "locale": "en-US"}

    def member(self, user: User, channel: Channel | None = None) -> Json:
        body = self.member_without_user(user) | {"user": self.user(user)}
        if channel is not None:
            body["permissions"] = str(self.world.may(user, channel))
        return body

    def member_without_user(self, user: User) -> Json:
        return {
            "nick": None,
            "avatar": None,
            "roles": list(user.role_ids),
            "joined_at": timestamp(user.joined),
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "pending": False,
            "flags": 0,
            "communication_disabled_until": None,
        }

    # The guild.

    def role(self, role: Role) -> Json:
        return {
            "id": role.id,
            "name": role.name,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "position": role.position,
            "permissions": str(role.permissions),
            "managed": not role.everyone,
            "mentionable": False,
            "flags": 0,
        }

    def guild(self, server: str) -> Json:
        """A server; the role of everyone has its id."""
        state = self.world.state
        return {
            "id": server,
            "name": self.world.servers[server],
            "icon": None,
            "description": None,
            "splash": None,
            "discovery_splash": None,
            "banner": None,
            "owner_id": state.owner_id,
            "preferred_locale": state.guild_locale,
            "roles": [self.role(role) | ({"id": server} if role.everyone else {}) for role in state.roles],
            "emojis": [],
            "stickers": [],
            "features": [],
            "verification_level": 0,
            "default_message_notifications": 1,
            "explicit_content_filter": 0,
            "mfa_level": 0,
            "nsfw_level": 0,
            "nsfw": False,
            "afk_channel_id": None,
            "afk_timeout": 300,
            "system_channel_id": None,
            "system_channel_flags": 0,
            "rules_channel_id": None,
            "public_updates_channel_id": None,
            "safety_alerts_channel_id": None,
            "vanity_url_code": None,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "premium_progress_bar_enabled": False,
            "max_members": 250,
        }

    def guild_create(self, server: str, all_members: bool) -> Json:
        """The guild with all that is in it, as the gateway tells it."""
        world = self.world
        channels = [
            c
            for c in world.state.channels.values()
            if world.sees(world.bot, c) and world.server_of(c) == server
        ]
        members = list(world.state.users.values()) if all_members else [world.bot]
        return self.guild(server) | {
            "joined_at": timestamp(world.bot.joined),
            "large": False,
            "member_count": len(world.state.users),
            "members": [self.member(user) for user in members],
            "channels": [self.channel(c) for c in channels if not c.thread],
            "threads": [self.channel(c) for c in channels if c.thread and not c.thread.archived],
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    # Channels.

    def channel(self, channel: Channel) -> Json:
        body: Json = {
            "id": channel.id,
            "type": channel.type,
            "last_message_id": channel.last_message_id,
            "flags": 0,
        }
        if channel.recipient_id:
            return body | {"recipients": [self.user(self.world.user(channel.recipient_id))]}
        body |= {
            "guild_id": self.world.server_of(channel),
            "name": channel.name,
            "parent_id": channel.parent_id,
            "rate_limit_per_user": 0,
        }
        if channel.thread:
            return body | self._thread(channel)
        return body | {
            "topic": channel.topic,
            "position": channel.position,
            "nsfw": False,
            "last_pin_timestamp": None,
            "permission_overwrites": [
                {"id": o.id, "type": int(o.for_member), "allow": str(o.allow), "deny": str(o.deny)}
                for o in channel.overwrites
            ],
        }

    def _thread(self, channel: Channel) -> Json:
        thread = channel.thread
        assert thread is not None
        body: Json = {
            "owner_id": thread.owner_id,
            "message_count": thread.message_count,
            "total_message_sent": thread.message_count,
            "member_count": len(thread.members),
            "thread_metadata": {
                "archived": thread.archived,
                "locked": thread.locked,
                "auto_archive_duration": thread.auto_archive_minutes,
                "archive_timestamp": timestamp(thread.changed),
                "create_timestamp": timestamp(thread.created),
            },
        }
        if self.world.bot.id in thread.members:
            body["member"] = self.thread_member(channel, self.world.bot.id)
        return body

    def thread_member(self, channel: Channel, user_id: str, with_member: bool = False) -> Json:
        assert channel.thread is not None
        body: Json = {
            "id": channel.id,
            "user_id": user_id,
            "join_timestamp": timestamp(channel.thread.members[user_id]),
            "flags": 0,
        }
        if with_member:
            body |= {"member": self.member(self.world.user(user_id)), "presence": None}
        return body

    # Messages.

    def attachment(self, message: Message, attachment: Attachment) -> Json:
        until = f"{int(self.world.clock.now()) + LINK_SECONDS:x}"
        path = f"{message.channel_id}/{attachment.id}/{attachment.filename}"
        url = f"{self.url}/cdn/attachments/{path}?ex={until}"
        body: Json = {
            "id": attachment.id,
            "filename": attachment.filename,
            "size": attachment.size,
            "url": url,
            "proxy_url": url,
        }
        for key in ("content_type", "width", "height", "description", "title"):
            if (value := getattr(attachment, key)) is not None:
                body[key] = value
        if message.only_for:
            body["ephemeral"] = True
        return body

    def message(self, message: Message, with_nonce: bool = False) -> Json:
        world = self.world
        author = world.user(message.author_id)
        body: Json = {
            "id": message.id,
            "channel_id": message.channel_id,
            "author": self.user(author),
            "content": message.content,
            "timestamp": timestamp(message.created),
            "edited_timestamp": timestamp(message.edited) if message.edited else None,
            "tts": False,
            "mention_everyone": message.mention_everyone,
            "mentions": [self.user(world.user(id)) for id in message.mentions],
            "mention_roles": list(message.mention_roles),
            "mention_channels": [],
            "attachments": [self.attachment(message, a) for a in message.attachments],
            "embeds": [self._linked(embed, message) for embed in message.embeds],
            "components": [self._linked(component, message) for component in message.components],
            "reactions": [],
            "pinned": message.pinned_at is not None,
            "type": message.type,
            "flags": message.flags,
        }
        if with_nonce and message.nonce is not None:
            body["nonce"] = message.nonce
        if message.source:
            body |= {"application_id": world.bot.id, "webhook_id": world.bot.id}
            body |= self._source(message, message.source, first=message.type == Kind.COMMAND)
        if message.reference_channel_id:
            body |= self._reference(message)
        if message.thread_id and message.thread_id in world.state.channels:
            body["thread"] = self.channel(world.channel(message.thread_id))
        return body

    def told(self, message: Message, read_content: bool = True) -> Json:
        """A message as a gateway event; without the intent, the words of others are left out."""
        world = self.world
        body = self.message(message, with_nonce=True)
        channel = world.channel(message.channel_id)
        if channel.is_dm:
            return body
        author = world.user(message.author_id)
        body |= {"guild_id": world.server_of(channel), "member": self.member_without_user(author)}
        for mention in body["mentions"]:
            mention["member"] = self.member_without_user(world.user(mention["id"]))
        if not read_content and not author.bot and world.bot.id not in message.mentions:
            body |= {"content": "", "embeds": [], "attachments": [], "components": []}
        return body

    def _reference(self, message: Message) -> Json:
        channel_id = message.reference_channel_id or message.channel_id
        server = self.world.server_of(self.world.channel(message.channel_id))
        reference: Json = {"type": 0, "channel_id": channel_id, "guild_id": server}
        body: Json = {"message_reference": reference}
        if message.reference_id:
            reference["message_id"] = message.reference_id
            found = self.world.state.messages.get(channel_id, {}).get(message.reference_id)
            body["referenced_message"] = self.message(found) if found else None
        return body

    def _source(self, message: Message, source: Source, first: bool) -> Json:
        server = self.world.server_of(self.world.channel(message.channel_id))
        user = self.user(self.world.user(source.user_id))
        metadata: Json = {
            "id": source.id,
            "type": source.type,
            "user": user,
            "authorizing_integration_owners": {"0": server or "0"},
        }
        if source.message_id:
            metadata["interacted_message_id"] = source.message_id
        if not first:
            return {"interaction_metadata": metadata}
        return {
            "interaction_metadata": metadata,
            "interaction": {"id": source.id, "type": source.type, "name": source.command, "user": user},
        }

    def _linked(self, node: Any, message: Message) -> Any:
        """The same JSON, with `attachment://name` made into real links."""
        if isinstance(node, list):
            return [self._linked(child, message) for child in node]
        if not isinstance(node, dict):
            return node
        url = node.get("url")
        if isinstance(url, str) and url.startswith("attachment://"):
            for attachment in message.attachments:
                if attachment.filename == url.removeprefix("attachment://"):
                    return node | self._media(message, attachment)
        return {key: self._linked(value, message) for key, value in node.items()}

    def _media(self, message: Message, attachment: Attachment) -> Json:
        link = self.attachment(message, attachment)
        media = {
            key: link[key] for key in ("url", "proxy_url", "width", "height", "content_type") if key in link
        }
        return media | {"attachment_id": attachment.id, "loading_state": 2, "placeholder": "", "flags": 0}

    # Commands.

    def command(self, command: Command) -> Json:
        body: Json = {
            "type": 1,
            "default_member_permissions": None,
            "nsfw": False,
            "contexts": None,
            "integration_types": [0],
            "dm_permission": True,
        }
        body |= command.body
        body |= {"id": command.id, "application_id": self.world.bot.id, "version": command.version}
        if command.guild_id:
            body["guild_id"] = command.guild_id
        return body

    def application(self) -> Json:
        world = self.world
        return {
            "id": world.bot.id,
            "name": world.bot.name,
            "icon": None,
            "description": "",
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "flags": 1 << 19 | 1 << 15,
            "team": None,
            "owner": self.user(world.user(world.state.owner_id)),
            "bot": self.me(),
            "integration_types_config": {"0": {}},
            "summary": "",
            "tags": [],
            "hook": True,
        }
