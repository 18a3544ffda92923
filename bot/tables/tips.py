"""A short hint with each question of a kind that somebody has never met in a game, until they say enough."""

from collections import OrderedDict

from bot.store import Connection, Store, tips
from bot.tables.shown import Panel
from engines.kernel import Kind

REMEMBERED = 2000  # people and games


class Tips:
    """Who has had which; the store knows, and those who play now are in memory."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._had: OrderedDict[tuple[int, str], dict[str, str]] = OrderedDict()

    async def is_due(self, user: int, panel: Panel) -> bool:
        """Whether this question is the first of its kind; it stays so for as long as it is asked."""
        if panel.kind is Kind.STOP or panel.lesson is not None:
            return False
        had = await self._of(user, panel.head.game)
        return tips.ENOUGH not in had and had.get(panel.key, panel.token) == panel.token

    async def is_first(self, user: int, panel: Panel, rule: str) -> bool:
        """Note that they are asked this; whether they are asked something by this rule for the first time."""
        game = panel.head.game
        had = await self._of(user, game)
        new = [what for what in (panel.key, rule) if what not in had]

        async def note(connection: Connection) -> None:
            for what in new:
                await tips.note(connection, user, game, what, panel.token)

        if new:
            await self.store.run(note)
            had |= dict.fromkeys(new, panel.token)
        return had[rule] == panel.token

    async def enough(self, user: int, game: str) -> None:
        """No more of them in this game."""
        await self.store.run(lambda to: tips.note(to, user, game, tips.ENOUGH))
        self.forget(user)

    async def again(self, user: int) -> None:
        """They are wanted, also where there were enough of them."""
        await self.store.run(lambda to: tips.want_again(to, user))
        self.forget(user)

    def forget(self, user: int) -> None:
        """Something has changed: the store knows."""
        for key in [key for key in self._had if key[0] == user]:
            del self._had[key]

    async def _of(self, user: int, game: str) -> dict[str, str]:
        async def look(connection: Connection) -> dict[str, str]:
            return await tips.had(connection, user, game)

        if (user, game) not in self._had:
            self._had[user, game] = await self.store.read(look)
        self._had.move_to_end((user, game))
        while len(self._had) > REMEMBERED:
            self._had.popitem(last=False)
        return self._had[user, game]
