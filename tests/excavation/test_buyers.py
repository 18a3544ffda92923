"""Buyers, storage, limits of the box (chapter 1 of the rules)."""

import pytest

from engines.excavation.buyers import add_buyer, draw_buyer_card, fill_queue, level, popularity_credits, ranks
from engines.excavation.cards import draw_card
from engines.excavation.scenario import scenario
from engines.kernel import Refused
from tests.rules import rule


@rule("EE-005")
def test_the_hidden_compartment_takes_only_what_was_acquired():
    full = "red-eye red-fork red-wave red-gate yellow-eye"
    match = scenario().dig("green-eye").black_market("green", "green-fork")
    match = match.player(0, hold=full, explorers="laurentia caribbean cape", hand="green-1 green-4").start()
    assert match.why_not(0)["excavate"].rule == "EE-091"
    match.play(0, "smuggle green-1 acquire green-fork no")  # straight into the only space, the hidden one
    assert match.state.players[0].hidden == ["green-fork"]


@rule("EE-005")
def test_artefacts_of_both_storages_can_be_sold_and_delivered():
    match = scenario(factions="aqulla gul").market(1, queue="rr", traders=2)
    match = match.player(
        0, hold="red-eye", hidden="red-fork", explorers="caribbean nile cape", hand="t2 y1"
    ).start()
    match.play(0, "sell travel-2 red market:1 hidden:red-fork")
    match.play(0, "smuggle yellow-1 deliver hold:red-eye")
    assert match.state.players[0].stored == []


@rule("EE-006")
def test_crew_markers_are_guards_traders_envoys_and_forecast_markers():
    match = scenario().dig("green-eye").forecast("red-1")
    match = match.player(
        0, explorers="alaska laurentia cape", hand="green-1 green-1 yellow-1 yellow-2"
    ).start()
    match.play(0, "excavate green-1 green-eye yes")
    match.play(0, "command green-1 trader.envoy")
    match.play(1, "pass")
    match.play(0, "survey yellow-1 slot:1").draft(0, match.options(0)[0])
    me = match.state.players[0]
    assert me.crew == 22 - 4
    assert me.gallery == ["green-eye"]
    assert match.state.market(1).traders[0] == 1
    assert match.state.centres["left"].envoys[0] == 1
    assert match.state.forecast[0].crew == 0


@rule("EE-007")
def test_a_coloured_buyer_wants_its_colour_and_a_special_one_everything():
    match = (
        scenario()
        .market(1, queue="r*y", traders=1)
        .player(0, hold="red-eye green-eye orange-eye", hand="t2")
        .start()
    )
    match.play(0, "sell travel-2")
    assert match.options(0) == ["green", "red", "orange"]  # by the special buyer
    match.play(0, "red market:1")
    assert match.state.market(1).queue == ["yellow"]  # the queue closes up


@rule("EE-007", "EE-008")
def test_a_fifth_buyer_pushes_the_front_one_out_and_joins_at_the_back():
    game = scenario().market(2, queue="yrgp").start().state
    pool = dict(game.pool)
    add_buyer(game, 2, "orange")
    assert game.market(2).queue == ["red", "green", "purple", "orange"]
    assert game.pool["yellow"] == pool["yellow"] + 1
    assert game.pool["orange"] == pool["orange"] - 1


@rule("EE-008", "EE-014")
def test_a_buyer_that_the_pool_does_not_have_pushes_nobody_out():
    game = scenario().market(2, queue="yrgp").pool(orange=0).start().state
    add_buyer(game, 2, "orange")
    assert game.market(2).queue == ["yellow", "red", "green", "purple"]


@rule("EE-009", "EE-010")
def test_the_level_is_the_number_of_empty_spaces_which_are_the_lowest():
    game = scenario(4).market(1, queue="rr").market(2, queue="r").start().state
    assert level(game, "red") == 3
    add_buyer(game, 3, "red")
    assert level(game, "red") == 4
    assert level(scenario(4).start().state, "red") == 0


@rule("EE-011")
def test_special_buyers_have_a_pool_without_a_level():
    match = scenario(4).market(1, queue="**").start()
    assert match.view().special_pool == 5
    assert [track.region for track in match.view().tracks] == ["yellow", "green", "red", "purple", "orange"]


@rule("EE-012")
def test_ex_07_equal_popularity_shares_the_better_rank_and_skips_the_next():
    game = scenario(4).popularity(red=6, yellow=4, green=4, orange=4, purple=1).start().state
    assert ranks(game) == {"red": 1, "yellow": 2, "green": 2, "orange": 2, "purple": 5}
    assert [popularity_credits(game, region) for region in game.box.regions] == [5, 5, 9, 0, 5]


@rule("EE-012")
def test_five_different_levels_bring_9_5_3_1_0():
    game = scenario(4).popularity(red=6, yellow=5, green=4, orange=3, purple=2).start().state
    assert [popularity_credits(game, name) for name in ("red", "yellow", "green", "orange", "purple")] == [
        9,
        5,
        3,
        1,
        0,
    ]


