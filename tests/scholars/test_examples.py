"""The rulebook's worked examples."""

import pytest

from engines.kernel import Refused
from engines.scholars.action import Shade, colours_of, mixed, reaches, shade
from engines.scholars.guilds import controller_of
from engines.scholars.scenario import scenario
from engines.scholars.scoring import banner_points
from engines.scholars.solo import gold_order, target_sum, wanted_room
from engines.scholars.spelling import placed_of
from engines.scholars.state import SHELF
from engines.scholars.translate import all_lines
from tests.rules import rule

PARTS = SHELF.of(SHELF.today)
BANNER = [0, 2, 4, 6]


def action(dice: str) -> list[tuple[str, int]]:
    """What dice with their Workers come to, in a slot without retirees."""
    game = scenario(players=2).start().state
    slot = game.players[0].slots[0]
    return [tuple(reach) for reach in reaches(game, slot, map(shade, placed_of(PARTS, dice)))]


@rule("SC-001", "SC-060", "SC-061")
@pytest.mark.parametrize(
    ("dice", "result"),
    [
        ("orange-4", [("orange", 4)]),  # EX-01
        ("blue-4 yellow-5", [("green", 9)]),  # EX-02
        ("red-2 white-3", [("red", 5)]),  # EX-03
        ("purple-6 red-5", [("purple", 11)]),  # EX-04
        ("orange-4 purple-5", [("purple", 9), ("orange", 9)]),  # EX-05
        ("white-2 white-5", [("white", 7)]),
        ("red-2 red-5", [("red", 7)]),
        ("red-6 blue-6", [("purple", 12)]),
        ("red-1 yellow-1", [("orange", 2)]),
    ],
)
def test_dice_mix(dice: str, result: list[tuple[str, int]]) -> None:
    assert action(dice) == result


@rule("SC-062", "SC-063", "SC-064", "SC-065")
@pytest.mark.parametrize(
    ("dice", "result"),
    [
        ("blue-4>red", [("red", 4)]),  # EX-06
        ("blue-2>blue", [("blue", 6)]),  # EX-07
        ("white-3>white>yellow red-2>red", [("orange", 12)]),  # EX-08
        ("blue-1>blue orange-4", [("orange", 10)]),  # EX-09
        ("yellow-3 blue-2>white>white", [("yellow", 9)]),  # EX-10
        ("white-2 white-3>yellow", [("yellow", 5)]),  # EX-11
        ("white-3>red>yellow", [("yellow", 3)]),  # never Orange
        ("purple-4>red", [("red", 4)]),
        ("purple-4>red>red", [("red", 6)]),
    ],
)
def test_workers_act_one_after_another(dice: str, result: list[tuple[str, int]]) -> None:
    assert action(dice) == result


@rule("SC-042", "SC-046", "SC-047", "SC-060", "SC-067")
def test_ex_12_a_work_turn_of_five_actions() -> None:
    match = (
        scenario(players=2)
        .player(
            0,
            dice="red-3",
            bag="white*2",
            workers="white",
            retired={2: "persian_d hebrew_h"},
        )
        .start()
    )
    assert PARTS.translators["hebrew_h"].retired[0].n == 4  # type: ignore[union-attr]
    match.play(0, "slot:2 hurry red-3")
    assert match.options(0) == [
        "main:travel",
        "brown:1",
        "brown:2",
        "brown:3",
        "brown:all",
        "retired:persian_d",
        "worker:white>1",
        "done",
    ]
    match.play(0, "brown:3 red worker:red>1 main:travel 10")
    me = match.state.players[0]
    assert me.position == 10
    match.play(0, "brown:1 brown:2 retired:persian_d white")
    assert me.tracks["physics"] == 1
    assert len(match.state.players[0].dice) == 2


@rule("SC-067")
def test_the_worker_on_the_card_cannot_pay() -> None:
    match = scenario(players=2).player(0, dice="red-3", workers="red", retired={2: "persian_d"}).start()
    match.play(0, "slot:2 loan red-3+worker:red")
    assert match.why_not(0)["retired:persian_d"].rule == "SC-067"


