"""Costs that trigger effects before they are paid (IN-030, IN-031, IN-150 to IN-158, IN-254)."""

import pytest

from engines.inventors.purse import Lasting, Purse, Search
from engines.inventors.scenario import Scenario, scenario
from engines.inventors.state import SHELF
from engines.inventors.vocabulary import COLORS, PEOPLE, Silver
from engines.kernel import Random, Refused
from engines.kernel.asks import written
from tests.rules import rule

# Tiler and Weaver alone on the lowest tile; who is not paid is Inactive, so that nobody can save.
BELOW = {"tiler": 1, "weaver": 1, "chandler": 3, "scribe": 3, "blacksmith": 3, "carpenter": 3}
RESTING = "scribe blacksmith carpenter"


def building(silver: int, *, inactive: str = RESTING, **more: object) -> Scenario:
    """Robotic Hourglasses, which Tiler, Weaver and Chandler build, and dice that suffice."""
    given = {"levels": BELOW, "ready": "white6*2", "inactive": inactive} | more
    return scenario(2).device("robotic", card="hourglasses").player(0, silver=silver, **given)  # type: ignore[arg-type]


@rule("IN-030", "IN-031")
def test_the_towers_silver_pays_the_rest_in_one_answer() -> None:
    match = building(5).start()  # 2, 2 and 3; the Tower brings 2 once two of them have left its lowest tile
    match.play(0, "build:robotic ready:white6*2 all")
    me = match.state.players[0]
    assert (me.silver, me.tower) == (0, [2, 3, 4, 5, 6])
    assert not any(me.people[name].active for name in ("tiler", "weaver", "chandler"))
    assert building(4).start().why_not(0)["build:robotic"].rule == "IN-030"


@rule("IN-031", "IN-155")
def test_who_must_be_paid_after_the_towers_advance_cannot_be_paid_before() -> None:
    match = building(5, hand="goblets").start()
    match.play(0, "build:robotic ready:white6*2")
    assert match.why_not(0)["chandler"].rule == "IN-030"  # then there would be too little for the other two
    match.play(0, "weaver tiler")
    assert match.why_not(0)["chandler"].rule == "IN-151"
    match.play(0, "tower chandler")
    assert match.state.players[0].silver == 0
    # Where nothing else is possible nobody is asked.
    match = building(5).start()
    match.play(0, "build:robotic ready:white6*2 weaver tiler")
    assert match.state.players[0].silver == 0


@rule("IN-323", "IN-158", "IN-324")
def test_saving_is_offered_only_where_somebody_can_save() -> None:
    match = building(7, hand="goblets").start()
    match.play(0, "build:robotic")
    assert match.why_not(0)["save"].rule == "IN-323"  # the three who are Active must be paid
    assert "save" in building(7, inactive="scribe").start().play(0, "build:robotic").options(0)
    match = scenario(2).player(0, silver=9, influence="charcoal").start()
    match.play(0, "worker")
    assert "save" not in match.options(0)  # nothing there that costs Silver
    position = {"ready": "charcoal6 white6", "influence": "blue", "workshops": {"top": "w38 w12"}}
    for dice, offered in (("ready:charcoal6", False), ("ready:charcoal6+ready:white6", True)):
        match = scenario(2).player(0, hand="doors", silver=9, **position).start()  # type: ignore[arg-type]
        match.play(0, f"workshop:top {dice}")
        assert ("save" in match.options(0)) == offered  # W38 costs Influence; W12 needs 8


@rule("IN-031", "IN-151", "IN-157")
def test_the_towers_refresh_wakes_somebody_who_must_be_paid() -> None:
    levels = {"tiler": 6, "weaver": 6, "chandler": 7, "scribe": 7, "blacksmith": 7, "carpenter": 7}
    tower = {"tower": [6, 7, 8, 9, 10], "levels": levels, "inactive": "chandler"}
    match = building(9, **tower).start()
    match.play(0, "build:robotic ready:white6*2 all")
    me = match.state.players[0]
    assert (me.silver, me.people["chandler"].level) == (0, 8)
    assert me.people["scribe"].active
    # With the Chandler on the lowest tile the Tower does not advance in time.
    match = building(9, **tower | {"levels": levels | {"chandler": 6}}).start()
    assert match.why_not(0)["build:robotic"].rule == "IN-151"


