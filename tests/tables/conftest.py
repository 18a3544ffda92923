"""A house with tables, a clock that tests turn, and players who press buttons."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Store
from bot.tables import AnyPost, Life, Lobby, Owed, Panel, Person, Table, Tables
from bot.tables.house import Thinker
from engines.kernel import Random

OLA, JAN, EWA, GUEST = 7, 8, 9, 99
PEOPLE = {
    OLA: Person(OLA, "Ola"),
    JAN: Person(JAN, "Jan"),
    EWA: Person(EWA, "Ewa"),
    GUEST: Person(GUEST, "Gość"),
}
GUILD, PARENT, THREAD, DM = 500, 600, 601, 700


class Hall:
    """Tables over one database, which can be closed and opened again like a bot that is restarted."""

    store: Store
    tables: Tables

    def __init__(self, where: Path | str) -> None:
        self.where = where
        self.now = 1_000_000.0
        self.seed = "4711"
        self.thinker: Thinker | None = None
        self._clicks = 0

    async def open(self) -> None:
        self.store = await Store.open(self.where)
        self.tables = Tables(
            self.store, clock=lambda: self.now, seeds=lambda: self.seed, thinker=self.thinker
        )

    async def reopen(self) -> None:
        """As after a crash: nothing is kept but the database."""
        await self.store.close()
        await self.open()

    def click(self) -> int:
        """The id of another click."""
        self._clicks += 1
        return self._clicks

    async def lobby(
        self, *users: int, game: str = "toy", size: int | None = None, guild: int | None = GUILD
    ) -> Lobby:
        channel = PARENT if guild else DM
        lobby = await self.tables.open_lobby(
            game=game,
            creator=PEOPLE[users[0]],
            channel=channel,
            guild=guild,
            language="en",
            size=size or len(users),
        )
        assert lobby is not None
        for user in users[1:]:
            await lobby.join(PEOPLE[user])
        return lobby

    async def begin(self, *users: int, bots: int = 0, thread: int = THREAD) -> Table:
        """A game of Oasis on the server, in a thread."""
        lobby = await self.lobby(*users, size=len(users) + bots)
        if bots:
            await lobby.fill_with_bots(users[0])
        return await lobby.start(users[0], channel=thread, parent=PARENT)

    async def begin_solo(self, user: int = OLA) -> Table:
        return await (await self.lobby(user, guild=None)).start(user)

    async def table(self, table: Table) -> Table:
        """The same table, as it is found now."""
        found = await self.tables.get(table.head.id)
        assert isinstance(found, Table)
        return found

    async def owed(self, channel: int = THREAD) -> list[Owed]:
        return await self.tables.outbox.owed(channel, limit=1000)

    async def posts(self, channel: int = THREAD) -> list[AnyPost]:
        return [owed.post for owed in await self.owed(channel)]

    async def send_all(self, channel: int = THREAD) -> list[AnyPost]:
        """Be the poster: send everything."""
        posts = []
        while owed := await self.owed(channel):
            for one in owed:
                known = one.messages.get(one.post.role or "") if one.post.in_place else None
                await self.tables.outbox.sent(one, known or 10_000 + one.id)
                posts.append(one.post)
        return posts


# What is kept and found again runs on both databases; how tables play does not depend on it.
ON_BOTH = (
    "test_keep",
    "test_killed",
    "test_lobby",
    "test_memory",
    "test_outbox",
    "test_pondering",
    "test_restart",
    "test_seating",
    "test_servers",
    "test_waiting",
)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """The databases to run a test on."""
    if "where" in metafunc.fixturenames:
        both = metafunc.module.__name__.rpartition(".")[2] in ON_BOTH
        metafunc.parametrize("where", ["sqlite", "postgres"] if both else ["sqlite"], indirect=True)


@pytest.fixture
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where the tables are kept."""
    return tmp_path / "game.sqlite" if request.param == "sqlite" else request.getfixturevalue("postgres")


@pytest.fixture
async def hall(where: Path | str) -> AsyncIterator[Hall]:
    hall = Hall(where)
    await hall.open()
    yield hall
    await hall.store.close()


async def press(table: Table, user: int, random: Random, *, interaction: int | None = None) -> Panel:
    """Answer whatever the user's panel shows, by the panel alone; gives the panel that was answered."""
    panel = await table.panel(user)
    assert panel.is_asked
    if not panel.is_multiple:
        choice = random.choice(panel.choices)
        await table.answer(user, [choice.id], token=panel.token, interaction=interaction)
        return panel
    pool = [c.id for c in panel.choices if not c.is_free for _ in range(c.at_most)]
    for _ in range(200):
        random.shuffle(pool)
        count = panel.least + random.below(panel.most - panel.least + 1)
        picks = pool if panel.kind is not None and panel.kind.value == "order" else pool[:count]
        full = picks is pool or (len(picks) == panel.most and panel.total is None)
        await table.select(user, picks, token=panel.token, interaction=interaction if full else None)
        now = await table.panel(user)
        if now.token != panel.token:
            return panel  # nothing could be added: that was the answer
        if now.problem is None:
            await table.confirm(user, token=panel.token, interaction=interaction)
            return panel
    raise AssertionError(f"no legal selection found for {panel.key}")


async def play_on(table: Table, random: Random, presses: int = 500) -> int:
    """Let everybody press buttons until the game is over; how often they did."""
    for pressed in range(presses):
        if table.head.life is not Life.RUNNING:
            return pressed
        await press(table, random.choice(table.head.waiting_for), random)
    return presses