@rule("EE-013")
def test_three_command_centres_are_linked_to_two_markets_each_and_the_ship_holds_buyers():
    view = scenario().ship("ry*").start().view()
    assert {centre.id: centre.markets for centre in view.centres} == {
        "left": [1, 2],
        "middle": [3, 4],
        "right": [5, 6],
    }
    assert view.ship == ["red", "yellow", "special"]


@rule("EE-014")
def test_what_the_box_does_not_have_is_left_out():
    match = scenario().pool(special=0).player(0, hand="red-1 t2").start()
    match.play(0, "market red-1")
    assert match.why_not(0)["special"].rule == "EE-014"


@rule("EE-015")
def test_what_cannot_be_paid_in_full_is_not_offered():
    match = scenario().black_market("red", "red-eye").black_market("green", "green-gate")
    match = match.player(0, credits=4, explorers="caribbean nile cape", hand="red-1 t2").start()
    match.play(0, "smuggle red-1 acquire green-gate hidden")
    assert match.state.players[0].credits == 0  # the gate for 3 + 1 was all that could be paid
    assert match.state.black["red"] == ["red-eye"]


@rule("EE-015")
def test_a_price_above_the_own_credits_is_explained():
    match = (
        scenario()
        .black_market("red", "red-eye")
        .black_market("green", "green-gate")
        .black_market("yellow", "yellow-gate")
    )
    match = match.player(0, credits=6, explorers="caribbean nile cape", hand="red-1 t2").start()
    match.play(0, "smuggle red-1")
    assert match.why_not(0)["red-eye"].rule == "EE-142"
    with pytest.raises(Refused):
        match.play(0, "red-eye")


@rule("EE-016")
def test_an_empty_action_deck_is_made_anew_from_the_common_discard():
    game = scenario().deck("red-1", only=True).start().state
    assert draw_card(game) == "red-1"
    assert len(game.discard) == 59
    assert draw_card(game) is not None
    assert (len(game.deck), len(game.discard)) == (58, 0)


@rule("EE-016")
def test_with_deck_and_discard_empty_nothing_is_drawn():
    game = scenario().start().state
    game.players[1].hand += game.deck
    game.deck = []
    assert draw_card(game) is None


@rule("EE-017")
def test_an_empty_buyer_deck_is_made_anew_from_its_discard():
    game = scenario().buyer_deck("red", only=True).start().state
    assert draw_buyer_card(game) == "red"
    draw_buyer_card(game)
    assert (len(game.buyer_deck), len(game.buyer_discard)) == (15, 0)


@rule("EE-076")
def test_a_card_without_its_buyer_is_replaced_and_without_any_buyer_it_stops():
    game = scenario().pool(red=0).buyer_deck("red green").start().state
    fill_queue(game, 1, 1)
    assert game.market(1).queue == ["green"]
    empty = scenario().pool(yellow=0, green=0, red=0, purple=0, orange=0, special=0).start().state
    fill_queue(empty, 1, 3)
    assert empty.market(1).queue == []


@rule("EE-018")
def test_black_market_stacks_are_public_and_only_the_top_is_for_sale():
    match = scenario().black_market("red", "red-gate red-eye red-wave")
    match = match.player(0, credits=50, explorers="caribbean arabia cape", hand="red-1 t2 t3").start()
    assert [tile.kind for tile in match.view().stacks[2].black_market] == ["red-gate", "red-eye", "red-wave"]
    match.play(0, "smuggle red-1 acquire red-gate hidden")
    assert match.state.black["red"] == ["red-eye", "red-wave"]  # only the top was there to choose


@rule("EE-020", "EE-097")
def test_the_first_full_column_draws_a_card_at_once():
    match = scenario().dig("red-gate").deck("orange-6")
    match = match.player(
        0, explorers="cape nile congo", gallery="red-eye red-fork red-wave", hand="red-1 t2"
    ).start()
    match.play(0, "excavate red-1 red-gate yes")
    assert match.state.players[0].columns == ["red"]
    assert match.state.players[0].hand == ["travel-2", "orange-6"]


@rule("EE-020")
def test_a_column_that_was_full_before_brings_nothing():
    match = scenario().dig("red-gate")
    match = match.player(
        0, explorers="cape nile congo", gallery="r1 r2 r3", columns="red", hand="red-1 t2"
    ).start()
    match.play(0, "excavate red-1 red-gate yes")
    assert match.state.players[0].hand == ["travel-2"]


@rule("EE-021")
def test_boards_and_discards_are_public_hands_are_not():
    match = (
        scenario()
        .player(1, hand="red-1 red-2 t4", hold="red-eye", hidden="green-eye", gallery="green-eye")
        .start()
    )
    seen = match.view(0)
    assert seen.players[1].hand_size == 3
    assert [tile.kind for tile in seen.players[1].hold] == ["red-eye"]
    assert [tile.kind for tile in seen.players[1].hidden] == ["green-eye"]
    assert seen.players[1].gallery == ["green-eye"]
    assert [card.id for card in seen.players[1].travel_used] == ["travel-2", "travel-3"]
    assert seen.private.seat == 0
    assert match.view(None).private is None
    assert [card.id for card in match.view(1).private.hand] == ["red-1", "red-2", "travel-4"]
