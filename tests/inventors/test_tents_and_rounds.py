"""Tents, the course of a round, Rest (IN-100 to IN-119, IN-285 to IN-308)."""

import pytest

from engines.inventors.scenario import Scenario, fresh, scenario
from engines.inventors.state import DUMMY
from engines.kernel import Refused
from tests.inventors.whole import random_game
from tests.rules import rule

BUSY = ["white1", "white1"]


def tenting(players: int = 3, **more: object) -> Scenario:
    """Somebody whose Tent brings nothing for unused Workers and Camels."""
    return scenario(players).player(0, camels=BUSY, workers=0, **more)  # type: ignore[arg-type]


@rule("IN-100", "IN-101")
def test_turns_go_clockwise_until_everybody_has_a_tent() -> None:
    match = scenario(3).passes("p8 p3 p2 p5 p1").first_player(1).turn(1).start()
    match.play(1, "tent:blue")
    assert match.asks() == {2: "turn"}
    match.play(2, "tent:orange done")
    assert match.asks() == {0: "turn"}
    match.play(0, "tent:envoy influence:blue")
    assert match.state.round == 2


@rule("IN-102", "IN-295")
def test_what_a_turn_may_be_before_and_after_the_tent() -> None:
    match = scenario(3).player(0, ready="white6*2", exhausted="white", inactive="tiler", hand="doors").start()
    kinds = {name.split(":")[0] for name in match.options(0)}
    assert kinds == {"invent", "workshop", "worker", "tent", "play"}
    match = (
        scenario(3)
        .tents(placed={"blue": 0})
        .player(
            0, ready="white6*2", exhausted="white", inactive="tiler", silver=2, workshop_dice={"top": "blue1"}
        )
        .start()
    )
    assert match.options(0) == [
        "workshop:middle",
        "workshop:bottom",
        "brighten",
        "refresh:tiler",
        "clear:top",
    ]
    assert match.why_not(0)["nothing"].rule == "IN-295"


@rule("IN-295", "IN-102")
def test_what_is_over_with_the_tent_says_why() -> None:
    match = (
        scenario(3)
        .tents(placed={"blue": 0})
        .device("giant", card="lamps", builder=1)
        .player(0, ready="blue6")
    ).start()
    for name in ("worker", "tent:orange", "test", "invent:fragrant", "publish:giant"):
        assert match.why_not(0)[name].rule == "IN-295"
    with pytest.raises(Refused, match="IN-295"):
        match.play(0, "worker")


@rule("IN-295")
def test_each_action_after_the_tent() -> None:
    position = {
        "ready": "white1",
        "exhausted": "white",
        "inactive": "tiler scribe",
        "silver": 2,
        "workshop_dice": {"top": "blue1"},
    }
    after = {
        "workshop:middle ready:white1": "w",
        "brighten ready:white1": "b",
        "refresh:tiler": "r",
        "clear:top weaver": "c",
    }
    for line, kind in after.items():
        match = scenario(3).tents(placed={"blue": 0}).player(0, **position).start()  # type: ignore[arg-type]
        match.play(0, line)
        me = match.state.players[0]
        assert bool(me.workshops["middle"].dice) == (kind == "w")
        assert bool(me.dice["determined"]) == (kind == "b")
        assert me.people["tiler"].active == (kind == "r")
        assert (not me.workshops["top"].dice) == (kind == "c")
        assert me.silver == (0 if kind == "c" else 2)
    nothing = scenario(3).tents(placed={"blue": 0}).player(0, tower=1).start()
    assert nothing.asks() == {1: "turn"}  # nothing was possible, so nothing was asked


@rule("IN-103", "IN-320", "IN-321")
def test_free_actions_stand_beside_everything_in_the_own_turn() -> None:
    match = scenario(3).player(0, hand="doors drums", ready="white2 white6", inactive="tiler").start()
    match.play(0, "play drums")
    me = match.state.players[0]
    assert me.people["tiler"].active
    assert me.dice["ready"][0].value == 3
    match.play(0, "workshop:top")
    assert "play" in match.options(0)
    match.play(0, "ready:white6 play doors boost:ready:white3")
    assert match.key(0) == "brighten"


