"""Those who keep the table waiting: a reminder, then a question to the others, and what they decide."""

from collections import Counter

import msgspec

from bot.store.rows import WAYS, Change, Life, Poll, Seat, Way
from bot.tables.core import ASKED, has_default
from bot.tables.hours import Hours
from bot.tables.paces import TIMES
from bot.tables.posts import Notice, Ping, PollPost, PollState
from bot.tables.seating import Seating
from bot.tables.shown import Outcome
from data.words import Text, Who
from engines.kernel import Refused
from engines.kernel.players import random_picks

# What was done about somebody's silence so far (`Desk.stage`), besides ASKED.
SILENT, REMINDED, AGREED = 0, 1, 3  # agreed: the others wait until somebody is back


def checked_way(way: str) -> Way:
    """One of those that can be voted for."""
    for known in WAYS:
        if way == known:
            return known
    raise Refused("refused-no-poll")


class Waiting(Seating):
    """Time at the table."""

    # ---- what time brings ----------------------------------------------------------------------------------

    async def look_at_the_clock(self) -> Outcome:
        """Remind whoever is slow, ask the others about whoever is too slow or away, and see who is back."""
        users = [seat.user for seat in self.head.humans if seat.user is not None]
        hours = {user: await self.house.hours(user) for user in users}

        async def act(change: Change) -> Outcome:
            if self.head.life is not Life.RUNNING:
                return Outcome()
            slow: list[int] = []
            for seat in self.head.humans:
                if seat.user is None or seat.user not in hours:
                    continue  # they have just sat down
                theirs = hours[seat.user]
                if seat.stand_in:
                    self._see_who_is_back(change, seat, theirs)
                elif self._grows_slow(seat, theirs, change.at):
                    slow.append(seat.user)
            if slow:
                self._owe(change, Ping(tuple(slow), "reminder"))
            self._ask_the_others(change)
            return Outcome()

        return await self._do(act)

    def _grows_slow(self, seat: Seat, hours: Hours, now: float) -> bool:
        """Note how long this seat has been silent, and when to look again; whether it is to be reminded."""
        desk = self.desks[seat.number]
        if desk.asked_at is None:
            return False
        times = TIMES[self.head.pace]
        slow, too_slow = hours.later(desk.asked_at, times.reminder), hours.later(desk.asked_at, times.limit)
        stage, due = desk.stage, None
        if hours.is_away(now):
            stage, due = (stage if stage == AGREED else ASKED), hours.wakes(now)
        elif now >= too_slow:
            stage = ASKED
        elif now < slow:
            stage, due = SILENT, slow
        elif hours.is_quiet(now):  # the bot was not there in time
            due = hours.wakes(now)
        else:
            stage, due = REMINDED, too_slow
        if due is not None:
            due = min([due, *(begins for begins, _ in hours.away if begins > now)])
        self.desks[seat.number] = msgspec.structs.replace(desk, stage=stage, due=due)
        return desk.stage == SILENT and stage != SILENT and not hours.is_quiet(now)

    def _see_who_is_back(self, change: Change, seat: Seat, hours: Hours) -> None:
        """Whoever was away plays again when the days away are over; whoever was silent says so."""
        if seat.stand_in == "absence" and not hours.is_away(change.at):
            self._play_again(change, seat)
        elif seat.stand_in == "absence":
            desk = msgspec.structs.replace(self.desks[seat.number], due=hours.wakes(change.at))
            self.desks[seat.number] = desk

    # ---- what the others say -------------------------------------------------------------------------------

    def _voters(self) -> tuple[int, ...]:
        """Those who are there and do not keep anybody waiting for too long."""
        slow = self.too_slow()
        return tuple(s.number for s in self.head.humans if s.number not in slow and not s.stand_in)

    def _ask_the_others(self, change: Change) -> None:
        """The question follows those it is about: who joins them, and who is back."""
        slow = self.too_slow()
        if self.poll is not None and self.poll.seats == slow:
            return
        if slow and self._voters():
            self.poll = Poll(slow, change.at)
            self._owe(change, self._poll_post("open"))
        elif self.poll is not None:
            self._close_poll(change, "back")

    def _poll_post(self, state: PollState) -> PollPost:
        assert self.poll is not None
        since = min(self.desks[seat].asked_at or self.poll.opened for seat in self.poll.seats)
        return PollPost(
            self.poll.seats, since, self.poll.opened, dict(self.poll.votes), self._voters(), state
        )

    def _close_poll(self, change: Change, state: PollState) -> None:
        self._owe(change, self._poll_post(state))
        self.poll = None

    async def say_what_to_do(self, user: int, way: Way, *, interaction: int | None = None) -> Outcome:
        """Vote on those who keep the table waiting; who says nothing waits."""

        async def act(change: Change) -> Outcome:
            seat = self._playing(user)
            if self.poll is None:
                raise Refused("refused-no-poll")
            if seat not in self._voters():
                raise Refused("refused-about-you")
            if way == "stand-in":
                await self.house.servers.check_bots(self.head.guild)
            self.poll = msgspec.structs.replace(self.poll, votes={**self.poll.votes, seat: way})
            chosen = self._decided()
            if chosen is None:
                self._owe(change, self._poll_post("open"))
                return Outcome()
            return await self._do_without_them(change, chosen)

        return await self._do(act, interaction=interaction)

    def _decided(self) -> Way | None:
        """What more than half of them want; to end the game, all must."""
        assert self.poll is not None
        voters = self._voters()
        said = Counter(self.poll.votes[seat] for seat in voters if seat in self.poll.votes)
        for way, count in said.items():
            if count == len(voters) or (way != "end" and 2 * count > len(voters)):
                return way
        return None

    async def _do_without_them(self, change: Change, way: Way) -> Outcome:
        assert self.poll is not None
        seats = self.poll.seats
        self._close_poll(change, way)
        match way:
            case "wait":
                for seat in seats:
                    desk = self.desks[seat]
                    self.desks[seat] = msgspec.structs.replace(
                        desk, asked_at=change.at, stage=AGREED, due=change.at
                    )
                return Outcome()
            case "stand-in":
                for seat in seats:
                    await self._stand_in(change, self.head.seats[seat])
            case "offer":
                for seat in seats:
                    offered = self.head.seats[seat]
                    self._seat_now(Seat(seat, "free"))
                    self._owe(
                        change, Notice(Text("notice-offered", {"who": Who(seat)}), {seat: offered.name})
                    )
                    await self._votes_after_leaving(change, seat)
            case "end":
                return self._stop(change, Notice(Text("notice-stopped")))
        return await self._play(change, None, lambda: None)

    # ---- going on without them -----------------------------------------------------------------------------

    async def move_on(self, user: int, *, interaction: int | None = None) -> Outcome:
        """Go on without those who have been away for long.

        Half a turn is nobody's decision: their draft is taken back. Then they answer by default, and as a bot
        would where an ask has none.
        """

        async def act(change: Change) -> Outcome:
            self._playing(user)
            slow = self.too_slow()
            if not slow:
                raise Refused("refused-nobody-away")

            def move_on() -> None:
                for seat in slow:
                    self._answer_for(seat)

            outcome = await self._play(change, None, move_on)
            for seat in slow:
                if seat in self.match.pending:  # it is another question now, and the wait for it begins
                    desk = self.desks[seat]
                    self.desks[seat] = msgspec.structs.replace(
                        desk, asked_at=change.at, stage=0, due=change.at
                    )
            self._ask_the_others(change)
            return outcome

        return await self._do(act, interaction=interaction)

    def _answer_for(self, seat: int) -> None:
        """Finish what a seat has to decide in the step under way."""
        match, number = self.match, self.match.number
        match.start_over(seat)
        while match.number == number and seat in match.pending:
            asked = match.asked(seat)
            if has_default(asked):
                match.answer_default(seat)
            else:
                match.answer(seat, random_picks(asked, self._bot(self.head.seats[seat])), by="default")

    async def _stand_in(self, change: Change, seat: Seat) -> None:
        """The computer plays here until whoever sits here is back; half a turn of theirs is taken back."""
        if seat.number in self.match.pending:
            self.match.start_over(seat.number)
        is_away = seat.user is not None and (await self.house.hours(seat.user)).is_away(change.at)
        self._seat_now(msgspec.structs.replace(seat, stand_in="absence" if is_away else "silence"))
        desk = self.desks[seat.number]
        self.desks[seat.number] = msgspec.structs.replace(desk, asked_at=None, due=change.at)
        self._owe(change, Notice(Text("notice-stands-in", {"who": Who(seat.number)})))

    async def come_back(self, user: int, *, interaction: int | None = None) -> Outcome:
        """Whoever was away plays again."""

        async def act(change: Change) -> Outcome:
            seat = self._seat(user)
            self._check_running()
            if seat.stand_in:
                self._play_again(change, seat)
            return Outcome()

        return await self._do(act, interaction=interaction)

    def _play_again(self, change: Change, seat: Seat) -> None:
        self._seat_now(msgspec.structs.replace(seat, stand_in=""), since=change.at)
        self._owe(change, Notice(Text("notice-is-back", {"who": Who(seat.number)})))
