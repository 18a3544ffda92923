"""What a seat, or a spectator, may see: the only way out of the state. A picture needs nothing else."""

import msgspec

from engines.excavation.actions import ACTIONS
from engines.excavation.buyers import popularity_credits, ranks
from engines.excavation.components import (
    SPECIAL,
    Buyer,
    CardId,
    CentreId,
    DifficultyId,
    FactionId,
    Kind,
    Place,
    Region,
    Side,
    Symbol,
)
from engines.excavation.scoring import gallery_columns, gallery_rows
from engines.excavation.state import Excavation, Phase, Player


class CardView(msgspec.Struct, frozen=True):
    """A card: action cards have a region, a market symbol and what it stands for; travel cards only fuel."""

    id: CardId
    fuel: int
    region: Region | None = None
    market: int | None = None
    centre: CentreId | None = None
    black_market: str | None = None


class ArtefactView(msgspec.Struct, frozen=True):
    """An artefact: its kind, which is also a cell of the gallery."""

    kind: Kind
    region: Region
    symbol: Symbol
    value: int


class PlaceView(msgspec.Struct, frozen=True):
    """A location of the map (x to the east, y to the south, 0-100) with what lies and stands there."""

    id: Place
    x: int
    y: int
    region: Region | None  # of a dig site
    symbols: list[Symbol]  # that a dig site yields
    market: int | None
    black_market: str | None
    artefacts: list[ArtefactView]
    explorers: list[int]  # seats


class LineView(msgspec.Struct, frozen=True):
    """Two adjacent locations; a wrap line crosses the edge of the map."""

    between: tuple[Place, Place]
    wrap: bool


class MarketView(msgspec.Struct, frozen=True):
    """A market: its queue, front first, and traders by seat."""

    number: int
    place: Place
    centre: CentreId
    queue: list[Buyer]
    limit: int
    traders: list[int]


class TrackView(msgspec.Struct, frozen=True):
    """A popularity track: its spaces are numbered from 1 up, the lowest `level` of them are empty."""

    region: Region
    spaces: int
    level: int
    rank: int
    credits: int


class StackView(msgspec.Struct, frozen=True):
    """A region's tiles: the black-market stack, top first, and how many lie face down."""

    region: Region
    black_market: list[ArtefactView]
    face_down: int


class CentreView(msgspec.Struct, frozen=True):
    """A command centre: linked markets, envoys by seat, the command card beside it."""

    id: CentreId
    markets: list[int]
    envoys: list[int]
    card: str | None
    side: Side | None


class ForecastView(msgspec.Struct, frozen=True):
    """A card of the forecast and whose crew stands on it."""

    card: CardView
    crew: int | None


class PlayerView(msgspec.Struct, frozen=True):
    """A faction's board, as everybody sees it (EE-021)."""

    seat: int
    faction: FactionId | None  # None: not chosen yet
    colour: str | None
    initiative: int | None
    is_zu: bool
    credits: int
    crew: int | None  # available; None: unlimited
    explorers: list[Place]
    hold: list[ArtefactView]
    hold_spaces: int
    hidden: list[ArtefactView]
    hidden_spaces: int
    gallery: list[Kind]
    columns: list[Region]  # column bonuses taken
    row_credits: dict[Symbol, int]
    column_credits: dict[Region, int]
    hand_size: int
    travel_used: list[CardView]  # personal discard and set aside
    token: int | None
    passed: bool


class ZuView(msgspec.Struct, frozen=True):
    """Zu's cards: how many are left, which were revealed this round, how many were discarded unseen."""

    deck: int
    later: list[int]
    revealed: list[str]  # oldest first
    unseen: int
    options: list[DifficultyId]


class PrivateView(msgspec.Struct, frozen=True):
    """What only this seat knows."""

    seat: int
    hand: list[CardView]
    packet: list[CardView]  # of a draft
    picks: list[CardView]  # chosen in a draft
    drawn: list[CardView]  # to choose from
    tiles: list[ArtefactView]  # of a survey
    uses: dict[CardId, list[str]] = {}  # the actions that a card of the hand could be used for now


class View(msgspec.Struct, frozen=True):
    """The position."""

    data: str
    round: int
    rounds: int
    phase: Phase
    order: list[int]
    active: int | None
    players: list[PlayerView]
    places: list[PlaceView]
    lines: list[LineView]
    markets: list[MarketView]
    tracks: list[TrackView]
    special_pool: int
    centres: list[CentreView]
    centre_awards: list[int]  # of this round
    ship: list[Buyer]
    stacks: list[StackView]
    forecast: list[ForecastView]
    tokens_left: list[int]
    deck: int
    discard: list[CardView]
    buyer_deck: int
    buyer_discard: list[Buyer]
    sold: list[Kind]
    zu: ZuView | None
    private: PrivateView | None = None


