"""The whole position, as plain data. Lists of hidden things have the top first."""

from functools import cached_property
from typing import Literal, TypeAlias

import msgspec

from data.words import Who
from engines.excavation.box import Box
from engines.excavation.checks import check
from engines.excavation.components import (
    ZU,
    Buyer,
    CardId,
    CentreId,
    Components,
    DifficultyId,
    FactionId,
    Kind,
    Place,
    Region,
)
from engines.kernel.asks import Seated
from engines.kernel.registry import Shelf
from engines.kernel.steps import Board

Phase: TypeAlias = Literal["factions", "mulligan", "draft", "action", "scoring", "prepare", "over"]

shelf: Shelf[Components] = Shelf("excavation", Components, check)
_boxes: dict[str, Box] = {}


def box_of(data: str) -> Box:
    """The components of this digest, indexed once."""
    box = _boxes.get(data)
    if box is None:
        box = _boxes[data] = Box(shelf.of(data))
    return box


class Player(Seated, kw_only=True):
    """A faction's board and pieces; Zu's too, on the seat behind the people's."""

    faction: FactionId = ""
    credits: int = 0
    crew: int = 0  # available; Zu's unlimited crew is never counted here
    explorers: list[Place] = []  # two until the third is placed (EE-048)
    hand: list[CardId] = []
    travelled: list[CardId] = []  # travel cards in the personal discard or set aside by a pass
    hold: list[Kind] = []
    hidden: list[Kind] = []
    gallery: list[Kind] = []  # the cells with a guard
    columns: list[Region] = []  # column bonuses taken (EE-020)
    token: int = 0  # initiative token of this round; 0: none
    passed: bool = False
    # Seen by this player only, in the middle of something.
    packet: list[CardId] = []  # of a draft
    picks: list[CardId] = []  # chosen in a draft
    drawn: list[CardId] = []  # by a sale or an ability, to choose from
    tiles: list[Kind] = []  # by a survey
    ledger: dict[str, int] = {}  # where the credits came from and went

    @property
    def is_zu(self) -> bool:
        """Whether the rulebook plays this board."""
        return self.faction == ZU

    @property
    def who(self) -> Who:
        """The name, in texts."""
        return Who(self.seat)

    @property
    def stored(self) -> list[Kind]:
        """Everything in hold and hidden compartment."""
        return self.hold + self.hidden

    def gain(self, amount: int, why: str) -> None:
        """Take credits from the bank, or pay them if the amount is negative; the ledger remembers why."""
        self.credits += amount
        self.ledger[why] = self.ledger.get(why, 0) + amount


class Market(msgspec.Struct):
    """A market's queue, front first, and its traders by seat."""

    queue: list[Buyer]
    traders: list[int]


class Centre(msgspec.Struct):
    """A command centre: envoys by seat, and the command card beside it."""

    envoys: list[int]
    card: str = ""


class Forecast(msgspec.Struct):
    """A card of the forecast row, and whose crew stands on it."""

    card: CardId
    crew: int | None = None


class Zu(msgspec.Struct):
    """The solo opponent's cards."""

    deck: list[str]
    later: list[list[str]]  # the decks of the next rounds
    discard: list[str] = []
    revealed: list[str] = []  # the discarded cards that were seen, oldest first; a burnt one was not
    removed: list[str] = []
    options: list[DifficultyId] = []


class Excavation(Board, kw_only=True):
    """A game of Excavation Earth."""

    players: list[Player]
    people: int
    drafted: bool = False  # the variant for experienced players (EE-049)
    phase: Phase = "factions"
    round: int = 1
    order: list[int] = []  # seats in turn order
    turn: int = 0  # whose turn it is, as a place in the order
    picked: int = 0  # draft choices made in this round
    markets: list[Market]
    pool: dict[Buyer, int]
    boxed: dict[Buyer, int] = {}  # buyers that are not used with so few players
    ship: list[Buyer] = []
    centres: dict[CentreId, Centre]
    command_deck: list[str]
    command_boxed: list[str] = []
    sites: dict[Place, list[Kind]]  # face up on the dig sites
    black: dict[Region, list[Kind]]  # black-market stacks
    stacks: dict[Region, list[Kind]]  # face down
    sold: list[Kind] = []
    deck: list[CardId]
    discard: list[CardId] = []
    buyer_deck: list[Buyer]
    buyer_discard: list[Buyer] = []
    forecast: list[Forecast] = []
    tokens: list[int] = []  # initiative tokens in the pool
    zu: Zu | None = None

    @cached_property
    def box(self) -> Box:
        """The components this game began with."""
        return box_of(self.data)

    @property
    def size(self) -> int:
        """The column of the set-up table: solo is set up as for two (EE-200)."""
        return max(2, self.people)

    @property
    def active(self) -> Player:
        """Whose turn it is."""
        return self.players[self.order[self.turn]]

    def market(self, number: int) -> Market:
        """A market by the number on the map."""
        return self.markets[number - 1]

    def centre_of(self, number: int) -> Centre:
        """The command centre that a market is linked to."""
        return self.centres[self.box.markets[number].centre]

    def option(self, difficulty: DifficultyId) -> bool:
        """Whether this solo option is in play."""
        return self.zu is not None and difficulty in self.zu.options


def hold_space(game: Excavation, me: Player) -> int:
    """Empty spaces of the cargo hold."""
    return game.box.hold - len(me.hold)


def hidden_space(game: Excavation, me: Player) -> int:
    """Empty spaces of the hidden compartment."""
    return game.box.hidden - len(me.hidden)
