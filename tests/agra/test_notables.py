"""The 24 Notables, each in a test of its own (AG-180 to AG-202)."""

import pytest

from engines.agra.scenario import Scenario, scenario
from engines.agra.scoring import contract_rupees
from engines.agra.state import Worker
from engines.kernel import Refused
from tests.rules import rule


def owner_of(*notables: str) -> Scenario:
    """Seat 0 has these contracts."""
    position = scenario(players=2)
    for notable in notables:
        position.contract(0, notable)
    return position


def winning(notable: str, pier: int, good: str, **others: int) -> Scenario:
    """Seat 0 fulfils this contract with its next delivery."""
    return scenario(players=2).river(notable, pier=pier).delivered(notable, **others).player(0, goods=good)


@rule("AG-180")
def test_once_per_turn_abilities_are_only_for_the_own_turn() -> None:
    match = owner_of("english_trader").player(0, goods="wood*2").start()
    match.play(0, "notable:english_trader wood cotton")
    assert match.why_not(0)["notable:english_trader"].rule == "AG-180"
    assert "notable:english_trader" not in match.options(0)
    match.play(0, "trader stop")
    match.play(1, "botanist stop")
    match.play(0, "end")
    assert "notable:english_trader" in match.options(0)
    other = (
        owner_of("english_trader").player(0, goods="wood").player(1, goods="wood").built("paper_mill").turn(1)
    )
    following = other.start().play(1, "paper_mill 1")
    assert following.options(0) == ["yes", "no"]


@rule("AG-181")
def test_portuguese_trader_pays_several_goods_up_to_four() -> None:
    match = owner_of("portuguese_trader").player(0, goods="wood*3 curry*2").start()
    match.play(0, "sailor")
    with pytest.raises(Refused) as refused:
        match.play(0, "wood*3+curry")
    assert refused.value.refusal.rule == "AG-181"
    match.play(0, "wood*2+curry stop")
    assert match.state.players[0].rupees == 2 + 4


@rule("AG-181", "AG-182", "AG-187", "AG-190", "AG-191", "AG-194", "AG-195", "AG-197", "AG-198", "AG-199")
@pytest.mark.parametrize(
    ("notable", "good", "rupees"),
    [
        ("portuguese_trader", "cloth", 1),
        ("sufi", "curry", 1),
        ("dyer", "dye", 1),
        ("cook", "oil", 1),
        ("calligrapher", "paper", 1),
        ("mullah", "bricks", 1),
        ("mujtahida", "statue", 2),
        ("danish_trader", "robes", 2),
        ("painter", "painting", 2),
        ("nazim", "book", 2),
    ],
)
def test_generous_deliveries_pay_extra_at_akbar(notable: str, good: str, rupees: int) -> None:
    match = owner_of(notable).player(0, goods=good).turn(0, "orders").start()
    match.play(0, f"akbar:{good}")
    assert match.state.players[0].rupees == 2 + rupees


@rule("AG-181")
def test_both_goods_of_an_order_and_of_a_double_delivery_are_delivered() -> None:
    match = owner_of("cook", "dyer").player(0, goods="oil dye", influence=1).orders("merchants", marker=4)
    order = match.turn(0, "orders").start().play(0, "order:merchants")
    assert order.state.players[0].rupees == 2 + 2 + 1 + 1
    double = owner_of("cook").river("muezzin", pier=2).player(0, goods="oil*2 cotton").start()
    double.play(0, "sailor cotton muezzin oil:double yes")
    assert double.state.players[0].rupees == 2 + 1 + 1 + 1 + 1


@rule("AG-181")
def test_a_good_paid_sold_or_exchanged_is_not_delivered() -> None:
    match = owner_of("cook").player(0, goods="oil*2").start()
    match.play(0, "sailor oil stop")
    assert match.state.players[0].rupees == 2 + 2


@rule("AG-182")
def test_sufi_moves_the_meditation_marker_at_once() -> None:
    match = winning("sufi", 1, "sandstone", curry=0).start()
    match.play(0, "sailor nothing sufi no")
    assert match.state.players[0].meditation == 2
    last = winning("sufi", 1, "sandstone", curry=0).player(0, meditation=6).start()
    last.play(0, "sailor nothing sufi no")
    assert last.state.players[0].meditation == 6


