"""The suite's look at pictures: every state can be drawn. It stands here because engines know no pictures."""

from data import LANGUAGES
from engines.kernel.conformance import Check, Walk, Wrong
from renderers import artist_of, draw_end, has_pictures, painted
from renderers.kit.text import Overflow, be_strict

ONE_IN = 4  # looks; a picture takes as long as all other checks of a decision


def looks(game: str) -> tuple[Check, ...]:
    """The check, for a game that somebody has drawn."""
    return (states_can_be_drawn,) if has_pictures(game) else ()


def states_can_be_drawn(walk: Walk) -> None:
    """What anybody sees can be drawn, whole or a part, in any language, and nothing overflows."""
    if walk.random.below(ONE_IN):
        return
    seat, lang = walk.random.choice(walk.eyes), walk.random.choice(LANGUAGES)
    part = walk.random.choice((None, *artist_of(walk.game.id).parts))
    names = [f"P{number + 1}" for number in range(walk.plan.players + 1)]
    view = walk.match.view(seat)
    be_strict(True)
    try:
        painted(walk.game.id, view, lang=lang, names=names, part=part, now=sorted(walk.match.pending))
        if walk.match.result is not None:
            draw_end(walk.game.id, view, walk.match.result, lang=lang, names=names)
    except (Overflow, LookupError, ValueError, TypeError) as error:
        raise Wrong(f"seat {seat}, part {part}, {lang}: {type(error).__name__}: {error}") from error
    finally:
        be_strict(False)
