"""Oasis: a game of five minutes that uses all of the kernel. Practice for players, an example for authors."""

from engines.kernel import Game, Random, Setting, register
from engines.kernel.piles import census as census_of
from engines.kernel.piles import swapped
from engines.toy.components import SHELF
from engines.toy.rounds import free, next_step
from engines.toy.scoring import result
from engines.toy.state import Oasis, setup, upgrade
from engines.toy.view import OasisView, view
from engines.toy.worth import worth


def census(game: Oasis) -> dict[str, int]:
    """Where every card, camel and encounter is, counted."""
    hands = [cards for me in game.players for cards in (me.hand, me.cargo, me.seen)]
    pieces = census_of(game.deck.all, *hands, game.road.all, game.met)
    return {**pieces, "camel": game.camels + sum(me.camels for me in game.players)}


def swap_hidden(game: Oasis, seat: int | None, random: Random) -> None:
    """Other hands and the deck, mixed up, and the road."""
    others = [me for me in game.players if me.seat != seat]
    swapped(random, [game.deck.cards, *(cards for me in others for cards in (me.hand, me.seen))])
    game.road.shuffle(random)


def reshuffle(game: Oasis) -> None:
    """The deck and the road, which nobody has seen."""
    game.deck.shuffle(game.random)
    game.road.shuffle(game.random)


def uses() -> frozenset[str]:
    """Everything that happens in some game."""
    turns = {"loaded", "water-found", "traded", "scouted", "drew", "stocked", "drank", "threw-away"}
    raids = {"raids", "fled", "robbed"}
    road = {"met", "gained", "spent", "bonus-rises", "caravan"}
    storm = {
        "storm-draws",
        "storm-dries",
        "storm-takes-coins",
        "storm-takes-card",
        "storm-gathers",
        "storm-blows",
    }
    return frozenset(turns | raids | road | storm)


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
        version=2,
        upgrade=upgrade,
        settings=(Setting("length", ("short", "long"), "long"),),
        decisions_cap=500,
        worth=worth,
    )
)
