"""`karawana backup`, `export`, `failure`: what a host takes out of the database, also while the bot runs."""

import argparse
import asyncio
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

from bot.commands import add_language, number
from bot.settings import Settings
from bot.store import Connection, StoreError, back_up, loading, looked_into
from bot.store.migrations import migrations
from bot.store.rows import Head, Life
from bot.tables.export import exported
from data.words import words
from engines.kernel import Refused

if TYPE_CHECKING:
    from bot.commands import Subparsers


def add(subparsers: "Subparsers") -> None:
    """The commands and their arguments."""
    backup = subparsers.add_parser(
        "backup",
        help="copy the database, also while the bot runs",
        description="Write a whole and consistent copy of the database; the bot may be running meanwhile.",
    )
    backup.add_argument("target", metavar="FILE", type=Path, help="where to; must not be there yet")
    backup.set_defaults(run=run_backup)

    export = subparsers.add_parser(
        "export",
        help="write a game as text that plays back",
        description="Write a finished game as text that plays back; without a number, list the games.",
    )
    export.add_argument("table", metavar="TABLE", type=number, nargs="?", help="number of the game")
    export.add_argument(
        "--running",
        action="store_true",
        help="also a game under way: the text tells its seed and its secrets",
    )
    export.set_defaults(run=run_export)

    failure = subparsers.add_parser(
        "failure",
        help="write what reproduces a failure of a rule",
        description="Write the dump that a code stands for; it has hidden information of that game in it.",
    )
    failure.add_argument("code", metavar="CODE", help="as the player was told it")
    failure.add_argument("target", metavar="FILE", type=Path, help="where to; must not be there yet")
    failure.set_defaults(run=run_failure)

    for command in (backup, export, failure):
        command.add_argument("--database", metavar="FILE", type=Path, help="instead of the usual one")
        add_language(command)


def run_backup(args: argparse.Namespace) -> int:
    """Copy the database."""
    _check_new(args.target)
    asyncio.run(_copied(args))
    return _done(args, "keep-backed-up", args.target)


async def _copied(args: argparse.Namespace) -> None:
    async with _database(args):
        back_up(_path(args), args.target)


def run_export(args: argparse.Namespace) -> int:
    """Print a game, or the list of games."""
    asyncio.run(_exported(args))
    return 0


async def _exported(args: argparse.Namespace) -> None:
    async with _database(args) as connection:
        if args.table is None:
            _list(await loading.all_games(connection), args.lang)
            return
        head = await loading.by_id(connection, args.table)
        if head is not None and head.life is not Life.ENDED and not args.running:
            raise Refused("keep-running", table=str(args.table))
        sys.stdout.write(await exported(connection, args.table))


def run_failure(args: argparse.Namespace) -> int:
    """Write a dump."""
    _check_new(args.target)
    dump = asyncio.run(_failure(args))
    if dump is None:
        raise Refused("keep-no-failure", code=args.code)
    args.target.write_bytes(dump)
    return _done(args, "keep-failure", args.target)


async def _failure(args: argparse.Namespace) -> bytes | None:
    async with _database(args) as connection:
        return await loading.failure(connection, args.code.upper())


def _path(args: argparse.Namespace) -> Path:
    return Settings.of_environment(args.database).database


@asynccontextmanager
async def _database(args: argparse.Namespace) -> AsyncIterator[Connection]:
    """The database, to look into; what is wrong with it is said in one line."""
    path = _path(args)
    if not path.is_file():
        raise Refused("keep-no-database", file=str(path))
    try:
        async with looked_into(path) as (version, connection):
            if version != len(migrations()):
                raise Refused("keep-version", file=str(path))
            yield connection
    except StoreError as error:
        raise Refused("keep-unreadable", file=str(path), why=str(error)) from error


def _list(games: Sequence[Head], lang: str) -> None:
    say = words(lang).format
    columns = ("keep-table", "cli-game", "cli-players", "keep-life", "keep-channel", "keep-last-used")
    table = Table(*(say(column, {}) for column in columns))
    for head in games:
        used = datetime.fromtimestamp(head.touched, UTC).strftime("%Y-%m-%d %H:%M")
        life = say(f"keep-life-{head.life.value}", {})
        table.add_row(str(head.id), head.game, str(head.size), life, str(head.channel), used)
    Console().print(table)


def _check_new(target: Path) -> None:
    if target.exists():
        raise Refused("keep-exists", file=str(target))


def _done(args: argparse.Namespace, key: str, target: Path) -> int:
    print(words(args.lang).format(key, {"file": str(target)}))
    return 0
