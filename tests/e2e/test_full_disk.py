"""A disk that is full: what is not saved is said, looking still works, and with room everything goes on."""

import os
import subprocess
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.loopback import Person, Post
from tests.e2e.players import Clicker
from tests.e2e.stage import Stage, control, eventually, open_table, run, stage
from tests.e2e.test_database_away import UNSAVED

SIZE = "3m"


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A small one, where the database lies."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = ("mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(disk))
    if os.geteuid() or subprocess.run(mount, capture_output=True).returncode:
        pytest.skip("only root can make a small disk")
    (tmp_path / "karawana.sqlite").symlink_to(disk / "karawana.sqlite")
    yield disk
    subprocess.run(("umount", str(disk)), check=True)


@pytest_asyncio.fixture
async def here(disk: Path, tmp_path: Path) -> AsyncIterator[Stage]:
    """The bot with its games there."""
    async with stage(tmp_path) as here:
        yield here
        here.assert_clean()


def fill(disk: Path) -> Path:
    """Leave no room."""
    ballast = disk / "ballast"
    with ballast.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(b"x" * 4096)
        except OSError:
            return ballast


async def not_saved(person: Person, panel: Post) -> Post:
    """Press until it is not saved any more: what there is room for still is."""
    for _ in range(40):
        reply = await person.click(panel, control(panel, "pick"))
        if reply.kind == "message":
            return reply.shown
        shown = person.current(panel)
        assert shown is not None
        await person.click(shown, control(shown, "undo"))
    raise AssertionError("there was room for everything")


async def test_a_disk_that_is_full_for_a_while(here: Stage, disk: Path) -> None:
    async with Person(here.server.url, "Ada") as ada, Person(here.server.url, "Bartek") as bartek:
        thread = await open_table(ada, ada.place("general"), [bartek])
        panels = [(person, await Clicker(person, thread, 1).open()) for person in (ada, bartek)]
        await here.outbox_empty()
        ballast = fill(disk)
        for person, panel in panels:
            told = await not_saved(person, panel)
            assert told.private
            assert UNSAVED[person.name] in told.text
            assert (await run(person, thread, "games")).text
            assert (await run(person, thread, "board")).pictures
        ballast.unlink()
        for person, _ in panels:
            await Clicker(person, thread, 1).decide()
        told = await ada.post(lambda p: "Ada loads" in p.text and not p.private, thread)
        assert "Bartek loads" in told.text
        await here.outbox_empty()

        async def is_over() -> bool:
            return here.warnings()[-1:] == ["the database works again"]

        await eventually(is_over)
        assert "full" in here.warnings()[0]
        await here.restart()
        assert "Ada loads" in (await run(ada, thread, "log")).text
        assert here.sql("PRAGMA integrity_check") == [("ok",)]
