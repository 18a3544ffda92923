"""Names of things as people write them, for positions that are set up by hand."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias, TypeVar

from engines.inventors.components import IDEA_COLUMNS, IDEA_ROWS, Components
from engines.inventors.state import DUMMY, NEUTRAL, Die
from engines.inventors.vocabulary import COLORS, DIE_COLORS, Color

Names: TypeAlias = str | Iterable[str]
Owner: TypeAlias = int | str
N = TypeVar("N", bound=str)
OTHERS = {"dummy": DUMMY, "neutral": NEUTRAL, "black": NEUTRAL, "opponent": 1}
PIPS = 6


class Impossible(ValueError):
    """A position that cannot be; the message says what is wrong with it."""


def words_of(names: Names) -> list[str]:
    """A list, or a text with words between spaces or commas; `wood*3` is three of it."""
    row = re.split(r"[\s,]+", names) if isinstance(names, str) else list(names)
    words = []
    for word in filter(None, row):
        name, star, count = word.partition("*")
        if star and not count.isdecimal():
            raise Impossible(f"{word!r}: write white*3")
        words += [name] * (int(count) if star else 1)
    return words


def known(name: str, names: Iterable[N], what: str) -> N:
    """A name that must be one of these; case, `-`, `_` and spaces do not matter."""
    listed = list(names)
    plain = re.sub(r"[\s_]+", "-", name.strip().lower())
    for one in listed:
        if plain in (one, one.replace("_", "-")):
            return one
    raise Impossible(f"{name!r} is no {what}: there are {', '.join(listed)}")


def number_of(number: int, least: int, most: int, what: str) -> int:
    """A number that must lie between two others."""
    if not least <= number <= most:
        raise Impossible(f"{what}: {number} is not between {least} and {most}")
    return number


def dice_of(dice: Names, *, shown: bool = True) -> list[Die]:
    """`"blue4 white3*2"`; without `shown` the value does not matter: `"white*3 blue"`."""
    found = []
    for word in words_of(dice):
        match = re.fullmatch(r"([a-z]+)(\d?)", word.lower())
        if not match:
            raise Impossible(f"{word!r} is no die: write blue4")
        color = known(match[1], DIE_COLORS, "colour of dice")
        if shown and not match[2]:
            raise Impossible(f"{word!r}: what does it show? Write {color}4")
        value = number_of(int(match[2] or 1), 1, PIPS, f"value of {word}")
        found.append(Die(color, value if shown else 0))
    return found


def colors_of(influence: Names | Mapping[str, int]) -> dict[Color, int]:
    """Influence: `"blue*2 orange"` or `{"blue": 2}`."""
    counts = dict.fromkeys(COLORS, 0)
    if isinstance(influence, Mapping):
        for name, count in influence.items():
            counts[known(name, COLORS, "Guild")] = number_of(count, 0, 25, name)
    else:
        for name in words_of(influence):
            counts[known(name, COLORS, "Guild")] += 1
    return counts


def numbered(parts: Components, name: str, kind: str) -> str:
    """A Device board or card by its own name or number (`hourglasses`, `D13`)."""
    table: Sequence[object] = parts.board if kind == "board" else parts.card
    by_number = {str(getattr(one, "number")).lower(): str(getattr(one, "id")) for one in table}  # noqa: B009
    plain = name.strip().lower()
    return by_number.get(plain) or known(name, by_number.values(), f"Device {kind}")


def place_of(name: str) -> int:
    """A place of the Idea grid: `top-left` to `bottom-right`."""
    names = [f"{row}-{column}" for row in IDEA_ROWS for column in IDEA_COLUMNS]
    words = name.lower().split("-")
    if len(words) == len(IDEA_ROWS) and words[1] in IDEA_ROWS:
        name = f"{words[1]}-{words[0]}"
    return names.index(known(name, names, "place of the Idea grid"))


def owner_of(owner: Owner, people: int) -> int:
    """A seat, `opponent`, `dummy` or `neutral`."""
    if isinstance(owner, str):
        return OTHERS[known(owner, OTHERS, "owner")]
    if owner not in range(people):
        raise Impossible(f"there is no seat {owner}: there are {people}")
    return owner
