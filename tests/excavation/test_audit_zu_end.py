"""An auditor's look at the end of a game against Zu and at the difficulty options (EE-255 to EE-257)."""

import pytest

from engines.excavation.scenario import fresh, scenario
from engines.kernel.asks import Refused
from tests.excavation.zu_scenes import one_card, solo
from tests.rules import rule

# ---- the end ----


@rule("EE-255")
@pytest.mark.parametrize(("yours", "won"), [(13, False), (14, False), (15, True)])
def test_leftovers_count_for_zu_only_and_equal_is_no_victory(yours: int, won: bool) -> None:
    scene = scenario(1, factions="gul", round=3).player(0, credits=yours, hold="y1 y1")
    match = scene.player(1, hold="g1", passed=True).start()
    match.play(0, "pass")
    result = match.result
    assert result is not None
    assert result.won == won
    assert result.scores[1].total == 14


# ---- difficulty ----


@rule("EE-256")
def test_easy_no_credits() -> None:
    match = fresh(1, easy_no_credits="on")
    match.play(0, "gul")
    assert [me.credits for me in match.state.players] == [8, 0]


@rule("EE-256", "EE-257")
@pytest.mark.parametrize(("option", "credits"), [("easy_no_fail_credits", 8), ("hard_fail_15", 23)])
def test_credits_for_a_failed_action(option: str, credits: int) -> None:
    assert one_card(solo(option), "sell-1").state.players[1].credits == credits


@rule("EE-257")
def test_the_two_prices_of_failure_exclude_each_other() -> None:
    with pytest.raises(Refused) as refused:
        fresh(1, easy_no_fail_credits="on", hard_fail_15="on")
    assert refused.value.refusal.rule == "EE-257"


@rule("EE-256")
def test_easy_no_coloured_buyers() -> None:
    match = one_card(solo("easy_no_coloured_buyers").player(1, hold="y1"), "market-1")
    assert [buyer for market in match.state.markets for buyer in market.queue] == ["special", "special"]


@rule("EE-223", "EE-256")
def test_easy_burn_card_after_rush_survey_and_excavate_only() -> None:
    cards = "excavate-1 sell-1 command-1 rush-1 sell-2 survey-1"
    match = scenario(1, factions="gul", turn=1, settings={"easy_burn_card": "on"}).zu_cards(cards).start()
    shown = [event.args["id"] for event in match.events("zu-reveals")]
    assert shown == ["excavate-1", "command-1"]
    zu = match.state.zu
    assert zu is not None
    assert zu.discard == ["excavate-1", "sell-1", "command-1"]
    view = match.view(0).zu  # type: ignore[attr-defined]
    assert view.revealed == ["excavate-1", "command-1"]
    assert view.unseen == 1
    match.play(0, "pass")
    shown = [event.args["id"] for event in match.events("zu-reveals")]
    assert shown == ["excavate-1", "command-1", "rush-1", "survey-1"]


@rule("EE-256")
def test_a_burnt_card_may_come_back_and_nobody_is_told_which_it_was() -> None:
    match = (
        scenario(1, factions="gul", turn=1, settings={"easy_burn_card": "on"})
        .zu_cards("excavate-1 sell-1 command-1")
        .start()
    )
    assert "sell-1" not in str(match.view(0))
    assert "sell-1" not in str(match.told)
    match.play(0, "pass")
    zu = match.state.zu
    assert zu is not None
    assert {"sell-1", "excavate-1", "command-1"} <= set(zu.deck)


@rule("EE-256")
@pytest.mark.parametrize(
    ("card", "crew", "fails"),
    [
        ("market-1", 0, True),
        ("market-1", 1, False),
        ("command-1", 0, True),
        ("command-1", 1, False),
        ("rush-1", 0, True),
        ("rush-1", 1, False),
    ],
)
def test_easy_limited_crew(card: str, crew: int, fails: bool) -> None:
    scene = solo("easy_limited_crew").player(1, crew=crew, hold="y1").market(1, queue="y")
    match = scene.zu_cards([card, "sell-4"]).start()
    reveals = [event.key for event in match.told]
    first = reveals[: reveals.index("zu-reveals", reveals.index("zu-reveals") + 1)]
    assert ("zu-fails" in first) == fails
    if card == "command-1" and crew:
        assert "trader-placed" in first
        assert "envoy-placed" not in first


@rule("EE-256")
def test_with_a_trader_there_a_rush_needs_no_crew_and_guards_are_left_out() -> None:
    scene = (
        solo("easy_limited_crew").player(1, crew=0, hold="y1").market(1, queue="y", traders={1: 1}).dig("g1")
    )
    match = scene.zu_cards("rush-1 excavate-6").start()
    zu = match.state.players[1]
    assert match.state.sold == ["yellow-eye"]
    assert zu.hold == ["green-eye"]
    assert zu.gallery == []


