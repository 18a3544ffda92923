"""The rulebook's worked examples; where its picture is lost, in a position that fits the text."""

import pytest

from engines.inventors.boards import placing_cost
from engines.inventors.camels import extra_total
from engines.inventors.research import refuse_space, research_cost
from engines.inventors.river import destination
from engines.inventors.scenario import fresh, scenario
from engines.inventors.scoring import builder_points, card_score
from engines.inventors.setup import setup
from engines.inventors.state import SHELF
from engines.kernel import Random, Refused
from tests.rules import rule


@rule("IN-078")
def test_example_setup_influence_and_study_die() -> None:
    game = next(
        match.state
        for match in (fresh(4, seed) for seed in range(20))
        if any(me.card == "sc1" for me in match.state.players)
    )
    me = next(me for me in game.players if me.card == "sc1")
    assert me.guilds == {"blue": 1, "orange": 1, "charcoal": 2}
    assert me.supply == 21
    assert me.study["charcoal"] == [1]
    assert sum(map(len, me.dice.values())) + 1 == 11


@rule("IN-079")
def test_example_the_starting_tile_lies_in_the_middle_row() -> None:
    match = fresh(2, 3)
    silver = [me.silver for me in match.state.players]
    match.play(0, "middle").play(1, "top")
    me = match.state.players[0]
    assert me.workshops["middle"].tiles == [SHELF.of(SHELF.today).setups[me.card].starting_tile]
    assert [one.silver for one in match.state.players] == silver


@rule("IN-080")
def test_example_craftspeople_of_the_pictured_setup_card() -> None:
    for seed in range(20):
        for me in setup(4, {}, Random.seeded(seed), SHELF.today).players:
            if me.card == "sc1":
                people = me.people
                assert (people["scribe"].level, people["scribe"].active) == (4, True)
                for name in ("carpenter", "blacksmith"):
                    assert (people[name].level, people[name].active) == (2, False)
                for name in ("weaver", "chandler", "tiler"):
                    assert (people[name].level, people[name].active) == (1, True)
                return
    raise AssertionError


@rule("IN-048")
@pytest.mark.parametrize(
    ("players", "stacks"),
    [(2, [2, 1, 1, 1, 2]), (3, [2, 1, 2, 1, 2]), (4, [2, 2, 2, 2, 2])],
)
def test_example_three_kinds_of_river_stacks(players: int, stacks: list[int]) -> None:
    river = setup(players, {}, Random.seeded(1), SHELF.today).river
    assert [len(space.stack) for space in river[1:6]] == stacks


LEVELS = {"weaver": 7, "scribe": 7, "carpenter": 6, "blacksmith": 6, "tiler": 5, "chandler": 5}


@rule("IN-150", "IN-151", "IN-154")
def test_example_paying_craftspeople() -> None:
    match = (
        scenario(2)
        .player(0, tower=[5, 6, 7, 8, 9], levels=LEVELS, inactive="carpenter blacksmith chandler", silver=9)
        .player(0, ready="white6 white1", workshops={"top": "w18"})
        .start()
    )
    match.play(0, "workshop:top ready:white6 w18")
    assert set(match.options(0)) >= {"weaver", "scribe", "tiler"}
    assert {name: why.rule for name, why in match.why_not(0).items() if name != "give-up"}.items() >= {
        "carpenter": "IN-151",
        "blacksmith": "IN-151",
        "chandler": "IN-151",
    }.items()
    match.play(0, "tiler")
    me = match.state.players[0]
    assert me.silver == 9 - 2
    assert (me.people["tiler"].level, me.people["tiler"].active) == (6, False)
    assert sum(person.level == 6 for person in me.people.values()) == 3


@rule("IN-155", "IN-156")
def test_example_the_tower_advances() -> None:
    levels = dict.fromkeys(("scribe", "weaver", "tiler", "blacksmith", "carpenter"), 3)
    match = (
        scenario(2)
        .player(0, tower=[2, 3, 4, 5, 6], levels={**levels, "chandler": 2}, silver=2)
        .player(0, ready="white6", workshops={"top": "w10"})
        .deck("doors flutes")
        .start()
    )
    match.play(0, "workshop:top ready:white6 w10 tower-advance")
    me = match.state.players[0]
    assert me.silver == 0
    assert (me.people["chandler"].level, me.people["chandler"].active) == (3, False)
    assert me.royalty == 1
    assert me.tower == [3, 4, 5, 6, 7]


