"""Turns, Work, and the main actions (SC-040 to SC-124)."""

import pytest

from engines.kernel import Refused, Text
from engines.kernel.asks import written
from engines.scholars.action import reaches, shade
from engines.scholars.scenario import scenario
from engines.scholars.spelling import placed_of
from engines.scholars.state import SHELF
from tests.rules import rule

PARTS = SHELF.of(SHELF.today)


@rule("SC-040", "SC-041", "SC-049")
def test_turns_go_clockwise_and_each_is_work_or_rest() -> None:
    match = scenario(players=3).slot(0, 1, "mathematics").start()
    assert match.options(0) == ["slot:2", "slot:3", "slot:4", "slot:5", "rest"]
    match.play(0, "rest -")
    assert match.asks() == {1: "turn"}
    match.play(1, "slot:1 physics white-1 none").play(2, "slot:1 physics white-1 none")
    assert (match.asks(), match.state.round) == ({0: "turn"}, 2)


@rule("SC-043", "SC-044")
def test_what_work_and_rest_need() -> None:
    match = scenario(players=2).slot(0, 1, "mathematics", "white-1").start()
    refusals = match.why_not(0)
    assert (refusals["slot:1"].rule, refusals["slot:6"].rule) == ("SC-043", "SC-044")
    assert scenario(players=2).start().why_not(0)["rest"].rule == "SC-043"
    no_die = scenario(players=2).player(0, dice="").slot(0, 1, "mathematics").start()
    assert no_die.events("rests")


@rule("SC-043")
def test_who_can_do_nothing_is_passed_over() -> None:
    match = scenario(players=2).player(0, dice="").start()
    assert match.asks() == {1: "turn"}
    assert match.events("passes")


@rule("SC-044")
def test_what_cannot_be_is_refused_when_it_is_typed() -> None:
    match = scenario(players=2).start()
    with pytest.raises(Refused) as refused:
        match.play(0, "slot:6")
    assert refused.value.refusal.rule == "SC-044"


@rule("SC-044", "SC-221")
def test_the_sixth_slot_opens_with_the_goal_card() -> None:
    match = scenario(players=2).player(0, met="all").start()
    assert "slot:6" in match.options(0)
    assert [slot.colour for slot in PARTS.slot].count("brown") == 4


@rule("SC-046", "SC-048")
def test_each_action_once_in_any_order_and_none_is_a_must() -> None:
    match = scenario(players=2).player(0, dice="white-3", bag="white*2").start()
    match.play(0, "slot:1 hurry white-3 brown:1")
    assert "brown:1" not in match.options(0)
    match.play(0, "main:recruit dispatch:chinese")
    assert "main:recruit" not in match.options(0)
    assert match.state.players[0].silver == 3  # nothing of the blue effect, all of the dispatch
    assert match.state.players[0].bag["white"] == 1
    match.play(0, "done")
    assert match.asks() == {1: "turn"}


@rule("SC-047")
def test_a_worker_of_this_turn_goes_on_the_die_at_once() -> None:
    match = scenario(players=2).player(0, dice="blue-1", gold=1).start()
    match.play(0, "slot:3 hurry blue-1 brown:3 blue worker:blue>1 main:research r4")
    assert match.state.players[0].slots[2].dice[0].workers == ["blue"]


@rule("SC-046", "SC-047", "SC-062")
def test_workers_can_be_placed_while_only_the_main_action_is_left() -> None:
    match = scenario(players=2).player(0, dice="red-3", bag="white*4").start()
    match.play(0, "slot:2 hurry red-3 brown:all red")
    assert match.options(0) == ["main:travel", "worker:red>1", "done"]
    match.play(0, "worker:red>1")
    assert match.asked(0).text().args["value"] == 6  # no Worker is left: straight to the main action


@rule("SC-046", "SC-047", "SC-062")
def test_a_main_action_that_a_worker_would_open_is_not_lost() -> None:
    position = (
        scenario(players=2)
        .player(0, dice="red-3 red-2", gold=2, silver=3, workers="blue")
        .house("purple", "persian_d")
        .room(1, "persian_a", owner=0)
    )
    for line in ("slot:4 loan red-3+red-2 brown:1", "slot:4 mathematics red-3+red-2"):
        match = position.start().play(0, line)
        assert match.why_not(0)["main:translate"].rule == "SC-140"
        match.play(0, "worker:blue>1")
        assert match.key(0) == "translate"
    nobody = position.player(0, workers="").start().play(0, "slot:4 mathematics red-3+red-2")
    assert nobody.asks() == {1: "turn"}
    assert nobody.events("no-main-action")