@rule("EE-256")
def test_limited_crew_comes_home_from_the_forecast() -> None:
    settings = {"easy_limited_crew": "on"}
    match = (
        scenario(1, round=2, phase="prepare", settings=settings).forecast("r1@1").player(1, crew=0).start()
    )
    assert match.state.players[1].crew == 1


@rule("EE-257")
def test_hard_two_colours_takes_one_of_each_the_more_popular_first() -> None:
    scene = solo("hard_two_colours").dig("y1 y2 g1 g2").popularity(green=5, yellow=4)
    assert one_card(scene, "excavate-1").state.players[1].hold == ["green-eye", "yellow-eye"]
    scene = solo("hard_two_colours").dig("y1 y2").popularity(green=5, yellow=4)
    assert one_card(scene, "excavate-1").state.players[1].hold == ["yellow-eye"]
    scene = solo("hard_two_colours").dig("y1 g1").popularity(green=5, yellow=4).player(1, hold="r1 r2 r3 r4")
    assert one_card(scene, "excavate-1").state.players[1].hold[-1] == "green-eye"
    scene = (
        solo("hard_two_colours").popularity(green=5).black_market("green", "g4").black_market("yellow", "y4")
    )
    assert one_card(scene, "excavate-1").state.players[1].hidden == ["green-gate"]
    scene = solo("hard_two_colours").dig("y1 y2 g1").popularity(yellow=9)
    assert sorted(one_card(scene, "excavate-6").state.players[1].hold) == ["yellow-eye", "yellow-fork"]


@rule("EE-257")
def test_hard_any_storage() -> None:
    option = "hard_any_storage"
    match = one_card(
        solo(option).dig("y1 y2").popularity(yellow=5).player(1, hold="r1 r2 r3 r4"), "excavate-1"
    )
    zu = match.state.players[1]
    assert len(zu.hold) == 5
    assert len(zu.hidden) == 1
    match = one_card(
        solo(option).dig("y1 y2").popularity(yellow=5).player(1, hold="r1 r2 r3 r4 o4"), "excavate-1"
    )
    assert sorted(match.state.players[1].hidden) == ["yellow-eye", "yellow-fork"]
    scene = (
        solo(option, round=3).player(1, hold="y1 y2 y3 y4 g1", credits=30).deck("r5").stack("red", "r4 r1")
    )
    assert one_card(scene, "survey-1").state.players[1].hidden == ["red-eye"]


@rule("EE-257")
def test_hard_leftover_penalty_stops_at_nothing() -> None:
    settings = {"hard_leftover_penalty": "on"}
    for credits, left in ((20, 20 - 12), (5, 0)):
        scene = scenario(1, factions="gul", round=3, settings=settings).player(
            0, credits=credits, hold="y1", hidden="g1"
        )
        match = scene.player(1, passed=True).start()
        match.play(0, "pass")
        assert match.result is not None
        assert match.result.scores[0].total == left


@rule("EE-257")
def test_hard_double_acquire_the_dearest_top_from_the_left() -> None:
    scene = (
        solo("hard_double_acquire")
        .player(1, credits=30)
        .popularity(red=5)
        .black_market("red", "r4 r1")
        .black_market("green", "g2")
        .black_market("purple", "p1")
    )
    match = one_card(scene, "excavate-2")
    zu = match.state.players[1]
    assert zu.hidden == ["red-gate", "red-eye"], "the tile that came to the top is the leftmost of value 6"
    assert zu.credits == 30 - 4 - 7
    scene = solo("hard_double_acquire").player(1, credits=5).popularity(red=5).black_market("red", "r4 r1")
    assert one_card(scene, "excavate-2").state.players[1].hidden == ["red-gate"]


@rule("EE-256", "EE-257")
def test_several_options_together() -> None:
    match = one_card(
        solo("hard_two_colours", "hard_any_storage", "easy_burn_card", "easy_limited_crew")
        .player(1, hold="r1 r2 r3 r4 o4", crew=1)
        .dig("y1 g1")
        .popularity(green=5, yellow=4),
        "excavate-1",
    )
    zu = match.state.players[1]
    assert zu.hidden == ["green-eye", "yellow-eye"]
    assert zu.gallery == ["green-eye"]
    assert len(match.events("zu-reveals")) == 1, "the second card was burnt"


@rule("EE-202")
def test_in_the_normal_game_zus_crew_has_no_end() -> None:
    scene = solo()
    for number in range(1, 7):
        scene.market(number, traders={1: 9})
    match = scene.zu_cards("command-1 command-2").start()
    assert match.state.centres["left"].envoys[1] == 2
    assert match.view(0).players[1].crew is None  # type: ignore[attr-defined]


@rule("EE-205")
def test_a_full_column_brings_zu_credits_at_the_end_but_no_card() -> None:
    scene = solo().player(1, gallery="y1 y2 y3", columns="").dig("y4").popularity(yellow=9)
    match = one_card(scene, "excavate-1")
    zu = match.state.players[1]
    assert len(zu.gallery) == 4
    assert zu.hand == []
    assert match.events("column-full") == []
