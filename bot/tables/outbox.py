"""The outbox: posts that are owed, in order, until somebody says that they were sent."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Iterator, Sequence

import msgspec

from bot.store import Connection, Store, loading, outbox, people, saving
from bot.store.database import Statement
from bot.store.rows import Head, Owing
from bot.tables.posts import OUTDATED, AnyPost, Outdated, Ping, Post, Summons, TurnPost

log = logging.getLogger(__name__)

OUTAGE = "outage"  # the role of the first post that could not be sent for want of a permission
EVERYTHING = 10_000
TOGETHER = 120.0  # seconds for which a turn of the computer waits to be told with its next one


class Owed(msgspec.Struct, frozen=True):
    """A post that is owed to a channel."""

    id: int
    revision: int  # a post that is edited in place may be replaced by a newer one while it is being sent
    channel: int
    at: float  # when it became owed
    post: AnyPost
    head: Head
    messages: dict[str, int]  # the table's messages by role; `sent` keeps it up to date for the next ones

    @property
    def nonce(self) -> str:
        """The same for every attempt to send this post."""
        return f"karawana-{self.id}"


class Called(msgspec.Struct, frozen=True):
    """How those whom a post calls hear of it."""

    mentioned: tuple[int, ...] = ()  # in the post itself
    letters: tuple[int, ...] = ()  # by a direct message
    held: dict[int, float] = {}  # not before then


NOBODY = Called()


class Outbox:
    """What is owed, by channel."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store, self._clock = store, clock
        self._channels: set[int] = set()
        self._stirred = asyncio.Event()
        self.newest: dict[int, int] = {}  # the last message that was sent to a channel, as far as we know
        self._recalled = False  # whether what an earlier process owed is known

    async def wait(self) -> set[int]:
        """Wait until something is owed, and say in which channels; after a start, in all of them."""
        if not self._recalled:
            await self.recall()
        await self._stirred.wait()
        channels, self._channels = self._channels, set()
        self._stirred.clear()
        return channels

    async def recall(self) -> None:
        """Whatever is owed by tables of this process, also if another process owes it in their name."""
        shards = self._store.shards
        self.stir(await self._store.look(lambda connection: outbox.owing_channels(connection, shards)))
        self._recalled = True

    def stir(self, channels: Iterable[int]) -> None:
        """Something is owed here now."""
        self._channels.update(channels)
        if self._channels:
            self._stirred.set()

    async def owed(self, channel: int, limit: int = 20, *, tidying: bool = False) -> list[Owed]:
        """What is owed to a channel now, oldest first: news, or what only tidies up."""

        async def look(connection: Connection) -> list[Owed]:
            rows = await outbox.owed(connection, channel, limit, OUTDATED, tidying=tidying)
            tables = {row.table for row in rows}
            heads = {table: await loading.by_id(connection, table) for table in tables}
            messages = {table: await outbox.messages(connection, table) for table in tables}
            return [
                Owed(row.id, row.revision, channel, row.at, _opened(row.payload), head, messages[row.table])
                for row in rows
                if (head := heads[row.table]) is not None
            ]

        return self._due(await self._store.read(look))

    def _due(self, owed: Sequence[Owed]) -> list[Owed]:
        """Without the turns at whose end the computer plays on: its next one is told with them.

        Unless that takes too long.
        """
        due: list[Owed] = []
        told: set[int] = set()  # tables that have something to tell after these
        for one in reversed(owed):
            if one.head.id in told or not self._goes_on(one):
                told.add(one.head.id)
                due.append(one)
        return due[::-1]

    def _goes_on(self, owed: Owed) -> bool:
        post = owed.post
        return isinstance(post, TurnPost) and post.goes_on and self._clock() - owed.at < TOGETHER

    async def length(self) -> int:
        """How much is owed, to all channels."""
        return await self._store.look(lambda connection: outbox.length(connection, self._store.shards))

    def check(self) -> None:
        """Before something is sent: is it still for us to send?"""
        self._store.check()

    async def sent(self, owed: Owed, message: int | None, called: Called = NOBODY) -> None:
        """It is there, as this message (None: there was nothing to send); who hears of it, and how."""
        role, table, now = owed.post.role, owed.head.id, self._clock()
        over = owed.post.is_last

        async def mark(connection: Connection) -> bool:
            if message is not None:
                for old in await self._outdated(connection, owed, message):
                    await connection.execute_all(
                        [*outbox.owe(table, owing(owed.channel, Outdated(old)), now)]
                    )
            if role is not None and (over or message is not None):
                await outbox.remember(connection, table, role, None if over else message)
            if message is not None and isinstance(owed.post, TurnPost):
                await outbox.note_told(connection, table, owed.post.steps, message)
            if OUTAGE in owed.messages:
                await outbox.remember(connection, table, OUTAGE, None)
            if message is not None and owed.channel == owed.head.channel:
                await saving.stirred(connection, table, now)
            await connection.execute_all([*_to_be_called(owed, called, now)])
            return await outbox.sent(connection, owed.id, owed.revision)

        if not await self._store.run(mark):
            self.stir([owed.channel])
        self.stir(called.letters)
        if message is not None:
            self.newest[owed.channel] = max(message, self.newest.get(owed.channel, 0))
        owed.messages.pop(OUTAGE, None)
        if role is not None and over:
            owed.messages.pop(role, None)
        elif role is not None and message is not None:
            owed.messages[role] = message

    async def _outdated(self, connection: Connection, owed: Owed, message: int) -> list[int]:
        """The messages that are not current any more, now that this one is there."""
        before = await outbox.messages(connection, owed.head.id)
        old = [before[role] for role in owed.post.outdates if role in before and before[role] != message]
        for role in owed.post.outdates:
            if role in before:
                await outbox.remember(connection, owed.head.id, role, None)
        return old

    async def note_outage(self, owed: Owed) -> bool:
        """The bot may not post there; whether that is news."""

        async def note(connection: Connection) -> bool:
            if OUTAGE in await outbox.messages(connection, owed.head.id):
                return False
            await outbox.remember(connection, owed.head.id, OUTAGE, owed.id)
            return True

        return await self._store.run(note)

    async def catch_up(self, channel: int, leave_out: Callable[[Owed], bool]) -> bool:
        """Make one of all turns that are owed to a channel, table by table; whether there were several."""
        owed = [one for one in await self.owed(channel, EVERYTHING) if not leave_out(one)]
        return await self._merge([_turns(owed, table) for table in {one.head.id for one in owed}])

    async def tell_together(self, owed: Sequence[Owed], leave_out: Callable[[Owed], bool]) -> bool:
        """Make one of the turns that the computer played in a row, table by table; whether there were any."""
        tables = {one.head.id for one in owed}
        runs = [run for table in tables for run in _runs([one for one in owed if one.head.id == table])]
        return await self._merge([run for run in runs if not any(leave_out(one) for one in run)])

    async def _merge(self, groups: Sequence[Sequence[Owed]]) -> bool:
        """Each group becomes one post, in the place of its last."""
        late = [(group, whole) for group in groups if (whole := _as_one(group)) is not None]

        async def merge(connection: Connection) -> None:
            for (*stale, last), post in late:
                for one in stale:
                    await outbox.sent(connection, one.id, one.revision)
                await outbox.rewrite(connection, last.id, msgspec.msgpack.encode(post))

        if late:
            await self._store.run(merge)
        return bool(late)

    async def given_up(self, owed: Owed, why: str) -> None:
        """It cannot be sent: the channel is gone, or the bot may not write there."""
        await self._store.run(lambda connection: outbox.given_up(connection, owed.id, why))
        about = {"table": owed.head.id, "post": type(owed.post).__name__, "why": why}
        log.warning("a post cannot be sent", extra={"about": about})

    async def is_there(self, table: int, role: str) -> bool:
        """Whether the table has a message of this role."""
        return role in await self._store.read(lambda connection: outbox.messages(connection, table))

    async def forget(self, table: int, role: str) -> None:
        """The message of this role is gone: the next edit sends a new one."""
        await self._store.run(lambda connection: outbox.remember(connection, table, role, None))


