"""The Meditation phase (AG-050 to AG-056)."""

import pytest

from engines.agra.meditation import series_points
from engines.agra.scenario import scenario
from engines.kernel import Refused
from tests.rules import rule


@rule("AG-050")
def test_any_number_of_standing_workers_may_be_laid_down() -> None:
    match = scenario().workers(0, standing="quarry sailor", lying="trader").start()
    assert match.options(0) == ["lay:quarry", "lay:sailor", "end"]
    match.play(0, "lay:sailor")
    assert not match.state.workers["sailor"].standing
    assert match.options(0)[0] == "lay:quarry"


@rule("AG-051")
@pytest.mark.parametrize(
    ("space", "series"), [(1, [1, 1, 1]), (2, [2, 1, 1]), (4, [3, 2, 2, 1, 1]), (6, [4, 3, 3, 2, 2, 1, 1])]
)
def test_each_next_worker_gives_the_points_of_the_next_lower_space(space: int, series: list[int]) -> None:
    game = scenario().start().state
    assert [series_points(game, space, laid) for laid in range(len(series))] == series


@rule("AG-052")
def test_points_may_be_spent_between_layings_and_the_series_goes_on() -> None:
    match = scenario().player(0, meditation=3).workers(0, standing="quarry sailor trader").start()
    match.play(0, "lay:quarry wheel:move_farmer top:2 lay:sailor lay:trader")
    assert match.state.points == 2 - 1 + 2 + 1


@rule("AG-052")
def test_a_worker_stood_up_may_be_laid_again_and_continues_the_series() -> None:
    match = scenario().player(0, meditation=4, goods="oil").workers(0, standing="quarry").start()
    match.play(0, "lay:quarry stand:oil quarry lay:quarry")
    assert match.state.points == 3 + 2


@rule("AG-053", "AG-056")
def test_unspent_points_are_lost_and_nobody_lies_down_in_the_action_phase() -> None:
    match = scenario().workers(0, standing="quarry sailor").start()
    match.play(0, "lay:quarry end")
    assert match.state.points == 0
    assert match.key(0) == "place"
    assert not [option for option in match.options(0) if option.startswith(("lay:", "wheel:"))]
    match.play(0, "botanist farmers top:2 stop stop")
    assert match.state.workers["sailor"].standing


@rule("AG-054")
def test_the_covered_action_is_not_available_and_the_others_any_number_of_times() -> None:
    match = (
        scenario()
        .player(0, meditation=6, goods="wood")
        .workers(0, standing="quarry sailor trader")
        .wheel("remove_crate")
        .start()
    )
    match.play(0, "lay:quarry lay:sailor lay:trader")
    assert match.state.points == 10
    assert match.why_not(0)["wheel:remove_crate"].rule == "AG-054"
    with pytest.raises(Refused):
        match.play(0, "wheel:remove_crate")
    match.play(
        0, "wheel:exchange_good wood cotton wheel:exchange_good cotton wood wheel:exchange_good wood cotton"
    )
    assert match.state.points == 7


@rule("AG-054a")
def test_a_delivery_costs_three_points_and_cannot_be_doubled() -> None:
    match = (
        scenario()
        .player(0, meditation=4, goods="wood*2")
        .workers(0, standing="quarry")
        .river("mahout")
        .wheel("remove_crate")
        .start()
    )
    match.play(0, "lay:quarry wheel:deliver_good mahout")
    assert match.key(0) == "rise"
    match.play(0, "yes")
    me = match.state.players[0]
    assert match.state.visitor("mahout").markers == [[], [0]]
    assert (match.state.points, me.rupees, me.influence["merchants"]) == (0, 2 + 1, 1)


@rule("AG-054b")
def test_processing_costs_the_current_value_of_the_result_and_nobody_follows() -> None:
    match = (
        scenario()
        .player(0, meditation=4, goods="cotton*2")
        .player(1, goods="cotton")
        .workers(0, standing="quarry")
        .price("oil", 1)
        .start()
    )
    match.play(0, "lay:quarry wheel:process_good oil")
    assert match.state.points == 2
    assert match.asks() == {0: "meditate"}
    match.play(0, "wheel:process_good cloth")
    assert match.state.points == 0
    assert match.state.players[0].goods["cloth"] == 1


