"""When Discord does not let us post: nothing is lost, nobody is pestered, and one post catches up."""

from bot.loopback import Allow, Person, Place
from tests.e2e.players import Clicker
from tests.e2e.stage import Stage, eventually, has, run
from tests.e2e.test_together import round_one


def turns(person: Person, place: Place) -> list[str]:
    return [p.text for p in person.posts(place) if not p.private and p.pictures]


async def test_posts_wait_for_a_permission_and_one_catches_up(
    play: Stage, ada: Person, bartek: Person, general: Place, thread: Place
) -> None:
    await round_one(ada, bartek, thread)
    general_here = play.server.channel("general")
    play.server.deny(general_here, Allow.SEND_MESSAGES_IN_THREADS)
    before = len(turns(ada, thread))
    for person, bought in ((ada, "water"), (bartek, "water*2")):
        await run(person, thread, "move", steps="stock")
        await run(person, thread, "move", steps=bought)
        await run(person, thread, "move", steps="go")
    told = await ada.post(lambda p: "a permission is missing" in p.text)
    assert told.channel_id == (await ada.dm()).id
    assert len(turns(ada, thread)) == before
    play.server.deny(general_here, Allow(0))  # the channel's change is heard: no pause is waited out
    caught_up = await ada.post(lambda p: "Bartek buys" in p.text and not p.private, thread, seconds=15)
    assert "Ada buys" in caught_up.text
    assert len(turns(ada, thread)) == before + 1
    assert sum("a permission is missing" in p.text for p in ada.posts(await ada.dm())) == 1
    assert not play.sql("SELECT 1 FROM outbox WHERE failed IS NOT NULL")


async def test_an_error_that_passes_ends_no_post(
    play: Stage, ada: Person, bartek: Person, thread: Place
) -> None:
    await round_one(ada, bartek, thread)
    for status in (401, 408, 429):
        play.server.fail("POST", f"/channels/{thread.id}/messages", status, times=1)
    await run(ada, thread, "move", steps="stock")
    await run(ada, thread, "move", steps="water")
    await run(ada, thread, "move", steps="go")
    assert await ada.post(lambda p: "Ada buys" in p.text and not p.private, thread, seconds=60)
    assert not play.sql("SELECT 1 FROM outbox WHERE failed IS NOT NULL")


async def test_older_posts_keep_the_board_and_the_log(
    play: Stage, ada: Person, bartek: Person, thread: Place
) -> None:
    await round_one(ada, bartek, thread)

    async def only_the_last_is_current() -> bool:
        posts = [p for p in ada.posts(thread) if not p.private and p.pictures]
        old = all(not has(p, "act") and "⏳" not in p.text and has(p, "log") for p in posts[:-1])
        return old and has(posts[-1], "act") and len(posts) > 1

    await eventually(only_the_last_is_current)
    first = next(p for p in ada.posts(thread) if p.pictures)
    assert first.pictures[0].alt
    assert "The game begins." in first.text
    assert has(await Clicker(ada, thread, 1).open(), "pick")
