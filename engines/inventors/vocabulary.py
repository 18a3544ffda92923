"""The small vocabulary of the tables: what can be gained, and what it can cost."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Color: TypeAlias = Literal["blue", "orange", "charcoal"]
DieColor: TypeAlias = Literal["blue", "orange", "charcoal", "white"]
ColorChoice: TypeAlias = Literal["blue", "orange", "charcoal", "any"]
Name: TypeAlias = Literal["scribe", "chandler", "weaver", "tiler", "blacksmith", "carpenter"]
Payee: TypeAlias = Literal[
    "scribe", "chandler", "weaver", "tiler", "blacksmith", "carpenter", "any", "any_other"
]
Area: TypeAlias = Literal["exhausted", "ready", "determined", "inspired"]
Section: TypeAlias = Literal["left", "middle", "right"]
Row: TypeAlias = Literal["top", "middle", "bottom"]

COLORS: tuple[Color, ...] = ("blue", "orange", "charcoal")
DIE_COLORS: tuple[DieColor, ...] = ("blue", "orange", "charcoal", "white")
PEOPLE: tuple[Name, ...] = ("scribe", "chandler", "weaver", "tiler", "blacksmith", "carpenter")
AREAS: tuple[Area, ...] = ("exhausted", "ready", "determined", "inspired")
SECTIONS: tuple[Section, ...] = ("left", "middle", "right")
ROWS: tuple[Row, ...] = ("top", "middle", "bottom")
ANY: Literal["any"] = "any"


class Effect(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something that happens once, named by `do`."""


# Gains.


class Silver(Effect, frozen=True, tag="silver"):
    n: int = 1


class Draw(Effect, frozen=True, tag="draw"):
    n: int = 1


class Brighten(Effect, frozen=True, tag="brighten"):
    n: int = 1


class Boost(Effect, frozen=True, tag="boost"):
    n: int = 1


class Refresh(Effect, frozen=True, tag="refresh"):
    n: int = 1


class RefreshAll(Effect, frozen=True, tag="refresh_all"):
    pass


class RefreshOne(Effect, frozen=True, tag="refresh_one"):
    who: Name


class Promote(Effect, frozen=True, tag="promote"):
    n: int = 1


class Influence(Effect, frozen=True, tag="influence"):
    """Influence of one colour; `any`: the colour is chosen for each."""

    color: ColorChoice
    n: int = 1


class StudyDie(Effect, frozen=True, tag="study_die"):
    """A die into the Study, and one own die away."""

    color: ColorChoice


class SwapDie(Effect, frozen=True, tag="swap_die"):
    pass


class Royalty(Effect, frozen=True, tag="royalty"):
    n: int = 1


class GainRoyalties(Effect, frozen=True, tag="gain_royalties"):
    pass


class Research(Effect, frozen=True, tag="research"):
    pass


class MoveShip(Effect, frozen=True, tag="ship"):
    n: int = 1


class CollectTile(Effect, frozen=True, tag="collect_tile"):
    pass


class TakeEndTile(Effect, frozen=True, tag="take_end_tile"):
    pass


class TakeTileBehind(Effect, frozen=True, tag="take_visible_tile_left"):
    pass


class HireCamel(Effect, frozen=True, tag="hire_camel"):
    pass


class UnlockCamel(Effect, frozen=True, tag="unlock_camel"):
    pass


class UnlockWorker(Effect, frozen=True, tag="unlock_worker"):
    pass


class ClearWorkshop(Effect, frozen=True, tag="clear_workshop"):
    pass


class DiceBonus(Effect, frozen=True, tag="dice_bonus"):
    """While a Workshop is activated its dice count so much more."""

    n: int


class ProvideColor(Effect, frozen=True, tag="provide_color"):
    """This colour counts as present among the dice of the Workshop."""

    color: Color


class ReturnDice(Effect, frozen=True, tag="return_dice"):
    """At the end of the round the dice of this Workshop go here."""

    to: Area


