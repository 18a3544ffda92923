"""Two processes on one database: each has its own tables, and what people want holds at all of them."""

from collections.abc import AsyncIterator
from datetime import UTC, date, datetime

import pytest_asyncio

from bot.store import Shards, forgetting
from bot.store.rows import Preferences
from bot.tables import Life, Notice, Which
from engines.kernel import Random
from tests.tables.conftest import EWA, GUILD, JAN, OLA, PARENT, PEOPLE, THREAD, Hall, play_on
from tests.tables.test_playing import refused

THERE = 1 << 22  # a server of the second shard


@pytest_asyncio.fixture
async def halls(postgres: str) -> AsyncIterator[tuple[Hall, Hall]]:
    """A process for each of two shards."""
    first, second = Hall(postgres), Hall(postgres)
    for number, hall in enumerate((first, second)):
        await hall.open()
        await hall.store.claim(Shards(2, (number,)))
    yield first, second
    for hall in (first, second):
        await hall.store.close()


async def begun(hall: Hall, guild: int, thread: int, *users: int) -> int:
    lobby = await hall.lobby(*users, guild=guild)
    return (await lobby.start(users[0], channel=thread, parent=PARENT)).head.id


async def test_a_game_is_played_where_it_belongs_and_looked_back_at_everywhere(
    halls: tuple[Hall, Hall],
) -> None:
    here, there = halls
    table = await begun(there, THERE, THREAD, OLA, JAN)
    assert await refused(here.tables.get(table)) == "refused-elsewhere"
    assert [game.head.id for game in await here.tables.games_of(OLA)] == [table]
    played = await there.tables.get(table)
    await play_on(played, Random.seeded(1))  # type: ignore[arg-type]
    (over,) = await here.tables.memory.games(Which(user=OLA))
    assert over.head.id == table
    seen = await here.tables.get(table)
    assert seen is not None
    assert seen.head == played.head  # type: ignore[union-attr]
    assert await refused(here.tables.again(table, PEOPLE[OLA])) == "refused-elsewhere"


async def test_whoever_is_away_is_announced_by_the_process_of_each_table(halls: tuple[Hall, Hall]) -> None:
    here, there = halls
    await begun(here, GUILD, THREAD, OLA, JAN)
    await begun(there, THERE, THREAD + 1, OLA, JAN)
    for hall in halls:
        for channel in await hall.tables.outbox.wait():
            await hall.send_all(channel)
    day = datetime.fromtimestamp(here.now, UTC).date()
    await here.tables.days.go(OLA, day, date.fromordinal(day.toordinal() + 2))
    assert await here.tables.outbox.wait() == {THREAD}
    await there.tables.tick()
    assert await there.tables.outbox.wait() == {THREAD + 1}
    assert any(isinstance(post, Notice) for post in await there.posts(THREAD + 1))


async def test_somebody_is_forgotten_at_the_tables_of_every_process(halls: tuple[Hall, Hall]) -> None:
    here, there = halls
    ended = await begun(there, THERE, THREAD, OLA, JAN)
    await play_on(await there.tables.get(ended), Random.seeded(1))  # type: ignore[arg-type]
    running = await begun(there, THERE, THREAD, OLA, JAN, EWA)
    lobby = (await there.lobby(OLA, guild=THERE)).head.id
    mine = await begun(here, GUILD, THREAD + 1, OLA, JAN)
    await here.tables.prefer(OLA, Preferences(language="pl"))

    await here.tables.forget_person(OLA)

    kept = await here.tables.memory.kept(OLA)
    assert {head.id for head in kept.live} == {running, lobby}
    assert (kept.preferences, kept.over) == (Preferences(), 0)
    await there.tables.tick()
    for hall in halls:
        assert await hall.tables.memory.kept(OLA) == forgetting.Kept(Preferences(), (), [], 0, (), {})
        assert await hall.tables.memory.leaving() == []
    found = await there.tables.get(running)
    assert found is not None
    assert (found.head.creator, found.head.life) == (JAN, Life.RUNNING)
    assert [seat.kind for seat in found.head.seats] == ["free", "human", "human"]
    assert (await there.tables.get(lobby)).head.life is Life.STOPPED  # type: ignore[union-attr]
    assert (await here.tables.get(mine)).head.humans[0].user == JAN  # type: ignore[union-attr]


async def test_a_server_that_threw_the_bot_out_keeps_nobody_from_being_forgotten(
    halls: tuple[Hall, Hall],
) -> None:
    here, there = halls
    table = await begun(there, THERE, THREAD, OLA, JAN)
    await there.tables.guild_gone(THERE)
    await here.tables.forget_person(OLA)
    await there.tables.tick()
    assert (await here.tables.memory.kept(OLA)).live == []
    await there.tables.guild_back(THERE)
    found = await there.tables.get(table)
    assert found is not None
    assert [seat.kind for seat in found.head.seats] == ["free", "human"]
