"""A Discord on this machine, and the real bot in a process of its own."""

import asyncio
import json
import os
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing
from pathlib import Path

from bot.loopback import Button, LoopbackServer, Menu, Person, Place, Post, Reply, Request
from bot.store import looked_into
from tests.openapi import VARIABLE, findings
from tests.postgres import assert_sound

START = 60.0
PEOPLE = ("Ada", "Bartek", "Celina", "Darek", "Ewa", "Filip")  # two games of three


class Stage:
    """The server, the bot's process, and the people who came."""

    def __init__(
        self, server: LoopbackServer, folder: Path, address: str = "", shard: int = 0, shards: int = 1
    ) -> None:
        self.server, self.folder = server, folder
        self.address = address  # of PostgreSQL; without one, games are kept in a file
        self.shard, self.shards = shard, shards  # the one that this process serves, of so many
        self.process: asyncio.subprocess.Process | None = None
        self.starts = 0
        self.requests: list[Request] = []
        server.recorder.listeners.append(self.requests.append)

    @property
    def database(self) -> Path:
        return self.folder / "karawana.sqlite"

    @property
    def log(self) -> Path:
        return self.folder / f"bot-{self.shard}.log"

    async def start(self) -> None:
        """Start the bot and wait until it is connected."""
        environment = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
        environment |= {"KARAWANA_THINKING_SECONDS": "0.02"}
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bot", "play"),
                *("--at", self.server.url, "--database", self.address or str(self.database)),
                *(("--shards", str(self.shards), "--shard-ids", str(self.shard)) if self.shards > 1 else ()),
                env=environment,
                stdout=log,
                stderr=log,
            )
        self.starts += 1
        try:
            await self.server.wait_for_bot(START)
        except TimeoutError:
            raise AssertionError(f"the bot did not start:\n{self.logged()}") from None

    async def kill(self) -> None:
        """SIGKILL: no farewell, nothing flushed."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> None:
        """Let it go in peace."""
        await self._end(signal.SIGTERM)

    async def _end(self, how: signal.Signals) -> None:
        if self.process is None:
            return
        if self.process.returncode is None:
            self.process.send_signal(how)
        await self.process.wait()
        self.process = None
        while self.server.gateway.connected:  # noqa: ASYNC110  # the server has no event for it
            await asyncio.sleep(0.005)

    async def restart(self) -> None:
        """Kill it and start it again."""
        await self.kill()
        await self.start()

    def sql(self, query: str, *values: object) -> list[tuple[object, ...]]:
        """Look into the bot's database from outside."""
        if self.address:
            with ThreadPoolExecutor(1) as other:  # a loop of its own
                return other.submit(asyncio.run, _asked(self.address, query, values)).result()
        with closing(sqlite3.connect(self.database, timeout=10)) as connection, connection:
            return connection.execute(query, values).fetchall()

    async def assert_sound(self) -> None:
        """The database itself finds nothing wrong with what it keeps."""
        if self.address:
            await assert_sound(self.address)
        else:
            assert self.sql("PRAGMA integrity_check") == [("ok",)]
            assert self.sql("PRAGMA foreign_key_check") == []

    def age_outbox(self, seconds: float) -> None:
        """Let what is owed have been owed for longer; the bot must not be running."""
        self.sql("UPDATE outbox SET at = at - ?", seconds)

    async def outbox_empty(self, seconds: float = 10.0, table: object = None) -> None:
        """Wait until nothing is owed any more, by any table or by this one."""
        query = "SELECT 1 FROM outbox WHERE failed IS NULL"
        which = () if table is None else (table,)
        async with asyncio.timeout(seconds):
            while self.sql(query + " AND table_id = ?" * len(which), *which):  # noqa: ASYNC110  # another process
                await asyncio.sleep(0.02)

    def logged(self) -> str:
        """What the bot has written to its log."""
        return self.log.read_text(encoding="utf-8") if self.log.exists() else ""

    def warnings(self) -> list[str]:
        """What it has warned the host of."""
        lines = (json.loads(line) for line in self.logged().splitlines() if line.startswith("{"))
        return [line["what"] for line in lines if line["level"] == "warning"]

    def errors(self) -> list[str]:
        """Lines of the log that tell of an error of ours."""
        return [line for line in self.logged().splitlines() if '"level": "error"' in line]

    def assert_clean(self) -> None:
        """Nothing failed, and Discord's description has nothing against any request."""
        assert not self.errors(), "\n".join(self.errors()[:3])
        if os.environ.get(VARIABLE):
            found = findings(self.requests)
            assert not found, "\n".join(found[:3])


async def _asked(address: str, query: str, values: tuple[object, ...]) -> list[tuple[object, ...]]:
    async with looked_into(address) as (_, eyes):
        return [tuple(row) for row in await eyes.fetch(query, *values)]


