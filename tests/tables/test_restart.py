"""Restarts, crashes and failures: everything goes on where it was, or is as it was before."""

import asyncio
from collections.abc import Callable
from functools import wraps
from typing import Any

import msgspec
import pytest

from bot.store import Connection, StoreError, loading, saving
from bot.store.rows import Change
from bot.tables import Life, Lobby, Notice, Outcome, Ping, Table, Trouble
from engines.kernel import BrokenRule, Random, Refused, Step, game_named
from engines.kernel.match import reproduced
from engines.toy import rounds
from engines.toy.state import Oasis, Player
from tests.tables.conftest import EWA, JAN, OLA, PEOPLE, THREAD, Hall, play_on, press
from tests.tables.test_playing import stocking, to_turn
from tests.toy.tampering import act_otherwise, rule_of

USERS = (OLA, JAN, EWA)


async def test_reloading_at_every_decision_shows_the_same_panels(hall: Hall) -> None:
    table = await hall.begin(*USERS)
    random = Random.seeded(3)
    while table.head.life is Life.RUNNING:
        await press(table, random.choice(table.head.waiting_for), random)
        shown = [await table.panel(user) for user in USERS]
        views = [await table.view_for(user) for user in USERS]
        await hall.reopen()
        table = await hall.table(table)
        assert [await table.panel(user) for user in USERS] == shown
        assert [await table.view_for(user) for user in USERS] == views


async def test_a_game_reloaded_at_every_decision_owes_the_same_posts(hall: Hall) -> None:
    table = await hall.begin(*USERS)
    await play_on(table, Random.seeded(8))
    expected = await hall.send_all()
    other = await hall.begin(*USERS, thread=THREAD + 1)
    random = Random.seeded(8)
    while other.head.life is Life.RUNNING:
        await press(other, random.choice(other.head.waiting_for), random)
        await hall.reopen()
        other = await hall.table(other)
    assert await hall.send_all(THREAD + 1) == expected


async def test_a_selection_and_a_draft_survive_a_restart(hall: Hall) -> None:
    table, token = await stocking(hall)
    await table.select(OLA, ["water", "camel"], token=token)
    await hall.reopen()
    table = await hall.table(table)
    panel = await table.panel(OLA)
    assert (panel.selection, panel.token) == (("water", "camel"), token)
    await table.confirm(OLA, token=token)
    assert (await table.panel(OLA)).key == "stop-end"


async def test_a_lobby_survives_a_restart(hall: Hall) -> None:
    lobby = await hall.lobby(OLA, JAN, size=4)
    await lobby.set(OLA, "length", "short")
    head = lobby.head
    await hall.reopen()
    found = await hall.tables.get(head.id)
    assert isinstance(found, Lobby)
    assert found.head == head
    await found.join(PEOPLE[EWA])
    assert found.head.seat_of(EWA) is not None


async def test_what_is_owed_is_still_owed_after_a_crash(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    await to_turn(table, OLA)
    owed = await hall.owed()
    assert owed
    await hall.reopen()
    channels = await hall.tables.outbox.wait()
    assert THREAD in channels
    assert await hall.owed() == owed
    await hall.tables.outbox.sent(owed[0], 10)
    await hall.reopen()
    assert [one.id for one in await hall.owed()] == [one.id for one in owed[1:]]


# ---- transactions that fail ------------------------------------------------------------------------------


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch) -> Callable[[bool], None]:
    """A switch that makes every change fail at its very end."""
    save, broken = saving.save, False

    async def failing(connection: Connection, change: Change) -> None:
        await save(connection, change)
        if broken:
            raise StoreError("database or disk is full")

    def switch(to: bool) -> None:
        nonlocal broken
        broken = to

    monkeypatch.setattr(saving, "save", failing)
    return switch


