"""Crew and the gallery: samples, guards that move, the column bonus (EE-006, EE-020, EE-095 to EE-097)."""

from engines.excavation.cards import draw_to_hand
from engines.excavation.components import Kind, Region
from engines.excavation.options import YES_NO, artefact_option, artefact_text
from engines.excavation.state import Excavation, Player
from engines.kernel.asks import Step


def can_recruit(me: Player) -> bool:
    """Whether a crew marker can be found: in the supply, or else a guard (EE-096, EE-101, EE-129)."""
    return me.crew > 0 or bool(me.gallery)


def recruit(game: Excavation, me: Player) -> Step:
    """Take one crew marker into the hand that places it; a guard may leave only if the supply is empty."""
    if me.crew:
        me.crew -= 1
        return
    guard = yield from me.ask(
        "guard", lambda: [artefact_option(kind, game.box.value_of[kind]) for kind in me.gallery]
    )
    me.gallery.remove(guard)
    game.tell("guard-left", who=me.who, artefact=artefact_text(guard))


def can_sample(me: Player, kind: Kind) -> bool:
    """Whether a guard could be put on this artefact's cell (EE-095)."""
    return kind not in me.gallery and can_recruit(me)


def may_sample(game: Excavation, me: Player, kind: Kind) -> Step:
    """Offer to sample an artefact that was gained just now (EE-095)."""
    if not can_sample(me, kind):
        return
    if (
        yield from me.ask(
            "sample",
            lambda: YES_NO,
            args=lambda: {"artefact": artefact_text(kind), "crew": me.crew},
            default="no",
        )
    ):
        yield from place_guard(game, me, kind)


def place_guard(game: Excavation, me: Player, kind: Kind) -> Step:
    """Put a guard on a cell; a column that is full for the first time brings a card (EE-020, EE-097)."""
    yield from recruit(game, me)
    me.gallery.append(kind)
    game.tell("sampled", who=me.who, artefact=artefact_text(kind))
    yield from column_bonus(game, me, game.box.region_of[kind])


def column_bonus(game: Excavation, me: Player, region: Region) -> Step:
    """Once for each column (EE-020)."""
    if region not in me.columns and all(cell in me.gallery for cell in game.box.cells[region]):
        me.columns.append(region)
        game.tell("column-full", who=me.who, region=region)
        yield from draw_to_hand(game, me, game.box.tables.gallery_column.full_draw)
