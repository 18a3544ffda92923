"""Workshops and Workers (IN-260 to IN-281)."""

import pytest

from data.words import words
from engines.inventors.scenario import Scenario, scenario
from engines.kernel import Refused
from engines.kernel.asks import written
from tests.rules import rule


@rule("IN-260")
def test_a_row_with_dice_takes_no_more() -> None:
    match = scenario(2).player(0, workshop_dice={"top": "white3"}, ready="white1 white2 white3").start()
    assert match.why_not(0)["workshop:top"].rule == "IN-260"
    match.play(0, "workshop:middle")
    with pytest.raises(Refused):
        match.play(0, "ready:white1+ready:white2+ready:white3")


@rule("IN-262")
def test_the_question_for_dice_says_what_the_row_needs() -> None:
    match = scenario(2).player(0, ready="white3 blue1 white1", workshops={"top": "w6 w33 w42 w19"}).start()
    match.play(0, "workshop:top")
    question = words("en", "inventors").say(match.asked(0).text())
    tiles = match.state.parts.tiles
    assert f"W6 {tiles['w6'].value}+" in question  # in the colour that W33 provides
    assert "W19." in question  # any dice will do
    assert "W33" not in question  # they work by themselves
    assert "W42" not in question


@rule("IN-262")
def test_each_tile_is_used_once_and_each_may_be_left() -> None:
    match = scenario(2).player(0, ready="orange6 white2", workshops={"top": "w30 w14"}, silver=9).start()
    match.play(0, "workshop:top ready:orange6+ready:white2 w30")
    assert match.why_not(0)["w30"].rule == "IN-262"
    match.play(0, "done done")
    assert match.state.players[0].people["scribe"].active


@rule("IN-263")
def test_bonuses_raise_the_value_to_twelve_and_colours_are_provided() -> None:
    tiles = {"top": "w19 w33 w36"}
    match = scenario(2).player(0, ready="white4*2", workshops=tiles).start()
    match.play(0, "workshop:top ready:white4*2")
    assert match.state.activation is not None
    assert match.asked(0).text().args["total"] == 11
    match.play(0, "w36 printed")
    assert match.state.players[0].royalty == 1
    match = scenario(2).player(0, ready="white6 white5", workshops={"top": "w19 w36"}).start()
    match.play(0, "workshop:top ready:white6+ready:white5")
    assert match.why_not(0)["w36"].rule == "IN-262"  # 12 in all, but no blue
    match.play(0, "done")
    assert match.events("dice-bonus")[0].args["total"] == 12


@rule("IN-264")
def test_a_tile_gained_into_the_row_works_in_the_same_activation() -> None:
    match = (
        scenario(2)
        .player(0, ready="blue6 white1", workshops={"top": "w17"}, silver=9, ship=1)
        .river(1, tiles="w19")
        .start()
    )
    match.play(0, "workshop:top ready:blue6+ready:white1 w17 w19 top")
    assert match.asked(0).text().args["total"] == 7 + 3


@rule("IN-265")
def test_when_the_dice_leave_the_row_it_is_over() -> None:
    match = (
        scenario(2)
        .player(0, ready="orange6 white3", workshops={"top": "w16 w10 w18"}, silver=9, ship=5)
        .dice(2)
        .start()
    )
    match.play(0, "workshop:top ready:orange6+ready:white3 w16 clear:top")
    me = match.state.players[0]
    assert match.state.activation is None  # not even W18, which needs no value
    assert me.people["chandler"].active
    assert len(me.dice["exhausted"]) == 2


