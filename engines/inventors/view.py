"""What one seat, or a spectator, may see: pieces by their ids, what they do beside them as icons."""

import msgspec

from engines.inventors.boards import (
    camel_is_open,
    has_room,
    idea_points,
    income,
    influence,
    placing_cost,
)
from engines.inventors.components import ACTIONS, IDEA_COLUMNS, IDEA_ROWS, Components
from engines.inventors.labels import effects_line
from engines.inventors.state import DUMMY, Device, Die, Inventors, Player
from engines.inventors.vocabulary import AREAS, COLORS, PEOPLE, ROWS, SECTIONS


class DieView(msgspec.Struct):
    """A die; 0 where its value does not matter."""

    color: str
    value: int


# ---- main board ------------------------------------------------------------------------------------------


class TileView(msgspec.Struct):
    """A Workshop tile: value 0 needs nothing, color `none` any; the line is `cost → effects` in icons."""

    id: str
    value: int
    color: str
    line: str
    vp: int
    starting: bool
    end_of_round: bool


class ResearchView(msgspec.Struct):
    """A Research tile; `trigger` says when a lasting one of the left section works."""

    id: str
    section: str
    kind: str  # ongoing, tent, instant
    trigger: str | None
    color: str | None  # of the die that triggers it
    line: str


class RiverView(msgspec.Struct):
    """A river space: `tile` is the top one if it is face up, `stack` how many there are."""

    step: int
    section: str
    kind: str  # start, tile, section_start, end
    line: str
    hidden: bool
    stack: int
    tile: TileView | None
    research: ResearchView | None
    markers: list[int]  # seats, left slot first; -1 is the Dummy
    vp: list[int]  # of the two slots
    ships: list[int]  # seats, the lowest (furthest ahead) first


class GuildView(msgspec.Struct):
    """A Guild: Influence by seat (`influence`), with raised Tents (`total`), and the Dummy's."""

    color: str
    first_vp: int
    second_vp: int
    influence: list[int]  # by seat, the solo opponent last
    total: list[int]  # with Tents
    dummy: int | None
    order: list[int]  # seats by majority, ties broken; without Influence nobody


class SpaceView(msgspec.Struct):
    """A space for Workers."""

    id: str
    kind: str  # guild, right, open
    guild: str | None
    position: str
    cost: str  # icons
    line: str
    workers: list["WorkerView"]
    closed: bool  # by a Dummy token
    dearer: str | None  # the colour of one more Influence that it costs


class WorkerView(msgspec.Struct):
    seat: int
    envoy: bool


class RoyaltyView(msgspec.Struct):
    """A space of the Royalties track with the seats on it."""

    space: int
    line: str
    vp: int
    blue_before: bool
    seats: list[int]


class TentView(msgspec.Struct):
    """A section for Tents, its Pass tile, the Tent of this round and the raised ones."""

    id: str
    pass_tile: str
    pass_line: str
    tent: int | None  # -1: the Dummy's
    raised: list[int]
    first: str  # icons: what the first Tent ever raised here covers
    line: str  # what every raised Tent gives


class TestView(msgspec.Struct):
    color: str
    ships: int
    influence: bool
    die: DieView | None


class CardView(msgspec.Struct):
    """A Device card."""

    id: str
    number: str
    value: int  # to build
    pay: list[str]
    edges: list[str]
    play: str  # icons
    metric: str
    metric_of: str
    vp_2: int
    vp_4: int


class DeviceView(msgspec.Struct):
    """A Device: column 1 blank or Invented, 2 Built, 3 and beyond Published; rows from the top."""

    board: str
    number: str
    column: int
    row: int
    stage: str  # blank, invented, built, published
    invent_value: int
    invent_discard: int
    edges: list[str]
    tests: list[TestView]
    card: CardView | None
    matches: list[str]  # colours of the matching edges
    idea: str | None
    idea_line: str  # what its front does; empty once it is turned over
    inventor: int | None  # -2: neutral
    builder: int | None
    publisher: int | None
    publish_value: int


# ---- players ---------------------------------------------------------------------------------------------


class PersonView(msgspec.Struct):
    id: str
    level: int
    active: bool
    cost: int


