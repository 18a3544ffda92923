"""Components, limits and the set-up (SC-001 to SC-036)."""

import shutil
from collections import Counter
from pathlib import Path

import pytest

from data import ROOT
from data.tables import DataError, load_tables
from engines.kernel import Refused
from engines.scholars import GAME
from engines.scholars.checks import check
from engines.scholars.components import Components
from engines.scholars.scenario import Impossible, Scenario, fresh, scenario
from engines.scholars.state import SHELF
from engines.scholars.vocabulary import DICE, SECONDARY
from tests.rules import rule

PARTS = SHELF.of(SHELF.today)


@rule("SC-001", "SC-002")
def test_dice_and_their_colours() -> None:
    counts = {die.colour: die.count for die in PARTS.die}
    assert counts == {"white": 40, "red": 20, "yellow": 20, "blue": 20, "purple": 5, "orange": 5, "green": 5}
    assert PARTS.faces["white"] == (1, 2, 3, 4, 5, 6)
    assert all(PARTS.faces[colour] == (4, 4, 5, 5, 6, 6) for colour in SECONDARY)
    assert PARTS.mix["red", "blue"] == "purple"
    assert PARTS.mix["red", "yellow"] == "orange"
    assert PARTS.mix["yellow", "blue"] == "green"


@rule("SC-003", "SC-004", "SC-005")
def test_what_the_box_holds() -> None:
    assert {worker.colour: worker.count for worker in PARTS.worker} == {
        "white": 20,
        "red": 12,
        "yellow": 12,
        "blue": 12,
    }
    assert (PARTS.supply.influence, PARTS.supply.research_markers) == (20, 6)
    assert (len(PARTS.action_card), len(PARTS.slot)) == (7, 6)
    assert Counter(card.deck for card in PARTS.translator) == dict.fromkeys(PARTS.decks, 8)
    counts = (PARTS.scroll, PARTS.starting_scroll, PARTS.starting_translator, PARTS.resource_card)
    assert [len(table) for table in counts] == [48, 6, 10, 10]
    assert [len(table) for table in (PARTS.goal_card, PARTS.caliph_card, PARTS.plan_card)] == [6, 4, 6]
    assert (PARTS.supply.gold, PARTS.supply.silver) == (35, 50)


@rule("SC-002")
def test_secondary_dice_never_show_less_than_four() -> None:
    match = scenario(players=2).player(0, bag="purple*3", dice="").slot(0, 1, "mathematics").start()
    match.play(0, "rest")
    assert all(die.value >= 4 for die in match.state.players[0].dice)


@rule("SC-006")
def test_silver_gold_and_workers_never_run_out() -> None:
    match = scenario(players=2).player(0, silver=90, gold=60, workers="red*30", dice="white-1").start()
    match.play(0, "slot:3 mathematics white-1 r1 red")
    assert match.state.players[0].silver == 91
    assert match.state.players[0].workers["red"] == 31


@rule("SC-007")
def test_without_a_white_die_everybody_else_returns_one() -> None:
    match = (
        scenario(players=3)
        .player(0, dice="white-1")
        .player(1, dice="white-2", bag="white")
        .player(2, dice="red-3")
        .slot(0, 1, "hurry")
        .supply(white=0)
        .start()
    )
    match.play(0, "rest")
    assert match.asks() == {1: "return-white"}
    assert match.options(1) == ["bag", "hand:2"]
    match.play(1, "hand:2")
    me, other = match.state.players[:2]
    assert (me.bag["white"], match.state.supply["white"]) == (0, 1)
    assert (other.bag["white"], other.dice) == (1, [])


@rule("SC-008")
def test_without_a_primary_die_a_white_one_may_go_back() -> None:
    match = (
        scenario(players=2)
        .player(0, dice="white-1 white-5", tracks={"philosophy": 2})
        .slot(0, 1, "philosophy")
        .supply(red=0, yellow=0, blue=0)
        .start()
    )
    match.play(0, "rest")
    assert match.key(0) == "return-instead"
    match.play(0, "hand:5 -")
    assert [die.value for die in match.state.players[0].dice] == [1]


