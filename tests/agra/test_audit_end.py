"""A rules lawyer sets up and counts up (AG-020 to AG-037, AG-210 to AG-214)."""

import pytest

from engines.agra.scenario import Scenario, fresh, scenario
from engines.agra.scoring import final_rupees, track_rupees
from engines.agra.state import NEUTRAL, Agra
from engines.kernel.scenario import Played
from tests.rules import rule


def finish(match: Played[Agra]) -> int:
    """Play on with empty turns to the end; says how many turns that were."""
    turns = 0
    while match.result is None:
        seat = match.state.current
        if match.key(seat) == "meditate":
            match.play(seat, "end")
        match.play(seat, "trader stop")
        if match.result is None and match.asks().get(seat) == "order-phase":
            match.play(seat, "nothing")
        turns += 1
    return turns


# ---- Set-up ----------------------------------------------------------------------------------------------


@rule("AG-034", "AG-035", "AG-036")
def test_two_players_cover_two_to_four_bowls_and_two_different_orders_of_each_guild() -> None:
    """Left bowls 3 and 3 again, right 1 and 6; craftsmen 2, 2 (again), 5; the marker on 5 moves down to 4."""
    rolls = [1, 1, 5, 1, 6, 3, 3, 1, 6, 2, 2, 5, 3, 4, 6, 5]
    game = fresh(2, dice=rolls).state
    covered = [good for good, marker in game.bowls.items() if marker == NEUTRAL]
    assert covered == ["statue", "curry", "robes"]
    assert [column.count(NEUTRAL) for column in game.orders.values()] == [2, 2, 2]
    assert game.orders["craftsmen"][1] == game.orders["craftsmen"][4] == NEUTRAL
    assert game.order_marker == {"craftsmen": 4, "merchants": 1, "scholars": 4}


@rule("AG-036")
def test_a_covered_order_marker_wraps_from_the_bottom_to_the_top() -> None:
    game = fresh(3, dice=[1, 1, 1, 2, 3, 1, 1, 1, 5, 6]).state
    assert game.orders["craftsmen"][0] == NEUTRAL
    assert game.order_marker["craftsmen"] == 6


@rule("AG-023", "AG-024")
def test_the_merchant_rolls_again_on_five_and_six_and_the_builder_does_not() -> None:
    game = fresh(4, dice=[5, 6, 4, 6]).state
    assert (game.merchant, game.builder) == ("cotton", "paper")


@rule("AG-025", "AG-026")
@pytest.mark.parametrize(
    ("players", "levels", "split"),
    [(2, [4, 3, 2, 1], [3, 3, 4]), (3, [4, 3, 2, 1], [3, 3, 4]), (4, [5, 4, 3, 2], [4, 5, 5])],
)
def test_notables_by_level_and_guild(players: int, levels: list[int], split: list[int]) -> None:
    for seed in range(40):
        game = fresh(players, seed).state
        names = [visitor.id for visitor in game.river]
        parts = game.parts
        assert [
            sum(parts.level_of[name] == level for name in names) for level in ("I", "II", "III", "IV")
        ] == levels
        guilds = [parts.notables[name].guild for name in names]
        assert sorted(guilds.count(guild) for guild in parts.guilds) == split


# ---- The end ---------------------------------------------------------------------------------------------


@rule("AG-210", "AG-211")
@pytest.mark.parametrize(("seat", "turns"), [(0, 3 + 4), (1, 2 + 4), (3, 0 + 4)])
def test_after_the_trigger_the_round_ends_and_everybody_has_one_more_turn(seat: int, turns: int) -> None:
    position = scenario(players=4).player(seat, influence={"scholars": 8}).turn(seat)
    match = position.start().play(seat, "architect influence:scholars")
    assert finish(match) == turns


@rule("AG-211")
def test_a_second_trigger_in_the_last_round_changes_nothing() -> None:
    position = scenario(players=2).player(0, influence={"scholars": 8}).round(5, last=5)
    match = position.start().play(0, "architect influence:scholars")
    assert match.state.last_round == 5
    assert finish(match) == 1


# ---- Scoring ---------------------------------------------------------------------------------------------


def on_track(*steps: int) -> Scenario:
    """Players on these steps of the merchants' track, each with one Order of theirs."""
    position = scenario(players=len(steps)).orders(
        "merchants", taken={seat + 1: seat for seat in range(len(steps))}
    )
    for seat, step in enumerate(steps):
        position.player(seat, influence={"merchants": step})
    return position


@rule("AG-212b")
@pytest.mark.parametrize(
    ("steps", "rupees"),
    [
        ((5, 3, 1), [2, 1, 0]),
        ((5, 3, 3), [2, 1, 1]),
        ((5, 5, 3), [1, 1, 0]),
        ((4, 4, 4), [1, 1, 1]),
        ((2, 1), [2, 1]),
        ((6, 5, 5, 4), [2, 1, 1, 0]),
    ],
)
def test_influence_tracks_pay_by_place(steps: tuple[int, ...], rupees: list[int]) -> None:
    game = on_track(*steps).start().state
    assert [track_rupees(game, me) for me in game.players] == rupees


@rule("AG-212c", "AG-212d", "AG-212e", "AG-213")
@pytest.mark.parametrize(("bowls", "rupees"), [(0, 0), (1, 1), (2, 3), (3, 5), (4, 8), (7, 17)])
def test_akbar_crates_and_meditation_score_and_nothing_on_the_board_does(bowls: int, rupees: int) -> None:
    names = ["oil", "dye", "book", "robes", "cloth", "paper", "bricks"][:bowls]
    game = (
        scenario(players=2)
        .player(0, rupees=0, meditation=6, goods="wood*5", favours=4)
        .bowls(**dict.fromkeys(names, 0))
        .farm(0, crates={"top": [], "left": [1]})
        .coins(quarry=9)
        .start()
        .state
    )
    scored = final_rupees(game, game.players[0])
    assert (scored["akbar"], scored["meditation"], scored["crates"]) == (rupees, 5, 3)
    assert sum(scored.values()) == rupees + 5 + 3


@rule("AG-214")
@pytest.mark.parametrize(
    ("first", "second", "winners"),
    [("book", "wood*4", (1,)), ("book", "wood*3", (0, 1)), ("book wood", "curry", (0,))],
)
def test_equal_rupees_are_decided_by_goods_or_shared(
    first: str, second: str, winners: tuple[int, ...]
) -> None:
    position = scenario(players=2).player(0, goods=first).player(1, goods=second)
    match = position.round(3, last=3).turn(1).start()
    finish(match)
    assert match.result is not None
    assert match.result.winners == winners


@rule("AG-214")
def test_a_favour_counts_one_and_price_tokens_count_in_the_tie_break() -> None:
    position = scenario(players=2).player(0, goods="robes").player(1, goods="wood*2", favours=1)
    match = position.price("robes", 4).round(3, last=3).turn(1).start()
    finish(match)
    assert match.result is not None
    assert match.result.winners == (0,)


@rule("AG-186", "AG-214")
def test_goods_on_the_french_trader_are_no_goods_in_the_tie_break() -> None:
    position = scenario(players=2).contract(0, "french_trader", slots=[2, 3]).player(1, goods="wood")
    match = position.round(3, last=3).turn(1).start()
    finish(match)
    assert match.result is not None
    assert match.result.winners == (1,)
