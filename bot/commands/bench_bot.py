"""`karawana bench bot`: the real bot in its own process, pressed at a fixed rate whatever it answers."""

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

import aiohttp
import discord
import msgspec
from discord import ui

from bot.commands import progress
from bot.loopback import LoopbackServer, Person, Place, Post, Reply, Request, pointed_at
from bot.panels.controls import Named
from engines.kernel import Refused

GAME = "toy"
WARM_UP = 2.0  # seconds of presses that are not counted
TRIAL = 4.0  # seconds at each rate, when looking for the highest
FASTER = 1.5
HELD_P99 = 1000.0  # milliseconds
PRESSES = ("pick", "place", "more")
HASTY = {"KARAWANA_THINKING_SECONDS": "0"}  # bots answer at once: thinking is not what is measured


class Times(msgspec.Struct):
    """Milliseconds, as most, nearly all, and almost all people feel them."""

    count: int
    p50: float
    p95: float
    p99: float
    slowest: float


class Report(msgspec.Struct):
    """What was measured."""

    tables: int
    processes: int
    rate: int
    seconds: int
    presses: int
    unanswered: int  # within Discord's three seconds
    press_to_panel_ms: Times
    confirm_to_picture_ms: Times
    highest_rate_held: float
    rss_mb: float  # of the largest process, with the one that draws for it
    rss_peak_mb: float
    echo_ms: Times  # a bare discord.py bot that edits its message
    ratio_p50: float  # press to panel, the echo being 1


def times(seconds: list[float]) -> Times:
    """The distribution of some waits."""
    ordered = sorted(1000 * wait for wait in seconds) or [0.0]

    def at(share: float) -> float:
        return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2)

    return Times(len(seconds), at(0.5), at(0.95), at(0.99), round(ordered[-1], 2))


def bench_bot(args: argparse.Namespace) -> int:
    """Measure and print."""
    if not args.processes or (args.processes > 1 and not args.database):
        raise Refused("play-shards-sqlite")
    report = asyncio.run(
        measured(args.tables, args.rate, args.seconds, database=args.database, processes=args.processes)
    )
    if args.json:
        print(json.dumps(msgspec.to_builtins(report)))
    else:
        print(json.dumps(msgspec.to_builtins(report), indent=2))
    return 0


async def measured(
    tables: int, rate: int, seconds: int, *, database: str | None = None, processes: int = 1
) -> Report:
    """The echo bot first, then ours with many tables; both from the same process at the same rate."""
    with progress() as bar:
        echoing = bar.add_task("echo", total=None)
        echo = await measured_echo(rate, min(seconds, 10))
        bar.update(echoing, total=1, completed=1)
        opening = bar.add_task("tables", total=tables)
        async with room(tables, lambda: bar.advance(opening), database, processes) as (players, pids):
            await pressed(players, rate, WARM_UP)
            for player in players:
                player.forget()
            pressing = bar.add_task("presses", total=None)
            sent = await pressed(players, rate, seconds)
            bar.update(pressing, total=1, completed=1)
            waits = times([wait for player in players for wait in player.waits])
            pictures = times([wait for player in players for wait in player.pictures])
            unanswered = sum(player.unanswered for player in players)
            now, peak = (max(sizes) for sizes in zip(*map(memory, pids), strict=True))
            highest = await highest_rate(players, rate, waits, unanswered)
    return Report(
        tables=tables,
        processes=processes,
        rate=rate,
        seconds=seconds,
        presses=sent,
        unanswered=unanswered,
        press_to_panel_ms=waits,
        confirm_to_picture_ms=pictures,
        highest_rate_held=highest,
        rss_mb=now,
        rss_peak_mb=peak,
        echo_ms=echo,
        ratio_p50=round(waits.p50 / echo.p50, 2) if echo.p50 else 0.0,
    )


