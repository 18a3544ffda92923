"""The command line: each module here that has `add(subparsers)` brings one command.

A command's function gets the parsed arguments and gives the exit code. What a person typed wrong is raised as
`Refused` (or `DataError`, where a file is wrong) and becomes one line and exit code 2.
"""

import argparse
import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, NoReturn

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from data import LANGUAGES
from data.words import Text, words
from engines.kernel import Refused, games

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction["Parser"]


class Parser(argparse.ArgumentParser):
    """A parser that needs one line to say what is wrong."""

    def error(self, message: str) -> NoReturn:
        raise Refused("cli-usage", message=message, program=self.prog)


def parser() -> Parser:
    """The whole command line."""
    top = Parser(
        prog="karawana", description="Heavy board games by chat: a Discord bot that knows the rules."
    )
    subparsers = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for module in iter_modules(__path__):
        add = getattr(import_module(f"{__name__}.{module.name}"), "add", None)
        if add is not None:
            add(subparsers)
    return top


def add_language(command: argparse.ArgumentParser) -> None:
    """The option --lang: without it, the terminal's own language."""
    command.add_argument(
        "--lang", choices=LANGUAGES, default=terminal_language(), help="language of texts (default: of $LANG)"
    )


def add_match(command: argparse.ArgumentParser, *, seed: int = 1) -> None:
    """The arguments that name a match: game, players, seed and settings."""
    command.add_argument("game", metavar="GAME", help="id of a game, for example excavation")
    command.add_argument("--players", metavar="N", type=number, required=True, help="how many; 1 plays solo")
    command.add_argument(
        "--seed", metavar="S", type=number, default=seed, help="where chance begins (%(default)s)"
    )
    command.add_argument(
        "--option",
        metavar="K=V",
        action="append",
        default=[],
        help="a setting of the game, for example length=short; may be repeated",
    )


def settings_of(options: Sequence[str]) -> dict[str, str]:
    """`["length=short"]` as settings."""
    settings: dict[str, str] = {}
    for option in options:
        name, sign, choice = option.partition("=")
        if not sign:
            raise Refused("cli-option", option=option)
        settings[name] = choice
    return settings


def number(text: str) -> int:
    """An argument that is a whole number, 0 or more."""
    if not (text.isascii() and text.isdecimal()):
        raise argparse.ArgumentTypeError(words(terminal_language()).format("cli-number", {"text": text}))
    return int(text)


def terminal_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of whoever sits at the terminal, as far as we speak it."""
    named = next(
        (environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), ""
    )
    return named[:2] if named[:2] in LANGUAGES else LANGUAGES[0]


def complain(sentence: str) -> None:
    """One line on the error stream."""
    print(" ".join(sentence.split()), file=sys.stderr)


def refusal(refused: Refused, lang: str, game: str | None = None) -> str:
    """The sentence of a refusal, in the words of the game that refuses."""
    return words(lang, game if game in games() else None).say(
        Text("cli-wrong", {"reason": refused.refusal.reason})
    )


def progress() -> Progress:
    """A bar on the error stream, drawn only when a person watches."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
        transient=True,
    )
