"""A server, a bot on it, and two people."""

from collections.abc import AsyncIterator

import pytest_asyncio

from bot.loopback import Allow, LoopbackServer, Person, Place, pointed_at
from tests.loopback.sample_bot import SampleBot, log_in


@pytest_asyncio.fixture
async def server() -> AsyncIterator[LoopbackServer]:
    async with LoopbackServer() as server:
        server.grant(Allow.CREATE_PRIVATE_THREADS | Allow.MANAGE_THREADS | Allow.PIN_MESSAGES)
        with pointed_at(server):
            yield server


@pytest_asyncio.fixture
async def bot(server: LoopbackServer) -> AsyncIterator[SampleBot]:
    bot = SampleBot()
    running = await log_in(bot)
    await server.wait_for_bot()
    yield bot
    await bot.close()
    await running


@pytest_asyncio.fixture
async def ada(server: LoopbackServer, bot: SampleBot) -> AsyncIterator[Person]:
    async with Person(server.url, "Ada") as person:
        yield person


@pytest_asyncio.fixture
async def bartek(server: LoopbackServer, bot: SampleBot) -> AsyncIterator[Person]:
    async with Person(server.url, "Bartek") as person:
        yield person


@pytest_asyncio.fixture
async def general(ada: Person) -> Place:
    return ada.place("general")
