"""Devices through their life (IN-003 to IN-005, IN-210 to IN-255)."""

import pytest

from engines.inventors.devices import most_built
from engines.inventors.scenario import Scenario, scenario
from engines.inventors.state import Device
from engines.kernel import Refused
from engines.kernel.asks import written
from engines.kernel.scenario import Played
from tests.rules import rule


def device(match: "Played[object]", board: str) -> Device:
    return next(one for one in match.state.devices if one.board == board)  # type: ignore[attr-defined]


def rich(players: int = 2, **more: object) -> Scenario:
    return scenario(players).player(0, silver=30, ready="white6*2", **more)  # type: ignore[arg-type]


@rule("IN-004", "IN-005")
def test_a_device_goes_through_its_life() -> None:
    match = rich(hand="doors drums flutes").start()
    match.play(0, "invent:robotic ready:white6*2 drums+flutes doors idea:top-left")
    one = device(match, "robotic")
    assert (one.column, one.inventor, one.builder, one.publisher) == (1, 0, None, None)
    assert match.state.players[0].ideas[0] is None
    match = rich().device("robotic", card="doors", inventor=1).start()
    match.play(0, "build:robotic ready:white6*2 done").play(1, "done")
    one = device(match, "robotic")
    assert (one.column, one.inventor, one.builder) == (2, 1, 0)
    match = rich().device("robotic", card="doors", inventor=1, builder=1).start()
    match.play(0, "publish:robotic ready:white6*2 tiler")
    one = device(match, "robotic")
    assert (one.column, one.inventor, one.builder, one.publisher) == (3, 1, 1, 0)


@rule("IN-210", "IN-211")
def test_a_camel_with_dice_takes_no_more_and_two_are_open() -> None:
    match = rich(camels=["white1", "white1"]).device("robotic", card="doors").start()
    assert match.why_not(0)["build:robotic"].rule == "IN-211"
    match = rich(camels=["white1", "white1"], unlocked=True).device("robotic", card="doors").start()
    match.play(0, "build:robotic ready:white6*2 done")
    assert len(match.state.players[0].camels[2]) == 2
    match = rich(camels=["white1", "white1"], hired=True).device("robotic", card="doors").start()
    match.play(0, "build:robotic ready:white6*2 done")
    assert len(match.state.players[0].camels[3]) == 2
    full = ["white1"] * 4
    match = rich(camels=full, hired=True, unlocked=True).device("robotic", card="doors").start()
    assert match.why_not(0)["build:robotic"].rule == "IN-210"


@rule("IN-212", "IN-214")
def test_a_colour_bonus_may_be_used_before_or_after_and_once() -> None:
    match = (
        rich(inactive="scribe").player(0, ready="charcoal6 white6").device("robotic", card="doors").start()
    )
    match.play(0, "build:robotic ready:charcoal6+ready:white6")
    # Paid at once; the bonus waits beside the Idea tile.
    assert {"refresh:weaver", "influence:blue"} <= set(match.options(0))
    match.play(0, "refresh:weaver")
    assert match.state.camel is not None
    assert match.state.camel.bonuses == 0
    assert "refresh:tiler" not in match.options(0)


@rule("IN-213")
def test_the_total_must_be_reached_and_research_adds_two_but_not_to_a_test() -> None:
    position = scenario(2).player(0, ready="white2 white3", hand="doors drums flutes")
    match = position.start()
    assert match.why_not(0)["invent:robotic"].rule == "IN-213"
    match = scenario(2).player(0, ready="white4 white3 white1", hand="doors drums flutes").start()
    match.play(0, "invent:robotic")
    with pytest.raises(Refused, match="IN-213"):
        match.play(0, "ready:white3+ready:white1")
    match = (
        scenario(2)
        .river(1, research="rl8", influence=[0])
        .device("robotic", card="doors", builder=0, tests="charcoal5 - - -")
        .player(0, ready="blue4")
        .start()
    )
    assert match.why_not(0)["test"].rule == "IN-245"


