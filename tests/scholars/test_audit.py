"""Positions at the edges of the rules: what has to be allowed there, and what refused with which rule."""

import pytest

from engines.kernel import Refused
from engines.kernel.scenario import Played
from engines.scholars.scenario import Scenario, scenario
from engines.scholars.state import SHELF, Scholars
from engines.scholars.vocabulary import DrawDie, InfluenceGuild, Pay, PayWorkers, WhiteEquals
from tests.rules import rule

PARTS = SHELF.of(SHELF.today)
EVERY_DIE = [f"{kind.colour}-{value}" for kind in PARTS.die for value in sorted(set(kind.faces))]


def refused(match: Played[Scholars], seat: int, token: str) -> str:
    """The rule by which this answer is refused."""
    with pytest.raises(Refused) as why:
        match.draft(seat, token)
    return why.value.refusal.rule


# ---- Dice ------------------------------------------------------------------------------------------------


@rule("SC-053", "SC-050")
@pytest.mark.parametrize(("answer", "hand"), [("2", 2), ("1", 1)])
def test_up_to_two_dice_may_be_one(answer: str, hand: int) -> None:
    position = scenario(players=2).player(
        0, dice="red-3", bag="blue*4", workers="red", retired={2: "sanskrit_d"}
    )
    match = position.start().play(0, f"slot:2 mathematics red-3 retired:sanskrit_d {answer}")
    assert len(match.state.players[0].dice) == hand


@rule("SC-053", "SC-081")
@pytest.mark.parametrize(("answer", "hand"), [("2", 2), ("1", 1), ("none", 0)])
def test_dice_of_a_dispatch_may_be_declined(answer: str, hand: int) -> None:
    card = next(card for card in PARTS.translator if DrawDie(2) in card.dispatch)
    match = (
        scenario(players=2).player(0, dice="white-6 white-1", bag="blue*3").deck(card.deck, card.id).start()
    )
    match.play(0, f"slot:1 mathematics white-6+white-1 dispatch:{card.deck}")
    match.play(0, answer)
    assert len(match.state.players[0].dice) == hand


@rule("SC-051", "SC-053")
def test_who_draws_what_there_is_is_not_asked_how_many() -> None:
    position = scenario(players=2).player(
        0, dice="red-3", bag="blue", workers="red", retired={2: "sanskrit_d"}
    )
    match = position.start().play(0, "slot:2 mathematics red-3 retired:sanskrit_d")
    assert match.key(0) == "travel"
    assert [die.colour for die in match.state.players[0].dice] == ["blue"]


@rule("SC-051", "SC-121")
def test_a_die_for_which_the_board_goes_into_the_bag_may_be_declined() -> None:
    position = scenario(players=2).player(0, dice="green-4", gold=1).slot(0, 1, "physics", "red-5")
    match = position.start().play(0, "slot:3 mathematics green-4 r4")
    assert match.options(0) == ["1", "none"]


@rule("SC-051")
def test_in_mid_draw_the_board_goes_into_the_bag() -> None:
    match = (
        scenario(players=2)
        .player(0, dice="red-3", bag="blue", workers="red", retired={2: "sanskrit_d"})
        .slot(0, 1, "physics", "yellow-5 yellow-4")
        .start()
        .play(0, "slot:2 mathematics red-3 retired:sanskrit_d 2")
    )
    me = match.state.players[0]
    assert [die.colour for die in me.dice] == ["blue", "yellow"]
    assert (me.slots[0].dice, me.bag["yellow"], len(me.slots[1].dice)) == ([], 1, 1)


@rule("SC-042", "SC-045", "SC-060")
def test_a_very_full_hand_is_asked_for_colours_first() -> None:
    match = scenario(players=2).player(0, dice=EVERY_DIE).start().play(0, "slot:2 mathematics")
    assert match.key(0) == "lay-colours"
    match.play(0, "purple+red")
    assert set(match.options(0)) == {f"red-{value}" for value in range(1, 7)} | {
        "purple-4",
        "purple-5",
        "purple-6",
    }
    match.play(0, "purple-6+red-6")
    assert match.asked(0).text().args["value"] == 12


