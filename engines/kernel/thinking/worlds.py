"""Imagined worlds: games as they might stand, for all that one seat knows."""

from typing import Any

import msgspec

from engines.kernel.asks import Asked
from engines.kernel.match import Answer, Match, sent_again
from engines.kernel.random import Random
from engines.kernel.registry import Game
from engines.kernel.steps import Board, Run

TRIALS = 2  # worlds that are looked at to find out whether a step of the table's own has shown something


class Dealer(Random):
    """Deals hidden things from a heap that was sorted before: how they really lie leaves no trace."""

    def shuffle(self, things: list[Any]) -> None:
        things.sort(key=repr)
        super().shuffle(things)


class World:
    """A game that goes on in somebody's head: like a match, but nothing of it is kept."""

    __slots__ = ("game", "run", "state", "steps")

    def __init__(self, game: Game[Any], state: Board, run: Run | None) -> None:
        self.game, self.state, self.run = game, state, run
        self.steps = 0  # finished since it was imagined
        self._settle()

    @property
    def ended(self) -> bool:
        return self.run is None

    @property
    def pending(self) -> dict[int, Asked]:
        """Who must decide what; nobody when the game is over."""
        return self.run.pending if self.run is not None else {}

    def answer(self, asked: Asked, picks: tuple[str, ...] | list[str]) -> None:
        """Send an answer and go on to the next decision."""
        assert self.run is not None
        self.run.answer(asked, asked.read(picks))
        self._settle()

    def _settle(self) -> None:
        while self.run is not None and self.run.over:
            self.steps += 1
            self.state.events = []
            step = self.game.next_step(self.state)
            self.run = Run(self.game, self.state, step) if step is not None else None


class Knowledge:
    """What a seat knows of a match, and all the worlds that fit it."""

    def __init__(self, match: Match[Any], seat: int) -> None:
        self.game, self.seat = match.game, seat
        self.checkpoint = match.checkpoint
        self.answers: list[Answer] = [
            answer
            for number, answer in enumerate(match.answers)
            if number < match.run.published or answer.seat == seat
        ]
        # Whether the step has shown something since it began: that must stay as it was shown.
        self.shown = match.run.revealed or any(a.secret and a.seat != seat for a in self.answers)
        if match.run.step.owner is None and not self.shown:  # the table's own steps need no barrier
            seen = msgspec.msgpack.encode(match.view(seat))
            self.shown = any(self._sees(self.world(trial)) != seen for trial in range(TRIALS))

    def world(self, seed: int | str) -> World:
        """One of these worlds: what the seat cannot know is gathered, sorted and dealt anew, chance too."""
        game = self.game
        dealer = Dealer(Random.seeded(f"dealt {seed}").state)
        chance = Random.seeded(f"chance {seed}")
        state = msgspec.msgpack.decode(self.checkpoint, type=game.state)
        if not self.shown:
            self._deal(state, dealer, chance)
        step = game.next_step(state)
        assert step is not None, "somebody is asked, so there is a step"
        run = Run(game, state, step)
        sent_again(run, self.answers)
        if self.shown:
            self._deal(state, dealer, chance)
            run.in_another_world(chance)
        return World(game, state, run)

    def _sees(self, world: World) -> bytes:
        return msgspec.msgpack.encode(self.game.view(world.state, self.seat))

    def _deal(self, state: Board, dealer: Dealer, chance: Random) -> None:
        self.game.swap_hidden(state, self.seat, dealer)
        state.random.state, state.random.rolls = chance.state, []
