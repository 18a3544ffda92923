"""The preparation phase (chapter 3.1 of the rules)."""

import pytest

from engines.excavation.scenario import scenario
from engines.kernel import Refused
from tests.rules import rule


def drafted(match, people=2):
    """Everybody takes the first two cards, three times."""
    for _ in range(3):
        for seat in range(people):
            match.play(seat, "+".join(match.options(seat)[:2]))
    return match


@rule("EE-070")
def test_round_2_reveals_three_command_cards_from_left_to_right_and_boxes_the_rest():
    match = scenario(round=2, phase="prepare").command_deck("grant permit customs").start()
    assert {name: centre.card for name, centre in match.state.centres.items()} == {
        "left": "grant",
        "middle": "permit",
        "right": "customs",
    }
    assert len(match.state.command_boxed) == 5
    assert [centre.side for centre in match.view().centres] == ["white"] * 3


@rule("EE-070")
def test_round_3_turns_the_same_cards_to_yellow():
    start = scenario(round=3, phase="prepare").centre("left", card="grant").centre("middle", card="permit")
    match = start.centre("right", card="customs").start()
    assert [(centre.card, centre.side) for centre in match.view().centres] == [
        ("grant", "yellow"),
        ("permit", "yellow"),
        ("customs", "yellow"),
    ]


@rule("EE-071", "EE-072", "EE-073", "EE-074")
def test_ex_02_queues_are_refreshed_to_three():
    start = (
        scenario(round=2, phase="prepare").market(1, queue="yrgp").market(2, queue="o").market(3, queue="rrr")
    )
    game = start.buyer_deck("green special purple").start().state
    assert game.market(1).queue == ["red", "green", "purple"]
    assert game.market(2).queue == ["orange", "green", "special"]
    assert game.market(3).queue == ["red", "red", "red"]
    assert [len(market.queue) for market in game.markets] == [3] * 6


@rule("EE-075")
def test_a_buyer_returned_by_market_1_can_be_drawn_for_market_2():
    start = scenario(round=2, phase="prepare").market(1, queue="yrgp").market(2, queue="oo")
    game = start.pool(yellow=0).buyer_deck("yellow").start().state
    assert game.market(2).queue == ["orange", "orange", "yellow"]


@rule("EE-077")
def test_ex_03_a_forecast_card_brings_two_tiles_to_the_map_and_one_to_the_black_market():
    start = scenario(round=2, phase="prepare").forecast("red-1").black_market("red", "red-wave red-wave")
    match = start.stack("red", "red-eye red-gate red-fork").start()
    assert match.state.sites["nile"] == ["red-eye"]
    assert match.state.sites["cape"] == ["red-gate"]
    assert match.state.black["red"] == ["red-wave", "red-wave", "red-fork"]


@rule("EE-077")
def test_forecast_cards_are_handled_from_left_to_right_until_the_tiles_run_out():
    start = scenario(round=2, phase="prepare").forecast("red-1 green-1 red-2")
    match = start.stack("red", "red-eye red-gate red-fork red-wave", only=True).start()
    assert match.state.sites["congo"] == ["red-wave"]  # the first tile of the second red card
    assert match.state.black["red"] == ["red-fork"]
    assert match.state.stacks["red"] == []


@rule("EE-078")
def test_crew_goes_home_and_forecast_cards_are_discarded():
    start = scenario(round=3, phase="prepare").forecast("red-1@0 green-1@1 yellow-2@0")
    match = start.start()
    assert [me.crew for me in match.state.players] == [22, 22]
    assert {"red-1", "green-1", "yellow-2"} <= set(match.state.discard)


@rule("EE-079")
@pytest.mark.parametrize(("round", "cards"), [(2, 4), (3, 0)])
def test_only_round_2_gets_a_new_forecast(round, cards):
    assert len(scenario(3, round=round, phase="prepare").start().state.forecast) == cards


