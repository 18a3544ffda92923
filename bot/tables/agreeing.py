"""Going back by agreement: all seated humans, absentees after a stated time, never bots."""

import logging
import secrets

import msgspec

from bot.store import loading
from bot.store.rows import Change, Desk, Pace, Proposal
from bot.tables.core import Core
from bot.tables.paces import checked_pace
from bot.tables.posts import Notice, ProposalPost, Verdict
from bot.tables.shown import Outcome, Told
from data.words import Text, Who
from engines.kernel import Match, Refused
from engines.kernel.match import Save, opened

log = logging.getLogger(__name__)

VOTE_LASTS = 24 * 3600  # then those who have not said anything count as agreeing


class Agreeing(Core):
    """What the table decides together about its past."""

    async def checkpoints(self, user: int, limit: int = 25) -> list[Told]:
        """Steps that the table could go back to, newest first: those in which somebody decided."""
        async with self._looking():
            seat = self._playing(user)
            rows = await self._read(lambda connection: loading.decided_steps(connection, self.head.id, limit))
            decided = [
                Told(
                    row.number,
                    row.name,
                    row.owner,
                    tuple(e for e in row.events if e.visible_to(seat)),
                    at=row.at,
                )
                for row in rows
            ]
            if self.match.answers:
                step = self.match.run.step
                decided.insert(0, Told(self.match.number, step.name, step.owner, ()))
            return decided[:limit]

    async def propose_undo(self, user: int, step: int, *, interaction: int | None = None) -> Outcome:
        """Propose to go back to the start of a step; done at once if nobody else must agree."""

        async def act(change: Change) -> Outcome:
            seat = self._playing(user)
            if self.head.is_lesson:
                raise Refused("refused-lesson-back")
            if self.proposal is not None:
                raise Refused("refused-proposal-open")
            save = await self._checkpoint(step)
            self.proposal = Proposal("back", step, save.step, seat, (seat,), change.at + VOTE_LASTS)
            if self._waiting():
                return self._asked_table(change)
            return await self._go_back(change, save)

        return await self._do(act, interaction=interaction)

    async def propose_pace(self, user: int, pace: str, *, interaction: int | None = None) -> Outcome:
        """Propose to play at another pace; done at once if nobody else must agree."""

        async def act(change: Change) -> Outcome:
            seat = self._playing(user)
            if checked_pace(pace) == self.head.pace:
                raise Refused("refused-same-pace")
            if self.proposal is not None:
                raise Refused("refused-proposal-open")
            self.proposal = Proposal("pace", self.match.number, pace, seat, (seat,), change.at + VOTE_LASTS)
            if self._waiting():
                return self._asked_table(change)
            return self._play_at(change, checked_pace(pace))

        return await self._do(act, interaction=interaction)

    async def vote(self, user: int, agree: bool, *, interaction: int | None = None) -> Outcome:
        """Say yes or no to the proposal; the last yes takes the table back, one no ends it."""

        async def act(change: Change) -> Outcome:
            seat = self._playing(user)
            proposal = self.proposal
            if proposal is None:
                raise Refused("refused-no-proposal")
            if not agree:
                self._owe(change, self._proposal_post(proposal, "refused"))
                self.proposal = None
                return Outcome()
            if seat in proposal.agreed:
                raise Refused("refused-voted")
            self.proposal = msgspec.structs.replace(proposal, agreed=(*proposal.agreed, seat))
            if self._waiting():
                return self._asked_table(change)
            return await self._agreed(change)

        return await self._do(act, interaction=interaction)

    async def close_vote(self) -> Outcome:
        """The time of a proposal is over: whoever has not said anything agrees."""

        async def act(change: Change) -> Outcome:
            if self.proposal is None or self.proposal.deadline > change.at:
                return Outcome()
            return await self._agreed(change)

        return await self._do(act)

    async def _votes_after_leaving(self, change: Change, seat: int) -> None:
        """Somebody has stood up: a proposal of theirs is void, and others may all have agreed now."""
        if self.proposal is None:
            return
        if self.proposal.seat == seat or not self.head.humans:
            self._owe(change, self._proposal_post(self.proposal, "refused"))
            self.proposal = None
        elif not self._waiting():
            await self._agreed(change)

    def _waiting(self) -> tuple[int, ...]:
        """Seats that have not agreed yet."""
        assert self.proposal is not None
        return tuple(s.number for s in self.head.humans if s.number not in self.proposal.agreed)

    def _asked_table(self, change: Change) -> Outcome:
        assert self.proposal is not None
        self._owe(change, self._proposal_post(self.proposal, "open"))
        return Outcome()

    def _proposal_post(self, proposal: Proposal, state: Verdict) -> ProposalPost:
        return ProposalPost(
            kind=proposal.kind,
            step=proposal.step,
            name=proposal.name,
            by=proposal.seat,
            agreed=proposal.agreed,
            waiting=self._waiting() if state == "open" else (),
            deadline=proposal.deadline,
            state=state,
        )

    async def _agreed(self, change: Change) -> Outcome:
        proposal = self.proposal
        assert proposal is not None
        if proposal.kind == "pace":
            self._owe(change, self._proposal_post(proposal, "agreed"))
            return self._play_at(change, checked_pace(proposal.name))
        try:
            save = await self._checkpoint(proposal.step)
        except Refused:
            # All that was decided in that step has been taken back since: there is nothing to go back over.
            self._owe(change, self._proposal_post(proposal, "refused"))
            self.proposal = None
            return Outcome()
        self._owe(change, self._proposal_post(proposal, "agreed"))
        return await self._go_back(change, save)

    def _play_at(self, change: Change, pace: Pace) -> Outcome:
        """From now on, also for those whom the table is waiting for."""
        assert self.proposal is not None
        paced = Text("notice-pace", {"who": Who(self.proposal.seat), "pace": Text(f"pace-{pace}")})
        self._owe(change, Notice(paced))
        self.proposal = None
        self.head = msgspec.structs.replace(self.head, pace=pace)
        self.desks = [msgspec.structs.replace(desk, stage=0, due=desk.asked_at) for desk in self.desks]
        return Outcome()

    async def _go_back(self, change: Change, save: Save) -> Outcome:
        """Another future from the start of that step on; what was decided since then never happened."""
        proposal = self.proposal
        assert proposal is not None
        before = await self._read(
            lambda connection: loading.step(connection, self.head.id, proposal.step - 1)
        )
        self._owe(
            change, Notice(Text("notice-went-back", {"who": Who(proposal.seat), "step": proposal.step}))
        )
        about = {"table": self.head.id, "from": self.match.number, "to": proposal.step}
        log.info("table went back", extra={"about": about})
        self.proposal = None
        self.last_view = before.view if before and before.view else self.opening
        self.desks = [Desk(last_step=min(desk.last_step, proposal.step - 1)) for desk in self.desks]
        change.back_to = proposal.step

        def rewind() -> None:
            salt = secrets.randbits(62)
            self.match = Match.rewound(self.match.game, save, salt, keep_views=True)

        return await self._play(change, None, rewind, fresh=True)

    async def _checkpoint(self, number: int) -> Save:
        """The position at the start of a step in which somebody decided."""
        current = opened(self.match.save())
        if number == self.match.number and self.match.answers:
            return current
        row = await self._read(lambda connection: loading.step(connection, self.head.id, number))
        if row is None or row.checkpoint is None or not row.answers:
            raise Refused("refused-checkpoint", step=number)
        return msgspec.structs.replace(
            current,
            number=number,
            step=row.name,
            version=row.version,
            checkpoint=row.checkpoint,
            salts=row.salts,
            answers=[],
        )
