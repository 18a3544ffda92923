"""Goal cards and retirement at the edges of the rules (SC-145 to SC-151, SC-220, SC-221)."""

import pytest

from engines.scholars.scenario import scenario
from engines.scholars.state import SHELF
from tests.rules import rule

PARTS = SHELF.of(SHELF.today)


@rule("SC-220")
def test_employing_the_portrait_meets_the_goal() -> None:
    match = scenario(players=2).player(0, dice="white-1", goal="chinese").player(1, goal="greek").start()
    match.play(0, "slot:1 mathematics white-1 employ:chinese room:1")
    assert match.state.players[0].goal.met == ["portrait"]


@rule("SC-220", "SC-184")
def test_retiring_the_portrait_for_a_caliph_meets_the_goal_at_once() -> None:
    match = (
        scenario(players=2)
        .player(0, goal="chinese", met="guild track", dice="white-1 " * 4, bag="blue*5")
        .player(1, goal="greek")
        .guild("purple", {0: 1})
        .slot(0, 1, "mathematics")
        .scroll_deck(bottom="caliph_1")
        .start()
        .play(0, "rest bottom:chinese")
    )
    me = match.state.players[0]
    assert (me.goal.is_flipped, me.workers["white"]) == (True, 1)
    match.play(0, "-")
    assert len(match.state.players[0].dice) == 5  # the slot is open: it brings a die in this very Rest


@rule("SC-151", "SC-220")
@pytest.mark.parametrize("move", ["place:6", "take:6"])
def test_gold_on_and_off_a_neutral_translator_is_paid_and_meets_the_goal(move: str) -> None:
    match = (
        scenario(players=2)
        .player(0, dice="white-1", gold=1, silver=1, goal="persian", retired={2: "start_tr_10"})
        .room(6, "persian_a", gold=1)
        .start()
        .play(0, "slot:2 mathematics white-1 retired:start_tr_10")
    )
    match.draft(0, move)
    me = match.state.players[0]
    assert (me.silver, me.gold) == (0, {"place:6": 0, "take:6": 2}[move])
    assert me.goal.met == ["portrait"]


@rule("SC-220", "SC-221")
def test_a_goal_is_also_met_in_the_turn_of_another() -> None:
    match = (
        scenario(players=2)
        .player(0, dice="green-4", gold=1, silver=1, goal="syriac")
        .player(1, goal="persian", met="guild track")
        .room(2, "persian_a", owner=1, gold=3)
        .house("green", "persian_d")
        .start()
        .play(0, "slot:4 mathematics green-4 persian_d")
    )
    match.play(1, "slot:2")
    other = match.state.players[1]
    assert (other.workers["white"], other.influence) == (1, 20)
    assert "goal_persian" in other.cards
    assert "slot:6" in match.options(1)


@rule("SC-220")
def test_it_is_no_goal_of_the_owner_when_another_uses_the_translator() -> None:
    match = (
        scenario(players=2)
        .player(0, dice="green-4", gold=1, silver=1, goal="syriac")
        .player(1, goal="persian")
        .room(2, "persian_a", owner=1)
        .house("green", "persian_d")
        .start()
        .play(0, "slot:4 mathematics green-4 persian_d")
    )
    assert match.state.players[1].goal.met == []


# ---- Retirement ------------------------------------------------------------------------------------------


@rule("SC-146")
def test_nobody_retires_below_a_black_slot() -> None:
    match = scenario(players=2).room(1, "persian_a", owner=0, gold=9).start()
    match.play(0, "slot:3 mathematics white-1 none")
    assert match.why_not(0)["slot:5"].rule == "SC-146"


@rule("SC-146")
def test_below_crowded_slots_the_payment_is_a_question_of_its_own() -> None:
    names = [card.id for card in PARTS.translator if card.deck not in ("persian", "chinese")][:24]
    retired = {number: names[6 * number - 6 : 6 * number] for number in range(1, 5)}
    match = (
        scenario(players=2)
        .player(0, retired=retired, silver=4)
        .slot(0, 5, "mathematics")
        .room(1, "persian_a", owner=0, gold=9)
        .start()
        .play(0, "rest -")
    )
    assert match.key(0) == "tuck-slot"
    match.play(0, "slot:2")
    assert match.asked(0).text().args["count"] == 6
    have = match.state.players[0].silver
    match.play(0, "silver*4+die*2")
    me = match.state.players[0]
    assert (me.silver, me.bag["white"], len(me.slots[1].retired)) == (have - 4, 2, 7)


@rule("SC-146", "SC-148")
def test_whoever_is_away_pays_below_a_crowded_slot_with_silver_first() -> None:
    names = [card.id for card in PARTS.translator if card.deck not in ("persian", "chinese")][:24]
    retired = {number: names[6 * number - 6 : 6 * number] for number in range(1, 5)}
    match = (
        scenario(players=2)
        .player(1, retired=retired, silver=4)
        .slot(0, 5, "mathematics")
        .room(1, "persian_a", owner=1, gold=9)
        .start()
        .play(0, "rest -")
    )
    while 1 in match.asks() and match.key(1).startswith("tuck"):
        assert match.match.answer_default(1)
    me = match.state.players[1]
    assert (me.silver, me.bag["white"], len(me.slots[0].retired)) == (0, 2, 7)


@rule("SC-007", "SC-148")
def test_a_die_paid_by_the_first_owner_is_gone_for_the_second() -> None:
    match = (
        scenario(players=2)
        .player(0, retired={1: "greek_a", 2: "greek_b", 3: "greek_c", 4: "greek_d"}, bag="white")
        .player(1, retired={1: "hebrew_a", 2: "hebrew_b", 3: "hebrew_c", 4: "hebrew_d"}, bag="white")
        .slot(0, 5, "mathematics")
        .room(1, "persian_a", owner=0, gold=9)
        .room(2, "persian_b", owner=1, gold=9)
        .supply(white=1)
        .start()
        .play(0, "rest - slot:1:1d")
    )
    assert match.state.supply["white"] == 0
    match.play(1, "slot:1:1d")
    assert match.asks() == {0: "return-white"}
    match.play(0, match.options(0)[0])
    assert match.state.players[1].bag["white"] == 1  # nothing was left to take
    assert match.state.supply["white"] == 1


@rule("SC-148")
def test_owners_retire_in_turn_order_from_the_active_player() -> None:
    position = scenario(players=4).turn(2).player(2, dice="white-1")
    for room, owner in enumerate((0, 3, 2, 1), start=1):
        position.room(room, f"persian_{'abcd'[room - 1]}", owner=owner, gold=4)
    match = position.start().play(2, "slot:3 mathematics white-1 none")
    order = []
    while "tuck" in match.asks().values():
        [seat] = match.asks()
        order.append(seat)
        match.play(seat, "slot:1")
    assert order == [2, 3, 0, 1]
