"""An auditor's look at the actions: the corners where a player would argue (EE-056 to EE-152)."""

import pytest

from engines.excavation.scenario import scenario
from engines.kernel.asks import Refused
from tests.rules import rule

# ---- turns ----


@rule("EE-056", "EE-057", "EE-151")
def test_players_go_on_in_turn_order_and_who_has_passed_is_skipped() -> None:
    match = scenario(3).order(2, 0, 1).start()
    match.play(0, "travel travel-2 stop pass")
    assert list(match.asks()) == [1]
    match.play(1, "travel travel-2 stop travel travel-3 stop")
    assert list(match.asks()) == [2]
    match.play(2, "pass")
    assert list(match.asks()) == [1]
    match.play(1, "pass")
    assert match.state.round == 2


@rule("EE-060")
def test_without_cards_a_player_passes() -> None:
    match = scenario(2).player(0, hand="t2").dig("r4").start()
    match.play(0, "travel travel-2 stop pass")
    assert match.state.players[0].passed
    assert list(match.asks()) == [1]


@rule("EE-058", "EE-061")
def test_every_closed_action_names_its_own_rule() -> None:
    match = scenario().player(0, hand="t2 t3 t4", explorers="china india congo").start()
    rules = {name: refusal.rule for name, refusal in match.why_not(0).items()}
    assert rules == {
        "excavate": "EE-091",
        "market": "EE-100",
        "sell": "EE-111",
        "command": "EE-125",
        "smuggle": "EE-140",
        "survey": "EE-130",
    }


@rule("EE-059")
def test_cards_go_to_the_common_and_to_the_personal_discard() -> None:
    match = scenario().player(0, hand="t2 y1").start()
    match.play(0, "travel yellow-1 stop travel travel-2 stop")
    assert match.state.discard == ["yellow-1"]
    assert "travel-2" in match.state.players[0].travelled


# ---- travel ----


@rule("EE-062", "EE-063", "EE-066")
def test_patagonia_is_next_to_market_6_and_the_eastern_black_market() -> None:
    match = scenario().player(0, explorers="patagonia alaska scandinavia", hand="t2 t3").start()
    match.play(0, "travel travel-2")
    match.play(0, "patagonia")
    notes = {option.id: option.note.args["fuel"] for option in match.asked(0).options if option.note}
    assert notes["australia"] == notes["pacific"] == 1
    match.play(0, "pacific pacific>patagonia")
    assert match.state.players[0].explorers == ["patagonia", "alaska", "scandinavia"]
    assert match.key(0) == "action"


@rule("EE-064", "EE-065")
def test_two_own_explorers_may_swap_places() -> None:
    """Explorers are alike: what matters is that one passes the other."""
    match = scenario().player(0, explorers="alaska rockies cape", hand="t2 t3").start()
    match.play(0, "travel travel-2 alaska mexico")
    assert sorted(match.state.players[0].explorers) == ["cape", "mexico", "rockies"]
    assert match.key(0) == "action"


@rule("EE-065")
def test_the_last_step_may_not_end_on_an_own_explorer() -> None:
    match = scenario().player(0, explorers="alaska rockies cape", hand="t2 t3").start()
    match.play(0, "travel travel-3 cape congo alaska")
    assert "rockies" not in match.options(0)
    assert match.why_not(0)["rockies"].rule == "EE-065"
    assert match.why_not(0)["patagonia"].rule == "EE-062"


@rule("EE-065")
def test_explorers_among_their_own_get_out_if_the_fuel_lasts() -> None:
    match = scenario().player(0, explorers="alaska rockies laurentia", hand="t4 y1").start()
    match.play(0, "travel travel-4")
    near = {place for place, fuel in match.state.box.distances["alaska"].items() if fuel == 1}
    assert near == {"rockies", "laurentia"}
    match.play(0, "rockies mexico alaska rockies")  # where the other one stood
    assert match.key(0) == "travel-explorer"


@rule("EE-062", "EE-065")
def test_who_is_hemmed_in_by_own_explorers_says_so() -> None:
    match = scenario().player(0, explorers="alaska rockies laurentia", hand="y1 y2").start()
    match.play(0, "travel yellow-1 rockies mexico mexico rockies")
    assert match.key(0) == "travel-step"  # with the last fuel one question is enough
    assert not any(option.startswith("alaska>") for option in match.options(0))
    assert match.why_not(0)["alaska>rockies"].rule == "EE-065"


@rule("EE-064", "EE-065")
def test_other_players_explorers_are_no_obstacle() -> None:
    match = (
        scenario(3).player(1, explorers="congo alaska cape").player(2, explorers="congo guinea nile").start()
    )
    match.play(0, "travel travel-2 cape guinea travel travel-3 scandinavia nile stop")
    assert match.state.players[0].explorers == ["alaska", "nile", "guinea"]


# ---- excavate ----