@rule("IN-171", "IN-172")
def test_example_ships_skip_spaces_without_tiles() -> None:
    game = scenario(2).empty([2, 4]).start().state
    assert [destination(game, 0, steps) for steps in (1, 2, 3)] == [1, 3, 5]
    assert [destination(game, 4, steps) for steps in (2, 3)] == [6, 6]


@rule("IN-181")
def test_example_placing_costs_of_workshop_tiles() -> None:
    game = (
        scenario(2)
        .player(0, workshops={"top": "w1", "middle": "w2 w3 w4 w5", "bottom": "w6 w7"})
        .start()
        .state
    )
    me = game.players[0]
    assert [placing_cost(game.parts, me, row) for row in ("top", "middle", "bottom")] == [0, 3, 1]


@rule("IN-190", "IN-191", "IN-192")
def test_example_research_costs_and_joining() -> None:
    game = (
        scenario(4)
        .river(2, research="rl1", influence=[1])
        .empty([1, 3, 4])
        .river(1, research="rl2", influence=[1, 2])
        .river(3, research="rl3", influence=[2, 3])
        .ships((2, 5), (3, 4), (1, 4), (0, 0))
        .player(0, silver=4)
        .start()
        .state
    )
    yellow, red, blue, purple = game.players
    assert [research_cost(game, me, 4) for me in (red, blue, purple, yellow)] == [0, 0, 0, 4]
    assert [refuse_space(game, me, 4) for me in game.players] == [None] * 4
    assert [research_cost(game, me, 2) for me in (yellow, blue, purple)] == [2, 0, 0]
    why = refuse_space(game, red, 2)
    assert why is not None
    assert why.rule == "IN-190"
    assert game.parts.river[2].vp[1] == 1


@rule("IN-031")
def test_example_a_trigger_inside_a_cost_can_be_resolved_at_once() -> None:
    levels = {"tiler": 1, "weaver": 1, "chandler": 3, "scribe": 3, "blacksmith": 3, "carpenter": 3}
    match = (
        scenario(2)
        .device("robotic", card="hourglasses")
        .player(0, levels=levels, silver=7, ready="white6 white1")
        .start()
    )
    match.play(0, "build:robotic ready:white6+ready:white1")
    assert match.key(0) == "pay"
    match.play(0, "tiler weaver")
    assert match.state.players[0].people["chandler"].active
    assert match.state.players[0].silver == 3
    match.play(0, "tower")
    assert match.state.players[0].silver == 5  # the bar gave 2, before the Chandler was paid
    match.play(0, "chandler")
    assert match.state.players[0].tower == [2, 3, 4, 5, 6]
    assert match.state.players[0].silver == 5 - 3


@rule("IN-031")
def test_example_a_trigger_inside_a_cost_can_wait() -> None:
    levels = {"tiler": 1, "weaver": 1, "chandler": 3, "scribe": 3, "blacksmith": 3, "carpenter": 3}
    match = (
        scenario(2)
        .device("robotic", card="hourglasses")
        .player(0, levels=levels, silver=7, ready="white6 white1")
        .start()
    )
    match.play(0, "build:robotic ready:white6+ready:white1 all tower-advance")
    me = match.state.players[0]
    assert me.silver == 7 - 7 + 2
    assert me.tower == [2, 3, 4, 5, 6]
    with pytest.raises(Refused):
        scenario(2).player(0, silver=7).start().play(0, "tower")


