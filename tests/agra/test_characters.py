"""Architect, Sailor, Trader and Botanist (AG-080 to AG-104)."""

import pytest

from engines.agra.architect import building_value
from engines.agra.sailor import unused_deliveries
from engines.agra.scenario import scenario
from engines.agra.state import Worker
from engines.kernel import Refused
from tests.rules import rule

# ---- Architect -------------------------------------------------------------------------------------------


@rule("AG-080")
def test_the_architect_moves_a_marker_on_any_track() -> None:
    match = scenario(players=2).start()
    match.play(0, "architect")
    assert match.options(0) == ["influence:craftsmen", "influence:merchants", "influence:scholars", "nothing"]
    match.play(0, "influence:scholars")
    assert match.state.players[0].influence == {"craftsmen": 0, "merchants": 0, "scholars": 1}
    assert match.state.current == 1


@rule("AG-081")
@pytest.mark.parametrize(
    ("materials", "worth"),
    [
        (["wood"], 1),
        (["wood", "wood"], 2),
        (["wood", "sandstone"], 3),
        (["cement", "planks"], 5),
        (["wood", "sandstone", "cement", "planks"], 7),
    ],
)
def test_two_or_more_kinds_of_material_are_worth_one_more(materials: list[str], worth: int) -> None:
    game = scenario().start().state
    assert building_value(game, game.players[0], materials) == worth


@rule("AG-081")
def test_a_building_is_paid_with_materials_and_nothing_comes_back() -> None:
    match = scenario(players=2).player(0, goods="planks*3 wood").start()
    match.play(0, "architect")
    assert "build:sculptor" in match.options(0)
    match.play(0, "build:dye_works")
    with pytest.raises(Refused) as refused:
        match.play(0, "planks")
    assert refused.value.refusal.rule == "AG-081"
    match.play(0, "planks*3 b2c")
    me = match.state.players[0]
    assert match.state.is_built("dye")
    assert (me.goods["planks"], me.goods["wood"], me.rupees) == (0, 1, 2 + 3)


@rule("AG-081")
def test_what_the_materials_do_not_reach_is_closed() -> None:
    match = scenario(players=2).player(0, goods="wood*2 sandstone").start()
    match.play(0, "architect")
    assert "build:brickyard" in match.options(0)
    assert match.why_not(0)["build:cement_works"].rule == "AG-081"


@rule("AG-082")
def test_a_bonus_tile_of_the_buildings_level_is_taken() -> None:
    match = scenario(players=2).player(0, goods="cement*2 planks").start()
    match.play(0, "architect build:oil_press cement*2+planks")
    assert match.options(0) == ["b3a", "b3b", "b3c", "b3d"]
    match.play(0, "b3c")
    assert match.state.players[0].bonuses == ["b3c"]
    assert "b3c" not in match.state.bonuses
    assert match.state.players[0].rupees == 2 + 5


@rule("AG-082")
def test_without_a_tile_of_that_level_the_bonus_is_skipped() -> None:
    match = scenario(players=2).player(0, goods="cement*2").bonus_tiles("b3a b4a").start()
    match.play(0, "architect build:brickyard cement*2")
    assert match.state.is_built("bricks")
    assert match.state.players[0].bonuses == []


@rule("AG-083")
def test_a_second_worker_goes_to_the_new_building_and_processes_with_followers() -> None:
    match = scenario(players=2).player(0, goods="cement*2 sandstone*2").player(1, goods="sandstone").start()
    match.play(0, "architect build:brickyard cement*2 b2c 2")
    assert match.state.workers["bricks"] == Worker(0, standing=True)
    assert match.asks() == {1: "follow"}
    match.play(1, "yes")
    me = match.state.players[0]
    assert (me.workers, me.goods["bricks"], me.favours) == (8, 2, 1 + 1)


@rule("AG-084")
def test_with_the_journeyman_one_worker_in_supply_is_enough_to_build() -> None:
    nine = "architect sailor trader botanist quarry woodcutter turmeric_field cotton_field paper_mill"
    match = (
        scenario(players=2)
        .player(0, goods="cement*2")
        .built("paper_mill")
        .workers(0, standing=nine)
        .turn(0, "action")
        .start()
    )
    match.play(0, "architect build:brickyard cement*2 b2a")
    assert match.state.workers["bricks"].seat == 0
    assert match.state.players[0].workers == 0


