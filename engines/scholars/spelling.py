"""Names of things as people write them, for positions that are set up by hand."""

import re
from collections.abc import Iterable, Mapping
from typing import TypeAlias

from engines.scholars.components import Components
from engines.scholars.state import Die, Placed, Player

Names: TypeAlias = str | Iterable[str]
Amounts: TypeAlias = str | Iterable[str] | Mapping[str, int]


class Impossible(ValueError):
    """A position that cannot be; the message says what is wrong with it."""


def words_of(names: Names) -> list[str]:
    """A list, or a text with words between spaces or commas."""
    return [word for word in re.split(r"[\s,]+", names) if word] if isinstance(names, str) else list(names)


def known(name: str, names: Iterable[str], what: str) -> str:
    """A name that must be one of these; `-` and `_` are the same."""
    listed = list(names)
    for spelling in (name, name.replace("-", "_")):
        if spelling in listed:
            return spelling
    raise Impossible(f"{name!r} is no {what}: there are {', '.join(listed)}")


def number_of(number: int, least: int, most: int, what: str) -> int:
    """A number that must lie between two others."""
    if not least <= number <= most:
        raise Impossible(f"{what}: {number} is not between {least} and {most}")
    return number


def amounts_of(amounts: Amounts, names: Iterable[str], what: str) -> dict[str, int]:
    """Colours: `"white*3 red"`, `{"white": 3}` or `["white", "red"]`."""
    listed = list(names)
    counts = dict.fromkeys(listed, 0)
    pairs = amounts.items() if isinstance(amounts, Mapping) else map(_amount, words_of(amounts))
    for name, count in pairs:
        counts[known(name, listed, what)] += number_of(count, 0, 99, name)
    return counts


def _amount(word: str) -> tuple[str, int]:
    name, star, count = word.partition("*")
    if star and not count.isdecimal():
        raise Impossible(f"{word!r}: write white*3")
    return name, int(count) if star else 1


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
