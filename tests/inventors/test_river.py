"""Ships, Workshop tiles and Research (IN-170 to IN-196)."""

import pytest

from engines.inventors.river import destination
from engines.inventors.scenario import Scenario, scenario
from engines.inventors.state import DUMMY
from tests.rules import rule


def sailing(step: int, **more: object) -> Scenario:
    """Somebody who can move the Ship by 1 with a Worker."""
    return scenario(2).player(0, ship=step, influence="blue orange charcoal", **more)  # type: ignore[arg-type]


@rule("IN-170", "IN-171", "IN-176", "IN-033")
def test_a_ship_moves_exactly_and_takes_the_tile() -> None:
    match = sailing(0).empty([1]).start()
    tile = match.state.river[2].stack[-1]
    match.play(0, "worker advance-ship top")
    assert match.state.ship(0) == 2
    assert match.state.players[0].workshops["top"].tiles == [tile]


@rule("IN-171")
def test_a_research_tile_does_not_matter_for_ships() -> None:
    game = scenario(2).empty([1, 2]).river(2, research="rl1", influence=[1]).start().state
    assert destination(game, 0, 1) == 3


@rule("IN-172", "IN-179")
def test_a_new_section_stops_the_ship_and_is_revealed() -> None:
    match = (
        scenario(2).device("fragrant", card="doors", builder=0).player(0, ship=5, ready="charcoal6").start()
    )
    assert match.view().river[7].tile is None  # type: ignore[attr-defined]
    match.play(0, "test 3:ready:charcoal6")
    assert match.state.ship(0) == 6
    assert match.state.revealed == ["left", "middle"]
    assert match.view().river[7].tile is not None  # type: ignore[attr-defined]


@rule("IN-173", "IN-174")
def test_step_6_clears_a_workshop_and_brings_a_white_die() -> None:
    position = sailing(5, workshop_dice={"top": "blue4 white2", "middle": "white1"})
    match = position.dice(5).start()
    match.play(0, "worker advance-ship")
    assert match.key(0) == "next"
    match.play(0, "clear:top")
    me = match.state.players[0]
    assert me.workshops["top"].dice == []
    assert len(me.workshops["middle"].dice) == 1
    assert sorted(die.color for die in me.dice["exhausted"]) == ["blue", "white"]
    assert [(die.color, die.value) for die in me.dice["ready"]] == [("white", 5)]
    match = sailing(5).dice(3).start()
    match.play(0, "worker advance-ship")
    assert [die.value for die in match.state.players[0].dice["ready"]] == [3]


@rule("IN-175")
def test_step_12_brings_a_worker_back_and_a_coloured_die() -> None:
    match = sailing(11, envoy=False, reserve=0, workers=3).workers(blue_left=0).dice(4).start()
    match.play(0, "worker advance-ship recover:blue-left orange")
    me = match.state.players[0]
    assert match.state.workers["blue-left"] == []
    assert me.workers == 2
    assert [(die.color, die.value) for die in me.dice["determined"]] == [("orange", 4)]
    match = sailing(11).envoy_at("orange-left", 0).dice(4).start()
    match.play(0, "worker advance-ship recover:orange-left.envoy blue")
    assert match.state.players[0].envoy


@rule("IN-175", "IN-143")
def test_the_coloured_die_of_step_12_counts_as_gained() -> None:
    match = sailing(11, workers=1).river(1, research="rl1", influence=[0]).deck("doors").dice(4).start()
    match.play(0, "worker advance-ship recover:advance-ship blue")
    me = match.state.players[0]
    assert (me.silver, me.hand) == (1 + 1, ["doors"])  # 1 of the space, 1 and a card of the Research


@rule("IN-033", "IN-173", "IN-174")
def test_step_6_must_be_resolved_but_an_empty_workshop_may_be_cleared() -> None:
    match = sailing(5, workshop_dice={"top": "blue4"}).dice(5).start()
    match.play(0, "worker advance-ship")
    assert set(match.options(0)) == {"clear:top", "gain-white-ready"}
    match.play(0, "gain-white-ready done")
    me = match.state.players[0]
    assert (len(me.workshops["top"].dice), len(me.dice["ready"])) == (1, 1)
    match = sailing(5, workshop_dice=dict.fromkeys(("top", "middle", "bottom"), "white2")).start()
    match.play(0, "worker advance-ship gain-white-ready")
    assert set(match.options(0)) == {"clear:top", "clear:middle", "clear:bottom"}


@rule("IN-033", "IN-173", "IN-175")
def test_step_12_must_be_resolved() -> None:
    match = sailing(11, reserve=0, workers=3).workers(blue_left=0, orange_left=0).start()
    match.play(0, "worker advance-ship")
    assert match.key(0) == "next"
    assert "done" not in match.options(0)
    match.play(0, "gain-color-determined blue")
    assert set(match.options(0)) >= {"recover:blue-left", "recover:orange-left"}
    assert "done" not in match.options(0)


