"""An auditor's look at what brings credits: sale, command, smuggling, survey, pass (EE-110 to EE-152)."""

import pytest

from engines.excavation.scenario import Scenario, scenario
from engines.kernel.asks import Refused
from tests.rules import rule

# ---- sell ----


def three_markets(**scene: object) -> Scenario:
    """Seat 0 could sell purple on three markets."""
    return (
        scenario(factions="kuti_kuti gul", **scene)  # type: ignore[arg-type]
        .market(1, queue="p", traders=1)
        .market(3, queue="p*", traders=2)
        .market(5, queue="*", traders={0: 1, 1: 1})
        .player(0, hold="p4 p4", hidden="p1", hand="t2 r1 r2")
    )


SELL_ALL = (
    "sell travel-2 purple market:1+market:3+market:5 hold:purple-gate+hold:purple-gate:2+hidden:purple-eye"
)


@rule("EE-110", "EE-113", "EE-114", "EE-115", "EE-121")
def test_three_markets_with_a_travel_card() -> None:
    match = three_markets().popularity(purple=10).start()
    match.play(0, SELL_ALL)
    assert match.state.players[0].credits == 8 + 9 + 2 * 4 + 8


@rule("EE-116", "EE-120")
def test_the_kept_card_is_private_and_the_other_one_is_seen_in_the_discard() -> None:
    match = three_markets().deck("g1 o2").start()
    match.play(0, SELL_ALL)
    assert match.options(0) == ["green-1", "orange-2"]
    assert match.state.ship == [], "the buyers board after the card"
    match.play(0, "orange-2")
    assert match.state.discard[-1] == "green-1"
    match.play(0, "pass red-1+orange-2")
    assert not any("pomarańczową" in line for line in match.log("pl", 1))
    assert any("pomarańczową" in line for line in match.log("pl", 0))


@rule("EE-016", "EE-116")
def test_a_sale_draws_nothing_if_deck_and_discard_are_empty() -> None:
    box = scenario().box
    rest = [card.id for card in box.tables.action_card for _ in range(card.copies)]
    for card in ("red-1", "red-2"):
        rest.remove(card)
    match = three_markets().player(1, hand=rest).start()
    assert match.state.deck == []
    assert match.state.discard == []
    match.play(0, SELL_ALL)
    assert match.key(0) == "action"
    assert len(match.state.ship) == 4
    assert match.state.centres["left"].envoys[0] == 1


@rule("EE-016", "EE-116")
def test_with_one_card_left_to_draw_that_one_is_kept_and_the_log_does_not_speak_of_two() -> None:
    box = scenario().box
    rest = [card.id for card in box.tables.action_card for _ in range(card.copies)]
    for card in ("red-1", "red-2", "green-5"):
        rest.remove(card)
    match = three_markets().player(1, hand=rest).start()
    assert match.state.deck == ["green-5"]
    match.play(0, SELL_ALL)
    match.play(0, "pass red-1+green-5")
    assert match.state.players[0].hand == ["red-1", "green-5"]
    assert match.events("passed")
    assert not any("2 cards" in line for line in match.log("en"))


@rule("EE-117")
def test_old_ship_buyers_go_home_before_the_new_ones_board() -> None:
    match = (
        scenario(factions="kuti_kuti gul")
        .ship("yy*")
        .market(1, queue="yp*y", traders=1)
        .player(0, hold="p4", hand="t2 t3")
        .start()
    )
    pool = dict(match.state.pool)
    match.play(0, "sell travel-2 purple market:1 hold:purple-gate")
    assert match.state.ship == ["purple", "special"]
    assert match.state.market(1).queue == ["yellow", "yellow"]
    assert match.state.pool["yellow"] == pool["yellow"] + 2
    assert match.state.pool["special"] == pool["special"] + 1
    assert match.state.pool["purple"] == pool["purple"]


