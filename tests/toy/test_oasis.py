"""The rules of Oasis, one by one."""

import pytest

from engines.kernel import Match, Refused, game_named
from engines.toy import census
from engines.toy.scenario import scenario
from engines.toy.view import OasisView
from tests.rules import rule

OASIS = game_named("toy")


@rule("OA-01", "OA-02", "OA-03")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_set_up(players: int) -> None:
    state = Match.new(OASIS, players, seed=1).state
    people = dict.fromkeys(("spring", "herdsman", "feast", "toll"), 2)
    assert census(state) == {"dates": 10, "salt": 8, "silk": 6, "camel": 5, **people}
    assert [(len(me.hand), me.water, me.coins) for me in state.players] == [(4, 2, 3)] * players
    assert state.stalls == {"well": 0, "gate": 0}
    assert state.rounds == 3
    assert Match.new(OASIS, players, 1, {"length": "short"}).state.rounds == 2


@rule("OA-02")
def test_a_hand_is_known_only_to_its_owner() -> None:
    match = scenario().player(0, hand="silk dates").start()
    for seat, hand in ((0, ["dates", "silk"]), (1, None), (None, None)):
        view = match.view(seat)
        assert isinstance(view, OasisView)
        assert view.players[0].hand == hand
        assert view.players[0].cards == 2


@rule("OA-04")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    match = scenario().player(0, coins=1).deck("silk", rest=False).start()
    discarded = len(match.state.deck.discard)
    match.play(0, "scout")
    seen = match.state.players[0].seen
    assert seen[0] == "silk"
    assert len(seen) == 2
    assert (len(match.state.deck), match.state.deck.discard) == (discarded - 1, [])


@rule("OA-04")
def test_without_any_card_nothing_is_drawn() -> None:
    position = scenario()
    position.state.players[1].hand, position.state.deck.cards = position.state.deck.cards, []
    match = position.start()
    match.play(0, "scout")
    assert match.state.players[0].hand == []
    assert match.asks() == {1: "action"}


@rule("OA-05", "OA-10")
@pytest.mark.parametrize(("round", "order"), [(1, [0, 1, 2]), (2, [1, 2, 0]), (3, [2, 0, 1])])
def test_the_first_seat_moves_on_each_round(round: int, order: list[int]) -> None:
    match = scenario(3, round=round).start()
    seats = []
    for _ in order:
        seat = next(iter(match.asks()))
        seats.append(seat)
        match.play(seat, "scout")
        match.play(seat, "+".join(match.options(seat)))
    assert seats == order
    assert match.state.round == round + 1


@rule("OA-10", "OA-11")
def test_everybody_loads_a_card_in_secret() -> None:
    match = (
        scenario(2, phase="load").player(0, hand="silk dates").player(1, hand="salt dates", water=1).start()
    )
    assert match.asks() == {0: "load", 1: "load"}
    match.play(0, "silk")
    assert match.events("loaded") == []
    match.play(1, "dates")
    assert [me.cargo for me in match.state.players] == [["silk"], ["dates"]]
    assert [me.hand for me in match.state.players] == [["dates"], ["salt"]]
    assert match.asks() == {0: "action"}


@rule("OA-11")
def test_without_a_card_nobody_loads() -> None:
    match = scenario(2, phase="load").player(0, hand="silk dates").start()
    assert match.asks() == {0: "load"}


@rule("OA-12")
@pytest.mark.parametrize(("loads", "water"), [(("silk", "dates"), [1, 0]), (("dates", "dates"), [1, 1])])
def test_the_most_valuable_cargo_finds_water(loads: tuple[str, str], water: list[int]) -> None:
    match = scenario(2, phase="load").player(0, hand="silk dates").player(1, hand="salt dates").start()
    match.play(0, loads[0]).play(1, loads[1])
    assert [me.water for me in match.state.players] == water


@rule("OA-13")
def test_a_turn_is_one_action() -> None:
    match = scenario().player(0, hand="silk", coins=1).player(1, coins=1).start()
    assert match.options(0) == ["trade", "scout", "raid", "stock", "explore"]
    match.play(0, "raid seat:1")
    assert match.asks() == {1: "action"}