@rule("IN-031", "IN-153", "IN-202")
def test_a_promotion_on_the_way_can_make_somebody_cheaper() -> None:
    levels = {"tiler": 2, "weaver": 2, "chandler": 4, "scribe": 3, "blacksmith": 3, "carpenter": 3}
    tower = {"tower": [2, 3, 4, 5, 6], "levels": levels, "royalty": 2, "hand": "goblets"}
    match = building(6, **tower).start()  # 2 and 2; on level 5 the Chandler costs 2 instead of 3
    match.play(0, "build:robotic ready:white6*2")
    assert "all" in match.why_not(0)
    match.play(0, "tiler weaver tower")
    assert match.options(0)[0] == "promote:chandler"
    assert match.why_not(0)["promote:scribe"].rule == "IN-030"
    match.play(0, "promote:chandler chandler")
    assert match.state.players[0].silver == 0
    tower["hand"] = ""
    assert building(5, **tower).start().why_not(0)["build:robotic"].rule == "IN-030"


def with_new_dice(level: int, **more: object) -> Scenario:
    """Tiler and Weaver alone on this level; with Research, a blue die is worth the last Silver."""
    levels = {"tiler": level, "weaver": level} | dict.fromkeys(
        ("chandler", "scribe", "blacksmith", "carpenter"), level + 1
    )
    given = {"tower": level, "levels": levels, "exhausted": "white"} | more
    return building(7 if level == 4 else 9, **given).river(1, research="rl1", influence=[0])  # type: ignore[arg-type]


@rule("IN-031", "IN-143", "IN-030")
def test_a_die_gained_on_the_way_can_be_what_pays() -> None:
    match = with_new_dice(4).deck("doors").start()
    match.play(0, "build:robotic ready:white6*2 weaver tiler tower")
    assert match.key(0) == "remove-die"  # only a blue one brings Silver
    assert match.why_not(0)["decline"].rule == "IN-030"
    match.play(0, "exhausted:white chandler")
    assert match.state.players[0].silver == 0


@rule("IN-031", "IN-140", "IN-143", "IN-030")
def test_a_swap_on_the_way_can_be_what_pays() -> None:
    match = with_new_dice(9).deck("doors").start()
    match.play(0, "build:robotic ready:white6*2 weaver tiler tower")
    assert match.why_not(0)["none"].rule == "IN-030"
    match.play(0, "exhausted:white blue chandler")
    assert match.state.players[0].silver == 0
    # Without a white die there is nothing to swap.
    match = with_new_dice(9, exhausted="blue", ready="orange6*2").start()
    assert match.why_not(0)["build:robotic"].rule == "IN-030"


@rule("IN-214", "IN-030")
def test_a_bonus_that_is_needed_cannot_be_spent_on_somebody_else() -> None:
    tired = {"inactive": f"{RESTING} tiler", "ready": "charcoal6 white6*2"}
    match = building(7, **tired).start()  # type: ignore[arg-type]
    match.play(0, "build:robotic")
    with pytest.raises(Refused, match="IN-151"):
        match.play(0, "ready:white6*2")  # without the charcoal die nobody refreshes the Tiler
    match = building(7, hand="goblets", **tired).start()  # type: ignore[arg-type]
    match.play(0, "build:robotic ready:charcoal6+ready:white6 bonus")
    assert match.options(0)[0] == "refresh:tiler"
    assert match.why_not(0)["refresh:scribe"].rule == "IN-030"
    assert match.why_not(0)["done"].rule == "IN-030"
    match.play(0, "refresh:tiler all")
    assert match.state.players[0].silver == 7 - 7


