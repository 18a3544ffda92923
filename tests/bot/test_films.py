"""Films: one at a time, each made once, whoever asks and however often."""

import asyncio
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import pytest

from bot import drawing, films
from bot.films import KEPT, Films, title
from bot.shots import Shot
from renderers.kit.encode import Picture

NAMES = ("Ada", "Bartek")


class Room:
    """Where films are drawn: what was made, and how many at once."""

    def __init__(self) -> None:
        self.made: list[bytes] = []
        self.most = self._now = 0

    def film(self, game: str, views: Sequence[bytes], lang: str, names: Sequence[str]) -> Picture:
        self._now += 1
        self.most = max(self.most, self._now)
        time.sleep(0.03)
        self._now -= 1
        self.made.append(b"".join(views))
        if b"torn" in views:
            raise ValueError("a view that nobody can draw")
        return Picture(self.made[-1], "gif", 1, 1, "a film")


@pytest.fixture
def room(monkeypatch: pytest.MonkeyPatch) -> Room:
    """Threads instead of processes, and much to be told of progress."""
    room = Room()
    monkeypatch.setattr(drawing, "film", room.film)
    monkeypatch.setattr(films, "ProcessPoolExecutor", lambda workers, *_: ThreadPoolExecutor(workers))
    monkeypatch.setattr(films, "PROGRESS", 0.005)
    return room


async def nobody(done: int) -> None:
    """Whom nobody tells how far it is."""


async def shown(cut: Films, table: int, *views: bytes) -> Shot:
    return await cut.made(title(table, views, "en", NAMES), "toy", views, nobody)


async def test_many_who_ask_at_once_wait_for_the_same_film(room: Room) -> None:
    cut = Films()
    shots = await asyncio.gather(*(shown(cut, 1, b"a", b"b") for _ in range(8)))
    assert {shot.content for shot in shots} == {b"ab"}
    assert room.made == [b"ab"]


async def test_films_of_several_tables_are_made_one_after_the_other(room: Room) -> None:
    cut = Films()
    await asyncio.gather(*(shown(cut, table, b"a") for table in range(5)))
    assert (len(room.made), room.most) == (5, 1)


async def test_a_film_is_kept_until_the_table_has_another_position(room: Room) -> None:
    cut = Films()
    for views in ((b"a", b"b"), (b"a", b"b"), (b"a", b"b", b"c")):
        await shown(cut, 1, *views)
    assert room.made == [b"ab", b"abc"]
    assert (await shown(cut, 1, b"a", b"B")).content == b"aB", "the table went back and on another way"


async def test_only_the_latest_are_kept(room: Room) -> None:
    cut = Films()
    for table in (*range(KEPT + 1), 0):
        await shown(cut, table, b"a")
    assert len(room.made) == KEPT + 2


async def test_whoever_waits_hears_how_far_it_is(room: Room) -> None:
    heard: list[int] = []

    async def hear(done: int) -> None:
        heard.append(done)

    await Films().made(title(1, [b"a"], "en", NAMES), "toy", [b"a"], hear)
    assert heard
    assert set(heard) == {0}, "in another process it would count"


async def test_one_that_fails_is_tried_anew(room: Room) -> None:
    cut = Films()
    for _ in range(2):
        with pytest.raises(ValueError, match="nobody can draw"):
            await shown(cut, 1, b"torn")
    assert (await shown(cut, 2, b"a")).content == b"a"
    assert len(room.made) == 3
