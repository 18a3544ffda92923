"""Dice: areas, brightening, the Study, boosting, swapping, removing (IN-130 to IN-143)."""

from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial
from typing import NamedTuple, cast

import msgspec

from data.words import listed
from engines.inventors.boards import PIPS, owns_research
from engines.inventors.effects import Way, effect, or_else, pick_way, resolve
from engines.inventors.influence import NONE
from engines.inventors.labels import area_text, die_text, effects_text, row_text
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
    Brighten,
    Color,
    DieColor,
    GainColoredDie,
    GainWhiteDie,
    Influence,
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


def in_area(me: Player, area: Area) -> dict[Place, int]:
    """Dice in an area with how many are alike, the best first."""
    alike: dict[tuple[int, DieColor], int] = {}
    for die in me.dice[area]:
        key = -die.value, die.color
        alike[key] = alike.get(key, 0) + 1
    return {Place(area, "", color, -value): alike[value, color] for value, color in sorted(alike)}


def in_areas(me: Player, areas: Iterable[Area] = AREAS) -> dict[Place, int]:
    """The same for several areas."""
    found: dict[Place, int] = {}
    for area in areas:
        found |= in_area(me, area)
    return found


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


# ---- brighten --------------------------------------------------------------------------------------------


class Lift(msgspec.Struct, frozen=True):
    """One Brighten: a die one area up, or in the Study up or out; `depth`: how often it moved in this ask."""

    place: Place
    depth: int = 1
    out: bool = False

    @property
    def id(self) -> str:
        if self.place.where == "study":
            return f"{self.place.id}>{'out' if self.out else 'up'}"
        return self.place.id + (f">{self.depth}" if self.depth > 1 else "")

    @property
    def before(self) -> "Lift":
        """The step of the same die before this one."""
        return Lift(self.place, self.depth - 1)


def next_area(area: str, steps: int = 1) -> Area:
    """The area so many steps above."""
    names: tuple[str, ...] = AREAS
    return AREAS[names.index(area) + steps]


def lifts(game: Inventors, me: Player, brightens: int) -> dict[Lift, int]:
    """Every single Brighten that is possible, and how many dice could do it (IN-131)."""
    found: dict[Lift, int] = {}
    top = game.parts.study_top
    for place in in_study(me):
        if place.value < top and place.value + 1 not in me.study[place.column]:
            found[Lift(place)] = 1
        found[Lift(place, out=True)] = 1
    climbing = [(in_area(me, area), len(AREAS) - 1 - step) for step, area in enumerate(AREAS[:-1])]
    for depth in range(1, brightens + 1):
        more: dict[Lift, int] = {}
        for dice, steps in climbing:
            if depth <= steps:
                for place, count in dice.items():
                    more[Lift(place, depth)] = count
        if depth > 1 and len(found) + len(more) > MOST:
            break
        found |= more
    return found


def lift_text(game: Inventors, lift: Lift) -> Text:
    """Which die goes where."""
    place = lift.place
    if place.where == "study":
        assert place.color != "white"
        space = game.parts.studies[place.color]
        if lift.out:
            area = area_text(space[place.value].adjacent)
            return Text("lift-out", {"die": place.text(), "area": area})
        effects = effects_text(space[place.value + 1].effects)
        return Text("lift-up", {"die": place.text(), "level": place.value + 1, "effects": effects})
    area = area_text(next_area(place.where, lift.depth))
    return Text("lift" if lift.depth == 1 else "lift-further", {"die": place.text(), "area": area})


def refuse_brighten(game: Inventors, me: Player, effect: Brighten) -> Refusal | None:
    """There must be a die below Inspired (IN-131, IN-139)."""
    return None if can_brighten(me) else Refusal("IN-131", Text("why-nothing-to-brighten"))


def can_brighten(me: Player) -> bool:
    """Whether any die lies below Inspired, or in the Study."""
    dice, study = me.dice, me.study
    return bool(dice["exhausted"] or dice["ready"] or dice["determined"] or any(study.values()))


@effect(Brighten, refuse=refuse_brighten)
def brighten(game: Inventors, me: Player, effect: Brighten) -> Step:
    """Several at once for the same or different dice, in one answer (IN-131)."""
    yield from brighten_dice(game, me, effect.n)