@rule("IN-214", "IN-220", "IN-221", "IN-222", "IN-223", "IN-224")
def test_example_invent() -> None:
    match = (
        scenario(2)
        .player(
            0,
            ready="orange6",
            exhausted="white*3",
            hand="hourglasses drums",
            idea_gone="bottom-middle top-left",
        )
        .deck("doors")
        .dice(2, 3, 4)
        .start()
    )
    match.play(0, "invent:robotic ready:orange6 drums+doors hourglasses idea:top-middle")
    assert match.key(0) == "brighten"
    assert match.asked(0).text().args["count"] == 3
    match.play(0, "exhausted:white*3")
    me = match.state.players[0]
    assert me.guilds["blue"] == 2
    assert me.royalty == 1
    assert sorted(die.value for die in me.dice["ready"]) == [2, 3, 4]
    assert match.view(0).players[0].idea_points == 3  # type: ignore[attr-defined]
    device = next(one for one in match.state.devices if one.board == "robotic")
    assert (device.card, device.inventor, device.column) == ("hourglasses", 0, 1)


@rule("IN-230", "IN-231", "IN-232", "IN-233", "IN-234", "IN-214")
def test_example_build() -> None:
    levels = {"tiler": 3, "weaver": 4, "chandler": 1}
    match = (
        scenario(4)
        .device("robotic", card="hourglasses", inventor=1, idea="i1")
        .player(0, ready="charcoal3 charcoal4", levels=levels, inactive="tiler", silver=8)
        .boards("silent")
        .start()
    )
    match.play(0, "build:robotic ready:charcoal3+ready:charcoal4")
    assert "all" in match.why_not(0)
    match.play(0, "bonus all")
    red = match.state.players[0]
    assert red.silver == 0
    assert [red.people[name].level for name in ("tiler", "weaver", "chandler")] == [4, 5, 2]
    assert not any(red.people[name].active for name in ("tiler", "weaver", "chandler"))
    match.play(0, "influence:orange refresh:tiler")
    assert match.asks() == {1: "next"}
    assert match.options(1) == ["influence:blue", "influence:orange", "influence:charcoal", "done"]
    match.play(1, "influence:blue")
    device = next(one for one in match.state.devices if one.board == "robotic")
    assert (red.guilds["orange"], match.state.players[1].guilds["blue"]) == (1, 1)
    assert (device.column, device.builder) == (2, 0)
    assert any(one.board == "silent" and one.column == 1 for one in match.state.devices)
    assert red.people["tiler"].active


@rule("IN-245", "IN-246", "IN-247")
def test_example_test() -> None:
    match = (
        scenario(4)
        .device("robotic", card="hourglasses", builder=2, tests="charcoal3 charcoal2 - -")
        .player(0, ready="orange4 orange2")
        .start()
    )
    step = destination(match.state, 0, 2)
    match.play(0, "test")
    me = match.state.players[0]
    assert [die.color for die in me.camels[0]] == ["white"]
    assert me.guilds["orange"] == 1
    assert match.state.ship(0) == step == 2
    device = next(one for one in match.state.devices if one.board == "robotic")
    assert device.tests[3] is not None
    assert device.tests[3].value == 4


@rule("IN-214", "IN-138")
def test_example_a_colour_bonus_pays_the_cost_of_publishing() -> None:
    match = (
        scenario(2)
        .device("robotic", card="hourglasses", builder=0)
        .player(
            0,
            study="charcoal1",
            ready="blue4*2",
            silver=4,
            inactive="scribe tiler weaver blacksmith carpenter",
        )
        .start()
    )
    match.play(0, "publish:robotic ready:blue4*2")
    assert "scribe" in match.why_not(0)
    match.play(0, "bonus study:charcoal1>up bonus study:charcoal2>up refresh:scribe")
    assert match.state.players[0].silver == 4 - 1 + 1
    match.play(0, "chandler")
    me = match.state.players[0]
    assert (me.people["scribe"].level, me.people["chandler"].level, me.silver) == (2, 2, 0)


