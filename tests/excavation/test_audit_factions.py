"""An auditor's look at faction abilities and command cards (EE-128, EE-170 to EE-174)."""

import pytest

from engines.excavation.scenario import Scenario, scenario
from engines.kernel.asks import Refused
from tests.rules import rule

# ---- Gul ----


def smugglers(**scene: object) -> Scenario:
    return scenario(factions="gul aqulla", **scene).player(  # type: ignore[arg-type]
        0, explorers="caribbean alaska cape", hand="r5 r6 t2 t3", credits=20
    )


@rule("EE-170")
def test_a_sale_may_be_possible_only_after_the_acquisition() -> None:
    match = (
        smugglers()
        .market(1, queue="y", traders=1)
        .black_market("yellow", "y1")
        .black_market("red", "r4")
        .start()
    )
    assert "sell" in match.options(0)
    match.draft(0, "sell travel-2")
    # Only yellow can be sold afterwards, so nothing else may be acquired and nobody may refuse.
    assert match.asks() == {0: "storage"}
    match.play(0, "hidden no")
    me = match.state.players[0]
    assert me.stored == []
    assert match.state.sold == ["yellow-eye"]
    assert me.credits == 20 - 6 + 9 + 2


@rule("EE-170")
def test_with_a_full_hold_the_hidden_compartment_takes_it_and_it_is_sold_at_once() -> None:
    match = (
        smugglers()
        .player(0, hold="y3 y3 y4 y4 g4", hidden="g3 g4")
        .market(1, queue="y", traders=1)
        .market(2, queue="y", traders=1)
        .black_market("yellow", "y1")
        .start()
    )
    match.play(0, "sell travel-2 yellow-eye")
    assert match.state.players[0].hidden == ["green-wave", "green-gate", "yellow-eye"]
    match.play(0, "yes yellow market:1+market:2 hold:yellow-wave+hidden:yellow-eye")
    assert match.state.players[0].gallery == ["yellow-eye"]
    assert match.state.players[0].hidden == ["green-wave", "green-gate"]


@rule("EE-170")
@pytest.mark.parametrize(
    ("explorers", "credits", "hidden"),
    [
        ("alaska scandinavia cape", 20, ""),
        ("caribbean alaska cape", 5, ""),
        ("caribbean alaska cape", 20, "g3 g4 g4"),
    ],
)
def test_no_early_acquisition_without_explorer_credits_or_space(
    explorers: str, credits: int, hidden: str
) -> None:
    hold = "y4 y4 y3 g3 g4" if hidden else "y4"
    match = (
        smugglers()
        .player(0, explorers=explorers, credits=credits, hold=hold, hidden=hidden)
        .market(1, queue="y", traders=1)
        .black_market("yellow", "y1")
        .start()
    )
    match.play(0, "sell travel-2")
    assert match.key(0) != "early-acquisition"


@rule("EE-170")
def test_smugglers_may_refuse_and_pay_no_surcharge() -> None:
    match = (
        smugglers()
        .player(0, hold="y4", credits=6)
        .market(1, queue="y", traders=1)
        .black_market("yellow", "y1")
        .start()
    )
    match.play(0, "sell travel-2")
    assert match.options(0) == ["yellow-eye", "no"]
    match.play(0, "yellow-eye hold no market:1 hold:yellow-gate")
    assert match.state.players[0].hold == ["yellow-eye"]
    assert match.state.players[0].credits == 0 + 9 + 2


@rule("EE-170")
def test_any_black_market_will_do_and_the_cards_symbol_does_not_matter() -> None:
    match = (
        smugglers()
        .player(0, explorers="pacific alaska cape", hold="y4")
        .market(1, queue="y", traders=1)
        .black_market("green", "g4")
        .start()
    )
    match.play(0, "sell red-5")
    assert match.options(0) == ["green-gate", "no"]


@rule("EE-170")
def test_without_any_market_for_it_the_acquisition_is_not_offered_as_a_sale() -> None:
    match = smugglers().market(1, queue="r", traders=1).black_market("yellow", "y1").start()
    assert "sell" not in match.options(0)


# ---- Aqulla ----


def merchants() -> Scenario:
    return scenario(factions="aqulla gul").player(0, hand="r1 r2 t2 t3", hold="y4 y4")


@rule("EE-173")
def test_merchants_sell_at_the_cards_market_without_trader_and_promote_nobody() -> None:
    match = merchants().market(1, queue="y*").market(2, queue="y").start()
    match.play(0, "sell red-1 yellow hold:yellow-gate")
    game = match.state
    assert game.players[0].credits == 8 + 9 + 4
    assert all(sum(centre.envoys) == 0 for centre in game.centres.values())
    assert game.ship == ["yellow", "special"]


