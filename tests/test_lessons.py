"""Lessons: each is played to its end, so that no change of a rule or a text leaves one behind."""

from collections.abc import Iterator
from typing import Any

import pytest

from data import LANGUAGES, ROOT
from data.audit import LOCALES, messages
from engines.kernel import Answer, Game, Match, Random, game_named, games
from engines.kernel.asks import unfolded
from engines.kernel.lessons import LEARNER, Chapter, Part, Stand, lesson_of
from engines.kernel.players import random_picks

LESSONS = sorted(path.stem for path in (ROOT / "lessons").glob("*.toml"))
CHAPTERS = [(game, chapter) for game in LESSONS for chapter in lesson_of(game).chapter]
LONGEST = 1200  # characters on a panel above the question
MOST = 120  # answers in a chapter

every_lesson = pytest.mark.parametrize("game", LESSONS)
every_chapter = pytest.mark.parametrize(
    ("game", "chapter"), CHAPTERS, ids=[f"{game}-{chapter.name}" for game, chapter in CHAPTERS]
)


def played(game: Game[Any], chapter: Chapter, way: int, seed: int) -> Iterator[tuple[Match[Any], Part]]:
    """Go through a chapter, answering in this of the ways that are right, or at random where all are."""
    match, chance = chapter.match(game), Random.seeded(seed)
    for _ in range(MOST):
        place = chapter.now(0, match)
        if place.stand is Stand.DONE:
            return
        assert place.stand is not Stand.LOST, f"part {place.part + 1} is not what is asked: {match.pending}"
        if LEARNER not in match.pending:
            seat, asked = next(iter(match.pending.items()))
            line = chapter.others.get(asked.key)
            match.answer(seat, unfolded(line) if line else random_picks(asked, chance), by="bot")
            continue
        asked = match.pending[LEARNER]
        if place.stand is Stand.STOP:
            match.answer(LEARNER, [asked.options[0].id])
            continue
        part = chapter.part[place.part]
        yield match, part
        line = part.answer[min(way, len(part.answer) - 1)] if part.answer else None
        match.answer(LEARNER, random_picks(asked, chance) if line is None else unfolded(line))
    raise AssertionError("the chapter never ends")


@every_chapter
@pytest.mark.parametrize("way", [0, 1])
def test_a_chapter_can_be_played_to_its_end(game: str, chapter: Chapter, way: int) -> None:
    met = {id(part) for _, part in played(game_named(game), chapter, way, seed=way)}
    left_out = [part for part in chapter.part if id(part) not in met and not part.optional]
    assert left_out == []


@every_lesson
def test_what_a_lesson_says_is_there_in_every_language_and_nothing_else(game: str) -> None:
    wanted: set[str] = set()
    for chapter in lesson_of(game).chapter:
        rest = ["", "-about", "-done"]
        for number, part in enumerate(chapter.part, start=1):
            rest += [f"-{number}", *([f"-{number}-no"] if part.why else [])]
        wanted |= {chapter.text(end).key for end in rest}
    for lang in LANGUAGES:
        path = LOCALES / lang / f"lesson-{game}.ftl"
        assert set(messages(path)) == wanted
        assert all(len(line) < LONGEST for line in path.read_text(encoding="utf-8").splitlines())


@every_lesson
def test_only_right_answers_go_on_and_nobody_is_trapped(game: str) -> None:
    for chapter in lesson_of(game).chapter:
        for number, part in enumerate(chapter.part):
            if part.answer:
                before = [Answer(LEARNER, p.ask, tuple(unfolded((*p.answer, "x")[0]))) for p in chapter.part]
                right, wrong = before[: number + 1], [*before[:number], Answer(LEARNER, part.ask, ("?",))]
                if not any(p.turn for p in chapter.part[:number]):
                    assert chapter.wrong(0, right, number) is None
                    assert chapter.wrong(0, wrong, number) == number


def test_a_part_that_is_left_out_is_passed() -> None:
    chapter = Chapter("road", part=(Part("flee", ("no",), optional=True), Part("action", ("trade",))))
    trade = Answer(LEARNER, "action", ("trade",))
    assert chapter.reached(0, [trade]) == 2
    assert chapter.wrong(0, [trade], 0) is None
    assert chapter.reached(0, [Answer(LEARNER, "flee", ("no",))]) == 1


def test_a_turn_of_ones_own_lasts_until_it_is_over() -> None:
    chapter = Chapter("own", part=(Part("action", turn=True), Part("action", ("trade",))))
    answers = [Answer(LEARNER, "action", ("stock",)), Answer(LEARNER, "stock-what", ("water",))]
    assert chapter.reached(0, answers) == 0
    assert chapter.reached(0, answers, over=True) == 1
    assert chapter.reached(0, [Answer(1, "action", ("scout",))], over=True) == 0


def test_every_game_has_a_lesson() -> None:
    assert list(games()) == LESSONS
