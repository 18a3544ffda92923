"""Placing a Worker, pushing out, Journeyman, Merchant and Builder (AG-058 to AG-072)."""

import pytest

from engines.agra.builder import walk
from engines.agra.scenario import scenario
from engines.agra.state import SHELF, Worker
from engines.kernel import Refused
from tests.rules import rule

PATH = SHELF.of(SHELF.today).path


@rule("AG-058")
def test_a_space_holds_one_worker_and_keeps_him_until_he_is_pushed_out() -> None:
    match = scenario(players=2).start()
    match.play(0, "trader stop")
    match.play(1, "botanist stop")
    assert match.state.workers["trader"] == Worker(0)
    match.play(0, "end sailor nothing stop")
    assert match.state.workers["trader"] == Worker(0)
    match.play(1, "end trader stop")
    assert match.state.workers["trader"] == Worker(1)
    assert match.state.players[0].workers == 9


@rule("AG-059")
def test_standing_up_never_moves_a_worker_and_nothing_else_stands_him_up() -> None:
    match = scenario(players=2).player(0, goods="curry").workers(0, lying="sailor quarry").start()
    match.play(0, "stand:curry sailor")
    assert match.state.workers["sailor"] == Worker(0, standing=True)
    assert match.state.workers["sandstone"] == Worker(0, standing=False)
    match.play(0, "end trader stop")
    match.play(1, "botanist stop")
    assert match.state.workers["sandstone"] == Worker(0, standing=False)


@rule("AG-060")
def test_workers_go_to_characters_built_buildings_and_to_the_builder() -> None:
    match = scenario().built("paper_mill").builder("sawmill").start()
    assert match.options(0) == [
        "architect", "sailor", "trader", "botanist",
        "quarry", "woodcutter", "turmeric_field", "cotton_field",
        "sawmill", "paper_mill",
    ]  # fmt: skip
    assert match.why_not(0)["tailor"].rule == "AG-060"
    match.play(0, "paper_mill")
    assert match.state.workers["paper"] == Worker(0, standing=True)


@rule("AG-061")
def test_a_worker_may_be_placed_where_nothing_can_be_done() -> None:
    match = scenario(players=2).built("tailor").start()
    match.play(0, "tailor")
    assert match.state.workers["robes"].seat == 0
    assert match.state.current == 1


@rule("AG-062")
def test_an_empty_space_is_simply_used() -> None:
    match = scenario(players=2).start()
    match.play(0, "quarry 2")
    assert match.state.players[0].goods["sandstone"] == 2
    assert match.state.players[1].favours == 0


@rule("AG-063")
def test_a_lying_worker_is_pushed_out_without_compensation() -> None:
    match = scenario(players=2).workers(1, lying="trader").start()
    match.play(0, "trader")
    assert match.state.players[1].workers == 10
    assert match.state.players[1].favours == 0


@rule("AG-064")
@pytest.mark.parametrize(("space", "favours"), [(1, 1), (3, 1), (4, 2), (6, 2)])
def test_a_standing_worker_brings_its_owner_favours(space: int, favours: int) -> None:
    match = scenario(players=2).player(1, meditation=space).workers(1, standing="trader").start()
    match.play(0, "trader")
    assert match.state.players[1].workers == 10
    assert match.state.players[1].favours == favours


@rule("AG-065")
def test_the_journeyman_costs_two_rupees_and_stands_the_own_worker_up() -> None:
    match = scenario(players=2).player(0, rupees=5).workers(0, lying="woodcutter").start()
    match.play(0, "woodcutter 2")
    me = match.state.players[0]
    assert (me.rupees, me.workers, me.favours, me.goods["wood"]) == (3, 9, 0, 2)
    assert match.state.workers["wood"] == Worker(0, standing=True)


@rule("AG-065")
def test_without_two_rupees_another_space_must_be_chosen() -> None:
    match = (
        scenario(players=2).player(0, rupees=1).workers(0, standing="woodcutter").turn(0, "action").start()
    )
    assert match.why_not(0)["woodcutter"].rule == "AG-065"
    with pytest.raises(Refused):
        match.play(0, "woodcutter")


TEN = "architect sailor trader botanist quarry woodcutter turmeric_field cotton_field brickyard paper_mill"


@rule("AG-066")
@pytest.mark.parametrize(("rupees", "left"), [(0, 0), (1, 0), (2, 0), (7, 5)])
def test_with_all_workers_on_the_board_one_pays_what_one_has(rupees: int, left: int) -> None:
    match = (
        scenario(players=2)
        .player(0, rupees=rupees)
        .built("brickyard paper_mill tailor")
        .workers(0, standing=TEN)
        .turn(0, "action")
        .start()
    )
    assert len(match.options(0)) == 10
    assert match.why_not(0)["tailor"].rule == "AG-066"
    match.play(0, "quarry 0")
    assert match.state.players[0].rupees == left


