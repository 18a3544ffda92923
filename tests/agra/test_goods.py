"""Markers, Rupees, production, processing and the farm (AG-003, AG-006, AG-007, AG-105 to AG-110)."""

import pytest

from engines.agra.farm import farmer_moves, production
from engines.agra.scenario import scenario
from engines.kernel import Refused
from tests.rules import rule

# ---- Markers and Rupees ----------------------------------------------------------------------------------


@rule("AG-003")
def test_only_the_owner_sees_his_rupees_until_the_end() -> None:
    match = scenario(players=2).player(0, rupees=17).player(1, rupees=31).round(9, last=9).turn(1).start()
    assert [me.rupees for me in match.view(0).players] == [17, None]  # type: ignore[attr-defined]  # an AgraView
    assert [me.rupees for me in match.view(None).players] == [None, None]  # type: ignore[attr-defined]  # the same
    match.play(1, "trader stop")
    assert match.result is not None
    assert [me.rupees for me in match.view(None).players] == [17, 31]  # type: ignore[attr-defined]  # the same


@rule("AG-003")
def test_gains_are_told_and_totals_are_not() -> None:
    match = scenario(players=2).player(0, goods="book", rupees=41).start()
    match.play(0, "sailor book stop")
    assert [event.args["rupees"] for event in match.events("earned")] == [3]
    assert not any("44" in line or "41" in line for line in match.log("en", seat=1))


@rule("AG-003", "AG-066")
def test_paying_the_journeyman_does_not_tell_how_much_was_there() -> None:
    told = []
    for rupees in (2, 30):
        match = (
            scenario(players=2).player(0, rupees=rupees).workers(0, lying="trader").turn(0, "action").start()
        )
        match.play(0, "trader stop")
        told.append(match.log("en", seat=1))
    assert told[0] == told[1]


@rule("AG-003", "AG-065")
def test_where_one_could_place_is_not_shown_to_others() -> None:
    match = scenario(players=2).player(0, rupees=1).workers(0, standing="quarry").turn(0, "action").start()
    assert match.asked(0).ask.secret


@rule("AG-006")
def test_when_markers_run_short_the_player_takes_fewer() -> None:
    match = scenario(players=2).player(0, goods="cotton*21").start()
    match.play(0, "woodcutter")
    assert match.options(0) == ["1", "0", "free-marker"]
    match.play(0, "1")
    assert match.state.players[0].goods["wood"] == 1


@rule("AG-006")
def test_goods_and_favours_may_be_freed_for_what_is_gained() -> None:
    match = scenario(players=2).player(0, goods="cotton*20", favours=1).start()
    match.play(0, "woodcutter free-marker free:favour")
    assert match.options(0) == ["2", "1", "0"]
    match.play(0, "2")
    me = match.state.players[0]
    assert (me.goods["wood"], me.favours, me.markers) == (2, 0, 0)


@rule("AG-006")
def test_a_shortage_of_favours_is_a_choice_of_whoever_gains_them() -> None:
    match = scenario(players=2).player(1, goods="wood*21", meditation=4).workers(1, standing="trader").start()
    match.play(0, "trader")
    assert match.asks() == {1: "shortage"}
    assert match.options(1) == ["1", "0", "free-marker"]
    match.play(1, "free-marker free:wood 2")
    assert match.state.players[1].favours == 2
    assert match.state.players[1].goods["wood"] == 20


@rule("AG-006")
def test_markers_on_orders_bowls_and_notables_cannot_be_freed() -> None:
    match = (
        scenario(players=2)
        .player(0, goods="wood*19")
        .delivered("cook", oil=0)
        .orders("merchants", taken={1: 0})
        .bowls(oil=0)
        .start()
    )
    match.play(0, "quarry")
    assert match.options(0) == ["0", "free-marker"]
    match.play(0, "free-marker 1")
    assert match.state.players[0].goods["wood"] == 18
    assert match.state.visitor("cook").markers[0] == [0]


@rule("AG-006")
def test_with_an_empty_supply_a_marker_may_be_freed_at_any_time_of_the_own_turn() -> None:
    match = scenario(players=2).player(0, goods="wood*22").start()
    assert "free-marker" in match.options(0)
    match.play(0, "free-marker")
    assert "free-marker" not in match.options(0)


@rule("AG-007")
def test_the_bank_never_runs_dry() -> None:
    match = scenario(players=2).player(0, rupees=200).player(1, rupees=200).coins(quarry=99).start()
    match.play(0, "quarry")
    assert match.state.players[0].rupees == 299


# ---- Production ------------------------------------------------------------------------------------------


