"""What a position is worth to a seat, in credits: for players who think ahead. No rule looks at it."""

from engines.excavation.buyers import interested, popularity_credits
from engines.excavation.scoring import centre_credits, gallery_credits
from engines.excavation.state import Excavation, Player

TURNS = 5  # that a round has for each player, about
CARD = 1.0
TRADER = 1.5
PIECE = 2.0  # an artefact, whatever the markets say today
SALE = 0.7  # of what a sale would bring now, because others change the queues


def worth(game: Excavation, seat: int) -> float:
    """Credits, what galleries and centres will pay, and what hand, traders and storage can still become."""
    me = game.players[seat]
    soon = min(1.0, turns_left(game, me) / 2)
    traders = sum(min(2, market.traders[seat]) for market in game.markets)
    stored = PIECE * len(me.stored) + SALE * best_sale(game, me)
    sure = me.credits + gallery_credits(game.box, me.gallery) + centres(game, seat)
    return sure + soon * (stored + TRADER * traders + CARD * len(me.hand))


def turns_left(game: Excavation, me: Player) -> float:
    """How many turns there will still be: a round ends sooner for those with fewer cards."""
    now = 0.0 if me.passed or game.phase in ("scoring", "prepare") else len(me.hand) / 2
    return now + TURNS * (len(game.box.rounds) - game.round)


def centres(game: Excavation, seat: int) -> float:
    """What the command centres would pay, in this round and the later ones."""
    total = 0.0
    for number, entry in game.box.rounds.items():
        if number >= game.round:
            sure = 1.0 if number == game.round else 0.6
            for centre in game.centres.values():
                total += sure * centre_credits(centre.envoys, entry.centre_credits)[seat]
    return total


def best_sale(game: Excavation, me: Player) -> float:
    """The income of the best sale that traders and artefacts allow now."""
    best = 0.0
    each, bonus = game.box.tables.sale.credits_per_buyer, game.box.sale_bonus
    counts: dict[str, int] = {}
    for kind in me.stored:
        region = game.box.region_of[kind]
        counts[region] = counts.get(region, 0) + 1
    for region, pieces in counts.items():
        buyers = sorted(
            (interested(market.queue, region) for market in game.markets if market.traders[me.seat]),
            reverse=True,
        )
        buyers = [count for count in buyers if count][: min(pieces, len(bonus))]
        if buyers:
            income = popularity_credits(game, region) + each * sum(buyers) + bonus[len(buyers)].credits
            best = max(best, float(income))
    return best
