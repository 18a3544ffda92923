"""Agra: Goods, Notables and an emperor's birthday; 2 to 4 players."""
