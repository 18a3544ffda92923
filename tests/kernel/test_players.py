"""Players without a plan: whatever they answer is legal, and everything legal is answered sometimes."""

import pytest

from engines.kernel import Asked, FreeAction, Kind, Random, Refusal, Text, game_named
from engines.kernel.asks import Ask
from engines.kernel.players import random_picks
from engines.kernel.simulate import is_counted, simulated
from engines.kernel.steps import nothing
from tests.kernel.small import options

RANDOM = Random.seeded("players")


def answers(ask: Ask, free: tuple[str, ...] = ()) -> set[tuple[str, ...]]:
    """What is answered, of many times."""
    actions = [FreeAction(name, nothing, Text("option-go")) for name in free]
    found = set()
    for _ in range(100):
        asked = Asked(ask, actions)
        picks = random_picks(asked, RANDOM)
        asked.read(picks)  # refuses what is not legal
        found.add(tuple(picks))
    return found


def test_every_option_and_free_action_is_chosen_sometimes() -> None:
    assert answers(Ask(0, "x", options("a", "b")), ("drink",)) == {("a",), ("b",), ("drink",)}


def test_every_order_is_chosen_sometimes() -> None:
    assert len(answers(Ask(0, "x", options("a", "b", "c"), Kind.ORDER))) == 6


def test_some_of_few() -> None:
    found = answers(Ask(0, "x", options("a", "b", "c"), Kind.SOME, at_least=1, at_most=2))
    assert {len(picks) for picks in found} == {1, 2}


def test_a_stop_is_passed() -> None:
    assert answers(Ask(0, "stop-end", options("go"), Kind.STOP)) == {("go",)}


@pytest.mark.parametrize("kind", [Kind.SOME, Kind.AMOUNTS])
def test_what_chance_hardly_finds_is_searched(kind: Kind) -> None:
    def only_these(values: list[str]) -> Refusal | None:
        return None if sorted(values) == list("aceg") else Refusal("SM-1", Text("refused-choose-one"))

    ask = Ask(0, "x", options(*"abcdefgh"), kind, at_least=0, at_most=8, rule=only_these)
    assert {tuple(sorted(picks)) for picks in answers(ask)} == {tuple("aceg")}


def test_an_ask_without_a_legal_answer_is_an_error_of_the_rule() -> None:
    never = lambda values: Refusal("SM-1", Text("refused-choose-one"))
    asked = Asked(Ask(0, "x", options("a", "b"), Kind.SOME, at_least=0, at_most=2, rule=never))
    with pytest.raises(RuntimeError, match="'x' has no legal answer"):
        random_picks(asked, RANDOM)


def test_only_asks_with_two_or_more_options_count() -> None:
    assert is_counted(Asked(Ask(0, "x", options("a", "b"))))
    assert not is_counted(Asked(Ask(0, "x", options("a"), secret=True)))
    assert not is_counted(Asked(Ask(0, "stop-end", options("go"), Kind.STOP)))


def test_a_simulation_ends_with_a_result_or_at_the_number_of_decisions() -> None:
    game = game_named("toy")
    whole = simulated(game, 3, seed=2)
    assert whole.result is not None
    part = simulated(game, 3, seed=2, decisions=10)
    assert part.decisions == 10
    assert part.result is None
    assert is_counted(next(iter(part.match.pending.values())))