@rule("IN-214", "IN-030")
def test_an_action_says_whether_a_bonus_or_cards_must_help_to_pay() -> None:
    for inactive, ready, said in (
        (RESTING, "white6*2", "note-dice"),
        (f"{RESTING} tiler", "charcoal6 white6", "note-with-bonus"),
        (f"{RESTING} tiler", "white6*2", "note-only-cards"),
    ):
        match = building(7, inactive=inactive, ready=ready, hand="goblets").start()
        notes = {option.id: option.note for option in match.asked(0).options if option.note}
        assert written(notes["build:robotic"]).key == said


@rule("IN-214", "IN-213")
def test_a_bonus_counts_only_with_dice_that_are_high_enough() -> None:
    match = building(9, inactive=f"{RESTING} tiler", ready="charcoal1 white5*2").start()
    assert match.why_not(0)["build:robotic"].rule == "IN-151"


@rule("IN-030", "IN-151", "IN-103")
def test_nothing_is_paid_while_only_cards_could_help_and_the_dice_come_back() -> None:
    match = building(9, inactive=f"{RESTING} tiler", hand="goblets", determined="white4").start()
    match.play(0, "build:robotic ready:white6+determined:white4")
    assert match.options(0)[0] == "give-up"
    assert match.why_not(0)["weaver"].rule == "IN-030"
    match.play(0, "give-up")
    me = match.state.players[0]
    assert (me.silver, me.camels[0], len(me.dice["ready"])) == (9, [], 2)
    assert me.dice["determined"][0].value == 4
    assert match.key(0) == "turn"
    match.play(0, "workshop:top ready:white6")


@rule("IN-254", "IN-030")
def test_whoever_takes_the_action_back_has_paid_nobody() -> None:
    position = (
        scenario(2)
        .device("robotic", card="hourglasses", inventor=1, builder=1)
        .player(0, ready="white6 white6", silver=9, hand="goblets drums", inactive="scribe weaver")
    )
    match = position.start()
    match.play(0, "publish:robotic ready:white6*2")
    assert match.options(0)[0] == "give-up"
    match.play(0, "give-up")
    assert [me.silver for me in match.state.players] == [9, 0]
    match = position.start()
    match.play(0, "publish:robotic ready:white6*2 two-cards drums+goblets take:refresh refresh:scribe tiler")
    assert match.state.players[1].silver == 1  # as soon as all can be paid
    assert [match.state.players[0].people[name].level for name in ("scribe", "tiler")] == [2, 2]


@rule("IN-266", "IN-214", "IN-140")
@pytest.mark.parametrize(("color", "offered"), [("charcoal", True), ("blue", False)])
def test_a_die_swapped_on_the_camel_brings_the_bonus_of_its_new_colour(color: str, offered: bool) -> None:
    levels = {"tiler": 9, "weaver": 9} | dict.fromkeys(("chandler", "scribe", "blacksmith", "carpenter"), 10)
    match = building(20, tower=[9, 10], levels=levels).start()
    match.play(0, f"build:robotic ready:white6*2 weaver tiler tower camel1:white6 {color}")
    assert (match.state.camel is not None and match.state.camel.bonuses == 1) == offered
    assert ("bonus" in match.options(0)) == offered
    # The same where the Tower waits until all is paid.
    match = building(20, tower=[9, 10], levels=levels).start()
    match.play(0, "build:robotic ready:white6*2 all tower-advance")
    match.play(0, f"camel1:white6 {color} influence:blue influence:blue")
    assert (0 in match.asks()) == offered
    if offered:
        match.play(0, "refresh:tiler")
        assert match.state.players[0].people["tiler"].active


@rule("IN-325")
def test_nobody_saves_more_than_is_owed() -> None:
    match = scenario(2).player(0, influence="blue", silver=3, exhausted="white").start()
    match.play(0, "worker save blue-right:guild")
    with pytest.raises(Refused):
        match.play(0, "scribe+tiler")
    match.play(0, "scribe")
    assert match.state.players[0].silver == 3


