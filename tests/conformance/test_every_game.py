"""The conformance suite on every registered game: every player count, every choice of every setting."""

from functools import cache
from typing import Any

import pytest

from engines.kernel import Game, games
from engines.kernel.conformance import Plan, Proofreader, plans, played_through, rate_for, unplanned
from tests.conformance.pictures import looks
from tests.conformance.processes import printed_digests

GAMES = list(games().values())
SEEDS = (1, 2)
LOOKS = 40  # close ones, in each game

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
every_plan = pytest.mark.parametrize(
    ("game", "plan"),
    [pytest.param(game, plan, id=f"{game.id}-{plan}") for game in GAMES for plan in plans(game)],
)


@cache
def proofreader(game: Game[Any]) -> Proofreader:
    """One for all plans of a game: what it has read once need not be read again."""
    return Proofreader(game)


@every_plan
@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_game_keeps_every_promise(game: Game[Any], plan: Plan, seed: int) -> None:
    rate = rate_for(game, plan, LOOKS)
    played_through(game, plan, seed, rate=rate, proofreader=proofreader(game), also=looks(game.id))


@every_game
def test_what_the_registration_names_is_written(game: Game[Any]) -> None:
    proofreader(game).registration()


@every_game
def test_every_choice_can_be_played(game: Game[Any]) -> None:
    assert list(unplanned(game)) == []


@every_game
def test_the_hash_seed_does_not_matter(game: Game[Any]) -> None:
    assert len(printed_digests(f"engines.{game.id}:GAME")) == 1