@rule("IN-103", "IN-320", "IN-262")
def test_a_row_stays_open_while_cards_could_make_a_tile_payable() -> None:
    more = {"silver": 9, "workshops": {"top": "w2 w7"}, "levels": {"chandler": 2}}
    match = scenario(4).player(0, ready="orange6 white6", hand="hourglasses doors drums", **more).start()  # type: ignore[arg-type]
    match.play(0, "workshop:top ready:orange6 printed w2 ready:white6")
    assert match.key(0) == "activate"
    assert match.options(0)[0] == "done"
    match.play(0, "two-cards hourglasses+doors take:refresh w7")
    assert match.key(0) == "turn-end"
    assert match.state.players[0].guilds["orange"] == 1
    match = scenario(4).player(0, ready="orange6 white6", **more).start()  # type: ignore[arg-type]
    match.play(0, "workshop:top ready:orange6 printed w2 ready:white6")
    assert match.asks() == {1: "turn"}


@rule("IN-267", "IN-262")
def test_end_of_round_tiles_do_nothing_now() -> None:
    match = (
        scenario(2).player(0, ready="blue6", workshops={"top": "w40 w33"}, inactive="scribe tiler").start()
    )
    match.play(0, "workshop:top ready:blue6")
    assert match.why_not(0)["w40"].rule == "IN-267"
    assert match.why_not(0)["w33"].rule == "IN-263"


# ---- Workers ---------------------------------------------------------------------------------------------


def placing(**more: object) -> Scenario:
    return scenario(2).player(0, **more)  # type: ignore[arg-type]


@rule("IN-270")
def test_a_worker_comes_from_the_supply() -> None:
    assert placing(workers=0).start().why_not(0)["worker"].rule == "IN-270"
    match = placing(workers=1).deck("doors").start()
    match.play(0, "worker open-study")
    assert match.state.players[0].workers == 0
    assert [piece.seat for piece in match.state.workers["open-study"]] == [0]


@rule("IN-271")
def test_closed_spaces_hold_one_worker_open_ones_any_number() -> None:
    match = placing(influence="blue*9").workers(blue_left=1, open_study=[1]).deck("doors").start()
    match.play(0, "worker")
    assert match.why_not(0)["blue-left:guild"].rule == "IN-271"
    match.play(0, "open-study")
    assert len(match.state.workers["open-study"]) == 2


@rule("IN-272", "IN-273", "IN-274", "IN-275")
@pytest.mark.parametrize(
    ("line", "influence", "more", "spent"),
    [
        ("blue-left:guild exhausted:white promote:scribe promote:scribe", "blue*2", {}, 2),
        ("blue-right:guild exhausted:white promote:scribe promote:scribe", "blue", {"silver": 1}, 1),
        ("blue-bottom:guild exhausted:white promote:scribe promote:scribe", "blue*2", {"silver": 1}, 2),
        ("orange-left:guild study:orange exhausted:white", "orange*2", {}, 2),
        ("orange-right:guild tiler study:orange exhausted:white", "orange", {"silver": 2}, 1),
        ("orange-bottom:guild tiler study:orange exhausted:white", "orange*2", {"silver": 2}, 2),
        ("charcoal-left:guild exhausted:white", "charcoal*2", {}, 2),
        ("charcoal-right:guild doors exhausted:white", "charcoal", {"hand": "doors"}, 1),
        ("charcoal-bottom:guild doors exhausted:white", "charcoal*2", {"hand": "doors"}, 2),
        ("hire-camel", "blue orange charcoal", {}, 3),
        ("refresh-craftspeople", "blue orange charcoal", {}, 3),
        ("advance-ship top", "blue orange charcoal", {}, 3),
    ],
)
def test_every_closed_space(line: str, influence: str, more: dict[str, object], spent: int) -> None:
    position = placing(influence=influence, exhausted="white", **more)
    match = position.deck("wheels lamps pumps cranes").start()
    start = line.replace("blue-left:guild ", "blue-left:guild study:blue ").replace(
        "blue-right:guild ", "blue-right:guild study:blue "
    )
    match.play(0, "worker " + start.replace("blue-bottom:guild ", "blue-bottom:guild study:blue "))
    me = match.state.players[0]
    assert sum(me.guilds.values()) == len(influence_words(influence)) - spent
    assert me.supply == 25 - sum(me.guilds.values())
    space = line.split(":")[0].split()[0]
    if space.startswith("blue"):
        assert (me.people["scribe"].level, me.study["blue"]) == (3, [1])
        assert me.silver == 0
    elif space.startswith("orange"):
        assert (len(me.hand), me.study["orange"]) == (3, [1])
        assert me.people["tiler"].active == (space == "orange-left")
    elif space.startswith("charcoal"):
        assert (len(me.hand), me.silver, me.study["charcoal"]) == (1, 2, [1])
    elif space == "hire-camel":
        assert me.hired
        assert match.key(0) == "brighten"
    elif space == "refresh-craftspeople":
        assert len(me.hand) == 1
    else:
        assert (match.state.ship(0), me.silver) == (1, 1)


