"""Who sits here, and what they ask of each other: nudging, leaving, taking over, stopping."""

import logging
import math

import msgspec

from bot.store.rows import SCREENS, Change, Desk, Life, Screen, Seat
from bot.tables.agreeing import Agreeing
from bot.tables.core import USUAL
from bot.tables.outbox import owing
from bot.tables.paces import first_look
from bot.tables.posts import CardUpdate, Notice, Ping
from bot.tables.shown import Outcome, Person
from bot.tables.views import packed
from data import LANGUAGES
from data.words import Text, Who
from engines.kernel import Refused
from engines.kernel.thinking import STRENGTHS

log = logging.getLogger(__name__)

NUDGE_EVERY = 3600


class Seating(Agreeing):
    """People around the table."""

    async def nudge(self, user: int, *, interaction: int | None = None) -> Outcome:
        """Call those whom the table waits for; not too often."""

        async def act(change: Change) -> Outcome:
            self._playing(user)
            users = tuple(other for other in self.head.waiting_for if other != user)
            if not users:
                raise Refused("refused-nobody-to-nudge")
            since = change.at - self.nudged
            if 0 <= since < NUDGE_EVERY:  # less than none: the clock was put back
                raise Refused("refused-nudged", again=f"<t:{math.ceil(self.nudged + NUDGE_EVERY)}:R>")
            self.nudged = change.nudged = change.at
            self._owe(change, Ping(users, "nudge", by=user))
            return Outcome()

        return await self._do(act, interaction=interaction)

    async def leave(self, user: int, *, interaction: int | None = None) -> Outcome:
        """Stand up: the seat is free for somebody else. Without any human the table stops."""

        async def act(change: Change) -> Outcome:
            if self.head.life is not Life.PARKED:
                self._check_running()
            seat = self._seat(user)
            self._seat_now(Seat(seat.number, "free"))
            self._owe(
                change, Notice(Text("notice-left", {"who": Who(seat.number)}), {seat.number: seat.name})
            )
            await self._votes_after_leaving(change, seat.number)
            if not self.head.humans:
                return self._stop(change, Notice(Text("notice-nobody-left")))
            if self.head.creator == user:
                heir = self.head.humans[0].user
                assert heir is not None
                self.head = msgspec.structs.replace(self.head, creator=heir)
            return await self._play(change, None, lambda: None)

        return await self._do(act, interaction=interaction)

    async def take_over(
        self, person: Person, seat: int | None = None, *, interaction: int | None = None
    ) -> Outcome:
        """Sit down on a free seat (None: the first). A table that stopped for want of people goes on."""

        async def act(change: Change) -> Outcome:
            stopped = self.head.life is Life.STOPPED and not self.head.humans
            if not stopped:  # somebody has ended it, and that is for good
                self._check_running()
            if self.head.seat_of(person.id) is not None:
                raise Refused("refused-seated")
            free = [s.number for s in self.head.seats if s.kind == "free" and seat in (None, s.number)]
            if not free:
                raise Refused("refused-no-free-seat")
            await self.house.servers.check_sitting_down(self.head.guild, person.id)
            if stopped:
                self.head = msgspec.structs.replace(self.head, life=Life.RUNNING, creator=person.id)
            self._seat_now(Seat(free[0], "human", person.id, person.name), since=change.at)
            self._owe(change, Notice(Text("notice-took-over", {"who": Who(free[0])}), {free[0]: person.name}))
            return await self._play(change, None, lambda: None, fresh=stopped)

        return await self._do(act, interaction=interaction)

    async def give_to_bot(
        self, user: int, seat: int, strength: str = USUAL, *, interaction: int | None = None
    ) -> Outcome:
        """Let a bot play a free seat; any seated human may."""

        async def act(change: Change) -> Outcome:
            self._playing(user)
            if not 0 <= seat < len(self.head.seats) or self.head.seats[seat].kind != "free":
                raise Refused("refused-no-free-seat")
            await self.house.servers.check_bots(self.head.guild)
            if self.head.rated:
                raise Refused("refused-rated-bots")
            self._seat_now(Seat(seat, "bot", strength=checked_strength(strength)))
            self._owe(change, Notice(Text("notice-bot-plays", {"who": Who(seat)})))
            return await self._play(change, None, lambda: None)

        return await self._do(act, interaction=interaction)

    async def end(self, user: int, *, may_manage: bool = False, interaction: int | None = None) -> Outcome:
        """Stop the game for good: its creator, or who may manage the server."""

        async def act(change: Change) -> Outcome:
            if self.head.life is not Life.PARKED:
                self._check_running()
            if user != self.head.creator and not may_manage:
                raise Refused("refused-not-creator")
            return self._stop(change, Notice(Text("notice-stopped")))

        return await self._do(act, interaction=interaction)

    async def park(self, user: int, *, interaction: int | None = None) -> Outcome:
        """Put a solo game aside, to make room for another in the same DM."""

        async def act(change: Change) -> Outcome:
            self._playing(user)
            if self.head.guild is not None:
                raise Refused("refused-park")
            self.head = msgspec.structs.replace(self.head, life=Life.PARKED)
            return Outcome()

        return await self._do(act, interaction=interaction)

    async def unpark(self, user: int, *, interaction: int | None = None) -> Outcome:
        """Take a parked game up again; `Tables.resume` makes room for it first."""

        async def act(change: Change) -> Outcome:
            self._seat(user)
            if self.head.life is not Life.PARKED:
                raise Refused("refused-not-parked")
            self.head = msgspec.structs.replace(self.head, life=Life.RUNNING)
            return await self._play(change, user, lambda: None, fresh=True)

        return await self._do(act, interaction=interaction)

    async def set_language(self, user: int, language: str, *, interaction: int | None = None) -> Outcome:
        """The language of what the table posts for everybody."""

        async def act(change: Change) -> Outcome:
            self._playing(user)
            self.head = msgspec.structs.replace(self.head, language=checked_language(language))
            return Outcome()

        return await self._do(act, interaction=interaction)

    async def set_screen(self, user: int, screen: str, *, interaction: int | None = None) -> Outcome:
        """What the pictures of the table's posts are drawn for."""

        async def act(change: Change) -> Outcome:
            self._playing(user)
            self.head = msgspec.structs.replace(self.head, screen=checked_screen(screen))
            return Outcome()

        return await self._do(act, interaction=interaction)

    def _seat_now(self, seat: Seat, since: float | None = None) -> None:
        """Put somebody, or nobody, on a seat; what lay before it is for other eyes."""
        seats = list(self.head.seats)
        if seat.user != seats[seat.number].user:
            self.match.forget_standing(seat.number)
        seats[seat.number] = seat
        self.head = msgspec.structs.replace(self.head, seats=tuple(seats))
        last = self.desks[seat.number].last_step
        asked_at = since if seat.number in self.head.acting else None
        self.desks[seat.number] = Desk(asked_at, due=first_look(self.head.pace, asked_at), last_step=last)

    def _stop(self, change: Change, notice: Notice) -> Outcome:
        self.head = msgspec.structs.replace(self.head, life=Life.STOPPED)
        self.proposal = self.poll = None
        self._owe(change, notice)
        if self.head.parent is not None:
            card = CardUpdate(packed(self.match.view(None)), None, [], ())
            change.owing.append(owing(self.head.parent, card))
        log.info("table stopped", extra={"about": {"table": self.head.id, "step": self.match.number}})
        return Outcome()


def checked_language(language: str) -> str:
    """A language that we speak."""
    if language not in LANGUAGES:
        raise Refused("refused-language", languages=", ".join(LANGUAGES))
    return language


def checked_screen(screen: str) -> Screen:
    """One of those that pictures are drawn for."""
    for known in SCREENS:
        if screen == known:
            return known
    raise Refused("refused-screen")


def checked_strength(strength: str) -> str:
    """One of those that bots have."""
    if strength not in STRENGTHS:
        raise Refused("refused-strength")
    return strength
