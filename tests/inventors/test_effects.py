"""Each kind of effect, and every tile that can be activated or Researched, resolved by itself."""

import pytest

from engines.inventors.effects import _rules
from engines.inventors.scenario import Scenario, scenario
from engines.inventors.state import SHELF, Player
from engines.inventors.vocabulary import COLORS, DiceBonus, ProvideColor
from engines.kernel import Kind
from engines.kernel.scenario import Played
from tests.rules import rule

PARTS = SHELF.of(SHELF.today)
ACTIVATED = [tile for tile in PARTS.workshop_tile if not tile.end_of_round and not tile.provides]


def follow(match: Played[object], until: str) -> None:
    """Say yes to whatever is asked of seat 0, until the turn is somebody else's or this is asked."""
    for _ in range(60):
        if 0 not in match.asks() or match.key(0) in (until, "turn-end", "turn"):
            return
        asked = match.asked(0)
        ids = [option.id for option in asked.options]
        if asked.kind is Kind.ONE:
            liked = [name for name in ids if name not in ("done", "none", "decline", "nothing")]
            match.play(0, (liked or ids)[0])
        else:
            match.play(0, "+".join(ids[: max(1, asked.least)]))


def equipped() -> Scenario:
    """Somebody for whom every effect does something."""
    return (
        scenario(3)
        .player(0, silver=20, exhausted="white*3", ready="white2 blue6 orange6 charcoal6", study="blue2")
        .player(0, influence="blue*3 orange*3 charcoal*3", inactive="weaver", ship=4, hand="doors drums")
        .player(0, levels={"scribe": 2}, workshop_dice={"bottom": "white1"})
        .empty([3])
        .research("left", "rl1 rl2 rl3")
    )


def state_of(me: Player, match: Played[object]) -> list[object]:
    """What effects can change."""
    game = match.state
    return [
        me.silver,
        sorted(me.hand),
        dict(me.guilds),
        me.supply,
        {name: (person.level, person.active) for name, person in me.people.items()},
        me.royalty,
        {area: sorted((die.color, die.value) for die in dice) for area, dice in me.dice.items()},
        {row: (list(w.tiles), len(w.dice)) for row, w in me.workshops.items()},
        {color: list(levels) for color, levels in me.study.items()},
        [list(space.markers) for space in game.river],  # type: ignore[attr-defined]
        game.ship(0),  # type: ignore[attr-defined]
        me.hired,
    ]


@rule("IN-262")
@pytest.mark.parametrize("tile", [tile.id for tile in ACTIVATED])
def test_every_workshop_tile_does_something(tile: str) -> None:
    entry = PARTS.tiles[tile]
    color = entry.color if entry.color != "none" else "white"
    other = "orange" if color == "blue" else "blue"
    match = (
        equipped()
        .player(0, inactive="weaver" if tile not in ("w4", "w11", "w15") else "tiler")
        .player(0, workshops={"top": tile}, inspired=f"{color}6 {other}6 white6")
        .start()
    )
    me = match.state.players[0]
    match.play(0, f"workshop:top inspired:{color}6+inspired:{other}6")
    before = state_of(me, match)
    if tile in match.options(0):
        match.play(0, tile)
        follow(match, "activate")
    used = [event for event in match.match.run.state.events if event.key == "uses-tile"] + match.events(
        "uses-tile"
    )
    assert tile in [event.args["id"] for event in used]
    if not any(isinstance(one, DiceBonus) for one in entry.effects):
        assert state_of(me, match) != before or not entry.cost


@rule("IN-263")
@pytest.mark.parametrize("tile", [tile.id for tile in PARTS.workshop_tile if tile.provides])
def test_every_colour_tile_provides_its_colour(tile: str) -> None:
    color = PARTS.tiles[tile].provides
    needing = next(one.id for one in ACTIVATED if one.color == color and one.cost)
    match = scenario(3).player(0, ready="white6*2", workshops={"top": f"{tile} {needing}"}, silver=20).start()
    match.play(0, "workshop:top ready:white6*2")
    assert needing in match.options(0)
    match = scenario(3).player(0, ready="white6*2", workshops={"top": needing}, silver=20).start()
    match.play(0, "workshop:top ready:white6*2")
    assert needing not in match.options(0)


@rule("IN-194")
@pytest.mark.parametrize("tile", [tile.id for tile in PARTS.research if tile.kind == "instant"])
def test_every_immediate_research_does_something(tile: str) -> None:
    match = equipped().player(0, ship=13).empty([13]).river(14, research=tile, influence=[1]).start()
    me = match.state.players[0]
    before = state_of(me, match)
    match.play(0, "worker blue-left:research step:14")
    follow(match, "turn-end")
    after = state_of(me, match)
    before[2:4] = after[2:4] = [None, None]
    before[9] = after[9] = None
    if tile != "rr4":
        assert after != before
    else:
        assert sum(me.guilds.values()) == 9 - 2 + 4


@rule("IN-194", "IN-286")
@pytest.mark.parametrize("tile", [tile.id for tile in PARTS.research if tile.kind == "tent"])
def test_every_tent_research_works_with_a_tent(tile: str) -> None:
    def after(research: str | None) -> list[object]:
        position = equipped().player(
            0, camels=["white1", "white1"], workers=0, inactive="weaver tiler scribe"
        )
        position.passes("p3 p1 p2 p4 p5").deck("wheels lamps pools flutes cranes needles")
        if research:
            position.river(7, research=research, influence=[0])
        match = position.start()
        match.play(0, "tent:blue")
        follow(match, "turn-end")
        row = state_of(match.state.players[0], match)
        row[3] = row[9] = None
        return row

    assert after(tile) != after(None)


