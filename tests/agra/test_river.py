"""Notables, contracts, the Boat and its six piers (AG-130 to AG-141)."""

import pytest

from engines.agra.goods import value
from engines.agra.imperial import order_limit
from engines.agra.notables import is_open, winner_of
from engines.agra.scenario import Scenario, scenario
from engines.agra.state import Visitor
from tests.rules import rule


@rule("AG-130")
@pytest.mark.parametrize(("pier", "levels"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 4), (6, 4)])
def test_the_boat_opens_levels_and_lower_ones_stay_open(pier: int, levels: int) -> None:
    match = scenario(players=2).river("cook jagirdar nazim diwan", pier=pier).start()
    assert [is_open(match.state, name) for name in ("cook", "jagirdar", "nazim", "diwan")] == [
        level <= levels for level in (1, 2, 3, 4)
    ]


@rule("AG-130")
def test_a_closed_level_is_refused_with_its_rule() -> None:
    match = scenario(players=2).player(0, goods="cloth wood").river("jagirdar cook").start()
    match.play(0, "sailor nothing")
    assert match.why_not(0)["jagirdar"].rule == "AG-130"


@rule("AG-131")
def test_a_delivery_pays_the_number_of_markers_on_the_notable() -> None:
    match = (
        scenario(players=2)
        .player(0, goods="wood turmeric book*2")
        .river("nazim", pier=4)
        .delivered("nazim", dye=[1, 1])
        .start()
    )
    match.play(0, "sailor nothing nazim yes")
    assert match.state.players[0].rupees == 2 + 3


@rule("AG-131")
def test_a_filled_demand_takes_no_more() -> None:
    match = scenario(players=2).player(0, goods="oil wood").river("cook").delivered("cook", oil=1).start()
    match.play(0, "sailor nothing cook")
    assert match.state.players[0].goods == match.state.players[0].goods | {"oil": 1, "wood": 0}


@rule("AG-132")
def test_the_second_marker_of_a_double_delivery_pays_one_and_counts() -> None:
    match = scenario(players=2).player(0, goods="oil*2 wood cotton*2").river("cook").start()
    match.play(0, "sailor cotton cook oil:double yes")
    assert match.state.players[0].rupees == 2 + 1 + 1
    assert match.state.visitor("cook").markers == [[0, 0], []]


@rule("AG-132")
def test_only_one_demand_of_a_notable_is_doubled_in_one_action() -> None:
    match = scenario(players=2).player(0, goods="book dye*2 cotton*2 robes").river("nazim", pier=4).start()
    match.play(0, "sailor robes nazim dye:double nazim")
    assert match.options(0) == ["book", "cotton"]


@rule("AG-132")
def test_another_players_single_marker_cannot_be_doubled_later() -> None:
    position = scenario(players=2).player(0, goods="oil*3 cotton*2").river("cook dyer")
    match = position.delivered("cook", oil=0).start()
    match.play(0, "sailor cotton")
    assert match.why_not(0)["cook"].rule == "AG-131"


@rule("AG-133")
def test_the_evaluation_waits_for_the_second_marker() -> None:
    match = (
        scenario(players=2).player(0, goods="wood*2 cotton").river("cook").delivered("cook", oil=1).start()
    )
    match.play(0, "sailor cotton cook wood:double yes")
    assert [contract.id for contract in match.state.players[0].contracts] == ["cook"]
    assert match.state.players[1].favours == 1
    assert match.state.players[0].rupees == 2 + 2 + 1


@rule("AG-134")
def test_most_markers_win_and_the_others_become_favours() -> None:
    match = (
        scenario(players=3)
        .player(0, goods="cotton")
        .river("nazim", pier=4)
        .delivered("nazim", book=2, dye=[1, 1])
        .turn(0)
        .start()
    )
    match.play(0, "sailor nothing nazim")
    for seat in (0, 1, 2):
        while match.asks().get(seat) == "river-good":
            match.play(seat, "none")
    match.play(0, "yes")
    assert [contract.id for contract in match.state.players[1].contracts] == ["nazim"]
    assert [me.favours for me in match.state.players] == [1, 0, 1]
    assert match.state.players[1].markers == 22
    assert not match.state.river


