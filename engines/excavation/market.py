"""The market action (EE-100 to EE-104)."""

from collections.abc import Sequence

from data.words import Text
from engines.excavation.box import Card
from engines.excavation.buyers import add_buyer
from engines.excavation.components import SPECIAL, CardId
from engines.excavation.gallery import can_recruit, recruit
from engines.excavation.options import buyer_option, refusal
from engines.excavation.state import Excavation, Player
from engines.kernel.asks import Option, Refusal, Step

TRADER: Option[str] = Option("trader", "trader", Text("option-trader"))


def no_market(game: Excavation, me: Player) -> Refusal | None:
    """What stands in the way of the market action (EE-100)."""
    if not any(place in game.box.market_at for place in me.explorers):
        return refusal("EE-100", "no-market")
    return None if can_recruit(me) or any(game.pool.values()) else refusal("EE-061", "nothing-for-market")


def misfit_for_market(game: Excavation, me: Player, card: CardId) -> Refusal | None:
    """It must be a card with the symbol of a market where an own explorer is (EE-100)."""
    market = game.box.markets.get(game.box.cards[card].market)
    return None if market and market.location in me.explorers else refusal("EE-100", "card-market")


def market(game: Excavation, me: Player, card: Card) -> Step:
    """A trader, a special buyer, a coloured buyer: each at most once, in this order, at least one of them."""
    number = card.market
    parts = [TRADER, *map(buyer_option, (SPECIAL, *game.box.regions))]
    back = pushed_out(game, number)
    chosen = yield from me.ask_some(
        "market",
        lambda: parts,
        refuse=lambda part: None if part == back else no_part(game, me, part),
        at_least=1,
        at_most=3,
        rule=lambda some: parts_clash(game, me, number, some),
        args=lambda: {"market": number},
        default=next(option.id for option in parts if not no_part(game, me, option.value)),
    )
    for part in chosen:
        if part == TRADER.value:
            yield from add_trader(game, me, number)  # EE-101
        else:
            add_buyer(game, number, part)  # EE-102, EE-103


def no_part(game: Excavation, me: Player, part: str) -> Refusal | None:
    """Why there is no trader to place, or no such buyer (EE-014, EE-101)."""
    if part == TRADER.value:
        return None if can_recruit(me) else refusal("EE-101", "no-crew")
    return None if game.pool[part] else refusal("EE-014", "none-in-pool")


def pushed_out(game: Excavation, number: int) -> str:
    """Who would be in the pool again, pushed out of a full queue by the special buyer (EE-008)."""
    queue = game.market(number).queue
    return queue[0] if len(queue) >= game.box.tables.setup.queue_limit and game.pool[SPECIAL] else ""


def parts_clash(game: Excavation, me: Player, number: int, chosen: Sequence[str]) -> Refusal | None:
    """A single coloured buyer (EE-103), who is in the pool by then (EE-014)."""
    coloured = [part for part in chosen if part in game.box.regions]
    if len(coloured) > 1:
        return refusal("EE-103", "one-colour")
    back = pushed_out(game, number) if SPECIAL in chosen else ""
    return next((no_part(game, me, part) for part in coloured if part != back), None)


def add_trader(game: Excavation, me: Player, number: int) -> Step:
    """One crew marker becomes a trader; any number of them may be at a market (EE-104)."""
    yield from recruit(game, me)
    game.market(number).traders[me.seat] += 1
    game.tell("trader-placed", who=me.who, market=number)
