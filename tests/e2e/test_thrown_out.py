"""The bot is thrown out of a server: its games wait, and go on when it returns."""

import asyncio

import pytest

from bot.loopback import Person, Place
from tests.e2e.players import Clicker, is_asking
from tests.e2e.stage import Stage, eventually, run
from tests.e2e.test_together import round_one


async def lives(play: Stage, life: str) -> None:
    async def so() -> bool:
        return play.sql("SELECT life FROM tables") == [(life,)]

    await eventually(so)


@pytest.mark.parametrize("restarted", [False, True])
async def test_games_wait_for_the_server(
    play: Stage, ada: Person, bartek: Person, thread: Place, restarted: bool
) -> None:
    await round_one(ada, bartek, thread)
    panel = await Clicker(ada, thread, 1).open()
    await play.outbox_empty()
    if restarted:
        await play.kill()
    play.server.throw_out()
    if restarted:
        await play.start()
    await lives(play, "parked")
    assert "put aside" in (await run(ada, await ada.dm(), "games")).text
    assert (await ada.click(panel, panel.buttons[0])).kind == "failed"
    if restarted:
        await play.kill()
    play.server.invite()
    if restarted:
        await play.start()
    await lives(play, "running")
    assert is_asking(await Clicker(ada, thread, 1).open())
    for steps in ("stock", "water", "go"):
        await run(ada, thread, "move", steps=steps)
    assert await ada.post(lambda p: "Ada buys" in p.text and not p.private, thread)


async def test_what_was_owed_comes_when_it_returns(
    play: Stage, ada: Person, bartek: Person, thread: Place
) -> None:
    await round_one(ada, bartek, thread)
    play.server.fail("POST", f"/channels/{thread.id}/messages", 503, times=10_000)
    for steps in ("stock", "water", "go"):
        await run(ada, thread, "move", steps=steps)
    play.server.throw_out()
    play.server.faults.clear()
    await lives(play, "parked")
    await asyncio.sleep(0.5)
    play.server.invite()
    assert await ada.post(lambda p: "Ada buys" in p.text and not p.private, thread, seconds=30)
    await play.outbox_empty()
    assert not play.sql("SELECT 1 FROM outbox WHERE failed IS NOT NULL")
