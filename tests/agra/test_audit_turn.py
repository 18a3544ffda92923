"""A rules lawyer's turn: what may be done when, and what must not be offered (AG-040 to AG-072)."""

from engines.agra.scenario import scenario
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
