"""The market action (EE-100 to EE-104)."""

from data.words import Text
from engines.excavation.box import Card
from engines.excavation.buyers import add_buyer
from engines.excavation.components import SPECIAL, Buyer, CardId
from engines.excavation.gallery import can_recruit, recruit
from engines.excavation.options import buyer_option, closed, different, none_option, word_option
from engines.excavation.state import Excavation, Player
from engines.kernel.asks import Asking, Closed, Option, Refusal, Step


def market_cards(game: Excavation, me: Player) -> list[CardId]:
    """Cards with the symbol of a market where an own explorer is (EE-100)."""
    box = game.box
    numbers = {box.market_at[place] for place in me.explorers if place in box.market_at}
    if not numbers or not (can_recruit(me) or any(game.pool.values())):
        return []
    return [card for card in different(me.hand) if box.cards[card].market in numbers]


def why_no_market(game: Excavation, me: Player) -> Refusal:
    """What stands in the way."""
    if not any(place in game.box.market_at for place in me.explorers):
        return Refusal("EE-100", Text("why-no-market"))
    return Refusal("EE-100", Text("why-card-market"))


def market(game: Excavation, me: Player, card: Card) -> Step:
    """A trader, a special buyer, a coloured buyer: each at most once, in this order, at least one of them."""
    number = card.market
    coloured = any(game.pool[region] for region in game.box.regions)
    later = bool(game.pool[SPECIAL]) or coloured
    done = False
    if can_recruit(me) and (yield from choose(me, "market-trader", "trader", may_refuse=later)):
        yield from add_trader(game, me, number)  # EE-101
        done = True
    if game.pool[SPECIAL] and (yield from choose(me, "market-special", SPECIAL, may_refuse=done or coloured)):
        add_buyer(game, number, SPECIAL)  # EE-102
        done = True
    if any(game.pool[region] for region in game.box.regions):
        buyer = yield from me.ask(
            "market-buyer",
            lambda: coloured_buyers(game, may_refuse=done),
            missing=lambda: missing_buyers(game),
            default="no" if done else None,
        )
        if buyer:
            add_buyer(game, number, buyer)  # EE-103


def choose(me: Player, key: str, word: str, *, may_refuse: bool) -> Asking[bool]:
    """Do it or not; the last thing that can be done at all must be done (EE-061)."""
    options = [word_option(word), none_option("no")] if may_refuse else [word_option(word)]
    return bool((yield from me.ask(key, lambda: options, default=options[-1].id)))


def coloured_buyers(game: Excavation, *, may_refuse: bool) -> list[Option[Buyer]]:
    """The colours that are in the pool."""
    buyers = [buyer_option(region) for region in game.box.regions if game.pool[region]]
    return [*buyers, none_option("no")] if may_refuse else buyers


def missing_buyers(game: Excavation) -> list[Closed]:
    """The colours that the pool does not have (EE-014)."""
    return [
        closed(buyer_option(region), "EE-014", "none-in-pool")
        for region in game.box.regions
        if not game.pool[region]
    ]


def add_trader(game: Excavation, me: Player, number: int) -> Step:
    """One crew marker becomes a trader; any number of them may be at a market (EE-104)."""
    yield from recruit(game, me)
    game.market(number).traders[me.seat] += 1
    game.tell("trader-placed", who=me.who, market=number)
