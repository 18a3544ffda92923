"""Each tile by itself, with exactly what it changes: Workshop, Research and Tower tiles, covered spaces."""

from collections.abc import Mapping

import pytest

from engines.inventors.boards import own_dice
from engines.inventors.components import WorkshopTile
from engines.inventors.scenario import Scenario, scenario
from engines.inventors.state import SHELF, Inventors
from engines.inventors.vocabulary import COLORS, PEOPLE
from engines.kernel.scenario import Played
from tests.rules import rule

PARTS = SHELF.of(SHELF.today)
PAID = {"silver": -2, "level": 1, "active": -1}  # a Craftsperson of level 1


def counted(match: Played[Inventors]) -> dict[str, int]:
    """Whatever a tile can change, in numbers."""
    game, me = match.state, match.state.players[0]
    return {
        "silver": me.silver,
        "cards": len(me.hand),
        **me.guilds,
        "level": sum(person.level for person in me.people.values()),
        "active": sum(person.active for person in me.people.values()),
        "royalty": me.royalty,
        **{area: len(dice) for area, dice in me.dice.items()},
        "pips": sum(die.value for die in me.dice["ready"]),
        "study": sum(map(len, me.study.values())),
        "white": sum(die.color == "white" for die in own_dice(me)),
        "ship": game.ship(0),
        "tiles": sum(len(workshop.tiles) for workshop in me.workshops.values()),
        "at work": sum(len(workshop.dice) for workshop in me.workshops.values()),
        "research": sum(0 in space.markers for space in game.river),
        "hired": me.hired,
    }


def changed(match: Played[Inventors], line: str) -> dict[str, int]:
    """What this answer makes of it."""
    before = counted(match)
    match.play(0, line)
    return {name: now - before[name] for name, now in counted(match).items() if now != before[name]}


def equipped(**more: object) -> Scenario:
    """Somebody for whom every effect does something: cards to draw, dice to move, tiles and Research near."""
    given: dict[str, object] = {
        "silver": 20,
        "exhausted": "white*3",
        "influence": "blue*3 orange*3 charcoal*3",
    }
    position = scenario(3, seed=5).player(0, ship=4, **given | more)  # type: ignore[arg-type]
    position.river(5, tiles="w34").river(1, tiles="w35").empty([2, 3, 4])
    return position.deck("wheels lamps pumps cranes").dice(1, 1, 1, 1, 1, 1)


# ---- Workshop tiles --------------------------------------------------------------------------------------

# What is answered once the tile is chosen, and what that changes.
TILES: dict[str, tuple[str, Mapping[str, int]]] = {
    "w1": ("exhausted:white", {**PAID, "study": 1, "exhausted": -1, "white": -1}),
    "w2": ("exhausted:white", {**PAID, "study": 1, "exhausted": -1, "white": -1}),
    "w3": ("exhausted:white", {**PAID, "study": 1, "exhausted": -1, "white": -1}),
    "w4": ("study:orange exhausted:white", {**PAID, "study": 1, "exhausted": -1, "white": -1}),
    "w5": ("ready:white2 blue", {**PAID, "white": -1}),
    "w6": ("", {**PAID, "blue": 1}),
    "w7": ("", {**PAID, "orange": 1}),
    "w8": ("", {**PAID, "charcoal": 1}),
    "w9": ("draw influence:orange", {**PAID, "cards": 1, "orange": 1}),
    "w10": ("", {**PAID, "cards": 2}),
    "w11": ("exhausted:white*2", {**PAID, "exhausted": -2, "ready": 2, "pips": 2}),
    "w12": ("", {**PAID, "royalty": 1}),
    "w13": ("step:2 rl1 rl2", {**PAID, "research": 1}),
    "w14": ("", {**PAID, "active": 2}),
    "w15": ("promote:scribe promote:scribe", {**PAID, "level": 3}),
    "w16": ("middle", {**PAID, "ship": 1, "tiles": 1}),
    "w17": ("w35 middle", {**PAID, "tiles": 1}),
    "w20": ("", {"silver": 3}),
    "w21": ("", {"silver": 2}),
    "w22": ("", {"silver": 2}),
    "w23": ("", {"silver": 2}),
    "w24": ("exhausted:white", {"silver": 1, "exhausted": -1, "ready": 1, "pips": 1}),
    "w25": ("", {"silver": 1, "pips": 2}),
    "w26": (
        "brighten exhausted:white boost:ready:white2",
        {"silver": 1, "exhausted": -1, "ready": 1, "pips": 2},
    ),
    "w27": ("", {"blue": 1}),
    "w28": ("", {"orange": 1}),
    "w29": ("", {"charcoal": 1}),
    "w30": ("", {"cards": 2}),
    "w31": ("promote:scribe", {"level": 1}),
    "w32": ("", {"active": 2}),
    "w36": ("", {"royalty": 1}),
    "w37": ("w35 middle", {"tiles": 1}),
    "w38": ("lose:blue middle", {"blue": -1, "ship": 1, "tiles": 1}),
    "w39": ("lose:orange step:2 rl1 rl2", {"orange": -1, "research": 1}),
}
BY_ITSELF = ("w20", "w21", "w22", "w23", "w27", "w28", "w29")  # nothing is asked
BONUS = {"w18": 6, "w19": 3}


