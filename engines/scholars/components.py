"""The pieces of the game as data: typed tables and what can be looked up in them."""

from functools import cached_property
from typing import Literal, TypeAlias

import msgspec

from engines.kernel.tables import Entry
from engines.scholars.vocabulary import (
    Action,
    AnyCondition,
    AnyCost,
    AnyDeed,
    AnyPoints,
    AnyTest,
    Effects,
    InfluenceGuild,
    Number,
)

Length: TypeAlias = Literal["standard", "epic"]
Level: TypeAlias = Literal["student", "scribe", "teacher", "scholar"]
LENGTHS: tuple[Length, ...] = ("standard", "epic")
LEVELS: tuple[Level, ...] = ("student", "scribe", "teacher", "scholar")


# The tables.


class DieKind(Entry, frozen=True):
    colour: str
    kind: Literal["white", "primary", "secondary"]
    faces: tuple[int, ...]
    count: Number


class WorkerKind(Entry, frozen=True):
    colour: str
    count: Number


class Supply(Entry, frozen=True):
    gold: Number
    silver: Number
    influence: Number
    research_markers: Number
    value_limit: Number
    workers_per_die: Number


class Mix(Entry, frozen=True):
    a: str
    b: str
    result: str


class Language(Entry, frozen=True):
    id: str
    level: int


class PieceColour(Entry, frozen=True):
    """Of a player's pieces; it has nothing to do with the colours of actions."""

    id: str


class Area(Entry, frozen=True):
    id: str
    x: int
    y: int
    w: int
    h: int


class Guild(Entry, frozen=True):
    id: str
    order: int
    control_vp: Number
    compensation: Effects


class HouseSpace(Entry, frozen=True):
    guild: str
    row: int
    cost: Number
    effects: Effects

    @property
    def influence(self) -> int:
        """How much Influence a delivery here brings (SC-105)."""
        return sum(one.n for one in self.effects if isinstance(one, InfluenceGuild))


class MapSpace(Entry, frozen=True):
    """A space of the ring; `path` is the colour of the path that leads on from it."""

    pos: int
    x: int
    y: int
    kind: Literal["black", "white"]
    effects: Effects
    scroll: str | None = None
    scroll_x: int = 0
    scroll_y: int = 0
    path: str | None = None
    start: Literal["players", "neutral"] | None = None


class PathBonus(Entry, frozen=True):
    primary: Effects
    secondary: Effects


class Room(Entry, frozen=True):
    id: int
    cost: Number
    gold: Number
    effects: Effects


class TranslatorDeck(Entry, frozen=True):
    id: str
    min_value: Number
    cards: Number
    languages: tuple[str, ...]


class Translator(Entry, frozen=True):
    id: str
    deck: str
    languages: tuple[str, ...]
    vp: Number
    dispatch: Effects
    retired: Effects

    @property
    def portrait(self) -> str:
        return self.deck


class StartingTranslator(Entry, frozen=True):
    id: str
    room: int
    languages: tuple[str, ...]
    vp: Number
    retired: Effects

    @property
    def portrait(self) -> None:
        """It matches none (SC-186)."""


class ResearchOption(Entry, frozen=True):
    id: str
    min_value: Number
    needs_colour: bool
    cost: tuple[AnyCost, ...]
    gain: Effects


class Track(Entry, frozen=True):
    id: str
    colour: str
    over_top: Effects


class TrackSpace(Entry, frozen=True):
    track: str
    level: int
    timing: Literal["immediate", "rest"]
    effects: Effects
    vp: Number


class CaliphSpace(Entry, frozen=True):
    order: int
    event: Literal["none", "gold_on_starting", "add_neutral"]


class CaliphCard(Entry, frozen=True):
    id: str
    top_vp: Number
    middle_vp: Number
    middle: Effects
    bottom: Effects
    event_portraits: tuple[str, ...]


class ScrollDeck(Entry, frozen=True):
    """Six piles: the top one, four with a Caliph card each, the bottom one."""

    length: Length
    players: int
    top: Number
    middle: Number
    bottom: Number


class BannerSpace(Entry, frozen=True):
    rank: int
    vp: Number


