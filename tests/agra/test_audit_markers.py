"""A rules lawyer counts markers: a short supply at every gain, in and out of turn (AG-004 to AG-007)."""

import pytest

from engines.agra.scenario import Scenario, scenario
from engines.kernel import Refused
from tests.rules import rule


def short_of_markers(seat: int, *, left: int = 0, goods: str = "", players: int = 2) -> Scenario:
    """This seat has so many markers in supply; the others lie as wood, besides these Goods."""
    extra = len(goods.split())
    return scenario(players=players).player(seat, goods=f"wood*{22 - left - extra} {goods}")


@rule("AG-006", "AG-105")
def test_a_producer_without_markers_frees_some_and_takes_as_many() -> None:
    match = short_of_markers(0).merchant("wood").start()
    match.play(0, "quarry")
    assert match.options(0) == ["0", "free-marker"]
    match.play(0, "free-marker free:wood")
    assert match.options(0) == ["1", "0", "free-marker"]
    match.play(0, "free-marker free:wood")
    assert match.options(0) == ["2", "1", "0"]
    match.play(0, "2")
    assert match.state.players[0].goods["sandstone"] == 2
    assert match.state.players[0].goods["wood"] == 20


@rule("AG-006", "AG-064")
def test_who_is_pushed_out_may_free_a_marker_for_the_favour_out_of_turn() -> None:
    match = short_of_markers(1).player(1, meditation=4).workers(1, standing="trader").start()
    match.play(0, "trader")
    assert match.options(1) == ["0", "free-marker"]
    match.play(1, "free-marker free:wood 1")
    assert (match.state.players[1].favours, match.state.players[1].markers) == (1, 0)
    assert match.key(0) == "trader"


@rule("AG-006")
def test_a_favour_can_be_freed_for_a_good_but_a_marker_on_a_notable_cannot() -> None:
    match = (
        scenario(players=2)
        .player(0, favours=20)
        .river("cook")
        .delivered("cook", oil=[0, 0])
        .merchant("wood")
        .start()
    )
    match.play(0, "quarry free-marker")
    assert match.state.players[0].favours == 19
    match.play(0, "1")
    assert match.state.visitor("cook").markers[0] == [0, 0]


@rule("AG-006", "AG-107")
def test_followers_bring_favours_only_as_far_as_markers_go() -> None:
    match = (
        short_of_markers(0, left=1, players=4)
        .player(1, goods="wood")
        .player(2, goods="wood")
        .player(3, goods="wood")
        .built("paper_mill")
        .start()
    )
    match.play(0, "paper_mill 1")
    for seat in (3, 1, 2):
        match.play(seat, "yes")
    assert match.key(0) == "shortage"
    match.play(0, "1")
    assert match.state.players[0].favours == 1


@rule("AG-006", "AG-138")
def test_pier_three_asks_those_who_have_no_marker_for_their_favours() -> None:
    match = (
        scenario(players=3)
        .player(0, goods="oil cotton")
        .player(1, goods="wood*20 cotton*2")
        .player(2, goods="cotton*5")
        .river("muezzin", pier=2)
        .delivered("muezzin", curry=0)
        .dice(1)
        .start()
    )
    match.play(0, "sailor nothing muezzin")
    assert match.asks() == {1: "shortage"}
    match.play(1, "free-marker free:cotton")
    assert match.options(1) == ["1", "0", "free-marker"]
    match.play(1, "1")
    assert [me.favours for me in match.state.players] == [1, 1, 3]


@rule("AG-006", "AG-140")
def test_pier_five_lets_everybody_free_a_marker_but_the_value_is_known_before() -> None:
    """He frees one of his two cotton: the Good is worth 3 all the same."""
    match = (
        scenario(players=2)
        .player(0, goods="dye")
        .player(1, goods="wood*20 cotton*2")
        .river("nazim", pier=4)
        .delivered("nazim", book=0, cotton=0)
        .start()
    )
    match.play(0, "sailor nothing nazim none")
    assert match.options(1) == ["none", "free-marker"]
    match.play(1, "free-marker free:cotton")
    assert match.options(1) == ["statue", "book", "painting", "robes", "none"]
    match.play(1, "robes")
    assert match.state.players[1].goods["robes"] == 1


@rule("AG-006", "AG-134")
def test_markers_on_a_lost_contract_become_favours_without_a_supply() -> None:
    match = (
        short_of_markers(1, left=1)
        .player(0, goods="wood*2 cotton")
        .river("cook")
        .delivered("cook", oil=1)
        .start()
    )
    match.play(0, "sailor cotton cook wood:double")
    assert match.state.players[1].favours == 1
    assert match.state.players[1].markers == 0


@rule("AG-006", "AG-121", "AG-191")
def test_the_only_marker_paid_with_the_mullah_marks_the_action_so_another_must_be_freed() -> None:
    match = scenario(players=2).player(0, goods="wood*20", favours=2).contract(0, "mullah").start()
    match.play(0, "favour:start_good yes cotton")
    assert match.key(0) == "shortage"
    assert match.options(0)[0] == "0"
    match.play(0, "free-marker free:wood 1")
    me = match.state.players[0]
    assert (me.goods["cotton"], me.favours, me.markers, me.spent) == (1, 1, 0, ["start_good"])


@rule("AG-006", "AG-121")
def test_an_empty_supply_never_forbids_a_favour_action() -> None:
    match = scenario(players=2).player(0, goods="wood*20", favours=2).start()
    match.play(0, "favour:start_good cotton")
    assert match.state.players[0].goods["cotton"] == 1


@rule("AG-006", "AG-043")
def test_clean_up_returns_markers_to_a_full_board() -> None:
    match = scenario(players=2).player(0, goods="wood*19 robes", favours=2).start()
    match.play(0, "luxury:robes favour:start_good cotton trader stop")
    if match.state.current == 0:
        match.play(0, "nothing")
    me = match.state.players[0]
    assert (me.markers, me.goods["wood"], me.goods["cotton"]) == (2, 19, 1)


@rule("AG-006", "AG-100")
def test_the_trader_refuses_more_goods_than_markers_until_some_are_freed() -> None:
    match = scenario(players=2).player(0, goods="wood*21 book").start()
    match.play(0, "trader exchange book")
    with pytest.raises(Refused) as refused:
        match.play(0, "cotton*2")
    assert refused.value.refusal.rule == "AG-006"
    match.play(0, "free-marker free:wood cotton*2")
    assert match.state.players[0].goods["cotton"] == 2


@rule("AG-006", "AG-082")
def test_a_favour_of_a_bonus_tile_can_be_taken_with_the_markers_that_were_just_paid() -> None:
    match = scenario(players=2).player(0, goods="wood*4 cotton*18").start()
    match.play(0, "architect build:brickyard wood*4 b2c")
    assert match.state.players[0].favours == 1


@rule("AG-006", "AG-069")
def test_the_merchants_favours_may_be_declined_for_want_of_markers() -> None:
    match = short_of_markers(0).merchant("woodcutter").dice(1).start()
    match.play(0, "woodcutter 0")
    assert match.key(0) == "shortage"
    match.play(0, "0")
    assert match.state.players[0].favours == 0
    assert match.state.merchant == "turmeric"


@rule("AG-005", "AG-109")
def test_goods_pile_up_without_limit_also_where_nothing_is_built() -> None:
    match = scenario(players=2).player(0, goods="robes*21 cloth", favours=0).workers(0, standing="quarry")
    played = match.player(0, meditation=4).wheel("deliver_good").start()
    played.play(0, "lay:quarry wheel:process_good robes")
    assert played.state.players[0].goods["robes"] == 22
