"""What secondary actions could still bring, in any number of steps (AG-042): what is worth asking."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import NamedTuple, TypeAlias

from engines.agra.components import FavourAction
from engines.agra.goods import gainable, own_goods, values
from engines.agra.secondary import discount, groups, is_unused, lying, own_favour_actions, refuse_phase
from engines.agra.state import Agra, Player
from engines.agra.vocabulary import (
    ANY,
    DeliverAkbarOrOrder,
    DeliverNotable,
    Effect,
    ExchangeSameValue,
    GainFavours,
    GainGood,
    GainMeditationPoints,
    Influence,
    MovePriceToken,
    OncePerTurn,
    Process,
    StandWorkers,
)

Maker: TypeAlias = GainGood | Process | ExchangeSameValue


class Means(NamedTuple):
    """A secondary action: what it takes, and what it does."""

    is_left: Callable[[], bool]  # not used yet in this turn
    needs: int  # Favours there must be
    pays: int  # Favours that go
    goods: tuple[str, ...]
    effects: tuple[Effect, ...]
    makers: list[Maker]  # those of them that end with another Good
    moves: bool  # whether one of them changes values


class Prospects(NamedTuple):
    """The goods within reach, with the Favours that each costs by the cheapest way, and the effects."""

    goods: dict[str, int]
    effects: list[Effect]

    def allow(self, kind: type[Effect]) -> bool:
        """Whether an effect of this kind is within reach."""
        return any(type(effect) is kind for effect in self.effects)


def prospects(game: Agra, me: Player) -> Prospects:
    """Follow every way until it leads nowhere new.

    What two ways would both need is not counted twice, so this may promise too much, but never too little.
    """
    cost = dict.fromkeys(own_goods(me), 0)
    if not any(within_reach() for within_reach, _ in groups(game, me)):
        return Prospects(cost, [])
    worth = values(game)
    means = [one for one in all_means(game, me) if one.is_left()]
    used: list[Effect] = []
    fresh = [True] * len(means)
    purse, moves, grown = me.favours, False, True
    while grown:
        grown = False
        for place, one in enumerate(means):
            paid = 0
            for good in one.goods:
                paid += cost.get(good, FAR)
            if paid + one.needs > purse:
                continue
            if fresh[place]:
                fresh[place], grown = False, True
                used += one.effects
                purse += sum(favours_of(game, me, effect) for effect in one.effects)
                moves = moves or one.moves
            pays = one.pays - (discount(game, me, one.pays) if me.contracts else 0)
            for effect in one.makers:
                for source, result in leads(game, effect, cost, worth, moves):
                    spent = paid + (cost[source] if source else 0)
                    if spent + one.needs <= purse and spent + pays < cost.get(result, FAR):
                        cost[result], grown = spent + pays, True
    return Prospects(cost, used)


FAR = 1000  # more Favours than there are


def all_means(game: Agra, me: Player) -> list[Means]:
    """Favour actions, contracts, luxury goods, oil and curry; made once as long as one has just these."""
    return game.once(("means", me.seat, len(me.contracts), *me.tiles), lambda: list(every_means(game, me)))


def every_means(game: Agra, me: Player) -> Iterator[Means]:
    for action in own_favour_actions(game, me):
        yield means(partial(favour_is_left, game, me, action), action.needs, action.pays, (), action.effects)
    for contract in me.contracts:
        for one in game.parts.notables[contract.id].abilities:
            if isinstance(one, OncePerTurn):
                yield means(partial(is_unused, contract), 0, 0, tuple(one.pay), one.effects)
    for luxury in game.parts.luxury:
        if luxury.timing == "any":
            yield means(partial(has_no_scroll, me, luxury.good), 0, 0, (luxury.good,), luxury.effects)
    for entry in game.parts.stand_up:
        yield means(lambda: True, 0, 0, tuple(entry.pay), (StandWorkers(entry.workers),))


def means(
    is_left: Callable[[], bool], needs: int, pays: int, goods: tuple[str, ...], effects: tuple[Effect, ...]
) -> Means:
    makers = [effect for effect in effects if isinstance(effect, Maker)]
    moves = any(isinstance(effect, MovePriceToken) for effect in effects)
    return Means(is_left, needs, pays, goods, effects, makers, moves)


def favour_is_left(game: Agra, me: Player, action: FavourAction) -> bool:
    return action.id not in me.spent and refuse_phase(game, action) is None


def has_no_scroll(me: Player, good: str) -> bool:
    return good not in me.scrolls


def favours_of(game: Agra, me: Player, effect: Effect) -> int:
    """How many Favours an effect may bring; what a contract or an Order leads to is not foreseen."""
    if type(effect) is GainFavours:  # in a loop, in which `isinstance` of structs is slow
        return effect.n
    if type(effect) is Influence:
        steps = game.parts.influence_step
        found = [
            sum(step.favours for step in steps[at : at + effect.n])
            for name, at in me.influence.items()
            if effect.guild in (ANY, name)
        ]
        return sum(sorted(found, reverse=True)[: effect.tracks])
    return game.parts.limits.markers if type(effect) in (DeliverNotable, DeliverAkbarOrOrder) else 0


def leads(
    game: Agra, effect: Maker, goods: Mapping[str, int], worth: Mapping[str, int], moves: bool
) -> list[tuple[str | None, str]]:
    """The goods that an effect makes out of these, or out of nothing; `moves`: values may change before."""
    if type(effect) is GainGood:
        return [(None, good) for good in (worth if moves else gainable(game, effect))]
    if type(effect) is Process:
        before, after = effect.from_value, effect.to_value
        return [
            (source, result)
            for source in goods
            for result in game.parts.results[source]
            if moves or (before in (None, worth[source]) and after in (None, worth[result]))
        ]
    return [(source, good) for source in goods for good in worth if moves or worth[good] == worth[source]]


def could_gain(game: Agra, me: Player, good: str) -> bool:
    """Whether secondary actions could still bring this Good, in any number of steps."""
    return me.seat == game.current and good in prospects(game, me).goods


def could_meditate(game: Agra, me: Player) -> bool:
    """Whether a Worker could be stood up to lie down, or points be had without one."""
    tiles = any(game.parts.favours[tile].phase == "meditation" for tile in me.tiles)
    if not tiles and not lying(game, me):
        return False
    ahead = prospects(game, me)
    return ahead.allow(GainMeditationPoints) or (bool(lying(game, me)) and ahead.allow(StandWorkers))
