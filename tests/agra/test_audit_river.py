"""A rules lawyer at the river: the Sailor, contracts, the Boat (AG-090 to AG-097, AG-130 to AG-141)."""

import pytest

from engines.agra.scenario import scenario
from tests.rules import rule


@rule("AG-134", "AG-196")
def test_a_jagirdar_won_in_the_own_sailor_action_gives_its_free_delivery_at_once() -> None:
    match = (
        scenario(players=2)
        .player(0, goods="planks wood*2")
        .river("jagirdar cook", pier=2)
        .delivered("jagirdar", cloth=0)
        .start()
    )
    match.play(0, "sailor nothing jagirdar planks")
    assert match.key(0) == "sailor-deliver"
    match.play(0, "cook wood yes yes")
    me = match.state.players[0]
    assert (me.influence["merchants"], me.influence["craftsmen"]) == (1, 1)
    assert me.rupees == 2 + 2 + 1


@rule("AG-095", "AG-196")
def test_the_extra_free_delivery_of_a_jagirdar_just_won_is_not_a_paid_one() -> None:
    match = (
        scenario(players=2)
        .player(0, goods="planks wood*2")
        .river("jagirdar cook", pier=2)
        .delivered("jagirdar", cloth=0)
        .start()
    )
    match.play(0, "sailor wood jagirdar planks stop no")
    assert match.state.players[0].rupees == 2 + 2 + 1


@rule("AG-135")
def test_the_question_for_a_step_names_the_step_that_would_be_reached() -> None:
    """A Favour action beside the question moves the same marker."""
    match = scenario(players=2).player(0, goods="wood", favours=4).river("cook").start()
    match.play(0, "sailor nothing cook wood")
    assert match.asked(0).text().args["step"] == 1
    match.play(0, "favour:start_influence craftsmen")
    assert match.asked(0).text().args["step"] == 2
    match.play(0, "yes")
    assert match.state.players[0].influence["craftsmen"] == 2


@rule("AG-136", "AG-138", "AG-161", "AG-193")
def test_a_mosaicist_won_out_of_turn_is_resolved_before_the_boat_and_the_action_goes_on() -> None:
    """Search, discard, Merchant, Favours for cotton; then the active player delivers on."""
    match = (
        scenario(players=3)
        .player(0, goods="cement wood sandstone", favours=1)
        .player(1, tiles="ft_stand ft_good2 ft_deliver", goods="cotton*5")
        .river("mosaicist cook", pier=2)
        .delivered("mosaicist", dye=[1, 1])
        .dice(3)
        .start()
    )
    match.play(0, "sailor sandstone mosaicist")
    assert match.asks() == {1: "take-tile"}
    match.play(1, "search ft_sell ft_stand")
    assert match.state.players[1].tiles == ["ft_good2", "ft_deliver", "ft_sell"]
    assert (match.state.pier, match.state.merchant) == (3, "cotton")
    assert [me.favours for me in match.state.players] == [1 + 1, 3, 0]
    assert match.key(0) == "sailor-deliver"
    match.play(0, "cook wood yes yes")
    assert match.state.players[0].influence["craftsmen"] == 2


@rule("AG-139")
def test_pier_four_returns_the_tokens_and_gives_everybody_a_favour() -> None:
    match = (
        scenario(players=3)
        .player(0, goods="oil")
        .river("muezzin", pier=3)
        .delivered("muezzin", curry=0)
        .price("oil", 3)
        .price("wood", 2)
        .start()
    )
    match.play(0, "sailor nothing muezzin no")
    assert [(price.good, price.side) for price in match.state.prices] == [(None, 0)] * 3
    assert [me.favours for me in match.state.players] == [1, 1, 1]
    assert match.state.pier == 4


@rule("AG-137")
def test_pier_two_does_nothing_once_the_builder_has_left() -> None:
    position = scenario(players=2).built("all").contract(1, "sufi").player(0, goods="wood").river("cook")
    match = position.delivered("cook", oil=0).start().play(0, "sailor nothing cook no")
    assert match.state.pier == 2
    assert not match.events("builder")


@rule("AG-140")
def test_pier_five_gives_by_cotton_and_current_value() -> None:
    match = (
        scenario(players=4)
        .player(0, goods="dye")
        .player(1, goods="cotton")
        .player(2, goods="cotton*2")
        .player(3, goods="cotton*7")
        .river("nazim", pier=4)
        .delivered("nazim", book=0, cotton=0)
        .price("wood", 2)
        .price("book", 4)
        .start()
    )
    match.play(0, "sailor nothing nazim")
    assert match.options(0) == ["sandstone", "turmeric", "cotton", "none"]
    assert "wood" in match.options(1)
    assert match.options(2) == match.options(3) == ["statue", "painting", "robes", "none"]
    for seat, good in ((3, "statue"), (1, "wood"), (0, "none"), (2, "robes")):
        match.play(seat, good)
    players = match.state.players
    assert (players[1].goods["wood"], players[2].goods["robes"], players[3].goods["statue"]) == (1, 1, 1)
    assert sum(players[0].goods.values()) == 0
    assert match.key(0) == "rise"