@rule("SC-042")
def test_after_the_dice_a_plain_card_leads_straight_to_the_main_action() -> None:
    match = scenario(players=2).player(0, dice="red-3", workers="red").start()
    assert match.play(0, "slot:2 mathematics red-3").key(0) == "travel"


@rule("SC-050", "SC-051")
def test_an_empty_bag_is_filled_from_the_board_but_not_from_this_action() -> None:
    match = scenario(players=2).player(0, dice="red-3").slot(0, 1, "mathematics", "blue-1 yellow-2").start()
    match.play(0, "slot:2 hurry red-3 brown:all white")
    me = match.state.players[0]
    assert sorted(die.colour for die in me.dice) == ["blue", "yellow"]
    assert me.slots[0].dice == []
    assert me.slots[1].dice[0].colour == "red"


@rule("SC-051")
def test_nothing_is_said_to_go_into_the_bag_from_an_empty_board() -> None:
    position = scenario(players=2).player(
        0, dice="red-3", bag="blue", workers="red", retired={2: "sanskrit_d"}
    )
    match = position.start().play(0, "slot:2 mathematics red-3 retired:sanskrit_d red none")
    assert [die.colour for die in match.state.players[0].dice] == ["blue"]  # of two
    assert match.events("draws")
    assert not match.events("refills")


@rule("SC-052")
def test_a_die_of_the_action_can_be_destroyed() -> None:
    match = (
        scenario(players=2).player(0, dice="white-2 red-3", bag="white", retired={3: "start_tr_9"}).start()
    )
    match.play(0, "slot:3 mathematics white-2+red-3 retired:start_tr_9")
    assert match.options(0) == ["bag", "slot:3"]
    match.play(0, "slot:3")
    assert match.asked(0).text().args["value"] == 3
    alone = scenario(players=2).player(0, dice="white-2", retired={3: "start_tr_9"}).start()
    alone.play(0, "slot:3 hurry white-2 retired:start_tr_9")
    assert alone.why_not(0)["main:research"].rule == "SC-052"


@rule("SC-060")
def test_a_value_is_twelve_at_most_and_may_be_used_in_part() -> None:
    match = scenario(players=2).player(0, dice="red-6 blue-6", retired={2: "hebrew_h"}).start()
    match.play(0, "slot:2 mathematics red-6+blue-6")
    assert match.asked(0).text().args["value"] == 12  # of 6 + 6 + 4
    assert match.options(0)[:12] == [str(steps) for steps in range(1, 13)]
    match.play(0, "1")
    assert match.state.players[0].position == 1


@rule("SC-062", "SC-063")
def test_workers_where_it_matters_which_die_they_go_to() -> None:
    match = scenario(players=2).player(0, dice="red-3 blue-4", workers="red").start()
    match.play(0, "slot:3 mathematics red-3+blue-4+worker:red")
    assert match.key(0) == "lay-how"
    assert sorted(match.options(0)) == ["purple-10", "red-7"]
    match.play(0, "purple-10")
    assert match.state.players[0].slots[2].dice[0].workers == ["red"]
    with pytest.raises(Refused) as refused:
        scenario(players=2).player(0, dice="red-6", workers="red").start().play(
            0, "slot:3 mathematics red-6+worker:red"
        )
    assert refused.value.refusal.rule == "SC-062"


@rule("SC-062")
def test_two_workers_beside_a_die_are_the_most() -> None:
    match = scenario(players=2).player(0, dice="red-3", workers="red*2 blue yellow").start()
    match.play(0, "slot:3 hurry red-3 worker:blue>1 worker:yellow>1")
    assert match.why_not(0)["worker:red>1"].rule == "SC-062"
    assert match.state.players[0].slots[2].dice[0].workers == ["blue", "yellow"]


@rule("SC-042", "SC-060")
def test_the_running_total_says_colour_value_and_reach() -> None:
    match = scenario(players=2).player(0, dice="red-3 yellow-4", workers="red").start()
    match.play(0, "slot:2 mathematics")
    total = match.asked(0).total(["red-3", "yellow-4"])
    assert total is not None
    reach = total.args["reach"]
    assert (reach.args["value"], reach.args["colour"].key) == (7, "colour-orange")  # type: ignore[union-attr]
    assert total.args["what"].key == "reach-travel-path"  # type: ignore[union-attr]
    with pytest.raises(Refused):
        match.play(0, "-")