@rule("EE-090", "EE-091", "EE-092")
def test_one_site_gives_one_artefact_even_if_it_holds_two_kinds() -> None:
    match = (
        scenario(factions="gul aqulla")
        .player(0, explorers="nile alaska scandinavia", hand="r1 r2")
        .dig("r1 r2 r3")
        .start()
    )
    match.play(0, "excavate red-1")
    assert sorted(match.options(0)) == ["red-eye", "red-fork"]
    match.play(0, "red-eye no")
    assert match.key(0) == "action"
    assert match.state.players[0].hold == ["red-eye"]


@rule("EE-092", "EE-093", "EE-094")
def test_two_sites_of_the_region_and_both_samples_after_both_finds() -> None:
    match = (
        scenario(factions="gul aqulla")
        .player(0, explorers="nile congo scandinavia", hand="r1 r2")
        .dig("r1 r3 y1")
        .start()
    )
    match.play(0, "excavate red-1 red-wave+red-eye")
    assert match.key(0) == "sample"
    match.play(0, "yes yes")
    me = match.state.players[0]
    assert me.hold == ["red-eye", "red-wave"]
    assert me.hidden == []
    assert sorted(me.gallery) == ["red-eye", "red-wave"]
    assert me.crew == 20


@rule("EE-091")
def test_with_one_space_left_there_is_no_second_find() -> None:
    match = (
        scenario(factions="gul aqulla")
        .player(0, explorers="nile congo scandinavia", hand="r1 r2", hold="y3 y3 y4 y4")
        .dig("r1 r3")
        .start()
    )
    match.play(0, "excavate red-1 red-eye no")
    assert match.key(0) == "action"
    assert match.why_not(0)["excavate"].rule == "EE-091"


@rule("EE-091", "EE-093")
def test_hidden_space_does_not_help_to_excavate() -> None:
    match = (
        scenario()
        .player(0, explorers="nile alaska scandinavia", hand="r1", hold="y3 y3 y4 y4 g4")
        .dig("r1")
        .start()
    )
    assert "excavate" not in match.options(0)
    assert match.why_not(0)["excavate"].reason.key == "why-hold-full"


@rule("EE-095")
def test_a_cell_with_a_guard_is_not_offered_again() -> None:
    match = scenario().player(0, explorers="nile alaska cape", hand="r1 r2", gallery="r1").dig("r1").start()
    match.play(0, "excavate red-1 red-eye")
    assert match.key(0) == "action"


@rule("EE-096")
def test_without_crew_a_guard_may_move_but_traders_and_envoys_stay() -> None:
    match = (
        scenario()
        .player(0, explorers="nile alaska cape", hand="r1 r2", gallery="y1 g2", crew=0)
        .market(1, traders=3)
        .centre("left", envoys=2)
        .dig("r1")
        .start()
    )
    match.play(0, "excavate red-1 red-eye yes")
    assert match.key(0) == "guard"
    assert match.options(0) == ["yellow-eye", "green-fork"]
    match.play(0, "green-fork")
    assert sorted(match.state.players[0].gallery) == ["red-eye", "yellow-eye"]
    assert match.state.market(1).traders[0] == 3


@rule("EE-096")
def test_without_crew_and_guards_no_sample_is_offered() -> None:
    match = scenario().player(0, explorers="nile alaska cape", hand="r1 r2", crew=0).dig("r1").start()
    match.play(0, "excavate red-1 red-eye")
    assert match.key(0) == "action"
    assert match.state.players[0].gallery == []


@rule("EE-020", "EE-097")
def test_a_full_column_draws_a_card_once_and_not_again_after_a_refill() -> None:
    match = (
        scenario()
        .player(0, explorers="nile alaska cape", hand="r1 r2 r3 r4", gallery="r2 r3 r4", crew=1)
        .centre("left", envoys=1)
        .dig("r1 r1")
        .deck("o5 o6")
        .start()
    )
    match.play(0, "excavate red-1 red-eye yes")
    assert "orange-5" in match.state.players[0].hand
    # The guard leaves to be a trader; an envoy comes home and takes its place.
    match.play(0, "command red-4 trader red-eye").play(1, "pass")
    assert "red-eye" not in match.state.players[0].gallery
    match.play(0, "command red-2 retract excavate red-3 red-eye yes")
    me = match.state.players[0]
    assert len(me.gallery) == 4
    assert me.columns == ["red"]
    assert "orange-6" not in me.hand


@rule("EE-020")
def test_two_finds_of_one_action_may_fill_a_column_and_two_columns_bring_two_cards() -> None:
    match = (
        scenario()
        .player(0, explorers="nile congo cape", hand="r1 r2", gallery="r1 r4")
        .dig("r2 r3")
        .deck("o5 o6")
        .start()
    )
    match.play(0, "excavate red-1 red-fork+red-wave yes")
    assert match.state.players[0].hand == ["red-2"]
    match.play(0, "yes")
    assert match.state.players[0].hand == ["red-2", "orange-5"]


