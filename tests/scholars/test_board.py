"""Translate, retirement, Influence, Caliph cards, Rest and goals (SC-140 to SC-221)."""

import pytest

from engines.scholars.guilds import controller_of
from engines.scholars.scenario import scenario
from engines.scholars.scoring import guild_points, points_of
from engines.scholars.state import SHELF
from tests.rules import rule

PARTS = SHELF.of(SHELF.today)


# ---- Translate and retirement ----------------------------------------------------------------------------


@rule("SC-140", "SC-144")
def test_the_colour_must_be_that_of_the_column() -> None:
    match = (
        scenario(players=2)
        .player(0, dice="green-4", gold=1, silver=2)
        .room(1, "persian_b", owner=0)
        .house("green", "persian_d@1 persian_h")
        .house("purple", "persian_e")
        .start()
    )
    match.play(0, "slot:4 loan green-4 main:translate")
    assert match.why_not(0)["persian_e"].rule == "SC-140"
    match.play(0, "persian_d")
    me, other = match.state.players
    assert (me.silver, other.silver, other.influence) == (2 - 1 + 1, 1, 20)  # Philosophy 1 gives Silver
    assert me.influence == 20 - 1


@rule("SC-141")
def test_language_levels() -> None:
    assert PARTS.levels == {
        "arabic": 0,
        "persian": 1,
        "syriac": 1,
        "greek": 2,
        "hebrew": 2,
        "chinese": 3,
        "sanskrit": 3,
    }


@rule("SC-142", "SC-143")
def test_a_line_that_is_missing_or_cannot_be_paid_closes_the_scroll() -> None:
    position = scenario(players=2).player(0, dice="green-4", gold=1).house("green", "greek_b persian_b")
    match = position.room(1, "persian_c", owner=1).start()
    match.play(0, "slot:4 loan green-4")
    assert match.why_not(0)["main:translate"].rule == "SC-143"
    paid = position.player(0, silver=1).start().play(0, "slot:4 loan green-4 main:translate")
    assert paid.state.players[1].silver == 1  # the only Scroll that can be translated
    alone = position.house("green", "greek_b").start().play(0, "slot:4 loan green-4")
    assert alone.why_not(0)["main:translate"].rule == "SC-142"


@rule("SC-143")
def test_the_gap_closes_upwards_and_own_influence_comes_home() -> None:
    match = (
        scenario(players=2)
        .player(0, dice="green-4", gold=1)
        .room(1, "persian_c", owner=0)
        .house("green", "persian_d@0 greek_b greek_c")
        .start()
    )
    match.play(0, "slot:4 mathematics green-4 persian_d")
    assert [one.id for one in match.state.house["green"]] == ["greek_b", "greek_c"]
    assert match.state.players[0].influence == 19
    assert match.state.players[0].tracks["philosophy"] == 1


@rule("SC-143")
@pytest.mark.parametrize(("answer", "pieces"), [("yes", 1), ("no", 0)])
def test_influence_that_a_scroll_brings_may_be_declined(answer: str, pieces: int) -> None:
    match = (
        scenario(players=2)
        .player(0, dice="green-4", gold=1)
        .room(1, "persian_c", owner=0)
        .house("green", "persian_b")
        .start()
    )
    match.play(0, "slot:4 mathematics green-4 persian_b")
    assert match.key(0) == "place-influence"
    match.play(0, answer)
    assert match.state.guilds["purple"].influence[0] == pieces
    assert match.asks() == {1: "turn"}


@rule("SC-145", "SC-149")
def test_due_neutral_translators_go_under_their_deck_or_into_the_box() -> None:
    match = (
        scenario(players=2)
        .player(0, dice="white-1")
        .room(1, "persian_c", gold=3)
        .room(2, "start_tr_2", gold=4)
        .room(3, "greek_a", gold=2)
        .start()
    )
    assert match.view().rooms[0].translator.due
    match.play(0, "slot:1 mathematics white-1 none")
    assert match.state.rooms[:3][:2] == [None, None]
    assert match.state.rooms[2].id == "greek_a"
    assert match.state.decks["persian"][-1] == "persian_c"
    assert "start_tr_2" in match.state.boxed


