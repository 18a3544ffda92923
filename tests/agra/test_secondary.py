"""Secondary actions: oil and curry, Favours, luxury goods (AG-120 to AG-126)."""

import pytest

from engines.agra.goods import value
from engines.agra.scenario import Scenario, scenario
from engines.agra.state import Worker
from engines.kernel import Refused
from tests.rules import rule

# ---- Oil and curry ---------------------------------------------------------------------------------------


@rule("AG-120")
def test_oil_or_curry_stand_one_worker_up_and_both_up_to_three() -> None:
    match = (
        scenario(players=2)
        .player(0, goods="oil*2 curry*2")
        .workers(0, lying="quarry sailor trader architect")
        .turn(0, "action")
        .start()
    )
    match.play(0, "stand:oil-curry quarry+sailor+trader")
    assert [worker.standing for worker in match.state.workers.values()] == [True, True, True, False]
    match.play(0, "stand:oil")
    assert match.state.workers["architect"].standing
    me = match.state.players[0]
    assert (me.goods["oil"], me.goods["curry"]) == (0, 1)
    assert not [option for option in match.options(0) if option.startswith("stand:")]


@rule("AG-120")
def test_oil_may_be_used_more_than_once_in_a_turn() -> None:
    match = scenario(players=2).player(0, goods="oil*2").workers(0, lying="quarry sailor").start()
    match.play(0, "stand:oil quarry stand:oil")
    assert all(worker.standing for worker in match.state.workers.values())


# ---- Favour actions --------------------------------------------------------------------------------------


@rule("AG-121")
def test_each_favour_action_is_used_once_a_turn_and_bears_a_paid_marker() -> None:
    match = scenario(players=2).player(0, favours=6).start()
    match.play(0, "favour:start_good wood")
    me = match.state.players[0]
    assert (me.favours, me.spent, me.markers) == (4, ["start_good"], 22 - 4 - 1 - 1)
    assert match.why_not(0)["favour:start_good"].rule == "AG-121"
    with pytest.raises(Refused):
        match.play(0, "favour:start_good")


@rule("AG-121")
def test_an_empty_supply_does_not_forbid_a_favour_action() -> None:
    match = scenario(players=2).player(0, favours=2, goods="wood*20").start()
    match.play(0, "favour:start_good cotton")
    me = match.state.players[0]
    assert (me.markers, me.favours, me.goods["cotton"]) == (0, 0, 1)


@rule("AG-121", "AG-122")
def test_four_favours_must_be_there_to_pay_three_for_influence() -> None:
    match = scenario(players=2).player(0, favours=3).start()
    assert match.why_not(0)["favour:start_influence"].rule == "AG-121"
    able = scenario(players=2).player(0, favours=4).start()
    able.play(0, "favour:start_influence scholars")
    assert able.state.players[0].favours == 1
    assert able.state.players[0].influence["scholars"] == 1


@rule("AG-122")
def test_two_favours_bring_a_basic_good_and_three_process_one() -> None:
    match = scenario(players=2).player(0, favours=5).start()
    match.play(0, "favour:start_good")
    assert match.options(0) == ["sandstone", "wood", "turmeric", "cotton"]
    match.play(0, "cotton favour:start_process oil")
    assert match.state.players[0].goods["oil"] == 1
    assert match.state.players[0].favours == 0


# ---- The 14 Favour tiles ---------------------------------------------------------------------------------


def with_tile(tile: str, favours: int) -> Scenario:
    return scenario(players=2).player(0, tiles=tile, favours=favours)


@rule("AG-123")
def test_tile_stand_up() -> None:
    match = with_tile("ft_stand", 2).workers(0, lying="quarry").turn(0, "action").start()
    match.play(0, "favour:ft_stand")
    assert match.state.workers["sandstone"] == Worker(0, standing=True)
    assert match.state.players[0].favours == 0


@rule("AG-123")
def test_tile_crate() -> None:
    match = with_tile("ft_crate", 3).start()
    match.play(0, "favour:ft_crate bottom:1")
    assert match.state.players[0].removed_crates == 1
    assert match.state.players[0].favours == 0


@rule("AG-123")
def test_tile_good_of_current_value_two() -> None:
    match = with_tile("ft_good2", 4).price("wood", 2).price("oil", 3).start()
    match.play(0, "favour:ft_good2")
    assert "wood" in match.options(0)
    assert "oil" not in match.options(0)
    match.play(0, "wood")
    assert match.state.players[0].goods["wood"] == 1
    assert match.state.players[0].favours == 1


@rule("AG-102", "AG-123")
def test_tile_price_token() -> None:
    match = with_tile("ft_price", 3).start()
    match.play(0, "favour:ft_price price_c:4 robes")
    assert value(match.state, "robes") == 4
    assert match.state.players[0].favours == 1


