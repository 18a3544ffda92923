"""Before a game: who comes and goes, what the creator chooses, and the start."""

import asyncio

import pytest

from bot.tables import CardUpdate, Head, Life, Lobby, LobbyUpdate, Person, Table, TurnPost
from engines.kernel import Random
from tests.tables.conftest import (
    DM,
    EWA,
    GUEST,
    GUILD,
    JAN,
    OLA,
    PARENT,
    PEOPLE,
    THREAD,
    Hall,
    play_on,
    press,
)
from tests.tables.test_playing import refused


def kinds(head: Head) -> list[str]:
    return [seat.kind for seat in head.seats]


async def test_people_come_and_go(hall: Hall) -> None:
    lobby = await hall.lobby(OLA, JAN, size=3)
    assert await refused(lobby.join(PEOPLE[JAN])) == "refused-seated"
    await lobby.join(PEOPLE[EWA])
    assert await refused(lobby.join(PEOPLE[GUEST])) == "refused-lobby-full"
    await lobby.leave(OLA)
    assert await refused(lobby.leave(OLA)) == "refused-not-seated"
    assert [(seat.number, seat.user) for seat in lobby.head.seats] == [(0, JAN), (1, EWA)]
    assert lobby.head.creator == JAN  # who came next
    await lobby.leave(JAN)
    await lobby.leave(EWA)
    assert lobby.head.life is Life.STOPPED
    assert await refused(lobby.join(PEOPLE[EWA])) == "refused-lobby-over"


async def test_bots_fill_what_is_free_and_make_room(hall: Hall) -> None:
    lobby = await hall.lobby(OLA, size=3)
    await lobby.fill_with_bots(OLA)
    assert kinds(lobby.head) == ["human", "bot", "bot"]
    await lobby.join(PEOPLE[JAN])
    assert kinds(lobby.head) == ["human", "human", "bot"]
    await lobby.set_size(OLA, 2)
    assert kinds(lobby.head) == ["human", "human"]
    assert lobby.sizes == (2, 3, 4)
    assert await refused(lobby.set_size(OLA, 1)) == "refused-size"
    await lobby.set_size(OLA, 4)
    await lobby.fill_with_bots(OLA)
    await lobby.fill_with_bots(OLA)
    assert kinds(lobby.head) == ["human", "human"]


async def test_the_creator_chooses(hall: Hall) -> None:
    lobby = await hall.lobby(OLA, JAN)
    assert [setting.id for setting in lobby.settings] == ["length"]
    await lobby.set(OLA, "length", "short")
    assert await refused(lobby.set(OLA, "length", "endless")) == "refused-choice"
    assert await refused(lobby.set(OLA, "colour", "blue")) == "refused-setting"
    await lobby.set_language(OLA, "pl")
    assert await refused(lobby.set_language(OLA, "tlh")) == "refused-language"
    await lobby.set_pace(OLA, "week")
    assert await refused(lobby.set_pace(OLA, "at once")) == "refused-pace"
    await lobby.set_screen(OLA, "phone")
    assert await refused(lobby.set_screen(OLA, "watch")) == "refused-screen"
    head = lobby.head
    assert head.screen == "phone"
    assert (head.settings, head.language, head.pace) == ({"length": "short"}, "pl", "week")
    for attempt in (
        lobby.set(JAN, "length", "long"),
        lobby.set_language(JAN, "en"),
        lobby.set_pace(JAN, "live"),
        lobby.set_screen(JAN, "wide"),
        lobby.set_size(JAN, 3),
        lobby.fill_with_bots(JAN),
        lobby.start(JAN),
        lobby.close(JAN),
    ):
        assert await refused(attempt) == "refused-not-creator"
    assert lobby.head == head
    await lobby.close(JAN, may_manage=True)
    assert lobby.head.life is Life.STOPPED


async def test_a_lobby_for_a_game_or_number_that_is_not_there(hall: Hall) -> None:
    assert await refused(hall.lobby(OLA, game="chess")) == "refused-game"
    assert await refused(hall.lobby(OLA, size=9)) == "refused-players"


async def test_the_lobby_message_is_owed_once_with_its_newest_state(hall: Hall) -> None:
    lobby = await hall.lobby(OLA, size=3)
    await lobby.join(PEOPLE[JAN])
    (owed,) = await hall.owed(PARENT)
    assert isinstance(owed.post, LobbyUpdate)
    assert [seat.name for seat in owed.head.seats] == ["Ola", "Jan"]


async def test_a_game_begins_in_its_thread_and_the_lobby_message_becomes_its_card(hall: Hall) -> None:
    lobby = await hall.lobby(OLA, JAN)
    await hall.send_all(PARENT)
    lobby.check_start(OLA)
    table = await lobby.start(OLA, channel=THREAD, parent=PARENT)
    assert (table.head.channel, table.head.parent, table.head.life) == (THREAD, PARENT, Life.RUNNING)
    assert await hall.tables.at(THREAD) is table
    assert await hall.tables.at(PARENT) is None
    assert await hall.tables.get(lobby.head.id) is table
    (card,) = await hall.owed(PARENT)
    assert isinstance(card.post, CardUpdate)
    assert card.messages["card"]  # the message that is there already
    (begun,) = await hall.posts()
    assert isinstance(begun, TurnPost)
    assert (begun.steps, begun.acting, begun.ping) == ((), (0, 1), (JAN,))
    assert await refused(lobby.join(PEOPLE[EWA])) == "refused-lobby-over"


