"""`karawana rules`: the rules reference, by id or by words."""

import argparse
from itertools import groupby
from typing import TYPE_CHECKING

from rich.console import Console
from rich.markdown import Markdown

from bot.commands import add_language
from data.rulebook import Rule, find, rulebook
from engines.kernel import Refused, game_named

if TYPE_CHECKING:
    from bot.commands import Subparsers


def add(subparsers: "Subparsers") -> None:
    """The command and its arguments."""
    command = subparsers.add_parser(
        "rules",
        help="look up rules",
        description="Show the rules of a game: all of them, one by its id, or those with all of the words.",
    )
    command.add_argument("game", metavar="GAME", help="id of a game, for example excavation")
    command.add_argument(
        "query", metavar="ID or words", nargs="*", help="for example EE-113, or: buyers queue"
    )
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print what was found, by chapter."""
    game = game_named(args.game)
    query = " ".join(args.query)
    found = find(game.id, args.lang, query) if query else list(rulebook(game.id, args.lang))
    if not found:
        raise Refused("cli-no-rule", query=query)
    console = Console()
    for chapter, rules in groupby(found, key=lambda rule: rule.chapter):
        console.print(f"\n{chapter}", style="bold", markup=False, highlight=False)
        for rule in rules:
            console.print(Markdown(as_markdown(rule)))
    return 0


def as_markdown(rule: Rule) -> str:
    """A rule as it is printed."""
    first, *rest = rule.text.split("\n")
    return "\n".join([f"**{rule.id}** {first}", "", *rest])
