"""Rough handling: presses at once, odd words, a locked database, a long outage, and what the log may say."""

import asyncio
import sqlite3

import pytest

from bot.loopback import Person, Place
from tests.e2e.players import Clicker, is_asking
from tests.e2e.stage import Stage, control, run, settled
from tests.e2e.test_together import round_one

ODD = (
    "x" * 6000,
    "+++ ** -- ×9999999999999999999999",
    "silk*99999999999999999999999",
    "🎲" * 500,
    "\u202e\u0000\u200b żółć",
    "go go go go",
    "-",
    "'; DROP TABLE matches; --",
    "k/end/1//",
    ", , , +",
)


async def test_everybody_presses_at_once_and_again(
    play: Stage, ada: Person, bartek: Person, thread: Place
) -> None:
    panels = [await Clicker(person, thread, 1).open() for person in (ada, bartek)]
    presses = [
        person.click(panel, control(panel, "pick"), forge=True)
        for _ in range(6)
        for person, panel in zip((ada, bartek), panels, strict=True)
    ]
    replies = await asyncio.gather(*presses)
    assert all(reply.kind != "failed" for reply in replies)
    told = await ada.post(lambda p: "Ada loads" in p.text and not p.private, thread, seconds=15)
    assert (told.text.count("Ada loads"), told.text.count("Bartek loads")) == (1, 1)
    panel = await Clicker(ada, thread, 1).open()
    assert is_asking(panel)


@pytest.mark.parametrize("locale", ["en-US", "pl"])
async def test_odd_words_are_refused_kindly(
    play: Stage, ada: Person, bartek: Person, thread: Place, locale: str
) -> None:
    await ada.settings(locale=locale)
    await round_one(ada, bartek, thread)
    before = await Clicker(ada, thread, 1).open()
    for line in ODD:
        answer = await run(ada, thread, "move", steps=line)
        assert ("Nothing was taken" if locale == "en-US" else "Nic nie zostało przyjęte") in answer.text, line
        await ada.complete("move", thread, "steps", line[:100])
    await run(ada, thread, "undo", step=2**53 - 1)
    await run(ada, thread, "rules", query="x" * 6000)
    after = await Clicker(ada, thread, 1).open()
    assert after.text == before.text


async def test_a_database_that_is_locked_for_a_while(
    play: Stage, ada: Person, bartek: Person, thread: Place
) -> None:
    panel = await Clicker(ada, thread, 1).open()
    other = sqlite3.connect(play.database, timeout=10, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    reply = asyncio.create_task(ada.click(panel, control(panel, "pick")))
    await asyncio.sleep(2)
    other.execute("ROLLBACK")
    other.close()
    done = await reply
    assert done.kind in ("deferred", "update")
    await Clicker(bartek, thread, 1).decide()
    assert await ada.post(lambda p: "Ada loads" in p.text and not p.private, thread, seconds=15)


async def test_after_a_long_outage_one_post_catches_up(
    play: Stage, ada: Person, bartek: Person, thread: Place
) -> None:
    await round_one(ada, bartek, thread)
    before = len([p for p in ada.posts(thread) if p.pictures and not p.private])
    play.server.fail("POST", f"/channels/{thread.id}/messages", 503, times=10_000)
    for person in (ada, bartek):
        for steps in ("stock", "water", "go"):
            await run(person, thread, "move", steps=steps)
    await play.kill()
    play.age_outbox(3700)
    play.server.faults.clear()
    play.server.clock.advance(3700)
    await play.start()
    await ada.post(lambda p: "Bartek buys" in p.text and not p.private, thread, seconds=15)
    await play.outbox_empty()
    after = len([p for p in ada.posts(thread) if p.pictures and not p.private])
    assert before < after <= before + 2
    await settled(ada, await Clicker(ada, thread, 1).open())


async def test_the_log_tells_no_secret(play: Stage, ada: Person, bartek: Person, thread: Place) -> None:
    await round_one(ada, bartek, thread)
    await run(ada, thread, "move", steps="nonsense")
    play.server.fail("POST", "/interactions/*/*/callback", 400, code=50035)
    await ada.run("log", thread)
    ((seed,),) = play.sql("SELECT seed FROM matches")
    logged = play.logged()
    assert str(seed) not in logged
    tokens = [request.path.split("/")[-2] for request in play.requests if "/interactions/" in request.path]
    assert tokens
    assert not [token for token in tokens if token in logged]
    play.log.unlink()
