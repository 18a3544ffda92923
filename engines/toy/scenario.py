"""Set up any position of Oasis in the game's words, and play on from it.

    match = scenario(players=2).player(0, hand="silk dates", coins=3).stalls(well=2).start()
    match.play(0, "trade silk well")
    assert match.state.players[0].coins == 3 + 5 + 2

A scenario begins with the turns of round 1; nobody holds a card, water or a coin. Cards that are given to
somebody are taken out of the deck; what is left is shuffled by the seed, under the cards named by `deck`.
"""

from engines.kernel import Random
from engines.kernel.scenario import Played, taken
from engines.toy import GAME
from engines.toy.state import Oasis, setup


class Scenario:
    """A position of Oasis in the making."""

    def __init__(self, state: Oasis, settings: dict[str, str]) -> None:
        self.state, self.settings = state, settings

    def player(
        self, seat: int, hand: str = "", cargo: str = "", water: int = 0, coins: int = 0, camels: int = 0
    ) -> "Scenario":
        """What one merchant has."""
        state, me = self.state, self.state.players[seat]
        state.deck.cards += me.hand + me.cargo
        state.camels += me.camels - camels
        me.hand, me.cargo = hand.split(), cargo.split()
        me.water, me.coins, me.camels = water, coins, camels
        state.deck.cards = taken(state.deck.cards, me.hand + me.cargo, "deck")
        return self

    def deck(self, top: str, *, rest: bool = True) -> "Scenario":
        """The cards on top, the first one uppermost; without the rest, it lies on the discard pile."""
        state = self.state
        left = taken(state.deck.cards, top.split(), "deck")
        state.deck.cards = left if rest else []
        state.deck.put_on_top(top.split())
        state.deck.discard += [] if rest else left
        return self

    def stalls(self, **bonus: int) -> "Scenario":
        """The bonus at each stall."""
        self.state.stalls |= bonus
        return self

    def road(self, *encounters: str) -> "Scenario":
        """Whom one meets, the first one first."""
        state = self.state
        state.road.cards = taken(state.road.cards, encounters, "road")
        state.road.put_on_top(encounters)
        return self

    def draws(self, stone: str) -> "Scenario":
        """What the Sandstorm draws next."""
        self.state.stones.pieces = [stone]
        return self

    def start(self) -> Played[Oasis]:
        """Play from here."""
        return Played(GAME, len(self.state.players), self.state, self.settings)


def scenario(
    players: int = 2, *, round: int = 1, phase: str = "turns", length: str = "long", seed: int = 1
) -> Scenario:
    """An empty position at the start of a phase: load, turns, storm or limit."""
    settings = GAME.settings_for(players, {"length": length})
    state = setup(players, settings, Random.seeded(seed), GAME.shelf.today)
    state.round, state.phase = round, phase
    empty = Scenario(state, settings)
    for seat in range(players):
        empty.player(seat)
    return empty
