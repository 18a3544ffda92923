"""The solo opponent (IN-500 to IN-562)."""

from typing import Any

import pytest

from engines.inventors.scenario import Scenario, fresh, scenario
from engines.inventors.scoring import opponent_points, result
from engines.inventors.state import DUMMY, Device, Opponent
from engines.kernel.scenario import Played
from tests.inventors.whole import random_game
from tests.rules import rule


def him(match: Played[Any]) -> Opponent:
    opponent = match.state.opponent
    assert isinstance(opponent, Opponent)
    return opponent


def device(match: Played[Any], board: str) -> Device:
    return next(one for one in match.state.devices if one.board == board)


def facing(*plan: int, **more: Any) -> Scenario:
    """A player who does next to nothing, and the opponent with these Plan cards (and two to follow)."""
    return scenario(1).player(0, ready="white1 white2 white3").opponent(plan=plan, **more)


def after(position: Scenario) -> Played[Any]:
    """The player activates a Workshop for nothing, then the opponent has its turn."""
    return position.start().play(0, "workshop:bottom ready:white1")


@rule("IN-500", "IN-502", "IN-503", "IN-504")
def test_the_set_up() -> None:
    game = fresh(1, 3).state
    assert game.opponent is not None
    assert game.dummy is not None
    assert (game.rounds, game.first, len(game.column(1)), game.rows) == (4, 0, 3, 3)
    assert game.opponent.guilds == {"blue": 1, "orange": 1, "charcoal": 1}
    assert (game.opponent.supply, game.opponent.workers, game.opponent.tents) == (22, 3, 4)
    assert sorted(game.opponent.ideas) == ["i1", "i2", "i3", "i4", "i5", "i6"]
    assert game.ship(1) == 0


@rule("IN-501", "IN-505", "IN-510")
def test_its_start_of_the_first_round() -> None:
    match = fresh(1, 3)
    assert (len(him(match).dice_plans), len(him(match).worker_plans)) == (9, 6)
    silver = match.state.players[0].silver
    match.play(0, "top")
    assert him(match).silver == 3
    assert (len(him(match).plan), len(him(match).dice_plans), len(him(match).worker_plans)) == (6, 5, 4)
    assert match.state.players[0].silver == silver


@rule("IN-511", "IN-512")
def test_upper_option_first_then_the_lower_one() -> None:
    match = after(facing(4, 1, 2, silver=3))
    assert him(match).silver == 3 + 2  # nothing to Build, nothing to Test: 2 Silver
    reasons = [event.args["why"] for event in match.events("automa-cannot")]
    assert len(reasons) == 2
    assert match.events("opponent-lower")


@rule("IN-512")
@pytest.mark.parametrize(
    ("position", "reason"),
    [
        (lambda: facing(7, 1, 2, invented=6), "why-opponent-no-idea"),
        (lambda: facing(6, 1, 2, silver=2).device("robotic", card="doors"), "why-opponent-silver"),
        (lambda: facing(6, 1, 2, silver=9), "why-nothing-invented"),
        (lambda: facing(5, 1, 2, silver=9), "why-nothing-built"),
        (lambda: facing(1, 2, 3), "why-no-test-space"),
        (lambda: facing(10, 1, 2, workers=0, influence="blue*2"), "why-no-worker"),
        (lambda: facing(10, 1, 2, influence="blue"), "why-no-influence"),
        (lambda: facing(10, 1, 2, influence="blue*2"), "why-no-research"),
    ],
)
def test_what_makes_a_task_impossible(position: Any, reason: str) -> None:
    match = after(position())
    why = match.events("automa-cannot")[0].args["why"]
    assert why.key == reason  # type: ignore[union-attr]


@rule("IN-512", "IN-520")
def test_invented_devices_fill_up() -> None:
    position = facing(7, 1, 2)
    for board, card in (("robotic", "doors"), ("fragrant", "drums"), ("self-regulating", "pools")):
        position.device(board, card=card)
    match = after(position)
    assert match.events("automa-cannot")[0].args["why"].key == "why-all-invented"  # type: ignore[union-attr]
    assert him(match).silver == 3


@rule("IN-513", "IN-520", "IN-514")
def test_it_invents_by_its_focus_with_the_first_card_that_matches() -> None:
    # Plan 7 looks at the middle row first: Fragrant, orange and orange.
    match = after(facing(7, 1, 2, ideas="i4").deck("fountains flutes doors"))
    one = device(match, "fragrant")
    assert (one.card, one.inventor, one.column) == ("flutes", 1, 1)
    assert match.state.discards == ["fountains"]
    assert him(match).guilds["orange"] == 1 + 2
    assert one.idea is not None
    assert one.idea.id == "i4"


