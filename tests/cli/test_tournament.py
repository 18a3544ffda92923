"""Tournaments: what is played, kept, resumed and reported."""

import json
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.commands.tournament import Plan, interval, one_game, ratings, standings
from engines.kernel import game_named

TOY = ("tournament", "toy", "--players", "2", "--lang", "en")
LENGTH = {"length": "short"}


def reported(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, object]:
    assert main((*TOY, *more, "--option", "length=short", "--json")) == 0
    report: dict[str, object] = json.loads(capsys.readouterr().out)
    return report


def test_the_report_says_how_everybody_did(capsys: pytest.CaptureFixture[str]) -> None:
    report = reported(capsys, "--seats", "quick,random", "--games", "6")
    assert list(report) == ["game", "players", "games", "seats"]
    assert (report["game"], report["players"], report["games"]) == ("toy", 2, 6)
    seats = report["seats"]
    assert isinstance(seats, list)
    fields = ["name", "wins", "win_rate", "low", "high", "mean_score", "seconds_per_decision"]
    assert all(list(seat) == fields for seat in seats)
    assert [seat["name"] for seat in seats] == ["quick", "random"]
    assert sum(seat["wins"] for seat in seats) == 6
    assert all(seat["low"] <= seat["win_rate"] <= seat["high"] for seat in seats)


def test_seats_rotate_over_the_same_deal() -> None:
    plan = Plan("toy", 2, ["random", "random"], 1, game_named("toy").settings_for(2, LENGTH))
    first, again = one_game(plan, 0), one_game(plan, 0)
    assert (first.scores, first.wins) == (again.scores, again.wins)
    assert sum(one_game(plan, 1).wins) == 1.0


def test_a_run_goes_on_where_it_was_stopped(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    more = ("--seats", "random,random", "--resume", str(file))
    reported(capsys, *more, "--games", "3")
    before = file.read_bytes()
    file.write_bytes(before + b'{"number": 3, "sco')  # it was stopped while it wrote
    assert reported(capsys, *more, "--games", "5")["games"] == 5
    assert file.read_bytes().startswith(before)
    assert len(file.read_bytes().splitlines()) == 6
    whole = reported(capsys, "--seats", "random,random", "--games", "5")["seats"]
    resumed = reported(capsys, *more, "--games", "5")["seats"]
    assert isinstance(whole, list)
    assert isinstance(resumed, list)
    assert [seat["mean_score"] for seat in whole] == [seat["mean_score"] for seat in resumed]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seats", "quick,grandmaster"], "grandmaster"),
        (["--seats", "quick"], "There are 2 seats, but --seats names 1"),
    ],
)
def test_what_cannot_be_played_is_refused(
    capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    assert main((*TOY, *arguments)) == 2
    assert said in capsys.readouterr().err


def test_a_file_of_something_else_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    reported(capsys, "--seats", "random,random", "--games", "1", "--resume", str(file))
    assert main((*TOY, "--seats", "random,quick", "--resume", str(file))) == 2
    assert "another tournament" in capsys.readouterr().err
    file.write_text("a letter\n", encoding="utf-8")
    assert main((*TOY, "--seats", "random,quick", "--resume", str(file))) == 2
    assert "does not hold the games" in capsys.readouterr().err


def test_an_interval_narrows_with_more_games() -> None:
    few, many = interval(9, 10), interval(90, 100)
    assert few[0] < many[0] < 0.9 < many[1] < few[1] <= 1
    assert interval(0, 0) == (0.0, 1.0)


def test_whoever_wins_is_rated_higher() -> None:
    plan = Plan("toy", 2, ["quick", "random"], 1, game_named("toy").settings_for(2, LENGTH))
    played = [one_game(plan, place) for place in range(8)]
    winner, loser = sorted(standings(plan, played), key=lambda standing: -standing.wins)
    rated = {rating.name: rating.mu for rating in ratings(plan, played)}
    assert winner.wins > loser.wins
    assert rated[winner.name] > rated[loser.name]
