"""A rules lawyer at the characters and buildings (AG-080 to AG-110)."""

import pytest

from data.words import words
from engines.agra.farm import production
from engines.agra.scenario import scenario
from engines.kernel import Refusal, Refused, Text
from engines.kernel.asks import written
from tests.rules import rule

# ---- Architect -------------------------------------------------------------------------------------------


@rule("AG-081", "AG-010")
@pytest.mark.parametrize(
    ("materials", "contract", "enough"),
    [
        ("wood*4", None, True),
        ("wood*3", None, False),
        ("wood*2+sandstone", None, True),
        ("cement*2", None, True),
        ("cement+planks", None, True),
        ("wood+sandstone+cement", None, True),
        ("wood+sandstone", None, False),
        ("wood+sandstone", "takshaka", True),
        ("wood*3", "takshaka", True),
    ],
)
def test_a_building_of_four_is_paid_with(materials: str, contract: str | None, enough: bool) -> None:
    position = scenario(players=2).player(0, goods="wood*5 sandstone*5 cement*5 planks*5")
    if contract:
        position.contract(0, contract)
    match = position.start().play(0, "architect build:brickyard")
    if enough:
        match.play(0, materials)
        assert match.key(0) == "take-bonus"
    else:
        with pytest.raises(Refused) as refused:
            match.play(0, materials)
        assert refused.value.refusal.rule == "AG-081"


@rule("AG-081")
def test_three_kinds_count_one_more_only_and_price_tokens_change_nothing() -> None:
    position = scenario(players=2).player(0, goods="wood sandstone cement").price("wood", 2)
    match = position.start().play(0, "architect")
    assert "build:sawmill" in match.options(0)  # 1 + 1 + 2, and 1 for several kinds
    assert match.why_not(0)["build:tailor"].rule == "AG-081"


@rule("AG-081")
def test_overpaying_gives_nothing_back() -> None:
    match = scenario(players=2).player(0, goods="cement*5").start()
    match.play(0, "architect build:brickyard cement*5 b2d top:1")
    me = match.state.players[0]
    assert (me.goods["cement"], me.markers, me.rupees, me.removed_crates) == (0, 22, 2 + 2, 1)


@rule("AG-082")
def test_without_a_bonus_tile_of_the_level_there_is_none() -> None:
    match = scenario(players=2).player(0, goods="wood*4").bonus_tiles("b3a b4a").start()
    match.play(0, "architect build:brickyard wood*4")
    assert match.state.players[0].bonuses == []
    assert match.state.is_built("bricks")


@rule("AG-084")
def test_the_journeyman_at_the_architect_leaves_the_last_worker_for_the_building() -> None:
    nine = "architect sailor trader botanist quarry woodcutter turmeric_field cotton_field tailor"
    position = scenario(players=2).player(0, goods="wood*6").built("tailor").workers(0, lying=nine)
    match = position.turn(0, "action").start().play(0, "architect build:brickyard wood*4 b2c")
    assert match.state.workers["bricks"].seat == 0
    assert match.state.players[0].workers == 0
    pushing = scenario(players=2).player(0, goods="wood*6").built("tailor oil_press")
    last = pushing.workers(0, lying=nine.replace("architect", "oil_press")).turn(0, "action").start()
    last.play(0, "architect")
    assert last.why_not(0)["build:brickyard"].rule == "AG-084"


@rule("AG-083", "AG-107", "AG-108")
def test_those_who_can_follow_the_new_building_are_asked_at_once_and_independently() -> None:
    match = (
        scenario(players=4)
        .player(0, goods="wood*6")
        .player(1, goods="wood*2")
        .player(2, goods="planks")
        .player(3, goods="wood")
        .start()
    )
    match.play(0, "architect build:paper_mill wood*4 b2c 2")
    assert match.asks() == {1: "follow", 3: "follow"}
    match.play(3, "no")
    match.play(1, "yes")
    assert match.state.players[1].goods["paper"] == 1
    assert match.state.players[3].goods["paper"] == 0
    assert match.state.players[0].favours == 1 + 1