@rule("AG-134")
@pytest.mark.parametrize(
    ("markers", "winner"),
    [([[1], [0]], 1), ([[0], [1, 1]], 1), ([[2], [0], [1]], 2), ([[2], [0, 0], [1, 1]], 0)],
)
def test_ties_go_to_the_highest_demand_among_those_tied(markers: list[list[int]], winner: int) -> None:
    assert winner_of(Visitor("any", markers)) == winner


@rule("AG-135")
def test_one_step_for_each_notable_however_many_goods() -> None:
    match = scenario(players=2).player(0, goods="oil wood cement statue").river("cook takshaka").start()
    match.play(0, "sailor statue cook oil cook takshaka yes")
    assert match.key(0) == "rise"
    match.play(0, "yes")
    assert match.state.players[0].influence["craftsmen"] == 2
    assert match.state.current == 1


@rule("AG-135")
def test_the_step_is_optional_and_comes_even_if_another_wins() -> None:
    position = scenario(players=2).player(0, goods="wood").river("cook").delivered("cook", oil=[1, 1])
    match = position.start()
    match.play(0, "sailor nothing cook")
    assert match.state.players[1].contracts[0].id == "cook"
    match.play(0, "no")
    assert match.state.players[0].influence["craftsmen"] == 0


# ---- The Boat --------------------------------------------------------------------------------------------


def last_delivery(pier: int, notable: str, good: str, **others: int) -> Scenario:
    """Seat 0 has the last Good that a Notable wants, with the Boat at this pier."""
    return scenario(players=2).player(0, goods=good).river(notable, pier=pier).delivered(notable, **others)


@rule("AG-136")
def test_pier_1_to_2_needs_two_contracts_of_level_i() -> None:
    first = last_delivery(1, "cook", "wood", oil=0).start()
    first.play(0, "sailor nothing cook")
    assert first.state.pier == 1
    second = last_delivery(1, "cook", "wood", oil=0).fulfilled(I=1).dice(1).start()
    second.play(0, "sailor nothing cook")
    assert second.state.pier == 2


@rule("AG-136")
@pytest.mark.parametrize(
    ("pier", "notable", "good", "rest"),
    [
        (2, "muezzin", "oil", {"curry": 0}),
        (3, "muezzin", "oil", {"curry": 0}),
        (4, "nazim", "dye", {"book": 0, "cotton": 0}),
        (5, "diwan", "dye", {"robes": 0, "book": 0}),
    ],
)
def test_the_boat_moves_on_with_contracts_of_its_level(
    pier: int, notable: str, good: str, rest: dict[str, int]
) -> None:
    match = last_delivery(pier, notable, good, **rest).dice(1).start()
    match.play(0, f"sailor nothing {notable}")
    assert match.state.pier == pier + 1


@rule("AG-136")
def test_a_second_contract_of_level_i_at_a_later_pier_moves_nothing() -> None:
    match = last_delivery(3, "cook", "wood", oil=0).start()
    match.play(0, "sailor nothing cook")
    assert match.state.pier == 3


@rule("AG-136")
def test_the_immediate_effect_comes_before_the_boat() -> None:
    match = (
        last_delivery(4, "painter", "cloth", painting=0, sandstone=0)
        .player(0, goods="cloth", influence=0)
        .start()
    )
    match.play(0, "sailor nothing painter merchants")
    keys = [event.key for event in match.events()]
    assert keys.index("influence") < keys.index("boat")


@rule("AG-137")
def test_pier_2_the_builders_building_is_built_and_he_moves_on() -> None:
    match = (
        last_delivery(1, "cook", "wood", oil=0)
        .fulfilled(I=1)
        .player(1, goods="sandstone")
        .builder("cement_works")
        .dice(2)
        .start()
    )
    match.play(0, "sailor nothing cook")
    assert match.state.is_built("cement")
    assert "cement" not in match.state.workers
    assert match.state.builder == "curry"
    assert len(match.state.bonuses) == 12
    assert match.asks() == {0: "rise"}


