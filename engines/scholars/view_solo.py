"""What is seen of the solo opponent."""

import msgspec

from engines.scholars.icons import deeds
from engines.scholars.state import Ai, Scholars
from engines.scholars.view_board import TranslatorView, translator_view


class SoloSpaceView(msgspec.Struct, frozen=True):
    """A space of the Resource track: what the opponent looks for while its marker is here."""

    pos: int
    language: str
    colour: str
    gold: int
    scroll_vp: str  # the message of what a Scroll there is worth, by its kind
    vp: int
    per: int
    scrolls: int  # face down here


class PlanView(msgspec.Struct, frozen=True):
    """A Plan card: the first action if there are so many Translators or Scrolls, else the second."""

    id: str
    colour: str
    silver: int
    condition: str
    min: int
    first: str
    second: str


class SoloView(msgspec.Struct, frozen=True):
    """The solo board."""

    seat: int
    piece_colour: str
    level: str
    influence: int
    position: int
    track: list[SoloSpaceView]
    wraps: list[str]  # what each wrap gives, from the left
    wraps_used: int
    plans: list[PlanView]  # open, oldest first
    plan_deck: int
    target_sum: int
    dice_sum: int
    dice_sum_min: int
    dice_sum_max: int
    retired: list[TranslatorView]


def solo_view(game: Scholars, ai: Ai) -> SoloView:
    parts = game.parts
    return SoloView(
        seat=ai.seat,
        piece_colour=parts.piece_colour[ai.seat].id,
        level=ai.level,
        influence=ai.influence,
        position=ai.position,
        track=[
            SoloSpaceView(
                space.pos,
                space.language,
                space.colour,
                space.gold,
                str(space.scroll_vp.__struct_config__.tag),
                space.scroll_vp.vp,
                getattr(space.scroll_vp, "per", 1),
                len(ai.scrolls[space.language]),
            )
            for space in parts.solo_space
        ],
        wraps=[deeds([wrap.effect]) for wrap in parts.solo_wrap],
        wraps_used=ai.wraps,
        plans=[plan_view(game, name) for name in ai.open],
        plan_deck=len(ai.deck),
        target_sum=sum(parts.plans[name].silver for name in ai.open[-2:]),
        dice_sum=ai.dice_sum,
        dice_sum_min=parts.solo_dice_sum.min,
        dice_sum_max=parts.solo_dice_sum.max,
        retired=[translator_view(game, name) for name in ai.retired],
    )


def plan_view(game: Scholars, name: str) -> PlanView:
    card = game.parts.plans[name]
    return PlanView(
        card.id,
        card.colour,
        card.silver,
        str(card.condition.__struct_config__.tag),
        card.condition.min,
        deeds(card.first),
        deeds(card.second),
    )
