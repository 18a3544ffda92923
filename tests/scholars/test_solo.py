"""The solo opponent (SC-239 to SC-259)."""

import pytest

from engines.scholars.scenario import fresh, scenario
from engines.scholars.scoring import ai_points_of, result
from engines.scholars.solo import (
    do,
    house_order,
    map_order,
    target_sum,
    wanted_column,
    wanted_portrait,
    wanted_room,
)
from engines.scholars.solo_board import ai_guild, majority, move_marker, wanted_guild
from engines.scholars.state import SHELF
from engines.scholars.vocabulary import SECONDARY, EmployedCount
from tests.rules import rule

PARTS = SHELF.of(SHELF.today)


def drafted(level: str):  # type: ignore[no-untyped-def]
    match = fresh(1, seed=3, level=level)
    while match.state.phase == "draft":
        match.play(0, match.options(0)[0])
    return match


@rule("SC-239", "SC-036")
def test_the_opponent_has_the_neutral_translators_and_no_board() -> None:
    match = drafted("student")
    assert len(match.state.players) == 1
    assert sum(one.owner is None for one in match.state.employed()) == 3
    due = scenario(players=1).room(1, "persian_a", gold=3).player(0, dice="white-1").start()
    due.play(0, "slot:2 mathematics white-1 1")
    assert due.state.ai.retired == ["persian_a"]


@rule("SC-240", "SC-241")
@pytest.mark.parametrize(
    ("level", "dice_sum", "scrolls", "placed", "gold"),
    [("student", -2, 0, 0, 0), ("scribe", 0, 1, 0, 0), ("teacher", 1, 1, 1, 1), ("scholar", 3, 1, 3, 2)],
)
def test_the_levels(level: str, dice_sum: int, scrolls: int, placed: int, gold: int) -> None:
    match = drafted(level)
    ai = match.state.ai
    assert (ai.dice_sum, sum(map(len, ai.scrolls.values()))) == (dice_sum, scrolls)
    assert ai.influence == 20 - 1 - placed
    assert sum(one.gold for one in match.state.employed()) == gold
    assert (ai.position, ai.wraps) == (0, 0)
    assert len(ai.deck) == 6 or ai.open


@rule("SC-243", "SC-245")
def test_wraps_go_from_right_to_left_and_count_to_six() -> None:
    game = scenario(players=1).ai(position="syriac").room(2, "greek_a").start().state
    move_marker(game, 1)
    assert (game.ai.position, game.ai.wraps, game.guilds["purple"].influence) == (0, 1, [0, 1])
    move_marker(game, 6)
    assert (game.ai.wraps, game.rooms[1].gold) == (2, 1)
    move_marker(game, 6 * 9)
    assert game.ai.wraps == 6


@rule("SC-242", "SC-243", "SC-244")
def test_a_plan_card_moves_the_marker_then_the_first_or_second_action() -> None:
    position = scenario(players=1).ai(deck="plan_3").turn(1)
    match = position.start()
    assert match.state.ai.open == ["plan_3"]
    assert match.state.ai.position == 2
    assert match.events("ai-delivers")
    for guild in ("purple", "orange", "green"):
        position.house(guild, f"{ {'purple': 'greek_a', 'orange': 'greek_b', 'green': 'greek_c'}[guild] }")
    assert position.start().events("ai-translates")


@rule("SC-244")
def test_employed_translators_of_any_owner_count() -> None:
    position = scenario(players=1).ai(deck="plan_5").turn(1)
    for room in range(1, 6):
        position.room(room, f"greek_{'abcde'[room - 1]}", owner=0 if room < 3 else None)
    match = position.start()
    assert not match.events("ai-employs")
    assert match.state.rooms[2].gold == 1  # on the left-most Neutral one


