"""Short hints: with the first question of each kind, until somebody says enough."""

import msgspec

from bot.tables import Person, Preferences
from tests.tables.conftest import JAN, OLA, Hall


async def test_the_first_question_of_a_kind_has_a_hint_for_as_long_as_it_is_asked(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    panel = await table.panel(OLA)
    for _ in range(3):
        assert await hall.tables.tips.is_due(OLA, panel)
        assert await hall.tables.tips.is_first(OLA, panel, "OA-11")
    assert await hall.tables.tips.is_due(JAN, await table.panel(JAN))
    later = msgspec.structs.replace(panel, token="another")
    assert not await hall.tables.tips.is_due(OLA, later)
    other = msgspec.structs.replace(panel, key="another")
    assert await hall.tables.tips.is_due(OLA, other)
    await hall.reopen()
    assert await hall.tables.tips.is_due(OLA, panel)
    assert not await hall.tables.tips.is_due(OLA, later)


async def test_a_rule_that_asks_several_things_is_explained_with_the_first(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    panel = await table.panel(OLA)
    following = msgspec.structs.replace(panel, key="another", token="another")
    tips = hall.tables.tips
    firsts = [await tips.is_first(OLA, asked, "OA-11") for asked in (panel, following, panel)]
    assert firsts == [True, False, True]
    assert await tips.is_first(OLA, following, "OA-12")


async def test_enough_is_enough_in_this_game_until_they_are_wanted_again(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    panel = await table.panel(OLA)
    await hall.tables.tips.enough(OLA, "toy")
    assert not await hall.tables.tips.is_due(OLA, panel)
    elsewhere = msgspec.structs.replace(panel, head=msgspec.structs.replace(panel.head, game="agra"))
    assert await hall.tables.tips.is_due(OLA, elsewhere)
    await hall.reopen()
    assert not await hall.tables.tips.is_due(OLA, panel)
    await hall.tables.tips.again(OLA)
    assert await hall.tables.tips.is_due(OLA, panel)


async def test_neither_stops_nor_lessons_have_any(hall: Hall) -> None:
    table = await hall.tables.learn("toy", Person(OLA, "Ola"), 700, "en")
    assert table is not None
    assert not await hall.tables.tips.is_due(OLA, await table.panel(OLA))


async def test_they_are_forgotten_with_the_person(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    await hall.tables.prefer(OLA, Preferences(tips=False))
    assert not (await hall.tables.preferences(OLA)).tips
    await hall.tables.tips.is_first(OLA, await table.panel(OLA), "OA-11")
    assert (await hall.tables.memory.kept(OLA)).tips == 2
    await hall.tables.forget_person(OLA)
    assert (await hall.tables.memory.kept(OLA)).tips == 0
    assert (await hall.tables.preferences(OLA)).tips
