"""The server's state and everything that can happen to it. Whoever asks has been checked before."""

from collections.abc import Callable, Iterable, Sequence

from bot.loopback import changes, errors, permissions
from bot.loopback.changes import Change
from bot.loopback.clock import Alarm, Clock, Snowflakes
from bot.loopback.files import Files
from bot.loopback.model import (
    DM,
    PRIVATE_THREAD,
    TEXT,
    Channel,
    Command,
    Flag,
    Kind,
    Message,
    Overwrite,
    Role,
    State,
    ThreadState,
    User,
)
from bot.loopback.permissions import Allow

SHARD_BITS = 22  # a server's shard is told by the bits of its id above these


class World:
    """One Discord server with one bot and a few people."""

    def __init__(self, clock: Clock, state: State | None = None) -> None:
        self.clock = clock
        self.ids = Snowflakes(clock)
        self.files = Files()
        self.listeners: list[Callable[[Change], None]] = []
        self._archiving: dict[str, Alarm] = {}
        self.state = state or self._found()
        self.ids.last = max(self.ids.last, self.state.last_id)

    def _found(self) -> State:
        """An empty server: the bot, and the roles of everyone and of the bot."""
        guild, bot_id, bot_role = self.ids.next(), self.ids.next(), self.ids.next()
        state = State(
            guild_id=guild,
            guild_name="Karawanseraj",
            guild_locale="en-US",
            owner_id=bot_id,
            bot_id=bot_id,
            roles=[
                Role(guild, "@everyone", int(permissions.EVERYONE), everyone=True),
                Role(bot_role, "Karawana", int(permissions.BOT), position=1),
            ],
        )
        state.users[bot_id] = User(bot_id, "Karawana", bot=True, role_ids=[bot_role], joined=self.clock.now())
        return state

    def tell(self, change: Change) -> None:
        """Pass on what has happened."""
        for listener in self.listeners:
            listener(change)

    # Finding things.

    @property
    def bot(self) -> User:
        return self.state.users[self.state.bot_id]

    @property
    def people(self) -> list[User]:
        return [user for user in self.state.users.values() if not user.bot]

    def user(self, id: str) -> User:
        """This user, or Discord's refusal."""
        if id not in self.state.users:
            raise errors.unknown_user()
        return self.state.users[id]

    def channel(self, id: str) -> Channel:
        """This channel, thread or DM, or Discord's refusal."""
        if id not in self.state.channels:
            raise errors.unknown_channel()
        return self.state.channels[id]

    def message(self, channel: Channel, id: str) -> Message:
        """This message, private ones included, or Discord's refusal."""
        found = self.state.messages.get(channel.id, {}).get(id)
        if found is None:
            raise errors.unknown_message()
        return found

    def history(self, channel: Channel) -> Iterable[Message]:
        """The messages of a channel, oldest first, private ones included."""
        return self.state.messages.get(channel.id, {}).values()

    def threads_of(self, channel: Channel) -> list[Channel]:
        """The threads below a channel, oldest first."""
        return [c for c in self.state.channels.values() if c.thread and c.parent_id == channel.id]

    def dm_of(self, user: User) -> Channel | None:
        """The conversation of this user with the bot, if there is one already."""
        return next((c for c in self.state.channels.values() if c.recipient_id == user.id), None)

    def commands(self, guild_id: str | None) -> list[Command]:
        """The commands registered for everywhere (None) or for the guild."""
        return [c for c in self.state.commands.values() if c.guild_id == guild_id]

    @property
    def servers(self) -> dict[str, str]:
        """The names of all servers by id; everybody is on all of them."""
        return {self.state.guild_id: self.state.guild_name} | self.state.further_servers

    def server_of(self, channel: Channel) -> str | None:
        """The server that a channel or thread belongs to; None for a DM."""
        return None if channel.is_dm else channel.server or self.state.guild_id

    def has_bot(self, server: str | None) -> bool:
        """Whether the bot is on this server; direct messages (None) always reach it."""
        return server not in self.state.without_bot

    def throw_out(self, server: str) -> None:
        """The bot is there no longer."""
        self.tell(changes.ServerLeft(server))
        self.state.without_bot.append(server)

    def invite(self, server: str) -> None:
        """The bot is there again."""
        self.state.without_bot.remove(server)
        self.tell(changes.ServerJoined(server))

    # Permissions.

    def may(self, user: User, channel: Channel) -> int:
        """The permission bits of a user in a channel, a thread or a DM."""
        if channel.is_dm:
            return int(permissions.DIRECT) if user.bot or channel.recipient_id == user.id else 0
        if user.bot and not self.has_bot(self.server_of(channel)):
            return 0
        place = self.state.channels.get(channel.parent_id or "", channel) if channel.thread else channel
        granted = permissions.in_channel(user, place, self.state.roles, self.state.owner_id)
        if channel.type == PRIVATE_THREAD and channel.thread and user.id not in channel.thread.members:
            return granted if granted & Allow.MANAGE_THREADS else 0
        return granted

    def bot_may_anywhere(self, needs: int) -> bool:
        """Whether the bot's roles grant this, whatever a channel says."""
        granted = permissions.in_guild(self.bot, self.state.roles, self.state.owner_id)
        return granted & needs == needs

    def sees(self, user: User, channel: Channel) -> bool:
        """Whether the channel is there at all for this user."""
        return bool(self.may(user, channel) & (Allow.VIEW_CHANNEL | Allow.ADMINISTRATOR))

    def overwrite(self, channel: Channel, overwrite: Overwrite) -> None:
        """Make an exception in a channel, instead of an earlier one for the same role or member."""
        channel.overwrites = [o for o in channel.overwrites if o.id != overwrite.id]
        if overwrite.allow or overwrite.deny:
            channel.overwrites.append(overwrite)
        self.tell(changes.ChannelEdited(channel))

    # People and channels.

    def add_user(self, name: str, locale: str, owner: bool = False) -> User:
        """Somebody joins the server."""
        user = User(self.ids.next(), name, locale, joined=self.clock.now())
        self.state.users[user.id] = user
        if owner:
            self.state.owner_id = user.id
        return user

    def add_server(self, name: str) -> str:
        """A further server; its id is such that it is on the next shard, however many there are."""
        last = int(next(reversed(self.servers)))
        id = str(last + (1 << SHARD_BITS))
        self.state.further_servers[id] = name
        return id

    def add_channel(self, name: str, topic: str | None = None, server: str | None = None) -> Channel:
        """A new text channel."""
        position = sum(c.type == TEXT for c in self.state.channels.values())
        channel = Channel(self.ids.next(), TEXT, name, topic, position, server=server)
        return self._add(channel)

    def open_dm(self, user: User) -> Channel:
        """The conversation of this user with the bot."""
        return self.dm_of(user) or self._add(Channel(self.ids.next(), DM, recipient_id=user.id))

    def open_thread(
        self, parent: Channel, name: str, owner: User, type: int, minutes: int, start: Message | None = None
    ) -> Channel:
        """A new thread, at a message or on its own."""
        now = self.clock.now()
        thread = Channel(
            id=start.id if start else self.ids.next(),
            type=type,
            name=name,
            parent_id=parent.id,
            thread=ThreadState(owner.id, now, minutes, last_active=now, changed=now, members={owner.id: now}),
            server=parent.server,
        )
        self._add(thread)
        self._watch(thread)
        if start:
            start.flags |= Flag.HAS_THREAD
            start.thread_id = thread.id
            self.tell(changes.MessageEdited(start))
            opening = Message(self.ids.next(), thread.id, owner.id, now, type=Kind.THREAD_STARTER)
            opening.reference_id, opening.reference_channel_id = start.id, parent.id
            self.post(opening)
        elif type != PRIVATE_THREAD:
            notice = Message(
                self.ids.next(), parent.id, owner.id, now, content=name, type=Kind.THREAD_CREATED
            )
            notice.reference_channel_id = thread.id
            self.post(notice)
        return thread

    def _add(self, channel: Channel) -> Channel:
        self.state.channels[channel.id] = channel
        self.state.messages[channel.id] = {}
        self.tell(changes.ChannelCreated(channel))
        return channel

    def remove_channel(self, channel: Channel) -> None:
        """Delete a channel or a thread with all that is in it, and the threads below it."""
        for thread in self.threads_of(channel):
            self.remove_channel(thread)
        for message in self.state.messages.pop(channel.id).values():
            self._forget_files(message)
        del self.state.channels[channel.id]
        if alarm := self._archiving.pop(channel.id, None):
            alarm.cancel()
        self.tell(changes.ChannelDeleted(channel))

    def join(self, channel: Channel, user: User) -> None:
        """Somebody joins a thread."""
        if channel.thread and user.id not in channel.thread.members:
            channel.thread.members[user.id] = self.clock.now()
            self.tell(changes.ThreadMembersChanged(channel, [user.id], []))

    def leave(self, channel: Channel, user: User) -> None:
        """Somebody leaves a thread."""
        if channel.thread and channel.thread.members.pop(user.id, None) is not None:
            self.tell(changes.ThreadMembersChanged(channel, [], [user.id]))

    # Archiving.

    def archive(self, channel: Channel, archived: bool) -> None:
        """Put a thread away, or wake it."""
        thread = channel.thread
        if thread is None or thread.archived == archived:
            return
        thread.archived = archived
        thread.changed = thread.last_active = self.clock.now()
        self._watch(channel)
        self.tell(changes.ChannelEdited(channel))

    def _watch(self, channel: Channel) -> None:
        """Ring when a quiet thread is due to be put away."""
        if alarm := self._archiving.pop(channel.id, None):
            alarm.cancel()
        thread = channel.thread
        if thread and not thread.archived:
            left = thread.last_active + 60 * thread.auto_archive_minutes - self.clock.now()
            self._archiving[channel.id] = self.clock.alarm(left, lambda: self._check_quiet(channel))

    def _check_quiet(self, channel: Channel) -> None:
        thread = channel.thread
        if thread is None or channel.id not in self.state.channels:
            return
        if self.clock.now() >= thread.last_active + 60 * thread.auto_archive_minutes:
            self.archive(channel, True)
        else:
            self._watch(channel)

    def set_auto_archive(self, channel: Channel, minutes: int) -> None:
        """Another time until a quiet thread is put away; a change of it is activity, the same is not."""
        thread = channel.thread
        if thread and thread.auto_archive_minutes != minutes:
            thread.auto_archive_minutes = minutes
            thread.changed = thread.last_active = self.clock.now()
            self._watch(channel)

    def watch_threads(self) -> None:
        """Wind the alarms of all threads, after the state was loaded."""
        for channel in self.state.channels.values():
            self._watch(channel)

    # Messages.

    def post(self, message: Message) -> Message:
        """A new message; it wakes its thread and brings its author into it."""
        channel = self.channel(message.channel_id)
        self.state.messages[channel.id][message.id] = message
        if message.only_for is None:
            channel.last_message_id = message.id
            if channel.thread:
                channel.thread.last_active = self.clock.now()
                channel.thread.message_count += 1
                self.archive(channel, False)
                self.join(channel, self.user(message.author_id))
                for id in message.mentions:
                    self.join(channel, self.user(id))
        self.tell(changes.MessageCreated(message))
        self.count_pings(message)
        return message

    def count_pings(self, message: Message) -> None:
        """Those whom a message calls have one thing more to look at."""
        for id in message.pinged:
            user = self.user(id)
            user.pings[message.channel_id] = user.pings.get(message.channel_id, 0) + 1
            self.tell(changes.UserEdited(user))

    def read(self, user: User, channel_id: str, message_id: str) -> None:
        """Somebody has read a channel up to a message."""
        user.read[channel_id] = message_id
        if user.pings.pop(channel_id, 0):
            self.tell(changes.UserEdited(user))

    def edited(self, message: Message, seen: bool = True) -> Message:
        """A message was changed; `seen` marks it as edited."""
        if seen:
            message.edited = self.clock.now()
        self.tell(changes.MessageEdited(message))
        return message

    def remove_message(self, message: Message) -> None:
        """Delete a message with its files."""
        self._forget_files(self.state.messages[message.channel_id].pop(message.id, None))
        self.tell(changes.MessageDeleted(message))

    def _forget_files(self, message: Message | None) -> None:
        for attachment in message.attachments if message else []:
            self.files.drop(attachment.id)

    # Commands.

    def set_commands(self, guild_id: str | None, commands: Sequence[Command]) -> None:
        """Replace the commands of everywhere or of the guild."""
        kept = {id: c for id, c in self.state.commands.items() if c.guild_id != guild_id}
        self.state.commands = kept | {c.id: c for c in commands}
        self.tell(changes.CommandsChanged())