@rule("SC-042", "SC-062")
def test_the_running_total_of_what_cannot_be_laid_is_that_of_the_dice() -> None:
    match = scenario(players=2).player(0, dice="red-6 red-2 blue-1", workers="red*5").start()
    asked = match.play(0, "slot:2 mathematics").asked(0)

    def reach(*picks: str) -> tuple[object, object]:
        found = asked.total(picks)
        assert found is not None
        die = found.args.get("reach")
        return found.key, die.args["value"] if isinstance(die, Text) else None

    assert reach() == reach("worker:red") == ("total-none", None)
    assert reach("red-6", "red-2", "blue-1") == ("total-none", None)
    assert reach("red-6", "red-2", "worker:red") == ("total-reach", 12)
    assert reach("red-6", "worker:red") == ("total-reach", 6)  # that Worker would change nothing


@rule("SC-084", "SC-237")
def test_options_say_what_they_are_good_for() -> None:
    """Languages and abilities when recruiting, what a Scroll brings."""
    match = (
        scenario(players=2)
        .player(0, dice="purple-6", workers="red", gold=1)
        .room(5, "persian_b", owner=0)
        .house("purple", "persian_a persian_b")
        .start()
    )
    match.play(0, "slot:4 mathematics purple-6")
    notes = {option.id: written(option.note) for option in match.asked(0).options if option.note}
    assert notes["persian_a"] != notes["persian_b"]
    recruiting = scenario(players=2).player(0, dice="purple-6").start().play(0, "slot:1 mathematics purple-6")
    notes = {option.id: written(option.note) for option in recruiting.asked(0).options if option.note}
    assert notes["employ:chinese"].key == "note-employ"


@rule("SC-046")
def test_everybody_is_told_of_a_main_action_that_was_let_be() -> None:
    for steps in ("slot:2 mathematics red-3 none", "slot:4 mathematics red-3", "slot:5 loan red-3 done"):
        match = scenario(players=2).player(0, dice="red-3").start().play(0, steps)
        assert [event.to for event in match.events("no-main")] == [None], steps
    done = scenario(players=2).player(0, dice="red-3").start().play(0, "slot:2 mathematics red-3 1")
    assert not done.events("no-main")


@rule("SC-066")
def test_the_flipped_goal_card_is_a_white_five() -> None:
    match = scenario(players=2).player(0, met="all", dice="red-4", workers="white blue").start()
    match.play(0, "slot:6 goal -")
    match.play(0, "main:research r1 red")
    assert match.state.players[0].dice[0].colour == "red"
    with_die = scenario(players=2).player(0, met="all", dice="red-4 red-1").start()
    with_die.play(0, "slot:6 goal")
    with pytest.raises(Refused) as refused:
        with_die.play(0, "red-4+red-1")
    assert refused.value.refusal.rule == "SC-066" or refused.value.refusal.reason.key == "refused-too-often"
    with_die.play(0, "red-4 main:research")
    assert with_die.asked(0).text().args["value"] == 9
    white = scenario(players=2).player(0, met="all", dice="red-4", workers="white").start()
    white.play(0, "slot:6 goal worker:white")
    assert white.state.players[0].slots[5].dice[0].workers == ["white"]
    assert white.state.players[0].owned("white") == 0


@rule("SC-066", "SC-052")
def test_a_printed_die_cannot_be_destroyed_or_counted() -> None:
    position = scenario(players=2).player(0, met="all", dice="white-1 red-2", retired={3: "start_tr_9"})
    match = position.start().play(0, "slot:3 goal white-1")
    assert match.state.players[0].slots[2].dice[0].printed
    assert match.state.players[0].owned("white") == 1
    match.play(0, "retired:start_tr_9")  # the only White die is gone without a question
    assert match.asked(0).text().args["value"] == 5
    printed = position.player(0, dice="red-2").start().play(0, "slot:3 goal red-2")
    assert printed.key(0) == "work"
    assert printed.why_not(0)["retired:start_tr_9"].rule == "SC-052"


@rule("SC-043", "SC-066")
def test_without_a_die_only_the_goal_card_can_be_played() -> None:
    match = scenario(players=2).player(0, met="all", dice="").start().play(0, "slot:3")
    assert match.key(0) == "research"  # there was no choice of a card
    assert match.state.players[0].slots[2].card == "goal_chinese"
    assert match.asked(0).text().args["value"] == 5


