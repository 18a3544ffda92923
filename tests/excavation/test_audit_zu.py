"""An auditor's look at Zu: each kind of card with every fallback, priorities, difficulty (EE-200 ff.)."""

import pytest

from engines.excavation.priorities import influence_change, most_profitable
from engines.excavation.scenario import Scenario, fresh, scenario
from engines.excavation.state import Centre
from tests.excavation.zu_scenes import SEEDS, one_card, solo
from tests.rules import rule

# ---- set-up and rounds ----


@rule("EE-200", "EE-202", "EE-203", "EE-204")
def test_zu_has_no_hand_no_explorers_and_ten_cards_of_the_right_kinds() -> None:
    match = fresh(1)
    match.play(0, "gul")
    game = match.state
    assert game.zu is not None
    zu = game.players[1]
    assert (zu.hand, zu.explorers, zu.credits) == ([], [], 8)
    assert [len(deck) for deck in (game.zu.deck, *game.zu.later)] == [10, 7, 7]
    kinds = [sorted(card.partition("-")[0] for card in deck) for deck in (game.zu.deck, *game.zu.later)]
    assert kinds[0] == sorted(
        ["excavate"] * 3 + ["market"] * 2 + ["command", "sell", "rush", "rush", "survey"]
    )
    assert kinds[1] == sorted(["excavate"] * 3 + ["command"] * 2 + ["sell", "survey"])
    assert kinds[2] == sorted(["excavate"] * 2 + ["command"] * 3 + ["sell"] * 2)
    assert game.players[0].seat == game.order[0], "gul has initiative 2, Zu has 5"


@rule("EE-203")
def test_zu_acts_first_against_a_faction_with_a_higher_number() -> None:
    match = fresh(1)
    match.play(0, "issisinui")
    assert match.state.order == [1, 0]
    assert len(match.events("zu-reveals")) == 2


@rule("EE-220", "EE-221")
def test_every_round_has_ten_cards_and_your_draft_is_9_5_3() -> None:
    match = fresh(1, 3)
    match.play(0, "gul caribbean pass -")
    for round in (2, 3):
        assert match.state.round == round
        assert match.state.zu is not None
        assert len(match.state.zu.deck) == 10
        me = match.state.players[0]
        kept = len(me.hand)
        assert len(me.packet) == 9
        match.play(0, "+".join(match.options(0)[:2]))
        assert len(match.state.players[0].packet) == 5
        match.play(0, "+".join(match.options(0)[:2]))
        me = match.state.players[0]
        assert len(me.hand) == kept + 6 + 3
        assert len(match.events("lost-at-random")) == 3 * (round - 1)
        match.play(0, "pass -")
    assert match.result is not None


@rule("EE-220")
def test_three_cards_of_the_old_discard_come_back_and_the_rest_is_gone() -> None:
    old = ["market-1", "market-2", "rush-1", "rush-2", "survey-1"]
    match = scenario(1, round=2, phase="prepare").zu_cards("", discard=old).start()
    zu = match.state.zu
    assert zu is not None
    assert len(zu.deck) == 10
    assert zu.discard == []
    assert sum(card in old for card in zu.deck) == 3
    assert sum(card in old for card in zu.removed) == 2
    assert not any(card in str(match.view(0)) for card in old)


@rule("EE-080", "EE-220")
def test_with_a_token_you_act_first_without_one_the_order_stays() -> None:
    for token, order in ((0, [1, 0]), (1, [0, 1])):
        match = scenario(1, round=2, phase="prepare").order(1, 0).player(0, token=token).start()
        assert match.state.order == order


@rule("EE-222", "EE-223", "EE-224")
def test_zu_goes_on_alone_and_passes_at_the_first_action_after_his_last_card() -> None:
    cards = ["command-1", "command-2", "command-3", "command-4"]
    match = solo().player(0, passed=True).zu_cards(cards).start()
    told = [event.key for event in match.told if event.key.startswith("zu-")]
    assert told[:5] == ["zu-reveals"] * 4 + ["zu-passed"]
    assert match.state.round == 2


