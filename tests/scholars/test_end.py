"""The end of the game and the scoring (SC-230 to SC-238)."""

from engines.scholars.scenario import scenario
from engines.scholars.scoring import (
    condition_points,
    dice_sum,
    grade,
    points_of,
    result,
    scroll_points,
    track_points,
)
from engines.scholars.state import SHELF
from engines.scholars.vocabulary import (
    Breadth,
    DiceOwned,
    GuildInfluence,
    LanguageCount,
    NoCondition,
    Retirees,
    Starter,
    TrackLevel,
    WhiteDice,
)
from tests.rules import rule

PARTS = SHELF.of(SHELF.today)


@rule("SC-230", "SC-232")
def test_the_fourth_caliph_card_brings_one_more_round() -> None:
    match = (
        scenario(players=2)
        .player(0, dice="white-1 white-1")
        .player(1, dice="white-1 white-1 white-1")
        .room(1, "greek_a", owner=1, gold=2)
        .slot(0, 1, "mathematics")
        .caliph("caliph_1")
        .caliph("caliph_2")
        .caliph("caliph_3")
        .scroll_deck(bottom="caliph_4")
        .start()
    )
    match.play(0, "rest -")
    assert (match.state.round, match.state.last_round) == (1, 2)
    match.play(1, "slot:1 mathematics white-1 none")
    assert match.events("last-round")
    match.play(0, "slot:1 mathematics white-1 none")
    assert match.result is None
    match.play(1, "slot:2 physics white-1 1")
    assert match.result is not None
    assert match.state.players[1].gold == 2


@rule("SC-231")
def test_the_reserve_follows_the_scroll_deck() -> None:
    position = scenario(players=2).player(0, dice="white-2", silver=4).scroll_deck("", only=True)
    match = position.start().play(0, "slot:2 mathematics white-2 2 green")
    while match.asks() != {1: "turn"}:
        match.play(0, match.options(0)[0])
    assert match.state.map["top_right"] is not None
    assert match.events("reserve")
    nothing = position.reserve(empty=True).start().play(0, "slot:2 mathematics white-2 2 green")
    while nothing.asks() != {1: "turn"}:
        nothing.play(0, nothing.options(0)[0])
    assert nothing.state.map["top_right"] is None


@rule("SC-231")
def test_nobody_is_stopped_in_front_of_a_card_that_there_is_not() -> None:
    position = scenario(players=2).player(0, dice="white-2", silver=4).scroll_deck("", only=True)
    line = "slot:2 mathematics white-2 2 green red"
    assert position.start().draft(0, line).match.asked(0).key == "stop-scroll"
    assert position.reserve(empty=True).start().draft(0, line).match.asked(0).key == "stop-end"


@rule("SC-233")
def test_the_dice_sum_counts_hand_board_and_bag() -> None:
    game = (
        scenario(players=2)
        .player(0, dice="red-1 white-2", bag="white*2 green", met="portrait guild track")
        .slot(0, 1, "mathematics", "blue-3 white-1")
        .slot(0, 6, "goal")
        .start()
        .state
    )
    assert dice_sum(game.players[0]) == 3 - 4


@rule("SC-235")
def test_where_points_come_from() -> None:
    game = (
        scenario(players=2)
        .player(0, tracks={"physics": 7, "biology": 6, "chemistry": 5, "astronomy": 4, "mathematics": 2})
        .player(0, retired={1: "hebrew_g persian_b"}, scrolls="chinese_a", dice="red-1")
        .guild("green", {0: 2, 1: 1})
        .caliph("caliph_1", top=0, middle=0)
        .start()
        .state
    )
    me = game.players[0]
    assert track_points(game, me) == 5 + 4 + 3 + 2 + 1
    assert points_of(game, me) == {
        "dice": 2,
        "retired": 6,
        "guilds": 3 + 3 + 1,
        "tracks": 15,
        "scrolls": 3 + 5,
    }


@rule("SC-236")
def test_equal_conditions_all_count() -> None:
    names = [card.id for card in PARTS.scroll if card.endgame == GuildInfluence("green")][:2]
    game = scenario(players=2).player(0, scrolls=names, dice="").guild("green", {0: 4}).start().state
    printed = sum(PARTS.scrolls[name].vp for name in names) + 3
    assert scroll_points(game, game.players[0]) == printed + 4 * len(names)


@rule("SC-237")
def test_every_condition_of_scrolls() -> None:
    position = scenario(players=2).player(
        0,
        dice="purple-4 purple-5",
        bag="blue*4 white*3",
        tracks={"physics": 4, "biology": 7, "chemistry": 3},
        scrolls="greek_b hebrew_b",
        retired={1: "persian_b", 2: "persian_c", 3: "persian_d", 4: "persian_e"},
    )
    position.guild("green", {0: 3})
    game = position.start().state
    me = game.players[0]

    def points(condition: object) -> int:
        return condition_points(game, me, condition)  # type: ignore[arg-type]

    assert points(NoCondition()) == 0
    assert points(GuildInfluence("green")) == 2
    assert points(GuildInfluence("orange")) == 0
    assert points(LanguageCount(("greek", "chinese"))) == 2  # the Starting Scroll is Chinese
    assert points(DiceOwned("blue", "purple")) == 2 + 2
    assert points(TrackLevel("physics")) == 2
    assert points(TrackLevel("biology")) == 4
    assert points(TrackLevel("chemistry")) == 0
    assert points(WhiteDice()) == 2
    assert points(Retirees()) == 2
    assert points(Breadth()) == 3
    assert [grade(count, 2, 4) for count in (1, 2, 3, 4)] == [0, 2, 2, 4]


@rule("SC-237")
def test_the_starting_scroll_counts_wealth_and_fears_white_dice() -> None:
    starter = PARTS.starting_scroll[0].endgame
    assert isinstance(starter, Starter)
    rich = scenario(players=2).player(0, gold=4, silver=5, dice="white-1 " * 5).start().state
    assert condition_points(rich, rich.players[0], starter) == (4 + 2) // 2
    white = scenario(players=2).player(0, gold=4, dice="white-1 " * 6).start().state
    assert condition_points(white, white.players[0], starter) == 2 - 3
    none = scenario(players=2).player(0, dice="red-1").start().state
    assert condition_points(none, none.players[0], WhiteDice()) == 4


@rule("SC-238")
def test_ties_are_broken_by_translators_then_workers() -> None:
    position = scenario(players=2).player(0, goal="persian").player(1, goal="syriac")
    game = position.room(1, "persian_b", owner=1).start().state
    assert [score.seat for score in result(game).scores] == [1, 0]
    assert [score.ties for score in result(game).scores] == [
        {"translators": 1, "workers": 0},
        {"translators": 0, "workers": 0},
    ]
    workers = scenario(players=2).player(0, workers="red").start().state
    assert result(workers).winners == (0,)
    shared = scenario(players=2).start().state
    assert result(shared).winners == (0, 1)
