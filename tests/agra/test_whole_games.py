"""Whole games at random keep the limits of the box, counted here without the engine's help."""

import pytest

from engines.agra import GAME
from engines.agra.state import NEUTRAL, Agra, Player
from engines.kernel import Match, Random
from engines.kernel.players import random_picks
from tests.rules import rule


def keeps_limits(game: Agra) -> None:
    """What must be true at every decision."""
    parts = game.parts
    for me in game.players:
        markers = me.markers + me.favours + len(me.spent) + len(me.scrolls) + sum(me.goods.values())
        markers += sum(len(contract.slots) for contract in me.contracts) + lying_elsewhere(game, me)
        assert markers == 22
        workers = [worker for worker in game.workers.values() if worker.seat == me.seat]
        assert me.workers + len(workers) + sum(contract.workers for contract in me.contracts) == 10
        assert min(me.rupees, me.markers, me.favours, me.workers, *me.goods.values()) >= 0
        assert all(0 <= step <= 9 for step in me.influence.values())
        assert 1 <= me.meditation <= 6
        assert len(me.tiles) <= 4
        assert len(me.spent) == len(set(me.spent))
        assert all(space not in me.crates[track] for track, space in me.farmers.items())
    assert not set(game.workers) & set(game.unbuilt)
    assert game.merchant not in game.unbuilt
    on_goods = [price.good for price in game.prices if price.good]
    assert len(on_goods) == len(set(on_goods))
    for price in game.prices:
        if price.good:
            assert abs(parts.tokens[price.id].sides[price.side] - parts.printed[price.good]) <= 1
    limit = {1: 3, 2: 3, 3: 4, 4: 5, 5: 6, 6: 6}[game.pier]
    for guild, column in game.orders.items():
        assert sum(marker is not None for marker in column) <= max(limit, column.count(NEUTRAL))
        place = game.order_marker[guild]
        assert place == 0 if None not in column else column[place - 1] is None
    assert len(game.display) <= 3


def lying_elsewhere(game: Agra, me: Player) -> int:
    on_notables = sum(pile.count(me.seat) for visitor in game.river for pile in visitor.markers)
    on_orders = sum(column.count(me.seat) for column in game.orders.values())
    return on_notables + on_orders + sum(marker == me.seat for marker in game.bowls.values())


@rule("AG-002", "AG-006", "AG-058", "AG-101", "AG-110", "AG-156", "AG-211")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_random_game_keeps_the_limits_and_ends_with_the_last_round(players: int) -> None:
    match = Match.new(GAME, players, seed=players)
    random = Random.seeded("whole games")
    while not match.ended:
        seat, asked = next(iter(match.pending.items()))
        match.answer(seat, random_picks(asked, random))
        keeps_limits(match.state)
    game = match.state
    assert game.last_round is not None
    assert game.round == game.last_round + 1
    assert game.current == game.first
    triggers = (
        game.fulfilled["IV"] > 0,
        any(9 in me.influence.values() for me in game.players),
        any(None not in column for column in game.orders.values()),
    )
    assert any(triggers)
