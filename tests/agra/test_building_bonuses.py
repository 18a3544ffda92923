"""The 12 Building Bonus tiles, each taken once (AG-082)."""

import pytest

from engines.agra.scenario import scenario
from tests.rules import rule


@rule("AG-082")
@pytest.mark.parametrize(
    ("tile", "rupees", "favours", "guild"),
    [
        ("b2a", 3, 0, "craftsmen"),
        ("b2b", 3, 0, "merchants"),
        ("b2c", 3, 1, None),
        ("b3a", 4, 0, "craftsmen"),
        ("b3b", 4, 0, "scholars"),
        ("b3c", 5, 0, None),
        ("b3d", 4, 1, None),
        ("b4a", 5, 0, "scholars"),
        ("b4b", 5, 0, "merchants"),
        ("b4c", 6, 0, None),
        ("b4d", 5, 1, None),
    ],
)
def test_a_tile_gives_rupees_and_a_favour_or_a_step(
    tile: str, rupees: int, favours: int, guild: str | None
) -> None:
    building = {"2": "brickyard", "3": "oil_press", "4": "tailor"}[tile[1]]
    match = scenario(players=2).player(0, goods="planks*3").start()
    match.play(0, f"architect build:{building} planks*3 {tile}")
    me = match.state.players[0]
    assert me.bonuses == [tile]
    assert me.rupees == 2 + rupees
    assert me.favours == favours
    assert me.influence == {name: int(name == guild) for name in me.influence}


@rule("AG-082")
def test_the_crate_tile_removes_a_crate_of_the_players_choice() -> None:
    match = scenario(players=2).player(0, goods="planks*3").start()
    match.play(0, "architect build:brickyard planks*3 b2d right:5")
    me = match.state.players[0]
    assert (me.removed_crates, me.crates["right"], me.rupees) == (1, [1], 2 + 2)


@rule("AG-157")
def test_a_step_of_a_tile_is_not_optional() -> None:
    match = scenario(players=2).player(0, goods="planks*3", influence=2).start()
    match.play(0, "architect build:brickyard planks*3 b2a favours")
    assert match.state.players[0].influence["craftsmen"] == 3
