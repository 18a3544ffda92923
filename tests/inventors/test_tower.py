"""Craftspeople, Tower and Royalties (IN-150 to IN-158, IN-200 to IN-203)."""

from engines.inventors.scenario import scenario
from engines.inventors.vocabulary import PEOPLE
from tests.rules import rule


@rule("IN-150", "IN-158")
def test_an_any_person_icon_is_paid_by_one_of_choice() -> None:
    match = (
        scenario(2).player(0, ready="white6", workshops={"top": "w18"}, silver=9, inactive="tiler").start()
    )
    match.play(0, "workshop:top ready:white6 w18")
    assert set(match.options(0)) == {*PEOPLE, "save"} - {"tiler"}
    match.play(0, "scribe")
    assert match.state.players[0].people["scribe"].level == 2
    assert match.state.activation is not None
    assert match.state.activation.added == 6


@rule("IN-152")
def test_on_the_highest_level_nobody_moves_up_but_may_be_paid() -> None:
    match = (
        scenario(2)
        .player(0, ready="white6", workshops={"top": "w10"}, silver=2, levels={"chandler": 5})
        .start()
    )
    match.play(0, "workshop:top ready:white6 w10")
    me = match.state.players[0]
    assert (me.people["chandler"].level, me.people["chandler"].active, me.silver) == (5, False, 0)
    assert len(me.hand) == 2


@rule("IN-153", "IN-154")
def test_promoting_keeps_the_state_and_ends_at_the_top() -> None:
    match = (
        scenario(2)
        .player(
            0, influence="blue*2", exhausted="white", levels={"scribe": 5, "weaver": 4}, inactive="weaver"
        )
        .start()
    )
    match.play(0, "worker blue-left:guild study:blue exhausted:white")
    assert "promote:scribe" not in match.options(0)
    match.play(0, "promote:weaver")
    assert "promote:weaver" not in match.options(0)
    match.play(0, "done")
    person = match.state.players[0].people["weaver"]
    assert (person.level, person.active) == (5, False)


@rule("IN-155", "IN-033")
def test_the_tower_advances_as_often_as_its_lowest_tile_is_empty() -> None:
    levels = dict.fromkeys(PEOPLE, 4) | {"scribe": 1}
    match = scenario(2).player(0, influence="blue*2", exhausted="white", levels=levels).deck("doors").start()
    match.play(0, "worker blue-left:guild study:blue exhausted:white promote:scribe tower-advance")
    me = match.state.players[0]
    # Level 1 is left behind at once; the Scribe stands alone on 2.
    assert me.tower == [2, 3, 4, 5, 6]
    assert me.silver == 2
    match.play(0, "promote:scribe")
    assert me.tower == [3, 4, 5, 6, 7]
    assert me.royalty == 1


@rule("IN-155", "IN-156")
def test_a_tile_with_an_x_leaves_the_game() -> None:
    levels = dict.fromkeys(PEOPLE, 8) | {"scribe": 6}
    match = (
        scenario(2)
        .player(
            0, tower=[6, 7, 8, 9, 10], levels=levels, influence="blue*2", exhausted="white", inactive="tiler"
        )
        .start()
    )
    match.play(0, "worker blue-left:guild study:blue exhausted:white promote:scribe tower-advance done")
    me = match.state.players[0]
    assert me.tower == [7, 8, 9, 10]
    assert me.people["tiler"].active  # the bar of level 6


@rule("IN-156")
def test_level_ten_is_never_left() -> None:
    match = (
        scenario(2)
        .player(0, tower=[10], levels=dict.fromkeys(PEOPLE, 10), influence="blue*2", exhausted="white")
        .start()
    )
    match.play(0, "worker blue-left:guild exhausted:white")
    assert match.state.players[0].tower == [10]
    assert {person.level for person in match.state.players[0].people.values()} == {10}


@rule("IN-157")
def test_refreshing_some_and_all() -> None:
    match = scenario(2).player(0, inactive="scribe tiler weaver", influence="blue orange charcoal").start()
    match.play(0, "worker refresh-craftspeople")
    assert all(person.active for person in match.state.players[0].people.values())
    match = (
        scenario(2)
        .player(0, inactive="scribe tiler weaver")
        .passes("p5 p1 p2 p3 p4")
        .player(0, camels=["white1", "white1"], workers=0)
        .start()
    )
    match.play(0, "tent:blue dummy:orange refresh:scribe refresh:tiler")
    assert [one for one in PEOPLE if not match.state.players[0].people[one].active] == ["weaver"]


@rule("IN-200", "IN-201", "IN-202")
def test_the_royalties_marker_advances_and_promotes_across_blue() -> None:
    match = (
        scenario(2)
        .player(0, royalty=2)
        .player(1, royalty=3)
        .passes("p7 p1 p2 p3 p4")
        .player(0, camels=["white1", "white1"], workers=0)
        .start()
    )
    match.play(0, "tent:blue dummy:orange promote:scribe")
    me, other = match.state.players
    assert (me.royalty, other.royalty) == (3, 3)
    assert me.people["scribe"].level == 2


@rule("IN-203")
def test_at_the_end_of_the_track_something_else_is_gained() -> None:
    match = (
        scenario(2)
        .player(0, royalty=11, inactive="scribe tiler", camels=["white1", "white1"], workers=0)
        .river(1, research="rl7", influence=[0])
        .passes("p7 p1 p2 p3 p4")
        .start()
    )
    match.play(0, "tent:blue dummy:orange take:silver refresh:scribe")
    me = match.state.players[0]
    assert (me.royalty, me.silver) == (11, 1)
    assert me.people["scribe"].active
    assert not match.events("brightened")


@rule("IN-203", "IN-194")
def test_advancing_brightens_with_research() -> None:
    match = (
        scenario(2)
        .player(0, royalty=4, camels=["white1", "white1"], workers=0, ready="white3")
        .river(1, research="rl7", influence=[0])
        .passes("p7 p1 p2 p3 p4")
        .start()
    )
    match.play(0, "tent:blue dummy:orange ready:white3")
    assert match.state.players[0].dice["determined"][0].value == 3
