"""`karawana simulate`: whole games played at random, and how fast."""

import argparse
import json
import statistics
from time import perf_counter
from typing import TYPE_CHECKING, Any

import msgspec
from rich.console import Console
from rich.table import Table

from bot.commands import add_language, add_match, number, progress, settings_of
from data.words import words
from engines.kernel import Game, game_named
from engines.kernel.simulate import simulated

if TYPE_CHECKING:
    from bot.commands import Subparsers


class Report(msgspec.Struct):
    """What came of the games."""

    games: int
    decisions: int  # only asks with two or more options count
    seconds: float
    decisions_per_second: float
    median_game_ms: float
    unfinished: int  # over the game's cap of decisions
    scores: list[list[int]]  # a game's totals by seat


def add(subparsers: "Subparsers") -> None:
    """The command and its arguments."""
    command = subparsers.add_parser(
        "simulate",
        help="play whole games at random",
        description="Play whole games at random, rules enforced, and say how long that took. "
        "Game number i has the seed S + i, so a single game can be played again by its own seed.",
    )
    add_match(command)
    command.add_argument("--games", metavar="K", type=number, default=1, help="how many (%(default)s)")
    command.add_argument("--json", action="store_true", help="print one JSON object")
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, and print the report; games that did not end make the command fail."""
    game = game_named(args.game)
    settings = game.settings_for(args.players, settings_of(args.option))
    report = simulate(game, args.players, args.games, args.seed, settings)
    if args.json:
        print(json.dumps(msgspec.to_builtins(report)))
    else:
        show(report, game, args.lang)
    return 1 if report.unfinished else 0


def simulate(game: Game[Any], players: int, count: int, seed: int, settings: dict[str, str]) -> Report:
    """Play so many games."""
    times: list[float] = []
    scores: list[list[int]] = []
    decisions = unfinished = 0
    with progress() as bar:
        task = bar.add_task(game.id, total=count)
        for played in range(count):
            start = perf_counter()
            end = simulated(game, players, seed + played, settings)
            times.append(perf_counter() - start)
            decisions += end.decisions
            if end.result is None:
                unfinished += 1
            else:
                ranking = sorted(end.result.scores, key=lambda score: score.seat)
                scores.append([score.total for score in ranking])
            bar.advance(task)
    seconds = sum(times)
    return Report(
        games=count,
        decisions=decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(decisions / seconds, 1) if seconds else 0.0,
        median_game_ms=round(1000 * statistics.median(times), 3) if times else 0.0,
        unfinished=unfinished,
        scores=scores,
    )


def show(report: Report, game: Game[Any], lang: str) -> None:
    """The same for people."""
    say = words(lang, game.id).format
    table = Table("", say("game", {}), show_header=True)
    averages = [statistics.mean(totals) for totals in zip(*report.scores, strict=True)]
    rows = {
        "cli-games": str(report.games),
        "cli-decisions": f"{report.decisions:,}",
        "cli-seconds": f"{report.seconds:.2f}",
        "cli-per-second": f"{report.decisions_per_second:,.0f}",
        "cli-median-game": f"{report.median_game_ms:.2f}",
        "cli-unfinished": str(report.unfinished),
        "cli-average-scores": "  ".join(f"{average:.1f}" for average in averages),
    }
    for key, value in rows.items():
        table.add_row(say(key, {}), value)
    Console().print(table)