@rule("EE-118", "EE-119")
def test_one_trader_of_each_market_is_promoted_and_the_sample_stays() -> None:
    match = three_markets().player(0, gallery="p1 p4").start()
    match.play(0, SELL_ALL)
    game = match.state
    match.play(0, match.options(0)[0])
    game = match.state
    assert [game.centres[name].envoys[0] for name in ("left", "middle", "right")] == [1, 1, 1]
    assert [game.market(number).traders for number in (1, 3, 5)] == [[0, 0], [1, 0], [0, 1]]
    assert sorted(game.players[0].gallery) == ["purple-eye", "purple-gate"]
    assert game.players[0].stored == []
    assert sorted(game.sold) == ["purple-eye", "purple-gate", "purple-gate"]


@rule("EE-111", "EE-112")
def test_no_more_markets_than_artefacts_and_the_reasons_for_the_closed_ones() -> None:
    match = (
        scenario(factions="kuti_kuti gul")
        .market(1, queue="p", traders=1)
        .market(2, queue="p", traders=1)
        .market(3, queue="p*")
        .market(4, queue="yy", traders=1)
        .player(0, hold="p4", hidden="y1", hand="t2 t3")
        .start()
    )
    match.play(0, "sell travel-2")
    assert match.options(0) == ["yellow", "purple"]
    assert match.why_not(0)["red"].rule == "EE-111"
    match.play(0, "purple")
    why = match.why_not(0)
    assert why["market:3"].reason.key == "why-no-trader-there"
    assert why["market:4"].reason.key == "why-no-buyer-there"
    with pytest.raises(Refused):
        match.play(0, "market:1+market:2")


@rule("EE-112")
@pytest.mark.parametrize(
    ("hold", "queue", "traders", "reason"),
    [
        ("", "p", 1, "why-nothing-stored"),
        ("p4", "p", 0, "why-no-trader"),
        ("p4", "y", 1, "why-no-buyer"),
        ("p4", "", 1, "why-no-buyer"),
    ],
)
def test_why_nothing_can_be_sold(hold: str, queue: str, traders: int, reason: str) -> None:
    match = (
        scenario(factions="kuti_kuti gul")
        .market(1, queue=queue, traders=traders)
        .player(0, hold=hold, hand="t2")
        .start()
    )
    assert match.why_not(0)["sell"].reason.key == reason


@rule("EE-113", "EE-117")
def test_popularity_is_read_before_the_ship_is_emptied() -> None:
    """Purple and yellow stand equal; the yellow buyers on the ship will go home only after the income."""
    match = (
        scenario(factions="kuti_kuti gul")
        .ship("ppp")
        .market(1, queue="p", traders=1)
        .popularity(yellow=5, purple=6)
        .player(0, hold="p4", hand="t2 t3")
        .start()
    )
    match.play(0, "sell travel-2 purple market:1 hold:purple-gate")
    assert match.state.players[0].credits == 8 + 9 + 2


@rule("EE-111")
def test_nobody_is_asked_which_of_two_equal_artefacts_is_sold() -> None:
    def scene() -> Scenario:
        return scenario(factions="kuti_kuti gul").market(1, queue="p", traders=1)

    match = scene().player(0, hold="p4 p4 p4 y1").start()
    match.play(0, "sell travel-2")
    assert match.key(0) == "action"
    assert match.state.players[0].hold == ["purple-gate", "purple-gate", "yellow-eye"]
    # In the other storage, or of another kind, it makes a difference.
    match = scene().player(0, hold="p4", hidden="p4").start()
    match.play(0, "sell travel-2")
    assert match.options(0) == ["hold:purple-gate", "hidden:purple-gate"]


# ---- command ----


@rule("EE-125", "EE-126", "EE-127")
def test_command_without_explorer_trader_and_envoy_in_any_order() -> None:
    match = scenario().player(0, hand="r5 r6 t2").start()
    match.play(0, "command red-5 trader.envoy")
    assert match.state.market(5).traders[0] == 1
    assert match.state.centres["right"].envoys[0] == 1
    match.play(0, "command red-6 trader")
    assert match.state.market(6).traders[0] == 1
    assert match.state.centres["right"].envoys[0] == 1


