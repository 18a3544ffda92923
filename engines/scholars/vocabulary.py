"""The small vocabulary of the tables: costs, effects, conditions of Scrolls, deeds of the solo opponent."""

from typing import Annotated, Literal, TypeAlias

import msgspec

ANY = "any"
WHITE = "white"
PRIMARY = ("red", "yellow", "blue")
SECONDARY = ("purple", "orange", "green")  # also the order of the Guilds
WHEEL = ("purple", "red", "orange", "yellow", "green", "blue")  # also the order of the tracks
DICE = (WHITE, *PRIMARY, *SECONDARY)
WORKERS = (WHITE, *PRIMARY)

Action: TypeAlias = Literal["recruit", "travel", "research", "translate"]
Where: TypeAlias = Literal["bag", "hand"]
Many: TypeAlias = Annotated[int, msgspec.Meta(ge=1)]  # of something that is paid, gained or done
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]


class Cost(msgspec.Struct, frozen=True, tag_field="pay", forbid_unknown_fields=True):
    """Something that is paid, named by `pay`."""

    n: Many = 1


class PaySilver(Cost, frozen=True, tag="silver"):
    pass


class PayGold(Cost, frozen=True, tag="gold"):
    pass


class PayWorkers(Cost, frozen=True, tag="worker"):
    """Workers of the own supply, in any mix."""

    colour: Literal["any"] = "any"


class AddWhiteDie(Cost, frozen=True, tag="add_white_die"):
    """White dice from the Main Supply into the own bag."""


AnyCost: TypeAlias = PaySilver | PayGold | PayWorkers | AddWhiteDie


