"""A rules lawyer's turn: what may be done when, and what must not be offered (AG-040 to AG-072)."""

import pytest

from data.words import words
from engines.agra.scenario import scenario
from engines.kernel.asks import written
from tests.rules import rule


@rule("AG-042")
def test_a_tile_won_in_the_order_phase_can_be_used_before_the_turn_ends() -> None:
    """The Order's step reaches a bonus: the new tile is a Favour action of this turn."""
    match = (
        scenario(players=2)
        .player(0, goods="paper oil wood", favours=3, influence={"scholars": 2})
        .player(1, influence={"scholars": 5})
        .favour_tiles("ft_sell ft_crate ft_mp")
        .turn(0, "orders")
        .start()
    )
    match.play(0, "order:scholars ft_sell")
    assert match.key(0) == "turn-end"
    match.play(0, "favour:ft_sell wood")
    assert match.state.current == 1
    assert match.state.players[0].rupees == 2 + (3 - 1) + 1


@rule("AG-042", "AG-150")
def test_after_the_order_phase_nothing_is_asked_of_someone_who_could_do_nothing() -> None:
    match = scenario(players=2).player(0, goods="oil").turn(0, "orders").start()
    match.play(0, "akbar:oil")
    assert match.state.current == 1


@rule("AG-051", "AG-052", "AG-188", "AG-194")
def test_one_series_through_cook_restood_workers_and_spending() -> None:
    """Space 5 gives 3, 3, 2, 2, 1, 1 ...; the Muezzin adds 1 to the first."""
    match = (
        scenario(players=2)
        .player(0, meditation=5, goods="oil curry")
        .contract(0, "cook", workers=1)
        .contract(0, "muezzin")
        .workers(0, standing="quarry trader", lying="sailor")
        .start()
    )
    gained = []
    for line in ("lay:quarry", "lay:cook", "stand:oil quarry lay:quarry", "lay:trader"):
        before = match.state.points
        match.play(0, line)
        gained.append(match.state.points - before)
    match.play(0, "wheel:remove_crate top:1 stand:curry sailor")
    before = match.state.points
    match.play(0, "lay:sailor")
    assert [*gained, match.state.points - before] == [3 + 1, 3, 2, 2, 1]


@rule("AG-053", "AG-056")
def test_unspent_points_are_lost_and_nobody_lies_down_in_the_action_phase() -> None:
    match = scenario(players=2).player(0, meditation=6).contract(0, "mosaicist")
    played = match.workers(0, standing="quarry trader").start()
    played.play(0, "lay:quarry end")
    assert played.state.points == 0
    assert not [option for option in played.options(0) if option.startswith(("lay:", "wheel:", "notable:"))]


@rule("AG-054", "AG-055")
def test_the_covered_action_stays_covered_until_the_phase_ends_and_then_the_marker_moves() -> None:
    match = (
        scenario(players=2)
        .player(0, meditation=6, goods="wood*2")
        .workers(0, standing="quarry trader")
        .wheel("process_good")
        .start()
    )
    match.play(0, "lay:quarry lay:trader wheel:exchange_good wood cotton wheel:remove_crate top:1")
    assert match.why_not(0)["wheel:process_good"].rule == "AG-054"
    assert match.state.wheel == "process_good"
    match.play(0, "wheel:move_farmer top:2 end")
    assert match.state.wheel == "remove_crate"


@rule("AG-055")
def test_farmers_alone_leave_the_wheel_marker_where_it_is() -> None:
    match = scenario(players=2).workers(0, standing="quarry").wheel("exchange_good").start()
    match.play(0, "lay:quarry wheel:move_farmer top:2")
    assert match.state.wheel == "exchange_good"


@rule("AG-054b", "AG-054d")
def test_wheel_prices_follow_the_price_tokens() -> None:
    match = (
        scenario(players=2)
        .player(0, meditation=1, goods="cotton")
        .workers(0, standing="quarry trader sailor")
        .price("oil", 1)
        .price("cotton", 2)
        .start()
    )
    match.play(0, "lay:quarry wheel:process_good")
    assert match.state.players[0].goods["oil"] == 1
    assert match.state.points == 0
    dear = scenario(players=2).player(0, goods="cotton").workers(0, standing="quarry").price("cotton", 2)
    assert dear.start().play(0, "lay:quarry").why_not(0)["wheel:exchange_good"].rule == "AG-054d"


