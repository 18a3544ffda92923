"""A finished picture as it travels."""

from io import BytesIO
from typing import NamedTuple

import discord

from bot.panels.controls import clipped
from renderers.kit.encode import Picture

ALT = 1024


class Shot(NamedTuple):
    """A finished picture as it travels."""

    name: str
    alt: str
    content: bytes

    @property
    def file(self) -> discord.File:
        """A fresh upload: discord.py uses each only once."""
        return discord.File(BytesIO(self.content), self.name, description=self.alt)

    @property
    def shown(self) -> tuple[str, str]:
        """File name and alt text, for the message that has it."""
        return self.name, self.alt


def shot(drawn: Picture) -> Shot:
    """What a drawing process has given back."""
    # The name says nothing of the game: it is the same whatever is hidden.
    return Shot(f"karawana.{drawn.suffix}", clipped(drawn.alt, ALT), drawn.content)