@rule("AG-054b")
def test_what_costs_more_than_the_points_left_is_not_offered() -> None:
    match = scenario().player(0, goods="cotton").workers(0, standing="quarry").price("oil", 1).start()
    match.play(0, "lay:quarry wheel:process_good oil")
    assert match.state.players[0].goods["oil"] == 1
    short = scenario().player(0, goods="cotton").workers(0, standing="quarry").start()
    short.play(0, "lay:quarry")
    assert short.why_not(0)["wheel:process_good"].rule == "AG-054b"


@rule("AG-054c")
def test_a_crate_costs_two_points_and_is_kept() -> None:
    match = scenario().player(0, meditation=2).workers(0, standing="quarry").start()
    match.play(0, "lay:quarry wheel:remove_crate left:5")
    me = match.state.players[0]
    assert (match.state.points, me.removed_crates, me.crates["left"]) == (0, 1, [1])


@rule("AG-054d")
def test_an_exchange_is_between_goods_of_the_same_current_value() -> None:
    match = (
        scenario()
        .player(0, meditation=4, goods="wood")
        .workers(0, standing="quarry")
        .price("wood", 2)
        .start()
    )
    match.play(0, "lay:quarry wheel:exchange_good wood")
    assert "turmeric" not in match.options(0)
    assert "book" not in match.options(0)
    match.play(0, "curry")
    assert match.state.points == 1
    assert match.state.players[0].goods["curry"] == 1


@rule("AG-054b", "AG-054d")
def test_only_what_the_points_reach_can_be_processed_or_exchanged() -> None:
    match = (
        scenario()
        .player(0, goods="bricks cotton book wood")
        .workers(0, standing="quarry")
        .price("oil", 1)
        .price("cloth", 3)
        .start()
    )
    match.play(0, "lay:quarry wheel:process_good")
    assert match.state.players[0].goods["oil"] == 1
    other = scenario().player(0, goods="book wood cotton").workers(0, standing="quarry").start()
    other.play(0, "lay:quarry wheel:exchange_good")
    assert other.options(0) == ["wood", "cotton"]


@rule("AG-054e")
def test_a_farmer_moves_for_one_point_and_this_is_never_covered() -> None:
    match = scenario().workers(0, standing="quarry sailor").start()
    match.play(0, "lay:quarry wheel:move_farmer top:4 end")
    assert match.state.players[0].farmers["top"] == 4
    assert match.state.wheel == "deliver_good"


@rule("AG-055")
def test_the_marker_covers_the_last_outer_action_even_if_a_farmer_moved_after_it() -> None:
    match = (
        scenario().player(0, meditation=4, goods="wood").workers(0, standing="quarry sailor trader").start()
    )
    match.play(0, "lay:quarry lay:sailor lay:trader")
    match.play(0, "wheel:remove_crate top:1 wheel:exchange_good wood cotton wheel:move_farmer top:2")
    assert match.state.wheel == "deliver_good"
    match.play(0, "end")
    assert match.state.wheel == "exchange_good"


@rule("AG-054", "AG-055")
def test_an_action_used_in_this_phase_stays_available_in_it() -> None:
    match = scenario().player(0, meditation=6).workers(0, standing="quarry sailor").start()
    match.play(0, "lay:quarry wheel:remove_crate top:1 lay:sailor wheel:remove_crate top:5 end")
    assert match.state.wheel == "remove_crate"
    assert match.state.players[0].removed_crates == 2


@rule("AG-055")
def test_the_marker_stays_if_no_outer_action_was_used() -> None:
    match = scenario().workers(0, standing="quarry").wheel("process_good").start()
    match.play(0, "lay:quarry end")
    assert match.state.wheel == "process_good"
