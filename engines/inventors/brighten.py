"""Brightening dice: from area to area, up in the Study and out of it (IN-131 to IN-134, IN-138)."""

from collections import Counter
from collections.abc import Callable
from functools import cache, partial

import msgspec

from data.words import listed
from engines.inventors.dice import MOST, Place, in_area, in_study, lift_out, roll_into
from engines.inventors.effects import effect, resolve
from engines.inventors.labels import area_text, effects_text
from engines.inventors.purse import Rise, is_paying, refuse_stranding
from engines.inventors.state import Die, Inventors, Player
from engines.inventors.vocabulary import AREAS, AnyEffect, Area, Brighten, Influence
from engines.kernel import Option, Refusal, Step, Text

MOST_STEPS = len(AREAS) - 1


class Lift(msgspec.Struct, frozen=True):
    """A die one area up, or in the Study up or out; `depth`: to the second or third area above."""

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


@cache
def area_option(place: Place, depth: int, at_most: int) -> Option[Lift]:
    """So many equal dice to an area above."""
    lift = Lift(place, depth)
    return Option(lift.id, lift, partial(area_lift_text, lift), at_most=at_most)


def area_lift_text(lift: Lift) -> Text:
    """Which die goes where, and how many Brightens that takes."""
    area = area_text(next_area(lift.place.where, lift.depth))
    return Text("lift", {"die": lift.place.text(), "area": area, "count": lift.depth})


def study_option(game: Inventors, place: Place, out: bool) -> Option[Lift]:
    """A die in the Study, up or out of it."""
    lift = Lift(place, out=out)
    return Option(lift.id, lift, partial(study_lift_text, game, lift))


def study_lift_text(game: Inventors, lift: Lift) -> Text:
    """Which die goes where, and what that brings."""
    place = lift.place
    space = game.parts.studies[place.column]
    if lift.out:
        area = area_text(space[place.value].adjacent)
        return Text("lift-out", {"die": place.text(), "area": area})
    effects = effects_text(space[place.value + 1].effects)
    return Text("lift-up", {"die": place.text(), "level": place.value + 1, "effects": effects})


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
            total=partial(where_to, left) if left > 1 else None,
            args=lambda: {"count": left},
            default=None if at_least or is_paying(me) else "-",
        )
        if not chosen:
            return
        steps = with_first_steps(chosen)
        left -= len(steps)
        yield from lift_dice(game, me, steps)


def lift_options(game: Inventors, me: Player, brightens: int) -> list[Option[Lift]]:
    """Every single Brighten that is possible, as often as there are dice for it (IN-131)."""
    options: list[Option[Lift]] = []
    top = game.parts.study_top
    for place in in_study(me):
        if place.value < top and place.value + 1 not in me.study[place.column]:
            options.append(study_option(game, place, out=False))
        options.append(study_option(game, place, out=True))
    climbing = [(in_area(me, area), MOST_STEPS - step) for step, area in enumerate(AREAS[:-1])]
    for depth in range(1, brightens + 1):
        more = [
            area_option(place, depth, min(count, brightens // depth))
            for dice, steps in climbing
            if depth <= steps
            for place, count in dice
        ]
        if depth > 1 and len(options) + len(more) > MOST:
            break
        options += more
    return options


def rule_of_lifts(game: Inventors, me: Player, left: int) -> Callable[[list[Lift]], Refusal | None] | None:
    """What is looked at in Brightens together; a single one can only be wrong inside a payment."""
    if is_paying(me):
        return lambda chosen: refuse_together(left, chosen) or refuse_lifts(game, me, chosen, left)
    return partial(refuse_together, left) if left > 1 else None


def with_first_steps(chosen: list[Lift]) -> list[Lift]:
    """Single Brightens: whoever names only a die's second step has it make the first one, too (IN-131)."""
    if all(lift.depth == 1 for lift in chosen):
        return chosen
    counts = Counter(chosen)
    for depth in range(MOST_STEPS, 1, -1):
        for lift in [one for one in counts if one.depth == depth]:
            counts[lift.before] = max(counts[lift.before], counts[lift])
    return list(counts.elements())


def refuse_together(brightens: int, chosen: list[Lift]) -> Refusal | None:
    """More than there are; or a die of the Study both up and out (IN-131)."""
    steps = with_first_steps(chosen)
    if len(steps) > brightens:
        return Refusal("IN-131", Text("why-too-many-brightens", {"n": len(steps), "there": brightens}))
    for lift in chosen:
        if lift.out and Lift(lift.place) in chosen:
            return Refusal("IN-131", Text("why-up-or-out", {"die": lift.place.text()}))
    return None


def refuse_lifts(game: Inventors, me: Player, chosen: list[Lift], brightens: int) -> Refusal | None:
    """Not what a payment under way cannot do without; to stop is to leave the rest (IN-030)."""
    studying = sorted((one for one in chosen if one.place.where == "study"), key=lambda one: -one.place.value)
    rises = [Rise(one.place.column, one.place.value, one.out) for one in studying]
    left = [Brighten(brightens - len(with_first_steps(chosen)))] if chosen else []
    return refuse_stranding(game, me, [*rises, *left], had=[Brighten(brightens)])


def where_to(left: int, chosen: list[Lift]) -> Text:
    """The running picture: which dice would end where, and how many Brightens are left."""
    steps = with_first_steps(chosen)
    counts, rows = Counter(steps), []
    for lift, count in counts.items():
        further = 0 if lift.place.where == "study" else counts[Lift(lift.place, lift.depth + 1)]
        if count > further:
            rows.append(destination(lift, count - further))
    return Text("total-brighten", {"dice": listed(rows), "left": max(0, left - len(steps))})


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
