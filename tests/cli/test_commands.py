"""The command line, as a person meets it."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from shutil import copytree

import pytest

from bot import commands
from bot.__main__ import main
from bot.commands import bench, settings_of, terminal_language
from data import LANGUAGES, ROOT, audit
from engines.kernel import Refused, games


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "KARAWANA_DATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")


Shown = pytest.CaptureFixture[str]


def said(capsys: Shown, *arguments: str) -> str:
    """What a command prints when all is well."""
    assert main(arguments) == 0
    shown = capsys.readouterr()
    assert shown.err == ""
    return shown.out


def complaint(capsys: Shown, *arguments: str, code: int = 2) -> str:
    """The one line that a command prints when something is wrong."""
    assert main(arguments) == code
    shown = capsys.readouterr()
    assert shown.out == ""
    (line,) = shown.err.splitlines()
    return line


# ---- texts -----------------------------------------------------------------------------------------------


def test_texts_writes_every_message_as_it_was_said(capsys: Shown, tmp_path: Path) -> None:
    said(capsys, "texts", "toy", "--games", "1", "--out", str(tmp_path))
    english, polish = ((tmp_path / f"texts-toy-{lang}.md").read_text(encoding="utf-8") for lang in LANGUAGES)
    assert "- `good-silk` [Silk]" in english
    assert re.search(
        r"`event-traded` (Ada|Bartek|Celina|Darek) sells (silk|salt|dates) at the stall", english
    )
    assert re.search(r"`event-threw-away` .* odrzuca 1 kartę\.", polish)
    for key in audit.messages(audit.LOCALES / "pl" / "toy.ftl"):
        assert f"`{key}`" in polish
    assert "??" not in english + polish


def test_texts_of_the_bot_have_arguments_made_up(capsys: Shown, tmp_path: Path) -> None:
    said(capsys, "texts", "--out", str(tmp_path))
    polish = (tmp_path / "texts-bot-pl.md").read_text(encoding="utf-8")
    assert "??" not in polish
    assert "- `list-and` 1 i 1 ⁄ 2 i 2 ⁄ 5 i 5" in polish


# ---- simulate --------------------------------------------------------------------------------------------


def test_simulate_prints_json(capsys: Shown) -> None:
    report = json.loads(
        said(capsys, "simulate", "toy", "--players", "3", "--games", "4", "--seed", "1", "--json")
    )
    assert set(report) == {
        "games",
        "decisions",
        "seconds",
        "decisions_per_second",
        "median_game_ms",
        "unfinished",
        "scores",
    }
    assert (report["games"], report["unfinished"]) == (4, 0)
    assert report["decisions"] > 40
    assert [len(scores) for scores in report["scores"]] == [3] * 4


def test_the_same_seed_gives_the_same_games_and_the_next_one_the_rest(capsys: Shown) -> None:
    def scores(games: str, seed: str) -> list[list[int]]:
        run = ("simulate", "toy", "--players", "2", "--games", games, "--seed", seed, "--json")
        found: list[list[int]] = json.loads(said(capsys, *run))["scores"]
        return found

    assert scores("3", "5") == scores("3", "5")
    assert scores("3", "5")[1:] == scores("2", "6")


def test_simulate_with_an_option(capsys: Shown) -> None:
    run = ("simulate", "toy", "--players", "2", "--games", "3", "--json", "--option")
    short, long = (json.loads(said(capsys, *run, f"length={length}")) for length in ("short", "long"))
    assert short["decisions"] < long["decisions"]


def test_simulate_for_people(capsys: Shown) -> None:
    assert "unfinished" in said(capsys, "simulate", "toy", "--players", "1")
    assert "nieukończone" in said(capsys, "simulate", "toy", "--players", "1", "--lang", "pl")


def test_games_that_do_not_end_are_counted_and_fail(capsys: Shown, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games()["toy"].__dict__, "decisions_cap", 5)
    assert main(["simulate", "toy", "--players", "2", "--games", "3", "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["unfinished"] == 3


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["simulate", "chess", "--players", "2"], "There is no game “chess” here"),
        (["simulate", "toy", "--players", "9"], "This game is for 1-4 players."),
        (["simulate", "toy", "--players", "two"], "“two” is not a whole number"),
        (["simulate", "toy", "--players", "-1"], "--players"),
        (["simulate", "toy"], "--players"),
        (["simulate", "toy", "--players", "2", "--option", "length"], "not of the form setting=choice"),
        (["simulate", "toy", "--players", "2", "--option", "length=epic"], "Choose one of: short, long"),
        (["simulate", "toy", "--players", "2", "--option", "colour=red"], "no setting “colour”"),
        (["simulate", "toy", "--players", "2", "--nonsense"], "--nonsense"),
        (["rules", "chess"], "There is no game “chess” here"),
        (["rules", "toy", "xylophone"], "No rule of this game has “xylophone”."),
        (["check-data", "/nowhere/at/all"], "There is no folder “/nowhere/at/all”."),
        (["bench", "engine", "--game", "chess"], "There is no game “chess” here"),
        (["fly"], "fly"),
        ([], "COMMAND"),
    ],
)
def test_what_is_wrong_is_one_line_and_exit_code_2(capsys: Shown, arguments: list[str], line: str) -> None:
    found = complaint(capsys, *arguments)
    assert found.startswith("karawana: ")
    assert line in found


def test_a_game_without_a_solo_mode_says_so(capsys: Shown) -> None:
    for game in games().values():
        if 1 not in game.players:
            assert "no solo mode" in complaint(capsys, "simulate", game.id, "--players", "1")


def test_complaints_are_polish_for_poles(capsys: Shown, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Nie ma tu gry" in complaint(capsys, "simulate", "chess", "--players", "2", "--lang", "pl")
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert "Nie ma tu gry" in complaint(capsys, "rules", "chess")
    assert "nie jest liczbą całkowitą" in complaint(capsys, "simulate", "toy", "--players", "x")
    assert "There is no game" in complaint(capsys, "rules", "chess", "--lang", "en")


def test_the_language_of_the_terminal() -> None:
    assert terminal_language({}) == "en"
    assert terminal_language({"LANG": "pl_PL.UTF-8"}) == "pl"
    assert terminal_language({"LANG": "de_DE.UTF-8"}) == "en"
    assert terminal_language({"LANG": "en_GB", "LC_MESSAGES": "pl_PL", "LC_ALL": ""}) == "pl"
    assert terminal_language({"LANG": "pl_PL", "LC_ALL": "C"}) == "en"


def test_settings_are_split_at_the_first_sign() -> None:
    assert settings_of(["a=b", "c=d=e"]) == {"a": "b", "c": "d=e"}
    with pytest.raises(Refused):
        settings_of(["a"])


# ---- rules -----------------------------------------------------------------------------------------------


def test_rules_by_id_by_words_and_all(capsys: Shown) -> None:
    one = said(capsys, "rules", "toy", "OA-14")
    assert "OA-14" in one
    assert "OA-15" not in one
    assert "OA-20" in said(capsys, "rules", "toy", "drink", "bonus")
    whole = said(capsys, "rules", "toy", "--lang", "pl")
    assert "OA-01" in whole
    assert "OA-52" in whole
    assert "Burza Piaskowa" in whole


# ---- check-data ------------------------------------------------------------------------------------------


def test_our_own_data_is_in_order(capsys: Shown) -> None:
    assert "Oasis" in said(capsys, "check-data")


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        (("value = 5", 'value = "five"'), ["cards.toml", "'silk'", "value"]),
        (("value = 5", "value = 0"), ["toy", "'silk'", "value"]),
        (("copies = 6\n", ""), ["cards.toml", "'silk'", "copies"]),
        (('id = "silk"', "id ="), ["cards.toml", "line"]),
        (('source = "public"', 'source = "hearsay"'), ["cards.toml", "'dates'", "source"]),
    ],
)
def test_a_wrong_table_is_named(
    capsys: Shown, tmp_path: Path, change: tuple[str, str], wrong: list[str]
) -> None:
    copytree(ROOT / "toy", tmp_path / "toy")
    cards = tmp_path / "toy" / "cards.toml"
    cards.write_text(cards.read_text().replace(*change, 1))
    line = complaint(capsys, "check-data", str(tmp_path), code=1)
    assert str(tmp_path) in line
    assert all(word in line for word in wrong), line


def test_a_folder_of_no_game_is_named(capsys: Shown, tmp_path: Path) -> None:
    (tmp_path / "chess").mkdir()
    assert "chess" in complaint(capsys, "check-data", str(tmp_path), code=1)


# ---- bench -----------------------------------------------------------------------------------------------


def test_bench_engine_prints_json(capsys: Shown, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SECONDS", 0.02)
    monkeypatch.setattr(bench, "BARE_DECISIONS", 2000)
    report = json.loads(said(capsys, "bench", "engine", "--game", "toy", "--json"))
    assert report["generator_us"] > 0
    assert [line["players"] for line in report["games"]] == [1, 2, 3, 4]
    for line in report["games"]:
        assert line["decisions_per_second"] > 0
        assert line["ratio_to_generator"] > 1
        assert 100 < line["save_bytes"] < 40_000
        assert line["longest_step"] > 1
        assert 0 < line["replay_ratio"] < 5


def test_bench_engine_for_people(capsys: Shown, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SECONDS", 0.01)
    monkeypatch.setattr(bench, "BARE_DECISIONS", 2000)
    assert "toy" in said(capsys, "bench", "engine", "--game", "toy")


# ---- the frame -------------------------------------------------------------------------------------------


def test_every_command_explains_itself(capsys: Shown) -> None:
    for command in ("simulate", "rules", "check-data", "bench"):
        with pytest.raises(SystemExit) as left:
            main([command, "--help"])
        assert left.value.code == 0
        assert len(capsys.readouterr().out.splitlines()) > 5


def test_a_module_that_cannot_be_imported_is_not_hidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken_command.py").write_text("import no_such_module_anywhere\n")
    monkeypatch.setattr(commands, "__path__", [*commands.__path__, str(tmp_path)])
    with pytest.raises(ModuleNotFoundError, match="no_such_module_anywhere"):
        main(["rules", "toy"])


def test_a_module_without_a_command_is_passed_over(
    capsys: Shown, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "no_command.py").write_text("X = 1\n")
    monkeypatch.setattr(commands, "__path__", [*commands.__path__, str(tmp_path)])
    assert said(capsys, "rules", "toy", "OA-01")


def test_python_m_bot_is_the_same_program() -> None:
    run = [sys.executable, "-m", "bot", "simulate", "toy", "--players", "2", "--json"]
    done = subprocess.run(run, capture_output=True, text=True, check=True, cwd=ROOT.parent, env=os.environ)
    assert json.loads(done.stdout)["games"] == 1
    assert done.stderr == ""
