"""What makes a position that was set up by hand complete, and what makes it impossible."""

from collections.abc import Mapping, Sequence

from engines.agra.builder import walk
from engines.agra.components import LEVELS
from engines.agra.imperial import markers_in, next_free_order
from engines.agra.state import Agra, markers_elsewhere
from engines.kernel.spelling import Impossible


def lay_boat(game: Agra, said: int | None, fulfilled: Mapping[str, int]) -> None:
    """Where the contracts demand it, or where it was said to be."""
    parts = game.parts
    piers = parts.pier
    counts = dict.fromkeys(LEVELS, 0)
    for me in game.players:
        for contract in me.contracts:
            counts[parts.level_of[contract.id]] += 1
    for level in LEVELS:
        counts[level] = max(counts[level], fulfilled.get(level, 0))
    pier = said or 1
    for number in range(1, len(piers)):
        needed = piers[number - 1].moves_on
        assert needed is not None
        beyond = any(counts[level] and level not in parts.open_levels[number] for level in LEVELS)
        if number < pier:
            counts[needed.level] = max(counts[needed.level], needed.count)
        elif counts[needed.level] >= needed.count or beyond:
            if said is not None:
                raise Impossible(f"with these contracts the Boat would not lie at pier {pier} any more")
            pier = number + 1
            counts[needed.level] = max(counts[needed.level], needed.count)
    game.pier, game.fulfilled = pier, {level: counts[level] for level in LEVELS}


def stand_order_markers(game: Agra, said: Sequence[str]) -> None:
    """On free Orders; those of the guilds in `said` must stand where they are."""
    for guild, column in game.orders.items():
        place = game.order_marker[guild]
        if markers_in(column) == len(column):
            game.order_marker[guild] = 0
        elif place == 0 or column[place - 1] is not None:
            if guild in said:
                raise Impossible(f"the Order marker of the {guild} stands on a free Order, not on {place}")
            game.order_marker[guild] = next_free_order(column, place)


def fill_supplies(game: Agra) -> None:
    """Markers and Workers that lie nowhere else."""
    limits = game.parts.limits
    for me in game.players:
        stored = sum(len(contract.slots) for contract in me.contracts)
        placed = sum(me.goods.values()) + me.favours + len(me.spent) + len(me.scrolls) + stored
        placed += markers_elsewhere(game, me.seat)
        if placed > limits.markers:
            raise Impossible(f"seat {me.seat} has placed {placed} markers, but has only {limits.markers}")
        me.markers = limits.markers - placed
        busy = sum(worker.seat == me.seat for worker in game.workers.values())
        busy += sum(contract.workers for contract in me.contracts)
        if busy > limits.workers:
            raise Impossible(f"seat {me.seat} has placed {busy} Workers, but has only {limits.workers}")
        me.workers = limits.workers - busy
        strange = [
            name for name in me.spent if name not in (*me.tiles, *(a.id for a in game.parts.favour_action))
        ]
        if strange:
            raise Impossible(f"seat {me.seat} cannot have used {strange[0]}: it has no such Favour action")


def check_city(game: Agra, builder_said: bool) -> None:
    """Pieces stand on built buildings, the Builder on one that is not."""
    for space, worker in game.workers.items():
        if space in game.unbuilt:
            raise Impossible(f"seat {worker.seat} has a Worker at {space}, which is not built")
    for good in game.coins:
        if good in game.unbuilt:
            raise Impossible(f"Rupees lie at {good}, which is not built")
    if game.merchant in game.unbuilt:
        raise Impossible(f"the Merchant stands at {game.merchant}, which is not built")
    if game.builder is not None and game.builder not in game.unbuilt:
        if builder_said:
            raise Impossible(f"the Builder stands at {game.builder}, which is built")
        # He has walked on.
        game.builder = walk(game.parts.path, game.unbuilt, game.builder, 1)[0] if game.unbuilt else None


def check_cards(game: Agra) -> None:
    """Every card and tile lies in one place."""
    river = [visitor.id for visitor in game.river]
    for me in game.players:
        for contract in me.contracts:
            if contract.id in river:
                raise Impossible(f"{contract.id} is on the river and a contract of seat {me.seat}")
        for tile in me.bonuses:
            if tile in game.bonuses:
                raise Impossible(f"the bonus tile {tile} is left and with seat {me.seat}")
