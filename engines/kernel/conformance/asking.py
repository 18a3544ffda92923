"""What is asked: well formed, writable, and nothing else can be answered."""

import re
from collections import Counter

from engines.kernel.asks import Asked, Kind, Refused, unfolded
from engines.kernel.conformance.verdict import Wrong
from engines.kernel.conformance.walk import Walk, copy, position
from engines.kernel.players import any_picks

OPTION_ID = re.compile(r"[a-z0-9:._>-]+")
RESERVED = ("-", "go")  # "nothing", and the answer to a stop
MOST = 25


def asks_are_well_formed(walk: Walk) -> None:
    """At least one and at most 25 options, with short ids of their own; an answer is possible."""
    if not walk.match.pending and not walk.match.ended:
        raise Wrong("nobody is asked anything, but the game is not over")
    for asked in walk.match.pending.values():
        if asked.is_stop:
            continue
        where = f"ask {asked.key!r}"
        if not asked.options:
            raise Wrong(f"{where} has no option")
        for what, options in (("options", asked.options), ("free actions", asked.free)):
            if len(options) > MOST:
                raise Wrong(f"{where} has {len(options)} {what}, more than {MOST}")
        ids = [option.id for option in (*asked.options, *asked.free)]
        for name, count in Counter(ids).items():
            if not OPTION_ID.fullmatch(name) or name in RESERVED:
                raise Wrong(f"{where} has an option with the id {name!r}")
            if count > 1:
                raise Wrong(f"{where} offers {name!r} {count} times")
        if asked.kind is not Kind.AMOUNTS and any(option.at_most != 1 for option in asked.options):
            raise Wrong(f"{where} offers something more than once, but does not ask for amounts")
        if asked.ask.at_least > asked.most:
            raise Wrong(f"{where} wants {asked.ask.at_least} of at most {asked.most}")
        shut = {closed.id for closed in asked.why_not()}
        if both := sorted(shut.intersection(ids)):
            raise Wrong(f"{where} offers {both[0]!r} and says that it is closed")


def texts_can_be_written(walk: Walk) -> None:
    """Questions, labels, reasons and events exist in every language, with their arguments, and fit."""
    proofreader = walk.proofreader
    for asked in walk.match.pending.values():
        proofreader.asked(asked)
        total = asked.total([option.id for option in asked.options[: asked.most]])
        if total is not None:
            proofreader.text(total)
    for event in walk.news:
        proofreader.event(event)
        if event.to is not None and not set(event.to) <= set(range(walk.plan.players)):
            raise Wrong(f"the event {event.key!r} is told to {event.to}, who do not sit here")
    if walk.match.result is not None:
        proofreader.result(walk.match.result)


def refusals_have_reasons(walk: Walk) -> None:
    """What an ask's own rule refuses, it refuses by a rule of the rulebook, in words."""
    for asked in walk.match.pending.values():
        if asked.ask.rule is None:
            continue
        try:
            asked.read(any_picks(asked, walk.random))
        except Refused as refused:
            walk.proofreader.refusal(refused.refusal)


def other_answers_are_refused(walk: Walk) -> None:
    """What was not offered is refused, with a reason, and changes nothing."""
    match = walk.match
    before = match.save(), position(match)
    for seat in (-1, *range(walk.plan.players + 1)):
        asked = match.pending.get(seat)
        for picks in [[], ["go"]] if asked is None else foreign(asked):
            try:
                match.answer(seat, picks)
            except Refused as refused:
                walk.proofreader.text(refused.refusal.reason)
            else:
                raise Wrong(f"seat {seat} answered {picks}, which was not offered")
    if (match.save(), position(match)) != before:
        raise Wrong("an answer that was refused changed something")


def closed_options_say_why(walk: Walk) -> None:
    """Whoever types what is closed is told why, as the list of what is closed says it."""
    for seat, asked in walk.match.pending.items():
        for action in walk.game.missing(walk.match.state, seat):
            if action.refuse is None or action.refuse() is None:
                raise Wrong(f"{asked.key!r}: the free action {action.id!r} can be done, but is not offered")
        for closed in asked.why_not():
            try:
                walk.match.answer(seat, [closed.id])
            except Refused as refused:
                if refused.refusal != closed.why:
                    raise Wrong(f"{asked.key!r}: {closed.id!r} is refused by {refused.refusal}") from refused
            else:
                raise Wrong(f"{asked.key!r}: {closed.id!r} is closed, and was taken")


def foreign(asked: Asked) -> list[list[str]]:
    """Answers that are not of this ask's shape: something unknown, too few, too many, too often."""
    ids = [option.id for option in asked.options]
    all_of_it = [option.id for option in asked.options for _ in range(option.at_most)]
    answers = [["no-such-option"], [*ids[:1], "no-such-option"]]
    if asked.kind in (Kind.ONE, Kind.STOP):
        return [*answers, [], (ids * 2)[:2]]
    if asked.kind is Kind.ORDER:
        return [*answers, ids[1:], [*ids, ids[0]]]
    answers.append([ids[0]] * (asked.options[0].at_most + 1))
    if asked.least > 0:
        answers.append(all_of_it[: asked.least - 1])
    if asked.ask.at_most < len(all_of_it):
        answers.append(all_of_it[: asked.ask.at_most + 1])
    return answers


def defaults_and_standing_answers_fit(walk: Walk) -> None:
    """What an absent player answers is legal, and so is every answer that one may give for always."""
    for seat, asked in walk.match.pending.items():
        default = asked.ask.default
        if default is not None:
            try:
                asked.read(unfolded(default))
            except Refused as refused:
                raise Wrong(f"ask {asked.key!r}: the default {default!r} is refused: {refused}") from refused
            absent = copy(walk.match)
            if not absent.answer_default(seat) or absent.save() == walk.match.save():
                raise Wrong(f"ask {asked.key!r}: the default {default!r} was not taken")
        if asked.ask.standing:
            _standing(walk, asked)


def _standing(walk: Walk, asked: Asked) -> None:
    if asked.kind is not Kind.ONE:
        raise Wrong(f"ask {asked.key!r} takes standing answers, but wants more than one thing")
    for option in asked.options:
        always = copy(walk.match)
        always.set_standing(asked.seat, asked.key, option.id)
        answers = [answer for step in always.drain_steps() for answer in step.answers] + always.answers
        fresh = [answer for answer in answers[len(walk.match.answers) :] if answer.seat == asked.seat]
        if not fresh or (fresh[0].by, fresh[0].picks) != ("standing", (option.id,)):
            raise Wrong(f"ask {asked.key!r}: the standing answer {option.id!r} was not taken")
