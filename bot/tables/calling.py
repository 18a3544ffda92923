"""How people hear that a table waits for them: at once, by a letter, in the morning, or not at all."""

from collections.abc import Sequence

from bot.store import Connection, loading, outbox, people
from bot.store.rows import CALLS, Calls, Head, Life, Owing
from bot.tables.house import House
from bot.tables.outbox import Called, owing
from bot.tables.posts import Ping, Summons
from engines.kernel import Refused


def checked_calls(calls: str) -> Calls:
    """One of the ways that there are."""
    for known in CALLS:
        if calls == known:
            return known
    raise Refused("refused-calls")


class Calling:
    """Calls people in the way and at the time that suits them."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def suiting(self, head: Head, users: Sequence[int], at: float) -> Called:
        """How those whom a post calls are to hear of it; `at`: when it became owed.

        What became owed in somebody's night is held back also if it is sent later, so that every attempt to
        send it says the same.
        """
        mentioned, letters, held = [], [], {}
        now = self._house.clock()
        for user in users:
            how = (await self._house.preferences(user)).calls
            hours = await self._house.hours(user)
            if how == "off":
                continue
            if hours.is_quiet(at) or hours.is_quiet(now):
                held[user] = hours.wakes(now)
            elif how == "letter" and head.guild is not None:
                letters.append(user)
            else:
                mentioned.append(user)
        return Called(tuple(mentioned), tuple(letters), held)

    async def at_last(self, now: float) -> None:
        """Calls that waited for somebody's morning: one letter about all tables, or one call on a server."""
        shards = self._house.store.shards
        due = await self._house.store.read(lambda connection: people.due_calls(connection, shards, now))
        for user in sorted({call.user for call in due}):
            hours = await self._house.hours(user)
            mine = [call for call in due if call.user == user]
            if hours.is_quiet(now):
                later = [people.hold(*call, hours.wakes(now)) for call in mine]
                await self._house.store.run(lambda connection: connection.execute_all(later))
            else:
                await self._call(user, mine, now)

    async def _call(self, user: int, calls: Sequence[people.Held], now: float) -> None:
        async def call(connection: Connection) -> list[int]:
            heads = [await loading.by_id(connection, held.table) for held in calls]
            waiting = [
                head for head in heads if head and head.life is Life.RUNNING and user in head.waiting_for
            ]
            for held in calls:
                await people.release(connection, held)
            owed = _calls(user, (await people.preferences(connection, user)).calls, waiting)
            for table, owing_ in owed:
                await connection.execute_all([*outbox.owe(table, owing_, now)])
            return [owing_.channel for _, owing_ in owed]

        self._house.outbox.stir(await self._house.store.run(call))


def _calls(user: int, how: Calls, waiting: Sequence[Head]) -> list[tuple[int, Owing]]:
    """A letter about all tables, or a call at one table of each server that names the others there.

    With the tables they belong to.
    """
    if not waiting or how == "off":
        return []
    if how == "letter":
        tables = tuple(head.id for head in waiting)
        return [(tables[0], owing(user, Summons(user, tables, "held")))]
    by_server: dict[int | None, list[Head]] = {}
    for head in waiting:
        by_server.setdefault(head.guild, []).append(head)
    return [
        (first.id, owing(first.channel, Ping((user,), "held", others=tuple(other.id for other in others))))
        for first, *others in by_server.values()
    ]
