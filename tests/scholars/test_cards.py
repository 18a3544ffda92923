"""Every card, Room, space and track does what its entry in the tables says, and nothing else."""

from collections import Counter

import pytest

from engines.kernel.scenario import Played
from engines.scholars.components import CaliphCard, GoalCard, HouseSpace, Room, Track
from engines.scholars.effects import together
from engines.scholars.scenario import Scenario, scenario
from engines.scholars.scoring import points_of
from engines.scholars.state import Scholars
from engines.scholars.vocabulary import (
    Breadth,
    Choose,
    Condition,
    DiceOwned,
    EmployOrRetire,
    GainDie,
    GainWorker,
    GuildInfluence,
    LanguageCount,
    NoCondition,
    ResearchUp,
    Retirees,
    RetireFromDeck,
    TrackLevel,
    WhiteDice,
)
from tests.rules import rule
from tests.scholars.cards import PARTS, change, nonzero, pieces, take_all, worth

LINES = {  # a line of own Translators from each language to Arabic
    "persian": {1: "start_tr_1"},
    "syriac": {1: "start_tr_2"},
    "greek": {1: "start_tr_9"},
    "hebrew": {1: "start_tr_10"},
    "sanskrit": {1: "sanskrit_h", 2: "start_tr_9"},
    "chinese": {1: "chinese_h", 2: "start_tr_10"},
}
ABILITIES = [name for name, card in PARTS.translators.items() if together(card.retired)]
WHITE_SPACES = [space.pos for space in PARTS.map_space if space.kind == "white"]
SCROLLS = [card for card in PARTS.scroll if not isinstance(next(iter(card.immediate), None), EmployOrRetire)]
HIRING = [card for card in PARTS.scroll if card not in SCROLLS]


def able(dice: str, *, level: int = 0, goal: str = "syriac", met: str = "track") -> Scenario:
    """Somebody who can pay for everything, and draw, and destroy."""
    return (
        scenario(players=2)
        .player(0, dice=dice, bag="white*9 red*9", silver=9, gold=9, workers="red*4")
        .player(0, tracks=level, goal=goal, met=met)
        .player(1, goal="chinese" if goal != "chinese" else "greek")
    )


def difference(match: Played[Scholars], line: str) -> dict[str, int]:
    """What an answer changes for the first player, who takes all that comes of it."""
    before = pieces(match, 0)
    take_all(match.play(0, line), 0)
    return change(before, pieces(match, 0))


def levels_of(match: Played[Scholars]) -> Counter[str]:
    return Counter(match.state.players[0].tracks)


def total(*counts: dict[str, int]) -> dict[str, int]:
    """Several differences as one."""
    found: Counter[str] = Counter()
    for count in counts:
        found.update(count)
    return nonzero(found)


# ---- Translators -----------------------------------------------------------------------------------------


@rule("SC-053", "SC-081")
@pytest.mark.parametrize("level", [0, 1])
@pytest.mark.parametrize("name", [card.id for card in PARTS.translator])
def test_every_dispatch(name: str, level: int) -> None:
    card = next(card for card in PARTS.translator if card.id == name)
    position = able("white-6 white-6", level=level, goal="greek" if card.deck == "syriac" else "syriac")
    match = position.deck(card.deck, name).room(1, "start_tr_1", owner=0).start()
    match.play(0, "slot:1 mathematics white-6*2")
    expected = worth(card.dispatch, levels_of(match))
    assert difference(match, f"dispatch:{card.deck}") == nonzero(expected)
    assert match.asks() == {1: "turn"}


@rule("SC-053", "SC-147")
@pytest.mark.parametrize("name", ABILITIES)
def test_every_retired_ability(name: str) -> None:
    other = next(one for one in ABILITIES if one != name)
    match = able("white-1").player(0, retired={1: name}).room(1, other, owner=0).start()
    match.play(0, "slot:1 mathematics white-1")
    expected = worth(PARTS.translators[name].retired, levels_of(match))
    assert difference(match, f"retired:{name}") == nonzero(expected)
    assert match.why_not(0)[f"retired:{name}"].rule == "SC-046"  # each once


@rule("SC-235")
@pytest.mark.parametrize("name", list(PARTS.translators))
def test_every_retired_translator_brings_its_points(name: str) -> None:
    game = scenario(players=2).player(0, retired=name).start().state
    assert points_of(game, game.players[0])["retired"] == PARTS.translators[name].vp


# ---- Scrolls ---------------------------------------------------------------------------------------------


