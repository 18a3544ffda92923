"""Answering an interaction: within three seconds whatever happens, and always through its own fresh token."""

import asyncio
import time
from collections.abc import Sequence
from types import TracebackType

import discord
from discord import ui

from bot import metrics
from bot.panels.controls import Interaction


def is_private(interaction: Interaction) -> bool:
    """Whether the message that was clicked is seen by nobody else: only such a one may become a panel."""
    return interaction.message is not None and interaction.message.flags.ephemeral


PATIENCE = 1.2  # seconds of silence before Discord is told that an answer will come


class Reply:
    """The answer to one interaction: a new private message, or an edit of the message that was clicked.

    Used as `async with`: if the work inside takes long, Discord is told in time that the answer will come.
    """

    def __init__(self, interaction: Interaction, *, edits: bool = False) -> None:
        self.interaction, self.edits = interaction, edits
        self._turn = asyncio.Lock()
        self._began: float | None = time.monotonic()  # None: answered
        self._timer: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Reply":
        self._timer = asyncio.create_task(self._soothe())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        async with self._turn:  # a promise that is on its way is not cut off
            if self._timer:
                self._timer.cancel()

    async def defer(self) -> None:
        """Say now that the answer will come."""
        async with self._turn:
            if not self.interaction.response.is_done():
                await self._promise()

    async def show(self, view: ui.LayoutView, files: Sequence[discord.File] = ()) -> int:
        """Answer with this message; its id."""
        async with self._turn:
            self._note()
            response = self.interaction.response
            if response.is_done():
                edited = await self.interaction.edit_original_response(view=view, attachments=list(files))
                return edited.id
            if self.edits:
                await response.edit_message(view=view, attachments=list(files))
                assert self.interaction.message is not None
                return self.interaction.message.id
            sent = await response.send_message(
                view=view,
                files=list(files),
                ephemeral=True,
                allowed_mentions=discord.AllowedMentions.none(),
            )
            return sent.message_id or 0

    def _note(self) -> None:
        """How long the first answer took."""
        if self._began is not None:
            metrics.ANSWERS.observe(time.monotonic() - self._began)
            self._began = None

    async def _soothe(self) -> None:
        await asyncio.sleep(PATIENCE)
        await self.defer()

    async def _promise(self) -> None:
        if self.edits:
            await self.interaction.response.defer()
        else:
            await self.interaction.response.defer(ephemeral=True, thinking=True)


async def send_privately(
    interaction: Interaction, view: ui.LayoutView, files: Sequence[discord.File] = ()
) -> int:
    """A message that only the one who clicked can see; its id."""
    none = discord.AllowedMentions.none()
    if interaction.response.is_done():
        followed = await interaction.followup.send(
            view=view, files=list(files), ephemeral=True, allowed_mentions=none, wait=True
        )
        return followed.id
    sent = await interaction.response.send_message(
        view=view, files=list(files), ephemeral=True, allowed_mentions=none
    )
    return sent.message_id or 0
