"""Time at a table: reminders, calls that wait for the morning, days away, and those who are too slow."""

from datetime import UTC, date, datetime

import msgspec
import pytest

from bot.store import people
from bot.tables import (
    Called,
    Life,
    Notice,
    Ping,
    PollPost,
    Preferences,
    ProposalPost,
    Summons,
    Table,
    TurnPost,
    checked_calls,
    checked_way,
)
from bot.tables.hours import DAY, HOUR, MINUTE
from engines.kernel import Random, Refused
from tests.tables.conftest import EWA, GUEST, JAN, OLA, PEOPLE, THREAD, Hall, play_on, press
from tests.tables.test_playing import raided, refused, to_turn

NIGHT = (22 * 60, 6 * 60)


def at(written: str) -> float:
    return datetime.fromisoformat(written).replace(tzinfo=UTC).timestamp()


async def of(hall: Hall, *kinds: type) -> list[object]:
    return [post for post in await hall.posts() if isinstance(post, kinds)]


async def pings(hall: Hall) -> list[tuple[tuple[int, ...], str]]:
    return [(post.users, post.why) for post in await hall.posts() if isinstance(post, Ping)]


async def waits_for_jan(hall: Hall, *others: int) -> Table:
    """It is Jan's turn, and he was told so."""
    table = await hall.begin(OLA, JAN, *others)
    await to_turn(table, JAN)
    await hall.send_all()
    return table


async def after(hall: Hall, seconds: float) -> None:
    """Time passes, and somebody looks at the clock, more than once."""
    hall.now += seconds
    await hall.tables.tick()
    await hall.tables.tick()


async def prefer(hall: Hall, user: int, **wanted: object) -> None:
    before = await hall.tables.preferences(user)
    await hall.tables.prefer(user, msgspec.structs.replace(before, **wanted))


# ---- reminders -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pace", "reminder", "limit"),
    [
        ("live", 15 * MINUTE, HOUR),
        ("day", 12 * HOUR, DAY),
        ("week", 2 * DAY, 3.5 * DAY),
        ("slow", 5 * DAY, 14 * DAY),
    ],
)
async def test_one_reminder_and_one_question_at_each_pace(
    hall: Hall, pace: str, reminder: float, limit: float
) -> None:
    lobby = await hall.lobby(OLA, JAN)
    await lobby.set_pace(OLA, pace)
    table = await lobby.start(OLA, channel=THREAD, parent=600)
    await to_turn(table, JAN)
    await hall.send_all()
    await after(hall, reminder - 1)
    assert await hall.posts() == []
    await hall.reopen()
    await after(hall, 1)
    assert await pings(hall) == [((JAN,), "reminder")]
    await after(hall, limit - reminder - 1)
    assert len(await of(hall, Ping, PollPost)) == 1
    await hall.reopen()
    await after(hall, 1)
    assert len(await of(hall, PollPost)) == 1
    await after(hall, 100 * DAY)
    assert len(await of(hall, Ping, PollPost)) == 2  # silence means that the table waits


async def test_after_a_long_downtime_there_is_one_reminder_and_one_question(hall: Hall) -> None:
    await waits_for_jan(hall)
    await after(hall, 30 * DAY)
    assert [type(post) for post in await of(hall, Ping, PollPost)] == [Ping, PollPost]


@pytest.mark.parametrize("jump", [-400 * DAY, -DAY, -HOUR, HOUR, 400 * DAY])
async def test_a_clock_that_jumps_stops_nothing_and_tells_nothing_twice(hall: Hall, jump: float) -> None:
    hall.now += 1000 * DAY
    table = await waits_for_jan(hall)
    await table.nudge(OLA)
    hall.now += jump
    for _ in range(2):
        await hall.tables.tick()
        await hall.reopen()
    table = await hall.table(table)
    if abs(jump) > HOUR:
        await table.nudge(OLA)
    asked = 1 if jump > DAY else 0
    assert [why for _, why in await pings(hall)].count("reminder") == asked
    assert len(await of(hall, PollPost)) == asked
    await play_on(table, Random.seeded(3))
    told = [step for post in await hall.posts() if isinstance(post, TurnPost) for step in post.steps]
    assert told == sorted(set(told))
    assert len(set(told)) == len(told)
    assert table.head.life is Life.ENDED


