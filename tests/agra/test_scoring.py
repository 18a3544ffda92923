"""The final scoring (AG-212 to AG-214)."""

import pytest

from engines.agra.scenario import Scenario, scenario
from engines.agra.scoring import (
    akbar_rupees,
    contract_rupees,
    crate_rupees,
    final_rupees,
    meditation_rupees,
    result,
    tie_break,
    track_rupees,
)
from tests.rules import rule


@rule("AG-212")
def test_final_rupees_are_coins_and_five_more_sources() -> None:
    game = (
        scenario(players=2)
        .player(0, rupees=20, meditation=6, contracts="nazim")
        .orders("merchants", taken={1: 0})
        .bowls(oil=0)
        .farm(0, crates={"top": []})
        .start()
        .state
    )
    assert final_rupees(game, game.players[0]) == {
        "coins": 20,
        "contracts": 1,
        "tracks": 1,
        "meditation": 5,
        "crates": 2,
        "akbar": 1,
    }
    assert result(game).scores[0].total == 30


@rule("AG-212a")
def test_only_notables_with_an_effect_at_the_end_score() -> None:
    game = (
        scenario(players=2).player(0, contracts="cook mahout").orders("merchants", taken={1: 0}).start().state
    )
    assert contract_rupees(game, game.players[0]) == 0


@rule("AG-212b")
@pytest.mark.parametrize(
    ("steps", "rupees"),
    [
        ([5, 4, 4, 1], [4, 1, 1, 0]),
        ([5, 5, 4, 1], [2, 1, 0, 0]),
        ([0, 0, 0, 0], [2, 1, 1, 1]),
        ([3, 9, 2, 2], [2, 2, 0, 0]),
    ],
)
def test_tracks_pay_for_orders_by_position(steps: list[int], rupees: list[int]) -> None:
    position = scenario(players=4).orders("scholars", taken={1: 0, 2: 0, 3: 1, 4: 2, 5: 3})
    for seat, step in enumerate(steps):
        position.player(seat, influence={"scholars": step})
    game = position.start().state
    assert [track_rupees(game, me) for me in game.players] == rupees


@rule("AG-037", "AG-212b")
def test_neutral_markers_score_for_nobody() -> None:
    game = scenario(players=2).orders("scholars", taken={1: "neutral", 2: "neutral"}).start().state
    assert [track_rupees(game, me) for me in game.players] == [0, 0]


@rule("AG-212c")
@pytest.mark.parametrize(("space", "rupees"), [(5, 0), (6, 5)])
def test_the_last_meditation_space_pays_five(space: int, rupees: int) -> None:
    game = scenario(players=2).player(0, meditation=space).start().state
    assert meditation_rupees(game, game.players[0]) == rupees


@rule("AG-212d")
def test_each_removed_crate_pays_one() -> None:
    game = scenario(players=2).farm(0, crates={"top": [], "left": [1]}).start().state
    assert crate_rupees(game, game.players[0]) == 3


@rule("AG-212e")
@pytest.mark.parametrize(("given", "rupees"), [(0, 0), (1, 1), (2, 3), (3, 5), (4, 8), (6, 14)])
def test_akbar_pays_1_3_5_and_3_more_for_each_further_good(given: int, rupees: int) -> None:
    bowls = ["cement", "bricks", "statue", "planks", "paper", "book"][:given]
    game = scenario(players=2).bowls(**dict.fromkeys(bowls, 0)).start().state
    assert akbar_rupees(game, game.players[0]) == rupees


@rule("AG-213")
def test_goods_favours_and_rupees_on_buildings_score_nothing() -> None:
    game = scenario(players=2).player(0, goods="book*3", favours=5).coins(quarry=4).start().state
    assert sum(final_rupees(game, game.players[0]).values()) == 2


def last_turn() -> Scenario:
    return scenario(players=2).round(7, last=7).turn(1)


@rule("AG-214")
def test_most_rupees_win() -> None:
    match = last_turn().player(0, rupees=9).player(1, rupees=11).start().play(1, "trader stop")
    assert match.result is not None
    assert match.result.winners == (1,)
    assert [(score.seat, score.place, score.total) for score in match.result.scores] == [
        (1, 1, 11),
        (0, 2, 9),
    ]


@rule("AG-214")
def test_a_tie_is_broken_by_goods_at_their_value_and_favours() -> None:
    position = last_turn().player(0, goods="book wood", favours=1).player(1, goods="wood*5").price("wood", 2)
    game = position.start().state
    assert [tie_break(game, me) for me in game.players] == [3 + 2 + 1, 10]
    assert result(game).winners == (1,)


@rule("AG-214")
def test_a_full_tie_is_a_shared_victory() -> None:
    game = last_turn().start().state
    assert result(game).winners == (0, 1)
    assert [score.place for score in result(game).scores] == [1, 1]


@rule("AG-186", "AG-214")
def test_markers_elsewhere_are_no_goods_in_the_tie_break() -> None:
    game = last_turn().contract(0, "french_trader", slots=[1, 2]).delivered("mahout", wood=0).start().state
    assert tie_break(game, game.players[0]) == 0