@rule("AG-183")
def test_takshaka_adds_building_value_and_a_rupee() -> None:
    match = owner_of("takshaka").player(0, goods="wood*3").start()
    match.play(0, "architect build:brickyard wood*3 b2c")
    me = match.state.players[0]
    assert match.state.is_built("bricks")
    assert me.rupees == 2 + 1 + 3


@rule("AG-183")
def test_takshaka_pays_also_where_the_builder_stands_and_for_the_mujtahida() -> None:
    match = owner_of("takshaka").player(0, goods="wood*4").builder("brickyard").dice(1).start()
    match.play(0, "architect build:brickyard wood*3 b2c")
    assert match.state.players[0].rupees == 2 + 1 + 3
    free = winning("mujtahida", 4, "wood", statue=0, oil=0).contract(0, "takshaka").dice(1).start()
    free.play(0, "sailor nothing mujtahida b3c")
    assert free.state.players[0].rupees == 2 + 3 + 1 + 5


@rule("AG-184")
@pytest.mark.parametrize(
    ("building", "good", "count"), [("quarry", "sandstone", 3), ("woodcutter", "wood", 3)]
)
def test_mahout_adds_a_sandstone_or_wood(building: str, good: str, count: int) -> None:
    match = owner_of("mahout").merchant("cotton_field").start()
    match.play(0, f"{building} {count}")
    assert match.state.players[0].goods[good] == count


@rule("AG-184")
def test_mahout_gives_one_even_if_the_farm_gives_none_but_not_for_a_favour() -> None:
    bare = owner_of("mahout").farm(0, crates={"top": [], "left": []}).farm(0, farmers={"top": 1, "left": 1})
    match = bare.player(0, favours=2).start()
    match.play(0, "favour:start_good sandstone quarry 1")
    assert match.state.players[0].goods["sandstone"] == 1 + 1


@rule("AG-185")
@pytest.mark.parametrize(
    ("building", "count"), [("cotton_field", "3"), ("turmeric_field", "3"), ("quarry", "2")]
)
def test_khatib_adds_a_cotton_or_turmeric(building: str, count: str) -> None:
    match = owner_of("khatib").start()
    match.play(0, building)
    assert match.options(0)[0] == count


@rule("AG-186")
def test_french_trader_stores_one_good_of_each_value_and_pays_five() -> None:
    match = owner_of().contract(0, "french_trader", slots=[1, 3]).player(0, goods="wood paper book").start()
    match.play(0, "notable:french_trader")
    assert match.state.players[0].contracts[0].slots == []
    me = match.state.players[0]
    assert (me.goods["paper"], me.rupees, me.markers) == (0, 2 + 5, 22 - 2)


@rule("AG-186")
def test_french_trader_has_one_slot_for_each_value_and_is_used_once_a_turn() -> None:
    match = owner_of("french_trader").player(0, goods="wood*2 paper").start()
    match.play(0, "notable:french_trader wood")
    assert match.state.players[0].contracts[0].slots == [1]
    assert "notable:french_trader" not in match.options(0)
    full = owner_of().contract(0, "french_trader", slots=[1]).player(0, goods="wood").start()
    assert "notable:french_trader" not in full.options(0)
    dear = owner_of("french_trader").player(0, goods="book").price("book", 4).start()
    assert "notable:french_trader" not in dear.options(0)


@rule("AG-187")
def test_dyer_swaps_two_produced_goods_for_one_of_value_two() -> None:
    match = owner_of("dyer").merchant("cotton_field").price("planks", 3).start()
    match.play(0, "woodcutter")
    assert match.options(0) == ["paper", "no"]
    match.play(0, "paper")
    goods = match.state.players[0].goods
    assert (goods["wood"], goods["paper"]) == (0, 1)


@rule("AG-187")
def test_dyer_needs_two_produced_goods() -> None:
    match = owner_of("dyer").farm(0, farmers={"left": 2, "top": 2}).merchant("cotton_field").start()
    match.play(0, "quarry")
    assert match.state.current == 1
    assert match.state.players[0].goods["sandstone"] == 0


