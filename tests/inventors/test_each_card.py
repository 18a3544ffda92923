"""Each card and board by itself: Setup, Dummy and Plan cards, Device boards and test spaces, Idea tiles."""

from collections.abc import Mapping

import pytest

from engines.inventors.scenario import Scenario, fresh, scenario
from engines.inventors.state import DUMMY, SHELF, Inventors, Opponent
from engines.inventors.vocabulary import COLORS
from engines.kernel.scenario import Played
from tests.rules import rule

PARTS = SHELF.of(SHELF.today)


# ---- Setup cards -----------------------------------------------------------------------------------------


def dealt(card: str) -> Played[Inventors]:
    """A game in which somebody has this Setup card."""
    games = (fresh(4, seed) for seed in range(50))
    return next(match for match in games if any(me.card == card for me in match.state.players))


@rule("IN-077", "IN-078", "IN-079", "IN-080")
@pytest.mark.parametrize("card", PARTS.setups)
def test_each_setup_card(card: str) -> None:
    match, entry = dealt(card), PARTS.setups[card]
    me = next(one for one in match.state.players if one.card == card)
    assert me.guilds == entry.influence
    assert me.supply == 25 - 4
    assert me.study == {color: [1] if color == entry.study_die else [] for color in COLORS}
    assert [die.color for die in me.dice["ready"]] == [entry.ready_die, *["white"] * 5]
    assert all(1 <= die.value <= 6 for die in me.dice["ready"])
    assert [die.color for die in me.dice["exhausted"]] == [entry.exhausted_die, *["white"] * 3]
    levels = {4: entry.level_4, 2: entry.level_2, 1: entry.level_1}
    for level, people in levels.items():
        for name in people:
            assert (me.people[name].level, me.people[name].active) == (level, level != 2)
    match.play(me.seat, "bottom")
    for other in match.state.players:
        if other is not me:
            match.play(other.seat, "top")
    rows = {row: workshop.tiles for row, workshop in me.workshops.items()}
    assert rows == {"top": [], "middle": [], "bottom": [entry.starting_tile]}


# ---- Dummy cards -----------------------------------------------------------------------------------------


@rule("IN-115", "IN-116", "IN-117", "IN-276")
@pytest.mark.parametrize("number", range(1, 7))
def test_each_dummy_card(number: int) -> None:
    entry = PARTS.dummies[f"dummy-{number}"]
    match = (
        scenario(2)
        .phase("start")
        .dummy(next_card=number)
        .player(0, silver=9, hand="doors", influence="blue*3 orange*3 charcoal*3", ready="white1")
        .start()
    )
    dummy = match.state.dummy
    assert dummy is not None
    assert dummy.guilds == entry.influence
    assert (dummy.supply, match.state.ship(DUMMY)) == (12 - 3, entry.ship)
    match.play(0, "worker")
    closed = {name.split(":")[0] for name, why in match.why_not(0).items() if why.rule == "IN-276"}
    assert closed == set(entry.closed)
    match.play(0, f"{entry.dearer} " + {"advance-ship": "top", "hire-camel": ""}.get(entry.dearer, ""))
    spent = {color: 3 - match.state.players[0].guilds[color] for color in COLORS}
    assert spent == {color: 2 if color == entry.color else 1 for color in COLORS}


# ---- Plan cards ------------------------------------------------------------------------------------------


def counted(match: Played[Inventors]) -> dict[str, int]:
    """Whatever a Plan card can change, in numbers."""
    game = match.state
    opponent = game.opponent
    assert isinstance(opponent, Opponent)
    return {
        "silver": opponent.silver,
        **opponent.guilds,
        **opponent.devices,
        "test": sum(die is not None for device in game.devices for die in device.tests),
        "ship": game.ship(1),
        "tiles": len(opponent.tiles),
        "workers": opponent.workers,
        "research": sum(1 in space.markers for space in game.river),
        "plan": len(opponent.plan) + 1,  # the card that is turned up
    }


