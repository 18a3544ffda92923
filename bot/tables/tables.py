"""All tables: found by channel, kept in memory while they are used."""

import asyncio
import logging
import math
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from operator import itemgetter
from weakref import WeakValueDictionary

import msgspec

from bot.store import Connection, Store, loading, outbox, people, saving
from bot.store.rows import Change, Desk, Head, Life, Preferences, Screen, Seat
from bot.tables.calling import Calling
from bot.tables.core import USUAL
from bot.tables.days import Days
from bot.tables.hours import checked_zone
from bot.tables.house import House, Thinker
from bot.tables.lessons import begun
from bot.tables.lobby import Lobby, fitting, seated
from bot.tables.memory import Memory
from bot.tables.outbox import owing
from bot.tables.paces import TIMES
from bot.tables.posts import LobbyUpdate, Wake
from bot.tables.seating import checked_language, checked_strength
from bot.tables.servers import check_opening
from bot.tables.shown import Game, Outcome, Person, Trouble
from bot.tables.table import Table
from bot.tables.tips import Tips
from engines.kernel import Refused, game_named
from engines.kernel.lessons import lesson_of

log = logging.getLogger(__name__)

HOUR, DAY = 3600, 24 * 3600
IDLE = 20 * 60  # then a table leaves memory
WARM_AT_MOST = 300
LOBBY_LASTS = 7 * DAY
WAKE_AFTER = 6 * DAY  # Discord archives a thread after a week at most
CLICKS_LAST = DAY
FAILED_LAST = 30 * DAY
ABSENCES_LAST = 60 * DAY