@rule("SC-008")
def test_a_primary_colour_that_is_out_is_closed() -> None:
    match = (
        scenario(players=2).player(0, tracks={"philosophy": 2}).slot(0, 1, "philosophy").supply(red=0).start()
    )
    match.play(0, "rest")
    assert match.why_not(0)["red"].rule == "SC-008"
    match.play(0, "blue -")
    assert match.state.players[0].owned("blue") == 1
    assert match.state.supply["blue"] == 20 - 1


@rule("SC-009")
def test_a_secondary_colour_that_is_out_brings_nothing() -> None:
    match = (
        scenario(players=2)
        .player(0, dice="purple-5 red-6", bag="white*2", goal="greek", tracks={"mathematics": 6})
        .supply(purple=0)
        .start()
    )
    match.play(0, "slot:3 physics purple-5+red-6 r8")
    assert match.state.players[0].tracks["mathematics"] == 7
    assert match.state.players[0].bag["purple"] == 0
    assert match.events("colour-out")
    assert match.asks() == {1: "turn"}  # no White die goes back instead


@rule("SC-010", "SC-107")
def test_influence_that_runs_out_may_be_moved() -> None:
    match = (
        scenario(players=2)
        .player(0, dice="white-2", silver=4, influence=0)
        .guild("orange", {0: 1})
        .map("bottom_mid", "persian_f", influence=0)
        .room(1, "greek_a", owner=0)
        .start()
    )
    match.play(0, "slot:2 mathematics white-2 2 green")
    assert match.key(0) == "move-influence"
    assert match.options(0) == ["persian_f", "orange", "none"]  # not the Translator's
    match.play(0, "orange none")
    assert match.state.guilds["green"].influence[0] == 1
    assert match.state.guilds["orange"].controller is None


@rule("SC-010")
def test_nobody_is_hired_without_influence() -> None:
    match = scenario(players=2).player(0, dice="white-2", influence=0).start()
    match.play(0, "slot:1 mathematics white-2")
    assert match.why_not(0)["employ:chinese"].rule == "SC-010"


@rule("SC-011", "SC-012")
def test_a_bag_is_private_and_a_hand_is_not() -> None:
    match = scenario(players=2).player(0, bag="white*3 red", dice="blue-4").start()
    assert match.view(0).private.bag["red"] == 1
    assert match.view(1).private.bag["red"] == 0
    assert match.view(None).private is None
    board = match.view(1).players[0]
    assert (board.bag_size, board.dice[0].colour, board.dice[0].value) == (4, "blue", 4)


@rule("SC-020", "SC-021", "SC-024", "SC-025")
def test_the_main_board_at_the_start() -> None:
    game = fresh(4).state
    assert [len(deck) for deck in game.decks.values()] == [8] * 8
    assert all(card.startswith(f"{name}_") for name, deck in game.decks.items() for card in deck)
    assert all(game.map.values())
    assert [len(column) for column in game.house.values()] == [1, 1, 1]
    assert (game.neutral, [me.position for me in game.players]) == (6, [0] * 4)
    assert all(set(me.tracks.values()) == {0} for me in game.players)
    assert fresh(4, seed=2).state.decks != game.decks


@rule("SC-022", "SC-023", "SC-036")
def test_four_starting_translators_with_resource_cards() -> None:
    match = fresh(2, seed=5)
    assert len(match.state.offers) == 4
    for room, employed in enumerate(match.state.rooms, start=1):
        if employed is not None:
            assert PARTS.translators[employed.id].room == room  # type: ignore[union-attr]
    while "draft" in match.asks().values() or match.state.phase == "draft":
        [(seat, _)] = match.asks().items()
        match.play(seat, match.options(seat)[0])
    neutral = [one for one in match.state.employed() if one.owner is None]
    assert (len(neutral), match.state.offers) == (2, {})
    assert sum(card in PARTS.resources for card in match.state.boxed) == 10 - 2


@rule("SC-026")
def test_the_first_player_is_drawn_by_lot() -> None:
    assert {fresh(4, seed).state.first for seed in range(30)} == {0, 1, 2, 3}


