"""A rules lawyer at the Imperial board: Orders, Akbar, Influence, Favour tiles (AG-150 to AG-158)."""

import pytest

from engines.agra.scenario import scenario
from engines.agra.state import NEUTRAL
from tests.rules import rule


@rule("AG-151")
def test_every_condition_of_an_order_has_its_own_reason() -> None:
    match = (
        scenario(players=2)
        .player(0, goods="robes turmeric", influence={"merchants": 1, "craftsmen": 1})
        .orders("merchants", taken={1: 1, 2: 1, 3: "neutral"})
        .turn(0, "orders")
        .start()
    )
    reasons = {name: (why.rule, why.reason.key) for name, why in match.why_not(0).items()}
    assert reasons["order:scholars"] == ("AG-151", "why-no-influence")
    assert reasons["order:merchants"] == ("AG-151", "why-order-limit")
    assert reasons["order:craftsmen"] == ("AG-151", "why-goods-missing")


@rule("AG-151", "AG-037")
@pytest.mark.parametrize(("pier", "limit"), [(1, 3), (2, 3), (3, 4), (4, 5), (5, 6), (6, 6)])
def test_the_limit_grows_with_the_boat_and_neutral_markers_count(pier: int, limit: int) -> None:
    full = dict.fromkeys(range(1, min(limit, 5) + 1), "neutral")
    position = scenario(players=2).player(0, goods="cotton statue", influence=1).pier(pier)
    closed = position.orders("craftsmen", taken=full).turn(0, "orders").start()
    assert ("order:craftsmen" in closed.options(0)) is (limit == 6)
    one_less = dict.fromkeys(range(1, limit), "neutral")
    opened = scenario(players=2).player(0, goods="cotton statue", influence=1).pier(pier)
    assert "order:craftsmen" in opened.orders("craftsmen", taken=one_less).turn(0, "orders").start().options(
        0
    )


@rule("AG-152")
@pytest.mark.parametrize(
    ("mine", "other", "rupees", "step"),
    [(2, 1, 3, 2), (2, 2, 3, 2), (2, 3, 2, 3), (1, 9, 1, 2), (8, 9, 5, 9), (9, 9, 6, 9)],
)
def test_the_reward_looks_at_the_step_before_the_move(mine: int, other: int, rupees: int, step: int) -> None:
    match = (
        scenario(players=2)
        .player(0, goods="cotton statue", influence={"craftsmen": mine})
        .player(1, influence={"craftsmen": other})
        .turn(0, "orders")
        .start()
    )
    match.play(0, "order:craftsmen")
    if step == 3:
        match.play(0, "favours")
    me = match.state.players[0]
    assert (me.rupees, me.influence["craftsmen"]) == (2 + rupees, step)


@rule("AG-152")
def test_the_order_marker_skips_markers_going_down_and_wraps_to_the_top() -> None:
    match = (
        scenario(players=2)
        .player(0, goods="wood robes", influence=1)
        .orders("craftsmen", marker=2, taken={1: "neutral", 6: 1})
        .turn(0, "orders")
        .start()
    )
    match.play(0, "order:craftsmen")
    assert match.state.orders["craftsmen"] == [NEUTRAL, 0, None, None, None, 1]
    assert match.state.order_marker["craftsmen"] == 5


@rule("AG-152", "AG-004")
def test_an_order_gives_one_marker_back_and_keeps_the_other() -> None:
    match = scenario(players=2).player(0, goods="cotton statue wood*20", influence=1).turn(0, "orders")
    played = match.start().play(0, "order:craftsmen")
    assert played.state.players[0].markers == 1


@rule("AG-153", "AG-211")
def test_a_column_that_is_full_is_closed_for_good() -> None:
    match = (
        scenario(players=2)
        .player(0, goods="cotton statue oil", influence=1)
        .orders("craftsmen", taken=dict.fromkeys(range(1, 7), "neutral"))
        .turn(0, "orders")
        .start()
    )
    assert match.why_not(0)["order:craftsmen"].rule == "AG-153"
    assert match.state.last_round == 2


@rule("AG-150", "AG-154")
def test_akbar_takes_one_good_of_a_kind_for_no_rupees_and_no_basic_good() -> None:
    match = scenario(players=2).player(0, goods="wood oil dye robes").bowls(dye=1).turn(0, "orders").start()
    assert [option for option in match.options(0) if option.startswith("akbar:")] == [
        "akbar:oil",
        "akbar:robes",
    ]
    assert match.why_not(0)["akbar:dye"].rule == "AG-154"
    match.play(0, "akbar:oil")
    assert match.state.bowls["oil"] == 0
    assert match.state.players[0].rupees == 2


@rule("AG-150")
def test_the_order_phase_allows_one_thing_only() -> None:
    match = scenario(players=2).player(0, goods="oil dye").turn(0, "orders").start()
    match.play(0, "akbar:oil")
    assert match.state.players[0].goods["dye"] == 1
    assert match.state.current == 1


