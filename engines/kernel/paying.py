"""Paying: a cost some of whose units may be paid with something else, as a player would pay it.

    price = units({"quill": 2, "paper": 1}, instead={"quill": ["folder"], "paper": ["folder"]})
    spent = yield from pay(me, "pay", price, {"quill": 1, "paper": 3, "folder": 2}, noun)

Of all the ways to pay, those with the fewest substitutes (and the most of what should be used `first`, such
as savings that are lost otherwise) are the cheapest. One of them is taken without a question (here a quill, a
paper and a folder); several are put to the player.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from data.words import Text, counted, listed
from engines.kernel.asks import Asking, Option, Refusal, Seated

MOST = 25  # options of one ask


class Unit(NamedTuple):
    """One unit of a cost, and with what it may be paid."""

    with_: tuple[str, ...]
    instead: tuple[str, ...] = ()  # jokers: only where the right thing is missing
    first: tuple[str, ...] = ()  # savings and discounts: before anything else


Price = Sequence[Unit]
Spent = dict[str, int]  # how many of each kind


def units(
    cost: Mapping[str, int],
    *,
    instead: Mapping[str, Sequence[str]] | None = None,
    first: Mapping[str, Sequence[str]] | None = None,
) -> list[Unit]:
    """A cost, unit by unit; `instead` and `first` say by kind what else will do."""
    return [
        Unit((kind,), tuple((instead or {}).get(kind, ())), tuple((first or {}).get(kind, ())))
        for kind, count in cost.items()
        for _ in range(count)
    ]


def ways(price: Price, purse: Mapping[str, int], *, every: bool = False) -> list[Spent]:
    """How this can be paid, the cheapest first; only the cheapest, unless every way is wanted."""
    if not every and (plain := _plainly(price, purse)) is not None:
        return [plain]
    kinds = list(dict.fromkeys(kind for unit in price for row in (unit.with_, *unit[1:]) for kind in row))
    found: dict[tuple[int, ...], int] = {(0,) * len(kinds): 0}  # how often each kind, and how dear that is
    for unit in price:
        ranked = [*((kind, -1) for kind in unit.first), *((kind, 0) for kind in unit.with_)]
        ranked += [(kind, 1) for kind in unit.instead]
        longer: dict[tuple[int, ...], int] = {}
        for spent, rank in found.items():
            for kind, dear in ranked:
                place = kinds.index(kind)
                if spent[place] < purse.get(kind, 0):
                    more = (*spent[:place], spent[place] + 1, *spent[place + 1 :])
                    longer[more] = min(longer.get(more, len(price)), rank + dear)
        found = longer
    cheapest = min(found.values(), default=0)
    inorder = sorted((rank, place) for place, rank in enumerate(found.values()) if every or rank == cheapest)
    rows = list(found)
    return [
        {kind: count for kind, count in zip(kinds, rows[place], strict=True) if count} for _, place in inorder
    ]


def _plainly(price: Price, purse: Mapping[str, int]) -> Spent | None:
    """With just the right things, where nothing should go first: no way is cheaper."""
    spent: Spent = {}
    for unit in price:
        if unit.first or len(unit.with_) > 1:
            return None
        kind = unit.with_[0]
        spent[kind] = spent.get(kind, 0) + 1
        if spent[kind] > purse.get(kind, 0):
            return None
    return spent


def is_payable(price: Price, purse: Mapping[str, int]) -> bool:
    """Whether there is any way."""
    return bool(ways(price, purse))


def pay(
    me: Seated,
    key: str,
    price: Price,
    purse: Mapping[str, int],
    noun: Callable[[str], Text],
    *,
    every: bool = False,
) -> Asking[Spent]:
    """What the player spends; the game takes it from him. `every`: also ways that waste a joker."""
    possible = ways(price, purse, every=every)
    if len(possible) == 1:
        return possible[0]
    if len(possible) <= MOST:
        return (yield from me.ask(key, lambda: [_option(way, noun) for way in possible], atomic=True))
    kinds = dict.fromkeys(kind for way in possible for kind in way)

    def together(chosen: list[str]) -> Refusal | None:
        way = {kind: chosen.count(kind) for kind in kinds if kind in chosen}
        return None if way in possible else Refusal("", Text("refused-no-way-to-pay"))

    chosen = yield from me.ask_amounts(
        key,
        lambda: [
            Option(kind, kind, noun(kind), at_most=max(way.get(kind, 0) for way in possible))
            for kind in kinds
        ],
        at_least=len(price),
        at_most=len(price),
        rule=together,
        atomic=True,
    )
    return {kind: chosen.count(kind) for kind in kinds if kind in chosen}


def _option(way: Spent, noun: Callable[[str], Text]) -> Option[Spent]:
    name = ".".join(kind if count == 1 else f"{kind}-{count}" for kind, count in way.items())
    return Option(name, way, lambda: listed([counted(count, noun(kind)) for kind, count in way.items()]))