async def test_a_change_that_cannot_be_saved_did_not_happen(
    hall: Hall, full_disk: Callable[[bool], None]
) -> None:
    table = await hall.begin(OLA, JAN)
    await to_turn(table, OLA)
    shown, owed, click = await table.panel(OLA), await hall.owed(), hall.click()
    full_disk(True)
    with pytest.raises(StoreError):
        await table.answer(OLA, ["trade"], interaction=click)
    with pytest.raises(StoreError):
        await table.leave(JAN)
    full_disk(False)
    assert await table.panel(OLA) == shown
    assert await hall.owed() == owed
    assert not (await table.answer(OLA, ["trade"], interaction=click)).again  # it never counted
    assert (await table.panel(OLA)).key == "trade-card"


async def test_a_lobby_change_that_cannot_be_saved_did_not_happen(
    hall: Hall, full_disk: Callable[[bool], None]
) -> None:
    lobby = await hall.lobby(OLA, JAN)
    head = lobby.head
    full_disk(True)
    with pytest.raises(StoreError):
        await lobby.set(OLA, "length", "short")
    with pytest.raises(StoreError):
        await lobby.start(OLA)
    full_disk(False)
    found = await hall.tables.get(head.id)
    assert isinstance(found, Lobby)
    assert found.head == head
    assert (await found.start(OLA)).head.life is Life.RUNNING


