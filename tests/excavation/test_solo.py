"""Solo mode: set-up, rounds and the end (chapters 7.1, 7.3 and 7.7 of the rules)."""

from collections import Counter

import pytest

from bot.__main__ import main
from engines.excavation import GAME
from engines.excavation.scenario import fresh, scenario
from engines.kernel import Match, Refused
from tests.rules import rule


def alone(faction="gul", **given):
    """The lone player's position; Zu sits on seat 1."""
    return scenario(1, factions=faction, **given)


@rule("EE-200")
def test_zu_has_a_board_but_neither_explorers_nor_cards():
    match = fresh(1).play(0, "gul")
    zu = match.state.players[1]
    assert zu.faction == "zu"
    assert zu.explorers == zu.hand == zu.travelled == []
    assert len(match.state.forecast) == 3  # as for two players
    assert match.state.boxed["red"] == 2


@rule("EE-201")
def test_there_is_no_drafted_start():
    with pytest.raises(Refused):
        GAME.settings_for(1, {"start": "drafted"})


@rule("EE-202")
def test_zus_crew_has_no_end():
    start = (
        alone(turn=1)
        .zu_cards("command-1 command-2")
        .market(1, traders={1: 30})
        .centre("left", envoys={1: 30})
    )
    match = start.start()
    assert match.state.centres["left"].envoys[1] == 32
    assert match.view().players[1].crew is None


@rule("EE-203")
@pytest.mark.parametrize(("faction", "order"), [("gul", [0, 1]), ("kuti_kuti", [1, 0])])
def test_zu_has_8_credits_and_his_place_in_the_order(faction, order):
    match = fresh(1).play(0, faction)
    assert match.state.players[1].credits == 8
    assert match.state.order == order


@rule("EE-204")
def test_the_24_cards_make_decks_of_10_7_and_7():
    zu = fresh(1).state.zu
    decks = [zu.deck, *zu.later]
    kinds = [Counter(card.rpartition("-")[0] for card in deck) for deck in decks]
    assert kinds == [
        {"excavate": 3, "market": 2, "command": 1, "sell": 1, "rush": 2, "survey": 1},
        {"excavate": 3, "command": 2, "sell": 1, "survey": 1},
        {"excavate": 2, "command": 3, "sell": 2},
    ]
    assert len({card for deck in decks for card in deck}) == 24
    assert fresh(1, seed=2).state.zu.deck != zu.deck
    view = fresh(1).view(0).zu
    assert (view.deck, view.later, view.revealed) == (10, [7, 7], [])


@rule("EE-205")
def test_zu_samples_keep_their_guards_and_a_full_column_brings_him_no_card():
    start = (
        alone(turn=1).zu_cards("excavate-6").dig("red-gate").player(1, gallery="red-eye red-fork red-wave")
    )
    match = start.start()
    assert "red-gate" in match.state.players[1].gallery
    assert match.state.players[1].hand == []
    assert match.state.players[1].columns == []


@rule("EE-220")
def test_three_cards_of_the_last_round_come_back_and_the_rest_is_gone_unseen():
    used = "excavate-1 excavate-2 excavate-6 market-1 market-2 command-1 sell-1 rush-1 rush-2 survey-1"
    match = alone(round=2, phase="prepare").zu_cards("", discard=used).start()
    zu = match.state.zu
    assert len(zu.deck) == 10
    assert len(set(zu.deck) & set(used.split())) == 3
    assert len(zu.removed) == 7
    assert zu.discard == zu.revealed == []
    assert "removed" not in str(match.view(0).zu)


@rule("EE-220")
def test_with_a_token_you_act_first_otherwise_the_order_stays():
    start = alone(round=2, phase="prepare").order(1, 0).player(0, token=1)
    assert start.start().state.order == [0, 1]
    assert alone(round=2, phase="prepare").order(1, 0).start().state.order == [1, 0]


@rule("EE-221")
def test_alone_you_keep_two_lose_two_keep_two_lose_one_keep_two():
    match = alone(round=2, phase="prepare").player(0, hand="red-1").start()
    assert len(match.options(0)) == 9
    match.play(0, "+".join(match.options(0)[:2]))
    assert len(match.options(0)) == 5
    lost = len(match.state.discard)
    match.play(0, "+".join(match.options(0)[:2]))
    assert len(match.state.discard) == lost + 1
    hand = match.state.players[0].hand
    assert len([card for card in hand if not card.startswith("travel")]) == 1 + 6
    assert len([card for card in hand if card.startswith("travel")]) == 3
    assert len(match.events("lost-at-random")) == 3


