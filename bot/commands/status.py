"""`karawana status`: how a running bot is doing, from what it tells with `play --metrics`."""

import argparse
from collections.abc import Iterator
from http.client import HTTPException
from typing import TYPE_CHECKING
from urllib.request import urlopen

from prometheus_client.parser import text_string_to_metric_families
from rich.console import Console
from rich.table import Table

from bot.commands import add_language
from bot.settings import address
from data.words import words
from engines.kernel import Refused

if TYPE_CHECKING:
    from bot.commands import Subparsers

PATIENCE = 5.0  # seconds
SIMPLE = (
    "karawana_presses_total",
    "karawana_refusals_total",
    "karawana_failures_total",
    "karawana_reconnects_total",
    "karawana_posts_owed",
    "karawana_pictures_awaited",
    "karawana_thoughts_awaited",
    "karawana_tables_in_memory",
)
TIMES = ("karawana_answer_seconds", "karawana_drawing_seconds", "karawana_thinking_seconds")

Figures = dict[tuple[str, tuple[tuple[str, str], ...]], float]


def add(subparsers: "Subparsers") -> None:
    """The command's arguments."""
    command = subparsers.add_parser("status", help="how a bot is doing that runs with --metrics")
    command.add_argument(
        "metrics", metavar="[HOST:]PORT", type=address, help="what the bot was given as --metrics"
    )
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Ask once, and write it down."""
    host, port = args.metrics
    where = f"http://{host}:{port}/metrics"
    try:
        with urlopen(where, timeout=PATIENCE) as answer:
            figures = read(answer.read().decode())
    except (OSError, HTTPException, ValueError) as error:
        raise Refused("status-nobody", where=where) from error
    table = Table(show_header=False, box=None)
    for name, value in lines(figures, args.lang):
        table.add_row(name, value)
    Console().print(table)
    return 0


def read(text: str) -> Figures:
    """All figures, by name and labels."""
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def lines(figures: Figures, lang: str) -> Iterator[tuple[str, str]]:
    """What is said of them, in words."""
    say = words(lang)
    for (name, labels), value in figures.items():
        if name == "karawana_tables":
            (_, game), (_, life) = labels
            named = words(lang, game).format("game", {})
            yield f"{named}, {say.format(f'keep-life-{life}', {})}", f"{value:.0f}"
    for name in SIMPLE:
        key = name.removeprefix("karawana_").removesuffix("_total").replace("_", "-")
        yield say.format(f"status-{key}", {}), f"{figures.get((name, ()), 0):.0f}"
    for name in TIMES:
        key = name.removeprefix("karawana_").removesuffix("_seconds")
        count, total = figures.get((f"{name}_count", ()), 0), figures.get((f"{name}_sum", ()), 0)
        yield say.format(f"status-{key}", {}), f"{1000 * total / count:.0f} ms" if count else "–"
