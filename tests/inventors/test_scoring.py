"""The end: majorities, points, metrics of every card, goals (IN-002, IN-340 to IN-363, IN-420 to IN-455)."""

import pytest

from engines.inventors.boards import idea_points
from engines.inventors.goals import is_met
from engines.inventors.scenario import Scenario, scenario
from engines.inventors.scoring import (
    METRICS,
    builder_points,
    card_points,
    leftovers,
    majorities,
    metric,
    points,
    research_points,
    result,
)
from engines.inventors.vocabulary import PEOPLE
from tests.rules import rule


@rule("IN-002", "IN-363", "IN-345")
def test_most_points_win_and_the_ship_ahead_breaks_ties() -> None:
    game = scenario(3).player(1, royalty=9).start().state
    assert result(game).winners == (1,)
    game = scenario(3).ships((2, 3), (0, 3), (1, 1)).start().state
    assert result(game).winners == (2,)
    assert [score.seat for score in result(game).scores] == [2, 0, 1]


@rule("IN-350", "IN-345")
def test_guild_majorities_with_ties_by_ships() -> None:
    game = (
        scenario(3)
        .player(0, influence="blue*2")
        .player(1, influence="blue*2 orange")
        .player(2, influence="blue")
        .ships((1, 4), (0, 2), (2, 1))
        .start()
        .state
    )
    assert [majorities(game, seat) for seat in range(3)] == [4, 8 + 8, 0]


@rule("IN-351")
def test_a_raised_tent_counts_as_two_influence() -> None:
    game = scenario(3).player(0, influence="blue").tents(raised={"blue": 1, "envoy": 0}).start().state
    assert [majorities(game, seat) for seat in range(2)] == [4, 8]


@rule("IN-352")
def test_the_dummy_may_take_a_place() -> None:
    game = (
        scenario(2)
        .dummy(influence="blue*3")
        .player(0, influence="blue*2")
        .player(1, influence="blue")
        .start()
        .state
    )
    assert [majorities(game, seat) for seat in range(2)] == [4, 0]


@rule("IN-353", "IN-354", "IN-355", "IN-356", "IN-357", "IN-362")
def test_the_other_points() -> None:
    game = (
        scenario(3)
        .player(
            0, royalty=4, tower=6, workshops={"top": "w46 w6"}, idea_gone="top-left top-middle bottom-right"
        )
        .player(0, levels={"scribe": 10}, inactive="scribe", silver=5, hand="doors drums wheels")
        .river(3, research="rl1", influence=[0, 1])
        .river(8, research="rm1", influence=[1, 0])
        .river(13, research="rr1", influence=[0])
        .start()
        .state
    )
    me = game.players[0]
    assert points(game, me) == {
        "guilds": 0,
        "royalties": 1,
        "research": 2 + 1 + 4,
        "craftspeople": 5 * 3 + 8,
        "workshops": 3 + 2,
        "ideas": 3,
        "devices": 0,
        "cards": 0,
        "leftovers": 2,
    }
    assert research_points(game, 1) == 1 + 3
    assert leftovers(game, game.players[1]) == 0
    assert idea_points(game.parts, me) == 3


@rule("IN-358", "IN-359", "IN-360")
def test_builder_and_publisher_points() -> None:
    game = (
        scenario(3)
        .device("robotic", card="wheels", builder=0, tests="charcoal1 charcoal2 - -")
        .device("giant", card="pools", builder=0, publisher=0, tests="charcoal1 - - -")
        .device(
            "silent",
            card="lamps",
            builder=1,
            publisher=2,
            tests="- - - charcoal1",
        )
        .start()
        .state
    )
    assert [builder_points(game, seat) for seat in range(3)] == [2 + 1 + 1, 3, 1]


@rule("IN-361")
def test_a_card_scores_for_each_role_and_not_for_the_inventor() -> None:
    game = (
        scenario(3)
        .device("robotic", card="lighthouses", inventor=1, builder=0, publisher=0)
        .player(0, royalty=5)
        .player(1, royalty=9)
        .start()
        .state
    )
    assert points(game, game.players[0])["cards"] == 2 * 2
    assert points(game, game.players[1])["cards"] == 0


