"""Books of Time: three books that players write and turn, a chronicle of events; 1 to 4 players."""

from engines.booksoftime.game import GAME

__all__ = ["GAME"]