@rule("AG-085", "AG-071")
def test_the_builder_moves_on_after_the_action_when_his_building_is_paid_for() -> None:
    match = scenario(players=2).player(0, goods="cement*3").builder("brickyard").dice(2).start()
    match.play(0, "architect build:brickyard cement*2 b2c")
    assert match.state.builder == "dye"
    assert match.state.players[0].goods["cement"] == 1


@rule("AG-080", "AG-157")
def test_a_marker_at_the_top_cannot_be_moved_by_the_architect() -> None:
    position = scenario(players=2).player(0, influence={"merchants": 9}).start()
    position.play(0, "architect")
    assert "influence:merchants" not in position.options(0)
    assert position.why_not(0)["influence:merchants"].rule == "AG-157"
    assert "influence:scholars" in position.options(0)


# ---- Sailor ----------------------------------------------------------------------------------------------


@rule("AG-091", "AG-095")
@pytest.mark.parametrize(
    ("payment", "deliveries"), [("nothing", 1), ("cotton", 2), ("curry", 3), ("book", 5)]
)
def test_the_payment_buys_its_current_value_in_deliveries(payment: str, deliveries: int) -> None:
    position = scenario(players=2).player(0, goods="cotton curry book turmeric").price("book", 4)
    match = position.start().play(0, f"sailor {payment}")
    assert match.asked(0).text().args["all"] == deliveries
    match.play(0, "stop")
    assert match.state.players[0].rupees == 2 + deliveries - 1


@rule("AG-095", "AG-196")
@pytest.mark.parametrize(("delivered", "unused"), [(0, 2), (1, 2), (2, 2), (3, 1), (4, 0)])
def test_unused_free_deliveries_pay_nothing_also_with_the_jagirdar(delivered: int, unused: int) -> None:
    """2 free and 2 paid deliveries; every Good goes to a Notable of its own."""
    notables = [("cook", "wood"), ("sufi", "sandstone"), ("takshaka", "turmeric"), ("dyer", "cotton")]
    match = (
        scenario(players=2)
        .player(0, goods="curry wood sandstone turmeric cotton")
        .contract(0, "jagirdar")
        .river([name for name, _ in notables])
        .start()
    )
    match.play(0, "sailor curry")
    for notable, good in notables[:delivered]:
        match.play(0, f"{notable} {good}")
    match.play(0, " ".join(["stop"] * (delivered < 4) + ["no"] * delivered))
    assert match.state.players[0].rupees == 2 + delivered + unused


@rule("AG-093", "AG-151", "AG-090")
def test_an_order_needs_two_deliveries_and_there_is_only_one_in_an_action() -> None:
    match = (
        scenario(players=2)
        .player(0, goods="wood painting cement paper book", influence=1)
        .orders("scholars", marker=5)
        .orders("merchants", marker=5)
        .start()
    )
    match.play(0, "sailor book order:scholars")
    assert match.why_not(0)["order:merchants"].rule == "AG-090"
    match.play(0, "stop")
    me = match.state.players[0]
    assert me.rupees == 2 + 2 + 2  # step 1 pays 2 (highest), and 2 of 4 deliveries were not used
    assert match.state.orders["scholars"][4] == 0


@rule("AG-093", "AG-196")
def test_with_the_jagirdar_an_order_needs_no_payment() -> None:
    match = (
        scenario(players=2)
        .player(0, goods="wood painting", influence=1)
        .contract(0, "jagirdar")
        .orders("scholars", marker=5)
        .start()
    )
    match.play(0, "sailor nothing order:scholars")
    assert match.state.orders["scholars"][4] == 0
    assert match.state.players[0].rupees == 2 + 2


@rule("AG-132", "AG-094")
def test_only_one_demand_of_a_notable_may_be_doubled_in_an_action() -> None:
    match = (
        scenario(players=2)
        .player(0, goods="robes*2 bricks*2 book turmeric")
        .river("danish_trader", pier=4)
        .price("book", 4)
        .start()
    )
    match.play(0, "sailor book danish_trader robes:double danish_trader")
    assert match.options(0) == ["bricks", "turmeric"]
    assert match.state.players[0].rupees == 2 + 1 + 1