@rule("SC-204")
def test_of_a_very_full_hand_every_die_can_be_rolled_again() -> None:
    match = (
        scenario(players=2)
        .player(0, dice=EVERY_DIE)
        .slot(0, 1, "mathematics")
        .rolls(6)
        .start()
        .play(0, "rest -")
    )
    assert match.key(0) == "reroll"
    last = match.options(0)[-1]
    match.play(0, last)
    assert match.state.players[0].dice[-1].value == 6


@rule("SC-051")
def test_the_dice_of_the_action_are_not_drawn() -> None:
    match = scenario(players=2).player(0, dice="red-3 red-2").start().play(0, "slot:1 hurry red-3+red-2")
    assert match.why_not(0)["brown:1"].rule == "SC-051"


@rule("SC-203", "SC-052")
def test_in_rest_as_many_white_dice_go_as_the_track_says() -> None:
    match = (
        scenario(players=2)
        .player(0, dice="white-1 red-2", bag="white*2", tracks={"chemistry": 6})
        .slot(0, 1, "chemistry", "white-4")
        .start()
        .play(0, "rest")
    )
    assert match.key(0) == "destroy-some"
    for too_few in ("-", "bag"):
        with pytest.raises(Refused):
            match.draft(0, too_few)
    match.play(0, "bag+slot:1")
    assert match.state.players[0].owned("white") == 2


@rule("SC-053")
def test_nobody_pays_for_nothing() -> None:
    position = scenario(players=2).player(0, dice="red-3", silver=2, retired={3: "greek_c"})
    match = position.start().play(0, "slot:3 loan red-3")
    assert match.why_not(0)["retired:greek_c"].rule == "SC-052"
    assert "retired:greek_c" in position.player(0, bag="white").start().play(0, "slot:3 loan red-3").options(
        0
    )


@rule("SC-204")
def test_dice_are_not_rolled_again_without_a_stop() -> None:
    match = scenario(players=2).player(0, dice="white-1 " * 4).slot(0, 1, "mathematics").start()
    match.play(0, "rest").draft(0, "1:white-1")
    assert match.match.asked(0).key == "stop-roll"


# ---- Workers ---------------------------------------------------------------------------------------------


@rule("SC-062", "SC-064")
def test_a_worker_may_be_wasted_on_a_colour_that_the_next_one_replaces() -> None:
    match = scenario(players=2).player(0, dice="white-3", workers="red yellow").start()
    match.play(0, "slot:2 mathematics white-3+worker:red+worker:yellow")
    assert sorted(match.options(0)) == ["red-3", "yellow-3"]
    match.play(0, "yellow-3")
    assert match.state.players[0].slots[1].dice[0].workers == ["red", "yellow"]


@rule("SC-062", "SC-064")
def test_nobody_is_asked_whether_a_worker_is_to_be_wasted() -> None:
    match = scenario(players=2).player(0, dice="white-3 white-2", workers="red yellow").start()
    match.play(0, "slot:2 mathematics white-3+white-2+worker:red+worker:yellow")
    assert match.key(0) == "travel"
    assert match.asked(0).text().args["colour"].key == "colour-orange"  # type: ignore[union-attr]


@rule("SC-062", "SC-063")
def test_of_ways_to_the_same_colour_the_highest_is_taken() -> None:
    match = scenario(players=2).player(0, dice="white-5 white-2", workers="white").start()
    match.play(0, "slot:2 mathematics white-5+white-2+worker:white")
    assert match.asked(0).text().args["value"] == 5 + 6
    workers = {die.value: die.workers for die in match.state.players[0].slots[1].dice}
    assert workers == {5: [], 2: ["white"]}


