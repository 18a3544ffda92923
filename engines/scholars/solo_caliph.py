"""What the solo opponent takes from a Caliph card (SC-256, SC-257)."""

from engines.kernel import Step, Text
from engines.scholars.labels import named
from engines.scholars.solo_board import ai_retires, majority, majority_by, opponent, shift_dice_sum
from engines.scholars.state import Caliph, Scholars
from engines.scholars.vocabulary import Choose, RetireFromDeck

PLACES = ("top", "middle", "bottom")


def ai_reward(game: Scholars, caliph: Caliph, guild: str) -> Step:
    """The highest free space with a blue majority, the lowest with a red one (SC-256)."""
    ai = opponent(game)
    free = [place for place in PLACES if place not in caliph.influence]
    place = free[0] if majority(game) == "blue" else free[-1]
    caliph.influence[place] = ai.seat
    game.tell(
        "ai-caliph-space",
        who=ai.who,
        place=named("caliph-place", place),
        guild=named("guild", guild),
        by=majority_by(game),
    )
    if place == "middle":
        shift_dice_sum(game, 1, Text("ai-by-die"))
    elif place == "bottom":
        yield from retire_better(game, caliph)


def retire_better(game: Scholars, caliph: Caliph) -> Step:
    """The Translator worth more, on a tie the left one, for a step of the Dice Sum (SC-257)."""
    portraits = [
        portrait
        for one in game.parts.caliphs[caliph.id].bottom
        if isinstance(one, Choose)
        for option in one.options
        for effect in option
        if isinstance(effect, RetireFromDeck)
        for portrait in effect.portraits
        if game.decks[portrait]
    ]
    if not portraits:
        return
    tops = {portrait: game.parts.translators[game.decks[portrait][0]].vp for portrait in portraits}
    best = max(tops, key=lambda portrait: tops[portrait])
    even = list(tops.values()).count(tops[best]) > 1
    by = "ai-by-nothing" if len(tops) == 1 else "ai-by-left" if even else "ai-by-points"
    yield from ai_retires(game, best, Text(by))
    shift_dice_sum(game, -1, Text("ai-by-white-die"))