@rule("AG-123")
def test_tile_meditation_point_only_in_the_meditation_phase() -> None:
    match = with_tile("ft_mp", 2).start()
    assert match.key(0) == "meditate"
    match.play(0, "favour:ft_mp wheel:move_farmer top:2")
    assert match.state.players[0].farmers["top"] == 2
    later = with_tile("ft_mp", 2).turn(0, "action").start()
    assert later.why_not(0)["favour:ft_mp"].rule == "AG-123"


@rule("AG-123")
def test_tile_palace_serves_akbar_or_an_order() -> None:
    match = (
        with_tile("ft_akbar_order", 4).player(0, goods="oil*2 dye", influence=1).orders("merchants", marker=4)
    )
    played = match.start()
    played.play(0, "favour:ft_akbar_order")
    assert played.options(0) == ["akbar:dye", "akbar:oil", "order:merchants"]
    played.play(0, "order:merchants")
    assert played.state.orders["merchants"][3] == 0
    assert played.state.players[0].favours == 2


@rule("AG-123")
def test_tile_process_from_value_one_to_value_two() -> None:
    position = with_tile("ft_process12", 3).player(0, goods="wood turmeric cotton bricks")
    match = position.price("cotton", 2).price("planks", 3).start()
    match.play(0, "favour:ft_process12")
    assert match.options(0) == ["curry", "paper", "dye"]
    match.play(0, "paper")
    assert match.state.players[0].goods["paper"] == 1
    assert match.state.players[0].favours == 1


@rule("AG-123")
def test_tile_sell_for_the_current_value() -> None:
    match = with_tile("ft_sell", 3).player(0, goods="book wood").price("book", 4).start()
    match.play(0, "favour:ft_sell book")
    assert match.state.players[0].rupees == 2 + 4
    assert match.state.players[0].goods["book"] == 0


@rule("AG-123")
def test_tile_farmers_two_steps() -> None:
    match = with_tile("ft_farmers", 2).start()
    match.play(0, "favour:ft_farmers top:2 right:4")
    assert match.state.players[0].farmers == {"top": 2, "right": 4, "bottom": 3, "left": 3}
    assert match.state.players[0].favours == 1


@rule("AG-123")
def test_tile_free_journeyman_only_before_placing() -> None:
    match = with_tile("ft_journeyman", 3).player(0, rupees=0, goods="oil").workers(0, lying="quarry").start()
    assert "favour:ft_journeyman" not in match.options(0)
    match.play(0, "end")
    assert "quarry" not in match.options(0)
    match.play(0, "favour:ft_journeyman quarry 2")
    me = match.state.players[0]
    assert (me.rupees, me.goods["sandstone"], me.workers) == (0, 2, 9)


@rule("AG-123")
def test_tile_free_journeyman_is_of_no_use_once_the_worker_is_placed() -> None:
    match = with_tile("ft_journeyman", 3).workers(0, lying="quarry").turn(0, "action").start()
    match.play(0, "woodcutter")
    assert match.key(0) == "produce"
    assert "favour:ft_journeyman" not in match.options(0)


@rule("AG-123")
def test_an_unused_free_journeyman_is_gone_after_the_action() -> None:
    match = with_tile("ft_journeyman", 3).workers(0, lying="quarry").turn(0, "action").start()
    match.play(0, "favour:ft_journeyman trader stop")
    assert not match.state.journeyman_free


@rule("AG-124")
def test_tile_process_one_more_is_a_step_of_its_own() -> None:
    match = (
        with_tile("ft_process_extra", 2)
        .player(0, goods="wood*5")
        .player(1, goods="wood")
        .built("paper_mill")
        .start()
    )
    match.play(0, "paper_mill favour:ft_process_extra planks")
    assert match.key(0) == "process-count"
    assert match.options(0) == ["3", "2", "1", "0"]
    assert match.state.players[0].goods["planks"] == 1


@rule("AG-123")
def test_tile_deliver_to_a_notable_with_influence_and_without_doubling() -> None:
    match = with_tile("ft_deliver", 4).player(0, goods="wood*2").river("cook mahout").start()
    match.play(0, "favour:ft_deliver cook yes")
    me = match.state.players[0]
    assert (me.goods["wood"], me.rupees, me.influence["craftsmen"], me.favours) == (1, 3, 1, 2)


@rule("AG-123")
def test_tile_meditation_step_without_cost() -> None:
    match = with_tile("ft_meditation", 4).player(0, meditation=5).start()
    match.play(0, "favour:ft_meditation")
    assert match.state.players[0].meditation == 6
    assert match.state.players[0].favours == 0
    last = with_tile("ft_meditation", 4).player(0, meditation=6).start()
    assert "favour:ft_meditation" not in last.options(0)


@rule("AG-123")
def test_tile_exchange_for_the_same_value() -> None:
    match = with_tile("ft_exchange", 2).player(0, goods="book wood").start()
    match.play(0, "favour:ft_exchange book robes")
    assert match.state.players[0].goods["robes"] == 1


