"""The rulebook's worked examples, as far as they are about the game and not about words."""

import pytest

from engines.agra.architect import building_value
from engines.agra.farm import production
from engines.agra.goods import value
from engines.agra.imperial import order_limit
from engines.agra.scenario import fresh, scenario
from engines.agra.scoring import final_rupees
from tests.rules import rule


@rule("AG-032")
def test_example_order_markers_of_the_set_up() -> None:
    game = fresh(players=4, dice=[1, 1, 3, 5, 1]).state
    assert game.order_marker == {"craftsmen": 3, "merchants": 5, "scholars": 1}


@rule("AG-008")
def test_example_curry_has_value_two() -> None:
    assert value(scenario().start().state, "curry") == 2


@rule("AG-010")
def test_example_cement_has_building_value_two() -> None:
    game = scenario().start().state
    assert building_value(game, game.players[0], ["cement"]) == 2


@rule("AG-105")
def test_example_two_uncovered_spaces_give_two_sandstone() -> None:
    match = scenario().start()
    assert production(match.state, match.state.players[0], "sandstone") == 2
    match.play(0, "quarry 2")
    assert match.state.players[0].goods["sandstone"] == 2


@rule("AG-009")
def test_example_sandstone_becomes_cement_or_bricks() -> None:
    match = scenario().player(0, goods="sandstone", favours=3).start()
    match.play(0, "favour:start_process")
    assert match.options(0) == ["cement", "bricks"]


@rule("AG-051")
def test_example_three_workers_on_space_three_give_five_points() -> None:
    match = scenario().player(3, meditation=3).workers(3, standing="quarry sailor trader").turn(3).start()
    match.play(3, "lay:quarry lay:sailor lay:trader")
    assert match.state.points == 2 + 2 + 1


@rule("AG-054b")
def test_example_cotton_into_oil_costs_two_points() -> None:
    match = scenario().player(0, meditation=2, goods="cotton").workers(0, standing="quarry").start()
    match.play(0, "lay:quarry wheel:process_good oil")
    assert match.state.points == 0
    assert match.state.players[0].goods["oil"] == 1


@rule("AG-054d")
def test_example_curry_for_paper_costs_two_points() -> None:
    match = scenario().player(0, meditation=2, goods="curry").workers(0, standing="quarry").start()
    match.play(0, "lay:quarry wheel:exchange_good paper")
    goods = match.state.players[0].goods
    assert (match.state.points, goods["curry"], goods["paper"]) == (0, 0, 1)


@rule("AG-080", "AG-081", "AG-082", "AG-083", "AG-084", "AG-106", "AG-107")
def test_example_architect_and_paper_mill() -> None:
    match = (
        scenario()
        .player(1, goods="wood*4 cement")
        .player(0, goods="wood")
        .player(2, goods="wood")
        .turn(1)
        .start()
    )
    match.play(1, "architect build:paper_mill wood+cement b2c 3")
    match.play(2, "yes").play(0, "no")
    yellow = match.state.players[1]
    assert match.state.is_built("paper")
    assert (yellow.rupees, yellow.favours, yellow.goods["paper"], yellow.workers) == (2 + 3, 1 + 1, 3, 8)
    assert [me.goods["paper"] for me in match.state.players] == [0, 3, 1, 0]


@rule("AG-091", "AG-095")
def test_example_sailor_with_a_painting_and_two_unused_deliveries() -> None:
    match = scenario().player(3, goods="painting oil wood").river("cook").turn(3).start()
    match.play(3, "sailor painting")
    assert match.asked(3).text().args["all"] == 4
    match.play(3, "cook oil cook stop yes")
    assert match.state.players[3].rupees == 2 + (1 + 2) + 2


@rule("AG-093", "AG-095", "AG-152")
def test_example_sailor_fulfils_an_order() -> None:
    match = (
        scenario()
        .player(0, goods="curry wood painting", influence={"scholars": 2})
        .orders("scholars", marker=5)
        .start()
    )
    match.play(0, "sailor curry order:scholars stop")
    assert match.state.players[0].rupees == 2 + 1 + 3
    assert match.state.orders["scholars"][4] == 0
    assert match.state.order_marker["scholars"] == 4


