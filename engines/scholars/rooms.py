"""Translators in Rooms: who speaks, who is due."""

from engines.scholars.state import Scholars


def is_due(game: Scholars, room: int) -> bool:
    """Whether the Translator of a Room has all the Gold that the Room asks for (SC-145)."""
    employed = game.rooms[room]
    return employed is not None and employed.gold >= game.parts.room[room].gold