class LevelView(msgspec.Struct):
    """A visible Tower tile, the lowest first."""

    level: int
    cost: int
    vp: int
    income: int
    bar: str  # icons
    end: str  # flip, x, none


class StudyView(msgspec.Struct):
    color: str
    level: int
    adjacent: str
    line: str
    die: bool


class CamelView(msgspec.Struct):
    """A Camel space: `always` open, or once `unlocked` or `hired`."""

    space: int
    opens: str
    open: bool
    dice: list[DieView]


class WorkshopView(msgspec.Struct):
    """A Workshop row: what is printed, its tiles and dice, what covered effects are left, the next cost."""

    row: str
    value: int
    color: str
    line: str
    tiles: list[TileView]
    covered: list[str]  # icons, for each column from the left; under tiles, too
    dice: list[DieView]
    next_cost: int | None  # Silver for placing a tile; None: the row is full
    active: bool  # it is being activated now
    total: int  # what its dice count now
    used: list[str]  # tiles resolved in this activation, and "printed"


class IdeaView(msgspec.Struct):
    """A place of the grid; None once its tile is gone."""

    row: str
    column: str
    id: str | None
    line: str


class GoalView(msgspec.Struct):
    order: int
    line: str
    reached: bool


class PlayerView(msgspec.Struct):
    """A player's board; the hand only for its owner."""

    seat: int
    silver: int
    cards: int
    hand: list[CardView] | None
    supply: int  # Influence
    guilds: dict[str, int]
    workers: int  # in supply, without the Envoy
    reserve: int
    envoy: bool
    tents: int
    tent_row: list[str]  # icons under each Tent, from the left
    placed_tent: bool
    dice: dict[str, list[DieView]]  # by area, highest value first
    study: list[StudyView]
    camels: list[CamelView]
    workshops: list[WorkshopView]
    tower: list[LevelView]
    people: list[PersonView]
    income: int
    ideas: list[IdeaView]
    idea_columns: dict[str, str]  # icons, by column
    idea_vp: list["IdeaVpView"]
    idea_points: int
    royalty: int
    ship: int
    setup_card: str | None  # while the Starting tile waits for its row, and in the 3-round game
    starting_tile: TileView | None  # waiting for its row
    goal: int | None
    goals: list[GoalView]
    done: dict[str, int]  # how often Invented, Built, Published
    researched: dict[str, int]  # by section


class IdeaVpView(msgspec.Struct):
    row: str
    between: list[str]
    vp: int
    gained: bool


class TaskView(msgspec.Struct):
    """A task of a Plan card."""

    do: str
    n: int
    colors: list[str]
    worker: str | None
    lose: list[str]
    silver: int


class PlanView(msgspec.Struct):
    id: str
    kind: str
    colors: list[str]
    rows: list[int]
    upper: list[TaskView]
    lower: list[TaskView]
    tent: int
    dummy_tent: int


class OpponentView(msgspec.Struct):
    """The solo opponent."""

    seat: int
    silver: int
    supply: int
    guilds: dict[str, int]
    workers: int
    tents: int
    placed_tent: bool
    ideas: int  # left in its stack
    tiles: int  # Workshop tiles
    ship: int
    plan: int  # cards in its deck
    shown: PlanView | None  # the Plan card that was revealed last
    dice_reserve: int
    worker_reserve: int


class DummyView(msgspec.Struct):
    """The Dummy: its card of this round, its Ship, what its tokens do."""

    card: str | None
    deck: int
    supply: int
    guilds: dict[str, int]
    ship: int
    closed: list[str]
    dearer: str | None
    color: str | None


class InventorsView(msgspec.Struct):
    """The table."""

    seat: int | None
    round: int
    rounds: int
    phase: str
    first: int
    current: int | None
    order: list[int]  # seats in turn order of this round, the solo opponent included
    ships: list[int]  # seats from the one ahead to the one behind; -1 the Dummy
    players: list[PlayerView]
    opponent: OpponentView | None
    dummy: DummyView | None
    river: list[RiverView]
    revealed: list[str]
    research_piles: dict[str, int]
    drawn: list[ResearchView]  # for the eyes of whoever researches
    guilds: list[GuildView]
    spaces: list[SpaceView]
    envoy: int | None  # who has the Envoy in supply; None: on its space, or placed
    royalties: list[RoyaltyView]
    tents: list[TentView]
    devices: list[DeviceView]  # by column, then row
    rows: int  # Devices a column holds
    boards: int  # left in the pile
    deck: int
    discards: int


