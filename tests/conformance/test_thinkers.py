"""In what somebody imagines, the rules of every game work on, wherever the game stands."""

from typing import Any

import pytest

from engines.kernel import Game, Match, Random, games
from engines.kernel.players import random_picks
from engines.kernel.simulate import simulated, whoever
from engines.kernel.thinking import Strength
from engines.kernel.thinking.search import Search

LOOKS = 12
BRIEFLY = Strength("brief", playouts=12, seconds=0.0, wide=6, ahead=1)


@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_rules_work_in_imagined_worlds(game: Game[Any], players: int) -> None:
    if players not in game.players:
        pytest.skip("not with so few")
    each = max(1, simulated(game, players, 5).decisions // LOOKS)
    match, chance = Match.new(game, players, 5), Random.seeded(5)
    answers = 0
    while not match.ended:
        asked = whoever(match, chance)
        if answers % each == 0:
            search = Search(match, asked.seat, BRIEFLY, answers)
            rated = search.rated()
            assert search.broken == 0, asked.key
            asked.read(rated[0].picks)
        match.answer(asked.seat, random_picks(asked, chance))
        answers += 1