@rule("IN-182")
@pytest.mark.parametrize(
    ("row", "column"), [(row.row, column) for row in PARTS.workshop_row for column in range(1, PARTS.columns)]
)
def test_every_covered_effect_is_resolved(row: str, column: int) -> None:
    tiles = ["w1", "w2", "w3", "w4", "w5"][:column]
    full = iter((["w6", "w7", "w8", "w9", "w10"], ["w11", "w12", "w13", "w14", "w15"]))
    others = {name: next(full) for name in ("top", "middle", "bottom") if name != row}
    match = (
        equipped()
        .player(0, workshops={row: tiles, **others}, ship=0, inactive="weaver tiler")
        .river(1, tiles="w36")
        .start()
    )
    me = match.state.players[0]
    match.play(0, "worker advance-ship")
    follow(match, "turn-end")
    assert me.workshops[row].tiles[-1] == "w36"  # type: ignore[index]


@rule("IN-155")
@pytest.mark.parametrize("level", range(1, 10))
def test_every_tower_bar_is_resolved(level: int) -> None:
    visible = list(range(level, min(level + 5, 11)))
    levels = dict.fromkeys(("chandler", "weaver", "tiler", "blacksmith", "carpenter"), visible[1])
    match = (
        equipped()
        .player(0, tower=visible, levels={**levels, "scribe": level}, inactive="weaver tiler")
        .start()
    )
    me = match.state.players[0]
    match.play(0, "worker blue-left:guild study:blue exhausted:white")
    match.play(0, "promote:scribe")
    follow(match, "turn-end")
    assert me.tower[0] > level


@rule("IN-231", "IN-233")
@pytest.mark.parametrize("idea", [idea.id for idea in PARTS.idea if not idea.neutral])
def test_every_idea_tile_is_for_builder_and_inventor(idea: str) -> None:
    match = (
        equipped()
        .player(1, inactive="scribe tiler", exhausted="white*3")
        .device("robotic", card="wheels", inventor=1, idea=idea)
        .player(0, inspired="white6*2", inactive="scribe")
        .start()
    )
    before = [state_of(player, match) for player in match.state.players[:2]]
    match.play(0, "build:robotic inspired:white6*2")
    follow(match, "turn-end")
    for _ in range(9):
        if match.asks().get(1) in (None, "turn"):
            break
        asked = match.asked(1)
        ids = [option.id for option in asked.options]
        match.play(1, ids[0])
    assert state_of(match.state.players[1], match) != before[1]


@rule("IN-321")
@pytest.mark.parametrize("card", [card.id for card in PARTS.card])
def test_every_card_can_be_played(card: str) -> None:
    effects = PARTS.cards[card].play
    who = next((one.who for one in effects if hasattr(one, "who")), None)
    match = scenario(3).player(0, hand=card, ready="white2", inactive=who or "").start()
    match.play(0, f"play {card}")
    me = match.state.players[0]
    if who:
        assert me.people[who].active
        assert me.dice["ready"][0].value == 3
    else:
        match.play(0, "boost:ready:white2 ready:white3")
        assert me.dice["determined"][0].value == 3


def test_every_effect_of_the_tables_has_a_rule() -> None:
    found = {type(one) for tile in PARTS.workshop_tile for one in tile.effects}
    found |= {type(one) for tile in PARTS.research for one in tile.effects}
    assert found <= set(_rules)
    assert ProvideColor in found
    assert set(COLORS)


@rule("IN-103", "IN-034", "IN-320")
def test_what_cannot_be_done_is_not_lost_while_a_card_could_enable_it() -> None:
    # A Worker on the open space: nobody is Inactive, and no die can be boosted before one is brightened.
    match = scenario(2).player(0, hand="doors drums", exhausted="white").deck("flutes").dice(3).start()
    match.play(0, "worker open-study")
    assert match.key(0) == "next"
    assert match.why_not(0)["boost-now"].rule == "IN-142"
    match.play(0, "two-cards doors+drums take:brighten exhausted:white boost:ready:white3")
    assert match.state.players[0].dice["ready"][0].value == 4
    # Without a card there is nothing to wait for.
    match = scenario(2).player(0, exhausted="white").deck("", only=True).start()
    match.play(0, "worker open-study")
    assert match.asks() == {1: "turn"}


@rule("IN-032", "IN-157", "IN-286")
def test_a_refresh_waits_for_what_may_still_tire_somebody() -> None:
    match = (
        scenario(2)
        .player(0, silver=9, inactive="tiler", camels=["white1", "white1"], workers=1, hand="doors")
        .river(7, research="rm7", influence=[0])
        .passes("p5 p1 p2 p3 p4")
        .start()
    )
    match.play(0, "tent:blue dummy:orange")
    assert not match.state.players[0].people["tiler"].active
    match.play(0, "take:royalty scribe")
    assert all(person.active for person in match.state.players[0].people.values())
    # The same where a tile must be placed, for which somebody may save.
    match = (
        scenario(2)
        .player(0, silver=1, inactive="tiler", camels=["white1", "white1"], workers=1, ship=1)
        .passes("p2 p1 p3 p4 p5")
        .start()
    )
    match.play(0, "tent:blue dummy:orange")
    assert "refresh:tiler" in match.options(0)
