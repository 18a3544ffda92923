"""What is remembered of finished games, as SQL."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from bot.store import loading
from bot.store.database import Connection
from bot.store.rows import Chosen, Head, Over, Rating
from bot.store.shards import Shards
from engines.kernel import Result

packed = msgspec.msgpack.encode


async def remember(connection: Connection, head: Head, result: Result, ended: float) -> None:
    """A game is over."""
    row = await connection.fetch_row(
        "SELECT count(*) FROM steps WHERE table_id = ? AND owner IS NOT NULL", head.id
    )
    turns = int(row[0]) if row else 0
    await connection.execute(
        "INSERT INTO results (table_id, ended, turns, result) VALUES (?, ?, ?, ?)",
        head.id,
        ended,
        turns,
        packed(result),
    )
    # Alone, the rulebook's opponent has a score too, on a seat that is nobody's.
    add = 'INSERT INTO places (table_id, seat, "user", place, total, won) VALUES (?, ?, ?, ?, ?, ?)'
    users = {seat.number: seat.user for seat in head.seats if seat.kind == "human"}
    await connection.execute_all(
        [
            (add, (head.id, one.seat, users.get(one.seat), one.place, one.total, has_won(result, one.seat)))
            for one in result.scores
        ]
    )


def has_won(result: Result, seat: int) -> bool:
    """Whether this seat has won; alone, against the rulebook."""
    if result.won is not None:
        return result.won == (seat == 0)
    return seat in result.winners


async def forgotten(connection: Connection, shards: Shards, limit: int) -> list[int]:
    """Games that were over before anything was remembered of them."""
    rows = await connection.fetch(
        "SELECT id FROM tables WHERE life = 'ended' AND NOT EXISTS"
        f" (SELECT 1 FROM results WHERE table_id = id) AND {shards.condition} ORDER BY id LIMIT ?",
        *shards.values,
        limit,
    )
    return [row[0] for row in rows]


async def uncounted(connection: Connection, shards: Shards, limit: int) -> list[int]:
    """Games whose choices were not counted yet."""
    rows = await connection.fetch(
        "SELECT id FROM tables JOIN results ON table_id = id WHERE choices IS NULL"
        f" AND {shards.condition} ORDER BY id LIMIT ?",
        *shards.values,
        limit,
    )
    return [row[0] for row in rows]


async def note_choices(connection: Connection, table: int, choices: dict[int, list[Chosen]]) -> None:
    """What was chosen there, by seat."""
    await connection.execute("UPDATE results SET choices = ? WHERE table_id = ?", packed(choices), table)


# ---- looking back ------------------------------------------------------------------------------------------


OVER = "SELECT tables.id, ended, turns, result, choices FROM results JOIN tables ON tables.id = table_id"
NEWEST = "ORDER BY ended DESC, tables.id DESC LIMIT ? OFFSET ?"
MOST = 1000  # games that statistics look at

SAT_THERE = 'EXISTS (SELECT 1 FROM places WHERE places.table_id = tables.id AND "user" = ?)'
# Alone, by somebody who has also played on that server.
SOLO_OF_A_MEMBER = (
    'size = 1 AND EXISTS (SELECT 1 FROM places JOIN places AS others ON others."user" = places."user"'
    " JOIN tables AS elsewhere ON elsewhere.id = others.table_id"
    " WHERE places.table_id = tables.id AND elsewhere.guild = ?)"
)


class Which(NamedTuple):
    """Which games: somebody's, a server's, one game's; without a word, all of them."""

    user: int | None = None
    guild: int | None = None
    game: str | None = None
    solo_around: int | None = None  # alone, by people of this server
    solo: bool = False

    def where(self) -> tuple[str, list[object]]:
        """The same as SQL."""
        wanted: list[tuple[str, list[object]]] = []
        if self.user is not None:
            wanted.append((SAT_THERE, [self.user]))
        if self.guild is not None:
            wanted.append(("guild = ?", [self.guild]))
        if self.game is not None:
            wanted.append(("game = ?", [self.game]))
        if self.solo_around is not None:
            wanted.append((SOLO_OF_A_MEMBER, [self.solo_around]))
        if self.solo:
            wanted.append(("size = 1", []))
        if not wanted:
            return "", []
        conditions = " AND ".join(condition for condition, _ in wanted)
        return f"WHERE {conditions}", [value for _, values in wanted for value in values]


async def games(connection: Connection, which: Which, limit: int = MOST, skipped: int = 0) -> list[Over]:
    """Finished games, the last one first."""
    where, values = which.where()
    return await _overs(connection, f"{where} {NEWEST}", *values, limit, skipped)


async def one(connection: Connection, table: int) -> Over | None:
    """One of them."""
    return next(iter(await _overs(connection, "WHERE tables.id = ?", table)), None)


async def count(connection: Connection, which: Which) -> int:
    """How many there are."""
    where, values = which.where()
    row = await connection.fetch_row(
        f"SELECT count(*) FROM results JOIN tables ON tables.id = table_id {where}", *values
    )
    return int(row[0]) if row else 0


async def _overs(connection: Connection, rest: str, *values: object) -> list[Over]:
    rows = await connection.fetch(f"{OVER} {rest}", *values)
    heads = {head.id: head for head in await loading.by_ids(connection, [row[0] for row in rows])}
    return [
        Over(
            heads[table],
            ended,
            turns,
            msgspec.msgpack.decode(result, type=Result),
            None if choices is None else msgspec.msgpack.decode(choices, type=dict[int, list[Chosen]]),
        )
        for table, ended, turns, result, choices in rows
    ]


# ---- ratings -----------------------------------------------------------------------------------------------


async def contenders(connection: Connection, table: int) -> list[int]:
    """For whom a rated game counts."""
    rows = await connection.fetch('SELECT "user" FROM contenders WHERE table_id = ? ORDER BY "user"', table)
    return [row[0] for row in rows]


async def ratings(
    connection: Connection, guild: int, game: str, users: Sequence[int] | None = None
) -> dict[int, Rating]:
    """The ratings of these people, or of all who have one."""
    rows = await connection.fetch(
        'SELECT "user", mu, sigma, games FROM ratings WHERE guild = ? AND game = ?', guild, game
    )
    return {
        user: Rating(mu, sigma, count) for user, mu, sigma, count in rows if users is None or user in users
    }


async def ratings_of(connection: Connection, user: int) -> dict[tuple[int, str], Rating]:
    """All ratings of one person, by server and game."""
    rows = await connection.fetch(
        'SELECT guild, game, mu, sigma, games FROM ratings WHERE "user" = ? ORDER BY guild, game', user
    )
    return {(guild, game): Rating(mu, sigma, count) for guild, game, mu, sigma, count in rows}


async def rate(connection: Connection, guild: int, game: str, rated: dict[int, Rating]) -> None:
    """From now on they stand there."""
    await connection.execute_all(
        [
            (
                'INSERT INTO ratings (guild, game, "user", mu, sigma, games) VALUES (?, ?, ?, ?, ?, ?)'
                ' ON CONFLICT (guild, game, "user") DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma,'
                " games = excluded.games",
                (guild, game, user, rating.mu, rating.sigma, rating.games),
            )
            for user, rating in rated.items()
        ]
    )