@rule("SC-145")
def test_nobody_is_due_whose_gold_was_taken_off_before() -> None:
    match = (
        scenario(players=2)
        .player(0, dice="white-1", retired={1: "start_tr_10"})
        .room(1, "persian_c", owner=0, gold=3)
        .start()
    )
    match.play(0, "slot:1 mathematics white-1 retired:start_tr_10 take:1 none")
    assert match.state.players[0].gold == 1
    assert match.state.rooms[0].gold == 2


@rule("SC-146", "SC-147")
def test_a_retiree_works_from_then_on() -> None:
    match = scenario(players=2).player(0, dice="white-1 white-1").room(3, "syriac_d", owner=0, gold=3).start()
    match.play(0, "slot:1 mathematics white-1 none slot:2")
    me = match.state.players[0]
    assert (me.slots[1].retired, me.influence) == (["syriac_d"], 20)
    match.play(1, "slot:1 mathematics white-1 none").play(0, "slot:2 physics white-1 retired:syriac_d")
    assert match.state.players[0].silver == 1
    assert points_of(match.state, me)["retired"] == 3


@rule("SC-148")
def test_several_owners_retire_in_turn_order_and_each_orders_his_own() -> None:
    match = (
        scenario(players=3)
        .player(0, dice="white-1")
        .room(1, "persian_a", owner=0, gold=3)
        .room(2, "persian_b", owner=0, gold=4)
        .room(3, "greek_a", owner=2, gold=3)
        .start()
    )
    match.play(0, "slot:1 mathematics white-1 none")
    assert match.asks() == {0: "tuck-whom"}
    match.play(0, "persian_b slot:1 slot:2")
    assert match.asks() == {2: "tuck"}
    match.play(2, "slot:4")
    assert match.state.players[0].slots[0].retired == ["persian_b"]
    assert match.state.players[0].slots[1].retired == ["persian_a"]
    assert match.state.players[2].slots[3].retired == ["greek_a"]


@rule("SC-151", "SC-053")
def test_gold_goes_on_and_off_translators() -> None:
    match = (
        scenario(players=2)
        .player(0, dice="white-1", gold=1, retired={1: "start_tr_10"})
        .room(1, "persian_a", owner=1, gold=1)
        .room(2, "greek_a", owner=0)
        .start()
    )
    match.play(0, "slot:1 mathematics white-1 retired:start_tr_10")
    refusals = match.why_not(0)
    assert refusals["place:1"].rule == refusals["take:2"].rule == "SC-151"
    match.play(0, "place:2 none")
    assert (match.state.rooms[1].gold, match.state.players[0].gold) == (1, 0)
    paying = (
        scenario(players=2)
        .player(0, dice="white-1", silver=1, retired={1: "start_tr_10"})
        .room(1, "persian_a", owner=1, gold=1)
        .start()
    )
    paying.play(0, "slot:1 mathematics white-1 retired:start_tr_10 take:1")
    assert (paying.state.players[0].gold, paying.state.players[1].silver) == (1, 1)


# ---- Influence -------------------------------------------------------------------------------------------


@rule("SC-160", "SC-161")
def test_one_influence_on_each_scroll() -> None:
    match = (
        scenario(players=2)
        .player(0, dice="blue-6 blue-2")
        .map("top_mid", "chinese_f", influence=1)
        .house("green", "greek_b")
        .start()
    )
    match.play(0, "slot:3 mathematics blue-6+blue-2 r8")
    assert match.key(0) == "influence-scroll"
    assert match.why_not(0)["chinese_f"].rule == "SC-161"
    match.play(0, "greek_b")
    assert match.state.house["green"][0].influence == 0
    assert match.state.players[0].influence == 19