@rule("EE-016", "EE-020")
def test_a_full_column_with_no_card_anywhere_is_taken_all_the_same() -> None:
    """Nothing can be drawn: everything is in hands. The bonus is used up (EE-014)."""
    box = scenario().box
    everything = [card.id for card in box.tables.action_card for _ in range(card.copies)]
    everything.remove("red-1")
    match = (
        scenario()
        .player(1, hand=everything)
        .player(0, explorers="nile alaska cape", hand="r1 t2", gallery="r2 r3 r4", columns="")
        .dig("r1")
        .start()
    )
    # The discarded red card itself is all there is to draw.
    match.play(0, "excavate red-1 red-eye yes")
    me = match.state.players[0]
    assert me.columns == ["red"]
    assert sorted(me.hand) == ["red-1", "travel-2"]


# ---- market ----


@rule("EE-100")
def test_the_market_action_needs_the_symbol_and_an_explorer_there() -> None:
    match = scenario().player(0, explorers="alaska cape nile", hand="r1 r4 t2").start()
    match.play(0, "market")
    assert match.options(0) == ["red-1"]
    assert match.why_not(0)["red-4"].rule == "EE-100"
    assert match.why_not(0)["travel-2"].rule == "EE-100"


@rule("EE-101", "EE-102", "EE-103")
def test_all_three_steps_are_optional_but_one_must_be_done() -> None:
    match = scenario().player(0, explorers="alaska cape nile", hand="r1 r4 t2").start()
    match.play(0, "market red-1")
    assert "no" not in match.options(0)
    match.play(0, "purple")
    assert match.state.market(1).queue == ["purple"]
    assert match.state.market(1).traders[0] == 0


@rule("EE-102", "EE-008")
def test_special_and_coloured_push_two_buyers_out_of_a_full_queue() -> None:
    match = scenario().player(0, explorers="alaska cape nile", hand="r1 t2").market(1, queue="p*ry").start()
    match.play(0, "market red-1 special+orange")
    assert match.state.market(1).queue == ["red", "yellow", "special", "orange"]
    assert [event.args["buyer"] for event in match.events("pushed-out")] == []  # drafted, not told yet
    match.play(0, "travel travel-2 stop")
    assert [event.args["buyer"] for event in match.events("pushed-out")] == ["purple", "special"]


@rule("EE-102", "EE-014")
def test_without_special_buyers_the_step_is_left_out() -> None:
    match = scenario().player(0, explorers="alaska cape nile", hand="r1 t2").pool(special=0).start()
    match.play(0, "market red-1")
    assert "special" not in match.options(0)
    assert match.why_not(0)["special"].rule == "EE-014"


@rule("EE-103", "EE-014")
def test_a_colour_pushed_out_by_the_special_buyer_is_in_the_pool_again() -> None:
    """Only one red buyer is not placed elsewhere: the one in front of the queue."""
    match = (
        scenario()
        .player(0, explorers="alaska cape nile", hand="r1 t2")
        .market(1, queue="ryyy")
        .pool(yellow=0, green=0, red=0, purple=0, orange=0)
        .start()
    )
    match.play(0, "market red-1")
    with pytest.raises(Refused):
        match.play(0, "trader+red")  # not before the special buyer comes
    match.play(0, "trader+special+red")
    assert match.state.market(1).queue == ["yellow", "yellow", "special", "red"]


@rule("EE-061", "EE-102")
def test_with_nothing_but_a_special_buyer_it_must_be_taken() -> None:
    match = (
        scenario()
        .player(0, explorers="alaska cape nile", hand="r1 t2", crew=0)
        .pool(yellow=0, green=0, red=0, purple=0, orange=0)
        .start()
    )
    match.play(0, "market red-1")
    assert match.state.market(1).queue == ["special"]
    assert match.key(0) == "action"


@rule("EE-101")
def test_without_crew_a_guard_becomes_the_trader() -> None:
    match = (
        scenario()
        .player(0, explorers="alaska cape nile", hand="r1 t2", crew=0, gallery="g1 y2")
        .market(2, traders=5)
        .start()
    )
    match.play(0, "market red-1 trader green-eye")
    assert match.state.market(1).traders[0] == 1
    assert match.state.market(2).traders[0] == 5
    assert match.state.players[0].gallery == ["yellow-fork"]


@rule("EE-101")
def test_without_crew_and_guards_no_trader_is_offered() -> None:
    match = scenario().player(0, explorers="alaska cape nile", hand="r1 t2", crew=0).start()
    match.play(0, "market red-1")
    assert "trader" not in match.options(0)
    assert match.why_not(0)["trader"].rule == "EE-101"


@rule("EE-104")
def test_a_second_trader_beside_others_is_fine() -> None:
    match = (
        scenario(3).player(0, explorers="alaska cape nile", hand="r1 t2").market(1, traders=[2, 3, 1]).start()
    )
    match.play(0, "market red-1 trader")
    assert match.state.market(1).traders == [3, 3, 1]
