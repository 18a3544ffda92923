"""Cards: drawing, discarding, choosing one from the hand (EE-016, EE-019, EE-059)."""

from collections.abc import Callable

from data.words import Text
from engines.excavation.components import CardId
from engines.excavation.options import (
    card_option,
    card_text,
    centre_text,
    different,
    place_text,
    region_option,
)
from engines.excavation.state import Excavation, Player
from engines.kernel.asks import Asking, Option, Refusal, Step

MENU = 25  # an ask has no more options


def draw_card(game: Excavation) -> CardId | None:
    """The top action card; an empty deck is made anew from the common discard (EE-016)."""
    if not game.deck:
        if not game.discard:
            return None
        game.deck, game.discard = game.discard, []
        game.random.shuffle(game.deck)
    return game.deck.pop(0)


def draw_cards(game: Excavation, count: int) -> list[CardId]:
    """So many action cards, or as many as there are."""
    drawn = [draw_card(game) for _ in range(count)]
    return [card for card in drawn if card is not None]


def draw_to_hand(game: Excavation, me: Player, count: int) -> Step:
    """Draw action cards into the hand; there is no way back from it."""
    if not count or not (game.deck or game.discard):
        return
    yield from game.barrier("cards")
    cards = draw_cards(game, count)
    me.hand += cards
    game.tell("drew-cards", who=me.who, count=len(cards))
    for card in cards:
        game.tell("drew-card", to=(me.seat,), card=card_text(card))


def draw_and_keep(game: Excavation, me: Player, draw: int, keep: int) -> Step:
    """Draw action cards, keep some, discard the others to the common pile (EE-116)."""
    if min(draw, len(game.deck) + len(game.discard)) <= keep:
        yield from draw_to_hand(game, me, draw)
        return
    yield from game.barrier("cards")
    me.drawn = draw_cards(game, draw)
    for _ in range(min(keep, len(me.drawn))):
        kept = yield from me.ask(
            "keep-card", lambda: [card_option(card) for card in different(me.drawn)], secret=True
        )
        me.drawn.remove(kept)
        me.hand.append(kept)
        game.tell("drew-card", to=(me.seat,), card=card_text(kept))
    game.tell("drew-and-kept", who=me.who, draw=draw, keep=keep)
    for card in me.drawn:
        game.discard.append(card)
        game.tell("discarded", who=me.who, card=card_text(card))
    me.drawn = []


def discard(game: Excavation, me: Player, card: CardId) -> None:
    """An action card goes to the common pile, a travel card to the personal one (EE-059)."""
    me.hand.remove(card)
    if game.box.cards[card].travels:
        me.travelled.append(card)
    else:
        game.discard.append(card)


def choose_card(
    game: Excavation, me: Player, action: str, misfit: Callable[[CardId], Refusal | None]
) -> Asking[CardId]:
    """A card from the hand for an action; which ones there are is nobody else's business."""
    cards = different(me.hand)
    if len(cards) > MENU:  # a hand of so many different cards is chosen from region by region
        fitting = [game.box.cards[card].region or "travel" for card in cards if not misfit(card)]
        region = yield from me.ask(
            "card-region", lambda: [region_option(name) for name in different(fitting)], secret=True
        )
        cards = [card for card in cards if card.startswith(f"{region}-")]
    return (
        yield from me.ask(
            f"card-{action}",
            lambda: [noted_option(game, card, action) for card in cards],
            refuse=misfit,
            secret=True,
        )
    )


def noted_option(game: Excavation, card: CardId, action: str) -> Option[CardId]:
    """A card, with what its symbol or its fuel means for this action."""
    read = game.box.cards[card]
    match action:
        case "travel" if not read.travels:
            return Option(card, card, card_text(card), Text("note-fuel", {"fuel": read.fuel}))
        case "command" if read.market:
            return Option(card, card, card_text(card), centre_text(game.box.markets[read.market].centre))
        case "smuggle" if read.market in game.box.black_market_for:
            return Option(card, card, card_text(card), place_text(game.box.black_market_for[read.market]))
        case _:
            return card_option(card)