def brighten_dice(game: Inventors, me: Player, count: int, *, at_least: int = 0) -> Step:
    """Choose dice until all Brightens are used, or no more are wanted."""
    left = count
    while left and can_brighten(me):
        chosen = yield from me.ask_amounts(
            "brighten",
            lambda: lift_options(game, me, left),
            at_least=at_least,
            at_most=left,
            rule=rule_of_lifts(game, me, left),
            total=partial(where_to, left),
            args=lambda: {"count": left},
            default=None if at_least or is_paying(me) else "-",
        )
        if not chosen:
            return
        left -= len(chosen)
        yield from lift_dice(game, me, chosen)


def lift_options(game: Inventors, me: Player, left: int) -> list[Option[Lift]]:
    return [
        Option(lift.id, lift, partial(lift_text, game, lift), at_most=min(count, left))
        for lift, count in lifts(game, me, left).items()
    ]


def rule_of_lifts(game: Inventors, me: Player, left: int) -> Callable[[list[Lift]], Refusal | None] | None:
    """What is looked at in Brightens together; a single one can only be wrong inside a payment."""
    if is_paying(me):
        return lambda chosen: one_after_the_other(chosen) or refuse_lifts(game, me, chosen, left)
    return one_after_the_other if left > 1 else None


def one_after_the_other(chosen: list[Lift]) -> Refusal | None:
    """A die makes its second step after its first; a die in the Study goes up or out, not both (IN-131)."""
    for lift in chosen:
        if lift.depth > 1 and chosen.count(lift.before) < chosen.count(lift):
            return Refusal("IN-131", Text("why-first-step-first", {"die": lift.place.text()}))
        if lift.out and Lift(lift.place) in chosen:
            return Refusal("IN-131", Text("why-up-or-out", {"die": lift.place.text()}))
    return None


def refuse_lifts(game: Inventors, me: Player, chosen: list[Lift], brightens: int) -> Refusal | None:
    """Not what a payment under way cannot do without; to stop is to leave the rest (IN-030)."""
    studying = sorted((one for one in chosen if one.place.where == "study"), key=lambda one: -one.place.value)
    rises = [Rise(one.place.column, one.place.value, one.out) for one in studying]
    left = [Brighten(brightens - len(chosen))] if chosen else []
    return refuse_stranding(game, me, [*rises, *left], had=[Brighten(brightens)])


def where_to(left: int, chosen: list[Lift]) -> Text:
    """The running picture: which dice would end where, and how many Brightens are left."""
    counts, rows = Counter(chosen), []
    for lift, count in counts.items():
        further = 0 if lift.place.where == "study" else counts[Lift(lift.place, lift.depth + 1)]
        if count > further:
            rows.append(destination(lift, count - further))
    return Text("total-brighten", {"dice": listed(rows), "left": left - len(chosen)})


def destination(lift: Lift, count: int) -> Text:
    """Where dice end up."""
    if lift.place.where == "study":
        return Text("goes-out" if lift.out else "goes-up", {"die": lift.place.text()})
    area = area_text(next_area(lift.place.where, lift.depth))
    return Text("goes-to", {"die": lift.place.text(), "count": count, "area": area})


def lift_dice(game: Inventors, me: Player, chosen: list[Lift]) -> Step:
    """Move them; dice that enter an area are rolled (IN-132, IN-133, IN-138)."""
    studying = sorted([one for one in chosen if one.place.where == "study"], key=lambda one: -one.place.value)
    rolling = any(lift.place.where == AREAS[0] for lift in chosen)
    if rolling or any(lift.out for lift in studying):
        yield from game.barrier("roll")
    gains: list[AnyEffect] = []
    for place in dict.fromkeys([one.place for one in chosen if one.place.where != "study"]):
        second, third = chosen.count(Lift(place, 2)), chosen.count(Lift(place, 3))
        for number in range(chosen.count(Lift(place))):
            gains += climb_areas(game, me, place, 1 + (number < second) + (number < third))
    for lift in studying:
        gains += leave_study(game, me, lift.place) if lift.out else climb_study(game, me, lift.place)
    yield from resolve(game, me, gains)


def climb_areas(game: Inventors, me: Player, place: Place, climb: int) -> list[AnyEffect]:
    """One die so many areas up; into Inspired from below a coloured one brings Influence (IN-133)."""
    lift_out(me, place)
    target = next_area(place.where, climb)
    if place.where == AREAS[0]:
        roll_into(game, me, place.color, target)
    else:
        me.dice[target].append(Die(place.color, place.value))
        game.tell("brightened", who=me.who, die=place.text(), area=area_text(target))
    if target == AREAS[-1] and place.color != "white":
        return [Influence(place.color)]
    return []


