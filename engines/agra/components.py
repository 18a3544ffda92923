"""The pieces of the game as data: typed tables and what can be looked up in them."""

from functools import cached_property
from typing import Literal, TypeAlias

import msgspec

from engines.agra.vocabulary import AnyAbility, AnyEffect, AnyEvent, OnDeliver
from engines.kernel.tables import Entry

Level: TypeAlias = Literal["I", "II", "III", "IV"]
LEVELS: tuple[Level, ...] = ("I", "II", "III", "IV")
CHARACTERS = ("architect", "sailor", "trader", "botanist")


# The tables.


class Limits(Entry, frozen=True):
    die: int
    workers: int
    markers: int
    rupees: int
    extra_favour_tiles: int
    favour_display: int
    journeyman: int
    merchant_favours: int
    processed_at_a_building: int


class PlayerCount(Entry, frozen=True):
    """What the number of players changes (AG-025, AG-026, AG-034, AG-035)."""

    players: int
    notables: dict[Level, int]
    guild_split: tuple[int, ...]
    neutral_bowls_rolled: int
    neutral_orders: int


class Guild(Entry, frozen=True):
    id: str


class Good(Entry, frozen=True):
    """A good and its building."""

    id: str
    building: str
    row: int
    column: int
    kind: Literal["basic", "advanced", "luxury"]
    value: int
    material: int
    made_from: str | None = None
    level: int = 1
    cost: int = 0


class PriceToken(Entry, frozen=True):
    id: str
    sides: tuple[int, int]


class Architect(Entry, frozen=True):
    steps: int
    two_materials_bonus: int


class Sailor(Entry, frozen=True):
    free_deliveries: int
    orders: int
    rupees_per_unused_delivery: int


class Trader(Entry, frozen=True):
    goods_given: int
    value_lost: int
    price_moves: int


class Botanist(Entry, frozen=True):
    choose: int
    crates: int
    farmer_moves: int


class WheelAction(Entry, frozen=True):
    """An action of the Meditation wheel; without a fixed cost it takes a good's value."""

    id: Literal["deliver_good", "process_good", "remove_crate", "exchange_good", "move_farmer"]
    outer: bool
    cost: int = 0
    cost_is: Literal["fixed", "value_of_result", "value_of_good"] = "fixed"


class MeditationSpace(Entry, frozen=True):
    space: int
    points: int
    cost: dict[str, int]
    pushed_favours: int
    rupees: int


class Farm(Entry, frozen=True):
    spaces: int
    farmer_start: int
    crate_spaces: tuple[int, ...]
    rupees_per_removed_crate: int


class FarmTrack(Entry, frozen=True):
    id: str
    ends: tuple[str, str]


class FavourAction(Entry, frozen=True):
    id: str
    needs: int
    pays: int
    effects: tuple[AnyEffect, ...]
    phase: Literal["meditation", "action"] | None = None


class Luxury(Entry, frozen=True):
    good: str
    timing: Literal["any", "after_action"]
    effects: tuple[AnyEffect, ...]


class StandUp(Entry, frozen=True):
    """Oil and curry: what is paid, and how many Workers may stand up."""

    pay: dict[str, int]
    workers: int


class BuildingBonus(Entry, frozen=True):
    id: str
    level: int
    effects: tuple[AnyEffect, ...]


