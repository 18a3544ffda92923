"""What a position is worth to a seat, in Rupees, and how a game goes on in somebody's imagination.

Random play hardly gets anywhere here: it ends Meditation early, sells what it needs and declines to build.
So `temper` goes on eagerly. No rule looks at any of this.
"""

from engines.agra.goods import values
from engines.agra.scoring import final_rupees
from engines.agra.state import Agra, Player, markers_elsewhere
from engines.kernel import Asked, Kind, Random
from engines.kernel.players import random_picks

GOODS = 0.6  # of their present value
FAVOUR = 0.6
TILE = 1.5
CONTRACT = 2.0  # abilities that serve to the end
STEP = 0.7  # of an Influence track
WAITING = 0.8  # a marker on a Notable, an Order or a bowl
STANDING, WORKER = 0.6, 0.3
CRATE, FARMER = 0.4, 0.3
MEDITATION = 0.4

LIKED = 6  # times as likely
DECLINING = ("stop", "nothing", "end", "no", "none", "pass", "0")


def worth(game: Agra, seat: int) -> float:
    """Final Rupees as they stand, and what Goods, Favours and places can still become."""
    me = game.players[seat]
    left = 1.0 if game.last_round is None else 0.5 if game.round < game.last_round else 0.2
    return sum(final_rupees(game, me).values()) + left * prospects(game, me)


def prospects(game: Agra, me: Player) -> float:
    """What is not money yet."""
    prices = values(game)
    workers = [worker for worker in game.workers.values() if worker.seat == me.seat]
    return (
        GOODS * sum(prices[good] * count for good, count in me.goods.items())
        + FAVOUR * me.favours
        + TILE * len(me.tiles)
        + CONTRACT * len(me.contracts)
        + STEP * sum(me.influence.values())
        + WAITING * markers_elsewhere(game, me.seat)
        + sum(STANDING if worker.standing else WORKER for worker in workers)
        + CRATE * me.removed_crates
        + FARMER * sum(me.farmers.values())
        + MEDITATION * me.meditation
    )


def temper(asked: Asked, random: Random) -> list[str]:
    """An answer by chance, where doing something is likelier than declining, and free actions are seldom."""
    if asked.kind is not Kind.ONE:
        return random_picks(asked, random)
    if asked.free and random.below(20 + len(asked.free)) < len(asked.free):
        return [random.choice(asked.free).id]
    ids = [option.id for option in asked.options]
    liked = [pick for pick in ids if pick not in DECLINING]
    if liked and len(liked) < len(ids):
        return [random.choice(liked) if random.below(LIKED + 1) else random.choice(ids)]
    return [random.choice(ids)]
