"""What is remembered: histories, statistics, rated tables, and being forgotten, in both languages."""

from bot.loopback import Person
from bot.loopback.post import Post
from tests.e2e.players import Clicker, play_to_the_end
from tests.e2e.stage import Stage, choose, click, control, eventually, has, open_table, press, run


async def pictured(person: Person, film: Post) -> None:
    """Wait for a film, which takes a while."""
    await person.post(lambda post: post.id == film.id and bool(post.pictures), film.channel_id, seconds=30)


async def test_a_rated_game_and_all_that_is_told_of_it(play: Stage, ada: Person, bartek: Person) -> None:
    general = ada.place("general")
    since = ada.now
    await run(ada, general, "new", game="toy")
    lobby = await ada.post(lambda p: has(p, "start") and not p.private, general, since)
    settings = await press(ada, lobby, "settings")
    settings = await choose(ada, settings, "on", menu=control(settings, "rated"))
    assert "Rated: the game counts" in settings.text
    refused = await ada.choose(settings, "on", menu=control(settings, "hints"))
    assert "there are no hints" in refused.shown.text
    await ada.choose(lobby, "2", menu=control(lobby, "size"))
    await bartek.click(await bartek.post(lambda p: p.id == lobby.id, general), control(lobby, "join"))
    lobby = await ada.post(lambda p: p.id == lobby.id and "Bartek" in p.text and "Rated" in p.text, general)
    known = set(ada.places)
    await ada.click(lobby, control(lobby, "start"))
    await ada.until(lambda: bool(set(ada.places) - known))
    thread = ada.places[(set(ada.places) - known).pop()]
    players = [Clicker(ada, thread, 1), Clicker(bartek, thread, 2)]
    assert not has(await players[0].open(), "hint")
    await play_to_the_end(players)

    history = await run(bartek, general, "history", whose="server")
    assert "Skończone gry tego serwera" in history.text
    assert "Ada i Bartek" in history.text
    menu = history.menus[0]
    past = await choose(bartek, history, menu.options[0][0], menu=menu)
    assert "gra rankingowa" in past.text
    assert past.pictures[0].alt
    replay = await press(bartek, past, "replay")
    assert "ruch po ruchu" in replay.text
    await pictured(bartek, await press(bartek, past, "film"))
    course = await press(bartek, past, "course")
    assert "przebieg gry" in (course.pictures[0].alt or "")
    assert f"/{thread.id}/" in course.text, "turning points lead to their posts"
    menu = course.menus[0]
    await pictured(bartek, await choose(bartek, course, menu.options[0][0], menu=menu))
    await pictured(bartek, await run(bartek, thread, "replay", turn=3))

    mine = await run(ada, general, "stats person")
    assert "games 1" in mine.pictures[0].alt
    game = await run(bartek, general, "stats game", game="toy")
    assert "Ranking" in (game.pictures[0].alt or "")
    assert "każdy zaczyna od 1000" in game.text
    server = await run(ada, general, "stats server")
    assert "Bartek" in (server.pictures[0].alt or "")
    assert "Best results: Oasis: " in (server.pictures[0].alt or "")
    of_bartek = await run(ada, general, "stats person", player=bartek, game="toy")
    assert (of_bartek.pictures[0].alt or "").startswith("Bartek: Oasis")
    assert "begins at 1000" in of_bartek.text

    page = await run(bartek, general, "forget me")
    assert "Co bot o tobie pamięta" in page.text
    assert "Ranking, " in page.text
    done = await press(bartek, page, "forget")
    assert "nic już o tobie nie wie" in done.text
    history = await run(ada, general, "history")
    assert "somebody" in history.text
    assert "Bartek" not in history.text
    assert "Nie ma jeszcze skończonych gier" in (await run(bartek, general, "stats person")).text


async def test_games_of_others_are_nobodys_business(play: Stage, ada: Person, celina: Person) -> None:
    direct = await ada.dm()
    await open_table(ada, direct, [], here=True)
    await play_to_the_end([Clicker(ada, direct, 1)])
    history = await run(ada, direct, "history")
    assert "Your finished games" in history.text
    general = celina.place("general")
    assert "No finished game" in (await run(celina, general, "history")).text
    assert "No finished game" in (await run(celina, general, "history", whose="server")).text
    alone = await run(ada, direct, "stats game", game="toy")
    assert "Solo ladder" in alone.text
    assert "Solo ladder: " in (alone.pictures[0].alt or "")
    refused = await run(ada, direct, "stats server")
    assert "a private conversation" in refused.text


async def test_what_turns_began_with_is_on_the_card(play: Stage, ada: Person, bartek: Person) -> None:
    thread = await open_table(ada, ada.place("general"), [bartek])
    await play_to_the_end([Clicker(ada, thread, 1), Clicker(bartek, thread, 2)])

    async def counted() -> bool:
        return play.sql("SELECT 1 FROM results WHERE choices IS NOT NULL") != []

    await eventually(counted, 45)
    card = await run(bartek, thread, "stats person", game="toy")
    assert "Od czego najczęściej zaczynały się tury: " in (card.pictures[0].alt or "")
    assert await click(bartek, await run(bartek, thread, "forget me"), "Anuluj")
