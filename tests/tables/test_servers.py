"""How a server wants it: every choice does what it says, and it is kept."""

import msgspec
import pytest

from bot.store.rows import Server
from bot.tables import Announcement, Lobby, PollPost
from engines.kernel import Random, Refused
from tests.tables.conftest import EWA, GUEST, GUILD, JAN, OLA, PARENT, PEOPLE, THREAD, Hall, play_on
from tests.tables.test_playing import to_turn

ELSEWHERE, CATEGORY, NEWS = 650, 660, 670
DAY = 24 * 3600


async def wants(hall: Hall, **what: object) -> Server:
    return await hall.tables.servers.change(GUILD, lambda server: msgspec.structs.replace(server, **what))


async def opened(hall: Hall, user: int = OLA, places: tuple[int, ...] = (), **more: object) -> Lobby:
    lobby = await hall.tables.open_lobby(
        game="toy",
        creator=PEOPLE[user],
        channel=PARENT,
        guild=GUILD,
        places=places,
        language="en",
        size=2,
        **more,  # type: ignore[arg-type]  # whatever the test wants
    )
    assert lobby is not None
    return lobby


async def test_what_a_server_wants_is_kept(hall: Hall) -> None:
    assert await hall.tables.servers.of(GUILD) == Server()
    said = await wants(
        hall, language="pl", pace="slow", places=(1, 2), most=3, most_each=1, announced=NEWS, bots=False
    )
    await hall.reopen()
    assert await hall.tables.servers.of(GUILD) == said == Server("pl", "slow", (1, 2), 3, 1, NEWS, False)
    assert await hall.tables.servers.of(GUILD + 1) == Server()


async def test_tables_are_opened_where_the_server_wants_them(hall: Hall) -> None:
    await wants(hall, places=(ELSEWHERE, CATEGORY))
    with pytest.raises(Refused) as refused:
        await opened(hall)
    assert refused.value.refusal.reason.args == {"places": f"<#{ELSEWHERE}>, <#{CATEGORY}>"}
    await opened(hall, places=(CATEGORY,))  # the channel is in a category that is named
    await wants(hall, places=(PARENT,))
    await opened(hall)
    assert (await hall.lobby(OLA, guild=None)).head.guild is None  # a direct message is nobody's server


async def test_new_tables_begin_at_the_pace_of_the_server(hall: Hall) -> None:
    await wants(hall, pace="week")
    assert (await opened(hall)).head.pace == "week"


async def test_there_are_as_many_tables_as_the_server_wants(hall: Hall) -> None:
    await wants(hall, most=2)
    first = await opened(hall)
    await hall.begin(JAN, EWA)
    with pytest.raises(Refused, match="refused-server-full"):
        await opened(hall, GUEST)
    await first.close(OLA)
    await opened(hall, GUEST)


async def test_everybody_sits_at_as_many_tables_as_the_server_wants(hall: Hall) -> None:
    await wants(hall, most_each=1)
    table = await hall.begin(OLA, JAN)
    with pytest.raises(Refused, match="refused-server-each"):
        await opened(hall, OLA)
    lobby = await opened(hall, EWA)
    with pytest.raises(Refused, match="refused-server-each"):
        await lobby.join(PEOPLE[JAN])
    await table.leave(JAN)
    await lobby.join(PEOPLE[JAN])
    with pytest.raises(Refused, match="refused-server-each"):
        await table.take_over(PEOPLE[EWA])
    await table.take_over(PEOPLE[GUEST])


async def test_a_click_that_came_twice_is_not_refused_for_its_own_table(hall: Hall) -> None:
    await wants(hall, most=1, most_each=1)
    click = hall.click()
    await opened(hall, interaction=click)
    again = await hall.tables.open_lobby(
        game="toy", creator=PEOPLE[OLA], channel=PARENT, guild=GUILD, language="en", interaction=click
    )
    assert again is None


async def test_where_the_computer_may_not_play_it_does_not(hall: Hall) -> None:
    lobby = await opened(hall)
    await lobby.fill_with_bots(OLA)
    await wants(hall, bots=False)
    for attempt in (opened(hall, EWA, bots="good"), lobby.set_strength(OLA, "strong")):
        with pytest.raises(Refused, match="refused-server-bots"):
            await attempt
    await lobby.fill_with_bots(OLA)  # those that sit there may always go
    assert [seat.kind for seat in lobby.head.seats] == ["human"]
    with pytest.raises(Refused, match="refused-server-bots"):
        await lobby.fill_with_bots(OLA)
    table = await hall.begin(OLA, JAN)
    await table.leave(JAN)
    with pytest.raises(Refused, match="refused-server-bots"):
        await table.give_to_bot(OLA, 1)


async def test_nor_for_those_who_are_away(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    await to_turn(table, JAN)
    await wants(hall, bots=False)
    hall.now += 2 * DAY
    await hall.tables.tick()
    assert any(isinstance(post, PollPost) for post in await hall.posts())
    with pytest.raises(Refused, match="refused-server-bots"):
        await table.say_what_to_do(OLA, "stand-in")
    await table.say_what_to_do(OLA, "wait")


async def test_finished_games_are_announced(hall: Hall) -> None:
    await wants(hall, announced=NEWS)
    table = await hall.begin(OLA, JAN)
    await play_on(table, Random.seeded(1))
    (told,) = await hall.posts(NEWS)
    assert isinstance(told, Announcement)
    assert told.result == await table.result()
    again = await hall.begin(OLA, JAN, thread=THREAD + 1)
    await wants(hall, announced=None)
    await play_on(again, Random.seeded(2))
    assert len(await hall.posts(NEWS)) == 1


async def test_a_solo_game_in_a_direct_message_is_announced_to_nobody(hall: Hall) -> None:
    await wants(hall, announced=NEWS)
    await play_on(await hall.begin_solo(), Random.seeded(1))
    assert await hall.posts(NEWS) == []
