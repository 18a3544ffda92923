"""Thinking processes: positions in, answers out. In the bot's own, thinking would keep everybody waiting."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from time import perf_counter
from typing import Any, TypeVar

import msgspec

from bot import metrics
from bot.processes import FRESH, THINKING, begin
from bot.tables.house import Position
from engines.kernel import Match, game_named
from engines.kernel.thinking import STRENGTHS, Rated, Strength, chosen, considered

log = logging.getLogger(__name__)

T = TypeVar("T")


class Thinking:
    """The study. Its processes start with the first thought, and are started again if one of them dies."""

    def __init__(self, cores: int, seconds: float) -> None:
        self._cores, self._seconds = cores, seconds
        self._pool: ProcessPoolExecutor | None = None

    def close(self) -> None:
        """Let the processes go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def answers(self, position: Position) -> Sequence[Sequence[str]]:
        """What this seat answers, until others decide or its step is over."""
        return await self._thought(partial(turn, position, self._seconds))

    async def considered(self, position: Position) -> Sequence[Rated]:
        """The answers to the question of the moment, best first."""
        return await self._thought(partial(advice, position, self._seconds))

    async def _thought(self, work: Callable[[], T]) -> T:
        with metrics.THINKING.time(), metrics.THOUGHTS.track_inprogress():
            return await self._done(work)

    async def _done(self, work: Callable[[], T]) -> T:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._room(), work)
        except BrokenProcessPool:
            log.warning("a thinking process died, and is started again")
            self.close()
            return await loop.run_in_executor(self._room(), work)

    def _room(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._cores, FRESH, begin, (THINKING,))
        return self._pool


def turn(position: Position, seconds: float) -> list[tuple[str, ...]]:
    """Think about one question after the other; `seconds` is the most that a host allows for each."""
    match, seat, strength = opened(position), position.seat, limited(position, seconds)
    number, answers = match.number, []
    while match.number == number and seat in match.pending:
        seed = f"{position.seed} {number} {len(match.answers)}"
        answers.append(chosen(match, seat, strength, seed, perf_counter))
        match.answer(seat, answers[-1])
    return answers


def advice(position: Position, seconds: float) -> list[Rated]:
    """Think about the question of the moment, as if in its owner's place."""
    strength = limited(position, seconds)
    return considered(opened(position), position.seat, strength, position.seed, perf_counter)


def opened(position: Position) -> Match[Any]:
    """The match, on the tables that it began with."""
    game = game_named(position.game)
    game.shelf.keep(position.components)
    return Match.load(game, position.save)


def limited(position: Position, seconds: float) -> Strength:
    """How hard to think: as the bot does, but not longer than the host allows."""
    strength = STRENGTHS[position.strength]
    return msgspec.structs.replace(strength, seconds=min(strength.seconds, seconds))