@rule("IN-216")
def test_a_neutral_idea_gives_two_influence_of_free_colours() -> None:
    match = rich().device("robotic", card="doors").start()
    match.play(0, "build:robotic ready:white6*2 influence:blue influence:charcoal")
    assert match.state.players[0].guilds == {"blue": 1, "orange": 0, "charcoal": 1}


@rule("IN-220")
def test_inventing_needs_an_idea_a_blank_board_and_cards() -> None:
    gone = "top-left top-middle top-right bottom-left bottom-middle bottom-right"
    match = rich(hand="doors drums flutes", idea_gone=gone).start()
    assert match.why_not(0)["invent:robotic"].rule == "IN-220"
    match = rich(hand="doors drums").start()
    assert match.why_not(0)["invent:robotic"].rule == "IN-220"
    assert "invent:fragrant" in match.options(0)
    match = rich(hand="doors drums").player(0, ready="orange6 white6").start()
    match.play(0, "invent:robotic")
    with pytest.raises(Refused, match="IN-220"):
        match.play(0, "ready:white6")
    match.play(0, "ready:orange6")
    assert len(match.state.players[0].hand) == 3


@rule("IN-221", "IN-222")
def test_matches_are_colours_at_the_same_height() -> None:
    # Water-Powered: orange over blue; Doors: orange over blue; Astrolabes: orange over charcoal.
    for card, gained in (("doors", {"orange": 1, "blue": 1}), ("astrolabes", {"orange": 1, "blue": 0})):
        match = rich(hand=f"{card} drums").start()
        match.play(0, f"invent:water-powered ready:white6*2 drums {card} idea:top-left")
        guilds = match.state.players[0].guilds
        assert {color: guilds[color] for color in gained} == gained  # type: ignore[index]


@rule("IN-222")
def test_each_card_says_what_its_edges_would_bring() -> None:
    match = rich(hand="doors astrolabes pools flutes").start()
    match.play(0, "invent:water-powered ready:white6*2 flutes")
    notes = {option.id: written(option.note).key for option in match.asked(0).options if option.note}
    assert notes == {"doors": "list-and", "astrolabes": "effect-influence-orange", "pools": "note-no-match"}


@rule("IN-223")
def test_a_column_pays_when_its_second_tile_leaves() -> None:
    match = rich(hand="doors drums", idea_gone="bottom-left").start()
    match.play(0, "invent:fragrant ready:white6*2 doors idea:top-left")
    assert match.state.players[0].silver == 30 + 3


@rule("IN-224")
def test_a_card_just_drawn_may_be_the_device() -> None:
    match = scenario(2).player(0, ready="orange6 white6", hand="").deck("doors").start()
    match.play(0, "invent:fragrant ready:orange6+ready:white6 doors idea:top-left")
    assert device(match, "fragrant").card == "doors"


@rule("IN-230")
def test_building_needs_an_invented_device_and_room() -> None:
    position = rich().device("steam-powered", card="doors")
    for board, card in zip(
        ("portable", "giant", "silent", "perpetual"), ("wheels", "goblets", "pools", "drums"), strict=True
    ):
        position.device(board, card=card, builder=1, inventor="neutral" if board in ("portable",) else 1)
    match = position.start()
    assert match.why_not(0)["build:steam-powered"].rule == "IN-230"
    assert most_built(match.state) == 4
    assert most_built(scenario(1).start().state) == 3


@rule("IN-004", "IN-220", "IN-230", "IN-253")
def test_why_a_device_is_too_early_or_too_late_is_said() -> None:
    position = rich(hand="pools flutes drums").device("robotic", card="doors")
    match = position.device("giant", card="lamps", builder=1).start()
    closed = {
        "build:fragrant": "IN-230",  # blank
        "publish:fragrant": "IN-253",
        "invent:robotic": "IN-220",  # Invented
        "publish:robotic": "IN-253",
        "invent:giant": "IN-220",  # Built
        "build:giant": "IN-230",
    }
    assert {name: match.why_not(0)[name].rule for name in closed} == closed
    with pytest.raises(Refused, match="IN-253"):
        match.play(0, "publish:robotic")
    assert {"invent:fragrant", "build:robotic", "publish:giant"} <= set(match.options(0))