@rule("SC-068")
def test_white_may_count_as_a_primary_colour() -> None:
    equal = next(card for card in PARTS.translator if card.retired[0].__struct_config__.tag == "white_equals")
    colour = equal.retired[0].colour  # type: ignore[union-attr]
    position = scenario(players=2).player(0, retired={2: equal.id})
    game = position.start().state
    slot = game.players[0].slots[1]
    found = reaches(game, slot, [shade(die, [colour]) for die in placed_of(PARTS, "white-3")])
    assert {reach.colour for reach in found} == {"white", colour}
    raised = [shade(die, [colour]) for die in placed_of(PARTS, f"white-3>{colour} {colour}-2>white")]
    assert [die.value for die in raised] == [6, 6]


@rule("SC-069")
def test_another_main_action_instead() -> None:
    other = next(
        card
        for card in PARTS.translator
        if card.retired[0].__struct_config__.tag == "alt_action" and card.retired[0].action == "travel"  # type: ignore[union-attr]
    )
    match = scenario(players=2).player(0, dice="white-3", retired={1: other.id}).start()
    match.play(0, "slot:1 mathematics white-3")
    assert match.options(0)[:2] == ["main:recruit", "main:travel"]
    match.play(0, "main:travel 1")
    assert match.asks() == {1: "turn"}


# ---- Recruit ---------------------------------------------------------------------------------------------


@rule("SC-081")
def test_dispatch_effects_in_any_order_then_under_the_deck() -> None:
    match = (
        scenario(players=2).player(0, dice="white-6 white-1", bag="red").deck("persian", "persian_g").start()
    )
    match.play(0, "slot:1 mathematics white-6 dispatch:persian")
    me = match.state.players[0]
    assert (len(me.dice), me.silver) == (2, 1)
    assert match.state.decks["persian"][-1] == "persian_g"
    declined = scenario(players=2).player(0, dice="white-6", bag="red*4").deck("wild1", "wild1_g").start()
    assert PARTS.decks["wild1"].min_value == 7
    with pytest.raises(Refused):
        declined.play(0, "slot:1 mathematics white-6 dispatch:wild1")


@rule("SC-082", "SC-080")
def test_employ_pays_the_room_and_takes_its_effects() -> None:
    match = scenario(players=2).player(0, dice="white-3", silver=3).start()
    match.play(0, "slot:1 mathematics white-3 employ:greek")
    assert match.why_not(0)["room:9"].rule == "SC-082"
    match.play(0, "room:7 orange red")
    me, room = match.state.players[0], match.state.rooms[6]
    assert (me.silver, me.workers["red"], me.influence) == (0, 1, 18)
    assert (room.id, room.owner, room.gold) == ("greek_a", 0, 0)
    assert match.state.guilds["orange"].controller == 0
    assert "greek_a" not in match.state.decks["greek"]
    assert me.gold == 0  # nothing of the dispatch


@rule("SC-083", "SC-086")
def test_full_rooms_and_empty_decks_close_recruiting() -> None:
    position = scenario(players=2).player(0, dice="white-3").deck("sanskrit", "", only=True)
    for room in range(1, 11):
        position.room(room, f"start_tr_{room}")
    match = position.start().play(0, "slot:1 mathematics white-3")
    refusals = match.why_not(0)
    assert refusals["employ:chinese"].rule == "SC-083"
    assert refusals["dispatch:sanskrit"].rule == "SC-086"


@rule("SC-084", "SC-152")
def test_top_cards_are_open_with_both_sides() -> None:
    top = scenario(players=2).start().view().decks[3].top
    assert top.id == "hebrew_a"
    assert top.languages == ["hebrew", "syriac"]
    assert top.dispatch
    assert top.retired
    assert all(card.languages == PARTS.decks[card.deck].languages for card in PARTS.translator)


@rule("SC-085", "SC-150")
def test_a_scroll_employs_or_retires() -> None:
    position = (
        scenario(players=2)
        .player(0, dice="purple-4", gold=1, silver=2)
        .room(5, "persian_b", owner=0)
        .house("purple", "persian_a")
    )
    match = position.start().play(0, "slot:4 mathematics purple-4 persian_a employ_or_retire")
    assert match.key(0) == "employ-or-retire"
    assert match.why_not(0)["room:5"].rule == "SC-083"
    assert match.why_not(0)["room:9"].rule == "SC-082"
    match.play(0, "retire none slot:1")
    me = match.state.players[0]
    assert (me.slots[0].retired, me.bag["white"]) == (["persian_a"], 1)