@rule("AG-084")
def test_the_last_worker_at_the_architect_cannot_build() -> None:
    nine = "sailor trader botanist quarry woodcutter turmeric_field cotton_field paper_mill dye_works"
    match = (
        scenario(players=2)
        .player(0, goods="cement*2")
        .built("paper_mill dye_works")
        .workers(0, standing=nine)
        .turn(0, "action")
        .start()
    )
    match.play(0, "architect")
    assert match.why_not(0)["build:brickyard"].rule == "AG-084"


@rule("AG-085")
def test_building_under_the_builder_costs_the_normal_price_and_moves_him() -> None:
    match = scenario(players=2).player(0, goods="wood*5").builder("sawmill").dice(2).start()
    match.play(0, "architect build:sawmill wood*5 b3d")
    assert match.state.players[0].goods["wood"] == 0
    assert match.state.players[0].bonuses == ["b3d"]
    assert match.state.builder == "oil"


# ---- Sailor ----------------------------------------------------------------------------------------------


@rule("AG-090")
def test_the_sailor_delivers_to_notables_and_to_one_order_in_any_sequence() -> None:
    match = (
        scenario(players=2)
        .player(0, goods="statue wood*2 oil*2 dye*2 sandstone book cotton", influence=1)
        .orders("merchants", marker=4)
        .price("statue", 4)
        .river("cook khatib")
        .start()
    )
    match.play(0, "sailor statue")
    match.play(0, "cook oil order:merchants")
    assert not [option for option in match.options(0) if option.startswith("order:")]
    assert match.why_not(0)["order:merchants"].rule == "AG-090"
    match.play(0, "cook wood khatib yes yes")
    me = match.state.players[0]
    assert (me.goods["oil"], me.goods["dye"], me.goods["wood"], me.goods["sandstone"]) == (0, 1, 1, 0)


@rule("AG-091")
@pytest.mark.parametrize(("good", "deliveries"), [("nothing", 1), ("wood", 2), ("curry", 3), ("book", 4)])
def test_one_delivery_is_free_and_a_good_pays_for_its_value(good: str, deliveries: int) -> None:
    match = scenario(players=2).player(0, goods="wood curry book turmeric*2").start()
    match.play(0, f"sailor {good}")
    args = match.asked(0).text().args
    assert (args["left"], args["all"]) == (deliveries, deliveries)


@rule("AG-091")
def test_with_a_price_token_five_deliveries_are_possible() -> None:
    match = scenario(players=2).player(0, goods="book turmeric").price("book", 4).start()
    match.play(0, "sailor book")
    assert match.asked(0).text().args["all"] == 5


@rule("AG-092")
def test_the_payment_comes_before_the_first_delivery() -> None:
    match = scenario(players=2).player(0, goods="wood*2 curry").start()
    match.play(0, "sailor")
    assert match.options(0) == ["nothing", "wood", "curry"]
    match.play(0, "nothing")
    assert match.key(0) == "sailor-deliver"


@rule("AG-092")
def test_the_price_at_the_moment_of_paying_counts() -> None:
    match = scenario(players=2).player(0, goods="wood turmeric", favours=4, tiles="ft_price").price("wood", 2)
    match = match.start().play(0, "sailor wood favour:ft_price price_a:back")
    assert match.asked(0).text().args["left"] == 3


@rule("AG-093")
def test_an_order_takes_two_deliveries_so_a_payment_is_necessary() -> None:
    position = scenario(players=2).player(0, goods="wood oil dye", influence=1).orders("merchants", marker=4)
    match = position.start()
    match.play(0, "sailor nothing")
    assert "order:merchants" not in match.options(0)
    assert match.why_not(0)["order:merchants"].rule == "AG-093"


@rule("AG-093", "AG-196")
def test_with_the_jagirdar_an_order_needs_no_payment() -> None:
    match = (
        scenario(players=2)
        .player(0, goods="oil dye", influence=1)
        .contract(0, "jagirdar")
        .orders("merchants", marker=4)
        .start()
    )
    match.play(0, "sailor nothing order:merchants")
    assert match.state.orders["merchants"][3] == 0