def view(game: Inventors, seat: int | None) -> InventorsView:
    """The position for this pair of eyes."""
    over = game.phase == "over"
    parts = game.parts
    people = len(game.parties)
    return InventorsView(
        seat=seat,
        round=game.round,
        rounds=game.rounds,
        phase=game.phase,
        first=game.first,
        current=game.current if game.phase == "turns" else None,
        order=[(game.first + place) % people for place in range(people)],
        ships=game.ranking,
        players=[_player(game, me, me.seat == seat or over) for me in game.players],
        opponent=_opponent(game),
        dummy=_dummy(game),
        river=[_river(game, step) for step in range(len(game.river))],
        revealed=list(game.revealed),
        research_piles={section: len(game.piles[section]) for section in SECTIONS},
        drawn=[_research(parts, tile) for tile in game.drawn] if seat == game.current else [],
        guilds=[_guild(game, place) for place in range(len(parts.guild))],
        spaces=[_space(game, name) for name in parts.spaces],
        envoy=next((me.seat for me in game.players if me.envoy), None),
        royalties=[
            RoyaltyView(
                space=space.space,
                line=effects_line(space.gains),
                vp=space.vp,
                blue_before=space.blue_before,
                seats=[me.seat for me in game.players if me.royalty == space.space],
            )
            for space in parts.royalty
        ],
        tents=[
            TentView(
                id=section.id,
                pass_tile=game.passes[place],
                pass_line=effects_line(parts.passes[game.passes[place]].effects),
                tent=game.tents[place],
                raised=list(game.raised[place]),
                first=effects_line(section.first),
                line=effects_line(section.raised),
            )
            for place, section in enumerate(parts.tent_section)
        ],
        devices=[
            _device(game, device) for device in sorted(game.devices, key=lambda one: (one.column, one.row))
        ],
        rows=game.rows,
        boards=len(game.boards),
        deck=len(game.deck),
        discards=len(game.discards),
    )


def _die(die: Die) -> DieView:
    return DieView(die.color, die.value)


def _tile(parts: Components, name: str) -> TileView:
    tile = parts.tiles[name]
    return TileView(
        id=tile.id,
        value=tile.value,
        color=tile.color,
        line=effects_line(tile.effects, tile.cost),
        vp=tile.vp,
        starting=tile.kind == "starting",
        end_of_round=tile.end_of_round,
    )


def _research(parts: Components, name: str) -> ResearchView:
    tile = parts.researches[name]
    return ResearchView(
        id=tile.id,
        section=tile.section,
        kind=tile.kind,
        trigger=tile.trigger,
        color=tile.color,
        line=effects_line(tile.effects, tile.cost),
    )


def _river(game: Inventors, step: int) -> RiverView:
    parts, space, printed = game.parts, game.river[step], game.parts.river[step]
    hidden = game.is_hidden(step)
    return RiverView(
        step=step,
        section=printed.section,
        kind=printed.kind,
        line=effects_line(printed.effects),
        hidden=hidden,
        stack=len(space.stack),
        tile=_tile(parts, space.stack[-1]) if space.stack and not hidden else None,
        research=_research(parts, space.research) if space.research else None,
        markers=list(space.markers),
        vp=list(printed.vp),
        ships=[ship.seat for ship in game.fleet if ship.step == step],
    )


def _guild(game: Inventors, place: int) -> GuildView:
    guild = game.parts.guild[place]
    seats = [party.seat for party in game.parties]
    total = {seat: influence(game, seat, guild.id) for seat in [*seats, *([DUMMY] if game.dummy else [])]}
    return GuildView(
        color=guild.id,
        first_vp=guild.first,
        second_vp=guild.second,
        influence=[influence(game, seat, guild.id, tents=False) for seat in seats],
        total=[total[seat] for seat in seats],
        dummy=game.dummy.guilds[guild.id] if game.dummy else None,
        order=sorted((seat for seat in game.ranking if total[seat]), key=lambda seat: -total[seat]),
    )


