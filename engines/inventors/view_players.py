"""What may be seen of players, the solo opponent and the Dummy."""

import msgspec

from engines.inventors.boards import (
    camel_is_open,
    has_room,
    idea_points,
    income,
    placing_cost,
)
from engines.inventors.components import ACTIONS, IDEA_COLUMNS, IDEA_ROWS, Components
from engines.inventors.labels import effects_line
from engines.inventors.state import DUMMY, Inventors, Player
from engines.inventors.view_board import CardView, DieView, TileView, card_view, die_view, tile_view
from engines.inventors.vocabulary import AREAS, COLORS, PEOPLE, ROWS, SECTIONS


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


def player_view(game: Inventors, me: Player, inside: bool) -> PlayerView:
    parts = game.parts
    waits = game.phase == "workshops" and not any(me.workshops[row].tiles for row in ROWS)
    tents = parts.tent_row[max(len(game.players), 2) - 2]
    return PlayerView(
        seat=me.seat,
        silver=me.silver,
        cards=len(me.hand),
        hand=[card_view(parts, card) for card in sorted(me.hand)] if inside else None,
        supply=me.supply,
        guilds={color: me.guilds[color] for color in COLORS},
        workers=me.workers,
        reserve=me.reserve,
        envoy=me.envoy,
        tents=me.tents,
        tent_row=[effects_line(effects) for effects in tents.uncovered],
        placed_tent=me.seat in game.tents,
        dice={
            area: [die_view(die) for die in sorted(me.dice[area], key=lambda die: (-die.value, die.color))]
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
            CamelView(camel.space, camel.opens, camel_is_open(parts, me, place), [die_view(d) for d in dice])
            for place, (camel, dice) in enumerate(zip(parts.camel, me.camels, strict=True))
        ],
        workshops=[workshop_view(game, me, place) for place in range(len(ROWS))],
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
        starting_tile=tile_view(parts, parts.setups[me.card].starting_tile) if waits and me.card else None,
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


def workshop_view(game: Inventors, me: Player, place: int) -> WorkshopView:
    parts, row = game.parts, ROWS[place]
    workshop, printed = me.workshops[row], parts.rows[row]
    now = game.activation if me.seat == game.current else None
    active = now is not None and now.row == row
    return WorkshopView(
        row=row,
        value=printed.value,
        color=printed.color,
        line=effects_line(printed.effects),
        tiles=[tile_view(parts, tile) for tile in workshop.tiles],
        covered=[effects_line(effects) for effects in printed.covered],
        dice=[die_view(die) for die in workshop.dice],
        next_cost=placing_cost(parts, me, row) if has_room(parts, me, row) else None,
        active=active,
        total=sum(die.value for die in workshop.dice) + (now.added if now and active else 0),
        used=list(now.used) if now and active else [],
    )


def opponent_view(game: Inventors) -> OpponentView | None:
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
        shown=plan_view(game.parts, opponent.played[-1]) if opponent.played else None,
        dice_reserve=len(opponent.dice_plans),
        worker_reserve=len(opponent.worker_plans),
    )


def plan_view(parts: Components, name: str) -> PlanView:
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


def dummy_view(game: Inventors) -> DummyView | None:
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
