"""A stage for each test, and the people on it."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest_asyncio

from bot.loopback import Person, Place
from tests.e2e.stage import Stage, open_table, stage


@pytest_asyncio.fixture
async def play(tmp_path: Path) -> AsyncIterator[Stage]:
    """The server with the bot; afterwards nothing has failed and every request was well-formed."""
    async with stage(tmp_path) as here:
        yield here
        here.assert_clean()


@pytest_asyncio.fixture
async def people(play: Stage) -> AsyncIterator[list[Person]]:
    """Ada, Bartek (whose Discord is Polish), Celina and Darek."""
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(Person(play.server.url, name))
            for name in ("Ada", "Bartek", "Celina", "Darek")
        ]


@pytest_asyncio.fixture
async def ada(people: list[Person]) -> Person:
    return people[0]


@pytest_asyncio.fixture
async def bartek(people: list[Person]) -> Person:
    return people[1]


@pytest_asyncio.fixture
async def celina(people: list[Person]) -> Person:
    return people[2]


@pytest_asyncio.fixture
async def darek(people: list[Person]) -> Person:
    return people[3]


@pytest_asyncio.fixture
async def general(ada: Person) -> Place:
    return ada.place("general")


@pytest_asyncio.fixture
async def thread(ada: Person, bartek: Person, general: Place) -> Place:
    """A game of Ada and Bartek, just begun."""
    return await open_table(ada, general, [bartek])