@rule("EE-125", "EE-127", "EE-128")
def test_in_round_1_a_retracted_envoy_becomes_the_trader_and_no_card_is_asked_for() -> None:
    match = scenario().player(0, hand="r5 t2", crew=0).centre("right", envoys=1).start()
    match.play(0, "command red-5")
    assert match.options(0) == ["retract", "retract.trader"]
    match.play(0, "retract.trader")
    assert match.state.centres["right"].envoys[0] == 0
    assert match.state.market(5).traders[0] == 1
    assert match.state.players[0].crew == 0


@rule("EE-127")
def test_an_envoy_is_either_placed_or_retracted() -> None:
    match = scenario().player(0, hand="r5 t2").centre("right", envoys=1).start()
    match.play(0, "command red-5")
    assert not any("retract" in option and "envoy" in option for option in match.options(0))


@rule("EE-127")
def test_another_players_envoys_cannot_be_retracted() -> None:
    match = scenario().player(0, hand="r5 t2").centre("right", envoys={1: 3}).start()
    match.play(0, "command red-5")
    assert match.options(0) == ["trader", "envoy", "trader.envoy"]
    assert match.why_not(0)["retract"].rule == "EE-127"


@rule("EE-129")
def test_without_crew_guards_become_envoy_and_trader() -> None:
    match = scenario().player(0, hand="r5 t2", crew=0, gallery="y1 y2 y3").market(1, traders=4).start()
    match.play(0, "command red-5 trader.envoy yellow-eye yellow-wave")
    assert match.state.players[0].gallery == ["yellow-fork"]
    assert match.state.market(5).traders[0] == 1
    assert match.state.centres["right"].envoys[0] == 1


@rule("EE-061", "EE-129")
def test_without_crew_guards_and_envoys_there_is_no_command() -> None:
    match = (
        scenario().player(0, hand="r5 r1 t2", crew=0).centre("left", envoys=1).market(2, traders=3).start()
    )
    match.play(0, "command")
    assert match.options(0) == ["red-1"]
    match = scenario().player(0, hand="r5 t2", crew=0).market(2, traders=3).start()
    assert match.why_not(0)["command"].rule == "EE-129"


# ---- survey ----


def survey_scene(faction: str = "gul", **scene: object) -> Scenario:
    return (
        scenario(factions=[faction, "aqulla" if faction != "aqulla" else "gul"], **scene)  # type: ignore[arg-type]
        .forecast("g1 g2 g3")
        .player(0, hand="r5 r4 t2", credits=20)
    )


@rule("EE-131", "EE-132", "EE-133")
def test_a_survey_replaces_a_card_takes_the_lowest_token_and_buys_the_other_tile() -> None:
    match = survey_scene().stack("red", "r1 r4").start()
    match.play(0, "survey red-5 slot:2 red-gate:buy.red-eye yes")
    game, me = match.state, match.state.players[0]
    assert [(slot.card, slot.crew) for slot in game.forecast] == [
        ("green-1", None),
        ("red-5", 0),
        ("green-3", None),
    ]
    assert "green-2" in game.discard
    assert "red-5" not in game.discard
    assert me.token == 1
    assert game.tokens == [2, 3, 4]
    assert game.sites["cape"] == ["red-gate"]
    assert me.hold == ["red-eye"]
    assert me.credits == 20 - 12
    assert me.gallery == ["red-eye"]
    assert me.crew == 20


@rule("EE-132")
def test_a_second_survey_in_the_round_takes_no_second_token() -> None:
    match = survey_scene().player(1, token=1).stack("red", "r1 r1 r1").start()
    match.play(0, "survey red-5 slot:1 red-eye survey red-4 slot:2 red-eye")
    assert match.state.players[0].token == 2
    assert match.state.tokens == [3, 4]


@rule("EE-130", "EE-131")
def test_cards_with_crew_cannot_be_replaced() -> None:
    match = survey_scene().forecast("g1@1 g2@0 g3").start()
    match.play(0, "survey red-5")
    match.play(0, "slot:3")
    assert match.state.forecast[2].card == "red-5"
    match = survey_scene().forecast("g1@1 g2@0 g3@1").start()
    assert match.why_not(0)["survey"].rule == "EE-130"


