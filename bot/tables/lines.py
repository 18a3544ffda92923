"""Typed lines: how far several answers in a row may go, and how a line may continue.

Looking beyond a stop, or beyond an answer that others see at once, would be an oracle: what comes after it
may depend on chance and on what others have hidden.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.tables.shown import Suggestion
from bot.tables.wording import AND, MULTIPLE, Say, Typed, fits, read, spelled
from data.words import Text
from engines.kernel import Asked, BrokenRule, Match, Refusal, Refused
from engines.kernel.asks import folded, unfolded, written

GO = "go"


class Horizon:
    """How far one seat may look: its own draft, up to the next stop."""

    def __init__(self, match: Match[Any], seat: int) -> None:
        self.match, self.seat = match, seat
        self.number, self.opened = match.number, match.run.opened
        self.drafts = self.opened is not None or match.run.step.owner == seat

    def is_passed(self) -> bool:
        """Whether the answer given since then leads out of the draft."""
        match = self.match
        return (
            not self.drafts
            or match.number != self.number
            or match.run.opened != self.opened
            or self.seat not in match.pending
        )


class Taken(NamedTuple):
    """How far a line went: answers, the words they took, and why not the next one, if it was refused."""

    answers: int
    words: int
    refusal: Refusal | None = None


def play_line(match: Match[Any], seat: int, words: Sequence[str], say: Say | None = None) -> Taken:
    """Take answers in a row."""
    answers = used = 0
    while used < len(words):
        asked = match.pending.get(seat)
        typed = read(asked, words[used:], say) if asked else Typed(unfolded(words[used]), 1)
        if answers and asked is not None and asked.is_stop and typed.picks != [GO]:
            break
        horizon = Horizon(match, seat)
        try:
            match.answer(seat, typed.picks)
        except Refused as refused:
            if not answers:
                raise
            return Taken(answers, used, refused.refusal)
        answers, used = answers + 1, used + typed.words
        if horizon.is_passed() or (asked is not None and asked.is_stop):
            break
    return Taken(answers, used)


def suggestions(match: Match[Any], seat: int, line: str, say: Say | None) -> list[Suggestion]:
    """Legal continuations of a line; `say` writes labels in the reader's language: words match too."""
    words = line.split()
    seen = _looked_ahead(match, seat, words, say, is_open=bool(line) and not line[-1].isspace())
    rest = words[seen.used :]
    if seen.asked is None or (seen.asked.is_stop and seen.ids):
        return [seen.suggestion()] if seen.ids and not rest else []
    before, ending = _begun(seen.asked, rest, say)
    by_id: list[Suggestion] = []
    by_word: list[Suggestion] = []
    for option in (*seen.asked.options, *(() if before else seen.asked.free)):
        picks = [*before, option.id]
        if before and not _could_be(seen.asked, picks):
            continue
        label = written(option.label)
        if option.id.startswith(ending.casefold()):
            by_id.append(seen.then(seen.asked, picks, label, say))
        elif say is not None and fits(ending, say(label)):
            by_word.append(seen.then(seen.asked, picks, label, say))
    return by_id + by_word


class Seen(NamedTuple):
    """A line as far as it may be followed: its answers by ids and in words, and what is asked then."""

    asked: Asked | None  # None: that may not be seen yet
    used: int = 0
    ids: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    last: Text = Text("option-go")

    def suggestion(self) -> Suggestion:
        """The line as it is."""
        return Suggestion(" ".join(self.ids), self.last, ", ".join(self.words) if all(self.words) else "")

    def and_then(self, asked: Asked, picks: Sequence[str], label: Text, say: Say | None) -> "Seen":
        """With one more answer."""
        worded = spelled(asked, picks, say) if say else ""
        return self._replace(ids=(*self.ids, folded(picks)), words=(*self.words, worded), last=label)

    def then(self, asked: Asked, picks: Sequence[str], label: Text, say: Say | None) -> Suggestion:
        """The line with one more answer."""
        return self.and_then(asked, picks, label, say).suggestion()


def _looked_ahead(
    match: Match[Any], seat: int, words: Sequence[str], say: Say | None, *, is_open: bool
) -> Seen:
    """Follow the answers that are written to their end; `is_open`: the last word may still go on."""
    ahead, seen = match, Seen(match.pending.get(seat))
    while seen.asked is not None and seen.used < len(words) and not seen.asked.is_stop:
        typed = read(seen.asked, words[seen.used :], say)
        used = seen.used + typed.words
        if typed.goes_on or (is_open and used == len(words)):
            break
        if ahead is match:
            ahead = Match.load(match.game, match.save())
        horizon = Horizon(ahead, seat)
        labels = {option.id: option.label for option in (*seen.asked.options, *seen.asked.free)}
        try:
            ahead.answer(seat, typed.picks)
        except (Refused, BrokenRule):
            break
        label = written(labels[typed.picks[-1]]) if typed.picks else seen.last
        seen = seen.and_then(seen.asked, typed.picks, label, say)._replace(
            used=used, asked=None if horizon.is_passed() else ahead.pending.get(seat)
        )
    return seen


def _begun(asked: Asked, rest: Sequence[str], say: Say | None) -> tuple[list[str], str]:
    """What of the last answer is finished, where it has several parts, and how its last part begins."""
    if asked.kind not in MULTIPLE or not rest:
        return [], " ".join(rest)
    if AND in rest:
        split = len(rest) - 1 - rest[::-1].index(AND)
        return read(asked, rest[:split], say).picks if split else [], " ".join(rest[split + 1 :])
    begun, plus, ending = " ".join(rest).rpartition(AND)
    return (unfolded(begun), ending) if plus and begun else ([], " ".join(rest))


def _could_be(asked: Asked, picks: Sequence[str]) -> bool:
    """Whether picks may stand together in one answer, finished or not."""
    known = all(pick in asked.by_id for pick in picks)
    return known and all(picks.count(pick) <= asked.by_id[pick].at_most for pick in picks)
