"""`karawana check-data`: tables, texts and rules references, with errors that name file, entry and field."""

import argparse
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.commands import add_language, complain
from data import LANGUAGES, ROOT
from data.audit import rule_problems, source_problems, text_problems
from data.rulebook import rulebook
from data.tables import DataError, load_tables
from data.words import words
from engines.kernel import Game, Refused, games

if TYPE_CHECKING:
    from bot.commands import Subparsers


def add(subparsers: "Subparsers") -> None:
    """The command and its arguments."""
    command = subparsers.add_parser(
        "check-data",
        help="check component tables, texts and rules references",
        description="Check the component tables of every game, all texts in every language and the rules "
        "references. Each error is one line that names file, entry and field.",
    )
    command.add_argument(
        "folder",
        metavar="DIR",
        nargs="?",
        default=os.environ.get("KARAWANA_DATA"),
        help="a folder whose tables replace ours, DIR/<game>/*.toml (default: $KARAWANA_DATA)",
    )
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Say what is wrong, or how much was looked at."""
    own = Path(args.folder) if args.folder else None
    if own is not None and not own.is_dir():
        raise Refused("cli-no-folder", folder=str(own))
    found = list(problems(own))
    for problem in found:
        complain(problem)
    if found:
        return 1
    for game in games().values():
        say = words(args.lang, game.id).format
        rules = len(rulebook(game.id, LANGUAGES[0]))
        folder = str(folder_of(game, own))
        print(say("cli-data-good", {"game": say("game", {}), "rules": rules, "folder": folder}))
    return 0


def problems(own: Path | None) -> Iterator[str]:
    """Everything that is wrong, in all games."""
    known = games()
    if own is not None:
        for folder in sorted(own.iterdir()):
            if folder.is_dir() and folder.name not in known:
                yield f"{folder}: not one of the games {', '.join(known)}"
    for game in known.values():
        yield from table_problems(game, folder_of(game, own))
        yield from rule_problems(game.id, game.prefix)
    yield from text_problems()


def table_problems(game: Game[Any], folder: Path) -> Iterator[str]:
    """What is wrong with the tables of one game, in its folder."""
    try:
        game.shelf.check(load_tables(folder, game.shelf.kind))
    except DataError as error:
        yield str(error) if str(folder) in str(error) else f"{folder}: {error}"
        return
    yield from source_problems(folder)


def folder_of(game: Game[Any], own: Path | None) -> Path:
    """Where the tables of a game lie: the host's own, or ours."""
    if own is not None and (own / game.id).is_dir():
        return own / game.id
    return ROOT / game.id