@rule("OA-14")
def test_a_trade_brings_value_and_bonus_and_moves_the_bonus() -> None:
    match = scenario().player(0, hand="silk dates", coins=3).stalls(well=2, gate=1).start()
    match.play(0, "trade silk well")
    assert match.state.players[0].coins == 3 + 5 + 2
    assert match.state.players[0].hand == ["dates"]
    assert match.state.deck.discard == ["silk"]
    assert match.state.stalls == {"well": 0, "gate": 2}


@rule("OA-14", "OA-16", "OA-18")
def test_what_is_closed_names_its_rule() -> None:
    match = scenario().player(0, water=1).start()
    assert {name: why.rule for name, why in match.why_not(0).items()} == {
        "trade": "OA-14",
        "raid": "OA-16",
        "stock": "OA-18",
    }


@rule("OA-14", "OA-16", "OA-18", "OA-20")
def test_whoever_types_what_is_closed_is_told_why() -> None:
    match = (
        scenario(4)
        .player(0, hand="silk dates", coins=2)
        .player(2, coins=1, camels=5)
        .player(3, coins=1)
        .start()
    )
    for line, why in (
        ("drink", "OA-20 why-no-water"),
        ("trade salt", "OA-14 why-not-held"),
        ("raid seat:1", "OA-16 why-no-loot"),
        ("stock camel", "OA-18 why-no-camels"),
    ):
        with pytest.raises(Refused, match=why):
            match.play(0, line)
        match.match.start_over(0)


@rule("OA-15")
def test_a_scout_keeps_one_of_two_and_puts_the_other_back() -> None:
    match = scenario().player(0, coins=1).deck("salt silk dates").start()
    match.play(0, "scout")
    assert match.options(0) == ["1:salt", "2:silk"]
    match.play(0, "2:silk+1:salt")
    assert match.state.players[0].hand == ["silk"]
    assert match.state.deck.cards[-2:] == ["dates", "salt"]


@rule("OA-16")
def test_a_raid_takes_a_coin_from_somebody_who_has_one() -> None:
    match = scenario(3).player(1, coins=2).start()
    match.play(0, "raid")
    assert [me.coins for me in match.state.players] == [1, 1, 0]


@rule("OA-17")
@pytest.mark.parametrize(
    ("answer", "coins", "water"), [("yes", [0, 2], 0), ("no", [1, 1], 1)], ids=["flees", "stays"]
)
def test_whoever_is_raided_may_get_away(answer: str, coins: list[int], water: int) -> None:
    match = scenario().player(1, coins=2, water=1).start()
    match.play(0, "raid")
    assert match.asks() == {1: "flee"}
    match.play(1, answer)
    assert [me.coins for me in match.state.players] == coins
    assert match.state.players[1].water == water


@rule("OA-18")
def test_stocking_up_costs_coins() -> None:
    match = scenario().player(0, coins=5).start()
    match.play(0, "stock water+camel*2")
    me = match.state.players[0]
    assert (me.coins, me.water, me.camels, match.state.camels) == (0, 1, 2, 3)


@rule("OA-18")
@pytest.mark.parametrize("bought", ["-", "water*4", "camel*3", "water*2+camel*2"])
def test_nobody_buys_nothing_or_more_than_the_coins_allow(bought: str) -> None:
    match = scenario().player(0, coins=5).start()
    with pytest.raises(Refused):
        match.play(0, f"stock {bought}")
    assert match.state.players[0].coins == 5


@rule("OA-18")
def test_only_camels_that_are_there_can_be_bought() -> None:
    match = scenario().player(0, coins=9).player(1, camels=4).start()
    with pytest.raises(Refused):
        match.play(0, "stock camel*2")
    match.play(0, "camel")
    assert match.state.camels == 0


# ---- the road --------------------------------------------------------------------------------------------


@rule("OA-19")
def test_an_encounter_is_carried_out_in_any_order() -> None:
    match = scenario().player(0, coins=1).road("toll").start()
    match.play(0, "explore")
    assert match.options(0) == ["spend-coins", "raise-bonus", "raise-bonus:2"]
    match.play(0, "raise-bonus well spend-coins gate")
    assert match.state.stalls == {"well": 1, "gate": 1}
    assert match.state.players[0].coins == 0
    assert (match.state.road.discard, match.state.met) == (["toll"], [])