@rule("SC-164", "SC-165")
def test_control_after_removal() -> None:
    assert controller_of([1, 2, 2], 0) is None
    assert controller_of([0, 1, 2], 0) == 2
    assert controller_of([2, 2, 1], 1) == 1
    assert controller_of([0, 0, 0], 0) is None


@rule("SC-121", "SC-162")
@pytest.mark.parametrize(("answer", "left", "there"), [("yes", 0, 1), ("no", 1, 0)])
@pytest.mark.parametrize(("more", "key"), [(0, "last-influence"), (9, "place-influence")])
def test_influence_goes_nowhere_unasked(answer: str, left: int, there: int, more: int, key: str) -> None:
    match = (
        scenario(players=2)
        .player(0, dice="purple-4", gold=1, tracks={"mathematics": 4}, influence=1 + more)
        .start()
        .play(0, "slot:3 physics purple-4 r4")
    )
    assert match.key(0) == key
    match.play(0, answer)
    assert match.asks() == {1: "turn"}
    assert match.state.players[0].influence == left + more
    assert match.state.guilds["purple"].influence[0] == there


# ---- Caliph cards ----------------------------------------------------------------------------------------


@rule("SC-181", "SC-182", "SC-184")
def test_controllers_choose_spaces_guild_after_guild() -> None:
    match = (
        scenario(players=3)
        .guild("purple", {0: 1})
        .guild("orange", {1: 2})
        .guild("green", {2: 1})
        .slot(0, 1, "mathematics")
        .scroll_deck(bottom="caliph_4")
        .start()
    )
    match.play(0, "rest")
    assert match.key(0) == "caliph"
    match.play(0, "top")
    assert match.why_not(1)["top"].rule == "SC-182"
    match.play(1, "middle:blue").play(2, "bottom:hebrew")
    caliph = match.state.caliphs[0]
    assert caliph.influence == {"top": 0, "middle": 1, "bottom": 2}
    assert [die.colour for die in match.state.players[1].dice] == ["white", "blue"]
    assert not match.state.players[1].dice[1].fresh
    assert match.state.players[2].aside == ["hebrew_a"]
    assert [event.to for event in match.events("forced")] == [()]  # the portrait was chosen before
    assert match.state.players[2].bag["white"] == 1
    match.play(0, "-").play(2, "slot:1")
    assert match.state.players[2].retired == ["hebrew_a"]
    assert [guild_points(match.state, seat) for seat in range(3)] == [3, 1 + 2, 0]


@rule("SC-008", "SC-184")
def test_a_die_of_the_middle_space_that_is_out_is_closed_while_another_is_left() -> None:
    position = (
        scenario(players=2)
        .player(0, dice="white-2")
        .guild("purple", {0: 1})
        .slot(0, 1, "mathematics")
        .scroll_deck(bottom="caliph_4")
    )
    match = position.supply(red=0).start().play(0, "rest")
    assert match.why_not(0)["middle:red"].rule == "SC-008"
    assert "middle:blue" in match.options(0)
    without = position.supply(red=0, yellow=0, blue=0).start().play(0, "rest middle:red")
    assert without.key(0) == "return-instead"


@rule("SC-182", "SC-184")
def test_the_bottom_space_may_bring_gold() -> None:
    match = (
        scenario(players=2).guild("green", {0: 2}).slot(0, 1, "loan").scroll_deck(bottom="caliph_3").start()
    )
    match.play(0, "rest bottom:gold")
    assert match.state.players[0].gold == 1
    assert match.state.guilds["green"].influence == [1, 0]