def translated(name: str, level: int) -> Played[Scholars]:
    """In front of the choice of a Scroll, which one's own Translators can turn into Arabic."""
    card = PARTS.scrolls[name]
    position = able("green-4 white-1", level=level).house("green", [name]).house("purple", "")
    for room, translator in LINES[card.language].items():
        position.room(room + 1, translator, owner=0)
    return position.start().play(0, "slot:4 mathematics green-4")


@rule("SC-053", "SC-124", "SC-143")
@pytest.mark.parametrize("level", [0, 2, 6])
@pytest.mark.parametrize("name", [card.id for card in SCROLLS])
def test_every_scroll(name: str, level: int) -> None:
    card = PARTS.scrolls[name]
    match = translated(name, level)
    levels = levels_of(match)
    hand = len(match.state.players[0].dice)
    step = worth([ResearchUp(card.research, 1)], levels, hand)
    gained = total(
        step, worth(card.immediate, levels, hand + step["hand"]), {"gold": -len(LINES[card.language])}
    )
    assert difference(match, name) == gained
    assert match.state.players[0].scrolls == [name]
    assert match.asks() == {1: "turn"}


@rule("SC-085", "SC-150")
@pytest.mark.parametrize("name", [card.id for card in HIRING])
def test_every_scroll_that_employs_or_retires(name: str) -> None:
    card = PARTS.scrolls[name]
    top = f"{card.language}_a"
    if top in LINES[card.language].values():
        top = f"{card.language}_b"
    hired = take_all(translated(name, 1).play(0, name), 0).play(0, "room:4")
    assert take_all(hired, 0).state.rooms[3].id == top
    retired = take_all(translated(name, 1).play(0, name), 0)
    white = retired.state.players[0].owned("white")
    retired.play(0, "retire slot:1")
    assert retired.state.players[0].retired == [top]
    assert retired.state.players[0].owned("white") == white + 1


QUIET = [card for card in PARTS.scroll if isinstance(card.endgame, NoCondition | TrackLevel)]
POINTS: dict[type[Condition], dict[int, int]] = {
    NoCondition: {0: 0},
    GuildInfluence: {1: 0, 2: 2, 3: 2, 4: 4, 5: 4},
    LanguageCount: {0: 0, 1: 1, 2: 2},
    DiceOwned: {0: 0, 1: 1, 2: 2 + 2},
    TrackLevel: {3: 0, 4: 2, 6: 2, 7: 4},
    WhiteDice: {0: 4, 1: 2, 3: 2, 4: 0},
    Retirees: {3: 0, 4: 2, 6: 2, 7: 4},
    Breadth: {0: 0, 1: 1, 5: 5},
}


def reaching(position: Scenario, name: str, count: int) -> None:
    """Bring so many of what a Scroll counts."""
    match PARTS.scrolls[name].endgame:
        case GuildInfluence(guild=guild):
            position.guild(guild, {0: count})
        case LanguageCount(languages=wanted):
            others = [card.id for card in QUIET if card.language in wanted and card.id != name]
            position.player(0, scrolls=[name, *others[:count]])
        case DiceOwned(primary=primary, secondary=secondary):  # the second time with four primary dice
            position.player(0, dice=[f"{secondary}-4"] * count, bag={primary: 4 if count == 2 else 3})
        case TrackLevel(track=track):
            position.player(0, tracks={track: count})
        case WhiteDice():
            position.player(0, dice=["white-1"] * count)
        case Retirees():
            position.player(0, retired=[f"hebrew_{letter}" for letter in "abcdefgh"[:count]])
        case Breadth():
            position.player(0, tracks=dict.fromkeys(list(PARTS.tracks)[:count], 3))
        case _:
            pass


@rule("SC-235", "SC-237")
@pytest.mark.parametrize("name", [card.id for card in PARTS.scroll])
def test_every_scroll_scores_its_condition(name: str) -> None:
    card = PARTS.scrolls[name]
    wanted = card.endgame.languages if isinstance(card.endgame, LanguageCount) else ()
    start = next(goal for goal in PARTS.goal_card if goal.portrait not in (*wanted, "hebrew"))
    for count, points in POINTS[type(card.endgame)].items():
        position = scenario(players=2).player(0, dice="red-1", scrolls=name, goal=start.id)
        position.player(1, goal="hebrew")
        reaching(position, name, count)
        game = position.start().state
        me = game.players[0]
        printed = sum(PARTS.scrolls[one].vp for one in me.scrolls) + 3  # and the Starting Scroll
        own = card.language in wanted
        assert points_of(game, me)["scrolls"] == printed + points + own, count


