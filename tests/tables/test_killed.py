"""A process that is killed in the middle of play: no answer lost that it had acknowledged, none doubled."""

import asyncio
import sys

import pytest

from bot.store import loading
from bot.tables import Life, TurnPost
from engines.kernel import Random
from tests.tables.conftest import JAN, OLA, Hall, play_on

PLAYER = """
import asyncio, itertools, sys
from bot.store import place
from tests.tables.conftest import Hall, press
from engines.kernel import Random

async def play(path, table, seed):
    hall = Hall(place(path))
    await hall.open()
    found = await hall.tables.get(int(table))
    random = Random.seeded(seed)
    for click in itertools.count(int(seed) * 100_000):
        if found.head.waiting_for:
            await press(found, random.choice(found.head.waiting_for), random, interaction=click)
            print(click, flush=True)
        else:
            await asyncio.sleep(0.01)

asyncio.run(play(*sys.argv[1:]))
"""


@pytest.mark.parametrize("presses", [1, 4, 9])
async def test_what_was_acknowledged_is_there_after_a_kill(hall: Hall, presses: int) -> None:
    table = await hall.begin(OLA, JAN, bots=1)
    await hall.store.close()
    arguments = (sys.executable, "-c", PLAYER, str(hall.where), str(table.head.id), str(presses))
    player = await asyncio.create_subprocess_exec(*arguments, stdout=asyncio.subprocess.PIPE)
    assert player.stdout is not None
    clicks = [int(await player.stdout.readline()) for _ in range(presses)]
    await asyncio.sleep(Random.seeded(presses).below(10) / 1000)  # somewhere in the middle of the next ones
    player.kill()
    await player.wait()
    await hall.open()
    for click in clicks:
        assert await hall.store.read(lambda c, click=click: loading.is_counted(c, click))
    table = await hall.table(table)
    if table.head.life is Life.RUNNING:
        assert (await table.answer(OLA, ["anything"], interaction=clicks[0])).again
    await play_on(table, Random.seeded(presses))
    told = [step for post in await hall.posts() if isinstance(post, TurnPost) for step in post.steps]
    assert told == list(range(table.match.number))
