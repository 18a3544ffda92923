"""A handful of kills in every run of the tests; the long trial is `python -m tests.e2e.kills --kills 200`."""

import pytest

from engines.kernel import Answer
from tests.e2e.kills import Click, check_answers, run


async def test_a_handful_of_kills() -> None:
    count = await run(kills=5, seed=7)
    assert count["kills"] == 5


def kept(*picks: str) -> list[Answer]:
    return [Answer(0, "ask", (pick,)) for pick in picks]


def test_the_check_lets_unanswered_clicks_be_repeated() -> None:
    check_answers(kept("a", "c"), [Click("1", "a", True), Click("2", "b", False), Click("2", "c", True)])


@pytest.mark.parametrize(
    ("answers", "sent"),
    [
        (kept("a"), [Click("1", "a", True), Click("2", "b", True)]),
        (kept("a", "a"), [Click("1", "a", True)]),
        (kept("b"), [Click("1", "a", True)]),
        (kept("a", "b"), [Click("1", "a", True), Click("2", "b", True), Click("1", "a", False)]),
    ],
)
def test_the_check_bites(answers: list[Answer], sent: list[Click]) -> None:
    with pytest.raises(AssertionError):
        check_answers(answers, sent)
