"""How often one presses for an ordinary turn: from the public post to the turn that is confirmed."""

import pytest

from engines.kernel import StepDone
from engines.kernel.notation import pass_all_stops, play
from engines.scholars.scenario import scenario
from tests.rules import rule

# With two dice: each is a press, all that is laid another one, and so is opening the panel.
TURNS = {
    "employ": ("slot:1 mathematics red-4+blue-4 employ:chinese room:6", 9),
    "dispatch": ("slot:1 mathematics red-4+blue-4 dispatch:chinese", 8),
    "travel": ("slot:2 mathematics red-4+blue-4 1", 8),
    "deliver": ("slot:2 mathematics red-4+blue-4 2 green", 9),
    "research": ("slot:3 mathematics red-4+blue-4 r8", 8),
    "white research": ("slot:3 mathematics white-1+white-1 r1 red", 9),
    "translate": ("slot:4 mathematics red-4+blue-4 persian_f", 8),
    "a Worker more": ("slot:2 mathematics red-4+blue-4+worker:red purple-10 1", 10),
    "rest": ("rest red -", 6),
}


def presses(step: StepDone) -> int:
    """Answers, stops among them; dice and Workers are laid one by one and then confirmed."""
    return 1 + sum(len(answer.picks) + 1 if answer.key == "lay" else 1 for answer in step.answers)


@rule("SC-042", "SC-053")
@pytest.mark.parametrize(("steps", "expected"), TURNS.values(), ids=TURNS)
def test_presses_of_an_ordinary_turn(steps: str, expected: int) -> None:
    match = (
        scenario(players=2)
        .player(
            0,
            dice="red-4 blue-4 white-1 white-1",
            workers="red",
            silver=6,
            gold=3,
            bag="white*4",
            tracks={"mathematics": 1, "chemistry": 1},
        )
        .slot(0, 5, "physics")
        .room(5, "persian_b", owner=0)
        .house("purple", "persian_f syriac_a")
        .start()
        .match
    )
    for token in steps.split():
        play(match, 0, token)
    pass_all_stops(match)
    (step,) = match.drain_steps()
    assert presses(step) == expected, [(answer.key, answer.picks) for answer in step.answers]
