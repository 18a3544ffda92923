"""The panel stays where its owner looks, with the picture if they want it, and says what it is about."""

import pytest

from bot.loopback import Person, Place, Post
from tests.e2e.players import Clicker, is_asking
from tests.e2e.stage import Stage, click, control, has, open_table, press
from tests.e2e.test_together import round_one


def panels(person: Person, place: Place) -> list[Post]:
    return [p for p in person.posts(place) if p.private and is_asking(p)]


@pytest.mark.parametrize("locale", ["en-US", "pl"])
async def test_alone_the_next_question_comes_below_the_post(play: Stage, ada: Person, locale: str) -> None:
    await ada.settings(locale=locale)
    dm = await ada.dm()
    await open_table(ada, dm, [])
    clicker = Clicker(ada, dm, 3)
    panel = await clicker.open()
    for _ in range(12):
        panel = await clicker.step(panel)
        if not is_asking(panel):
            assert ("niżej" if locale == "pl" else "further below") in panel.text
            panel = await ada.post(lambda p, old=panel: is_asking(p) and int(p.id) > int(old.id), dm)  # type: ignore[misc]
        assert len(panels(ada, dm)) == 1
        newest = max(int(p.id) for p in ada.posts(dm) if not p.private)
        if len(panel.pictures) and has(panel, "pick"):
            assert int(panel.id) > newest or "?" in panel.text


async def test_the_picture_stays_until_it_is_switched_off(
    play: Stage, ada: Person, bartek: Person, thread: Place
) -> None:
    await round_one(ada, bartek, thread)
    panel = await Clicker(ada, thread, 1).open()
    assert not panel.pictures
    panel = await press(ada, panel, "look")
    assert panel.pictures[0].alt
    panel = await click(ada, panel, "Stock up: buy water and camels")
    assert panel.pictures
    panel = await press(ada, panel, "look")
    assert not panel.pictures


async def test_every_question_says_what_it_is(
    play: Stage, ada: Person, bartek: Person, thread: Place
) -> None:
    await round_one(ada, bartek, thread)
    panel = await Clicker(ada, thread, 1).open()
    told = await press(ada, panel, "what")
    assert "**OA-13**" in told.text
    assert len(panels(ada, thread)) == 1, "the panel is still there"


async def test_at_the_end_the_panel_leads_on(play: Stage, ada: Person) -> None:
    dm = await ada.dm()
    await open_table(ada, dm, [])
    clicker = Clicker(ada, dm, 3)
    for _ in range(60):
        await clicker.decide()
        if any(has(p, "again") and not p.private for p in ada.posts(dm)):
            break
    last = await ada.post(lambda p: has(p, "result"), dm)
    shown = await press(ada, last, "result")
    assert shown.private
    assert {verb for verb in ("again", "film", "board", "log") if has(shown, verb)} == {
        "again",
        "film",
        "board",
        "log",
    }
    assert control(shown, "film")
