"""Scoring phase and end of the game (chapters 5 and 6 of the rules)."""

import pytest

from engines.excavation.scenario import scenario
from engines.excavation.scoring import centre_credits, gallery_columns, gallery_credits, gallery_rows
from tests.rules import rule

BOX = scenario().box
NOBODY_PAID = [0, 0, 0, 0]


@rule("EE-180")
@pytest.mark.parametrize(
    ("round", "credits"),
    [(1, [5, 0, 0, 0]), (2, [10, 5, 0, 0]), (3, [15, 10, 5, 0])],
    ids=["first", "second", "third"],
)
def test_each_round_pays_more_places_of_a_command_centre(round, credits):
    match = scenario(4, round=round, phase="scoring").centre("middle", envoys=[4, 3, 2, 1]).start()
    assert [me.credits - 8 for me in match.state.players] == credits


@rule("EE-180", "EE-182")
def test_ex_09_the_rulebooks_command_centres():
    black, pink, yellow, brown = range(4)
    start = scenario(4, round=3, phase="scoring").centre("left", envoys={black: 3, pink: 1, yellow: 1})
    start.centre("middle", envoys={yellow: 4, brown: 3, pink: 2}).centre(
        "right", envoys={brown: 2, pink: 2, black: 1}
    )
    match = start.start()
    earned = [
        sum(e.args["credits"] for e in match.events("centre-scored") if e.args["who"].seat == s)
        for s in range(4)
    ]
    assert earned == [20, 24, 22, 22]


@rule("EE-181")
def test_without_envoys_there_are_no_credits():
    assert centre_credits([2, 0, 0, 0], (15, 10, 5)) == [15, 0, 0, 0]
    assert centre_credits([0, 0, 0, 0], (15, 10, 5)) == NOBODY_PAID


@rule("EE-182")
def test_ties_add_the_places_divide_and_round_down():
    assert centre_credits([3, 1, 1, 0], (15, 10, 5)) == [15, 7, 7, 0]
    assert centre_credits([1, 2, 0, 2], (15, 10, 5)) == [5, 12, 0, 12]
    assert centre_credits([1, 1, 1, 1], (15, 10, 5)) == [7, 7, 7, 7]
    assert centre_credits([1, 1], (5,)) == [2, 2]  # the second place pays nothing in round 1


@rule("EE-183")
def test_envoys_traders_and_the_ship_stay():
    start = scenario(round=1, phase="scoring").centre("left", envoys=2).market(1, traders=3).ship("ry")
    match = start.start()
    assert match.state.round == 2
    assert match.state.centres["left"].envoys[0] == 2
    assert match.state.market(1).traders[0] == 3
    assert match.state.ship == ["red", "yellow"]


EXAMPLE = "y1 g1 r1 o1 r2 o2 r3 o3 y4 o4"


@rule("EE-190")
def test_ex_10_the_rulebooks_gallery_is_worth_41():
    gallery = scenario().player(0, gallery=EXAMPLE).start().state.players[0].gallery
    assert list(gallery_rows(BOX, gallery).values()) == [13, 0, 0, 0]
    assert list(gallery_columns(BOX, gallery).values()) == [4, 0, 9, 0, 15]
    assert gallery_credits(BOX, gallery) == 41


@rule("EE-190")
def test_galleries_are_scored_once_after_round_3():
    match = scenario(round=3, phase="scoring").player(0, gallery=EXAMPLE).start()
    assert [me.credits for me in match.state.players] == [8 + 41, 8]
    early = scenario(round=2, phase="scoring").player(0, gallery=EXAMPLE).start()
    assert [me.credits for me in early.state.players] == [8, 8]


@rule("EE-191")
def test_unsold_artefacts_give_nothing():
    match = (
        scenario(round=3, phase="scoring").player(0, hold="red-eye green-eye", hidden="yellow-eye").start()
    )
    assert match.state.players[0].credits == 8


@rule("EE-192")
def test_most_credits_win():
    match = scenario(3, round=3, phase="scoring").player(1, credits=30).player(2, credits=20).start()
    assert match.result.winners == (1,)
    assert [(score.seat, score.place) for score in match.result.scores] == [(0, 3), (1, 1), (2, 2)]


@rule("EE-192")
def test_a_tie_goes_to_who_has_more_artefacts_left():
    start = (
        scenario(3, round=3, phase="scoring")
        .player(0, hold="red-eye")
        .player(2, hold="red-gate", hidden="green-eye")
    )
    assert start.start().result.winners == (2,)


@rule("EE-192")
def test_a_complete_tie_is_a_shared_victory():
    start = scenario(3, round=3, phase="scoring").player(0, hold="red-eye").player(2, hidden="green-eye")
    result = start.start().result
    assert result.winners == (0, 2)
    assert [score.place for score in result.scores] == [1, 3, 1]


def test_the_breakdown_adds_up_to_the_total():
    match = (
        scenario(round=3, phase="scoring").centre("left", envoys=[2, 1]).player(0, gallery=EXAMPLE).start()
    )
    for score in match.result.scores:
        assert sum(score.parts.values()) == score.total