@rule("EE-080")
def test_ex_04_tokens_first_the_others_keep_their_order():
    start = scenario(4, round=2, phase="prepare").order(0, 1, 2, 3).player(3, token=1).player(1, token=2)
    match = start.start()
    assert match.state.order == [3, 1, 0, 2]
    assert match.state.tokens == [1, 2, 3, 4]
    assert [me.token for me in match.state.players] == [0, 0, 0, 0]


@rule("EE-082", "EE-083")
def test_eight_cards_apart_from_the_kept_ones_two_are_chosen_and_the_rest_goes_left():
    match = scenario(3, round=2, phase="prepare").player(0, hand="red-1 red-2").start()
    assert match.asks() == {0: "draft", 1: "draft", 2: "draft"}
    packets = [[card.id for card in match.view(seat).private.packet] for seat in range(3)]
    assert [len(packet) for packet in packets] == [8, 8, 8]
    assert [card.id for card in match.view(0).private.hand] == ["red-1", "red-2"]
    picks = [match.options(seat)[:2] for seat in range(3)]
    for seat in (2, 0, 1):
        match.play(seat, "+".join(picks[seat]))
    rest = list(packets[0])
    for card in match.state.players[0].picks:
        rest.remove(card)
    assert match.state.players[1].packet == rest  # clockwise: to the next seat
    assert [len(me.packet) for me in match.state.players] == [6, 6, 6]


@rule("EE-083")
def test_exactly_two_cards_are_chosen():
    match = scenario(round=2, phase="prepare").start()
    with pytest.raises(Refused):
        match.play(0, match.options(0)[0])
    with pytest.raises(Refused):
        match.play(0, "+".join(match.options(0)[:3]))


@rule("EE-083", "EE-084")
def test_after_three_choices_six_cards_join_the_hand_and_two_are_discarded():
    match = scenario(round=2, phase="prepare").player(0, hand="red-1 red-2").player(1, hand="").start()
    discarded = len(match.state.discard)
    drafted(match)
    assert len([card for card in match.state.players[0].hand if not card.startswith("travel")]) == 8
    assert len([card for card in match.state.players[1].hand if not card.startswith("travel")]) == 6
    assert len(match.state.discard) == discarded + 4
    assert [me.packet + me.picks for me in match.state.players] == [[], []]


@rule("EE-083")
def test_draft_choices_can_be_changed_until_all_are_in_and_their_order_does_not_matter():
    one = scenario(round=2, phase="prepare").start()
    first, second = one.options(0)[:2], one.options(1)[:2]
    one.play(0, "+".join(one.options(0)[2:4])).undo(0).play(0, "+".join(first)).play(1, "+".join(second))
    other = scenario(round=2, phase="prepare").start().play(1, "+".join(second)).play(0, "+".join(first))
    assert one.match.digest() == other.match.digest()
    assert not one.match.can_undo(0)


@rule("EE-085")
def test_all_travel_cards_come_back():
    match = drafted(scenario(round=2, phase="prepare").player(0, hand="t3").player(1, hand="").start())
    for me in match.state.players:
        assert sorted(card for card in me.hand if card.startswith("travel")) == [
            "travel-2",
            "travel-3",
            "travel-4",
        ]
        assert me.travelled == []
        assert not me.passed


@rule("EE-086")
def test_the_top_of_each_black_market_stack_moves_to_the_bottom():
    start = scenario(round=2, phase="prepare").black_market("red", "red-eye red-gate red-fork")
    match = drafted(start.black_market("green", "green-eye").start())
    assert match.state.black["red"] == ["red-gate", "red-fork", "red-eye"]
    assert match.state.black["green"] == ["green-eye"]
    assert match.state.black["yellow"] == []


@rule("EE-087")
def test_packets_go_by_seat_whatever_the_turn_order():
    match = scenario(3, round=2, phase="prepare").order(2, 1, 0).start()
    kept = match.options(0)[2:]
    for seat in range(3):
        match.play(seat, "+".join(match.options(seat)[:2]))
    assert match.options(1) == kept
