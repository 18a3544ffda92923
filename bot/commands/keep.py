"""`karawana backup`, `export`, `failure`, `copy-database`: what a host does with the database."""

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

from bot.commands import add_language, number, progress
from bot.settings import Settings
from bot.store import Connection, Store, StoreError, StoreInUse, back_up, loading, looked_into, place, told
from bot.store.copying import NotEmpty, copied, size
from bot.store.migrations import check_known, migrations
from bot.store.rows import Head, Life
from bot.store.shards import Shards
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
        command.add_argument(
            "--database", metavar="DATABASE", help="instead of the usual one: a file or address"
        )
        add_language(command)

    copy = subparsers.add_parser(
        "copy-database",
        help="move all games from one database to another",
        description="Copy everything into an empty database, SQLite or PostgreSQL, while no bot runs.",
    )
    for name, what in (("source", "FROM"), ("target", "TO")):
        copy.add_argument(name, metavar=what, type=place, help="a file, or postgresql://user@host/name")
    add_language(copy)
    copy.set_defaults(run=run_copy)


def run_backup(args: argparse.Namespace) -> int:
    """Copy the database."""
    _check_new(args.target)
    asyncio.run(_copied(args))
    return _done(args, "keep-backed-up", args.target)


async def _copied(args: argparse.Namespace) -> None:
    where = Settings.of_environment(args.database).database
    if not isinstance(where, Path):
        raise Refused("keep-pg-dump", address=told(where), file=str(args.target))
    async with _database(args):
        back_up(where, args.target)


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


def run_copy(args: argparse.Namespace) -> int:
    """Copy from one database to another."""
    if isinstance(args.source, Path) and not args.source.is_file():
        raise Refused("keep-no-database", file=str(args.source))
    rows = asyncio.run(_copied_over(args.source, args.target))
    print(words(args.lang).format("keep-copied", {"rows": rows, "target": told(args.target)}))
    return 0


async def _copied_over(source: Path | str, target: Path | str) -> int:
    async with _alone(source) as original, _alone(target) as copy:
        with progress() as bar:
            task = bar.add_task("copy", total=await size(original))
            try:
                return await copied(original, copy, lambda rows: bar.advance(task, rows))
            except NotEmpty:
                raise Refused("keep-not-empty", file=told(target)) from None


@asynccontextmanager
async def _alone(where: Path | str) -> AsyncIterator[Store]:
    """A database that nobody else uses."""
    try:
        store = await Store.open(where)
        try:
            if holder := await store.claimed_by(Shards()):
                raise StoreInUse(holder)
            yield store
        finally:
            await store.close()
    except StoreInUse:
        raise Refused("play-in-use", file=told(where)) from None
    except StoreError as error:
        raise Refused("keep-unreadable", file=told(where), why=str(error)) from error


@asynccontextmanager
async def _database(args: argparse.Namespace) -> AsyncIterator[Connection]:
    """The database, to look into; what is wrong with it is said in one line."""
    where = Settings.of_environment(args.database).database
    if isinstance(where, Path) and not where.is_file():
        raise Refused("keep-no-database", file=str(where))
    try:
        async with looked_into(where) as (version, connection):
            check_known(version, newest := len(migrations()))
            if version < newest:
                raise Refused("keep-version", file=told(where))
            yield connection
    except StoreError as error:
        raise Refused("keep-unreadable", file=told(where), why=str(error)) from error


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