@rule("EE-223")
def test_a_single_card_makes_a_turn_of_one_action_and_then_he_passes() -> None:
    match = scenario(1, factions="gul", turn=1).zu_cards("command-1").start()
    assert match.state.players[1].passed
    assert list(match.asks()) == [0]
    match.play(0, "travel travel-2 stop travel travel-3 stop")
    assert list(match.asks()) == [0], "you go on alone"


# ---- priorities ----


@rule("EE-210")
def test_the_tiers_of_influence_change() -> None:
    game = solo().zu_cards("sell-1").start().state
    best_first = [[0, 0], [2, 1], [2, 2], [3, 1], [1, 3]]
    marks = [influence_change(game, Centre(envoys)) for envoys in best_first]
    assert marks == sorted(marks, reverse=True)
    assert len(set(marks)) == 5
    assert influence_change(game, Centre([1, 0])) == influence_change(game, Centre([3, 2]))
    assert influence_change(game, Centre([3, 1])) > influence_change(game, Centre([5, 1]))


@rule("EE-211")
def test_the_tiers_of_the_most_profitable_market() -> None:
    scene = scenario(1, factions="gul").player(1, hold="y1 g1").popularity(yellow=9)
    game = scene.market(1, queue="gggg").market(2, queue="y*y").start().state
    assert most_profitable(game, game.players[1], [1, 2]) == 2
    game = (
        scenario(1, factions="gul")
        .player(1, hold="y1")
        .market(1, queue="y", traders=[3, 0])
        .market(3, queue="y", traders=[1, 1])
        .start()
        .state
    )
    assert most_profitable(game, game.players[1], [1, 3]) == 3, "your traders count only beside one of his"
    game = (
        scenario(1, factions="gul")
        .player(1, hold="y1")
        .market(1, queue="y")
        .market(3, queue="y")
        .centre("left", envoys=[2, 0])
        .centre("middle", envoys=[2, 1])
        .start()
        .state
    )
    assert most_profitable(game, game.players[1], [1, 3]) == 3


# ---- excavate ----


@rule("EE-230", "EE-233", "EE-236")
def test_he_takes_two_kinds_of_the_more_popular_colour_from_anywhere_and_samples_them() -> None:
    match = one_card(solo().popularity(yellow=5, green=4).dig("y1 y2 y2 g1 g2"), "excavate-1")
    zu = match.state.players[1]
    assert sorted(zu.hold) == ["yellow-eye", "yellow-fork"]
    assert sorted(zu.gallery) == sorted(zu.hold)
    assert match.state.sites["amazon"] == ["yellow-fork"]


@rule("EE-230", "EE-235")
def test_a_two_colour_card_does_not_switch_to_the_other_colour() -> None:
    match = one_card(
        solo()
        .popularity(yellow=5, green=4)
        .dig("g1 g2")
        .black_market("yellow", "y4")
        .black_market("green", "g3"),
        "excavate-1",
    )
    assert match.state.players[1].stored == ["yellow-gate"]


@rule("EE-230")
def test_the_most_popular_colour_with_artefacts_on_the_map() -> None:
    match = one_card(solo().popularity(red=9, purple=8, orange=7).dig("o1 p4 p1 y1"), "excavate-6")
    assert sorted(match.state.players[1].hold) == ["purple-eye", "purple-gate"]


@rule("EE-230", "EE-235", "EE-240")
def test_an_empty_map_leaves_the_most_popular_colour_for_the_black_market() -> None:
    scene = solo().popularity(red=9).black_market("red", "r4").black_market("yellow", "y4")
    match = one_card(scene, "excavate-6")
    assert match.state.players[1].hidden == ["red-gate"]
    assert match.state.players[1].credits == 8 - 4


@rule("EE-230", "EE-212", "EE-235")
def test_a_popular_colour_of_which_he_has_everything_is_not_skipped() -> None:
    """Its artefacts lie on dig sites, so the colour stands; he turns to the black market in that colour."""
    scene = (
        solo()
        .popularity(red=9)
        .dig("r1 y1")
        .player(1, hold="r1")
        .black_market("red", "r4")
        .black_market("purple", "p1")
    )
    match = one_card(scene, "excavate-6")
    assert match.state.players[1].hidden == ["red-gate"]


