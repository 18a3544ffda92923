"""Zu's priorities and his actions, card by card (chapters 7.2, 7.4 to 7.6 of the rules)."""

from collections import Counter

import pytest

from engines.excavation.buyers import interested
from engines.excavation.priorities import influence_change, most_profitable
from engines.excavation.scenario import scenario
from engines.excavation.state import Centre
from tests.rules import rule


def against_zu(card, **given):
    """It is Zu's turn, and this card is on top; then he has no more."""
    return scenario(1, factions="gul", turn=1, **given).zu_cards(card)


def zu_of(match):
    return match.state.players[1]


def outcomes(make, look):
    """What comes of a position under many seeds."""
    return {look(make(seed).start()) for seed in range(12)}


# ---- priorities ----


@rule("EE-210")
def test_influence_empty_centre_then_tie_then_breaking_a_tie_then_your_lead_then_his():
    game = scenario(1).start().state

    def change(yours, his):
        return influence_change(game, Centre([yours, his]))

    in_order = [change(0, 0), change(3, 2), change(2, 2), change(5, 2), change(1, 4)]
    assert in_order == sorted(in_order, reverse=True)
    assert len(set(in_order)) == 5


@rule("EE-210")
def test_influence_inside_a_tier_the_smaller_difference():
    game = scenario(1).start().state
    assert influence_change(game, Centre([5, 3])) > influence_change(game, Centre([6, 2]))
    assert influence_change(game, Centre([1, 2])) > influence_change(game, Centre([1, 4]))


@rule("EE-210", "EE-231")
def test_equals_are_decided_by_chance():
    """Without wares, buyers and anybody's influence all markets are the same to him."""
    chosen = {most_profitable(game, game.players[1], [1, 2, 3]) for game in empty_boards(30)}
    assert chosen == {1, 2, 3}


def empty_boards(count):
    return [scenario(1, seed=seed).start().state for seed in range(count)]


@rule("EE-211", "EE-243")
def test_the_log_says_what_decided_where_he_had_a_choice():
    match = (
        against_zu("market-1").market(2, queue="r").market(5, queue="rr").player(1, hold="red-eye").start()
    )
    log = match.log("pl")
    assert "P2 wybiera rynek 5: najwięcej zainteresowanych kupujących." in log
    assert "P2 wybiera rynek 2: najwięcej zainteresowanych kupujących." in log


@rule("EE-211")
def test_the_most_profitable_market_has_most_buyers_for_his_most_popular_wares():
    game = scenario(1).market(1, queue="yyy").market(2, queue="r*").player(1, hold="red-eye yellow-eye")
    game = game.popularity(red=8).start().state
    assert most_profitable(game, game.players[1], [1, 2]) == 2


@rule("EE-211")
def test_among_equal_markets_the_one_with_your_traders_where_he_has_one_too():
    start = scenario(1).market(1, queue="r", traders=[5, 0]).market(3, queue="r", traders=[2, 1])
    game = start.market(5, queue="r", traders=[0, 1]).player(1, hold="red-eye").start().state
    assert most_profitable(game, game.players[1], [1, 3, 5]) == 3


@rule("EE-211")
def test_then_the_influence_change_of_its_command_centre():
    start = (
        scenario(1)
        .market(1, queue="r")
        .market(3, queue="r")
        .centre("left", envoys=[1, 3])
        .player(1, hold="red-eye")
    )
    game = start.centre("middle", envoys=[2, 1]).start().state
    assert most_profitable(game, game.players[1], [1, 3]) == 3


# ---- excavate ----


@rule("EE-230")
def test_of_two_colours_the_more_popular_is_excavated():
    start = against_zu("excavate-2").dig("green-eye red-eye").popularity(red=7)
    assert zu_of(start.start()).hold == ["red-eye"]


@rule("EE-230")
def test_ex_12_the_most_popular_colour_with_artefacts_on_the_map():
    start = against_zu("excavate-6").dig("green-eye orange-eye").popularity(red=7, orange=6)
    assert zu_of(start.start()).hold == ["orange-eye"]


