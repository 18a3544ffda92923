"""A rules lawyer owns the contracts: abilities at odd moments, and what they score (AG-180 to AG-202)."""

import pytest

from engines.agra.scenario import scenario
from engines.agra.scoring import contract_rupees
from engines.kernel import Refused
from tests.rules import rule


@rule("AG-180", "AG-042", "AG-134")
def test_an_ability_won_in_the_middle_of_an_action_can_be_used_at_once() -> None:
    match = (
        scenario(players=2)
        .player(0, goods="cement wood sandstone")
        .river("english_trader cook", pier=2)
        .delivered("english_trader", cloth=0)
        .dice(1)
        .start()
    )
    match.play(0, "sailor sandstone english_trader notable:english_trader wood turmeric")
    assert match.state.players[0].goods["turmeric"] == 1
    assert "notable:english_trader" not in match.options(0)


@rule("AG-180", "AG-160")
def test_a_contract_won_in_anothers_turn_waits_for_the_own_turn() -> None:
    match = (
        scenario(players=2)
        .player(0, goods="cloth")
        .player(1, goods="wood*2")
        .river("english_trader", pier=2)
        .delivered("english_trader", cement=[1, 1])
        .dice(1)
        .start()
    )
    match.play(0, "sailor nothing english_trader no")
    assert match.state.current == 1
    assert "notable:english_trader" in match.options(1)


@rule("AG-182", "AG-064")
def test_the_sufi_won_out_of_turn_moves_the_winners_marker() -> None:
    position = scenario(players=2).player(0, goods="sandstone").player(1, meditation=3).river("sufi")
    match = position.delivered("sufi", curry=[1, 1]).start().play(0, "sailor nothing sufi no")
    assert [me.meditation for me in match.state.players] == [1, 4]


@rule("AG-185", "AG-184")
def test_extra_production_is_for_production_buildings_only() -> None:
    """Pier 5, Favours and the Trader produce nothing."""
    position = scenario(players=2).contract(0, "khatib").contract(0, "mahout")
    match = position.player(0, goods="dye", favours=2).start()
    match.play(0, "favour:start_good cotton trader exchange dye wood stop")
    goods = match.state.players[0].goods
    assert (goods["cotton"], goods["wood"]) == (1, 1)


@rule("AG-186")
def test_the_french_trader_looks_at_the_value_of_the_moment() -> None:
    """A Good that fills slot 2 while oil is worth 2 would have filled slot 1 or 3 at another price."""
    position = scenario(players=2).contract(0, "french_trader", slots=[2]).player(0, goods="oil")
    assert "notable:french_trader" not in position.start().options(0)
    dear = scenario(players=2).contract(0, "french_trader", slots=[2]).player(0, goods="oil")
    match = dear.price("oil", 3).start().play(0, "notable:french_trader")
    assert match.state.players[0].contracts[0].slots == [2, 3]


@rule("AG-187")
def test_the_dyer_swaps_once_and_for_the_same_row_only() -> None:
    match = (
        scenario(players=2)
        .contract(0, "dyer")
        .farm(0, crates={"top": [], "right": []})
        .merchant("quarry")
        .price("book", 2)
        .start()
    )
    match.play(0, "woodcutter")
    assert match.options(0) == ["planks", "paper", "book", "no"]
    match.play(0, "book")
    assert match.key(0) == "produce"
    match.play(0, "2")
    goods = match.state.players[0].goods
    assert (goods["book"], goods["wood"]) == (1, 2)


@rule("AG-189")
def test_the_caliph_needs_cotton_and_somebody_who_lies() -> None:
    for goods, lying, can in (("cotton", "trader", True), ("wood", "trader", False), ("cotton", "", False)):
        match = scenario(players=2).contract(0, "caliph").player(0, goods=goods).workers(0, lying=lying)
        assert ("notable:caliph" in match.start().options(0)) is can


