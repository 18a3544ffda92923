"""A rules lawyer spends Favours: need and pay, each of the fourteen tiles, luxury goods (AG-120 to 126)."""

import pytest

from engines.agra.scenario import Scenario, scenario
from engines.agra.state import Phase
from engines.kernel import Refused
from tests.rules import rule

TILES = {
    # tile: needs, pays, what is done with it
    "ft_stand": (2, 2, "trader"),
    "ft_crate": (3, 3, "top:1"),
    "ft_good2": (4, 3, "oil"),
    "ft_price": (3, 2, "price_a:2 wood"),
    "ft_mp": (2, 1, ""),
    "ft_akbar_order": (4, 2, "akbar:book"),
    "ft_process12": (3, 2, "paper"),
    "ft_sell": (3, 2, "book"),
    "ft_farmers": (2, 1, "top:2 left:2"),
    "ft_journeyman": (3, 3, ""),
    "ft_process_extra": (2, 2, "paper"),
    "ft_deliver": (4, 2, "cook wood no"),
    "ft_meditation": (4, 4, ""),
    "ft_exchange": (2, 2, "wood cotton"),
}


def with_tile(tile: str, favours: int) -> Scenario:
    """Seat 0 with one tile, something to do for each of them, and a Worker that lies."""
    return (
        scenario(players=2)
        .player(0, goods="wood book", favours=favours, tiles=tile)
        .workers(0, lying="trader")
        .river("cook")
    )


@rule("AG-121", "AG-123")
@pytest.mark.parametrize("tile", TILES)
def test_each_tile_needs_and_pays_what_it_says(tile: str) -> None:
    needs, pays, line = TILES[tile]
    phase: Phase = "action" if tile == "ft_journeyman" else "meditation"
    short = with_tile(tile, needs - 1).turn(0, phase).start()
    assert f"favour:{tile}" not in short.options(0)
    assert short.why_not(0)[f"favour:{tile}"].rule == "AG-121"
    match = with_tile(tile, needs).turn(0, phase).start()
    match.play(0, f"favour:{tile} {line}")
    me = match.state.players[0]
    assert (me.favours, me.spent) == (needs - pays, [tile])


@rule("AG-123")
@pytest.mark.parametrize(
    ("tile", "phase"), [("ft_mp", "action"), ("ft_mp", "orders"), ("ft_journeyman", "meditation")]
)
def test_two_tiles_are_bound_to_a_phase(tile: str, phase: Phase) -> None:
    match = with_tile(tile, 6).turn(0, phase).start()
    assert f"favour:{tile}" not in match.options(0)
    assert match.why_not(0)[f"favour:{tile}"].rule == "AG-123"


@rule("AG-123")
@pytest.mark.parametrize("phase", ["meditation", "action", "orders"])
def test_the_other_tiles_can_be_used_in_every_phase(phase: Phase) -> None:
    for tile in TILES:
        if tile not in ("ft_mp", "ft_journeyman"):
            match = with_tile(tile, 6).turn(0, phase).start()
            assert f"favour:{tile}" in match.options(0), tile


@rule("AG-121")
def test_an_action_is_used_once_a_turn_and_its_marker_comes_back() -> None:
    match = scenario(players=2).player(0, favours=8).start()
    match.play(0, "favour:start_good wood")
    assert match.why_not(0)["favour:start_good"].rule == "AG-121"
    assert match.state.players[0].markers == 22 - 8 + 2 - 1 - 1
    match.play(0, "trader stop nothing")
    assert match.state.players[0].markers == 22 - 6 - 1
    match.play(1, "botanist stop")
    match.play(0, "favour:start_good wood")
    assert match.state.players[0].goods["wood"] == 2


@rule("AG-122")
def test_a_step_of_influence_needs_four_and_leaves_one() -> None:
    three = scenario(players=2).player(0, favours=3).start()
    assert three.why_not(0)["favour:start_influence"].rule == "AG-121"
    four = scenario(players=2).player(0, favours=4).start().play(0, "favour:start_influence scholars")
    assert (four.state.players[0].favours, four.state.players[0].influence["scholars"]) == (1, 1)


@rule("AG-123")
def test_values_on_tiles_are_current_values() -> None:
    position = scenario(players=2).player(0, favours=8, goods="wood sandstone", tiles="ft_good2 ft_process12")
    match = position.price("wood", 2).price("bricks", 3).start()
    match.play(0, "favour:ft_good2")
    assert "wood" in match.options(0)
    assert "bricks" not in match.options(0)
    match.play(0, "wood favour:ft_process12")  # sandstone into cement is the only arrow from 1 to 2
    assert match.state.players[0].goods["cement"] == 1


@rule("AG-123", "AG-151")
def test_the_palace_tile_asks_for_the_conditions_of_an_order() -> None:
    position = scenario(players=2).player(0, favours=4, goods="paper oil", tiles="ft_akbar_order")
    match = position.start().play(0, "favour:ft_akbar_order")
    assert match.options(0) == ["akbar:paper", "akbar:oil"]