@rule("AG-188")
def test_muezzin_adds_a_point_once_in_a_phase() -> None:
    match = owner_of("muezzin").workers(0, standing="quarry sailor").start()
    match.play(0, "lay:quarry")
    assert match.state.points == 2
    match.play(0, "lay:sailor")
    assert match.state.points == 3


@rule("AG-188")
def test_muezzin_adds_his_point_to_a_favour_tiles_too() -> None:
    match = owner_of("muezzin").player(0, tiles="ft_mp", favours=2).start()
    match.play(0, "favour:ft_mp")
    assert match.state.points == 2


@rule("AG-189")
def test_caliph_stands_a_worker_up_for_a_cotton() -> None:
    match = owner_of("caliph").player(0, goods="cotton*2").workers(0, lying="quarry sailor").start()
    match.play(0, "notable:caliph sailor")
    assert match.state.workers["sailor"].standing
    assert match.state.players[0].goods["cotton"] == 1
    assert "notable:caliph" not in match.options(0)


@rule("AG-190")
def test_calligrapher_makes_the_journeyman_cost_one() -> None:
    match = owner_of("calligrapher").player(0, rupees=1).workers(0, lying="trader").turn(0, "action").start()
    match.play(0, "trader")
    assert match.state.players[0].rupees == 0


@rule("AG-191")
def test_mullah_makes_one_favour_action_cheaper() -> None:
    match = owner_of("mullah").player(0, favours=5, goods="wood").start()
    match.play(0, "favour:start_good yes cotton")
    assert match.state.players[0].favours == 4
    match.play(0, "favour:start_process paper")
    assert match.state.players[0].favours == 1


@rule("AG-191")
def test_mullah_does_not_lower_what_must_be_there_and_never_pays_nothing() -> None:
    short = owner_of("mullah").player(0, favours=1).start()
    assert "favour:start_good" not in short.options(0)
    match = owner_of("mullah").player(0, favours=2, tiles="ft_farmers").start()
    match.play(0, "favour:ft_farmers top:2 stop")
    assert match.state.players[0].favours == 1


@rule("AG-192")
def test_english_trader_exchanges_goods_of_the_same_current_value() -> None:
    match = owner_of("english_trader").player(0, goods="wood").price("wood", 2).start()
    match.play(0, "notable:english_trader")
    assert "cotton" not in match.options(0)
    match.play(0, "oil")
    assert match.state.players[0].goods["oil"] == 1


@rule("AG-193")
def test_mosaicist_takes_a_displayed_tile_or_searches_the_stack() -> None:
    position = (
        winning("mosaicist", 2, "cement", dye=0).favour_tiles("ft_sell ft_crate ft_mp", "ft_price").dice(1)
    )
    match = position.start()
    match.play(0, "sailor nothing mosaicist")
    assert match.options(0) == ["ft_sell", "ft_crate", "ft_mp", "search"]
    match.play(0, "search")
    assert len(match.options(0)) == 11
    before = [tile for tile in match.state.stack if tile != "ft_deliver"]
    match.play(0, "ft_deliver")
    assert match.state.players[0].tiles == ["ft_deliver"]
    assert match.state.display == ["ft_sell", "ft_crate", "ft_mp"]
    assert sorted(match.state.stack) == sorted(before)
    assert match.state.stack != before


@rule("AG-193")
def test_mosaicist_display_tile_is_replaced_and_the_limit_of_three_holds() -> None:
    match = (
        winning("mosaicist", 2, "cement", dye=0)
        .player(0, tiles="ft_stand ft_good2 ft_deliver")
        .favour_tiles("ft_sell ft_crate ft_mp", "ft_price")
        .dice(1)
        .start()
    )
    match.play(0, "sailor nothing mosaicist ft_sell ft_sell")
    assert match.state.players[0].tiles == ["ft_stand", "ft_good2", "ft_deliver"]
    assert match.state.display == ["ft_crate", "ft_mp", "ft_price"]


@rule("AG-193")
@pytest.mark.parametrize(("points", "favours"), [(1, 1), (3, 2)])
def test_mosaicist_sells_favours_for_meditation_points(points: int, favours: int) -> None:
    match = owner_of("mosaicist").player(0, meditation=4).workers(0, standing="quarry").start()
    assert "notable:mosaicist" not in match.options(0)
    match.play(0, f"lay:quarry notable:mosaicist {points}")
    assert match.state.points == 3 - points
    assert match.state.players[0].favours == favours
    assert "notable:mosaicist" not in match.options(0)