def _space(game: Inventors, name: str) -> SpaceView:
    space, dummy = game.parts.spaces[name], game.dummy
    return SpaceView(
        id=space.id,
        kind=space.kind,
        guild=space.guild,
        position=space.position,
        cost=effects_line(space.cost),
        line=effects_line(space.effects),
        workers=[WorkerView(piece.seat, piece.envoy) for piece in game.workers[name]],
        closed=dummy is not None and name in dummy.closed,
        dearer=dummy.color if dummy and dummy.dearer == name else None,
    )


def _card(parts: Components, name: str) -> CardView:
    card = parts.cards[name]
    return CardView(
        id=card.id,
        number=card.number,
        value=card.value,
        pay=list(card.pay),
        edges=list(card.edges),
        play=effects_line(card.play),
        metric=card.metric,
        metric_of=card.of,
        vp_2=card.vp_2,
        vp_4=card.vp_4,
    )


def _device(game: Inventors, device: Device) -> DeviceView:
    parts = game.parts
    board = parts.boards[device.board]
    card = parts.cards[device.card] if device.card else None
    stage = "blank"
    if device.card:
        stage = "invented" if device.is_invented else "built" if device.is_built else "published"
    return DeviceView(
        board=device.board,
        number=board.number,
        column=device.column,
        row=device.row,
        stage=stage,
        invent_value=board.value,
        invent_discard=board.discard,
        edges=list(board.edges),
        tests=[
            TestView(test.color, test.ships, test.influence, _die(die) if die else None)
            for test, die in zip(board.tests, device.tests, strict=True)
        ],
        card=_card(parts, card.id) if card else None,
        matches=[one for one, other in zip(board.edges, card.edges, strict=True) if one == other]
        if card
        else [],
        idea=device.idea.id if device.idea else None,
        idea_line=effects_line(parts.ideas[device.idea.id].effects)
        if device.idea and device.is_invented
        else "",
        inventor=device.inventor,
        builder=device.builder,
        publisher=device.publisher,
        publish_value=parts.publish.value,
    )


def _player(game: Inventors, me: Player, inside: bool) -> PlayerView:
    parts = game.parts
    waits = game.phase == "workshops" and not any(me.workshops[row].tiles for row in ROWS)
    tents = parts.tent_row[max(len(game.players), 2) - 2]
    return PlayerView(
        seat=me.seat,
        silver=me.silver,
        cards=len(me.hand),
        hand=[_card(parts, card) for card in sorted(me.hand)] if inside else None,
        supply=me.supply,
        guilds={color: me.guilds[color] for color in COLORS},
        workers=me.workers,
        reserve=me.reserve,
        envoy=me.envoy,
        tents=me.tents,
        tent_row=[effects_line(effects) for effects in tents.uncovered],
        placed_tent=me.seat in game.tents,
        dice={
            area: [_die(die) for die in sorted(me.dice[area], key=lambda die: (-die.value, die.color))]
            for area in AREAS
        },
        study=[
            StudyView(
                space.color,
                space.level,
                space.adjacent,
                effects_line(space.effects),
                space.level in me.study[space.color],
            )
            for space in parts.study
        ],
        camels=[
            CamelView(camel.space, camel.opens, camel_is_open(parts, me, place), [_die(d) for d in dice])
            for place, (camel, dice) in enumerate(zip(parts.camel, me.camels, strict=True))
        ],
        workshops=[_workshop(game, me, place) for place in range(len(ROWS))],
        tower=[
            LevelView(tile.level, tile.cost, tile.vp, tile.income, effects_line(tile.bar), tile.end)
            for tile in (parts.levels[level] for level in me.tower)
        ],
        people=[
            PersonView(
                name, me.people[name].level, me.people[name].active, parts.levels[me.people[name].level].cost
            )
            for name in PEOPLE
        ],
        income=income(parts, me),
        ideas=[
            IdeaView(row, column, idea, effects_line(parts.ideas[idea].effects) if idea else "")
            for (row, column), idea in zip(
                ((row, column) for row in IDEA_ROWS for column in IDEA_COLUMNS), me.ideas, strict=True
            )
        ],
        idea_columns={column.column: effects_line(column.effects) for column in parts.idea_column},
        idea_vp=[
            IdeaVpView(
                icon.row,
                list(icon.between),
                icon.vp,
                all(
                    me.ideas[IDEA_ROWS.index(icon.row) * len(IDEA_COLUMNS) + IDEA_COLUMNS.index(column)]
                    is None
                    for column in icon.between
                ),
            )
            for icon in parts.idea_vp
        ],
        idea_points=idea_points(parts, me),
        royalty=me.royalty,
        ship=game.ship(me.seat),
        setup_card=me.card if waits or me.goal is not None else None,
        starting_tile=_tile(parts, parts.setups[me.card].starting_tile) if waits and me.card else None,
        goal=me.goal,
        goals=[
            GoalView(goal.order, effects_line(goal.effects), me.goal is not None and me.goal >= goal.order)
            for goal in parts.goal
        ]
        if me.goal is not None
        else [],
        done={action: me.devices[action] for action in ACTIONS},
        researched={section: me.researched[section] for section in SECTIONS},
    )


