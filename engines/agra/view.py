"""What one seat, or a spectator, may see. Hidden means absent: others' Rupees, the order of the stack."""

import msgspec

from data.words import Text
from engines.agra.components import CHARACTERS, FavourAction, Level
from engines.agra.effects import EFFECTS
from engines.agra.farm import production
from engines.agra.goods import value
from engines.agra.imperial import order_limit
from engines.agra.lines import notable_line, notable_text
from engines.agra.notables import is_open
from engines.agra.state import Agra, Player


class WorkerView(msgspec.Struct):
    """A Worker on a space of the main board."""

    seat: int
    standing: bool


class CharacterView(msgspec.Struct):
    """Architect, Sailor, Trader or Botanist."""

    id: str
    worker: WorkerView | None


class BuildingView(msgspec.Struct):
    """A building of the city with its good."""

    good: str
    building: str
    row: int
    column: int
    level: int
    cost: int
    built: bool
    printed: int  # value
    value: int  # with a Price token
    goods: list[int]  # by seat
    rupees: int
    worker: WorkerView | None
    merchant: bool
    builder: bool


class PriceView(msgspec.Struct):
    """A Price token: the flags it shows, and the good it lies on (None: at the Trader)."""

    id: str
    shows: int
    other_side: int
    good: str | None


class DemandView(msgspec.Struct):
    """A demanded good and the seats whose markers lie on it: none, one, or two of a double delivery."""

    good: str
    markers: list[int]


class NotableView(msgspec.Struct):
    """A Notable on the river, demands from the top down."""

    id: str
    level: Level
    guild: str
    available: bool
    demands: list[DemandView]
    line: str = ""  # what the card gives, in icons
    gives: Text | None = None  # the same in words


class OrderView(msgspec.Struct):
    """An Order; a neutral marker has the seat -1."""

    position: int
    goods: list[str]
    marker: int | None
    current: bool  # the Guild Order marker stands here


class GuildView(msgspec.Struct):
    """An Influence track with its Orders, from the bottom up."""

    guild: str
    influence: list[int]  # step by seat
    orders: list[OrderView]
    full: bool  # the Guild Order marker lies below the column


class BowlView(msgspec.Struct):
    """One of Akbar's bowls; a neutral marker has the seat -1."""

    good: str
    side: str
    die: int
    marker: int | None


class FarmTrackView(msgspec.Struct):
    """A track of a farm: spaces count from the first good to the second."""

    id: str
    ends: list[str]
    spaces: int
    farmer: int
    crates: list[int]


class FavourView(msgspec.Struct):
    """A Favour action: printed, or a tile."""

    id: str
    needs: int
    pays: int
    printed: bool
    used: bool
    line: str = ""  # what it does, in icons
    gives: Text | None = None  # the same in words


class ContractView(msgspec.Struct):
    """A contract beside a player's board."""

    id: str
    level: Level
    guild: str
    used: bool
    slots: list[int]  # values of the goods on the French Trader
    workers: int  # on the Cook
    line: str = ""  # what the card gives, in icons
    gives: Text | None = None  # the same in words


class PlayerView(msgspec.Struct):
    """A player's public area; Rupees only for their owner, and for all at the end."""

    seat: int
    rupees: int | None
    workers: int  # in supply
    markers: int  # in supply
    goods: dict[str, int]
    favours: int
    favour_actions: list[FavourView]
    scrolls: list[str]  # luxury goods used in this turn
    meditation: int
    meditation_points: int  # of that space
    next_meditation_cost: dict[str, int] | None
    farm: list[FarmTrackView]
    production: dict[str, int]
    removed_crates: int
    contracts: list[ContractView]
    bonus_tiles: int
    influence: dict[str, int]
    orders: dict[str, int]  # own markers by guild
    bowls: int


class AgraView(msgspec.Struct):
    """The table."""

    seat: int | None
    players: list[PlayerView]
    characters: list[CharacterView]
    buildings: list[BuildingView]  # in path order: columns from the left, each top to bottom
    prices: list[PriceView]
    bonus_tiles: dict[int, list[str]]  # left, by level
    wheel: str  # the covered action
    wheel_actions: list[str]
    river: list[NotableView]
    pier: int
    piers: int
    fulfilled: dict[str, int]
    guilds: list[GuildView]
    order_limit: int
    rewards: list[int]  # of each Influence step from 1
    bonus_steps: dict[int, int]  # Influence steps with Favours or a tile
    bowls: list[BowlView]
    favour_display: list[str]
    favour_stack: int
    first: int
    current: int | None
    phase: str
    points: int  # Meditation Points left
    round: int
    last_round: int | None  # known once the end is triggered
    favour_faces: dict[str, FavourView] = {}  # what the displayed tiles say