class Player:
    """Somebody at one table who presses whatever the panel offers."""

    def __init__(self, person: Person, place: Place, number: int) -> None:
        self.person, self.place = person, place
        self.random = random.Random(number)
        self.panel: Post | None = None
        self.confirmed: float | None = None
        self.forget()

    def forget(self) -> None:
        """Count from now on."""
        self.waits: list[float] = []
        self.pictures: list[float] = []
        self.unanswered = 0

    async def press(self) -> None:
        """One press, and how long its panel takes."""
        self.panel = self._current()
        if self.panel is None:
            await self._open()
        elif (custom_id := self._next(self.panel)) is None:
            await self._timed(self._again)
        else:
            if _is_last(self.panel, custom_id):
                self.confirmed = perf_counter()
            await self._timed(partial(self._press, self.panel, custom_id))

    async def _open(self) -> None:
        board = next(
            (p for p in reversed(self.person.posts(self.place)) if not p.private and _find(p, "act")), None
        )
        if board is not None:
            await self._timed(lambda: self.person.click(board, _find(board, "act") or "", forge=True))

    async def _again(self) -> Reply:
        assert self.panel is not None
        posts = reversed(self.person.posts(self.place))
        board = next((p for p in posts if _find(p, "act")), self.panel)
        return await self.person.click(board, _find(board, "act") or "", forge=True)

    async def _press(self, panel: Post, custom_id: str) -> Reply:
        menu = next((menu for menu in panel.menus if menu.custom_id == custom_id), None)
        if menu is None:
            return await self.person.click(panel, custom_id, forge=True)
        values = self.random.sample([value for value, _ in menu.options], max(1, menu.most))
        return await self.person.choose(panel, *values, menu=custom_id, forge=True)

    async def _timed(self, press: Callable[[], Awaitable[Reply]]) -> None:
        start = perf_counter()
        try:
            reply = await press()
        except (aiohttp.ClientError, TimeoutError):
            self.unanswered += 1
            return
        if reply.kind == "failed":
            self.unanswered += 1
            return
        self.waits.append(perf_counter() - start)

    def _current(self) -> Post | None:
        """The panel where it is now: below the newest post."""
        private = [p for p in reversed(self.person.posts(self.place)) if p.private and not p.loading]
        return next((p for p in private if self._next(p)), next(iter(private), None))

    def _next(self, panel: Post) -> str | None:
        """The control to press: a confirmation if there is one, otherwise anything that goes on."""
        open_buttons = [
            button.custom_id for button in panel.buttons if button.custom_id and not button.disabled
        ]
        confirm = [id for id in open_buttons if _verb(id) == "confirm"]
        choices = [id for id in open_buttons if _verb(id) in PRESSES]
        choices += [menu.custom_id for menu in panel.menus if _verb(menu.custom_id) in (*PRESSES, "select")]
        found = confirm or choices or [id for id in open_buttons if _verb(id) == "clear"]
        return self.random.choice(found) if found else None

    def heard(self, request: Request) -> None:
        """A public post of this table is there."""
        if self.confirmed is not None and request.files:
            self.pictures.append(perf_counter() - self.confirmed)
            self.confirmed = None


def _verb(custom_id: str) -> str:
    return custom_id.split("/")[1] if custom_id.startswith("k/") else ""


def _find(post: Post, verb: str) -> str | None:
    return next((b.custom_id for b in post.buttons if b.custom_id and _verb(b.custom_id) == verb), None)


def _is_last(panel: Post, custom_id: str) -> bool:
    """Whether this press confirms a turn: nothing else is offered there."""
    return custom_id.endswith("/go") and bool(panel.pictures)


async def pressed(players: list[Player], rate: float, seconds: float) -> int:
    """Press at this rate, table after table, without waiting for answers; how often."""
    running: set[asyncio.Task[None]] = set()
    start, sent = perf_counter(), 0
    while (passed := perf_counter() - start) < seconds:
        while sent < passed * rate:
            task = asyncio.create_task(players[sent % len(players)].press())
            running.add(task)
            task.add_done_callback(running.discard)
            sent += 1
        await asyncio.sleep(0.002)
    await asyncio.gather(*running)
    return sent


async def highest_rate(players: list[Player], rate: float, waits: Times, unanswered: int) -> float:
    """Faster and faster, until answers take too long."""
    if unanswered or waits.p99 > HELD_P99:
        return 0.0
    while True:
        for player in players:
            player.forget()
        faster = rate * FASTER
        sent = await pressed(players, faster, TRIAL)
        answered = [wait for player in players for wait in player.waits]
        if len(answered) < sent or times(answered).p99 > HELD_P99:
            return round(rate, 1)
        rate = faster


# ---- the room: a server, the bot, tables -------------------------------------------------------------------


