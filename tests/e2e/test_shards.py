"""Two processes of the bot on one PostgreSQL, each with a shard; the long trial is
`python -m tests.e2e.kills --two-processes --kills 200`.
"""

import asyncio
from pathlib import Path

from bot.loopback import LoopbackServer, Person, Request
from tests.e2e.kills import check_messages, run_two
from tests.e2e.players import Clicker
from tests.e2e.stage import Stage, eventually, open_table, run, two_processes


async def test_two_processes_are_killed_and_replaced_and_nothing_is_lost_or_doubled(postgres: str) -> None:
    count = await run_two(4, 7, postgres)
    assert count["kills"] >= 4


async def test_what_somebody_wants_and_plays_is_known_on_every_shard(postgres: str, tmp_path: Path) -> None:
    async with (
        two_processes(tmp_path, postgres) as processes,
        Person(processes[0].server.url, "Ada") as ada,
        Person(processes[0].server.url, "Celina") as celina,
    ):
        oaza, general = ada.place("oaza"), ada.place("general")
        await run(ada, general, "settings me", language="pl")
        assert "język" in (await run(ada, oaza, "settings me")).text.lower()
        threads = [await open_table(ada, place, [celina]) for place in (oaza, general)]
        for place in (oaza, general, await ada.dm()):
            listed = (await run(ada, place, "games")).text
            assert all(thread.id in listed for thread in threads)
        for here in processes:
            here.assert_clean()


async def test_whoever_waits_for_the_shards_of_one_that_dies_posts_what_it_owed_once(
    postgres: str, tmp_path: Path
) -> None:
    for name in ("first", "second"):
        (tmp_path / name).mkdir()
    async with LoopbackServer() as server:
        first, second = (Stage(server, tmp_path / name, postgres) for name in ("first", "second"))
        await first.start()
        async with Person(server.url, "Ada") as ada, Person(server.url, "Bartek") as bartek:
            thread = await open_table(ada, ada.place("general"), [bartek])
            await Clicker(ada, thread, 1).decide()
            await first.outbox_empty()
            await second.start()  # there is a bot already, and this one waits

            async def waits() -> bool:
                return second.warnings() == ["waiting for shards of another process"]

            await eventually(waits)
            posts, died = f"/channels/{thread.id}/messages", asyncio.Event()

            def die(request: Request) -> None:
                """It is posted, and cannot be noted any more."""
                if request.path == posts and request.files and first.process and not died.is_set():
                    first.process.kill()
                    died.set()

            server.recorder.listeners.append(die)
            deciding = asyncio.create_task(Clicker(bartek, thread, 1).decide())
            await died.wait()
            await asyncio.wait([deciding])
            await second.outbox_empty(30)
            told = [p for p in ada.posts(thread) if "Ada loads" in p.text and not p.private]
            assert len(told) == 1
            check_messages(second)
            for person in (ada, bartek):
                await Clicker(person, thread, 1).decide()
        await asyncio.gather(first.kill(), second.kill())
        second.assert_clean()
