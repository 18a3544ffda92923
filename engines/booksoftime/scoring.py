"""The end of the game and the final scoring (BT-140 to BT-145, BT-189, BT-190)."""

from engines.booksoftime.state import BooksOfTime, Player, Solo
from engines.booksoftime.symbols import is_fulfilled
from engines.booksoftime.vocabulary import BOOKS, AtTheEnd, BookType
from engines.kernel import Result, Score, Text, listed

SCRIBES = 1  # their seat, behind the people's: they have no score, but they can win (BT-191)


def points_of_goal(game: BooksOfTime, me: Player, book: BookType) -> int:
    """The tile on top of a stack, if it is fulfilled (BT-141)."""
    return game.parts.goals[me.goals[book][0]].vp if is_fulfilled(game, me, book) else 0


def goal_points(game: BooksOfTime, me: Player) -> int:
    """The tiles on top of the stacks (BT-141)."""
    return sum(points_of_goal(game, me, book) for book in me.goals)


def points_of_track(game: BooksOfTime, me: Player, track: BookType) -> int:
    """A marker on the top space pays for every page of a book, starting pages included (BT-142)."""
    top = game.parts.tracks[track][-1]
    if me.tracks[track] != top.space:
        return 0
    return sum(
        effect.vp * len(me.books[effect.book].pages) for effect in top.benefit if isinstance(effect, AtTheEnd)
    )


def track_points(game: BooksOfTime, me: Player) -> int:
    """The markers on top spaces (BT-142)."""
    return sum(points_of_track(game, me, track) for track in BOOKS)


def resource_points(game: BooksOfTime, me: Player) -> int:
    """All resources that are left, together (BT-143)."""
    return (me.quill + me.paper + me.folder) // game.parts.limits.resources_per_vp


def challenge_points(game: BooksOfTime) -> int:
    """What challenges cost that are not done; this may go below 0 (BT-189)."""
    if game.solo is None:
        return 0
    return -game.parts.penalty.vp * sum(not challenge.done for challenge in game.solo.challenges)


def final_points(game: BooksOfTime, me: Player) -> dict[str, int]:
    """Where a player's final VP come from, if the game ended now."""
    points = {
        "vp": me.vp,
        "goals": goal_points(game, me),
        "tracks": track_points(game, me),
        "resources": resource_points(game, me),
    }
    return points | {"challenges": challenge_points(game)} if game.solo else points


def final_account(game: BooksOfTime, me: Player) -> Text:
    """The same, goal by goal and track by track, for the log."""
    several = {"goals": points_of_goal, "tracks": points_of_track}
    parts = []
    for name, vp in final_points(game, me).items():
        if points_of := several.get(name):
            each = [(book, points_of(game, me, book)) for book in BOOKS]
            parts += [Text(f"points-{name}", {"vp": vp, "book": book}) for book, vp in each if vp]
        elif vp:
            parts.append(Text(f"points-{name}", {"vp": vp}))
    return listed(parts)


def challenges_done(solo: Solo) -> int:
    """How many of the chosen challenges are done (BT-185)."""
    return sum(challenge.done for challenge in solo.challenges)


def is_won(game: BooksOfTime) -> bool:
    """Enough VP, enough challenges, and no instant loss (BT-188, BT-190)."""
    solo = game.solo
    assert solo is not None
    level = game.parts.difficulties[solo.difficulty]
    total = sum(final_points(game, game.players[0]).values())
    return not solo.lost and total >= level.vp_needed and challenges_done(solo) >= level.challenges_needed


def tell_verdict(game: BooksOfTime) -> None:
    """What was needed, and whether it is there (BT-190)."""
    assert game.solo is not None
    level = game.parts.difficulties[game.solo.difficulty]
    game.tell(
        "verdict",
        vp=level.vp_needed,
        needed=level.challenges_needed,
        done=challenges_done(game.solo),
        won=int(is_won(game)),
    )


def result(game: BooksOfTime) -> Result:
    """Most VP, then most folders, then the victory is shared; alone, won or lost (BT-144, BT-190, BT-191)."""
    parts = {me.seat: final_points(game, me) for me in game.players}
    totals = {seat: sum(points.values()) for seat, points in parts.items()}
    rank = {me.seat: (totals[me.seat], me.folder) for me in game.players}
    places = {seat: 1 + sum(other > mine for other in rank.values()) for seat, mine in rank.items()}
    scores = [
        Score(
            seat=seat,
            place=places[seat],
            total=totals[seat],
            parts=parts[seat],
            ties={} if game.solo else {"folders": game.players[seat].folder},
        )
        for seat in sorted(places, key=lambda seat: (places[seat], seat))
    ]
    if game.solo is not None:
        won = is_won(game)
        return Result(scores, (0,) if won else (SCRIBES,), won)
    return Result(scores, tuple(seat for seat in sorted(places) if places[seat] == 1))