@rule("EE-173")
def test_a_travel_card_does_not_help_merchants() -> None:
    match = merchants().market(1, queue="y*").start()
    match.play(0, "sell")
    assert match.options(0) == ["red-1"]
    assert match.why_not(0)["travel-2"].rule == "EE-110"
    match = merchants().player(0, hand="t2 r2").market(1, queue="y*").start()
    assert "sell" not in match.options(0)


@rule("EE-173")
def test_the_cards_market_counts_among_the_three_and_a_trader_there_is_promoted() -> None:
    match = merchants().market(1, queue="y", traders=2).market(2, queue="y").start()
    match.play(0, "sell red-2 yellow market:1+market:2")
    game = match.state
    assert game.players[0].credits == 8 + 9 + 4 + 3
    assert game.centres["left"].envoys[0] == 1
    assert game.market(1).traders[0] == 1
    match = merchants().market(1, queue="y", traders=2).start()
    match.play(0, "sell red-1 yellow market:1 hold:yellow-gate")
    assert match.state.centres["left"].envoys[0] == 1


@rule("EE-112", "EE-173")
def test_merchants_still_need_an_interested_buyer() -> None:
    match = merchants().market(1, queue="r").start()
    assert "sell" not in match.options(0)


# ---- Kuti Kuti ----


def diggers() -> Scenario:
    return scenario(factions="kuti_kuti gul").player(0, hand="r1 o2 g3 p4 y5")


@rule("EE-174")
def test_the_rulebooks_example_same_site_or_the_adjacent_one() -> None:
    match = diggers().player(0, explorers="nile alaska scandinavia").dig("r1 r2 r3 r4").start()
    match.play(0, "excavate red-1")
    assert match.options(0) == ["red-eye", "red-fork", "red-wave"], "cape is two lines away"
    with pytest.raises(Refused):
        match.play(0, "red-wave")  # the first one lies under the explorer
    match.play(0, "red-eye+red-wave no no")


@rule("EE-174")
def test_the_first_artefact_comes_from_the_explorers_own_site() -> None:
    match = diggers().player(0, explorers="nile alaska scandinavia").dig("r3").start()
    assert "excavate" not in match.options(0)


@rule("EE-174")
def test_two_copies_of_one_kind_from_one_site_are_sampled_once() -> None:
    match = diggers().player(0, explorers="cape alaska scandinavia").dig("r4 r4").start()
    match.play(0, "excavate red-1 red-gate+red-gate:2 yes")
    assert match.state.players[0].hold == ["red-gate", "red-gate"]
    assert match.key(0) == "action"


@rule("EE-174")
@pytest.mark.parametrize(
    ("explorer", "tiles", "card", "first", "second"),
    [
        ("australia", "o3 o1", "orange-2", "orange-wave", "orange-eye"),  # a market that is a dig site
        ("rockies", "g3 g4", "green-3", "green-wave", "green-gate"),  # mexico is a market, too
        ("siberia", "p3 p2", "purple-4", "purple-wave", "purple-fork"),
    ],
)
def test_markets_that_are_dig_sites_are_neighbours_too(
    explorer: str, tiles: str, card: str, first: str, second: str
) -> None:
    match = diggers().player(0, explorers=[explorer, "alaska", "scandinavia"]).dig(tiles).start()
    match.play(0, f"excavate {card} {first}+{second} no no")
    assert sorted(match.state.players[0].hold) == sorted([first, second])


@rule("EE-092", "EE-174")
def test_a_wrap_line_leads_to_another_region_and_gives_nothing() -> None:
    match = diggers().player(0, explorers="patagonia alaska scandinavia").dig("y3 o3").start()
    match.play(0, "excavate yellow-5 yellow-wave no")
    assert match.key(0) == "action"
    assert match.state.players[0].hold == ["yellow-wave"]


@rule("EE-091", "EE-174")
def test_never_more_than_two_and_never_without_space() -> None:
    match = diggers().player(0, explorers="nile congo cape", hold="y3 y3 y4 y4").dig("r1 r1 r3 r4").start()
    match.play(0, "excavate red-1 red-eye no")
    assert match.key(0) == "action"


# ---- Dal-Harraii ----