# ---- Travel and Deliver ----------------------------------------------------------------------------------


@rule("SC-100", "SC-101")
def test_twelve_is_a_full_lap_and_nobody_blocks() -> None:
    match = scenario(players=2).player(0, dice="white-6*2".replace("*2", " white-6")).start()
    match.play(0, "slot:2 mathematics white-6*2 12")
    assert match.state.players[0].position == 0
    short = scenario(players=2).player(0, dice="white-2").start()
    short.play(0, "slot:2 mathematics white-2")
    assert short.why_not(0)["3"].rule == "SC-100"
    assert "0" not in short.options(0)


@rule("SC-102", "SC-161")
def test_a_primary_path_lets_influence_a_scroll_before_or_after() -> None:
    match = scenario(players=2).player(0, dice="red-3", silver=4, position=10).start()
    match.play(0, "slot:2 mathematics red-3 2 after purple")
    assert match.key(0) == "influence-scroll"
    match.play(0, "chinese_f")
    assert match.state.house["purple"][0].influence == 0
    white = scenario(players=2).player(0, dice="white-3", position=10).start()
    white.play(0, "slot:2 mathematics white-3 2")
    assert white.asks() == {1: "turn"}


@rule("SC-103", "SC-104")
def test_no_delivery_without_scroll_room_or_silver() -> None:
    full = scenario(players=2).player(0, dice="white-2", silver=9)
    for guild, names in {"purple": "a b c", "orange": "d e g", "green": "h"}.items():
        full.house(guild, [f"greek_{name}" for name in names.split()])
    full.house("green", "greek_h hebrew_a hebrew_b")
    match = full.start().play(0, "slot:2 mathematics white-2 2")
    assert match.asks() == {1: "turn"}
    poor = scenario(players=2).player(0, dice="white-2", silver=3).start()
    assert poor.play(0, "slot:2 mathematics white-2 2").asks() == {1: "turn"}
    away = scenario(players=2).player(0, dice="white-2", silver=9).map(2, None).start()
    assert away.play(0, "slot:2 mathematics white-2 2").asks() == {1: "turn"}


@rule("SC-105", "SC-106")
def test_deliver_pays_whoever_has_influence_on_the_scroll() -> None:
    match = (
        scenario(players=2)
        .player(0, dice="white-2", silver=5)
        .map(2, "hebrew_h", influence=1)
        .house("green", "greek_b greek_c")
        .scroll_deck("persian_h")
        .start()
    )
    match.play(0, "slot:2 mathematics white-2 2 green")
    me, other = match.state.players
    assert (me.silver, other.silver, other.influence) == (0, 1, 20)
    assert match.state.house["green"][2].id == "hebrew_h"
    assert (me.gold, me.owned("white")) == (1, 2)  # the lowest row brings a White die
    assert match.state.map["top_right"].id == "persian_h"
    assert match.state.guilds["green"].influence == [1, 0]


@rule("SC-105")
def test_own_influence_travels_with_the_scroll() -> None:
    match = scenario(players=2).player(0, dice="white-2", silver=4).map(2, "persian_f", influence=0).start()
    match.play(0, "slot:2 mathematics white-2 2 orange none")
    assert match.state.house["orange"][0].influence == 0


@rule("SC-106", "SC-180")
def test_several_caliph_cards_may_come_in_one_delivery() -> None:
    match = (
        scenario(players=2)
        .player(0, dice="white-2", silver=4)
        .guild("purple", {1: 1})
        .scroll_deck("caliph_2 caliph_1 greek_a")
        .start()
    )
    match.play(0, "slot:2 mathematics white-2 2 green")
    while match.asks() != {1: "caliph"}:
        match.play(0, match.options(0)[0])
    match.play(1, "top")
    while match.asks() != {1: "turn"}:
        match.play(0, match.options(0)[0])
    assert [caliph.id for caliph in match.state.caliphs] == ["caliph_2", "caliph_1"]
    assert match.state.map["top_right"].id == "greek_a"


