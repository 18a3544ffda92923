"""The answers that are worth thinking about: all of them, or where there are too many, a fair sample."""

from collections.abc import Iterator
from itertools import combinations, islice, permutations, product

from engines.kernel.asks import Asked, Kind, Refused
from engines.kernel.players import random_picks
from engines.kernel.random import Random

LOOKED_AT = 4  # so many times the answers that are wanted are tried for being legal

Picks = tuple[str, ...]


def candidates(asked: Asked, random: Random, at_most: int) -> list[Picks]:
    """Different legal answers to an ask, free actions among them, in an order of their own.

    Where an ask has few answers they are all here; of many, the smallest and largest and others by chance.
    """
    free: list[Picks] = [(action.id,) for action in asked.free]
    if asked.kind in (Kind.ONE, Kind.STOP):
        found: list[Picks] = [(option.id,) for option in asked.options]
    else:
        found = _several(asked, random, max(2, at_most - len(free)))
    every = found + free
    if len(every) > at_most:
        random.shuffle(every)
    return every[:at_most]


def _several(asked: Asked, random: Random, at_most: int) -> list[Picks]:
    """Answers of more than one option: every one, if there are not too many."""
    found = [picks for picks in islice(_all(asked), LOOKED_AT * at_most) if is_legal(asked, picks)]
    if len(found) <= at_most and next(islice(_all(asked), LOOKED_AT * at_most, None), None) is None:
        return found
    kept = dict.fromkeys(found[:1])
    for _ in range(LOOKED_AT * at_most):
        if len(kept) >= at_most:
            break
        kept[_sorted(asked, random_picks(asked, random))] = None
    return list(kept)


def _all(asked: Asked) -> Iterator[Picks]:
    """Every answer of a shape that fits, whether or not the ask's rule likes it; small ones first."""
    ids = [option.id for option in asked.options]
    if asked.kind is Kind.ORDER:
        yield from permutations(ids)
    elif asked.kind is Kind.SOME:
        for size in range(asked.least, asked.most + 1):
            yield from combinations(ids, size)
    else:
        amounts = product(*(range(min(option.at_most, asked.most) + 1) for option in asked.options))
        for counts in amounts:
            if asked.least <= sum(counts) <= asked.most:
                yield tuple(name for name, count in zip(ids, counts, strict=True) for _ in range(count))


def _sorted(asked: Asked, picks: list[str]) -> Picks:
    """The same answer written in one way: except in an order, the order of picks means nothing."""
    if asked.kind is Kind.ORDER or len(picks) < 2:
        return tuple(picks)
    place = {option.id: number for number, option in enumerate(asked.options)}
    return tuple(sorted(picks, key=lambda pick: place.get(pick, len(place))))


def is_legal(asked: Asked, picks: Picks) -> bool:
    """Whether this answer would be taken."""
    try:
        asked.read(picks)
    except Refused:
        return False
    return True