def climb_study(game: Inventors, me: Player, place: Place) -> list[AnyEffect]:
    """Up in the Study: the effects of the space entered (IN-138)."""
    assert place.color != "white"
    me.study[place.color].remove(place.value)
    me.study[place.color].append(place.value + 1)
    effects = game.parts.studies[place.color][place.value + 1].effects
    game.tell("climbed", who=me.who, die=place.text(), effects=effects_text(effects))
    return list(effects)


def leave_study(game: Inventors, me: Player, place: Place) -> list[AnyEffect]:
    """Sideways out of the Study: rolled, and nothing else (IN-132 to IN-134)."""
    assert place.color != "white"
    me.study[place.color].remove(place.value)
    roll_into(game, me, place.color, game.parts.studies[place.color][place.value].adjacent)
    return []


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
            partial(Text, "option-boost", {"die": place.text()}),
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
    new = put_into_study(me, color)
    leaving: Place | None = yield from me.ask(
        "remove-die",
        lambda: removable(me, new),
        refuse=lambda place: refuse_removal(game, me, place),
        args=lambda: {"die": new.text()},
        default="decline",
        atomic=True,
    )
    if leaving is None:
        lift_out(me, new)
        return
    lift_out(me, leaving)
    game.tell("study", who=me.who, die=die_text(color), leaving=leaving.text())
    yield from resolve(game, me, gained(game, me, color))


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


def refuse_removal(game: Inventors, me: Player, place: Place | None) -> Refusal | None:
    """Not a die of the Study that a payment under way cannot do without (IN-030)."""
    if place is None or place.where != "study":
        return None
    return refuse_stranding(game, me, [Rise(place.column, place.value, out=True)])


def white_dice(me: Player) -> list[Place]:
    return [place for place in (*in_areas(me), *at_work(me)) if place.color == "white"]


def refuse_swap(game: Inventors, me: Player, effect: SwapDie) -> Refusal | None:
    return None if white_dice(me) else Refusal("IN-140", Text("why-no-white-die"))


@effect(SwapDie, refuse=refuse_swap)
def swap_die(game: Inventors, me: Player, effect: SwapDie) -> Step:
    """A white die, wherever it lies, becomes a coloured one of the same value (IN-140)."""
    place: Place | None = yield from me.ask(
        "swap",
        lambda: or_else((Option(one.id, one, one.text) for one in white_dice(me)), "none", NONE),
        default="none",
    )
    if place is None:
        return
    color: Color = yield from me.ask(
        "swap-color", lambda: [Option(one, one, die_text(one)) for one in COLORS], atomic=True
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


class Used(NamedTuple):
    """A die that is used: where it came from, and what it shows now."""

    place: Place
    die: Die


def choose_dice(
    game: Inventors,
    me: Player,
    *,
    need: int = 0,
    extra: int = 0,
    colors: Callable[[list[Place]], Refusal | None] | None = None,
    works: Callable[[list[Place], int], Text] | None = None,
) -> Asking[list[Used]]:
    """One or two available dice of at least this total, raised; they leave their area (IN-210, IN-260).

    `colors`: why they do not suffice although they are high enough; `works`: what they would be good for.
    """

    shown: dict[Place, int] = {}  # what each would count
    best: list[int] = []  # the highest two

    def total_of(chosen: list[Place]) -> int:
        return sum([shown[place] for place in chosen]) + extra

    def summed(chosen: list[Place]) -> Text:
        total = total_of(chosen)
        return works(chosen, total) if works else Text("total-dice", {"total": total, "need": need})

    def fits(chosen: list[Place]) -> Refusal | None:
        total = total_of(chosen)
        return too_low(total) if total < need else colors(chosen) if colors else None

    def too_low(total: int) -> Refusal:
        return Refusal("IN-213", Text("why-too-low", {"total": total, "need": need}))

    def offered() -> list[Option[Place]]:
        shown.clear()
        best.clear()
        options = []
        for place, count in in_areas(me, game.parts.raises).items():
            shown[place] = value = worth(game, place)
            best.extend([value] * count)
            note = Text("note-raised", {"value": value}) if value > place.value else None
            options.append(Option(place.id, place, place.text, note=note, at_most=count if count < 2 else 2))
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
        total=summed,
        args=lambda: {"need": need},
    )
    for place in chosen:
        lift_out(me, place)
    return [Used(place, Die(place.color, worth(game, place))) for place in chosen]