# ---- The 4 luxury goods ----------------------------------------------------------------------------------


@rule("AG-125")
def test_statue_one_more_main_action_before_the_order_phase() -> None:
    match = scenario(players=2).player(0, goods="statue*2").workers(1, standing="botanist").dice(1).start()
    match.play(0, "trader stop")
    assert match.key(0) == "statue"
    match.play(0, "yes botanist stop")
    me = match.state.players[0]
    assert (me.scrolls, me.goods["statue"], me.workers) == (["statue"], 1, 8)
    assert match.state.players[1].favours == 1
    assert match.key(0) == "order-phase"


@rule("AG-125")
def test_statue_action_meets_merchant_and_journeyman() -> None:
    match = scenario(players=2).player(0, goods="statue", rupees=4).dice(1, 1).start()
    match.play(0, "quarry 0 yes quarry 0")
    assert match.state.players[0].favours == 2
    assert match.state.players[0].rupees == 2


@rule("AG-123", "AG-125")
def test_the_free_journeyman_works_in_the_statues_action_too() -> None:
    match = with_tile("ft_journeyman", 3).player(0, goods="statue", rupees=0).start()
    match.play(0, "trader stop yes favour:ft_journeyman trader")
    assert match.state.workers["trader"].seat == 0
    assert match.state.players[0].workers == 9


@rule("AG-125")
def test_book_stands_up_to_three_workers_and_brings_a_favour() -> None:
    match = (
        scenario(players=2)
        .player(0, goods="book*2")
        .workers(0, lying="quarry sailor trader architect")
        .turn(0, "action")
        .start()
    )
    match.play(0, "luxury:book quarry+sailor+architect")
    assert [space for space, worker in match.state.workers.items() if not worker.standing] == ["trader"]
    assert match.state.players[0].favours == 1
    assert "luxury:book" not in match.options(0)


@rule("AG-125")
def test_painting_one_step_on_two_different_tracks() -> None:
    match = scenario(players=2).player(0, goods="painting").start()
    match.play(0, "luxury:painting")
    with pytest.raises(Refused):
        match.play(0, "craftsmen")
    match.play(0, "craftsmen+scholars")
    assert match.state.players[0].influence == {"craftsmen": 1, "merchants": 0, "scholars": 1}


@rule("AG-125", "AG-141")
@pytest.mark.parametrize(("pier", "rupees"), [(5, 3), (6, 4)])
def test_robes_bring_their_value_and_one_more_at_the_last_pier(pier: int, rupees: int) -> None:
    match = scenario(players=2).player(0, goods="robes").pier(pier).start()
    match.play(0, "luxury:robes")
    assert match.state.players[0].rupees == 2 + rupees


@rule("AG-125")
def test_robes_follow_the_price() -> None:
    match = scenario(players=2).player(0, goods="robes").price("robes", 4).start()
    match.play(0, "luxury:robes")
    assert match.state.players[0].rupees == 2 + 4


@rule("AG-126")
def test_the_marker_stays_on_the_scroll_until_the_clean_up() -> None:
    match = scenario(players=2).player(0, goods="robes*2").start()
    match.play(0, "luxury:robes")
    assert match.state.players[0].markers == 20
    assert match.why_not(0)["luxury:robes"].rule == "AG-125"
    assert "luxury:robes" not in match.options(0)
    match.play(0, "trader exchange robes wood stop")
    assert match.state.players[0].markers == 21


@rule("AG-042", "AG-125")
def test_a_statue_given_away_meanwhile_cannot_be_used() -> None:
    match = scenario(players=2).player(0, goods="statue").contract(0, "english_trader").start()
    match.play(0, "trader stop notable:english_trader statue book")
    assert match.state.players[0].goods["book"] == 1
    assert match.key(0) == "order-phase" or match.options(0)[0] == "no"
    assert match.state.players[0].goods["statue"] == 0


@rule("AG-042", "AG-125")
def test_a_statue_made_after_the_action_can_still_be_used() -> None:
    match = scenario(players=2).player(0, goods="sandstone", favours=3).built("brickyard").start()
    match.play(0, "brickyard 1")
    assert match.key(0) == "statue"
    assert match.options(0) == ["no", "favour:start_good", "favour:start_process"]
    match.play(0, "favour:start_process statue yes botanist stop")
    assert match.state.players[0].workers == 8


@rule("AG-042", "AG-106")
def test_goods_gained_after_building_can_be_processed_there() -> None:
    match = scenario(players=2).player(0, goods="cement*2", favours=1).start()
    match.play(0, "architect build:paper_mill cement*2 b2c")
    assert match.key(0) == "process-count"
    match.play(0, "favour:start_good wood 1")
    assert match.state.players[0].goods["paper"] == 1
