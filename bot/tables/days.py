"""Days on which people are away: nobody calls them, and their tables know."""

from collections.abc import Callable, Sequence
from datetime import date, timedelta

from bot.store import Connection, loading, outbox, people, saving
from bot.store.rows import Life
from bot.tables.hours import Span, midnight, today
from bot.tables.house import House
from bot.tables.outbox import owing
from bot.tables.posts import Notice
from bot.tables.shown import Outcome
from data.words import Text, Who
from engines.kernel import Refused

AT_MOST = 60  # days


class Days:
    """Who is away when."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def of(self, user: int) -> tuple[Span, ...]:
        """When this user is, or will be, away."""
        now = self._house.clock()
        known = (await self._house.hours(user)).away
        return tuple(span for span in known if span[1] > now)

    async def go(self, user: int, since: date, until: date, *, interaction: int | None = None) -> Span | None:
        """From the first of these days to the end of the last; tables are told. None: counted before."""
        now, hours = self._house.clock(), await self._house.hours(user)
        if not since <= until or until < today(hours.zone, now) or (until - since).days >= AT_MOST:
            raise Refused("refused-days", most=AT_MOST)
        span = max(now, midnight(since, hours.zone)), midnight(until + timedelta(days=1), hours.zone)
        kept = (other for other in hours.away if other[1] <= span[0] or other[0] >= span[1])
        begins, ends = f"<t:{int(span[0])}:D>", f"<t:{int(span[1]) - 1}:D>"

        def away(who: Who) -> Text:
            return Text("notice-away", {"who": who, "from": begins, "until": ends})

        told = await self._announce(user, sorted([*kept, span]), away, now, interaction)
        return span if told else None

    async def come_back(self, user: int, *, interaction: int | None = None) -> None:
        """Back, or not going away after all."""
        now, away = self._house.clock(), (await self._house.hours(user)).away
        if not any(until > now for _, until in away):
            raise Refused("refused-not-away")
        over = [(since, min(until, now)) for since, until in away if since < now]
        await self._announce(user, over, lambda who: Text("notice-not-away", {"who": who}), now, interaction)

    async def _announce(
        self, user: int, away: Sequence[Span], say: Callable[[Who], Text], now: float, interaction: int | None
    ) -> bool:
        """Note when somebody is away, and owe a word to each table of theirs; False: counted before."""
        channels: list[int] = []

        async def note(connection: Connection) -> None:
            await saving.count(connection, interaction, now)
            await people.be_away(connection, user, away)
            for head in await loading.of_user(connection, user):
                seat = head.seat_of(user)
                if head.life is Life.RUNNING and head.guild is not None and seat is not None:
                    owed = owing(head.channel, Notice(say(Who(seat.number))))
                    await connection.execute_all([*outbox.owe(head.id, owed, now)])
                    if self._house.store.shards.serve(head.guild):  # others look for themselves
                        channels.append(head.channel)

        async def attempt() -> Outcome:
            await self._house.store.run(note)
            self._house.committed(interaction, channels)
            return Outcome()

        return not (await self._house.once(interaction, attempt)).again
