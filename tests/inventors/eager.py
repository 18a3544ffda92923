"""Eager players, for long runs: they know what they like, and so come to what chance seldom reaches.

They like tiles, Research and Devices, and place their Tents late. They see their asks only.
"""

from engines.kernel import Asked, Kind, Random
from engines.kernel.players import random_picks

EAGER = 12  # times as likely
TRIES, COLORED = 6, 4
PATIENCE = 12  # with free actions, which spend the cards that Devices need


def liking(asked: Asked, option: str) -> int:
    """How much an eager player likes an option."""
    kind = option.partition(":")[0]
    match asked.key:
        case "turn":
            liked = {
                "invent": EAGER,
                "build": EAGER,
                "publish": EAGER,
                "test": EAGER,
                "worker": 6,
                "workshop": 2 * EAGER,
            }
            return liked.get(kind, 1)
        case "turn-after-tent":
            return EAGER if kind == "workshop" else 1
        case "worker":
            return EAGER if option.endswith("research") or option == "advance-ship" else 4
        case "pay":
            return 1 if option == "give-up" else EAGER
    return 1 if option in ("done", "none", "nothing", "decline", "give-up") else EAGER


def eager_picks(asked: Asked, random: Random) -> list[str]:
    """An answer, chosen at random by liking; free actions now and then; much rather than little."""
    if asked.free and random.below(PATIENCE + len(asked.free)) < len(asked.free):
        return [random.choice(asked.free).id]
    if asked.kind is not Kind.ONE:
        answers = [random_picks_without_free(asked, random) for _ in range(TRIES)]
        return max(answers, key=worth if asked.key == "dice" else len)
    ids = [option.id for option in asked.options for _ in range(liking(asked, option.id))]
    return [random.choice(ids)]


def worth(dice: list[str]) -> int:
    """High dice, and coloured ones: they activate more."""
    return sum(int(die[-1]) + (0 if "white" in die else COLORED) for die in dice)


def random_picks_without_free(asked: Asked, random: Random) -> list[str]:
    """An answer to the question itself."""
    free, asked.free = asked.free, ()
    try:
        return random_picks(asked, random)
    finally:
        asked.free = free