@rule("IN-322")
def test_two_cards_brighten_or_refresh() -> None:
    for choice in ("take:brighten ready:white2", "take:refresh"):
        match = scenario(3).player(0, hand="doors drums wheels", ready="white2", inactive="tiler").start()
        match.play(0, "two-cards doors+wheels " + choice)
        me = match.state.players[0]
        assert me.hand == ["drums"]
        assert me.people["tiler"].active == (choice == "take:refresh")
        assert bool(me.dice["determined"]) == (choice != "take:refresh")


@rule("IN-321")
def test_a_card_needs_a_card() -> None:
    match = scenario(3).start()
    assert {name: match.why_not(0)[name].rule for name in ("play", "two-cards")} == {
        "play": "IN-321",
        "two-cards": "IN-322",
    }


@rule("IN-285")
def test_one_tent_on_each_space_from_the_left_of_the_row() -> None:
    match = scenario(3).tents(placed={"blue": 1}).player(0, tents=3).start()
    assert match.why_not(0)["tent:blue"].rule == "IN-285"
    match.play(0, "tent:orange")
    me = match.state.players[0]
    assert me.tents == 2
    assert not me.unlocked  # the first Tent, not the second one, unlocks the Camel with three players


@rule("IN-286", "IN-289")
def test_unused_workers_and_camels_refresh_and_brighten() -> None:
    match = (
        scenario(3)
        .player(
            0,
            workers=1,
            envoy=True,
            unlocked=True,
            camels=["white1"],
            inactive="scribe tiler weaver chandler carpenter",
        )
        .player(0, exhausted="white*9")
        .passes("p3 p1 p2 p4 p5")
        .start()
    )
    match.play(0, "tent:blue brighten")
    assert match.asked(0).text().args["count"] == 4  # Worker, Envoy, second and third Camel


@rule("IN-287")
def test_tent_research_gained_in_this_turn_counts() -> None:
    match = (
        tenting(2, ready="blue6", influence="blue*3", ship=8, exhausted="white")
        .river(7, research="rm8", influence=[1])
        .passes("p2 p1 p3 p4 p5")
        .player(0, inactive="scribe tiler weaver", hand="doors")
        .river(8, tiles="w3")
        .start()
    )
    match.play(0, "tent:blue dummy:orange")
    assert "refresh:scribe" not in match.options(0)
    later = (
        tenting(2, influence="blue*3", ship=8)
        .river(7, research="rm2", influence=[1])
        .player(0, workers=1)
        .start()
    )
    later.play(0, "worker blue-left:research step:7")
    assert later.state.players[0].silver == 0


@rule("IN-323", "IN-324")
def test_the_silver_for_a_research_tile_may_be_saved() -> None:
    match = (
        tenting(silver=5, workshop_dice={"top": "white2"})
        .river(8, research="rm6", influence=[0])
        .passes("p3 p1 p2 p4 p5")
        .start()
    )
    match.play(0, "tent:blue")
    silver = match.state.players[0].silver
    assert "save" in match.options(0)
    match.play(0, "save take:clear-workshop scribe")
    me = match.state.players[0]
    assert (me.silver, me.people["scribe"].active, me.saves, me.may_save) == (silver, False, False, False)


@rule("IN-288", "IN-292")
def test_what_the_tent_uncovers_comes_last() -> None:
    match = tenting(2, tents=3).passes("p1 p2 p3 p4 p8").start()
    match.play(0, "tent:camel dummy:orange")
    me = match.state.players[0]
    assert (me.workers, me.reserve) == (1, 0)


@rule("IN-290", "IN-117")
def test_the_first_tent_brings_the_dummys_along() -> None:
    match = tenting(2).passes("p8 p1 p2 p3 p4").start()
    match.play(0, "tent:blue")
    assert match.key(0) == "dummy-tent"
    assert match.why_not(0)["dummy:blue"].rule == "IN-285"
    match.play(0, "dummy:orange")
    assert match.state.tents[1] == DUMMY
    assert match.why_not(1)["tent:orange"].rule == "IN-290"
    match.play(1, "tent:envoy done")
    assert match.state.tents == [None] * 5
    assert all(DUMMY not in row for row in match.state.raised)


