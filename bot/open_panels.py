"""Which private message is the panel of whom: one for each seat, where its owner looks. None is kept."""

from collections import OrderedDict
from contextlib import suppress
from time import monotonic
from typing import NamedTuple, TypeAlias

import aiohttp
import discord
from discord import ui

from bot.panels.controls import Interaction

MOST = 2000
TOKEN_LASTS = 14.5 * 60  # seconds in which Discord lets a private message be edited from elsewhere

Owner: TypeAlias = tuple[int, int]  # table, user


class OpenPanel(NamedTuple):
    """A panel, and the way to close it."""

    message: int
    webhook: discord.Webhook
    until: float


class OpenPanels:
    """The panels that were shown lately."""

    def __init__(self) -> None:
        self._open: OrderedDict[Owner, OpenPanel] = OrderedDict()
        self._pictured: OrderedDict[Owner, None] = OrderedDict()
        self._offered: dict[str, int] = {}

    async def opened(self, table: int, interaction: Interaction, message: int, closed: ui.LayoutView) -> None:
        """This message is the panel now; an earlier one closes, as far as Discord still lets us."""
        owner = table, interaction.user.id
        before = self._open.pop(owner, None)
        self._open[owner] = OpenPanel(message, interaction.followup, monotonic() + TOKEN_LASTS)
        _shorten(self._open)
        if before is not None and before.message != message and monotonic() < before.until:
            with suppress(discord.HTTPException, aiohttp.ClientError):  # it may be dismissed by now
                await before.webhook.edit_message(before.message, view=closed, attachments=[])

    def most_offered(self, game: str, key: str, count: int) -> int:
        """The most choices that a question of a game has had, this time included."""
        name = f"{game} {key}"
        self._offered[name] = max(count, self._offered.get(name, 0))
        return self._offered[name]

    def is_pictured(self, table: int, user: int) -> bool:
        """Whether this reader wants the picture in every panel."""
        return (table, user) in self._pictured

    def picture(self, table: int, user: int) -> None:
        """From now on with the picture, or without."""
        if (table, user) in self._pictured:
            del self._pictured[table, user]
        else:
            self._pictured[table, user] = None
            _shorten(self._pictured)


def _shorten(some: "OrderedDict[Owner, OpenPanel] | OrderedDict[Owner, None]") -> None:
    while len(some) > MOST:
        some.popitem(last=False)