@rule("SC-080")
def test_ex_13_value_four_reaches_the_four_left_decks() -> None:
    match = scenario(players=2).player(0, dice="white-4 white-3").start()
    match.play(0, "slot:1 mathematics white-4")
    assert match.options(0)[:4] == [f"dispatch:{one}" for one in ("chinese", "sanskrit", "greek", "hebrew")]
    assert match.why_not(0)["dispatch:persian"].rule == "SC-080"
    match = scenario(players=2).player(0, dice="white-4 white-3").start()
    match.play(0, "slot:1 mathematics white-4+white-3")
    assert sum(option.startswith("dispatch:") for option in match.options(0)) == 8


@rule("SC-081")
def test_ex_14_a_dispatch_exchanges_two_workers_for_gold() -> None:
    two_workers = next(
        card
        for card in PARTS.translator
        if any("PayWorkers" in repr(one) and "GainGold(n=2)" in repr(one) for one in card.dispatch)
    )
    match = (
        scenario(players=2)
        .player(0, dice="white-6 white-6", workers="red blue")
        .deck(two_workers.deck, two_workers.id)
        .start()
    )
    match.play(0, f"slot:1 mathematics white-6*2 dispatch:{two_workers.deck}")
    match.play(0, "all yes") if match.key(0) == "effects" else match.play(0, "yes")
    me = match.state.players[0]
    assert (me.gold, sum(me.workers.values())) == (2, 0)
    assert match.state.decks[two_workers.deck][-1] == two_workers.id


@rule("SC-100", "SC-102", "SC-103")
def test_ex_15_green_six_over_the_green_path() -> None:
    match = scenario(players=2).player(0, dice="green-6", bag="white", position=2).rolls(4, 5).start()
    match.play(0, "slot:2 mathematics green-6 5 all red")
    me = match.state.players[0]
    assert (me.position, me.silver) == (7, 2)
    assert [(die.colour, die.value) for die in me.dice] == [("red", 4), ("white", 5)]
    short = scenario(players=2).player(0, dice="green-6", position=2).start()
    short.play(0, "slot:2 mathematics green-6 2")
    assert short.state.players[0].silver == 0


@rule("SC-105")
def test_ex_16_blue_delivers_a_hebrew_physics_scroll() -> None:
    scroll = next(card.id for card in PARTS.scroll if (card.language, card.research) == ("hebrew", "physics"))
    position = (
        scenario(players=2)
        .player(0, dice="white-2", silver=4)
        .map("top_right", scroll)
        .house("orange", "greek_a greek_b greek_c")
        .house("purple", "persian_a persian_b")
        .house("green", "")
    )
    match = position.start().play(0, "slot:2 mathematics white-2 2")
    assert match.why_not(0)["orange"].rule == "SC-105"
    match.play(0, "green")
    me = match.state.players[0]
    assert (me.silver, match.state.guilds["green"].influence[0]) == (0, 2)
    assert me.tracks["physics"] == 1
    assert me.gold == 1 + 1  # the space's, and the first of Physics
    other = position.start().play(0, "slot:2 mathematics white-2 2 purple")
    assert other.state.guilds["purple"].influence[0] == 1


@rule("SC-142", "SC-143")
def test_ex_17_one_own_translator_is_enough() -> None:
    match = (
        scenario(players=2)
        .player(0, dice="purple-4", gold=1)
        .room(5, "persian_a", owner=0)
        .house("purple", "persian_d")
        .start()
    )
    match.play(0, "slot:4 mathematics purple-4 persian_d")
    me = match.state.players[0]
    assert (me.gold, me.scrolls, match.state.rooms[4].gold) == (0, ["persian_d"], 1)


@rule("SC-142")
def test_ex_18_no_language_twice() -> None:
    game = (
        scenario(players=2)
        .room(1, "sanskrit_a")
        .room(2, "sanskrit_b")
        .room(3, "start_tr_6")
        .room(4, "syriac_a")
        .start()
        .state
    )
    # Greek > Sanskrit > Greek > Syriac > Arabic would come back to Greek.
    assert all_lines(game, "greek") == [(2, 3)]