@rule("IN-253", "IN-254", "IN-214")
def test_example_publish() -> None:
    levels = {"scribe": 3, "tiler": 4, "carpenter": 5}
    match = (
        scenario(3)
        .device("robotic", card="hourglasses", inventor=1, builder=2)
        .player(0, ready="white4*2", levels=levels, silver=7)
        .start()
    )
    match.play(0, "publish:robotic ready:white4*2")
    notes = {option.id: option for option in match.asked(0).options}
    assert notes["carpenter"].note is not None
    match.play(0, "tiler")
    blue, purple = match.state.players[:2]
    assert purple.silver == 1
    assert blue.silver == 0
    assert [blue.people[name].level for name in ("scribe", "tiler", "carpenter")] == [4, 5, 5]
    assert not blue.people["scribe"].active
    assert not blue.people["tiler"].active
    assert blue.royalty == 1
    device = next(one for one in match.state.devices if one.board == "robotic")
    assert (device.column, device.publisher) == (3, 0)


@rule("IN-262")
def test_example_workshop_requirements() -> None:
    game = scenario(2).start().state
    tiles = game.parts.tiles
    assert (tiles["w37"].value, tiles["w37"].color) == (12, "none")
    match = (
        scenario(2)
        .player(0, ready="white3 orange6 blue4", workshops={"top": "w6"}, silver=9, levels={"scribe": 2})
        .start()
    )
    match.play(0, "workshop:top ready:white3+ready:orange6")
    assert match.why_not(0)["w6"].rule == "IN-262"
    match = scenario(2).player(0, ready="blue4", workshops={"top": "w6"}, silver=9).start()
    match.play(0, "workshop:top ready:blue4 w6")
    assert match.state.players[0].guilds["blue"] == 1


@rule("IN-260", "IN-261", "IN-262", "IN-263", "IN-264", "IN-158")
def test_example_workshop_activation() -> None:
    rows = {"top": "w1 w2 w3 w4", "middle": "w21 w27 w17 w36", "bottom": "w5 w7 w8 w9"}
    match = (
        scenario(2)
        .player(
            0, workshops=rows, ready="blue3 charcoal4", silver=10, inactive="scribe chandler weaver", ship=3
        )
        .river(2, tiles="w18")
        .deck("doors")
        .start()
    )
    match.play(0, "workshop:middle ready:blue3+ready:charcoal4")
    me = match.state.players[0]
    assert me.guilds["blue"] == 1
    assert me.silver == 12
    match.play(0, "printed refresh:scribe w17 w18 middle")
    assert me.people["tiler"].level == 2
    assert all(person.active for person in me.people.values())
    assert me.workshops["middle"].tiles[-1] == "w18"
    assert "w36" in match.why_not(0)
    match.play(0, "w18 carpenter w36")
    assert me.royalty == 1


@rule("IN-285", "IN-286", "IN-288", "IN-289")
def test_example_tent() -> None:
    match = (
        scenario(4)
        .round(2)
        .tents(placed={"orange": 1, "camel": 2}, raised={"blue": 0, "orange": 1})
        .player(0, camels=["white1", "white2"], workers=1, inactive="scribe tiler weaver chandler")
        .player(0, exhausted="white*5")
        .river(7, research="rm8", influence=[0])
        .river(8, research="rm4", influence=[0])
        .passes("p1 p2 p3 p4 p5")
        .deck("doors flutes")
        .dice(1, 2, 3, 4)
        .turn(0)
        .start()
    )
    match.play(0, "tent:blue")
    options = match.options(0)
    assert {"brighten", "draw", "influence:blue", "refresh:scribe"} <= set(options)
    match.play(
        0, "brighten exhausted:white*4 influence:blue draw refresh:scribe refresh:tiler refresh:weaver"
    )
    me = match.state.players[0]
    assert len(me.dice["ready"]) == 4
    assert me.guilds["blue"] == 1
    assert len(me.hand) == 2
    assert [name for name in me.people if not me.people[name].active] == ["chandler"]  # type: ignore[index]
    assert me.unlocked


@rule("IN-158", "IN-323")
def test_example_one_use_per_task() -> None:
    match = (
        scenario(2)
        .device("robotic", card="hourglasses", inventor=0, builder=0)
        .player(0, ready="white4*2", silver=3, hand="astrolabes pools", inactive="weaver carpenter")
        .start()
    )
    # The Blacksmith saves in this task; a card that refreshes him does not let him save again.
    match.play(0, "publish:robotic ready:white4*2 save tiler blacksmith")
    me = match.state.players[0]
    assert not me.people["blacksmith"].active
    assert me.silver == 0


