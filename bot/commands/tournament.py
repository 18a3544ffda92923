"""`karawana tournament`: how well players play, measured over whole games."""

import argparse
import json
from collections.abc import Sequence
from itertools import count
from math import sqrt
from pathlib import Path
from statistics import mean
from time import process_time
from typing import TYPE_CHECKING, Any

import msgspec
from openskill.models import PlackettLuce
from rich.console import Console
from rich.table import Table

from bot.commands import add_language, add_match, number, progress, settings_of
from data.words import words
from engines.kernel import Game, Match, Refused, game_named
from engines.kernel.players import random_picks
from engines.kernel.random import Random
from engines.kernel.simulate import is_counted
from engines.kernel.thinking import STRENGTHS, chosen

if TYPE_CHECKING:
    from bot.commands import Subparsers

NAMES = (*STRENGTHS, "random")
CERTAINTY = 1.96  # standard deviations: 95 in 100 intervals hold the true value


class Plan(msgspec.Struct, frozen=True):
    """What is played; a run can be resumed only with the same plan."""

    game: str
    players: int
    seats: list[str]
    seed: int
    settings: dict[str, str]


class Played(msgspec.Struct, frozen=True):
    """One game, by player as `--seats` names them, not by seat."""

    number: int
    scores: list[int]
    wins: list[float]  # a shared victory counts in parts
    places: list[int]
    seconds: list[float]  # of the processor: a busy machine makes nobody play worse
    decisions: list[int]


class Standing(msgspec.Struct, frozen=True):
    """What came of it for one player."""

    name: str
    wins: float
    win_rate: float
    low: float  # of the interval in which the true rate lies with 95 % certainty
    high: float
    mean_score: float
    seconds_per_decision: float


class Report(msgspec.Struct, frozen=True):
    """The whole tournament."""

    game: str
    players: int
    games: int
    seats: list[Standing]