@rule("AG-194")
def test_cook_keeps_a_standing_worker_and_the_favour_comes_anyway() -> None:
    match = owner_of("cook").workers(0, standing="trader").turn(1).start()
    match.play(1, "trader")
    assert match.asks() == {0: "cook"}
    match.play(0, "yes")
    me = match.state.players[0]
    assert (me.workers, me.contracts[0].workers, me.favours) == (9, 1, 1)


@rule("AG-194")
def test_cook_takes_no_lying_worker_and_no_third_one() -> None:
    lying = owner_of("cook").workers(0, lying="trader").turn(1).start()
    lying.play(1, "trader")
    assert lying.state.players[0].workers == 10
    full = scenario(players=2).contract(0, "cook", workers=2).workers(0, standing="trader").turn(1).start()
    full.play(1, "trader")
    assert 0 not in full.asks()
    assert full.state.players[0].workers == 8


@rule("AG-194")
def test_cook_gives_workers_back_for_meditation_points_in_the_series() -> None:
    match = (
        scenario(players=2)
        .contract(0, "cook", workers=2)
        .player(0, meditation=4)
        .workers(0, standing="trader")
        .start()
    )
    match.play(0, "lay:cook lay:trader lay:cook")
    assert match.state.points == 3 + 2 + 2
    me = match.state.players[0]
    assert (me.workers, me.contracts[0].workers) == (9, 0)


@rule("AG-195")
def test_mujtahida_builds_the_first_building_of_the_path_for_free() -> None:
    match = (
        winning("mujtahida", 4, "wood*3", statue=0, oil=0)
        .player(1, goods="wood")
        .built("cement_works")
        .builder("sawmill")
        .dice(3)
        .start()
    )
    match.play(0, "sailor nothing mujtahida wood b3a 2")
    match.play(1, "yes")
    me = match.state.players[0]
    assert match.state.workers["planks"] == Worker(0, standing=True)
    assert (me.goods["planks"], me.bonuses, me.workers) == (2, ["b3a"], 8)
    assert match.state.builder == "bricks"


@rule("AG-195")
def test_mujtahida_without_a_worker_builds_and_takes_the_bonus_only() -> None:
    nine = "architect trader botanist quarry woodcutter turmeric_field cotton_field paper_mill tailor"
    match = (
        winning("mujtahida", 4, "wood*2 sandstone", statue=0, oil=0)
        .built("paper_mill tailor")
        .workers(0, standing=nine)
        .turn(0, "action")
        .dice(1)
        .start()
    )
    match.play(0, "sailor nothing mujtahida b3c")
    assert match.state.is_built("cement")
    assert "cement" not in match.state.workers
    assert match.state.players[0].goods["sandstone"] == 1


@rule("AG-196")
def test_jagirdar_delivers_in_anothers_sailor_action_for_a_favour() -> None:
    match = owner_of("jagirdar").player(0, goods="wood").river("cook").turn(1).start()
    match.play(1, "sailor stop")
    assert match.asks() == {0: "jagirdar"}
    match.play(0, "cook yes")
    assert match.state.players[0].rupees == 2 + 1
    assert match.state.players[0].influence["craftsmen"] == 1
    assert match.state.players[1].favours == 1


@rule("AG-196")
def test_jagirdar_cannot_double_and_may_pass() -> None:
    match = owner_of("jagirdar").player(0, goods="wood*2").river("cook").turn(1).start()
    match.play(1, "sailor stop")
    assert match.options(0) == ["cook", "pass"]
    match.play(0, "pass")
    assert match.state.players[1].favours == 0
    assert match.state.visitor("cook").markers == [[], []]


@rule("AG-196")
def test_jagirdar_gives_one_more_free_delivery_which_pays_nothing_unused() -> None:
    match = owner_of("jagirdar").player(0, goods="wood").river("cook").start()
    match.play(0, "sailor nothing")
    assert match.asked(0).text().args["all"] == 2
    match.play(0, "stop")
    assert match.state.players[0].rupees == 2