class Tables:
    """Where tables and lobbies are found."""

    def __init__(
        self,
        store: Store,
        *,
        clock: Callable[[], float] = time.time,
        seeds: Callable[[], str] = lambda: secrets.token_hex(16),
        thinker: Thinker | None = None,
    ) -> None:
        self.house = House(store, clock, seeds, thinker)
        self.outbox, self.servers = self.house.outbox, self.house.servers
        self.calling, self.days = Calling(self.house), Days(self.house)
        self.memory, self.tips = Memory(self.house), Tips(store)
        # Everything that anybody holds is found again, so that there is never a second one of the same table;
        # what was used lately is held here.
        self._alive: WeakValueDictionary[int, Table | Lobby] = WeakValueDictionary()
        self._warm: OrderedDict[int, Table | Lobby] = OrderedDict()
        self._unreadable: dict[int, Trouble] = {}
        self._loading = asyncio.Lock()

    # ---- finding -------------------------------------------------------------------------------------------

    async def at(self, channel: int) -> Table | None:
        """The game under way in this channel, or else the last one that was."""
        head = await self.house.store.read(lambda connection: loading.in_channel(connection, channel))
        found = await self.get(head.id) if head else None
        return found if isinstance(found, Table) else None

    async def get(self, table: int) -> Table | Lobby | None:
        """A table or lobby by its id, as buttons name it."""
        found = self._alive.get(table)
        if found is None:
            async with self._loading:
                found = self._alive.get(table) or await self._load(table)
        if found is not None:
            self.welcome(found)
        return found

    async def _load(self, table: int) -> Table | Lobby | None:
        if table in self._unreadable:
            raise self._unreadable[table]
        loaded = await self.house.store.read(lambda connection: loading.loaded(connection, table))
        if loaded is None:
            return None
        if loaded.head.life is not Life.ENDED:  # then nothing changes any more, and everybody may look back
            self._check_ours(loaded.head)
        if loaded.match is None:
            return Lobby(self, loaded.head)
        try:
            found = await Table.loaded(self.house, loaded)
        except Trouble as trouble:
            self._unreadable[loaded.head.id] = trouble  # logged once; a restart tries again
            raise
        found.ponder()
        return found

    def _check_ours(self, head: Head) -> None:
        """A table belongs to the process that serves its server; only that one changes it."""
        if not self.house.store.shards.serve(head.guild):
            raise Refused("refused-elsewhere")

    def welcome(self, found: Table | Lobby) -> None:
        """Keep it in memory for a while."""
        self._alive[found.head.id] = self._warm[found.head.id] = found
        self._warm.move_to_end(found.head.id)

    def forget(self, table: int) -> None:
        """Read it from the store when it is wanted next."""
        self._alive.pop(table, None)
        self._warm.pop(table, None)

    async def heads(self, tables: Sequence[int]) -> list[Head]:
        """These tables, without opening them."""

        async def look(connection: Connection) -> list[Head]:
            found = [await loading.by_id(connection, table) for table in tables]
            return [head for head in found if head is not None]

        return await self.house.store.read(look)

    async def games_of(self, user: int) -> list[Game]:
        """The lobbies and games of a user that are not over; what is most urgent for them first."""

        async def look(connection: Connection) -> tuple[list[Head], dict[int, dict[int, float]]]:
            heads = await loading.of_user(connection, user)
            return heads, await loading.waits(connection, [head.id for head in heads])

        heads, waits = await self.house.store.read(look)
        games = [await self._game(head, user, waits[head.id]) for head in heads]
        return sorted(games, key=_urgency)

    async def _game(self, head: Head, user: int, waits: dict[int, float]) -> Game:
        yours = user in head.waiting_for
        now, due = self.house.clock(), []
        for slow in [user] if yours else head.waiting_for:
            if head.life is Life.RUNNING and slow in waits:
                hours = await self.house.hours(slow)
                until = hours.later(waits[slow], TIMES[head.pace].limit)
                due.append((until, waits[slow], hours.wakes(now) if hours.is_away(now) else None))
        if not due:
            return Game(head, yours)
        until, since, away = min(due, key=itemgetter(0))
        return Game(head, yours, since, until, away)

    async def parked(self, channel: int) -> list[Head]:
        """The solo games put aside in this DM, the last one first."""
        return await self.house.store.read(lambda connection: loading.parked_in(connection, channel))

    async def counts(self) -> dict[tuple[str, str], int]:
        """How many tables of this process there are, by game and life."""
        store = self.house.store
        return await store.look(lambda connection: loading.counts(connection, store.shards))

    @property
    def warm(self) -> int:
        """How many are held in memory."""
        return len(self._warm)

    async def rest(self) -> None:
        """Before the store is closed: bots leave off thinking."""
        await self.house.rest()

    # ---- lobbies -------------------------------------------------------------------------------------------

    async def open_lobby(
        self,
        *,
        game: str,
        creator: Person,
        channel: int,
        guild: int | None,
        places: Sequence[int] = (),
        language: str,
        size: int | None = None,
        settings: dict[str, str] | None = None,
        thread: bool = True,
        screen: Screen = "wide",
        bots: str | None = None,
        interaction: int | None = None,
    ) -> Lobby | None:
        """A new lobby with its creator seated (None: this click was counted before).

        Without a guild it is a DM, with one seat. `places`: what else the channel belongs to, for servers
        that say where tables may be opened. `bots`: how well those play who take the other seats.
        """
        if bots is not None:
            checked_strength(bots)
            await self.servers.check_bots(guild)
        pace = (await self.servers.of(guild)).pace
        now = self.house.clock()
        seats = 1 if guild is None else size or max(game_named(game).players)
        host = Seat(0, "human", creator.id, creator.name)
        head = Head(
            id=0,
            channel=channel,
            guild=guild,
            thread=thread and guild is not None,
            game=game,
            size=seats,
            settings=fitting(game, seats, settings or {}),
            language=checked_language(language),
            life=Life.LOBBY,
            creator=creator.id,
            pace=pace,
            screen=screen,
            created=now,
            touched=now,
            seats=seated([host], seats if bots else 0, seats, bots or USUAL),
        )
        lobby: Lobby | None = None

        async def add(connection: Connection) -> Head:
            if guild is not None:
                await check_opening(connection, guild, creator.id, (channel, *places))
            added = msgspec.structs.replace(head, id=await saving.add_table(connection, head))
            change = Change(head=added, at=now, interaction=interaction)
            change.desks = {seat.number: Desk() for seat in added.seats}
            change.owing.append(owing(channel, LobbyUpdate()))
            await saving.save(connection, change)
            return added

        async def attempt() -> Outcome:
            nonlocal lobby
            lobby = Lobby(self, await self.house.store.run(add))
            self.house.committed(interaction, [channel])
            self.welcome(lobby)
            return Outcome()

        await self.house.once(interaction, attempt)
        return lobby

    async def again(
        self, table: int, person: Person, *, places: Sequence[int] = (), interaction: int | None = None
    ) -> Lobby | None:
        """A lobby like the game that is over: same game, seats, settings and language."""
        head = await self.house.store.read(lambda connection: loading.by_id(connection, table))
        if head is None or not head.life.is_over:
            raise Refused("refused-again-running")
        self._check_ours(head)
        return await self.open_lobby(
            game=head.game,
            creator=person,
            channel=head.parent or head.channel,
            guild=head.guild,
            places=places,
            language=head.language,
            size=head.size,
            settings=head.settings,
            thread=head.thread,
            screen=head.screen,
            interaction=interaction,
        )

    # ---- lessons ---------------------------------------------------------------------------------------

    async def learn(
        self, game: str, person: Person, channel: int, language: str, *, interaction: int | None = None
    ) -> Table | None:
        """The lesson of a game in somebody's DM, where they left it or from its beginning.

        None: this click was counted before.
        """
        if not self.house.store.shards.serve(None):
            raise Refused("refused-learn-there")
        mine = await self.house.store.read(lambda connection: loading.of_user(connection, person.id))
        for head in mine:
            if head.is_lesson and head.game == game_named(game).id:
                if head.life is Life.PARKED:
                    return await self.resume(head.id, person.id, interaction=interaction)
                found = await self.get(head.id)
                return found if isinstance(found, Table) else None
        chapter = lesson_of(game).chapter[0]
        match = begun(game, chapter)
        await self.make_room(channel)
        now, others = self.house.clock(), match.players - 1
        head = Head(
            id=0,
            channel=channel,
            game=game,
            size=match.players,
            settings=match.settings,
            language=checked_language(language),
            life=Life.STOPPED,  # until it has begun
            creator=person.id,
            hints=False,
            chapter=chapter.name,
            created=now,
            touched=now,
            seats=seated([Seat(0, "human", person.id, person.name)], others, match.players, ""),
        )
        number = await self.house.store.run(lambda connection: saving.add_table(connection, head))
        head = msgspec.structs.replace(head, id=number, life=Life.RUNNING)
        seed = self.house.seeds()
        table = await Table.begun(self.house, head, match, seed, user=person.id, interaction=interaction)
        if table is not None:
            self.welcome(table)
        return table

    # ---- solo games in a DM --------------------------------------------------------------------------------

    async def resume(self, table: int, user: int, *, interaction: int | None = None) -> Table:
        """Take a parked game up again; the one that was active in the DM is parked."""
        found = await self.get(table)
        if not isinstance(found, Table) or found.head.seat_of(user) is None:
            raise Refused("refused-not-seated")
        if found.head.life is Life.PARKED:
            await self.make_room(found.head.channel)
        await found.unpark(user, interaction=interaction)
        return found

    async def make_room(self, channel: int) -> None:
        """Park the game that is active in a DM."""
        active = await self.at(channel)
        if active is not None and active.head.life is Life.RUNNING:
            await active.park(active.head.creator)

    # ---- people --------------------------------------------------------------------------------------------

    async def preferences(self, user: int) -> Preferences:
        """What this user wants everywhere."""
        return await self.house.preferences(user)

    async def prefer(self, user: int, preferences: Preferences) -> None:
        """Remember what this user wants."""
        if preferences.language is not None:
            checked_language(preferences.language)
        checked_zone(preferences.zone)
        await self.house.store.run(lambda connection: people.prefer(connection, user, preferences))

    async def forget_person(self, user: int) -> None:
        """Somebody wants to be forgotten: they stand up everywhere, and games that are over keep no name.

        At tables of other processes that happens with their next look at the clock.
        """
        shards, elsewhere = self.house.store.shards, []
        for head in await self.memory.live(user):
            if shards.serve(head.guild):
                await self._stand_up(head.id, user)
            else:
                elsewhere.append(head.id)
        for table in await self.memory.forget(user, elsewhere):
            self._read_anew(table)
        self.tips.forget(user)

    async def _stand_up(self, table: int, user: int) -> None:
        found = await self.get(table)
        if found is None or found.head.life.is_over or found.head.seat_of(user) is None:
            return
        if isinstance(found, Table) and found.head.guild is None:
            await found.end(user)
        else:
            await found.leave(user)

    async def _forget_those_who_leave(self) -> None:
        """They have asked another process to be forgotten."""
        for table, user in await self.memory.leaving():
            await self._stand_up(table, user)
            await self.memory.forget_at(table, user)
            self._read_anew(table)

    def _read_anew(self, table: int) -> None:
        if (nameless := self._alive.get(table)) is not None:
            nameless.distrust()
            self.forget(table)

    # ---- what time and Discord bring -----------------------------------------------------------------------

    async def channel_gone(self, channel: int) -> None:
        """A channel, thread or DM was deleted: its tables stop, nothing more is owed to it."""
        now = self.house.clock()
        stopped = await self.house.store.run(lambda connection: saving.stop_channel(connection, channel, now))
        for table in stopped:
            if (found := self._alive.get(table)) is not None:
                found.distrust()
            log.info("channel is gone", extra={"about": {"table": table, "channel": channel}})

    async def guild_gone(self, guild: int) -> None:
        """The bot was thrown out of a server: its games wait there."""
        await self._move_guild(guild, Life.RUNNING, Life.PARKED)

    async def guild_back(self, guild: int) -> None:
        """The bot is there again: they go on."""
        await self._move_guild(guild, Life.PARKED, Life.RUNNING)

    async def guilds_are(self, guilds: set[int]) -> None:
        """After connecting: the servers that we are on now."""
        store = self.house.store
        known = await store.read(lambda connection: loading.guilds(connection, store.shards))
        for guild in known:
            await (self.guild_back(guild) if guild in guilds else self.guild_gone(guild))

    async def _move_guild(self, guild: int, of: Life, to: Life) -> None:
        now = self.house.clock()
        moved = await self.house.store.run(
            lambda connection: saving.move_guild(connection, guild, of, to, now)
        )
        for table in moved:
            if (found := self._alive.get(table)) is not None:
                found.distrust()
            about = {"table": table, "guild": guild, "life": to.value}
            log.info("a server is gone, or back", extra={"about": about})

    async def tick(self) -> None:
        """Whatever time brings; call it about once a minute."""
        now = self.house.clock()
        store = self.house.store
        await self.outbox.recall()
        await self._forget_those_who_leave()
        for table in await store.read(lambda connection: loading.due_waits(connection, store.shards, now)):
            await self._on(table, Table.look_at_the_clock)
        for table in await store.read(lambda connection: loading.pondering(connection, store.shards)):
            await self._on(table, ponder)
        await self.calling.at_last(now)
        for table in await store.read(lambda connection: loading.due_votes(connection, store.shards, now)):
            await self._on(table, Table.close_vote)
        for table in await store.read(
            lambda connection: loading.forgotten_lobbies(connection, store.shards, now - LOBBY_LASTS)
        ):
            lobby = await self.get(table)
            if isinstance(lobby, Lobby):
                await lobby.expire()
        await self._wake(now)
        await self.memory.catch_up()
        await store.run(lambda connection: _prune(connection, now))
        self._cool(now)

    async def _on(self, table: int, act: Callable[[Table], Awaitable[object]]) -> None:
        """Do something at a table; one that is broken does not keep others waiting."""
        try:
            found = await self.get(table)
            if isinstance(found, Table):
                await act(found)
        except (Refused, Trouble) as error:
            log.warning("skipped a table: %s", error, extra={"about": {"table": table}})

    async def _wake(self, now: float) -> None:
        """Threads that would soon be archived."""

        async def wake(connection: Connection) -> list[int]:
            quiet = await loading.quiet(connection, self.house.store.shards, now - WAKE_AFTER)
            for head in quiet:
                await connection.execute_all([*outbox.owe(head.id, owing(head.channel, Wake()), now)])
                await saving.stirred(connection, head.id, now)
            return [head.channel for head in quiet]

        self.outbox.stir(await self.house.store.run(wake))

    def _cool(self, now: float) -> None:
        """Let tables go that are over or that nobody uses; whoever holds one keeps it alive."""
        for table, found in list(self._warm.items()):
            if found.head.life.is_over or now - found.used >= IDLE:
                del self._warm[table]
        while len(self._warm) > WARM_AT_MOST:
            self._warm.popitem(last=False)


def _urgency(game: Game) -> tuple[bool, bool, float]:
    return not game.yours, game.head.life is Life.PARKED, game.until or math.inf


async def _prune(connection: Connection, now: float) -> None:
    """Forget what nobody asks about any more."""
    await outbox.prune(connection, now - CLICKS_LAST, now - FAILED_LAST)
    await people.forget_absences(connection, now - ABSENCES_LAST)


async def ponder(table: Table) -> None:
    """Where a bot must decide, it thinks; also after a restart, or if its thinking was cut short."""
    table.ponder()