@rule("AG-131", "AG-132")
def test_markers_of_a_double_delivery_raise_later_payments() -> None:
    match = (
        scenario(players=2)
        .player(0, goods="robes*2 turmeric curry")
        .river("danish_trader", pier=4)
        .delivered("danish_trader", bricks=[1, 1])
        .start()
    )
    match.play(0, "sailor curry danish_trader robes:double danish_trader turmeric")
    assert [event.args["rupees"] for event in match.events("earned")][:3] == [3, 1, 5]
    assert match.state.players[0].contracts[0].id == "danish_trader"


@rule("AG-133", "AG-134")
def test_a_double_delivery_that_completes_the_demands_wins_against_the_higher_marker() -> None:
    for line, winner in (("sailor cotton cook wood:double", 0), ("sailor cotton cook wood", 1)):
        position = scenario(players=2).player(0, goods="wood*2 cotton").river("cook")
        match = position.delivered("cook", oil=1).start().play(0, line)
        assert [contract.id for contract in match.state.players[winner].contracts] == ["cook"]


@rule("AG-097", "AG-137")
def test_notables_opened_by_the_boat_are_served_in_the_same_action() -> None:
    match = (
        scenario(players=2)
        .player(0, goods="wood oil cotton")
        .contract(1, "sufi")
        .river("cook muezzin")
        .delivered("cook", oil=0)
        .builder("tailor")
        .dice(1)
        .start()
    )
    match.play(0, "sailor cotton")
    assert match.why_not(0)["muezzin"].rule == "AG-130"
    match.play(0, "cook muezzin yes yes")
    assert match.state.pier == 2
    assert match.state.is_built("robes")
    assert match.state.visitor("muezzin").markers == [[0], []]


@rule("AG-135")
def test_two_notables_of_one_guild_are_two_steps_and_each_may_be_declined() -> None:
    position = scenario(players=2).player(0, goods="wood cotton sandstone").river("cook dyer")
    match = position.start().play(0, "sailor sandstone cook wood dyer cotton yes yes")
    assert match.state.players[0].influence["craftsmen"] == 2
    modest = scenario(players=2).player(0, goods="wood cotton sandstone").river("cook dyer").start()
    modest.play(0, "sailor sandstone cook wood dyer cotton yes no")
    assert modest.state.players[0].influence["craftsmen"] == 1


# ---- Trader ----------------------------------------------------------------------------------------------


@rule("AG-100", "AG-101")
def test_a_price_token_may_come_before_or_after_the_exchange_but_once() -> None:
    before = scenario(players=2).player(0, goods="wood*2").start()
    before.play(0, "trader price_a:2 wood exchange wood*2 book")
    assert before.state.players[0].goods["book"] == 1
    after = scenario(players=2).player(0, goods="wood*2").start()
    after.play(0, "trader exchange wood*2 cotton")
    tokens = ["price_a:1", "price_a:2", "price_b:2", "price_b:3", "price_c:3", "price_c:4"]
    assert after.options(0) == [*tokens, "stop"]
    assert after.why_not(0)["exchange"].rule == "AG-100"
    after.play(0, "price_a:2 cotton")
    assert after.state.current == 1


@rule("AG-100")
def test_taking_less_is_allowed_and_more_is_not() -> None:
    match = scenario(players=2).player(0, goods="book*3").start()
    match.play(0, "trader exchange book*3")
    with pytest.raises(Refused) as refused:
        match.play(0, "statue*2+book")
    assert refused.value.refusal.rule == "AG-100"
    match.play(0, "cotton")
    assert match.state.players[0].goods["cotton"] == 1