@rule("OA-19")
@pytest.mark.parametrize(("answer", "coins", "camels"), [("pay", 1, 1), ("enough", 3, 0)])
def test_an_exchange_may_be_declined(answer: str, coins: int, camels: int) -> None:
    match = scenario().player(0, coins=2).road("herdsman").start()
    match.play(0, f"explore {answer}")
    assert (match.state.players[0].coins, match.state.players[0].camels) == (coins, camels)


@rule("OA-19")
def test_one_of_two_gifts() -> None:
    match = scenario().road("feast").start()
    match.play(0, "explore gain-coins")
    assert match.state.players[0].coins == 2


@rule("OA-19")
def test_the_road_begins_anew_and_without_a_road_nobody_explores() -> None:
    position = scenario()
    position.state.road.cards, position.state.road.discard = [], ["spring"]
    assert "explore" in position.start().options(0)
    position = scenario().player(0, coins=1)
    position.state.road.cards = []
    assert position.start().why_not(0)["explore"].rule == "OA-19"


@rule("OA-21")
def test_on_the_road_water_pays_for_missing_coins_only() -> None:
    match = scenario().player(0, coins=1, water=5).road("herdsman").start()
    match.play(0, "explore pay")
    assert (match.state.players[0].coins, match.state.players[0].water) == (0, 5)
    match = scenario().player(0, water=1).road("herdsman").start()
    match.play(0, "explore pay")
    assert (match.state.players[0].coins, match.state.players[0].water) == (0, 0)


@rule("OA-21")
def test_what_cannot_be_paid_is_left_out_and_its_owner_is_told() -> None:
    match = scenario().player(1, coins=1).road("toll").start()
    match.play(0, "explore raise-bonus well well")
    assert match.log(seat=0)[-1] == "Without effect: pay 1 coin. You cannot pay 1 coin."
    assert match.log(seat=1)[-1] != match.log(seat=0)[-1]


@rule("OA-22")
def test_the_first_caravan_is_paid_at_once_and_only_once() -> None:
    match = (
        scenario()
        .player(0, coins=2, camels=2)
        .player(1, camels=2, coins=2)
        .road("herdsman", "herdsman")
        .start()
    )
    match.play(0, "explore pay")
    assert (match.state.players[0].coins, match.state.players[0].camels) == (3, 3)
    match = scenario().player(0, camels=2, coins=2).start()
    match.play(0, "stock camel")
    assert match.state.players[0].coins == 2
    position = scenario().player(0, camels=2, coins=2)
    position.state.caravan = True
    assert position.start().play(0, "stock camel").state.players[0].coins == 0


@rule("OA-20")
def test_a_drink_in_the_middle_of_a_trade_counts_for_it() -> None:
    match = scenario().player(0, hand="silk dates", water=2).start()
    match.play(0, "drink gate trade drink well silk well")
    assert match.state.players[0].coins == 5 + 1
    assert match.state.players[0].water == 0
    assert match.state.stalls == {"well": 0, "gate": 2}


@rule("OA-20")
def test_nobody_drinks_in_the_turn_of_others_or_without_water() -> None:
    match = scenario().player(0, hand="silk").player(1, water=1).start()
    assert "drink" not in match.options(0)
    match.play(0, "trade silk well")
    assert "drink" in match.options(1)


@rule("OA-30")
def test_everybody_discards_down_to_four_at_the_same_time() -> None:
    match = (
        scenario(3, phase="limit")
        .player(0, hand="silk silk salt salt dates dates")
        .player(1, hand="salt salt salt dates dates")
        .player(2, hand="dates dates dates dates")
        .start()
    )
    assert match.asks() == {0: "throw-away", 1: "throw-away"}
    with pytest.raises(Refused):
        match.play(0, "5:dates")
    match.play(1, "4:dates").play(0, "5:dates+6:dates")
    assert sorted(match.state.deck.discard) == ["dates"] * 3
    assert match.log()[0] == "P1 discards 2 cards."


@rule("OA-31")
def test_a_new_round_brings_two_cards_but_not_after_the_last() -> None:
    match = scenario(2, phase="limit").player(0, hand="silk").start()
    assert [len(me.hand) for me in match.state.players] == [3, 2]
    assert match.state.round == 2
    last = scenario(2, phase="limit", round=3).player(0, hand="silk").start()
    assert [len(me.hand) for me in last.state.players] == [1, 0]
    assert last.result is not None


