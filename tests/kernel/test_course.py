"""The course of a game: chances that add up, and the steps at which it turned."""

from typing import Any

import pytest

from engines.kernel import Match, Random, Result, Score, Stand, games
from engines.kernel.players import random_picks
from engines.kernel.registry import Game
from engines.kernel.simulate import whoever
from engines.kernel.thinking.course import Past, chances, course, turnings


def past(*rows: tuple[float, ...]) -> list[Past]:
    return [
        Past(step, step % 2, [Stand(seat, int(worth), worth) for seat, worth in enumerate(row)])
        for step, row in enumerate(rows)
    ]


def ended(*totals: int) -> Result:
    best = max(totals)
    scores = [Score(seat, 1 + sum(t > total for t in totals), total, {}) for seat, total in enumerate(totals)]
    return Result(scores, tuple(seat for seat, total in enumerate(totals) if total == best))


def test_chances_are_shared_and_go_with_the_lead() -> None:
    assert chances((5, 5), 3) == pytest.approx((0.5, 0.5))
    assert chances((5, 5, 5), 3) == pytest.approx((1 / 3, 1 / 3, 1 / 3))
    near, far = chances((10, 8), 4), chances((10, 2), 4)
    assert sum(near) == pytest.approx(1)
    assert 0.5 < near[0] < far[0] < 1
    # Two that move independently by 4 each differ by 4√2: 2 is 0.354 of that.
    assert near[0] == pytest.approx(0.638, abs=0.002)


def test_whoever_is_far_behind_has_no_chance_and_nothing_overflows() -> None:
    assert chances((1000, 0, -500), 0.01) == pytest.approx((1, 0, 0))
    assert chances((7, 7, 3), 0) == (0.5, 0.5, 0)


def test_the_less_is_left_the_surer_it_is() -> None:
    moments = course(past((0, 0), (3, 0), (3, 2), (5, 2), (5, 4), (9, 6)), ended(9, 6))
    assert moments[1].chances[0] < moments[3].chances[0] < moments[5].chances[0] == 1
    assert moments[5].scores == (9, 6)


def test_the_largest_leaps_are_turning_points() -> None:
    rows = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (2.0, 1.0), (2.0, 12.0), (3.0, 12.0), (3.0, 13.0)]
    moments = course(past(*rows), ended(3, 13))
    found = turnings(moments)
    assert 4 in {turning.step for turning in found}
    largest = max(found, key=lambda turning: turning.after - turning.before)
    assert (largest.step, largest.seat) == (4, 1)
    assert [turning.step for turning in found] == sorted(turning.step for turning in found)


def test_steps_of_which_nothing_was_noted_are_left_out() -> None:
    noted = past((1, 2), (3, 2))
    assert [one.step for one in course([Past(9, 0, []), *noted], ended(3, 2))] == [0, 1]
    assert course([Past(0, 0, [])], ended(1, 0)) == []


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_every_game_has_a_course(game: Game[Any], players: int) -> None:
    if players not in game.players:
        pytest.skip("not with so few")
    match, chance = Match.new(game, players, 3, keep_views=True), Random.seeded(3)
    while not match.ended:
        asked = whoever(match, chance)
        match.answer(asked.seat, random_picks(asked, chance))
    assert match.result is not None
    moments = course([Past(s.number, s.owner, s.stands) for s in match.drain_steps()], match.result)
    seats = len(match.result.scores)
    assert len(moments) == match.number
    assert all(len(moment.scores) == seats for moment in moments)
    if seats > 1:
        assert all(sum(moment.chances) == pytest.approx(1) for moment in moments)
        assert [chance > 0 for chance in moments[-1].chances] == [
            seat in match.result.winners for seat in range(seats)
        ]
    else:
        assert not any(moment.chances for moment in moments)
