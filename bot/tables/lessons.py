"""What a table that teaches knows of its lesson; nothing here changes anything."""

import logging
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.store.rows import Head
from bot.tables.shown import Taught
from data.tables import DataError
from data.words import Text
from engines.kernel import Match, Random, Refused, StepDone, game_named
from engines.kernel.asks import Asked, unfolded
from engines.kernel.lessons import LEARNER, Chapter, Place, Stand, lesson_of
from engines.kernel.players import random_picks

log = logging.getLogger(__name__)


def begun(game: str, chapter: Chapter, number: int = 0) -> Match[Any]:
    """A match at the position of a chapter; a host's own tables may not have what it needs."""
    try:
        return chapter.match(game_named(game), number)
    except DataError as error:
        log.error("a lesson cannot be set up", exc_info=error, extra={"about": {"game": game}})
        raise Refused("refused-lesson") from error


def place_of(head: Head, match: Match[Any]) -> Place:
    """Where the learner is."""
    chapter = _chapter(head)
    return chapter.now(head.taught, match) if chapter else Place(Stand.LOST, 0)


def check(head: Head, match: Match[Any], known: int) -> None:
    """Refuse an answer that the chapter is not about: it is taken back, and the learner is told why."""
    chapter = _chapter(head)
    answers = match.done[0].answers if match.done else match.answers
    wrong = chapter.wrong(head.taught, answers, known) if chapter else None
    if chapter is not None and wrong is not None:
        why = chapter.text(f"-{wrong + 1}-no").key if chapter.part[wrong].why else "learn-otherwise"
        raise Refused(why)


def after(head: Head, steps: Sequence[StepDone]) -> Head:
    """The head when these steps are over."""
    chapter, taught = _chapter(head), head.taught
    if chapter is not None:
        for step in steps:
            taught = chapter.reached(taught, step.answers, over=True)
    return msgspec.structs.replace(head, taught=taught)


def answer_for(head: Head, asked: Asked, chance: Random) -> Sequence[str]:
    """What somebody else answers in a lesson."""
    chapter = _chapter(head)
    line = chapter.others.get(asked.key) if chapter else None
    picks = unfolded(line) if line is not None else []
    return picks if line is not None and set(picks) <= set(asked.by_id) else random_picks(asked, chance)


def taught(head: Head, match: Match[Any]) -> Taught:
    """What the learner is told now."""
    lesson, place = lesson_of(head.game), place_of(head, match)
    chapter = lesson.named(head.chapter) or lesson.chapter[0]
    match place.stand:
        case Stand.TASK:
            words = chapter.text(f"-{place.part + 1}")
        case Stand.STOP:
            ends = match.pending[LEARNER].key == "stop-end"
            words = Text("learn-stop" if ends else "learn-barrier")
        case Stand.WAITING:
            words = Text("learn-waits")
        case Stand.DONE:
            words = chapter.text("-done")
        case Stand.LOST:
            words = Text("learn-lost")
    return Taught(
        title=chapter.text(),
        number=lesson.chapter.index(chapter) + 1,
        of=len(lesson.chapter),
        words=words,
        over=place.stand in (Stand.DONE, Stand.LOST),
    )


def is_over(head: Head, match: Match[Any]) -> bool:
    """Whether there is nothing left to do in this chapter."""
    return place_of(head, match).stand in (Stand.DONE, Stand.LOST)


def _chapter(head: Head) -> Chapter | None:
    return lesson_of(head.game).named(head.chapter)
