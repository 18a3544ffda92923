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
    there_and_back = ["alaska rockies", "rockies alaska"] * 2
    match.play(0, " ".join(there_and_back[: fuel - 1]))
    match.play(0, there_and_back[fuel - 1].replace(" ", ">"))  # with the last fuel one answer is enough
    assert match.key(0) == "action"  # the fuel is used up


@rule("EE-062", "EE-063")
def test_a_destination_says_what_it_costs_by_the_shortest_way():
    match = scenario().player(0, explorers="alaska andes india").start().play(0, "travel travel-3 alaska")
    costs = {option.id: option.note.args["fuel"] for option in match.asked(0).options}
    assert costs["rockies"] == costs["laurentia"] == 1
    assert costs["mexico"] == 2
    assert "alaska" not in costs  # not straight back
    assert match.why_not(0)["australia"].reason.args["fuel"] == 3
    match.play(0, "mexico")
    assert match.key(0) == "travel-step"


@rule("EE-062")
def test_fuel_is_split_freely_among_own_explorers():
    match = scenario().player(0, explorers="alaska andes india").start()
    match.play(0, "travel travel-3 alaska rockies india china andes>mexico")
    assert match.state.players[0].explorers == ["rockies", "mexico", "china"]


@rule("EE-063")
def test_a_step_goes_along_a_line():
    match = scenario().player(0, explorers="alaska andes india").start()
    match.play(0, "travel travel-2 alaska")
    assert {place for place in match.options(0) if place in ("rockies", "laurentia")} == {
        "rockies",
        "laurentia",
    }
    with pytest.raises(Refused) as refused:
        match.play(0, "china")
    assert refused.value.refusal.rule == "EE-062"


@rule("EE-064")
def test_explorers_pass_through_others_for_one_fuel_a_step():
    match = (
        scenario()
        .player(0, explorers="alaska rockies india")
        .player(1, explorers="rockies andes mexico")
        .start()
    )
    match.play(0, "travel travel-2 alaska mexico")
    assert match.state.players[0].explorers == ["mexico", "rockies", "india"]
    assert match.key(0) == "action"


@rule("EE-065")
def test_no_explorer_ends_on_an_own_one():
    match = scenario().player(0, explorers="alaska rockies india").start()
    match.play(0, "travel travel-2 alaska")
    assert "rockies" not in match.options(0)
    assert match.why_not(0)["rockies"].rule == "EE-065"
    match.play(0, "mexico")  # through the own one
    assert sorted(match.state.players[0].explorers) == ["india", "mexico", "rockies"]


@rule("EE-065")
def test_explorers_change_places_by_one_going_all_the_way_and_share_with_other_players():
    match = (
        scenario().player(0, explorers="alaska rockies india").player(1, explorers="china andes cape").start()
    )
    match.play(0, "travel travel-3 alaska mexico india>china")
    assert sorted(match.state.players[0].explorers) == ["china", "mexico", "rockies"]


@rule("EE-066")
def test_the_south_western_dig_site_is_next_to_the_two_at_the_eastern_edge():
    match = scenario().player(0, explorers="patagonia rockies india").start()
    assert match.state.box.dig_region["patagonia"] == "yellow"
    match.play(0, "travel travel-3 patagonia pacific")
    assert match.state.players[0].explorers == ["pacific", "rockies", "india"]
    assert [line.between for line in match.view().lines if line.wrap] == [
        ("patagonia", "australia"),
        ("patagonia", "pacific"),
    ]


@rule("EE-066")
def test_unused_fuel_is_lost():
    match = scenario().start().play(0, "travel travel-4 stop travel travel-2")
    assert match.asked(0).text().args == {"fuel": 2}