@rule("AG-192")
def test_the_english_trader_never_changes_a_value() -> None:
    match = scenario(players=2).contract(0, "english_trader").player(0, goods="wood").price("oil", 1).start()
    match.play(0, "notable:english_trader")
    assert match.options(0) == ["sandstone", "turmeric", "cotton", "oil"]
    with pytest.raises(Refused):
        match.play(0, "paper")


@rule("AG-193", "AG-053")
def test_the_mosaicist_trades_points_once_and_only_while_there_are_some() -> None:
    position = scenario(players=2).contract(0, "mosaicist").player(0, meditation=6)
    match = position.workers(0, standing="quarry trader").start()
    assert "notable:mosaicist" not in match.options(0)
    match.play(0, "lay:quarry notable:mosaicist 3 lay:trader")
    assert match.state.players[0].favours == 2
    assert match.state.points == 4 - 3 + 3
    assert "notable:mosaicist" not in match.options(0)


@rule("AG-190", "AG-065")
@pytest.mark.parametrize(("rupees", "can"), [(0, False), (1, True)])
def test_the_calligraphers_journeyman_costs_one(rupees: int, can: bool) -> None:
    position = scenario(players=2).contract(0, "calligrapher").player(0, rupees=rupees)
    match = position.workers(0, standing="trader").turn(0, "action").start()
    assert ("trader" in match.options(0)) is can
    if not can:
        assert match.why_not(0)["trader"].reason.args == {"rupees": 1}


@rule("AG-194")
def test_the_cook_may_be_refused_and_the_worker_goes_to_supply() -> None:
    position = scenario(players=2).contract(1, "cook").workers(1, standing="trader")
    match = position.start().play(0, "trader")
    match.play(1, "no")
    assert (match.state.players[1].workers, match.state.players[1].favours) == (10, 1)


@rule("AG-197", "AG-199", "AG-201", "AG-202", "AG-212a")
def test_all_contracts_of_the_end_add_up() -> None:
    """Orders: 2 craftsmen, 1 merchants, 1 scholars; two contracts of each guild."""
    game = (
        scenario(players=2)
        .player(0, contracts="danish_trader nazim sadr_us_sudur grand_mufti grand_imam court_artist")
        .orders("craftsmen", taken={1: 0, 2: 0})
        .orders("merchants", taken={1: 0, 2: 1})
        .orders("scholars", taken={1: 0, 2: "neutral"})
        .bowls(oil=0, dye=0, book="neutral")
        .start()
        .state
    )
    danish, nazim, sadr = 6, 4, 2
    mufti = 3 * 3  # craftsmen 4, merchants 3, scholars 3
    imam, artist = 2 + 1, 2 + 2
    assert contract_rupees(game, game.players[0]) == danish + nazim + sadr + mufti + imam + artist


@rule("AG-092", "AG-181")
def test_the_payment_is_chosen_once_before_the_first_delivery() -> None:
    match = scenario(players=2).player(0, goods="wood cotton sandstone").river("cook sufi").start()
    match.play(0, "sailor nothing cook wood")
    assert match.key(0) == "rise"


@rule("AG-096", "AG-095", "AG-196")
def test_the_sailors_order_of_steps_is_unused_influence_jagirdar() -> None:
    match = (
        scenario(players=2)
        .player(0, goods="wood curry")
        .contract(1, "jagirdar")
        .player(1, goods="oil")
        .river("cook")
        .start()
    )
    match.play(0, "sailor curry cook wood stop")
    assert match.key(0) == "rise"
    assert match.state.players[0].rupees == 2 + 1 + 2
    match.play(0, "yes")
    assert match.asks() == {1: "jagirdar"}
    match.play(1, "cook no")
    assert [contract.id for contract in match.state.players[1].contracts] == ["jagirdar", "cook"]


@rule("AG-102", "AG-139")
def test_price_tokens_stay_through_the_turns() -> None:
    match = scenario(players=2).start()
    match.play(0, "trader price_a:2 wood")
    match.play(1, "botanist stop")
    assert [price.good for price in match.state.prices] == ["wood", None, None]