@rule("SC-243", "SC-244", "SC-245")
@pytest.mark.parametrize(
    ("plan", "there", "steps", "deeds"),
    [
        ("plan_1", 7, 0 + 2, "gold-on"),
        ("plan_1", 6, 0, "ai-employs"),
        ("plan_2", 5, 1, "ai-translates"),
        ("plan_2", 4, 1, "ai-delivers"),
        ("plan_3", 3, 2, "ai-translates"),
        ("plan_3", 2, 2, "ai-delivers"),
        ("plan_4", 3, 0, "ai-translates"),
        ("plan_4", 2, 0 + 1, "ai-delivers"),
        ("plan_5", 5, 1, "gold-on ai-guild"),
        ("plan_5", 4, 1 + 2, "ai-employs"),
        ("plan_6", 6, 2, "ai-influences ai-guild"),
        ("plan_6", 5, 2, "ai-employs"),
    ],
)
def test_every_plan_card(plan: str, there: int, steps: int, deeds: str) -> None:
    position = scenario(players=1).player(0, dice="white-1").ai(deck=plan).turn(1)
    if isinstance(PARTS.plans[plan].condition, EmployedCount):
        for room in range(1, there + 1):
            position.room(room, f"start_tr_{room}", owner=0 if room == 1 else None)
    else:
        names = [f"greek_{letter}" for letter in "abcde"[:there]]
        for place, guild in enumerate(SECONDARY):
            position.house(guild, names[place::3])
    match = position.start()
    assert match.state.ai.position == steps
    done = ["gold-on", "ai-employs", "ai-translates", "ai-delivers", "ai-guild", "ai-influences"]
    assert [event.key for event in match.told if event.key in done] == deeds.split()
    if "gold-on" in deeds:
        assert [one.gold for one in match.state.employed()][:3] == [0, 1, 0]  # the left-most Neutral one


@rule("SC-250")
@pytest.mark.parametrize(("plan", "row", "influence"), [("plan_2", 2, 1), ("plan_3", 2, 2)])
def test_influence_of_a_delivery_as_the_space_or_as_the_card_says(
    plan: str, row: int, influence: int
) -> None:
    deed = PARTS.plans[plan].second[0]
    game = scenario(players=1).house("purple", "greek_a").house("orange", "greek_b").house("green", "greek_c")
    game.ai(position="hebrew")
    state = game.start().state
    for _ in do(state, deed):
        pass
    assert len(state.house["purple"]) == row
    assert state.guilds["purple"].influence == [0, influence]


@rule("SC-245", "SC-254")
def test_silver_for_its_translators_and_scrolls_moves_the_marker() -> None:
    match = (
        scenario(players=1)
        .player(0, dice="green-4", gold=1, silver=2)
        .room(1, "persian_b")
        .house("green", "persian_d@1")
        .start()
    )
    match.draft(0, "slot:4 mathematics green-4 persian_d")
    assert match.state.ai.position == 2
    assert match.state.players[0].silver == 1  # Philosophy
    assert match.state.ai.influence == 19


@rule("SC-246")
def test_without_the_wanted_thing_the_next_to_the_right_is_taken() -> None:
    game = scenario(players=1).ai(position="syriac").deck("syriac", "", only=True).start().state
    assert wanted_portrait(game) == "chinese"
    assert game.ai.position == 5


@rule("SC-248")
def test_it_employs_no_duplicate_and_wraps_the_target_sum() -> None:
    position = scenario(players=1).ai(position="greek").room(1, "greek_a", owner=0)
    assert wanted_portrait(position.start().state) == "hebrew"
    for room, portrait in enumerate(("chinese", "sanskrit", "hebrew", "persian", "syriac"), start=2):
        position.room(room, f"{portrait}_a")
    assert wanted_portrait(position.start().state) == "greek"
    costly = scenario(players=1).ai(open="plan_3 plan_6").room(9, "greek_a").room(10, "greek_b")
    assert wanted_room(costly.start().state) == 1  # from 4 on to 0, the right one


@rule("SC-247")
@pytest.mark.parametrize(
    ("open_cards", "total"),
    [("plan_3", 2), ("plan_3 plan_2", 3), ("plan_3 plan_6 plan_1", 2), ("plan_3 plan_6 plan_1 plan_4", 0)],
)
def test_its_target_sum_is_that_of_the_last_two_cards(open_cards: str, total: int) -> None:
    assert target_sum(scenario(players=1).ai(open=open_cards).start().state) == total


