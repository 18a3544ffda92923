"""Scenarios: what they promise to whoever writes further ones."""

import pytest

from engines.excavation import GAME
from engines.excavation.pieces import census
from engines.excavation.scenario import fresh, scenario
from engines.kernel import Match, Refused
from engines.kernel.spelling import Impossible


def pieces(match):
    return {name: count for name, count in census(match.state).items() if count}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_pieces_come_out_of_the_box(players):
    start = (
        scenario(players)
        .market(1, queue="rg*", traders=2)
        .ship("yy")
        .dig("r1 g2 o3")
        .forecast("red-1@0 green-1")
    )
    start.player(
        0, hand="y1 y2 t2", hold="p1 p2", hidden="p3", gallery="r1 r2", token=1, explorers="nile cape congo"
    )
    start.black_market("red", "r1 r4").centre("middle", envoys=3).discard("o1 o2").deck("g1 g2").buyer_deck(
        "r*"
    )
    assert pieces(start.start()) == pieces(fresh(players))


def test_saying_something_again_replaces_it():
    start = scenario().player(0, hand="red-1 red-1", hold="red-eye red-eye red-eye").market(1, queue="yyyy")
    start.player(0, hand="red-1 red-1", hold="red-eye").market(1, queue="g").black_market(
        "red", "red-eye red-eye"
    )
    match = start.start()
    assert match.state.players[0].hold == ["red-eye"]
    assert match.state.market(1).queue == ["green"]
    assert pieces(match) == pieces(fresh(2))


@pytest.mark.parametrize(
    ("build", "said"),
    [
        (lambda s: s.player(0, hold="r1 r1 r1 r1"), "there is no red-eye left in the box"),
        (lambda s: s.player(0, hold="r1 r2 r3 r4 g1 g2"), "6 artefacts, 5 spaces"),
        (lambda s: s.player(0, hand="red-1 red-1 red-1"), "there is no red-1 left in the box"),
        (lambda s: s.player(0, hand="t2 t2"), "one travel card of each kind"),
        (lambda s: s.player(0, explorers="nile nile"), "two on one location"),
        (lambda s: s.player(0, explorers="atlantis"), "'atlantis' is no location"),
        (lambda s: s.player(0, gallery="r1 r1"), "two guards on one cell"),
        (lambda s: s.player(0, crew=30), "30 available, but 22"),
        (lambda s: s.market(1, traders=23), "crew of seat 0"),
        (lambda s: s.market(1, queue="yyyyy"), "5 buyers, at most 4"),
        (lambda s: s.market(1, queue="x"), "'x' is no buyer"),
        (lambda s: s.market(7, queue="y"), "no market 7"),
        (lambda s: s.market(1, traders={5: 1}), "no seat 5"),
        (lambda s: s.popularity(red=1), "popularity of red: 1, but it is"),
        (lambda s: s.popularity(blue=1), "'blue' is no region"),
        (lambda s: s.player(0, token=1).player(1, token=1), "initiative tokens"),
        (lambda s: s.black_market("red", "green-eye"), "does not belong"),
        (lambda s: s.centre("left", card="coup"), "'coup' is no command card"),
        (lambda s: s.player(0, passed=True), "has passed"),
        (lambda s: s.order(0, 0), "every seat once"),
        (lambda s: s.zu_cards("sell-1"), "only against a lone player"),
    ],
)
def test_an_impossible_position_is_refused_in_words(build, said):
    start = scenario().market(1, queue="rrr").market(2, queue="rr")  # five red ones, two more are in the box
    with pytest.raises(Impossible, match=said):
        build(start).start()


def test_names_may_be_written_in_several_ways():
    match = scenario(factions=["dal-harraii", "kuti_kuti"]).player(
        0, hand=["y3", "a_red_1a"], hold="red_s1 g2 yellow-3"
    )
    match = (
        match.player(0, explorers="market:3 black-market:east cape").market(1, queue="purple special").start()
    )
    me = match.state.players[0]
    assert me.faction == "dal_harraii"
    assert me.hand == ["yellow-3", "red-1"]
    assert me.hold == ["red-eye", "green-fork", "yellow-wave"]
    assert me.explorers == ["guinea", "pacific", "cape"]
    assert match.state.market(1).queue == ["purple", "special"]


def test_a_line_may_name_what_had_no_alternative_but_nothing_that_was_not_offered():
    def sale():
        return (
            scenario(factions="aqulla gul")
            .market(1, queue="r", traders=1)
            .player(0, hold="red-eye", hand="t2 t3")
            .start()
        )

    named = sale().play(0, "sell travel-2 red market:1 hold:red-eye")
    left_out = sale().play(0, "sell travel-2")
    assert named.match.digest() == left_out.match.digest()
    with pytest.raises(Refused):
        sale().play(0, "sell travel-2 green")


def test_a_position_can_be_saved_and_loaded():
    match = (
        scenario()
        .player(0, hand="red-1 t2", explorers="alaska nile cape")
        .start()
        .play(0, "market red-1 trader")
    )
    loaded = Match.load(GAME, match.match.save())
    assert loaded.digest() == match.match.digest()
    assert loaded.asked(0).key == match.key(0)


def test_a_big_hand_is_chosen_from_region_by_region():
    every = [card for card in scenario().box.cards if not card.startswith("travel")]
    match = scenario().player(0, hand=[*every, "t2"]).start().play(0, "travel")
    assert match.options(0) == ["yellow", "green", "red", "purple", "orange", "travel"]
    match.play(0, "purple")
    assert match.options(0) == [f"purple-{number}" for number in range(1, 7)]
    match.play(0, "purple-4 stop")
    assert match.state.discard == ["purple-4"]