@rule("SC-106")
def test_there_is_no_way_back_from_the_card_after_a_caliph() -> None:
    match = (
        scenario(players=2)
        .player(0, silver=9, dice="red-1", position=11, bag="white*2")
        .scroll_deck("caliph_1 caliph_2 greek_a")
        .guild("purple", {0: 2})
        .start()
    )
    match.play(0, "slot:2 physics red-1 1 purple none").draft(0, "top")
    assert len(match.state.caliphs) == 1  # nobody has seen the next card yet
    assert match.match.can_undo(0)
    assert match.key(0) == "caliph"
    assert len(match.state.caliphs) == 2
    assert not match.match.can_undo(0)


# ---- Research --------------------------------------------------------------------------------------------


@rule("SC-120", "SC-121", "SC-123")
@pytest.mark.parametrize(
    ("dice", "option", "gold", "level", "silver"),
    [
        ("red-4", "r4", 1, 1, 2),
        ("red-6 red-2", "r8", 0, 1, 2),
        ("red-6 red-4", "r10", 2, 2, 2),
    ],
)
def test_research_with_a_colour(dice: str, option: str, gold: int, level: int, silver: int) -> None:
    match = scenario(players=2).player(0, dice=dice, gold=gold).start()
    match.play(0, f"slot:3 mathematics {dice.replace(' ', '+')} {option}")
    me = match.state.players[0]
    assert (me.tracks["physics"], me.silver, me.gold) == (level, silver, 1)  # level 1 gives 1 Gold


@rule("SC-120")
def test_research_without_colour_value_or_gold() -> None:
    match = scenario(players=2).player(0, dice="white-6 white-6").start()
    match.play(0, "slot:3 mathematics white-6*2")
    assert match.why_not(0)["r8"].rule == "SC-120"
    match.play(0, "r1 blue")
    me = match.state.players[0]
    assert (me.silver, me.workers["blue"]) == (1, 1)
    poor = scenario(players=2).player(0, dice="red-4").start()
    poor.play(0, "slot:3 mathematics red-4")
    assert poor.why_not(0)["r4"].reason.key == "why-gold"
    assert poor.why_not(0)["r8"].reason.key == "why-value"


@rule("SC-061", "SC-120")
def test_two_secondaries_leave_the_choice_of_the_track() -> None:
    match = scenario(players=2).player(0, dice="purple-4 orange-5").start()
    match.play(0, "slot:3 loan purple-4+orange-5 main:research")
    assert {"r8:mathematics", "r8:chemistry"} <= set(match.options(0))


@rule("SC-121")
def test_even_spaces_give_nothing_at_once() -> None:
    match = scenario(players=2).player(0, dice="red-6 red-2", tracks={"physics": 1}).start()
    match.play(0, "slot:3 mathematics red-6+red-2 r8")
    me = match.state.players[0]
    assert (me.tracks["physics"], sum(me.workers.values()), me.gold) == (2, 0, 0)


@rule("SC-122")
def test_beyond_the_top_there_is_another_benefit() -> None:
    match = scenario(players=2).player(0, dice="red-6 red-2", tracks={"physics": 7}).start()
    match.play(0, "slot:3 mathematics red-6+red-2 r8")
    me = match.state.players[0]
    assert (me.tracks["physics"], me.gold) == (7, 1)
    purple = scenario(players=2).player(0, dice="purple-6 red-2", tracks={"mathematics": 7}).start()
    purple.play(0, "slot:3 mathematics purple-6+red-2 r8 yes")
    assert purple.state.guilds["purple"].influence[0] == 1


@rule("SC-124")
def test_a_scroll_collects_without_the_card() -> None:
    match = (
        scenario(players=2)
        .player(0, dice="purple-4", gold=1, tracks={"philosophy": 2, "mathematics": 3})
        .room(1, "persian_b", owner=0)
        .house("purple", "persian_c")
        .start()
    )
    match.play(0, "slot:4 loan purple-4 main:translate persian_c")
    while match.key(0) != "primary-die":
        match.play(0, match.options(0)[0])
    match.play(0, "blue")
    assert match.state.players[0].bag["blue"] == 1


@rule("SC-104", "SC-140")
def test_whoever_comes_in_vain_is_told_why() -> None:
    match = scenario(players=2).player(0, dice="white-2 red-3 white-1", silver=3).start()
    match.play(0, "slot:2 mathematics white-2 2").play(1, "slot:1 loan white-1 done")
    assert "You cannot deliver here. It takes 4 Silver; you have 3." in match.log("en", 0)
    assert not any("deliver" in line for line in match.log("en", 1))
    match.play(0, "slot:4 physics red-3")
    assert any("No Scroll lies in the House" in line for line in match.log("en", 0))