@rule("SC-183")
def test_compensations_are_asked_at_once() -> None:
    match = (
        scenario(players=3)
        .guild("purple", {0: 3, 1: 1, 2: 1})
        .guild("orange", {1: 1, 2: 1}, controller=1)
        .slot(0, 1, "mathematics")
        .scroll_deck(bottom="caliph_1")
        .start()
    )
    match.play(0, "rest top")
    assert match.asks() == {1: "worker", 2: "worker"}
    match.play(2, "red").play(1, "blue")
    assert (match.state.players[1].workers["blue"], match.state.players[2].workers["red"]) == (1, 1)
    match.play(1, "middle")
    assert match.state.players[2].silver == 1
    assert match.state.guilds["orange"].controller == 2  # took it, and was compensated


@rule("SC-185")
def test_the_second_card_puts_gold_on_starting_translators() -> None:
    match = (
        scenario(players=2)
        .player(1, retired="start_tr_3")
        .room(1, "start_tr_1", owner=0)
        .room(2, "start_tr_2")
        .room(3, "greek_a", owner=0)
        .slot(0, 1, "mathematics")
        .caliph("caliph_1")
        .scroll_deck(bottom="caliph_2")
        .start()
    )
    match.play(0, "rest")
    assert [one.gold for one in match.state.employed()] == [1, 1, 0]
    assert match.state.players[1].silver == 1


@rule("SC-186", "SC-185")
def test_the_third_card_brings_a_neutral_translator() -> None:
    wanted = PARTS.caliphs["caliph_3"].event_portraits
    match = (
        scenario(players=2)
        .room(1, f"{wanted[0]}_a", owner=0)
        .slot(0, 1, "mathematics")
        .caliph("caliph_1")
        .caliph("caliph_2")
        .scroll_deck(bottom="caliph_3")
        .start()
    )
    match.play(0, "rest")
    newcomer = match.state.rooms[1]
    assert (newcomer.id, newcomer.owner) == (f"{wanted[1]}_a", None)


@rule("SC-186")
def test_with_all_three_in_rooms_the_first_one_comes_and_full_rooms_mean_nobody() -> None:
    wanted = PARTS.caliphs["caliph_3"].event_portraits
    position = scenario(players=2).slot(0, 1, "mathematics").caliph("caliph_1").caliph("caliph_2")
    for room, portrait in enumerate(wanted, start=1):
        position.room(room, f"{portrait}_a")
    position.scroll_deck(bottom="caliph_3")
    match = position.start().play(0, "rest")
    assert match.state.rooms[3].id == f"{wanted[0]}_b"
    for room in range(4, 11):
        position.room(room, f"start_tr_{room}")
    assert position.start().play(0, "rest").events("event-nobody")


# ---- Rest ------------------------------------------------------------------------------------------------


@rule("SC-201")
@pytest.mark.parametrize(
    ("influence", "goes", "stays"), [(None, "hebrew_f", "persian_a"), (1, "persian_a", "hebrew_f")]
)
def test_the_bottom_scroll(influence: int | None, goes: str, stays: str) -> None:
    position = (
        scenario(players=2)
        .slot(0, 1, "mathematics")
        .map("bottom_left", "hebrew_f", influence=influence)
        .house("purple", "greek_b")
        .scroll_deck(bottom="persian_a")
    )
    assert PARTS.scrolls["persian_a"].vp == 1
    match = position.start().play(0, "rest")
    assert match.state.neutral == 8
    assert [one.id for one in match.state.house["orange"]] == [goes]
    assert match.state.map["bottom_left"].id == stays
    position.house("orange", "greek_c").house("green", "greek_d")
    assert goes in position.start().play(0, "rest").state.boxed


@rule("SC-201")
def test_an_empty_map_place_is_filled() -> None:
    match = scenario(players=2).slot(0, 1, "mathematics").map(8, None).scroll_deck(bottom="persian_a").start()
    match.play(0, "rest")
    assert match.state.map["bottom_left"].id == "persian_a"


