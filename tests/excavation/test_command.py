"""The command action and both sides of all command cards."""

import pytest

from engines.excavation.scenario import scenario
from engines.kernel import Refused
from tests.rules import rule


@rule("EE-125", "EE-126", "EE-127")
def test_trader_and_envoy_by_the_symbol_of_the_card_without_an_explorer():
    match = scenario().player(0, explorers="nile congo cape", hand="red-5 t2").start()
    match.play(0, "command red-5 trader.envoy")
    assert match.state.market(5).traders[0] == 1
    assert match.state.centres["right"].envoys[0] == 1
    assert match.state.players[0].crew == 20
    assert match.key(0) == "action"


@rule("EE-125")
def test_one_of_both_is_enough_but_none_is_not():
    match = scenario().player(0, hand="red-5 t2").start().play(0, "command red-5")
    assert "stop" not in match.options(0)
    match.play(0, "envoy")
    assert match.state.market(5).traders[0] == 0


@rule("EE-125", "EE-127")
def test_a_retracted_envoy_can_become_the_trader():
    match = scenario().centre("right", envoys=1).player(0, crew=0, hand="red-5 t2").start()
    match.play(0, "command red-5")
    assert match.options(0) == ["retract", "retract.trader"]  # without crew and guards
    match.play(0, "retract.trader")
    assert match.state.centres["right"].envoys[0] == 0
    assert match.state.market(5).traders[0] == 1
    assert match.state.players[0].crew == 0


@rule("EE-127")
def test_an_envoy_is_either_placed_or_retracted():
    match = scenario().centre("right", envoys=2).player(0, hand="red-5 t2").start().play(0, "command red-5")
    assert match.options(0) == ["trader", "envoy", "trader.envoy", "retract", "retract.trader"]
    none = scenario().centre("left", envoys=2).player(0, hand="red-5 t2").start().play(0, "command red-5")
    assert none.why_not(0)["retract"].rule == "EE-127"


@rule("EE-128")
def test_in_round_1_an_envoy_may_be_retracted_for_nothing():
    match = scenario().centre("right", envoys=1).player(0, hand="red-5 t2").start()
    match.play(0, "command red-5 retract")
    assert match.key(0) == "action"  # no question about an ability
    assert match.state.players[0].crew == 22


@rule("EE-129")
def test_without_crew_guards_are_used_and_never_traders_or_envoys():
    match = scenario().market(1, traders=4).centre("left", envoys=3)
    match = match.player(0, crew=0, gallery="red-eye green-eye", hand="red-5 t2").start()
    match.play(0, "command red-5 trader.envoy")
    assert match.options(0) == ["red-eye", "green-eye"]
    match.play(0, "green-eye")
    assert match.state.players[0].gallery == []
    assert match.state.market(1).traders[0] == 4


@rule("EE-129")
def test_without_crew_guards_and_envoy_there_the_card_does_not_fit():
    match = (
        scenario()
        .centre("left", envoys=3)
        .player(0, crew=0, hand="red-5 green-1 t2")
        .start()
        .play(0, "command")
    )
    assert match.options(0) == ["green-1"]


# ---- command cards: the white side in round 2, the yellow one in round 3 ----


def retracting(card, round=2, **mine):
    """Seat 0 has an envoy beside this command card, and things to use it on."""
    position = scenario(round=round).centre("right", envoys=1, card=card).dig("red-eye red-gate")
    position.black_market("red", "red-wave red-eye").black_market("green", "green-gate")
    return position.player(0, hand="red-5 t2 t3", **mine)


def used(card, round=2, deck="", **mine):
    """The same, and the envoy is retracted to use the card."""
    position = retracting(card, round, **mine)
    if deck:
        position.deck(deck)
    return position.start().play(0, "command red-5 retract yes")


@rule("EE-128")
def test_the_ability_may_be_left():
    match = retracting("grant").start().play(0, "command red-5 retract no")
    assert match.state.players[0].credits == 8
    assert match.key(0) == "action"


@rule("EE-128")
@pytest.mark.parametrize(("round", "credits"), [(2, 5), (3, 8)])
def test_grant(round, credits):
    assert used("grant", round).state.players[0].credits == 8 + credits


