"""Device cards in hand: drawing, discarding, the hand limit, playing a card (IN-020 to IN-023, IN-321)."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from data.words import listed
from engines.inventors.effects import Way, effect, resolve
from engines.inventors.labels import effects_text, named
from engines.inventors.state import Inventors, Player
from engines.inventors.vocabulary import Draw
from engines.kernel import Option, Refusal, Step, Text


def can_draw(game: Inventors, count: int) -> int:
    """How many cards can be drawn, with the discards shuffled in (IN-023)."""
    return min(count, len(game.deck) + len(game.discards))


def refuse_draw(game: Inventors, me: Player, effect: Draw) -> Refusal | None:
    """Without cards nothing is drawn (IN-023)."""
    return None if can_draw(game, 1) or game.together else Refusal("IN-023", Text("why-no-cards"))


def draw_ways(game: Inventors, me: Player, effect: Draw) -> list[Way]:
    """All at once."""
    return [
        Way("draw", Text("option-draw", {"n": effect.n}), partial(draw, game, me, effect), gives=(effect,))
    ]


@effect(
    Draw,
    ways=draw_ways,
    alone=lambda game, me, effect: True,
    refuse=refuse_draw,
    at_once=lambda game, me, effect: game.together,
    hope=lambda game, me, effect: True,  # whatever is discarded can be drawn again
)
def draw(game: Inventors, me: Player, effect: Draw) -> Step:
    """From the deck into the hand; where all play at once, when all are done."""
    if game.together:
        me.owed += effect.n
        return
    yield from game.barrier("draw")
    deal(game, me, effect.n)
    yield from hand_limit(game, me)


def top_card(game: Inventors) -> str:
    """Take the top card of the deck; an empty one is made of the discards (IN-023)."""
    if not game.deck:
        game.deck, game.discards = game.discards, []
        game.random.shuffle(game.deck)
        game.tell("reshuffled")
    return game.deck.pop()


def deal(game: Inventors, me: Player, count: int) -> None:
    """Take so many cards from the deck, or what is left."""
    drawn = [top_card(game) for _ in range(can_draw(game, count))]
    me.hand += drawn
    if drawn:
        game.tell("drew", who=me.who, count=len(drawn))
        game.tell("drew-these", to=(me.seat,), cards=listed([named("card", card) for card in drawn]))


def put_away(game: Inventors, me: Player, card: str) -> None:
    """A card leaves the hand; what is everybody's waits until all are done."""
    me.hand.remove(card)
    (me.leaving if game.together else game.discards).append(card)


def card_text(card: str) -> Text:
    return named("card", card)


def hand_options(me: Player) -> list[Option[str]]:
    """The cards in hand."""
    return [Option(card, card, card_text(card)) for card in sorted(me.hand)]


class Surplus(NamedTuple):
    """What happens to a card too many."""

    card: str
    played: bool


def hand_limit(game: Inventors, me: Player) -> Step:
    """Cards above the limit are discarded or played at once, also out of turn (IN-020)."""
    while len(me.hand) > game.parts.limits.hand:
        surplus = yield from me.ask(
            "hand-limit",
            lambda: surplus_options(game, me),
            args=lambda: {"count": len(me.hand) - game.parts.limits.hand},
            secret=True,
            atomic=True,
        )
        if surplus.played:
            yield from play(game, me, surplus.card)
        else:
            put_away(game, me, surplus.card)
            game.tell("discarded", who=me.who, cards=card_text(surplus.card))


def surplus_options(game: Inventors, me: Player) -> Sequence[Option[Surplus]]:
    """Each card discarded, or played for what it does."""
    hand = sorted(me.hand)
    discards = [
        Option(f"discard:{card}", Surplus(card, False), Text("option-discard", {"card": card_text(card)}))
        for card in hand
    ]
    return [*discards, *(Option(f"play:{card}", Surplus(card, True), play_text(game, card)) for card in hand)]


def play_text(game: Inventors, card: str) -> Text:
    """A card as something to play."""
    effects = effects_text(game.parts.cards[card].play)
    return Text("option-play", {"card": card_text(card), "effects": effects})


def play(game: Inventors, me: Player, card: str) -> Step:
    """A card for one or both effects at its edge (IN-321)."""
    put_away(game, me, card)
    game.tell("played", who=me.who, card=card_text(card))
    yield from resolve(game, me, game.parts.cards[card].play)


def discard_cards(game: Inventors, me: Player, count: int, *, atomic: bool = True) -> Step:
    """So many cards of choice from the hand; asked also where all of them go, for nobody else knows them."""
    cards = yield from me.ask_some(
        "discard",
        lambda: hand_options(me),
        at_least=count,
        at_most=count,
        args=lambda: {"count": count},
        secret=True,
        atomic=atomic,
    )
    throw_away(game, me, cards)


def throw_away(game: Inventors, me: Player, cards: Sequence[str]) -> None:
    """These cards leave the hand, unused."""
    for card in cards:
        put_away(game, me, card)
    game.tell("discarded", who=me.who, cards=listed([card_text(card) for card in cards]))
