"""Names of things as people write them, for positions that are set up by hand."""

import re
from collections.abc import Iterable, Mapping
from typing import TypeAlias, TypeVar

N = TypeVar("N", bound=str)

Names: TypeAlias = str | Iterable[str]
Amounts: TypeAlias = str | Iterable[str] | Mapping[str, int]


class Impossible(ValueError):
    """A position that cannot be; the message says what is wrong with it."""


def words_of(names: Names) -> list[str]:
    """A list, or a text with words between spaces or commas."""
    return [word for word in re.split(r"[\s,]+", names) if word] if isinstance(names, str) else list(names)


def each_of(names: Names) -> list[str]:
    """The same, and `wood*3` is three of it."""
    return [name for name, count in map(_amount, words_of(names)) for _ in range(count)]


def known(name: str, names: Iterable[N], what: str) -> N:
    """A name that must be one of these; capitals, `-`, `_` and spaces do not matter."""
    listed = list(names)
    spelt = _plain(name)
    for one in listed:
        if _plain(one) == spelt:
            return one
    raise Impossible(f"{name!r} is no {what}: there are {', '.join(listed)}")


def _plain(name: str) -> str:
    return re.sub(r"[\s_]+", "-", name.strip().lower())


def number_of(number: int, least: int, most: int, what: str) -> int:
    """A number that must lie between two others."""
    if not least <= number <= most:
        raise Impossible(f"{what}: {number} is not between {least} and {most}")
    return number


def amounts_of(amounts: Amounts, names: Iterable[N], what: str, most: int = 99) -> dict[N, int]:
    """So many of each: `"wood*3 cement"`, `{"wood": 3}` or `["wood", "cement"]`."""
    listed = list(names)
    counts: dict[N, int] = {}
    pairs = amounts.items() if isinstance(amounts, Mapping) else map(_amount, words_of(amounts))
    for name, count in pairs:
        found = known(name, listed, what)
        counts[found] = counts.get(found, 0) + number_of(count, 0, most, found)
    return counts


def _amount(word: str) -> tuple[str, int]:
    name, star, count = word.partition("*")
    if star and not count.isdecimal():
        raise Impossible(f"{word!r}: write wood*3")
    return name, int(count) if star else 1
