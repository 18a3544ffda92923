"""Two processes of the bot on one PostgreSQL, each with a shard; the long trial is
`python -m tests.e2e.kills --two-processes --kills 200`.
"""

from pathlib import Path

from bot.loopback import Person
from tests.e2e.kills import run_two
from tests.e2e.stage import open_table, run, two_processes


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