async def test_nights_do_not_count(hall: Hall) -> None:
    hall.now = at("2026-06-01 20:00")
    await prefer(hall, JAN, quiet=NIGHT)
    await waits_for_jan(hall)
    hall.now = at("2026-06-02 15:59")  # two hours in the evening, ten since the morning
    await hall.tables.tick()
    assert await hall.posts() == []
    hall.now = at("2026-06-02 16:00")
    await hall.tables.tick()
    assert await pings(hall) == [((JAN,), "reminder")]
    hall.now = at("2026-06-02 19:59")
    await hall.tables.tick()
    assert await of(hall, PollPost) == []
    hall.now = at("2026-06-02 20:00")
    await hall.tables.tick()
    assert len(await of(hall, PollPost)) == 1


async def test_other_hours_are_looked_at_at_once(hall: Hall) -> None:
    hall.now = at("2026-06-01 20:00")
    await prefer(hall, JAN, quiet=NIGHT)
    await waits_for_jan(hall)
    hall.now = at("2026-06-02 08:00")
    await hall.tables.tick()
    assert await hall.posts() == []
    await prefer(hall, JAN, quiet=None)
    await hall.tables.tick()
    assert await pings(hall) == [((JAN,), "reminder")]


async def test_a_reminder_that_is_late_waits_for_the_morning(hall: Hall) -> None:
    hall.now = at("2026-06-01 08:00")
    await prefer(hall, JAN, quiet=NIGHT)
    await waits_for_jan(hall)
    hall.now = at("2026-06-01 23:00")  # due at 20:00, and nobody was there
    await hall.tables.tick()
    assert await hall.posts() == []
    hall.now = at("2026-06-02 06:00")
    await hall.tables.tick()
    assert await pings(hall) == [((JAN,), "reminder")]


# ---- how and when people are called ------------------------------------------------------------------------


async def suiting(hall: Hall, table: Table, user: int, owed_at: float) -> Called:
    return await hall.tables.calling.suiting(table.head, [user], owed_at)


async def test_everybody_is_called_as_they_like(hall: Hall) -> None:
    hall.now = at("2026-06-01 23:00")
    table = await waits_for_jan(hall)
    assert await suiting(hall, table, JAN, hall.now) == Called(mentioned=(JAN,))
    await prefer(hall, JAN, calls="letter")
    assert await suiting(hall, table, JAN, hall.now) == Called(letters=(JAN,))
    await prefer(hall, JAN, calls="off")
    assert await suiting(hall, table, JAN, hall.now) == Called()
    await prefer(hall, JAN, calls="mention", quiet=NIGHT)
    morning = at("2026-06-02 06:00")
    assert await suiting(hall, table, JAN, hall.now) == Called(held={JAN: morning})
    hall.now = morning + HOUR  # every attempt to send it says the same
    assert JAN in (await suiting(hall, table, JAN, at("2026-06-01 23:00"))).held
    assert await suiting(hall, table, JAN, morning) == Called(mentioned=(JAN,))


async def test_in_a_private_conversation_there_is_no_other_letter(hall: Hall) -> None:
    table = await hall.begin_solo()
    await prefer(hall, OLA, calls="letter")
    assert await suiting(hall, table, OLA, hall.now) == Called(mentioned=(OLA,))


async def test_what_was_held_back_comes_once_when_the_night_is_over(hall: Hall) -> None:
    hall.now = at("2026-06-01 23:00")
    await prefer(hall, JAN, quiet=NIGHT)
    table = await hall.begin(OLA, JAN)
    await to_turn(table, JAN)
    for owed in await hall.owed():
        users = owed.post.ping if isinstance(owed.post, TurnPost) else ()
        called = await hall.tables.calling.suiting(table.head, users, owed.at)
        await hall.tables.outbox.sent(owed, 10_000 + owed.id, called)
    hall.now = at("2026-06-02 05:59")
    await hall.tables.tick()
    assert await hall.posts() == []
    await hall.reopen()
    hall.now = at("2026-06-02 06:00")
    await hall.tables.tick()
    await hall.tables.tick()
    assert await pings(hall) == [((JAN,), "held")]