@rule("IN-291")
def test_pass_tile_p2_is_a_choice_with_a_cost() -> None:
    match = tenting(hand="doors").passes("p2 p1 p3 p4 p5").start()
    match.play(0, "tent:blue")
    assert match.options(0) == ["take:ship", "done", "play"]
    match.play(0, "take:ship doors top")
    me = match.state.players[0]
    assert me.hand == []
    assert match.state.ship(0) == 1
    match = tenting(ship=1).passes("p2 p1 p3 p4 p5").start()
    match.play(0, "tent:blue take:collect-tile")
    assert match.key(0) == "collect"


@rule("IN-291", "IN-286")
@pytest.mark.parametrize("tile", [f"p{number}" for number in range(1, 9)])
def test_every_pass_tile_is_resolved(tile: str) -> None:
    others = " ".join([f"p{number}" for number in range(1, 9) if f"p{number}" != tile][:4])
    match = (
        tenting(inactive="scribe tiler weaver", exhausted="white*3", ship=1, hand="doors")
        .passes(f"{tile} {others}")
        .river(1, tiles="w36")
        .start()
    )
    before = match.state.players[0].silver
    lines = {
        "p1": "influence:blue exhausted:white*3",
        "p2": "take:collect-tile w36 top",
        "p3": "",
        "p4": "draw promote:scribe",
        "p5": "influence:blue refresh:scribe refresh:tiler",
        "p6": "study:blue exhausted:white exhausted:white",
        "p7": "refresh:scribe",
        "p8": "refresh:scribe",
    }
    match.play(0, f"tent:blue {lines[tile]}")
    me = match.state.players[0]
    checks = {
        "p1": me.guilds["blue"] == 1 and len(me.dice["ready"]) == 3,
        "p2": me.workshops["top"].tiles == ["w36"],
        "p3": (me.silver - before, len(me.hand)) == (2, 3),
        "p4": (me.silver - before, len(me.hand), me.people["scribe"].level) == (1, 2, 2),
        "p5": me.guilds["blue"] == 1 and me.people["tiler"].active,
        "p6": me.study["blue"] == [1] and len(me.dice["ready"]) == 1,
        "p7": me.royalty == 1 and me.people["scribe"].active,
        "p8": me.silver - before == 3 and me.people["scribe"].active,
    }
    assert checks[tile]


# ---- start of a round ------------------------------------------------------------------------------------


@rule("IN-110", "IN-111", "IN-112")
def test_royalties_and_income_from_the_second_round_on() -> None:
    match = scenario(3).round(2).phase("start").player(0, royalty=4, tower=3).start()
    me, other, _ = match.state.players
    assert (me.silver, len(me.hand)) == (3 + 4, 2)
    assert (other.silver, len(other.hand)) == (1 + 3, 1)
    first = scenario(3).phase("start").start()
    assert [one.silver for one in first.state.players] == [0, 0, 0]


@rule("IN-110", "IN-020", "IN-113", "IN-307")
def test_cards_too_many_are_settled_by_all_at_once_without_free_actions() -> None:
    full = "pools drums flutes doors goblets cranes needles flasks"
    match = scenario(3).round(2).phase("start").player(1, hand=full).start()
    assert match.asks() == {1: "hand-limit"}
    assert not match.asked(1).free
    match.play(1, "discard:pools")
    assert match.state.discards == ["pools"]
    assert match.asks() == {0: "turn"}


@rule("IN-115", "IN-116", "IN-117", "IN-119")
def test_the_dummy_moves_at_the_start_of_every_round() -> None:
    match = scenario(2).phase("start").dummy(next_card=5).start()
    dummy = match.state.dummy
    assert dummy is not None
    assert dummy.guilds == {"blue": 0, "orange": 1, "charcoal": 2}
    assert dummy.supply == 9
    assert match.state.ship(DUMMY) == 4
    assert dummy.closed == ["charcoal-left", "blue-right"]
    assert (dummy.dearer, dummy.color) == ("hire-camel", "orange")
    match = scenario(2).phase("start").round(2).dummy(next_card=6, ship=4).start()
    assert match.state.ship(DUMMY) == 9
    assert match.state.revealed == ["left"]
    match = scenario(2).phase("start").round(2).dummy(next_card=6, ship=15).start()
    assert match.state.ship(DUMMY) == 17