async def test_what_is_refused_halfway_did_not_happen(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    head, click = table.head, hall.click()

    async def act(change: Change) -> Outcome:
        table.head = msgspec.structs.replace(head, language="pl")
        raise Refused("refused-voted")

    with pytest.raises(Refused):
        await table._do(act, interaction=click)
    assert (await table.panel(OLA)).head == head
    assert not (
        await table.set_screen(OLA, "phone", interaction=click)
    ).again  # what is refused does not count


async def test_a_selection_for_another_ask_is_not_shown(hall: Hall) -> None:
    table, token = await stocking(hall)
    await table.select(OLA, ["camel"], token=token)
    table.desks[0] = msgspec.structs.replace(table.desks[0], token="of another ask")
    panel = await table.panel(OLA)
    assert panel.selection == ()
    assert panel.problem is not None


async def test_whoever_gives_up_waiting_leaves_the_table_consistent(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    await to_turn(table, OLA)
    answering = asyncio.ensure_future(table.answer(OLA, ["trade"]))
    for _ in range(3):
        await asyncio.sleep(0)
    answering.cancel()
    with pytest.raises(asyncio.CancelledError):
        await answering
    shown = await table.panel(OLA)
    await hall.reopen()
    assert await (await hall.table(table)).panel(OLA) == shown


# ---- rules and saves that are broken ---------------------------------------------------------------------


@pytest.fixture
def broken_trade(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule that fails in the middle."""

    def stalls(*_: object) -> list[Any]:
        raise ZeroDivisionError("broken on purpose")

    monkeypatch.setattr("engines.toy.rounds.stalls", stalls)


@pytest.mark.usefixtures("broken_trade")
async def test_a_rule_that_fails_changes_nothing_and_can_be_seen_again(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    await to_turn(table, OLA)
    await table.move(OLA, "trade")
    shown = await table.panel(OLA)
    with pytest.raises(Trouble) as caught:
        await table.answer(OLA, [shown.choices[0].id])
    assert isinstance(caught.value.__cause__, BrokenRule)
    assert await table.panel(OLA) == shown
    dump = await hall.store.read(lambda connection: loading.failure(connection, caught.value.code))
    assert dump is not None
    with pytest.raises(ZeroDivisionError):
        reproduced(game_named("toy"), dump)


async def test_a_bot_that_runs_into_a_broken_rule_stops_only_itself(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("trade", "scout", "raid", "stock", "explore"):
        act_otherwise(monkeypatch, name, failing_for(1, rule_of(name)))
    monkeypatch.setattr(rounds, "drink", failing_for(1, rounds.drink))
    table = await hall.begin(OLA, bots=1)
    random = Random.seeded(1)
    while table.head.waiting_for:
        await press(table, OLA, random)
    assert not (await table.panel(OLA)).is_asked  # the own turn was taken and saved; the bot hangs
    await table.always(OLA, "flee", None)  # nobody runs into it again and again
    keys = [post.text.key for post in await hall.posts() if isinstance(post, Notice)]
    assert keys == ["trouble-rule"]
    monkeypatch.undo()
    await hall.reopen()
    table = await hall.table(table)
    assert (await table.panel(OLA)).is_asked  # with the rule mended the bot has moved by itself


def failing_for(seat: int, rule: Callable[..., Step]) -> Callable[..., Step]:
    """A rule that fails for one seat."""

    @wraps(rule)
    def failing(game: Oasis, me: Player) -> Step:
        if me.seat == seat:
            raise ZeroDivisionError("broken on purpose")
        yield from rule(game, me)

    return failing


async def test_a_corrupt_save_is_told_and_others_play_on(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    other = await hall.begin(OLA, EWA, thread=THREAD + 1)
    await hall.store.run(
        lambda c: c.execute("UPDATE matches SET save = ? WHERE table_id = ?", b"\1\2", table.head.id)
    )
    await hall.reopen()
    for _ in range(2):
        with pytest.raises(Trouble) as caught:
            await hall.tables.at(THREAD)
    assert caught.value.text.key == "trouble-table"
    other = await hall.table(other)
    await press(other, OLA, Random.seeded(1))
    hall.now += 365 * 24 * 3600
    await hall.tables.tick()  # a reminder is due at both tables
    assert await hall.tables.games_of(OLA)
    assert any(isinstance(post, Ping) for post in await hall.posts(THREAD + 1))


async def test_a_game_that_is_not_installed_any_more_is_told(
    hall: Hall,
) -> None:
    table = await hall.begin(OLA, JAN)
    await hall.store.run(lambda c: c.execute("UPDATE tables SET game = 'chess'"))
    await hall.reopen()
    with pytest.raises(Trouble):
        await hall.tables.get(table.head.id)


async def test_answers_that_no_longer_fit_the_rules_are_asked_again(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await hall.begin(OLA, JAN)
    await to_turn(table, OLA)
    await table.move(OLA, "trade")
    monkeypatch.setattr(rounds, "ACTIONS", [action for action in rounds.ACTIONS if action.id != "trade"])
    await hall.send_all()
    await hall.reopen()
    table = await hall.table(table)
    assert (await table.panel(OLA)).key == "action"
    keys = [post.text.key for post in await hall.posts() if isinstance(post, Notice)]
    assert keys == ["notice-answers-lost"]
    await hall.send_all()
    await hall.reopen()
    assert await hall.posts() == []  # said once


# ---- component tables ------------------------------------------------------------------------------------


async def test_a_running_game_stays_on_the_tables_it_began_with(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await hall.begin(OLA, JAN)
    shelf = game_named("toy").shelf
    today = shelf.of(shelf.today)
    dearer = msgspec.structs.replace(
        today, good=[msgspec.structs.replace(kind, value=kind.value + 7) for kind in today.good]
    )
    monkeypatch.setattr(shelf, "_kept", {})
    changed = shelf.keep(msgspec.msgpack.encode(dearer))
    monkeypatch.setitem(shelf.__dict__, "today", changed)
    await hall.reopen()
    table = await hall.table(table)
    assert table.match.state.data != changed
    assert table.match.state.components == today
    await play_on(table, Random.seeded(1))
    assert table.head.life is Life.ENDED
    newer = await hall.begin(OLA, JAN, thread=THREAD + 1)
    assert newer.match.state.components == dearer


# ---- memory ----------------------------------------------------------------------------------------------


async def test_idle_tables_leave_memory_unless_somebody_holds_them(hall: Hall) -> None:
    held = await hall.begin(OLA, JAN)
    idle = (await hall.begin(OLA, EWA, thread=THREAD + 1)).head.id
    hall.now += 3600
    await hall.tables.tick()
    assert hall.tables._alive.get(held.head.id) is held
    assert hall.tables._alive.get(idle) is None
    assert await hall.tables.get(held.head.id) is held  # never a second one of the same table
    first, second = await asyncio.gather(hall.tables.get(idle), hall.tables.at(THREAD + 1))
    assert isinstance(first, Table)
    assert first is second