@rule("EE-131")
def test_without_crew_the_new_card_stays_unmarked_and_guards_do_not_help() -> None:
    match = survey_scene().player(0, crew=0, gallery="y1 y2").stack("red", "r1 r2").start()
    match.play(0, "survey red-5 slot:1")
    assert match.state.forecast[0].crew is None
    assert len(match.state.players[0].gallery) == 2
    match.play(0, "red-eye survey red-4")
    assert "slot:1" in match.options(0)


@rule("EE-133")
@pytest.mark.parametrize(("credits", "hold"), [(11, ""), (50, "y3 y3 y4 y4 g4")])
def test_a_tile_that_cannot_be_paid_or_stored_goes_back(credits: int, hold: str) -> None:
    match = survey_scene().player(0, credits=credits, hold=hold).stack("red", "r1 r1").start()
    before = len(match.state.stacks["red"])
    match.play(0, "survey red-5 slot:1")
    assert match.options(0) == ["red-eye"]  # asked all the same: the tiles are a secret
    assert match.why_not(0)["red-eye:buy.red-eye"].rule == "EE-133"
    match.play(0, "red-eye")
    assert match.state.players[0].credits == credits
    assert len(match.state.stacks["red"]) == before - 1


@rule("EE-135")
def test_a_single_tile_goes_to_its_site_and_an_empty_stack_is_no_obstacle_in_rounds_1_and_2() -> None:
    match = survey_scene().stack("red", "r2", only=True).start()
    match.play(0, "survey red-5 slot:1")
    assert match.key(0) == "action"
    assert match.state.sites["nile"] == ["red-fork"]
    match.play(0, "survey red-4 slot:2")
    assert match.state.players[0].token == 1
    assert match.state.forecast[1].card == "red-4"


@rule("EE-134")
def test_in_round_3_the_card_is_discarded_and_no_token_taken() -> None:
    match = (
        scenario(round=3)
        .player(0, hand="r5 y4 t2", credits=20)
        .stack("red", "r1 r4")
        .stack("yellow", "", only=True)
        .start()
    )
    match.play(0, "survey")
    assert match.options(0) == ["red-5"]
    match.play(0, "red-5 red-gate:buy.red-eye no")
    game = match.state
    assert game.discard[-1] == "red-5"
    assert game.players[0].token == 0
    assert game.players[0].hold == ["red-eye"]


@rule("EE-135")
def test_the_drawn_tiles_are_seen_by_nobody_else() -> None:
    match = survey_scene().stack("red", "r1 r4").start()
    match.play(0, "survey red-5 slot:2")
    assert {"red-eye", "red-gate"} <= set(match.options(0))
    assert [tile.kind for tile in match.view(0).private.tiles] == ["red-eye", "red-gate"]  # type: ignore[attr-defined]
    assert "red-eye" not in str(match.view(1))
    assert "red-eye" not in str(match.view(None))
    assert not any("szachy" in line for line in match.log("pl", 1))
    assert any("szachy" in line for line in match.log("pl", 0))


# ---- smuggle ----


def at_black_market() -> Scenario:
    return scenario(factions="kuti_kuti aqulla").player(
        0, explorers="caribbean alaska cape", hand="r1 r4 r2 t2"
    )


@rule("EE-140")
def test_two_symbols_fit_each_black_market() -> None:
    match = at_black_market().player(0, hold="y1").start()
    match.play(0, "smuggle")
    assert match.options(0) == ["red-1", "red-4"]
    assert match.why_not(0)["red-2"].rule == "EE-140"


@rule("EE-141")
def test_delivering_two_from_both_storages_to_the_bottom() -> None:
    match = at_black_market().player(0, hold="y1 y3", hidden="g2").black_market("yellow", "y4 y4").start()
    match.play(0, "smuggle red-1 deliver")
    with pytest.raises(Refused) as refused:
        match.play(0, "hold:yellow-eye+hold:yellow-wave")
    assert refused.value.refusal.rule == "EE-141"
    match.play(0, "hold:yellow-eye+hidden:green-fork")
    game = match.state
    assert game.players[0].credits == 8 + 6 + 5
    assert game.black["yellow"] == ["yellow-gate", "yellow-gate", "yellow-eye"]
    assert game.black["green"] == ["green-fork"]


