"""People around the table: nudging, leaving, taking over, bots, stopping; and what time brings."""

import pytest

from bot.tables import Life, Notice, Ping, Preferences, Table, TurnPost, Wake
from bot.tables.tables import IDLE, LOBBY_LASTS, WAKE_AFTER
from bot.tables.views import packed
from engines.kernel import Random
from tests.tables.conftest import EWA, GUEST, JAN, OLA, PARENT, PEOPLE, THREAD, Hall, play_on, press
from tests.tables.test_playing import raided, refused, to_turn

HOUR = 3600


async def notices(hall: Hall, channel: int = THREAD) -> list[str]:
    return [post.text.key for post in await hall.posts(channel) if isinstance(post, Notice)]


async def pings(hall: Hall) -> list[Ping]:
    return [post for post in await hall.posts() if isinstance(post, Ping)]


# ---- calling each other ----------------------------------------------------------------------------------


async def test_whoever_must_decide_is_called_once(hall: Hall) -> None:
    table = await raided(hall)
    (called,) = await pings(hall)
    assert (called.users, called.why) == ((JAN,), "turn")  # in the middle of Ola's turn
    turns = [post for post in await hall.posts() if isinstance(post, TurnPost)]
    assert OLA not in turns[0].ping  # Ola began the game, she is here
    await table.move(JAN, "no")
    assert len(await pings(hall)) == 1


async def test_a_nudge_calls_those_who_are_waited_for_but_not_too_often(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN, EWA)
    await press(table, OLA, Random.seeded(1))
    await table.nudge(OLA)
    assert await pings(hall) == [Ping((JAN, EWA), "nudge", by=OLA)]
    hall.now += HOUR - 61
    assert await refused(table.nudge(JAN)) == "refused-nudged"
    await hall.reopen()
    table = await hall.table(table)
    assert await refused(table.nudge(JAN)) == "refused-nudged"
    hall.now += 61
    await table.nudge(JAN)
    assert (await pings(hall))[-1] == Ping((EWA,), "nudge", by=JAN)
    assert await refused(table.nudge(GUEST)) == "refused-not-seated"


