"""Faction abilities (chapter 4 of the rules)."""

import pytest

from engines.excavation.scenario import scenario
from engines.kernel import Refused
from tests.rules import rule

# ---- Gul Cartel ----


def gul(**mine):
    position = scenario(factions="gul aqulla").market(1, queue="rg", traders=1)
    position.black_market("red", "red-gate red-eye").black_market("yellow", "yellow-gate")
    return position.player(0, **{"explorers": "caribbean nile cape", "hand": "t2 t3", **mine})


@rule("EE-170")
def test_gul_acquires_for_the_value_before_a_sale_and_may_sell_it_at_once():
    match = gul(credits=3).start()
    assert "sell" in match.options(0)  # nothing is stored yet, but red can be had and sold
    match.play(0, "sell travel-2")
    assert match.options(0) == ["hidden", "hold"]  # the yellow one could not be sold
    match.play(0, "hidden no red market:1")
    assert match.state.players[0].credits == 3 - 3 + 9 + 2
    assert match.state.sold == ["red-gate"]
    assert match.state.black["red"] == ["red-eye"]


@rule("EE-170")
def test_gul_may_take_anything_if_something_else_can_be_sold_and_may_leave_it():
    match = gul(hold="green-eye").start().play(0, "sell travel-2")
    assert match.options(0) == ["yellow-gate", "red-gate", "no"]
    match.play(0, "yellow-gate hidden yes")
    assert match.state.players[0].gallery == ["yellow-gate"]
    match.play(0, "green")
    assert match.state.sold == ["green-eye"]
    other = gul(hold="green-eye").start().play(0, "sell travel-2 no green")
    assert other.state.players[0].hidden == []


@rule("EE-170")
def test_gul_needs_an_explorer_at_a_black_market_space_and_credits():
    assert "sell" not in gul(explorers="nile cape andes").start().options(0)
    assert "sell" not in gul(credits=2).start().options(0)
    full = gul(hold="o1 o2 o3 o4 p1", hidden="p2 p3 p4").start()
    assert "sell" not in full.options(0)


@rule("EE-170")
def test_others_do_not_acquire_before_a_sale():
    match = scenario(factions="aqulla gul").market(1, queue="rg", traders=1).black_market("red", "red-gate")
    match = match.player(0, explorers="caribbean nile cape", hand="t2 t3", hold="green-eye").start()
    match.play(0, "sell travel-2")
    assert match.state.sold == ["green-eye"]


# ---- Is'sisinui ----


def seer(tiles="red-eye red-gate red-wave", only=False, **mine):
    position = scenario(factions="issisinui aqulla").forecast("yellow-1 green-2 orange-3")
    position.player(0, **{"hand": "red-1 t2 t3", "credits": 20, **mine})
    return position.stack("red", tiles, only=only).start()


@rule("EE-171")
def test_seers_draw_three_place_one_take_one_and_may_buy_the_last():
    match = seer().play(0, "survey red-1 slot:1")
    assert {"red-gate", "red-gate:free.red-eye", "red-gate:buy.red-eye"} <= set(match.options(0))
    match.play(0, "red-gate:free.red-eye:buy.red-wave yes no")
    me = match.state.players[0]
    assert me.hold == ["red-eye", "red-wave"]
    assert me.gallery == ["red-eye"]
    assert me.credits == 20 - 8
    assert len(match.state.stacks["red"]) == 15


@rule("EE-171")
def test_what_seers_neither_place_take_nor_buy_goes_back():
    match = seer().play(0, "survey red-1 slot:1 red-gate")
    assert len(match.state.stacks["red"]) == 17
    assert match.state.players[0].hold == []


@rule("EE-171")
def test_seers_buy_one_of_two_if_they_take_none():
    match = seer().play(0, "survey red-1 slot:1 red-gate:buy.red-wave no")
    assert match.state.players[0].hold == ["red-wave"]
    assert len(match.state.stacks["red"]) == 16


@rule("EE-171")
def test_with_few_tiles_seers_serve_the_map_first():
    match = seer("red-eye", only=True).play(0, "survey red-1 slot:1")
    assert match.state.sites["nile"] == ["red-eye"]
    assert match.state.players[0].hold == []
    two = seer("red-eye red-gate", only=True).play(0, "survey red-1 slot:1 red-gate:free.red-eye no")
    assert two.state.players[0].hold == ["red-eye"]
    assert two.state.players[0].credits == 20


# ---- Dal-Harraii Corporation ----


@rule("EE-172")
def test_pilots_move_one_explorer_before_their_actions():
    match = scenario(factions="dal_harraii gul").player(0, explorers="alaska rockies india").start()
    assert match.key(0) == "pilots-move"
    assert "alaska>rockies" not in match.options(0)
    assert match.why_not(0)["alaska>rockies"].rule == "EE-172"
    match.play(0, "alaska>laurentia")
    assert match.state.players[0].explorers == ["laurentia", "rockies", "india"]
    match.play(0, "travel travel-2 stop travel travel-3 stop").play(1, "pass")
    assert match.key(0) == "pilots-move"  # at each own turn
    match.play(0, "stay")
    assert match.key(0) == "action"