@rule("SC-046", "SC-062")
def test_a_worker_that_could_open_nothing_is_not_offered() -> None:
    match = scenario(players=2).player(0, dice="purple-4", workers="red*2 blue white").start()
    match.play(0, "slot:4 mathematics purple-4")  # the House is empty: no colour would help
    assert match.asks() == {1: "turn"}
    assert match.events("no-main-action")


@rule("SC-046", "SC-062", "SC-080")
def test_a_worker_that_raises_the_value_opens_a_deck() -> None:
    position = scenario(players=2).player(0, dice="white-2", workers="white", gold=1)
    for portrait in ("chinese", "sanskrit"):
        position.deck(portrait, "", only=True)
    match = position.start().play(0, "slot:1 mathematics white-2")
    assert match.options(0) == ["worker:white>1", "done"]
    match.play(0, "worker:white>1")
    assert match.key(0) == "recruit"


@rule("SC-046", "SC-062", "SC-067")
def test_what_is_done_or_missing_is_refused_with_its_rule() -> None:
    match = scenario(players=2).player(0, dice="white-3", workers="red", bag="white*2").start()
    match.play(0, "slot:1 hurry white-3 brown:1")
    assert refused(match, 0, "brown:1") == "SC-046"
    assert refused(match, 0, "worker:blue>1") == "SC-067"
    match.play(0, "main:recruit dispatch:chinese")
    assert refused(match, 0, "main:recruit") == "SC-046"
    assert refused(match, 0, "worker:red>1") == "SC-062"


@rule("SC-067")
def test_a_worker_that_one_has_not_cannot_be_laid() -> None:
    match = scenario(players=2).player(0, dice="white-3 white-2").start().play(0, "slot:1 mathematics")
    assert refused(match, 0, "white-3+worker:red") == "SC-067"


@rule("SC-043", "SC-208", "SC-221")
def test_cards_that_are_not_in_hand_are_refused_with_a_reason() -> None:
    match = scenario(players=2).slot(0, 2, "physics", "red-1").start().play(0, "slot:1")
    assert refused(match, 0, "physics") == "SC-208"
    assert refused(match, 0, "goal") == "SC-221"


@rule("SC-068")
def test_two_abilities_make_both_colours_white_and_so_equal() -> None:
    names = [card.id for card in PARTS.translator if isinstance(card.retired[0], WhiteEquals)][:2]
    retired = [one for name in names for one in PARTS.translators[name].retired]
    first, second = (one.colour for one in retired if isinstance(one, WhiteEquals))
    match = scenario(players=2).player(0, dice=f"{first}-6 white-3", retired={3: names}).start()
    match.play(0, f"slot:3 mathematics {first}-6+white-3")
    assert {f"r8:{PARTS.track_of[colour]}" for colour in (first, second)} <= set(match.options(0))


@rule("SC-046")
def test_a_crowded_slot_is_shown_page_after_page() -> None:
    gold = [card.id for card in PARTS.translator if card.retired[0].__struct_config__.tag != "alt_action"][
        :40
    ]
    position = scenario(players=2).player(
        0, dice="white-3", retired={2: gold}, silver=9, gold=9, workers="red white"
    )
    match = position.start().play(0, "slot:2 hurry white-3")
    seen: dict[str, None] = {}
    for _ in range(4):
        options = match.options(0)
        assert len(options) <= 25
        seen |= dict.fromkeys(options)
        match.play(0, "more")
    assert {"main:travel", "brown:all", "worker:red>1", "done"} <= set(seen)
    assert sum(name.startswith("retired:") for name in seen) > 25


# ---- Influence -------------------------------------------------------------------------------------------


def without_supply(**guilds: int) -> Scenario:
    position = scenario(players=2).player(0, dice="purple-4", gold=1, tracks={"mathematics": 4}, influence=0)
    for guild, count in guilds.items():
        position.guild(guild, {0: count})
    return position