@rule("EE-172")
def test_pilots_move_each_turn_not_each_action_and_not_onto_an_own_explorer() -> None:
    match = (
        scenario(factions="dal_harraii gul")
        .player(0, explorers="alaska rockies cape")
        .player(1, explorers="congo nile arabia")
        .start()
    )
    assert "alaska>rockies" not in match.options(0)
    assert "cape>congo" in match.options(0)
    match.play(0, "cape>congo travel travel-2 stop")
    assert match.key(0) == "action"
    match.play(0, "travel travel-3 stop").play(1, "pass")
    assert match.key(0) == "pilots-move"
    match.play(0, "stay pass")
    assert match.state.round == 2


# ---- Is'sisinui ----


def seers() -> Scenario:
    return scenario(factions="issisinui gul").forecast("g1 g2 g3").player(0, hand="r5 r4 t2", credits=20)


@rule("EE-171")
def test_seers_place_one_take_one_and_buy_one() -> None:
    match = seers().stack("red", "r1 r4 r4").start()
    match.play(0, "survey red-5 slot:1 red-gate:free.red-eye:buy.red-gate yes no")
    me = match.state.players[0]
    assert me.hold == ["red-eye", "red-gate"]
    assert me.credits == 20 - 6
    assert match.state.sites["cape"] == ["red-gate"]
    assert me.gallery == ["red-eye"]


@rule("EE-171")
def test_what_seers_leave_is_shuffled_back() -> None:
    match = seers().stack("red", "r1 r4 r4").start()
    there = len(match.state.stacks["red"])
    match.play(0, "survey red-5 slot:1 red-eye")
    assert match.state.players[0].stored == []
    assert len(match.state.stacks["red"]) == there - 1


@rule("EE-171")
def test_with_two_tiles_left_one_is_placed_and_the_other_may_be_taken() -> None:
    match = seers().stack("red", "r1 r4", only=True).start()
    match.play(0, "survey red-5 slot:1 red-gate:free.red-eye no")
    assert match.state.players[0].hold == ["red-eye"]
    assert match.state.players[0].credits == 20
    assert match.key(0) == "action"
    assert match.state.stacks["red"] == []


@rule("EE-135", "EE-171")
def test_with_one_tile_left_the_map_comes_first() -> None:
    match = seers().stack("red", "r1", only=True).start()
    match.play(0, "survey red-5 slot:1")
    assert match.state.sites["nile"] == ["red-eye"]
    assert match.state.players[0].hold == []
    assert match.key(0) == "action"


@rule("EE-171")
def test_the_free_tile_needs_a_space_in_the_hold() -> None:
    match = seers().player(0, hold="y3 y3 y4 y4 g4").stack("red", "r1 r4 r4").start()
    match.play(0, "survey red-5 slot:1")
    assert match.options(0) == ["red-eye", "red-gate"]
    assert match.why_not(0)["red-gate:free.red-eye"].reason.key == "why-hold-full"
    match.play(0, "red-gate")
    assert len(match.state.players[0].hold) == 5


@rule("EE-171")
def test_the_last_space_is_for_the_free_one_and_then_nothing_can_be_bought() -> None:
    match = seers().player(0, hold="y3 y3 y4 y4").stack("red", "r1 r4 r4").start()
    match.play(0, "survey red-5 slot:1")
    assert not any("free" in option and "buy" in option for option in match.options(0))
    assert match.why_not(0)["red-gate:free.red-eye:buy.red-gate"].reason.key == "why-hold-for-one"


# ---- command cards ----


def retracting(card: str, round: int, faction: str = "kuti_kuti") -> Scenario:
    return (
        scenario(factions=[faction, "gul"], round=round)
        .centre("left", envoys=1, card=card)
        .player(0, hand="r1 t2", explorers="nile mexico cape", credits=10)
    )


@rule("EE-128")
@pytest.mark.parametrize(("round", "credits"), [(2, 15), (3, 18)])
def test_grant(round: int, credits: int) -> None:
    match = retracting("grant", round).start()
    match.play(0, "command red-1 retract yes")
    assert match.state.players[0].credits == credits


@rule("EE-128")
def test_the_card_may_be_left_unused() -> None:
    match = retracting("grant", 2).start()
    match.play(0, "command red-1 retract.trader no")
    assert match.state.players[0].credits == 10
    assert match.state.market(1).traders[0] == 1


@rule("EE-128")
def test_the_retracted_envoy_is_there_for_the_ability() -> None:
    match = retracting("delegation", 2).player(0, crew=0).start()
    match.play(0, "command red-1 retract yes market:6")
    assert match.state.market(6).traders[0] == 1
    assert match.state.players[0].crew == 0


@rule("EE-128")
def test_yellow_delegation_wants_two_different_markets_and_may_stop_after_one() -> None:
    match = retracting("delegation", 3).start()
    match.play(0, "command red-1 retract yes")
    with pytest.raises(Refused):
        match.play(0, "market:6*2")
    match.play(0, "market:6")
    assert sum(market.traders[0] for market in match.state.markets) == 1