@rule("EE-230", "EE-235")
def test_with_an_empty_map_the_most_popular_colour_stands_for_the_black_market():
    start = (
        against_zu("excavate-6")
        .popularity(purple=7)
        .black_market("red", "red-gate")
        .black_market("purple", "purple-gate")
    )
    assert zu_of(start.start()).hidden == ["purple-gate"]


@rule("EE-231")
def test_a_tie_goes_to_the_colour_where_he_can_take_two():
    start = against_zu("excavate-2").dig("green-eye red-eye red-gate")
    assert sorted(zu_of(start.start()).hold) == ["red-eye", "red-gate"]


@rule("EE-231")
def test_without_room_for_two_that_does_not_count():
    start = against_zu("excavate-2").dig("green-eye red-eye red-gate").player(1, hold="red-fork o1 o2 o3")
    assert zu_of(start.start()).hold[-1] == "green-eye"  # he has no green artefacts


@rule("EE-231")
def test_then_a_colour_he_has_nothing_of_then_the_one_you_have_least_of():
    start = against_zu("excavate-2").dig("green-eye red-eye").player(1, hold="green-gate")
    assert zu_of(start.start()).hold[-1] == "red-eye"
    start = against_zu("excavate-2").dig("green-eye red-eye").player(0, hold="red-gate red-fork green-gate")
    assert zu_of(start.start()).hold == ["green-eye"]


@rule("EE-232")
def test_everything_full_he_delivers_instead():
    start = against_zu("excavate-6").dig("red-eye").player(1, hold="g1 g2 y3 y4 o4", hidden="o3 p4 p3")
    match = start.start()
    assert zu_of(match).credits == 8 + 6 + 4  # the green 6, and the best of another colour
    assert match.state.sites["nile"] == ["red-eye"]


@rule("EE-232")
def test_a_full_hold_and_room_in_the_compartment_he_acquires():
    start = (
        against_zu("excavate-6")
        .dig("red-eye")
        .black_market("red", "red-gate")
        .player(1, hold="g1 g2 y3 y4 o4")
    )
    match = start.start()
    assert zu_of(match).hidden == ["red-gate"]
    assert match.state.sites["nile"] == ["red-eye"]


@rule("EE-212", "EE-233")
def test_he_takes_two_kinds_he_has_neither_copy_nor_sample_of():
    start = against_zu("excavate-6").dig("red-eye red-fork red-wave red-gate red-gate")
    zu = zu_of(start.player(1, hidden="red-eye", gallery="red-fork").start())
    assert sorted(zu.hold) == ["red-gate", "red-wave"]  # never two of a kind


@rule("EE-233")
def test_one_empty_space_means_one_artefact_from_anywhere_in_the_region():
    start = against_zu("excavate-6").dig("red-fork red-eye").player(1, hold="g1 g2 y3 y4")
    assert len(zu_of(start.start()).hold) == 5
    both = against_zu("excavate-6").dig("red-fork red-eye").start()
    assert sorted(zu_of(both).hold) == ["red-eye", "red-fork"]  # two of one dig site


@rule("EE-234")
def test_he_prefers_kinds_you_have_no_sample_of():
    start = (
        against_zu("excavate-6")
        .dig("red-eye red-gate")
        .player(1, hold="g1 g2 y3 y4")
        .player(0, gallery="red-eye")
    )
    assert zu_of(start.start()).hold[-1] == "red-gate"


@rule("EE-234")
def test_then_the_kind_with_fewest_copies_on_the_world_board_black_market_included():
    start = against_zu("excavate-6").dig("red-eye red-gate").player(1, hold="g1 g2 y3 y4")
    start.black_market("red", "red-fork red-eye")
    assert zu_of(start.start()).hold[-1] == "red-gate"


@rule("EE-234")
def test_then_the_highest_value():
    start = against_zu("excavate-6").dig("red-wave red-fork red-gate").player(1, hold="g1 g2 y3 y4")
    assert zu_of(start.start()).hold[-1] == "red-fork"


