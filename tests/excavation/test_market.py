"""The market action."""

import pytest

from engines.excavation.buyers import level
from engines.excavation.scenario import scenario
from engines.kernel import Refused
from tests.rules import rule


@rule("EE-100")
def test_card_symbol_and_explorer_must_be_of_the_same_market():
    match = scenario().player(0, explorers="alaska guinea cape", hand="red-1 green-3 yellow-2 t2").start()
    match.play(0, "market")
    assert match.options(0) == ["red-1", "green-3"]
    assert match.why_not(0)["yellow-2"].rule == "EE-100"


@rule("EE-100")
def test_every_step_is_optional_but_one_must_be_done():
    match = scenario().player(0, hand="red-1 t2").start()
    match.play(0, "market red-1")
    with pytest.raises(Refused):
        match.play(0, "-")
    with pytest.raises(Refused) as refused:
        match.play(0, "green+red")
    assert refused.value.refusal.rule == "EE-103"
    match.play(0, "green")
    assert match.state.market(1).queue == ["green"]
    assert match.state.market(1).traders == [0, 0]


@rule("EE-101", "EE-102", "EE-103")
def test_ex_05_trader_special_and_orange_buyer_push_purple_and_yellow_out():
    match = scenario(4).market(1, queue="pygr").player(0, hand="red-1 t2").start()
    before = {region: level(match.state, region) for region in match.state.box.regions}
    match.play(0, "market red-1 trader+special+orange")
    assert match.state.market(1).queue == ["green", "red", "special", "orange"]
    assert match.state.market(1).traders == [1, 0, 0, 0]
    after = {region: level(match.state, region) for region in match.state.box.regions}
    assert {region: after[region] - before[region] for region in after} == {
        "purple": -1,
        "yellow": -1,
        "orange": 1,
        "green": 0,
        "red": 0,
    }


@rule("EE-100", "EE-103")
def test_ex_06_only_a_green_buyer_raises_the_demand_for_green():
    match = scenario(4).market(1, queue="gry").player(0, hand="red-1 t2").start()
    green = level(match.state, "green")
    match.play(0, "market red-1 trader+green")
    assert match.state.market(1).queue == ["green", "red", "yellow", "green"]
    assert level(match.state, "green") == green + 1


@rule("EE-103")
def test_ex_06_with_the_special_buyer_the_green_one_in_front_is_pushed_out():
    match = scenario(4).market(1, queue="gry").player(0, hand="red-1 t2").start()
    green = level(match.state, "green")
    match.play(0, "market red-1 trader+special+green")
    assert match.state.market(1).queue == ["red", "yellow", "special", "green"]
    assert level(match.state, "green") == green


@rule("EE-101")
def test_without_crew_a_guard_becomes_the_trader():
    match = scenario().centre("left", envoys=1).market(2, traders=1)
    match = match.player(0, crew=0, gallery="red-eye red-gate", hand="red-1 t2").start()
    match.play(0, "market red-1 trader")
    assert match.options(0) == ["red-eye", "red-gate"]
    match.play(0, "red-eye")
    assert match.state.market(1).traders[0] == 1
    assert match.state.market(2).traders[0] == 1
    assert match.state.players[0].gallery == ["red-gate"]


@rule("EE-102")
def test_the_special_buyer_is_skipped_if_there_is_none():
    match = scenario().pool(special=0).player(0, hand="red-1 t2").start()
    match.play(0, "market red-1")
    assert "special" not in match.options(0)
    assert match.why_not(0)["special"].rule == "EE-014"


@rule("EE-103")
def test_only_colours_of_the_pool_can_join():
    match = scenario().pool(green=0).player(0, hand="red-1 t2").start()
    match.play(0, "market red-1")
    assert match.options(0) == ["trader", "special", "yellow", "red", "purple", "orange"]
    assert match.why_not(0)["green"].rule == "EE-014"
    with pytest.raises(Refused):
        match.play(0, "green")


@rule("EE-104")
def test_any_number_of_traders_of_all_players_may_be_at_a_market():
    match = scenario().market(1, traders={0: 5, 1: 7}).player(0, hand="red-1 t2").start()
    match.play(0, "market red-1 trader")
    assert match.state.market(1).traders == [6, 7]