@rule("AG-091", "AG-131", "AG-135")
def test_example_sailor_delivers_to_two_notables() -> None:
    match = scenario().player(1, goods="cotton curry wood").river("sufi cook").turn(1).start()
    match.play(1, "sailor cotton sufi cook yes yes")
    me = match.state.players[1]
    assert me.rupees == 2 + 1 + 1
    assert me.influence == {"craftsmen": 1, "merchants": 0, "scholars": 1}


@rule("AG-131", "AG-132", "AG-133", "AG-134", "AG-135")
def test_example_double_delivery_to_the_mahout() -> None:
    match = scenario().player(0, goods="wood*3").river("mahout cook").delivered("mahout", bricks=2).start()
    match.play(0, "sailor wood mahout wood:double yes")
    me = match.state.players[0]
    assert [contract.id for contract in me.contracts] == ["mahout"]
    assert (me.rupees, me.influence["merchants"]) == (2 + 2 + 1, 1)
    assert match.state.players[2].favours == 1


@rule("AG-100")
def test_example_trader() -> None:
    match = scenario().player(2, goods="cement*2 turmeric").turn(2).start()
    match.play(2, "trader exchange cement*2+turmeric curry+cotton*2 stop")
    goods = match.state.players[2].goods
    assert (goods["cement"], goods["turmeric"], goods["curry"], goods["cotton"]) == (0, 0, 1, 2)


@rule("AG-100", "AG-101")
def test_example_trader_with_a_price_token_first() -> None:
    match = scenario().player(0, goods="wood*2").start()
    match.play(0, "trader price_a:2 wood exchange wood*2")
    assert match.asked(0).text().args["value"] == 3
    match.play(0, "book")
    assert match.state.players[0].goods["book"] == 1


@rule("AG-105")
def test_example_four_uncovered_spaces_give_four_wood() -> None:
    match = scenario().farm(2, crates={"top": [1], "right": [5]}).turn(2).start()
    match.play(2, "woodcutter 4")
    assert match.state.players[2].goods["wood"] == 4
    assert match.state.players[2].markers == 22 - 4


@rule("AG-106", "AG-107")
def test_example_processing_at_the_weaving_mill() -> None:
    match = scenario().player(0, goods="cotton*3").player(3, goods="cotton").built("weaving_mill").start()
    match.play(0, "weaving_mill 3")
    match.play(3, "yes")
    assert [me.goods["cloth"] for me in match.state.players] == [3, 0, 0, 1]
    assert match.state.players[0].favours == 1


@rule("AG-151", "AG-152")
def test_example_orders() -> None:
    match = (
        scenario()
        .player(2, goods="oil dye", influence={"merchants": 2, "scholars": 1})
        .player(0, influence={"merchants": 5})
        .orders("merchants", marker=4)
        .orders("scholars", taken={1: 0, 2: 1, 3: 3})
        .turn(2, "orders")
        .start()
    )
    refusals = match.why_not(2)
    assert refusals["order:craftsmen"].reason.key == "why-no-influence"
    assert refusals["order:scholars"].reason.key == "why-order-limit"
    match.play(2, "order:merchants favours")
    orange = match.state.players[2]
    assert (orange.goods["oil"], orange.goods["dye"]) == (0, 0)
    assert match.state.orders["merchants"][3] == 2
    assert match.state.order_marker["merchants"] == 3
    assert match.state.parts.orders["merchants"][2] == ("wood", "statue")
    assert (orange.rupees, orange.influence["merchants"]) == (2 + 3 - 1, 3)


@rule("AG-131")
def test_example_rewards_of_the_cook() -> None:
    match = (
        scenario(players=2)
        .player(0, goods="wood")
        .player(1, goods="oil")
        .river("cook mahout")
        .turn(1)
        .start()
    )
    match.play(1, "sailor nothing cook no")
    match.play(0, "sailor nothing cook no")
    assert [me.rupees for me in match.state.players] == [2 + 2, 2 + 1]
    both = scenario(players=2).player(0, goods="wood oil cotton").river("cook").start()
    both.play(0, "sailor cotton cook oil cook no")
    assert both.state.players[0].rupees == 2 + 1 + 2
    three = scenario(players=2).player(0, goods="book dye cotton curry").river("nazim", pier=4).start()
    three.play(0, "sailor curry nazim book nazim dye nazim")
    assert three.state.players[0].rupees == 2 + 1 + 2 + 3