@rule("AG-123", "AG-150")
def test_the_palace_tile_does_not_use_up_the_order_phase() -> None:
    position = scenario(players=2).player(0, favours=4, goods="paper oil", tiles="ft_akbar_order")
    match = position.turn(0, "orders").start()
    match.play(0, "favour:ft_akbar_order akbar:paper akbar:oil")
    assert (match.state.bowls["paper"], match.state.bowls["oil"]) == (0, 0)


@rule("AG-120")
def test_oil_and_curry_alone_or_together_without_limit() -> None:
    position = scenario(players=2).player(0, goods="oil*2 curry")
    match = position.workers(0, lying="quarry trader sailor architect botanist").start()
    match.play(0, "stand:oil quarry stand:oil-curry trader+sailor+architect")
    assert [space for space, worker in match.state.workers.items() if not worker.standing] == ["botanist"]
    assert not any(option.startswith("stand:") for option in match.options(0))


@rule("AG-120")
def test_oil_and_curry_together_may_be_spent_on_a_single_worker() -> None:
    match = scenario(players=2).player(0, goods="oil curry").workers(0, lying="trader").start()
    match.play(0, "stand:oil-curry trader")
    assert match.state.workers["trader"].standing
    assert match.state.players[0].markers == 22


@rule("AG-120")
def test_oil_and_curry_stand_up_to_three_and_never_four() -> None:
    position = scenario(players=2).player(0, goods="oil curry")
    match = position.workers(0, lying="quarry trader sailor architect").start().play(0, "stand:oil-curry")
    with pytest.raises(Refused):
        match.play(0, "quarry+trader+sailor+architect")
    match.play(0, "quarry+trader")
    assert match.state.players[0].markers == 22


@rule("AG-125")
def test_the_book_gives_its_favour_also_when_nobody_lies() -> None:
    match = scenario(players=2).player(0, goods="book*2").start().play(0, "luxury:book")
    assert match.state.players[0].favours == 1
    assert match.why_not(0)["luxury:book"].rule == "AG-125"


@rule("AG-125")
def test_the_limit_of_a_luxury_good_does_not_touch_other_uses_of_it() -> None:
    match = scenario(players=2).player(0, goods="robes*2", favours=0).start()
    match.play(0, "luxury:robes sailor robes stop")
    assert match.state.players[0].rupees == 2 + 3 + 3


@rule("AG-125", "AG-141")
@pytest.mark.parametrize(("pier", "price", "rupees"), [(5, 3, 3), (6, 3, 4), (5, 4, 4), (6, 2, 3)])
def test_robes_bring_their_value_and_one_more_at_the_last_pier(pier: int, price: int, rupees: int) -> None:
    match = scenario(players=2).player(0, goods="robes").pier(pier).price("robes", price).start()
    match.play(0, "luxury:robes")
    assert match.state.players[0].rupees == 2 + rupees


@rule("AG-125", "AG-157")
def test_the_painting_moves_two_different_markers_as_far_as_they_can() -> None:
    match = scenario(players=2).player(0, goods="painting").start().play(0, "luxury:painting")
    with pytest.raises(Refused):
        match.play(0, "merchants")
    with pytest.raises(Refused):
        match.play(0, "merchants*2")
    match.play(0, "merchants+scholars")
    assert match.state.players[0].influence == {"craftsmen": 0, "merchants": 1, "scholars": 1}
    high = scenario(players=2).player(0, goods="painting", influence={"merchants": 9, "scholars": 9})
    assert high.start().play(0, "luxury:painting").state.players[0].influence["craftsmen"] == 1


@rule("AG-126", "AG-043")
def test_a_luxury_marker_is_away_until_clean_up() -> None:
    match = scenario(players=2).player(0, goods="robes").start().play(0, "luxury:robes")
    assert match.state.players[0].markers == 21
    match.play(0, "trader stop")
    assert match.state.players[0].markers == 22


@rule("AG-156", "AG-121")
def test_a_used_tile_that_is_discarded_keeps_its_mark_until_clean_up() -> None:
    match = (
        scenario(players=2)
        .player(0, favours=3, goods="wood", tiles="ft_sell ft_crate ft_stand", influence={"merchants": 2})
        .favour_tiles("ft_mp ft_price ft_good2")
        .start()
    )
    match.play(0, "favour:ft_sell architect influence:merchants ft_mp ft_sell")
    me = match.state.players[0]
    assert "ft_sell" not in me.tiles
    assert me.markers == 22 - 1
    assert match.state.current == 1


@rule("AG-042", "AG-124")
def test_the_additional_processing_is_a_step_of_its_own_beside_a_building() -> None:
    position = scenario(players=2).player(0, goods="wood*4", favours=2, tiles="ft_process_extra")
    match = position.player(1, goods="wood").built("paper_mill").start()
    match.play(0, "paper_mill favour:ft_process_extra planks 3")
    assert match.asks() == {1: "follow"}
    goods = match.state.players[0].goods
    assert (goods["planks"], goods["paper"]) == (1, 3)


@rule("AG-191", "AG-121")
def test_the_mullah_serves_one_action_a_turn_and_may_be_saved() -> None:
    match = scenario(players=2).player(0, goods="wood", favours=7).contract(0, "mullah").start()
    match.play(0, "favour:start_good no cotton favour:start_process yes paper")
    assert match.state.players[0].favours == 7 - 2 - 2
    assert match.state.players[0].contracts[0].used