@rule("AG-094", "AG-132")
def test_a_double_delivery_uses_two_deliveries() -> None:
    match = scenario(players=2).player(0, goods="oil*3 wood cotton").river("cook").start()
    match.play(0, "sailor nothing cook")
    assert match.options(0) == ["oil", "wood"]
    again = scenario(players=2).player(0, goods="oil*3 cotton").river("cook").start()
    again.play(0, "sailor cotton cook oil:double")
    assert again.state.visitor("cook").markers == [[0, 0], []]
    assert again.key(0) == "rise"


@rule("AG-095")
@pytest.mark.parametrize(
    ("free", "paid", "used", "unused"),
    [(1, 0, 0, 0), (1, 3, 2, 2), (1, 3, 0, 3), (1, 2, 3, 0), (2, 2, 1, 2), (2, 2, 3, 1)],
)
def test_only_paid_deliveries_that_were_not_used_bring_rupees(
    free: int, paid: int, used: int, unused: int
) -> None:
    assert unused_deliveries(free, paid, used) == unused


@rule("AG-095")
def test_a_good_paid_in_vain_is_sold_for_its_value() -> None:
    match = scenario(players=2).player(0, goods="book").start()
    match.play(0, "sailor book stop")
    assert match.state.players[0].rupees == 2 + 3


@rule("AG-096")
def test_unused_deliveries_then_influence_then_the_jagirdar() -> None:
    match = (
        scenario(players=2)
        .player(0, goods="curry wood")
        .player(1, goods="cement")
        .contract(1, "jagirdar")
        .river("cook takshaka")
        .start()
    )
    match.play(0, "sailor curry cook stop yes")
    assert match.asks() == {1: "jagirdar"}
    match.play(1, "takshaka yes")
    keys = [event.key for event in match.events() if event.key in ("earned", "influence", "delivered")]
    assert keys == ["delivered", "earned", "earned", "influence", "delivered", "earned", "influence"]


@rule("AG-097", "AG-136")
def test_notables_opened_by_the_boat_are_available_at_once() -> None:
    match = (
        scenario(players=2)
        .player(0, goods="book wood curry*2")
        .river("cook muezzin")
        .fulfilled(I=1)
        .delivered("cook", oil=0)
        .dice(1)
        .start()
    )
    match.play(0, "sailor book")
    assert "muezzin" not in match.options(0)
    match.play(0, "cook")
    assert match.state.pier == 2
    assert "muezzin" in match.options(0)


# ---- Trader ----------------------------------------------------------------------------------------------


@rule("AG-100")
def test_the_trader_gives_goods_worth_one_less() -> None:
    match = scenario(players=2).player(0, goods="wood*2 curry*2").start()
    match.play(0, "trader exchange wood+curry*2")
    with pytest.raises(Refused) as refused:
        match.play(0, "curry*2+wood")
    assert refused.value.refusal.rule == "AG-100"
    match.play(0, "book+cotton stop")
    goods = match.state.players[0].goods
    assert (goods["wood"], goods["curry"], goods["book"], goods["cotton"]) == (1, 0, 1, 1)


@rule("AG-100")
def test_at_most_three_goods_are_given_and_less_may_be_taken() -> None:
    match = scenario(players=2).player(0, goods="wood*5").start()
    match.play(0, "trader exchange")
    with pytest.raises(Refused):
        match.play(0, "wood*4")
    match.play(0, "wood*3 cotton stop")
    goods = match.state.players[0].goods
    assert (goods["wood"], goods["cotton"]) == (2, 1)


@rule("AG-100")
def test_a_single_good_of_value_one_is_not_taken_for_nothing() -> None:
    match = scenario(players=2).player(0, goods="wood", favours=2).start().play(0, "trader")
    with pytest.raises(Refused) as refused:
        match.play(0, "exchange")
    assert refused.value.refusal.rule == "AG-100"
    match.play(0, "favour:start_good wood exchange wood*2 turmeric")
    assert match.state.players[0].goods["turmeric"] == 1


@rule("AG-006", "AG-100")
def test_the_trader_gives_only_as_much_as_there_are_markers_unless_some_are_freed() -> None:
    match = scenario(players=2).player(0, goods="book*3 turmeric*19").start()
    match.play(0, "trader exchange book*3")
    with pytest.raises(Refused) as refused:
        match.play(0, "wood*3+cotton")
    assert refused.value.refusal.rule == "AG-006"
    match.play(0, "free-marker free:turmeric wood*3+cotton stop")
    goods = match.state.players[0].goods
    assert (goods["wood"], goods["cotton"], goods["turmeric"]) == (3, 1, 18)


