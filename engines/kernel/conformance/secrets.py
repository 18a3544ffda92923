"""What is hidden: drafts, hands and decks, and what is still to come."""

from itertools import zip_longest
from typing import Any

import msgspec

from data.words import Text
from engines.kernel.asks import Asked, Refused, written
from engines.kernel.conformance.verdict import Wrong
from engines.kernel.conformance.walk import Offer, Walk, offer, seen_by, state_of
from engines.kernel.match import Match, StepDone
from engines.kernel.random import Random
from engines.kernel.steps import Event, Run


def drafts_are_invisible(walk: Walk) -> None:
    """While somebody drafts, or answers at the same time as others, nobody else sees a byte of it."""
    match, move = walk.match, walk.move
    if move is None:
        return
    same_parallel = move.parallel is not None and move.parallel == match.run.opened
    if not walk.owner_drafts and not (same_parallel and move.number == match.number):
        return
    for seat, before in move.seen.items():
        if seen_by(match, seat) != before:
            raise Wrong(f"seat {seat} sees that seat {move.asked.seat} answered {match.answers[-1]}")


def hidden_things_are_hidden(walk: Walk) -> None:
    """A view is the same to the byte, whatever lies where its seat cannot look."""
    game, state = walk.game, walk.match.state
    walk.looked += 1
    for seat in walk.eyes:
        other = state_of(walk.match)
        game.swap_hidden(other, seat, walk.random)
        walk.hidden = walk.hidden or other != state
        if game.census(other) != game.census(state):
            raise Wrong(f"swapping what seat {seat} cannot know changes the census")
        if msgspec.msgpack.encode(game.view(other, seat)) != msgspec.msgpack.encode(game.view(state, seat)):
            raise Wrong(f"seat {seat} sees something of what it cannot know")


def asks_and_events_tell_no_secrets(walk: Walk) -> None:
    """In two worlds that a seat cannot tell apart the same answers lead to the same asks and events."""
    for step in walk.fresh:
        if step.answers:
            for seat in walk.eyes:
                _told_no_secret(walk, step, seat)


def _told_no_secret(walk: Walk, step: StepDone, seat: int | None) -> None:
    """One finished step, played again in both worlds side by side, until a rule shows what was hidden."""
    state = msgspec.msgpack.decode(step.checkpoint, type=walk.game.state)
    ours = Match(walk.game, walk.plan.players, walk.plan.settings, state, number=step.number)
    theirs = twin(ours, seat, walk.random.next())
    run = ours.run
    for answer in step.answers:
        if _view(theirs, seat) != _view(ours, seat):
            return
        if ours.events(seat) != theirs.events(seat):
            _may_tell(step, run, seat, ours.events(seat), theirs.events(seat))
            return
        if difference := _asked_apart(ours, theirs, seat):
            raise Wrong(f"in {step.name!r} seat {seat} learns a secret from {difference}")
        try:
            theirs.answer(answer.seat, answer.picks)
        except Refused:
            return  # this answer fits only our world, and its ask is secret
        ours.answer(answer.seat, answer.picks)
    if not theirs.done:
        if step.owner is not None and not run.revealed:
            raise Wrong(f"in {step.name!r} seat {seat} learns a secret from who is asked: {_keys(theirs)}")
        return
    told, there = (_told_at_last(match, seat) for match in (ours, theirs))
    if told != there and _view(theirs, seat) == _view(ours, seat):
        _may_tell(step, run, seat, told, there)


def _told_at_last(match: Match[Any], seat: int | None) -> list[Event]:
    """All that a seat was told of the first step that is over."""
    return [event for event in match.drain_steps()[0].events if event.visible_to(seat)]


def _may_tell(step: StepDone, run: Run, seat: int | None, told: list[Event], there: list[Event]) -> None:
    """A step of the table's own shows what it likes; a player's step only behind a barrier."""
    if step.owner is not None and not run.revealed:
        one, other = next(pair for pair in zip_longest(told, there) if pair[0] != pair[1])
        raise Wrong(f"in {step.name!r} seat {seat} is told {one}, elsewhere {other}")


def taking_back_is_no_oracle(walk: Walk) -> None:
    """What can still be taken back has shown nothing: not of hidden things, not of chance."""
    match, move = walk.match, walk.move
    if move is None or move.number != match.number or not match.can_undo(move.asked.seat):
        return
    if match.answers[-1].by == "standing":
        return  # it came by itself after the answer, and is all that can be thought over
    seat, before = move.asked.seat, Match.load(walk.game, move.before)
    chance, salt = walk.random.next(), walk.random.next()
    earlier, later = (twin(at, seat, chance, salt) for at in (before, match))
    if earlier.lost or differs(before, earlier, seat):
        return  # the step showed something before this answer
    if later.lost or differs(match, later, seat):
        raise Wrong(f"seat {seat} can take {match.answers[-1]} back after it has shown something")


def twin(match: Match[Any], seat: int | None, chance: int, salt: int | None = None) -> Match[Any]:
    """The same step with the same answers in another world, which this seat cannot tell from ours.

    With a salt the world's chance is another one too. Answers that do not fit there are `lost`.
    """
    state = msgspec.msgpack.decode(match.checkpoint, type=match.game.state)
    match.game.swap_hidden(state, seat, Random(chance))
    if salt is not None:
        state.random.mix(salt)
    return Match(match.game, match.players, match.settings, state, number=match.number, answers=match.answers)


def differs(match: Match[Any], other: Match[Any], seat: int) -> bool:
    return (
        _view(match, seat) != _view(other, seat)
        or match.events(seat) != other.events(seat)
        or bool(_asked_apart(match, other, seat))
    )


def _asked_apart(match: Match[Any], other: Match[Any], seat: int | None) -> str:
    """By which ask this seat could tell two worlds apart; empty if by none."""
    if match.pending.keys() != other.pending.keys():
        return f"who is asked: {_keys(match)} or {_keys(other)}"
    for asked, there in zip(match.pending.values(), other.pending.values(), strict=True):
        if asked.seat == seat:
            if _in_words(asked) != _in_words(there):
                return f"its own ask: {_named(asked)} or {_named(there)}"
        elif not (asked.ask.secret and there.ask.secret) and offer(asked) != offer(there):
            return f"an ask that is not secret: {_named(asked)} or {_named(there)}"
    return ""


def _keys(match: Match[Any]) -> dict[int, str]:
    return {seat: asked.key for seat, asked in match.pending.items()}


def _named(asked: Asked) -> str:
    return f"{asked.key!r} with {' '.join(option.id for option in asked.options)}"


def _in_words(asked: Asked) -> tuple[Offer, list[Text]]:
    return offer(asked), [written(option.label) for option in asked.options]


def _view(match: Match[Any], seat: int | None) -> bytes:
    return msgspec.msgpack.encode(match.view(seat))


def something_was_hidden(walk: Walk) -> None:
    """A swap that never changes anything proves nothing."""
    if walk.looked and not walk.hidden:
        raise Wrong("swap_hidden never changed anything in the whole game")
