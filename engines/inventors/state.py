"""The whole position, as plain data. Components go by the ids of the tables.

What is as it is by default is not written into saves, which keeps them small.
"""

from functools import cached_property
from typing import Literal, TypeAlias

import msgspec

from engines.inventors.checks import check
from engines.inventors.components import Action, Components
from engines.inventors.vocabulary import AnyEffect, Area, Color, DieColor, Name, Row, Section
from engines.kernel import Board, Seated, Shelf, Who

Phase: TypeAlias = Literal["workshops", "start", "turns", "rest", "over"]

SHELF: Shelf[Components] = Shelf("inventors", Components, check)
DUMMY = -1  # the unused colour of games with 2 players and solo (IN-062)
NEUTRAL = -2  # neutral Idea tiles and black Influence (IN-005)


class Die(msgspec.Struct, omit_defaults=True, gc=False):
    """A die; one whose value does not matter (Exhausted, Study) shows 0."""

    color: DieColor
    value: int = 0


class Person(msgspec.Struct, omit_defaults=True, gc=False):
    """A Craftsperson in the Tower."""

    level: int
    active: bool = True


class Workshop(msgspec.Struct, omit_defaults=True):
    """A row of Workshop tiles, leftmost first, and the dice that activated it this round."""

    tiles: list[str] = []
    dice: list[Die] = []


class Piece(msgspec.Struct, omit_defaults=True, gc=False):
    """A placed Worker; the Envoy belongs to whoever placed it."""

    seat: int
    envoy: bool = False


class Idea(msgspec.Struct, omit_defaults=True, gc=False):
    """An Idea tile on a Device."""

    owner: int
    id: str


class Device(msgspec.Struct, omit_defaults=True):
    """A Device board with everything on it; column 1 blank or Invented, 2 Built, further Published."""

    board: str
    column: int
    row: int
    tests: list[Die | None]
    card: str | None = None
    idea: Idea | None = None
    builder: int | None = None
    publisher: int | None = None

    @property
    def is_blank(self) -> bool:
        return self.card is None

    @property
    def is_built(self) -> bool:
        return self.builder is not None and self.publisher is None

    @property
    def is_invented(self) -> bool:
        """Invented, but not Built yet."""
        return self.card is not None and self.builder is None

    @property
    def inventor(self) -> int | None:
        return self.idea.owner if self.idea else None


class River(msgspec.Struct, omit_defaults=True):
    """A river space: its stack (the top last), a Research tile and whose Influence lies on it."""

    stack: list[str] = []
    research: str | None = None
    markers: list[int] = []  # left slot first


class ShipAt(msgspec.Struct, omit_defaults=True, gc=False):
    """A Ship on the river."""

    seat: int
    step: int = 0


class Gain(msgspec.Struct, omit_defaults=True):
    """An effect that somebody has gained and not resolved yet."""

    effect: AnyEffect
    must: bool = False


class Owed(msgspec.Struct, omit_defaults=True):
    """What is left of a cost: Craftspeople by name, others of choice, Silver, and the Inventor's (`fee`)."""

    named: list[Name] = []
    others: int = 0
    silver: int = 0
    fee: int = 0

    def __bool__(self) -> bool:
        return bool(self.named or self.others or self.silver or self.fee)


class Task(msgspec.Struct, omit_defaults=True):
    """Something that is being paid for: who was paid or used in it, and Silver that was saved (IN-323)."""

    used: list[Name] = []
    saved: int = 0
    owed: Owed = msgspec.field(default_factory=Owed)
    bonuses: list[AnyEffect] = []  # what the colours of the dice will bring, before they are chosen
    since: int = 0  # what lies further up on the agenda was gained by paying


class Camel(msgspec.Struct, omit_defaults=True):
    """What is known of an action on a Camel while it is carried out."""

    action: Action
    space: int  # which Camel, from 0
    bonuses: int = 0  # colour bonuses that are left


class Activation(msgspec.Struct, omit_defaults=True):
    """A Workshop row while it is activated (IN-260 to IN-266)."""

    row: Row
    added: int = 0  # by dice_bonus tiles
    used: list[str] = []  # tiles, and "printed"
    over: bool = False  # the dice have left the row


class Party(Seated, kw_only=True, omit_defaults=True):
    """Whoever has Silver, Influence, Workers and Tents: a player, or the solo opponent."""

    silver: int = 0
    supply: int  # Influence that is nowhere else
    guilds: dict[Color, int]
    workers: int  # in supply
    tents: int  # that are not placed or raised
    devices: dict[Action, int]  # how often Invented, Built and Published

    @property
    def who(self) -> Who:
        """The name, in texts."""
        return Who(self.seat)


