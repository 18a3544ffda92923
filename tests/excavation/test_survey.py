"""The survey action."""

import pytest

from engines.excavation.scenario import scenario
from engines.kernel import Refused
from tests.rules import rule


def surveyor(round=1, tiles="red-eye red-gate", only=False, forecast="yellow-1 green-2 orange-3", **mine):
    position = scenario(round=round, factions="gul aqulla")
    if forecast:
        position.forecast(forecast)
    position.player(0, **{"hand": "red-1 t2 t3", "credits": 20, **mine})
    return position.stack("red", tiles, only=only)


@rule("EE-130")
def test_a_survey_needs_an_action_card_and_a_forecast_card_without_crew():
    match = surveyor().start().play(0, "survey")
    assert match.options(0) == ["red-1"]
    assert match.why_not(0)["travel-2"].rule == "EE-130"
    full = surveyor(forecast="yellow-1@1 green-2@1 orange-3@0").start()
    assert full.why_not(0)["survey"].reason.key == "why-forecast-full"


@rule("EE-131")
def test_the_played_card_replaces_one_without_crew_and_bears_a_marker():
    match = surveyor(forecast="yellow-1@1 green-2 orange-3").start().play(0, "survey red-1")
    assert match.options(0) == ["slot:2", "slot:3"]
    assert match.why_not(0)["slot:1"].rule == "EE-131"
    match.play(0, "slot:3 red-eye")
    assert [(slot.card, slot.crew) for slot in match.state.forecast] == [
        ("yellow-1", 1),
        ("green-2", None),
        ("red-1", 0),
    ]
    assert match.state.discard == ["orange-3"]
    assert match.state.players[0].crew == 21


@rule("EE-131")
def test_without_crew_the_card_has_no_marker_and_no_guard_is_used():
    match = surveyor(crew=0, gallery="green-eye").start().play(0, "survey red-1 slot:1 red-eye")
    assert match.state.forecast[0].crew is None
    assert match.state.players[0].gallery == ["green-eye"]


@rule("EE-132")
def test_the_lowest_token_is_taken():
    match = surveyor().player(1, token=1).start().play(0, "survey red-1 slot:1 red-eye")
    assert match.state.players[0].token == 2
    assert match.state.tokens == [3, 4]


@rule("EE-132")
def test_a_second_survey_brings_no_second_token():
    match = surveyor(hand="red-1 red-2 t2", tiles="red-eye red-eye red-eye red-gate").start()
    match.play(0, "survey red-1 slot:1 red-eye survey red-2 slot:2")
    assert match.state.players[0].token == 1
    assert match.state.tokens == [2, 3, 4]


@rule("EE-133")
def test_one_tile_is_placed_and_the_other_shuffled_back():
    match = surveyor().start().play(0, "survey red-1 slot:1")
    assert match.options(0) == ["red-eye", "red-eye:buy.red-gate", "red-gate", "red-gate:buy.red-eye"]
    match.play(0, "red-gate")
    assert match.state.sites["cape"] == ["red-gate"]
    assert len(match.state.stacks["red"]) == 17
    assert match.state.players[0].hold == []


@rule("EE-133")
def test_the_other_may_be_bought_for_twice_its_value_and_sampled():
    match = surveyor().start().play(0, "survey red-1 slot:1 red-gate:buy.red-eye yes")
    me = match.state.players[0]
    assert me.credits == 20 - 12
    assert me.hold == ["red-eye"] == me.gallery
    assert len(match.state.stacks["red"]) == 16


@rule("EE-133")
def test_a_tile_that_cannot_be_paid_or_stored_is_not_offered():
    poor = surveyor(credits=11).start().play(0, "survey red-1 slot:1")
    assert poor.options(0) == ["red-eye", "red-eye:buy.red-gate", "red-gate"]
    assert poor.why_not(0)["red-gate:buy.red-eye"].rule == "EE-133"
    full = surveyor(hold="y1 y2 y3 y4 g1").start().play(0, "survey red-1 slot:1")
    assert full.options(0) == ["red-eye", "red-gate"]
    assert full.why_not(0)["red-gate:buy.red-eye"].reason.key == "why-hold-full"


@rule("EE-134")
def test_in_round_3_there_are_only_tiles():
    match = surveyor(round=3, forecast="").start().play(0, "survey red-1 red-gate")
    assert match.state.discard == ["red-1"]
    assert match.state.players[0].token == 0
    assert match.state.players[0].crew == 22
    assert match.state.sites["cape"] == ["red-gate"]


@rule("EE-135")
def test_a_single_tile_goes_to_its_dig_site():
    match = surveyor(tiles="red-eye", only=True).start().play(0, "survey red-1 slot:1")
    assert match.state.sites["nile"] == ["red-eye"]
    assert match.state.players[0].hold == []
    assert match.key(0) == "action"


@rule("EE-135")
def test_without_tiles_the_last_step_is_left_out_and_in_round_3_the_action_is_closed():
    match = surveyor(tiles="", only=True).start().play(0, "survey red-1 slot:1")
    assert match.state.players[0].token == 1
    assert match.key(0) == "action"
    late = surveyor(round=3, forecast="", tiles="", only=True).start()
    assert late.why_not(0)["survey"].rule == "EE-135"


@rule("EE-135")
def test_drawn_tiles_are_seen_by_their_player_only():
    match = surveyor().start().play(0, "survey red-1 slot:1")
    assert [tile.kind for tile in match.view(0).private.tiles] == ["red-eye", "red-gate"]
    match.play(0, "red-gate")
    match.play(0, "pass")
    assert not any("chess" in line for line in match.log(seat=1))
    assert any("chess" in line for line in match.log(seat=0))
    assert any("sandal" in line for line in match.log(seat=1))


@rule("EE-133")
def test_there_is_no_way_back_behind_the_drawn_tiles():
    match = surveyor().start().play(0, "survey red-1 slot:1")
    assert not match.match.can_undo(0)
    with pytest.raises(Refused):
        match.undo(0)