async def test_a_start_counts_once(hall: Hall) -> None:
    lobby = await hall.lobby(OLA, JAN)
    click = hall.click()
    first, second = await asyncio.gather(
        lobby.start(OLA, channel=THREAD, parent=PARENT, interaction=click),
        lobby.start(OLA, channel=THREAD, parent=PARENT, interaction=click),
    )
    assert first is second
    assert await refused(lobby.start(OLA)) == "refused-lobby-over"


async def test_a_lobby_is_opened_once(hall: Hall) -> None:
    async def opened() -> Lobby | None:
        return await hall.tables.open_lobby(
            game="toy", creator=PEOPLE[OLA], channel=PARENT, guild=GUILD, language="en", interaction=5
        )

    lobbies = await asyncio.gather(opened(), opened())
    assert sorted(lobby is None for lobby in lobbies) == [False, True]
    await hall.reopen()
    assert await opened() is None
    assert len(await hall.tables.games_of(OLA)) == 1


async def test_empty_seats_keep_a_game_from_beginning(hall: Hall) -> None:
    lobby = await hall.lobby(OLA, size=3)
    assert await refused(lobby.start(OLA)) == "refused-seats-empty"
    await lobby.fill_with_bots(OLA)
    assert (await lobby.start(OLA)).head.life is Life.RUNNING


async def test_one_game_per_channel(hall: Hall) -> None:
    first, second = await hall.lobby(OLA, JAN), await hall.lobby(EWA, GUEST)
    await first.start(OLA)
    assert await refused(second.start(EWA)) == "refused-channel-busy"
    assert second.head.life is Life.LOBBY
    table = await second.start(EWA, channel=THREAD, parent=PARENT)
    assert isinstance(table, Table)


async def test_play_again_opens_a_lobby_like_the_last_game(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN, bots=1)
    assert await refused(hall.tables.again(table.head.id, PEOPLE[JAN])) == "refused-again-running"
    await play_on(table, Random.seeded(2))
    lobby = await hall.tables.again(table.head.id, PEOPLE[JAN])
    assert lobby is not None
    head = lobby.head
    assert (head.channel, head.size, head.creator, kinds(head)) == (PARENT, 3, JAN, ["human"])
    assert head.settings == table.head.settings


# ---- direct messages -------------------------------------------------------------------------------------


async def test_a_dm_has_one_seat(hall: Hall) -> None:
    lobby = await hall.lobby(OLA, guild=None)
    assert lobby.sizes == (1,)
    assert await refused(lobby.join(PEOPLE[JAN])) == "refused-lobby-full"
    table = await lobby.start(OLA)
    assert (table.head.channel, len(table.head.seats)) == (DM, 1)


async def test_a_game_without_solo_rules_says_so(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    from engines.kernel import game_named

    game = game_named("toy")
    monkeypatch.setitem(game.__dict__, "players", (2, 3, 4))
    assert await refused(hall.lobby(OLA, guild=None)) == "refused-no-solo"


async def test_several_solo_games_are_parked_and_resumed(hall: Hall) -> None:
    first = await hall.begin_solo()
    await press(first, OLA, Random.seeded(1))
    second = await hall.begin_solo()  # makes room for itself
    assert (first.head.life, second.head.life) == (Life.PARKED, Life.RUNNING)
    assert await refused(first.answer(OLA, ["trade"])) == "refused-parked"
    assert await hall.tables.at(DM) is second
    await hall.reopen()
    (parked,) = await hall.tables.parked(DM)
    assert parked.id == first.head.id
    assert [game.head.id for game in await hall.tables.games_of(OLA)] == [second.head.id, first.head.id]
    shown = first.match.save()
    first = await hall.tables.resume(parked.id, OLA)
    assert first.match.save() == shown
    assert await hall.tables.at(DM) is first
    assert [head.id for head in await hall.tables.parked(DM)] == [second.head.id]
    assert await refused(hall.tables.resume(first.head.id, OLA)) == "refused-not-parked"
    assert await refused(hall.tables.resume(second.head.id, JAN)) == "refused-not-seated"
    await first.park(OLA)
    assert len(await hall.tables.parked(DM)) == 2


async def test_only_solo_games_are_parked(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    assert await refused(table.park(OLA)) == "refused-park"


async def test_names_are_kept_as_they_are(hall: Hall) -> None:
    """Long or strange names are made harmless where they are written, and must not break anything before."""
    lobby = await hall.lobby(OLA, size=2)
    await lobby.join(Person(55, "@everyone <@1> **Zażółć** " * 10))
    table = await lobby.start(OLA)
    assert table.head.seats[1].name == "@everyone <@1> **Zażółć** " * 10
