"""An auditor's look at preparation, scoring and the end (EE-055, EE-070 to EE-087, EE-180 to EE-192)."""

from collections import Counter

import pytest

from engines.excavation.scenario import Position, Scenario, scenario
from engines.excavation.scoring import centre_credits, gallery_credits
from tests.rules import rule


def preparing(players: int = 2, round: int = 2, **scene: object) -> Scenario:
    return scenario(players, round=round, phase="prepare", **scene)  # type: ignore[arg-type]


def drafted(match: Position) -> Position:
    """Everybody takes the first cards of every packet."""
    while match.state.phase == "draft":
        for seat in list(match.asks()):
            match.play(seat, "+".join(match.options(seat)[:2]))
    return match


# ---- preparation ----


@rule("EE-070")
def test_round_2_draws_three_command_cards_and_round_3_turns_the_same_ones() -> None:
    match = drafted(preparing().command_deck("grant briefing permit").start())
    assert [centre.card for centre in match.state.centres.values()] == ["grant", "briefing", "permit"]
    assert len(match.state.command_boxed) == 5
    assert {centre.side for centre in match.view().centres} == {"white"}  # type: ignore[attr-defined]
    match.play(0, "pass -").play(1, "pass -")
    drafted(match)
    assert [centre.card for centre in match.state.centres.values()] == ["grant", "briefing", "permit"]
    assert {centre.side for centre in match.view().centres} == {"yellow"}  # type: ignore[attr-defined]


@rule("EE-071", "EE-072", "EE-073", "EE-074")
def test_queues_of_every_length() -> None:
    match = (
        preparing()
        .market(1, queue="ygrp")
        .market(2, queue="ygr")
        .market(3, queue="yg")
        .market(4, queue="y")
        .market(5, queue="")
        .market(6, queue="ppp")
        .buyer_deck("o o o r * r")
        .start()
    )
    queues = [market.queue for market in match.state.markets]
    assert queues[0] == ["green", "red", "purple"]
    assert queues[1] == ["yellow", "green", "red"]
    assert queues[2] == ["yellow", "green", "orange"]
    assert queues[3] == ["yellow", "orange", "orange"]
    assert queues[4] == ["red", "special", "red"]
    assert queues[5] == ["purple"] * 3


@rule("EE-075")
def test_a_buyer_sent_home_by_market_1_may_come_to_market_2() -> None:
    match = (
        preparing()
        .market(1, queue="ryyy")
        .market(2, queue="yy")
        .market(3, queue="ppp")
        .market(4, queue="ggg")
        .market(5, queue="ooo")
        .market(6, queue="ooo")
        .pool(red=0)
        .buyer_deck("r g")
        .start()
    )
    assert match.state.market(2).queue == ["yellow", "yellow", "red"]


@rule("EE-074", "EE-076")
def test_a_card_whose_buyer_is_not_in_the_pool_is_passed_over() -> None:
    match = (
        preparing()
        .market(1, queue="yy")
        .market(2, queue="ggg")
        .market(3, queue="ppp")
        .market(4, queue="ggg")
        .market(5, queue="ooo")
        .market(6, queue="ooo")
        .pool(red=0)
        .buyer_deck("r r g")
        .start()
    )
    assert match.state.market(1).queue == ["yellow", "yellow", "green"]
    assert match.state.buyer_discard == ["red", "red", "green"]


@rule("EE-014", "EE-076")
def test_with_an_empty_pool_the_queue_stays_short_and_the_game_goes_on() -> None:
    match = preparing().pool(yellow=0, green=0, red=0, purple=0, orange=0, special=1).start()
    queues = [market.queue for market in match.state.markets]
    assert queues == [["special"], [], [], [], [], []]
    assert match.state.phase == "draft"


@rule("EE-077")
@pytest.mark.parametrize(
    ("stack", "sites", "black"),
    [
        ("r1 r2 r3", ["red-eye", "red-fork"], ["red-gate", "red-wave"]),
        ("r1 r2", ["red-eye", "red-fork"], ["red-gate"]),
        ("r1", ["red-eye"], ["red-gate"]),
        ("", [], ["red-gate"]),
    ],
)
def test_a_forecast_with_a_short_stack_fills_in_order(stack: str, sites: list[str], black: list[str]) -> None:
    match = preparing().forecast("r1").black_market("red", "r4").stack("red", stack, only=True).start()
    assert [kind for kinds in match.state.sites.values() for kind in kinds] == sites
    assert match.state.black["red"] == black


