"""Pictures, drawn in another process. A game that nobody has drawn yet has none."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache, partial
from typing import TypeVar

import renderers
from bot import drawing, metrics
from bot.films import Films, title
from bot.people import drawn_names
from bot.processes import DRAWING, FRESH, begin
from bot.shots import Shot, shot
from bot.tables import Course, Frame, Head
from engines.kernel import Result
from renderers.summary import Sheet

T = TypeVar("T")


class Pictures:
    """The drawing room. Its process starts with the first picture, and is started again if it dies.

    Whoever has pressed a button goes first: of the pictures for public posts (`patient`) only one at a time
    stands in line with theirs.
    """

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._patient = asyncio.Lock()
        self._films = Films()

    def close(self) -> None:
        """Let the processes go."""
        self._films.close()
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
            return shot(await self._drawn(work))
        async with self._patient:
            return shot(await self._drawn(work))

    def are_about(self, game: str, question: str) -> bool:
        """Whether there may be a picture of what a question is about."""
        return is_drawn(game) and renderers.about(game, question) is not None

    async def change(
        self,
        head: Head,
        before: bytes,
        view: bytes,
        lang: str,
        *,
        now: Sequence[int] = (),
        phone: bool = False,
    ) -> Shot | None:
        """The part that has changed most since another position, close up, or else a seat's own view."""
        if not is_drawn(head.game):
            return None
        names = drawn_names(head, lang)
        return shot(
            await self._drawn(partial(drawing.change, head.game, before, view, lang, names, now, phone))
        )

    async def beside(
        self,
        head: Head,
        question: str,
        before: bytes,
        view: bytes,
        lang: str,
        *,
        now: Sequence[int] = (),
        phone: bool = False,
    ) -> Shot | None:
        """What a question is about: the hand, or a place that has changed since another position."""
        parts = renderers.about(head.game, question) if is_drawn(head.game) else None
        if parts is None:
            return None
        names = drawn_names(head, lang)
        work = partial(drawing.beside, head.game, parts, before, view, lang, names, now, phone)
        drawn = await self._drawn(work)
        return shot(drawn) if drawn else None

    async def end(self, head: Head, view: bytes, result: Result, lang: str) -> Shot | None:
        """The final scores as a chart."""
        if not is_drawn(head.game):
            return None
        names = drawn_names(head, lang)
        async with self._patient:
            return shot(await self._drawn(partial(drawing.end, head.game, view, result, lang, names)))

    async def course(self, head: Head, view: bytes, shown: Course, lang: str) -> Shot | None:
        """How a game that is over went."""
        if not is_drawn(head.game):
            return None
        names = drawn_names(head, lang)
        return shot(await self._drawn(partial(drawing.course, head.game, view, shown, lang, names)))

    async def sheet(self, figures: Sheet) -> Shot:
        """A sheet of figures."""
        return shot(await self._drawn(partial(drawing.sheet, figures)))

    async def film(
        self, head: Head, frames: Sequence[Frame], lang: str, tell: Callable[[int], Awaitable[None]]
    ) -> Shot | None:
        """The game, as far as these go; `tell` hears now and then how many pictures of it are ready."""
        if not is_drawn(head.game) or not frames:
            return None
        views = [frame.view for frame in frames]
        return await self._films.made(
            title(head.id, views, lang, drawn_names(head, lang)), head.game, views, tell
        )

    async def _drawn(self, work: Callable[[], T]) -> T:
        with metrics.DRAWING.time(), metrics.PICTURES.track_inprogress():
            return await self._done(work)

    async def _done(self, work: Callable[[], T]) -> T:
        loop, room = asyncio.get_running_loop(), self._room()
        try:
            return await loop.run_in_executor(room, work)
        except BrokenProcessPool:
            if self._pool is room:  # others who were drawn for there may have another already
                self._pool = None
                room.shutdown(wait=False, cancel_futures=True)
            return await loop.run_in_executor(self._room(), work)

    def _room(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, FRESH, begin, (DRAWING,))
        return self._pool


@cache
def is_drawn(game: str) -> bool:
    """Whether somebody has drawn this game."""
    return renderers.has_pictures(game)


def parts_of(game: str) -> tuple[str, ...]:
    """The close-ups there are of a game."""
    return renderers.parts(game) if is_drawn(game) else ()