@rule("IN-158", "IN-323")
def test_whoever_has_saved_does_not_save_again_in_the_task_even_if_refreshed() -> None:
    match = building(9, inactive="blacksmith carpenter", hand="needles pools").start()
    match.play(0, "build:robotic ready:white6*2 save weaver scribe play needles")  # Needles: the Scribe
    assert match.state.players[0].people["scribe"].active
    assert match.why_not(0)["save"].rule == "IN-323"
    match.play(0, "play pools")  # Pools: the Blacksmith, who has not saved yet
    assert "save" in match.options(0)
    match.play(0, "save tiler")
    assert match.options(0) == ["blacksmith"]


@rule("IN-254", "IN-255", "IN-030")
def test_the_inventors_silver_may_come_from_the_study() -> None:
    position = (
        scenario(2)
        .device("robotic", card="hourglasses", inventor=1, builder=1)
        .player(0, study="charcoal1", ready="blue6 white6", silver=0)
    )
    match = position.start()
    match.play(0, "publish:robotic ready:blue6+ready:white6")
    assert match.options(0) == ["bonus", "save"]
    match.play(0, "bonus")
    with pytest.raises(Refused, match="IN-030"):
        match.play(0, "study:charcoal1>out")
    match.play(0, "study:charcoal1>up")
    assert match.state.players[1].silver == 1
    assert match.key(0) == "pay"


@rule("IN-158", "IN-323")
def test_nobody_saves_who_is_needed_otherwise() -> None:
    # Scribe and one other cost 4; with 3 Silver one may save, but not the last who can be the other one.
    match = (
        scenario(2)
        .device("robotic", card="hourglasses", inventor=0, builder=1)
        .player(0, silver=3, ready="white6*2", inactive="tiler weaver chandler")
        .start()
    )
    match.play(0, "publish:robotic ready:white6*2 carpenter")
    assert match.state.players[0].silver == 0
    assert not match.state.players[0].people["blacksmith"].active
    match = (
        scenario(2)
        .device("robotic", card="hourglasses", inventor=0, builder=1)
        .player(0, silver=3, ready="white6*2", inactive="tiler weaver chandler blacksmith")
        .start()
    )
    assert match.why_not(0)["publish:robotic"].rule == "IN-030"


class Plain(Search):
    """The search without its shortcuts."""

    def payable(self, purse: Purse) -> bool:
        if not purse.named and not purse.others and purse.fee + purse.dues <= purse.silver:
            return True
        known = self._known.get(purse)
        if known is None:
            self._known[purse] = False
            known = self._known[purse] = any(self.payable(after) for after in self._moves(purse))
        return known


def any_purse(random: Random) -> Purse:
    """Somebody's board in the middle of a game, and a Build, a Publish or a single Craftsperson to pay."""
    tower = tuple(range(1, 11))[random.below(8) :][:5]
    people = {name: random.below(10) for name in PEOPLE}
    named = random.choice([("tiler", "weaver", "chandler"), ("scribe",), ("carpenter", "scribe", "tiler")])
    return Purse(
        named=named,
        others=0 if len(named) > 1 else random.below(2),
        dues=0,
        fee=random.below(2),
        silver=random.below(11),
        active=frozenset(name for name, number in people.items() if number < 6),
        tired=frozenset(name for name, number in people.items() if 5 < number < 9),
        levels=tuple(tower[min(random.below(3), len(tower) - 1)] for _ in PEOPLE),
        tower=tower,
        study=tuple(tuple(level for level in (1, 2, 3) if not random.below(5)) for _ in COLORS),
        royalty=random.below(12),
        refreshes=random.below(3),
        brightens=random.below(4) // 3,
    )


@rule("IN-030", "IN-031")
def test_the_shortcuts_of_the_search_change_nothing() -> None:
    random, found = Random.seeded("purses"), {True: 0, False: 0}
    parts = SHELF.of(SHELF.today)
    for _ in range(400):
        purse, lasting = (
            any_purse(random),
            Lasting((), ((), (Silver(1),), ()) if random.below(4) == 0 else ((),) * 3),
        )
        verdict = Search(parts, lasting).payable(purse)
        assert verdict == Plain(parts, lasting).payable(purse), purse
        found[verdict] += 1
    assert min(found.values()) > 50
