"""Finished games are remembered: results, ratings, what was chosen; and people may be forgotten."""

from datetime import UTC, date, datetime, timedelta

import msgspec

from bot.people import seat_name
from bot.store import Connection, forgetting, loading, memory
from bot.store.rows import Over, Preferences, Rating
from bot.tables import Life, Page, Table, TurnPost, Which
from bot.tables.memory import PAGE
from bot.tables.ratings import after, number, places, unrated
from bot.tables.statistics import ladders, of_game, of_person, of_server
from engines.kernel import Random
from tests.tables.conftest import DM, EWA, GUEST, GUILD, JAN, OLA, PARENT, PEOPLE, THREAD, Hall, play_on
from tests.tables.test_playing import refused


async def played(hall: Hall, *users: int, seed: int = 1, thread: int = THREAD, rated: bool = False) -> Over:
    """A game of Oasis to its end."""
    lobby = await hall.lobby(*users)
    if rated:
        await lobby.set_rated(users[0], True)
    table = await lobby.start(users[0], channel=thread, parent=PARENT)
    await play_on(table, Random.seeded(seed))
    hall.now += 3600
    (over,) = [o for o in await hall.tables.memory.games(Which()) if o.head.id == table.head.id]
    assert over.result == await table.result()
    return over


async def page(hall: Hall, which: Which, number: int = 0) -> Page:
    return await hall.tables.memory.page(which, number)


async def test_a_finished_game_is_remembered(hall: Hall) -> None:
    over = await played(hall, OLA, JAN)
    assert over.turns > 5
    assert over.ended == hall.now - 3600
    assert [o.head.id for o in (await page(hall, Which(user=OLA))).games] == [over.head.id]
    assert (await page(hall, Which(user=EWA))).games == []
    assert (await page(hall, Which(guild=GUILD, game="toy"))).games != []
    assert (await page(hall, Which(guild=GUILD, game="agra"))).games == []
    assert (await page(hall, Which(guild=GUILD + 1))).games == []


