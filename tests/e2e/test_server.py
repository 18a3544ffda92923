"""/server by those who may manage one, and what comes of it for everybody else."""

import pytest

from bot.loopback import Allow, Person, Post, Refused
from tests.e2e.players import Clicker, play_to_the_end
from tests.e2e.stage import Stage, choose, control, has, open_table, press, run


def menu_of(page: Post, what: str) -> str:
    """The menu of the page that is about this."""
    return next(menu.custom_id for menu in page.menus if menu.custom_id.endswith(f"/{what}"))


async def test_only_those_who_manage_it(play: Stage, bartek: Person) -> None:
    with pytest.raises(Refused):  # Discord does not even show them the command
        await bartek.run("server", bartek.place("general"))


async def test_a_server_says_where_and_in_which_language(
    play: Stage, ada: Person, bartek: Person, celina: Person
) -> None:
    general, games = ada.place("general"), ada.place("games")
    page = await run(ada, general, "server")
    assert "in every channel" in page.text
    page = await choose(ada, page, games.id, menu=menu_of(page, "places"))
    assert f"New tables: <#{games.id}>" in page.text
    page = await choose(ada, page, "pl", menu=menu_of(page, "language"))
    page = await choose(ada, page, "week", menu=menu_of(page, "pace"))
    page = await choose(ada, page, "1", menu=menu_of(page, "most-each"))
    page = await choose(ada, page, "off", menu=menu_of(page, "bots"))
    assert "The computer does not play on this server" in page.text
    refused = await run(bartek, general, "new", game="toy")
    assert f"stoły otwiera się tutaj: <#{games.id}>" in refused.text
    assert "komputer nie gra" in (await run(bartek, games, "new", game="toy", bots="good")).text
    await run(celina, games, "new", game="toy")
    lobby = await ada.post(lambda p: has(p, "start") and not p.private, games)
    assert "nowy stół" in lobby.text  # the server's language, and not that of whoever opened it
    assert not has(lobby, "bots")
    settings = await press(celina, lobby, "settings")
    assert "two moves a week" in settings.text
    assert not any(menu.custom_id.startswith("k/skill/") for menu in settings.menus)
    assert "at only one table" in (await run(celina, games, "new", game="toy")).text


async def test_a_finished_game_is_announced(play: Stage, ada: Person, bartek: Person) -> None:
    general, games = ada.place("general"), ada.place("games")
    page = await run(ada, general, "server")
    page = await choose(ada, page, games.id, menu=menu_of(page, "announced"))
    assert f"Finished games are announced: <#{games.id}>" in page.text
    thread = await open_table(ada, general, [bartek])
    await play_to_the_end([Clicker(ada, thread, 1), Clicker(bartek, thread, 2)])
    told = await bartek.post(lambda p: has(p, "result"), games, seconds=40)
    assert f"<#{thread.id}>" in told.text
    assert told.pictures[0].alt
    assert (await bartek.click(told, control(told, "result"))).shown.private


async def test_a_channel_that_takes_no_announcement_keeps_nothing_waiting(
    play: Stage, ada: Person, bartek: Person
) -> None:
    general, games = ada.place("general"), ada.place("games")
    page = await run(ada, general, "server")
    await choose(ada, page, games.id, menu=menu_of(page, "announced"))
    play.server.deny(play.server.world.channel(games.id), int(Allow.SEND_MESSAGES))
    thread = await open_table(ada, general, [bartek])
    await play_to_the_end([Clicker(ada, thread, 1), Clicker(bartek, thread, 2)])
    await play.outbox_empty()
    assert [kind for (kind,) in play.sql("SELECT kind FROM outbox")] == ["Announcement"]  # given up
    assert not [p for p in ada.posts(games) if has(p, "result")]