@rule("SC-242")
@pytest.mark.parametrize(
    ("open_cards", "rests"),
    [
        ("plan_4 plan_1 plan_5", False),
        ("plan_4 plan_1 plan_5 plan_2", False),
        ("plan_4 plan_1 plan_5 plan_6", True),
        ("plan_4 plan_1 plan_5 plan_2 plan_3", True),
    ],
)
def test_it_rests_with_three_cards_of_one_colour(open_cards: str, rests: bool) -> None:
    match = scenario(players=1).player(0, dice="white-1").ai(open=open_cards).turn(1).start()
    assert bool(match.events("ai-rests")) is rests
    assert bool(match.events("ai-plan")) is not rests


@rule("SC-249")
def test_it_translates_the_lowest_row_and_places_gold() -> None:
    position = (
        scenario(players=1)
        .ai(position="greek", deck="plan_4")
        .house("purple", "greek_b")
        .house("green", "persian_b greek_c")
        .room(1, "greek_a", owner=0)
        .room(2, "persian_a")
        .turn(1)
    )
    match = position.start()
    assert house_order(position.start().state)[0].lying.id == "greek_b"
    assert match.state.ai.scrolls["greek"] == ["greek_c"]
    assert [one.gold for one in match.state.employed()] == [1, 1]
    assert match.state.players[0].silver == 1


@rule("SC-250")
def test_it_delivers_clockwise_from_behind_the_neutral_marker() -> None:
    game = (
        scenario(players=1)
        .ai(position="hebrew")
        .map("bottom_mid", "hebrew_a")
        .map("top_mid", "hebrew_b")
        .start()
        .state
    )
    assert [one.lying.id for one in map_order(game)][:2] == ["hebrew_b", "hebrew_a"]
    full = scenario(players=1).house("purple", "greek_a").house("orange", "greek_b").start().state
    assert wanted_column(full) == "green"
    match = scenario(players=1).ai(deck="plan_2").turn(1).start()
    assert match.state.guilds["orange"].influence == [0, 2]  # by space, Sanskrit's colour
    assert match.state.house["orange"][0].id == "sanskrit_g"
    assert match.state.neutral == 6


@rule("SC-250")
@pytest.mark.parametrize(
    ("scrolls", "reason"),
    [
        ({"purple": "hebrew_a"}, "(by colour, from the Orange Guild on)"),
        ({"purple": "hebrew_a", "green": "hebrew_b"}, "(the highest free row)"),
        (
            {"purple": "hebrew_a", "green": "hebrew_b", "orange": "hebrew_c"},
            "(by colour, from the Orange Guild on)",
        ),
    ],
)
def test_it_is_told_what_decided_for_the_column(scrolls: dict[str, str], reason: str) -> None:
    position = scenario(players=1).ai(deck="plan_2").turn(1)
    for guild, name in scrolls.items():
        position.house(guild, name)
    match = position.start()
    assert [line for line in match.log() if "to the Orange Guild" in line and reason in line]


@rule("SC-105", "SC-143", "SC-249", "SC-250")
def test_its_own_influence_stays_on_a_delivery_and_comes_home_from_a_translation() -> None:
    delivery = scenario(players=1).ai(deck="plan_4").map("top_mid", "chinese_f", influence=1).turn(1).start()
    assert [(one.id, one.influence) for one in delivery.state.house["purple"]] == [("chinese_f", 1)]
    assert delivery.state.ai.influence == 19 - 1 - 2
    translation = scenario(players=1).ai(position="persian", deck="plan_4").turn(1)
    for guild, names in {"purple": "persian_d@1", "orange": "greek_a", "green": "greek_b"}.items():
        translation.house(guild, names)
    assert translation.start().state.ai.influence == 19


