"""A lesson: asked for on the server, played in direct messages, left by a kill, and gone on with."""

from bot.loopback import Person
from tests.e2e.players import Clicker
from tests.e2e.stage import Stage, click, control, has, open_table, press, run


async def test_a_lesson_in_polish_with_a_kill_in_between(play: Stage, bartek: Person) -> None:
    direct = await bartek.dm()
    told = await run(bartek, bartek.place("general"), "learn", game="toy")
    assert f"<#{direct.id}>" in told.text
    first = await bartek.post(lambda p: "### Ładowanie" in p.text, direct)
    assert first.pictures[0].alt
    assert first.buttons[0].label == "Dalej z lekcją"
    panel = await press(bartek, first, "act")
    assert "Lekcja 1/6 · Ładowanie" in panel.text
    panel = await click(bartek, panel, next(b for b in panel.buttons if b.label == "Daktyle"))
    assert "Wolno ci. Ale jedwab" in panel.text
    panel = await click(bartek, panel, next(b for b in panel.buttons if b.label == "Jedwab"))
    assert "twoja była najcenniejsza" in panel.text
    assert not has(panel, "pick")
    await click(bartek, panel, control(panel, "lesson"))
    second = await bartek.post(lambda p: "### Handel" in p.text, direct)
    await play.restart()
    panel = await press(bartek, second, "act")
    assert "Lekcja 2/6 · Handel" in panel.text
    panel = await click(bartek, panel, next(b for b in panel.buttons if b.label.startswith("Napij się")))
    assert "Która premia ma wzrosnąć" in panel.text
    assert "lekcja" in (await run(bartek, direct, "games")).text
    await run(bartek, direct, "park")
    panel = await run(bartek, direct, "learn", game="toy")
    assert "Która premia ma wzrosnąć" in panel.text


async def test_the_first_question_of_a_kind_comes_with_an_explanation(play: Stage, bartek: Person) -> None:
    direct = await open_table(bartek, await bartek.dm(), [])
    panel = await Clicker(bartek, direct, 1).open()
    assert "📖 " in panel.text
    panel = await press(bartek, panel, "enough")
    assert "nie będzie już objaśnień" in panel.text
    assert "📖 " not in panel.text
    page = await run(bartek, direct, "settings me", explanations="off")
    assert "Krótkie objaśnienia: żadne" in page.text
