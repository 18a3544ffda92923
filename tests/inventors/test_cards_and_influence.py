"""Limits: the hand, the deck, Influence (IN-020 to IN-025), and the order of effects (IN-030 to IN-034)."""

import pytest

from engines.inventors.scenario import scenario
from engines.kernel import Refused
from tests.rules import rule

EIGHT = "pools drums flutes doors goblets cranes needles flasks"


@rule("IN-020")
def test_a_card_too_many_is_discarded_or_played_at_once() -> None:
    match = scenario(2).player(0, hand=EIGHT, inactive="scribe tiler").deck("wheels").start()
    match.play(0, "worker open-study")
    assert match.key(0) == "next"
    match.play(0, "draw")
    assert match.key(0) == "hand-limit"
    match.play(0, "discard:drums")
    assert len(match.state.players[0].hand) == 8
    assert match.state.discards == ["drums"]


@rule("IN-020", "IN-320")
def test_the_hand_limit_holds_out_of_turn_and_only_the_surplus_is_played() -> None:
    match = (
        scenario(2)
        .device("robotic", card="hourglasses", inventor=1, idea="i3")
        .player(0, silver=9, ready="white6 white1")
        .player(1, hand=EIGHT, ready="white2", inspired="white1")
        .deck("wheels baskets")
        .start()
    )
    match.play(0, "build:robotic ready:white6+ready:white1")
    assert match.asks() == {1: "hand-limit"}
    assert {name.split(":")[0] for name in match.options(1)} == {"discard", "play"}
    match.play(1, "play:goblets boost:ready:white2 discard:flutes")
    assert len(match.state.players[1].hand) == 8
    assert match.state.players[1].dice["ready"][0].value == 3


@rule("IN-021")
def test_dice_and_silver_never_run_out() -> None:
    match = scenario(2).player(0, silver=500).passes("p8 p1 p2 p3 p4").start()
    match.play(0, "tent:blue dummy:orange")
    assert match.state.players[0].silver == 503


@rule("IN-022")
def test_without_boards_no_new_one_is_revealed() -> None:
    match = (
        scenario(2)
        .device("robotic", card="hourglasses", inventor=0, idea="i2")
        .boards("", only=True)
        .player(0, silver=9, ready="white6 white1")
        .start()
    )
    match.play(0, "build:robotic ready:white6+ready:white1")
    assert len(match.state.column(1)) == 3


@rule("IN-023")
def test_the_discards_are_shuffled_when_the_deck_is_empty() -> None:
    match = scenario(2).deck("doors", discards="wheels drums", only=True).passes("p3 p1 p2 p4 p5").start()
    match.play(0, "tent:blue dummy:orange")
    me = match.state.players[0]
    assert len(me.hand) == 2
    assert "doors" in me.hand
    assert match.events("reshuffled")


@rule("IN-023")
def test_without_any_cards_none_are_drawn() -> None:
    match = scenario(2).deck("", only=True).passes("p3 p1 p2 p4 p5").start()
    match.play(0, "tent:blue dummy:orange")
    me = match.state.players[0]
    assert (me.hand, me.silver) == ([], 2)


@rule("IN-024", "IN-033")
def test_with_an_empty_supply_influence_moves_between_guilds_or_not() -> None:
    position = scenario(2).passes("p1 p2 p3 p4 p5").player(0, influence="blue*24 orange", supply=0)
    match = position.start()
    match.play(0, "tent:blue dummy:orange influence:charcoal from:blue")
    assert match.state.players[0].guilds == {"blue": 23, "orange": 1, "charcoal": 1}
    match = scenario(2).passes("p1 p2 p3 p4 p5").player(0, influence="blue*24 orange", supply=0).start()
    match.play(0, "tent:blue dummy:orange influence:charcoal none")
    assert match.state.players[0].guilds["charcoal"] == 0


@rule("IN-024")
def test_a_marker_comes_from_a_guild_never_from_a_device() -> None:
    position = (
        scenario(2)
        .device("robotic", card="hourglasses", inventor=0, idea="i2")
        .player(0, silver=9, ready="white6 white1", influence="orange*2", supply=0)
    )
    match = position.start()
    match.play(0, "build:robotic ready:white6+ready:white1")
    assert match.state.players[0].guilds["orange"] == 1
    match = (
        scenario(2)
        .device("robotic", card="hourglasses")
        .player(0, silver=9, ready="white6 white1", supply=0)
        .start()
    )
    assert match.why_not(0)["build:robotic"].rule == "IN-024"


@rule("IN-030")
def test_what_an_effect_brings_cannot_pay_for_it() -> None:
    match = (
        scenario(2)
        .player(
            0,
            ready="orange6 white1",
            workshops={"top": "w9"},
            silver=1,
            inactive="scribe tiler weaver chandler blacksmith",
        )
        .start()
    )
    match.play(0, "workshop:top ready:orange6+ready:white1")
    assert match.why_not(0)["w9"].rule == "IN-030"


@rule("IN-032", "IN-291")
def test_what_comes_together_is_resolved_in_any_order() -> None:
    for order in ("draw promote:scribe", "promote:scribe"):
        match = scenario(3).passes("p4 p1 p2 p3 p5").player(0, camels=["white1", "white2"], workers=0).start()
        match.play(0, f"tent:blue {order}")
        me = match.state.players[0]
        assert (me.silver, len(me.hand), me.people["scribe"].level) == (1, 1, 2)


@rule("IN-032", "IN-202")
def test_then_means_this_order() -> None:
    match = (
        scenario(2)
        .empty([13])
        .research("right", "rr6 rr1 rr2")
        .player(0, ship=13, royalty=3, workers=1, influence="blue*2")
        .start()
    )
    match.play(0, "worker blue-left:research step:13 rr6 rr1")
    me = match.state.players[0]
    assert me.royalty == 4
    assert (me.silver, len(me.hand)) == (3, 2)


@rule("IN-033")
def test_gains_may_be_declined() -> None:
    match = scenario(2).player(0, exhausted="white*2", inactive="scribe tiler", ready="white2 white3").start()
    match.play(0, "worker open-study draw done")
    me = match.state.players[0]
    assert not me.people["scribe"].active
    assert len(me.hand) == 1


@rule("IN-034")
def test_a_tile_may_be_paid_though_nothing_comes_of_it() -> None:
    match = (
        scenario(2).player(0, ready="blue6", workshops={"top": "w11"}, silver=2, levels={"scribe": 2}).start()
    )
    match.play(0, "workshop:top ready:blue6 w11")
    me = match.state.players[0]
    assert (me.silver, me.people["weaver"].level) == (0 + 1, 2) or me.people["weaver"].level == 2
    assert not match.events("brightened")


def test_what_was_not_offered_is_refused() -> None:
    with pytest.raises(Refused):
        scenario(2).start().play(0, "invent:nothing")