@rule("EE-077", "EE-078", "EE-079")
def test_cards_of_the_same_region_follow_each_other_and_the_crew_goes_home() -> None:
    match = (
        preparing()
        .forecast("r1@0 r2 y1@1")
        .stack("red", "r1 r4 r3 r2 r4", only=True)
        .player(0, crew=5)
        .player(1, crew=0)
        .start()
    )
    game = match.state
    assert game.sites["nile"] == ["red-eye", "red-fork"]
    assert game.sites["cape"] == ["red-gate", "red-gate"]
    assert game.black["red"] == ["red-wave"]
    assert [me.crew for me in game.players] == [6, 1]
    assert Counter(game.discard) == Counter(["red-1", "red-2", "yellow-1"])
    assert len(game.forecast) == 3


@rule("EE-079")
def test_round_3_has_no_forecast() -> None:
    match = preparing(round=3).forecast("r1 r2 r3").start()
    assert match.state.forecast == []


@rule("EE-080")
@pytest.mark.parametrize(
    ("tokens", "order"),
    [
        ((0, 0, 0, 0), [0, 1, 2, 3]),
        ((0, 2, 0, 1), [3, 1, 0, 2]),
        ((4, 3, 2, 1), [3, 2, 1, 0]),
        ((0, 0, 1, 0), [2, 0, 1, 3]),
    ],
)
def test_turn_order_with_tokens(tokens: tuple[int, ...], order: list[int]) -> None:
    scene = preparing(4)
    for seat, token in enumerate(tokens):
        scene.player(seat, token=token)
    match = scene.start()
    assert match.state.order == order
    assert match.state.tokens == [1, 2, 3, 4]
    assert all(me.token == 0 for me in match.state.players)


@rule("EE-082", "EE-083", "EE-087")
def test_packets_move_to_the_next_seat_whatever_the_turn_order() -> None:
    match = preparing(3).player(2, token=1).player(1, hand="y6").start()
    packets = [sorted(me.packet) for me in match.state.players]
    picks = [match.options(seat)[:2] for seat in range(3)]
    assert [len(packet) for packet in packets] == [8, 8, 8]
    for seat in (2, 0):
        match.play(seat, "+".join(picks[seat]))
    assert list(match.asks()) == [1], "nobody sees the next packet before all have chosen"
    match.play(1, "+".join(picks[1]))
    after = match.state.players
    for seat in range(3):
        left = Counter(packets[seat]) - Counter(pick.partition(":")[0] for pick in picks[seat])
        assert Counter(after[(seat + 1) % 3].packet) == left
    assert after[1].hand == ["yellow-6"], "kept apart until the end of the draft"


@rule("EE-084", "EE-085")
def test_after_the_draft_hands_are_old_new_and_travel_cards() -> None:
    match = drafted(preparing(2).player(0, hand="y6 y5").player(1, hand="").start())
    hands = [me.hand for me in match.state.players]
    assert [len(hand) for hand in hands] == [2 + 6 + 3, 6 + 3]
    assert {"yellow-6", "yellow-5", "travel-2", "travel-3", "travel-4"} <= set(hands[0])
    assert len(match.state.discard) == 4
    assert all(me.travelled == [] for me in match.state.players)


@rule("EE-016", "EE-082")
def test_dealing_goes_on_with_the_shuffled_discard() -> None:
    match = preparing(2).forecast("").deck("y1 y2 y3 y4 y5", only=True).start()
    assert [len(me.packet) for me in match.state.players] == [8, 8]
    assert [slot.card for slot in match.state.forecast] == ["yellow-1", "yellow-2", "yellow-3"]
    assert {"yellow-4", "yellow-5"} <= set(match.state.players[0].packet)


@rule("EE-014", "EE-082", "EE-083")
def test_a_draft_with_far_too_few_cards_still_comes_to_an_end() -> None:
    """Only ten cards are not in hands: eight and two."""
    box = scenario().box
    everything = [card.id for card in box.tables.action_card for _ in range(card.copies)]
    match = preparing(2, round=3).player(0, hand=everything[:25]).player(1, hand=everything[25:50]).start()
    assert [len(me.packet) for me in match.state.players] == [8, 2]
    match.play(0, "+".join(match.options(0)[:2])).play(1, "+".join(match.options(1)[:2]))
    assert [len(me.packet) for me in match.state.players] == [0, 6]
    for _ in range(6):
        for seat in list(match.asks()):
            if match.state.phase == "draft":
                match.play(seat, "+".join(match.options(seat)[:2]) or "-")
    assert match.state.phase == "action"


@rule("EE-086")
def test_black_market_stacks_rotate_after_the_forecast_filled_them() -> None:
    match = drafted(
        preparing()
        .forecast("r1")
        .black_market("red", "r4 r3")
        .stack("red", "r1 r1 r2")
        .black_market("green", "g1")
        .start()
    )
    assert match.state.black["red"] == ["red-wave", "red-fork", "red-gate"]
    assert match.state.black["green"] == ["green-eye"]
    assert match.state.black["yellow"] == []


# ---- scoring ----


