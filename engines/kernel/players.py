"""Players without a plan: they see an ask and choose at random. They get nothing else."""

from collections.abc import Callable
from itertools import combinations, product
from typing import TypeAlias

from engines.kernel.asks import ONE, ORDER, SOME, STOP, Asked, Refused
from engines.kernel.random import Random

TRIES = 30

# How somebody answers who sees the ask and has some chance, and nothing else.
Temper: TypeAlias = Callable[[Asked, Random], list[str]]


def random_picks(asked: Asked, random: Random) -> list[str]:
    """A legal answer, or a free action, chosen at random."""
    kind, options, free = asked.kind, asked.options, asked.free
    if kind is STOP:
        return [options[0].id]
    if free and random.below(len(options) + len(free)) >= len(options):
        return [random.choice(free).id]
    if kind is ONE:
        return [random.choice(options).id]
    if kind is ORDER:
        order = [option.id for option in options]
        random.shuffle(order)
        return order
    for _ in range(TRIES):
        picks = any_picks(asked, random)
        if asked.ask.rule is None or _legal(asked, picks):
            return picks
    return _first_legal(asked)


def any_picks(asked: Asked, random: Random) -> list[str]:
    """So many of the options as the ask allows, whether or not its rule likes them together."""
    pool = [option.id for option in asked.options for _ in range(option.at_most)]
    random.shuffle(pool)
    least, most = asked.least, asked.most
    count = least + random.below(max(0, most - least) + 1)
    return pool[:count]


def _legal(asked: Asked, picks: list[str]) -> bool:
    try:
        asked.read(picks)
    except Refused:
        return False
    return True


def _first_legal(asked: Asked) -> list[str]:
    """Search in order: chance found none, but there must be one."""
    if asked.kind is SOME:
        for size in range(asked.least, asked.most + 1):
            for some in combinations(asked.by_id, size):
                if _legal(asked, list(some)):
                    return list(some)
    else:
        for amounts in product(*(range(option.at_most + 1) for option in asked.options)):
            picks = [o.id for o, n in zip(asked.options, amounts, strict=True) for _ in range(n)]
            if _legal(asked, picks):
                return picks
    raise RuntimeError(f"the ask {asked.key!r} has no legal answer")