@rule("EE-231")
@pytest.mark.parametrize("seed", SEEDS)
def test_popularity_ties_go_through_all_tiers(seed: int) -> None:
    # (a) two to take beats one
    match = one_card(solo(seed=seed).dig("y1 g1 g2"), "excavate-1")
    assert sorted(match.state.players[1].hold) == ["green-eye", "green-fork"]
    # two tiles of one kind are one to take; (b) then the colour he has nothing of
    match = one_card(solo(seed=seed).dig("y1 y1 g1 g1").player(1, hold="y4"), "excavate-1")
    assert "green-eye" in match.state.players[1].hold
    # (c) then the colour you have fewest of
    match = one_card(solo(seed=seed).dig("y1 g1").player(0, hold="y4 y4", hidden="g4"), "excavate-1")
    assert match.state.players[1].hold == ["green-eye"]


@rule("EE-231")
def test_with_room_for_one_only_two_to_take_is_no_advantage() -> None:
    for seed in SEEDS:
        scene = solo(seed=seed).dig("y1 g1 g2").player(1, hold="g4 r1 r2 r3")
        assert one_card(scene, "excavate-1").state.players[1].hold[-1] == "yellow-eye"


@rule("EE-232", "EE-242")
def test_hold_and_hidden_full_he_delivers_first() -> None:
    scene = solo().dig("y1 y2").player(1, hold="y3 y4 g1 r1 r2", hidden="p4 o4 o3")
    match = one_card(scene, "excavate-1")
    zu = match.state.players[1]
    assert zu.credits == 8 + 6 + 6
    assert match.state.black["green"] == ["green-eye"]
    assert match.state.black["red"] == ["red-eye"]


@rule("EE-232", "EE-241")
def test_hold_full_he_acquires_and_falls_through_to_delivering() -> None:
    scene = solo().dig("y1 y2").player(1, hold="y3 y4 g1 r1 r2", credits=7)
    match = one_card(scene.black_market("green", "g2").black_market("orange", "o1"), "excavate-1")
    assert match.state.players[1].hidden == ["green-fork"]
    scene = solo().dig("y1 y2").player(1, hold="y3 y4 g1 r1 r2", credits=5)
    match = one_card(scene.black_market("green", "g2"), "excavate-1")
    assert match.state.players[1].credits == 5 + 6 + 6


@rule("EE-212", "EE-233")
def test_copies_and_samples_are_ignored() -> None:
    scene = solo().dig("y1 y2 y3 y4").player(1, hold="y1", hidden="y2", gallery="y3").popularity(yellow=5)
    match = one_card(scene, "excavate-1")
    assert match.state.players[1].hold == ["yellow-eye", "yellow-gate"]


@rule("EE-233")
def test_one_empty_space_means_one_artefact() -> None:
    scene = solo().dig("y1 y2").player(1, hold="r1 r2 r3 r4").popularity(yellow=5)
    assert len(one_card(scene, "excavate-1").state.players[1].hold) == 5


@rule("EE-234")
@pytest.mark.parametrize("seed", SEEDS)
def test_which_artefact_he_takes(seed: int) -> None:
    def taken(scene: Scenario) -> str:
        return (
            one_card(scene.player(1, hold="r1 r2 r3 r4").popularity(yellow=5), "excavate-1")
            .state.players[1]
            .hold[-1]
        )

    # what you have no sample of
    assert taken(solo(seed=seed).dig("y1 y4").player(0, gallery="y1")) == "yellow-gate"
    # fewest copies on the map: the black market counts, too
    assert taken(solo(seed=seed).dig("y1 y4").black_market("yellow", "y1")) == "yellow-gate"
    # highest value
    assert taken(solo(seed=seed).dig("y4 y3 y2")) == "yellow-fork"


# ---- black market ----


