"""The Royalties track (IN-200 to IN-203)."""

from engines.inventors.boards import owns_research
from engines.inventors.effects import effect, gain, resolve
from engines.inventors.labels import effects_text
from engines.inventors.state import Inventors, Player
from engines.inventors.vocabulary import AnyEffect, GainRoyalties, Promote, Royalty
from engines.kernel import Step


@effect(Royalty, at_once=lambda game, me, effect: True)
def advance(game: Inventors, me: Player, effect: Royalty) -> Step:
    """To the next green space; a blue one between them promotes; on the last space something else."""
    for _ in range(effect.n):
        if me.royalty == game.parts.royalty[-1].space:
            game.tell("royalty-full", who=me.who)
            gain(me, game.parts.beyond_royalties.effects)
            continue
        me.royalty += 1
        game.tell("royalty", who=me.who, space=me.royalty)
        if game.parts.royalty[me.royalty].blue_before:
            gain(me, [Promote()])
        for tile in owns_research(game, me, "advance_royalty"):
            gain(me, game.parts.researches[tile].effects)
    yield from ()


@effect(GainRoyalties, at_once=lambda game, me, effect: True)
def gain_royalties(game: Inventors, me: Player, effect: GainRoyalties) -> Step:
    """What the space of the own marker shows; never Income (IN-111, IN-112)."""
    gains = royalties_of(game, me)
    game.tell("royalties", who=me.who, effects=effects_text(gains))
    yield from resolve(game, me, gains)


def royalties_of(game: Inventors, me: Player) -> tuple[AnyEffect, ...]:
    """What the space of a player's marker brings."""
    return game.parts.royalty[me.royalty].gains