@asynccontextmanager
async def two_processes(
    folder: Path, address: str, ack_seconds: float = 3.0
) -> AsyncIterator[tuple[Stage, Stage]]:
    """Two processes of the bot with a shard each; there is a server on either shard."""
    async with LoopbackServer(users=PEOPLE, ack_seconds=ack_seconds, further_servers=["Oaza"]) as server:
        first, second = (Stage(server, folder, address, shard, 2) for shard in range(2))
        try:
            await asyncio.gather(first.start(), second.start())
            yield first, second
        finally:
            await asyncio.gather(first.kill(), second.kill())


@asynccontextmanager
async def stage(folder: Path, ack_seconds: float = 3.0, address: str = "") -> AsyncIterator[Stage]:
    """A server with the bot on it; afterwards both are gone."""
    async with LoopbackServer(ack_seconds=ack_seconds) as server:
        stage = Stage(server, folder, address)
        try:
            await stage.start()
            yield stage
        finally:
            await stage.kill()


def verb(custom_id: str) -> str:
    """What a control of ours does."""
    return custom_id.split("/")[1]


def control(post: Post, wanted: str) -> str:
    """The id of the control with this verb."""
    for custom_id in [b.custom_id for b in post.buttons] + [m.custom_id for m in post.menus]:
        if custom_id and verb(custom_id) == wanted:
            return custom_id
    raise LookupError(f"no {wanted!r} in {post.text[:300]!r}")


def has(post: Post, wanted: str) -> bool:
    """Whether a message has a control with this verb."""
    return any(
        c and verb(c) == wanted
        for c in [b.custom_id for b in post.buttons] + [m.custom_id for m in post.menus]
    )


async def press(person: Person, post: Post, wanted: str) -> Post:
    """Press the button with this verb; the private message that comes of it, when it is finished."""
    return await click(person, post, control(post, wanted))


async def click(person: Person, post: Post, button: str | Button) -> Post:
    """Press a button; the message that comes of it, also when the bot takes its time."""
    return await answered(person, post, await person.click(post, button))


async def choose(person: Person, post: Post, *values: str, menu: str | Menu) -> Post:
    """Choose in a menu; the message that comes of it."""
    return await answered(person, post, await person.choose(post, *values, menu=menu))


async def answered(person: Person, post: Post, reply: Reply) -> Post:
    """What a press has brought: an edit of its own message, or a new one."""
    if reply.kind == "deferred":
        return await person.updated(post, seconds=15)
    return await settled(person, reply.shown)


async def eventually(holds: Callable[[], Awaitable[bool]], seconds: float = 20.0) -> None:
    """Wait until something is so that nobody is told of."""
    async with asyncio.timeout(seconds):
        while not await holds():  # noqa: ASYNC110  # that is the point
            await asyncio.sleep(0.1)


async def settled(person: Person, post: Post) -> Post:
    """The message once the bot has stopped thinking about it."""
    return await person.updated(post, seconds=15) if post.loading else post


async def run(person: Person, place: Place, command: str, **options: object) -> Post:
    """A slash command and its private answer."""
    reply = await person.run(command, place, **options)
    assert reply.kind in ("message", "thinking"), (reply.kind, reply.why)
    answer = await settled(person, reply.shown)
    assert answer.private
    return answer


async def open_table(
    host: Person, place: Place, guests: list[Person], *, here: bool = False, **options: object
) -> Place:
    """A lobby, filled and started; where the game is played."""
    since = host.now
    if here:
        options["where"] = "here"
    await run(host, place, "new", **({"game": "toy"} | options))
    lobby = await host.post(lambda p: has(p, "start") and not p.private, place, since)
    if guests:
        count = len(guests) + 1
        await host.choose(lobby, str(count), menu=control(lobby, "size"))
        for guest in guests:
            shown = await guest.post(lambda p: p.id == lobby.id, place)
            await guest.click(shown, control(shown, "join"))
        names = [guest.name for guest in guests]
        lobby = await host.post(lambda p: p.id == lobby.id and all(name in p.text for name in names), place)
    known = set(host.places)

    def begun() -> list[Place]:
        """New threads of this channel: other games may begin elsewhere at the same time."""
        new = (host.places[id] for id in set(host.places) - known)
        return [thread for thread in new if thread.raw.get("parent_id") == place.id]

    await host.click(lobby, control(lobby, "start"))
    if here or place.type == 1:
        await host.post(lambda p: has(p, "act") and not p.private, place, since)
        return place
    await host.until(lambda: bool(begun()))
    (thread,) = begun()
    await host.post(lambda p: has(p, "act") and not p.private, thread, seconds=15)
    return thread