@rule("SC-251", "SC-241")
def test_its_influence_without_a_colour() -> None:
    game = scenario(players=1).guild("purple", {0: 1}).guild("green", {1: 1}).start().state
    assert wanted_guild(game) == "orange"
    all_taken = scenario(players=1).guild("purple", {1: 1}).guild("orange", {0: 1}).guild("green", {0: 1})
    assert wanted_guild(all_taken.start().state) == "orange"
    broke = scenario(players=1).ai(influence=0).start().state
    ai_guild(broke, "green")
    assert broke.guilds["green"].influence == [0, 0]


@rule("SC-252")
def test_its_influence_on_scrolls_goes_to_the_house_first() -> None:
    position = scenario(players=1).ai(deck="plan_6", position="persian").turn(1)
    for room in range(1, 7):
        position.room(room, f"start_tr_{room}")
    match = position.house("green", "persian_a@0 greek_a").start()
    assert match.state.house["green"][1].influence == 1
    on_map = position.house("green", "persian_a@0").start()
    assert on_map.state.map["top_mid"].influence == 1  # two steps on: Chinese


@rule("SC-253")
def test_the_player_may_pay_to_protect_a_scroll_but_not_the_last() -> None:
    position = (
        scenario(players=1)
        .player(0, silver=1)
        .ai(position="greek", deck="plan_4")
        .house("green", "greek_c@0 persian_b@0 chinese_b")
        .turn(1)
    )
    match = position.start()
    assert match.asks() == {0: "allow-translate"}
    allowed = position.start().play(0, "allow")
    assert allowed.state.players[0].silver == 2
    assert allowed.state.ai.scrolls["greek"] == ["greek_c"]
    match.play(0, "refuse")  # the second one without a question: no Silver is left
    assert match.state.ai.scrolls["persian"] == ["persian_b"]
    assert match.state.players[0].silver == 1
    last = position.house("green", "greek_c@0").house("purple", "").house("orange", "")
    assert PARTS.plans["plan_4"].condition.min == 3
    assert last.start().events("ai-translates") == []


@rule("SC-255", "SC-242")
@pytest.mark.parametrize(
    ("open_cards", "dice_sum", "influence", "retired"),
    [
        ("plan_1 plan_2 plan_3", 1, 1, []),
        ("plan_1 plan_4 plan_2 plan_3", 1, 0, []),
        ("plan_1 plan_4 plan_2 plan_5 plan_6", -1, 0, ["wild2_a"]),
    ],
)
def test_its_rest(open_cards: str, dice_sum: int, influence: int, retired: list[str]) -> None:
    match = scenario(players=1).ai(open=open_cards).turn(1).start()
    ai = match.state.ai
    assert (ai.dice_sum, ai.retired) == (dice_sum, retired)
    assert sum(guild.influence[1] for guild in match.state.guilds.values()) == influence
    assert (len(ai.deck), ai.open) == (6, [])
    assert scenario(players=1).ai(open=open_cards, dice_sum=6).turn(1).start().state.ai.dice_sum in (6, 5)


@rule("SC-256", "SC-257")
@pytest.mark.parametrize(
    ("open_cards", "place", "dice_sum"), [("plan_1", "top", 0), ("plan_4", "bottom", -1)]
)
def test_it_takes_the_highest_or_the_lowest_space(open_cards: str, place: str, dice_sum: int) -> None:
    match = (
        scenario(players=1)
        .ai(open=open_cards)
        .guild("green", {1: 2})
        .slot(0, 1, "mathematics")
        .scroll_deck(bottom="caliph_1")
        .start()
    )
    match.play(0, "rest") if match.state.phase == "turns" else None
    assert match.state.caliphs[0].influence == {place: 1}
    assert match.state.ai.dice_sum == dice_sum
    if place == "bottom":
        better = max(("chinese_a", "persian_a"), key=lambda name: PARTS.translators[name].vp)
        assert match.state.ai.retired == [better]


@rule("SC-257")
def test_a_coloured_die_of_the_caliph_moves_its_dice_sum_up() -> None:
    match = (
        scenario(players=1)
        .guild("purple", {0: 1})
        .guild("green", {1: 2})
        .slot(0, 1, "mathematics")
        .scroll_deck(bottom="caliph_4")
        .start()
        .play(0, "rest top")
    )
    assert match.state.caliphs[0].influence == {"top": 0, "middle": 1}
    assert match.state.ai.dice_sum == 1