class GainWhiteDie(Effect, frozen=True, tag="gain_white_ready"):
    pass


class GainColoredDie(Effect, frozen=True, tag="gain_color_determined"):
    pass


class RecoverWorker(Effect, frozen=True, tag="recover_worker"):
    pass


class RemoveDie(Effect, frozen=True, tag="remove_die"):
    pass


class GainEnvoy(Effect, frozen=True, tag="gain_envoy"):
    pass


class CamelTotal(Effect, frozen=True, tag="camel_total_bonus"):
    """Dice on Camels count so much more together."""

    n: int


class ReturnCamelDice(Effect, frozen=True, tag="return_camel_color_dice"):
    """At the end of the round the coloured dice of the Camels go here."""

    to: Area


class RemoveIdea(Effect, frozen=True, tag="remove_idea_tile"):
    pass


class Choose(Effect, frozen=True, tag="choose"):
    """One of these lists, with whatever it costs."""

    options: tuple[tuple[AnyEffect, ...], ...]


class TowerAdvance(Effect, frozen=True, tag="tower_advance"):
    """The lowest Tower tile is empty: its bar, then it is turned over or removed (no table has this)."""


# Costs.


class Pay(Effect, frozen=True, tag="pay"):
    """Pay a Craftsperson."""

    who: Payee


class PaySilver(Effect, frozen=True, tag="pay_silver"):
    n: int = 1


class LoseInfluence(Effect, frozen=True, tag="lose_influence"):
    color: ColorChoice
    n: int = 1


class Discard(Effect, frozen=True, tag="discard"):
    n: int = 1


AnyCost: TypeAlias = Pay | PaySilver | LoseInfluence | Discard
AnyEffect: TypeAlias = (
    Silver
    | Draw
    | Brighten
    | Boost
    | Refresh
    | RefreshAll
    | RefreshOne
    | Promote
    | Influence
    | StudyDie
    | SwapDie
    | Royalty
    | GainRoyalties
    | Research
    | MoveShip
    | CollectTile
    | TakeEndTile
    | TakeTileBehind
    | HireCamel
    | UnlockCamel
    | UnlockWorker
    | ClearWorkshop
    | DiceBonus
    | ProvideColor
    | ReturnDice
    | GainWhiteDie
    | GainColoredDie
    | RecoverWorker
    | RemoveDie
    | GainEnvoy
    | CamelTotal
    | ReturnCamelDice
    | RemoveIdea
    | Choose
    | TowerAdvance
    | AnyCost
)


# What Plan cards tell the solo opponent to do.


class PlanTask(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """A task: what it costs in Workers and Influence, and Silver that it brings besides."""

    worker: Literal["blue", "orange", "charcoal", "right"] | None = None
    lose: tuple[Color, ...] = ()
    silver: int = 0


class PlanInvent(PlanTask, frozen=True, tag="invent"):
    pass


class PlanBuild(PlanTask, frozen=True, tag="build"):
    cost: int


class PlanPublish(PlanTask, frozen=True, tag="publish"):
    cost: int


class PlanTest(PlanTask, frozen=True, tag="test"):
    pass


class PlanResearch(PlanTask, frozen=True, tag="research"):
    pass


class PlanSilver(PlanTask, frozen=True, tag="silver"):
    n: int


class PlanInfluence(PlanTask, frozen=True, tag="influence"):
    colors: tuple[Color, ...]


class PlanDiceCard(PlanTask, frozen=True, tag="add_dice_plan"):
    pass


class PlanShip(PlanTask, frozen=True, tag="ship"):
    n: int


AnyTask: TypeAlias = (
    PlanInvent
    | PlanBuild
    | PlanPublish
    | PlanTest
    | PlanResearch
    | PlanSilver
    | PlanInfluence
    | PlanDiceCard
    | PlanShip
)