def add(subparsers: "Subparsers") -> None:
    """The command and its arguments."""
    command = subparsers.add_parser(
        "tournament",
        help="let players of several strengths play whole games",
        description="Let players of several strengths play whole games against each other, and say how well "
        "they do. After each game everybody moves on by one seat; every seating plays the same deals.",
    )
    add_match(command)
    command.add_argument(
        "--seats", metavar="NAMES", required=True, help=f"who plays, by commas: {', '.join(NAMES)}"
    )
    command.add_argument("--games", metavar="K", type=number, default=10, help="how many (%(default)s)")
    command.add_argument(
        "--resume", metavar="FILE", type=Path, help="keep every game here, and go on where it ends"
    )
    command.add_argument("--json", action="store_true", help="print one JSON object")
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play what is not played yet, and print the report."""
    game = game_named(args.game)
    settings = game.settings_for(args.players, settings_of(args.option))
    plan = Plan(game.id, args.players, named(args.seats, args.players), args.seed, settings)
    played = kept(args.resume, plan)[: args.games] if args.resume else []
    with progress() as bar:
        task = bar.add_task(game.id, total=args.games, completed=len(played))
        for place in range(len(played), args.games):
            played.append(one_game(plan, place))
            if args.resume:
                with args.resume.open("ab") as file:
                    file.write(msgspec.json.encode(played[-1]) + b"\n")
            bar.advance(task)
    report = Report(game.id, plan.players, len(played), standings(plan, played))
    if args.json:
        print(json.dumps(msgspec.to_builtins(report)))
    else:
        show(report, game, ratings(plan, played), args.lang)
    return 0


def named(seats: str, players: int) -> list[str]:
    """Who plays, one name for each seat."""
    names = seats.split(",")
    unknown = [name for name in names if name not in NAMES]
    if unknown:
        raise Refused("cli-player", name=unknown[0], names=", ".join(NAMES))
    if len(names) != players:
        raise Refused("cli-seats", count=players, named=len(names))
    return names


def kept(file: Path, plan: Plan) -> list[Played]:
    """The games of an earlier run; a new file begins with the plan. Half a line at the end is played anew."""
    if not file.exists():
        file.write_bytes(msgspec.json.encode(plan) + b"\n")
        return []
    whole, _, half = file.read_bytes().rpartition(b"\n")
    try:
        first, *lines = whole.splitlines()
        same = msgspec.json.decode(first, type=Plan) == plan
        played = [msgspec.json.decode(line, type=Played) for line in lines]
    except (ValueError, msgspec.MsgspecError):
        raise Refused("cli-resume-unreadable", file=str(file)) from None
    if not same:
        raise Refused("cli-resume-other", file=str(file))
    if half:
        file.write_bytes(whole + b"\n")
    return played


def one_game(plan: Plan, place: int) -> Played:
    """Play a game; `place` says who begins and, together with the seed, which deal it is."""
    size = plan.players
    match = Match.new(game_named(plan.game), size, plan.seed + place // size, plan.settings)
    player_of = [(seat + place) % size for seat in range(size)]
    chance = Random.seeded(f"tournament {plan.seed} {place}")
    seconds, decisions = [0.0] * size, [0] * size
    for turn in count():
        if match.ended:
            break
        asked = match.pending[min(match.pending)]
        player = player_of[asked.seat]
        name, begun = plan.seats[player], process_time()
        if name == "random":
            picks: Sequence[str] = random_picks(asked, chance)
        else:
            seed = f"{plan.seed} {place} {turn}"
            picks = chosen(match, asked.seat, STRENGTHS[name], seed, process_time)
        if is_counted(asked):
            decisions[player] += 1
            seconds[player] += process_time() - begun
        match.answer(asked.seat, picks)
    result = match.result
    assert result is not None
    by_seat = {score.seat: score for score in result.scores}
    seats = [player_of.index(player) for player in range(size)]
    return Played(
        number=place,
        scores=[by_seat[seat].total for seat in seats],
        wins=[(seat in result.winners) / max(1, len(result.winners)) for seat in seats],
        places=[by_seat[seat].place for seat in seats],
        seconds=seconds,
        decisions=decisions,
    )


def standings(plan: Plan, played: Sequence[Played]) -> list[Standing]:
    """How everybody did."""
    rows = []
    for player, name in enumerate(plan.seats):
        wins = sum(game.wins[player] for game in played)
        low, high = interval(wins, len(played))
        decisions = sum(game.decisions[player] for game in played)
        seconds = sum(game.seconds[player] for game in played)
        rows.append(
            Standing(
                name=name,
                wins=round(wins, 2),
                win_rate=round(wins / len(played), 4) if played else 0.0,
                low=round(low, 4),
                high=round(high, 4),
                mean_score=round(mean(game.scores[player] for game in played), 2) if played else 0.0,
                seconds_per_decision=round(seconds / decisions, 4) if decisions else 0.0,
            )
        )
    return rows


def interval(wins: float, games: int) -> tuple[float, float]:
    """Where the true rate of winning lies (Wilson's interval, which holds for few games too)."""
    if not games:
        return 0.0, 1.0
    rate, spread = wins / games, CERTAINTY**2 / games
    middle = rate + spread / 2
    around = CERTAINTY * sqrt(rate * (1 - rate) / games + spread / (4 * games))
    return max(0.0, (middle - around) / (1 + spread)), min(1.0, (middle + around) / (1 + spread))


def ratings(plan: Plan, played: Sequence[Played]) -> list[Any]:
    """Ratings after all games, by player; alone there is nobody to be rated against."""
    model = PlackettLuce()
    rated = [model.rating(name=name) for name in plan.seats]
    if plan.players > 1:
        for game in played:
            teams = model.rate([[one] for one in rated], ranks=[float(place) for place in game.places])
            rated = [team[0] for team in teams]
    return rated


def show(report: Report, game: Game[Any], rated: Sequence[Any], lang: str) -> None:
    """The same for people."""
    say = words(lang, game.id).format
    columns = ("player", "wins", "rate", "interval", "score", "rating", "per-decision")
    table = Table(title=say("cli-tournament", {"game": say("game", {}), "count": report.games}))
    for column in columns:
        table.add_column(say(f"cli-column-{column}", {}), justify="left" if column == "player" else "right")
    for standing, rating in zip(report.seats, rated, strict=True):
        table.add_row(
            standing.name,
            f"{standing.wins:g}",
            f"{standing.win_rate:.0%}",
            f"{standing.low:.0%} – {standing.high:.0%}",
            f"{standing.mean_score:.1f}",
            f"{rating.mu:.1f} ± {rating.sigma:.1f}",
            f"{standing.seconds_per_decision:.3f}",
        )
    Console().print(table)
