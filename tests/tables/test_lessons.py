"""A lesson at a table: wrong answers, leaving it, coming back, going on."""

import pytest

from bot.tables import Life, Panel, Person, Table, TurnPost, Which
from bot.tables.posts import EndPost
from engines.kernel import Random, Refused, games
from engines.kernel.asks import unfolded
from engines.kernel.lessons import lesson_of
from tests.tables.conftest import DM, OLA, PEOPLE, Hall, press


async def learn(hall: Hall, who: Person = PEOPLE[OLA], game: str = "toy") -> Table:
    table = await hall.tables.learn(game, who, DM, "en", interaction=hall.click())
    assert table is not None
    return table


async def say(table: Table, pick: str) -> Panel:
    panel = await table.panel(OLA)
    await table.answer(OLA, [pick], token=panel.token)
    return await table.panel(OLA)


async def play_chapter(table: Table) -> Panel:
    """Answer as the script would."""
    chapter = lesson_of(table.head.game).named(table.head.chapter)
    assert chapter is not None
    chance = Random.seeded(table.head.chapter)
    for _ in range(150):
        panel = await table.panel(OLA)
        assert panel.lesson is not None
        if panel.lesson.over:
            return panel
        if panel.lesson.words.key.startswith("learn-"):
            await table.confirm(OLA, token=panel.token)
            continue
        if chapter.part[int(panel.lesson.words.key.rpartition("-")[2]) - 1].turn:
            await press(table, OLA, chance)
            continue
        part = chapter.part[int(panel.lesson.words.key.rpartition("-")[2]) - 1]
        if part.answer:
            await table.answer(OLA, unfolded(part.answer[0]), token=panel.token)
        else:
            await press(table, OLA, chance)
    raise AssertionError("never over")


async def test_a_lesson_begins_with_its_first_chapter(hall: Hall) -> None:
    table = await learn(hall)
    (post,) = await hall.posts(DM)
    assert isinstance(post, TurnPost)
    assert post.chapter == "load"
    panel = await table.panel(OLA)
    assert panel.lesson is not None
    assert (panel.lesson.number, panel.lesson.words.key) == (1, "lesson-load-1")
    assert not panel.head.hints
    assert (await learn(hall)).head.id == table.head.id


async def test_another_answer_is_taken_back_and_explained(hall: Hall) -> None:
    table = await learn(hall)
    for _ in range(2):
        with pytest.raises(Refused) as refused:
            await say(table, "dates")
        assert refused.value.refusal.reason.key == "lesson-load-1-no"
    assert (await say(table, "silk")).lesson.words.key == "lesson-load-done"  # type: ignore[union-attr]


async def test_typed_lines_are_looked_at_as_well(hall: Hall) -> None:
    table = await learn(hall)
    await table.go_on(OLA)
    with pytest.raises(Refused, match="learn-otherwise"):
        await table.move(OLA, "drink gate raid")
    assert (await table.panel(OLA)).lesson.words.key == "lesson-trade-1"  # type: ignore[union-attr]
    await table.move(OLA, "drink gate trade")
    assert (await table.panel(OLA)).lesson.words.key == "lesson-trade-4"  # type: ignore[union-attr]
    await table.undo(OLA)
    assert (await table.panel(OLA)).lesson.words.key == "lesson-trade-3"  # type: ignore[union-attr]


@pytest.mark.parametrize("game", list(games()))
async def test_from_the_first_chapter_to_the_last(hall: Hall, game: str) -> None:
    table = await learn(hall, game=game)
    for chapter in lesson_of(game).chapter:
        assert table.head.chapter == chapter.name
        await play_chapter(table)
        hall.now += 1000 * 24 * 3600
        await hall.tables.tick()
        await hall.reopen()
        table = await hall.table(table)
        await table.go_on(OLA)
    assert table.head.life is Life.STOPPED
    posts = await hall.send_all(DM)
    assert [post.chapter for post in posts if isinstance(post, TurnPost) and post.chapter]
    assert sum(isinstance(post, EndPost) for post in posts) == 1
    assert await hall.tables.games_of(OLA) == []
    assert await hall.tables.memory.games(Which(user=OLA)) == []
    assert (await learn(hall, game=game)).head.id != table.head.id


async def test_it_is_put_aside_for_a_game_and_taken_up_again(hall: Hall) -> None:
    table = await learn(hall)
    await table.go_on(OLA)
    await say(table, "drink")
    await hall.begin_solo()
    assert table.head.life is Life.PARKED
    await hall.reopen()
    table = await learn(hall)
    assert table.head.life is Life.RUNNING
    assert (await table.panel(OLA)).lesson.words.key == "lesson-trade-2"  # type: ignore[union-attr]


async def test_a_chapter_that_is_no_longer_there_leads_to_the_first(hall: Hall) -> None:
    table = await learn(hall)
    await hall.store.run(lambda connection: connection.execute("UPDATE tables SET chapter = 'gone'"))
    await hall.reopen()
    table = await hall.table(table)
    panel = await table.panel(OLA)
    assert panel.lesson is not None
    assert panel.lesson.words.key == "learn-lost"
    await table.go_on(OLA)
    assert table.head.chapter == "load"


async def test_nobody_goes_back_step_by_step_or_skips_in_a_game(hall: Hall) -> None:
    table = await learn(hall)
    with pytest.raises(Refused, match="refused-lesson-back"):
        await table.propose_undo(OLA, 0)
    game = await hall.begin_solo()
    with pytest.raises(Refused, match="refused-no-lesson"):
        await game.go_on(OLA)
