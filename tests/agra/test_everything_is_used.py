"""Over some whole games of eager players every Notable, tile, bonus, pier and luxury good is used."""

from collections import Counter

from engines.agra import GAME
from engines.agra.game import everything
from engines.kernel import Match, Random
from tests.agra.eager import eager_picks

AT_MOST = 200  # games; about 50 are enough


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
