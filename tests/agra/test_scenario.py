"""Positions that cannot be are refused in words, and everything can be set up."""

from collections.abc import Callable

import pytest

from engines.agra import GAME
from engines.agra.scenario import Impossible, Scenario, scenario

IMPOSSIBLE: list[tuple[str, Callable[[Scenario], Scenario]]] = [
    ("23 markers", lambda position: position.player(0, goods="wood*20", favours=3)),
    ("11 Workers", lambda position: position.contract(0, "cook", workers=1).workers(0, standing=TEN)),
    ("not built", lambda position: position.workers(0, standing="tailor")),
    ("one Worker", lambda position: position.workers(0, standing="quarry").workers(1, lying="sandstone")),
    ("'gold' is no good", lambda position: position.player(0, goods="gold")),
    ("there is no seat 2", lambda position: position.player(2, favours=1)),
    ("change that by 1", lambda position: position.price("wood", 3)),
    ("lies on wood already", lambda position: position.price("wood", 2).price("wood", 1)),
    ("no Price token", lambda position: position.price("statue", 4).price("book", 4)),
    ("would have been won", lambda position: position.delivered("cook", oil=0, wood=1)),
    ("two of the same player", lambda position: position.delivered("cook", oil=[0, 1])),
    ("no demand of cook", lambda position: position.delivered("cook", book=0)),
    ("would not lie at pier 1", lambda position: position.river("").player(0, contracts="nazim").pier(1)),
    ("only once", lambda position: position.player(0, tiles="ft_mp").player(1, tiles="ft_mp")),
    (
        "Favour tiles of seat 0: 4",
        lambda position: position.player(0, tiles="ft_mp ft_sell ft_stand ft_crate"),
    ),
    ("on a free Order", lambda position: position.orders("merchants", marker=2, taken={2: 1})),
    ("cannot stand on a Crate", lambda position: position.farm(0, farmers={"top": 1})),
    ("no such Favour action", lambda position: position.player(0, used_favours="ft_mp")),
    ("which is built", lambda position: position.builder("quarry")),
    ("die: 7", lambda position: position.dice(7)),
    ("one slot for each", lambda position: position.contract(0, "french_trader", slots=[1, 1])),
    ("cook is on the river", lambda position: position.contract(0, "cook").delivered("cook", oil=1)),
    ("b2c is left", lambda position: position.player(0, bonus_tiles="b2c").bonus_tiles("b2c b2a")),
    ("no guild", lambda position: position.player(0, influence={"pirates": 1})),
]
TEN = "architect sailor trader botanist quarry woodcutter turmeric_field cotton_field brickyard paper_mill"


@pytest.mark.parametrize(("words", "build"), IMPOSSIBLE, ids=[words for words, _ in IMPOSSIBLE])
def test_what_cannot_be_is_refused_in_words(words: str, build: Callable[[Scenario], Scenario]) -> None:
    with pytest.raises(Impossible) as error:
        build(scenario(players=2).built("brickyard paper_mill")).start()
    assert words in str(error.value)


def test_supplies_are_what_is_left() -> None:
    match = (
        scenario(players=2)
        .player(0, goods={"wood": 3}, favours=2)
        .contract(0, "cook", workers=2)
        .workers(0, standing="quarry", lying="sailor")
        .start()
    )
    me = match.state.players[0]
    assert (me.markers, me.workers) == (17, 6)


def test_the_boat_lies_where_the_contracts_demand_it() -> None:
    assert scenario().player(0, contracts="cook").start().state.pier == 1
    assert scenario().player(0, contracts="cook sufi").start().state.pier == 2
    assert scenario().player(0, contracts="mullah").start().state.pier == 3
    played = scenario().player(0, contracts="diwan").start().state
    assert (played.pier, played.last_round) == (6, 2)
    assert played.fulfilled == {"I": 2, "II": 2, "III": 1, "IV": 1}


def test_the_builder_walks_on_from_what_is_built() -> None:
    assert scenario().built("cement_works sawmill").start().state.builder == "curry"
    assert scenario().built("all").start().state.builder is None


def test_every_scenario_counts_its_pieces() -> None:
    match = scenario(players=3).player(0, goods="wood*3", tiles="ft_mp", contracts="cook").start()
    census = GAME.census(match.state)
    assert [census[f"markers {seat}"] for seat in range(3)] == [22, 22, 22]
    assert census["favour tiles"] == 14
    assert census["bonus tiles"] == 12


def test_the_same_thing_said_again_replaces_the_first() -> None:
    position = scenario(players=2).player(0, goods="wood*3", tiles="ft_mp", contracts="cook")
    match = position.player(0, goods="oil", tiles="ft_sell", contracts="sufi").workers(0, standing="quarry")
    state = match.workers(0, lying="sailor").start().state
    me = state.players[0]
    assert (me.goods["wood"], me.goods["oil"], me.tiles) == (0, 1, ["ft_sell"])
    assert [contract.id for contract in me.contracts] == ["sufi"]
    assert list(state.workers) == ["sailor"]
    assert "ft_mp" in state.display + state.stack
