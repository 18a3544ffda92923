"""Bots that think: one after the other, in the background, while people go on."""

import logging
from collections.abc import Awaitable, Callable, Sequence

from bot.store import StoreError
from bot.store.rows import Change, Life, Seat
from bot.tables.core import Core, is_played, strength_of
from bot.tables.house import Position
from bot.tables.posts import Notice
from bot.tables.shown import Hint, Outcome
from engines.kernel import Asked, BrokenRule, Refused
from engines.kernel.asks import written
from engines.kernel.players import random_picks
from engines.kernel.thinking import GOOD, Rated

log = logging.getLogger(__name__)

HINTS = 3  # answers that a hint names
ADVISER = GOOD.name


class Pondering(Core):
    """After every change: whichever bot must decide begins to think.

    Nothing is kept before it is an answer. After a restart it is thought of again, from the same seed.
    """

    _thinks = False  # whether a bot of this table does

    async def _do(
        self, act: Callable[[Change], Awaitable[Outcome]], *, interaction: int | None = None
    ) -> Outcome:
        outcome = await super()._do(act, interaction=interaction)
        self.ponder()
        return outcome

    def ponder(self) -> None:
        """Let the bot think that must decide, unless one of this table does already."""
        if not self._thinks and self._pondering() is not None:
            self._thinks = True
            self.house.think(self._think())

    def _pondering(self) -> Seat | None:
        """The first bot that must decide and thinks before it does."""
        if self.head.life is not Life.RUNNING or self._position() == self._broken:
            return None
        seats = (self.head.seats[number] for number in sorted(self.match.pending))
        return next((seat for seat in seats if is_played(seat) and self._ponders(seat)), None)

    async def _think(self) -> None:
        try:
            while (position := await self._thinks_about()) is not None:
                await self._decide(position, await self._thought(position))
        except StoreError:  # it has told the host; the next tick lets the bot think again
            pass
        except Exception as error:
            log.warning(
                "a bot's answer was not kept", exc_info=error, extra={"about": {"table": self.head.id}}
            )
        finally:
            self._thinks = False

    async def _thinks_about(self) -> Position | None:
        async with self._looking():
            seat = self._pondering()
            return None if seat is None else self._in_question(seat.number, strength_of(seat))

    def _in_question(self, seat: int, strength: str) -> Position:
        match = self.match
        return Position(
            game=self.head.game,
            components=match.game.shelf.packed(match.state.data),
            save=match.save(),
            seat=seat,
            strength=strength,
            seed=f"{self.seed} {match.salts} {seat}",
            token=match.token(seat),
        )

    async def _thought(self, position: Position) -> Sequence[Sequence[str]]:
        """What the bot will answer; nothing, if it could not think: the table goes on."""
        assert self.house.thinker is not None, "bots move at random where nobody thinks for them"
        try:
            return await self.house.thinker.answers(position)
        except Exception as error:
            about = {"table": self.head.id, "seat": position.seat}
            log.error("a bot could not think", exc_info=error, extra={"about": about})
            return ()

    async def _decide(self, position: Position, answers: Sequence[Sequence[str]]) -> None:
        """Answer, if the same is still asked; who could not think answers at random."""

        async def act(change: Change) -> Outcome:
            match, number = self.match, position.seat
            seat = self.head.seats[number]
            still = self._pondering() is not None and self._ponders(seat) and number in match.pending
            if not still or match.token(number) != position.token:
                return Outcome()
            broken: BrokenRule | None = None

            def move() -> None:
                nonlocal broken
                try:
                    for picks in answers or [random_picks(match.asked(number), self._bot(seat))]:
                        match.answer(number, picks, by="bot")
                except BrokenRule as error:
                    broken, self._broken = error, self._position()  # do not run into it again and again

            outcome = await self._play(change, None, move)
            if broken is not None:
                trouble = await self.house.failed(self.head.id, broken.dump, broken)
                self._owe(change, Notice(trouble.text))
            return outcome

        await self._do(act)

    # ---- hints ---------------------------------------------------------------------------------------------

    async def hints(self, user: int) -> list[Hint]:
        """What a bot would think of in this user's place: it knows no more, and asks no later question."""
        async with self._looking():
            seat = self._playing(user)
            if not self.head.hints:
                raise Refused("refused-hints-off")
            if self.match.asked(seat).is_stop:
                raise Refused("refused-hint-stop")
            position = self._in_question(seat, ADVISER)
        if self.house.thinker is None:
            raise Refused("refused-hint-none")
        rated = await self.house.thinker.considered(position)
        async with self._looking():
            if seat not in self.match.pending or self.match.token(seat) != position.token:
                raise Refused("refused-outdated")
            return hints_of(self.match.asked(seat), [one for one in rated if one.tries])


def hints_of(asked: Asked, rated: Sequence[Rated]) -> list[Hint]:
    """The best answers in words, those that were found better at last first."""
    if not rated:
        raise Refused("refused-hint-one")
    labels = {option.id: option.label for option in (*asked.free, *asked.options)}
    return [
        Hint(tuple(written(labels[pick]) for pick in one.picks), one.margin)
        for one in sorted(rated[:HINTS], key=lambda one: -one.margin)
    ]