@rule("AG-054a", "AG-132")
def test_a_meditation_delivery_is_single_and_brings_its_step() -> None:
    match = (
        scenario(players=2)
        .player(0, meditation=4, goods="wood*2")
        .workers(0, standing="quarry")
        .river("cook")
        .wheel("process_good")
        .start()
    )
    match.play(0, "lay:quarry wheel:deliver_good")
    assert match.key(0) == "rise"
    match.play(0, "yes")
    assert match.state.visitor("cook").markers == [[], [0]]
    assert match.state.players[0].influence["craftsmen"] == 1
    assert match.state.wheel == "deliver_good"


@rule("AG-123")
def test_the_tile_for_a_meditation_point_needs_no_worker_on_the_board() -> None:
    match = scenario(players=2).player(0, favours=2, tiles="ft_mp").start()
    assert match.key(0) == "meditate"
    match.play(0, "favour:ft_mp wheel:move_farmer top:2")
    assert match.state.players[0].farmers["top"] == 2
    assert match.state.players[0].favours == 1


@rule("AG-065", "AG-059")
def test_the_journeyman_stands_a_lying_worker_up_and_gives_no_favour() -> None:
    for state in ("lying", "standing"):
        position = scenario(players=2).player(0, rupees=2, meditation=4).turn(0, "action")
        match = position.workers(0, **{state: "trader"}).start()
        match.play(0, "trader")
        me = match.state.players[0]
        assert (me.rupees, me.favours, me.workers) == (0, 0, 9)
        assert match.state.workers["trader"].standing


ALL_TEN = {
    "standing": "quarry woodcutter turmeric_field cotton_field sailor",
    "lying": "trader architect botanist oil_press cement_works",
}


@rule("AG-066", "AG-190")
@pytest.mark.parametrize(
    ("rupees", "contract", "left"),
    [(0, None, 0), (1, None, 0), (2, None, 0), (5, None, 3), (0, "calligrapher", 0), (5, "calligrapher", 4)],
)
def test_with_all_workers_on_the_board_one_pays_what_one_has(
    rupees: int, contract: str | None, left: int
) -> None:
    position = scenario(players=2).player(0, rupees=rupees).built("oil_press cement_works")
    if contract:
        position.contract(0, contract)
    match = position.workers(0, **ALL_TEN).turn(0, "action").start()
    assert len(match.options(0)) == 10
    match.play(0, "trader")
    assert match.state.players[0].rupees == left


@rule("AG-066", "AG-084")
def test_with_all_workers_on_the_board_nothing_can_be_built() -> None:
    match = (
        scenario(players=2)
        .player(0, goods="wood*9")
        .built("oil_press cement_works")
        .workers(0, **ALL_TEN)
        .turn(0, "action")
        .start()
    )
    match.play(0, "architect")
    assert match.why_not(0)["build:brickyard"].rule == "AG-084"
    assert match.options(0) == [
        "influence:craftsmen",
        "influence:merchants",
        "influence:scholars",
        "nothing",
    ]


@rule("AG-066", "AG-194")
def test_workers_on_the_cook_are_not_in_supply() -> None:
    eight = "quarry woodcutter turmeric_field cotton_field sailor trader architect botanist"
    position = scenario(players=2).player(0, rupees=0).contract(0, "cook", workers=2)
    match = position.workers(0, lying=eight).start()
    match.play(0, "end")
    assert match.why_not(0)["cement_works"].rule == "AG-066"
    match.play(0, "trader")
    assert match.state.workers["trader"].standing


@rule("AG-123", "AG-065")
def test_a_free_journeyman_is_for_one_action_and_not_for_the_statue_after_it() -> None:
    match = (
        scenario(players=2)
        .player(0, rupees=1, favours=3, goods="statue", tiles="ft_journeyman")
        .workers(0, lying="trader botanist")
        .turn(0, "action")
        .start()
    )
    assert match.why_not(0)["trader"].rule == "AG-065"
    match.play(0, "favour:ft_journeyman trader stop yes")
    assert match.key(0) == "place"
    assert "botanist" not in match.options(0)
    assert match.state.players[0].rupees == 1


