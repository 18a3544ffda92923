"""The search: which answer leads to the best positions, in worlds that a seat thinks possible.

Every playout begins in a world dealt anew, goes through the rest of the seat's own step along a tree of what
was found good before, then a few steps more as the game's temper would play them, and is judged there. At the
root the answers compete in rounds; after each the worse half drops out (sequential halving).
"""

from collections.abc import Callable, Mapping
from math import ceil, inf, log, log2, sqrt
from typing import Any, NamedTuple

import msgspec

from engines.kernel.asks import Asked, Kind
from engines.kernel.match import Match
from engines.kernel.random import Random
from engines.kernel.thinking.candidates import Picks, candidates
from engines.kernel.thinking.worlds import Knowledge, World

CURIOSITY = 0.5  # how much an answer that was tried little is worth trying
LONG = 400  # answers after which a playout is judged wherever it stands
WON = 10.0  # what winning is worth beside the margin


class Strength(msgspec.Struct, frozen=True):
    """How hard somebody thinks about one decision."""

    name: str
    playouts: int  # at the most
    seconds: float  # as long as a clock allows more of them
    wide: int  # answers that are considered
    ahead: int  # steps that are imagined after one's own


class Rated(NamedTuple):
    """An answer, how often it was tried, and the lead that it brought on average (below 0: trailing)."""

    picks: Picks
    tries: int
    margin: float


class Node(msgspec.Struct):
    """What came of the playouts that went through a decision."""

    visits: int = 0
    total: float = 0.0
    below: dict[Picks, "Node"] = {}

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else -inf

    def add(self, value: float) -> None:
        self.visits += 1
        self.total += value


class Search:
    """Thinking about one decision of one seat."""

    def __init__(self, match: Match[Any], seat: int, strength: Strength, seed: int | str) -> None:
        self.game, self.seat, self.strength, self.seed = match.game, seat, strength, seed
        self.people = match.players
        self.knowledge = Knowledge(match, seat)
        self.random = Random.seeded(f"thinking {seed}")
        self.root = Node()
        self.low, self.high = inf, -inf
        self.broken = 0  # playouts in which a rule failed: they say nothing
        found = candidates(match.asked(seat), self.random, strength.wide)
        self.root.below = {picks: Node() for picks in found}

    def rated(self, clock: Callable[[], float] | None = None) -> list[Rated]:
        """The candidates, best first; without a clock there are as many playouts as the strength has."""
        every = list(self.root.below)
        best = self._compete(every, clock) if len(every) > 1 else every
        rest = [picks for picks in every if picks not in best]
        rest.sort(key=lambda picks: -self.root.below[picks].visits)
        nodes = [(picks, self.root.below[picks]) for picks in (*best, *rest)]
        return [Rated(picks, node.visits, node.mean) for picks, node in nodes]

    def _compete(self, alive: list[Picks], clock: Callable[[], float] | None) -> list[Picks]:
        """Rounds, each with its share of the playouts that can be made; gives who is left, best first.

        In each pass everybody plays in the same world.
        """
        most, seconds = self.strength.playouts, self.strength.seconds
        begun = clock() if clock else 0.0
        played = passes = 0
        while len(alive) > 1:
            rounds = ceil(log2(len(alive)))
            last = passes + max(1, (most - played) // (rounds * len(alive)))
            while passes < last:
                for picks in alive:
                    if played >= most:
                        return self._best(alive)
                    self._play(picks, passes)
                    played += 1
                    if clock and (spent := clock() - begun) >= seconds:
                        return self._best(alive)
                passes += 1
                if clock:
                    most = min(self.strength.playouts, int(played * seconds / max(spent, 1e-9)))
                    if most - played < rounds * len(alive):
                        break
            alive = self._best(alive)[: ceil(len(alive) / 2)]
        return alive

    def _best(self, some: list[Picks]) -> list[Picks]:
        return sorted(some, key=lambda picks: -self.root.below[picks].mean)

    def _play(self, picks: Picks, number: int) -> None:
        """One playout of an answer, in the world of this number."""
        path = [self.root, self.root.below[picks]]
        try:
            value = self._imagined(picks, number, path)
        except Exception:  # what goes wrong in somebody's head must not stop a table
            self.broken += 1
            return
        self.low, self.high = min(self.low, value), max(self.high, value)
        for node in path:
            node.add(value)

    def _imagined(self, picks: Picks, number: int, path: list[Node]) -> float:
        world = self.knowledge.world(f"{self.seed} {number}")
        chance = Random.seeded(f"playout {self.seed} {number}")
        world.answer(world.pending[self.seat], picks)
        self._own_step(world, path, chance)
        self._on(world, self.strength.ahead, chance)
        return self._judged(world)

    def _own_step(self, world: World, path: list[Node], chance: Random) -> None:
        """To the end of the step: down the tree, one node beyond it, and then by temper."""
        inside = True
        for _ in range(LONG):
            if world.steps or world.ended:
                return
            asked = world.pending.get(self.seat)
            if asked is None or not inside:
                self._by_temper(world, chance)
            elif asked.kind is Kind.STOP:
                world.answer(asked, (asked.options[0].id,))
            else:
                node, picks = self._descended(asked, path[-1], chance)
                path.append(node)
                inside = node.visits > 0
                world.answer(asked, picks)

    def _descended(self, asked: Asked, node: Node, chance: Random) -> tuple[Node, Picks]:
        """The answer to try next: one that was never tried, or the most promising (UCB1)."""
        offered = candidates(asked, Random.seeded(f"wide {self.seed}"), self.strength.wide)
        fresh = [picks for picks in offered if picks not in node.below or not node.below[picks].visits]
        if fresh:
            picks = chance.choice(fresh)
            return node.below.setdefault(picks, Node()), picks
        span = max(self.high - self.low, 1e-9)
        visits = log(1 + sum(node.below[picks].visits for picks in offered))

        def promise(picks: Picks) -> float:
            child = node.below[picks]
            return (child.mean - self.low) / span + CURIOSITY * sqrt(visits / child.visits)

        best = max(offered, key=promise)
        return node.below[best], best

    def _on(self, world: World, steps: int, chance: Random) -> None:
        """So many steps more, by temper."""
        last = world.steps + steps
        for _ in range(LONG):
            if world.ended or world.steps >= last:
                return
            self._by_temper(world, chance)

    def _by_temper(self, world: World, chance: Random) -> None:
        asked = world.pending[min(world.pending)]
        world.answer(asked, self.game.temper(asked, chance))

    def _judged(self, world: World) -> float:
        """By how much this seat leads; once it is over, also what winning is worth."""
        game, state = self.game, world.state
        if not world.ended:
            return lead({stand.seat: stand.worth for stand in game.stands(state, self.people)}, self.seat)
        result = game.result(state)
        won = WON if self.seat in result.winners else -WON
        return won + lead({score.seat: float(score.total) for score in result.scores}, self.seat)


def lead(worths: Mapping[int, float], seat: int) -> float:
    """How far a seat is before the best of the others; alone, what it has."""
    others = [worth for other, worth in worths.items() if other != seat]
    return worths[seat] - max(others, default=0.0)