def _workshop(game: Inventors, me: Player, place: int) -> WorkshopView:
    parts, row = game.parts, ROWS[place]
    workshop, printed = me.workshops[row], parts.rows[row]
    now = game.activation if me.seat == game.current else None
    active = now is not None and now.row == row
    return WorkshopView(
        row=row,
        value=printed.value,
        color=printed.color,
        line=effects_line(printed.effects),
        tiles=[_tile(parts, tile) for tile in workshop.tiles],
        covered=[effects_line(effects) for effects in printed.covered],
        dice=[_die(die) for die in workshop.dice],
        next_cost=placing_cost(parts, me, row) if has_room(parts, me, row) else None,
        active=active,
        total=sum(die.value for die in workshop.dice) + (now.added if now and active else 0),
        used=list(now.used) if now and active else [],
    )


def _opponent(game: Inventors) -> OpponentView | None:
    opponent = game.opponent
    if opponent is None:
        return None
    return OpponentView(
        seat=opponent.seat,
        silver=opponent.silver,
        supply=opponent.supply,
        guilds={color: opponent.guilds[color] for color in COLORS},
        workers=opponent.workers,
        tents=opponent.tents,
        placed_tent=opponent.seat in game.tents,
        ideas=len(opponent.ideas),
        tiles=len(opponent.tiles),
        ship=game.ship(opponent.seat),
        plan=len(opponent.plan),
        shown=_plan(game.parts, opponent.played[-1]) if opponent.played else None,
        dice_reserve=len(opponent.dice_plans),
        worker_reserve=len(opponent.worker_plans),
    )


def _plan(parts: Components, name: str) -> PlanView:
    plan = parts.plans[name]
    upper, lower = (
        [
            TaskView(
                do=task.__struct_config__.tag or "",  # type: ignore[arg-type]
                n=getattr(task, "n", getattr(task, "cost", 0)),
                colors=list(getattr(task, "colors", ())),
                worker=task.worker,
                lose=list(task.lose),
                silver=task.silver,
            )
            for task in tasks
        ]
        for tasks in (plan.upper, plan.lower)
    )
    return PlanView(
        id=plan.id,
        kind=plan.kind,
        colors=list(plan.colors),
        rows=list(plan.rows),
        upper=upper,
        lower=lower,
        tent=plan.tent,
        dummy_tent=plan.dummy_tent,
    )


def _dummy(game: Inventors) -> DummyView | None:
    dummy = game.dummy
    if dummy is None:
        return None
    return DummyView(
        card=dummy.shown[-1] if dummy.shown else None,
        deck=len(dummy.deck),
        supply=dummy.supply,
        guilds={color: dummy.guilds[color] for color in COLORS},
        ship=game.ship(DUMMY),
        closed=list(dummy.closed),
        dearer=dummy.dearer or None,
        color=dummy.color if dummy.dearer else None,
    )
