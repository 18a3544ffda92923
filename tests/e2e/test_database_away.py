"""The database goes away while people play: a line for the host, a sentence for them, nothing half done."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import asyncpg
import pytest
import pytest_asyncio

from bot.loopback import Person
from tests.e2e.kills import game_under_fire
from tests.e2e.players import Clicker
from tests.e2e.stage import Stage, control, eventually, open_table, press, run, stage
from tests.postgres import Cluster, cluster

UNSAVED = {"Ada": "**not saved**", "Bartek": "**nie zostało zapisane**"}
UNREAD = {"Ada": "does not answer at the moment", "Bartek": "w tej chwili nie odpowiada"}


@pytest.fixture
def server() -> Iterator[Cluster]:
    """A PostgreSQL that may be stopped: nobody else uses it."""
    with cluster() as server:
        yield server


@pytest_asyncio.fixture
async def here(server: Cluster, tmp_path: Path) -> AsyncIterator[Stage]:
    """The bot with its games there."""
    async with stage(tmp_path, address=server.address) as here:
        yield here
        here.assert_clean()


async def cut_off(here: Stage) -> None:
    """Whoever is connected is not any more."""
    admin = await asyncpg.connect(here.address)
    await admin.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'karawana'"
    )
    await admin.close()


async def test_postgresql_stops_and_starts_again(here: Stage, server: Cluster) -> None:
    async with Person(here.server.url, "Ada") as ada, Person(here.server.url, "Bartek") as bartek:
        thread = await open_table(ada, ada.place("general"), [bartek])
        panels = [(person, await Clicker(person, thread, 1).open()) for person in (ada, bartek)]
        await here.outbox_empty()
        server.stop()
        for person, panel in panels:
            for _ in range(2):
                told = await person.click(panel, control(panel, "pick"))
                assert told.shown.private
                assert UNSAVED[person.name] in told.shown.text
            assert UNREAD[person.name] in (await run(person, thread, "games")).text
        await asyncio.sleep(3)  # the clock and the keeper of the shards have noticed too
        server.start()
        for person, panel in panels:  # the same button, on the same panel
            assert (await person.click(panel, control(panel, "pick"))).kind == "update"
            await Clicker(person, thread, 1).decide()
        told = await ada.post(lambda p: "Ada loads" in p.text and not p.private, thread)
        assert "Bartek loads" in told.text
        await here.outbox_empty()

        async def is_over() -> bool:
            return here.warnings()[-1:] == ["the database works again"]

        await eventually(is_over)
        assert len(here.warnings()) == 2, here.warnings()
        assert here.warnings()[0].startswith("the database fails: ")


async def test_what_was_owed_when_it_went_is_posted_when_it_is_back(here: Stage, server: Cluster) -> None:
    async with Person(here.server.url, "Ada") as ada, Person(here.server.url, "Bartek") as bartek:
        thread = await open_table(ada, ada.place("general"), [bartek])
        await Clicker(ada, thread, 1).decide()
        await here.outbox_empty()
        # It is sent, and cannot be noted; then it is sent again, and Discord knows it already.
        going = asyncio.Event()
        posts = f"/channels/{thread.id}/messages"
        here.server.recorder.listeners.append(
            lambda request: going.set() if request.path == posts and request.files else None
        )
        deciding = asyncio.create_task(Clicker(bartek, thread, 1).decide())
        await going.wait()
        server.stop()
        await asyncio.wait([deciding])
        await asyncio.sleep(1)
        server.start()
        await here.outbox_empty(20)
        told = [p for p in ada.posts(thread) if "Ada loads" in p.text and not p.private]
        assert len(told) == 1


async def test_connections_are_lost_again_and_again_in_mid_transaction(here: Stage) -> None:
    assert await game_under_fire(here, 12, 5, fire=lambda: cut_off(here)) >= 3


async def test_postgresql_falls_again_and_again(here: Stage, server: Cluster) -> None:
    async def fall() -> None:
        await asyncio.to_thread(server.stop)
        await asyncio.to_thread(server.start)

    assert await game_under_fire(here, 6, 6, fire=fall) >= 3


async def test_a_database_that_may_only_be_read_for_a_while(here: Stage) -> None:
    async def may_only_be_read(so: bool) -> None:
        admin = await asyncpg.connect(here.address, server_settings={"default_transaction_read_only": "off"})
        await admin.execute(f"ALTER DATABASE postgres SET default_transaction_read_only = {so}")
        await admin.close()
        await cut_off(here)

    async with Person(here.server.url, "Ada") as ada, Person(here.server.url, "Bartek") as bartek:
        thread = await open_table(ada, ada.place("general"), [bartek])
        await here.outbox_empty()
        panel = await Clicker(ada, thread, 1).open()
        await may_only_be_read(True)
        assert UNSAVED["Ada"] in (await ada.click(panel, control(panel, "pick"))).shown.text
        assert "Nothing has happened yet" in (await press(ada, Clicker(ada, thread, 1).board(), "log")).text
        await may_only_be_read(False)

        async def goes_on() -> bool:
            return (await ada.click(panel, control(panel, "pick"))).kind == "update"

        await eventually(goes_on)  # a connection that was cut is only noticed when it is used
    assert any("the database fails" in line for line in here.warnings())


async def test_a_file_that_is_locked_for_too_long(play: Stage, ada: Person, bartek: Person) -> None:
    thread = await open_table(ada, ada.place("general"), [bartek])
    panel = await Clicker(ada, thread, 1).open()
    await play.outbox_empty()
    with _locked(play.database):
        assert (await ada.click(panel, control(panel, "pick"))).kind == "deferred"
        told = await ada.post(lambda p: UNSAVED["Ada"] in p.text and p.private, seconds=15)
        assert told.private
    assert (await ada.click(panel, control(panel, "pick"))).kind == "update"
    await Clicker(bartek, thread, 1).decide()
    assert await ada.post(lambda p: "Ada loads" in p.text and not p.private, thread)
    await play.outbox_empty()
    assert play.warnings() == ["the database fails: database is locked", "the database works again"]


async def test_a_bot_that_is_stopped_while_somebody_waits_for_the_file(
    play: Stage, ada: Person, bartek: Person
) -> None:
    thread = await open_table(ada, ada.place("general"), [bartek])
    panel = await Clicker(ada, thread, 1).open()
    await play.outbox_empty()
    with _locked(play.database):
        assert (await ada.click(panel, control(panel, "pick"))).kind == "deferred"
        await play.stop()
    assert not play.errors()  # nobody can be told any more, and the host need not be
    await play.start()
    assert (await ada.click(panel, control(panel, "pick"))).kind == "update"


@contextmanager
def _locked(path: Path) -> Iterator[None]:
    with closing(sqlite3.connect(path, timeout=10, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")