@rule("AG-123", "AG-125")
def test_the_free_journeyman_may_be_kept_for_the_statues_action() -> None:
    match = (
        scenario(players=2)
        .player(0, rupees=0, favours=3, goods="statue", tiles="ft_journeyman")
        .workers(0, lying="trader")
        .turn(0, "action")
        .start()
    )
    match.play(0, "botanist")
    assert "favour:ft_journeyman" not in match.options(0)
    match.play(0, "stop yes favour:ft_journeyman trader")
    assert match.key(0) == "trader"


@rule("AG-067", "AG-068")
def test_rupees_on_a_building_cannot_pay_the_journeyman_who_takes_them() -> None:
    poor = scenario(players=2).player(0, rupees=1).workers(0, lying="quarry").coins(quarry=5)
    assert "quarry" not in poor.turn(0, "action").start().options(0)
    rich = scenario(players=2).player(0, rupees=2).workers(0, lying="quarry").coins(quarry=5)
    match = rich.merchant("woodcutter").turn(0, "action").start().play(0, "quarry 0")
    assert match.state.players[0].rupees == 5
    assert match.state.coins == {}


@rule("AG-063", "AG-064")
@pytest.mark.parametrize(("space", "favours"), [(1, 1), (3, 1), (4, 2), (6, 2)])
def test_pushing_out_a_standing_worker_pays_by_the_meditation_space(space: int, favours: int) -> None:
    position = scenario(players=2).player(1, meditation=space).workers(1, standing="trader", lying="sailor")
    match = position.start().play(0, "trader stop")
    assert match.state.players[1].favours == favours
    assert match.state.players[1].workers == 9
    lying = scenario(players=2).player(1, meditation=space).workers(1, lying="sailor").start()
    assert lying.play(0, "sailor").state.players[1].favours == 0


@rule("AG-069")
def test_with_four_buildings_a_six_passes_one_building_twice_and_pays_it_two() -> None:
    """From the quarry: wood, turmeric, cotton, quarry, wood are passed; he stops at turmeric."""
    match = scenario(players=2).merchant("quarry").dice(6).start().play(0, "quarry 0")
    assert match.state.merchant == "turmeric"
    assert match.state.coins == {"wood": 2, "turmeric": 1, "cotton": 1, "sandstone": 1}
    assert match.state.players[0].favours == 2


@rule("AG-069", "AG-022")
def test_the_merchant_skips_what_is_not_built_and_goes_round_at_the_tailor() -> None:
    position = scenario(players=2).built("tailor oil_press").merchant("cotton_field").dice(3)
    match = position.start().play(0, "cotton_field 0")
    assert match.state.merchant == "sandstone"
    assert match.state.coins == {"oil": 1, "robes": 1}


@rule("AG-068", "AG-069")
def test_the_journeyman_visits_the_merchant_too() -> None:
    position = scenario(players=2).workers(0, lying="quarry").merchant("quarry").dice(1).turn(0, "action")
    match = position.start().play(0, "quarry 0")
    assert match.state.players[0].favours == 2
    assert match.state.merchant == "wood"


@rule("AG-070", "AG-071", "AG-072", "AG-183")
def test_the_builders_building_gives_no_bonus_and_nothing_to_the_takshaka() -> None:
    match = (
        scenario(players=2)
        .player(0, goods="sandstone*4")
        .contract(0, "takshaka")
        .unbuilt("cement_works tailor")
        .builder("cement_works")
        .dice(4)
        .start()
    )
    match.play(0, "cement_works 3")
    me = match.state.players[0]
    assert (me.rupees, me.bonuses, me.goods["cement"]) == (2, [], 3)
    assert match.state.builder == "robes"


@rule("AG-071")
def test_the_builder_leaves_with_the_last_building_and_no_die_is_rolled() -> None:
    match = scenario(players=2).unbuilt("tailor").builder("tailor").start().play(0, "tailor")
    assert match.state.builder is None
    assert match.events("builder-leaves")
    assert not match.events("builder")


@rule("AG-061", "AG-060")
def test_a_worker_may_be_placed_where_nothing_can_be_done() -> None:
    for space in ("sailor", "trader stop", "botanist stop", "architect nothing", "paper_mill"):
        match = scenario(players=2).built("paper_mill").start().play(0, space)
        assert match.state.current == 1
        assert match.state.players[0].workers == 9