async def test_several_tables_are_one_letter(hall: Hall) -> None:
    hall.now = at("2026-06-01 23:00")
    await prefer(hall, JAN, quiet=NIGHT, calls="letter")
    tables = [await hall.begin(OLA, JAN, thread=THREAD + n) for n in range(3)]
    for table in tables:
        await to_turn(table, JAN)
        owed, *_ = await hall.owed(table.head.channel)
        await hall.tables.outbox.sent(owed, 5, Called(held={JAN: at("2026-06-02 06:00")}))
    await press(tables[1], JAN, Random.seeded(1))  # he was up after all
    while JAN in tables[1].head.waiting_for:
        await press(tables[1], JAN, Random.seeded(1))
    hall.now = at("2026-06-02 06:00")
    await hall.tables.tick()
    waiting = (tables[0].head.id, tables[2].head.id)
    assert await hall.posts(JAN) == [Summons(JAN, waiting, "held")]


async def test_several_tables_are_one_call(hall: Hall) -> None:
    tables = [await hall.begin(OLA, JAN, thread=THREAD + n) for n in range(3)]
    for table in tables:
        await to_turn(table, JAN)
        await hall.store.run(lambda c, id=table.head.id: c.execute_all([people.hold(JAN, id, 1.0)]))
    await hall.send_all()
    await hall.tables.tick()
    others = [table.head.id for table in tables[1:]]
    assert await hall.posts() == [Ping((JAN,), "held", others=tuple(others))]
    await hall.tables.tick()
    assert await pings(hall) == [((JAN,), "held")]
    there = [post for n in (1, 2) for post in await hall.posts(THREAD + n)]
    assert not any(isinstance(post, Ping) for post in there)


async def test_whoever_has_played_meanwhile_is_not_called(hall: Hall) -> None:
    table = await waits_for_jan(hall)
    await hall.store.run(lambda c: c.execute("INSERT INTO held VALUES (?, ?, ?)", JAN, table.head.id, 1.0))
    while JAN in table.head.waiting_for:
        await press(table, JAN, Random.seeded(1))
    await hall.send_all()
    await hall.tables.tick()
    assert await pings(hall) == []


# ---- days away -------------------------------------------------------------------------------------------


async def test_on_days_away_the_clock_stands_still_and_the_others_are_asked(hall: Hall) -> None:
    hall.now = at("2026-06-01 12:00")
    table = await waits_for_jan(hall)
    await hall.tables.days.go(JAN, date(2026, 6, 2), date(2026, 6, 5))
    (notice,) = await hall.send_all()
    assert isinstance(notice, Notice)
    assert notice.text.key == "notice-away"
    hall.now = at("2026-06-01 20:00")
    await hall.tables.tick()
    assert await hall.posts() == []
    hall.now = at("2026-06-02 00:00")
    await hall.tables.tick()
    (poll,) = await hall.send_all()
    assert isinstance(poll, PollPost)
    assert poll.seats == (1,)
    await table.say_what_to_do(OLA, "wait")
    await hall.send_all()
    hall.now = at("2026-06-05 23:59")
    await hall.tables.tick()
    assert await hall.posts() == []  # neither reminders nor questions
    hall.now = at("2026-06-06 11:59")
    await hall.tables.tick()
    assert await hall.posts() == []
    hall.now = at("2026-06-06 12:00")
    await hall.tables.tick()
    assert await pings(hall) == [((JAN,), "reminder")]


async def test_the_computer_plays_for_whoever_is_away_until_they_are_back(hall: Hall) -> None:
    hall.now = at("2026-06-01 12:00")
    table = await waits_for_jan(hall)
    await hall.tables.days.go(JAN, date(2026, 6, 1), date(2026, 6, 3))
    await hall.tables.tick()
    await table.say_what_to_do(OLA, "stand-in")
    assert table.head.seats[1].stand_in == "absence"
    assert table.head.waiting_for == (OLA,)
    await hall.reopen()
    table = await hall.table(table)
    assert table.head.seats[1].stand_in == "absence"
    hall.now = at("2026-06-03 23:59")
    await hall.tables.tick()
    assert table.head.seats[1].stand_in
    hall.now = at("2026-06-04 00:00")
    await hall.tables.tick()
    assert not table.head.seats[1].stand_in
    keys = [post.text.key for post in await hall.posts() if isinstance(post, Notice)]
    assert keys == ["notice-away", "notice-stands-in", "notice-is-back"]
    await play_on(table, Random.seeded(1))
    assert table.head.life is Life.ENDED