@rule("EE-172")
def test_nobody_else_moves_for_free():
    assert scenario(factions="gul dal_harraii").start().key(0) == "action"


# ---- Aqulla Collective ----


def merchant(hand="red-2 t2", **mine):
    position = (
        scenario(factions="aqulla gul").market(2, queue="r*", traders={1: 1}).market(1, queue="y", traders=1)
    )
    return position.player(0, hold="red-eye red-gate", hand=hand, **mine)


@rule("EE-173")
def test_merchants_sell_at_the_market_of_the_card_without_a_trader():
    match = merchant().start().play(0, "sell")
    assert match.options(0) == ["red-2"]  # with the travel card nothing could be sold
    assert match.why_not(0)["travel-2"].rule == "EE-110"
    match.play(0, "red-2 red market:2 hold:red-gate")
    assert match.state.players[0].credits == 8 + 9 + 4
    assert match.state.centres["left"].envoys == [0, 0]  # nobody to promote
    assert match.state.market(2).traders == [0, 1]


@rule("EE-173")
def test_merchants_still_need_an_interested_buyer_there():
    assert "sell" not in merchant(hand="red-3 t2").start().options(0)


@rule("EE-173")
def test_the_cards_market_counts_as_one_of_three():
    match = merchant().market(3, queue="r", traders=1).start().play(0, "sell red-2 red")
    assert match.options(0) == ["market:2", "market:3"]
    match.play(0, "market:2+market:3")
    assert match.state.centres["left"].envoys[0] == 0
    assert match.state.centres["middle"].envoys[0] == 1


@rule("EE-173")
def test_a_merchants_own_trader_at_the_cards_market_is_promoted_as_usual():
    match = merchant().market(2, traders={0: 1}).start().play(0, "sell red-2 red market:2 hold:red-eye")
    assert match.state.centres["left"].envoys[0] == 1


# ---- Kuti Kuti Union ----


def excavator(dug="red-eye red-fork red-wave", **mine):
    position = scenario(factions="kuti_kuti gul").dig(dug)
    return position.player(0, **{"explorers": "nile alaska andes", "hand": "red-1 t2", **mine}).start()


@rule("EE-174")
def test_ex_11_excavators_take_both_from_one_site_or_one_from_the_next():
    match = excavator().play(0, "excavate red-1")
    assert match.options(0) == ["red-eye", "red-fork", "red-wave"]
    with pytest.raises(Refused) as refused:
        match.play(0, "red-wave")  # the first one comes from the explorer's own site
    assert refused.value.refusal.rule == "EE-174"
    both = excavator().play(0, "excavate red-1 red-eye+red-fork no no")
    assert both.state.players[0].hold == ["red-eye", "red-fork"]
    next_door = excavator().play(0, "excavate red-1 red-eye+red-wave no no")
    assert next_door.state.sites["congo"] == []
    assert next_door.key(0) == "action"  # never more than two


@rule("EE-174")
def test_excavators_need_a_second_hold_space_and_an_adjacent_site_of_the_region():
    match = excavator(hold="y1 y2 y3 y4").play(0, "excavate red-1 red-eye no")
    assert match.state.players[0].hold[-1] == "red-eye"
    far = excavator("red-eye red-gate").play(0, "excavate red-1 no")  # the cape is two lines away
    assert far.state.players[0].hold == ["red-eye"]


@rule("EE-174")
def test_the_wrap_lines_join_sites_too():
    match = scenario(factions="kuti_kuti gul").dig("orange-wave yellow-wave")
    match = match.player(0, explorers="australia nile cape", hand="orange-1 t2").start()
    match.play(0, "excavate orange-1 no")  # Patagonia is adjacent, but another region
    assert match.state.players[0].hold == ["orange-wave"]


@rule("EE-174")
def test_others_take_only_one_with_one_explorer():
    match = scenario(factions="gul kuti_kuti").dig("red-eye red-fork red-wave")
    match = match.player(0, explorers="nile alaska andes", hand="red-1 t2").start()
    with pytest.raises(Refused):
        match.play(0, "excavate red-1 red-eye+red-fork")


@rule("EE-173")
def test_merchants_are_not_told_that_a_trader_is_missing():
    match = scenario(factions="aqulla gul").market(3, queue="yy").player(0, hold="red-eye", hand="red-2 t2")
    assert match.start().why_not(0)["sell"].rule == "EE-173"
    other = scenario(factions="gul aqulla").market(3, queue="rr").player(0, hold="red-eye", hand="red-2 t2")
    assert other.start().why_not(0)["sell"].reason.key == "why-no-trader"