@rule("IN-177", "IN-178")
def test_at_the_end_one_of_three_is_chosen_again_and_again() -> None:
    for choice, silver, tiles in (("take:silver", 2, 0), ("take:take-end-tile top", 0, 1)):
        match = sailing(17).start()
        match.play(0, "worker advance-ship " + choice)
        me = match.state.players[0]
        assert (me.silver - 1, len(me.workshops["top"].tiles)) == (silver, tiles)
        assert match.state.ship(0) == 17
    match = sailing(17).river(3, tiles="w36").start()
    match.play(0, "worker advance-ship take:take-visible-tile-left w36 bottom")
    assert match.state.players[0].workshops["bottom"].tiles == ["w36"]


@rule("IN-180", "IN-034")
def test_without_room_no_tile_is_taken() -> None:
    rows = {"top": "w1 w2 w3 w4 w5", "middle": "w6 w7 w8 w9 w10", "bottom": "w11 w12 w13 w14 w15"}
    match = sailing(0, workshops=rows).river(1, tiles="w36").start()
    match.play(0, "worker advance-ship")
    assert match.state.river[1].stack == ["w36"]
    assert match.events("no-room")


@rule("IN-180", "IN-181", "IN-182", "IN-323")
def test_placing_further_right_costs_silver_and_covers_effects() -> None:
    match = sailing(0, workshops={"top": "w3 w4"}, silver=1).river(1, tiles="w36").start()
    match.play(0, "worker advance-ship save top")
    # Gained 1 Silver first; 2 to pay, of which the Scribe saves one.
    match.play(0, "scribe")
    me = match.state.players[0]
    assert me.workshops["top"].tiles == ["w3", "w4", "w36"]
    assert me.silver == 2 - 1
    match.play(0, "influence:blue")
    assert me.guilds["blue"] == 1


@rule("IN-181")
def test_a_row_that_cannot_be_paid_is_closed() -> None:
    match = (
        sailing(
            0, workshops={"top": "w3 w4 w5 w6"}, inactive="scribe weaver tiler chandler blacksmith carpenter"
        )
        .river(1, tiles="w36")
        .start()
    )
    match.play(0, "worker advance-ship")
    assert match.why_not(0)["top"].rule == "IN-181"
    assert match.options(0)[:2] == ["middle", "bottom"]


@rule("IN-183")
def test_collecting_takes_any_visible_tile_at_the_ship_or_behind_it() -> None:
    match = (
        scenario(2)
        .player(0, ready="blue6 white6", workshops={"top": "w37"}, ship=3)
        .river(1, tiles="w18")
        .river(3, tiles="w19")
        .empty([2])
        .start()
    )
    match.play(0, "workshop:top ready:blue6+ready:white6 w37")
    assert match.options(0) == ["w18", "w19", "none"]
    match.play(0, "w18 bottom")
    assert match.state.ship(0) == 3
    assert match.state.river[1].stack == []


@rule("IN-184", "IN-194")
def test_completing_a_column_and_gaining_tiles_triggers_research() -> None:
    match = (
        sailing(0, workshops={"top": "w3", "middle": "w4"}, ready="white2")
        .river(1, tiles="w36")
        .river(2, research="rl4", influence=[0])
        .river(3, research="rl5", influence=[0])
        .start()
    )
    match.play(0, "worker advance-ship bottom")
    match.play(0, "influence:blue promote:scribe ready:white2")
    me = match.state.players[0]
    assert me.people["scribe"].level == 2
    assert me.guilds["blue"] == 1
    assert len(me.dice["determined"]) == 1


@rule("IN-184")
def test_a_column_is_complete_with_its_third_tile_only() -> None:
    position = sailing(0, workshops={"top": "w3 w8", "middle": "w4"}, silver=9).river(1, tiles="w36")
    match = position.river(2, research="rl4", influence=[0]).start()
    match.play(0, "worker advance-ship middle")  # the second tile of the second column
    assert match.state.players[0].workshops["middle"].tiles == ["w4", "w36"]
    assert match.key(0) == "turn-end"  # it covered a card, and nothing else came


@rule("IN-185")
def test_later_arrivals_lie_above_and_so_behind() -> None:
    match = sailing(0).player(1, ship=1, influence="blue orange charcoal").start()
    match.play(0, "worker advance-ship top")
    assert match.state.ranking == [1, 0, DUMMY]


# ---- Research --------------------------------------------------------------------------------------------


def researching(**more: object) -> Scenario:
    return scenario(2).player(0, influence="blue*2", **more)  # type: ignore[arg-type]


@rule("IN-190")
def test_new_research_begins_leftmost_in_its_section() -> None:
    match = researching(silver=9).empty([2, 4, 8]).start()
    match.play(0, "worker blue-left:research")
    assert [name for name in match.options(0) if name.startswith("step")] == ["step:2", "step:8"]
    assert {match.why_not(0)[f"step:{step}"].rule for step in (1, 3, 4)} == {"IN-190"}


