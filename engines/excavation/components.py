"""What lies in the box: the component tables, as types."""

from typing import Literal, TypeAlias, get_args

import msgspec

Source: TypeAlias = Literal["rulebook", "public", "reconstructed"]
Side: TypeAlias = Literal["white", "yellow"]

# The words of the game: every id is the one of the tables, of the notation and of the texts.
Region: TypeAlias = str  # yellow
Symbol: TypeAlias = str  # eye
Kind: TypeAlias = str  # yellow-eye: an artefact kind, and its cell of the gallery
Place: TypeAlias = str  # alaska: a location of the map
Buyer: TypeAlias = str  # a region, or special
CardId: TypeAlias = str  # yellow-3 (region and market symbol) or travel-2 (fuel)
CentreId: TypeAlias = str  # left
FactionId: TypeAlias = str  # gul

DifficultyId: TypeAlias = Literal[
    "easy_no_credits",
    "easy_no_fail_credits",
    "easy_no_coloured_buyers",
    "easy_burn_card",
    "easy_limited_crew",
    "hard_two_colours",
    "hard_fail_15",
    "hard_any_storage",
    "hard_leftover_penalty",
    "hard_double_acquire",
]
DIFFICULTIES: tuple[DifficultyId, ...] = get_args(DifficultyId)

SPECIAL: Buyer = "special"
ZU: FactionId = "zu"


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One entry of a table, with the place it comes from."""

    source: Source


# ---- the map ----


class RegionEntry(Entry, frozen=True):
    id: Region


class SymbolEntry(Entry, frozen=True):
    id: Symbol


class Dig(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a dig site yields."""

    region: Region
    symbols: tuple[Symbol, ...]


class Location(Entry, frozen=True):
    id: Place
    x: int
    y: int
    dig: Dig | None = None


class Line(Entry, frozen=True):
    """Two adjacent locations; a wrap line leaves the map at one edge and comes back at the other."""

    between: tuple[Place, Place]
    wrap: bool = False


class MarketEntry(Entry, frozen=True):
    number: int
    location: Place
    centre: CentreId


class CentreEntry(Entry, frozen=True):
    id: CentreId


class BlackMarketEntry(Entry, frozen=True):
    id: str
    location: Place
    symbols: tuple[int, ...]


# ---- tiles and cards ----


class Artefact(Entry, frozen=True):
    id: Kind
    region: Region
    symbol: Symbol
    copies: int
    value: int


class ActionCard(Entry, frozen=True):
    id: CardId
    region: Region
    market: int
    fuel: int
    copies: int


class TravelCard(Entry, frozen=True):
    id: CardId
    fuel: int
    copies: int


class BuyerCard(Entry, frozen=True):
    buyer: Buyer
    copies: int


# ---- abilities of command cards and factions, effects of Zu's cards ----


class Verb(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="verb"):
    """An effect, written in the game's small vocabulary."""


class MoveExplorers(Verb, frozen=True, tag="move_explorers"):
    steps: int


class ExcavateAny(Verb, frozen=True, tag="excavate_any"):
    count: int


class AddBuyers(Verb, frozen=True, tag="add_buyers"):
    count: int
    same_market: bool


class PlaceTraders(Verb, frozen=True, tag="place_traders"):
    count: int
    distinct: bool


class AcquireBlackMarket(Verb, frozen=True, tag="acquire_black_market"):
    count: int
    price_mod: int


class GainCredits(Verb, frozen=True, tag="gain_credits"):
    amount: int


class DrawCards(Verb, frozen=True, tag="draw_cards"):
    draw: int
    keep: int


class SampleStored(Verb, frozen=True, tag="sample_stored"):
    count: int


Ability: TypeAlias = (
    MoveExplorers
    | ExcavateAny
    | AddBuyers
    | PlaceTraders
    | AcquireBlackMarket
    | GainCredits
    | DrawCards
    | SampleStored
)


class CommandCard(Entry, frozen=True):
    id: str
    white: Ability
    yellow: Ability


class PreSaleAcquire(Verb, frozen=True, tag="pre_sale_acquire"):
    price_mod: int


class SurveyExtra(Verb, frozen=True, tag="survey_extra"):
    extra_draw: int
    free_take: int


class TurnStartMove(Verb, frozen=True, tag="turn_start_move"):
    pass


class SellWithoutTrader(Verb, frozen=True, tag="sell_without_trader"):
    pass


class ExcavateSecond(Verb, frozen=True, tag="excavate_second"):
    pass


FactionAbility: TypeAlias = PreSaleAcquire | SurveyExtra | TurnStartMove | SellWithoutTrader | ExcavateSecond


class Faction(Entry, frozen=True):
    id: FactionId
    ability: FactionAbility


class Initiative(Entry, frozen=True):
    faction: FactionId
    number: int


class Marker(Entry, frozen=True):
    """The colour of a faction's pieces."""

    faction: FactionId
    colour: str