def carried_out(position: Scenario) -> tuple[dict[str, int], Played[Inventors]]:
    """What the opponent's turn changes, after a turn in which the player does next to nothing."""
    match = position.player(0, ready="white1").start()
    before = counted(match)
    before["plan"] -= 1
    match.play(0, "workshop:top ready:white1")
    return {name: now - before[name] for name, now in counted(match).items() if now != before[name]}, match


def able(number: int) -> Scenario:
    """Invented Devices in rows 1 and 3, Built ones in rows 1 and 2, and whatever else may be needed."""
    return (
        scenario(1)
        .device("robotic", card="wheels", row=1)
        .device("self-regulating", card="doors", row=3)
        .device("steam-powered", card="drums", builder="neutral", row=1)
        .device("portable", card="pools", builder=0, inventor=0, row=2)
        .deck("flutes")
        .empty([3])
        .opponent(plan=[number, *(one for one in (13, 14, 15) if one != number)], silver=9)
        .opponent(influence="blue*2 orange*2 charcoal*2")
        .dice(3)
    )


LOST = dict.fromkeys(COLORS, -1)  # one Influence of each colour

UPPER: dict[int, tuple[Mapping[str, int], str]] = {
    1: ({"test": 1, "ship": 2, "tiles": 1}, "steam-powered"),
    2: ({"test": 1, "blue": 1, "ship": 2, "tiles": 1}, "portable"),
    3: ({"invent": 1, "orange": 2, "silver": 1}, "fragrant"),
    4: ({"build": 1, "silver": -3}, "self-regulating"),
    5: ({"publish": 1, "silver": -3}, "steam-powered"),
    6: ({"build": 1, "silver": -3}, "robotic"),
    7: ({"invent": 1, "orange": 2}, "fragrant"),
    8: ({"build": 1, "silver": -4}, "self-regulating"),
    9: ({"build": 1, "silver": -4}, "self-regulating"),
    10: ({"blue": -2, "workers": -1, "research": 1}, "blue-left"),
    11: ({"orange": -2, "workers": -1, "research": 1}, "orange-left"),
    12: ({"charcoal": -2, "workers": -1, "research": 1}, "charcoal-left"),
    13: ({**LOST, "workers": -1, "silver": 1, "plan": 1}, "hire-camel"),
    14: ({**LOST, "workers": -1, "research": 1}, "refresh-craftspeople"),
    15: ({**LOST, "workers": -1, "ship": 1, "tiles": 1}, "advance-ship"),
}


@rule("IN-511", "IN-513", "IN-520", "IN-521", "IN-522", "IN-524", "IN-531", "IN-532")
@pytest.mark.parametrize("number", UPPER)
def test_the_upper_option_of_each_plan_card(number: int) -> None:
    wanted, where = UPPER[number]
    changes, match = carried_out(able(number))
    assert changes == wanted
    if where in match.state.workers:
        assert [piece.seat for piece in match.state.workers[where]] == [1]
        return
    device = next(one for one in match.state.devices if one.board == where)
    touched = {
        "test": any(device.tests),
        "invent": device.inventor == 1,
        "build": device.builder == 1,
        "publish": device.publisher == 1,
    }
    assert all(touched[name] for name in touched if name in wanted)


LOWER: dict[int, Mapping[str, int]] = {
    1: dict.fromkeys(COLORS, 1),
    2: {"invent": 1, "orange": 2},
    3: {"test": 1, "ship": 2, "tiles": 1},
    4: {"test": 1, "ship": 2, "tiles": 1},
    5: {"orange": 1, "silver": 1},
    6: {"invent": 1, "orange": 2},
    7: {"silver": 3},
    8: {"charcoal": 1, "silver": 1},
    9: {"blue": 1, "silver": 1},
    10: dict.fromkeys(COLORS, 1),
    11: {"silver": 3},
    12: {"test": 1, "ship": 2, "tiles": 1},
    13: {"blue": 1, "charcoal": 1, "silver": 1},
    14: {"blue": 1, "orange": 1, "silver": 1},
    15: {"orange": 1, "charcoal": 1, "silver": 1},
}


