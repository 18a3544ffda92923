"""The whole position, as plain data."""

from functools import cached_property
from typing import Literal, TypeAlias

import msgspec

from engines.kernel import Board, Seated, Shelf, Who
from engines.scholars.checks import check
from engines.scholars.components import Components, Length, Level
from engines.scholars.vocabulary import WHITE

Phase: TypeAlias = Literal["draft", "turns", "over"]
GoalPart: TypeAlias = Literal["portrait", "guild", "track"]

WHO = [Who(seat) for seat in range(4)]

SHELF: Shelf[Components] = Shelf("scholars", Components, check)


class Die(msgspec.Struct):
    """A die in hand; one that came this turn cannot be used before the next (SC-045)."""

    colour: str
    value: int
    fresh: bool = False


class Placed(msgspec.Struct):
    """A die on an Action card as it was laid, and the Workers beside it in their order."""

    colour: str
    value: int
    workers: list[str] = []
    printed: bool = False  # the die of a flipped Goal card (SC-066)


class Slot(msgspec.Struct):
    """A slot of a player board: the Action card in it with its dice, and the retirees below."""

    card: str | None = None
    dice: list[Placed] = []
    retired: list[str] = []

    @property
    def real_dice(self) -> list[Placed]:
        return [die for die in self.dice if not die.printed]


class Goal(msgspec.Struct):
    """A Goal card and which of its three goals are met."""

    id: str
    met: list[GoalPart] = []

    @property
    def is_flipped(self) -> bool:
        """Then it is an Action card (SC-221)."""
        return len(self.met) == 3


class Player(Seated, kw_only=True):
    """A player's board and pieces."""

    silver: int = 0
    gold: int = 0
    workers: dict[str, int]
    bag: dict[str, int]  # hidden from the others
    dice: list[Die] = []  # in hand
    cards: list[str]  # Action cards in hand
    slots: list[Slot]
    goal: Goal
    starting_scroll: str
    scrolls: list[str] = []
    resource: str | None = None
    influence: int  # in supply
    tracks: dict[str, int]
    position: int  # on the Map
    aside: list[str] = []  # retired in this turn, tucked at its end

    @property
    def who(self) -> Who:
        """The name, in texts."""
        return WHO[self.seat]

    @property
    def retired(self) -> list[str]:
        """All cards below the board."""
        return [card for slot in self.slots for card in slot.retired]

    @property
    def bagged(self) -> int:
        """How many dice are in the bag."""
        return sum(self.bag.values())

    def owned(self, colour: str) -> int:
        """Dice of a colour in hand, on the board and in the bag (SC-233)."""
        placed = sum(die.colour == colour for slot in self.slots for die in slot.real_dice)
        return self.bag[colour] + placed + sum(die.colour == colour for die in self.dice)


class Employed(msgspec.Struct):
    """A Translator in a Room; without an owner it is Neutral."""

    id: str
    owner: int | None = None
    gold: int = 0


class Lying(msgspec.Struct):
    """A Scroll on the Map or in the House, and whose Influence lies on it."""

    id: str
    influence: int | None = None


class Guild(msgspec.Struct):
    """A Minaret: all Influence by seat, the top piece included, and who controls it."""

    influence: list[int]
    controller: int | None = None


class Caliph(msgspec.Struct):
    """A Caliph card on the board: whose Influence lies on its spaces top, middle and bottom."""

    id: str
    influence: dict[str, int] = {}


class Work(msgspec.Struct):
    """The action under way: its slot, what has been done of it, and whether the main action was."""

    slot: int
    done: list[str] = []
    acted: bool = False


class Ai(msgspec.Struct, kw_only=True):
    """The solo opponent; it has the seat behind the player's."""

    seat: int
    level: Level
    influence: int
    dice_sum: int
    deck: list[str]  # Plan cards face down, the top first
    open: list[str] = []
    position: int = 0  # of its marker on the Resource track
    wraps: int = 0
    scrolls: dict[str, list[str]]  # face down, by the language they count for
    retired: list[str] = []

    @property
    def who(self) -> Who:
        return WHO[self.seat]


class Scholars(Board, kw_only=True):
    """A game of Scholars of the South Tigris."""

    players: list[Player]
    ai: Ai | None = None
    length: Length
    phase: Phase = "draft"
    # main board
    decks: dict[str, list[str]]  # Translators by portrait, the top first
    rooms: list[Employed | None]
    offers: dict[str, str] = {}  # the Resource card below each Starting Translator of the draft
    map: dict[str, Lying | None]
    house: dict[str, list[Lying]]
    guilds: dict[str, Guild]
    neutral: int  # the Neutral marker's space
    caliphs: list[Caliph] = []
    scroll_deck: list[str]  # Scrolls and Caliph cards, the top first
    reserve: list[str]
    supply: dict[str, int]  # dice
    # out of the game
    boxed: list[str] = []
    # round and turn
    first: int = 0
    current: int = 0
    round: int = 1
    last_round: int | None = None  # known once the fourth Caliph card lies open
    work: Work | None = None

    @cached_property
    def parts(self) -> Components:
        """The components this game began with."""
        return SHELF.of(self.data)

    @property
    def active(self) -> Player:
        """Whose turn it is; while the solo opponent acts, the player beside it."""
        return self.players[self.current % len(self.players)]

    @property
    def seats(self) -> int:
        """Players, and the opponent of a lone one."""
        return len(self.players) + (self.ai is not None)

    def others(self, me: Player) -> list[Player]:
        """The other players, clockwise."""
        count = len(self.players)
        return [self.players[(me.seat + step) % count] for step in range(1, count)]

    def clockwise(self) -> list[Player]:
        """Everybody, from the active player on."""
        return [self.active, *self.others(self.active)]

    def lying(self) -> list[Lying]:
        """Every Scroll on the Map and in the House."""
        on_map = [scroll for scroll in self.map.values() if scroll is not None]
        return on_map + [scroll for column in self.house.values() for scroll in column]

    def employed(self) -> list[Employed]:
        """Everybody in a Room, from left to right."""
        return [translator for translator in self.rooms if translator is not None]

    def is_open(self, me: Player, number: int) -> bool:
        """Whether a player may use this slot: the last one opens with his Goal card (SC-044)."""
        return not self.parts.slot[number].locked or me.goal.is_flipped


def white_dice(me: Player) -> int:
    """Own White dice (SC-233); the printed one of a Goal card is none (SC-066)."""
    return me.owned(WHITE)