@rule("AG-197")
@pytest.mark.parametrize(
    ("orders", "rupees"),
    [({}, 0), ({"merchants": [1, 2]}, 1), ({"merchants": [1], "scholars": [1]}, 3), (None, 6)],
)
def test_danish_trader_scores_guilds_with_orders(orders: dict[str, list[int]] | None, rupees: int) -> None:
    position = owner_of("danish_trader")
    if orders is None:
        orders = {"merchants": [1], "scholars": [1], "craftsmen": [1]}
    for guild, places in orders.items():
        position.orders(guild, taken=dict.fromkeys(places, 0))
    game = position.start().state
    assert contract_rupees(game, game.players[0]) == rupees


@rule("AG-198")
def test_painter_stands_workers_up_and_moves_a_marker_at_once() -> None:
    match = (
        winning("painter", 4, "cloth", painting=0, sandstone=0)
        .workers(0, lying="quarry trader architect botanist")
        .turn(0, "action")
        .start()
    )
    match.play(0, "sailor nothing painter quarry+trader+botanist merchants")
    assert [space for space, worker in match.state.workers.items() if not worker.standing] == ["architect"]
    assert match.state.players[0].influence["merchants"] == 1


@rule("AG-199")
def test_nazim_scores_every_own_order() -> None:
    game = (
        owner_of("nazim")
        .orders("merchants", taken={1: 0, 2: 0, 3: 1})
        .orders("scholars", taken={1: 0})
        .start()
        .state
    )
    assert contract_rupees(game, game.players[0]) == 3


@rule("AG-200")
def test_sadr_us_sudur_serves_akbar_with_a_good_of_the_same_value() -> None:
    match = (
        winning("sadr_us_sudur", 4, "cement paper", book=0, turmeric=0)
        .price("robes", 2)
        .bowls(curry=1)
        .start()
    )
    match.play(0, "sailor nothing sadr_us_sudur")
    assert match.key(0) == "sadr-bowl"  # he must deliver, and the paper is all he has
    assert "curry" not in match.options(0)
    assert "painting" not in match.options(0)
    match.play(0, "robes")
    assert match.state.bowls["robes"] == 0
    assert match.state.players[0].goods["paper"] == 0


@rule("AG-200")
def test_sadr_us_sudur_scores_own_bowls() -> None:
    game = owner_of("sadr_us_sudur").bowls(oil=0, dye=0, book=1).start().state
    assert contract_rupees(game, game.players[0]) == 2


def with_symbols(notable: str) -> Scenario:
    """Contracts: 1 craftsmen, 2 merchants, 1 scholars besides `notable`; Orders: 1 craftsmen, 2 scholars."""
    return (
        owner_of("dyer", "mahout", "portuguese_trader", "khatib", notable)
        .orders("craftsmen", taken={1: 0})
        .orders("scholars", taken={1: 0, 2: 0, 3: 1})
    )


@rule("AG-201")
def test_grand_mufti_three_favours_and_three_rupees_a_set_of_guilds() -> None:
    match = winning("grand_mufti", 5, "oil", statue=0, painting=0).start()
    match.play(0, "sailor nothing grand_mufti")
    assert match.state.players[0].favours == 3
    game = with_symbols("grand_mufti").start().state
    assert contract_rupees(game, game.players[0]) == 3 * 2


@rule("AG-202")
@pytest.mark.parametrize(
    ("notable", "good", "others", "rupees"),
    [
        ("grand_imam", "cement", {"book": 0, "robes": 0}, 1 + 1 + 2),
        ("court_artist", "planks", {"painting": 0, "statue": 0}, 1 + 1 + 1),
        ("diwan", "dye", {"robes": 0, "book": 0}, 2 + 1),
    ],
)
def test_grand_imam_court_artist_diwan(notable: str, good: str, others: dict[str, int], rupees: int) -> None:
    match = winning(notable, 5, good, **others).start()
    match.play(0, f"sailor nothing {notable}")
    assert match.state.players[0].favours == 3
    game = with_symbols(notable).start().state
    assert contract_rupees(game, game.players[0]) == rupees


@rule("AG-202")
def test_markers_on_unfulfilled_notables_never_count() -> None:
    position = with_symbols("grand_imam").river("muezzin caliph").delivered("muezzin", oil=[0, 0])
    game = position.start().state
    assert contract_rupees(game, game.players[0]) == 1 + 1 + 2
