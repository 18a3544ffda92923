"""Killed at requests that a turn brings: every post is there once, in order, and what is old is tidied up."""

import asyncio
from contextlib import suppress
from typing import NamedTuple

from bot.loopback import Person, Place, Post, Request
from bot.loopback import Refused as NotDone
from tests.e2e.players import Clicker, ended, is_asking
from tests.e2e.stage import Stage, eventually, has, open_table, run

STRIDE = 2  # 1: at each of them, for which a test run has not the time


class Trap:
    """Kills the bot when Discord has carried out the so-and-so-many-th request, which it never hears of."""

    def __init__(self, play: Stage) -> None:
        self.play = play
        self.left: int | None = None
        self.killed = False
        play.server.recorder.listeners.append(self._heard)

    def set(self, request: int) -> None:
        """From now on count."""
        self.left, self.killed = request, False

    def _heard(self, request: Request) -> None:
        changes = request.method != "GET" and request.path.startswith("/channels/")
        if self.left is None or not changes or self.play.process is None:
            return
        self.left -= 1
        if self.left == 0:
            self.left, self.killed = None, True
            self.play.process.kill()

    async def sprung(self) -> bool:
        """Whether it has killed; then the bot is started again."""
        with suppress(TimeoutError):
            async with asyncio.timeout(10):
                while not self.killed and await self._is_owed():  # noqa: ASYNC110  # another process
                    await asyncio.sleep(0.02)
        self.left = None
        if self.killed:
            await self.play.restart()
            await self.play.outbox_empty(30)
        return self.killed

    async def _is_owed(self) -> bool:
        await asyncio.sleep(0.3)
        return bool(self.play.sql("SELECT 1 FROM outbox WHERE failed IS NULL"))


async def typed(person: Person, thread: Place, steps: str) -> None:
    """Say it; the bot may die before it answers."""
    with suppress(NotDone, AssertionError, TimeoutError):
        async with asyncio.timeout(5):
            await run(person, thread, "move", steps=steps)


async def test_a_turn_in_pieces_survives_kills_at_its_requests(
    play: Stage, ada: Person, bartek: Person, general: Place
) -> None:
    trap = Trap(play)
    half, request, kills = 0, 1, 0
    while half < 2:
        thread, turns = await open_table(ada, general, [bartek]), 0
        while half < 2 and (raid := await raider(ada, bartek, thread)):
            await run(raid.by, thread, "move", steps=raid.how)
            await play.outbox_empty()
            for part, (person, steps) in enumerate(((raid.by, "go"), (raid.robbed, "no"))):
                if part == half:
                    trap.set(request)
                await typed(person, thread, steps)
                if part != half:
                    await play.outbox_empty()
                elif await trap.sprung():
                    kills, request = kills + 1, request + STRIDE
                else:
                    half, request = half + 1, 1
            turns += 1
            await each_once(ada, thread, general, turns)
    assert kills >= 4, "the trap has killed hardly ever"


class Raid(NamedTuple):
    """A turn in two pieces: somebody raids, and somebody else says whether they flee."""

    by: Person
    how: str
    robbed: Person


async def raider(ada: Person, bartek: Person, thread: Place) -> Raid | None:
    """Play on until somebody may raid; None when the game is over."""
    raids = (Raid(ada, "raid seat:1", bartek), Raid(bartek, "raid seat:0", ada))
    for _ in range(4):
        for raid in raids:
            if ended(ada, thread):
                return None
            panel = await Clicker(raid.by, thread, 1).open()
            if any(button.custom_id.endswith("/raid") for button in panel.buttons):
                return raid
            if is_asking(panel):
                await Clicker(raid.by, thread, 1).decide()
    return None


async def each_once(ada: Person, thread: Place, general: Place, turns: int) -> None:
    """Each turn was told once, the newest post is the only one to decide at, there is one card."""

    def told() -> list[Post]:
        return [p for p in ada.posts(thread) if not p.private]

    async def is_tidy() -> bool:
        old = [p for p in told() if has(p, "act")][:-1]
        return not old and not any("A turn in progress" in p.text for p in told())

    await eventually(is_tidy)
    assert sum(p.text.count("raids") for p in told() if p.pictures) == turns
    assert sum(thread.id in p.text for p in ada.posts(general) if not p.private) == 1