async def test_coming_back_early(hall: Hall) -> None:
    hall.now = at("2026-06-01 12:00")
    await waits_for_jan(hall)
    assert await refused(hall.tables.days.come_back(JAN)) == "refused-not-away"
    await hall.tables.days.go(JAN, date(2026, 6, 1), date(2026, 6, 20), interaction=77)
    assert await hall.tables.days.go(JAN, date(2026, 6, 1), date(2026, 6, 20), interaction=77) is None
    hall.now = at("2026-06-02 12:00")
    await hall.tables.days.come_back(JAN)
    assert await hall.tables.days.of(JAN) == ()
    await hall.send_all()
    hall.now = at("2026-06-03 00:00")  # the day that was away has not counted
    await hall.tables.tick()
    assert (await pings(hall)) == [((JAN,), "reminder")]


@pytest.mark.parametrize(
    ("since", "until"),
    [
        (date(2026, 6, 5), date(2026, 6, 4)),
        (date(2026, 5, 1), date(2026, 5, 4)),
        (date(2026, 6, 5), date(2027, 6, 4)),
    ],
)
async def test_days_that_make_no_sense(hall: Hall, since: date, until: date) -> None:
    hall.now = at("2026-06-01 12:00")
    assert await refused(hall.tables.days.go(JAN, since, until)) == "refused-days"
    assert await hall.tables.days.of(JAN) == ()


# ---- those who are too slow ------------------------------------------------------------------------------


async def too_slow(hall: Hall, *others: int) -> Table:
    table = await waits_for_jan(hall, *others)
    await after(hall, DAY)
    await hall.send_all()
    return table


async def test_more_than_half_of_the_others_decide(hall: Hall) -> None:
    table = await too_slow(hall, EWA)
    await table.say_what_to_do(OLA, "offer")
    assert table.head.seats[1].kind == "human"
    await table.say_what_to_do(EWA, "stand-in")
    assert table.poll is not None
    await hall.reopen()
    table = await hall.table(table)
    assert table.poll is not None
    assert table.poll.votes == {0: "offer", 2: "stand-in"}
    await table.say_what_to_do(OLA, "stand-in")
    assert table.head.seats[1].stand_in == "silence"
    assert table.poll is None
    assert await refused(table.say_what_to_do(OLA, "wait")) == "refused-no-poll"


async def test_an_offered_seat_is_free_for_somebody_else(hall: Hall) -> None:
    table = await too_slow(hall)
    await table.say_what_to_do(OLA, "offer")
    assert table.head.seats[1].kind == "free"
    await table.take_over(PEOPLE[GUEST])
    assert table.head.waiting_for == (GUEST,)


async def test_to_end_the_game_all_must_agree(hall: Hall) -> None:
    table = await too_slow(hall, EWA)
    await table.say_what_to_do(OLA, "end")
    assert table.head.life is Life.RUNNING
    await table.say_what_to_do(EWA, "end")
    assert table.head.life is Life.STOPPED


async def test_waiting_on_gives_the_time_anew(hall: Hall) -> None:
    table = await too_slow(hall)
    await table.say_what_to_do(OLA, "wait")
    await hall.send_all()
    await after(hall, 12 * HOUR - 1)
    assert await hall.posts() == []
    await after(hall, 1)
    assert await pings(hall) == [((JAN,), "reminder")]


async def test_whoever_plays_again_ends_the_question(hall: Hall) -> None:
    table = await too_slow(hall)
    assert await refused(table.say_what_to_do(JAN, "wait")) == "refused-about-you"
    assert await refused(table.say_what_to_do(GUEST, "wait")) == "refused-not-seated"
    await press(table, JAN, Random.seeded(1))
    await hall.send_all()
    await hall.tables.tick()
    (poll,) = await of(hall, PollPost)
    assert isinstance(poll, PollPost)
    assert poll.state == "back"
    assert table.poll is None


