"""The pieces of the game as data: typed tables and what can be looked up in them."""

from functools import cached_property
from typing import Literal, TypeAlias

import msgspec

from engines.inventors.vocabulary import (
    AnyCost,
    AnyEffect,
    AnyTask,
    Area,
    Color,
    Name,
    ProvideColor,
    Row,
    Section,
)
from engines.kernel.tables import Entry

Action: TypeAlias = Literal["invent", "build", "publish"]
ACTIONS: tuple[Action, ...] = ("invent", "build", "publish")
Trigger: TypeAlias = Literal[
    "gain_die",
    "complete_workshop_column",
    "gain_workshop_tile",
    "research",
    "advance_royalty",
    "static",
    "end_of_round",
]
IDEA_ROWS: tuple[Literal["top", "bottom"], ...] = ("top", "bottom")
IDEA_COLUMNS: tuple[Literal["left", "middle", "right"], ...] = ("left", "middle", "right")


# The tables.


class Limits(Entry, frozen=True):
    hand: int
    influence: int
    neutral_influence: int
    tents: int
    workers: int
    reserve_workers: int
    device_boards: int
    device_cards: int
    workshop_tiles: int
    starting_tiles: int
    research_tiles: int
    pass_tiles: int
    pass_spaces: int
    end_pile: int
    blank_column: int
    built_most: int
    neutral_built: int
    neutral_built_with_dummy: int
    dummy_influence: int
    leftover_group: int
    leftover_vp: int
    most_value: int


class Starting(Entry, frozen=True):
    place: int
    cards: int
    silver: int


class Person(Entry, frozen=True):
    id: Name


class Goal(Entry, frozen=True):
    """A goal of the 3-round game; the first one is met by the set-up."""

    order: int
    effects: tuple[AnyEffect, ...]
    research: Section | None = None
    same_action: int = 0
    each_action: int = 0


class TowerTile(Entry, frozen=True):
    level: int
    tile: int
    cost: int
    vp: int
    income: int
    bar: tuple[AnyEffect, ...]
    end: Literal["flip", "x", "none"]


class DiceArea(Entry, frozen=True):
    id: Area
    available: bool
    raises: int


class StudySpace(Entry, frozen=True):
    color: Color
    level: int
    adjacent: Area
    effects: tuple[AnyEffect, ...]


class CamelSpace(Entry, frozen=True):
    space: int
    opens: Literal["always", "unlocked", "hired"]


class WorkshopRow(Entry, frozen=True):
    row: Row
    value: int
    color: Color | Literal["none"]
    effects: tuple[AnyEffect, ...]
    covered: tuple[tuple[AnyEffect, ...], ...]


class IdeaColumn(Entry, frozen=True):
    column: Literal["left", "middle", "right"]
    effects: tuple[AnyEffect, ...]


class IdeaPoints(Entry, frozen=True):
    row: Literal["top", "bottom"]
    between: tuple[Literal["left", "middle", "right"], Literal["left", "middle", "right"]]
    vp: int


class TentRow(Entry, frozen=True):
    players: int
    uncovered: tuple[tuple[AnyEffect, ...], ...]


class ColorBonus(Entry, frozen=True):
    action: Action
    color: Color
    effects: tuple[AnyEffect, ...]


class Publish(Entry, frozen=True):
    value: int
    silver: int
    pay: tuple[Literal["scribe"], Literal["any_other"]]
    effects: tuple[AnyEffect, ...]


class IdeaTile(Entry, frozen=True):
    id: str
    effects: tuple[AnyEffect, ...]
    neutral: bool = False


class Guild(Entry, frozen=True):
    id: Color
    first: int
    second: int


class RoyaltySpace(Entry, frozen=True):
    space: int
    gains: tuple[AnyEffect, ...]
    vp: int
    blue_before: bool = False


class BeyondRoyalties(Entry, frozen=True):
    effects: tuple[AnyEffect, ...]


class WorkerSpace(Entry, frozen=True):
    id: str
    kind: Literal["guild", "right", "open"]
    position: str
    cost: tuple[AnyCost, ...]
    effects: tuple[AnyEffect, ...]
    guild: Color | None = None


class TentSection(Entry, frozen=True):
    id: str
    first: tuple[AnyEffect, ...]
    raised: tuple[AnyEffect, ...]
    influence: int


class RiverSpace(Entry, frozen=True):
    step: int
    section: Section
    kind: Literal["start", "tile", "section_start", "end"]
    tiles: tuple[int, int, int] = (0, 0, 0)
    vp: tuple[int, int] = (0, 0)
    effects: tuple[AnyEffect, ...] = ()


class PassTile(Entry, frozen=True):
    id: str
    effects: tuple[AnyEffect, ...]
    ordered: bool = False


class ResearchTile(Entry, frozen=True):
    id: str
    section: Section
    kind: Literal["ongoing", "tent", "instant"]
    effects: tuple[AnyEffect, ...]
    cost: tuple[AnyCost, ...] = ()
    trigger: Trigger | None = None
    color: Color | None = None
    ordered: bool = False


class WorkshopTile(Entry, frozen=True):
    id: str
    kind: Literal["starting", "regular"]
    value: int
    color: Color | Literal["none"]
    effects: tuple[AnyEffect, ...]
    vp: int
    cost: tuple[AnyCost, ...] = ()
    end_of_round: bool = False

    @property
    def provides(self) -> str | None:
        """A colour that it lends to the other tiles of its row."""
        return next((one.color for one in self.effects if isinstance(one, ProvideColor)), None)


class SetupCard(Entry, frozen=True):
    id: str
    influence: dict[Color, int]
    study_die: Color
    ready_die: Color
    ready_white: int
    exhausted_die: Color
    exhausted_white: int
    starting_tile: str
    level_4: tuple[Name, ...]
    level_2: tuple[Name, ...]
    level_1: tuple[Name, ...]