@rule("SC-027", "SC-028", "SC-029", "SC-260")
@pytest.mark.parametrize(
    ("players", "length", "cards"),
    [
        (1, "standard", 2),
        (2, "standard", 2),
        (3, "standard", 3),
        (4, "standard", 4),
        (2, "epic", 3),
        (4, "epic", 5),
    ],
)
def test_the_scroll_deck_has_six_piles(players: int, length: str, cards: int) -> None:
    game = fresh(players, length=length).state
    assert len(game.scroll_deck) == 3 + 4 * (cards + 1) + 1
    assert len(game.reserve) == 39 - (3 + 4 * cards + 1)
    assert all(card in PARTS.scrolls for card in (*game.scroll_deck[:3], game.scroll_deck[-1]))
    for pile in range(4):
        start = 3 + pile * (cards + 1)
        assert sum(card in PARTS.caliphs for card in game.scroll_deck[start : start + cards + 1]) == 1


@rule("SC-028")
def test_a_caliph_card_lies_anywhere_in_its_pile() -> None:
    decks = [fresh(4, seed).state.scroll_deck for seed in range(40)]
    for pile in range(4):
        places = {
            next(place for place in range(5) if deck[3 + 5 * pile + place] in PARTS.caliphs) for deck in decks
        }
        assert places == {0, 1, 2, 3, 4}
    assert {next(card for card in deck if card in PARTS.caliphs) for deck in decks} == set(PARTS.caliphs)


@rule("SC-033")
@pytest.mark.parametrize(("answer", "pieces"), [("yes", 1), ("no", 0)])
def test_the_influence_of_a_resource_card_may_be_declined(answer: str, pieces: int) -> None:
    names = {"start_tr_1": "resource_5", "start_tr_2": "resource_6", "start_tr_3": "resource_7"}
    match = scenario(players=2).player(1, dice="").offers(**names).turn(1).start().play(1, "room:1")
    match.play(1, answer)
    assert match.state.guilds["green"].influence[1] == pieces
    assert match.asks() == {0: "draft"}


@rule("SC-030", "SC-031")
def test_goal_cards_with_their_die_and_starting_scroll() -> None:
    game = fresh(4).state
    goals = [me.goal.id for me in game.players]
    assert len(set(goals)) == 4
    assert sum(game.supply[colour] for colour in SECONDARY) == 15 - 4
    assert [me.starting_scroll for me in game.players] == [
        PARTS.goals[goal].starting_scroll for goal in goals
    ]


@rule("SC-032", "SC-033", "SC-034", "SC-035")
def test_the_draft_goes_backwards_and_brings_the_resource_card() -> None:
    match = (
        scenario(players=2)
        .player(0, dice="")
        .player(1, dice="")
        .offers(
            start_tr_1="resource_1", start_tr_2="resource_5", start_tr_3="resource_6", start_tr_4="resource_4"
        )
        .turn(1)
        .start()
    )
    assert match.options(1) == ["room:1", "room:2", "room:3", "room:4"]
    match.play(1, "room:1 none")
    me = match.state.players[1]
    assert (me.bagged, len(me.dice), me.gold, me.silver) == (7 - 4, 4, 2, 3)
    assert (me.workers["yellow"], me.tracks["astronomy"], me.influence) == (1, 1, 19)
    assert match.state.rooms[0].owner == 1
    assert me.resource == "resource_1"
    match.play(0, "room:4")
    assert len(match.state.players[0].dice) == 5  # the bonus draws one more
    assert (match.state.phase, match.state.current) == ("turns", 0)
    assert match.view().players[1].has_reference


@rule("SC-026", "SC-240")
def test_alone_the_player_begins() -> None:
    assert {fresh(1, seed).state.first for seed in range(5)} == {0}


