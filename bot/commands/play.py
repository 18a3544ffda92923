"""`karawana play`: the bot on Discord, or with a Discord of its own on this machine."""

import argparse
import asyncio
import logging
import signal
import sqlite3
from contextlib import suppress
from itertools import chain, repeat
from pathlib import Path
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
import msgspec

from bot import logs, metrics
from bot.app import Karawana
from bot.commands import number, terminal_language
from bot.loopback import LoopbackServer, pointed_at
from bot.loopback.ratelimits import AS_DISCORD
from bot.poster import is_passing
from bot.settings import Settings, address
from bot.store import LeaseLost, SchemaError, Shards, Store, StoreError, StoreInUse, told
from bot.thinking import Thinking
from data.words import words
from engines.kernel import Refused, games

if TYPE_CHECKING:
    from bot.commands import Subparsers

log = logging.getLogger(__name__)

PORT = 8765
PAUSES = (5, 15, 60, 300)  # seconds between attempts to connect
HERE: dict[str, Any] = {"guild_ready_timeout": 0.05}  # a Discord on this machine needs no patience


def add(subparsers: "Subparsers") -> None:
    """The command's arguments."""
    command = subparsers.add_parser(
        "play",
        help="run the bot: on Discord with DISCORD_TOKEN, otherwise with a chat page on this machine",
    )
    command.add_argument(
        "--port", metavar="N", type=number, help=f"of the chat page (default: {PORT}, or any)"
    )
    command.add_argument(
        "--database",
        metavar="DATABASE",
        help="where games are kept: a file, or postgresql://user@host/name (default: karawana.sqlite)",
    )
    command.add_argument(
        "--at", metavar="URL", help="use the chat server that runs at this address already, for tests"
    )
    command.add_argument(
        "--shards", metavar="N", type=number, default=1, help="how many there are of all processes together"
    )
    command.add_argument(
        "--shard-ids", metavar="0-3", type=ids, help="those of this process (default: all); needs PostgreSQL"
    )
    command.add_argument(
        "--metrics",
        metavar="[HOST:]PORT",
        type=address,
        help="tell Prometheus, and `karawana status`, how the bot is doing (default host: this machine only)",
    )
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Run until somebody stops it."""
    settings = Settings.of_environment(args.database)
    for game in games().values():
        game.shelf.of(game.shelf.today)  # tables that cannot be used are told now, not to whoever plays first
    logs.set_up(logging.INFO if settings.token or args.at else logging.WARNING)
    if args.metrics:
        _tell_metrics(*args.metrics)
    with suppress(asyncio.CancelledError, KeyboardInterrupt):
        asyncio.run(_until_stopped(settings, _shards(args, settings), args.port, args.at))
    return 0


def ids(text: str) -> tuple[int, ...]:
    """ "0-3", "2" or "0,2-4" as numbers."""
    ranges = [part.partition("-") for part in text.split(",")]
    return tuple(id for first, _, last in ranges for id in range(number(first), number(last or first) + 1))


def _tell_metrics(host: str, port: int) -> None:
    try:
        metrics.serve(host, port)
    except (OSError, OverflowError) as error:
        raise Refused("play-metrics", where=f"{host}:{port}") from error


def _shards(args: argparse.Namespace, settings: Settings) -> Shards:
    """What this process is to serve."""
    if not args.shards or not all(id < args.shards for id in args.shard_ids or ()) or args.shard_ids == ():
        raise Refused("play-shards", count=str(args.shards))
    shards = Shards(args.shards, tuple(sorted(set(args.shard_ids or range(args.shards)))))
    if len(shards.ids) < shards.count and isinstance(settings.database, Path):
        raise Refused("play-shards-sqlite")
    return shards


async def _until_stopped(settings: Settings, shards: Shards, port: int | None, at: str | None) -> None:
    task = asyncio.current_task()
    assert task is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    store = await _claimed(settings.database, shards)
    try:
        if at:
            with pointed_at(at):
                await _bot(store, settings, settings.token or "loopback", **HERE)
        elif settings.token:
            await _bot(store, settings, settings.token)
        else:
            await _on_this_machine(store, settings, port)
    finally:
        await store.close()


async def _claimed(where: Path | str, shards: Shards) -> Store:
    """The database, once nobody else serves these shards of it; what is wrong is said in one line."""
    try:
        store = await Store.open(where)
        try:
            await store.claim(shards)
        except BaseException:
            await store.close()
            raise
    except StoreInUse as error:
        raise Refused("play-in-use", file=told(where)) from error
    except SchemaError as error:
        raise Refused("play-schema", file=told(where), why=str(error)) from error
    except (StoreError, OSError) as error:
        raise Refused("play-database", file=told(where), why=str(error)) from error
    return store


async def _bot(store: Store, settings: Settings, token: str, **options: Any) -> None:
    for pause in chain(PAUSES, repeat(PAUSES[-1])):
        thinking = Thinking(settings.thinking_cores, settings.thinking_seconds)
        bot = Karawana(store, thinking, alive=settings.alive, **options)
        try:
            await bot.login(token)
            await _while_ours(store, asyncio.create_task(bot.connect()))
        except LeaseLost as error:
            raise Refused("play-shards-taken") from error
        except discord.LoginFailure as error:
            raise Refused("play-wrong-token") from error
        except aiohttp.ClientConnectionError as error:
            raise Refused("play-offline") from error
        except discord.HTTPException as error:
            if not is_passing(error):
                raise
            log.warning("Discord is not to be had yet: %s", error)
        else:
            return
        finally:
            await bot.close()
        await asyncio.sleep(pause)


async def _while_ours(store: Store, connected: asyncio.Task[None]) -> None:
    """Stay connected until the bot stops, or another process has taken its shards over."""
    keeping = asyncio.create_task(store.keep())
    try:
        await asyncio.wait([connected, keeping], return_when=asyncio.FIRST_COMPLETED)
        await (keeping if keeping.done() else connected)
    finally:
        for task in (connected, keeping):
            task.cancel()
        await asyncio.gather(connected, keeping, return_exceptions=True)


async def _on_this_machine(store: Store, settings: Settings, port: int | None) -> None:
    server = await _listening(port, settings.chat)
    try:
        with pointed_at(server):
            await _beside(server, asyncio.create_task(_bot(store, settings, "loopback", **HERE)))
    finally:
        await server.stop()


async def _beside(server: LoopbackServer, bot: asyncio.Task[None]) -> None:
    """Say where the page is once the bot is there, and stay until the bot stops."""
    try:
        ready = asyncio.create_task(server.wait_for_bot(60))
        await asyncio.wait([bot, ready], return_when=asyncio.FIRST_COMPLETED)
        if ready.done():
            ready.result()
            print(words(terminal_language()).format("play-ready", {"url": server.url}), flush=True)
        await bot
    finally:
        bot.cancel()
        await asyncio.gather(bot, return_exceptions=True)


async def _listening(port: int | None, chat: Path) -> LoopbackServer:
    """A server at this port; if nobody named one, at the usual one or any that is free."""
    for candidate in (PORT, 0) if port is None else (port,):
        try:
            server = LoopbackServer(port=candidate, keep=chat)
        except (sqlite3.Error, msgspec.MsgspecError) as error:
            raise Refused("play-database", file=str(chat), why=str(error)) from error
        server.limits.limits = dict(AS_DISCORD)
        try:
            await server.start()
        except (OSError, OverflowError):  # taken, not ours to take, or no port at all
            await server.stop()
        else:
            return server
    raise Refused("play-port", port=str(port or PORT))