class ContractsNeeded(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    level: Level
    count: int


class Pier(Entry, frozen=True):
    pier: int
    opens: Level
    event: tuple[AnyEvent, ...]
    moves_on: ContractsNeeded | None = None
    order_limit: int | None = None


class Notable(Entry, frozen=True):
    id: str
    number: int
    level: Level
    guild: str
    goods: tuple[str, ...]
    abilities: tuple[AnyAbility, ...]
    immediate: tuple[AnyEffect, ...] = ()


class OrderLimit(Entry, frozen=True):
    start: int


class InfluenceStep(Entry, frozen=True):
    step: int
    reward: int
    favours: int


class Order(Entry, frozen=True):
    guild: str
    position: int
    goods: tuple[str, str]


class Bowl(Entry, frozen=True):
    side: Literal["left", "right"]
    die: int
    good: str


class Scoring(Entry, frozen=True):
    track_first: int
    track_second: int
    track_tied_first: int
    akbar: tuple[int, ...]
    akbar_further: int


class Components(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True):
    """Every table of `data/agra`, and quick ways to look things up in them."""

    limits: Limits
    player_count: tuple[PlayerCount, ...]
    guild: tuple[Guild, ...]
    good: tuple[Good, ...]
    price_token: tuple[PriceToken, ...]
    architect: Architect
    sailor: Sailor
    trader: Trader
    botanist: Botanist
    wheel: tuple[WheelAction, ...]
    meditation_space: tuple[MeditationSpace, ...]
    farm: Farm
    farm_track: tuple[FarmTrack, ...]
    favour_action: tuple[FavourAction, ...]
    favour_tile: tuple[FavourAction, ...]
    luxury: tuple[Luxury, ...]
    stand_up: tuple[StandUp, ...]
    building_bonus: tuple[BuildingBonus, ...]
    pier: tuple[Pier, ...]
    notable: tuple[Notable, ...]
    order_limit: OrderLimit
    influence_step: tuple[InfluenceStep, ...]
    order: tuple[Order, ...]
    bowl: tuple[Bowl, ...]
    scoring: Scoring

    @cached_property
    def goods(self) -> dict[str, Good]:
        """Goods by id, in the path order of Merchant and Builder (AG-022)."""
        return {good.id: good for good in self.good}

    @cached_property
    def path(self) -> tuple[str, ...]:
        """The buildings, named by their goods, as Merchant and Builder walk them."""
        return tuple(good.id for good in self.good)

    @cached_property
    def printed(self) -> dict[str, int]:
        """The flags beside each good (AG-008)."""
        return {good.id: good.value for good in self.good}

    @cached_property
    def basic(self) -> tuple[str, ...]:
        return tuple(good.id for good in self.good if good.kind == "basic")

    @cached_property
    def materials(self) -> tuple[str, ...]:
        """The four building materials (AG-010)."""
        return tuple(good.id for good in self.good if good.material)

    @cached_property
    def arrows(self) -> tuple[tuple[str, str], ...]:
        """From which good to which one can process (AG-009), in path order of the result."""
        return tuple((good.made_from, good.id) for good in self.good if good.made_from)

    @cached_property
    def results(self) -> dict[str, tuple[str, ...]]:
        """What can be made of each good."""
        return {
            good.id: tuple(result for source, result in self.arrows if source == good.id)
            for good in self.good
        }

    @cached_property
    def buildings(self) -> dict[str, str]:
        """Which good belongs to a building."""
        return {good.building: good.id for good in self.good}

    @cached_property
    def guilds(self) -> tuple[str, ...]:
        return tuple(guild.id for guild in self.guild)

    @cached_property
    def tokens(self) -> dict[str, PriceToken]:
        return {token.id: token for token in self.price_token}

    @cached_property
    def notables(self) -> dict[str, Notable]:
        return {notable.id: notable for notable in self.notable}

    @cached_property
    def abilities(self) -> dict[tuple[str, type], AnyAbility]:
        """By Notable and kind. No card has two of a kind, but for deliveries: see below."""
        return {(notable.id, type(one)): one for notable in self.notable for one in notable.abilities}

    @cached_property
    def level_of(self) -> dict[str, Level]:
        return {notable.id: notable.level for notable in self.notable}

    @cached_property
    def open_levels(self) -> dict[int, tuple[Level, ...]]:
        """The levels that can be reached with the Boat at each pier (AG-130)."""
        return {pier.pier: LEVELS[: LEVELS.index(pier.opens) + 1] for pier in self.pier}

    @cached_property
    def favours(self) -> dict[str, FavourAction]:
        """Every Favour action by id: the printed ones and the tiles."""
        return {action.id: action for action in (*self.favour_action, *self.favour_tile)}

    @cached_property
    def luxuries(self) -> dict[str, Luxury]:
        return {luxury.good: luxury for luxury in self.luxury}

    @cached_property
    def bonuses(self) -> dict[str, BuildingBonus]:
        return {bonus.id: bonus for bonus in self.building_bonus}

    @cached_property
    def orders(self) -> dict[str, tuple[tuple[str, str], ...]]:
        """For each guild the goods of its Orders, from the bottom up."""
        by_place = {(order.guild, order.position): order.goods for order in self.order}
        return {guild: tuple(by_place[guild, place] for place in range(1, 7)) for guild in self.guilds}

    @cached_property
    def top(self) -> int:
        """The last step of an Influence track."""
        return len(self.influence_step)

    @cached_property
    def wheels(self) -> dict[str, WheelAction]:
        return {action.id: action for action in self.wheel}

    @cached_property
    def order_limits(self) -> dict[int, int]:
        """How many markers an Order column may hold with the Boat at each pier."""
        limits, limit = {}, self.order_limit.start
        for pier in self.pier:
            limit = pier.order_limit or limit
            limits[pier.pier] = limit
        return limits

    @cached_property
    def tracks(self) -> dict[str, FarmTrack]:
        return {track.id: track for track in self.farm_track}

    @cached_property
    def adjacent(self) -> dict[str, tuple[tuple[str, bool], ...]]:
        """For each basic good its two farm tracks, and whether the track begins at it."""
        return {
            good: tuple((track.id, track.ends[0] == good) for track in self.farm_track if good in track.ends)
            for good in self.basic
        }

    @cached_property
    def delivery_rupees(self) -> dict[str, dict[str, int]]:
        """Extra Rupees by contract and delivered good."""
        return {
            notable.id: {
                ability.good: ability.rupees
                for ability in notable.abilities
                if isinstance(ability, OnDeliver)
            }
            for notable in self.notable
        }
