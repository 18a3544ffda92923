"""The smuggle action."""

import pytest

from engines.excavation.scenario import scenario
from engines.kernel import Refused
from tests.rules import rule


def smuggler(**mine):
    """Seat 0 at the western black market (symbols 1 and 4)."""
    position = (
        scenario(factions="aqulla gul")
        .black_market("red", "red-gate red-eye")
        .black_market("green", "green-wave")
    )
    return position.player(0, **{"explorers": "caribbean nile cape", "hand": "red-1 yellow-2 t2", **mine})


@rule("EE-140")
def test_the_card_needs_the_symbol_of_a_black_market_with_an_own_explorer():
    match = smuggler(hold="red-eye", hand="red-1 red-4 yellow-2 t2").start().play(0, "smuggle")
    assert match.options(0) == ["red-1", "red-4"]
    assert match.why_not(0)["yellow-2"].rule == "EE-140"
    away = smuggler(hold="red-eye", explorers="nile cape andes").start()
    assert away.why_not(0)["smuggle"].reason.key == "why-no-black-market"


@rule("EE-141")
def test_two_artefacts_of_different_regions_bring_their_values_and_go_to_the_bottom():
    match = smuggler(hold="red-eye green-gate", hidden="orange-eye").start()
    match.play(0, "smuggle red-1 deliver hold:red-eye+hidden:orange-eye")
    me = match.state.players[0]
    assert me.credits == 8 + 6 + 6
    assert me.stored == ["green-gate"]
    assert match.state.black["red"] == ["red-gate", "red-eye", "red-eye"]
    assert match.state.black["orange"] == ["orange-eye"]


@rule("EE-141")
def test_two_of_one_region_or_three_are_too_many():
    match = smuggler(hold="red-eye red-gate green-eye orange-eye").start().play(0, "smuggle red-1 deliver")
    with pytest.raises(Refused) as refused:
        match.play(0, "hold:red-eye+hold:red-gate")
    assert refused.value.refusal.rule == "EE-141"
    with pytest.raises(Refused):
        match.play(0, "hold:red-eye+hold:green-eye+hold:orange-eye")


@rule("EE-142")
def test_two_tops_of_different_regions_for_their_value_plus_1():
    match = smuggler(credits=20).start().play(0, "smuggle red-1")
    assert match.options(0) == ["green-wave", "red-gate"]  # not the next red one
    match.play(0, "red-gate+green-wave hidden hold no no")
    me = match.state.players[0]
    assert me.credits == 20 - (3 + 1) - (4 + 1)
    assert (me.hold, me.hidden) == (["red-gate"], ["green-wave"])
    assert match.state.black["red"] == ["red-eye"]


@rule("EE-142")
def test_one_may_be_enough():
    match = smuggler(credits=20).start().play(0, "smuggle red-1 green-wave hidden no")
    assert match.state.players[0].stored == ["green-wave"]


@rule("EE-143")
def test_without_an_empty_space_nothing_is_acquired():
    full = {"hold": "o1 o2 o3 o4 y1", "hidden": "y2 y3 y4"}
    match = smuggler(credits=20, **full).start().draft(0, "smuggle red-1")
    assert match.match.asked(0).key == "deliver"  # the only way left
    assert match.state.black["red"] == ["red-gate", "red-eye"]


@rule("EE-143")
def test_the_last_space_takes_the_last_one():
    match = smuggler(credits=20, hold="o1 o2 o3 o4 y1", hidden="y2 y3").start()
    match.play(0, "smuggle red-1 acquire red-gate no")
    assert match.state.players[0].hidden == ["yellow-fork", "yellow-wave", "red-gate"]
    assert match.key(0) == "action"


@rule("EE-144")
def test_acquired_artefacts_may_be_sampled():
    match = smuggler(credits=20).start().play(0, "smuggle red-1 red-gate+green-wave hold hold no yes")
    assert match.state.players[0].gallery == ["red-gate"]


def test_the_black_market_needs_something_to_do():
    match = smuggler(credits=0).start()
    assert match.why_not(0)["smuggle"].rule == "EE-061"


@rule("EE-142")
def test_what_closes_one_way_of_smuggling_is_told():
    full = smuggler(credits=20, hold="o1 o2 o3 o4 y1", hidden="y2 y3 y4").start().play(0, "smuggle red-1")
    assert full.why_not(0)["acquire"].reason.key == "why-no-room"
    poor = smuggler(credits=0, hold="o1 o2").start().play(0, "smuggle red-1")
    assert poor.why_not(0)["acquire"].reason.key == "why-all-too-dear"
    empty = smuggler(credits=20, hold="").start().play(0, "smuggle red-1")
    assert empty.why_not(0)["deliver"].rule == "EE-141"