@rule("EE-128")
@pytest.mark.parametrize(("round", "steps"), [(2, 4), (3, 6)])
def test_transport_order(round, steps):
    match = used("transport", round, explorers="alaska andes india")
    assert match.asked(0).text().args == {"fuel": steps}
    match.play(0, "alaska rockies rockies alaska " * (steps // 2 - 1) + "alaska rockies rockies>alaska")
    assert match.key(0) == "action"


@rule("EE-128")
def test_excavation_permit_white_takes_one_artefact_of_any_colour():
    match = used("permit", 2, explorers="nile cape india")
    match.play(0, "red-gate yes")
    assert match.state.players[0].hold == ["red-gate"]
    assert match.state.players[0].gallery == ["red-gate"]
    assert match.key(0) == "action"


@rule("EE-128")
def test_excavation_permit_yellow_takes_two_from_different_dig_sites():
    match = retracting("permit", 3, explorers="nile cape india").dig("red-eye red-fork orange-eye").start()
    match.play(0, "command red-5 retract yes")
    with pytest.raises(Refused):
        match.play(0, "red-eye+red-fork")  # not a second one from the Nile
    match.play(0, "red-eye+orange-eye no no")
    assert match.state.players[0].hold == ["red-eye", "orange-eye"]


@rule("EE-128")
def test_publicity_white_adds_two_buyers_to_one_market():
    match = used("publicity").play(0, "market:3 red green")
    assert match.state.market(3).queue == ["red", "green"]
    assert match.key(0) == "action"


@rule("EE-128")
def test_publicity_yellow_adds_three_buyers_anywhere():
    match = used("publicity", 3).play(0, "market:3 red market:4 green market:3 red")
    assert match.state.market(3).queue == ["red", "red"]
    assert match.state.market(4).queue == ["green"]


@rule("EE-128")
def test_publicity_may_stop_after_one_buyer():
    match = used("publicity").play(0, "market:3 red stop")
    assert match.state.market(3).queue == ["red"]


@rule("EE-128")
def test_trade_delegation_white_places_one_trader():
    match = used("delegation").play(0, "market:6")
    assert match.state.market(6).traders[0] == 1
    assert match.key(0) == "action"


@rule("EE-128")
def test_trade_delegation_yellow_places_two_in_different_markets():
    match = used("delegation", 3).play(0, "market:6+market:2")
    assert match.state.market(6).traders[0] == 1
    assert match.state.market(2).traders[0] == 1


@rule("EE-128")
@pytest.mark.parametrize(("round", "price"), [(2, 4), (3, 1)])
def test_customs_waiver_acquires_without_an_explorer_for_less(round, price):
    match = used("customs", round).play(0, "red-wave hidden yes")
    me = match.state.players[0]
    assert me.credits == 8 - price  # value 4, and 3 less on the yellow side
    assert me.hidden == ["red-wave"] == me.gallery
    assert match.key(0) == "action"


@rule("EE-128")
def test_customs_waiver_never_pays_the_buyer():
    match = used("customs", 3).play(0, "green-gate hold no")
    assert match.state.players[0].credits == 8  # value 3, minus 3


@rule("EE-128")
def test_briefing_white_draws_two_and_keeps_one():
    match = used("briefing", deck="orange-1 orange-2").play(0, "orange-1")
    assert match.state.players[0].hand == ["travel-2", "travel-3", "orange-1"]
    assert match.state.discard == ["red-5", "orange-2"]


@rule("EE-128")
def test_briefing_yellow_draws_two_and_keeps_both():
    match = used("briefing", 3, deck="orange-1 orange-2")
    assert match.state.players[0].hand == ["travel-2", "travel-3", "orange-1", "orange-2"]


@rule("EE-128")
def test_curators_white_sample_one_stored_artefact():
    match = used("curators", hold="green-eye", hidden="orange-eye").play(0, "orange-eye")
    assert match.state.players[0].gallery == ["orange-eye"]
    assert match.key(0) == "action"


@rule("EE-128")
def test_curators_yellow_sample_two():
    match = used("curators", 3, hold="green-eye", hidden="orange-eye").play(0, "orange-eye+green-eye")
    assert match.state.players[0].gallery == ["green-eye", "orange-eye"]


@rule("EE-128")
@pytest.mark.parametrize("card", ["curators", "permit"])
def test_an_ability_that_can_do_nothing_is_not_offered(card):
    match = retracting(card, explorers="alaska andes india").start().play(0, "command red-5 retract")
    assert match.key(0) == "action"


@rule("EE-128")
def test_customs_are_not_offered_to_who_cannot_pay():
    match = retracting("customs", credits=2).start().play(0, "command red-5 retract")
    assert match.key(0) == "action"


@rule("EE-128")
def test_whoever_retracts_is_told_why_the_command_card_is_of_no_use():
    match = retracting("customs", credits=2).start().play(0, "command red-5 retract")
    (told,) = [event for event in match.match.run.state.events if event.key == "ability-idle"]
    assert told.to == (0,)
    assert told.args["why"].key == "why-all-too-dear"


def test_a_part_that_is_done_cannot_be_done_again():
    match = scenario().player(0, hand="red-5 t2").start().play(0, "command red-5 trader")
    with pytest.raises(Refused):
        match.play(0, "trader")