@rule("EE-180", "EE-181", "EE-182")
@pytest.mark.parametrize(
    ("envoys", "round_1", "round_2", "round_3"),
    [
        ([0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]),
        ([1, 0, 0, 0], [5, 0, 0, 0], [10, 0, 0, 0], [15, 0, 0, 0]),
        ([3, 2, 1, 0], [5, 0, 0, 0], [10, 5, 0, 0], [15, 10, 5, 0]),
        ([4, 3, 2, 1], [5, 0, 0, 0], [10, 5, 0, 0], [15, 10, 5, 0]),
        ([2, 2, 1, 0], [2, 2, 0, 0], [7, 7, 0, 0], [12, 12, 5, 0]),
        ([2, 2, 2, 1], [1, 1, 1, 0], [5, 5, 5, 0], [10, 10, 10, 0]),
        ([2, 2, 2, 2], [1, 1, 1, 1], [3, 3, 3, 3], [7, 7, 7, 7]),
        ([3, 2, 2, 0], [5, 0, 0, 0], [10, 2, 2, 0], [15, 7, 7, 0]),
        ([3, 2, 2, 2], [5, 0, 0, 0], [10, 1, 1, 1], [15, 5, 5, 5]),
        ([3, 2, 1, 1], [5, 0, 0, 0], [10, 5, 0, 0], [15, 10, 2, 2]),
        ([2, 2, 1, 1], [2, 2, 0, 0], [7, 7, 0, 0], [12, 12, 2, 2]),
    ],
)
def test_command_centres_with_every_tie(
    envoys: list[int], round_1: list[int], round_2: list[int], round_3: list[int]
) -> None:
    awards = scenario(4).box.rounds
    for number, wanted in enumerate((round_1, round_2, round_3), start=1):
        assert centre_credits(envoys, awards[number].centre_credits) == wanted


@rule("EE-055", "EE-180", "EE-183")
def test_envoys_traders_and_the_ship_stay_after_scoring() -> None:
    match = (
        scenario(2)
        .centre("left", envoys=[2, 1])
        .centre("right", envoys={1: 1})
        .market(3, traders=[1, 2])
        .ship("r*")
        .player(1, passed=True)
        .start()
    )
    match.play(0, "pass")
    game = match.state
    assert [me.credits for me in game.players] == [8 + 5, 8 + 5]
    assert game.centres["left"].envoys == [2, 1]
    assert game.market(3).traders == [1, 2]
    assert game.ship == ["red", "special"]
    assert game.round == 2


@rule("EE-190")
@pytest.mark.parametrize(
    ("gallery", "credits"),
    [
        ("", 0),
        ("y1 g1", 0),
        ("y1 y2", 4),
        ("y1 y2 y3", 9),
        ("y1 y2 y3 y4", 15),
        ("y1 g1 r1", 8),
        ("y1 g1 r1 p1 o1", 20),
        ("y4 g4 r4 p4", 7),
        ("y1 y2 y3 y4 g1 g2 g3 g4 r1 r2 r3 r4 p1 p2 p3 p4 o1 o2 o3 o4", 5 * 15 + 20 + 17 + 14 + 11),
    ],
)
def test_gallery_scores(gallery: str, credits: int) -> None:
    match = scenario().player(0, gallery=gallery).start()
    assert gallery_credits(match.state.box, match.state.players[0].gallery) == credits


def last_round(players: int = 2) -> Scenario:
    scene = scenario(players, round=3)
    for seat in range(1, players):
        scene.player(seat, passed=True)
    return scene


@rule("EE-190", "EE-191", "EE-192")
def test_unsold_artefacts_bring_nothing_but_break_a_tie() -> None:
    match = (
        last_round(3)
        .player(0, hold="y1")
        .player(1, hold="y4", hidden="g4")
        .player(2, credits=7, hold="r4 r4 r4")
        .start()
    )
    match.play(0, "pass")
    assert match.result is not None
    assert match.result.winners == (1,)
    assert [(score.total, score.place) for score in match.result.scores] == [(8, 2), (8, 1), (7, 3)]


@rule("EE-192")
def test_equal_in_everything_is_a_shared_victory() -> None:
    match = (
        last_round(3).player(0, hold="y1").player(1, hidden="g4").player(2, hold="r4 r4", credits=7).start()
    )
    match.play(0, "pass")
    assert match.result is not None
    assert match.result.winners == (0, 1)
    assert [score.place for score in match.result.scores] == [1, 1, 3]


@rule("EE-055", "EE-190")
def test_the_ledger_adds_up_to_the_credits() -> None:
    match = last_round().player(0, gallery="y1 y2").centre("left", envoys=1).start()
    match.play(0, "pass")
    assert match.result is not None
    for score in match.result.scores:
        assert sum(score.parts.values()) == score.total
