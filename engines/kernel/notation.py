"""Notation: games as text. A line is a seat and its answers, each the ids of what was chosen.

    karawana 1
    game excavation
    players 3
    seed 4711
    setting start=draft
    0 travel card:12 explorer:1>market:2 stop
    1 follow
    * mix 99            before this step the table went back, and chance was mixed anew

Several ids of one answer are joined by `+`, repeated ones written `wood*2`, none is `-`.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from engines.kernel.asks import Kind, Refused, folded, unfolded
from engines.kernel.match import Answer, Match, StepDone, opened
from engines.kernel.registry import Game, game_named

HEAD = "karawana 1"
REQUIRED = ("game", "players", "seed")
FIELDS = (*REQUIRED, "setting")


class NotationError(Exception):
    """A text that cannot be played; the message names the line."""


class Record(msgspec.Struct, frozen=True):
    """The whole of a finished game."""

    game: str
    players: int
    seed: str
    settings: dict[str, str]
    steps: list[StepDone]


def line_of(answers: Sequence[Answer], viewer: int | None = None, *, all_open: bool = False) -> str:
    """Answers in a row, as one viewer may read them: other seats' secrets are `?`."""
    return " ".join(
        folded(answer.picks) if all_open or not answer.secret or answer.seat == viewer else "?"
        for answer in answers
        if not answer.key.startswith("stop-")
    )


def written(record: Record) -> str:
    """The text of a finished game, which plays back to the same position."""
    lines = [HEAD, f"game {record.game}", f"players {record.players}", f"seed {record.seed}"]
    lines += [f"setting {name}={choice}" for name, choice in sorted(record.settings.items())]
    for step in record.steps:
        lines += [f"* mix {salt}" for salt in step.salts]
        lines += [f"{seat} {line_of(answers, all_open=True)}" for seat, answers in by_seat(step.answers)]
    return "\n".join(lines) + "\n"


def by_seat(answers: Iterable[Answer]) -> list[tuple[int, list[Answer]]]:
    """Runs of answers by the same seat; stops are not worth a word."""
    runs: list[tuple[int, list[Answer]]] = []
    for answer in answers:
        if answer.key.startswith("stop-"):
            continue
        if not runs or runs[-1][0] != answer.seat:
            runs.append((answer.seat, []))
        runs[-1][1].append(answer)
    return runs


def play(match: Match[Any], seat: int, line: str, *, pass_stops: bool = True) -> int:
    """Several answers in a row; says how many were taken.

    People stop at the first barrier: what comes after it may not be known beforehand. Tests and finished
    games go on. What is refused leaves the answers before it standing.
    """
    taken = 0
    for token in line.split():
        if pass_stops:
            pass_all_stops(match)
        elif match.asked(seat).kind is Kind.STOP and token != "go":
            return taken
        match.answer(seat, unfolded(token))
        taken += 1
    if pass_stops:
        pass_all_stops(match)
    return taken


def pass_all_stops(match: Match[Any]) -> None:
    """Agree wherever someone is asked whether to go on."""
    while stop := next((asked for asked in match.pending.values() if asked.is_stop), None):
        match.answer(stop.seat, ["go"])


def played(text: str, game: Game[Any] | None = None) -> Match[Any]:
    """Play a whole text; the match as it stands at its end. The game is the registered one, unless given."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != HEAD:
        raise NotationError(f"line 1: expected {HEAD!r}")
    head: dict[str, str] = {}
    settings: dict[str, str] = {}
    match: Match[Any] | None = None
    for number, line in enumerate(lines[1:], start=2):
        first, _, rest = line.strip().partition(" ")
        try:
            if first in FIELDS:
                if match is not None:
                    raise ValueError("this belongs before the first answer")
                _note(head, settings, first, rest)
            elif first:
                match = match or _begun(head, settings, game)
                match = _played_line(match, first, rest)
        except (Refused, ValueError) as error:
            raise NotationError(f"line {number}: {line.strip()!r}: {error}") from error
    try:
        return match or _begun(head, settings, game)
    except (Refused, ValueError) as error:
        raise NotationError(f"line {len(lines)}: {error}") from error


def _note(head: dict[str, str], settings: dict[str, str], field: str, value: str) -> None:
    """Take one line of the head."""
    if field == "setting":
        name, sign, choice = value.partition("=")
        if not sign:
            raise ValueError("a setting is written name=choice")
        head, field, value = settings, name, choice
    if field in head:
        raise ValueError(f"{field!r} stands there twice")
    head[field] = value


def _begun(head: dict[str, str], settings: dict[str, str], game: Game[Any] | None) -> Match[Any]:
    for field in REQUIRED:
        if field not in head:
            raise ValueError(f"the line {field!r} is missing")
    if game is not None and game.id != head["game"]:
        raise ValueError(f"this is a game of {head['game']!r}, not of {game.id!r}")
    return Match.new(game or game_named(head["game"]), int(head["players"]), head["seed"], settings)


def _played_line(match: Match[Any], first: str, rest: str) -> Match[Any]:
    pass_all_stops(match)
    if first == "*":
        verb, _, salt = rest.partition(" ")
        if verb != "mix":
            raise ValueError(f"unknown remark {verb!r}")
        return Match.rewound(match.game, opened(match.save()), int(salt))
    play(match, int(first), rest)
    return match
