"""The core of a table: its lock, its match, and how it changes: in memory and in the store, or not at all."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Self, TypeVar

import msgspec

from bot.store import Connection, NotRead, StoreError, loading
from bot.store.rows import Change, Desk, Head, Life, Loaded, MatchRow, Poll, Proposal, Seat, StepRow
from bot.tables import lessons
from bot.tables.house import House
from bot.tables.news import News, heard, open_questions, posts, public
from bot.tables.outbox import owing
from bot.tables.paces import first_look
from bot.tables.posts import Announcement, LobbyUpdate, Notice, Post
from bot.tables.selection import problem
from bot.tables.shown import Outcome
from bot.tables.views import packed
from data.words import Text
from engines.kernel import Asked, BrokenRule, Event, Match, Random, Refused, StepDone, game_named
from engines.kernel.asks import unfolded
from engines.kernel.players import random_picks

log = logging.getLogger(__name__)

T = TypeVar("T")

ASKED = 2  # the last stage of waiting for somebody: the others were asked (`Desk.stage`)
BREATH = 40  # answers of bots in a row before others get a turn on the processor
USUAL = "good"  # how well bots play if nobody chooses


class Core:
    """One game under way. The match is in memory, the store has the same, and only a commit changes both."""

    def __init__(
        self, house: House, head: Head, desks: Sequence[Desk], row: MatchRow, match: Match[Any]
    ) -> None:
        self.house = house
        self.lock = asyncio.Lock()
        self.used = house.clock()
        self.head, self.desks, self.match = head, list(desks), match
        self.seed, self.opening = row.seed, row.opening
        self.last_view = row.opening  # the public view at the end of the last step
        self.nudged = 0.0
        self.proposal: Proposal | None = None
        self.poll: Poll | None = None
        self.progress: list[Event] = []  # what the channel was told of the step under way
        self._stale = False
        self._broken: tuple[int, int] | None = None  # where a bot ran into a rule that failed

    @classmethod
    async def begun(
        cls, house: House, head: Head, match: Match[Any], seed: str, *, user: int, interaction: int | None
    ) -> Self | None:
        """A table whose game begins now; None if this click was counted before."""
        row = MatchRow(seed, match.state.data, packed(match.view(None)), match.save())
        table = cls(house, head, [Desk() for _ in head.seats], row, match)

        async def act(change: Change) -> Outcome:
            change.begin, change.components = row, match.game.shelf.packed(row.components)
            if head.parent is None and not head.is_lesson:
                table._owe(change, LobbyUpdate())  # otherwise the card takes its place
            return await table._play(change, user, lambda: None, fresh=True)

        if (await table._do(act, interaction=interaction)).again:
            return None
        about = {"table": head.id, "game": head.game, "players": head.size, "channel": head.channel}
        log.info("game begun", extra={"about": about})
        return table

    @classmethod
    async def loaded(cls, house: House, loaded: Loaded) -> Self:
        """A table from the store."""
        assert loaded.match is not None
        match = await match_of(house, loaded)
        table = cls(house, loaded.head, loaded.desks, loaded.match, match)
        table._adopt(loaded, match)
        await table._catch_up()
        return table

    # ---- loading -------------------------------------------------------------------------------------------

    def _adopt(self, loaded: Loaded, match: Match[Any]) -> None:
        """Be what the store says."""
        assert loaded.match is not None
        self.head, self.desks, self.match = loaded.head, list(loaded.desks), match
        self.seed, self.opening = loaded.match.seed, loaded.match.opening
        self.last_view = loaded.last_view or loaded.match.opening
        self.nudged, self.proposal, self.poll = loaded.nudged, loaded.proposal, loaded.poll
        self.progress = public(self.match.published)
        self._stale = False

    def distrust(self) -> None:
        """Somebody else has changed what the store says: read it again before the next use."""
        self._stale = True

    async def _fresh(self) -> None:
        """After a change that failed, memory is not to be trusted: read again what the store has."""
        if self._stale:
            loaded = await self._read(lambda connection: loading.loaded(connection, self.head.id))
            assert loaded is not None
            self._adopt(loaded, await match_of(self.house, loaded))

    async def _catch_up(self) -> None:
        """After loading: say if answers no longer fit today's rules, and let bots move that had to stop."""
        if self.head.life is not Life.RUNNING or not (
            self.match.lost or self.match.done or self._absent() is not None
        ):
            return

        async def act(change: Change) -> Outcome:
            if self.match.lost:
                self._owe(change, Notice(Text("notice-answers-lost", {"count": len(self.match.lost)})))
                about = {"table": self.head.id, "step": self.match.number, "lost": len(self.match.lost)}
                log.warning("answers no longer fit the rules", extra={"about": about})
            fresh = bool(self.match.lost or self.match.done)
            self.match.lost = []
            return await self._play(change, None, lambda: None, fresh=fresh)

        await self._do(act)

    @asynccontextmanager
    async def _looking(self) -> AsyncIterator[None]:
        """While nobody changes anything: what is shown has been saved."""
        async with self.lock:
            self.used = self.house.clock()
            await self._fresh()
            yield

    async def _read(self, query: Callable[[Connection], Awaitable[T]]) -> T:
        return await self.house.store.read(query)

    def _seat(self, user: int) -> Seat:
        """Where this user sits."""
        seat = self.head.seat_of(user)
        if seat is None:
            raise Refused("refused-not-seated")
        return seat

    def _playing(self, user: int) -> int:
        """The seat of a user who may change something here."""
        self._check_running()
        return self._seat(user).number

    def _selection(self, seat: int, token: str) -> tuple[str, ...]:
        """What this seat has selected so far, if it still belongs to what it is asked."""
        desk = self.desks[seat]
        return desk.picks if desk.token == token else ()

    def _check_running(self) -> None:
        match self.head.life:
            case Life.ENDED:
                raise Refused("refused-ended")
            case Life.STOPPED:
                raise Refused("refused-stopped")
            case Life.PARKED:
                raise Refused("refused-parked")

    # ---- changing ------------------------------------------------------------------------------------------

    async def _do(
        self, act: Callable[[Change], Awaitable[Outcome]], *, interaction: int | None = None
    ) -> Outcome:
        """Change the table in memory and save it in one transaction; if either fails, it is as it was."""
        async with self.lock:
            self.used = self.house.clock()
            return await self.house.once(interaction, lambda: self._attempt(act, interaction))

    async def _attempt(self, act: Callable[[Change], Awaitable[Outcome]], interaction: int | None) -> Outcome:
        try:
            await self._fresh()
        except NotRead as error:
            raise StoreError(str(error)) from error  # so nothing is changed either
        seats, desks, proposal, poll = self.head.seats, list(self.desks), self.proposal, self.poll
        before = self.head, desks, proposal, poll, self.nudged, self._position()
        change = Change(head=self.head, at=self.used, interaction=interaction)
        try:
            outcome = await act(change)
        except Refused:
            now = self.head, self.desks, self.proposal, self.poll, self.nudged, self._position()
            self._stale = before != now
            raise
        except BrokenRule as error:
            self._stale = True
            raise await self.house.failed(self.head.id, error.dump, error) from error
        except BaseException:
            self._stale = True
            raise
        self.head = msgspec.structs.replace(self.head, touched=self.used)
        change.head, change.proposal, change.poll = self.head, self.proposal, self.poll
        change.decides = (self.proposal, self.poll) != (proposal, poll)
        change.desks = {
            seat.number: desk
            for seat, was, desk, old in zip(self.head.seats, seats, self.desks, desks, strict=True)
            if seat != was or desk != old or change.begin
        }
        # Whoever waits may be cancelled, and the transaction goes on: then only the store knows.
        self._stale = True
        await self.house.commit(change)
        self._stale = False
        return outcome

    def _owe(self, change: Change, *owed: Post) -> None:
        change.owing += [owing(self.head.channel, post) for post in owed]

    # ---- playing -------------------------------------------------------------------------------------------

    async def _play(
        self, change: Change, user: int | None, act: Callable[[], object], *, fresh: bool = False
    ) -> Outcome:
        """Do something to the match, let those move who need not be waited for, and gather what is new.

        `fresh`: the position is new to everybody (the table begins, or went back), and `act` may have put
        another match in the place of this one.
        """
        number, position, known = self.match.number, self._position(), len(self.match.answers)
        act()
        if self.head.is_lesson:
            lessons.check(self.head, self.match, known)
        await self._move_absent(change)
        steps = self.match.drain_steps()
        if self.head.is_lesson:
            self.head = lessons.after(self.head, steps)
        acted = user if self._position() != position else None
        self._note_waiting(acted, change.at)
        self._note_turns(steps)
        self._gather(change, user, number, steps, fresh=fresh)
        change.result = None if self.head.is_lesson else self.match.result
        await self._announce(change)
        change.steps += [self._row(step, change.at) for step in steps]
        change.save = self.match.save()
        posted = any(owing.channel == self.head.channel and not owing.in_place for owing in change.owing)
        return Outcome(steps=len(steps), ended=self.match.ended, posted=posted)

    def _gather(
        self, change: Change, user: int | None, number: int, steps: list[StepDone], *, fresh: bool
    ) -> None:
        match, head = self.match, self.head
        acting = tuple(sorted(match.pending))
        ended = match.ended and not head.is_lesson
        self.head = msgspec.structs.replace(head, acting=acting, life=Life.ENDED if ended else head.life)
        told, telling = self.progress, public(self.match.published)
        if not steps and not fresh and telling == told and acting == head.acting:
            return
        news = News(
            steps=steps,
            number=number,
            told=told,
            telling=telling,
            next_number=match.number,
            acting=acting,
            was_acting=head.acting,
            questions=open_questions(match),
            bots=frozenset(seat.number for seat in head.seats if is_played(seat)),
            view=packed(match.view(None)),
            before=self.last_view,
            result=match.result,
            fresh=fresh,
            waits=not (head.is_lesson and lessons.is_over(self.head, match)),
        )
        change.owing += [owing(channel, post) for channel, post in posts(self.head, news, user)]
        self.progress = heard(news)
        self.last_view = next((step.view for step in reversed(steps) if step.view), self.last_view)
        if ended:
            self.proposal = self.poll = None
            log.info(
                "game ended", extra={"about": {"table": head.id, "game": head.game, "steps": match.number}}
            )

    async def _announce(self, change: Change) -> None:
        """Tell the server that the game is over, if it wants to hear of that."""
        if self.match.result is None or self.head.guild is None:
            return
        where = (await self.house.servers.of(self.head.guild)).announced
        if where is not None and where != self.head.channel:
            told = Announcement(self.match.result, packed(self.match.view(None)))
            change.owing.append(owing(where, told))

    def _note_waiting(self, acted: int | None, at: float) -> None:
        """Note since when the table waits for whom; whoever has acted is asked anew."""
        for seat in self.head.seats:
            desk = self.desks[seat.number]
            asked_at = at if seat.number in self.match.pending else None
            due = at if desk.stage == ASKED else first_look(self.head.pace, asked_at)
            due = None if self.head.is_lesson else due  # nobody waits
            if acted is not None and seat.user == acted:
                self.desks[seat.number] = Desk(asked_at, due=due, last_step=desk.last_step)
            elif (asked_at is None) != (desk.asked_at is None):
                self.desks[seat.number] = msgspec.structs.replace(desk, asked_at=asked_at, stage=0, due=due)

    def _note_turns(self, steps: list[StepDone]) -> None:
        """Note which was the last turn of each seat: a step of its own, or one in which all decided."""
        for step in steps:
            decided = {answer.seat for answer in step.answers if step.owner in (None, answer.seat)}
            for seat in decided:
                self.desks[seat] = msgspec.structs.replace(self.desks[seat], last_step=step.number)

    def _row(self, step: StepDone, at: float) -> StepRow:
        return StepRow(
            number=step.number,
            name=step.name,
            owner=step.owner,
            version=self.match.game.version,
            checkpoint=step.checkpoint,
            salts=step.salts,
            answers=step.answers,
            events=step.events,
            view=step.view,
            at=at,
            stands=step.stands,
        )

    def too_slow(self) -> tuple[int, ...]:
        """The seats of people whom the table has waited for longer than its pace allows."""
        return tuple(
            seat.number
            for seat in self.head.humans
            if seat.number in self.match.pending and self.desks[seat.number].stage == ASKED
        )

    # ---- those who need not be waited for ------------------------------------------------------------------

    def _absent(self) -> Seat | None:
        """A bot that must decide, or a free seat whose ask says what happens then."""
        if self.head.is_lesson and lessons.is_over(self.head, self.match):
            return None
        for number, asked in sorted(self.match.pending.items()):
            seat = self.head.seats[number]
            at_random = is_played(seat) and not self._ponders(seat)
            if at_random or (seat.kind == "free" and has_default(asked)):
                return seat
        return None

    def _ponders(self, seat: Seat) -> bool:
        """Whether whoever plays here thinks first, and so moves after this change; see `Pondering`."""
        return self.house.thinker is not None and strength_of(seat) != ""

    async def _move_absent(self, change: Change) -> None:
        """Bots see their asks and nothing else; chance of their own makes what they do reproducible."""
        match, moved = self.match, 0
        while (seat := self._absent()) is not None and self._position() != self._broken:
            try:
                if is_played(seat):
                    match.answer(seat.number, self._bots_answer(seat), by="bot")
                else:
                    match.answer_default(seat.number)
            except BrokenRule as error:
                self._broken = self._position()  # do not run into it again and again
                trouble = await self.house.failed(self.head.id, error.dump, error)
                self._owe(change, Notice(trouble.text))
            moved += 1
            if moved % BREATH == 0:
                await asyncio.sleep(0)

    def _bots_answer(self, seat: Seat) -> Sequence[str]:
        asked, chance = self.match.asked(seat.number), self._bot(seat)
        return (
            lessons.answer_for(self.head, asked, chance)
            if self.head.is_lesson
            else random_picks(asked, chance)
        )

    def _bot(self, seat: Seat) -> Random:
        number, answers = self._position()
        return Random.seeded(f"{self.seed} {self.match.salts} {number} {answers} {seat.number}")

    def _position(self) -> tuple[int, int]:
        return self.match.number, len(self.match.answers)


def is_played(seat: Seat) -> bool:
    """Whether the computer plays here, for itself or for somebody who is away."""
    return seat.kind == "bot" or seat.stand_in != ""


def strength_of(seat: Seat) -> str:
    """How well the computer plays here; who stands in for a person, as bots usually do."""
    return seat.strength or (USUAL if seat.stand_in else "")


def has_default(asked: Asked) -> bool:
    """Whether an ask says what an absent player answers, and that is possible now."""
    default = asked.ask.default
    return default is not None and problem(asked, unfolded(default)) is None


async def match_of(house: House, loaded: Loaded) -> Match[Any]:
    """The match of a table, on the component tables that it began with."""
    head, row = loaded.head, loaded.match
    assert row is not None
    try:
        game = game_named(head.game)
        kept = await house.store.read(
            lambda connection: loading.components(connection, head.game, row.components)
        )
        if kept is not None:
            game.shelf.keep(kept)
        return Match.load(game, row.save, keep_views=True)
    except StoreError:
        raise  # nothing is wrong with the table
    except Exception as error:  # whatever is wrong with one table, others go on
        raise house.unreadable(head, error) from error
