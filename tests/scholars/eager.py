"""Eager players, for long runs: they like effects, deliveries and translations, and seldom leave things be.

They see their asks only.
"""

from engines.kernel import Asked, Kind, Random
from engines.kernel.players import random_picks

EAGER = 8  # times as likely


def liking(asked: Asked, option: str) -> int:
    """How much an eager player likes an option."""
    match asked.key:
        case "turn":
            return 1 if option == "rest" else 3
        case "recruit":
            return 3 if option.startswith("dispatch:") else 2
        case "research":
            return 1 if option in ("r1", "none") else EAGER
        case "employ-or-retire":
            return EAGER if option == "retire" else 1
    return 1 if option in ("done", "none", "no", "white") else EAGER


def eager_picks(asked: Asked, random: Random) -> list[str]:
    """An answer, chosen at random by liking."""
    if asked.kind is not Kind.ONE:
        return random_picks(asked, random)
    return [random.choice([option.id for option in asked.options for _ in range(liking(asked, option.id))])]