@rule("AG-155")
@pytest.mark.parametrize(("step", "favours"), [(2, 1), (5, 2), (3, 0), (6, 0)])
def test_bonuses_lie_on_steps_three_and_six(step: int, favours: int) -> None:
    match = scenario(players=2).player(0, influence={"scholars": step}).start()
    match.play(0, "architect influence:scholars")
    if favours:
        assert match.key(0) == "influence-bonus"
        match.play(0, "favours")
    assert match.state.players[0].favours == favours


@rule("AG-155", "AG-158")
def test_with_an_empty_display_only_favours_are_left() -> None:
    match = scenario(players=2).player(0, influence={"scholars": 5}).favour_tiles(only=True).start()
    match.play(0, "architect influence:scholars")
    assert match.state.players[0].favours == 2
    assert match.state.players[0].tiles == []


@rule("AG-158")
def test_with_an_empty_stack_the_display_stays_smaller_until_a_tile_is_discarded() -> None:
    few = scenario(players=2).player(0, influence={"scholars": 5}).favour_tiles("ft_mp ft_sell", only=True)
    match = few.start().play(0, "architect influence:scholars ft_mp")
    assert (match.state.display, match.state.stack) == (["ft_sell"], [])
    four = (
        scenario(players=2)
        .player(0, influence={"scholars": 5}, tiles="ft_crate ft_price ft_stand")
        .favour_tiles("ft_mp ft_sell", only=True)
        .start()
    )
    four.play(0, "architect influence:scholars ft_mp ft_price")
    assert four.state.players[0].tiles == ["ft_crate", "ft_stand", "ft_mp"]
    assert sorted(four.state.display) == ["ft_price", "ft_sell"]


@rule("AG-156")
def test_the_new_tile_may_be_the_one_that_is_discarded() -> None:
    match = (
        scenario(players=2)
        .player(0, influence={"scholars": 2}, tiles="ft_crate ft_price ft_stand")
        .favour_tiles("ft_mp ft_sell ft_good2", "ft_deliver")
        .start()
    )
    match.play(0, "architect influence:scholars ft_mp")
    assert match.options(0) == ["ft_crate", "ft_price", "ft_stand", "ft_mp"]
    match.play(0, "ft_mp")
    assert match.state.players[0].tiles == ["ft_crate", "ft_price", "ft_stand"]
    assert match.state.display == ["ft_sell", "ft_good2", "ft_deliver"]
    assert "ft_mp" in match.state.stack


@rule("AG-155", "AG-125")
def test_a_painting_can_reach_two_bonuses_one_after_the_other() -> None:
    match = (
        scenario(players=2)
        .player(0, goods="painting", influence={"scholars": 2, "merchants": 5})
        .favour_tiles("ft_mp ft_sell ft_good2", "ft_deliver")
        .start()
    )
    match.play(0, "luxury:painting merchants+scholars ft_sell favours")
    me = match.state.players[0]
    assert me.tiles == ["ft_sell"]
    assert me.favours == 1  # the Merchants came first
    assert match.state.display == ["ft_mp", "ft_good2", "ft_deliver"]


@rule("AG-157", "AG-210")
def test_the_top_step_triggers_the_end_and_holds_the_marker() -> None:
    match = scenario(players=2).player(0, influence={"scholars": 8}, goods="painting").start()
    match.play(0, "luxury:painting scholars+merchants")
    assert match.state.players[0].influence["scholars"] == 9
    assert match.state.last_round == 2
    match.play(0, "architect")
    assert "influence:scholars" not in match.options(0)


@rule("AG-200", "AG-154")
def test_the_sadr_won_in_anothers_turn_serves_akbar_for_its_winner() -> None:
    """With curry at 1 flag a basic Good fits into the bowl for curry, and nowhere else."""
    match = (
        scenario(players=2)
        .player(0, goods="turmeric")
        .player(1, goods="wood paper")
        .river("sadr_us_sudur", pier=4)
        .delivered("sadr_us_sudur", book=1, cement=[1, 1])
        .price("curry", 1)
        .start()
    )
    match.play(0, "sailor nothing sadr_us_sudur")
    assert match.asks() == {1: "sadr-good"}
    match.play(1, "wood curry")
    assert match.state.bowls["curry"] == 1
    assert match.state.pier == 5


@rule("AG-200")
def test_the_sadr_delivers_nothing_without_a_fitting_bowl() -> None:
    match = (
        scenario(players=2)
        .player(0, goods="turmeric wood")
        .river("sadr_us_sudur", pier=4)
        .delivered("sadr_us_sudur", book=0, cement=0)
        .start()
    )
    match.play(0, "sailor nothing sadr_us_sudur turmeric")
    assert set(match.state.bowls.values()) == {None}
    assert "sadr-good" not in match.asks().values()