@rule("AG-100")
def test_one_good_of_value_one_would_bring_nothing_and_is_not_given_away() -> None:
    match = scenario(players=2).player(0, goods="wood").start().play(0, "trader")
    assert "exchange" not in match.options(0)
    assert match.why_not(0)["exchange"].reason.key == "why-nothing-for-it"
    rich = scenario(players=2).player(0, goods="wood*2").start().play(0, "trader exchange")
    with pytest.raises(Refused):
        rich.play(0, "wood")
    rich.play(0, "wood*2 cotton")
    assert rich.state.players[0].goods["cotton"] == 1


@rule("AG-101")
def test_tokens_change_a_value_by_one_at_most_and_never_share_a_good() -> None:
    match = scenario(players=2).price("oil", 3).start()
    match.play(0, "trader price_c:3")
    assert "wood" not in match.options(0)
    assert "oil" not in match.options(0)
    assert {"cement", "book"} <= set(match.options(0))


@rule("AG-101", "AG-103")
def test_a_token_may_be_flipped_in_place_or_put_back() -> None:
    match = scenario(players=2).price("oil", 2, "price_b").start()
    match.play(0, "trader")
    assert {"price_b:2", "price_b:3", "price_b:back"} <= set(match.options(0))
    match.play(0, "price_b:3 oil")
    assert [(price.good, price.side) for price in match.state.prices if price.id == "price_b"] == [("oil", 1)]
    back = scenario(players=2).price("oil", 3, "price_b").start()
    back.play(0, "trader price_b:back")
    assert [(price.good, price.side) for price in back.state.prices if price.id == "price_b"] == [(None, 0)]


# ---- Botanist and farm -----------------------------------------------------------------------------------


@rule("AG-104")
@pytest.mark.parametrize(
    "line", ["meditation crate top:1", "crate top:1 meditation", "farmers top:2 top:3 meditation"]
)
def test_any_two_different_ones_in_any_order(line: str) -> None:
    match = scenario(players=2).player(0, goods="turmeric cotton").start()
    match.play(0, f"botanist {line}")
    assert match.state.players[0].meditation == 2
    assert match.state.current == 1


@rule("AG-104")
def test_the_same_one_cannot_be_done_twice() -> None:
    match = scenario(players=2).player(0, goods="turmeric*2 cotton*2 curry").start()
    match.play(0, "botanist meditation")
    assert match.options(0) == ["crate", "farmers", "stop"]
    assert match.why_not(0)["meditation"].reason.key == "why-botanist-done"


@rule("AG-104", "AG-110")
def test_one_farmer_goes_two_spaces_only_where_no_crate_lies() -> None:
    match = scenario(players=2).start()
    match.play(0, "botanist farmers top:2")
    assert "top:1" not in match.options(0)
    match.play(0, "stop crate top:1")
    opened = scenario(players=2).start()
    opened.play(0, "botanist crate top:1 farmers top:2 top:1")
    assert opened.state.players[0].farmers["top"] == 1


@rule("AG-105", "AG-110")
def test_production_is_between_0_and_8() -> None:
    game = (
        scenario(players=2)
        .farm(0, crates=dict.fromkeys(("top", "right", "bottom", "left"), ()))
        .farm(0, farmers={"top": 5, "left": 5, "right": 1, "bottom": 1})
        .start()
        .state
    )
    me = game.players[0]
    assert {good: production(game, me, good) for good in ("sandstone", "wood", "turmeric", "cotton")} == {
        "sandstone": 8,
        "wood": 0,
        "turmeric": 0,
        "cotton": 8,
    }


@rule("AG-105")
def test_a_farm_that_yields_nothing_asks_nothing() -> None:
    position = scenario(players=2).farm(0, farmers={"top": 2, "left": 2}).merchant("woodcutter")
    match = position.start().play(0, "quarry")
    assert match.state.current == 1