class SlotKind(Entry, frozen=True):
    """`rest` is what the slot gives while no Action card lies in it."""

    number: int
    colour: Literal["brown", "black"]
    actions: tuple[Action, ...]
    locked: bool
    rest: Effects = ()


class ReferenceCard(Entry, frozen=True):
    """Its Rest symbol comes after so many slots."""

    after: int
    rest: Effects


class RetireCost(Entry, frozen=True):
    options: tuple[AnyCost, ...]


class ActionCard(Entry, frozen=True):
    id: str
    brown: Effects
    rest: Effects


class PrintedDie(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    colour: str
    value: int


class GoalCard(Entry, frozen=True):
    id: str
    portrait: str
    portrait_reward: Effects
    guild: str
    guild_reward: Effects
    track: str
    level: int
    track_reward: Effects
    printed: PrintedDie
    brown: Effects
    rest: Effects
    starting_scroll: str


class StartingScroll(Entry, frozen=True):
    id: str
    language: str
    vp: Number
    endgame: AnyCondition


class ResourceCard(Entry, frozen=True):
    id: str
    dice: dict[str, int]
    draw: Number
    gold: Number
    silver: Number
    workers: dict[str, int]
    bonus: Effects


class Scroll(Entry, frozen=True):
    id: str
    language: str
    vp: Number
    research: str
    immediate: Effects
    endgame: AnyCondition


class PlanCard(Entry, frozen=True):
    id: str
    colour: Literal["blue", "red"]
    silver: Number
    condition: AnyTest
    first: tuple[AnyDeed, ...]
    second: tuple[AnyDeed, ...]


class SoloSpace(Entry, frozen=True):
    pos: int
    language: str
    colour: str
    gold: Number
    scroll_vp: AnyPoints


class SoloWrap(Entry, frozen=True):
    order: int
    effect: AnyDeed


class SoloDiceSum(Entry, frozen=True):
    min: int
    max: int


class SoloCompensation(Entry, frozen=True):
    worker: AnyDeed
    silver: AnyDeed
    gold: AnyDeed


class SoloRest(Entry, frozen=True):
    cards: Number
    effects: tuple[AnyDeed, ...]
    portraits: dict[str, str] = {}


class SoloLevel(Entry, frozen=True):
    id: Level
    dice_sum: int
    scroll: str | None = None
    on_purple_scroll: int = 0
    on_neutral_scroll: int = 0
    in_orange_guild: int = 0
    gold: Number = 0


class Components(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True):
    """Every table of `data/scholars`, and quick ways to look things up in them."""

    die: tuple[DieKind, ...]
    worker: tuple[WorkerKind, ...]
    supply: Supply
    colour_mix: tuple[Mix, ...]
    language: tuple[Language, ...]
    piece_colour: tuple[PieceColour, ...]
    board_area: tuple[Area, ...]
    guild: tuple[Guild, ...]
    house_space: tuple[HouseSpace, ...]
    map_space: tuple[MapSpace, ...]
    path_bonus: PathBonus
    room: tuple[Room, ...]
    translator_deck: tuple[TranslatorDeck, ...]
    translator: tuple[Translator, ...]
    starting_translator: tuple[StartingTranslator, ...]
    research_option: tuple[ResearchOption, ...]
    research_track: tuple[Track, ...]
    research_space: tuple[TrackSpace, ...]
    caliph_space: tuple[CaliphSpace, ...]
    caliph_card: tuple[CaliphCard, ...]
    scroll_deck: tuple[ScrollDeck, ...]
    banner_space: tuple[BannerSpace, ...]
    slot: tuple[SlotKind, ...]
    reference_card: ReferenceCard
    retire_cost: RetireCost
    action_card: tuple[ActionCard, ...]
    goal_card: tuple[GoalCard, ...]
    starting_scroll: tuple[StartingScroll, ...]
    resource_card: tuple[ResourceCard, ...]
    scroll: tuple[Scroll, ...]
    plan_card: tuple[PlanCard, ...]
    solo_space: tuple[SoloSpace, ...]
    solo_wrap: tuple[SoloWrap, ...]
    solo_dice_sum: SoloDiceSum
    solo_compensation: SoloCompensation
    solo_rest: tuple[SoloRest, ...]
    solo_level: tuple[SoloLevel, ...]

    @cached_property
    def faces(self) -> dict[str, tuple[int, ...]]:
        return {die.colour: die.faces for die in self.die}

    @cached_property
    def mix(self) -> dict[tuple[str, str], str]:
        """What two primary colours make, either way round (SC-061)."""
        return {pair: mix.result for mix in self.colour_mix for pair in ((mix.a, mix.b), (mix.b, mix.a))}

    @cached_property
    def levels(self) -> dict[str, int]:
        return {language.id: language.level for language in self.language}

    @cached_property
    def guilds(self) -> dict[str, Guild]:
        return {guild.id: guild for guild in self.guild}

    @cached_property
    def house(self) -> dict[str, tuple[HouseSpace, ...]]:
        """The spaces of each Guild's column from the top."""
        return {
            guild.id: tuple(space for space in self.house_space if space.guild == guild.id)
            for guild in self.guild
        }

    @cached_property
    def scroll_spaces(self) -> dict[str, MapSpace]:
        """The black space beside each Scroll of the Map."""
        return {space.scroll: space for space in self.map_space if space.scroll is not None}

    @cached_property
    def players_start(self) -> int:
        return next(space.pos for space in self.map_space if space.start == "players")

    @cached_property
    def neutral_start(self) -> int:
        return next(space.pos for space in self.map_space if space.start == "neutral")

    @cached_property
    def decks(self) -> dict[str, TranslatorDeck]:
        return {deck.id: deck for deck in self.translator_deck}

    @cached_property
    def translators(self) -> dict[str, Translator | StartingTranslator]:
        """Every Translator by id, also the Starting ones."""
        decks: dict[str, Translator | StartingTranslator] = {card.id: card for card in self.translator}
        return decks | {card.id: card for card in self.starting_translator}

    @cached_property
    def tracks(self) -> dict[str, Track]:
        return {track.id: track for track in self.research_track}

    @cached_property
    def track_of(self) -> dict[str, str]:
        """The track of each colour."""
        return {track.colour: track.id for track in self.research_track}

    @cached_property
    def track_spaces(self) -> dict[str, tuple[TrackSpace, ...]]:
        """The spaces of each track from level 0."""
        return {
            track.id: tuple(space for space in self.research_space if space.track == track.id)
            for track in self.research_track
        }

    @cached_property
    def rest_spaces(self) -> dict[str, tuple[TrackSpace, ...]]:
        """What collecting a track brings at each level: the highest such space that was reached (SC-124)."""
        return {
            track: tuple(
                next(space for space in reversed(spaces[: level + 1]) if space.timing == "rest")
                for level in range(len(spaces))
            )
            for track, spaces in self.track_spaces.items()
        }

    @cached_property
    def top(self) -> int:
        """The last level of a track."""
        return max(space.level for space in self.research_space)

    @cached_property
    def caliphs(self) -> dict[str, CaliphCard]:
        return {card.id: card for card in self.caliph_card}

    @cached_property
    def actions(self) -> dict[str, ActionCard | GoalCard]:
        """What can be played into a slot: Action cards, and Goal cards once they are flipped."""
        cards: dict[str, ActionCard | GoalCard] = {card.id: card for card in self.action_card}
        return cards | {card.id: card for card in self.goal_card}

    @cached_property
    def goals(self) -> dict[str, GoalCard]:
        return {card.id: card for card in self.goal_card}

    @cached_property
    def resources(self) -> dict[str, ResourceCard]:
        return {card.id: card for card in self.resource_card}

    @cached_property
    def scrolls(self) -> dict[str, Scroll]:
        return {card.id: card for card in self.scroll}

    @cached_property
    def starting_scrolls(self) -> dict[str, StartingScroll]:
        return {card.id: card for card in self.starting_scroll}

    @cached_property
    def plans(self) -> dict[str, PlanCard]:
        return {card.id: card for card in self.plan_card}

    @cached_property
    def solo_levels(self) -> dict[str, SoloLevel]:
        return {level.id: level for level in self.solo_level}