@rule("SC-142")
def test_ex_19_a_starting_translator_skips_a_level() -> None:
    game = scenario(players=2).room(9, "start_tr_9").start().state
    assert all_lines(game, "greek") == [(8,)]


@rule("SC-143", "SC-145", "SC-146")
def test_ex_20_two_ways_to_translate_a_hebrew_scroll() -> None:
    position = (
        scenario(players=3)
        .player(0, dice="green-4", gold=3, silver=1)
        .room(1, "hebrew_a", owner=0)
        .room(2, "wild2_a", owner=0, gold=3)
        .room(3, "syriac_a", owner=1, gold=2)
        .room(4, "persian_a")
        .house("green", "hebrew_g")
    )
    first = position.start().play(0, "slot:4 mathematics green-4 hebrew_g 1>3")
    me, yellow = first.state.players[:2]
    assert (me.gold, me.silver, yellow.silver) == (1, 0, 1)
    assert first.asks() == {1: "tuck"}
    second = position.start().play(0, "slot:4 mathematics green-4 hebrew_g 1>2>4")
    me, yellow = second.state.players[:2]
    assert (me.gold, me.silver, yellow.silver) == (0, 0, 0)
    assert second.asks() == {0: "tuck"}
    second.play(0, "slot:1")
    assert second.state.players[0].slots[0].retired == ["wild2_a"]
    assert second.state.rooms[2] is not None


@rule("SC-146")
def test_ex_21_retire_cost() -> None:
    match = (
        scenario(players=2)
        .player(0, dice="white-1", silver=1, retired={3: "greek_a", 2: "greek_b greek_c"})
        .room(1, "persian_a", owner=0, gold=3)
        .start()
    )
    match.play(0, "slot:1 mathematics white-1 none")
    assert match.options(0) == ["slot:1", "slot:2:1s1d", "slot:2:2d", "slot:3:1s", "slot:3:1d", "slot:4"]
    assert match.why_not(0)["slot:2:2s"].rule == "SC-146"
    match.play(0, "slot:2:1s1d")
    me = match.state.players[0]
    assert (me.silver, me.bag["white"], me.slots[1].retired[-1]) == (0, 1, "persian_a")


@rule("SC-200")
def test_ex_22_the_neutral_marker_moves_three_black_spaces() -> None:
    match = scenario(players=2).slot(0, 1, "mathematics").scroll_deck(bottom="greek_a").start()
    match.play(0, "rest")
    assert PARTS.scrolls["greek_a"].vp == 3
    assert match.state.neutral == 0  # from 6, in steps of two


@rule("SC-202", "SC-203", "SC-204", "SC-205", "SC-206", "SC-124")
def test_ex_23_blue_rests() -> None:
    match = (
        scenario(players=2)
        .player(
            0, dice="white-1", bag="white*9", silver=1, tracks={"physics": 2, "astronomy": 2, "philosophy": 1}
        )
        .slot(0, 1, "physics")
        .slot(0, 2, "hurry")
        .slot(0, 3, "loan")
        .slot(0, 4, "philosophy")
        .start()
    )
    match.play(0, "rest red+blue yes yes yellow")
    me = match.state.players[0]
    assert (me.workers["red"], me.workers["blue"]) == (1, 1)
    assert (me.gold, me.silver) == (1, 0)
    assert match.key(0) == "reroll"
    assert len(me.dice) == 5
    match.play(0, "1:white-1")
    assert sum(match.state.players[0].bag.values()) + 5 == 1 + 9 + 1 + 1 + 1


@rule("SC-124")
def test_ex_24_an_odd_space_collects_the_even_one_below() -> None:
    match = scenario(players=2).player(0, tracks={"physics": 1}).slot(0, 1, "physics").start()
    match.play(0, "rest red -")
    assert match.state.players[0].workers["red"] == 1


