"""What is decided at the same time: the order of arrival does not matter."""

from engines.kernel.conformance.verdict import Wrong
from engines.kernel.conformance.walk import OpenParallel, Walk, position
from engines.kernel.match import Answer, Match
from engines.kernel.random import Random

TRIES = 3


def order_of_arrival_does_not_matter(walk: Walk) -> None:
    """The same simultaneous answers in another order lead to the same position."""
    match, begun = walk.match, walk.parallel
    if begun is not None and (begun.number, begun.first) != (match.number, match.run.opened):
        walk.parallel = None
        done = {step.number: step.answers for step in walk.steps}
        answers = done.get(begun.number, match.answers)[begun.first :]
        _arrived_otherwise(walk, begun, [answer for answer in answers if answer.by != "standing"])
    if walk.parallel is None and match.run.opened is not None:
        walk.parallel = OpenParallel(match.number, match.run.opened, match.save())


def _arrived_otherwise(walk: Walk, begun: OpenParallel, answers: list[Answer]) -> None:
    for _ in range(TRIES):
        other = Match.load(walk.game, begun.save)
        order = shuffled(answers, walk.random)
        for answer in order:
            other.answer(answer.seat, answer.picks)
        if position(other) != position(walk.match):
            raise Wrong(f"in the order {[answer.seat for answer in order]} answers lead somewhere else")


def shuffled(answers: list[Answer], random: Random) -> list[Answer]:
    """Another order of arrival; each seat's own answers stay in theirs."""
    seats = [answer.seat for answer in answers]
    random.shuffle(seats)
    waiting = {seat: [answer for answer in answers if answer.seat == seat] for seat in seats}
    return [waiting[seat].pop(0) for seat in seats]