@rule("IN-231", "IN-151")
def test_a_person_who_is_tired_closes_the_build_unless_something_may_help() -> None:
    match = rich(inactive="tiler").device("robotic", card="hourglasses").start()
    assert match.why_not(0)["build:robotic"].rule == "IN-151"
    match = rich(inactive="tiler", hand="drums").device("robotic", card="hourglasses").start()
    match.play(0, "build:robotic ready:white6*2")
    assert match.key(0) == "pay"
    match.play(0, "play drums all done")  # Drums: refresh the Tiler
    assert device(match, "robotic").builder == 0


@rule("IN-232")
def test_the_three_payments_are_one_task() -> None:
    match = (
        scenario(2)
        .player(0, silver=3, ready="white6*2", levels={"scribe": 2})
        .device("robotic", card="hourglasses")
        .start()
    )
    match.play(0, "build:robotic ready:white6*2 all scribe+blacksmith+carpenter done")
    me = match.state.players[0]
    assert me.silver == 0
    assert not any(person.active for person in me.people.values())


@rule("IN-233", "IN-113", "IN-320")
def test_the_inventor_answers_without_free_actions() -> None:
    match = (
        rich()
        .device("robotic", card="doors", inventor=1, idea="i4")
        .player(1, ready="white1", hand="pools drums")
        .start()
    )
    match.play(0, "build:robotic ready:white6*2")
    assert match.asks() == {1: "brighten"}
    assert match.options(1) == ["ready:white1", "ready:white1>2"]


@rule("IN-234")
def test_the_builder_is_done_before_the_inventor_decides() -> None:
    match = rich().device("robotic", card="doors", inventor=1, idea="i1").start()
    match.play(0, "build:robotic ready:white6*2")
    assert match.asks() == {0: "next"}
    match.play(0, "influence:blue")
    assert match.asks() == {1: "next"}
    assert device(match, "robotic").column == 1


@rule("IN-231")
def test_the_builder_of_an_own_idea_has_its_effect_once() -> None:
    match = rich().device("robotic", card="doors", inventor=0, idea="i2").start()
    match.play(0, "build:robotic ready:white6*2")
    assert match.state.players[0].silver == 30 - 6 + 2
    assert match.asks() == {1: "turn"}


@rule("IN-245")
def test_a_test_die_is_at_least_as_high_as_the_others_there() -> None:
    position = scenario(2).device("robotic", card="doors", builder=1, tests="charcoal5 - - -")
    assert position.player(0, ready="blue4").start().why_not(0)["test"].rule == "IN-245"
    position = scenario(2).device("robotic", card="doors", builder=1, tests="charcoal5 - - -")
    match = position.player(0, ready="white6").start()
    assert match.why_not(0)["test"].rule == "IN-245"


@rule("IN-246", "IN-248")
def test_published_and_foreign_devices_may_be_tested_without_colour_bonus() -> None:
    match = (
        scenario(2)
        .device("robotic", card="doors", builder="neutral", publisher=1)
        .player(0, ready="charcoal3 charcoal3", inactive="scribe tiler")
        .start()
    )
    match.play(0, "test 2:ready:charcoal3 top")
    assert match.state.camel is None
    assert not match.state.players[0].people["scribe"].active
    assert scenario(2).player(0, ready="blue6").start().why_not(0)["test"].rule == "IN-246"


@rule("IN-245")
def test_many_dice_are_chosen_space_by_space() -> None:
    dice = "charcoal1 charcoal2 charcoal3 charcoal4 charcoal5 charcoal6"
    match = (
        scenario(4)
        .device("robotic", card="doors", builder=1)
        .player(0, ready=dice, determined=dice, inspired="charcoal1 charcoal2")
        .start()
    )
    match.play(0, "test")
    assert match.options(0) == ["1", "2"]
    match.play(0, "2 2:determined:charcoal3")
    assert match.key(0) == "raise"


