"""Lessons: a guided first game, chapter by chapter, each at a position of its own.

A lesson is a script in `data/lessons/<game>.toml`: how each position is set up (calls of the game's own
`scenario`), what the learner will be asked, and what to answer. Its words are messages of the game's file
`lesson-<game>.ftl`:

    lesson-<chapter>            the chapter's title       lesson-<chapter>-<n>      before the nth part
    lesson-<chapter>-about      what it is about          lesson-<chapter>-<n>-no   why nothing else (`why`)
    lesson-<chapter>-done       what has been learnt

The learner plays seat 0 of a real match. Where they are in a chapter follows from their answers alone, so
that taking back, loading and restarting need nothing of their own.
"""

import tomllib
from collections.abc import Sequence
from enum import Enum
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

import msgspec

from data import ROOT
from data.tables import DataError
from data.words import Text
from engines.kernel.asks import Asked, unfolded
from engines.kernel.match import Answer, Match
from engines.kernel.registry import Game, game_named

LEARNER = 0


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that the learner is asked."""

    ask: str
    answer: tuple[str, ...] = ()  # any of these is right, as written in notation; none: whatever they like
    turn: bool = False  # whatever they like until their turn is over
    optional: bool = False  # left out if something else is asked
    why: bool = False  # whether there are words of its own for another answer

    def takes(self, picks: Sequence[str]) -> bool:
        """Whether this is what the lesson is waiting for."""
        return not self.answer or any(sorted(unfolded(way)) == sorted(picks) for way in self.answer)

    def is_asked(self, asked: Asked) -> bool:
        """Whether this is the question, and the right answer can be given."""
        offered = {option.id for option in (*asked.options, *asked.free)}
        ways = [unfolded(way) for way in self.answer]
        return asked.key == self.ask and (not ways or any(offered.issuperset(way) for way in ways))


class Stand(Enum):
    """How a chapter stands."""

    TASK = "task"  # a part is asked
    STOP = "stop"  # a turn is to be confirmed, or something is about to be seen
    WAITING = "waiting"  # for others
    DONE = "done"
    LOST = "lost"  # the rules have changed under a chapter that somebody had begun


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, and what is to be done there."""

    name: str
    table: dict[str, int | str] = {}  # what the game's `scenario` is called with
    position: tuple[tuple[Any, ...], ...] = ()  # a method, its arguments, and last those that go by name
    part: tuple[Part, ...] = ()
    others: dict[str, str] = {}  # what others answer, by ask; anything where nothing stands here

    def text(self, rest: str = "") -> Text:
        """A message of this chapter's."""
        return Text(f"lesson-{self.name}{rest}")

    def match(self, game: Game[Any], number: int = 0) -> Match[Any]:
        """A match at this position; its steps are counted from a number on."""
        module = import_module(f"engines.{game.id}.scenario")
        try:
            scenario = module.scenario(**self.table)
            for method, *given in self.position:
                named = given.pop() if given and isinstance(given[-1], dict) else {}
                getattr(scenario, method)(*given, **named)
            played = scenario.start()
        except (ValueError, LookupError, TypeError, DataError) as error:
            raise DataError(f"lessons/{game.id}: chapter {self.name!r}: {error}") from error
        match: Match[Any] = played.match
        match.number, match.keep_views = number, True
        return match

    def reached(self, at: int, answers: Sequence[Answer], *, over: bool = False) -> int:
        """The part that comes after these answers of one step; `over`: the step is."""
        mine = [answer for answer in answers if _counts(answer)]
        for answer in mine:
            at = self._of(at, answer.key)
            at += at < len(self.part) and not self.part[at].turn
        return at + 1 if over and mine and at < len(self.part) and self.part[at].turn else at

    def wrong(self, at: int, answers: Sequence[Answer], since: int) -> int | None:
        """The part that waits for something else than one of these answers of a step, from `since` on."""
        for number, answer in enumerate(answers):
            at = self._of(at, answer.key) if _counts(answer) else at
            if not _counts(answer) or at == len(self.part):
                continue
            part = self.part[at]
            if number >= since and part.ask == answer.key and not part.takes(answer.picks):
                return at
            at += not part.turn
        return None

    def _of(self, at: int, key: str) -> int:
        """The first part from here on that this question could be."""
        while at < len(self.part) and self.part[at].optional and self.part[at].ask != key:
            at += 1
        return at

    def now(self, at: int, match: Match[Any]) -> "Place":
        """Where the learner is, after so many parts in earlier steps."""
        for step in match.done:
            at = self.reached(at, step.answers, over=True)
        at = self.reached(at, match.answers)
        asked = match.pending.get(LEARNER)
        if asked is not None and asked.is_stop:
            return Place(Stand.STOP, at)
        if asked is not None:
            at = self._of(at, asked.key)
        if asked is not None and at < len(self.part) and self.part[at].is_asked(asked):
            return Place(Stand.TASK, at)
        if asked is not None and at < len(self.part) and self.part[at].turn and match.answers:
            return Place(Stand.TASK, at)
        if all(part.optional for part in self.part[at:]):
            return Place(Stand.DONE, at)
        return Place(Stand.WAITING if asked is None and not match.ended else Stand.LOST, at)


class Place(NamedTuple):
    """Where in a chapter the learner is."""

    stand: Stand
    part: int


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The chapters, in order."""

    chapter: tuple[Chapter, ...]

    def named(self, name: str) -> Chapter | None:
        """A chapter; None if it is no longer there."""
        return next((chapter for chapter in self.chapter if chapter.name == name), None)

    def after(self, name: str) -> Chapter | None:
        """The chapter that follows; after one that is no longer there, the first."""
        names = [chapter.name for chapter in self.chapter]
        here = names.index(name) + 1 if name in names else 0
        return self.chapter[here] if here < len(names) else None


def _counts(answer: Answer) -> bool:
    """Whether the learner has decided something: not what goes by itself, nor a turn's confirmation."""
    return answer.seat == LEARNER and not answer.by and not answer.key.startswith("stop-")


@cache
def lesson_of(game: str) -> Lesson:
    """The lesson of a game."""
    path = ROOT / "lessons" / f"{game_named(game).id}.toml"
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Lesson)
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise DataError(f"{path}: {error}") from error