@rule("IN-324")
def test_example_each_tile_is_a_task_of_its_own() -> None:
    match = (
        scenario(2)
        .player(0, ready="orange6", exhausted="white", workshops={"top": "w2 w7"}, silver=4)
        .player(0, inactive="scribe weaver")
        .start()
    )
    match.play(0, "workshop:top ready:orange6 w2 exhausted:white printed refresh:chandler w7")
    me = match.state.players[0]
    assert me.silver == 4 + 1 - 2 - 2
    assert me.guilds["orange"] == 1
    assert me.people["chandler"].level == 3


@rule("IN-345", "IN-185")
def test_example_the_order_of_ships_breaks_ties() -> None:
    game = scenario(4).ships((3, 7), (1, 5), (2, 5), (0, 2)).start().state
    assert game.ranking == [3, 1, 2, 0]


@rule("IN-351", "IN-358", "IN-359", "IN-361", "IN-420")
def test_example_device_scoring() -> None:
    game = (
        scenario(2)
        .device("robotic", card="hourglasses", builder=0, publisher=1, tests="charcoal1 charcoal2 - -")
        .player(0, influence="blue*3")
        .player(1, influence="blue*10")
        .tents(raised={"blue": [0, 1]})
        .start()
        .state
    )
    red, blue = game.players
    assert (builder_points(game, 0), card_score(game, red)) == (3, 2)
    assert (builder_points(game, 1), card_score(game, blue)) == (2, 4)


@rule("IN-510")
def test_example_plan_decks() -> None:
    for number, (dice, workers) in enumerate([(4, 2), (5, 2), (5, 3), (6, 3)], start=1):
        match = scenario(1).round(number).phase("start").start()
        opponent = match.state.opponent
        assert opponent is not None
        kinds = [match.state.parts.plans[name].kind for name in opponent.plan]
        assert (kinds.count("dice"), kinds.count("worker")) == (dice, workers)


@rule("IN-511", "IN-513", "IN-521")
def test_example_plan_card_4_builds_from_the_bottom() -> None:
    position = (
        scenario(1)
        .device("robotic", card="hourglasses", row=1)
        .device("self-regulating", card="doors", row=3)
        .opponent(silver=3, plan=[4, 1, 2])
        .player(0, ready="white1")
    )
    match = position.start()
    match.play(0, "workshop:bottom ready:white1")
    built = next(one for one in match.state.devices if one.column == 2)
    assert (built.board, built.builder) == ("self-regulating", 1)
    assert match.state.opponent is not None
    assert match.state.opponent.silver == 0


@rule("IN-213")
def test_example_camel_research_adds_two() -> None:
    match = (
        scenario(2)
        .device("robotic", card="scales")
        .river(1, research="rl8", influence=[0])
        .player(0, ready="white3 white4", silver=9)
        .start()
    )
    assert extra_total(match.state, match.state.players[0]) == 2
    match.play(0, "build:robotic ready:white3+ready:white4 done")
    assert next(one for one in match.state.devices if one.board == "robotic").builder == 0


@rule("IN-451", "IN-452", "IN-453", "IN-454", "IN-455")
def test_example_goals_in_a_row() -> None:
    match = (
        scenario(2, rounds=3)
        .player(0, goal=0, done={"invent": 1}, researched={"right": 1, "middle": 1})
        .player(0, hand="hourglasses drums doors", ready="white6", ideas={"top-left": "i2"})
        .start()
    )
    match.play(0, "invent:robotic ready:white6 drums+doors hourglasses idea:top-right")
    match.play(0, "promote:scribe idea:top-left promote:scribe promote:scribe promote:weaver")
    me = match.state.players[0]
    assert me.goal == 3
    assert me.royalty == 2
    assert me.removed == ["i2"]
    assert me.silver == 2
    assert me.people["scribe"].level == 4