@rule("SC-203")
def test_a_white_die_without_cost_is_a_must_and_costs_are_not() -> None:
    match = scenario(players=2).slot(0, 1, "hurry").slot(0, 2, "loan").slot(0, 3, "biology").start()
    match.play(0, "rest no")
    me = match.state.players[0]
    assert (me.bag["white"] + len(me.dice), me.gold) == (2, 0)
    assert match.key(0) == "reroll"  # Biology asks nothing: there is no Silver to pay


@rule("SC-205")
def test_the_open_sixth_slot_draws_a_die() -> None:
    match = (
        scenario(players=2)
        .player(0, met="all", dice="white-1 white-1 white-1 white-1", bag="red")
        .slot(0, 1, "mathematics")
        .start()
    )
    match.play(0, "rest -")
    assert "red" in [die.colour for die in match.state.players[0].dice]


@rule("SC-205", "SC-202")
def test_a_card_in_the_sixth_slot_counts_instead() -> None:
    match = (
        scenario(players=2)
        .player(0, met="all", dice="white-1 white-2 white-3 white-4", bag="red")
        .slot(0, 6, "goal")
        .start()
    )
    match.play(0, "rest - green")
    assert match.state.guilds["green"].influence[0] == 1
    assert match.state.players[0].slots[5].dice == []  # the printed one went with its card
    assert match.state.players[0].bag["red"] == 1


@rule("SC-207", "SC-208", "SC-209")
def test_dice_go_into_the_bag_and_cards_to_hand() -> None:
    match = (
        scenario(players=2)
        .player(0, dice="white-1 white-1 white-1 white-1")
        .slot(0, 1, "mathematics", "red-3>red blue-2")
        .start()
    )
    match.play(0, "rest -")
    me = match.state.players[0]
    assert (me.bag["red"], me.bag["blue"], len(me.dice)) == (1, 1, 4)
    assert (me.slots[0].card, len(me.cards), me.workers["red"]) == (None, 7, 0)
    assert match.asks() == {1: "turn"}


@rule("SC-204")
def test_rerolls_once_and_only_what_was_there_before() -> None:
    match = scenario(players=2).player(0, dice="white-1 red-2", bag="blue*5").slot(0, 1, "loan").start()
    match.play(0, "rest no")
    assert match.options(0) == ["1:white-1", "2:red-2"]
    match.match.state.random.rolls = []
    assert len(match.state.players[0].dice) == 4
    many = scenario(players=2).player(0, dice="white-1 " * 7).slot(0, 1, "physics").start()
    many.play(0, "rest red -")
    assert len(many.state.players[0].dice) == 7


# ---- The Goal card ---------------------------------------------------------------------------------------


@rule("SC-220", "SC-221")
def test_three_goals_with_their_rewards() -> None:
    match = (
        scenario(players=2)
        .player(0, dice="white-3 white-3", met="guild", goal="greek", tracks={"biology": 2})
        .start()
    )
    match.play(0, "slot:1 mathematics white-3 dispatch:greek")
    while match.asks() != {1: "turn"}:
        match.play(0, match.options(0)[-1])
    me = match.state.players[0]
    assert (me.goal.met, me.workers["white"]) == (["guild", "portrait"], 1)
    green = (
        scenario(players=2)
        .player(0, dice="green-6 white-2", met="guild portrait", goal="greek", tracks={"biology": 2})
        .start()
    )
    green.play(0, "slot:3 mathematics green-6+white-2 r8")
    me = green.state.players[0]
    assert (me.bag["green"], me.goal.is_flipped) == (1, True)
    assert me.goal.id in me.cards


@rule("SC-220")
def test_translating_from_the_guild_shown() -> None:
    match = (
        scenario(players=2)
        .player(0, dice="orange-4", gold=1)
        .room(1, "persian_c", owner=0)
        .house("orange", "persian_d")
        .start()
    )
    match.play(0, "slot:4 mathematics orange-4 persian_d")
    assert match.state.players[0].goal.met == ["guild"]
    assert match.state.players[0].workers["red"] == 1