@rule("EE-128")
@pytest.mark.parametrize(("round", "steps"), [(2, 4), (3, 6)])
def test_transport_moves_like_travel(round: int, steps: int) -> None:
    match = retracting("transport", round).start()
    match.play(
        0,
        "command red-1 retract yes" + " nile congo congo nile" * (steps // 2 - 1) + " nile congo congo>nile",
    )
    assert match.key(0) == "action"


@rule("EE-128")
def test_permit_digs_at_different_sites_of_any_region_without_the_excavators_advantage() -> None:
    match = retracting("permit", 3).dig("r1 r2 g4 g4 y1").start()
    match.play(0, "command red-1 retract yes")
    assert match.options(0) == ["red-eye", "red-fork", "green-gate"]
    with pytest.raises(Refused):
        match.play(0, "red-eye+red-fork")
    match.play(0, "red-eye+green-gate yes no")
    assert match.state.players[0].hold == ["red-eye", "green-gate"]
    assert match.state.players[0].gallery == ["red-eye"]


@rule("EE-128")
@pytest.mark.parametrize("card", ["permit", "customs", "curators"])
def test_an_ability_that_can_do_nothing_is_not_offered(card: str) -> None:
    match = retracting(card, 2).start()
    match.play(0, "command red-1 retract")
    assert match.key(0) == "action"


@rule("EE-128")
def test_publicity_white_is_for_one_market_and_pushes_out() -> None:
    match = retracting("publicity", 2).market(3, queue="yyyy").start()
    match.play(0, "command red-1 retract yes market:3 red")
    assert match.key(0) == "publicity-buyer"
    assert "stop" in match.options(0)
    match.play(0, "purple")
    assert match.state.market(3).queue == ["yellow", "yellow", "red", "purple"]


@rule("EE-128")
def test_publicity_yellow_is_for_any_markets_and_never_brings_special_buyers() -> None:
    match = retracting("publicity", 3).start()
    match.play(0, "command red-1 retract yes market:3 red market:4")
    assert "special" not in match.options(0)
    match.play(0, "red stop")
    assert match.state.market(3).queue == match.state.market(4).queue == ["red"]


@rule("EE-128")
@pytest.mark.parametrize(("round", "price"), [(2, 6), (3, 3)])
def test_customs_needs_no_explorer_and_has_its_own_price(round: int, price: int) -> None:
    match = retracting("customs", round).black_market("yellow", "y1").start()
    match.play(0, "command red-1 retract yes yellow-eye hidden yes")
    me = match.state.players[0]
    assert me.credits == 10 - price
    assert me.hidden == ["yellow-eye"]
    assert me.gallery == ["yellow-eye"]


@rule("EE-128")
def test_customs_yellow_gives_the_cheapest_for_nothing() -> None:
    match = retracting("customs", 3).player(0, credits=0).black_market("yellow", "y4").start()
    match.play(0, "command red-1 retract yes yellow-gate hold no")
    assert match.state.players[0].hold == ["yellow-gate"]
    assert match.state.players[0].credits == 0


@rule("EE-128")
def test_briefing_keeps_one_of_two_and_both_on_the_yellow_side() -> None:
    match = retracting("briefing", 2).deck("y1 y2").start()
    match.play(0, "command red-1 retract yes yellow-2")
    assert sorted(match.state.players[0].hand) == ["travel-2", "yellow-2"]
    assert match.state.discard[-1] == "yellow-1"
    match = retracting("briefing", 3).deck("y1 y2").start()
    match.play(0, "command red-1 retract yes")
    assert sorted(match.state.players[0].hand) == ["travel-2", "yellow-1", "yellow-2"]


@rule("EE-020", "EE-128")
def test_curators_sample_what_is_stored_and_may_fill_a_column() -> None:
    match = (
        retracting("curators", 3)
        .player(0, hold="y1 y1", hidden="y2 y3", gallery="y3 y4", crew=0)
        .deck("o6")
        .start()
    )
    match.play(0, "command red-1 retract yes")
    assert match.options(0) == ["yellow-eye", "yellow-fork"]
    match.play(0, "yellow-eye+yellow-fork")  # the first by the retracted envoy
    assert match.key(0) == "guard", "nobody else is available"
    with pytest.raises(Refused):
        match.play(0, "yellow-fork")
    match.play(0, "yellow-gate")
    assert match.state.players[0].columns == [], "the column lacks the guard who moved"
