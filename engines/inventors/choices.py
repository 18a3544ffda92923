"""One of several lists of effects, with whatever each costs (IN-030, IN-291)."""

from collections.abc import Sequence
from functools import partial

from engines.inventors.effects import Way, effect, gain, name_of, pick_way, refuse_effect, work_off
from engines.inventors.labels import effects_text, split_cost
from engines.inventors.paying import pay, price_of, refuse_price
from engines.inventors.purse import purse_of, refuse_hope
from engines.inventors.state import Inventors, Player
from engines.inventors.vocabulary import AnyEffect, Choose
from engines.kernel import Refusal, Step


def refuse_option(game: Inventors, me: Player, option: tuple[AnyEffect, ...]) -> Refusal | None:
    """Its cost cannot be paid, or nothing would come of it."""
    cost, gains = split_cost(option)
    if cost and (why := refuse_price(game, me, cost)):
        return why
    whys = [refuse_effect(game, me, one) for one in gains]
    return None if None in whys else whys[0]


def refuse_choose(game: Inventors, me: Player, effect: Choose) -> Refusal | None:
    """None of the lists can be used."""
    whys = [refuse_option(game, me, option) for option in effect.options]
    return None if None in whys else whys[0]


def choose_ways(game: Inventors, me: Player, effect: Choose) -> list[Way]:
    """The lists that can be used, each by the name of its first effect."""
    return [
        Way(
            f"take:{name_of(split_cost(option)[1][0])}",
            effects_text(*reversed(split_cost(option))),
            partial(take_option, game, me, option),
            gives=() if split_cost(option)[0] else option,
        )
        for option in effect.options
        if refuse_option(game, me, option) is None
    ]


def may_be_payable(game: Inventors, me: Player, effect: Choose) -> bool:
    """Whether cards could help to pay for one of the lists."""
    costs = [price_of(split_cost(option)[0]).owed() for option in effect.options]
    return any(owed and refuse_hope(game, me, purse_of(game, me, owed)) is None for owed in costs)


@effect(Choose, ways=choose_ways, refuse=refuse_choose, hope=may_be_payable)
def choose(game: Inventors, me: Player, effect: Choose) -> Step:
    """One of them, asked apart where too much is to be chosen from."""
    yield from pick_way(game, me, effect)


def take_option(game: Inventors, me: Player, option: tuple[AnyEffect, ...]) -> Step:
    """First the cost, then the effects in any order, beside what paying has triggered."""
    cost, gains = split_cost(option)
    base = len(me.agenda)
    if cost:
        yield from pay(game, me, cost)
    gain(me, gains, since=base)
    yield from work_off(game, me, base)


def with_cost(cost: Sequence[AnyEffect], effects: Sequence[AnyEffect]) -> list[AnyEffect]:
    """Effects, or the offer to pay for them."""
    return [Choose(((*cost, *effects),))] if cost else list(effects)
