"""The sell action."""

import pytest

from engines.excavation.buyers import level
from engines.excavation.scenario import scenario
from engines.kernel import Refused
from tests.rules import rule


def rulebook_sale():
    """EX-08: three purple artefacts; market 3 has no interested buyer, market 4 no own trader."""
    return (
        scenario(4, factions="dal_harraii gul aqulla kuti_kuti")
        .market(1, queue="pp*y", traders=1)
        .market(2, queue="p*p", traders=1)
        .market(3, queue="ry", traders=1)
        .market(4, queue="pp")
        .popularity(red=9, purple=7)
        .ship("gg*")
        .deck("orange-1")
        .player(0, hold="purple-eye purple-fork purple-gate", hand="red-5 t2")
    )


@rule("EE-110", "EE-111", "EE-112", "EE-113", "EE-114", "EE-115", "EE-116", "EE-117", "EE-118", "EE-119")
def test_ex_08_the_rulebooks_sale_brings_20_credits_and_a_card():
    match = rulebook_sale().start().play(0, "stay sell red-5 purple")
    assert match.options(0) == ["market:1", "market:2"]
    assert match.why_not(0)["market:3"].reason.key == "why-no-buyer-there"
    assert match.why_not(0)["market:4"].reason.key == "why-no-trader-there"
    green = match.state.pool["green"]
    match.play(0, "market:1+market:2 hold:purple-eye+hold:purple-fork")
    me = match.state.players[0]
    assert me.credits == 8 + 5 + 6 * 2 + 3
    assert me.hand == ["travel-2", "orange-1"]
    assert sorted(match.state.ship) == ["purple", "purple", "purple", "purple", "special", "special"]
    assert match.state.pool["green"] == green + 2
    assert match.state.centres["left"].envoys[0] == 2
    assert [match.state.market(number).traders[0] for number in (1, 2, 3)] == [0, 0, 1]
    assert me.hold == ["purple-gate"]
    assert match.state.sold == ["purple-eye", "purple-fork"]


@rule("EE-110")
def test_any_card_will_do_and_the_region_need_not_match_it():
    match = rulebook_sale().start().play(0, "stay sell")
    assert match.options(0) == ["red-5", "travel-2"]
    match.play(0, "travel-2 purple market:1 hold:purple-eye")
    assert "purple-eye" in match.state.sold


@rule("EE-111")
def test_no_more_markets_than_artefacts_and_never_more_than_three():
    match = scenario(factions="aqulla gul")
    for number in (1, 2, 3, 4):
        match.market(number, queue="r", traders=1)
    poor = match.player(0, hold="red-eye red-fork", hand="t2 t3").start().play(0, "sell travel-2 red")
    with pytest.raises(Refused):
        poor.play(0, "market:1+market:2+market:3")
    rich = scenario(factions="aqulla gul")
    for number in (1, 2, 3, 4):
        rich.market(number, queue="r", traders=1)
    rich = rich.player(0, hold="r1 r2 r3 r4", hand="t2 t3").start().play(0, "sell travel-2 red")
    with pytest.raises(Refused):
        rich.play(0, "market:1+market:2+market:3+market:4")
    with pytest.raises(Refused):
        rich.play(0, "-")


@rule("EE-112")
def test_without_a_market_that_fits_the_action_is_closed():
    nobody = scenario().market(1, queue="r").player(0, hold="red-eye", hand="t2").start()
    assert nobody.why_not(0)["sell"].rule == "EE-112"
    assert nobody.why_not(0)["sell"].reason.key == "why-no-trader"
    unwanted = scenario().market(1, queue="y", traders=1).player(0, hold="red-eye", hand="t2").start()
    assert unwanted.why_not(0)["sell"].reason.key == "why-no-buyer"