@rule("EE-142", "EE-144")
def test_acquiring_two_of_different_regions_into_both_storages_and_sampling_after_both() -> None:
    match = (
        at_black_market()
        .player(0, credits=13)
        .black_market("yellow", "y1 y4")
        .black_market("green", "g2")
        .start()
    )
    match.play(0, "smuggle red-1 acquire")
    assert match.options(0) == ["yellow-eye", "green-fork"]
    match.play(0, "yellow-eye+green-fork hidden hold yes no")
    me = match.state.players[0]
    assert me.hidden == ["yellow-eye"]
    assert me.hold == ["green-fork"]
    assert me.credits == 13 - 7 - 6
    assert me.gallery == ["yellow-eye"]


@rule("EE-142", "EE-143")
def test_the_last_space_is_enough_for_one_only() -> None:
    match = (
        at_black_market()
        .player(0, credits=40, hold="r3 r3 r4 r4 g4", hidden="r3 r4")
        .black_market("yellow", "y1")
        .black_market("green", "g2")
        .start()
    )
    match.play(0, "smuggle red-1 acquire yellow-eye no")
    assert match.key(0) == "action"
    assert match.state.players[0].hidden[-1] == "yellow-eye"
    match.play(0, "smuggle red-4")
    assert match.key(0) == "deliver"


@rule("EE-143")
def test_full_storages_close_acquiring_with_their_own_reason() -> None:
    match = (
        at_black_market()
        .player(0, credits=40, hold="r3 r3 r4 r4 g4", hidden="r3 r4 g4")
        .black_market("yellow", "y1")
        .start()
    )
    match.draft(0, "smuggle red-1")
    assert match.asks()[0] == "deliver", "delivering was the only way"


@rule("EE-142")
def test_an_unaffordable_top_hides_the_affordable_tile_below() -> None:
    match = at_black_market().player(0, credits=6).black_market("yellow", "y1 y4").start()
    assert "smuggle" not in match.options(0)
    assert match.why_not(0)["smuggle"].rule == "EE-061"


# ---- pass ----


@rule("EE-150")
@pytest.mark.parametrize(
    ("hand", "asked"), [("t2 t4", False), ("r1 t2", False), ("r1 r2 t3", False), ("r1 r2 r3 t2", True)]
)
def test_a_pass_asks_only_with_more_than_two_action_cards(hand: str, asked: bool) -> None:
    match = scenario().player(0, hand=hand).start()
    match.draft(0, "pass")
    assert (match.asks().get(0) == "keep-cards") == asked


@rule("EE-150", "EE-151")
def test_one_may_keep_fewer_than_two_and_the_travel_cards_are_set_aside() -> None:
    match = scenario().player(0, hand="r1 r2 r3 t2").start()
    match.play(0, "pass red-2")
    me = match.state.players[0]
    assert me.hand == ["red-2"]
    assert sorted(me.travelled) == ["travel-2", "travel-3", "travel-4"]
    assert sorted(match.state.discard) == ["red-1", "red-3"]
    match = scenario().player(0, hand="r1 r1 r3 t2").start()
    match.play(0, "pass -")
    assert match.state.players[0].hand == []
    with pytest.raises(Refused):
        scenario().player(0, hand="r1 r2 r3").start().play(0, "pass red-1+red-2+red-3")


@rule("EE-150")
def test_two_copies_of_a_card_can_both_be_kept() -> None:
    match = scenario().player(0, hand="r1 r1 r3").start()
    match.play(0, "pass red-1+red-1:2")
    assert match.state.players[0].hand == ["red-1", "red-1"]


@rule("EE-152")
def test_a_pass_as_first_action_ends_the_turn_at_once() -> None:
    match = scenario(3).start()
    match.play(0, "pass")
    assert list(match.asks()) == [1]
