"""The Research action (SC-120)."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from engines.kernel import Option, Refusal, Step, Text
from engines.scholars.action import Reach
from engines.scholars.choices import or_none
from engines.scholars.components import ResearchOption
from engines.scholars.effects import Will, perform
from engines.scholars.labels import cost_text, effects_text, named
from engines.scholars.state import Player, Scholars
from engines.scholars.supply import cannot_pay, pay
from engines.scholars.vocabulary import WHITE, Effect, GainSilver, ResearchUp


class Researching(NamedTuple):
    """An option, and the track it climbs."""

    option: ResearchOption
    track: str | None


def gains(researching: Researching) -> list[Effect]:
    """What it gives, on this very track; Silver first, it may feed what the track offers."""
    row: list[Effect] = [
        ResearchUp(researching.track, one.n)
        if isinstance(one, ResearchUp) and researching.track is not None
        else one
        for one in researching.option.gain
    ]
    return sorted(row, key=lambda one: not isinstance(one, GainSilver))


def research_options(game: Scholars, reaches: Sequence[Reach]) -> list[Option[Researching]]:
    """The four options, those with a colour for each colour the action can have."""
    options: list[Option[Researching]] = []
    tracks = [game.parts.track_of[reach.colour] for reach in reaches if reach.colour != WHITE]
    for option in game.parts.research_option:
        climbs: Sequence[str | None] = tracks if option.needs_colour and tracks else (None,)
        for track in climbs:
            researching = Researching(option, track)
            name = f"{option.id}:{track}" if len(climbs) > 1 else option.id
            options.append(Option(name, researching, partial(research_label, researching)))
    return options


def research_label(researching: Researching) -> Text:
    option, gain = researching.option, effects_text(gains(researching))
    if not option.cost:
        return Text("research-free", {"value": option.min_value, "gain": gain})
    cost = cost_text(option.cost)
    return Text("research-paid", {"value": option.min_value, "cost": cost, "gain": gain})


def refuse_research(me: Player, value: int, researching: Researching | None) -> Refusal | None:
    """Value, colour and Gold (SC-120)."""
    if researching is None:
        return None
    option = researching.option
    if option.needs_colour and researching.track is None:
        return Refusal("SC-120", Text("why-no-colour"))
    if value < option.min_value:
        return Refusal("SC-120", Text("why-value", {"value": option.min_value, "have": value}))
    return cannot_pay(me, option.cost, "SC-120")


def research(game: Scholars, me: Player, reaches: Sequence[Reach], *, skip: bool) -> Step:
    """One of the four options (SC-120)."""
    value = reaches[0].value
    researching = yield from me.ask(
        "research",
        lambda: or_none(research_options(game, reaches), when=skip, label="option-no-action"),
        refuse=lambda researching: refuse_research(me, value, researching),
        args=lambda: {"value": value, "colour": named("colour", reaches[0].colour)},
    )
    if researching is None:
        return
    game.tell("researches", who=me.who, option=research_label(researching))
    yield from pay(game, me, researching.option.cost)
    yield from perform(game, me, gains(researching), Will.MAY)