@rule("SC-010")
def test_a_piece_of_the_same_guild_does_not_move_into_it() -> None:
    match = without_supply(purple=2).start().play(0, "slot:3 physics purple-4 r4")
    assert match.asks() == {1: "turn"}
    both = without_supply(purple=2, green=1).start().play(0, "slot:3 physics purple-4 r4")
    assert both.options(0) == ["green", "none"]
    both.play(0, "green")
    assert both.state.guilds["purple"].influence[0] == 3
    assert (both.state.guilds["green"].influence[0], both.state.guilds["green"].controller) == (0, None)


@rule("SC-010", "SC-162")
def test_only_guilds_that_a_piece_could_come_to_are_open() -> None:
    match = (
        scenario(players=2)
        .player(0, dice="white-1", position=8, influence=0)
        .guild("purple", {0: 1})
        .start()
        .play(0, "slot:2 physics white-1 1")
    )
    assert match.why_not(0)["purple"].rule == "SC-010"
    match.play(0, "orange purple")
    assert [match.state.guilds[guild].influence[0] for guild in ("purple", "orange")] == [0, 1]


@rule("SC-010", "SC-161")
@pytest.mark.parametrize("source", ["chinese_f", "green"])
def test_a_piece_that_moves_onto_a_scroll_leaves_where_it_was(source: str) -> None:
    match = (
        scenario(players=2)
        .player(0, dice="blue-4", gold=1, influence=0)
        .map("top_mid", "chinese_f", influence=0)
        .guild("green", {0: 2, 1: 2}, controller=0)
        .start()
        .play(0, f"slot:3 mathematics blue-4 r4 greek_f {source}")
    )
    left = {"chinese_f": ["greek_f"], "green": ["chinese_f", "greek_f"]}[source]
    assert [one.id for one in match.state.lying() if one.influence == 0] == left
    green = match.state.guilds["green"]
    assert (green.influence, green.controller) == (([1, 2], 1) if source == "green" else ([2, 2], 0))


@rule("SC-082", "SC-103", "SC-203")
def test_influence_in_a_guild_is_a_must_in_rest_and_in_rooms_only() -> None:
    guilds = ["purple", "orange", "green"]
    rest = scenario(players=2).player(0, met="all", dice="white-1 " * 4).slot(0, 6, "goal").start()
    assert rest.play(0, "rest -").options(0) == guilds
    room = scenario(players=2).player(0, dice="white-1", silver=4).start()
    assert room.play(0, "slot:1 mathematics white-1 employ:chinese room:10").options(0) == guilds
    space = scenario(players=2).player(0, dice="white-1", position=8).start()
    assert space.play(0, "slot:2 mathematics white-1 1").options(0) == [*guilds, "none"]


@rule("SC-010", "SC-182")
def test_pieces_on_translators_and_caliph_cards_stay() -> None:
    match = (
        without_supply(green=1)
        .room(2, "persian_a", owner=0)
        .caliph("caliph_1", top=0)
        .start()
        .play(0, "slot:3 physics purple-4 r4")
    )
    assert refused(match, 0, "room:2") == "SC-010"
    assert refused(match, 0, "caliph:1:top") == "SC-182"


@rule("SC-010", "SC-082")
def test_the_last_piece_may_go_through_the_room_and_back_onto_the_translator() -> None:
    room = next(room for room in PARTS.room if isinstance(room.effects[0], InfluenceGuild))
    match = scenario(players=2).player(0, dice="white-6", silver=4, influence=1).start()
    match.play(0, f"slot:1 mathematics white-6 employ:persian room:{room.id}")
    while 0 in match.asks():
        match.play(0, match.options(0)[0])
    me = match.state.players[0]
    assert me.influence + sum(guild.influence[0] for guild in match.state.guilds.values()) == 0
    assert [(one.id[:7], one.owner) for one in match.state.employed()] == [("persian", 0)]


