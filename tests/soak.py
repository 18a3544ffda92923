"""The long run: random games of every game, count and setting with all checks, and what was never seen.

python -m tests.soak --games 1000
python -m tests.soak --games 50 --game toy --players 3 --json
"""

import argparse
import json
import sys
import traceback
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from time import perf_counter
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from engines.kernel import game_named, games
from engines.kernel.conformance import Failure, Plan, Proofreader, plans, played_through, rate_for
from engines.kernel.players import Temper, random_picks
from tests.conformance.pictures import looks

WORKERS = 2
BATCH = 5  # games that a worker plays before it reports


class Batch(NamedTuple):
    """Some games of one plan."""

    game: str
    plan: Plan
    seeds: range
    looks: int


class Played(NamedTuple):
    """What came of them."""

    game: str
    players: int
    games: int
    decisions: int
    seconds: float
    used: Counter[str]
    failures: list[str]


@cache
def proofreader(game: str) -> Proofreader:
    """One for each worker: what it has read once need not be read again."""
    return Proofreader(game_named(game))


@cache
def tempers(game: str) -> tuple[Temper, Temper]:
    """Half of the games are played by chance alone, half by the game's eager players, where it has some."""
    name = f"tests.{game}.eager"
    eager: Temper = import_module(name).eager_picks if find_spec(name) else random_picks
    return random_picks, eager


def played(batch: Batch) -> Played:
    """Play a batch; what fails is written down with the notation that shows it again."""
    game, start = game_named(batch.game), perf_counter()
    decisions, failures = 0, []
    rate = rate_for(game, batch.plan, batch.looks)
    used: Counter[str] = Counter()  # in how many games
    for seed in batch.seeds:
        try:
            walk = played_through(
                game,
                batch.plan,
                seed,
                rate=rate,
                proofreader=proofreader(game.id),
                also=looks(game.id),
                temper=tempers(game.id)[seed % 2],
            )
            decisions += walk.decisions
            used.update(walk.used)
        except Failure as failure:
            failures.append(f"{failure.check}: {failure.what}\n{failure.reproduction}")
        except Exception:
            failures.append(f"{game.id}, {batch.plan}, seed {seed}: {traceback.format_exc()}")
    seconds = perf_counter() - start
    return Played(game.id, batch.plan.players, len(batch.seeds), decisions, seconds, used, failures)


def batches(args: argparse.Namespace) -> Iterator[Batch]:
    """So many games of each count, shared evenly by the plans of that count."""
    for name in [args.game] if args.game else games():
        game = game_named(name)
        for players in [args.players] if args.players else game.players:
            chosen = plans(game, players)
            for place, plan in enumerate(chosen):
                count = len(range(place, args.games, len(chosen)))
                for first in range(0, count, BATCH):
                    seeds = range(args.seed + first, args.seed + min(first + BATCH, count))
                    yield Batch(name, plan, seeds, args.looks)


def soaked(args: argparse.Namespace) -> list[Played]:
    """Play everything, in two processes."""
    work = list(batches(args))
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
    )
    results: list[Played] = []
    with bar, ProcessPoolExecutor(args.workers) as pool:
        task = bar.add_task("soak", total=sum(len(batch.seeds) for batch in work))
        for future in as_completed([pool.submit(played, batch) for batch in work]):
            results.append(future.result())
            bar.advance(task, results[-1].games)
            for failure in results[-1].failures:
                sys.stderr.write(f"\n{failure}\n")
    return results


class Line(NamedTuple):
    """A game with so many players, summed up."""

    game: str
    players: int
    games: int
    decisions: int
    seconds: float
    failures: int


def summed(results: list[Played]) -> list[Line]:
    """One line for each game and count."""
    keys = sorted({(result.game, result.players) for result in results})
    return [
        Line(
            *key,
            games=sum(r.games for r in results if (r.game, r.players) == key),
            decisions=sum(r.decisions for r in results if (r.game, r.players) == key),
            seconds=round(sum(r.seconds for r in results if (r.game, r.players) == key), 1),
            failures=sum(len(r.failures) for r in results if (r.game, r.players) == key),
        )
        for key in keys
    ]


def uses(results: list[Played]) -> dict[str, dict[str, int]]:
    """By game, in how many games each thing was seen that should be seen in some."""
    counts: dict[str, Counter[str]] = {result.game: Counter() for result in results}
    for result in results:
        counts[result.game].update(result.used)
    return {
        name: {word: seen[word] for word in sorted(game_named(name).uses())}
        for name, seen in sorted(counts.items())
    }


def show(lines: list[Line], seen: dict[str, dict[str, int]]) -> None:
    """A table for people."""
    table = Table("game", "players", "games", "decisions", "seconds", "failures")
    for line in lines:
        table.add_row(*(str(value) for value in line))
    console = Console()
    console.print(table)
    for name, counts in seen.items():
        never = [word for word, count in counts.items() if not count]
        rarest = min(counts, key=lambda word: counts[word])
        console.print(f"{name}: {len(counts) - len(never)} of {len(counts)} uses seen. {', '.join(never)}")
        console.print(f"{name}: the rarest, {rarest!r}, in {counts[rarest]} games")


def main() -> int:
    """Exit code 1 if anything failed, or if a whole soak did not see something."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=1000, help="for each player count (%(default)s)")
    parser.add_argument("--game", help="only this one")
    parser.add_argument("--players", type=int, help="only this count")
    parser.add_argument("--seed", type=int, default=1000, help="the first one (%(default)s)")
    parser.add_argument(
        "--looks", type=int, default=15, help="at decisions of a game, with all checks (%(default)s)"
    )
    parser.add_argument("--workers", type=int, default=WORKERS)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    results = soaked(args)
    lines, seen = summed(results), uses(results)
    failed = sum(line.failures for line in lines)
    if args.json:
        checks = Counter(failure.partition(":")[0] for result in results for failure in result.failures)
        report = {"counts": [line._asdict() for line in lines], "uses": seen, "failed": dict(checks)}
        sys.stdout.write(json.dumps(report) + "\n")
    else:
        show(lines, seen)
    never = [word for counts in seen.values() for word, count in counts.items() if not count]
    return 1 if failed or (never and args.players is None) else 0


if __name__ == "__main__":
    sys.exit(main())