@rule("EE-240", "EE-241")
def test_he_goes_to_the_right_and_round_until_a_top_fits() -> None:
    scene = (
        solo()
        .player(1, credits=6, gallery="p4")
        .popularity(red=5)
        .black_market("red", "r1 r4")  # too dear, and only the top counts
        .black_market("purple", "p4")  # sampled
        .black_market("yellow", "y3")
    )
    match = one_card(scene, "excavate-2")
    assert match.state.players[1].hidden == ["yellow-wave"]
    assert match.state.players[1].credits == 1


@rule("EE-241")
def test_a_full_hidden_compartment_sends_it_to_the_hold() -> None:
    scene = solo().player(1, hidden="o1 o2 o3").popularity(red=5).black_market("red", "r4")
    match = one_card(scene, "excavate-2")
    zu = match.state.players[1]
    assert zu.hold == ["red-gate"]
    assert zu.gallery == ["red-gate"]


@rule("EE-242", "EE-250")
def test_nothing_to_acquire_and_nothing_to_deliver_is_a_failure() -> None:
    match = one_card(solo(), "excavate-6")
    assert match.state.players[1].credits == 18
    assert len(match.events("zu-fails")) == 1


@rule("EE-242")
@pytest.mark.parametrize("seed", SEEDS)
def test_what_he_delivers(seed: int) -> None:
    def delivered(scene: Scenario) -> list[str]:
        match = one_card(scene, "excavate-6")
        return sorted(kind for stack in match.state.black.values() for kind in stack)

    # two of different colours, although two of one colour are worth more
    assert delivered(solo(seed=seed).player(1, hold="y1 y2 g4")) == ["green-gate", "yellow-eye"]
    # one colour only: the most valuable one
    assert delivered(solo(seed=seed).player(1, hold="y4 y3 y1")) == ["yellow-eye"]
    # ties: hold before hidden, then lower popularity
    assert delivered(solo(seed=seed).player(1, hold="y1 g1", hidden="r1 p1")) == ["green-eye", "yellow-eye"]
    scene = solo(seed=seed).player(1, hold="y1 g1 r1").popularity(yellow=7, green=6, red=5)
    assert delivered(scene) == ["green-eye", "red-eye"]


# ---- market and command ----


@rule("EE-243", "EE-250")
def test_with_a_trader_on_every_market_the_market_card_fails() -> None:
    scene = solo()
    for number in range(1, 7):
        scene.market(number, traders={1: 1})
    match = one_card(scene, "market-1")
    assert match.state.players[1].credits == 18
    assert all(market.queue == [] for market in match.state.markets)


@rule("EE-243")
def test_with_five_markets_taken_he_places_one() -> None:
    scene = solo()
    for number in range(1, 6):
        scene.market(number, traders={1: 1})
    match = one_card(scene, "market-1")
    assert match.state.market(6).traders[1] == 1
    assert len(match.state.market(6).queue) == 2


@rule("EE-243", "EE-244")
@pytest.mark.parametrize("seed", SEEDS)
def test_two_markets_by_demand_and_buyers_of_his_most_popular_ware(seed: int) -> None:
    scene = (
        solo(seed=seed)
        .player(1, hold="y1 r1 r2")
        .popularity(yellow=8, red=8, green=10)
        .market(1, queue="y")
        .market(2, queue="yy*g")
        .market(3, queue="rrr")
        .market(5, queue="gggg")
    )
    match = one_card(scene, "market-1")
    game = match.state
    assert [number for number in range(1, 7) if game.market(number).traders[1] and number != 6] == [2, 3]
    # yellow and red are equally popular, he has more red; yellow falls when its buyers are pushed out
    assert game.market(2).queue[-2:] == ["special", "red"]
    assert game.market(3).queue == ["red", "red", "special", "red"]


@rule("EE-243")
@pytest.mark.parametrize("seed", SEEDS)
def test_without_wares_influence_decides(seed: int) -> None:
    scene = (
        solo(seed=seed)
        .market(1, queue="yyyy")
        .centre("left", envoys=[3, 0])
        .centre("middle", envoys=[1, 1])
        .centre("right", envoys=[2, 1])
    )
    game = one_card(scene, "market-1").state
    assert game.market(5).traders[1] == 1
    assert game.market(6).traders[1] == 1
    assert game.market(1).traders[1] == 0


