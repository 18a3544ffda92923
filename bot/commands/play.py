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

from bot import logs
from bot.app import Karawana
from bot.commands import number, terminal_language
from bot.loopback import LoopbackServer, pointed_at
from bot.poster import is_passing
from bot.settings import Settings
from bot.store import SchemaError, Store, StoreError, StoreInUse, told
from data.words import words
from engines.kernel import Refused

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
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Run until somebody stops it."""
    settings = Settings.of_environment(args.database)
    logs.set_up(logging.INFO if settings.token or args.at else logging.WARNING)
    with suppress(asyncio.CancelledError, KeyboardInterrupt):
        asyncio.run(_until_stopped(settings, args.port, args.at))
    return 0


async def _until_stopped(settings: Settings, port: int | None, at: str | None) -> None:
    task = asyncio.current_task()
    assert task is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    try:
        store = await Store.open(settings.database)
    except StoreInUse as error:
        raise Refused("play-in-use", file=told(settings.database)) from error
    except SchemaError as error:
        raise Refused("play-schema", file=told(settings.database), why=str(error)) from error
    except StoreError as error:
        raise Refused("play-database", file=told(settings.database), why=str(error)) from error
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


async def _bot(store: Store, settings: Settings, token: str, **options: Any) -> None:
    for pause in chain(PAUSES, repeat(PAUSES[-1])):
        bot = Karawana(store, alive=settings.alive, **options)
        try:
            await bot.login(token)
            await bot.connect()
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
        try:
            await server.start()
        except OSError:
            await server.stop()
        else:
            return server
    raise Refused("play-port", port=str(port or PORT))
