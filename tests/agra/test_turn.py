"""Rounds, turns, clean-up and the end of the game (AG-040 to AG-043, AG-210, AG-211)."""

from engines.agra.scenario import scenario
from engines.agra.state import Agra
from engines.kernel.scenario import Played
from tests.rules import rule


def short_turn(match: Played[Agra], seat: int, space: str = "trader stop") -> None:
    """A turn in which nothing happens but a Worker at the Trader."""
    if match.key(seat) == "meditate":
        match.play(seat, "end")
    match.play(seat, space)


@rule("AG-029", "AG-040")
def test_turns_go_clockwise_and_the_first_player_stays() -> None:
    match = scenario(players=3).first_player(1).turn(1).start()
    order = []
    for _ in range(6):
        order.append(match.state.current)
        short_turn(match, match.state.current)
    assert order == [1, 2, 0, 1, 2, 0]
    assert (match.state.round, match.state.first) == (3, 1)


@rule("AG-041")
def test_a_turn_is_meditation_action_statue_orders() -> None:
    match = scenario().player(0, goods="statue*2 cement").workers(0, standing="trader").start()
    keys = [match.key(0)]
    for answer in ("end", "botanist", "stop", "no"):
        match.play(0, answer)
        keys.append(match.key(0))
    assert keys == ["meditate", "place", "botanist", "statue", "order-phase"]


@rule("AG-041")
def test_without_workers_on_the_board_the_turn_begins_with_the_action() -> None:
    assert scenario().start().key(0) == "place"


@rule("AG-042")
def test_secondary_actions_are_possible_in_the_middle_of_another_action() -> None:
    match = scenario().player(0, goods="wood*2", favours=2).start()
    match.play(0, "sailor wood")
    match.play(0, "favour:start_good turmeric")
    assert match.key(0) == "sailor-deliver"
    assert match.state.players[0].goods["turmeric"] == 1
    assert match.state.players[0].workers == 9


@rule("AG-042")
def test_a_secondary_action_does_not_replace_the_mandatory_action() -> None:
    match = scenario().player(0, goods="robes").start()
    match.play(0, "luxury:robes")
    assert match.key(0) == "place"
    assert "nothing" not in match.options(0)


@rule("AG-043")
def test_clean_up_brings_markers_back_and_readies_notables() -> None:
    match = scenario().player(0, goods="robes wood", favours=2).contract(0, "english_trader").start()
    match.play(0, "luxury:robes favour:start_good cotton notable:english_trader wood turmeric")
    me = match.state.players[0]
    assert (me.spent, me.scrolls, me.contracts[0].used) == (["start_good"], ["robes"], True)
    assert me.markers == 22 - 4
    match.play(0, "trader stop")
    me = match.state.players[0]
    assert (me.spent, me.scrolls, me.contracts[0].used) == ([], [], False)
    assert me.markers == 22 - 2


@rule("AG-210")
def test_a_marker_at_the_top_of_a_track_triggers_the_end() -> None:
    match = scenario(players=2).player(0, influence={"merchants": 8}).start()
    match.play(0, "architect influence:merchants")
    assert match.state.last_round == 2
    assert [event.args["why"].key for event in match.events("end-triggered")] == ["end-influence"]  # type: ignore[union-attr]  # a Text


@rule("AG-210", "AG-141")
def test_a_contract_of_level_iv_triggers_the_end() -> None:
    match = (
        scenario(players=2)
        .player(0, goods="oil")
        .river("grand_mufti", pier=5)
        .delivered("grand_mufti", statue=1, painting=0)
        .start()
    )
    match.play(0, "sailor nothing grand_mufti")
    assert match.state.last_round == 2
    assert match.state.pier == 6


@rule("AG-153", "AG-210")
def test_a_full_order_column_triggers_the_end() -> None:
    match = (
        scenario(players=2)
        .player(0, goods="cement curry", influence=1)
        .orders("craftsmen", marker=1, taken=dict.fromkeys((2, 3, 4, 5, 6), "neutral"))
        .pier(5)
        .turn(0, "orders")
        .start()
    )
    match.play(0, "order:craftsmen")
    assert match.state.order_marker["craftsmen"] == 0
    assert match.state.last_round == 2


@rule("AG-211")
def test_the_round_is_finished_and_one_more_is_played() -> None:
    match = scenario(players=3).first_player(1).turn(2).player(2, influence={"scholars": 8}).start()
    match.play(2, "architect influence:scholars")
    turns = []
    while match.result is None:
        turns.append(match.state.current)
        short_turn(match, match.state.current)
    assert turns == [0, 1, 2, 0]


@rule("AG-211")
def test_a_second_trigger_changes_nothing() -> None:
    match = scenario(players=2).player(0, influence=8).round(5, last=5).start()
    match.play(0, "architect influence:merchants")
    assert match.state.last_round == 5
