"""How good people are at a game, as far as rated games have shown it."""

from collections.abc import Mapping, Sequence

from openskill.models import PlackettLuce

from bot.store import Connection, memory
from bot.store.rows import Head, Rating
from engines.kernel import Result

MODEL = PlackettLuce()
BEGINNING, SCALE = 1000, 40  # what people read: a number that begins here, and grows by so much
SURELY = 3  # standard deviations below what somebody is believed to be


def unrated() -> Rating:
    """Nothing is known yet."""
    return Rating(MODEL.mu, MODEL.sigma)


def number(rating: Rating) -> int:
    """A rating as people read it: how good somebody surely is."""
    return round(BEGINNING + SCALE * (rating.mu - SURELY * rating.sigma))


def after(before: Mapping[int, Rating], places: Mapping[int, int]) -> dict[int, Rating]:
    """The ratings after a game in which these people came to these places."""
    people = sorted(before)
    teams = [[MODEL.rating(mu=before[user].mu, sigma=before[user].sigma)] for user in people]
    rated = MODEL.rate(teams, ranks=[float(places[user]) for user in people])
    return {
        user: Rating(team[0].mu, team[0].sigma, before[user].games + 1)
        for user, team in zip(people, rated, strict=True)
    }


def places(head: Head, result: Result, contenders: Sequence[int]) -> dict[int, int]:
    """Where those came for whom a game counts: whoever has left is last."""
    last = len(result.scores) + 1
    reached = {head.seats[score.seat].user: score.place for score in result.scores if score.seat < head.size}
    return {user: reached.get(user, last) for user in contenders}


async def rate(connection: Connection, head: Head, result: Result) -> None:
    """A rated game is over."""
    contenders = await memory.contenders(connection, head.id)
    if head.guild is None or len(contenders) < 2:
        return
    known = await memory.ratings(connection, head.guild, head.game, contenders)
    before = {user: known.get(user, unrated()) for user in contenders}
    await memory.rate(connection, head.guild, head.game, after(before, places(head, result, contenders)))
