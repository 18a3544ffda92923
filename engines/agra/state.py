"""The whole position, as plain data. Buildings and bowls are named by their goods."""

from functools import cached_property
from typing import Any, Literal, TypeAlias, TypeVar

import msgspec

from engines.agra.checks import check
from engines.agra.components import CHARACTERS, Components
from engines.agra.vocabulary import Ability
from engines.kernel import Board, Seated, Shelf, Who

Phase: TypeAlias = Literal["meditation", "action", "extra", "orders", "over"]
A = TypeVar("A", bound=Ability)

SHELF: Shelf[Components] = Shelf("agra", Components, check)
NEUTRAL = -1  # the markers of an unused colour (AG-034 to AG-037)


class Worker(msgspec.Struct):
    """A Worker on the main board."""

    seat: int
    standing: bool = True


class Contract(msgspec.Struct):
    """A Notable's card with its owner: used this turn or not, and what is stored on it."""

    id: str
    used: bool = False
    slots: list[int] = []  # French Trader: the values whose slots hold a marker
    workers: int = 0  # Cook


class Visitor(msgspec.Struct):
    """A Notable on the river: for each demand, highest first, the seats whose markers lie on it."""

    id: str
    markers: list[list[int]]


class Price(msgspec.Struct):
    """A Price token: on a good, or at the Trader; 0 is the side with fewer flags."""

    id: str
    good: str | None = None
    side: int = 0


class Player(Seated, kw_only=True):
    """A player's board and pieces."""

    rupees: int  # hidden from the others (AG-003)
    markers: int  # in supply
    workers: int  # in supply
    goods: dict[str, int]
    favours: int = 0
    tiles: list[str] = []  # Favour tiles
    spent: list[str] = []  # Favour actions used in this turn; a marker lies on each
    scrolls: list[str] = []  # luxury goods used in this turn; a marker lies on each
    influence: dict[str, int]
    meditation: int = 1
    farmers: dict[str, int]  # the space of each track's Farmer
    crates: dict[str, list[int]]  # the covered spaces of each track
    removed_crates: int = 0
    contracts: list[Contract] = []
    bonuses: list[str] = []  # Building Bonus tiles, face down
    wants: int = 0  # markers that something under way could use; AG-006 offers to free some

    @property
    def who(self) -> Who:
        """The name, in texts."""
        return Who(self.seat)


class Agra(Board, kw_only=True):
    """A game of Agra."""

    players: list[Player]
    # main board
    workers: dict[str, Worker] = {}  # by space: a character or a good's building
    unbuilt: list[str]  # buildings with an Under Construction tile, in path order
    coins: dict[str, int] = {}  # Rupees on buildings
    bonuses: list[str]  # Building Bonus tiles that are left
    prices: list[Price]
    merchant: str
    builder: str | None
    wheel: str = "deliver_good"  # the covered action
    # river
    river: list[Visitor]
    fulfilled: dict[str, int]  # contracts by level
    pier: int = 1
    # Imperial board
    order_marker: dict[str, int]  # position from the bottom; 0: below the full column
    orders: dict[str, list[int | None]]  # whose marker lies on each Order, from the bottom
    bowls: dict[str, int | None]  # whose marker lies in each
    display: list[str]  # Favour tiles face up
    stack: list[str]  # face down, the top last
    # round and turn
    first: int
    current: int
    round: int = 1
    last_round: int | None = None  # known once the end is triggered
    phase: Phase = "meditation"
    points: int = 0  # Meditation Points of the current player
    laid: int = 0  # Workers laid in this Meditation phase
    wheel_used: str | None = None  # the last outer action of this phase
    blessed: bool = False  # the Muezzin has given his point in this phase
    placed: bool = False  # the Worker of this Action phase is placed
    journeyman_free: bool = False  # paid for by a Favour tile

    @cached_property
    def parts(self) -> Components:
        """The components this game began with."""
        return SHELF.of(self.data)

    @property
    def active(self) -> Player:
        """Whose turn it is."""
        return self.players[self.current]

    def others(self, me: Player) -> list[Player]:
        """The other players, clockwise (AG-162)."""
        count = len(self.players)
        return [self.players[(me.seat + step) % count] for step in range(1, count)]

    def clockwise(self) -> list[Player]:
        """Everybody, from the active player on (AG-162)."""
        return [self.active, *self.others(self.active)]

    def is_built(self, good: str) -> bool:
        """Whether this good's building can be used."""
        return good not in self.unbuilt

    def space_id(self, space: str) -> str:
        """How a space is written in a move: a character, or a building's name."""
        return space if space in CHARACTERS else self.parts.goods[space].building

    def visitor(self, notable: str) -> Visitor:
        """A Notable's place on the river."""
        return next(visitor for visitor in self.river if visitor.id == notable)


def ability(game: Agra, me: Player, kind: type[A]) -> tuple[Contract, A] | None:
    """The contract of this player that has such an ability, and the ability."""
    if me.contracts:
        abilities: dict[tuple[str, type], Any] = game.parts.abilities
        for contract in me.contracts:
            if one := abilities.get((contract.id, kind)):
                return contract, one
    return None


# Markers wander between supply, goods and Favours; nothing else may change these numbers.


def put_goods(me: Player, good: str, count: int) -> None:
    """From supply to a building (AG-004)."""
    assert 0 <= count <= me.markers
    me.markers -= count
    me.goods[good] += count


def take_goods(me: Player, good: str, count: int = 1) -> None:
    """From a building back to supply."""
    lift_goods(me, good, count)
    me.markers += count


def lift_goods(me: Player, good: str, count: int = 1) -> None:
    """From a building to somewhere else than the supply."""
    assert 0 <= count <= me.goods[good]
    me.goods[good] -= count


def put_favours(me: Player, count: int) -> None:
    """From supply to the Favour section (AG-004)."""
    assert 0 <= count <= me.markers
    me.markers -= count
    me.favours += count


def take_favours(me: Player, count: int) -> None:
    """From the Favour section back to supply."""
    assert 0 <= count <= me.favours
    me.favours -= count
    me.markers += count


def markers_elsewhere(game: Agra, seat: int) -> int:
    """A player's markers on Notables, Orders and in Akbar's bowls."""
    on_notables = sum(pile.count(seat) for visitor in game.river for pile in visitor.markers)
    on_orders = sum(column.count(seat) for column in game.orders.values())
    return on_notables + on_orders + list(game.bowls.values()).count(seat)
