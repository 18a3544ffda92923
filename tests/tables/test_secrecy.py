"""What others draft, select and hide is nowhere in what a user is shown, nor in what is posted."""

import logging

import msgspec
import pytest

from bot.tables import Table
from data.words import words
from engines.kernel import Random
from tests.tables.conftest import EWA, GUEST, JAN, OLA, PARENT, PEOPLE, THREAD, Hall, play_on, press
from tests.tables.test_playing import raided, refused, stocking, to_turn


async def shown_to(table: Table, user: int) -> bytes:
    """Everything that a user could look at, as bytes; but when the table was touched, everybody may know."""
    seated = table.head.seat_of(user) is not None
    panel = msgspec.structs.replace(await table.panel(user), head=None) if seated else None  # type: ignore[arg-type]
    return msgspec.msgpack.encode(
        [
            panel,
            await table.view_for(user),
            await table.log(user),
            await table.since(user) if seated else None,
            [(frame.step, frame.view) for frame in await table.frames()],
        ]
    )


async def test_a_draft_is_seen_by_nobody_else(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    await to_turn(table, OLA)
    before = [await shown_to(table, user) for user in (JAN, GUEST)]
    posts = await hall.posts(), await hall.posts(PARENT)
    await table.move(OLA, "trade")
    await table.answer(OLA, [(await table.panel(OLA)).choices[0].id])
    assert [await shown_to(table, user) for user in (JAN, GUEST)] == before
    assert (await hall.posts(), await hall.posts(PARENT)) == posts


async def test_a_selection_is_seen_by_nobody_else(hall: Hall) -> None:
    table, token = await stocking(hall)
    before = [await shown_to(table, user) for user in (JAN, GUEST)]
    await table.select(OLA, ["camel"], token=token)
    assert [await shown_to(table, user) for user in (JAN, GUEST)] == before
    assert (await table.panel(JAN)).selection == ()


async def test_simultaneous_answers_show_only_that_they_were_given(hall: Hall) -> None:
    tables = [await hall.begin(OLA, JAN, EWA, thread=thread) for thread in (THREAD, THREAD + 1)]
    for table, pick in zip(tables, (0, -1), strict=True):
        panel = await table.panel(OLA)
        assert len(panel.choices) > 1
        await table.answer(OLA, [panel.choices[pick].id])
    for user in (JAN, GUEST):
        assert await shown_to(tables[0], user) == await shown_to(tables[1], user)
    assert await hall.posts(THREAD) == await hall.posts(THREAD + 1)


async def test_a_seat_taken_over_does_not_show_what_was_selected_before(hall: Hall) -> None:
    table, token = await stocking(hall)
    await table.select(OLA, ["camel"], token=token)
    await table.leave(OLA)
    await table.take_over(PEOPLE[GUEST])
    assert (await table.panel(GUEST)).selection == ()


# ---- lines are no oracles --------------------------------------------------------------------------------


async def lines(table: Table, user: int, typed: str, lang: str = "en") -> list[str]:
    say = words(lang, "toy").say
    return [one.line for one in await table.suggestions(user, typed, say=say)]


async def test_suggestions_continue_a_line_by_ids_and_by_words(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    await to_turn(table, OLA)
    assert await lines(table, OLA, "") == ["trade", "scout", "raid", "stock", "explore", "drink"]
    assert await lines(table, OLA, "st") == ["stock", "drink"]  # a stall's bonus rises: ids come first
    assert await lines(table, OLA, "sto") == ["stock"]
    assert await lines(table, OLA, "look at two") == ["scout"]
    assert await lines(table, OLA, "Handel", "pl") == ["trade"]
    before = table.match.save()
    cards = await lines(table, OLA, "trade ")
    assert table.match.save() == before  # looking ahead leaves no trace
    assert cards
    assert all(line.startswith("trade ") for line in cards)
    assert await lines(table, OLA, f"{cards[0]} we") == [f"{cards[0]} well"]
    assert await lines(table, OLA, "stock water+") == ["stock water*2", "stock water+camel"]
    assert await lines(table, OLA, "stock water*3+") == ["stock water*3+camel"]
    assert await lines(table, OLA, "nonsense") == []


async def test_suggestions_end_at_a_stop(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    await to_turn(table, OLA)
    assert await lines(table, OLA, "scout ") == ["scout"]
    assert await lines(table, OLA, "scout go ") == []
    assert await lines(table, OLA, "scout go 1") == []
    await table.move(OLA, "scout")
    assert await lines(table, OLA, "") == ["go"]
    assert await lines(table, OLA, "go ") == ["go"]
    assert await lines(table, OLA, "go 1") == []


async def test_suggestions_end_where_others_have_hidden_something(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    await press(table, OLA, Random.seeded(1))
    cargo = (await table.panel(JAN)).choices[0].id
    assert await lines(table, JAN, f"{cargo} ") == [cargo]  # the last one in: all is told then


async def test_suggestions_end_after_an_answer_out_of_turn(hall: Hall) -> None:
    table = await raided(hall)
    assert await lines(table, JAN, "no ") == ["no"]  # an answer out of turn is public at once


# ---- seeds and logs --------------------------------------------------------------------------------------


async def test_no_post_and_no_log_line_has_the_seed_or_a_hidden_card(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    hall.seed = "c0ffee" * 5
    table = await hall.begin(OLA, JAN, EWA)
    await play_on(table, Random.seeded(9))
    lines = "\n".join(f"{record.getMessage()} {record.__dict__.get('about')}" for record in caplog.records)
    assert "game begun" in lines
    assert "game ended" in lines
    assert hall.seed not in lines
    assert "silk" not in lines
    owed = await hall.store.read(lambda c: c.fetch("SELECT payload FROM outbox"))
    assert owed
    assert not any(hall.seed.encode() in payload for (payload,) in owed)
    assert hall.seed in await table.export()  # now it may be told


async def test_a_running_game_is_not_exported(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    assert await refused(table.export()) == "refused-export-running"
    await table.end(OLA)
    assert await refused(table.export()) == "refused-export-running"