@rule("IN-511", "IN-530")
@pytest.mark.parametrize("number", LOWER)
def test_the_lower_option_of_each_plan_card(number: int) -> None:
    wanted = LOWER[number]
    others = [one for one in (13, 14, 15) if one != number]
    position = scenario(1).opponent(plan=[number, *others], silver=0, influence="").dice(3)
    if "test" in wanted:
        position.device("steam-powered", card="drums", builder="neutral", row=1)
    # Fragrant in row 2 is the only blank board, and of these cards only Flutes match it.
    position.device("robotic", card="wheels", row=1).device("self-regulating", card="doors", row=3)
    position.deck("flutes" if "invent" in wanted else "fountains", only=True)
    assert carried_out(position)[0] == wanted


@rule("IN-511", "IN-512")
@pytest.mark.parametrize("number", [2, 3, 4, 6, 12])
def test_two_silver_where_the_first_lower_task_is_impossible_too(number: int) -> None:
    others = [one for one in (13, 14, 15) if one != number]
    position = scenario(1).opponent(plan=[number, *others], silver=0, influence="").deck("", only=True)
    assert carried_out(position)[0] == {"silver": 2}


@rule("IN-540")
@pytest.mark.parametrize("number", range(1, 16))
def test_the_tents_of_each_plan_card(number: int) -> None:
    plan = PARTS.plans[f"plan-{number}"]
    _, match = carried_out(scenario(1).opponent(plan=[number]))
    tents: list[int | None] = [None] * 5
    tents[plan.tent - 1], tents[plan.dummy_tent - 1] = 1, DUMMY
    assert match.state.tents == tents


# ---- Device boards ---------------------------------------------------------------------------------------

HAND = ("wheels", "flutes", "doors")


@rule("IN-221", "IN-222")
@pytest.mark.parametrize("board", PARTS.boards)
def test_each_board_can_be_invented_on(board: str) -> None:
    entry, card = PARTS.boards[board], PARTS.cards["doors"]
    hand = HAND[-1 - entry.discard :]
    dice = {"ready": f"white{entry.value - 4} charcoal4"}  # just enough
    match = scenario(4).device(board, row=1).player(0, hand=list(hand), **dice).start()
    used, discards = f"ready:white{entry.value - 4}+ready:charcoal4", "+".join(hand[:-1])
    match.play(0, f"invent:{board} {used} {discards} doors idea:top-left")
    me = match.state.players[0]
    matching = [one for one, other in zip(entry.edges, card.edges, strict=True) if one == other]
    assert me.guilds == {color: matching.count(color) for color in COLORS}
    assert (me.hand, me.royalty, len(match.state.discards)) == ([], 1, entry.discard)


@rule("IN-245", "IN-246")
@pytest.mark.parametrize("space", [0, 1, 2, 3])
@pytest.mark.parametrize("board", PARTS.boards)
def test_each_test_space(board: str, space: int) -> None:
    test = PARTS.boards[board].tests[space]
    match = scenario(4).device(board, card="doors", builder=1).player(0, ready=f"{test.color}3").start()
    match.play(0, f"test {space + 1}:ready:{test.color}3 top")
    me = match.state.players[0]
    assert me.guilds == {color: int(test.influence and color == test.color) for color in COLORS}
    assert match.state.ship(0) == test.ships
    device = next(one for one in match.state.devices if one.board == board)
    assert [number for number, die in enumerate(device.tests) if die] == [space]


# ---- Idea tiles ------------------------------------------------------------------------------------------

