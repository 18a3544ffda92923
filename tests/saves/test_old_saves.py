"""Saves of every version so far load, and the games in them can be played to their end."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from engines.kernel import Game, Match, game_named, games
from engines.kernel.conformance.walk import offers
from engines.kernel.players import random_picks
from engines.kernel.simulate import dice_of, is_counted, whoever
from tests.saves.make import Kept, kept, path_of


@pytest.mark.parametrize("path", kept(), ids=lambda path: path.stem)
def test_an_old_save_can_be_played_to_its_end(path: Path) -> None:
    old = msgspec.msgpack.decode(path.read_bytes(), type=Kept)
    game = game_named(old.game)
    game.shelf.keep(old.tables)
    match = Match.load(game, old.save)
    pieces = game.census(match.state)
    random, decisions = dice_of(1), 0
    assert offers(match)
    while not match.ended:
        asked = whoever(match, random)
        decisions += is_counted(asked)
        assert decisions < game.decisions_cap
        match.answer(asked.seat, random_picks(asked, random))
    assert game.census(match.state) == pieces
    assert match.result is not None


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_the_present_version_is_kept_for_every_count(game: Game[Any]) -> None:
    missing = [path_of(game, players).name for players in game.players if not path_of(game, players).exists()]
    assert missing == [], "run: python -m tests.saves.make"