@rule("EE-113", "EE-117")
def test_popularity_is_read_before_the_buyers_move():
    match = scenario(4, factions="aqulla gul issisinui kuti_kuti").market(1, queue="r", traders=1)
    match = match.popularity(red=5, green=5, yellow=2, purple=2, orange=2).ship("rrr")
    match = match.player(0, hold="red-eye", hand="t2 t3").start().play(0, "sell travel-2 red market:1")
    assert match.state.players[0].credits == 8 + 9 + 2
    assert (
        level(match.state, "red") == 5 - 3
    )  # the three of the ship went home, the one that bought is aboard


@rule("EE-115", "EE-116")
def test_three_markets_bring_8_credits_and_one_of_two_cards():
    match = scenario(factions="aqulla gul").deck("orange-1 orange-2")
    for number in (1, 3, 5):
        match.market(number, queue="r", traders=1)
    match = match.player(0, hold="r1 r2 r3", hand="t2 t3").start()
    match.play(0, "sell travel-2 red market:1+market:3+market:5")
    assert match.state.players[0].credits == 8 + 9 + 3 * 2 + 8
    assert match.options(0) == ["orange-1", "orange-2"]
    assert [card.id for card in match.view(0).private.drawn] == ["orange-1", "orange-2"]
    match.play(0, "orange-2")
    assert match.state.players[0].hand == ["travel-3", "orange-2"]
    assert match.state.discard[-1] == "orange-1"
    centres = match.state.centres
    assert [centres[name].envoys[0] for name in ("left", "middle", "right")] == [1, 1, 1]


@rule("EE-116")
def test_one_market_brings_no_card_and_can_be_taken_back():
    match = (
        scenario(factions="aqulla gul")
        .market(1, queue="r", traders=1)
        .player(0, hold="red-eye", hand="t2 t3")
    )
    match = match.start().draft(0, "sell travel-2 market:1")
    assert match.match.can_undo(0)
    match.undo(0)
    assert match.key(0) == "card-sell"
    assert match.state.players[0].hold == ["red-eye"]


@rule("EE-118")
def test_exactly_one_trader_of_each_market_is_promoted():
    match = scenario(factions="aqulla gul").market(1, queue="r", traders={0: 3, 1: 2})
    match = match.player(0, hold="red-eye", hand="t2 t3").start().play(0, "sell travel-2 red market:1")
    assert match.state.market(1).traders == [2, 2]
    assert match.state.centres["left"].envoys == [1, 0]


@rule("EE-119")
def test_the_sample_of_a_sold_artefact_stays():
    match = scenario(factions="aqulla gul").market(1, queue="r", traders=1)
    match = (
        match.player(0, hold="red-eye", gallery="red-eye", hand="t2 t3")
        .start()
        .play(0, "sell travel-2 market:1")
    )
    assert match.state.players[0].gallery == ["red-eye"]
    assert match.state.players[0].hold == []


@rule("EE-120")
def test_a_sale_is_told_in_the_order_of_the_text():
    match = (
        rulebook_sale()
        .start()
        .play(0, "stay sell red-5 purple market:1+market:2 hold:purple-eye+hold:purple-fork")
    )
    told = [event.key for event in match.match.run.state.events if event.key != "forced"]
    assert told == [
        "acts",
        "sold",
        "drew-cards",
        "drew-card",
        "ship-emptied",
        "promoted",
        "promoted",
        "artefact-sold",
        "artefact-sold",
    ]


@rule("EE-121")
def test_the_value_of_what_is_sold_plays_no_part():
    def income(artefact):
        match = scenario(factions="aqulla gul").market(1, queue="r", traders=1)
        match = match.player(0, hold=artefact, hand="t2 t3").start().play(0, "sell travel-2 market:1")
        return match.state.players[0].credits

    assert income("red-eye") == income("red-gate")


def test_the_running_total_tells_the_income():
    match = rulebook_sale().start().play(0, "stay sell red-5 purple")
    asked = match.asked(0)
    assert asked.total(["market:1"]).args == {"credits": 5 + 3 * 2}
    assert asked.total(["market:1", "market:2"]).args == {"credits": 20}