@rule("AG-105")
def test_a_production_building_yields_what_the_farm_shows_or_less() -> None:
    match = scenario(players=2).farm(0, farmers={"top": 4}, crates={"top": [5]}).start()
    game = match.state
    assert production(game, game.players[0], "sandstone") == 3 + 1
    match.play(0, "quarry")
    assert match.options(0) == ["4", "3", "2", "1", "0"]
    match.play(0, "3")
    assert match.state.players[0].goods["sandstone"] == 3


@rule("AG-105")
@pytest.mark.parametrize(("top", "right", "wood"), [(5, 1, 0), (1, 5, 8), (3, 3, 4)])
def test_production_is_between_0_and_8(top: int, right: int, wood: int) -> None:
    game = (
        scenario(players=2)
        .farm(0, crates={"top": [], "right": []})
        .farm(0, farmers={"top": top, "right": right})
        .start()
        .state
    )
    assert production(game, game.players[0], "wood") == wood


@rule("AG-110")
def test_crates_cover_spaces_and_stop_farmers() -> None:
    game = scenario(players=2).farm(0, farmers={"top": 2}, crates={"right": []}).start().state
    me = game.players[0]
    assert production(game, me, "sandstone") == 0 + 1
    assert production(game, me, "wood") == 2 + 2
    assert ("top", 1) not in farmer_moves(game, me)
    assert ("top", 3) in farmer_moves(game, me)


@rule("AG-110")
def test_a_farmer_never_leaves_his_track() -> None:
    game = scenario(players=2).farm(0, crates={"top": []}).farm(0, farmers={"top": 5}).start().state
    assert [move for move in farmer_moves(game, game.players[0]) if move[0] == "top"] == [("top", 4)]


# ---- Processing and following ----------------------------------------------------------------------------


@rule("AG-106")
def test_up_to_three_goods_are_processed_at_a_building() -> None:
    match = scenario(players=2).player(0, goods="wood*5").built("paper_mill").start()
    match.play(0, "paper_mill")
    assert match.options(0) == ["3", "2", "1", "0"]
    match.play(0, "3")
    goods = match.state.players[0].goods
    assert (goods["wood"], goods["paper"]) == (2, 3)


@rule("AG-107")
def test_everybody_else_may_follow_with_exactly_one_good() -> None:
    match = (
        scenario(players=4)
        .player(0, goods="wood")
        .player(1, goods="wood*5")
        .player(2, goods="wood")
        .built("paper_mill")
        .start()
    )
    match.play(0, "paper_mill 1")
    assert match.asks() == {1: "follow", 2: "follow"}
    match.play(2, "yes")
    match.play(1, "yes")
    assert [me.goods["paper"] for me in match.state.players] == [1, 1, 1, 0]
    assert match.state.players[1].goods["wood"] == 4
    assert match.state.players[0].favours == 2


@rule("AG-107")
def test_nobody_follows_if_nothing_was_processed() -> None:
    match = scenario(players=2).player(0, goods="wood").player(1, goods="wood").built("paper_mill").start()
    match.play(0, "paper_mill 0")
    assert match.state.current == 1


@rule("AG-107")
def test_processing_at_the_builder_is_followed_too() -> None:
    match = scenario(players=2).player(0, goods="sandstone").player(1, goods="sandstone").dice(1).start()
    match.play(0, "cement_works 1")
    assert match.asks() == {1: "follow"}


@rule("AG-107")
def test_processing_by_a_favour_is_not_followed() -> None:
    match = scenario(players=2).player(0, goods="wood", favours=3).player(1, goods="wood").start()
    match.play(0, "favour:start_process paper")
    assert match.asks() == {0: "place"}


@rule("AG-108")
def test_followers_answer_at_the_same_time_in_any_order() -> None:
    digests = []
    for order in ([1, 2, 3], [3, 1, 2]):
        match = scenario(players=4).built("paper_mill")
        for seat in range(4):
            match.player(seat, goods="wood*2")
        position = match.start().play(0, "paper_mill 2")
        for seat in order:
            position.play(seat, "no" if seat == 2 else "yes")
        digests.append(position.match.digest())
    assert digests[0] == digests[1]


@rule("AG-108")
def test_a_standing_answer_follows_without_being_asked() -> None:
    match = scenario(players=2).player(0, goods="wood").player(1, goods="wood").built("paper_mill").start()
    match.match.set_standing(1, "follow", "yes")
    match.play(0, "paper_mill 1")
    assert match.state.players[1].goods["paper"] == 1


@rule("AG-109")
def test_goods_are_processed_and_kept_at_unbuilt_buildings() -> None:
    match = scenario(players=2).player(0, goods="cloth", favours=3).start()
    match.play(0, "favour:start_process robes")
    assert match.state.players[0].goods["robes"] == 1
    assert not match.state.is_built("robes")
    with pytest.raises(Refused):
        match.play(0, "tailor")