@rule("AG-125", "AG-063", "AG-069")
def test_the_statues_action_pushes_out_and_visits_the_merchant_like_any_other() -> None:
    match = (
        scenario(players=2)
        .player(0, goods="statue*2")
        .workers(1, standing="quarry")
        .merchant("quarry")
        .dice(1)
        .start()
    )
    match.play(0, "trader stop yes quarry 2")
    me = match.state.players[0]
    assert (me.workers, me.goods["statue"], me.goods["sandstone"], me.favours) == (8, 1, 2, 2)
    assert match.state.players[1].favours == 1
    assert match.key(0) == "order-phase"
    assert "statue" in me.scrolls


@rule("AG-125")
def test_the_statue_asks_also_whoever_could_still_make_one_and_only_once_a_turn() -> None:
    match = scenario(players=2).player(0, goods="bricks statue", favours=3).start()
    match.play(0, "trader stop yes botanist stop favour:start_process statue")
    assert match.key(0) == "order-phase"
    assert match.state.players[0].goods["statue"] == 1
    making = scenario(players=2).player(0, goods="bricks", favours=3).start()
    making.play(0, "trader stop")
    assert making.key(0) == "statue"
    making.play(0, "favour:start_process statue yes")
    assert making.key(0) == "place"


@rule("AG-150")
def test_a_turn_without_anything_for_the_palace_ends_with_one_word_beside_what_is_free() -> None:
    match = scenario(players=2).player(0, favours=2).turn(0, "action").start()
    match.play(0, "woodcutter 2")
    assert match.key(0) == "order-phase"
    assert match.options(0) == ["nothing", "favour:start_good"]
    match.match.answer(0, ["nothing"])
    assert match.state.current == 1  # no further stop


@rule("AG-150", "AG-151")
def test_an_order_phase_without_orders_says_why() -> None:
    match = scenario(players=2).player(0, influence=1).turn(0, "action").start()
    match.draft(0, "woodcutter 2")
    asked = match.match.asked(0)
    assert asked.is_stop
    assert {closed.id for closed in asked.why_not()} >= {
        "order:craftsmen",
        "order:merchants",
        "order:scholars",
    }


@rule("AG-106")
def test_nothing_is_asked_at_the_sawmill_with_nothing_to_saw_and_the_place_says_so() -> None:
    match = scenario(players=2).player(0, favours=3).built("sawmill").turn(0, "action").start()
    option = next(option for option in match.asked(0).options if option.id == "sawmill")
    assert option.note is not None
    assert words("en", "agra").say(written(option.note)) == "free; no wood to process"
    match.play(0, "sawmill")
    assert match.key(0) == "order-phase"


@rule("AG-042", "AG-125")
def test_the_way_to_a_statue_may_take_several_steps() -> None:
    """The book brings the third Favour, and with three the bricks become a statue."""
    match = scenario(players=2).player(0, goods="book bricks", favours=2).turn(0, "action").start()
    match.play(0, "trader stop")
    assert match.key(0) == "statue"
    match.play(0, "luxury:book favour:start_process statue yes botanist stop")
    assert match.state.players[0].scrolls == []
    assert match.state.current == 1


@rule("AG-042", "AG-125")
def test_a_statue_that_costs_more_favours_than_there_are_is_not_asked_for() -> None:
    match = scenario(players=2).player(0, goods="sandstone", favours=3).turn(0, "action").start()
    match.play(0, "trader stop")
    assert match.key(0) == "order-phase"


@rule("AG-042", "AG-052")
def test_meditation_is_asked_for_only_if_somebody_could_stand_up() -> None:
    tired = scenario(players=2).player(0, favours=2).workers(0, lying="quarry").start()
    assert tired.key(0) == "place"
    through = scenario(players=2).player(0, favours=2, goods="turmeric").workers(0, lying="quarry")
    process = through.player(0, favours=3).start()
    assert process.key(0) == "meditate"  # turmeric, curry, and up he gets


@rule("AG-188")
def test_the_log_of_a_meditation_with_the_muezzin_adds_up() -> None:
    match = (
        scenario(players=2)
        .player(0, meditation=3)
        .contract(0, "muezzin")
        .workers(0, standing="quarry trader")
    )
    played = match.start().play(0, "lay:quarry lay:trader")
    points = played.state.points
    played.play(0, "end")
    told = played.match.run.state.events
    assert sum(event.args.get("points", 0) for event in told) == points  # type: ignore[misc]  # numbers