@rule("AG-101")
def test_a_price_token_may_be_placed_without_an_exchange() -> None:
    match = scenario(players=2).start()
    match.play(0, "trader price_a:2 wood stop")
    assert [(price.good, price.side) for price in match.state.prices] == [("wood", 1), (None, 0), (None, 0)]


@rule("AG-101")
def test_only_one_token_moves_before_or_after_the_exchange() -> None:
    match = scenario(players=2).player(0, goods="wood*2").start()
    match.play(0, "trader exchange wood*2 cotton price_b:3 curry")
    assert match.state.current == 1
    other = scenario(players=2).player(0, goods="wood*2").start()
    other.play(0, "trader price_b:3 curry")
    assert other.options(0) == ["exchange", "stop"]


@rule("AG-101")
def test_a_token_differs_from_the_print_by_one_at_most_and_lies_alone() -> None:
    match = scenario(players=2).price("wood", 2).start()
    match.play(0, "trader price_b:2")
    assert "wood" not in match.options(0)
    assert set(match.options(0)) == set(match.state.parts.path) - {"wood"}
    match.undo(0)
    match.play(0, "price_c:4")
    assert match.options(0) == ["statue", "book", "painting", "robes"]
    match.undo(0)
    match.play(0, "price_c:3")
    assert "cotton" not in match.options(0)


@rule("AG-101")
def test_a_token_may_be_flipped_where_it_lies() -> None:
    match = scenario(players=2).price("wood", 2, token="price_a").start()
    match.play(0, "trader price_a:2")
    assert "wood" not in match.options(0)
    match.undo(0)
    match.play(0, "price_a:1 wood stop")
    assert (match.state.prices[0].good, match.state.prices[0].side) == ("wood", 0)


@rule("AG-102")
def test_tokens_stay_over_the_turns() -> None:
    match = scenario(players=2).start()
    match.play(0, "trader price_a:2 wood stop")
    match.play(1, "botanist stop")
    assert match.state.prices[0].good == "wood"


@rule("AG-103")
def test_a_token_may_go_back_to_the_trader_as_the_one_move() -> None:
    match = scenario(players=2).price("wood", 2).player(0, goods="cotton*2").start()
    match.play(0, "trader price_a:back")
    assert (match.state.prices[0].good, match.state.prices[0].side) == (None, 0)
    assert match.options(0) == ["exchange", "stop"]
    assert match.why_not(0)["price_a:1"].reason.key == "why-token-moved"


# ---- Botanist --------------------------------------------------------------------------------------------


@rule("AG-104")
def test_the_botanist_does_two_different_things() -> None:
    match = scenario(players=2).player(0, goods="turmeric cotton").start()
    match.play(0, "botanist")
    assert match.options(0) == ["meditation", "crate", "farmers", "stop"]
    match.play(0, "crate top:1")
    assert match.options(0) == ["meditation", "farmers", "stop"]
    match.play(0, "meditation")
    me = match.state.players[0]
    assert (me.meditation, me.goods["turmeric"], me.goods["cotton"], me.removed_crates) == (2, 0, 0, 1)
    assert match.state.current == 1


@rule("AG-104")
def test_meditation_costs_the_goods_shown_before_the_next_space() -> None:
    match = scenario(players=2).player(0, meditation=3, goods="curry").start()
    match.play(0, "botanist")
    assert match.why_not(0)["meditation"].rule == "AG-104"
    last = scenario(players=2).player(0, meditation=6, goods="curry oil painting cloth").start()
    last.play(0, "botanist")
    assert "meditation" not in last.options(0)


@rule("AG-104")
def test_two_farmers_move_one_space_or_one_farmer_two() -> None:
    match = scenario(players=2).farm(0, crates={"top": []}).start()
    match.play(0, "botanist farmers top:2 top:1 stop")
    assert match.state.players[0].farmers["top"] == 1
    other = scenario(players=2).start()
    other.play(0, "botanist farmers top:2 left:4 stop")
    assert other.state.players[0].farmers == {"top": 2, "right": 3, "bottom": 3, "left": 4}
