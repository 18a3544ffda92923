"""Names of things as people write them, for positions that are set up by hand."""

from engines.kernel.spelling import Impossible, Names, known, number_of, words_of
from engines.scholars.components import Components
from engines.scholars.state import Die, Placed, Player


def dice_of(parts: Components, dice: Names) -> list[Die]:
    """`"red-3 white-4"`: colour and pips."""
    return [Die(*_die(parts, word)) for word in words_of(dice)]


def placed_of(parts: Components, dice: Names) -> list[Placed]:
    """The same, with the Workers beside each die in their order: `"white-3>white>yellow red-2"`."""
    placed = []
    for word in words_of(dice):
        die, *workers = word.split(">")
        colours = [known(worker, ("white", "red", "yellow", "blue"), "Worker") for worker in workers]
        number_of(len(colours), 0, parts.supply.workers_per_die, f"Workers beside {die}")
        placed.append(Placed(*_die(parts, die), workers=colours))
    return placed


def _die(parts: Components, word: str) -> tuple[str, int]:
    colour, _, pips = word.rpartition("-")
    known(colour, parts.faces, "colour of a die")
    if not pips.isdecimal() or int(pips) not in parts.faces[colour]:
        raise Impossible(f"{word!r}: no {colour} die shows that")
    return colour, int(pips)


def card_of(parts: Components, me: Player, name: str) -> str:
    """An Action card: `hurry` is act_hurry, `goal` the player's own Goal card."""
    if name in ("goal", me.goal.id):
        return me.goal.id
    return known(f"act_{name.removeprefix('act_')}", parts.actions, "Action card")