@rule("EE-235")
def test_nothing_new_in_the_colour_he_acquires_and_does_not_switch():
    start = against_zu("excavate-2").dig("green-eye red-eye").popularity(red=7).player(1, hold="red-eye")
    match = start.black_market("red", "red-gate").start()
    assert zu_of(match).hidden == ["red-gate"]
    assert match.state.sites["laurentia"] == ["green-eye"]


@rule("EE-236")
def test_what_he_excavates_goes_to_the_hold_and_is_sampled():
    zu = zu_of(against_zu("excavate-6").dig("red-eye").start())
    assert (zu.hold, zu.hidden, zu.gallery) == (["red-eye"], [], ["red-eye"])


# ---- smuggle ----


@rule("EE-240")
def test_he_pays_value_plus_1_for_a_new_top():
    start = against_zu("excavate-3").popularity(red=7).black_market("red", "red-eye").player(1, credits=7)
    match = start.start()
    assert zu_of(match).credits == 0
    assert zu_of(match).hidden == ["red-eye"] == zu_of(match).gallery


@rule("EE-240", "EE-241")
def test_a_top_that_is_known_or_too_dear_sends_him_to_the_next_stack_on_the_right():
    start = against_zu("excavate-3").popularity(purple=7).black_market("purple", "purple-gate purple-eye")
    start.black_market("orange", "orange-eye").black_market("yellow", "yellow-gate").black_market(
        "green", "green-gate"
    )
    zu = zu_of(start.player(1, gallery="purple-gate", credits=6).start())
    assert zu.hidden == ["yellow-gate"]  # orange is too dear, then round to the left end


@rule("EE-241")
def test_a_full_compartment_puts_it_into_the_hold():
    start = against_zu("excavate-6").black_market("red", "red-gate").player(1, hidden="g1 y1 o1")
    assert zu_of(start.start()).hold == ["red-gate"]


@rule("EE-241", "EE-242")
def test_no_stack_fits_so_he_delivers():
    start = against_zu("excavate-6").black_market("red", "red-eye").player(1, credits=0, hold="g4 y4")
    assert zu_of(start.start()).credits == 3 + 3


@rule("EE-242")
def test_two_of_different_colours_with_the_highest_total():
    start = against_zu("excavate-6").player(
        1, credits=0, hold="red-eye red-fork yellow-gate", hidden="green-wave"
    )
    match = start.start()
    assert zu_of(match).credits == 6 + 4
    assert sorted(zu_of(match).stored) == ["red-fork", "yellow-gate"]
    assert match.state.black["red"] == ["red-eye"]


@rule("EE-242")
def test_several_of_one_colour_only_the_most_valuable_goes():
    zu = zu_of(against_zu("excavate-6").player(1, credits=0, hold="red-gate red-eye").start())
    assert zu.hold == ["red-gate"]


@rule("EE-242")
def test_ties_leave_the_hold_first_and_the_less_popular_colour_first():
    start = against_zu("excavate-6").player(
        1, credits=0, hold="red-eye green-gate orange-gate", hidden="yellow-gate"
    )
    zu = zu_of(start.popularity(green=6).start())
    assert zu.stored == ["green-gate", "yellow-gate"]


@rule("EE-242", "EE-250")
def test_with_nothing_to_deliver_the_action_fails():
    match = against_zu("excavate-6").start()
    assert zu_of(match).credits == 8 + 10
    assert match.events("zu-fails")[0].args["credits"] == 10


# ---- market ----


@rule("EE-243")
def test_traders_on_two_markets_without_his_traders_by_buyers_for_his_wares():
    start = (
        against_zu("market-1")
        .market(1, queue="rrr", traders={1: 1})
        .market(2, queue="rr")
        .market(5, queue="r*r")
    )
    match = start.market(6, queue="r").player(1, hold="red-eye").start()
    assert [market.traders[1] for market in match.state.markets] == [1, 1, 0, 0, 1, 0]


