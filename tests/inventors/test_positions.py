"""Positions that cannot be: each is refused in words."""

from collections.abc import Callable

import pytest

from engines.inventors.scenario import Impossible, Scenario, scenario


def three_neutral_devices() -> Scenario:
    position = scenario(2)
    for board, card in (("robotic", "doors"), ("silent", "pools"), ("giant", "lamps")):
        position.device(board, card=card, builder=0)
    return position


def test_a_device_on_another_board_takes_the_place_of_a_blank_one() -> None:
    game = scenario(1).device("steam-powered", card="doors").start().state
    assert [(one.row, one.board) for one in game.column(1)] == [
        (1, "robotic"),
        (2, "fragrant"),
        (3, "steam-powered"),
    ]


def full_column() -> Scenario:
    position = scenario(3)
    for board, card in (("robotic", "doors"), ("silent", "pools"), ("giant", "lamps"), ("folding", "drums")):
        position.device(board, card=card, inventor=1)
    return position


@pytest.mark.parametrize(
    ("position", "words"),
    [
        (lambda: three_neutral_devices().device("folding", card="drums", builder=0), "no Idea tile left"),
        (lambda: scenario(2).device("folding", card="drums", inventor=1, idea="in1"), "Idea tile left for"),
        (lambda: full_column().device("mirrored", card="flutes", inventor=1), "column 1 holds 4"),
        (lambda: scenario(2).device("robotic", card="doors", row=5), "row: 5"),
        (lambda: scenario(1).opponent(plan=[1, 1]), "Plan card left"),
        (lambda: scenario(1).opponent(invented=7), "Invented"),
        (lambda: scenario(2).player(0, hand="doors doors"), "one card of each"),
        (lambda: scenario(2).deck("doors doors"), "one card of each"),
        (lambda: scenario(2).envoy_at("blue-left", 2), "no seat 2"),
        (lambda: scenario(2).workers(blue_left=[0, 1]), "holds one Worker"),
        (lambda: scenario(2).player(0, influence="blue*20 orange*9").start(), "has only 25"),
        (lambda: scenario(3).dummy(card=1), "with 1 or 2 players only"),
        (lambda: scenario(2).opponent(silver=1), "in solo games only"),
        (lambda: scenario(2).ships((0, 1), (1, 4)), "furthest ahead"),
        (lambda: scenario(2).device("robotic", publisher=1), "has a Builder"),
        (lambda: scenario(2).player(0, study="blue1*2"), "one die on each space"),
    ],
)
def test_what_cannot_be_is_refused_in_words(position: Callable[[], Scenario], words: str) -> None:
    with pytest.raises(Impossible, match=words):
        position()