class Effect(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something that happens once, named by `do`."""


class GainSilver(Effect, frozen=True, tag="gain_silver"):
    n: Many


class GainGold(Effect, frozen=True, tag="gain_gold"):
    n: Many


class GainWorker(Effect, frozen=True, tag="gain_worker"):
    """Workers of one colour, or each of any colour."""

    colour: str
    n: Many


class GainDie(Effect, frozen=True, tag="gain_die"):
    """Dice of one colour, or each of any primary colour; dice to hand are rolled."""

    colour: str
    to: Where
    n: Many


class DrawDie(Effect, frozen=True, tag="draw_die"):
    n: Many


class DestroyWhite(Effect, frozen=True, tag="destroy_white"):
    n: Many


class InfluenceScroll(Effect, frozen=True, tag="influence_scroll"):
    n: Many


class InfluenceGuild(Effect, frozen=True, tag="influence_guild"):
    guild: str
    n: Many


class ResearchUp(Effect, frozen=True, tag="research_up"):
    """Steps on one track: a named one, any, one of a primary colour, or that of the action."""

    track: str
    n: Many


class CollectTrack(Effect, frozen=True, tag="collect_track"):
    track: str


class HandTo(Effect, frozen=True, tag="hand_to"):
    """Draw until there are so many dice in hand; the others may be rolled again."""

    n: Many


class MoveGold(Effect, frozen=True, tag="place_or_take_gold"):
    n: Many


class ValueBonus(Effect, frozen=True, tag="value_bonus"):
    """Lasting: the main action of this slot is worth more."""

    n: Many


class OtherAction(Effect, frozen=True, tag="alt_action"):
    """Lasting: this main action may be done instead of the slot's own."""

    action: Action


class WhiteEquals(Effect, frozen=True, tag="white_equals"):
    """Lasting: in this slot White dice count as this colour, and dice of this colour as White."""

    colour: str


class EmployOrRetire(Effect, frozen=True, tag="employ_or_retire"):
    portrait: str


class RetireFromDeck(Effect, frozen=True, tag="retire_from_deck"):
    portraits: tuple[str, ...]


class MayDeliver(Effect, frozen=True, tag="may_deliver"):
    pass


class Choose(Effect, frozen=True, tag="choose"):
    options: "tuple[tuple[AnyEffect, ...], ...]"


class Pay(Effect, frozen=True, tag="pay"):
    """An exchange: all costs first, then all gains."""

    cost: tuple[AnyCost, ...]
    gain: "tuple[AnyEffect, ...]"


AnyEffect: TypeAlias = (
    GainSilver
    | GainGold
    | GainWorker
    | GainDie
    | DrawDie
    | DestroyWhite
    | InfluenceScroll
    | InfluenceGuild
    | ResearchUp
    | CollectTrack
    | HandTo
    | MoveGold
    | ValueBonus
    | OtherAction
    | WhiteEquals
    | EmployOrRetire
    | RetireFromDeck
    | MayDeliver
    | Choose
    | Pay
)
Effects: TypeAlias = tuple[AnyEffect, ...]
LASTING = (ValueBonus, OtherAction, WhiteEquals)  # no actions, they work by themselves


class Condition(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """What a Scroll brings at the end besides its printed points (SC-237)."""


class NoCondition(Condition, frozen=True, tag="none"):
    pass


class GuildInfluence(Condition, frozen=True, tag="guild_influence"):
    guild: str


class LanguageCount(Condition, frozen=True, tag="language_count"):
    languages: tuple[str, ...]


class DiceOwned(Condition, frozen=True, tag="dice"):
    primary: str
    secondary: str


class TrackLevel(Condition, frozen=True, tag="track_level"):
    track: str


class WhiteDice(Condition, frozen=True, tag="white_dice"):
    pass


class Retirees(Condition, frozen=True, tag="retired"):
    pass


class Breadth(Condition, frozen=True, tag="breadth"):
    pass


class Starter(Condition, frozen=True, tag="starter"):
    """Of every Starting Scroll: wealth counts, many White dice cost."""

    silver_per_gold: int
    gold_per_vp: int
    white_dice_threshold: int
    penalty: int


AnyCondition: TypeAlias = (
    NoCondition
    | GuildInfluence
    | LanguageCount
    | DiceOwned
    | TrackLevel
    | WhiteDice
    | Retirees
    | Breadth
    | Starter
)


class Deed(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """What the solo opponent does, named by `do`."""


class AiGold(Deed, frozen=True, tag="place_gold"):
    """1 Gold from the supply on the left-most Neutral Translator."""


class AiSilver(Deed, frozen=True, tag="silver"):
    """Steps of its marker."""

    n: Many


class AiEmploy(Deed, frozen=True, tag="employ"):
    pass


class AiTranslate(Deed, frozen=True, tag="translate"):
    pass


class AiDeliver(Deed, frozen=True, tag="deliver"):
    """So much Influence in the Guild; without a number as the space says."""

    influence: int | None = None


class AiScroll(Deed, frozen=True, tag="influence_scroll"):
    pass


class AiGuild(Deed, frozen=True, tag="influence_guild"):
    guild: str


class AiRetire(Deed, frozen=True, tag="retire"):
    """From the top of the deck that the majority of the Plan cards names."""


AnyDeed: TypeAlias = AiGold | AiSilver | AiEmploy | AiTranslate | AiDeliver | AiScroll | AiGuild | AiRetire


class EmployedCount(msgspec.Struct, frozen=True, tag_field="kind", tag="employed_translators"):
    """So many Translators in Rooms, whoever employs them."""

    min: int


class HouseCount(msgspec.Struct, frozen=True, tag_field="kind", tag="scrolls_in_house"):
    """So many Scrolls in the House of Wisdom."""

    min: int


AnyTest: TypeAlias = EmployedCount | HouseCount


class AiScrollPoints(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """What a Scroll of a language is worth to the opponent (SC-258)."""


class Fixed(AiScrollPoints, frozen=True, tag="fixed"):
    vp: int


class PerThing(AiScrollPoints, frozen=True):
    """Points for so many of something, rounded down."""

    per: int
    vp: int


class PerRetired(PerThing, frozen=True, tag="per_retired"):
    pass


class PerScroll(PerThing, frozen=True, tag="per_ai_scroll"):
    pass


class PerWrap(PerThing, frozen=True, tag="per_research_marker"):
    pass


class PerNeutral(PerThing, frozen=True, tag="per_neutral_employed"):
    pass


class PerGuild(PerThing, frozen=True, tag="per_guild_influence"):
    pass


AnyPoints: TypeAlias = Fixed | PerRetired | PerScroll | PerWrap | PerNeutral | PerGuild