class Storage(Entry, frozen=True):
    hold: int
    hidden: int


class Crew(Entry, frozen=True):
    explorers: int
    markers: int


class ZuExcavate(Verb, frozen=True, tag="excavate"):
    regions: tuple[Region, Region] | None = None  # None: the most popular one


class ZuMarket(Verb, frozen=True, tag="market"):
    pass


class ZuCommand(Verb, frozen=True, tag="command"):
    market: int


class ZuSell(Verb, frozen=True, tag="sell"):
    pass


class ZuRush(Verb, frozen=True, tag="rush"):
    pass


class ZuSurvey(Verb, frozen=True, tag="survey"):
    pass


ZuEffect: TypeAlias = ZuExcavate | ZuMarket | ZuCommand | ZuSell | ZuRush | ZuSurvey


class ZuCard(Entry, frozen=True):
    id: str
    effect: ZuEffect

    @property
    def kind(self) -> str:
        """Excavate, market, command, sell, rush or survey."""
        return str(self.effect.__struct_config__.tag)


class ZuBoard(Entry, frozen=True):
    start_credits: int
    failed_action_credits: int


class ZuDeck(Entry, frozen=True):
    round: int
    cards: dict[str, int]
    carried_over: int


class Difficulty(Entry, frozen=True):
    id: DifficultyId
    direction: Literal["lower", "raise"]
    excludes: tuple[DifficultyId, ...] = ()


# ---- numbers ----


class Setup(Entry, frozen=True):
    start_credits: int
    start_action_cards: int
    mulligan_threshold: int
    buyer_cards_discarded_at_start: int
    buyers_per_market_at_start: int
    start_explorer_markets: tuple[int, int]
    queue_limit: int
    queue_refresh_target: int


class TableSize(Entry, frozen=True):
    players: int
    forecast_cards: int
    dig_artefacts_per_colour: int
    black_market_artefacts_per_colour: int
    removed_buyers_per_colour: int
    removed_special_buyers: int


class Buyers(Entry, frozen=True):
    per_region: int
    special: int


class PopularityRank(Entry, frozen=True):
    rank: int
    credits: int


class Sale(Entry, frozen=True):
    credits_per_buyer: int


class SaleBonus(Entry, frozen=True):
    markets: int
    credits: int
    draw: int
    keep: int


class Excavate(Entry, frozen=True):
    max_artefacts: int


class Smuggle(Entry, frozen=True):
    max_artefacts: int
    acquire_price_mod: int


class Survey(Entry, frozen=True):
    draw: int
    buy_factor: int


class ForecastNumbers(Entry, frozen=True):
    to_dig_sites: int
    to_black_market: int


class DraftNumbers(Entry, frozen=True):
    deal: int
    pick: int
    picks: int
    kept_on_pass: int


class SoloDraft(Entry, frozen=True):
    deal: int
    keep: int
    discard_random: tuple[int, int]


class Tokens(Entry, frozen=True):
    initiative: tuple[int, ...]


class Round(Entry, frozen=True):
    number: int
    centre_credits: tuple[int, ...]
    forecast: bool
    command_side: Side | None = None


class GalleryColumn(Entry, frozen=True):
    credits: tuple[int, ...]
    full_draw: int


class GalleryRow(Entry, frozen=True):
    symbol: Symbol
    credits: tuple[int, ...]


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All the tables; a field is a table's name."""

    region: tuple[RegionEntry, ...]
    symbol: tuple[SymbolEntry, ...]
    location: tuple[Location, ...]
    line: tuple[Line, ...]
    market: tuple[MarketEntry, ...]
    centre: tuple[CentreEntry, ...]
    black_market: tuple[BlackMarketEntry, ...]
    artefact: tuple[Artefact, ...]
    action_card: tuple[ActionCard, ...]
    travel_card: tuple[TravelCard, ...]
    buyer_card: tuple[BuyerCard, ...]
    command_card: tuple[CommandCard, ...]
    faction: tuple[Faction, ...]
    initiative: tuple[Initiative, ...]
    marker: tuple[Marker, ...]
    storage: Storage
    crew: Crew
    setup: Setup
    table_size: tuple[TableSize, ...]
    buyers: Buyers
    popularity_rank: tuple[PopularityRank, ...]
    sale: Sale
    sale_bonus: tuple[SaleBonus, ...]
    excavate: Excavate
    smuggle: Smuggle
    survey: Survey
    forecast: ForecastNumbers
    draft: DraftNumbers
    solo_draft: SoloDraft
    tokens: Tokens
    round: tuple[Round, ...]
    gallery_column: GalleryColumn
    gallery_row: tuple[GalleryRow, ...]
    zu_board: ZuBoard
    zu_card: tuple[ZuCard, ...]
    zu_deck: tuple[ZuDeck, ...]
    difficulty: tuple[Difficulty, ...]