@rule("SC-010", "SC-082")
def test_whoever_employs_with_an_empty_supply_must_move_a_piece() -> None:
    match = (
        scenario(players=2)
        .player(0, dice="white-6", silver=2, influence=0)
        .guild("green", {0: 1, 1: 1}, controller=0)
        .guild("orange", {0: 1})
        .start()
        .play(0, "slot:1 mathematics white-6 employ:persian room:6")
    )
    assert match.options(0) == ["orange", "green"]
    match.play(0, "green")
    assert match.state.rooms[5] is not None
    assert match.state.rooms[5].owner == 0
    assert match.state.guilds["green"].controller == 1


@rule("SC-010", "SC-085")
def test_without_influence_a_scroll_can_only_retire() -> None:
    match = (
        scenario(players=2)
        .player(0, dice="green-4", gold=1, silver=9, influence=0)
        .room(1, "start_tr_1", owner=0)
        .house("green", "persian_a")
        .start()
        .play(0, "slot:4 mathematics green-4")
    )
    match.play(0, "persian_a all")
    assert match.asks() == {0: "tuck"}  # retiring was not asked for: there was nothing else
    assert match.state.players[0].bag["white"] == 1


# ---- Travel and Deliver ----------------------------------------------------------------------------------


@rule("SC-102")
def test_of_two_colours_one_path_is_taken() -> None:
    position = scenario(players=2).player(0, dice="blue-3 white-4", position=6, retired={2: "greek_b"})
    match = position.start().play(0, "slot:2 mathematics blue-3+white-4 5")
    assert match.options(0) == ["purple", "blue"]  # with the White die as Red, or as White
    match.play(0, "purple")
    assert match.state.players[0].silver == 2
    both = scenario(players=2).player(0, dice="purple-6 orange-6").start()
    both.play(0, "slot:2 mathematics purple-6+orange-6 9")
    assert both.state.players[0].silver == 2 + 1  # two paths, one bonus, and the Silver of the space


@rule("SC-102", "SC-106")
@pytest.mark.parametrize(("when", "scroll"), [("before", "chinese_e"), ("after", "persian_h")])
def test_the_influence_of_the_path_comes_before_the_delivery_or_after_the_new_scroll(
    when: str, scroll: str
) -> None:
    match = (
        scenario(players=2)
        .player(0, dice="red-2", silver=4, position=10)
        .map("top_mid", "chinese_e")
        .scroll_deck("persian_h")
        .start()
        .play(0, f"slot:2 mathematics red-2 2 {when}")
    )
    match.play(0, f"{scroll} green" if when == "before" else f"green {scroll}")
    assert [one.id for one in match.state.lying() if one.influence == 0] == [scroll]
    assert match.asks() == {1: "turn"}


@rule("SC-102")
def test_nobody_is_asked_when_where_it_makes_no_difference() -> None:
    match = scenario(players=2).player(0, dice="yellow-3", position=2).start()
    match.play(0, "slot:2 mathematics yellow-3 1")  # Workers and Silver: nothing that Influence could change
    assert match.key(0) == "influence-scroll"


@rule("SC-105", "SC-107")
def test_a_delivery_without_influence_anywhere_still_brings_the_rest() -> None:
    match = scenario(players=2).player(0, dice="white-2", silver=4, influence=0).start()
    match.play(0, "slot:2 mathematics white-2 2 green")
    me = match.state.players[0]
    assert (me.gold, me.silver, match.state.guilds["green"].influence[0]) == (1, 0, 0)


@rule("SC-104", "SC-105")
def test_cost_and_fee_are_both_needed_to_deliver() -> None:
    position = scenario(players=2).player(0, dice="white-2", silver=4).map(2, "greek_f", influence=1)
    match = position.start().play(0, "slot:2 mathematics white-2 2")
    assert match.asks() == {1: "turn"}
    assert "You cannot deliver here. It takes 5 Silver; you have 4." in match.log("en", 0)
    path = (
        position.player(0, dice="orange-4", silver=3).start().play(0, "slot:2 mathematics orange-4 2 green")
    )
    assert (path.state.players[0].silver, path.state.players[1].silver) == (0, 1)  # the path brought two