@rule("AG-066", "AG-084")
def test_with_no_worker_in_supply_the_architect_cannot_build() -> None:
    match = (
        scenario(players=2)
        .player(0, goods="planks*3")
        .built("brickyard paper_mill")
        .workers(0, standing=TEN)
        .turn(0, "action")
        .start()
    )
    match.play(0, "architect")
    assert not [option for option in match.options(0) if option.startswith("build:")]
    assert match.why_not(0)["build:weaving_mill"].rule == "AG-084"


@rule("AG-066")
def test_workers_on_the_cook_are_not_in_supply() -> None:
    eight = TEN.removesuffix(" brickyard paper_mill")
    match = (
        scenario(players=2)
        .player(0, rupees=0)
        .contract(0, "cook", workers=2)
        .workers(0, standing=eight)
        .turn(0, "action")
        .start()
    )
    assert len(match.options(0)) == 8
    assert "cement_works" not in match.options(0)


@rule("AG-067")
def test_whoever_uses_a_building_takes_the_rupees_on_it_first() -> None:
    match = scenario(players=2).coins(woodcutter=3).start()
    match.play(0, "woodcutter")
    assert match.state.players[0].rupees == 2 + 3
    assert "wood" not in match.state.coins
    assert match.key(0) == "produce"


@rule("AG-067", "AG-069")
def test_the_journeyman_counts_as_a_visit_for_rupees_and_merchant() -> None:
    match = (
        scenario(players=2).coins(quarry=2).workers(0, standing="quarry").turn(0, "action").dice(1).start()
    )
    match.play(0, "quarry 0")
    me = match.state.players[0]
    assert (me.rupees, me.favours, match.state.merchant) == (2 - 2 + 2, 2, "wood")


@rule("AG-068")
def test_the_steps_come_in_order() -> None:
    match = scenario(players=2).coins(quarry=1).workers(1, standing="quarry").dice(2).start()
    match.play(0, "quarry 2")
    keys = [event.key for event in match.events() if event.key != "forced"]
    assert keys == [
        "placed", "pushed", "favours", "earned", "produced", "merchant-visited", "favours", "merchant",
    ]  # fmt: skip


@rule("AG-069")
def test_the_merchant_gives_two_favours_after_the_action_and_leaves_rupees_where_he_passes() -> None:
    match = scenario(players=2).merchant("woodcutter").dice(3).start()
    match.play(0, "woodcutter")
    assert match.state.players[0].favours == 0
    match.play(0, "2")
    assert match.state.players[0].favours == 2
    assert match.state.merchant == "sandstone"
    assert match.state.coins == {"turmeric": 1, "cotton": 1}


@rule("AG-069")
def test_the_merchant_walks_round_over_built_buildings_only() -> None:
    match = scenario(players=2).built("tailor").merchant("cotton_field").dice(6).start()
    match.play(0, "cotton_field 2")
    assert match.state.merchant == "robes"
    assert match.state.coins == {"robes": 1, "sandstone": 1, "wood": 1, "turmeric": 1, "cotton": 1}


@rule("AG-069")
def test_a_building_passed_twice_gets_two_rupees() -> None:
    match = scenario(players=2).merchant("quarry").dice(6).start()
    match.play(0, "quarry 2")
    assert match.state.merchant == "turmeric"
    assert match.state.coins == {"wood": 2, "turmeric": 1, "cotton": 1, "sandstone": 1}


@rule("AG-070")
def test_the_builders_building_is_built_without_materials_or_bonus_and_processes() -> None:
    match = scenario(players=2).player(0, goods="sandstone*2").dice(1).start()
    match.play(0, "cement_works 2")
    me = match.state.players[0]
    assert match.state.is_built("cement")
    assert (me.goods["cement"], me.bonuses, len(match.state.bonuses)) == (2, [], 12)
    assert match.state.workers["cement"] == Worker(0)


@rule("AG-071")
def test_the_builder_walks_over_unbuilt_buildings_from_where_he_stood() -> None:
    match = scenario(players=2).built("curry_kitchen").builder("sawmill").dice(2).start()
    match.play(0, "sawmill")
    assert match.state.builder == "bricks"


@rule("AG-071")
def test_the_builder_wraps_to_the_first_unbuilt_building() -> None:
    match = scenario(players=2).unbuilt("curry_kitchen dye_works tailor").builder("tailor").dice(1).start()
    match.play(0, "tailor")
    assert match.state.builder == "curry"


@rule("AG-071")
def test_with_nothing_left_to_build_the_builder_leaves() -> None:
    match = scenario(players=2).unbuilt("tailor").builder("tailor").start()
    match.play(0, "tailor")
    assert match.state.builder is None
    assert match.events("builder-leaves")


@rule("AG-072")
def test_the_takshaka_does_not_pay_for_the_builders_building() -> None:
    match = scenario(players=2).contract(0, "takshaka").dice(1).start()
    match.play(0, "cement_works")
    assert match.state.players[0].rupees == 2


def test_a_walk_visits_the_stops_round_and_round() -> None:
    assert walk(PATH, ["wood", "robes"], "wood", 3) == ["robes", "wood", "robes"]