def test_every_tile_that_can_be_activated_is_listed() -> None:
    active = {tile.id for tile in PARTS.workshop_tile if not tile.end_of_round and not tile.provides}
    assert active == TILES.keys() | BONUS.keys()


@rule("IN-262", "IN-034", "IN-150")
@pytest.mark.parametrize("tile", TILES)
def test_each_workshop_tile(tile: str) -> None:
    entry = PARTS.tiles[tile]
    needed = [getattr(one, "who", "") for one in entry.cost]
    tired = [name for name in PEOPLE if name not in ("scribe", *needed)][:2]
    color = entry.color if entry.color != "none" else "charcoal"
    dice = {"inspired": f"{color}6 white6", "ready": "white2"}
    match = equipped(**dice, inactive=" ".join(tired), workshops={"top": tile}).start()
    answers, wanted = TILES[tile]
    chosen = "" if tile in BY_ITSELF else tile
    line = f"workshop:top inspired:{color}6+inspired:white6 {chosen} {answers}"
    assert changed(match, line) == {**wanted, "inspired": -2, "at work": 2}


@rule("IN-263")
@pytest.mark.parametrize("tile", BONUS)
def test_each_tile_that_raises_the_value(tile: str) -> None:
    match = equipped(ready="white5 white2", inactive="tiler", workshops={"top": f"{tile} w37"}).start()
    match.play(0, "workshop:top ready:white5" + (" w18 scribe" if tile == "w18" else ""))
    assert match.asked(0).text().args["total"] == 5 + BONUS[tile]


@rule("IN-267", "IN-303")
@pytest.mark.parametrize("tile", [tile for tile in PARTS.workshop_tile if tile.end_of_round], ids=str)
def test_each_tile_that_returns_dice(tile: WorkshopTile) -> None:
    area = "determined" if tile.id in ("w40", "w41", "w42") else "ready"
    for color in COLORS:
        match = (
            scenario(3)
            .tents(placed={"camel": 0, "orange": 1, "envoy": 2})
            .phase("rest")
            .player(0, workshops={"top": tile.id}, workshop_dice={"top": f"{color}2 white3"})
            .start()
        )
        me = match.state.players[0]
        returned = [die.color for die in me.dice[area]]  # type: ignore[index]
        assert returned == ([color, "white"] if color == tile.color else [])
        assert len(me.dice["exhausted"]) == (0 if returned else 2)


@rule("IN-261", "IN-262")
@pytest.mark.parametrize(
    ("row", "value", "answers", "wanted"),
    [
        ("top", 3, "", {"silver": 1, "active": 1}),
        ("middle", 4, "", {"cards": 1, "active": 1}),
        ("bottom", 5, "exhausted:white", {"active": 1, "exhausted": -1, "ready": 1, "pips": 1}),
    ],
)
def test_each_printed_ability(row: str, value: int, answers: str, wanted: Mapping[str, int]) -> None:
    match = equipped(inspired="white6", inactive="tiler").start()
    line = f"workshop:{row} inspired:white6 printed {answers}"
    assert changed(match, line) == {**wanted, "inspired": -1, "at work": 1}
    low = equipped(ready=f"white{value - 1} white6", inactive="tiler").start()
    low.play(0, f"workshop:{row} ready:white{value - 1}")
    assert low.asks() == {1: "turn"}  # too little even for that


COVERED: dict[str, list[tuple[str, Mapping[str, int]]]] = {
    "top": [
        ("", {}),
        ("", {"silver": 1}),
        ("influence:blue", {"blue": 1}),
        ("study:blue exhausted:white", {"study": 1, "exhausted": -1, "white": -1}),
        ("", {"royalty": 1}),
    ],
    "middle": [
        ("", {}),
        ("", {"cards": 1}),
        ("promote:scribe", {"level": 1}),
        ("influence:blue", {"blue": 1}),
        ("", {"active": 2}),
    ],
    "bottom": [
        ("", {}),
        ("exhausted:white", {"exhausted": -1, "ready": 1, "pips": 1}),
        ("", {"silver": 2}),
        ("", {"pips": 2}),
        ("promote:scribe promote:scribe", {"level": 2}),
    ],
}


@rule("IN-181", "IN-182")
@pytest.mark.parametrize(("row", "column"), [(row, column) for row in COVERED for column in range(5)])
def test_each_covered_space(row: str, column: int) -> None:
    answers, wanted = COVERED[row][column]
    there = " ".join(["w1", "w2", "w3", "w4"][:column])
    match = equipped(ready="white2", inactive="tiler weaver", workshops={row: there}).start()
    expected = {**wanted, "ship": 1, "tiles": 1, "blue": wanted.get("blue", 0) - 1}
    expected |= {"orange": -1, "charcoal": -1, "silver": wanted.get("silver", 0) + 1 - column}
    changes = changed(match, f"worker advance-ship {row} {answers}")
    assert changes == {name: count for name, count in expected.items() if count}