async def test_a_game_that_was_stopped_is_not(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    await table.end(OLA)
    assert (await page(hall, Which())).games == []


async def test_histories_have_pages_the_newest_first(hall: Hall) -> None:
    overs = [await played(hall, OLA, JAN, seed=n, thread=THREAD + n) for n in range(PAGE + 1)]
    first, second = await page(hall, Which(user=JAN)), await page(hall, Which(user=JAN), 1)
    assert (first.pages, first.games[0].head.id, len(first.games)) == (2, overs[-1].head.id, PAGE)
    assert [o.head.id for o in second.games] == [overs[0].head.id]
    assert (await page(hall, Which(user=JAN), 99)).page == 1


async def test_only_those_may_look_who_were_there_or_whose_server_it_was(hall: Hall) -> None:
    here = (await played(hall, OLA, JAN)).head.id
    alone = await hall.begin_solo(OLA)
    await play_on(alone, Random.seeded(3))
    look = hall.tables.memory.one
    assert (await look(here, OLA, None)).head.id == here
    assert (await look(here, GUEST, GUILD)).head.id == here
    assert await refused(look(here, GUEST, GUILD + 1)) == "refused-history-gone"
    assert await refused(look(here, GUEST, None)) == "refused-history-gone"
    assert (await look(alone.head.id, OLA, GUILD)).head.id == alone.head.id
    assert await refused(look(alone.head.id, JAN, None)) == "refused-history-gone"  # None is no server


async def test_games_that_ended_before_anything_was_remembered(hall: Hall) -> None:
    over = await played(hall, OLA, JAN)
    for table in ("results", "places"):
        await hall.store.run(lambda connection, table=table: connection.execute(f"DELETE FROM {table}"))  # type: ignore[misc]
    await hall.reopen()
    assert await hall.tables.memory.games(Which()) == []
    await hall.tables.tick()
    (again,) = await hall.tables.memory.games(Which())
    assert (again.result, again.turns) == (over.result, over.turns)
    assert of_person([again], OLA).total.games == 1


async def test_what_turns_began_with_is_counted_once(hall: Hall) -> None:
    over = await played(hall, OLA, JAN)
    assert over.choices is None
    await hall.tables.tick()
    (counted,) = await hall.tables.memory.games(Which())
    assert counted.choices is not None
    keys = {one.what.key for chosen in counted.choices.values() for one in chosen}
    assert "action-trade" in keys
    assert all(key.startswith("action-") for key in keys), keys
    total = sum(one.count for chosen in counted.choices.values() for one in chosen)
    assert total <= over.turns
    mine = of_person([counted], OLA).choices
    assert mine == counted.choices[0]
    await hall.tables.tick()
    assert await hall.tables.memory.games(Which()) == [counted]


async def test_statistics_of_people_games_and_servers(hall: Hall) -> None:
    overs = [await played(hall, OLA, JAN, seed=n, thread=THREAD + n) for n in range(3)]
    overs.append(await played(hall, OLA, JAN, EWA, seed=8, thread=THREAD + 8))
    told = of_person(overs, OLA)
    assert (told.total.games, sorted(told.by_size)) == (4, [2, 3])
    assert told.total.wins == sum(0 in over.result.winners for over in overs)
    mine = [score.total for over in overs for score in over.result.scores if score.seat == 0]
    assert told.total.best == max(mine)
    game = of_game(overs)
    assert (game.games, len(game.by_size[2]), len(game.by_size[3])) == (4, 3, 1)
    assert [record.total for record in game.records] == sorted(
        (score.total for over in overs for score in over.result.scores), reverse=True
    )[:5]
    server = of_server(overs)
    assert (server.games, len(server.people)) == (4, 3)
    toy = server.by_game["toy"]
    assert (toy.games, toy.average) == (4, game.average)
    assert [record.total for record in toy.records] == [game.records[0].total]
    won = [max(score.total for score in over.result.scores) for over in overs]
    assert game.average == round(sum(won) / 4)


# ---- ratings ---------------------------------------------------------------------------------------------


async def test_a_rated_game_counts_where_it_was_played(hall: Hall) -> None:
    over = await played(hall, OLA, JAN, rated=True)
    ratings = await hall.tables.memory.ratings(GUILD, "toy")
    assert set(ratings) == {OLA, JAN}
    winner, loser = (OLA, JAN) if over.result.winners == (0,) else (JAN, OLA)
    if len(over.result.winners) == 1:
        assert number(ratings[winner]) > number(ratings[loser])
    assert ratings == after({OLA: unrated(), JAN: unrated()}, places(over.head, over.result, [OLA, JAN]))
    assert await hall.tables.memory.ratings(GUILD + 1, "toy") == {}
    await played(hall, OLA, JAN, seed=2, thread=THREAD + 1)  # not rated
    assert await hall.tables.memory.ratings(GUILD, "toy") == ratings
    await played(hall, OLA, JAN, seed=3, thread=THREAD + 2, rated=True)
    assert {one.games for one in (await hall.tables.memory.ratings(GUILD, "toy")).values()} == {2}


async def test_who_leaves_a_rated_game_is_last_and_who_takes_over_is_not_rated(hall: Hall) -> None:
    lobby = await hall.lobby(OLA, JAN, EWA)
    await lobby.set_rated(OLA, True)
    table = await lobby.start(OLA, channel=THREAD, parent=PARENT)
    await table.leave(EWA)
    await table.take_over(PEOPLE[GUEST])
    await play_on(table, Random.seeded(1))
    ratings = await hall.tables.memory.ratings(GUILD, "toy")
    assert set(ratings) == {OLA, JAN, EWA}
    assert min(ratings, key=lambda user: number(ratings[user])) == EWA


async def test_a_rated_table_is_for_people_and_has_no_hints(hall: Hall) -> None:
    lobby = await hall.lobby(OLA, JAN, size=3)
    await lobby.set_rated(OLA, True)
    assert (lobby.head.rated, lobby.head.hints) == (True, False)
    assert await refused(lobby.set_hints(OLA, True)) == "refused-rated-hints"
    assert await refused(lobby.set_rated(JAN, False)) == "refused-not-creator"
    await lobby.fill_with_bots(OLA)
    assert await refused(lobby.start(OLA)) == "refused-rated-bots"
    await lobby.set_rated(OLA, False)
    table = await lobby.start(OLA)
    assert not table.head.rated
    assert await refused((await hall.lobby(EWA, guild=None)).set_rated(EWA, True)) == "refused-rated-solo"


async def test_a_free_seat_of_a_rated_table_is_for_people_too(hall: Hall) -> None:
    lobby = await hall.lobby(OLA, JAN)
    await lobby.set_rated(OLA, True)
    table = await lobby.start(OLA, channel=THREAD, parent=PARENT)
    await table.leave(JAN)
    assert await refused(table.give_to_bot(OLA, 1)) == "refused-rated-bots"


def test_a_victory_raises_and_a_defeat_lowers() -> None:
    known = {1: Rating(30.0, 2.0, 20), 2: Rating(20.0, 2.0, 20)}
    expected = after(known, {1: 1, 2: 2})
    surprise = after(known, {1: 2, 2: 1})
    assert number(expected[1]) > number(known[1])
    assert number(surprise[1]) < number(known[1])
    assert surprise[2].mu - known[2].mu > expected[1].mu - known[1].mu  # beating the better one brings more
    assert number(unrated()) == 1000


# ---- alone -----------------------------------------------------------------------------------------------


async def test_the_ladder_has_everybodys_best_game_of_each_level(hall: Hall) -> None:
    for seed in range(3):
        await play_on(await hall.begin_solo(OLA), Random.seeded(seed))
    mine = await hall.tables.memory.games(Which(user=OLA, game="toy"))
    (level,) = ladders(mine).values()
    assert len(level) == 1
    won = [over for over in mine if over.result.won]
    best = max(score.total for over in (won or mine) for score in over.result.scores if score.seat == 0)
    assert level[0].total == best
    around = Which(game="toy", solo_around=GUILD)
    assert await hall.tables.memory.games(around) == []  # she has never played on that server
    await played(hall, OLA, JAN)
    assert len(await hall.tables.memory.games(around)) == 3
    assert len(await hall.tables.memory.games(Which(user=OLA, solo=True))) == 3


# ---- being forgotten -------------------------------------------------------------------------------------


async def test_somebody_sees_what_is_kept_and_is_forgotten(hall: Hall) -> None:
    over = await played(hall, OLA, JAN, rated=True)
    running = await hall.begin(JAN, EWA, OLA, thread=THREAD + 1)
    lobby = await hall.lobby(OLA)
    alone = await hall.begin_solo(OLA)
    await hall.tables.prefer(OLA, Preferences(language="pl", zone="Europe/Warsaw"))
    await hall.tables.days.go(OLA, _day(hall, 1), _day(hall, 3))
    kept = await hall.tables.memory.kept(OLA)
    assert (kept.preferences.language, len(kept.away), kept.over, kept.names) == ("pl", 1, 1, ("Ola",))
    assert {head.id for head in kept.live} == {running.head.id, lobby.head.id, alone.head.id}
    assert set(kept.ratings) == {(GUILD, "toy")}

    await hall.tables.forget_person(OLA)

    for _ in range(2):
        nothing = await hall.tables.memory.kept(OLA)
        assert nothing == forgetting.Kept(Preferences(), (), [], 0, (), {})
        assert await hall.tables.memory.games(Which(user=OLA)) == []
        (still,) = await hall.tables.memory.games(Which(user=JAN))
        assert still.result == over.result
        assert still.head.creator == forgetting.NOBODY
        assert seat_name(still.head, 0, "en") == "somebody (1)"
        assert seat_name(still.head, 1, "en") == "Jan"
        found = await hall.tables.get(over.head.id)
        assert found is not None
        assert found.head.seats[0].user is None
        await hall.reopen()
    assert (await hall.table(running)).head.life is Life.RUNNING
    assert [seat.kind for seat in (await hall.table(running)).head.seats] == ["human", "human", "free"]
    stopped = await hall.table(alone)
    assert (stopped.head.life, stopped.head.seats[0].name) == (Life.STOPPED, "")


async def test_nothing_anywhere_in_the_database_names_them(hall: Hall) -> None:
    await played(hall, OLA, JAN, rated=True)
    await hall.tables.forget_person(OLA)
    for table, column in (("seats", "user"), ("places", "user"), ("ratings", "user"), ("tables", "creator")):
        rows = await hall.store.read(
            lambda connection, table=table, column=column: connection.fetch(  # type: ignore[misc]
                f'SELECT 1 FROM {table} WHERE "{column}" = ?', OLA
            )
        )
        assert list(rows) == [], table


def _day(hall: Hall, days: int) -> date:
    return (datetime.fromtimestamp(hall.now, UTC) + timedelta(days=days)).date()


async def test_the_results_of_a_game_are_written_with_its_last_answer(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    await play_on(table, Random.seeded(1))
    await hall.reopen()
    assert await hall.store.read(lambda connection: memory.one(connection, table.head.id)) is not None


def test_there_is_nothing_to_say_of_nobody() -> None:
    assert of_person([], OLA).total.games == 0
    assert of_game([]).records == []
    assert msgspec.structs.asdict(of_server([])) == {"games": 0, "by_game": {}, "people": []}


# ---- the course of a game ----------------------------------------------------------------------------------


async def test_the_course_of_a_game_leads_to_its_posts(hall: Hall) -> None:
    lobby = await hall.lobby(OLA, JAN)
    table = await lobby.start(OLA, channel=THREAD, parent=PARENT)
    assert await refused(table.course()) == "refused-course-running"
    await play_on(table, Random.seeded(1))
    posts = {owed.id: owed.post for owed in await hall.owed()}
    await hall.send_all()
    await hall.reopen()
    found = await hall.table(table)
    course = await found.course()
    assert [moment.step for moment in course.moments] == list(range(found.match.number))
    totals = {score.seat: score.total for score in (await found.result()).scores}
    assert course.moments[-1].scores == (totals[0], totals[1])
    assert course.turnings, "two who play at random change places now and then"
    for turning, message in course.turnings:
        assert message is not None
        post = posts[message - 10_000]
        assert isinstance(post, TurnPost)
        assert turning.step in post.steps


async def test_what_was_taken_back_has_no_post(hall: Hall) -> None:
    table = await hall.begin_solo()
    await play_on(table, Random.seeded(1), presses=12)
    await hall.send_all(DM)
    told = await hall.store.read(lambda connection: loading.told(connection, table.head.id))
    assert set(told) == set(range(table.match.number))
    await table.propose_undo(OLA, 1)
    assert table.match.number == 1
    told = await hall.store.read(lambda connection: loading.told(connection, table.head.id))
    assert set(told) == {0}


async def test_a_film_may_begin_just_before_a_turn(hall: Hall) -> None:
    over = await played(hall, OLA, JAN)
    table = await hall.tables.get(over.head.id)
    assert isinstance(table, Table)
    every = await table.frames()
    assert await table.frames(5) == every[5:]
    assert every[5].step == 4
    assert await table.frames(99_999) == []


async def test_of_games_from_before_nothing_is_told(hall: Hall) -> None:
    over = await played(hall, OLA, JAN)

    async def older(connection: Connection) -> None:
        await connection.execute("UPDATE steps SET stands = NULL")

    await hall.store.run(older)
    table = await hall.tables.get(over.head.id)
    assert isinstance(table, Table)
    assert await refused(table.course()) == "refused-course-none"