@rule("IN-520")
def test_without_a_matching_card_it_cannot_invent() -> None:
    match = after(facing(7, 1, 2).deck("fountains", only=True))
    assert device(match, "fragrant").is_blank
    assert him(match).silver == 3


@rule("IN-520", "IN-023")
def test_it_looks_through_the_discards_too() -> None:
    match = after(facing(7, 2, 3).deck("fountains", discards="flutes", only=True))
    assert device(match, "fragrant").card == "flutes"
    assert len(match.events("reshuffled")) == 1


@rule("IN-521", "IN-514", "IN-526")
def test_it_builds_and_the_player_gets_the_idea() -> None:
    position = (
        facing(6, 1, 2, silver=5)
        .device("robotic", card="doors", inventor=0, idea="i1", row=1)
        .device("steam-powered", card="drums", builder="neutral", row=1)
        .boards("silent")
    )
    match = after(position)
    assert match.asks() == {0: "next"}
    match.play(0, "influence:blue")
    one = device(match, "robotic")
    assert (one.column, one.row, one.builder) == (2, 2, 1)
    assert him(match).silver == 2
    assert match.state.players[0].guilds["blue"] == 1
    assert him(match).guilds == {"blue": 1, "orange": 1, "charcoal": 1}
    assert (device(match, "silent").column, device(match, "silent").row) == (1, 1)


@rule("IN-522")
def test_it_tests_by_colour_then_row_then_from_the_left() -> None:
    # Plan 1: blue first; rows top, bottom, middle. Robotic: its blue space is the third, 3 ships.
    position = (
        facing(1, 2, 3)
        .device("robotic", card="doors", builder="neutral", row=2)
        .device("steam-powered", card="drums", builder="neutral", row=3)
        .dice(1)
    )
    match = after(position)
    tested = device(match, "steam-powered").tests
    assert tested[0] is not None
    assert (tested[0].color, tested[0].value) == ("blue", 1)
    assert match.state.ship(1) == 2


@rule("IN-522")
def test_in_a_row_it_tests_the_leftmost_device() -> None:
    position = facing(1, 2, 3).device("giant", card="pools", builder=0, publisher=0, inventor=0, row=1)
    match = after(position.device("steam-powered", card="drums", builder="neutral", row=1).dice(1))
    assert any(device(match, "steam-powered").tests)
    assert not any(device(match, "giant").tests)


@rule("IN-522", "IN-515")
def test_a_covered_influence_is_gained_if_there_is_one() -> None:
    for supply, gained in ((5, 1), (0, 0)):
        position = (
            facing(1, 2, 3, supply=supply)
            .device("wind-powered", card="doors", builder="neutral", tests="- - - -")
            .dice(2)
        )
        match = after(position)
        assert him(match).guilds["blue"] == 1 + gained


@rule("IN-523", "IN-532")
def test_where_its_ship_stops() -> None:
    def moved(step: int) -> Played[Any]:
        return after(facing(15, 1, 2, ship=step, influence="blue orange charcoal"))

    match = moved(0)
    assert (len(him(match).tiles), match.state.ship(1)) == (1, 1)
    match = moved(5)
    assert (len(him(match).plan), len(him(match).dice_plans)) == (2 + 1, 7 - 1)
    assert match.state.revealed == ["left", "middle"]
    match = moved(11)
    assert (len(him(match).plan), len(him(match).worker_plans)) == (2 + 1, 5 - 1)
    match = moved(16)
    assert len(match.state.river[17].stack) == 8
    match = after(facing(15, 1, 2, ship=17, influence="blue orange charcoal").river(17, tiles=""))
    assert him(match).tiles == ["w" + him(match).tiles[0][1:]]
    assert len(match.state.river[16].stack) == 1
    match = after(
        facing(15, 1, 2, ship=17, influence="blue orange charcoal").empty(
            [*range(1, 6), *range(7, 12), *range(13, 18)]
        )
    )
    assert him(match).silver == 2


