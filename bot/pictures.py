"""Pictures, drawn in another process. A game that nobody has drawn yet has none."""

import asyncio
import multiprocessing
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache, partial
from io import BytesIO
from typing import NamedTuple, TypeVar

import discord

import renderers
from bot import drawing
from bot.panels.controls import clipped
from bot.people import drawn_names
from bot.tables import Head
from engines.kernel import Result
from renderers.kit.encode import Picture

ALT = 1024
PROGRESS = 1.5  # seconds between two words about how far a film is
# A fresh process, not a copy of this one with its threads and connections.
FRESH = multiprocessing.get_context("spawn")

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
    """The drawing room. Its process starts with the first picture, and is started again if it dies.

    Whoever has pressed a button goes first: of the pictures for public posts (`patient`) only one at a time
    stands in line with theirs.
    """

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._patient = asyncio.Lock()

    def close(self) -> None:
        """Let the process go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def warm_up(self) -> None:
        """Start the process before somebody waits for it."""
        await self._drawn(drawing.ready)

    async def board(
        self,
        head: Head,
        view: bytes,
        lang: str,
        *,
        part: str | None = None,
        since: bytes | None = None,
        now: Sequence[int] = (),
        last: Sequence[str] = (),
        phone: bool = False,
        patient: bool = False,
    ) -> Shot | None:
        """The board for a spectator, or a seat's own view; views are packed. `phone`: for a narrow screen."""
        if not is_drawn(head.game):
            return None
        names = drawn_names(head, lang)
        work = partial(drawing.board, head.game, view, since, lang, names, part, now, last, phone)
        if not patient:
            return _shot(await self._drawn(work))
        async with self._patient:
            return _shot(await self._drawn(work))

    async def end(self, head: Head, view: bytes, result: Result, lang: str) -> Shot | None:
        """The final scores as a chart."""
        if not is_drawn(head.game):
            return None
        names = drawn_names(head, lang)
        async with self._patient:
            return _shot(await self._drawn(partial(drawing.end, head.game, view, result, lang, names)))

    async def film(
        self, head: Head, views: Sequence[bytes], lang: str, tell: Callable[[int], Awaitable[None]]
    ) -> Shot | None:
        """The game so far, made in a process of its own; `tell` hears now and then how far it is."""
        if not is_drawn(head.game) or not views:
            return None
        done = FRESH.Value("i", 0)
        names = drawn_names(head, lang)
        with ProcessPoolExecutor(1, FRESH, drawing.begin, (done,)) as pool:
            work = asyncio.get_running_loop().run_in_executor(
                pool, partial(drawing.film, head.game, views, lang, names)
            )
            while not (await asyncio.wait([work], timeout=PROGRESS))[0]:
                await tell(done.value)
            return _shot(await work)

    async def _drawn(self, work: Callable[[], T]) -> T:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._room(), work)
        except BrokenProcessPool:
            self.close()
            self._pool = None
            return await loop.run_in_executor(self._room(), work)

    def _room(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, FRESH, drawing.begin)
        return self._pool


@cache
def is_drawn(game: str) -> bool:
    """Whether somebody has drawn this game."""
    return renderers.has_pictures(game)


def parts_of(game: str) -> tuple[str, ...]:
    """The close-ups there are of a game."""
    return renderers.parts(game) if is_drawn(game) else ()


def _shot(drawn: Picture) -> Shot:
    # The name says nothing of the game: it is the same whatever is hidden.
    return Shot(f"karawana.{drawn.suffix}", clipped(drawn.alt, ALT), drawn.content)
