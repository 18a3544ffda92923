"""Tools of opponents that decide by fixed criteria."""

from engines.kernel import Random, Refusal, Step, Task, Text, Who
from engines.kernel.automa import Best, Criterion, best, first_possible, to_the_right
from tests.kernel.small import Small, begun

LENGTH = Criterion[str](Text("length"), len)
FIRST = Criterion[str](Text("first"), lambda word: -ord(word[0]))


def test_criteria_decide_one_after_the_other_and_say_which() -> None:
    assert best(["bb", "a"], LENGTH, FIRST) == Best("bb", Text("length"))
    assert best(["bb", "ab", "c"], LENGTH, FIRST) == Best("ab", Text("first"))
    assert best(["ab"], LENGTH) == Best("ab", None)


def test_among_equals_chance_decides_or_whoever_comes_first() -> None:
    assert best(["ab", "ba"], LENGTH) == Best("ab", None)
    chance = Random.seeded("automa")
    found = [best(["ab", "ba", "c"], LENGTH, random=chance) for _ in range(50)]
    assert {word for word, _ in found} == {"ab", "ba"}
    assert all(by == Text("automa-by-chance") for _, by in found)


def test_the_first_possible_task_is_done_and_the_others_say_why_not() -> None:
    why = Refusal("SM-1", Text("refused-undo"))

    def rule(game: Small) -> Step:
        def doing(name: str) -> Step:
            game.note(name)
            yield from ()

        tasks = [
            Task("a", Text("option-go"), lambda: doing("a"), refuse=lambda: why),
            Task("b", Text("option-go"), lambda: doing("b"), refuse=lambda: None),
            Task("c", Text("option-go"), lambda: doing("c")),
        ]
        done = yield from first_possible(game, Who(1), tasks)
        game.note(done and done.id)
        game.note((yield from first_possible(game, Who(1), tasks[:1])))

    match = begun(rule)
    assert match.state.notes == ["b", "b", "None"]
    told = [event for step in match.drain_steps() for event in step.events]
    assert [(event.key, event.args["why"]) for event in told] == [("automa-cannot", why.reason)] * 2


def test_to_the_right_and_round() -> None:
    assert to_the_right("abcd", "b") == ["c", "d", "a", "b"]
    assert to_the_right("abcd", "d") == ["a", "b", "c", "d"]
    assert to_the_right("abcd", "b", here=True) == ["b", "c", "d", "a"]
