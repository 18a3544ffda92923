"""Scholars of the South Tigris: dice in all colours, Translators and Scrolls; 1 to 4 players."""

from engines.kernel import register
from engines.scholars.game import GAME

register(GAME)

__all__ = ["GAME"]
