"""What is kept: pieces, saves, notation, and the way back."""

import msgspec

from engines.kernel.conformance.verdict import Wrong
from engines.kernel.conformance.walk import Walk, copy, position, state_of
from engines.kernel.match import Match, opened
from engines.kernel.notation import played, written
from engines.kernel.steps import Event

ANSWERS_PER_DECISION = 20  # stops and asks with one option are no decisions, but they must end too


def games_end(walk: Walk) -> None:
    """A game is over before the cap of decisions that it registers."""
    cap = walk.game.decisions_cap
    if walk.decisions > cap or walk.answers > ANSWERS_PER_DECISION * cap:
        raise Wrong(f"not over after {walk.decisions} decisions and {walk.answers} answers")


def pieces_are_conserved(walk: Walk) -> None:
    """Nothing is lost, nothing comes from nowhere."""
    now = walk.game.census(walk.match.state)
    if now != walk.pieces:
        before = walk.pieces
        changed = {
            piece: (before.get(piece), now.get(piece))
            for piece in sorted({*before, *now})
            if before.get(piece) != now.get(piece)
        }
        raise Wrong(f"pieces before and now: {changed}")


def saves_are_whole(walk: Walk) -> None:
    """A match that was saved and loaded stands where it stood, for everybody."""
    match = walk.match
    loaded = copy(match)
    if loaded.lost:
        raise Wrong(f"loading loses the answers {loaded.lost}")
    if position(loaded) != position(match):
        raise Wrong(f"loaded, the position is {position(loaded)} instead of {position(match)}")
    if loaded.save() != match.save():
        raise Wrong("a loaded match saves other bytes")
    for seat in walk.eyes:
        if msgspec.msgpack.encode(loaded.view(seat)) != msgspec.msgpack.encode(match.view(seat)):
            raise Wrong(f"loaded, seat {seat} has another view")
        if seat is not None and loaded.can_undo(seat) != match.can_undo(seat):
            raise Wrong(f"loaded, seat {seat} can take back something else")


def views_and_events_can_be_sent(walk: Walk) -> None:
    """Views and events are plain data: they can be packed, and events come back the same."""
    for seat in walk.eyes:
        try:
            msgspec.json.encode(walk.match.view(seat))
        except (TypeError, ValueError, msgspec.MsgspecError) as error:
            raise Wrong(f"the view of seat {seat} cannot be packed: {error}") from error
    try:
        back = msgspec.msgpack.decode(msgspec.msgpack.encode(walk.news), type=list[Event])
    except (TypeError, ValueError, msgspec.MsgspecError) as error:
        raise Wrong(f"events cannot be packed: {error}") from error
    if back != walk.news:
        raise Wrong("events change when they are packed")


def everybody_stands_somewhere(walk: Walk) -> None:
    """At any moment it can be told how all stand: a table notes it after each step, whatever has happened."""
    stands = walk.game.stands(walk.match.state, walk.match.players)
    if [stand.seat for stand in stands] != list(range(len(stands))) or len(stands) < walk.match.players:
        raise Wrong(f"seats are missing among those that stand somewhere: {stands}")


def undo_restores(walk: Walk) -> None:
    """An answer taken back leaves nothing behind: the same state, the same asks, the same save."""
    move = walk.move
    if move is None or move.number != walk.match.number or not walk.match.can_undo(move.asked.seat):
        return
    if walk.match.answers[-1].by == "standing":
        return  # that is what is taken back then, not this move
    back = copy(walk.match)
    back.undo(move.asked.seat)
    if position(back) != move.stood or back.save() != move.before:
        raise Wrong(f"after taking back {walk.match.answers[-1]} the position is not the one before")


def undo_ends_where_it_must(walk: Walk) -> None:
    """A draft can be taken back; a stop that was passed, and what others answered upon, cannot."""
    match, move = walk.match, walk.move
    if move is None:
        return
    seat = move.asked.seat
    if walk.owner_drafts and not match.can_undo(seat):
        raise Wrong(f"seat {seat} drafts {move.asked.key!r} and cannot take it back")
    if match.answers and match.answers[-1].by == "standing":
        return  # nobody has decided it just now, so its own seat may still think again
    if match.number != move.number and any(match.can_undo(other) for other in range(walk.plan.players)):
        raise Wrong("an answer of a step that is over can be taken back")
    if move.asked.is_stop and match.can_undo(seat):
        raise Wrong(f"seat {seat} passed {move.asked.key!r} and can still go back")
    if match.run.opened is None:
        for other in range(walk.plan.players):
            if other != seat and match.can_undo(other):
                raise Wrong(f"seat {other} can go back behind the answer of seat {seat}")


def reshuffling_shows_nothing(walk: Walk) -> None:
    """What is shuffled again when a table goes back was seen by nobody, and nothing is lost by it."""
    fresh = state_of(walk.match)
    fresh.random.mix(walk.random.next())
    walk.game.reshuffle(fresh)
    if walk.game.census(fresh) != walk.game.census(walk.match.state):
        raise Wrong("reshuffling changes the census")
    for seat in walk.eyes:
        seen = msgspec.msgpack.encode(walk.game.view(walk.match.state, seat))
        if msgspec.msgpack.encode(walk.game.view(fresh, seat)) != seen:
            raise Wrong(f"reshuffling changes what seat {seat} sees")


def going_back_works(walk: Walk) -> None:
    """The step under way can be played again, by agreement, with another chance."""
    save = opened(walk.match.save())
    again = Match.rewound(walk.game, save, 1 + walk.random.below(1000))
    if any(answer.by != "standing" for answer in again.answers):
        raise Wrong("a match that went back does not stand at the start of a step")
    if walk.game.census(again.state) != walk.pieces:
        raise Wrong("going back changes the census")


def notation_plays_back(walk: Walk) -> None:
    """The text of a finished game leads to the same end."""
    text = written(walk.record())
    again = played(text, walk.game)
    if again.digest() != walk.match.digest() or again.result != walk.match.result:
        raise Wrong("the notation leads to another end")


def results_add_up(walk: Walk) -> None:
    """Everybody has a place, places follow from the scores, and a score is the sum of its parts."""
    result = walk.match.result
    assert result is not None
    missing = set(range(walk.plan.players)).difference(score.seat for score in result.scores)
    if missing:
        raise Wrong(f"seats {sorted(missing)} have no score")
    for score in result.scores:
        if sum(score.parts.values()) != score.total:
            raise Wrong(f"seat {score.seat}: the parts {score.parts} do not add up to {score.total}")
    if result.won is None:
        first = {score.seat for score in result.scores if score.place == 1}
        if not result.winners or set(result.winners) != first:
            raise Wrong(f"winners {result.winners}, but first are {sorted(first)}")
