"""A match that tests play on: lines of notation in, asks, reasons, events and views out."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from data.words import words
from engines.kernel.asks import Asked, Refusal, unfolded
from engines.kernel.match import Match
from engines.kernel.notation import pass_all_stops, play
from engines.kernel.registry import Game, Result
from engines.kernel.steps import Board, Event

S = TypeVar("S", bound=Board)


class Played(Generic[S]):
    """A position set up by hand, under way.

    Stops (barriers, handing over, the end of a turn) are passed by themselves. What is refused raises
    `Refused` and changes nothing.
    """

    def __init__(
        self, game: Game[S], players: int, state: S, settings: Mapping[str, str] | None = None
    ) -> None:
        self.match = Match(game, players, game.settings_for(players, settings or {}), state)
        self._over: list[Event] = []  # of steps that are over
        self.named: Counter[str] = Counter()  # answers of the kernel's that a line has named
        self._gather()

    @property
    def state(self) -> S:
        """The position now."""
        return self.match.state

    def play(self, seat: int, line: str) -> "Played[S]":
        """Answers of one seat in a row: `sell card:3 purple market:2+market:5`.

        An answer that had no alternative was given by the kernel; a line may name it or leave it out.
        """
        self._send(seat, line, pass_stops=True)
        return self

    def draft(self, seat: int, line: str) -> "Played[S]":
        """The same, but stay in front of the first stop."""
        self._send(seat, line, pass_stops=False)
        return self

    def _send(self, seat: int, line: str, *, pass_stops: bool) -> None:
        for token in line.split():
            picks = unfolded(token)
            if not self._offers(seat, picks) and not self.named + Counter(picks) - self._forced():
                self.named.update(picks)
                continue
            play(self.match, seat, token, pass_stops=pass_stops)
            self._gather()

    def _offers(self, seat: int, picks: Sequence[str]) -> bool:
        asked = self.match.pending.get(seat)
        offered = [*asked.by_id, *(action.id for action in asked.free)] if asked else []
        return asked is not None and all(pick in offered for pick in picks)

    def _forced(self) -> Counter[str]:
        """What the kernel has answered so far, a draft included."""
        run = self.match.run
        events = [*self.told, *run.state.events[run.told :]]
        return Counter(str(event.args["pick"]) for event in events if event.key == "forced")

    def asked(self, seat: int) -> Asked:
        """What this seat must decide now."""
        pass_all_stops(self.match)
        return self.match.asked(seat)

    def options(self, seat: int) -> list[str]:
        """The ids of what this seat may choose now, free actions included."""
        asked = self.asked(seat)
        return [option.id for option in (*asked.options, *asked.free)]

    def key(self, seat: int) -> str:
        """The key of the question that this seat is asked now."""
        return self.asked(seat).key

    def why_not(self, seat: int) -> dict[str, Refusal]:
        """What this seat cannot choose now, by id, with the rule that closes it."""
        return {closed.id: closed.why for closed in self.asked(seat).why_not()}

    def asks(self) -> dict[int, str]:
        """Everybody who is asked something now, with the question's key."""
        return {seat: asked.key for seat, asked in sorted(self.match.pending.items())}

    def events(self, key: str | None = None) -> list[Event]:
        """What happened so far, all of it or by key."""
        return [event for event in self.told if key is None or event.key == key]

    @property
    def told(self) -> list[Event]:
        """What was published so far, to whomever."""
        return self._over + self.match.published

    def log(self, lang: str = "en", seat: int | None = None) -> list[str]:
        """What happened so far, in words, as this seat or a spectator reads it."""
        vocabulary = words(lang, self.match.game.id)
        return [vocabulary.say(event.text()) for event in self.told if event.visible_to(seat)]

    def view(self, seat: int | None = None) -> msgspec.Struct:
        """The position for one pair of eyes."""
        return self.match.view(seat)

    def undo(self, seat: int) -> "Played[S]":
        """Take the last answer of this seat back."""
        self.match.undo(seat)
        return self

    @property
    def result(self) -> Result | None:
        """How it ended, once it has."""
        return self.match.result

    def _gather(self) -> None:
        self._over += [event for step in self.match.drain_steps() for event in step.events]


def spread(counts: Mapping[str, int]) -> list[str]:
    """`{"wood": 2}` as a list of so many."""
    return [name for name, count in counts.items() for _ in range(count)]


def taken(things: Sequence[Any], wanted: Sequence[Any], what: str) -> list[Any]:
    """What is left when the wanted things are taken out; an error in words if they are not there."""
    left = list(things)
    for thing in wanted:
        if thing not in left:
            raise ValueError(f"{what}: there is no {thing!r} left to take")
        left.remove(thing)
    return left