@rule("EE-244", "EE-014")
def test_buyers_that_are_not_in_the_pool_are_left_out() -> None:
    scene = solo().player(1, hold="y1").pool(special=0, yellow=0).market(1, queue="gggg")
    match = one_card(scene, "market-1")
    assert all(len(market.queue) in (0, 4) for market in match.state.markets)
    assert sum(market.traders[1] for market in match.state.markets) >= 2


@rule("EE-245")
def test_command_places_a_trader_only_where_he_has_none_and_always_an_envoy() -> None:
    match = solo().market(3, traders={1: 1}).zu_cards("command-3 command-4").start()
    game = match.state
    assert game.market(3).traders[1] == 1
    assert game.market(4).traders[1] == 1
    assert game.centres["middle"].envoys[1] == 2


# ---- sell and rush ----


@rule("EE-246", "EE-250")
@pytest.mark.parametrize(
    ("hold", "queue", "traders"),
    [("", "y", 1), ("y1", "g", 1), ("y1", "y", 0)],
    ids=["no wares", "no buyers", "no trader"],
)
def test_a_sale_fails(hold: str, queue: str, traders: int) -> None:
    scene = solo().player(1, hold=hold).market(1, queue=queue, traders={1: traders})
    assert one_card(scene, "sell-1").state.players[1].credits == 18


@rule("EE-246")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_colour_for_most_markets_the_cheapest_artefacts_and_never_a_card(seed: int) -> None:
    scene = (
        solo(seed=seed)
        .player(1, hold="y1 y4 y3", hidden="g1")
        .popularity(green=10, yellow=5)
        .market(1, queue="yg", traders={1: 1})
        .market(2, queue="y", traders={1: 1})
    )
    match = one_card(scene, "sell-1")
    zu = match.state.players[1]
    assert sorted(match.state.sold) == ["yellow-gate", "yellow-wave"]
    assert zu.credits == 8 + 5 + 4 + 3
    assert zu.hand == []
    assert match.state.centres["left"].envoys[1] == 2
    assert match.state.ship == ["yellow", "yellow"]


@rule("EE-211", "EE-246")
@pytest.mark.parametrize("seed", SEEDS)
def test_surplus_markets_the_most_buyers_then_your_traders_then_influence(seed: int) -> None:
    scene = (
        solo(seed=seed)
        .player(1, hold="y1")
        .market(1, queue="y", traders=[2, 1])
        .market(3, queue="y", traders=[1, 1])
        .market(4, queue="g", traders=[5, 1])
    )
    assert one_card(scene, "sell-1").state.market(1).queue == []
    scene = (
        solo(seed=seed)
        .player(1, hold="y1")
        .market(1, queue="y", traders=[2, 1])
        .market(3, queue="yy", traders=[0, 1])
    )
    assert one_card(scene, "sell-1").state.market(3).queue == []
    scene = (
        solo(seed=seed)
        .player(1, hold="y1")
        .market(1, queue="y", traders=[0, 1])
        .market(3, queue="y", traders=[0, 1])
        .centre("left", envoys=[1, 1])
        .centre("middle", envoys=[1, 0])
    )
    assert one_card(scene, "sell-1").state.market(3).queue == []


@rule("EE-246")
@pytest.mark.parametrize("seed", SEEDS)
def test_equally_many_markets_the_higher_income(seed: int) -> None:
    scene = (
        solo(seed=seed)
        .player(1, hold="y1 g1")
        .popularity(green=10, yellow=5)
        .market(1, queue="yy*y", traders={1: 1})
    )
    assert one_card(scene, "sell-1").state.sold == ["yellow-eye"]


@rule("EE-248", "EE-250")
def test_a_rush_without_wares_or_buyers_fails() -> None:
    assert one_card(solo().market(1, queue="y"), "rush-1").state.players[1].credits == 18
    assert one_card(solo().player(1, hold="y1").market(1, queue="g"), "rush-1").state.players[1].credits == 18


