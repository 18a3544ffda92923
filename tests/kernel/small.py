"""The smallest game there can be: one rule, given by a test, and what it noted."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import msgspec

from engines.kernel import (
    Board,
    Game,
    Match,
    NextStep,
    Option,
    Random,
    Result,
    Score,
    Seated,
    Step,
    Text,
)
from engines.toy import GAME as OASIS


class Sitter(Seated, kw_only=True):
    """Somebody with something of their own."""

    notes: list[str] = []


class Small(Board, kw_only=True):
    """What was noted so far, and how many steps are over."""

    players: list[Sitter]
    notes: list[str] = []
    steps: int = 0

    def note(self, what: object) -> None:
        """Remember something, for the test to look at."""
        self.notes.append(str(what))


class SmallView(msgspec.Struct):
    """All of it: nothing is hidden here but drafts."""

    seat: int | None
    notes: list[str]
    steps: int


Rule = Callable[[Small], Step]


def small(
    *rules: Rule,
    owners: Sequence[int | None] = (0,),
    free: Callable[[Small, int], Sequence[Option[Any]]] | None = None,
    **more: Any,
) -> Game[Small]:
    """A game in which these rules are the steps, one after the other."""

    def setup(players: int, settings: Mapping[str, str], random: Random, data: str) -> Small:
        return Small(random=random, data=data, players=[Sitter(seat=seat) for seat in range(players)])

    def next_step(state: Small) -> NextStep | None:
        if state.steps == len(rules):
            return None
        number = state.steps
        return NextStep(f"step {number}", owners[number % len(owners)], whole(state, rules[number]))

    def whole(state: Small, rule: Rule) -> Step:
        yield from rule(state)
        state.steps += 1

    def result(state: Small) -> Result:
        return Result([Score(me.seat, 1, 0, {}) for me in state.players], (0,))

    game = Game(
        id="small",
        prefix="SM",
        players=(1, 2, 3, 4),
        shelf=OASIS.shelf,
        state=Small,
        setup=setup,
        next_step=next_step,
        view=lambda state, seat: SmallView(seat, list(state.notes), state.steps),
        view_type=SmallView,
        result=result,
        census=lambda state: {},
        swap_hidden=lambda state, seat, random: None,
        uses=frozenset,
        reshuffle=lambda state: None,
    )
    return replace(game, **({"free": free} if free else {}), **more)


def begun(*rules: Rule, players: int = 2, **more: Any) -> Match[Small]:
    """A match of such a game."""
    return Match.new(small(*rules, **more), players, seed=1)


def options(*ids: str, at_most: int = 1) -> Callable[[], list[Option[str]]]:
    """Options whose values are their ids."""
    return lambda: [Option(name, name, Text("option-go"), at_most=at_most) for name in ids]


def notes_of(match: Match[Small], seat: int | None) -> list[str]:
    """The notes that a seat sees."""
    view = match.view(seat)
    assert isinstance(view, SmallView)
    return view.notes


def pass_stop(match: Match[Small], seat: int) -> None:
    """Agree to go on."""
    assert match.asked(seat).is_stop
    match.answer(seat, ["go"])