# ---- Resource cards, Action cards and Goal cards ---------------------------------------------------------


@rule("SC-033")
@pytest.mark.parametrize("name", list(PARTS.resources))
def test_every_resource_card(name: str) -> None:
    card = PARTS.resources[name]
    others = [one for one in PARTS.resources if one != name]
    offers = dict(
        zip(("start_tr_1", "start_tr_2", "start_tr_3", "start_tr_4"), (name, *others), strict=False)
    )
    position = scenario(players=2).player(1, dice="").offers(**offers).turn(1)
    match = position.start()
    before = pieces(match, 1)
    take_all(match.play(1, "room:1"), 1)
    gained = worth(card.bonus, Counter(dict.fromkeys(PARTS.tracks, 0)))
    gained.update({f"die {colour}": count for colour, count in card.dice.items()})
    gained.update({f"worker {colour}": count for colour, count in card.workers.items()})
    gained.update({"hand": card.draw, "gold": card.gold, "silver": card.silver})
    assert change(before, pieces(match, 1)) == nonzero(gained)


@rule("SC-046", "SC-202", "SC-203")
@pytest.mark.parametrize("level", range(8))
@pytest.mark.parametrize("name", [card.id for card in PARTS.action_card])
def test_every_action_card_in_rest(name: str, level: int) -> None:
    hand = 9  # more than Astronomy asks for
    position = able("white-1 " * hand, level=level).slot(0, 1, name).scroll_deck("", only=True)
    match = position.reserve(empty=True).start()
    expected = worth(PARTS.actions[name].rest, levels_of(match), hand)
    assert difference(match, "rest") == nonzero(expected)


@rule("SC-204")
@pytest.mark.parametrize("level", range(8))
def test_every_level_of_astronomy(level: int) -> None:
    match = able("white-1", level=level).slot(0, 1, "hurry").start()
    shown = {0: 4, 2: 5, 4: 6, 6: 7}[level - level % 2]
    assert take_all(match.play(0, "rest"), 0).asks() == {1: "turn"}
    assert len(match.state.players[0].dice) == shown


@rule("SC-220")
@pytest.mark.parametrize("goal", PARTS.goal_card, ids=lambda goal: goal.id)
def test_every_goal_card(goal: GoalCard) -> None:
    def of_goal(dice: str) -> Scenario:
        return able(dice, goal=goal.portrait, met="")

    dispatched = of_goal("white-6").deck(goal.portrait, f"{goal.portrait}_a").start()
    dispatched.play(0, f"slot:1 mathematics white-6 dispatch:{goal.portrait}")
    assert dispatched.state.players[0].workers["white"] == 1
    assert dispatched.state.players[0].goal.met == ["portrait"]
    translated = (
        of_goal(f"{goal.guild}-4").house(goal.guild, "syriac_f").room(2, "start_tr_2", owner=0).start()
    )
    coloured = goal.guild_reward[0]
    assert isinstance(coloured, GainWorker)
    translated.play(0, f"slot:4 mathematics {goal.guild}-4")
    assert difference(translated, "syriac_f")[f"worker {coloured.colour}"] == 1
    assert translated.state.players[0].goal.met == ["guild"]
    colour = PARTS.tracks[goal.track].colour
    climbed = of_goal(f"{colour}-4").player(0, tracks={goal.track: 2}).start()
    die = goal.track_reward[0]
    assert isinstance(die, GainDie)
    climbed.play(0, f"slot:3 mathematics {colour}-4")
    supply = climbed.state.supply[die.colour]
    assert difference(climbed, "r4")[f"die {die.colour}"] == 1
    assert climbed.state.players[0].goal.met == ["track"]
    assert climbed.state.supply[die.colour] == supply  # it lay on the card


# ---- The main board --------------------------------------------------------------------------------------


@rule("SC-082")
@pytest.mark.parametrize("room", PARTS.room, ids=lambda room: str(room.id))
def test_every_room(room: Room) -> None:
    match = able("white-1").start().play(0, "slot:1 mathematics white-1 employ:chinese")
    expected = worth(room.effects, levels_of(match))
    assert difference(match, f"room:{room.id}") == total(expected, {"silver": -room.cost})
    assert match.state.players[0].influence == 19 - expected["on scrolls"] - expected["in green"]
    assert match.asks() == {1: "turn"}


