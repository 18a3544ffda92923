"""Names of things as people write them, for positions that are set up by hand."""

import re
from collections.abc import Sequence
from typing import TypeAlias

from engines.inventors.components import IDEA_COLUMNS, IDEA_ROWS, Components
from engines.inventors.state import DUMMY, NEUTRAL, Die
from engines.inventors.vocabulary import COLORS, DIE_COLORS, Color
from engines.kernel.spelling import Amounts, Impossible, Names, amounts_of, each_of, known, number_of

Owner: TypeAlias = int | str
OTHERS = {"dummy": DUMMY, "neutral": NEUTRAL, "black": NEUTRAL, "opponent": 1}
PIPS = 6


def dice_of(dice: Names, *, shown: bool = True) -> list[Die]:
    """`"blue4 white3*2"`; without `shown` the value does not matter: `"white*3 blue"`."""
    found = []
    for word in each_of(dice):
        match = re.fullmatch(r"([a-z]+)(\d?)", word.lower())
        if not match:
            raise Impossible(f"{word!r} is no die: write blue4")
        color = known(match[1], DIE_COLORS, "colour of dice")
        if shown and not match[2]:
            raise Impossible(f"{word!r}: what does it show? Write {color}4")
        value = number_of(int(match[2] or 1), 1, PIPS, f"value of {word}")
        found.append(Die(color, value if shown else 0))
    return found


def colors_of(influence: Amounts) -> dict[Color, int]:
    """Influence: `"blue*2 orange"` or `{"blue": 2}`."""
    return dict.fromkeys(COLORS, 0) | amounts_of(influence, COLORS, "Guild", 25)


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