@rule("EE-222")
def test_turns_alternate_and_zu_reveals_two_cards():
    match = (
        alone()
        .zu_cards("command-1 command-2 command-3")
        .start()
        .play(0, "travel travel-2 stop travel travel-3 stop")
    )
    assert match.asks() == {0: "action"}
    assert match.state.zu.deck == ["command-3"]
    assert match.state.zu.discard == ["command-1", "command-2"]
    assert match.view(0).zu.revealed == ["command-1", "command-2"]


@rule("EE-223")
def test_with_an_empty_deck_zu_passes_at_his_next_action_and_you_go_on_alone():
    match = alone().zu_cards("command-1").start().play(0, "travel travel-2 stop travel travel-3 stop")
    assert match.state.players[1].passed
    match.play(0, "travel travel-4 stop")  # an empty hand passes by itself
    assert match.state.round == 2


@rule("EE-223")
def test_zu_with_two_cards_passes_only_in_the_turn_after():
    match = alone().zu_cards("command-1 command-2").player(0, hand="t2 t3 t4 r1 r2").start()
    match.play(0, "travel travel-2 stop travel travel-3 stop")
    assert not match.state.players[1].passed
    match.play(0, "travel travel-4 stop travel red-1 stop")
    assert match.state.players[1].passed
    assert match.asks() == {0: "action"}


@rule("EE-224")
def test_your_pass_does_not_stop_zu():
    match = alone().zu_cards("command-1 command-2 command-3 command-4").start().play(0, "pass")
    assert match.state.centres["left"].envoys[1] == 2
    assert match.state.centres["middle"].envoys[1] == 2
    assert match.state.round == 2


@rule("EE-255")
def test_zu_adds_his_leftovers_and_only_more_credits_win():
    start = alone(round=3, phase="scoring").player(0, credits=20, hold="red-eye").player(1, credits=8)
    match = start.player(1, hold="green-eye", hidden="green-gate").start()
    assert match.state.players[1].credits == 8 + 6 + 3
    assert match.result.won
    equal = alone(round=3, phase="scoring").player(0, credits=8, hold="red-eye").start()
    assert not equal.result.won
    assert equal.result.winners == (1,)


@rule("EE-255")
def test_zus_gallery_counts_like_yours():
    match = alone(round=3, phase="scoring").player(1, gallery="r1 r2 r3 r4").start()
    assert match.state.players[1].credits == 8 + 15


# ---- difficulty ----


def option(name, **given):
    return alone(settings={name: "on"}, **given)


@rule("EE-256")
def test_easier_zu_starts_without_credits():
    assert fresh(1, easy_no_credits="on").play(0, "gul").state.players[1].credits == 0


@rule("EE-256")
def test_easier_failed_actions_bring_nothing():
    match = option("easy_no_fail_credits", turn=1).zu_cards("sell-1").start()
    assert match.state.players[1].credits == 8


@rule("EE-256")
def test_easier_zus_market_adds_no_coloured_buyers():
    match = option("easy_no_coloured_buyers", turn=1).zu_cards("market-1").start()
    assert Counter(buyer for market in match.state.markets for buyer in market.queue) == {"special": 2}


@rule("EE-256")
@pytest.mark.parametrize("card", ["rush-1", "survey-1", "excavate-6"])
def test_easier_the_next_card_is_burnt_unseen(card):
    start = (
        option("easy_burn_card", turn=1).zu_cards(f"{card} sell-1 command-1 sell-2").forecast("red-1 green-1")
    )
    match = start.start()
    assert match.state.zu.discard == [card, "sell-1", "command-1"]
    assert match.view(0).zu.revealed == [card, "command-1"]
    assert match.view(0).zu.unseen == 1
    assert len(match.events("zu-burns")) == 1


@rule("EE-223", "EE-256")
def test_a_burnt_card_can_leave_one_action_for_his_last_turn():
    match = option("easy_burn_card").zu_cards("command-1 excavate-6 sell-1 command-2").start()
    match.play(0, "travel travel-2 stop travel travel-3 stop")
    assert match.state.zu.deck == ["command-2"]
    match.play(0, "pass")
    assert match.state.centres["left"].envoys[1] == 2
    assert len(match.events("zu-passed")) == 1


@rule("EE-256")
def test_easier_one_set_of_crew_can_run_out():
    start = option("easy_limited_crew", turn=1).zu_cards("command-1 market-1").player(1, crew=0)
    match = start.start()
    assert match.state.players[1].credits == 8 + 10 + 10
    one = option("easy_limited_crew", turn=1).zu_cards("command-1").player(1, crew=1).start()
    assert one.state.market(1).traders[1] == 1  # the trader before the envoy
    assert one.state.centres["left"].envoys[1] == 0
    assert one.state.players[1].credits == 8


@rule("EE-256")
def test_easier_a_market_with_one_marker_places_one_trader():
    match = option("easy_limited_crew", turn=1).zu_cards("market-1").player(1, crew=1).start()
    assert sum(market.traders[1] for market in match.state.markets) == 1


