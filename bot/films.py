"""Films: one at a time, each made in a process of its own, and made once for all who ask for it."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import blake2b
from typing import TypeAlias

from bot import drawing
from bot.processes import FRESH
from bot.shots import Shot, shot

KEPT = 4  # films, of up to ten megabytes each
PROGRESS = 1.5  # seconds between two words about how far a film is

# Table, all positions (a table that went back may have as many again), language, names.
Title: TypeAlias = tuple[int, bytes, str, tuple[str, ...]]
Tell: TypeAlias = Callable[[int], Awaitable[None]]


def title(table: int, views: Sequence[bytes], lang: str, names: Sequence[str]) -> Title:
    """What makes a film the same as another."""
    positions = blake2b(digest_size=16)
    for view in views:
        positions.update(view)
    return table, positions.digest(), lang, tuple(names)


class Films:
    """The cutting room."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Title, Shot] = OrderedDict()
        self._making: dict[Title, Film] = {}
        self._room = asyncio.Lock()

    def close(self) -> None:
        """Leave off."""
        for film in self._making.values():
            film.task.cancel()

    async def made(self, title: Title, game: str, views: Sequence[bytes], tell: Tell) -> Shot:
        """This film: one that is there, one that somebody waits for already, or a new one."""
        if title in self._kept:
            self._kept.move_to_end(title)
            return self._kept[title]
        film = self._making.get(title)
        if film is None:
            film = self._making[title] = Film(title, game, views)
            film.task = asyncio.create_task(self._make(title, film))
        while not film.task.done():
            await asyncio.wait([film.task], timeout=PROGRESS)
            if not film.task.done():
                await tell(film.ready)
        return film.task.result()

    async def _make(self, title: Title, film: "Film") -> Shot:
        try:
            async with self._room:
                made = self._kept[title] = await film.make()
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
            return made
        finally:
            del self._making[title]


class Film:
    """One that is being made, or waits for its turn."""

    task: asyncio.Task[Shot]

    def __init__(self, title: Title, game: str, views: Sequence[bytes]) -> None:
        self._title, self._game, self._views = title, game, views
        self._done = FRESH.Value("i", 0)

    @property
    def ready(self) -> int:
        """How many of its pictures there are."""
        return int(self._done.value)

    async def make(self) -> Shot:
        """In a process that is there for this one alone."""
        *_, lang, names = self._title
        pool = ProcessPoolExecutor(1, FRESH, drawing.begin_film, (self._done,))
        try:
            work = partial(drawing.film, self._game, self._views, lang, names)
            return shot(await asyncio.get_running_loop().run_in_executor(pool, work))
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