class TestSpace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    color: Color
    ships: int
    influence: bool = False


class DeviceBoard(Entry, frozen=True):
    id: str
    number: str
    value: int
    discard: int
    tests: tuple[TestSpace, ...]
    edges: tuple[Color, Color]


class DeviceCard(Entry, frozen=True):
    id: str
    number: str
    metric: str
    vp_2: int
    vp_4: int
    value: int
    pay: tuple[Name, ...]
    play: tuple[AnyEffect, ...]
    edges: tuple[Color, Color]
    of: str = ""


class DummyCard(Entry, frozen=True):
    id: str
    influence: dict[Color, int]
    ship: int
    dearer: str
    color: Color
    closed: tuple[str, ...]


class PlanCard(Entry, frozen=True):
    id: str
    kind: Literal["dice", "worker"]
    colors: tuple[Color, ...]
    rows: tuple[int, ...]
    upper: tuple[AnyTask, ...]
    lower: tuple[AnyTask, ...]
    tent: int
    dummy_tent: int


class Solo(Entry, frozen=True):
    dice_plans: tuple[int, ...]
    worker_plans: tuple[int, ...]
    silver: int
    influence: int
    workers: int
    rows: int
    vp_workshop_tile: int
    vp_idea_tile: int
    vp_device_influence: int
    vp_silver: int
    hard_silver: int
    hard_influence: int


class Components(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True):
    """Every table of `data/inventors`, and quick ways to look things up in them."""

    limits: Limits
    starting: tuple[Starting, ...]
    person: tuple[Person, ...]
    goal: tuple[Goal, ...]
    tower: tuple[TowerTile, ...]
    area: tuple[DiceArea, ...]
    study: tuple[StudySpace, ...]
    camel: tuple[CamelSpace, ...]
    workshop_row: tuple[WorkshopRow, ...]
    idea_column: tuple[IdeaColumn, ...]
    idea_vp: tuple[IdeaPoints, ...]
    tent_row: tuple[TentRow, ...]
    color_bonus: tuple[ColorBonus, ...]
    publish: Publish
    idea: tuple[IdeaTile, ...]
    guild: tuple[Guild, ...]
    royalty: tuple[RoyaltySpace, ...]
    beyond_royalties: BeyondRoyalties
    worker_space: tuple[WorkerSpace, ...]
    tent_section: tuple[TentSection, ...]
    river: tuple[RiverSpace, ...]
    pass_tile: tuple[PassTile, ...]
    research: tuple[ResearchTile, ...]
    workshop_tile: tuple[WorkshopTile, ...]
    setup_card: tuple[SetupCard, ...]
    board: tuple[DeviceBoard, ...]
    card: tuple[DeviceCard, ...]
    dummy_card: tuple[DummyCard, ...]
    plan_card: tuple[PlanCard, ...]
    solo: Solo

    @cached_property
    def levels(self) -> dict[int, TowerTile]:
        """Tower tiles by level: 6 to 10 are the backs of 1 to 5."""
        return {tile.level: tile for tile in self.tower}

    @cached_property
    def raises(self) -> dict[Area, int]:
        """By how much a die from each available area may be raised when it is used (IN-130)."""
        return {area.id: area.raises for area in self.area if area.available}

    @cached_property
    def studies(self) -> dict[Color, dict[int, StudySpace]]:
        columns: dict[Color, dict[int, StudySpace]] = {}
        for space in self.study:
            columns.setdefault(space.color, {})[space.level] = space
        return columns

    @cached_property
    def rows(self) -> dict[Row, WorkshopRow]:
        return {row.row: row for row in self.workshop_row}

    @cached_property
    def bonuses(self) -> dict[Action, ColorBonus]:
        return {bonus.action: bonus for bonus in self.color_bonus}

    @cached_property
    def ideas(self) -> dict[str, IdeaTile]:
        return {idea.id: idea for idea in self.idea}

    @cached_property
    def spaces(self) -> dict[str, WorkerSpace]:
        return {space.id: space for space in self.worker_space}

    @cached_property
    def sections(self) -> dict[str, TentSection]:
        return {section.id: section for section in self.tent_section}

    @cached_property
    def passes(self) -> dict[str, PassTile]:
        return {tile.id: tile for tile in self.pass_tile}

    @cached_property
    def researches(self) -> dict[str, ResearchTile]:
        return {tile.id: tile for tile in self.research}

    @cached_property
    def tiles(self) -> dict[str, WorkshopTile]:
        return {tile.id: tile for tile in self.workshop_tile}

    @cached_property
    def boards(self) -> dict[str, DeviceBoard]:
        return {board.id: board for board in self.board}

    @cached_property
    def cards(self) -> dict[str, DeviceCard]:
        return {card.id: card for card in self.card}

    @cached_property
    def dummies(self) -> dict[str, DummyCard]:
        return {card.id: card for card in self.dummy_card}

    @cached_property
    def plans(self) -> dict[str, PlanCard]:
        return {card.id: card for card in self.plan_card}

    @cached_property
    def setups(self) -> dict[str, SetupCard]:
        return {card.id: card for card in self.setup_card}

    @cached_property
    def starts(self) -> dict[Section, int]:
        """The first step of each river section."""
        starts: dict[Section, int] = {}
        for space in self.river:
            starts.setdefault(space.section, space.step)
        return starts

    @cached_property
    def last_step(self) -> int:
        return self.river[-1].step

    @cached_property
    def columns(self) -> int:
        """How many tiles a Workshop row holds."""
        return len(self.workshop_row[0].covered)

    @cached_property
    def study_top(self) -> int:
        return max(space.level for space in self.study)
