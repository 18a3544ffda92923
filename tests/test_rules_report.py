"""Every rule of every game is named by a test."""

from pathlib import Path

import pytest

from engines.kernel import games
from tests.rules_report import TESTS, rules_named, unknown, unnamed

NAMED = rules_named(TESTS.rglob("test_*.py"))


@pytest.mark.parametrize("game", [game for game in games() if (TESTS / game).is_dir()])
def test_every_rule_is_named_by_a_test(game: str) -> None:
    assert unnamed(game, NAMED) == []


def test_tests_name_only_rules_that_there_are() -> None:
    assert unknown(NAMED) == []


def test_only_marks_on_tests_count(tmp_path: Path) -> None:
    source = tmp_path / "test_something.py"
    source.write_text(
        '"""OA-01"""\n@rule("OA-02", "OA-03")\ndef test_it(): "OA-04"\n'
        '@rule("OA-05")\ndef helper(): ...\n@other("OA-10")\ndef test_that(): ...\n'
    )
    assert rules_named([source]) == {"OA-02", "OA-03"}
    assert unnamed("toy", {"OA-02"})[:2] == ["OA-01", "OA-03"]
    assert unknown({"OA-02", "OA-99"}) == ["OA-99"]
