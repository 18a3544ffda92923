"""Buyers: the pool with its popularity tracks, the queues, the ship (EE-007 to EE-013)."""

from collections import Counter
from collections.abc import Iterable, Sequence

from data.words import counted, listed
from engines.excavation.components import SPECIAL, Buyer, Region
from engines.excavation.options import buyer_kind, buyer_text
from engines.excavation.state import Excavation, Market

# ---- counting ----


def level(game: Excavation, region: Region) -> int:
    """The popularity of a region: the empty spaces of its track are always the lowest ones (EE-010)."""
    return game.box.tables.buyers.per_region - game.pool[region]


def ranks(game: Excavation) -> dict[Region, int]:
    """The popularity rank of each region; equal levels share the better one (EE-012)."""
    pool = game.pool
    return {
        region: 1 + sum(pool[other] < pool[region] for other in game.box.regions)
        for region in game.box.regions
    }


def popularity_credits(game: Excavation, region: Region) -> int:
    """What the popularity of a region brings in a sale (EE-012, EE-113)."""
    return game.box.rank_credits[ranks(game)[region] - 1]


def interested(queue: Sequence[Buyer], region: Region) -> int:
    """How many buyers of a queue want artefacts of this region (EE-007)."""
    return queue.count(region) + queue.count(SPECIAL)


def sale_income(game: Excavation, region: Region, markets: Sequence[int]) -> int:
    """Credits for a whole sale: popularity once, the buyers, several markets (EE-113 to EE-115)."""
    bonus = game.box.sale_bonus[len(markets)].credits
    return popularity_credits(game, region) + buyers_credits(game, region, markets) + bonus


def buyers_credits(game: Excavation, region: Region, markets: Sequence[int]) -> int:
    """What the interested buyers of these markets pay (EE-114)."""
    buyers = sum(interested(game.market(number).queue, region) for number in markets)
    return game.box.tables.sale.credits_per_buyer * buyers


# ---- moving ----


def add_buyer(game: Excavation, number: int, buyer: Buyer) -> None:
    """Let a buyer from the pool join a queue at the back; a full queue pushes its front one out (EE-008)."""
    if not game.pool[buyer]:
        return  # EE-014
    game.pool[buyer] -= 1  # from the lowest occupied space (EE-009)
    queue = game.market(number).queue
    if len(queue) >= game.box.tables.setup.queue_limit:
        gone = queue.pop(0)
        game.pool[gone] += 1
        game.tell("pushed-out", market=number, buyer=gone)
    queue.append(buyer)
    game.tell("buyer-joined", market=number, buyer=buyer)


def send_home(game: Excavation, buyers: Iterable[Buyer]) -> None:
    """Return buyers to the pool, each to the highest free space of its track (EE-009)."""
    for buyer in buyers:
        game.pool[buyer] += 1


def send_to_ship(game: Excavation, region: Region, markets: Sequence[int]) -> None:
    """The buyers of the latest sale board the ship; those of the sale before go home first (EE-117)."""
    if game.ship:
        send_home(game, game.ship)
        crowd = Counter(game.ship)
        game.tell("ship-emptied", buyers=listed([counted(n, buyer_text(who)) for who, n in crowd.items()]))
        game.ship = []
    for number in markets:
        market = game.market(number)
        game.ship += [buyer for buyer in market.queue if buyer in (region, SPECIAL)]
        market.queue = [buyer for buyer in market.queue if buyer not in (region, SPECIAL)]


# ---- buyer cards ----


def fill_queue(game: Excavation, number: int, wanted: int) -> None:
    """Draw buyer cards until a queue has so many buyers (EE-045, EE-074)."""
    queue, joined = game.market(number).queue, []
    while len(queue) < wanted and _some_card_helps(game):
        buyer = draw_buyer_card(game)
        game.buyer_discard.append(buyer)
        if game.pool[buyer]:  # otherwise the next card is drawn (EE-076)
            game.pool[buyer] -= 1
            queue.append(buyer)
            joined.append(buyer_kind(buyer))
    if joined:
        game.tell("queue-filled", market=number, buyers=listed(joined))


def draw_buyer_card(game: Excavation) -> Buyer:
    """The top buyer card; an empty deck is made anew from the discard (EE-017)."""
    if not game.buyer_deck:
        game.buyer_deck, game.buyer_discard = game.buyer_discard, []
        game.random.shuffle(game.buyer_deck)
    return game.buyer_deck.pop(0)


def _some_card_helps(game: Excavation) -> bool:
    return any(game.pool[buyer] for buyer in game.buyer_deck) or any(
        game.pool[buyer] for buyer in game.buyer_discard
    )


def refresh_queue(game: Excavation, number: int) -> None:
    """Step 2 of the preparation, for one market (EE-072 to EE-074)."""
    setup = game.box.tables.setup
    market: Market = game.market(number)
    if len(market.queue) >= setup.queue_limit:
        gone = market.queue.pop(0)
        send_home(game, [gone])
        game.tell("buyer-went-home", market=number, buyer=gone)
    fill_queue(game, number, setup.queue_refresh_target)
