"""Names of things as people write them, for positions that are set up by hand."""

import re
from collections.abc import Iterable, Mapping
from typing import TypeAlias

Names: TypeAlias = str | Iterable[str]
Amounts: TypeAlias = str | Iterable[str] | Mapping[str, int]
GAP = "-"  # an empty section, an empty slot


class Impossible(ValueError):
    """A position that cannot be; the message says what is wrong with it."""


def words_of(names: Names) -> list[str]:
    """A list, or a text with words between spaces or commas; in lower case."""
    words = re.split(r"[\s,]+", names) if isinstance(names, str) else names
    return [word.lower() for word in words if word]


def known(name: str, names: Iterable[str], what: str) -> str:
    """A name that must be one of these; `_` and capital letters do not matter."""
    listed = list(names)
    spelt = name.lower().replace("_", "-")
    if spelt not in listed:
        raise Impossible(f"{name!r} is no {what}: there are {', '.join(listed)}")
    return spelt


def number_of(number: int, least: int, most: int, what: str) -> int:
    """A number that must lie between two others."""
    if not least <= number <= most:
        raise Impossible(f"{what}: {number} is not between {least} and {most}")
    return number


def amounts_of(amounts: Amounts, names: Iterable[str], what: str) -> dict[str, int]:
    """`"planet*2 flask"`, `{"planet": 2}` or `["planet", "planet"]`."""
    listed = list(names)
    counts: dict[str, int] = {}
    pairs = amounts.items() if isinstance(amounts, Mapping) else map(_amount, words_of(amounts))
    for name, count in pairs:
        known_name = known(name, listed, what)
        counts[known_name] = counts.get(known_name, 0) + count
    return counts


def _amount(word: str) -> tuple[str, int]:
    name, star, count = word.partition("*")
    if star and not count.isdecimal():
        raise Impossible(f"{word!r}: write planet*2")
    return name, int(count) if star else 1