@rule("SC-162", "SC-163")
def test_ex_25_control_needs_more_than_the_controller_has() -> None:
    assert controller_of([2, 2], 0) == 0
    assert controller_of([2, 3], 0) == 1
    assert controller_of([1, 0], None) == 0
    assert controller_of([3, 3], 0) == 0
    assert controller_of([3, 4], 0) == 1


@rule("SC-164", "SC-165", "SC-183")
def test_ex_26_the_caliph_leaves_a_tie_with_the_controller() -> None:
    match = (
        scenario(players=2)
        .player(0, dice="white-1", silver=4)
        .guild("green", {0: 3, 1: 2})
        .slot(0, 1, "mathematics")
        .scroll_deck(bottom="caliph_1")
        .start()
    )
    match.play(0, "rest top")
    assert match.state.guilds["green"].influence == [2, 2]
    assert match.state.guilds["green"].controller == 0
    assert match.state.players[1].gold == 1
    assert match.state.caliphs[0].influence == {"top": 0}


@rule("SC-234")
def test_ex_27_and_28_ties_share_their_spaces() -> None:
    assert banner_points([3, 3], BANNER) == [1, 1]
    assert banner_points([5, -1, 5, 5], BANNER) == [4, 0, 4, 4]


@rule("SC-242")
def test_ex_29_three_blue_plan_cards_mean_rest() -> None:
    match = scenario(players=1).ai(open="plan_1 plan_2 plan_3").turn(1).start()
    assert match.events("rests")
    assert match.state.ai.open == []


@rule("SC-246")
def test_ex_30_focus_and_what_follows_to_the_right() -> None:
    match = (
        scenario(players=1)
        .ai(position="greek", deck="plan_4")
        .house("purple", "persian_a")
        .house("orange", "chinese_b hebrew_b")
        .turn(1)
        .start()
    )
    assert match.state.ai.scrolls["hebrew"] == ["hebrew_b"]


@rule("SC-247")
def test_ex_31_target_sum() -> None:
    assert target_sum(scenario(players=1).ai(open="plan_1 plan_3 plan_6").start().state) == 4
    assert target_sum(scenario(players=1).ai(open="plan_2").start().state) == 1


@rule("SC-248")
def test_ex_32_the_right_one_of_two_rooms() -> None:
    position = scenario(players=1).ai(open="plan_2 plan_5")
    for room, name in ((5, "greek_a"), (6, "greek_b")):
        position.room(room, name)
    assert wanted_room(position.start().state) == 8 - 1


@rule("SC-249")
def test_ex_33_the_order_of_gold() -> None:
    game = (
        scenario(players=1)
        .room(1, "greek_a")
        .room(2, "chinese_a")
        .room(3, "persian_a")
        .room(4, "wild1_a", owner=0)
        .start()
        .state
    )
    assert gold_order(game, "persian") == [2, 0, 3, 1]
    assert gold_order(game, "syriac") == [2, 1, 0, 3]


@rule("SC-258")
def test_ex_34_the_ai_dice_sum_is_that_of_its_board() -> None:
    match = scenario(players=1).ai(dice_sum=3).start()
    assert match.state.ai.dice_sum == 3
    assert match.view().solo.dice_sum == 3


@rule("SC-061")
def test_mixing_is_the_same_both_ways() -> None:
    for one in PARTS.faces:
        for other in PARTS.faces:
            assert sorted(mixed(PARTS, one, other)) == sorted(mixed(PARTS, other, one))
    assert colours_of(PARTS, []) == []
    assert colours_of(PARTS, [Shade("white", 3)]) == ["white"]


@rule("SC-045")
def test_a_die_of_this_turn_is_not_for_this_turn() -> None:
    match = scenario(players=2).player(0, dice="red-3", bag="blue").start()
    match.play(0, "slot:2 hurry red-3 brown:1")
    assert match.state.players[0].dice[0].fresh
    match.play(0, "done").play(1, "slot:1 mathematics white-1 none")
    assert not match.state.players[0].dice[0].fresh
    with pytest.raises(Refused):
        scenario(players=2).player(0, dice="red-3").start().play(0, "slot:2 hurry blue-3")