@rule("EE-243")
def test_without_wares_the_influence_change_decides():
    start = against_zu("market-1").centre("left", envoys=[1, 3]).centre("right", envoys=[2, 1])
    match = start.start()  # the middle centre is empty
    assert [market.traders[1] for market in match.state.markets] == [0, 0, 1, 1, 0, 0]


@rule("EE-243", "EE-250")
def test_with_a_trader_everywhere_the_market_fails_and_with_one_gap_he_places_one():
    start = against_zu("market-1")
    for number in range(1, 7):
        start.market(number, traders={1: 1})
    assert zu_of(start.start()).credits == 18
    start = against_zu("market-2")
    for number in range(1, 6):
        start.market(number, traders={1: 1})
    assert [market.traders[1] for market in start.start().state.markets] == [1] * 6


@rule("EE-244")
def test_each_of_these_queues_gets_a_special_and_a_coloured_buyer():
    start = against_zu("market-1").market(2, queue="rr").market(5, queue="rr").player(1, hold="red-eye y1 y2")
    match = start.popularity(red=6).start()
    assert match.state.market(2).queue == ["red", "red", "special", "red"]
    assert match.state.market(5).queue == ["red", "red", "special", "red"]


@rule("EE-244")
def test_equally_popular_wares_the_colour_he_has_most_of():
    start = against_zu("market-1").market(2, queue="**").market(5, queue="**").player(1, hold="red-eye y1 y2")
    assert start.start().state.market(2).queue[-1] == "yellow"


@rule("EE-244")
def test_a_colour_that_the_pool_does_not_have_is_skipped():
    start = against_zu("market-1").market(2, queue="rr").market(5, queue="rr").player(1, hold="red-eye")
    match = start.pool(red=0, special=0).start()
    assert match.state.market(2).queue == ["red", "red"]


@rule("EE-244")
def test_without_wares_the_colour_is_random():
    def colour(match):
        queue = next(market.queue for market in match.state.markets if market.queue)
        return queue[-1]

    assert len(outcomes(lambda seed: against_zu("market-1", seed=seed), colour)) > 2


# ---- command ----


@rule("EE-245")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_command_places_a_trader_if_there_is_none_and_always_an_envoy(number):
    match = against_zu(f"command-{number}").start()
    assert match.state.market(number).traders[1] == 1
    assert match.state.centre_of(number).envoys[1] == 1
    again = against_zu(f"command-{number}").market(number, traders={1: 1}).start()
    assert again.state.market(number).traders[1] == 1
    assert again.state.centre_of(number).envoys[1] == 1


# ---- sell ----


@rule("EE-246")
def test_he_sells_the_colour_that_fits_most_markets_without_a_card():
    start = against_zu("sell-1").market(1, queue="rry", traders={1: 1}).market(3, queue="r", traders={1: 1})
    match = start.market(5, queue="yyy", traders={1: 1}).player(1, hold="red-eye red-gate yellow-eye").start()
    zu = zu_of(match)
    assert sorted(match.state.sold) == ["red-eye", "red-gate"]
    assert zu.credits == 8 + 5 + 3 * 2 + 3  # red is second behind yellow
    assert zu.hand == []
    assert match.state.centres["left"].envoys[1] == match.state.centres["middle"].envoys[1] == 1
    assert match.state.ship == ["red", "red", "red"]


@rule("EE-246")
def test_equal_numbers_of_markets_the_higher_income():
    start = against_zu("sell-2").market(1, queue="ryyy", traders={1: 1}).player(1, hold="red-eye yellow-eye")
    assert start.start().state.sold == ["yellow-eye"]


