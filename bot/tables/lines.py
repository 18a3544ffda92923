"""Typed lines: how far several answers in a row may go, and how a line may continue.

Looking beyond a stop, or beyond an answer that others see at once, would be an oracle: what comes after it
may depend on chance and on what others have hidden.
"""

from collections.abc import Callable, Sequence
from typing import Any

from bot.tables.shown import Suggestion
from data.words import Text
from engines.kernel import Asked, BrokenRule, Kind, Match, Refusal, Refused
from engines.kernel.asks import folded, unfolded, written

GO = "go"
MULTIPLE = (Kind.SOME, Kind.AMOUNTS, Kind.ORDER)


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


def play_line(match: Match[Any], seat: int, tokens: Sequence[str]) -> tuple[int, Refusal | None]:
    """Take answers in a row: how many were taken, and why not the next one, if it was refused."""
    for taken, token in enumerate(tokens):
        asked = match.pending.get(seat)
        if taken and asked is not None and asked.is_stop and token != GO:
            return taken, None
        horizon = Horizon(match, seat)
        try:
            match.answer(seat, unfolded(token))
        except Refused as refused:
            if not taken:
                raise
            return taken, refused.refusal
        if horizon.is_passed() or (asked is not None and asked.is_stop):
            return taken + 1, None
    return len(tokens), None


def suggestions(
    match: Match[Any], seat: int, line: str, say: Callable[[Text], str] | None
) -> list[Suggestion]:
    """Legal continuations of a line; `say` writes labels in the reader's language: words match too."""
    words = line.split()
    typed = words if not line or line[-1].isspace() else words[:-1]
    taken, asked, last = _looked_ahead(match, seat, typed)
    start = " ".join(typed[:taken])
    fragment = " ".join(words[taken:])
    if asked is None or (asked.is_stop and taken):
        return [Suggestion(start, last)] if last and not fragment else []
    begun, _, ending = fragment.rpartition("+") if asked.kind in MULTIPLE else ("", "", fragment)
    before = unfolded(begun) if begun else []
    by_id: list[Suggestion] = []
    by_word: list[Suggestion] = []
    for option in (*asked.options, *(() if before else asked.free)):
        picks = [*before, option.id]
        if before and not _could_be(asked, picks):
            continue
        label = written(option.label)
        suggestion = Suggestion(f"{start} {folded(picks)}".strip(), label)
        if option.id.startswith(ending.casefold()):
            by_id.append(suggestion)
        elif say is not None and f" {ending.casefold()}" in f" {say(label).casefold()}":
            by_word.append(suggestion)
    return by_id + by_word


def _looked_ahead(
    match: Match[Any], seat: int, tokens: Sequence[str]
) -> tuple[int, Asked | None, Text | None]:
    """How many answers fit, what is asked then (None: that may not be seen yet), and the last one's label."""
    if not tokens:
        return 0, match.pending.get(seat), None
    ahead = Match.load(match.game, match.save())
    last: Text | None = None
    for taken, token in enumerate(tokens):
        asked = ahead.pending.get(seat)
        if asked is None or asked.is_stop:
            return taken, asked, last
        horizon = Horizon(ahead, seat)
        picks = unfolded(token)
        labels = {option.id: option.label for option in (*asked.options, *asked.free)}
        label = written(labels[picks[-1]]) if picks and picks[-1] in labels else None
        try:
            ahead.answer(seat, picks)
        except (Refused, BrokenRule):
            return taken, asked, last
        last = label or last
        if horizon.is_passed():
            return taken + 1, None, last
    return len(tokens), ahead.pending.get(seat), last


def _could_be(asked: Asked, picks: Sequence[str]) -> bool:
    """Whether picks may stand together in one answer, finished or not."""
    known = all(pick in asked.by_id for pick in picks)
    return known and all(
        picks.count(pick) <= (asked.by_id[pick].at_most if asked.kind is Kind.AMOUNTS else 1)
        for pick in picks
    )
