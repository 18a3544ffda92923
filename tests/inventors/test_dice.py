"""Dice (IN-130 to IN-143, IN-008)."""

import pytest

from engines.inventors.boards import own_dice
from engines.inventors.scenario import scenario
from engines.kernel import Refused
from tests.rules import rule


@rule("IN-130", "IN-008")
def test_dice_are_raised_when_they_are_used() -> None:
    match = (
        scenario(2)
        .player(0, ready="white2", determined="white2", inspired="white2", exhausted="white")
        .start()
    )
    match.play(0, "workshop:top ready:white2+determined:white2 done")
    me = match.state.players[0]
    assert sorted(die.value for die in me.workshops["top"].dice) == [2, 3]
    match = scenario(2).player(0, determined="white6", inspired="white2").start()
    match.play(0, "workshop:top determined:white6+inspired:white2")
    assert [die.value for die in match.state.players[0].workshops["top"].dice] == [6, 6]
    assert "exhausted:white" not in match.options(0)


@rule("IN-130")
def test_raising_for_a_test_is_optional() -> None:
    match = scenario(2).device("robotic", card="doors", builder=0).player(0, inspired="blue2").start()
    match.play(0, "test")
    assert match.options(0) == ["2", "3", "4", "5", "6"]
    match.play(0, "3")
    device = next(one for one in match.state.devices if one.board == "robotic")
    assert device.tests[2] is not None
    assert device.tests[2].value == 3


@rule("IN-131", "IN-132", "IN-133")
def test_brightening_moves_dice_up_one_area() -> None:
    match = (
        scenario(2).player(0, exhausted="white", ready="blue3", determined="orange4 white5").dice(2).start()
    )
    match.play(0, "worker open-brighten brighten exhausted:white+determined:orange4")
    me = match.state.players[0]
    assert [(die.color, die.value) for die in me.dice["inspired"]] == [("orange", 4)]
    assert me.guilds["orange"] == 1
    assert ("white", 2) in [(die.color, die.value) for die in me.dice["ready"]]


@rule("IN-131")
def test_several_brightens_may_go_to_the_same_die() -> None:
    match = scenario(2).player(0, ready="blue3 white1", camels=["white1", "white1"]).start()
    match.play(0, "worker open-brighten brighten")
    asked = match.asked(0)
    assert asked.total(["ready:blue3>2"]) == asked.total(["ready:blue3", "ready:blue3>2"])
    with pytest.raises(Refused, match="IN-131"):
        match.play(0, "ready:blue3>2+ready:white1")
    match.draft(0, "ready:blue3+ready:blue3>2")
    written_out = match.state.players[0].dice
    match.undo(0)
    match.play(0, "ready:blue3>2")
    me = match.state.players[0]
    assert me.dice == written_out
    assert [(die.color, die.value) for die in me.dice["inspired"]] == [("blue", 3)]
    assert me.guilds["blue"] == 1


@rule("IN-131", "IN-132")
def test_a_die_may_be_sent_further_in_one_word() -> None:
    for answer, ends in (
        ("exhausted:white>2", {"determined": 1}),
        ("exhausted:white+exhausted:white>2", {"determined": 1}),
        ("exhausted:white*2", {"ready": 2}),
    ):
        match = scenario(2).player(0, exhausted="white*3", camels=["white1", "white1"]).start()
        match.play(0, f"worker open-brighten {answer}")
        there = {area: len(dice) for area, dice in match.state.players[0].dice.items() if dice}
        assert there == {"exhausted": 3 - sum(ends.values()), **ends}, answer


@rule("IN-131", "IN-133")
def test_three_steps_need_three_brightens() -> None:
    match = scenario(2).player(0, exhausted="blue", workers=1).passes("p3 p1 p2 p4 p5").start()
    match.play(0, "tent:blue dummy:orange brighten")
    assert match.options(0) == ["exhausted:blue", "exhausted:blue>2", "exhausted:blue>3"]
    match.play(0, "exhausted:blue>3")
    me = match.state.players[0]
    assert [die.color for die in me.dice["inspired"]] == ["blue"]
    assert me.guilds["blue"] == 1


@rule("IN-133", "IN-134", "IN-132")
def test_out_of_the_study_a_die_is_rolled_and_brings_nothing() -> None:
    for level, area in ((1, "ready"), (2, "determined"), (3, "inspired")):
        match = scenario(2).player(0, study=f"charcoal{level}").dice(5).start()
        match.play(0, f"worker open-brighten study:charcoal{level}>out")
        if level < 3:
            match.play(0, "-")  # the second Brighten could have moved it on
        me = match.state.players[0]
        # Rolled a 5; the boost of that space goes to the only die there is.
        assert [(die.color, die.value) for die in me.dice[area]] == [("charcoal", 6)]  # type: ignore[index]
        assert me.guilds["charcoal"] == 0
        assert me.silver == 0


@rule("IN-138", "IN-134")
def test_up_in_the_study_the_space_entered_is_resolved() -> None:
    match = (
        scenario(2).player(0, study="charcoal1 blue2 blue1", inactive="scribe tiler").deck("doors").start()
    )
    match.play(0, "worker open-brighten")
    assert "study:blue1>up" not in match.options(0)
    match.play(0, "study:charcoal1>up+study:blue2>up")
    me = match.state.players[0]
    assert me.silver == 1
    assert me.hand == ["doors"]
    assert me.study["charcoal"] == [2]
    assert sorted(me.study["blue"]) == [1, 3]