@rule("IN-524")
def test_it_publishes_and_the_inventor_is_paid_by_the_supply() -> None:
    position = facing(5, 1, 2, silver=3).device("robotic", card="doors", inventor=0, builder="neutral")
    match = after(position)
    one = device(match, "robotic")
    assert (one.column, one.row, one.publisher) == (3, 1, 1)
    assert (him(match).silver, match.state.players[0].silver) == (0, 1)
    position = facing(5, 1, 2, silver=3).device("robotic", card="doors", builder="neutral", row=1)
    for row, (board, card) in enumerate(
        (("giant", "drums"), ("silent", "pools"), ("folding", "lamps")), start=1
    ):
        position.device(board, card=card, builder="neutral", publisher=1, row=row, inventor=0)
    assert device(after(position), "robotic").column == 4


@rule("IN-525")
def test_the_player_pays_the_opponent_as_inventor() -> None:
    match = (
        facing(3, 1, 2)
        .player(0, ready="white4*2", silver=9)
        .device("robotic", card="doors", inventor=1, builder="neutral")
        .start()
    )
    match.play(0, "publish:robotic ready:white4*2 tiler")
    assert match.events("paid-inventor")[0].args["n"] == 1
    assert match.state.players[0].silver == 9 - 1 - 4


@rule("IN-530", "IN-531", "IN-534", "IN-532", "IN-276")
def test_a_guild_worker_card() -> None:
    position = facing(10, 1, 2, influence="blue*3", ship=5).empty([4]).workers(blue_left=0)
    match = after(position)
    assert [piece.seat for piece in match.state.workers["blue-right"]] == [1]
    assert him(match).guilds["blue"] == 1
    assert him(match).workers == 2
    assert match.state.river[4].markers == [1]
    position = facing(12, 1, 2, influence="charcoal*2").empty([1]).dummy(card=1)  # closes the left space
    assert after(position).state.workers["charcoal-right"]
    lower = after(facing(11, 1, 2))
    assert not any(lower.state.workers.values())
    assert him(lower).silver == 3


@rule("IN-532", "IN-276")
def test_a_right_worker_card_goes_by_row_focus() -> None:
    # Plan 13: rows top, bottom, middle; the space itself does nothing for it.
    position = facing(13, 1, 2, influence="blue orange charcoal").dummy(card=1).workers(hire_camel=0)
    match = after(position)
    assert [piece.seat for piece in match.state.workers["advance-ship"]] == [1]
    assert him(match).guilds == {"blue": 0, "orange": 0, "charcoal": 0}
    assert him(match).silver == 1
    assert len(him(match).plan) == 3
    assert match.state.ship(1) == 0


@rule("IN-533")
@pytest.mark.parametrize(
    ("ship", "empty", "step"),
    [
        (10, [3, 8, 10, 14], 8),
        (9, [3, 10, 14], 3),
        (8, [10, 14], 10),
        (3, [4, 5, 9], 4),
        (8, [3, 8, 9], 8),
        (13, [2, 9, 15], 9),
    ],
)
def test_where_it_researches(ship: int, empty: list[int], step: int) -> None:
    match = after(facing(10, 1, 2, influence="blue*2", ship=ship).empty(empty))
    assert [place for place, space in enumerate(match.state.river) if space.markers == [1]] == [step]
    assert match.state.river[step].research is not None


@rule("IN-515")
def test_its_markers_come_from_the_leftmost_guild_when_the_supply_is_empty() -> None:
    position = facing(5, 1, 2, silver=3, influence="orange charcoal", supply=0)
    match = after(position.device("robotic", card="doors", builder="neutral"))
    assert him(match).guilds == {"blue": 0, "orange": 0, "charcoal": 1}
    position = facing(5, 1, 2, silver=3, influence="", supply=0).device(
        "robotic", card="doors", builder="neutral"
    )
    assert device(after(position), "robotic").publisher is None


@rule("IN-540")
def test_the_last_card_is_the_tent_and_the_first_one_brings_the_dummys() -> None:
    match = after(facing(1))  # brown 4, white 1
    assert match.state.tents == [DUMMY, None, None, 1, None]
    # Brown 5 is taken, so it goes round: 1 is taken, too. Both Tents stand, and are raised.
    match = scenario(1).opponent(plan=[2]).tents(placed={"camel": 0, "blue": "dummy"}).turn(1).start()
    assert match.state.raised == [[], [1], [], [], [0]]


@rule("IN-541")
def test_the_lower_option_of_the_last_but_one_card_hurries_the_tent() -> None:
    match = after(facing(1, 2))
    assert 1 in match.state.tents
    assert him(match).plan == []
    assert match.events("opponent-early-tent")
    # The upper option does not.
    match = after(facing(7, 2).deck("flutes"))
    assert 1 not in match.state.tents
    # Nor the lower one, if it has brought a card into the deck: a Test that reaches the middle section.
    position = facing(4, 2, ship=4).device("steam-powered", card="drums", builder="neutral")
    match = after(position)
    assert (match.state.ship(1), len(him(match).plan)) == (6, 2)
    assert 1 not in match.state.tents


