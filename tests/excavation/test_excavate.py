"""The excavate action and samples."""

import pytest

from engines.excavation.scenario import scenario
from engines.kernel import Refused
from tests.rules import rule


@rule("EE-090")
def test_the_card_must_have_the_colour_of_the_region():
    match = scenario().dig("red-eye yellow-eye")
    match = match.player(0, explorers="nile cape andes", hand="red-1 yellow-2 travel-2").start()
    match.play(0, "excavate")
    assert match.options(0) == ["red-1"]
    assert {card: why.rule for card, why in match.why_not(0).items()} == {
        "yellow-2": "EE-090",
        "travel-2": "EE-090",
    }


@rule("EE-090", "EE-092", "EE-093")
def test_two_artefacts_from_two_dig_sites_go_to_the_hold():
    match = scenario().dig("red-eye red-gate").player(0, explorers="nile cape andes", hand="red-1 t2").start()
    match.play(0, "excavate red-1 red-eye+red-gate no no")
    assert match.state.players[0].hold == ["red-eye", "red-gate"]
    assert match.state.players[0].hidden == []
    assert match.state.sites["nile"] == match.state.sites["cape"] == []


@rule("EE-091")
def test_an_own_explorer_must_be_at_the_dig_site():
    match = scenario().dig("red-eye red-gate").player(1, explorers="cape alaska india")
    match = match.player(0, explorers="nile alaska andes", hand="red-1 t2").start()
    match.play(0, "excavate red-1")  # only the eye is under an own explorer
    assert match.state.players[0].hold == ["red-eye"]
    assert match.state.sites["cape"] == ["red-gate"]


@rule("EE-091")
def test_with_one_empty_space_only_one_artefact_fits():
    match = scenario().dig("red-eye red-gate")
    match = match.player(0, hold="y1 y2 y3 y4", explorers="nile cape andes", hand="red-1 t2").start()
    match.play(0, "excavate red-1 red-gate no")
    assert match.state.players[0].hold[-1] == "red-gate"
    assert match.key(0) == "action"


@rule("EE-091", "EE-092")
def test_artefacts_out_of_reach_say_why():
    match = scenario().dig("red-eye red-fork red-wave red-gate")
    match = match.player(0, explorers="nile cape andes", hand="red-1 t2").start().play(0, "excavate red-1")
    assert {kind: why.rule for kind, why in match.why_not(0).items()} == {"red-wave": "EE-091"}
    with pytest.raises(Refused) as refused:
        match.play(0, "red-eye+red-fork")
    assert refused.value.refusal.rule == "EE-092"


@rule("EE-092")
def test_two_artefacts_of_one_dig_site_are_too_many():
    match = scenario().dig("red-eye red-fork").player(0, explorers="nile cape andes", hand="red-1 t2").start()
    match.play(0, "excavate red-1 red-eye no")
    assert match.state.sites["nile"] == ["red-fork"]
    assert match.key(0) == "action"


@rule("EE-094", "EE-095")
def test_each_gained_artefact_may_be_sampled_or_not_and_stays_in_the_hold():
    match = scenario().dig("red-eye red-gate").player(0, explorers="nile cape andes", hand="red-1 t2").start()
    match.play(0, "excavate red-1 red-eye+red-gate no yes")
    me = match.state.players[0]
    assert me.gallery == ["red-gate"]
    assert me.crew == 21
    assert me.hold == ["red-eye", "red-gate"]


@rule("EE-095")
def test_a_cell_with_a_guard_is_not_offered_again():
    match = (
        scenario()
        .dig("red-eye")
        .player(0, gallery="red-eye", explorers="nile cape andes", hand="red-1 t2")
        .start()
    )
    match.play(0, "excavate red-1")
    assert match.key(0) == "action"
    assert match.state.players[0].gallery == ["red-eye"]


@rule("EE-096")
def test_without_crew_a_guard_may_move_but_no_trader_and_no_envoy():
    match = scenario().dig("red-eye").market(1, traders=3).centre("left", envoys=2)
    match = match.player(
        0, crew=0, gallery="green-eye green-fork", explorers="nile cape andes", hand="red-1 t2"
    ).start()
    match.play(0, "excavate red-1 yes")
    assert match.options(0) == ["green-eye", "green-fork"]
    match.play(0, "green-fork")
    assert match.state.players[0].gallery == ["green-eye", "red-eye"]
    assert match.state.market(1).traders[0] == 3


@rule("EE-096")
def test_with_crew_available_no_guard_moves():
    match = (
        scenario()
        .dig("red-eye")
        .player(0, crew=1, gallery="green-eye", explorers="nile cape andes", hand="red-1 t2")
    )
    match = match.start().play(0, "excavate red-1 yes")
    assert match.state.players[0].gallery == ["green-eye", "red-eye"]
    assert match.state.players[0].crew == 0


@rule("EE-096")
def test_without_crew_and_guards_there_is_no_sample():
    match = scenario().dig("red-eye").player(0, crew=0, explorers="nile cape andes", hand="red-1 t2").start()
    match.play(0, "excavate red-1")
    assert match.state.players[0].gallery == []
    assert match.key(0) == "action"


@rule("EE-097")
def test_each_of_two_samples_may_fill_a_column():
    match = scenario().dig("red-eye red-gate").deck("orange-1")
    match = match.player(0, gallery="red-fork red-wave", explorers="nile cape andes", hand="red-1 t2").start()
    match.play(0, "excavate red-1 red-eye+red-gate yes")
    assert match.state.players[0].columns == []
    match.play(0, "yes")
    assert match.state.players[0].columns == ["red"]
    assert match.state.players[0].hand == ["travel-2", "orange-1"]


def test_an_artefact_that_is_not_there_cannot_be_taken():
    match = scenario().dig("red-eye red-gate").player(0, explorers="nile cape andes", hand="red-1 t2").start()
    with pytest.raises(Refused):
        match.play(0, "excavate red-1 red-wave")