@rule("AG-184", "AG-187")
def test_mahout_and_dyer_together_on_a_bare_farm() -> None:
    """Production 1 and the Mahout's 1 make the 2 that the Dyer swaps."""
    match = (
        scenario(players=2)
        .contract(0, "mahout")
        .contract(0, "dyer")
        .farm(0, farmers={"top": 3, "left": 2})
        .merchant("woodcutter")
        .start()
    )
    match.play(0, "quarry")
    assert match.options(0) == ["cement", "bricks", "no"]
    match.play(0, "bricks")
    goods = match.state.players[0].goods
    assert (goods["bricks"], goods["sandstone"]) == (1, 0)


# ---- Processing ------------------------------------------------------------------------------------------


@rule("AG-106", "AG-107")
@pytest.mark.parametrize(("count", "asked"), [(0, False), (1, True), (3, True)])
def test_others_follow_only_if_something_was_processed(count: int, asked: bool) -> None:
    position = scenario(players=2).player(0, goods="wood*4").player(1, goods="wood").built("paper_mill")
    match = position.start().play(0, "paper_mill")
    assert match.options(0) == ["3", "2", "1", "0"]
    match.play(0, str(count))
    assert (match.asks() == {1: "follow"}) is asked


@rule("AG-107")
def test_meditation_and_favours_are_not_followed() -> None:
    position = scenario(players=2).player(0, goods="wood*2", favours=3, meditation=2)
    match = position.player(1, goods="wood").workers(0, standing="quarry").start()
    match.play(0, "lay:quarry wheel:process_good paper favour:start_process planks")
    assert list(match.asks()) == [0]
    assert match.state.players[0].goods["planks"] == 1


@rule("AG-107")
def test_a_standing_answer_follows_without_being_asked() -> None:
    position = scenario(players=3).player(0, goods="wood").built("paper_mill")
    match = position.player(1, goods="wood").player(2, goods="wood").start()
    match.match.set_standing(1, "follow", "yes")
    match.match.set_standing(2, "follow", "no")
    match.play(0, "paper_mill 1")
    assert match.state.players[1].goods["paper"] == 1
    assert match.state.players[2].goods["wood"] == 1
    assert match.state.players[0].favours == 1


@rule("AG-093")
def test_with_one_delivery_left_the_reason_is_the_missing_second_one() -> None:
    position = scenario(players=2).player(0, goods="wood painting", influence=1)
    match = position.orders("scholars", marker=5).start().play(0, "sailor nothing")
    assert match.why_not(0)["order:scholars"] == Refusal("AG-093", Text("why-two-deliveries"))


@rule("AG-104")
def test_a_farm_without_crates_says_so_at_the_botanist() -> None:
    bare = scenario(players=2).farm(0, crates=dict.fromkeys(("top", "right", "bottom", "left"), ()))
    match = bare.start().play(0, "botanist")
    closed = {name: why.reason.key for name, why in match.why_not(0).items() if ":" not in name}
    assert closed == {"meditation": "why-goods-missing", "crate": "why-no-crate"}


@rule("AG-094", "AG-131", "AG-132")
def test_every_demand_that_cannot_be_met_says_why() -> None:
    match = (
        scenario(players=2).player(0, goods="oil*2").river("cook mahout").delivered("cook", wood=1).start()
    )
    match.play(0, "sailor nothing cook")
    match.undo(0)
    match = scenario(players=2).player(0, goods="wood*3 oil").river("cook").start()
    match.play(0, "sailor nothing cook")
    assert match.options(0) == ["oil", "wood"]
    assert {name: why.reason.key for name, why in match.why_not(0).items()} == {
        "oil:double": "why-goods-missing",
        "wood:double": "why-one-delivery",
    }


@rule("AG-101")
def test_buttons_for_price_tokens_say_which_token_and_which_side() -> None:
    match = scenario(players=2).player(0, goods="book").price("oil", 2, "price_b").start().play(0, "trader")
    for lang in ("en", "pl"):
        labels = [words(lang, "agra").say(written(option.label)) for option in match.asked(0).options]
        assert len(set(labels)) == len(labels)
    match.play(0, "price_b:3")
    assert match.key(0) == "price-good"
    assert {why.reason.key for why in match.why_not(0).values()} == {"why-price-too-far"}