@rule("EE-248")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_rush_sells_what_he_has_fewest_of_where_most_want_it(seed: int) -> None:
    scene = (
        solo(seed=seed)
        .player(1, hold="y1 y4 g1 g2 g3")
        .popularity(green=10, yellow=5)
        .market(1, queue="y", traders={1: 1})
        .market(5, queue="y*", traders={0: 1})
        .market(4, queue="gggg", traders={1: 1})
    )
    match = one_card(scene, "rush-1")
    game = match.state
    assert game.sold == ["yellow-gate"]
    assert game.market(5).queue == []
    assert game.market(5).traders == [1, 0]
    assert game.players[1].credits == 8 + 5 + 4


@rule("EE-248")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_rush_looks_only_at_colours_that_somebody_wants(seed: int) -> None:
    scene = solo(seed=seed).player(1, hold="y1 g1 g2").market(1, queue="g")
    assert one_card(scene, "rush-1").state.sold == ["green-fork"]
    # equally many: the more popular one
    scene = (
        solo(seed=seed).player(1, hold="y1 g1").market(1, queue="g").market(2, queue="y").popularity(green=9)
    )
    assert one_card(scene, "rush-1").state.sold == ["green-eye"]


# ---- survey ----


@rule("EE-247")
def test_a_survey_replaces_the_leftmost_free_card_buys_the_dearer_tile_and_takes_no_token() -> None:
    scene = solo().forecast("g1@0 g2 g3").player(1, credits=12).deck("r5").stack("red", "r4 r1")
    match = scene.zu_cards("survey-1 command-6 command-5").start()
    game = match.state
    reveal = [event.key for event in match.told]
    assert "token-taken" not in reveal
    assert match.events("forecast-changed")[0].args["old"].args["market"] == 2  # type: ignore[union-attr]
    assert game.players[1].hold == ["red-eye"]
    assert game.players[1].gallery == ["red-eye"]
    assert match.events("tile-placed")[0].args["artefact"].args["kind"] == "red-gate"  # type: ignore[union-attr]


@rule("EE-247")
@pytest.mark.parametrize(
    ("credits", "hold", "bought"),
    [
        (11, "", "red-gate"),  # the dearer one costs 12
        (5, "", None),
        (30, "y1 y2 y3 y4 g1", None),  # full hold
        (30, "r1", "red-gate"),  # has a copy of the dearer one
        (30, "r1 r4", None),
    ],
)
def test_what_zu_buys_in_a_survey(credits: int, hold: str, bought: str | None) -> None:
    scene = solo(round=3).player(1, credits=credits, hold=hold).deck("r5").stack("red", "r4 r1")
    match = one_card(scene, "survey-1")
    events = match.events("tile-bought")
    assert [event.args["artefact"].args["kind"] for event in events] == ([bought] if bought else [])  # type: ignore[union-attr]
    assert len(match.events("tile-placed")) == 1
    assert len(match.events("tiles-shuffled-back")) == (0 if bought else 1)


@rule("EE-247")
def test_a_full_forecast_or_round_3_discards_the_card_but_the_tiles_are_drawn() -> None:
    scene = scenario(1, factions="gul", turn=1).forecast("g1@0 g2@1 g3@0").deck("r5").stack("red", "r4 r1")
    match = scene.zu_cards("survey-1 command-6 command-5").start()
    assert match.state.discard == ["red-5"]
    assert match.state.players[1].credits == 8 - 6
    assert [slot.card for slot in match.state.forecast] == ["green-1", "green-2", "green-3"]


@rule("EE-247")
def test_one_tile_is_bought_or_placed_and_none_is_no_failure() -> None:
    for credits, kept in ((20, ["red-eye"]), (0, [])):
        scene = solo(round=3).player(1, credits=credits).deck("r5").stack("red", "r1", only=True)
        match = one_card(scene, "survey-1")
        assert match.state.players[1].hold == kept
        assert match.state.sites["nile"] == ([] if kept else ["red-eye"])
    match = one_card(solo(round=3).deck("r5").stack("red", "", only=True), "survey-1")
    assert match.events("zu-fails") == []