async def test_nobody_nudges_themselves(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    await to_turn(table, OLA)
    assert await refused(table.nudge(OLA)) == "refused-nobody-to-nudge"


# ---- leaving and taking over -----------------------------------------------------------------------------


async def test_a_free_seat_waits_for_somebody_who_takes_it_over(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    await to_turn(table, JAN)
    question = (await table.panel(JAN)).choices
    await table.leave(JAN)
    assert await refused(table.panel(JAN)) == "refused-not-seated"
    assert table.head.life is Life.RUNNING
    assert table.head.waiting_for == ()
    assert await refused(table.take_over(PEOPLE[OLA])) == "refused-seated"
    assert await refused(table.take_over(PEOPLE[GUEST], 0)) == "refused-no-free-seat"
    await hall.reopen()
    table = await hall.table(table)
    await table.take_over(PEOPLE[GUEST], 1)
    assert (await table.panel(GUEST)).choices == question
    assert table.head.waiting_for == (GUEST,)
    assert await notices(hall) == ["notice-left", "notice-took-over"]
    assert await hall.tables.games_of(JAN) == []
    taken = await table.taken(GUEST)
    assert taken.view == packed(table.match.view(1)), "with what only this seat may see"
    assert taken.view != packed(table.match.view(None))
    assert {(held.seat, held.what) for held in taken.holdings} >= {(0, "water"), (1, "water")}
    assert taken.steps == (await table.log(GUEST)).steps[-len(taken.steps) :]
    await play_on(table, Random.seeded(1))
    assert table.head.life is Life.ENDED


async def test_what_a_free_seat_is_asked_is_answered_by_default_if_it_can_be(hall: Hall) -> None:
    table = await raided(hall)
    await table.leave(JAN)
    log = [event.key for step in (await table.log(OLA)).steps for event in step.events]
    assert log[-1] == "robbed"
    assert table.head.acting == (1,)  # and what cannot be waits


async def test_the_creator_leaves_the_table_to_the_next(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN, EWA)
    await table.leave(OLA)
    assert table.head.creator == JAN
    await table.end(JAN)
    assert table.head.life is Life.STOPPED


async def test_a_bot_takes_a_free_seat(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    await to_turn(table, JAN)
    await table.leave(JAN)
    assert await refused(table.give_to_bot(GUEST, 1)) == "refused-not-seated"
    assert await refused(table.give_to_bot(OLA, 0)) == "refused-no-free-seat"
    assert await refused(table.give_to_bot(OLA, 7)) == "refused-no-free-seat"
    await table.give_to_bot(OLA, 1)
    assert table.head.waiting_for == (OLA,)
    await play_on(table, Random.seeded(1))
    assert table.head.life is Life.ENDED


async def test_a_table_without_humans_stops_and_says_so(hall: Hall) -> None:
    table = await hall.begin(OLA, bots=2)
    number = table.match.number
    await table.leave(OLA)
    assert table.head.life is Life.STOPPED
    assert await notices(hall) == ["notice-left", "notice-nobody-left"]
    assert table.match.number == number  # bots do not play on among themselves
    assert await refused(table.give_to_bot(OLA, 0)) == "refused-stopped"
    await table.take_over(PEOPLE[GUEST])  # but somebody may come
    assert (table.head.life, table.head.creator) == (Life.RUNNING, GUEST)
    await play_on(table, Random.seeded(1))
    assert table.head.life is Life.ENDED


async def test_a_stopped_table_cannot_go_on_where_another_plays(hall: Hall) -> None:
    table = await hall.begin(OLA, bots=1)
    await table.leave(OLA)
    other = await hall.begin(OLA, JAN)
    assert await refused(table.take_over(PEOPLE[GUEST])) == "refused-channel-busy"
    assert await refused(table.panel(GUEST)) == "refused-not-seated"
    assert await hall.tables.at(THREAD) is other


async def test_end_is_for_the_creator_or_who_manages_the_server(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    assert await refused(table.end(JAN)) == "refused-not-creator"
    await table.end(JAN, may_manage=True)
    assert await refused(table.end(OLA)) == "refused-stopped"
    assert await refused(table.answer(OLA, ["silk"])) == "refused-stopped"
    assert await notices(hall) == ["notice-stopped"]
    assert not (await table.panel(OLA)).is_asked
    assert await hall.tables.at(THREAD) is table  # its log and board can still be looked at
    assert await hall.tables.games_of(OLA) == []


# ---- bots ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
async def test_bots_move_by_themselves_to_the_end(hall: Hall, players: int) -> None:
    table = await hall.begin(OLA, bots=players - 1)
    random = Random.seeded(players)
    while table.head.life is Life.RUNNING:
        assert table.head.waiting_for == (OLA,)
        await press(table, OLA, random)
    assert table.head.life is Life.ENDED


async def test_bots_do_the_same_in_the_same_game(hall: Hall) -> None:
    tables = [await hall.begin(OLA, bots=2, thread=thread) for thread in (1, 2)]
    for table in tables:
        await play_on(table, Random.seeded(1))
    assert tables[0].match.digest() == tables[1].match.digest()


# ---- time ------------------------------------------------------------------------------------------------


async def test_a_quiet_thread_is_woken_before_it_is_archived(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    await table.propose_pace(OLA, "slow")
    await table.vote(JAN, agree=True)
    hall.now += 6 * 24 * HOUR
    await hall.tables.tick()  # with a reminder
    await hall.send_all()
    hall.now += WAKE_AFTER
    await hall.tables.tick()
    assert await hall.posts() == []
    hall.now += 1
    await hall.tables.tick()
    await hall.tables.tick()
    assert await hall.posts() == [Wake()]
    await hall.send_all()
    await table.end(OLA)
    await hall.send_all()
    hall.now += 2 * WAKE_AFTER
    await hall.tables.tick()
    assert await hall.posts() == []  # finished games may sleep


async def test_a_lobby_that_nobody_starts_closes(hall: Hall) -> None:
    lobby = await hall.lobby(OLA, size=2)
    hall.now += LOBBY_LASTS + 1
    await hall.tables.tick()
    assert lobby.head.life is Life.STOPPED


async def test_old_clicks_are_forgotten(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    await table.nudge(OLA, interaction=5)
    hall.now += 2 * 24 * HOUR + IDLE
    await hall.tables.tick()
    assert not await hall.store.read(lambda c: c.fetch("SELECT id FROM interactions"))


async def test_a_channel_that_is_gone_takes_its_tables_with_it(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    lobby = await hall.lobby(OLA)
    await hall.tables.channel_gone(THREAD)
    assert await hall.posts() == []
    assert await refused(table.answer(OLA, ["silk"])) == "refused-stopped"
    assert lobby.head.life is Life.LOBBY
    other = await hall.begin(OLA, JAN, thread=THREAD + 1)
    await hall.tables.channel_gone(PARENT)  # with the threads in it
    for attempt in (other.answer(OLA, ["silk"]), other.nudge(OLA)):
        assert await refused(attempt) == "refused-stopped"
    assert await refused(lobby.join(PEOPLE[EWA])) == "refused-lobby-over"
    assert await hall.posts(PARENT) == await hall.posts(THREAD + 1) == []


# ---- people ----------------------------------------------------------------------------------------------


async def test_games_of_a_user_begin_with_those_that_wait_for_them(hall: Hall) -> None:
    first: Table = await hall.begin(OLA, JAN)
    second = await hall.begin(OLA, JAN, thread=THREAD + 1)
    await press(second, OLA, Random.seeded(1))
    found = await hall.tables.games_of(OLA)
    assert [game.head.id for game in found] == [first.head.id, second.head.id]
    assert [game.yours for game in found] == [True, False]


async def test_a_table_remembers_what_its_posts_are_drawn_for(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    assert table.head.screen == "wide"
    await table.set_screen(JAN, "phone")
    assert await refused(table.set_screen(JAN, "watch")) == "refused-screen"
    assert await refused(table.set_screen(EWA, "wide")) == "refused-not-seated"
    await hall.reopen()
    again = await hall.tables.at(THREAD)
    assert again is not None
    assert again.head.screen == "phone"


async def test_preferences_are_remembered(hall: Hall) -> None:
    assert await hall.tables.preferences(OLA) == Preferences()
    wanted = Preferences("pl", calls="off", screen="phone", zone="Europe/Warsaw", quiet=(1320, 420))
    await hall.tables.prefer(OLA, wanted)
    await hall.reopen()
    assert await hall.tables.preferences(OLA) == wanted
    assert await refused(hall.tables.prefer(OLA, Preferences("tlh"))) == "refused-language"