def test_a_wrong_setting_is_refused_in_words() -> None:
    with pytest.raises(Refused):
        fresh(2, level="student")
    with pytest.raises(Refused):
        fresh(2, length="endless")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_scenario_counts_its_pieces(players: int) -> None:
    position = scenario(players=players)
    position.player(0, dice="red-3 green-4", bag="white*3", scrolls="greek_a", retired="hebrew_a")
    position.room(1, "start_tr_1", owner=0, gold=2).guild("green", {0: 3}).house("green", "greek_b@0")
    one, other = GAME.census(position.start().state), GAME.census(fresh(players).state)
    names = [name for name in other if name.startswith(("die ", "influence ", "card ", "translator "))]
    goals = [name for name in names if name.startswith("die ") and name.split()[1] in SECONDARY]
    for name in names:
        assert one.get(name) == other[name] or name in goals, name
    assert [one[f"die {colour}"] for colour in DICE] == [40, 20, 20, 20, 5, 5, 5]
    assert (one["card greek_a"], one["translator greek_a"]) == (1, 1)
    assert all(count == 1 for name, count in one.items() if name.startswith(("card ", "translator ")))


@pytest.mark.parametrize(
    "position",
    [
        scenario(players=1).ai(open="plan_1 plan_1"),
        scenario(players=2).deck("greek", "greek_a greek_a"),
        scenario(players=2).deck("greek", "greek_a").room(1, "greek_a").player(0, retired="greek_a"),
        scenario(players=2).scroll_deck("greek_a").house("green", "greek_a"),
        scenario(players=2).offers(start_tr_1="resource_1", start_tr_2="resource_1"),
    ],
)
def test_no_card_is_in_two_places(position: Scenario) -> None:
    with pytest.raises(Impossible, match="is in two places"):
        position.start()


@pytest.mark.parametrize(("card", "dice"), [("physics", "red-1 red-2 red-3"), ("goal", "red-1 red-2")])
def test_a_card_takes_two_dice(card: str, dice: str) -> None:
    with pytest.raises(Impossible, match="dice in slot 1"):
        scenario(players=2).player(0, met="all").slot(0, 1, card, dice)


def changed(folder: Path, file: str, old: str, new: str) -> Path:
    """A copy of the tables with one change."""
    copy = folder / "scholars"
    shutil.copytree(ROOT / "scholars", copy)
    text = (copy / file).read_text(encoding="utf-8")
    assert old in text
    (copy / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return copy


@pytest.mark.parametrize(
    ("file", "old", "new", "named"),
    [
        ("map.toml", 'path = "orange"', 'path = "pink"', ["map.toml", "0", "path"]),
        ("rooms.toml", "id = 2", "id = 3", ["rooms.toml", "room", "id"]),
        (
            "scrolls.toml",
            'language = "chinese"',
            'language = "latin"',
            ["scrolls.toml", "chinese_a", "language"],
        ),
        ("scrolls.toml", 'research = "mathematics"', 'research = "magic"', ["scrolls.toml", "research"]),
        ("translators.toml", 'deck = "chinese"', 'deck = "latin"', ["translators.toml"]),
        ("translators.toml", 'do = "gain_silver"', 'do = "gain_gems"', ["translators.toml", "translator"]),
        ("goals.toml", 'guild = "orange"', 'guild = "pink"', ["goals.toml", "goal_chinese", "guild"]),
        ("solo.toml", 'colour = "blue"', 'colour = "red"', ["solo.toml", "plan_card", "colour"]),
        ("supply.toml", 'result = "purple"', 'result = "red"', ["supply.toml", "colour_mix"]),
        ("setup.toml", "middle = 5", "middle = 9", ["setup.toml", "scroll_deck", "middle"]),
        (
            "player_board.toml",
            'colour = "brown"',
            'colour = "black"',
            ["player_board.toml", "slot", "colour"],
        ),
        ("guilds.toml", "row = 2", "row = 1", ["guilds.toml", "house_space", "row"]),
        ("supply.toml", "faces = [1, 2, 3, 4, 5, 6]", "faces = []", ["supply.toml", "die", "white", "faces"]),
        ("scrolls.toml", "n = 1", "n = 0", ["scrolls.toml", "immediate", "n"]),
        ("rooms.toml", "cost = 1", "cost = -1", ["rooms.toml", "room", "cost"]),
    ],
)
def test_a_wrong_table_is_refused_by_file_entry_and_field(
    tmp_path: Path, file: str, old: str, new: str, named: list[str]
) -> None:
    folder = changed(tmp_path, file, old, new)
    with pytest.raises(DataError) as error:
        check(load_tables(folder, Components))
    for word in named:
        assert word in str(error.value)
