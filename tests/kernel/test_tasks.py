"""Any order: each task at most once, what is left, what goes by itself, what appears meanwhile."""

from collections.abc import Callable, Sequence

import pytest

from engines.kernel import Match, Refusal, Refused, Step, Text
from engines.kernel.tasks import Task, in_any_order
from tests.kernel.small import Small, begun

GO = Text("option-go")
NOT_YET = Refusal("SM-1", Text("refused-undo"))


def noting(game: Small, name: str) -> Callable[[], Step]:
    """A rule that notes a name."""

    def rule() -> Step:
        game.note(name)
        yield from ()

    return rule


def match_of(tasks: Callable[[Small], Sequence[Task]]) -> Match[Small]:
    """A match in which seat 0 does these tasks; what was left is noted last."""

    def rule(game: Small) -> Step:
        left = yield from in_any_order(game.players[0], "action", lambda: tasks(game))
        game.note(f"left {' '.join(task.id for task in left)}".strip())

    return begun(rule)


def options(match: Match[Small]) -> list[str]:
    return [option.id for option in match.asked(0).options]


def test_the_player_chooses_the_order_and_the_last_one_goes_by_itself() -> None:
    match = match_of(lambda game: [Task(name, GO, noting(game, name)) for name in "abc"])
    assert options(match) == ["a", "b", "c"]
    match.answer(0, ["c"])
    assert options(match) == ["a", "b"]
    match.answer(0, ["a"])
    assert match.state.notes == ["c", "a", "b", "left"]
    assert [event.key for event in match.events(0)] == []


def test_enough_is_offered_when_all_that_is_left_is_optional() -> None:
    match = match_of(
        lambda game: [Task(name, GO, noting(game, name), optional=name != "a") for name in "abc"]
    )
    assert options(match) == ["a", "b", "c"]
    match.answer(0, ["a"])
    assert options(match) == ["b", "c", "enough"]
    match.answer(0, ["b"])
    assert options(match) == ["c", "enough"]
    match.answer(0, ["enough"])
    assert match.state.notes == ["a", "b", "left c"]


def test_what_is_welcome_is_done_first_and_without_a_question() -> None:
    match = match_of(
        lambda game: [Task(name, GO, noting(game, name), optional=True, welcome=name == "b") for name in "ab"]
    )
    assert match.state.notes == ["b"]
    assert options(match) == ["a", "enough"]


def test_what_cannot_be_done_yet_says_why_and_can_be_done_later() -> None:
    def tasks(game: Small) -> list[Task]:
        second = lambda: None if "a" in game.notes else NOT_YET
        return [
            Task("a", GO, noting(game, "a"), optional=True),
            Task("b", GO, noting(game, "b"), optional=True, refuse=second),
        ]

    match = match_of(tasks)
    assert options(match) == ["a", "enough"]
    with pytest.raises(Refused) as caught:
        match.answer(0, ["b"])
    assert caught.value.refusal == NOT_YET
    match.answer(0, ["a"])
    assert options(match) == ["b", "enough"]


def test_what_can_never_be_done_is_left_without_a_question() -> None:
    match = match_of(lambda game: [Task("a", GO, noting(game, "a"), refuse=lambda: NOT_YET)])
    assert match.state.notes == ["left a"]


def test_tasks_appear_and_vanish_meanwhile() -> None:
    def tasks(game: Small) -> list[Task]:
        names = "abc" if not game.notes else "cde" if len(game.notes) == 1 else "e"
        return [Task(name, GO, noting(game, name)) for name in names]

    match = match_of(tasks)
    match.answer(0, ["b"])
    assert options(match) == ["c", "d", "e"]
    match.answer(0, ["d"])
    assert match.state.notes == ["b", "d", "e", "left"]


def test_a_trigger_in_the_middle_of_a_payment_may_be_kept_for_later() -> None:
    """Two coins are paid one by one; the first brings a trigger that waits as long as the player likes."""

    def tasks(game: Small) -> list[Task]:
        paid = sum(note.startswith("coin") for note in game.notes)
        triggers = [Task("climb", GO, noting(game, "climb"))] if paid else []
        coins = [Task(f"coin:{paid}", GO, noting(game, f"coin {paid}"))] if paid < 2 else []
        return [*triggers, *coins]

    match = match_of(tasks)
    assert match.state.notes == ["coin 0"]  # nothing else could be done
    assert options(match) == ["climb", "coin:1"]
    match.answer(0, ["coin:1"])
    assert match.state.notes == ["coin 0", "coin 1", "climb", "left"]


def test_each_refusal_is_found_once_for_each_question() -> None:
    judged: list[str] = []

    def judge(name: str) -> Callable[[], None]:
        return lambda: judged.append(name)

    match = match_of(lambda game: [Task(name, GO, noting(game, name), refuse=judge(name)) for name in "ab"])
    assert options(match) == ["a", "b"]
    assert judged == ["a", "b"]