async def test_a_stand_in_goes_when_the_person_is_back(hall: Hall) -> None:
    table = await too_slow(hall)
    await table.say_what_to_do(OLA, "stand-in")
    await after(hall, 100 * DAY)
    assert table.head.seats[1].stand_in == "silence"
    assert await refused(table.come_back(GUEST)) == "refused-not-seated"
    await table.come_back(JAN)
    assert not table.head.seats[1].stand_in
    await play_on(table, Random.seeded(1))
    assert table.head.life is Life.ENDED


async def test_alone_nobody_is_asked(hall: Hall) -> None:
    table = await hall.begin_solo()
    await hall.send_all(table.head.channel)
    await after(hall, 30 * DAY)
    assert [type(post) for post in await hall.posts(table.head.channel)] == [Ping]


def test_ways_and_calls_that_there_are_not() -> None:
    for check in (checked_way, checked_calls):
        with pytest.raises(Refused):
            check("shout")


# ---- another pace ----------------------------------------------------------------------------------------


async def test_another_pace_needs_everybody(hall: Hall) -> None:
    table = await waits_for_jan(hall)
    assert await refused(table.propose_pace(OLA, "day")) == "refused-same-pace"
    assert await refused(table.propose_pace(OLA, "warp")) == "refused-pace"
    await table.propose_pace(OLA, "live")
    (proposal,) = await of(hall, ProposalPost)
    assert isinstance(proposal, ProposalPost)
    assert (proposal.kind, proposal.name) == ("pace", "live")
    assert table.head.pace == "day"
    await hall.reopen()
    table = await hall.table(table)
    await table.vote(JAN, agree=True)
    assert table.head.pace == "live"
    await hall.send_all()
    await after(hall, 15 * MINUTE)
    assert await pings(hall) == [((JAN,), "reminder")]


async def test_one_refusal_keeps_the_pace(hall: Hall) -> None:
    table = await waits_for_jan(hall)
    await table.propose_pace(OLA, "live")
    await table.vote(JAN, agree=False)
    assert (table.head.pace, table.proposal) == ("day", None)


async def test_alone_the_pace_changes_at_once(hall: Hall) -> None:
    table = await hall.begin_solo()
    await table.propose_pace(OLA, "slow")
    assert table.head.pace == "slow"


# ---- what people are shown -------------------------------------------------------------------------------


async def test_games_say_since_when_and_how_long(hall: Hall) -> None:
    hall.now = at("2026-06-01 12:00")
    first = await waits_for_jan(hall)
    hall.now += HOUR
    lobby = await hall.lobby(OLA, JAN)
    await lobby.set_pace(OLA, "live")
    second = await lobby.start(OLA, channel=THREAD + 1, parent=600)
    await to_turn(second, JAN)
    soon, later = await hall.tables.games_of(JAN)
    assert (soon.head.id, soon.since, soon.until) == (second.head.id, hall.now, hall.now + HOUR)
    assert (later.head.id, later.yours, later.until) == (first.head.id, True, at("2026-06-02 12:00"))
    others = await hall.tables.games_of(OLA)
    assert not any(game.yours for game in others)
    assert {game.until for game in others} == {soon.until, later.until}


async def test_games_say_who_is_away_and_until_when(hall: Hall) -> None:
    hall.now = at("2026-06-01 12:00")
    await waits_for_jan(hall)
    await hall.tables.days.go(JAN, date(2026, 6, 2), date(2026, 6, 5))
    for user in (JAN, OLA):
        (game,) = await hall.tables.games_of(user)
        assert (game.since, game.away) == (hall.now, None)
    hall.now = at("2026-06-02 12:00")
    for user in (JAN, OLA):
        (game,) = await hall.tables.games_of(user)
        assert game.away == at("2026-06-06 00:00")


async def test_who_wants_nothing_gets_what_is_usual(hall: Hall) -> None:
    assert await hall.tables.preferences(GUEST) == Preferences()
    assert await refused(hall.tables.prefer(GUEST, Preferences(zone="Middle/Earth"))) == "refused-zone"


async def test_moving_on_answers_once(hall: Hall) -> None:
    table = await raided(hall)
    await hall.send_all()
    await after(hall, DAY)
    await table.move_on(OLA)
    assert table.poll is None
    assert await refused(table.move_on(OLA)) == "refused-nobody-away"
