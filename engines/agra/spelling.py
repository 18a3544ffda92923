"""Names of things as people write them, for positions that are set up by hand."""

import re
from collections.abc import Iterable, Mapping
from typing import TypeAlias

from engines.agra.components import CHARACTERS, Components

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
    for spelling in (name, name.replace("-", "_"), name.replace("_", "-")):
        if spelling in listed:
            return spelling
    raise Impossible(f"{name!r} is no {what}: there are {', '.join(listed)}")


def number_of(number: int, least: int, most: int, what: str) -> int:
    """A number that must lie between two others."""
    if not least <= number <= most:
        raise Impossible(f"{what}: {number} is not between {least} and {most}")
    return number


def amounts_of(parts: Components, amounts: Amounts) -> dict[str, int]:
    """Goods: `"wood*3 cement"`, `{"wood": 3}` or `["wood", "cement"]`."""
    counts: dict[str, int] = {}
    pairs = amounts.items() if isinstance(amounts, Mapping) else map(_amount, words_of(amounts))
    for name, count in pairs:
        good = known(name, parts.goods, "good")
        counts[good] = counts.get(good, 0) + number_of(count, 0, parts.limits.markers, good)
    return counts


def _amount(word: str) -> tuple[str, int]:
    name, star, count = word.partition("*")
    if star and not count.isdecimal():
        raise Impossible(f"{word!r}: write wood*3")
    return name, int(count) if star else 1


def building_of(parts: Components, name: str) -> str:
    """A building, by its own name or its good's, as the good."""
    found = known(name, [*parts.buildings, *parts.goods], "building")
    return parts.buildings.get(found, found)


def space_of(parts: Components, name: str) -> str:
    """A character, or a building as its good."""
    return name if name in CHARACTERS else building_of(parts, name)
