"""What finished games tell about people, games and servers: plain sums."""

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from bot.store.memory import has_won
from bot.store.rows import Chosen, Head, Over, Seat
from data.words import Text
from engines.kernel import Score


class Tally(msgspec.Struct):
    """How somebody, or something, did in some games."""

    games: int = 0
    wins: int = 0
    points: int = 0
    best: int | None = None

    def count(self, score: Score, *, won: bool) -> None:
        """One more game."""
        self.games += 1
        self.wins += won
        self.points += score.total
        self.best = score.total if self.best is None else max(self.best, score.total)

    @property
    def average(self) -> int:
        """Points in an ordinary game."""
        return round(self.points / self.games) if self.games else 0


class OfPerson(msgspec.Struct):
    """What somebody's games tell."""

    total: Tally
    by_game: dict[str, Tally]
    by_size: dict[int, Tally]  # by how many sat at the table
    choices: list[Chosen]
    turns: int


class Record(msgspec.Struct, frozen=True):
    """A game of which something is told: who sat where, and the score in question."""

    over: Over
    seat: Seat
    total: int


class OfGame(msgspec.Struct):
    """What all games of one kind tell."""

    games: int
    by_size: dict[int, list[int]]  # the winners' points, by how many sat at the table
    turns: int
    days: float
    records: list[Record]
    choices: list[Chosen]

    @property
    def average(self) -> int:
        """The winners' points in an ordinary game."""
        points = [won for same in self.by_size.values() for won in same]
        return round(sum(points) / len(points)) if points else 0


class OfServer(msgspec.Struct):
    """What has been played on a server."""

    games: int
    by_game: dict[str, OfGame]  # what was played most comes first
    people: list[tuple[Seat, Tally]]


def own_seat(over: Over, user: int) -> Seat | None:
    """Where somebody sat in a game that is over."""
    return over.head.seat_of(user)


def of_person(games: Iterable[Over], user: int) -> OfPerson:
    """What these games tell about somebody."""
    told = OfPerson(Tally(), {}, {}, [], 0)
    chosen: list[Sequence[Chosen]] = []
    for over in games:
        seat = own_seat(over, user)
        score = None if seat is None else score_of(over, seat.number)
        if seat is None or score is None:
            continue
        won = has_won(over.result, seat.number)
        for tally in (
            told.total,
            told.by_game.setdefault(over.head.game, Tally()),
            told.by_size.setdefault(over.head.size, Tally()),
        ):
            tally.count(score, won=won)
        told.turns += over.turns
        chosen.append((over.choices or {}).get(seat.number, ()))
    told.choices = summed(chosen)
    return told


def of_game(games: Sequence[Over], most: int = 5) -> OfGame:
    """What these games of one kind tell."""
    told = OfGame(len(games), {}, 0, 0.0, [], [])
    chosen: list[Sequence[Chosen]] = []
    for over in games:
        best = max((score.total for score in over.result.scores if score.place == 1), default=0)
        told.by_size.setdefault(over.head.size, []).append(best)
        told.turns += over.turns
        told.days += (over.ended - over.head.created) / 86400
        told.records += records_of(over)
        chosen += (over.choices or {}).values()
    told.records = sorted(told.records, key=lambda record: (-record.total, record.over.ended))[:most]
    told.choices = summed(chosen)
    return told


def of_server(games: Sequence[Over]) -> OfServer:
    """What has been played here, and by whom."""
    people: dict[int, tuple[Seat, Tally]] = {}
    for over in games:
        for seat in over.head.humans:
            score = score_of(over, seat.number)
            if score is not None and seat.user is not None:
                _, tally = people.setdefault(seat.user, (seat, Tally()))
                tally.count(score, won=has_won(over.result, seat.number))
    by_game: dict[str, list[Over]] = {}
    for over in games:
        by_game.setdefault(over.head.game, []).append(over)
    played = sorted(by_game.items(), key=lambda pair: (-len(pair[1]), pair[0]))
    busy = sorted(people.values(), key=lambda pair: (-pair[1].wins, -pair[1].games, pair[0].user))
    return OfServer(len(games), {game: of_game(overs, most=1) for game, overs in played}, busy)


def ladders(games: Iterable[Over]) -> dict[tuple[tuple[str, str], ...], list[Record]]:
    """The best results of games against the rulebook, by level: everybody's best one, the best first."""
    best: dict[tuple[tuple[str, str], ...], dict[int, Record]] = {}
    for over in games:
        level = tuple(sorted(over.head.settings.items()))
        for record in records_of(over):
            if record.seat.user is None:
                continue
            mine = best.setdefault(level, {})
            known = mine.get(record.seat.user)
            if known is None or rung(known) < rung(record):
                mine[record.seat.user] = record
    return {
        level: sorted(mine.values(), key=lambda record: (rung(record), -record.over.ended), reverse=True)
        for level, mine in sorted(best.items())
    }


def rung(record: Record) -> tuple[bool, int]:
    """What counts on a ladder: a victory, then points."""
    return has_won(record.over.result, record.seat.number), record.total


def records_of(over: Over) -> list[Record]:
    """The scores of the people in a game."""
    found = []
    for seat in over.head.humans:
        score = score_of(over, seat.number)
        if score is not None:
            found.append(Record(over, seat, score.total))
    return found


def score_of(over: Over, seat: int) -> Score | None:
    """How a seat did."""
    return next((score for score in over.result.scores if score.seat == seat), None)


def summed(chosen: Iterable[Sequence[Chosen]]) -> list[Chosen]:
    """What was chosen most, over several games."""
    counts: Counter[bytes] = Counter()
    for some in chosen:
        for one in some:
            counts[msgspec.msgpack.encode(one.what)] += one.count
    return [Chosen(msgspec.msgpack.decode(what, type=Text), count) for what, count in counts.most_common()]


def last_seat(games: Iterable[Over], user: int) -> tuple[Head, Seat] | None:
    """Where somebody sat last: tells what they were called."""
    found = ((over.head, own_seat(over, user)) for over in games)
    return next(((head, seat) for head, seat in found if seat is not None), None)
