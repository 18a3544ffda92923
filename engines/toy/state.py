"""What lies on the table of Oasis, and its set-up (OA-01 to OA-05)."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from engines.kernel import Board, Random, Seated
from engines.kernel.piles import Bag, Deck
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
    deck: Deck[str]
    road: Deck[str]  # who can be met
    met: list[str] = []  # whom somebody is meeting
    caravan: bool = False  # whether somebody had three camels
    stalls: dict[str, int]  # the bonus at each stall
    camels: int
    rounds: int
    round: int = 1
    phase: str = "load"
    turn: int = 0  # how many turns of this round are over
    storm: int | None = None  # the Sandstorm's points, when it plays
    stones: Bag[str]
    blown: str  # the stall that the storm blew over last

    @cached_property
    def components(self) -> Components:
        return SHELF.of(self.data)

    def of_turn(self, turn: int) -> Player:
        """Whose turn it is: the first player of a round is one seat further each time (OA-05)."""
        return self.players[(turn + self.round - 1) % len(self.players)]


def setup(players: int, settings: Mapping[str, str], random: Random, data: str) -> Oasis:
    """Shuffle, deal, and lay out the stalls."""
    tables = SHELF.of(data)
    deck = Deck([kind.id for kind in tables.good for _ in range(kind.copies)])
    deck.shuffle(random)
    road = Deck([one.id for one in tables.encounter for _ in range(one.copies)])
    road.shuffle(random)
    start = tables.setup
    return Oasis(
        random=random,
        data=data,
        players=[
            Player(
                seat=seat,
                hand=deck.draw(random, start.cards),
                water=start.water,
                coins=start.coins,
            )
            for seat in range(players)
        ],
        deck=deck,
        road=road,
        stalls=dict.fromkeys(start.stalls, 0),
        camels=start.camels,
        rounds=2 if settings["length"] == "short" else 3,
        storm=0 if players == 1 else None,
        stones=Bag(tables.stones if players == 1 else []),
        blown=start.stalls[-1],
    )


def upgrade(raw: dict[str, Any], version: int) -> dict[str, Any]:
    """Version 1 had its deck and discard pile apart, no road, and a storm that rolled a die."""
    if version < 2:
        raw["deck"] = {"cards": raw["deck"], "discard": raw.pop("discard", [])}
        raw |= {"road": {}, "stones": {}, "blown": [*raw["stalls"]][-1]}
    return raw