@rule("AG-132", "AG-133", "AG-134", "AG-193")
def test_example_mosaicist() -> None:
    match = (
        scenario()
        .player(0, goods="cement*2 cotton")
        .river("mosaicist", pier=2)
        .delivered("mosaicist", dye=3)
        .favour_tiles("ft_sell ft_crate ft_mp", "ft_price")
        .dice(1)
        .start()
    )
    match.play(0, "sailor cotton mosaicist cement:double ft_crate yes")
    turquoise = match.state.players[0]
    assert turquoise.rupees == 2 + 2 + 1
    assert [contract.id for contract in turquoise.contracts] == ["mosaicist"]
    assert turquoise.tiles == ["ft_crate"]
    assert match.state.players[3].favours == 1


@pytest.mark.parametrize("tile", ["ft_sell", "ft_crate"])
@rule("AG-131", "AG-132", "AG-133", "AG-134", "AG-135", "AG-136", "AG-137", "AG-138", "AG-155")
def test_example_a_full_sailor_chain(tile: str) -> None:
    match = (
        scenario()
        .player(1, goods="wood bricks planks", influence={"merchants": 2})
        .player(2, goods="cotton*2")
        .player(0, goods="cotton*5")
        .river("mullah jagirdar", pier=2)
        .delivered("jagirdar", cloth=[3, 3])
        .favour_tiles("ft_sell ft_crate ft_mp", "ft_price")
        .merchant("quarry")
        .dice(2)
        .turn(1)
        .start()
    )
    match.play(1, "sailor wood mullah jagirdar")
    yellow, crimson = match.state.players[1], match.state.players[3]
    assert yellow.rupees == 2 + 1 + 3
    assert [contract.id for contract in crimson.contracts] == ["jagirdar"]
    assert (match.state.pier, match.state.merchant, order_limit(match.state)) == (3, "turmeric", 4)
    assert [me.favours for me in match.state.players] == [3, 1, 2, 0]
    match.play(1, f"yes yes {tile}")
    yellow = match.state.players[1]
    assert yellow.influence == {"craftsmen": 0, "merchants": 3, "scholars": 1}
    assert yellow.tiles == [tile]


@rule("AG-199", "AG-202", "AG-212")
def test_example_final_scoring() -> None:
    game = (
        scenario()
        .player(2, rupees=36, contracts="nazim grand_imam khatib", influence={"merchants": 6, "scholars": 3})
        .player(0, influence={"scholars": 5})
        .orders("merchants", taken={1: 2, 2: 2})
        .orders("scholars", taken={1: 2, 2: 2})
        .farm(2, crates={"top": [], "left": [], "right": [5]})
        .bowls(oil=2, dye=2, paper=2, book=2, robes=2)
        .start()
        .state
    )
    parts = final_rupees(game, game.players[2])
    assert parts == {
        "coins": 36,
        "contracts": 4 + 4,
        "tracks": 4 + 2,
        "meditation": 0,
        "crates": 5,
        "akbar": 11,
    }
    assert sum(parts.values()) == 66


@rule("AG-181")
def test_example_portuguese_trader() -> None:
    match = scenario().contract(0, "portuguese_trader").player(0, goods="wood*2 turmeric*2 sandstone").start()
    match.play(0, "sailor wood*2+turmeric*2")
    assert match.asked(0).text().args["all"] == 5


@rule("AG-200")
def test_example_sadr_us_sudur() -> None:
    match = (
        scenario()
        .player(0, goods="cement paper")
        .river("sadr_us_sudur", pier=4)
        .delivered("sadr_us_sudur", book=0, turmeric=0)
        .start()
    )
    match.play(0, "sailor nothing sadr_us_sudur curry")
    assert match.state.bowls["curry"] == 0
    assert match.state.players[0].goods["paper"] == 0


@rule("AG-181", "AG-186")
def test_example_extra_rupee_at_the_french_trader() -> None:
    match = (
        scenario()
        .contract(0, "french_trader", slots=[1, 3])
        .contract(0, "portuguese_trader")
        .player(0, goods="cloth")
        .start()
    )
    match.play(0, "notable:french_trader cloth")
    me = match.state.players[0]
    assert (me.rupees, me.markers, me.contracts[0].slots) == (2 + 1 + 5, 22, [])