def influence_words(influence: str) -> list[str]:
    from engines.kernel.spelling import each_of

    return each_of(influence)


@rule("IN-275")
def test_the_open_spaces_cost_nothing() -> None:
    match = placing(ready="white1", inactive="scribe tiler").deck("doors").start()
    match.play(0, "worker open-study draw boost:ready:white1 refresh:tiler")
    me = match.state.players[0]
    assert (me.hand, me.people["tiler"].active, me.dice["ready"][0].value) == (["doors"], True, 2)
    match = placing(ready="white1").start()
    match.play(0, "worker open-brighten brighten ready:white1+ready:white1>2")
    assert match.state.players[0].dice["inspired"][0].value == 2


@rule("IN-276", "IN-117")
def test_dummy_tokens_close_spaces_and_make_one_dearer() -> None:
    match = placing(influence="blue*3 orange*3 charcoal*3").dummy(card=1).start()
    match.play(0, "worker")
    assert match.why_not(0)["charcoal-left:guild"].rule == "IN-276"
    assert match.why_not(0)["orange-right:research"].rule == "IN-276"
    match.play(0, "hire-camel")
    assert match.state.players[0].guilds == {"blue": 1, "orange": 2, "charcoal": 2}


@rule("IN-280")
def test_the_envoy_costs_one_influence_less() -> None:
    match = placing(influence="blue orange charcoal", envoy=True, workers=0).deck("doors").start()
    match.play(0, "worker refresh-craftspeople spare:orange")
    me = match.state.players[0]
    assert me.guilds == {"blue": 0, "orange": 1, "charcoal": 0}
    assert not me.envoy
    assert match.state.workers["refresh-craftspeople"][0].envoy
    match = placing(influence="blue", envoy=True, exhausted="white").start()
    match.play(0, "worker blue-left:guild study:blue exhausted:white done")
    assert match.state.players[0].workers == 2
    match = placing(influence="blue*2", envoy=True, exhausted="white").start()
    match.play(0, "worker blue-left:guild worker")
    assert match.state.players[0].envoy


@rule("IN-280")
def test_on_an_open_space_the_envoy_is_kept_for_a_space_that_costs_influence() -> None:
    match = placing(workers=1, envoy=True, ready="white1").start()
    match.play(0, "worker open-brighten")
    me = match.state.players[0]
    assert (me.workers, me.envoy) == (0, True)


@rule("IN-281")
def test_a_hired_camel_is_not_hired_twice() -> None:
    match = placing(influence="blue orange charcoal", hired=True).start()
    match.play(0, "worker hire-camel")
    assert match.state.players[0].hired
    assert match.events("hired-already")


@rule("IN-034", "IN-270")
def test_a_worker_who_would_bring_nothing_says_so() -> None:
    match = scenario(3).player(0, influence="blue*2", workers=1).start()
    match.play(0, "worker")
    notes = {option.id: option.note for option in match.asked(0).options}
    told = {name: written(note).key for name, note in notes.items() if note}
    assert told["blue-left:research"] == "note-in-vain"  # Workshop tiles lie everywhere
    assert told["blue-left:guild"] == "note-cost"
    match.play(0, "blue-left:research")  # it is allowed