# ---- Research --------------------------------------------------------------------------------------------

INSTANT: dict[str, tuple[str, Mapping[str, int]]] = {
    "rr1": ("exhausted:white*3+ready:white2", {"exhausted": -3, "ready": 2, "determined": 1, "pips": 1}),
    "rr2": ("", {"hired": 1}),
    "rr3": ("study:blue exhausted:white ready:white2 orange", {"study": 1, "exhausted": -1, "white": -2}),
    "rr4": ("influence:blue", {"blue": 2, "orange": 1, "charcoal": 1}),
    "rr5": ("influence:orange w35 middle", {"orange": 1, "tiles": 1}),
    "rr6": ("", {"royalty": 1, "silver": 2, "cards": 1}),
    "rr7": ("promote:scribe promote:scribe", {"level": 2}),
    "rr8": ("middle", {"ship": 1, "tiles": 1}),
    "rr9": ("", {"active": 2, "silver": 2}),
}


@rule("IN-194")
@pytest.mark.parametrize("tile", INSTANT)
def test_each_immediate_research(tile: str) -> None:
    answers, wanted = INSTANT[tile]
    position = equipped(ready="white2", inactive="tiler weaver").player(0, ship=13).river(14, tiles="w34")
    position.empty([2, 3, 4, 5, 13, *range(7, 12)]).river(15, research=tile, influence=[1])
    expected = {
        **wanted,
        "blue": wanted.get("blue", 0) - 2,
        "research": 1,
        "silver": wanted.get("silver", 0) - 2,
    }
    changes = changed(position.start(), f"worker blue-left:research step:15 {answers}")
    assert changes == {name: count for name, count in expected.items() if count}


TENT: dict[str, tuple[str, Mapping[str, int]]] = {
    "rm1": ("influence:blue", {"blue": 1}),
    "rm2": ("", {"silver": 2}),
    "rm3": ("exhausted:white*2", {"exhausted": -2, "ready": 2, "pips": 2}),
    "rm4": ("", {"cards": 2}),
    "rm5": ("study:blue exhausted:white", {"study": 1, "exhausted": -1, "white": -1}),
    "rm6": ("take:clear-workshop clear:bottom", {"silver": -1, "exhausted": 1, "at work": -1}),
    "rm7": ("take:royalty scribe", {**PAID, "royalty": 1}),
    "rm8": ("", {"active": 2}),
    "rm9": ("promote:scribe", {"level": 1}),
}


def tenting(tile: str, **more: object) -> Scenario:
    """A Tent with this Research; the Pass tile brings 2 cards and 2 Silver, nothing else brings anything."""
    busy = {"camels": ["white1", "white1"], "workers": 0, "inactive": "tiler weaver", "ready": "white2"}
    position = equipped(**busy, **more).passes("p3 p1 p2 p4 p5")
    return position.river(7, research=tile, influence=[0])


@rule("IN-194", "IN-286")
@pytest.mark.parametrize("tile", TENT)
def test_each_tent_research(tile: str) -> None:
    answers, wanted = TENT[tile]
    match = tenting(tile, workshop_dice={"bottom": "white1"}).start()
    drawn = "draw" if answers else ""
    changes = changed(match, f"tent:blue {drawn} {answers}")
    expected = {**wanted, "cards": wanted.get("cards", 0) + 2, "silver": wanted.get("silver", 0) + 2}
    assert changes == {name: count for name, count in expected.items() if count}


# ---- Tower -----------------------------------------------------------------------------------------------

BARS: list[tuple[str, Mapping[str, int]]] = [
    ("", {"silver": 2}),
    ("", {"royalty": 1}),
    ("influence:blue", {"blue": 1, "cards": 1}),
    ("study:blue exhausted:white", {"study": 1, "exhausted": -1, "white": -1}),
    ("refresh:tiler", {"royalty": 1, "active": 1}),
    ("", {"active": 2}),
    ("influence:blue influence:orange", {"blue": 1, "orange": 1}),
    ("promote:weaver", {"royalty": 1, "level": 1}),
    ("ready:white2 blue", {"silver": 2, "white": -1}),
]


@rule("IN-155", "IN-156")
@pytest.mark.parametrize("level", range(1, 10))
def test_each_bar_of_the_tower(level: int) -> None:
    answers, wanted = BARS[level - 1]
    visible = list(range(level, min(level + 5, 11)))
    levels = dict.fromkeys(PEOPLE, visible[1]) | {"scribe": level}
    match = tenting("rm9", tower=visible, levels=levels).start()
    changes = changed(match, f"tent:blue draw promote:scribe {answers}")
    expected = {**wanted, "level": wanted.get("level", 0) + 1}
    expected |= {"cards": wanted.get("cards", 0) + 2, "silver": wanted.get("silver", 0) + 2}
    assert changes == expected
    assert match.state.players[0].tower == ([*visible[1:], level + 5] if level <= 5 else visible[1:])
