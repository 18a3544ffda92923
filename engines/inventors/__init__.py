"""Inventors of the South Tigris: invent, build, test and publish Devices along the river."""

from engines.inventors.game import GAME

__all__ = ["GAME"]
