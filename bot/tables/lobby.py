"""A lobby: a game that has not begun. People come and go, the creator chooses."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING

import msgspec

from bot.store import loading
from bot.store.rows import Change, Desk, Head, Life, Seat
from bot.tables.core import USUAL
from bot.tables.house import AGAIN
from bot.tables.outbox import owing
from bot.tables.paces import checked_pace
from bot.tables.posts import LobbyUpdate
from bot.tables.seating import checked_language, checked_screen, checked_strength
from bot.tables.shown import Outcome, Person
from bot.tables.table import Table
from engines.kernel import Match, Refused, Setting, game_named

if TYPE_CHECKING:
    from bot.tables.tables import Tables


class Lobby:
    """One lobby; everything to show is in its head."""

    def __init__(self, tables: "Tables", head: Head) -> None:
        self.tables, self.house = tables, tables.house
        self.head = head
        self.lock = asyncio.Lock()
        self.used = self.house.clock()
        self._stale = False

    @property
    def settings(self) -> Sequence[Setting]:
        """The choices of this game for so many seats; `head.settings` has what was chosen."""
        return [
            setting for setting in game_named(self.head.game).settings if setting.id in self.head.settings
        ]

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many seats there may be: not fewer than people have sat down."""
        if self.head.guild is None:
            return (1,)
        people = len(self.head.humans)
        return tuple(count for count in game_named(self.head.game).players if count >= people)

    # ---- people --------------------------------------------------------------------------------------------

    async def join(self, person: Person, *, interaction: int | None = None) -> Outcome:
        """Sit down; a bot makes room if there is no free seat."""

        def act() -> Head:
            if self.head.seat_of(person.id) is not None:
                raise Refused("refused-seated")
            if len(self.head.humans) >= self.head.size:
                raise Refused("refused-lobby-full")
            people = [*self.head.humans, Seat(0, "human", person.id, person.name)]
            return self._seated(people, bots=len(self.head.seats) - len(self.head.humans))

        servers, guild = self.house.servers, self.head.guild
        return await self._do(act, interaction, lambda: servers.check_sitting_down(guild, person.id))

    async def leave(self, user: int, *, interaction: int | None = None) -> Outcome:
        """Stand up; if the creator does, the next one becomes it, and an empty lobby closes."""

        def act() -> Head:
            if self.head.seat_of(user) is None:
                raise Refused("refused-not-seated")
            people = [seat for seat in self.head.humans if seat.user != user]
            if not people:
                return msgspec.structs.replace(self.head, life=Life.STOPPED)
            head = self._seated(people, bots=len(self.head.seats) - len(self.head.humans))
            heir = people[0].user
            assert heir is not None
            return msgspec.structs.replace(head, creator=heir if user == head.creator else head.creator)

        return await self._do(act, interaction)

    async def fill_with_bots(self, user: int, *, interaction: int | None = None) -> Outcome:
        """Bots on all free seats; where bots sit already, they go."""

        def act() -> Head:
            self._check_creator(user)
            has_bots = len(self.head.seats) > len(self.head.humans)
            return self._seated(list(self.head.humans), bots=0 if has_bots else self.head.size)

        async def check() -> None:
            if len(self.head.seats) == len(self.head.humans):
                await self._check_bots()

        return await self._do(act, interaction, check)

    @property
    def strength(self) -> str:
        """How well the bots of this lobby play."""
        return next((seat.strength for seat in self.head.seats if seat.kind == "bot"), USUAL)

    async def set_strength(self, user: int, strength: str, *, interaction: int | None = None) -> Outcome:
        """How well bots play; where none sit yet, they take the free seats."""

        def act() -> Head:
            self._check_creator(user)
            people = self.head.humans
            bots = len(self.head.seats) - len(people) or self.head.size
            seats = seated(people, bots, self.head.size, checked_strength(strength))
            return msgspec.structs.replace(self.head, seats=seats)

        return await self._do(act, interaction, self._check_bots)

    # ---- choices -------------------------------------------------------------------------------------------

    async def set_size(self, user: int, size: int, *, interaction: int | None = None) -> Outcome:
        """How many seats there are."""

        def act() -> Head:
            self._check_creator(user)
            if size not in self.sizes:
                raise Refused("refused-size", sizes=", ".join(map(str, self.sizes)))
            settings = fitting(self.head.game, size, self.head.settings)
            head = msgspec.structs.replace(self.head, size=size, settings=settings)
            bots = len(self.head.seats) - len(self.head.humans)
            return msgspec.structs.replace(head, seats=seated(head.humans, bots, size, self.strength))

        return await self._do(act, interaction)

    async def set(self, user: int, name: str, choice: str, *, interaction: int | None = None) -> Outcome:
        """Choose a setting of the game."""

        def act() -> Head:
            self._check_creator(user)
            game = game_named(self.head.game)
            settings = game.settings_for(self.head.size, {**self.head.settings, name: choice})
            return msgspec.structs.replace(self.head, settings=settings)

        return await self._do(act, interaction)

    async def set_language(self, user: int, language: str, *, interaction: int | None = None) -> Outcome:
        """The language of what the table posts for everybody."""

        def act() -> Head:
            self._check_creator(user)
            return msgspec.structs.replace(self.head, language=checked_language(language))

        return await self._do(act, interaction)

    async def set_pace(self, user: int, pace: str, *, interaction: int | None = None) -> Outcome:
        """How fast the table is to play."""

        def act() -> Head:
            self._check_creator(user)
            return msgspec.structs.replace(self.head, pace=checked_pace(pace))

        return await self._do(act, interaction)

    async def set_screen(self, user: int, screen: str, *, interaction: int | None = None) -> Outcome:
        """What the pictures of the table's posts are drawn for."""

        def act() -> Head:
            self._check_creator(user)
            return msgspec.structs.replace(self.head, screen=checked_screen(screen))

        return await self._do(act, interaction)

    async def set_hints(self, user: int, hints: bool, *, interaction: int | None = None) -> Outcome:
        """Whether players may ask for hints."""

        def act() -> Head:
            self._check_creator(user)
            if hints and self.head.rated:
                raise Refused("refused-rated-hints")
            return msgspec.structs.replace(self.head, hints=hints)

        return await self._do(act, interaction)

    async def set_rated(self, user: int, rated: bool, *, interaction: int | None = None) -> Outcome:
        """Whether the game counts for ratings; then there are no hints in it."""

        def act() -> Head:
            self._check_creator(user)
            if rated and self.head.guild is None:
                raise Refused("refused-rated-solo")
            return msgspec.structs.replace(self.head, rated=rated, hints=self.head.hints and not rated)

        return await self._do(act, interaction)

    async def close(self, user: int, *, may_manage: bool = False, interaction: int | None = None) -> Outcome:
        """Give it up."""

        def act() -> Head:
            if not may_manage:
                self._check_creator(user)
            return msgspec.structs.replace(self.head, life=Life.STOPPED)

        return await self._do(act, interaction)

    # ---- the start -----------------------------------------------------------------------------------------

    def check_host(self, user: int) -> None:
        """Refuse whoever may not choose here."""
        self._check_open()
        self._check_creator(user)

    def check_start(self, user: int) -> None:
        """Refuse what `start` would refuse; ask before a thread is made."""
        self._check_open()
        self._check_creator(user)
        free = self.head.size - len(self.head.seats)
        if free:
            raise Refused("refused-seats-empty", count=free)
        if self.head.rated and (self.head.size == 1 or len(self.head.humans) < self.head.size):
            raise Refused("refused-rated-bots")
        game_named(self.head.game).settings_for(self.head.size, self.head.settings)

    async def start(
        self,
        user: int,
        *,
        channel: int | None = None,
        parent: int | None = None,
        interaction: int | None = None,
    ) -> Table:
        """Begin, in a channel (a new thread) or where the lobby is. All seats must be taken."""
        async with self.lock:
            await self._fresh()
            await self.house.once(interaction, lambda: self._begin(user, channel, parent, interaction))
            found = await self.tables.get(self.head.id)
            if not isinstance(found, Table):
                raise Refused("refused-lobby-over")
            return found

    async def _begin(
        self, user: int, channel: int | None, parent: int | None, interaction: int | None
    ) -> Outcome:
        self.check_start(user)
        if self.head.guild is None:
            await self.tables.make_room(self.head.channel)
        head = msgspec.structs.replace(
            self.head, life=Life.RUNNING, channel=channel or self.head.channel, parent=parent
        )
        seed = self.house.seeds()
        match = Match.new(game_named(head.game), head.size, seed, head.settings, keep_views=True)
        # From here on only the store knows whether this is still a lobby.
        self._stale = True
        self.tables.forget(head.id)
        table = await Table.begun(self.house, head, match, seed, user=user, interaction=interaction)
        if table is None:
            return AGAIN
        self.tables.welcome(table)
        return Outcome()

    # ---- in detail -----------------------------------------------------------------------------------------

    async def _check_bots(self) -> None:
        await self.house.servers.check_bots(self.head.guild)

    async def _do(
        self,
        act: Callable[[], Head],
        interaction: int | None,
        check: Callable[[], Awaitable[None]] | None = None,
    ) -> Outcome:
        async def attempt() -> Outcome:
            await self._fresh()
            self._check_open()
            if check is not None:
                await check()
            head = msgspec.structs.replace(act(), touched=self.used)
            change = Change(head=head, at=self.used, interaction=interaction)
            change.desks = {seat.number: Desk() for seat in head.seats}
            change.owing.append(owing(head.channel, LobbyUpdate()))
            self._stale = True
            await self.house.commit(change)
            self._stale, self.head = False, head
            return Outcome()

        async with self.lock:
            self.used = self.house.clock()
            return await self.house.once(interaction, attempt)

    def distrust(self) -> None:
        """Somebody else has changed what the store says: read it again before the next use."""
        self._stale = True

    async def _fresh(self) -> None:
        """After a change that failed, or by somebody else, read again what the store has."""
        if self._stale:
            head = await self.house.store.read(lambda connection: loading.by_id(connection, self.head.id))
            assert head is not None
            self._stale, self.head = False, head

    async def expire(self) -> Outcome:
        """Nobody has touched it for long."""
        return await self._do(lambda: msgspec.structs.replace(self.head, life=Life.STOPPED), None)

    def _check_open(self) -> None:
        if self.head.life is not Life.LOBBY:
            raise Refused("refused-lobby-over")

    def _check_creator(self, user: int) -> None:
        if user != self.head.creator:
            raise Refused("refused-not-creator")

    def _seated(self, people: Sequence[Seat], *, bots: int) -> Head:
        return msgspec.structs.replace(self.head, seats=seated(people, bots, self.head.size, self.strength))


def seated(people: Sequence[Seat], bots: int, size: int, strength: str = USUAL) -> tuple[Seat, ...]:
    """People in the order in which they came, then bots, as far as there are seats."""
    everybody = [*people, *(Seat(0, "bot", strength=strength) for _ in range(bots))][:size]
    return tuple(msgspec.structs.replace(seat, number=number) for number, seat in enumerate(everybody))


def fitting(game: str, size: int, chosen: dict[str, str]) -> dict[str, str]:
    """The settings for so many people; of what was chosen, as much as makes sense with so many."""
    known = game_named(game)
    names = {s.id for s in known.settings if s.players is None or size in s.players}
    return known.settings_for(size, {name: choice for name, choice in chosen.items() if name in names})
