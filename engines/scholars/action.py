"""Colour and value of an action (SC-060 to SC-069): pure counting, asked by rules, totals and views."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from engines.scholars.components import Components
from engines.scholars.state import SHELF, Placed, Player, Scholars, Slot
from engines.scholars.vocabulary import PRIMARY, SECONDARY, WHITE, OtherAction, ValueBonus, WhiteEquals


class Shade(NamedTuple):
    """What a die is worth now: its colour and its pips."""

    colour: str
    value: int


class Reach(NamedTuple):
    """What an action can be: a colour, and up to so many pips."""

    colour: str
    value: int


def equal_colours(game: Scholars, slot: Slot) -> list[str]:
    """Primary colours that count as White in this slot, and White as them (SC-068)."""
    if not slot.retired:
        return []
    return [
        effect.colour
        for name in slot.retired
        for effect in game.parts.translators[name].retired
        if isinstance(effect, WhiteEquals)
    ]


def value_bonus(game: Scholars, slot: Slot) -> int:
    """What retirees under the slot add to the value of its main action."""
    return sum(
        effect.n
        for name in slot.retired
        for effect in game.parts.translators[name].retired
        if isinstance(effect, ValueBonus)
    )


def main_actions(game: Scholars, slot: int, retired: Sequence[str]) -> Sequence[str]:
    """The main actions that can be done in a slot: those printed, and those of retirees (SC-069)."""
    if not retired:
        return game.parts.slot[slot].actions
    actions: list[str] = list(game.parts.slot[slot].actions)
    for name in retired:
        for effect in game.parts.translators[name].retired:
            if isinstance(effect, OtherAction) and effect.action not in actions:
                actions.append(effect.action)
    return actions


def counts_as(colour: str, equal: Sequence[str]) -> tuple[str, ...]:
    """The colours a die of this colour can stand for."""
    if equal and (colour == WHITE or colour in equal):
        return (WHITE, *equal)
    return (colour,)


def worked(shade: Shade, worker: str, equal: Sequence[str] = ()) -> Shade:
    """A Worker beside a die: its own colour raises it to 6, another recolours it (SC-062 to SC-065)."""
    if worker in counts_as(shade.colour, equal):
        return Shade(shade.colour, 6)
    return Shade(worker, shade.value)


def shade(die: Placed, equal: Sequence[str] = ()) -> Shade:
    """A die with its Workers, one after another."""
    now = Shade(die.colour, die.value)
    for worker in die.workers:
        now = worked(now, worker, equal)
    return now


def mixed(parts: Components, one: str, other: str) -> list[str]:
    """What two dice make; two different secondaries leave the choice (SC-061)."""
    if one == other:
        return [one]
    if WHITE in (one, other):
        return [other if one == WHITE else one]
    if one in PRIMARY and other in PRIMARY:
        return [parts.mix[one, other]]
    return [colour for colour in SECONDARY if colour in (one, other)]


def colours_of(parts: Components, dice: Sequence[Shade], equal: Sequence[str] = ()) -> list[str]:
    """The colours an action of these dice can have; none without a die."""
    if not dice:
        return []
    if not equal:
        return [dice[0].colour] if len(dice) == 1 else mixed(parts, dice[0].colour, dice[1].colour)
    found = list(counts_as(dice[0].colour, equal))
    for die in dice[1:]:
        found = [
            colour
            for first in found
            for second in counts_as(die.colour, equal)
            for colour in mixed(parts, first, second)
        ]
    return list(dict.fromkeys(found))


def reaches(game: Scholars, slot: Slot, dice: Iterable[Shade]) -> list[Reach]:
    """What an action with these dice in this slot can be (SC-060)."""
    if not slot.retired:
        return list(_reaches(game.data, tuple(dice), (), 0))
    return list(_reaches(game.data, tuple(dice), tuple(equal_colours(game, slot)), value_bonus(game, slot)))


@lru_cache(maxsize=4096)
def _reaches(data: str, dice: tuple[Shade, ...], equal: tuple[str, ...], bonus: int) -> tuple[Reach, ...]:
    """The same for all games with these tables."""
    parts = SHELF.of(data)
    value = min(sum(die.value for die in dice) + bonus, parts.supply.value_limit)
    return tuple(Reach(colour, value) for colour in colours_of(parts, dice, equal))


def action_of(game: Scholars, me: Player) -> list[Reach]:
    """What the action under way can be now."""
    if game.work is None:
        return []
    slot = me.slots[game.work.slot]
    equal = equal_colours(game, slot)
    return reaches(game, slot, [shade(die, equal) for die in slot.dice])