def view(game: Agra, seat: int | None) -> AgraView:
    """The position for this pair of eyes."""
    parts = game.parts
    over = game.phase == "over"
    return AgraView(
        seat=seat,
        players=[_player(game, me, me.seat == seat or over) for me in game.players],
        characters=[CharacterView(name, _worker(game, name)) for name in CHARACTERS],
        buildings=[
            BuildingView(
                good=good.id,
                building=good.building,
                row=good.row,
                column=good.column,
                level=good.level,
                cost=good.cost,
                built=game.is_built(good.id),
                printed=good.value,
                value=value(game, good.id),
                goods=[me.goods[good.id] for me in game.players],
                rupees=game.coins.get(good.id, 0),
                worker=_worker(game, good.id),
                merchant=game.merchant == good.id,
                builder=game.builder == good.id,
            )
            for good in parts.good
        ],
        prices=[
            PriceView(
                id=price.id,
                shows=parts.tokens[price.id].sides[price.side],
                other_side=parts.tokens[price.id].sides[1 - price.side],
                good=price.good,
            )
            for price in game.prices
        ],
        bonus_tiles={
            level: [tile for tile in game.bonuses if parts.bonuses[tile].level == level]
            for level in (2, 3, 4)
        },
        wheel=game.wheel,
        wheel_actions=[action.id for action in parts.wheel],
        river=[
            NotableView(
                id=visitor.id,
                level=parts.notables[visitor.id].level,
                guild=parts.notables[visitor.id].guild,
                available=is_open(game, visitor.id),
                demands=[
                    DemandView(good, list(pile))
                    for good, pile in zip(parts.notables[visitor.id].goods, visitor.markers, strict=True)
                ],
                line=notable_line(parts.notables[visitor.id]),
                gives=notable_text(parts.notables[visitor.id]),
            )
            for visitor in game.river
        ],
        pier=game.pier,
        piers=len(parts.pier),
        fulfilled=dict(game.fulfilled),
        guilds=[
            GuildView(
                guild=guild,
                influence=[me.influence[guild] for me in game.players],
                orders=[
                    OrderView(place, list(goods), marker, game.order_marker[guild] == place)
                    for place, (goods, marker) in enumerate(
                        zip(parts.orders[guild], game.orders[guild], strict=True), start=1
                    )
                ],
                full=game.order_marker[guild] == 0,
            )
            for guild in parts.guilds
        ],
        order_limit=order_limit(game),
        rewards=[step.reward for step in parts.influence_step],
        bonus_steps={step.step: step.favours for step in parts.influence_step if step.favours},
        bowls=[BowlView(bowl.good, bowl.side, bowl.die, game.bowls[bowl.good]) for bowl in parts.bowl],
        favour_display=list(game.display),
        favour_stack=len(game.stack),
        first=game.first,
        current=None if over else game.current,
        phase=game.phase,
        points=game.points,
        round=game.round,
        last_round=game.last_round,
        favour_faces={tile: favour_view(parts.favours[tile]) for tile in game.display},
    )


def favour_view(action: FavourAction, *, printed: bool = False, used: bool = False) -> FavourView:
    """A Favour action as it lies there, with what its table says of it."""
    effects = action.effects
    line, gives = EFFECTS.line(effects), EFFECTS.text(effects)
    return FavourView(action.id, action.needs, action.pays, printed, used, line, gives)


def _worker(game: Agra, space: str) -> WorkerView | None:
    worker = game.workers.get(space)
    return WorkerView(worker.seat, worker.standing) if worker else None


def _player(game: Agra, me: Player, inside: bool) -> PlayerView:
    parts = game.parts
    spaces = parts.meditation_space
    return PlayerView(
        seat=me.seat,
        rupees=me.rupees if inside else None,
        workers=me.workers,
        markers=me.markers,
        goods=dict(me.goods),
        favours=me.favours,
        favour_actions=[
            favour_view(action, printed=printed, used=action.id in me.spent)
            for printed, actions in (
                (True, parts.favour_action),
                (False, [parts.favours[tile] for tile in me.tiles]),
            )
            for action in actions
        ],
        scrolls=list(me.scrolls),
        meditation=me.meditation,
        meditation_points=spaces[me.meditation - 1].points,
        next_meditation_cost=dict(spaces[me.meditation].cost) if me.meditation < len(spaces) else None,
        farm=[
            FarmTrackView(
                id=track.id,
                ends=list(track.ends),
                spaces=parts.farm.spaces,
                farmer=me.farmers[track.id],
                crates=list(me.crates[track.id]),
            )
            for track in parts.farm_track
        ],
        production={good: production(game, me, good) for good in parts.basic},
        removed_crates=me.removed_crates,
        contracts=[
            ContractView(
                id=contract.id,
                level=parts.notables[contract.id].level,
                guild=parts.notables[contract.id].guild,
                used=contract.used,
                slots=list(contract.slots),
                workers=contract.workers,
                line=notable_line(parts.notables[contract.id]),
                gives=notable_text(parts.notables[contract.id]),
            )
            for contract in me.contracts
        ],
        bonus_tiles=len(me.bonuses),
        influence=dict(me.influence),
        orders={guild: column.count(me.seat) for guild, column in game.orders.items()},
        bowls=list(game.bowls.values()).count(me.seat),
    )