@rule("IN-118")
def test_three_rounds_begin_with_two_dummy_cards() -> None:
    match = scenario(2, rounds=3).phase("start").dummy(next_card=1).dummy(next_card=2).start()
    dummy = match.state.dummy
    assert dummy is not None
    assert sum(dummy.guilds.values()) == 6
    assert match.state.ship(DUMMY) == 6
    assert (dummy.dearer, dummy.color) == ("advance-ship", "orange")  # the first card's tokens


# ---- Rest ------------------------------------------------------------------------------------------------


def resting(players: int = 3, **more: object) -> Scenario:
    tents = {"camel": 0, "orange": 1, "envoy": 2}
    position = scenario(players).tents(placed={name: seat for name, seat in tents.items() if seat < players})
    return position.phase("rest").player(0, **more)  # type: ignore[arg-type]


@rule("IN-300", "IN-301")
def test_the_leftmost_tent_brings_the_first_player_marker() -> None:
    match = resting().start()
    assert (match.state.first, match.state.round) == (1, 2)
    match = scenario(2).tents(placed={"blue": "dummy", "charcoal": 1, "camel": 0}).phase("rest").start()
    assert match.state.first == 1


@rule("IN-302")
def test_unused_dice_are_brightened_once_each() -> None:
    match = (
        resting(
            exhausted="white", ready="blue2", determined="orange3 white4", study="blue1 charcoal2 orange3"
        )
        .player(0, inactive="scribe tiler")
        .start()
    )
    assert match.asks() == {0: "rest-study"}
    assert match.options(0) == ["study:blue1", "study:charcoal2"]
    match.play(0, "study:blue1")
    me = match.state.players[0]
    areas = {area: sorted(die.color for die in dice) for area, dice in me.dice.items()}
    assert areas["exhausted"] == []
    assert areas["ready"] == ["white"]
    assert areas["determined"] == ["blue", "charcoal"]
    assert areas["inspired"] == ["orange", "orange", "white"]
    assert {("orange", 3), ("white", 4)} <= {(die.color, die.value) for die in me.dice["inspired"]}
    assert all(die.value for area in ("ready", "determined", "inspired") for die in me.dice[area])  # type: ignore[index]
    assert me.guilds["orange"] == 1
    assert me.silver >= 1
    assert me.study == {"blue": [2], "orange": [], "charcoal": []}


@rule("IN-303")
def test_used_dice_are_exhausted_unless_a_tile_says_otherwise() -> None:
    match = resting(
        camels=["blue3 white2"],
        workshop_dice={"top": "blue4", "middle": "orange5", "bottom": "white6"},
        workshops={"top": "w46", "middle": "w40", "bottom": "w35 w42"},
    ).start()
    me = match.state.players[0]
    assert [(die.color, die.value > 0) for die in me.dice["ready"]] == [("blue", True)]
    assert [(die.color, die.value > 0) for die in me.dice["determined"]] == [("white", True)]
    assert sorted(die.color for die in me.dice["exhausted"]) == ["blue", "orange", "white"]


@rule("IN-303")
def test_with_several_such_tiles_the_player_chooses_and_camels_have_research() -> None:
    match = (
        resting(camels=["blue3 white2"], workshop_dice={"top": "blue4"}, workshops={"top": "w46 w40"})
        .river(1, research="rl9", influence=[0])
        .start()
    )
    assert match.options(0) == ["ready", "determined"]
    match.play(0, "determined")
    me = match.state.players[0]
    assert [(die.color, die.value > 0) for die in me.dice["ready"]] == [("blue", True)]
    assert [(die.color, die.value > 0) for die in me.dice["determined"]] == [("blue", True)]
    assert [die.color for die in me.dice["exhausted"]] == ["white"]