@rule("EE-256")
def test_easier_a_rush_fails_only_where_a_trader_would_have_to_be_placed():
    start = option("easy_limited_crew", turn=1).zu_cards("rush-1").market(1, queue="r")
    failed = start.player(1, crew=0, hold="red-eye").start()
    assert failed.state.players[1].credits == 8 + 10
    start = option("easy_limited_crew", turn=1).zu_cards("rush-1").market(1, queue="r", traders={1: 1})
    sold = start.player(1, crew=0, hold="red-eye").start()
    assert sold.state.sold == ["red-eye"]


@rule("EE-256")
def test_easier_without_crew_guards_and_markers_are_left_out():
    start = (
        option("easy_limited_crew", turn=1).zu_cards("excavate-6 survey-1").dig("red-eye").forecast("green-1")
    )
    match = start.player(1, crew=0).start()
    assert match.state.players[1].hold[0] == "red-eye"
    assert match.state.players[1].gallery == []
    assert match.state.forecast[0].crew is None


@rule("EE-257")
def test_harder_two_colours_take_one_of_each():
    start = (
        option("hard_two_colours", turn=1)
        .zu_cards("excavate-1")
        .dig("yellow-eye yellow-gate green-eye green-gate")
    )
    zu = start.start().state.players[1]
    assert sorted(kind.split("-")[0] for kind in zu.hold) == ["green", "yellow"]


@rule("EE-257")
def test_harder_two_colours_with_one_space_take_the_more_popular():
    start = (
        option("hard_two_colours", turn=1)
        .zu_cards("excavate-1")
        .dig("yellow-eye green-eye")
        .popularity(green=5)
    )
    match = start.player(1, hold="o1 o2 o3 o4").start()
    assert match.state.players[1].hold[-1] == "green-eye"
    assert match.state.sites["amazon"] == ["yellow-eye"]


@rule("EE-257")
def test_harder_failed_actions_bring_15():
    assert option("hard_fail_15", turn=1).zu_cards("sell-1").start().state.players[1].credits == 8 + 15


@rule("EE-257")
def test_harder_any_storage_takes_any_artefact():
    start = option("hard_any_storage", turn=1).zu_cards("excavate-6").dig("red-eye red-gate")
    zu = start.player(1, hold="o1 o2 o3 o4").start().state.players[1]
    assert len(zu.hold) == 5
    assert len(zu.hidden) == 1
    full_hold = option("hard_any_storage", turn=1).zu_cards("excavate-6").dig("red-eye")
    zu = full_hold.player(1, hold="o1 o2 o3 o4 p1").start().state.players[1]
    assert zu.hidden == ["red-eye"]


@rule("EE-257")
def test_harder_your_leftovers_cost_their_value_but_never_below_zero():
    start = option("hard_leftover_penalty", round=3, phase="scoring")
    assert (
        start.player(0, credits=20, hold="red-eye", hidden="red-gate").start().state.players[0].credits
        == 20 - 9
    )
    start = option("hard_leftover_penalty", round=3, phase="scoring")
    assert start.player(0, credits=5, hold="red-eye").start().state.players[0].credits == 0


@rule("EE-257")
def test_harder_zu_acquires_a_second_time_the_most_valuable_from_the_left():
    start = option("hard_double_acquire", turn=1).zu_cards("excavate-6").player(1, credits=50)
    start.black_market("yellow", "yellow-gate").black_market("green", "green-fork").black_market(
        "red", "red-eye"
    )
    start.black_market("purple", "purple-eye").popularity(green=6)
    zu = start.start().state.players[1]
    assert zu.hidden == ["green-fork", "red-eye"]
    assert zu.credits == 50 - 6 - 7


@rule("EE-256", "EE-257")
def test_failed_actions_for_nothing_and_for_15_exclude_each_other():
    with pytest.raises(Refused) as refused:
        Match.new(GAME, 1, 1, {"easy_no_fail_credits": "on", "hard_fail_15": "on"})
    assert refused.value.refusal.rule == "EE-257"


@rule("EE-256", "EE-257")
def test_on_the_command_line_the_contradiction_is_one_clear_line(capsys, monkeypatch):
    monkeypatch.setenv("LC_ALL", "C")
    options = ["--option", "easy_no_fail_credits=on", "--option", "hard_fail_15=on"]
    assert main(["simulate", "excavation", "--players", "1", *options]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "exclude each other" in said


@rule("EE-256", "EE-257")
def test_all_other_options_can_be_mixed():
    names = [setting.id for setting in GAME.settings if setting.players == (1,)]
    mixed = {name: "on" for name in names if name != "hard_fail_15"}
    assert len(Match.new(GAME, 1, 1, mixed).state.zu.options) == 9