@rule("AG-134", "AG-135")
def test_the_deliverer_takes_his_step_though_the_contract_goes_to_another() -> None:
    position = scenario(players=2).player(0, goods="wood").river("cook").delivered("cook", oil=[1, 1])
    match = position.start().play(0, "sailor nothing cook yes")
    assert [contract.id for contract in match.state.players[1].contracts] == ["cook"]
    me = match.state.players[0]
    assert (me.rupees, me.favours, me.influence["craftsmen"]) == (2 + 3, 1, 1)


@rule("AG-134")
def test_among_equals_the_highest_marker_wins_also_with_three_players() -> None:
    match = (
        scenario(players=3)
        .player(0, goods="robes")
        .river("danish_trader", pier=4)
        .delivered("danish_trader", bricks=2, turmeric=1)
        .start()
    )
    match.play(0, "sailor nothing danish_trader")
    assert [contract.id for contract in match.state.players[0].contracts] == ["danish_trader"]
    assert [me.favours for me in match.state.players] == [0, 1, 1]


@rule("AG-196", "AG-136", "AG-155")
def test_the_jagirdars_delivery_can_win_a_contract_and_move_the_boat_in_anothers_turn() -> None:
    match = (
        scenario(players=2)
        .contract(0, "jagirdar")
        .player(0, goods="oil", influence={"scholars": 2})
        .player(1, goods="cotton")
        .river("muezzin", pier=3)
        .delivered("muezzin", curry=0)
        .turn(1)
        .start()
    )
    match.play(1, "sailor nothing")
    match.play(0, "muezzin yes favours")
    assert match.state.pier == 4
    assert [me.favours for me in match.state.players] == [1 + 1, 1 + 1]
    assert {contract.id for contract in match.state.players[0].contracts} == {"jagirdar", "muezzin"}
    assert match.key(1) == "order-phase"


@rule("AG-130")
@pytest.mark.parametrize(
    ("pier", "levels"),
    [(1, "I"), (2, "I II"), (3, "I II"), (4, "I II III"), (5, "I II III IV"), (6, "I II III IV")],
)
def test_the_boat_opens_levels_and_lower_ones_stay_open(pier: int, levels: str) -> None:
    position = scenario(players=2).river("cook muezzin mujtahida grand_mufti", pier=pier)
    match = position.player(0, goods="oil cotton").start().play(0, "sailor cotton")
    opened = [name for name in ("cook", "muezzin", "mujtahida", "grand_mufti") if name in match.options(0)]
    assert len(opened) == len(levels.split())


@rule("AG-161", "AG-198")
def test_a_painter_won_out_of_turn_stands_the_winners_workers_up() -> None:
    match = (
        scenario(players=2)
        .player(0, goods="painting")
        .player(1, influence={"merchants": 8})
        .river("painter", pier=4)
        .delivered("painter", cloth=1, sandstone=[1, 1])
        .workers(0, lying="architect")
        .workers(1, lying="quarry trader")
        .turn(0, "action")
        .start()
    )
    match.play(0, "sailor nothing painter")
    assert match.options(1) == ["quarry", "trader"]
    match.play(1, "quarry+trader merchants")
    assert match.state.last_round == 2
    assert [space for space, worker in match.state.workers.items() if not worker.standing] == ["architect"]


@rule("AG-183", "AG-195")
def test_a_mujtahida_with_everything_built_brings_nothing_at_once() -> None:
    position = scenario(players=2).built("all").player(0, goods="wood").river("mujtahida", pier=4)
    match = position.delivered("mujtahida", statue=0, oil=0).start().play(0, "sailor nothing mujtahida")
    assert match.state.players[0].bonuses == []
    assert match.state.pier == 5


@rule("AG-181", "AG-186")
def test_generous_deliveries_count_every_way_of_delivering_but_no_payment() -> None:
    """Cloth to the French Trader, to a Notable twice and to Akbar: 1 Rupee each; as a payment: none."""
    match = (
        scenario(players=2)
        .player(0, goods="cloth*5")
        .contract(0, "portuguese_trader")
        .contract(0, "french_trader")
        .river("jagirdar")
        .start()
    )
    match.play(0, "notable:french_trader sailor cloth jagirdar cloth:double stop no akbar:cloth")
    assert len(match.events("generous")) == 4


@rule("AG-042", "AG-140")
def test_after_pier_five_secondary_actions_are_free_again() -> None:
    """While everybody chooses at once nothing else may be done; then the turn goes on as before."""
    position = scenario(players=2).player(0, goods="dye", favours=2).river("nazim", pier=4)
    match = position.delivered("nazim", book=0, cotton=0).start().play(0, "sailor nothing nazim")
    assert set(match.asks()) == {0, 1}
    assert "favour:start_good" not in match.options(0)
    match.play(1, "none").play(0, "none")
    assert "favour:start_good" in match.options(0)
