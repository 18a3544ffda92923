"""The thinking processes: answers come back, also when one of them has died; hosts limit them."""

from asyncio import gather, sleep
from collections.abc import AsyncIterator
from multiprocessing import active_children
from pathlib import Path

import pytest

from bot import metrics
from bot.settings import Settings
from bot.tables.house import Position
from bot.thinking import Thinking, limited, turn
from engines.kernel import Match, game_named
from engines.kernel.simulate import simulated


def position(strength: str = "good") -> Position:
    match = simulated(game_named("toy"), 2, 3, decisions=6).match
    seat = min(match.pending)
    components = match.game.shelf.packed(match.state.data)
    return Position("toy", components, match.save(), seat, strength, "seed", match.token(seat))


@pytest.fixture
async def thinking() -> AsyncIterator[Thinking]:
    thinking = Thinking(1, 0.02)
    yield thinking
    thinking.close()


async def test_a_process_that_dies_is_started_again(thinking: Thinking) -> None:
    asked = position()
    assert await thinking.answers(asked)
    for process in active_children():
        process.kill()
        process.join()
    answers = await thinking.answers(asked)
    match = Match.load(game_named("toy"), asked.save)
    for picks in answers:
        match.answer(asked.seat, picks)
    assert answers


async def test_advice_comes_from_the_same_process(thinking: Thinking) -> None:
    rated = await thinking.considered(position())
    assert sum(one.tries for one in rated) > 0


async def test_thoughts_are_counted_and_so_are_those_that_wait(thinking: Thinking) -> None:
    figure = metrics.REGISTRY.get_sample_value
    before = figure("karawana_thinking_seconds_count") or 0
    both = gather(thinking.answers(position()), thinking.considered(position()))
    await sleep(0)
    assert figure("karawana_thoughts_awaited") == 2
    await both
    assert figure("karawana_thoughts_awaited") == 0
    assert figure("karawana_thinking_seconds_count") == before + 2


def test_a_turn_is_thought_through_until_others_decide() -> None:
    asked = position("quick")
    match = Match.load(game_named("toy"), asked.save)
    number = match.number
    for picks in turn(asked, 0.02):
        assert match.number == number
        match.answer(asked.seat, picks)
    assert match.number > number or asked.seat not in match.pending


def test_hosts_limit_the_seconds() -> None:
    assert limited(position("strong"), 0.3).seconds == 0.3
    assert limited(position("quick"), 5.0).seconds < 0.1


def test_settings_that_are_no_numbers_are_as_usual(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("KARAWANA_THINKING_CORES", "2")
    monkeypatch.setenv("KARAWANA_THINKING_SECONDS", "plenty")
    settings = Settings.of_environment()
    assert (settings.thinking_cores, settings.thinking_seconds) == (2, 5.0)
