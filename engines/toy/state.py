"""What lies on the table of Oasis, and its set-up (OA-01 to OA-05)."""

from collections.abc import Mapping

from engines.kernel import Board, Random, Seated
from engines.toy.components import SHELF, Components


class Player(Seated, kw_only=True):
    """A merchant with a hidden hand."""

    hand: list[str]
    seen: list[
        str
    ] = []  # the cards a scout is looking at: at every ask each piece lies somewhere in the state
    cargo: list[str] = []
    water: int = 0
    coins: int = 0
    camels: int = 0


class Oasis(Board, kw_only=True):
    """The whole position."""

    players: list[Player]
    deck: list[str]  # the last card is the top one
    discard: list[str] = []
    stalls: dict[str, int]  # the bonus at each stall
    camels: int
    rounds: int
    round: int = 1
    phase: str = "load"
    turn: int = 0  # how many turns of this round are over
    storm: int | None = None  # the Sandstorm's points, when it plays

    @property
    def components(self) -> Components:
        return SHELF.of(self.data)

    def of_turn(self, turn: int) -> Player:
        """Whose turn it is: the first player of a round is one seat further each time (OA-05)."""
        return self.players[(turn + self.round - 1) % len(self.players)]

    def draw(self, count: int) -> list[str]:
        """The top cards, if there are any; an empty deck is made of the discard (OA-04)."""
        drawn: list[str] = []
        while len(drawn) < count and (self.deck or self.discard):
            if not self.deck:
                self.deck, self.discard = self.discard, []
                self.random.shuffle(self.deck)
            drawn.append(self.deck.pop())
        return drawn


def setup(players: int, settings: Mapping[str, str], random: Random, data: str) -> Oasis:
    """Shuffle, deal, and lay out the stalls."""
    tables = SHELF.of(data)
    deck = [kind.id for kind in tables.good for _ in range(kind.copies)]
    random.shuffle(deck)
    start = tables.setup
    return Oasis(
        random=random,
        data=data,
        players=[
            Player(
                seat=seat,
                hand=[deck.pop() for _ in range(start.cards)],
                water=start.water,
                coins=start.coins,
            )
            for seat in range(players)
        ],
        deck=deck,
        stalls=dict.fromkeys(start.stalls, 0),
        camels=start.camels,
        rounds=2 if settings["length"] == "short" else 3,
        storm=0 if players == 1 else None,
    )
