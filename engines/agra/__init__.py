"""Agra: Goods for the emperor's birthday, Workers that meditate, prices that move; 2 to 4 players."""

from engines.agra.game import GAME

__all__ = ["GAME"]
