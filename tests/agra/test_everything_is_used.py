"""Eager players: over some whole games every Notable, tile, bonus, pier and luxury good is used.

Players without a plan seldom come to the last levels of the river, so these know what they like: delivering,
building and tiles; they avoid what ends the game early. They see their asks and nothing else.
"""

from collections import Counter

from engines.agra import GAME
from engines.agra.game import everything
from engines.kernel import Asked, Kind, Match, Random
from engines.kernel.players import random_picks

AT_MOST = 200  # games; about 50 are enough
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


def played(players: int, seed: int, seen: Counter[str]) -> None:
    match = Match.new(GAME, players, seed)
    random = Random.seeded(f"eager {seed}")
    while not match.ended:
        seat, asked = next(iter(match.pending.items()))
        match.answer(seat, eager_picks(asked, random))
        for step in match.drain_steps():
            seen.update(word for event in step.events for word in GAME.used(event))


def test_every_card_tile_pier_and_luxury_good_is_used() -> None:
    seen: Counter[str] = Counter()
    for seed in range(AT_MOST):
        if everything() <= seen.keys():
            break
        played((4, 3, 4, 2)[seed % 4], seed, seen)
    assert sorted(everything() - seen.keys()) == []
