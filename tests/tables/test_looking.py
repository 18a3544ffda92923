"""The log, what happened since, the film, why not."""

import msgspec

from bot.tables import Told
from bot.tables.digest import between_others, gains, touching
from data.words import Text, Who
from engines.kernel import Asked, Event, Random
from tests.tables.conftest import EWA, GUEST, JAN, OLA, Hall, play_on
from tests.tables.test_playing import raided, refused, to_turn


async def test_the_log_has_every_step_once_over_its_pages(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN, EWA)
    await play_on(table, Random.seeded(3))
    first = await table.log(GUEST, size=4)
    pages = [await table.log(GUEST, page, size=4) for page in range(first.pages)]
    numbers = [step.number for page in reversed(pages) for step in page.steps]
    assert numbers == list(range(table.match.number))
    assert (await table.log(GUEST, 99, size=4)).page == first.pages - 1
    assert (await table.log(GUEST, -5, size=4)).page == 0


async def test_each_reader_has_their_own_log(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    await to_turn(table, OLA)
    await table.move(OLA, "scout")
    await table.move(OLA, "go")
    order = [choice.id for choice in (await table.panel(OLA)).choices if not choice.is_free]
    await table.answer(OLA, order)
    await table.move(OLA, "go")
    mine, theirs = [(await table.log(user)).steps for user in (OLA, JAN)]
    scouting = next(step for step in mine if "drew" in [event.key for event in step.events])
    same = next(step for step in theirs if step.number == scouting.number)
    assert [event.key for event in same.events] == ["scouted"]


async def test_since_tells_what_a_player_has_missed(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN, EWA)
    await to_turn(table, OLA)
    await table.move(OLA, "raid seat:1")
    await table.move(OLA, "go")
    told = [event.key for step in (await table.since(JAN)).steps for event in step.events]
    assert "loaded" in told  # of the cards chosen at the same time
    assert told[-1] == "raids"  # also of a turn under way
    await table.move(JAN, "no")
    assert "robbed" in [event.key for step in (await table.since(OLA)).steps for event in step.events]
    assert await refused(table.since(GUEST)) == "refused-not-seated"


async def test_the_own_turn_is_not_told_again(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    await to_turn(table, OLA)
    await table.move(OLA, "stock water")
    await table.move(OLA, "go")
    assert [step.owner for step in (await table.since(OLA)).steps] == []


async def test_the_film_begins_with_the_set_up_and_has_every_step(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    await play_on(table, Random.seeded(3))
    frames = await table.frames()
    assert [frame.step for frame in frames] == list(range(-1, table.match.number))


async def test_why_not_names_the_rule(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    await to_turn(table, OLA)
    match = table.match
    match.state.players[0].coins = 0
    match.run.pending[0] = Asked(match.asked(0).ask)  # as it would have been put then
    assert (await table.panel(OLA)).has_why_not
    (closed,) = await table.why_not(OLA)
    assert (closed.id, closed.rule, closed.reason.key) == ("stock", "OA-18", "why-no-coins")
    assert await refused(table.why_not(JAN)) == "refused-not-asked"


async def test_a_panel_of_somebody_who_waits_says_for_whom(hall: Hall) -> None:
    table = await raided(hall)
    panel = await table.panel(OLA)
    assert (panel.is_asked, panel.waiting_for) == (False, (1,))
    assert [event.key for event in panel.events] == ["raids"]


async def test_a_finished_game_shows_its_result(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    await play_on(table, Random.seeded(3))
    await hall.reopen()
    table = await hall.table(table)
    panel = await table.panel(OLA)
    assert panel.result is not None
    assert panel.result.scores
    assert table.head.waiting_for == ()


async def test_a_draft_is_no_turn_and_no_history(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN, EWA)
    await to_turn(table, OLA)
    for user in (OLA, JAN, EWA):
        await table.move(user, "stock water")
        await table.move(user, "go")
    told = [step.owner for step in (await table.since(OLA)).steps]
    assert 1 in told
    assert 2 in told
    choice = (await table.panel(OLA)).choices[0].id  # whatever can still be done
    await table.answer(OLA, [choice])
    assert [step.owner for step in (await table.since(OLA)).steps] == told
    await table.start_over(OLA)
    await hall.reopen()
    table = await hall.table(table)
    assert [step.owner for step in (await table.since(OLA)).steps] == told
    assert [step.owner for step in (await table.log(OLA)).steps][-2:] == told[-2:]


async def test_an_answer_in_the_turn_of_somebody_else_is_no_own_turn(hall: Hall) -> None:
    table = await raided(hall)
    before = (await table.since(JAN)).steps
    await table.move(JAN, "no")
    assert [step.number for step in (await table.since(JAN)).steps] == [step.number for step in before]


async def test_much_that_was_missed_is_told_in_short_first(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN, EWA)
    await play_on(table, Random.seeded(5), presses=60)
    await hall.reopen()
    table = await hall.table(table)
    opening = table.opening
    table.desks[0] = msgspec.structs.replace(table.desks[0], last_step=-1)
    missed = await table.since(OLA)
    assert (missed.then, missed.now) == (opening, await table.public_view())
    assert {gain.seat for gain in missed.gains} == {0, 1, 2}
    assert len(missed.steps) > 3
    table.desks[0] = msgspec.structs.replace(table.desks[0], last_step=table.match.number - 2)
    assert (await table.since(OLA)).then is None


def test_a_digest_counts_what_views_say_and_names_who_was_concerned() -> None:
    def view(coins: int, cargo: list[str]) -> bytes:
        return msgspec.msgpack.encode(
            {"players": [{"seat": 0, "coins": coins, "cargo": cargo, "goods": {"a": coins}, "hand": None}]}
        )

    changed = {gain.what: gain.by for gain in gains(view(5, ["silk"]), view(3, ["silk", "salt"]))}
    assert changed == {"coins": -2, "cargo": 1, "goods": -2}
    robbed = Event("robbed", {"who": Who(1), "victim": Who(0)})
    traded = Event("traded", {"who": Who(2), "good": Text("x", {"of": Who(1)})})
    told = [Told(3, "turn", 1, (robbed,)), Told(4, "turn", 2, (traded,))]
    assert touching(0, told) == (robbed,)
    assert between_others(0, told) == (traded,)
