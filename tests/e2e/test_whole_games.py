"""Whole games, from /new to the scores, over real HTTP and WebSocket."""

import random
import re

import pytest

from bot.loopback import Person, Place
from tests.e2e.players import Clicker, ended, is_asking, play_to_the_end
from tests.e2e.stage import Stage, control, has, open_table, press, run

POLISH = re.compile("[ąćęłńóśźż]")


async def test_three_people_play_by_clicks_alone(play: Stage, people: list[Person], general: Place) -> None:
    ada, bartek, celina, darek = people
    thread = await open_table(ada, general, [bartek, celina])
    end = await play_to_the_end(
        [Clicker(person, thread, seed) for seed, person in enumerate((ada, bartek, celina))]
    )
    assert "The game is over" in end.text
    assert all(person.name in end.text for person in (ada, bartek, celina))
    assert end.pictures[0].alt
    card = next(p for p in darek.posts(general) if thread.id in p.text)
    assert "The game is over" in (await darek.post(lambda p: p.id == card.id and "is over" in p.text)).text
    public = [p for p in darek.posts(thread) if not p.private]
    assert all(p.pictures[0].alt for p in public if p.pictures)
    assert not any(p.private for p in darek.posts(thread))


async def test_a_polish_table_speaks_polish(play: Stage, people: list[Person], general: Place) -> None:
    players = people[:3]
    for person in players:
        await person.settings(locale="pl")
    await run(players[0], general, "settings me", language="pl")
    thread = await open_table(players[0], general, players[1:], language="pl")
    labels = {button.label for p in players[0].posts(thread) for button in p.buttons}
    assert {"Zdecyduj", "Mój widok", "Plansza", "Dziennik", "Zasady"} <= labels
    end = await play_to_the_end([Clicker(person, thread, 10 + seed) for seed, person in enumerate(players)])
    assert "Gra skończona" in end.text
    told = "\n".join(p.text for p in players[0].posts(thread))
    assert POLISH.search(told)
    assert not re.search(r"\b(the|your|waiting|choose|Waiting|game)\b", told)


@pytest.mark.parametrize("locale", ["en-US", "pl"])
async def test_one_person_plays_alone_in_a_dm(play: Stage, ada: Person, locale: str) -> None:
    await ada.settings(locale=locale)
    dm = await ada.dm()
    await open_table(ada, dm, [])
    end = await play_to_the_end([Clicker(ada, dm, 3)])
    assert ("The Sandstorm" if locale == "en-US" else "Burza Piaskowa") in end.text
    again = await ada.click(end, control(end, "again"))
    assert again.shown.private
    assert await ada.post(lambda p: has(p, "start"), dm)


async def typed(person: Person, thread: Place, chance: random.Random) -> bool:
    """Type one answer with the help of the suggestions; False if there was nothing to answer."""
    line = ""
    for _ in range(20):
        lines = await person.complete("move", thread, "steps", line)
        if not lines:
            return False
        chosen = chance.choice(lines)
        in_words = chosen["name"] == chosen["value"]
        assert in_words or chosen["name"].startswith(f"{chosen['value']} – ")
        answer = await run(person, thread, "move", steps=chosen["value"])
        if re.search("1 step taken|Przyjęto 1 krok", answer.text):
            return True
        assert re.search("Nothing was taken|Nic nie zostało przyjęte", answer.text)
        line = f"{chosen['value']} + " if in_words else f"{chosen['value']}+"  # several make one answer
    raise AssertionError(line)


@pytest.mark.parametrize("locale", ["en-US", "pl"])
async def test_a_whole_game_is_typed(play: Stage, people: list[Person], general: Place, locale: str) -> None:
    players = people[:2]
    for person in players:
        await person.settings(locale=locale)
    thread = await open_table(players[0], general, players[1:])
    chance = random.Random(5)
    for _ in range(300):
        for person in players:
            while not ended(person, thread) and await typed(person, thread, chance):
                pass
        if ended(players[0], thread):
            break
    assert await players[0].post(lambda p: has(p, "again") and not p.private, thread)


async def test_several_steps_in_one_line_stop_where_there_is_no_way_back(
    play: Stage, ada: Person, bartek: Person, thread: Place
) -> None:
    for person in (ada, bartek):
        clicker = Clicker(person, thread, 1)
        await clicker.decide()
    answer = await run(ada, thread, "move", steps="scout 1:silk")
    assert "1 step taken" in answer.text
    assert "no way back" in answer.text
    assert is_asking(answer)
    answer = await run(ada, thread, "move", steps="stock water*9")
    assert "Nothing was taken" in answer.text


async def test_bots_fill_empty_seats_and_move_by_themselves(play: Stage, ada: Person, general: Place) -> None:
    await run(ada, general, "new", game="toy")
    lobby = await ada.post(lambda p: has(p, "start") and not p.private, general)
    await ada.click(lobby, control(lobby, "bots"))
    lobby = await ada.post(lambda p: p.id == lobby.id and "a good bot" in p.text, general)
    known = set(ada.places)
    await ada.click(lobby, control(lobby, "start"))
    await ada.until(lambda: bool(set(ada.places) - known))
    thread = ada.places[(set(ada.places) - known).pop()]
    end = await play_to_the_end([Clicker(ada, thread, 4)])
    assert "Bot 2" in end.text
    film = await press(ada, end, "film")
    film = await ada.post(lambda p: p.id == film.id and bool(p.pictures), thread, seconds=30)
    assert film.pictures[0].filename.endswith(".gif")