class Player(Party, kw_only=True):
    """A player's board, pieces and hand."""

    hand: list[str] = []
    leaving: list[str] = []  # cards played while all play at once, on their way to the discards
    owed: int = 0  # cards to draw once all who play at once are done
    card: str = ""  # the Setup card
    goal: int | None = None  # the space of the Tent on the Setup card (3 rounds)
    dice: dict[Area, list[Die]]
    study: dict[Color, list[int]]  # the levels with a die, by column
    camels: list[list[Die]]
    unlocked: bool = False  # the third Camel
    hired: bool = False  # the fourth one, this round
    workshops: dict[Row, Workshop]
    tower: list[int]  # the visible levels, the lowest first
    people: dict[Name, Person]
    ideas: list[str | None]  # two rows of three
    removed: list[str] = []  # Idea tiles that left the game
    reserve: int  # Workers that are not unlocked
    envoy: bool = False  # the Envoy is in this player's supply
    royalty: int = 0
    researched: dict[Section, int]
    agenda: list[Gain] = []  # effects gained and not resolved, the innermost last
    task: Task | None = None  # what is being paid for now
    may_save: bool = False  # something with a price is being chosen
    saves: bool = False  # Craftspeople shall help with the next price
    paying: bool = False  # what costs trigger may wait until all is paid
    advancing: bool = False  # the Tower advances just now


class Opponent(Party, kw_only=True):
    """The solo opponent."""

    ideas: list[str]  # face down, the top last
    tiles: list[str] = []  # Workshop tiles, face down
    plan: list[str] = []  # the Plan deck of this round, the top last
    played: list[str] = []  # Plan cards of this round, the latest last
    dice_plans: list[str]  # reserves, the top last
    worker_plans: list[str]
    extra_dice_plans: int = 0  # for the next round
    extra_worker_plans: int = 0


class Dummy(msgspec.Struct, omit_defaults=True):
    """The unused colour of games with 2 players and solo."""

    supply: int
    guilds: dict[Color, int]
    deck: list[str]  # the top last
    shown: list[str] = []  # the latest last
    closed: list[str] = []  # Worker spaces that its tokens close
    dearer: str = ""  # the Worker space that costs one more Influence ...
    color: Color = "blue"  # ... of this colour


class Inventors(Board, kw_only=True):
    """A game of Inventors of the South Tigris."""

    players: list[Player]
    opponent: Opponent | None = None
    dummy: Dummy | None = None
    rounds: int
    hard_dice: bool = False  # the opponent has one more dice Plan card each round (IN-560)
    hard_workers: bool = False
    # Devices
    devices: list[Device]
    boards: list[str]  # face down, the top last
    deck: list[str]  # Device cards, the top last
    discards: list[str] = []
    # river
    river: list[River]
    revealed: list[Section]
    piles: dict[Section, list[str]]  # Research tiles, the top last
    drawn: list[str] = []  # Research tiles that the researching player looks at
    fleet: list[ShipAt]  # from the one furthest ahead to the one furthest behind (IN-345)
    # Workers and Tents
    workers: dict[str, list[Piece]]  # by space
    passes: list[str]  # Pass tiles, from the left
    tents: list[int | None]  # this round, by section from the left
    raised: list[list[int]]  # raised Tents by section, from the left
    # round and turn
    first: int
    current: int
    round: int = 1
    phase: Phase = "workshops"
    together: bool = False  # everybody plays at once: no free actions, draws wait
    camel: Camel | None = None
    activation: Activation | None = None
    cards_needed: int = 0  # the action under way still needs so many cards of the hand
    tenting: bool = False  # a Tent is being placed: Tent Research gained now counts (IN-287)

    @cached_property
    def parts(self) -> Components:
        """The components this game began with."""
        return SHELF.of(self.data)

    @property
    def active(self) -> Player:
        """Whose turn it is."""
        return self.players[self.current]

    @property
    def parties(self) -> list[Party]:
        """The players and the solo opponent."""
        return [*self.players, *([self.opponent] if self.opponent else [])]

    def party(self, seat: int) -> Party:
        """Who sits there."""
        return self.parties[seat]

    def player(self, seat: int | None) -> Player | None:
        """A person; None for the opponent, the Dummy and nobody."""
        return self.players[seat] if seat is not None and 0 <= seat < len(self.players) else None

    def ship(self, seat: int) -> int:
        """The step of a Ship."""
        return next(ship.step for ship in self.fleet if ship.seat == seat)

    @property
    def ranking(self) -> list[int]:
        """Seats from the Ship furthest ahead to the one furthest behind (IN-345)."""
        return [ship.seat for ship in self.fleet]

    def column(self, number: int) -> list[Device]:
        """The Devices of a column, from the top."""
        return sorted((one for one in self.devices if one.column == number), key=lambda one: one.row)

    @property
    def rows(self) -> int:
        """How many Devices a column holds."""
        return self.parts.solo.rows if self.opponent else self.parts.limits.blank_column

    @property
    def is_last_round(self) -> bool:
        return self.round == self.rounds

    def is_hidden(self, step: int) -> bool:
        """Whether the tiles of a river space lie face down."""
        return self.parts.river[step].section not in self.revealed

    def dummy_tent_waits(self) -> bool:
        """Whether nobody has placed a Tent yet, and the Dummy's must follow the first one (IN-290)."""
        return self.dummy is not None and DUMMY not in self.tents


def has_tent(game: Inventors, seat: int) -> bool:
    """Whether this seat has placed its Tent this round."""
    return seat in game.tents
