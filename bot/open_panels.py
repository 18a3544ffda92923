"""Which private message is the panel of whom: one for each seat, where its owner looks. None is kept."""

from collections import OrderedDict
from contextlib import suppress
from time import monotonic
from typing import NamedTuple, TypeAlias

import aiohttp
import discord
from discord import ui

from bot.panels.controls import Interaction

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
        self._by_menu: set[tuple[str, str]] = set()

    async def opened(self, table: int, interaction: Interaction, message: int, closed: ui.LayoutView) -> None:
        """This message is the panel now; an earlier one closes, as far as Discord still lets us."""
        owner = table, interaction.user.id
        before = self._open.pop(owner, None)
        self._open[owner] = OpenPanel(message, interaction.followup, monotonic() + TOKEN_LASTS)
        self._forget_old()
        if before is not None and before.message != message and monotonic() < before.until:
            with suppress(discord.HTTPException, aiohttp.ClientError):  # it may be dismissed by now
                await before.webhook.edit_message(before.message, view=closed, attachments=[])

    def _forget_old(self) -> None:
        """What can be closed no more is no use; the oldest come first."""
        while next(iter(self._open.values())).until < monotonic():
            self._open.popitem(last=False)

    def by_menu(self, game: str, question: str, needs: bool) -> bool:
        """Whether a question is answered by menus: ever since it first needed them."""
        if needs:
            self._by_menu.add((game, question))
        return (game, question) in self._by_menu