@asynccontextmanager
async def room(
    tables: int, opened: Callable[[], None], database: str | None = None, processes: int = 1
) -> AsyncIterator[tuple[list[Player], list[int]]]:
    """A Discord server for each process of the bot, and so many games under way."""
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        names = [f"table-{number}" for number in range(tables)]
        further = [f"server-{number}" for number in range(1, processes)]
        server = await stack.enter_async_context(LoopbackServer(channels=[], further_servers=further))
        servers = list(server.world.servers)
        for number, name in enumerate(names):
            server.world.add_channel(name, server=servers[number % processes])
        database = database or str(Path(folder) / "bench.sqlite")
        pids = [await _bot(stack, server.url, database, processes, number) for number in range(processes)]
        await server.wait_for_bot(60)
        person = await stack.enter_async_context(Person(server.url, "Ada"))
        players: list[Player] = []
        for number, name in enumerate(names):
            await open_table(person, person.place(name))
            players.append(Player(person, person.place(name), number))
            opened()
        by_channel = {player.place.id: player for player in players}

        def heard(request: Request) -> None:
            parts = request.path.split("/")
            if request.method == "POST" and parts[1] == "channels" and parts[2] in by_channel:
                by_channel[parts[2]].heard(request)

        server.recorder.listeners.append(heard)
        yield players, pids


async def _bot(stack: AsyncExitStack, url: str, database: str, shards: int, shard: int) -> int:
    """One process of the bot."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "play", "--at", url, "--database", database),
        *("--shards", str(shards), "--shard-ids", str(shard)),
        env={name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"} | HASTY,
        stderr=asyncio.subprocess.DEVNULL,
    )
    stack.push_async_callback(process.wait)
    stack.callback(process.terminate)
    return process.pid


async def open_table(person: Person, place: Place) -> None:
    """A game of one person and bots, right in its channel."""
    await person.run("new", place, game=GAME, where="here")
    lobby = await person.post(lambda p: _find(p, "start") is not None, place, seconds=20)
    await person.click(lobby, _find(lobby, "bots") or "")
    table = _find(lobby, "start") or Named("start").custom_id
    full = await person.post(
        lambda p: any(b.custom_id == table and not b.disabled for b in p.buttons), place, seconds=20
    )
    await person.click(full, table)
    await person.post(lambda p: _find(p, "act") is not None, place, seconds=20)


def memory(pid: int) -> tuple[float, float]:
    """Megabytes in use by a process and those it has started, now and at most."""
    now = peak = 0.0
    for process in (pid, *map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())):
        fields = dict(line.split(":", 1) for line in Path(f"/proc/{process}/status").read_text().splitlines())
        now += int(fields["VmRSS"].split()[0]) / 1024
        peak += int(fields["VmHWM"].split()[0]) / 1024
    return round(now, 1), round(peak, 1)


# ---- the measure: a bot that does nothing ------------------------------------------------------------------


class Echo(discord.Client):
    """A bare discord.py bot: a press edits the message."""

    async def on_ready(self) -> None:
        channel = next(c for c in self.get_all_channels() if isinstance(c, discord.TextChannel))
        view = ui.View(timeout=None)
        button: ui.Button[Any] = ui.Button(label="0", custom_id="echo")
        view.add_item(button)
        await channel.send("echo", view=view)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.edit_message(content=str(interaction.id))


def echo_process(url: str) -> None:
    """The echo bot, in a process of its own."""
    with pointed_at(url):
        Echo(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05).run("echo", log_handler=None)


async def measured_echo(rate: int, seconds: float) -> Times:
    """Press to edit, of a bot that does nothing else."""
    async with LoopbackServer(channels=["echo"]) as server:
        process = multiprocessing.get_context("spawn").Process(target=echo_process, args=(server.url,))
        process.start()
        try:
            async with Person(server.url, "Ada") as person:
                post = await person.post(lambda p: bool(p.buttons), seconds=30)
                player = EchoPresser(person, person.place("echo"), 0)
                player.panel = post
                await pressed([player], rate, WARM_UP)
                player.forget()
                await pressed([player], rate, seconds)
                return times(player.waits)
        finally:
            process.terminate()
            await asyncio.to_thread(process.join)


class EchoPresser(Player):
    """Presses the one button there is."""

    async def press(self) -> None:
        post = self.panel
        assert post is not None
        await self._timed(lambda: self.person.click(post, "echo"))
