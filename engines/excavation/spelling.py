"""Names of things as people write them, for positions that are set up by hand."""

import re
from collections.abc import Iterable, Mapping
from typing import TypeAlias

from engines.excavation.box import Box
from engines.excavation.components import SPECIAL, Buyer, CardId, Kind
from engines.kernel.spelling import Impossible, Names, words_of

Counts: TypeAlias = int | Mapping[int, int] | Iterable[int]


def buyers_of(box: Box, names: Names) -> list[Buyer]:
    """`["purple", "special"]`, `"purple special"`, or a letter each, `"p*"`: front first."""
    letters = {region[0]: region for region in box.regions} | {"*": SPECIAL, "s": SPECIAL}
    known = {*box.regions, SPECIAL}
    listed = words_of(names)
    if len(listed) == 1 and listed[0] not in known:
        listed = list(listed[0])
    found = [letters.get(word, word) for word in listed]
    for word in found:
        if word not in known:
            raise Impossible(f"{word!r} is no buyer: there are {', '.join([*box.regions, SPECIAL])}")
    return found


def card_of(box: Box, name: str) -> CardId:
    """`yellow-3` or `y3`; `travel-2` or `t2`."""
    match = re.fullmatch(r"(?:a_)?([a-z]+)[-_]?(\d)[ab]?", name)
    if match:
        heads = {region[0]: region for region in box.regions} | {"t": "travel"}
        card = f"{heads.get(match[1], match[1])}-{match[2]}"
        if card in box.cards:
            return card
    raise Impossible(f"{name!r} is no card: write yellow-3 (region and market symbol) or travel-2 (fuel)")


def cards_of(box: Box, names: Names) -> list[CardId]:
    """Cards, each as `card_of` reads it."""
    return [card_of(box, word) for word in words_of(names)]


def kind_of(box: Box, name: str) -> Kind:
    """`yellow-eye`, or with the symbol's number from 1 to 4: `yellow_s1`, `yellow-1`, `y1`."""
    if name in box.kinds:
        return name
    match = re.fullmatch(r"([a-z]+)[-_]?s?([1-4])", name)
    if match:
        heads = {region[0]: region for region in box.regions}
        kind = f"{heads.get(match[1], match[1])}-{box.symbols[int(match[2]) - 1]}"
        if kind in box.kinds:
            return kind
    raise Impossible(f"{name!r} is no artefact: write yellow-eye (region and {', '.join(box.symbols)})")


def kinds_of(box: Box, names: Names) -> list[Kind]:
    """Artefacts, each as `kind_of` reads it."""
    return [kind_of(box, word) for word in words_of(names)]


def counts_of(counts: Counts, boards: int) -> list[int]:
    """How many each seat has: a number is seat 0's, `{1: 2}` names the seats, `[1, 0]` goes through them."""
    if isinstance(counts, int):
        counts = {0: counts}
    if not isinstance(counts, Mapping):
        counts = dict(enumerate(counts))
    strange = [seat for seat in counts if not 0 <= seat < boards]
    if strange:
        raise Impossible(f"there is no seat {strange[0]}: seats go from 0 to {boards - 1}")
    if min(counts.values(), default=0) < 0:
        raise Impossible(f"{min(counts.values())} of something: nobody has less than none")
    return [counts.get(seat, 0) for seat in range(boards)]


def taken(pile: list[str], wanted: Iterable[str], where: str) -> None:
    """Take things out of a pile; an error in words if the box does not have so many."""
    for thing in wanted:
        if thing not in pile:
            raise Impossible(f"{where}: there is no {thing} left in the box")
        pile.remove(thing)
