"""Statistics as sheets of figures, in a reader's words."""

from collections.abc import Iterable, Mapping, Sequence

from bot.people import plain
from bot.store.rows import Chosen, Rating
from bot.tables.ratings import number
from bot.tables.statistics import OfGame, OfPerson, OfServer, Record, Tally, rung
from bot.translation import Reader
from data.words import capital
from engines.kernel import game_named
from renderers.summary import Figure, Row, Section, Sheet

MOST_LINES = 6
MOST_LADDERS = 3
RUNGS = 5


def person_sheet(told: OfPerson, name: str, game: str | None, rating: Rating | None, reader: Reader) -> Sheet:
    """How somebody did."""
    figures = [
        Figure(str(told.total.games), reader.say("stats-games")),
        Figure(str(told.total.wins), reader.say("stats-wins")),
        Figure(str(told.total.average), reader.say("stats-average")),
        _rated(rating, reader) if rating else Figure(_number(told.total.best), reader.say("stats-best")),
    ]
    about = reader.at(game).say("game") if game else reader.say("stats-all-games")
    sections = [_by_size(told.by_size, reader)]
    if game is None:
        sections.insert(0, _by_game(told.by_game, reader))
    else:
        sections.append(_choices(told.choices, reader.at(game)))
    return Sheet(plain(name), about, tuple(figures), tuple(sections))


def game_sheet(
    told: OfGame,
    ratings: Sequence[tuple[str, Rating]],
    ladders: Mapping[tuple[tuple[str, str], ...], Sequence[Record]],
    game: str,
    reader: Reader,
) -> Sheet:
    """What is known of a game: `ratings` with the names of those who have them; some are called the same."""
    at = reader.at(game)
    figures: list[Figure] = []
    if told.games:
        figures = [
            Figure(str(told.games), reader.say("stats-games")),
            Figure(str(round(told.turns / told.games)), reader.say("stats-turns")),
            Figure(str(max(1, round(told.days / told.games))), reader.say("stats-days")),
        ]
    best = sorted(ratings, key=lambda pair: -number(pair[1]))[:MOST_LINES]
    sections = [
        _ratings(best, reader),
        _records(told.records, reader),
        _winners(told.by_size, reader),
        _choices(told.choices, at),
        *(_ladder(game, level, records, reader) for level, records in list(ladders.items())[:MOST_LADDERS]),
    ]
    return Sheet(at.say("game"), reader.say("stats-of-game"), tuple(figures), tuple(sections))


def server_sheet(told: OfServer, name: str, reader: Reader) -> Sheet:
    """What was played on a server."""
    shown = [(reader.at(game).say("game"), of) for game, of in list(told.by_game.items())[:MOST_LINES]]
    most = shown[0][1].games if shown else 1
    games = [Row(game, (str(of.games), _number(of.average)), of.games / most) for game, of in shown]
    records = [
        Row(reader.say("stats-record", game=game, who=_who(record, reader)), (_number(record.total),))
        for game, of in shown
        for record in of.records
    ]
    people = [
        Row(plain(seat.name), (str(tally.games), str(tally.wins)), tally.wins / max(1, tally.games))
        for seat, tally in told.people[:MOST_LINES]
    ]
    figures = (
        Figure(str(told.games), reader.say("stats-games")),
        Figure(str(len(told.people)), reader.say("stats-people")),
    )
    return Sheet(
        plain(name),
        reader.say("stats-of-server"),
        figures,
        (
            Section(reader.say("stats-by-game"), tuple(games), _columns(reader, "games", "winner-points")),
            Section(reader.say("stats-records"), tuple(records)),
            Section(reader.say("stats-players"), tuple(people), _columns(reader, "games", "wins")),
        ),
    )


def _rated(rating: Rating, reader: Reader) -> Figure:
    return Figure(str(number(rating)), reader.say("stats-rating"))


def _number(points: int | None) -> str:
    return "–" if points is None else str(points).replace("-", "−")


def _columns(reader: Reader, *names: str) -> tuple[str, ...]:
    return tuple(reader.say(f"stats-{name}-short") for name in names)


def _by_game(tallies: Mapping[str, Tally], reader: Reader) -> Section:
    busiest = sorted(tallies.items(), key=lambda pair: -pair[1].games)
    most = busiest[0][1].games if busiest else 1
    lines = [
        Row(reader.at(game).say("game"), _tally(tally), tally.games / most)
        for game, tally in busiest[:MOST_LINES]
    ]
    columns = _columns(reader, "games", "wins", "average", "best")
    return Section(reader.say("stats-by-game"), tuple(lines), columns)


def _by_size(tallies: Mapping[int, Tally], reader: Reader) -> Section:
    lines = [
        Row(_size(size, reader), _tally(tally), tally.wins / max(1, tally.games))
        for size, tally in sorted(tallies.items())
    ]
    columns = _columns(reader, "games", "wins", "average", "best")
    return Section(reader.say("stats-by-size"), tuple(lines), columns)


def _tally(tally: Tally) -> tuple[str, ...]:
    return str(tally.games), str(tally.wins), _number(tally.average), _number(tally.best)


def _size(size: int, reader: Reader) -> str:
    return reader.say("stats-alone") if size == 1 else reader.say("lobby-count", count=size)


def _choices(chosen: Sequence[Chosen], reader: Reader) -> Section:
    most = chosen[0].count if chosen else 1
    lines = [
        Row(capital(reader.plain.write(one.what)), (str(one.count),), one.count / most)
        for one in chosen[:MOST_LINES]
    ]
    return Section(reader.say("stats-choices"), tuple(lines))


def _ratings(best: Iterable[tuple[str, Rating]], reader: Reader) -> Section:
    lines = [Row(plain(name), (str(rating.games), str(number(rating)))) for name, rating in best]
    return Section(reader.say("stats-ratings"), tuple(lines), _columns(reader, "games", "rating"))


def _records(records: Sequence[Record], reader: Reader) -> Section:
    top = max((record.total for record in records), default=1) or 1
    lines = [
        Row(_who(record, reader), (_number(record.total),), max(0.0, record.total / top))
        for record in records
    ]
    return Section(reader.say("stats-records"), tuple(lines))


def _who(record: Record, reader: Reader) -> str:
    return plain(record.seat.name or reader.say("name-forgotten", seat=record.seat.number + 1))


def _winners(by_size: Mapping[int, Sequence[int]], reader: Reader) -> Section:
    lines = [
        Row(_size(size, reader), (str(len(points)), _number(round(sum(points) / len(points)))))
        for size, points in sorted(by_size.items())
    ]
    return Section(reader.say("stats-winners"), tuple(lines), _columns(reader, "games", "average"))


def _ladder(
    game: str, level: Sequence[tuple[str, str]], records: Sequence[Record], reader: Reader
) -> Section:
    usual = {setting.id: setting.default for setting in game_named(game).settings}
    at = reader.at(game)
    special = [at.say(f"setting-{name}-{choice}") for name, choice in level if usual.get(name) != choice]
    title = ", ".join(special) or reader.say("stats-usual")
    lines = [
        Row(
            f"{place}. {_who(record, reader)}",
            (reader.say("stats-won") if rung(record)[0] else "", _number(record.total)),
        )
        for place, record in enumerate(records[:RUNGS], start=1)
    ]
    return Section(reader.say("stats-ladder", level=title), tuple(lines))
