"""Bots that think: nobody waits for them, they come back after a crash, and a table never hangs."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from bot.tables import Table, TurnPost
from bot.tables.hours import DAY
from bot.tables.house import Position
from bot.tables.outbox import TOGETHER
from bot.thinking import advice, turn
from engines.kernel import Random
from engines.kernel.thinking import Rated
from tests.tables.conftest import GUEST, JAN, OLA, PEOPLE, Hall, press
from tests.tables.test_playing import refused, to_turn

SECONDS = 20


class Study:
    """Thinks when it may, and remembers what it was asked."""

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self.open.set()
        self.slow = {0, 1, 2, 3}  # the seats for which it may not always
        self.asked: list[Position] = []
        self.fails = False

    async def answers(self, position: Position) -> Sequence[Sequence[str]]:
        self.asked.append(position)
        if position.seat in self.slow:
            await self.open.wait()
        if self.fails:
            raise RuntimeError("out of coffee")
        return turn(position, 0.02)

    async def considered(self, position: Position) -> Sequence[Rated]:
        self.asked.append(position)
        return advice(position, 0.02)


@pytest.fixture
def study() -> Study:
    return Study()


@pytest.fixture
async def hall(where: Path | str, study: Study) -> AsyncIterator[Hall]:
    hall = Hall(where)
    hall.thinker = study
    await hall.open()
    yield hall
    await hall.tables.rest()
    await hall.store.close()


async def settled(table: Table) -> None:
    """Wait until only people are asked something."""
    async with asyncio.timeout(SECONDS):
        while any(table.head.seats[number].kind == "bot" for number in table.match.pending):  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def play_out(table: Table, user: int) -> None:
    """The user presses, the bots think, until the end."""
    random = Random.seeded(5)
    async with asyncio.timeout(6 * SECONDS):
        while not table.match.ended:
            await settled(table)
            if not table.match.ended and (await table.panel(user)).is_asked:
                await press(table, user, random)


async def test_bots_play_a_whole_game(hall: Hall, study: Study) -> None:
    table = await hall.begin(OLA, bots=2)
    await play_out(table, OLA)
    assert {position.seat for position in study.asked} == {1, 2}
    assert {position.strength for position in study.asked} == {"good"}


async def test_nobody_waits_for_a_bot_that_thinks(hall: Hall, study: Study) -> None:
    study.open.clear()
    table = await hall.begin(OLA, bots=1)
    assert set(table.match.pending) == {0, 1}  # both load at once
    async with asyncio.timeout(SECONDS):
        await press(table, OLA, Random.seeded(1))
    assert 0 not in table.match.pending
    study.open.set()
    await settled(table)
    assert set(table.match.pending) == {0}


async def turns(hall: Hall) -> list[TurnPost]:
    """Those that are to be sent now, as the poster finds them."""
    await hall.tables.outbox.tell_together(await hall.owed(), lambda one: False)
    return [post for post in await hall.posts() if isinstance(post, TurnPost)]


async def last_of_three_bots(hall: Hall, study: Study) -> Table:
    """Ola has had her turn, two bots theirs, and the third one thinks for as long as `study` says."""
    table = await hall.begin(OLA, bots=3)
    await settled(table)
    while (await table.panel(OLA)).key != "action":
        await press(table, OLA, Random.seeded(1))
        await settled(table)
    await hall.send_all()
    study.open.clear()
    study.slow = {3}
    await table.move(OLA, "stock water")
    await table.move(OLA, "go")
    async with asyncio.timeout(SECONDS):
        while set(table.match.pending) != {3}:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    return table


@pytest.mark.parametrize("crash", [False, True])
async def test_a_run_of_turns_by_bots_is_one_post(hall: Hall, study: Study, crash: bool) -> None:
    table = await last_of_three_bots(hall, study)
    (mine,) = await turns(hall)
    assert mine.acting == (1,)
    await hall.send_all()
    assert await hall.posts() == [], "the bots' turns wait for the last one's"
    if crash:
        await hall.tables.rest()
        await hall.reopen()
        table = await hall.table(table)
        await hall.tables.tick()
    study.open.set()
    await settled(table)
    (theirs,) = await turns(hall)
    assert set(theirs.steps) >= {mine.steps[-1] + number for number in (1, 2, 3)}
    assert 0 in theirs.acting
    assert theirs.ping == (OLA,)


async def test_a_turn_does_not_wait_for_the_next_one_for_ever(hall: Hall, study: Study) -> None:
    table = await last_of_three_bots(hall, study)
    await hall.send_all()
    hall.now += TOGETHER
    (late,) = await turns(hall)
    assert late.acting == (3,)
    await table.end(OLA)


async def test_what_comes_between_ends_the_waiting(hall: Hall, study: Study) -> None:
    table = await last_of_three_bots(hall, study)
    await hall.send_all()
    await table.end(OLA)
    assert [type(post).__name__ for post in await hall.posts()] == ["TurnPost", "TurnPost", "Notice"]


async def test_after_a_crash_it_is_thought_of_again(hall: Hall, study: Study) -> None:
    study.open.clear()
    table = await hall.begin(OLA, bots=1)
    await asyncio.sleep(0)
    await hall.tables.rest()
    await hall.reopen()
    study.open.set()
    await hall.tables.tick()  # nobody looks at the table
    found = await hall.table(table)
    await settled(found)
    assert set(found.match.pending) == {0}


async def test_who_cannot_think_moves_all_the_same(hall: Hall, study: Study) -> None:
    study.fails = True
    table = await hall.begin(OLA, bots=1)
    await settled(table)
    assert set(table.match.pending) == {0}


async def test_a_thought_about_what_is_asked_no_more_is_dropped(hall: Hall, study: Study) -> None:
    study.open.clear()
    table = await hall.begin(OLA, bots=1)
    await asyncio.sleep(0)
    await table.end(OLA)
    study.open.set()
    await asyncio.sleep(0.05)
    assert not table.match.answers


async def test_bots_have_three_strengths(hall: Hall, study: Study) -> None:
    lobby = await hall.lobby(OLA, size=3)
    await lobby.set_strength(OLA, "strong")
    assert [(seat.kind, seat.strength) for seat in lobby.head.seats[1:]] == [("bot", "strong")] * 2
    await lobby.join(PEOPLE[JAN])
    await lobby.set_strength(OLA, "quick")
    assert [seat.strength for seat in lobby.head.seats] == ["", "", "quick"]
    assert await refused(lobby.set_strength(OLA, "perfect")) == "refused-strength"
    assert await refused(lobby.set_strength(JAN, "good")) == "refused-not-creator"
    table = await lobby.start(OLA)
    await settled(table)
    assert study.asked[0].strength == "quick"
    await hall.tables.rest()
    await hall.reopen()
    assert [seat.strength for seat in (await hall.table(table)).head.seats] == ["", "", "quick"]


async def test_a_bot_of_any_strength_takes_a_free_seat(hall: Hall, study: Study) -> None:
    table = await hall.begin(OLA, JAN)
    await table.leave(JAN)
    assert await refused(table.give_to_bot(OLA, 1, "perfect")) == "refused-strength"
    await table.give_to_bot(OLA, 1, "strong")
    await settled(table)
    assert study.asked[0].strength == "strong"


# ---- hints -----------------------------------------------------------------------------------------------


async def test_a_hint_names_the_best_answers(hall: Hall, study: Study) -> None:
    table = await hall.begin(OLA, JAN)
    hints = await table.hints(OLA)
    panel = await table.panel(OLA)
    offered = [choice.label for choice in panel.choices]
    assert 2 <= len(hints) <= 3
    assert all(label in offered for hint in hints for label in hint.labels)
    assert [hint.lead for hint in hints] == sorted((hint.lead for hint in hints), reverse=True)
    assert study.asked[0].seat == 0
    assert not table.match.answers  # nothing was done


async def test_hints_are_for_those_who_are_asked_and_stop_where_there_is_no_way_back(hall: Hall) -> None:
    table = await hall.begin(OLA, JAN)
    assert await refused(table.hints(GUEST)) == "refused-not-seated"
    random = Random.seeded(2)
    while not table.match.pending[min(table.match.pending)].is_stop:
        await press(table, (OLA, JAN)[min(table.match.pending)], random)
    seat = min(table.match.pending)
    assert await refused(table.hints((OLA, JAN)[seat])) == "refused-hint-stop"


async def test_a_host_can_switch_hints_off(hall: Hall) -> None:
    lobby = await hall.lobby(OLA, JAN)
    assert await refused(lobby.set_hints(JAN, False)) == "refused-not-creator"
    await lobby.set_hints(OLA, False)
    table = await lobby.start(OLA)
    assert await refused(table.hints(OLA)) == "refused-hints-off"
    await hall.reopen()
    assert not (await hall.table(table)).head.hints


async def test_whoever_is_away_is_asked_nothing_while_the_computer_thinks(hall: Hall, study: Study) -> None:
    table = await hall.begin(OLA, JAN)
    await to_turn(table, JAN)
    study.open.clear()
    hall.now += DAY
    for _ in range(2):
        await hall.tables.tick()
    await table.say_what_to_do(OLA, "stand-in")
    assert 1 in table.match.pending, "the computer thinks"
    panel = await table.panel(JAN)
    assert not panel.is_asked
    assert not panel.can_undo
    await table.come_back(JAN)
    assert (await table.panel(JAN)).is_asked