def _turns(owed: Sequence[Owed], table: int) -> list[Owed]:
    """The turns of a table, with the calls before the last of them."""
    mine = [one for one in owed if one.head.id == table and isinstance(one.post, TurnPost | Ping)]
    while mine and isinstance(mine[-1].post, Ping):
        mine.pop()
    return mine


def _runs(owed: Sequence[Owed]) -> Iterator[list[Owed]]:
    """Of what one table owes: turns of the computer with those that follow them at once."""
    run: list[Owed] = []
    for one in owed:
        if isinstance(one.post, TurnPost):
            run.append(one)
        if not (isinstance(one.post, TurnPost) and one.post.goes_on):
            yield run
            run = []
    yield run


def _as_one(owed: Sequence[Owed]) -> TurnPost | None:
    """One post that tells of several turns; None if there are no two."""
    turns = [one.post for one in owed if isinstance(one.post, TurnPost)]
    if len(turns) < 2:
        return None
    return msgspec.structs.replace(
        turns[-1],
        steps=tuple(step for turn in turns for step in turn.steps),
        events=[event for turn in turns for event in turn.events],
        before=turns[0].before,
    )


def _to_be_called(owed: Owed, called: Called, now: float) -> Iterator[Statement]:
    """Letters, and calls that wait for their time."""
    why = owed.post.why if isinstance(owed.post, Ping) else "turn"
    for user in called.letters:
        yield from outbox.owe(owed.head.id, owing(user, Summons(user, (owed.head.id,), why)), now)
    for user, until in called.held.items():
        yield people.hold(user, owed.head.id, until)


def _opened(payload: bytes) -> AnyPost:
    post: AnyPost = msgspec.msgpack.decode(payload, type=AnyPost)
    return post


def owing(channel: int, post: Post) -> Owing:
    """A post on its way into the outbox."""
    return Owing(channel, post.slot, msgspec.msgpack.encode(post), post.in_place)
