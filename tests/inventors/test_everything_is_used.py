"""Over some games of eager players every tile, card, Device board and space is used.

Half of the games are whole, with any number of players. The others begin in the second round, when four
players have their Workshops full and their Ships far on the river: so they come to what is rare.
"""

from collections import Counter

from engines.inventors.game import GAME, everything
from engines.inventors.scenario import scenario
from engines.inventors.state import SHELF, Inventors
from engines.inventors.vocabulary import ROWS, SECTIONS
from engines.kernel import Match, Random
from tests.inventors.eager import eager_picks

SEEDS = range(1000, 1200)  # about 70 games are enough
PARTS = SHELF.of(SHELF.today)


def whole(players: int, seed: int) -> Match[Inventors]:
    """A game from its beginning, with 3 or 4 rounds."""
    return Match.new(GAME, players, seed, {"rounds": "34"[seed // 2 % 2]})


def advanced(seed: int) -> Match[Inventors]:
    """A game of four in the second round; tiles, cards and piles are dealt anew."""
    random = Random.seeded(f"advanced {seed}")

    def shuffled(names: list[str]) -> list[str]:
        random.shuffle(names)
        return names

    starting = shuffled([tile.id for tile in PARTS.workshop_tile if tile.kind == "starting"])
    tiles = shuffled([tile.id for tile in PARTS.workshop_tile if tile.kind == "regular"])
    position = scenario(4, seed=seed).round(2).phase("start").deck(shuffled(list(PARTS.cards)))
    for section in SECTIONS:
        position.research(section, shuffled([one.id for one in PARTS.research if one.section == section]))
    for seat in range(4):
        rows = {row: [tiles.pop() for _ in range(3)] for row in ROWS}
        rows["bottom"].append(starting.pop())
        position.player(
            seat,
            workshops=rows,
            silver=15,
            influence="blue*4 orange*4 charcoal*4",
            ready="blue6 orange6 charcoal6 white5*3",
            exhausted="white*5",
            ship=12,
        )
    return position.empty([1, 2, 7, 8, 13, 14]).start().match


def played(match: Match[Inventors], seed: int, seen: Counter[str]) -> None:
    """To the end, by eager players."""
    random = Random.seeded(f"eager {seed}")
    while not match.ended:
        seat, asked = next(iter(match.pending.items()))
        match.answer(seat, eager_picks(asked, random))
        for step in match.drain_steps():
            seen.update(word for event in step.events for word in GAME.used(event))


def test_every_tile_card_board_and_space_is_used() -> None:
    seen: Counter[str] = Counter()
    for seed in SEEDS:
        if everything() <= seen.keys():
            break
        played(whole((1, 4, 2, 1, 3)[seed // 2 % 5], seed) if seed % 2 else advanced(seed), seed, seen)
    assert sorted(everything() - seen.keys()) == []
