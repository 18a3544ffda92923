"""Orders, Akbar, Influence and Favour tiles (AG-037, AG-150 to AG-158)."""

import pytest

from engines.agra.imperial import next_free_order, order_limit
from engines.agra.scenario import Scenario, scenario
from engines.kernel import Refused
from tests.rules import rule


def merchants_order(step: int = 1, other: int = 0) -> Scenario:
    """Seat 0 has the Goods of the merchants' Order on place 4, in the Order phase."""
    return (
        scenario(players=2)
        .player(0, goods="oil dye", influence={"merchants": step})
        .player(1, influence={"merchants": other})
        .orders("merchants", marker=4)
        .turn(0, "orders")
    )


@rule("AG-037")
def test_neutral_markers_count_for_the_limit_and_score_for_nobody() -> None:
    match = merchants_order().orders("merchants", taken={1: "neutral", 2: "neutral", 3: 1}).start()
    assert match.why_not(0)["order:merchants"].rule == "AG-151"


@rule("AG-150")
def test_the_order_phase_is_one_good_to_akbar_or_one_order_or_nothing() -> None:
    match = merchants_order().start()
    assert match.options(0) == ["akbar:dye", "akbar:oil", "order:merchants", "nothing"]
    match.play(0, "akbar:oil")
    assert match.state.current == 1


@rule("AG-151")
def test_only_the_order_with_the_marker_and_only_with_influence() -> None:
    match = merchants_order(step=0).start()
    refusals = match.why_not(0)
    assert refusals["order:merchants"].rule == "AG-151"
    assert refusals["order:merchants"].reason.key == "why-no-influence"
    elsewhere = merchants_order().orders("merchants", marker=5).start()
    assert elsewhere.why_not(0)["order:merchants"].reason.key == "why-goods-missing"


@rule("AG-151")
@pytest.mark.parametrize(("pier", "limit"), [(1, 3), (2, 3), (3, 4), (4, 5), (5, 6), (6, 6)])
def test_a_column_holds_as_many_markers_as_the_limit(pier: int, limit: int) -> None:
    assert order_limit(scenario(players=2).pier(pier).start().state) == limit


@rule("AG-152")
def test_whoever_leads_or_ties_gets_the_full_reward_and_no_step() -> None:
    for other in (0, 2):
        match = merchants_order(step=2, other=other).start()
        match.play(0, "order:merchants")
        me = match.state.players[0]
        assert (me.rupees, me.influence["merchants"]) == (2 + 3, 2)


@rule("AG-152")
def test_whoever_does_not_lead_gets_one_less_and_a_step() -> None:
    match = merchants_order(step=1, other=5).start()
    match.play(0, "order:merchants")
    me = match.state.players[0]
    assert (me.rupees, me.influence["merchants"]) == (2 + 1, 2)
    assert match.state.orders["merchants"] == [None, None, None, 0, None, None]
    assert match.state.order_marker["merchants"] == 3
    assert (me.goods["oil"], me.goods["dye"], me.markers) == (0, 0, 21)


@rule("AG-152")
def test_the_order_marker_skips_covered_orders_and_wraps() -> None:
    assert next_free_order([1, 0, 0, 0, None, None], 4) == 6
    assert next_free_order([None, 0, 0, 0, None, None], 4) == 1
    assert next_free_order([0, 0, 0, 0, 0, 0], 4) == 0


@rule("AG-153")
def test_a_full_column_has_no_order_any_more() -> None:
    match = (
        merchants_order()
        .orders("merchants", taken=dict.fromkeys(range(1, 7), "neutral"))
        .round(3, last=3)
        .start()
    )
    assert match.why_not(0)["order:merchants"].rule == "AG-153"


@rule("AG-154")
def test_each_bowl_takes_one_marker_and_pays_nothing_now() -> None:
    match = scenario(players=2).player(0, goods="curry oil wood").bowls(oil=1).turn(0, "orders").start()
    assert match.options(0) == ["akbar:curry", "nothing"]
    assert match.why_not(0)["akbar:oil"].rule == "AG-154"
    match.play(0, "akbar:curry")
    assert match.state.bowls["curry"] == 0
    assert match.state.players[0].rupees == 2