@rule("EE-246")
def test_surplus_markets_are_those_with_most_buyers_and_the_cheapest_artefacts_go():
    start = against_zu("sell-3").market(1, queue="r", traders={1: 1}).market(3, queue="rr", traders={1: 1})
    match = start.market(5, queue="rrr", traders={1: 1}).player(1, hold="red-eye red-gate").start()
    assert match.state.market(1).queue == ["red"]
    fewer = (
        against_zu("sell-4")
        .market(1, queue="r", traders={1: 1})
        .player(1, hold="red-eye red-gate red-wave")
        .start()
    )
    assert fewer.state.sold == ["red-gate"]


@rule("EE-246", "EE-250")
def test_without_artefacts_or_buyers_at_his_traders_the_sale_fails():
    assert zu_of(against_zu("sell-1").market(1, queue="r", traders={1: 1}).start()).credits == 18
    unwanted = (
        against_zu("sell-1")
        .market(1, queue="y", traders={1: 1})
        .market(2, queue="r")
        .player(1, hold="red-eye")
    )
    assert zu_of(unwanted.start()).credits == 18


# ---- survey ----


def surveying(**given):
    return against_zu("survey-1", **given).forecast("yellow-1@0 green-1 orange-1").deck("red-3")


@rule("EE-247")
def test_his_card_replaces_the_leftmost_forecast_card_without_crew():
    match = surveying().stack("red", "red-eye red-gate").player(1, credits=5).start()
    assert [(slot.card, slot.crew) for slot in match.state.forecast] == [
        ("yellow-1", 0),
        ("red-3", 1),
        ("orange-1", None),
    ]
    assert match.state.discard == ["green-1"]
    assert zu_of(match).token == 0


@rule("EE-247")
def test_he_buys_the_dearer_new_tile_he_can_pay_and_places_the_other():
    match = surveying().stack("red", "red-gate red-eye").player(1, credits=20).start()
    zu = zu_of(match)
    assert zu.hold == ["red-eye"] == zu.gallery
    assert zu.credits == 20 - 12
    assert match.state.sites["cape"] == ["red-gate"]
    cheaper = surveying().stack("red", "red-gate red-eye").player(1, credits=11).start()
    assert zu_of(cheaper).hold == ["red-gate"]


@rule("EE-247")
def test_what_he_does_not_buy_one_is_placed_by_chance_and_one_shuffled_back():
    match = surveying().stack("red", "red-gate red-eye").player(1, credits=0).start()
    assert zu_of(match).hold == []
    assert sum(len(tiles) for tiles in match.state.sites.values()) == 1
    assert len(match.state.stacks["red"]) == 17
    known = (
        surveying().stack("red", "red-gate red-eye").player(1, credits=20, gallery="red-eye red-gate").start()
    )
    assert zu_of(known).credits == 20


@rule("EE-247")
def test_with_a_full_hold_he_buys_nothing():
    match = surveying().stack("red", "red-gate red-eye").player(1, credits=20, hold="g1 g2 y3 y4 o4").start()
    assert zu_of(match).credits == 20


@rule("EE-247")
def test_in_round_3_or_without_a_free_place_the_card_is_discarded_but_tiles_are_drawn():
    late = (
        against_zu("survey-2", round=3)
        .deck("red-3")
        .stack("red", "red-gate red-eye")
        .player(1, credits=20)
        .start()
    )
    assert late.state.discard == ["red-3"]
    assert zu_of(late).hold == ["red-eye"]
    full = (
        against_zu("survey-1").forecast("yellow-1@0").deck("red-3").stack("red", "red-gate red-eye").start()
    )
    assert full.state.discard == ["red-3"]
    assert full.state.forecast[0].card == "yellow-1"


@rule("EE-247")
def test_a_single_tile_is_bought_or_placed():
    rich = surveying().player(1, credits=20).stack("red", "red-eye", only=True).start()
    assert zu_of(rich).hold == ["red-eye"]
    poor = surveying().player(1, credits=2).stack("red", "red-eye", only=True).start()
    assert poor.state.sites["nile"] == ["red-eye"]


# ---- rush ----


