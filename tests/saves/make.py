"""Keeps a save of every game, count and version, so that later programs can prove they still load it.

    python -m tests.saves.make            what is not kept yet
    python -m tests.saves.make toy        the saves of this game's present version anew

A kept save of a version that people have played stays as it is. When the state's shape changes, raise the
game's `version`, bring old saves forward in `upgrade()`, and run this: the new version is kept as well.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from engines.kernel import Game, games
from engines.kernel.simulate import simulated

FOLDER = Path(__file__).parent
SEED = 2024


class Kept(msgspec.Struct):
    """A match in the middle of a game, and the tables it began with."""

    game: str
    version: int
    players: int
    save: bytes
    tables: bytes


def path_of(game: Game[Any], players: int) -> Path:
    """Where the save of the present version lies."""
    return FOLDER / f"{game.id}-{game.version}-{players}p.save"


def kept() -> list[Path]:
    """All saves there are."""
    return sorted(FOLDER.glob("*.save"))


def make(game: Game[Any], players: int) -> None:
    """Play half a game, into the middle of a step if chance wants it, and keep it."""
    whole = simulated(game, players, SEED).decisions
    match = simulated(game, players, SEED, decisions=whole // 2).match
    tables = game.shelf.packed(match.state.data)
    packed = msgspec.msgpack.encode(Kept(game.id, game.version, players, match.save(), tables))
    path_of(game, players).write_bytes(packed)


if __name__ == "__main__":
    for game in games().values():
        for players in game.players:
            if game.id in sys.argv[1:] or not path_of(game, players).exists():
                make(game, players)
                sys.stdout.write(f"{path_of(game, players).name}\n")
