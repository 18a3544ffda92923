"""The bot is killed and started again: everything goes on where it was."""

from bot.loopback import Person, Place
from tests.e2e.players import Clicker, is_asking, play_to_the_end
from tests.e2e.stage import Stage, choose, click, control, has, open_table, press, run


async def test_in_the_middle_of_a_draft(play: Stage, ada: Person, bartek: Person, thread: Place) -> None:
    for person in (ada, bartek):
        await Clicker(person, thread, 1).decide()
    await ada.post(lambda p: "loads" in p.text and not p.private, thread)
    panel = await press(ada, Clicker(ada, thread, 1).board(), "act")
    panel = await click(ada, panel, "Stock up: buy water and camels")
    plus = next(button for button in panel.buttons if button.label == "+")
    panel = await click(ada, panel, plus)
    assert "1 of your 3 coins" in panel.text
    await play.restart()
    shown = await click(ada, panel, plus)
    assert "2 of your 3 coins" in shown.text
    again = await press(ada, Clicker(ada, thread, 1).board(), "act")
    assert again.text == shown.text
    shown = await click(ada, again, "Confirm")
    assert "Confirm it?" in shown.text
    assert shown.pictures
    await play.restart()
    done = await click(ada, shown, "Confirm the turn")
    assert "waiting for Bartek" in done.text
    told = await ada.post(lambda p: "Ada buys 2 water." in p.text and not p.private, thread)
    assert told.pinged == [bartek.id]


async def test_an_undone_draft_stays_undone(play: Stage, ada: Person, bartek: Person, thread: Place) -> None:
    for person in (ada, bartek):
        await Clicker(person, thread, 1).decide()
    await ada.post(lambda p: "loads" in p.text and not p.private, thread)
    first = await press(ada, Clicker(ada, thread, 1).board(), "act")
    panel = await click(ada, first, "Stock up: buy water and camels")
    assert (await click(ada, panel, "Undo")).text == first.text
    await play.restart()
    assert (await press(ada, Clicker(ada, thread, 1).board(), "act")).text == first.text


async def test_while_several_decide_at_once(play: Stage, ada: Person, bartek: Person, thread: Place) -> None:
    first = await press(ada, await ada.post(lambda p: has(p, "act") and not p.private, thread), "act")
    mine = await click(ada, first, control(first, "pick"))
    theirs = await press(bartek, await bartek.post(lambda p: has(p, "act"), thread), "act")
    await play.restart()
    assert "can still change it" in mine.text
    changed = await click(ada, mine, control(mine, "undo"))
    assert is_asking(changed)
    await ada.click(changed, control(changed, "pick"))
    await bartek.click(theirs, control(theirs, "pick"))
    told = await ada.post(lambda p: "Ada loads" in p.text and not p.private, thread)
    assert "Bartek loads" in told.text


async def test_in_the_lobby(play: Stage, ada: Person, bartek: Person, general: Place) -> None:
    await run(ada, general, "new", game="toy")
    lobby = await ada.post(lambda p: has(p, "start") and not p.private, general)
    settings = await press(ada, lobby, "settings")
    changed = await choose(ada, settings, "length=short", menu=control(settings, "set"))
    assert "short" in changed.text
    await ada.choose(lobby, "2", menu=control(lobby, "size"))
    await play.restart()
    await bartek.click(await bartek.post(lambda p: p.id == lobby.id), control(lobby, "join"))
    full = await ada.post(lambda p: p.id == lobby.id and "2. Bartek" in p.text)
    assert "short" in full.text
    await play.restart()
    known = set(ada.places)
    await ada.click(full, control(full, "start"))
    await ada.until(lambda: bool(set(ada.places) - known))
    thread = ada.places[(set(ada.places) - known).pop()]
    end = await play_to_the_end([Clicker(ada, thread, 1), Clicker(bartek, thread, 2)])
    assert "over" in end.text


async def test_posts_that_were_owed_are_sent_after_the_restart(
    play: Stage, ada: Person, bartek: Person, thread: Place
) -> None:
    await Clicker(ada, thread, 1).decide()
    panel = await press(bartek, await bartek.post(lambda p: has(p, "act"), thread), "act")
    # The message is there, but the bot does not live to hear of it.
    play.server.fail("POST", f"/channels/{thread.id}/messages", 500, times=1, applied=True, hang_up=True)
    await bartek.click(panel, control(panel, "pick"))
    await ada.post(lambda p: "Ada loads" in p.text and not p.private, thread)
    await play.restart()
    await run(ada, thread, "log")
    assert sum("Ada loads" in p.text and not p.private for p in ada.posts(thread)) == 1


async def test_after_a_long_absence_the_channel_is_looked_at(
    play: Stage, ada: Person, bartek: Person, thread: Place
) -> None:
    await Clicker(ada, thread, 1).decide()
    panel = await press(bartek, await bartek.post(lambda p: has(p, "act"), thread), "act")
    play.server.fail("POST", f"/channels/{thread.id}/messages", 500, times=1, applied=True, hang_up=True)
    await bartek.click(panel, control(panel, "pick"))
    await ada.post(lambda p: "Ada loads" in p.text and not p.private, thread)
    await play.kill()
    play.age_outbox(3600)
    play.server.clock.advance(3600)
    await play.start()
    await ada.post(lambda p: "Ada loads" in p.text and not p.private, thread)
    answer = await run(ada, thread, "log")
    assert "Ada loads" in answer.text
    await play.outbox_empty()
    assert sum("Ada loads" in p.text and not p.private for p in ada.posts(thread)) == 1


async def test_a_solo_game_is_parked_and_resumed(play: Stage, ada: Person) -> None:
    dm = await ada.dm()
    await open_table(ada, dm, [])
    await run(ada, dm, "park")
    await open_table(ada, dm, [])
    await play.restart()
    games = await run(ada, dm, "games")
    assert "put aside" in games.text
    menu = games.menu(control(games, "resume"))
    assert is_asking(await choose(ada, games, menu.options[0][0], menu=menu))
    assert "put aside" in (await run(ada, dm, "games")).text