@rule("EE-248")
def test_a_rush_sells_one_of_the_colour_he_has_fewest_of_where_most_want_it():
    start = against_zu("rush-1").market(2, queue="y").market(4, queue="yy*").market(1, queue="rrrr")
    match = start.player(1, hold="red-eye red-gate yellow-eye").start()
    zu = zu_of(match)
    assert match.state.sold == ["yellow-eye"]
    assert zu.credits == 8 + 5 + 3 * 2  # yellow is second behind red
    assert match.state.market(4).queue == []
    assert match.state.centres["middle"].envoys[1] == 1  # the trader placed for it was promoted at once
    assert match.state.market(4).traders[1] == 0


@rule("EE-248")
def test_a_rush_prefers_the_more_popular_of_equal_colours_and_the_cheapest_artefact():
    start = against_zu("rush-2").market(2, queue="*").popularity(green=6)
    match = start.player(1, hold="green-eye red-eye green-gate red-gate").start()
    assert match.state.sold == ["green-gate"]


@rule("EE-248")
def test_a_rush_uses_a_trader_who_is_there_already():
    match = against_zu("rush-1").market(2, queue="r", traders={1: 2}).player(1, hold="red-eye").start()
    assert match.state.market(2).traders[1] == 1


@rule("EE-248")
def test_only_colours_that_somebody_wants_are_considered():
    match = against_zu("rush-1").market(2, queue="r").player(1, hold="red-eye red-gate yellow-eye").start()
    assert match.state.sold == ["red-gate"]


@rule("EE-248", "EE-250")
def test_a_rush_without_artefacts_or_buyers_fails():
    assert zu_of(against_zu("rush-1").market(1, queue="r").start()).credits == 18
    assert zu_of(against_zu("rush-1").player(1, hold="red-eye").market(1, queue="y").start()).credits == 18


# ---- every card ----


ALL = [card.id for card in scenario(1).box.tables.zu_card]


@pytest.mark.parametrize("card", ALL)
@rule("EE-222")
def test_every_card_of_zus_does_something_and_is_discarded(card):
    start = against_zu(card).forecast("yellow-1 green-1 orange-1")
    start.dig("y1 g1 r1 p1 o1 y4 g4 r4 p4 o4").player(1, credits=20, hold="y2 r2")
    for number in range(1, 6):
        start.market(number, queue="yr*", traders={1: int(number < 3)})
    before = start.game.players[1].credits
    match = start.start()
    assert match.state.zu.discard == [card]
    assert not match.events("zu-fails")
    placed = [event.key for event in match.events()]
    effect = {
        "excavate": "dug-up",
        "market": "trader-placed",
        "command": "envoy-placed",
        "sell": "sold",
        "rush": "sold",
        "survey": "forecast-changed",
    }
    assert effect[card.rpartition("-")[0]] in placed
    if card.startswith(("sell", "rush")):
        assert zu_of(match).credits > before


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
@rule("EE-230")
def test_each_two_colour_card_takes_its_own_colours(number):
    match = against_zu(f"excavate-{number}").dig("y1 g1 r1 p1 o1").start()
    one, other = match.state.box.zu_cards[f"excavate-{number}"].effect.regions
    assert zu_of(match).hold[0] in (f"{one}-eye", f"{other}-eye")


def test_zu_tells_each_of_his_decisions():
    match = against_zu("excavate-6 rush-1").dig("red-eye").market(1, queue="r*").start()
    told = [event.key for event in match.events()]
    assert told[:7] == ["zu-reveals", "dug-up", "sampled", "zu-reveals", "trader-placed", "sold", "promoted"]
    assert Counter(told)["artefact-sold"] == 1
    assert interested(match.state.ship, "red") == 2


@rule("EE-244")
def test_the_market_that_he_prefers_gets_the_last_special_buyer():
    """Market by market in the order of preference, not in the order of their numbers."""
    start = against_zu("market-1").market(2, queue="r").market(5, queue="rr").player(1, hold="red-eye")
    match = start.pool(special=1).start()
    assert match.state.market(5).queue[:3] == ["red", "red", "special"]
    assert "special" not in match.state.market(2).queue
