"""Players who think: they imagine nothing that cannot be, and what they cannot know does not sway them."""

import msgspec

from engines.kernel.conformance.secrets import differs, twin
from engines.kernel.conformance.verdict import Wrong
from engines.kernel.conformance.walk import Walk, offer
from engines.kernel.thinking import Strength, chosen
from engines.kernel.thinking.worlds import Knowledge

ONE_IN = 4  # looks: thinking takes as long as all other checks of a decision
BRIEFLY = Strength("brief", playouts=10, seconds=0.0, wide=5, ahead=1)


def imagined_worlds_fit(walk: Walk) -> None:
    """What a seat imagines looks to it as the real position does, has all pieces, and asks it the same."""
    match, game = walk.match, walk.game
    for seat, asked in match.pending.items():
        world = Knowledge(match, seat).world(walk.random.next())
        if seat not in world.pending or offer(world.pending[seat]) != offer(asked):
            raise Wrong(f"seat {seat} imagines to be asked something else than {asked.key!r}")
        if game.census(world.state) != walk.pieces:
            raise Wrong(f"pieces are lost in what seat {seat} imagines")
        if msgspec.msgpack.encode(game.view(world.state, seat)) != msgspec.msgpack.encode(match.view(seat)):
            raise Wrong(f"seat {seat} imagines what it sees to be otherwise")


def choices_betray_no_secrets(walk: Walk) -> None:
    """Somebody who thinks answers the same, whatever lies where he cannot look, and whatever is to come."""
    match = walk.match
    if not walk.perhaps(1 / ONE_IN):
        return
    for seat in match.pending:
        other = twin(match, seat, walk.random.next(), walk.random.next())
        if other.lost or seat not in other.pending or differs(match, other, seat):
            continue  # the step has shown something since it began
        seed = walk.random.next()
        ours, theirs = (chosen(one, seat, BRIEFLY, seed) for one in (match, other))
        if ours != theirs:
            raise Wrong(f"seat {seat} answers {ours} or {theirs}, by what it cannot know")