@rule("AG-137")
def test_pier_2_without_the_builder_nothing_happens() -> None:
    match = last_delivery(1, "cook", "wood", oil=0).fulfilled(I=1).built("all").start()
    match.play(0, "sailor nothing cook")
    assert match.state.builder is None
    assert match.state.pier == 2


@rule("AG-138")
def test_pier_3_the_merchant_moves_and_cotton_brings_favours() -> None:
    match = (
        last_delivery(2, "muezzin", "oil cotton", curry=0)
        .player(1, goods="cotton*5")
        .merchant("quarry")
        .dice(3)
        .start()
    )
    match.play(0, "sailor nothing muezzin yes")
    assert match.state.merchant == "cotton"
    assert match.state.coins == {"wood": 1, "turmeric": 1}
    assert [me.favours for me in match.state.players] == [1, 3]
    assert order_limit(match.state) == 4


@rule("AG-102", "AG-139")
def test_pier_4_price_tokens_return_and_everybody_gains_a_favour() -> None:
    match = last_delivery(3, "muezzin", "oil", curry=1).price("oil", 3).price("wood", 2).start()
    match.play(0, "sailor nothing muezzin yes")
    assert value(match.state, "oil") == 2
    assert [(price.good, price.side) for price in match.state.prices] == [(None, 0)] * 3
    assert order_limit(match.state) == 5
    assert match.state.players[0].favours + match.state.players[1].favours == 1 + 2


@rule("AG-140")
def test_pier_5_everybody_takes_a_good_by_his_cotton() -> None:
    match = (
        scenario(players=3)
        .player(0, goods="dye")
        .player(1, goods="cotton")
        .player(2, goods="cotton*4")
        .river("nazim", pier=4)
        .delivered("nazim", book=0, cotton=0)
        .price("paper", 3)
        .start()
    )
    match.play(0, "sailor nothing nazim")
    assert match.asks() == {0: "river-good", 1: "river-good", 2: "river-good"}
    assert match.options(0) == ["sandstone", "wood", "turmeric", "cotton", "none"]
    assert "paper" not in match.options(1)
    assert "paper" in match.options(2)
    match.play(2, "paper").play(0, "none").play(1, "oil")
    assert [sum(me.goods.values()) for me in match.state.players] == [0, 2, 5]
    assert order_limit(match.state) == 6


@rule("AG-006", "AG-140", "AG-160")
def test_pier_5_whoever_has_no_marker_may_free_one() -> None:
    match = last_delivery(4, "nazim", "dye", book=0, cotton=0).player(1, goods="wood*22").start()
    match.play(0, "sailor nothing nazim")
    assert match.options(1) == ["none", "free-marker"]
    match.play(1, "free-marker")
    assert match.options(1) == ["sandstone", "wood", "turmeric", "cotton", "none"]
    match.play(1, "cotton")
    assert match.state.players[1].goods["cotton"] == 1


@rule("AG-140")
def test_pier_5_nothing_is_taken_where_no_good_has_the_value() -> None:
    match = (
        last_delivery(4, "nazim", "dye", book=0, cotton=0)
        .player(1, goods="cotton*2")
        .price("statue", 2)
        .price("book", 4)
        .price("robes", 3, token="price_b")
        .start()
    )
    match.play(0, "sailor nothing nazim")
    assert "statue" not in match.options(1)
    assert set(match.options(1)) == {"painting", "robes", "none"}


@rule("AG-141")
def test_pier_6_robes_are_worth_more_and_the_end_is_triggered() -> None:
    match = last_delivery(5, "diwan", "dye robes", robes=0, book=0).start()
    match.play(0, "sailor nothing diwan yes")
    assert (match.state.pier, match.state.last_round) == (6, 2)
    match.play(0, "luxury:robes nothing")
    assert match.events("robes-bonus")
    assert match.events("earned")[-1].args["rupees"] == 4
