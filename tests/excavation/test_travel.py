"""The travel action."""

import pytest

from engines.excavation.scenario import scenario
from engines.kernel import Refused
from tests.rules import rule


@rule("EE-062")
@pytest.mark.parametrize(("card", "fuel"), [("red-1", 3), ("travel-2", 2), ("travel-3", 3), ("travel-4", 4)])
def test_a_card_moves_explorers_by_its_fuel(card, fuel):
    match = scenario().player(0, hand=f"{card} orange-6", explorers="alaska andes india").start()
    match.play(0, f"travel {card}")
    there_and_back = "alaska>rockies rockies>alaska " * 2
    match.play(0, " ".join(there_and_back.split()[:fuel]))
    assert match.key(0) == "action"  # the fuel is used up


@rule("EE-062")
def test_fuel_is_split_freely_among_own_explorers():
    match = scenario().player(0, explorers="alaska andes india").start()
    match.play(0, "travel travel-3 alaska>rockies india>china andes>mexico")
    assert match.state.players[0].explorers == ["rockies", "mexico", "china"]


@rule("EE-063")
def test_a_step_goes_along_a_line():
    match = scenario().player(0, explorers="alaska andes india").start()
    match.play(0, "travel travel-2")
    moves = [move for move in match.options(0) if move.startswith("alaska>")]
    assert moves == ["alaska>rockies", "alaska>laurentia"]
    with pytest.raises(Refused):
        match.play(0, "alaska>mexico")


@rule("EE-064")
def test_explorers_pass_through_others_for_one_fuel_a_step():
    match = (
        scenario()
        .player(0, explorers="alaska rockies india")
        .player(1, explorers="rockies andes mexico")
        .start()
    )
    match.play(0, "travel travel-2 alaska>rockies rockies>mexico")
    assert match.state.players[0].explorers == ["mexico", "rockies", "india"]
    assert match.key(0) == "action"


@rule("EE-065")
def test_no_step_to_an_own_explorer_that_could_not_be_left_again():
    match = scenario().player(0, explorers="alaska rockies india").start()
    match.play(0, "travel travel-2 india>china")
    assert "alaska>rockies" not in match.options(0)
    assert match.why_not(0)["alaska>rockies"].rule == "EE-065"


@rule("EE-065")
def test_on_an_own_explorer_one_cannot_stop_but_must_go_on():
    match = scenario().player(0, explorers="alaska rockies india").start()
    match.play(0, "travel travel-2 alaska>rockies")
    assert "stop" not in match.options(0)
    assert match.why_not(0)["stop"].rule == "EE-065"
    match.play(0, "rockies>mexico")
    assert sorted(match.state.players[0].explorers) == ["india", "mexico", "rockies"]


@rule("EE-065")
def test_own_explorers_may_swap_and_share_with_other_players():
    match = (
        scenario().player(0, explorers="alaska rockies india").player(1, explorers="china andes cape").start()
    )
    match.play(0, "travel travel-3 alaska>rockies rockies>alaska india>china")
    assert sorted(match.state.players[0].explorers) == ["alaska", "china", "rockies"]


@rule("EE-065")
def test_three_on_one_location_need_fuel_for_two_to_leave():
    match = scenario().player(0, explorers="alaska rockies laurentia").start()
    match.play(0, "travel travel-3 alaska>rockies")
    assert "laurentia>rockies" not in match.options(0)
    match = scenario().player(0, explorers="alaska rockies laurentia").start()
    match.play(0, "travel travel-4 alaska>rockies laurentia>rockies")
    assert all(move.startswith("rockies>") for move in match.options(0))


@rule("EE-066")
def test_the_south_western_dig_site_is_next_to_the_two_at_the_eastern_edge():
    match = scenario().player(0, explorers="patagonia rockies india").start()
    assert match.state.box.dig_region["patagonia"] == "yellow"
    match.play(0, "travel travel-3 patagonia>australia australia>patagonia patagonia>pacific")
    assert match.state.players[0].explorers == ["pacific", "rockies", "india"]
    assert [line.between for line in match.view().lines if line.wrap] == [
        ("patagonia", "australia"),
        ("patagonia", "pacific"),
    ]


@rule("EE-066")
def test_unused_fuel_is_lost():
    match = scenario().start().play(0, "travel travel-4 stop travel travel-2")
    assert match.asked(0).text().args == {"fuel": 2}
