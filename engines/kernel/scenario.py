"""A match that tests play on: lines of notation in, asks, reasons, events and views out."""

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
        self.told: list[Event] = []
        self._gather()

    @property
    def state(self) -> S:
        """The position now."""
        return self.match.state

    def play(self, seat: int, line: str) -> "Played[S]":
        """Answers of one seat in a row: `sell card:3 purple market:2+market:5`.

        An answer that had no alternative was given by the kernel; a line may name it or leave it out.
        """
        forced = self._forced(0, self.match.run.state.events)
        for token in line.split():
            if not self._offers(seat, token) and set(unfolded(token)) <= forced:
                continue
            run, told, before = self.match.run, len(self.told), len(self.match.run.state.events)
            play(self.match, seat, token)
            self._gather()
            events = self.match.run.state.events
            forced = self._forced(told, events[before:] if self.match.run is run else events)
        return self

    def _offers(self, seat: int, token: str) -> bool:
        return seat in self.asks() and all(pick in self.options(seat) for pick in unfolded(token))

    def _forced(self, told: int, events: list[Event]) -> set[str]:
        return {str(event.args["pick"]) for event in [*self.told[told:], *events] if event.key == "forced"}

    def draft(self, seat: int, line: str) -> "Played[S]":
        """The same, but stay in front of the first stop."""
        play(self.match, seat, line, pass_stops=False)
        self._gather()
        return self

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
        for step in self.match.drain_steps():
            self.told += step.events
        self.told += self.match.drain_events()


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