@rule("IN-247", "IN-303")
def test_the_test_die_stays_and_its_white_die_is_used_up() -> None:
    match = (
        scenario(2)
        .river(1, research="rl1", influence=[0])
        .device("robotic", card="doors", builder=1)
        .player(0, ready="blue3")
        .deck("wheels")
        .start()
    )
    match.play(0, "test top")
    me = match.state.players[0]
    assert me.hand == []  # the white die is no blue one, and nothing was gained
    assert [die.color for die in me.camels[0]] == ["white"]


@rule("IN-253")
def test_only_built_devices_are_published_without_limit() -> None:
    position = rich(3)
    for board, card in zip(
        ("portable", "giant", "silent", "perpetual", "mirrored"),
        ("wheels", "goblets", "pools", "drums", "lamps"),
        strict=True,
    ):
        position.device(board, card=card, builder=1, publisher=2, inventor=1)
    match = position.device("steam-powered", card="doors", builder=0).start()
    match.play(0, "publish:steam-powered ready:white6*2 tiler")
    assert device(match, "steam-powered").publisher == 0
    assert sorted(one.column for one in match.state.devices if one.column > 2) == [3, 3, 3, 3, 4, 4]


@rule("IN-254")
def test_the_inventor_is_paid_unless_it_is_oneself() -> None:
    for inventor, fee, gained in ((1, 1, 1), (0, 0, 0), (None, 1, 0)):
        match = rich().device("robotic", card="doors", inventor=inventor, builder=1).start()
        match.play(0, "publish:robotic ready:white6*2 tiler")
        me, other = match.state.players
        assert (me.silver, other.silver) == (30 - fee - 4, gained)


@rule("IN-255")
def test_savings_do_not_help_with_the_inventors_silver() -> None:
    position = (
        scenario(2)
        .player(0, silver=0, ready="white6*2")
        .device("robotic", card="doors", inventor=1, builder=1)
    )
    assert position.start().why_not(0)["publish:robotic"].rule == "IN-254"
    # One's own Idea costs nothing: four who save pay all of it.
    position = scenario(2).player(0, silver=0, ready="white6*2")
    match = position.device("robotic", card="doors", inventor=0, builder=1).start()
    match.play(0, "publish:robotic ready:white6*2 tiler chandler+weaver blacksmith+carpenter")
    assert device(match, "robotic").publisher == 0
    match = (
        scenario(2)
        .player(0, silver=1, ready="white6*2")
        .device("robotic", card="doors", inventor=1, builder=1)
        .start()
    )
    match.play(0, "publish:robotic ready:white6*2 tiler")
    assert match.state.players[1].silver == 1
    assert match.key(0) == "save-with"


@rule("IN-033", "IN-171", "IN-245")
def test_a_tested_device_moves_the_ship_whatever_else_is_left() -> None:
    match = (
        scenario(4)
        .player(0, ready="orange4", supply=0, influence="blue*25")
        .device("robotic", card="hourglasses", builder=1)
        .start()
    )
    match.play(0, "test")
    assert "ship" in match.options(0)
    assert "done" not in match.options(0)


@rule("IN-323", "IN-324")
def test_savings_are_offered_for_a_build_that_could_be_paid_without() -> None:
    match = (
        scenario(4)
        .player(0, ready="charcoal4 white6", silver=20, levels={"scribe": 2})
        .device("robotic", card="hourglasses", inventor=0)
        .start()
    )
    match.play(0, "build:robotic")
    assert "save" in match.options(0)
    match.play(0, "save ready:charcoal4+ready:white6")
    assert match.key(0) == "save-with"
    match.play(0, "blacksmith")
    me = match.state.players[0]
    assert me.silver == 20 - 6 + 1
    assert not me.people["blacksmith"].active
    assert (me.may_save, me.saves) == (False, False)


@rule("IN-526")
def test_boards_go_to_the_highest_free_row() -> None:
    match = (
        rich(4)
        .device("steam-powered", card="wheels", builder=1, row=1, inventor=1)
        .device("silent", card="pools", builder=1, row=3, inventor=1)
        .device("robotic", card="doors", inventor=0, idea="i2")
        .start()
    )
    match.play(0, "build:robotic ready:white6*2")
    assert (device(match, "robotic").column, device(match, "robotic").row) == (2, 2)
