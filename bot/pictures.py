"""Pictures, drawn off the event loop. A game that nobody has drawn yet has none."""

import asyncio
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from io import BytesIO
from typing import NamedTuple, TypeVar

import discord
import msgspec

import renderers
from bot.panels.controls import clipped
from bot.people import drawn_names
from bot.tables import Head
from engines.kernel import Result
from renderers.kit.encode import Picture

ALT = 1024

T = TypeVar("T")


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


class Pictures:
    """The drawing room: a few threads, because encoding lets others work meanwhile."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(max(2, (os.cpu_count() or 2)), "draw")

    def close(self) -> None:
        """Let the threads go."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def board(
        self,
        head: Head,
        view: msgspec.Struct,
        lang: str,
        *,
        part: str | None = None,
        since: msgspec.Struct | None = None,
        now: Sequence[int] = (),
        last: Sequence[str] = (),
    ) -> Shot | None:
        """The board for a spectator, or a seat's own view."""
        if not renderers.has_pictures(head.game):
            return None
        drawn = await self._off(
            renderers.draw,
            head.game,
            view,
            lang=lang,
            names=drawn_names(head, lang),
            part=part,
            since=since,
            now=now,
            last=last,
        )
        return _shot(drawn)

    async def end(self, head: Head, view: msgspec.Struct, result: Result, lang: str) -> Shot | None:
        """The final scores as a chart."""
        if not renderers.has_pictures(head.game):
            return None
        names = drawn_names(head, lang)
        return _shot(await self._off(renderers.draw_end, head.game, view, result, lang=lang, names=names))

    async def film(
        self, head: Head, views: Sequence[msgspec.Struct], lang: str, progress: Callable[[int, int], None]
    ) -> Shot | None:
        """The game so far; `progress` is called in the drawing thread."""
        if not renderers.has_pictures(head.game) or not views:
            return None
        names = drawn_names(head, lang)
        return _shot(
            await self._off(renderers.film, head.game, views, lang=lang, names=names, progress=progress)
        )

    async def _off(self, work: Callable[..., T], *args: object, **more: object) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._pool, partial(work, *args, **more))


def parts_of(game: str) -> tuple[str, ...]:
    """The close-ups there are of a game."""
    return renderers.parts(game) if renderers.has_pictures(game) else ()


def _shot(drawn: Picture) -> Shot:
    # The name says nothing of the game: it is the same whatever is hidden.
    return Shot(f"karawana.{drawn.suffix}", clipped(drawn.alt, ALT), drawn.content)
