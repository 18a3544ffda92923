"""Players who think: which answers they consider, what they imagine, and that it helps."""

import dataclasses
from typing import Any

import pytest

from engines.kernel import Match, Option, Random, Refusal, Text, game_named
from engines.kernel.asks import Ask, Asked, Kind
from engines.kernel.simulate import simulated, whoever
from engines.kernel.thinking import STRENGTHS, Strength, chosen, considered
from engines.kernel.thinking.candidates import candidates, is_legal
from engines.kernel.thinking.worlds import Dealer, Knowledge

TOY = game_named("toy")
FEW = Strength("few", playouts=60, seconds=0.0, wide=12, ahead=2)


def asked(kind: Kind, count: int, **more: Any) -> Asked:
    options = [Option(f"o{number}", number, Text("x"), at_most=3) for number in range(count)]
    return Asked(Ask(0, "key", lambda: options, kind, **more))


def even(values: list[int]) -> Refusal | None:
    return Refusal("OA-01", Text("x")) if sum(values) % 2 else None


@pytest.mark.parametrize(
    ("ask", "every"),
    [
        (asked(Kind.ONE, 5), 5),
        (asked(Kind.SOME, 3, at_least=0, at_most=2), 7),
        (asked(Kind.SOME, 4, at_least=2, at_most=2), 6),
        (asked(Kind.AMOUNTS, 2, at_least=0, at_most=2), 6),
        (asked(Kind.ORDER, 3), 6),
        (asked(Kind.SOME, 4, at_least=1, at_most=1, rule=even), 2),
    ],
)
def test_where_there_are_few_answers_all_are_considered(ask: Asked, every: int) -> None:
    found = candidates(ask, Random.seeded(1), 30)
    assert len(found) == len(set(found)) == every
    assert all(is_legal(ask, picks) for picks in found)


@pytest.mark.parametrize(
    "ask",
    [
        asked(Kind.SOME, 20, at_least=0, at_most=20, rule=even),
        asked(Kind.AMOUNTS, 12, at_least=3, at_most=9),
        asked(Kind.ORDER, 9),
    ],
)
def test_of_many_answers_a_sample_is_considered(ask: Asked) -> None:
    found = candidates(ask, Random.seeded(1), 16)
    assert 8 <= len(found) <= 16
    assert len(found) == len(set(found))
    assert all(is_legal(ask, picks) for picks in found)


def test_how_hidden_things_lay_leaves_no_trace() -> None:
    one, other = [3, 1, 2, 7], [7, 3, 2, 1]
    Dealer(5).shuffle(one)
    Dealer(5).shuffle(other)
    assert one == other


def test_worlds_differ_and_keep_what_is_known() -> None:
    match = Match.new(TOY, 3, 4)
    knowledge = Knowledge(match, 0)
    worlds: list[Any] = [knowledge.world(number).state for number in range(6)]
    state: Any = match.state
    assert all(imagined.players[0].hand == state.players[0].hand for imagined in worlds)
    assert len({tuple(imagined.players[1].hand) for imagined in worlds}) > 1
    assert len({imagined.random.state for imagined in worlds}) == 6


def test_the_same_seed_and_playouts_give_the_same_answer() -> None:
    match = simulated(TOY, 3, 8, decisions=12).match
    seat = min(match.pending)
    first, again = (considered(match, seat, FEW, 3) for _ in range(2))
    assert first == again
    assert sum(rated.tries for rated in first) >= FEW.playouts / 2


def test_a_clock_only_limits_how_many_are_tried() -> None:
    match = simulated(TOY, 3, 8, decisions=12).match
    seat = min(match.pending)
    now = iter(range(10**6))
    short = Strength("short", playouts=4000, seconds=30.0, wide=12, ahead=2)
    rated = considered(match, seat, short, 3, lambda: float(next(now)))
    assert 0 < sum(one.tries for one in rated) < 1000


def test_a_stop_needs_no_thought() -> None:
    match = Match.new(TOY, 2, 1)
    while not (asked := whoever(match, Random(0))).is_stop:
        match.answer(asked.seat, [asked.options[0].id])
    assert [rated.tries for rated in considered(match, asked.seat, FEW, 1)] == [0]


def test_a_game_without_worth_is_judged_by_its_score() -> None:
    bare = dataclasses.replace(TOY, worth=None)
    match = Match.new(bare, 2, 1)
    seat = min(match.pending)
    assert set(chosen(match, seat, FEW, 1)) <= match.asked(seat).by_id.keys()


def test_thinking_beats_chance() -> None:
    lead = 0
    for seed in range(4):
        match = Match.new(TOY, 2, seed)
        thinker, chance = seed % 2, Random.seeded(seed)
        while not match.ended:
            asked = match.pending[min(match.pending)]
            if asked.seat == thinker:
                picks = list(chosen(match, thinker, FEW, f"{seed} {len(match.answers)}"))
            else:
                picks = TOY.temper(asked, chance)
            match.answer(asked.seat, picks)
        assert match.result is not None
        totals = {score.seat: score.total for score in match.result.scores}
        lead += totals[thinker] - totals[1 - thinker]
    assert lead > 20


def test_strengths_think_harder_and_harder() -> None:
    seconds = [strength.seconds for strength in STRENGTHS.values()]
    assert seconds == sorted(seconds)
    assert list(STRENGTHS) == ["quick", "good", "strong"]