def view(game: Excavation, seat: int | None) -> View:
    """The position as this seat, or a spectator, may see it."""
    box = game.box
    places_of_rank = ranks(game)
    side = box.rounds[game.round].command_side
    return View(
        data=game.data,
        round=game.round,
        rounds=len(box.rounds),
        phase=game.phase,
        order=list(game.order),
        active=game.active.seat if game.phase == "action" else None,
        players=[_player(game, player) for player in game.players],
        places=_places(game),
        lines=[LineView(line.between, line.wrap) for line in box.tables.line],
        markets=[
            MarketView(
                entry.number,
                entry.location,
                entry.centre,
                list(game.market(entry.number).queue),
                box.tables.setup.queue_limit,
                list(game.market(entry.number).traders),
            )
            for entry in box.tables.market
        ],
        tracks=[
            TrackView(
                region,
                box.tables.buyers.per_region,
                box.tables.buyers.per_region - game.pool[region],
                places_of_rank[region],
                popularity_credits(game, region),
            )
            for region in box.regions
        ],
        special_pool=game.pool[SPECIAL],
        centres=[
            CentreView(
                name,
                [entry.number for entry in box.tables.market if entry.centre == name],
                list(centre.envoys),
                centre.card or None,
                side if centre.card else None,
            )
            for name, centre in game.centres.items()
        ],
        centre_awards=list(box.rounds[game.round].centre_credits),
        ship=list(game.ship),
        stacks=[
            StackView(region, _artefacts(game, game.black[region]), len(game.stacks[region]))
            for region in box.regions
        ],
        forecast=[ForecastView(_card(game, slot.card), slot.crew) for slot in game.forecast],
        tokens_left=list(game.tokens),
        deck=len(game.deck),
        discard=_cards(game, game.discard),
        buyer_deck=len(game.buyer_deck),
        buyer_discard=list(game.buyer_discard),
        sold=list(game.sold),
        zu=_zu(game),
        private=_private(game, game.players[seat]) if seat is not None and seat < game.people else None,
    )


def _card(game: Excavation, card_id: CardId) -> CardView:
    card = game.box.cards[card_id]
    if card.travels:
        return CardView(card.id, card.fuel)
    place = game.box.black_market_for[card.market]
    return CardView(
        card.id,
        card.fuel,
        card.region,
        card.market,
        game.box.markets[card.market].centre,
        game.box.black_market_at[place],
    )


def _cards(game: Excavation, cards: list[CardId]) -> list[CardView]:
    return [_card(game, card) for card in cards]


def _artefacts(game: Excavation, kinds: list[Kind]) -> list[ArtefactView]:
    entries = [game.box.kinds[kind] for kind in kinds]
    return [ArtefactView(entry.id, entry.region, entry.symbol, entry.value) for entry in entries]


def _places(game: Excavation) -> list[PlaceView]:
    box = game.box
    return [
        PlaceView(
            place.id,
            place.x,
            place.y,
            place.dig.region if place.dig else None,
            list(place.dig.symbols) if place.dig else [],
            box.market_at.get(place.id),
            box.black_market_at.get(place.id),
            _artefacts(game, game.sites.get(place.id, [])),
            [player.seat for player in game.players for spot in player.explorers if spot == place.id],
        )
        for place in box.tables.location
    ]


def _player(game: Excavation, player: Player) -> PlayerView:
    box = game.box
    colours = {entry.faction: entry.colour for entry in box.tables.marker}
    unlimited = player.is_zu and not game.option("easy_limited_crew")
    return PlayerView(
        seat=player.seat,
        faction=player.faction or None,
        colour=colours.get(player.faction),
        initiative=box.initiative.get(player.faction),
        is_zu=player.is_zu,
        credits=player.credits,
        crew=None if unlimited else player.crew,
        explorers=list(player.explorers),
        hold=_artefacts(game, player.hold),
        hold_spaces=box.hold,
        hidden=_artefacts(game, player.hidden),
        hidden_spaces=box.hidden,
        gallery=list(player.gallery),
        columns=list(player.columns),
        row_credits=gallery_rows(box, player.gallery),
        column_credits=gallery_columns(box, player.gallery),
        hand_size=len(player.hand),
        travel_used=_cards(game, player.travelled),
        token=player.token or None,
        passed=player.passed,
    )


def _zu(game: Excavation) -> ZuView | None:
    zu = game.zu
    if zu is None:
        return None
    return ZuView(
        len(zu.deck),
        [len(deck) for deck in zu.later],
        list(zu.revealed),
        len(zu.discard) - len(zu.revealed),
        list(zu.options),
    )


def _private(game: Excavation, player: Player) -> PrivateView:
    order = list(game.box.cards)
    return PrivateView(
        player.seat,
        _cards(game, sorted(player.hand, key=order.index)),
        _cards(game, player.packet),
        _cards(game, player.picks),
        _cards(game, player.drawn),
        _artefacts(game, player.tiles),
        _uses(game, player) if game.phase == "action" else {},
    )


def _uses(game: Excavation, player: Player) -> dict[CardId, list[str]]:
    """What the cards in hand are good for, as things stand (EE-059)."""
    fitting = {action.name: action.cards(game, player) for action in ACTIONS}
    return {card: [name for name, cards in fitting.items() if card in cards] for card in player.hand}