@rule("AG-155")
@pytest.mark.parametrize(("step", "favours"), [(2, 1), (5, 2)])
def test_steps_three_and_six_bring_favours_or_a_tile(step: int, favours: int) -> None:
    position = (
        scenario(players=2).player(0, influence=step).favour_tiles("ft_sell ft_crate ft_mp", "ft_price")
    )
    match = position.start()
    match.play(0, "architect influence:scholars")
    assert match.options(0) == ["favours", "ft_sell", "ft_crate", "ft_mp"]
    match.play(0, "favours")
    assert match.state.players[0].favours == favours


@rule("AG-155", "AG-158")
def test_a_tile_is_taken_instead_and_the_display_refilled() -> None:
    match = (
        scenario(players=2).player(0, influence=2).favour_tiles("ft_sell ft_crate ft_mp", "ft_price").start()
    )
    match.play(0, "architect influence:scholars ft_crate")
    assert match.state.players[0].tiles == ["ft_crate"]
    assert match.state.display == ["ft_sell", "ft_mp", "ft_price"]


@rule("AG-155")
def test_with_an_empty_display_only_favours_can_be_chosen() -> None:
    match = scenario(players=2).player(0, influence=2).favour_tiles(only=True).start()
    match.play(0, "architect influence:scholars")
    assert match.state.players[0].favours == 1


@rule("AG-156")
def test_a_fourth_tile_sends_one_of_the_four_into_the_stack() -> None:
    match = (
        scenario(players=2)
        .player(0, influence=2, tiles="ft_stand ft_good2 ft_deliver")
        .favour_tiles("ft_sell ft_crate ft_mp", "ft_price")
        .start()
    )
    match.play(0, "architect influence:scholars ft_sell")
    assert match.options(0) == ["ft_stand", "ft_good2", "ft_deliver", "ft_sell"]
    before = list(match.state.stack)
    match.play(0, "ft_good2")
    assert match.state.players[0].tiles == ["ft_stand", "ft_deliver", "ft_sell"]
    assert sorted(match.state.stack) == sorted([*before, "ft_good2"])
    assert match.state.stack != [*before, "ft_good2"]


@rule("AG-156")
def test_a_discarded_tile_still_counts_as_used_in_this_turn() -> None:
    match = (
        scenario(players=2)
        .player(0, influence=2, tiles="ft_stand ft_farmers ft_deliver", favours=6)
        .favour_tiles("ft_sell ft_crate ft_mp", only=True)
        .start()
    )
    match.play(0, "architect favour:ft_farmers top:2 stop influence:scholars ft_sell ft_farmers")
    assert match.state.display == ["ft_crate", "ft_mp", "ft_farmers"]
    match.play(0, "favour:start_influence merchants ft_farmers ft_deliver")
    assert "ft_farmers" in match.state.players[0].tiles
    assert "favour:ft_farmers" not in match.options(0)


@rule("AG-157")
def test_at_the_top_a_marker_moves_no_further() -> None:
    match = scenario(players=2).player(0, influence={"merchants": 9}, goods="wood").river("mahout").start()
    match.play(0, "architect")
    assert "influence:merchants" not in match.options(0)
    match.undo(0)
    match.play(0, "sailor nothing mahout")
    assert match.state.current == 1
    assert match.state.players[0].influence["merchants"] == 9


@rule("AG-158")
def test_the_display_is_refilled_first_and_again_with_the_discarded_tile() -> None:
    match = (
        scenario(players=2)
        .player(0, influence=2, tiles="ft_stand ft_good2 ft_deliver")
        .favour_tiles("ft_sell ft_crate ft_mp", only=True)
        .start()
    )
    match.play(0, "architect influence:scholars ft_sell ft_stand")
    assert match.state.display == ["ft_crate", "ft_mp", "ft_stand"]
    assert match.state.stack == []


@rule("AG-158")
def test_with_an_empty_stack_the_display_stays_smaller() -> None:
    match = (
        scenario(players=2).player(0, influence=2).favour_tiles("ft_sell ft_crate ft_mp", only=True).start()
    )
    match.play(0, "architect influence:scholars ft_sell")
    assert match.state.display == ["ft_crate", "ft_mp"]


@rule("AG-158")
def test_there_is_no_way_back_after_a_tile_was_revealed() -> None:
    match = scenario(players=2).player(0, influence=2).start()
    match.play(0, "architect influence:scholars")
    match.draft(0, match.state.display[0])
    assert match.match.asked(0).key == "stop-favour-tile"
    assert match.match.can_undo(0)
    match.play(0, "")
    match.match.answer(0, ["go"])
    assert not match.match.can_undo(0)
    with pytest.raises(Refused):
        match.undo(0)