IDEAS: dict[str, tuple[str, Mapping[str, int]]] = {
    "i1": ("influence:blue", {"influence": 1}),
    "i2": ("", {"silver": 2}),
    "i3": ("", {"cards": 2}),
    "i4": ("exhausted:white*2", {"ready": 2}),
    "i5": ("refresh:scribe refresh:tiler", {"active": 2}),
    "i6": ("promote:scribe", {"level": 1}),
    "in1": ("influence:blue influence:charcoal", {"influence": 2}),
    "in2": ("influence:blue influence:charcoal", {"influence": 2}),
    "in3": ("influence:blue influence:charcoal", {"influence": 2}),
}


def of_seat(match: Played[Inventors], seat: int) -> dict[str, int]:
    """Whatever an Idea tile can change, in numbers."""
    me = match.state.players[seat]
    return {
        "silver": me.silver,
        "cards": len(me.hand),
        "influence": sum(me.guilds.values()),
        "ready": len(me.dice["ready"]),
        "active": sum(person.active for person in me.people.values()),
        "level": sum(person.level for person in me.people.values()),
    }


@rule("IN-216", "IN-231", "IN-233")
@pytest.mark.parametrize("idea", IDEAS)
def test_each_idea_is_for_the_builder_and_then_for_the_inventor(idea: str) -> None:
    answers, wanted = IDEAS[idea]
    neutral = idea.startswith("in")
    position = scenario(3).device("robotic", card="wheels", inventor="neutral" if neutral else 1, idea=idea)
    position.deck("doors lamps pumps cranes").dice(1, 1, 1, 1)
    # Wheels are built by Chandler, Tiler and Carpenter; two of the Inventor's people are Inactive.
    position.player(0, silver=6, inspired="white6*2", exhausted="white*2", levels={"weaver": 2})
    position.player(1, inactive="scribe tiler blacksmith", exhausted="white*2", levels={"weaver": 2})
    match = position.start()
    before = [of_seat(match, seat) for seat in range(2)]
    builders = answers.replace("refresh:scribe refresh:tiler", "refresh:tiler refresh:chandler")
    match.play(0, f"build:robotic inspired:white6*2 {builders}")
    if not neutral and answers:
        match.play(1, answers)
    paid = {"silver": -6, "active": -3, "level": 3}
    for seat, cost in ((0, paid), (1, {})):
        now = of_seat(match, seat)
        gained = {name: now[name] - before[seat][name] - cost.get(name, 0) for name in now}
        expected = wanted if seat == 0 or not neutral else {}
        assert {name: count for name, count in gained.items() if count} == expected


IDEA_COLUMNS = {
    "left": ("", {"silver": 3}),
    "middle": ("exhausted:white*2+ready:white1", {"ready": 1}),
    "right": ("influence:blue influence:orange", {"influence": 2}),
}


@rule("IN-223")
@pytest.mark.parametrize("column", IDEA_COLUMNS)
def test_each_column_of_the_idea_grid(column: str) -> None:
    answers, wanted = IDEA_COLUMNS[column]
    position = (
        scenario(3).player(0, hand="fountains", inspired="white6*2", idea_gone=f"top-{column}").dice(2, 2)
    )
    match = position.player(0, exhausted="white*2", ready="white1").start()
    before = of_seat(match, 0)
    match.play(0, f"invent:fragrant inspired:white6*2 fountains idea:bottom-{column} {answers}")
    now = of_seat(match, 0)
    changes = {name: now[name] - before[name] for name in now if now[name] != before[name]}
    assert changes == {**wanted, "cards": -1}


@rule("IN-111", "IN-112")
@pytest.mark.parametrize("space", range(12))
def test_each_space_of_the_royalties_track(space: int) -> None:
    silver = [1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7][space]
    cards = 1 if space < 4 else 2 if space < 8 else 3
    match = scenario(3).round(2).phase("start").player(0, royalty=space, tower=10).start()
    me = match.state.players[0]
    assert (me.silver, len(me.hand)) == (8 + silver, cards)