@rule("IN-135", "IN-136")
def test_a_die_for_the_study_costs_another_one() -> None:
    match = scenario(2).player(0, influence="blue*2", exhausted="white*2", study="orange1").start()
    match.play(0, "worker blue-left:guild study:blue")
    assert match.key(0) == "remove-die"
    assert set(match.options(0)) == {"exhausted:white", "study:blue1", "study:orange1", "decline"}
    match.play(0, "exhausted:white promote:scribe done")
    me = match.state.players[0]
    assert me.study["blue"] == [1]
    assert [die.color for die in me.dice["exhausted"]] == ["white"]


@rule("IN-136", "IN-033")
def test_the_new_die_may_leave_itself_or_not_come_at_all() -> None:
    position = (
        scenario(2).river(1, research="rl1", influence=[0]).player(0, influence="blue*2", exhausted="white")
    )
    match = position.start()
    match.play(0, "worker blue-left:guild study:blue study:blue1")
    assert match.state.players[0].study["blue"] == []
    assert match.state.players[0].silver == 1  # it was gained all the same
    again = (
        scenario(2)
        .river(1, research="rl1", influence=[0])
        .player(0, influence="blue*2", exhausted="white")
        .start()
    )
    again.play(0, "worker blue-left:guild study:blue decline")
    assert again.state.players[0].silver == 0
    assert len(own_dice(again.state.players[0])) == 1


@rule("IN-137", "IN-143")
def test_with_its_space_taken_the_new_die_is_exhausted() -> None:
    match = (
        scenario(2)
        .river(1, research="rl1", influence=[0])
        .player(0, influence="blue*2", exhausted="white", study="blue1")
        .deck("doors")
        .start()
    )
    match.play(0, "worker blue-left:guild study:blue exhausted:white")
    match.play(0, "done")
    me = match.state.players[0]
    assert [die.color for die in me.dice["exhausted"]] == ["blue"]
    assert (me.silver, me.hand) == (1, ["doors"])


@rule("IN-139")
def test_dice_at_work_are_not_brightened() -> None:
    match = (
        scenario(2)
        .player(0, camels=["blue3", "white4"], workshop_dice={"top": "orange2"}, ready="white1")
        .start()
    )
    match.play(0, "worker open-brighten brighten")
    assert match.options(0) == ["ready:white1", "ready:white1>2", "play", "two-cards"][:2]


@rule("IN-140", "IN-266")
def test_a_white_die_is_swapped_wherever_it_lies() -> None:
    match = (
        scenario(2)
        .river(1, research="rl2", influence=[0])
        .player(
            0, ready="orange6 white3", workshops={"top": "w5 w7"}, silver=9, inactive="scribe tiler weaver"
        )
        .start()
    )
    match.play(0, "workshop:top ready:orange6+ready:white3 w5 top:white3 orange refresh:scribe")
    me = match.state.players[0]
    assert [(die.color, die.value) for die in me.workshops["top"].dice] == [("orange", 6), ("orange", 3)]
    assert me.silver == 9 - 2 + 1


@rule("IN-140", "IN-266")
def test_a_swapped_die_counts_with_its_new_colour_at_once() -> None:
    match = scenario(2).player(0, ready="white6 white5", workshops={"top": "w5 w27"}, silver=9).start()
    match.play(0, "workshop:top ready:white6+ready:white5")
    assert match.why_not(0)["w27"].rule == "IN-262"
    match.play(0, "w5 top:white5 blue")
    assert match.state.players[0].guilds["blue"] == 1


@rule("IN-141")
def test_everybody_keeps_eleven_dice() -> None:
    from tests.inventors.whole import random_game

    match = random_game(3, seed=5)
    for me in match.state.players:
        extra = sum(match.state.ship(me.seat) >= step for step in (6, 12))
        assert len(own_dice(me)) == 11 + extra


@rule("IN-142", "IN-008")
def test_a_boost_adds_one_to_an_available_die() -> None:
    match = scenario(2).player(0, ready="white5 white6", inspired="white2", exhausted="white").start()
    match.play(0, "worker open-study draw")
    assert set(match.options(0)) == {"boost:ready:white5", "boost:inspired:white2", "done", "play"}
    match.play(0, "boost:ready:white5 done")
    assert [die.value for die in match.state.players[0].dice["ready"]] == [6, 6]


@rule("IN-143")
@pytest.mark.parametrize(("tile", "color"), [("rl1", "blue"), ("rl2", "orange"), ("rl3", "charcoal")])
def test_research_for_dice_looks_at_the_colour(tile: str, color: str) -> None:
    for other in ("blue", "orange", "charcoal"):
        match = (
            scenario(2)
            .river(1, research=tile, influence=[0])
            .passes("p6 p1 p2 p3 p4")
            .player(0, exhausted="white*2", inactive="scribe", camels=["white1", "white1"], workers=0)
            .deck("doors")
            .start()
        )
        match.play(0, f"tent:blue dummy:orange study:{other} exhausted:white")
        me = match.state.players[0]
        gained = me.silver + me.people["scribe"].active + (match.asks().get(0) == "next")
        assert (gained > 0) == (other == color)
