"""Eager players, for long runs: they know what they like, and so come to what chance seldom reaches.

They like delivering, building and tiles, and avoid what ends the game early. They see their asks only.
"""

from engines.kernel import Asked, Kind, Random
from engines.kernel.players import random_picks

EAGER = 8  # times as likely
PATIENCE = 20  # with free actions, most of which give away what could be delivered


def liking(asked: Asked, option: str) -> int:
    """How much an eager player likes an option."""
    match asked.key:
        case "place":
            return 1 if option in ("trader", "botanist") else 4
        case "architect":
            return EAGER if option.startswith("build:") or option == "nothing" else 1
        case "sailor-pay":
            return EAGER if option in ("nothing", "sandstone", "wood", "turmeric", "cotton") else 1
        case "order-phase":
            return EAGER if option == "nothing" else 1
        case "rise" | "statue":
            return EAGER if option == "no" else 1
        case "influence-bonus":
            return 1 if option == "favours" else EAGER
    return 1 if option in ("stop", "nothing", "end", "no", "none", "pass", "0") else EAGER


def eager_picks(asked: Asked, random: Random) -> list[str]:
    """An answer, chosen at random by liking; free actions now and then."""
    if asked.kind is not Kind.ONE:
        return random_picks(asked, random)
    ids = [option.id for option in asked.options for _ in range(liking(asked, option.id))]
    free = [option.id for option in asked.free for _ in range(8 if option.id.startswith("favour:ft_") else 1)]
    if free and random.below(PATIENCE + len(free)) < len(free):
        return [random.choice(free)]
    return [random.choice(ids)]