# ---- Translate -------------------------------------------------------------------------------------------


@rule("SC-142")
def test_a_polyglot_is_used_once_in_a_line() -> None:
    match = (
        scenario(players=2)
        .player(0, dice="green-4", gold=3)
        .room(1, "wild1_a", owner=0)  # Greek, Hebrew and Persian
        .room(2, "persian_a", owner=0)
        .room(3, "start_tr_10", owner=0)  # Hebrew and Arabic
        .house("green", "greek_d")
        .start()
        .play(0, "slot:4 mathematics green-4 greek_d")
    )
    assert match.options(0) == ["1>2", "1>3"]


@rule("SC-143")
@pytest.mark.parametrize(("silver", "key"), [(3, "line"), (2, "turn")])
def test_every_owner_and_the_influence_are_paid_or_the_line_is_closed(silver: int, key: str) -> None:
    match = (
        scenario(players=3)
        .player(0, dice="green-4", gold=2, silver=silver)
        .room(1, "greek_a", owner=1)
        .room(2, "persian_a", owner=2)
        .house("green", "greek_h@1")
        .start()
        .play(0, "slot:4 mathematics green-4")
    )
    if key == "turn":
        assert match.asks() == {1: "turn"}
        assert match.events("no-main-action")
    else:
        match.play(0, "greek_h")
        assert [me.silver for me in match.state.players] == [1, 2, 1]  # Philosophy brings 1
        assert match.state.players[1].influence == 19


@rule("SC-144")
def test_scrolls_of_the_map_are_not_translated() -> None:
    match = (
        scenario(players=2)
        .player(0, dice="purple-4", gold=1)
        .room(5, "persian_b", owner=0)
        .house("purple", "persian_a")
        .start()
        .play(0, "slot:4 mathematics purple-4")
    )
    assert match.why_not(0)["greek_f"].rule == "SC-144"


@rule("SC-143")
def test_the_effects_of_a_scroll_are_no_choice() -> None:
    match = (
        scenario(players=2)
        .player(0, dice="green-4 white-1", gold=1, bag="white*2")
        .room(2, "persian_a", owner=0)
        .house("green", "persian_g")
        .start()
        .play(0, "slot:4 mathematics green-4")
    )
    match.play(0, "persian_g")
    assert match.options(0) == ["research_up", "destroy_white", "all"]
    match.play(0, "destroy_white")
    assert match.options(0) == ["bag", "hand:1"]


@rule("SC-143", "SC-220")
def test_a_translator_of_the_line_meets_the_goal_whoever_owns_it() -> None:
    match = (
        scenario(players=2)
        .player(0, dice="orange-4", gold=1, silver=1, goal="persian")
        .player(1, goal="syriac")
        .room(2, "persian_a", owner=1)
        .house("orange", "persian_d")
        .start()
        .play(0, "slot:4 mathematics orange-4 persian_d")
    )
    assert match.state.players[0].goal.met == ["portrait"]


# ---- Recruit ---------------------------------------------------------------------------------------------


@rule("SC-081", "SC-220")
def test_the_worker_of_the_goal_pays_for_the_dispatch_that_meets_it() -> None:
    costs = {card.id: card.dispatch[0].cost for card in PARTS.translator if isinstance(card.dispatch[0], Pay)}
    shown = [card for card in PARTS.translator if f"goal_{card.deck}" in PARTS.goals]
    dear = next(card for card in shown if costs.get(card.id) == (PayWorkers(2),))
    match = (
        scenario(players=2)
        .player(0, dice="white-6", workers="red", goal=dear.deck)
        .player(1, goal="greek" if dear.deck != "greek" else "syriac")
        .deck(dear.deck, dear.id)
        .start()
        .play(0, f"slot:1 mathematics white-6 dispatch:{dear.deck}")
    )
    assert sum(match.state.players[0].workers.values()) == 2
    assert match.key(0) == ("exchange" if len(dear.dispatch) == 1 else "effects")
