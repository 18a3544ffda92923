"""Oasis: a game of five minutes that uses all of the kernel. Practice for players, an example for authors."""

from collections import Counter

from engines.kernel import Game, Random, Setting, register
from engines.toy.components import SHELF
from engines.toy.rounds import free, next_step
from engines.toy.scoring import result
from engines.toy.state import Oasis, setup
from engines.toy.view import OasisView, view


def census(game: Oasis) -> dict[str, int]:
    """Where every card and camel is, counted."""
    cards = Counter(game.deck + game.discard)
    for me in game.players:
        cards.update(me.hand + me.cargo + me.seen)
    return {**cards, "camel": game.camels + sum(me.camels for me in game.players)}


def swap_hidden(game: Oasis, seat: int | None, random: Random) -> None:
    """Other hands and the deck, mixed up."""
    others = [me for me in game.players if me.seat != seat]
    pool = game.deck + [card for me in others for card in me.hand + me.seen]
    random.shuffle(pool)
    for me in others:
        me.hand = [pool.pop() for _ in me.hand]
        me.seen = [pool.pop() for _ in me.seen]
    game.deck = pool


def reshuffle(game: Oasis) -> None:
    """The deck, which nobody has seen."""
    game.random.shuffle(game.deck)


def uses() -> frozenset[str]:
    """Everything that happens in some game."""
    turns = {"loaded", "water-found", "traded", "scouted", "drew", "stocked", "drank", "threw-away"}
    raids = {"raids", "fled", "robbed"}
    storm = {"storm-rolls", "storm-dries", "storm-takes-coins", "storm-takes-card", "storm-gathers"}
    return frozenset(turns | raids | storm)


GAME = register(
    Game(
        id="toy",
        prefix="OA",
        players=(1, 2, 3, 4),
        shelf=SHELF,
        state=Oasis,
        setup=setup,
        next_step=next_step,
        view=view,
        view_type=OasisView,
        result=result,
        census=census,
        swap_hidden=swap_hidden,
        uses=uses,
        reshuffle=reshuffle,
        free=free,
        settings=(Setting("length", ("short", "long"), "long"),),
        decisions_cap=500,
    )
)
