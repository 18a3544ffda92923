"""Dice: where they lie, boosting, gaining, swapping, removing and using them (IN-130 to IN-143)."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache, partial
from typing import NamedTuple, TypeAlias, cast

import msgspec

from data.words import listed
from engines.inventors.boards import PIPS, owns_research
from engines.inventors.components import ColorBonus
from engines.inventors.effects import Way, effect, or_else, pick_way, resolve
from engines.inventors.influence import NONE
from engines.inventors.labels import area_text, die_text, die_value, effects_text, row_text
from engines.inventors.purse import Rise, is_paying, refuse_stranding
from engines.inventors.state import Die, Inventors, Player
from engines.inventors.vocabulary import (
    ANY,
    AREAS,
    COLORS,
    ROWS,
    AnyEffect,
    Area,
    Boost,
    Color,
    DieColor,
    GainColoredDie,
    GainWhiteDie,
    StudyDie,
    SwapDie,
)
from engines.kernel import Asking, Option, Refusal, Step, Text

MOST = 25
STUDY_ENTRY = 1


class Place(msgspec.Struct, frozen=True):
    """Where a die lies, and what it is; equal dice in one place are the same choice."""

    where: str  # an area, "study", "camel" or "workshop"
    spot: str  # the Camel or Workshop
    color: DieColor
    value: int  # or the level in the Study

    @property
    def id(self) -> str:
        """As it is written in a move: `ready:white3`, `study:blue1`, `camel2:white5`, `top:white4`."""
        return f"{self.spot or self.where}:{self.color}{self.value or ''}"

    @property
    def column(self) -> Color:
        """Of a die in the Study, which no white one enters."""
        assert self.color != "white"
        return self.color

    def text(self) -> Text:
        """In words."""
        die = die_text(self.color)
        match self.where:
            case "study":
                return Text("die-in-study", {"die": die, "level": self.value})
            case "camel":
                return Text("die-on-camel", {"die": die, "value": self.value, "camel": int(self.spot[-1])})
            case "workshop":
                row = next(row for row in ROWS if row == self.spot)
                return Text("die-in-workshop", {"die": die, "value": self.value, "row": row_text(row)})
            case _:
                area = next(area for area in AREAS if area == self.where)
                if not self.value:
                    return Text("die-in-area", {"die": die, "area": area_text(area)})
                return Text("die-showing", {"die": die, "value": self.value, "area": area_text(area)})


@cache
def place_in(area: Area, color: DieColor, value: int) -> Place:
    """A place in an area; there are not many different ones."""
    return Place(area, "", color, value)


def in_area(me: Player, area: Area) -> Sequence[tuple[Place, int]]:
    """Dice in an area with how many are alike, the best first."""
    dice = me.dice[area]
    return gathered(area, tuple([(die.value, die.color) for die in dice])) if dice else ()


@lru_cache(maxsize=1 << 12)
def gathered(area: Area, dice: tuple[tuple[int, DieColor], ...]) -> Sequence[tuple[Place, int]]:
    """Equal dice together; the same dice are asked for again and again."""
    best_first = sorted(Counter(dice).items(), key=lambda alike: (-alike[0][0], alike[0][1]))
    return tuple([(place_in(area, color, value), count) for (value, color), count in best_first])


def in_areas(me: Player, areas: Iterable[Area] = AREAS) -> list[Place]:
    """The places with dice in several areas."""
    return [place for area in areas for place, _ in in_area(me, area)]


def in_study(me: Player) -> list[Place]:
    return [Place("study", "", color, level) for color in COLORS for level in sorted(me.study[color])]


def at_work(me: Player) -> list[Place]:
    """Dice on Camels and in Workshops, equal ones once."""
    places = [
        Place("camel", f"camel{number}", die.color, die.value)
        for number, dice in enumerate(me.camels, start=1)
        for die in dice
    ]
    places += [Place("workshop", row, die.color, die.value) for row in ROWS for die in me.workshops[row].dice]
    return list(dict.fromkeys(places))


def die_at(me: Player, place: Place) -> Die:
    """One of the dice in a place."""
    match place.where:
        case "camel":
            dice = me.camels[int(place.spot[-1]) - 1]
        case "workshop":
            dice = next(me.workshops[row].dice for row in ROWS if row == place.spot)
        case _:
            dice = next(me.dice[area] for area in AREAS if area == place.where)
    return next(die for die in dice if (die.color, die.value) == (place.color, place.value))


def lift_out(me: Player, place: Place) -> None:
    """Take a die away from an area or the Study."""
    if place.where == "study":
        me.study[place.column].remove(place.value)
        return
    dice = me.dice[cast("Area", place.where)]
    for at, die in enumerate(dice):
        if die.value == place.value and die.color == place.color:
            del dice[at]
            return


def exhaust(me: Player, dice: Iterable[Die]) -> None:
    """Dice go to Exhausted, where their value does not matter."""
    me.dice["exhausted"] += [Die(die.color) for die in dice]


def roll_into(game: Inventors, me: Player, color: DieColor, area: Area) -> Die:
    """A die enters an area from Exhausted, the Study or the supply (IN-132)."""
    die = Die(color, game.random.roll())
    me.dice[area].append(die)
    game.tell("rolled", who=me.who, die=die_text(color), value=die.value, area=area_text(area))
    return die


# ---- boost -----------------------------------------------------------------------------------------------


def boosted(game: Inventors, me: Player) -> list[Place]:
    """Available dice that can show more (IN-142)."""
    return [place for place in in_areas(me, game.parts.raises) if place.value < PIPS]


def can_boost(game: Inventors, me: Player) -> bool:
    for area in game.parts.raises:
        for die in me.dice[area]:
            if die.value < PIPS:
                return True
    return False


def refuse_boost(game: Inventors, me: Player, effect: Boost) -> Refusal | None:
    return None if can_boost(game, me) else Refusal("IN-142", Text("why-nothing-to-boost"))


def boost_ways(game: Inventors, me: Player, effect: Boost) -> list[Way]:
    """Each available die below 6."""
    rest = Boost(effect.n - 1) if effect.n > 1 else None
    return [
        Way(
            f"boost:{place.id}",
            partial(boost_text, place),
            partial(boost_die, game, me, place),
            rest,
        )
        for place in boosted(game, me)
    ]


@effect(
    Boost,
    ways=boost_ways,
    refuse=refuse_boost,
    alone=lambda game, me, effect: len(boosted(game, me)) == 1,
    hope=lambda game, me, effect: bool(me.dice["exhausted"]) or any(me.study.values()),
)
def boost(game: Inventors, me: Player, effect: Boost) -> Step:
    """A die of choice, asked apart where too much is to be chosen from; the only one without a question."""
    places = boosted(game, me)
    if len(places) > 1:
        yield from pick_way(game, me, effect)
        return
    yield from boost_die(game, me, places[0])
    if effect.n > 1:
        yield from resolve(game, me, [Boost(effect.n - 1)])


def boost_text(place: Place) -> Text:
    return Text("option-boost", {"die": place.text()})


def boost_die(game: Inventors, me: Player, place: Place) -> Step:
    """+1 on an available die (IN-142)."""
    die_at(me, place).value += 1
    game.tell("boosted", who=me.who, die=place.text(), value=place.value + 1)
    yield from ()


# ---- gaining dice ----------------------------------------------------------------------------------------


def gained(game: Inventors, me: Player, color: DieColor) -> list[AnyEffect]:
    """What Research gives for a coloured die, gained in whatever way (IN-143)."""
    researches = game.parts.researches
    return [
        one
        for tile in owns_research(game, me, "gain_die")
        if researches[tile].color == color
        for one in researches[tile].effects
    ]


def study_ways(game: Inventors, me: Player, effect: StudyDie) -> list[Way]:
    """A die of one of the colours that the effect allows."""
    colors = COLORS if effect.color == ANY else (effect.color,)
    return [
        Way(
            f"study:{color}",
            Text("option-study", {"die": die_text(color)}),
            partial(study_die, game, me, StudyDie(color)),
            gives=(StudyDie(color),),
        )
        for color in colors
    ]


@effect(StudyDie, ways=study_ways, alone=lambda game, me, effect: effect.color != ANY)
def study_die(game: Inventors, me: Player, effect: StudyDie) -> Step:
    """Onto the lowest space of its colour, or Exhausted; then one own die leaves (IN-135 to IN-137)."""
    if effect.color == ANY:
        yield from pick_way(game, me, effect)
        return
    color = effect.color
    new, gains = put_into_study(me, color), gained(game, me, color)
    leaving: Place | None = yield from me.ask(
        "remove-die",
        lambda: removable(me, new),
        refuse=lambda place: refuse_removal(game, me, place, new, gains),
        args=lambda: {"die": new.text()},
        default="decline",
        atomic=True,
    )
    if leaving is None:
        lift_out(me, new)
        return
    lift_out(me, leaving)
    game.tell("study", who=me.who, die=new.text(), leaving=leaving.text())
    yield from resolve(game, me, gains)


def put_into_study(me: Player, color: Color) -> Place:
    """A die of this colour from the supply; where it went."""
    if STUDY_ENTRY in me.study[color]:
        me.dice["exhausted"].append(Die(color))
        return Place("exhausted", "", color, 0)
    me.study[color].append(STUDY_ENTRY)
    return Place("study", "", color, STUDY_ENTRY)


def removable(me: Player, new: Place) -> list[Option[Place | None]]:
    """Any die that is not at work, the new one included; or the new die is not taken at all (IN-136)."""
    places = [*in_areas(me), *in_study(me)]
    while len(places) >= MOST:
        places.remove(next(place for place in reversed(places) if place.where == AREAS[-1]))
    options = [Option(place.id, place, place.text) for place in places]
    return or_else(options, "decline", Text("option-decline-die", {"die": die_text(new.color)}))


def refuse_removal(
    game: Inventors, me: Player, place: Place | None, new: Place, gains: Sequence[AnyEffect]
) -> Refusal | None:
    """Not a die of the Study, or the new one, that a payment under way cannot do without (IN-030)."""
    leaving = place or new
    out = [Rise(leaving.column, leaving.value, out=True)] if leaving.where == "study" else []
    return refuse_stranding(game, me, [*out, *gains] if place else out, had=gains)


def white_dice(me: Player) -> list[Place]:
    return [place for place in (*in_areas(me), *at_work(me)) if place.color == "white"]


def refuse_swap(game: Inventors, me: Player, effect: SwapDie) -> Refusal | None:
    return None if white_dice(me) else Refusal("IN-140", Text("why-no-white-die"))


@effect(SwapDie, refuse=refuse_swap)
def swap_die(game: Inventors, me: Player, effect: SwapDie) -> Step:
    """A white die, wherever it lies, becomes a coloured one of the same value (IN-140)."""
    had, paying = [SwapDie()], is_paying(me)
    place: Place | None = yield from me.ask(
        "swap",
        lambda: or_else((Option(one.id, one, one.text) for one in white_dice(me)), "none", NONE),
        refuse=(lambda place: None if place else refuse_stranding(game, me, had=had)) if paying else None,
        default=None if paying else "none",
    )
    if place is None:
        return
    color: Color = yield from me.ask(
        "swap-color",
        lambda: [Option(one, one, die_text(one)) for one in COLORS],
        refuse=lambda color: refuse_stranding(game, me, gained(game, me, color), had=had),
        atomic=True,
    )
    die = die_at(me, place)
    die.color = color
    if game.camel and place.spot == f"camel{game.camel.space + 1}":
        game.camel.bonuses += game.parts.bonuses[game.camel.action].color == color  # IN-266
    game.tell("swapped", who=me.who, die=place.text(), other=die_text(color))
    yield from resolve(game, me, gained(game, me, color))


@effect(GainWhiteDie)
def gain_white_die(game: Inventors, me: Player, effect: GainWhiteDie) -> Step:
    """Rolled, into Ready (IN-174)."""
    yield from game.barrier("roll")
    roll_into(game, me, "white", "ready")


@effect(GainColoredDie)
def gain_colored_die(game: Inventors, me: Player, effect: GainColoredDie) -> Step:
    """Of a colour of choice, rolled, into Determined (IN-175)."""
    color: Color = yield from me.ask(
        "gain-color", lambda: [Option(one, one, die_text(one)) for one in COLORS]
    )
    yield from game.barrier("roll")
    roll_into(game, me, color, "determined")
    yield from resolve(game, me, gained(game, me, color))


# ---- using dice ------------------------------------------------------------------------------------------


def worth(game: Inventors, place: Place) -> int:
    """What an available die shows when it is used: raised as far as its area allows (IN-130)."""
    value = place.value + game.parts.raises[cast("Area", place.where)]
    return value if value < PIPS else PIPS


Places: TypeAlias = list[Option[Place]]


@cache
def use_option(place: Place, value: int, at_most: int, bonus: tuple[AnyEffect, ...]) -> Option[Place]:
    """A die that may be used, with what it shows then and what its colour brings."""
    shown = value if value > place.value else 0
    note = partial(use_note, shown, bonus) if bonus or shown else None
    return Option(place.id, place, place.text, note=note, at_most=at_most)


def use_note(value: int, bonus: tuple[AnyEffect, ...]) -> Text:
    """What a raised die counts, and its colour bonus."""
    if not bonus:
        return Text("note-raised", {"value": value})
    return Text("note-bonus", {"value": value, "effects": effects_text(bonus)})


class Used(NamedTuple):
    """A die that is used: where it came from, and what it shows now."""

    place: Place
    die: Die


def dice_text(dice: Iterable[Die]) -> Text:
    """Dice with what they show."""
    return listed([die_value(one.color, one.value) for one in dice])


def choose_dice(
    game: Inventors,
    me: Player,
    *,
    need: int = 0,
    extra: int = 0,
    colors: Callable[[list[Place]], Refusal | None] | None = None,
    works: Text | None = None,
    bonus: ColorBonus | None = None,
) -> Asking[list[Used]]:
    """One or two available dice of at least this total, raised; they leave their area (IN-210, IN-260).

    `colors`: why they do not suffice although they are high enough; `works`: what they are wanted for;
    `bonus`: what dice of a colour bring.
    """

    shown: dict[Place, int] = {}  # what each would count
    best: list[int] = []  # the highest two

    def total_of(chosen: list[Place]) -> int:
        return sum([shown[place] for place in chosen]) + extra

    def fits(chosen: list[Place]) -> Refusal | None:
        total = total_of(chosen)
        return too_low(total) if total < need else colors(chosen) if colors else None

    def too_low(total: int) -> Refusal:
        return Refusal("IN-213", Text("why-too-low", {"total": total, "need": need}))

    def offered() -> Places:
        shown.clear()
        best.clear()
        options = []
        for area, lift in game.parts.raises.items():
            for place, count in in_area(me, area):
                value = place.value + lift
                shown[place] = value = value if value < PIPS else PIPS
                best.extend([value] * count)
                gain = bonus.effects if bonus and bonus.color == place.color else ()
                options.append(use_option(place, value, count if count < 2 else 2, gain))
        best.sort(reverse=True)
        del best[2:]
        return options

    def refuse(place: Place) -> Refusal | None:
        value = shown[place]
        total = value + (sum(best) - value if value in best else best[0]) + extra
        return too_low(total) if total < need else None

    chosen = yield from me.ask_amounts(
        "dice",
        offered,
        refuse=refuse if need else None,
        at_least=1,
        at_most=2,
        rule=fits if need or colors else None,
        args=lambda: {"what": works or Text("dice-needed", {"need": need})},
    )
    for place in chosen:
        lift_out(me, place)
    return [Used(place, Die(place.color, worth(game, place))) for place in chosen]