@rule("SC-103")
@pytest.mark.parametrize("place", WHITE_SPACES)
def test_every_white_space(place: int) -> None:
    match = able("white-1").player(0, position=place - 1).start().play(0, "slot:2 mathematics white-1")
    expected = worth(PARTS.map_space[place].effects, levels_of(match))
    assert difference(match, "1") == nonzero(expected)


@rule("SC-105")
@pytest.mark.parametrize("space", PARTS.house_space, ids=lambda space: f"{space.guild}{space.row}")
def test_every_space_of_the_house(space: HouseSpace) -> None:
    above = ["greek_a", "greek_b"][: space.row - 1]
    position = able("white-2").house(space.guild, above).map(2, "hebrew_h").scroll_deck("persian_h")
    match = position.start().play(0, "slot:2 mathematics white-2 2")
    levels = levels_of(match)
    gained = total(worth(space.effects, levels), worth([ResearchUp("biology", 1)], levels), {"silver": -4})
    assert difference(match, space.guild) == gained


@rule("SC-121", "SC-122", "SC-123")
@pytest.mark.parametrize("level", range(8))
@pytest.mark.parametrize("track", PARTS.research_track, ids=lambda track: track.id)
def test_every_space_of_the_tracks(track: Track, level: int) -> None:
    match = able(f"{track.colour}-4", level=level).start().play(0, f"slot:3 mathematics {track.colour}-4")
    expected = worth([ResearchUp(track.id, 1)], levels_of(match))
    assert difference(match, "r4") == total(expected, {"gold": -1, "silver": 2})


# ---- Caliph cards ----------------------------------------------------------------------------------------


def caliph_rest(card: str) -> Scenario:
    position = able("white-1 " * 9).guild("purple", {0: 1}).slot(0, 1, "mathematics")
    return position.scroll_deck(bottom=card)


@rule("SC-184")
@pytest.mark.parametrize("card", PARTS.caliph_card, ids=lambda card: card.id)
def test_every_caliph_card(card: CaliphCard) -> None:
    die = card.middle[0]
    assert isinstance(die, GainDie)
    colours = ("red", "yellow", "blue") if die.colour == "primary" else (die.colour,)
    for colour in colours:
        match = caliph_rest(card.id).start().play(0, "rest")
        middle = f"middle:{colour}" if die.colour == "primary" else "middle"
        before = match.state.players[0].owned(colour)
        match.play(0, middle)
        assert match.state.players[0].owned(colour) == before + 1
        assert len(match.state.players[0].dice) == 9 + (die.to == "hand")
        assert points_of(match.state, match.state.players[0])["guilds"] == 1
    for portrait in retiring(card):
        match = caliph_rest(card.id).start().play(0, f"rest bottom:{portrait}")
        take_all(match, 0)
        assert match.key(0) == "tuck"
        match.play(0, "slot:1")
        assert match.state.players[0].retired == [f"{portrait}_a"]
        assert match.state.players[0].owned("white") == 18 + 1
        assert points_of(match.state, match.state.players[0])["guilds"] == 0
    match = caliph_rest(card.id).start().play(0, "rest bottom:gold")
    assert match.state.players[0].gold == 9 + 1
    match = caliph_rest(card.id).start().play(0, "rest top")
    assert points_of(match.state, match.state.players[0])["guilds"] == 3


def retiring(card: CaliphCard) -> list[str]:
    return [
        portrait
        for one in card.bottom
        if isinstance(one, Choose)
        for option in one.options
        for effect in option
        if isinstance(effect, RetireFromDeck)
        for portrait in effect.portraits
    ]


@rule("SC-185", "SC-186")
@pytest.mark.parametrize("card", PARTS.caliph_card, ids=lambda card: card.id)
def test_every_caliph_card_as_each_event(card: CaliphCard) -> None:
    others = [one.id for one in PARTS.caliph_card if one.id != card.id]
    for number in range(4):
        position = caliph_rest(card.id).room(3, "start_tr_3", owner=1).room(1, f"{card.event_portraits[0]}_h")
        for other in others[:number]:
            position.caliph(other)
        match = position.start().play(0, "rest")
        starting, newcomer = match.state.rooms[2], match.state.rooms[1]
        assert starting is not None
        assert starting.gold == (1 if number == 1 else 0)
        assert (newcomer.id if newcomer else None) == (f"{card.event_portraits[1]}_a" if number > 1 else None)
        assert (match.state.last_round is not None) == (number == 3)