# ---- alone -----------------------------------------------------------------------------------------------


@rule("OA-40", "OA-44")
def test_the_storm_draws_after_the_turn_and_loads_nothing() -> None:
    match = scenario(1, phase="load").player(0, hand="silk dates").draws("gather").start()
    match.play(0, "dates")
    assert match.events("water-found") != []
    assert match.events("storm-draws") == []
    match.play(0, "trade silk well")
    assert "P2 draws the stone “Gather”." in match.log()
    assert len(match.state.players) == 1


@rule("OA-40")
def test_the_storm_draws_each_stone_before_any_comes_again() -> None:
    match = scenario(1, phase="storm").player(0, water=9).start()
    assert sorted(match.state.stones.pieces) != sorted(match.state.components.stones)
    match = scenario(1, phase="storm").draws("gather").start()
    assert match.state.stones.pieces == []


@rule("OA-41", "OA-40")
def test_the_storm_dries_water_or_says_why_not_and_gathers() -> None:
    match = scenario(1, phase="storm").player(0, water=1).draws("dry").start()
    assert (match.state.players[0].water, match.state.storm) == (0, 0)
    match = scenario(1, phase="storm").player(0).draws("dry").start()
    assert match.state.storm == 3
    assert "P2 cannot carry out “Dry out the water”. There is no water to dry out." in match.log()


@rule("OA-42", "OA-40")
def test_the_storm_takes_a_card_or_two_coins_or_gathers() -> None:
    match = scenario(1, phase="storm").player(0, hand="silk", coins=2, water=1).draws("bury").start()
    assert match.options(0) == ["silk", "coins"]
    match.play(0, "coins")
    assert match.state.players[0].coins == 0
    match = scenario(1, phase="storm").player(0, hand="silk", coins=1).draws("bury").start()
    assert match.why_not(0)["coins"].rule == "OA-42"
    match.play(0, "silk")
    assert match.state.deck.discard == ["silk"]
    match = scenario(1, phase="storm").player(0, coins=1).draws("bury").start()
    assert match.state.storm == 3


@rule("OA-43")
def test_the_storm_gathers_and_blows_over_the_best_stall() -> None:
    match = (
        scenario(1, phase="storm").player(0, water=1, coins=5).stalls(well=1, gate=2).draws("gather").start()
    )
    assert (match.state.storm, match.state.players[0].water) == (3, 1)
    assert (match.state.stalls, match.state.blown) == ({"well": 1, "gate": 0}, "gate")


@rule("OA-43")
@pytest.mark.parametrize(("last", "blown"), [("gate", "well"), ("well", "gate")])
def test_of_equal_stalls_the_next_one_is_blown_over(last: str, blown: str) -> None:
    position = scenario(1, phase="storm").stalls(well=1, gate=1).draws("gather")
    position.state.blown = last
    match = position.start()
    assert match.state.blown == blown
    assert match.state.stalls == {"well": 1, "gate": 1, blown: 0}


# ---- the end ---------------------------------------------------------------------------------------------


@rule("OA-50", "OA-51")
def test_the_most_points_win() -> None:
    match = (
        scenario(2, phase="limit", round=3)
        .player(0, coins=4, camels=1, cargo="silk dates", water=9)
        .player(1, coins=9, cargo="salt")
        .start()
    )
    assert match.result is not None
    assert [(s.seat, s.place, s.total, s.parts) for s in match.result.scores] == [
        (0, 1, 14, {"coins": 4, "camels": 3, "cargo": 7}),
        (1, 2, 12, {"coins": 9, "camels": 0, "cargo": 3}),
    ]
    assert match.result.winners == (0,)


@rule("OA-51")
def test_equal_points_share_the_place() -> None:
    match = scenario(2, phase="limit", round=3).player(0, coins=3).player(1, camels=1).start()
    assert match.result is not None
    assert match.result.winners == (0, 1)


@rule("OA-52")
@pytest.mark.parametrize(("coins", "won"), [(13, True), (12, False), (11, False)])
def test_alone_one_must_have_more_than_the_storm(coins: int, won: bool) -> None:
    match = scenario(1, phase="limit", round=3).player(0, coins=coins).start()
    assert match.result is not None
    assert match.result.won is won
    assert match.result.winners == ((0,) if won else (1,))