@rule("IN-542")
def test_after_its_tent_it_takes_silver() -> None:
    match = after(
        scenario(1).player(0, ready="white1").tents(placed={"envoy": 1, "blue": "dummy"}).opponent(silver=4)
    )
    assert him(match).silver == 5


@rule("IN-543", "IN-290")
def test_the_player_first_places_the_dummy_tent() -> None:
    match = scenario(1).opponent(plan=[1, 2, 3]).passes("p8 p1 p2 p3 p4").start()
    match.play(0, "tent:blue dummy:orange")
    assert [event.args["section"].key for event in match.events("dummy-tent")] == ["tent-orange"]  # type: ignore[union-attr]


@rule("IN-544")
def test_its_rest() -> None:
    position = scenario(1).tents(placed={"envoy": 1, "camel": 0}).phase("rest").opponent(plan=[1, 10])
    match = position.workers(blue_left=1).start()
    opponent = him(match)
    assert match.state.first == 1
    assert opponent.workers == 3
    assert len(opponent.plan) + len(opponent.played) == 5 + 2 + 1  # a worker card more in round 2
    match = scenario(1).tents(placed={"camel": 1, "blue": 0}).phase("rest").start()
    assert len(him(match).plan) == 5 + 2 + 1
    match = scenario(1).tents(placed={"orange": 1, "camel": 0}).phase("rest").start()
    assert him(match).guilds["orange"] == 2
    assert not match.state.players[0].envoy


@rule("IN-550")
def test_its_points() -> None:
    game = (
        scenario(1)
        .opponent(silver=7, tiles="w46 w6", influence="blue*4")
        .device("robotic", card="doors", inventor=1, builder=1, tests="charcoal1 - - -")
        .device("giant", card="drums", inventor=0, builder=1, publisher=1)
        .river(3, research="rl1", influence=[0, 1])
        .start()
        .state
    )
    assert game.opponent is not None
    assert opponent_points(game, game.opponent) == {
        "guilds": 8,
        "research": 1,
        "workshops": 4,
        "ideas": 3,
        "devices": 1 + 1,
        "influence": 3 * 4,
        "silver": 7,
    }


@rule("IN-551")
def test_the_player_wins_with_more_points() -> None:
    assert result(scenario(1).player(0, royalty=9).opponent(influence="").start().state).won
    assert not result(scenario(1).opponent(silver=9).start().state).won
    tied = scenario(1).opponent(influence="").ships((1, 2), (0, 1), ("dummy", 0)).start().state
    assert not result(tied).won


@rule("IN-560")
def test_harder_options_and_presets() -> None:
    assert fresh(1, hard_start="on").state.opponent == fresh(1, difficulty="2").state.opponent
    harder = fresh(1, hard_start="on").state.opponent
    assert harder is not None
    assert (harder.silver, harder.guilds) == (3, {"blue": 2, "orange": 2, "charcoal": 2})
    for settings, cards in (
        ({"hard_dice": "on"}, 7),
        ({"hard_workers": "on"}, 7),
        ({"difficulty": "4"}, 8),
        ({}, 6),
    ):
        match = fresh(1, **settings).play(0, "top")
        assert len(him(match).plan) + len(him(match).played) == cards


@rule("IN-561")
def test_a_short_reserve_gives_what_is_there() -> None:
    position = scenario(1, hard_dice="on", hard_workers="on").round(4).phase("start")
    position.game.opponent.extra_dice_plans = 5  # type: ignore[union-attr]
    match = position.start()
    assert len(him(match).plan) + len(him(match).played) == 9 + 4


@rule("IN-562")
def test_three_solo_rounds() -> None:
    match = fresh(1, 2, rounds="3")
    published = match.state.column(3)
    assert [(one.builder, one.publisher) for one in published] == [(1, 1)]
    assert him(match).guilds["charcoal"] == 2
    assert match.state.raised[2] == [1]
    match.play(0, "top")
    assert len(him(match).plan) + len(him(match).played) == 5 + 2


@rule("IN-511", "IN-541")
def test_whole_solo_games_end() -> None:
    for seed in range(3):
        match = random_game(1, seed)
        assert match.result is not None
        assert match.result.won is not None