@rule("IN-191", "IN-325", "IN-324")
def test_research_ahead_of_the_ship_costs_silver_and_may_be_saved() -> None:
    match = researching(silver=0, ship=0).empty([2]).start()
    match.play(0, "worker blue-left:research step:2 scribe+tiler rl1 rl2")
    me = match.state.players[0]
    assert me.silver == 0
    assert not me.people["scribe"].active
    assert me.people["scribe"].level == 1
    match = researching(silver=9, ship=4).empty([2]).start()
    match.play(0, "worker blue-left:research")
    assert match.why_not(0)["step:1"].rule == "IN-190"
    assert "save" not in match.options(0)
    match.play(0, "step:2 rl1 rl2")
    assert match.state.players[0].silver == 9
    # Whoever wanted to save, but then takes a space that costs nothing, is not asked at the next price.
    match = researching(silver=9, ship=2).empty([1, 7]).start()
    match.play(0, "worker blue-left:research save step:1 rl1 rl2")
    assert not match.state.players[0].saves


@rule("IN-192")
def test_joining_gives_access_at_once_to_one_other() -> None:
    match = (
        researching(ship=13)
        .river(13, research="rr7", influence=[1])
        .river(14, research="rr1", influence=[1, DUMMY_SEAT])
        .start()
    )
    match.play(0, "worker blue-left:research")
    assert match.why_not(0)["step:14"].rule == "IN-190"
    match.play(0, "step:13 promote:scribe promote:scribe")
    assert match.state.river[13].markers == [1, 0]
    assert match.state.players[0].people["scribe"].level == 3


DUMMY_SEAT = "dummy"


@rule("IN-193", "IN-196")
def test_three_tiles_are_seen_by_one_and_two_go_below() -> None:
    match = researching(ship=5).empty([1]).research("left", "rl4 rl5 rl6").start()
    match.play(0, "worker blue-left:research step:1")
    assert [tile.id for tile in match.view(0).drawn] == ["rl4", "rl5", "rl6"]  # type: ignore[attr-defined]
    assert match.view(1).drawn == []  # type: ignore[attr-defined]
    match.play(0, "rl5 rl6")
    assert match.state.piles["left"][:2] == ["rl4", "rl6"]
    assert match.state.river[1].research == "rl5"
    assert match.state.river[1].markers == [0]
    assert match.state.players[0].guilds["blue"] == 0


@rule("IN-194")
def test_right_tiles_work_at_once_and_left_ones_last() -> None:
    match = (
        researching(ship=13)
        .empty([13])
        .research("right", "rr9 rr1 rr2")
        .player(0, inactive="scribe tiler")
        .start()
    )
    match.play(0, "worker blue-left:research step:13 rr9 rr1")
    me = match.state.players[0]
    assert me.silver == 2
    assert me.people["tiler"].active


@rule("IN-195")
def test_research_for_research_counts_later_ones_only() -> None:
    match = (
        researching(ship=5, workers=2)
        .empty([1])
        .research("left", "rl6 rl1 rl2")
        .player(0, influence="blue*2 orange*2")
        .start()
    )
    match.play(0, "worker blue-left:research step:1 rl6 rl1")
    assert match.state.players[0].silver == 0
    match = (
        researching(ship=5)
        .river(1, research="rl6", influence=[0])
        .empty([2])
        .research("left", "rl4 rl1 rl2")
        .start()
    )
    match.play(0, "worker blue-left:research step:2 rl4 rl1")
    assert match.state.players[0].silver == 1


@rule("IN-190", "IN-024")
def test_research_needs_a_marker() -> None:
    # What a Worker costs goes back to the supply first: two came back, one was placed.
    match = researching(supply=0, ship=5).empty([1]).start()
    match.play(0, "worker blue-left:research step:1 rl1 rl2")
    assert match.state.players[0].supply == 1
    # Without a cost in Influence it comes out of a Guild, or else there is no Research.
    for guilds, placed in (("orange", [0]), ("", [])):
        position = scenario(2).player(0, ship=5, supply=0, influence=guilds, silver=9)
        position.player(0, ready="blue6 white6", workshops={"top": "w13"}).empty([1])
        match = position.start()
        match.play(0, "workshop:top ready:blue6+ready:white6 w13" + (" step:1 rl1 rl2" if placed else ""))
        me = match.state.players[0]
        assert (match.state.river[1].markers, sum(me.guilds.values()), me.supply) == (placed, 0, 0)
        assert not me.people["scribe"].active  # paid all the same


@pytest.mark.parametrize("section", ["left", "middle", "right"])
def test_every_section_has_its_pile(section: str) -> None:
    assert len(scenario(2).start().state.piles[section]) == 9  # type: ignore[index]
