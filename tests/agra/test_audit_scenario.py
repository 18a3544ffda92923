"""An outsider sets positions up, and reads what happened."""

import pytest

from engines.agra.scenario import Impossible, scenario
from tests.rules import rule


def test_a_bonus_tile_lies_in_one_place_and_comes_back_when_it_is_said_anew() -> None:
    position = scenario(players=2).player(0, bonus_tiles="b2a b3c").player(0, bonus_tiles="b2b")
    game = position.start().state
    assert game.players[0].bonuses == ["b2b"]
    assert {"b2a", "b3c"} <= set(game.bonuses)
    assert "b2b" not in game.bonuses
    with pytest.raises(Impossible, match="b2b is there only once"):
        position.player(1, bonus_tiles="b2b")


@rule("AG-033")
def test_the_display_holds_three_tiles_at_most() -> None:
    with pytest.raises(Impossible, match="4 is not between 0 and 3"):
        scenario(players=2).favour_tiles("ft_sell ft_mp ft_crate ft_price")


@rule("AG-083")
def test_the_log_tells_of_the_second_worker_of_the_architect() -> None:
    match = scenario(players=2).player(0, goods="wood*4").start()
    match.play(0, "architect build:brickyard wood*4 b2c")
    assert [line for line in match.log("en") if "places" in line] == [
        "P1 places a Worker at the Architect.",
        "P1 places a Worker at the Brickyard.",
    ]
