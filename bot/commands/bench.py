"""`karawana bench`: how fast engine, pictures and bot are, with ratios that any machine can check.

Engine and pictures count the processor's time, so that a busy machine makes nothing slower.
"""

import argparse
import json
from collections.abc import Callable, Generator
from importlib import import_module
from time import process_time
from typing import TYPE_CHECKING, Any

import msgspec
from rich.console import Console
from rich.table import Table

from bot.commands import Parser, add_language, number, progress
from data.words import words
from engines.kernel import Game, Match, StepDone, game_named, games
from engines.kernel.simulate import dice_of, simulated

if TYPE_CHECKING:
    from bot.commands import Subparsers

SECONDS = 1.0  # of playing, for each game and count
TRIES = 15  # the best of so many, where one measurement is short
BARE_DECISIONS = 20_000


class EngineReport(msgspec.Struct):
    """One game with so many players."""

    game: str
    players: int
    decisions_per_second: float
    ratio_to_generator: float  # cost of a decision, the bare generator loop being 1
    save_bytes: int  # of a match in the middle of a game
    save_and_load_ms: float
    longest_step: int  # answers
    replay_ratio: float  # replaying that step, playing it being 1


def add(subparsers: "Subparsers") -> None:
    """The command with one subcommand for each thing that is measured."""
    command = subparsers.add_parser("bench", help="measure speed", description="Measure speed.")
    parts = command.add_subparsers(dest="part", required=True, metavar="PART")
    engine = part(parts, "engine", "decisions per second, saves and replay of every game", run_engine)
    engine.add_argument("--game", metavar="GAME", help="only this one")
    pictures = part(
        parts,
        "pictures",
        "drawing and encoding of every game's pictures",
        later("pictures", "bench_pictures"),
    )
    pictures.add_argument("--game", metavar="GAME", help="only this one")
    store = part(parts, "store", "transactions of the store", later("bench_store", "bench_store"))
    store.add_argument("--database", metavar="DATABASE", help="an empty one (default: a file for the moment)")
    bot = part(parts, "bot", "presses at a fixed rate against a running bot", later("bench_bot", "bench_bot"))
    bot.add_argument("--tables", metavar="N", type=number, default=200, help="games under way (%(default)s)")
    bot.add_argument("--rate", metavar="N", type=number, default=100, help="presses a second (%(default)s)")
    bot.add_argument("--seconds", metavar="N", type=number, default=30, help="how long (%(default)s)")
    bot.add_argument("--database", metavar="DATABASE", help="an empty one (default: a file for the moment)")
    bot.add_argument(
        "--processes", metavar="N", type=number, default=1, help="of the bot, each a shard (%(default)s)"
    )


def part(parts: "Subparsers", name: str, what: str, run: Callable[[argparse.Namespace], int]) -> Parser:
    """One thing to measure."""
    command = parts.add_parser(name, help=what, description=f"Measure {what}.")
    command.add_argument("--json", action="store_true", help="print JSON")
    add_language(command)
    command.set_defaults(run=run)
    return command


def later(module: str, function: str) -> Callable[[argparse.Namespace], int]:
    """A function of another command's module, imported only when it is wanted."""

    def run(args: argparse.Namespace) -> int:
        return int(getattr(import_module(f"bot.commands.{module}"), function)(args))

    return run


def run_engine(args: argparse.Namespace) -> int:
    """Every game and every count."""
    chosen = [game_named(args.game)] if args.game else list(games().values())
    bare = seconds_of_a_bare_decision()
    reports: list[EngineReport] = []
    with progress() as bar:
        task = bar.add_task("bench", total=sum(len(game.players) for game in chosen))
        for game in chosen:
            for players in game.players:
                reports.append(measured(game, players, bare))
                bar.advance(task)
    if args.json:
        print(json.dumps({"generator_us": round(1e6 * bare, 3), "games": msgspec.to_builtins(reports)}))
    else:
        show(reports, args.lang)
    return 0


def measured(game: Game[Any], players: int, bare: float) -> EngineReport:
    """One game with so many players."""
    simulated(game, players, 0)  # tables are read, caches are warm
    seed = decisions = 0
    spent = 0.0
    longest: StepDone | None = None
    while spent < SECONDS:
        seed += 1
        start = process_time()
        played = simulated(game, players, seed)
        spent += process_time() - start
        decisions += played.decisions
        longest = max(
            [*played.match.drain_steps(), *([longest] if longest else [])], key=lambda s: len(s.answers)
        )
    middle = simulated(game, players, seed, decisions=played.decisions // 2).match
    assert longest is not None
    return EngineReport(
        game=game.id,
        players=players,
        decisions_per_second=round(decisions / spent, 1),
        ratio_to_generator=round(spent / decisions / bare, 2),
        save_bytes=len(middle.save()),
        save_and_load_ms=round(1000 * best(lambda: Match.load(game, middle.save())), 3),
        longest_step=len(longest.answers),
        replay_ratio=round(replay_ratio(game, players, middle.settings, longest), 2),
    )


def replay_ratio(game: Game[Any], players: int, settings: dict[str, str], step: StepDone) -> float:
    """What it costs to load a match before the last answer of a step, playing up to there being 1."""

    def play() -> Match[Any]:
        match = Match(game, players, settings, state())
        for answer in step.answers[:-1]:
            match.answer(answer.seat, answer.picks)
        return match

    def state() -> Any:
        return msgspec.msgpack.decode(step.checkpoint, type=game.state)

    saved = play().save()
    return best(lambda: Match.load(game, saved)) / best(play)


def best(do: Callable[[], object]) -> float:
    """Seconds, the shortest of several tries."""
    times = []
    for _ in range(TRIES):
        start = process_time()
        do()
        times.append(process_time() - start)
    return min(times)


def seconds_of_a_bare_decision() -> float:
    """A generator that offers five options, and a player who picks one: nothing is checked or kept."""

    def rule() -> Generator[list[int], int, None]:
        total = 0
        while True:
            total += yield [total, total + 1, total + 2, total + 3, total + 4]

    def decide(count: int) -> None:
        line, dice = rule(), dice_of(0)
        offered = next(line)
        for _ in range(count):
            offered = line.send(dice.choice(offered) & 0xFF)

    return best(lambda: decide(BARE_DECISIONS)) / BARE_DECISIONS


def show(reports: list[EngineReport], lang: str) -> None:
    """A table for people."""
    say = words(lang).format
    keys = ("game", "players", "per-second", "ratio", "save-bytes", "save-load", "longest", "replay")
    table = Table(*(say(f"cli-{key}", {}) for key in keys))
    for report in reports:
        table.add_row(*(str(value) for value in msgspec.to_builtins(report).values()))
    Console().print(table)
