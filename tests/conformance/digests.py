"""Prints where random games end: two processes with different hash seeds must print the same.

python -m tests.conformance.digests engines.toy:GAME
"""

import sys
from importlib import import_module
from typing import Any

from engines.kernel import Game
from engines.kernel.conformance import plans
from engines.kernel.simulate import simulated

DECISIONS = 400


def digests(game: Game[Any]) -> list[str]:
    """The end of one random game of each plan."""
    return [
        f"{plan}: {simulated(game, plan.players, 1, plan.settings, decisions=DECISIONS).match.digest()}"
        for plan in plans(game)
    ]


if __name__ == "__main__":
    module, _, name = sys.argv[1].partition(":")
    sys.stdout.write("\n".join(digests(getattr(import_module(module), name))))
