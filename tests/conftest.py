"""Databases for whoever keeps something."""

from collections.abc import Iterator

import asyncpg
import pytest
import pytest_asyncio

from tests.postgres import cluster


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """One server for all tests of this process."""
    with cluster() as server:
        yield server.address


@pytest_asyncio.fixture
async def postgres(postgres_server: str) -> str:
    """The address of an empty PostgreSQL database."""
    connection = await asyncpg.connect(postgres_server)
    await connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    await connection.close()
    return postgres_server
