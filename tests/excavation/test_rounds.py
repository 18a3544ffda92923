"""The structure of a round, turns and the pass (chapters 3 and 3.2 of the rules)."""

import pytest

from engines.excavation import GAME
from engines.excavation.scenario import scenario
from engines.kernel import Match, Random, Refused
from engines.kernel.players import random_picks
from tests.rules import rule


@rule("EE-055")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_three_rounds_each_prepared_but_the_first_played_and_scored(players):
    match, chance = Match.new(GAME, players, 5, {"factions": "random"}), Random.seeded(1)
    while not match.ended:
        seat = next(iter(match.pending))
        match.answer(seat, random_picks(match.pending[seat], chance))
    steps = [step.name for step in match.drain_steps()]
    order = list(dict.fromkeys(f"{name}{steps[:place].count('scoring')}" for place, name in enumerate(steps)))
    phases = [name for name in order if name.startswith(("prepare", "draft", "scoring"))]
    assert phases == ["scoring0", "prepare1", "draft1", "scoring1", "prepare2", "draft2", "scoring2"]
    assert match.state.phase == "over"


@rule("EE-056", "EE-151")
def test_players_act_in_turn_order_and_who_has_passed_is_skipped():
    match = scenario(3).order(2, 0, 1).player(1, passed=True).start()
    match.play(0, "travel travel-2 stop travel travel-3 stop")
    assert list(match.asks()) == [2]
    match.play(2, "pass")
    assert list(match.asks()) == [0]
    match.play(0, "pass")
    assert match.events("centre-scored") == []
    assert match.state.round == 2  # all have passed


@rule("EE-057")
def test_a_turn_is_two_actions_and_the_second_is_not_optional():
    match = scenario().start()
    match.play(0, "travel travel-2 stop")
    assert match.asks() == {0: "action"}
    assert "stop" not in match.options(0)
    match.play(0, "travel travel-3 stop")
    assert match.asks() == {1: "action"}


@rule("EE-058")
def test_there_are_eight_actions():
    match = scenario().dig("green-eye").market(1, queue="g*", traders=1).forecast("red-1")
    match = match.player(
        0, explorers="alaska laurentia caribbean", hold="green-gate", hand="green-1 t2"
    ).start()
    assert match.options(0) == [
        "travel",
        "excavate",
        "market",
        "sell",
        "command",
        "smuggle",
        "survey",
        "pass",
    ]


@rule("EE-059")
def test_action_cards_go_to_the_common_discard_and_travel_cards_to_the_personal_one():
    match = scenario().player(0, hand="red-1 travel-2").start()
    match.play(0, "travel red-1 stop travel travel-2 stop")
    assert match.state.discard == ["red-1"]
    assert match.state.players[0].travelled == ["travel-3", "travel-4", "travel-2"]
    assert match.state.players[0].hand == []


@rule("EE-060")
def test_without_cards_only_a_pass_is_left_and_it_is_done_by_itself():
    match = scenario().player(0, hand="travel-2").start()
    match.play(0, "travel travel-2 stop")
    assert match.state.players[0].passed
    assert match.asks() == {1: "action"}


@rule("EE-060")
def test_with_cards_in_hand_a_player_may_pass_at_any_action():
    match = scenario().start()
    assert "pass" in match.options(0)
    match.play(0, "travel travel-2 stop")
    assert "pass" in match.options(0)


@rule("EE-061")
def test_actions_that_could_do_nothing_are_closed_and_say_why():
    match = scenario().player(0, hand="red-2 t2", crew=0, explorers="nile congo cape").start()
    assert match.options(0) == ["travel", "pass"]
    reasons = match.why_not(0)
    assert {name: why.rule for name, why in reasons.items()} == {
        "excavate": "EE-091",
        "market": "EE-100",
        "sell": "EE-111",
        "command": "EE-129",
        "smuggle": "EE-140",
        "survey": "EE-130",
    }
    with pytest.raises(Refused):
        match.play(0, "excavate")


@rule("EE-061")
def test_a_card_can_always_be_burnt_by_travelling_nowhere():
    match = scenario().start().play(0, "travel travel-4 stop")
    assert match.state.players[0].explorers == ["alaska", "scandinavia", "cape"]
    assert "travel-4" in match.state.players[0].travelled


@rule("EE-150")
def test_a_pass_sets_travel_cards_aside_and_keeps_at_most_two_action_cards():
    match = scenario().player(0, hand="red-1 red-1 green-2 yellow-3 t2 t4").start()
    match.play(0, "pass red-1:2+yellow-3")
    me = match.state.players[0]
    assert me.hand == ["red-1", "yellow-3"]
    assert sorted(me.travelled) == ["travel-2", "travel-3", "travel-4"]
    assert sorted(match.state.discard) == ["green-2", "red-1"]


@rule("EE-150")
def test_three_cards_cannot_be_kept():
    match = scenario().player(0, hand="red-1 green-2 yellow-3").start()
    with pytest.raises(Refused):
        match.play(0, "pass red-1+green-2+yellow-3")


@rule("EE-150")
def test_two_action_cards_are_kept_without_a_question():
    match = scenario().player(0, hand="red-1 green-2 t2").start().play(0, "pass")
    assert match.state.players[0].hand == ["red-1", "green-2"]
    assert match.asks() == {1: "action"}


@rule("EE-150")
def test_which_cards_were_kept_is_secret():
    match = scenario().player(0, hand="red-1 green-2 yellow-3").start().play(0, "pass red-1+green-2")
    assert all("red" not in line for line in match.log(seat=1))
    assert match.view(1).players[0].hand_size == 2


@rule("EE-151")
def test_who_has_passed_takes_no_more_turns_this_round():
    match = scenario().start().play(0, "pass")
    match.play(1, "travel travel-2 stop travel travel-3 stop")
    assert match.asks() == {1: "action"}


@rule("EE-152")
def test_a_pass_as_first_action_forfeits_the_second_and_as_second_it_is_allowed():
    match = scenario().start().play(0, "pass")
    assert match.asks() == {1: "action"}
    match.play(1, "travel travel-2 stop pass")
    assert match.state.round == 2