@rule("IN-302", "IN-303")
def test_all_rows_are_chosen_before_dice_are_rolled_for_good() -> None:
    match = resting(
        workshops={"top": "w40 w46", "middle": "w41 w47"},
        workshop_dice={"top": "blue3 white2", "middle": "orange2 white4"},
    ).start()
    match.draft(0, "ready")
    me = match.state.players[0]
    assert match.asks() == {0: "rest-dice"}
    assert (len(me.workshops["top"].dice), me.dice["ready"]) == (2, [])
    match.draft(0, "determined")
    assert match.asks() == {0: "stop-roll"}
    assert match.match.can_undo(0)
    assert match.state.players[0].dice["ready"] == []
    match.undo(0)
    match.play(0, "determined")
    me = match.state.players[0]
    assert (len(me.dice["ready"]), len(me.dice["determined"])) == (2, 2)
    assert not match.match.can_undo(0)


@rule("IN-304", "IN-305", "IN-308")
def test_camels_are_covered_workers_return_people_stay_tired() -> None:
    match = (
        scenario(3)
        .tents(placed={"blue": 0, "orange": 1, "envoy": 2})
        .phase("rest")
        .player(0, hired=True, inactive="tiler", workshops={"top": "w1"})
        .workers(blue_left=0, open_study=[0])
        .envoy_at("orange-left", 1)
        .start()
    )
    me = match.state.players[0]
    assert (me.hired, me.workers, me.people["tiler"].active) == (False, 2, False)
    assert me.workshops["top"].tiles == ["w1"]
    assert not any(match.state.workers.values())
    assert match.state.players[2].envoy  # by this round's Tent
    assert (match.state.players[1].envoy, match.state.players[1].workers) == (False, 2)


@rule("IN-305")
def test_an_envoy_that_was_not_placed_goes_back_too() -> None:
    match = resting(envoy=True).start()
    assert [me.envoy for me in match.state.players] == [False, False, True]


@rule("IN-306")
def test_raised_tents_bring_influence_the_envoy_and_a_camel() -> None:
    match = resting().start()
    players = match.state.players
    assert players[0].hired
    assert players[1].guilds["orange"] == 1
    assert players[2].envoy
    assert match.state.raised == [[], [1], [], [2], [0]]
    again = (
        scenario(3)
        .tents(placed={"camel": 0, "orange": 1, "envoy": 2}, raised={"orange": 0})
        .phase("rest")
        .start()
    )
    assert again.state.players[1].guilds["orange"] == 0
    assert again.state.raised[1] == [0, 1]


@rule("IN-300", "IN-306", "IN-340")
def test_in_the_last_round_only_tents_are_raised() -> None:
    match = resting(exhausted="white", camels=["blue3"]).round(4).start()
    game = match.state
    assert game.phase == "over"
    me = game.players[0]
    assert (me.hired, game.players[2].envoy) == (False, False)
    assert game.players[1].guilds["orange"] == 1
    assert len(me.camels[0]) == 1
    assert len(me.dice["exhausted"]) == 1
    assert match.result is not None


@rule("IN-300")
def test_the_round_ends_after_the_last_tent_and_its_action() -> None:
    match = scenario(3).tents(placed={"blue": 1, "orange": 2}).passes("p1 p2 p8 p4 p5").start()
    match.play(0, "tent:charcoal")
    assert match.state.round == 2
    assert match.state.players[0].silver >= 3


@rule("IN-307", "IN-103")
def test_nobody_acts_freely_in_others_turns() -> None:
    match = scenario(3).player(1, hand="doors drums").start()
    with pytest.raises(Refused):
        match.play(1, "play")


@rule("IN-101", "IN-340")
def test_whole_games_end() -> None:
    for players in (1, 2, 3, 4):
        match = random_game(players, seed=players)
        assert match.result is not None
        assert match.state.round == 4


@rule("IN-079")
def test_everybody_chooses_the_row_at_once() -> None:
    assert fresh(4).asks() == dict.fromkeys(range(4), "starting-row")