@rule("SC-257")
@pytest.mark.parametrize(
    ("chinese", "persian", "retired"),
    [
        ("chinese_a", "persian_b", ["persian_b"]),  # 2 and 3 points
        ("chinese_c", "persian_a", ["chinese_c"]),  # 3 and 2
        ("chinese_c", "persian_b", ["chinese_c"]),  # equal: the left one
        ("", "persian_b", ["persian_b"]),
        ("", "", []),
    ],
)
def test_it_retires_the_translator_worth_more(chinese: str, persian: str, retired: list[str]) -> None:
    match = (
        scenario(players=1)
        .ai(open="plan_4", dice_sum=0)
        .deck("chinese", chinese, only=True)
        .deck("persian", persian, only=True)
        .guild("green", {1: 2})
        .slot(0, 1, "mathematics")
        .scroll_deck(bottom="caliph_1")
        .start()
        .play(0, "rest")
    )
    assert match.state.caliphs[0].influence == {"bottom": 1}
    assert (match.state.ai.retired, match.state.ai.dice_sum) == (retired, -len(retired))


@rule("SC-256")
def test_the_majority_of_plan_cards() -> None:
    assert majority(scenario(players=1).start().state) == "blue"
    assert majority(scenario(players=1).ai(open="plan_1 plan_4").start().state) == "red"
    assert majority(scenario(players=1).ai(open="plan_4 plan_5 plan_1").start().state) == "red"


@rule("SC-257")
def test_its_compensation_moves_the_marker() -> None:
    match = (
        scenario(players=1)
        .guild("purple", {0: 2, 1: 1})
        .guild("green", {0: 2, 1: 1})
        .room(2, "greek_a")
        .slot(0, 1, "mathematics")
        .scroll_deck(bottom="caliph_1")
        .start()
    )
    match.draft(0, "rest go top middle")
    assert match.state.ai.position == 1
    assert match.state.rooms[1].gold == 1


@rule("SC-185", "SC-257")
def test_the_second_card_moves_its_marker_for_its_retired_starting_translators() -> None:
    match = (
        scenario(players=1)
        .ai(retired="start_tr_1 start_tr_2 greek_a")
        .caliph("caliph_1")
        .slot(0, 1, "mathematics")
        .scroll_deck(bottom="caliph_2")
        .start()
    )
    match.draft(0, "rest go")
    assert match.state.ai.position == 2


@rule("SC-258")
def test_its_points() -> None:
    game = (
        scenario(players=1)
        .ai(
            dice_sum=6,
            wraps=3,
            retired="hebrew_g persian_b persian_c",
            scrolls={
                "chinese": "chinese_a",
                "sanskrit": "sanskrit_a",
                "hebrew": "hebrew_a",
                "greek": "greek_a",
            },
        )
        .ai(scrolls={"persian": "persian_a", "syriac": "syriac_a"})
        .room(1, "greek_b")
        .guild("green", {1: 3, 0: 1})
        .caliph("caliph_1", top=1)
        .start()
        .state
    )
    assert ai_points_of(game) == {
        "dice": 2,
        "retired": 9,
        "guilds": 3 + 3,
        "tracks": 0,
        "scrolls": 7 + 1 + 3 + 6 + 1 + 1,
    }


@rule("SC-259")
def test_a_tie_is_lost() -> None:
    game = scenario(players=1).player(0, dice="red-1", tracks=0).ai(dice_sum=-6).start().state
    scores = {score.seat: score.total for score in result(game).scores}
    missing = scores[0] - scores[1]
    assert result(game).won is (missing > 0)
    tie = scenario(players=1).player(0, dice="white-1").ai(dice_sum=-1, scrolls={"persian": "persian_a"})
    tie.room(1, "greek_a").room(2, "greek_b").room(3, "greek_c")
    totals = {score.seat: score.total for score in result(tie.start().state).scores}
    assert totals[0] == totals[1]
    assert result(tie.start().state).won is False