def rich() -> Scenario:
    """A player who has something of everything."""
    rows = {"top": "w21 w2 w3 w40", "middle": "w6 w7", "bottom": "w20 w33"}
    return (
        scenario(3)
        .player(
            0,
            ready="orange1 orange2 blue1",
            camels=["white3"],
            workshop_dice={"top": "charcoal2"},
            study="blue1",
        )
        .player(
            0,
            workshops=rows,
            inactive="scribe tiler",
            influence="blue*3 orange*2 charcoal",
            royalty=6,
            ship=12,
        )
        .player(
            0,
            tower=[3, 4, 5, 6, 7],
            levels={"weaver": 7, "scribe": 5},
            idea_gone="top-left top-right bottom-left",
        )
        .river(2, research="rl1", influence=[0])
        .river(3, research="rl2", influence=[1, 0])
        .river(8, research="rm1", influence=[0])
        .tents(raised={"orange": 0, "camel": [0, 1]})
        .device("robotic", card="doors", inventor=0, builder=0)
        .device("giant", card="pools", inventor=0, builder=1, publisher=0)
        .device("silent", card="lamps", inventor=1, builder=0, publisher=0)
        .device("mirrored", card="drums", inventor=1, builder=1)
    )


@rule("IN-420", "IN-421")
@pytest.mark.parametrize(
    ("card", "counted"),
    [
        ("pinhole-cameras", 2),
        ("astrolabes", 1),
        ("pools", 2),
        ("drums", 5),
        ("grabbers", 1),
        ("goblets", 1),
        ("doors", 1),
        ("cranes", 1),
        ("flutes", 7),
        ("fountains", 1),
        ("helmets", 4),
        ("needles", 1),
        ("hourglasses", 3),
        ("flasks", 0),
        ("wheels", 2),
        ("compasses", 3),
        ("baskets", 1),
        ("chairs", 2),
        ("lamps", 0),
        ("lanterns", 3),
        ("lighthouses", 6),
        ("funnels", 7),
        ("boats", 1),
        ("bowls", 3),
        ("spectacles", 2),
        ("saws", 3),
        ("handsaws", 4),
        ("reed-pens", 3),
        ("torches", 3),
        ("monuments", 2),
        ("pumps", 1),
        ("puzzles", 2),
        ("shelves", 3),
        ("lenses", 3),
        ("tables", 3),
        ("gliders", 2),
        ("shields", 1),
        ("telescopes", 1),
        ("scales", 3),
        ("vases", 1),
        ("toys", 12),
        ("clocks", 1),
        ("beakers", 2),
        ("sails", 2),
    ],
)
def test_every_card_counts_what_it_says(card: str, counted: int) -> None:
    game = rich().start().state
    entry = game.parts.cards[card]
    assert metric(game, game.players[0], entry) == counted
    wanted = 4 if counted >= entry.vp_4 else 2 if counted >= entry.vp_2 else 0
    assert card_points(game, game.players[0], entry) == wanted


@rule("IN-420", "IN-450")
def test_the_setup_card_is_a_section_for_tents_with_three_rounds() -> None:
    game = scenario(2, rounds=3).player(0, goal=2, tents=3).tents(raised={"orange": 0}).start().state
    assert metric(game, game.players[0], game.parts.cards["gliders"]) == 2


@rule("IN-420")
def test_every_metric_is_known() -> None:
    game = scenario(2).start().state
    assert {card.metric for card in game.parts.card} == set(METRICS)


@rule("IN-450", "IN-452", "IN-453", "IN-454", "IN-455")
def test_what_meets_a_goal() -> None:
    def met(goal: int, invent: int = 0, build: int = 0, publish: int = 0, **researched: int) -> bool:
        done = {"invent": invent, "build": build, "publish": publish}
        game = scenario(2, rounds=3).player(0, goal=0, done=done, researched=researched).start().state
        return is_met(game.players[0], game.parts.goal[goal])

    assert [met(1, invent=1, build=1), met(1, build=2), met(1, left=1)] == [False, True, True]
    assert [met(2, invent=2, build=1), met(2, 1, 1, 1), met(2, middle=1)] == [False, True, True]
    assert [met(3, 2, 2, 2), met(3, publish=3), met(3, right=1)] == [False, True, True]


@rule("IN-451", "IN-453")
def test_goals_are_met_in_order_and_removing_an_idea_is_no_invent() -> None:
    match = (
        scenario(2, rounds=3)
        .player(
            0,
            goal=1,
            done={"invent": 2},
            influence="blue*2",
            ship=8,
            idea_gone="bottom-left",
            ideas={"top-left": "i2"},
        )
        .empty([7])
        .research("middle", "rm1 rm2 rm3")
        .start()
    )
    match.play(0, "worker blue-left:research step:7 rm1 rm2 idea:top-left")
    me = match.state.players[0]
    assert me.goal == 2
    assert me.silver == 2 + 3  # the tile, and the column that it completes
    assert me.devices["invent"] == 2
    assert "i2" in me.removed


@rule("IN-355")
def test_people_score_whether_active_or_not() -> None:
    for tired in ("", " ".join(PEOPLE)):
        game = scenario(2).player(0, tower=7, inactive=tired).start().state
        assert points(game, game.players[0])["craftspeople"] == 6 * 4
