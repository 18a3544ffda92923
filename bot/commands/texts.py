"""`karawana texts`: every message with real arguments, one page per language, to be read aloud."""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.commands import number, progress
from data import LANGUAGES, audit
from data.words import MissingText, Text, Words, capital, words
from engines.kernel import Asked, Event, Game, Match, game_named
from engines.kernel.asks import Label, written
from engines.kernel.conformance import plans
from engines.kernel.players import random_picks
from engines.kernel.simulate import dice_of, whoever

if TYPE_CHECKING:
    from bot.commands import Subparsers

SAMPLES = 4  # of each message
NAMES = ("Ada", "Bartek", "Celina", "Darek", "Ewa")
NUMBERS = (1, 2, 5)


def add(subparsers: "Subparsers") -> None:
    """The command and its arguments."""
    command = subparsers.add_parser(
        "texts",
        help="write every message with sample arguments",
        description="Play random games and write every message of theirs, as it was said, into one page per "
        "language (texts-GAME-LANG.md), in the order of the game's file; at the end what was never said, "
        "with arguments made up. Without a game: the bot's own messages.",
    )
    command.add_argument("game", metavar="GAME", nargs="?", help="id of a game, for example excavation")
    command.add_argument("--games", metavar="K", type=number, default=3, help="of each kind (%(default)s)")
    command.add_argument("--out", metavar="FOLDER", type=Path, default=Path(), help="where to write")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, and write the pages."""
    game = game_named(args.game) if args.game else None
    met = said(game, args.games) if game else Samples()
    args.out.mkdir(parents=True, exist_ok=True)
    for lang in LANGUAGES:
        path = args.out / f"texts-{game.id if game else 'bot'}-{lang}.md"
        path.write_text("\n".join(page(game, lang, met)) + "\n", encoding="utf-8")
        print(path)
    return 0


class Samples:
    """A few different uses of each message."""

    def __init__(self) -> None:
        self.labels: dict[str, list[Text]] = {}
        self.sentences: dict[str, list[Text]] = {}

    def label(self, label: Label) -> None:
        """Something on a button or in a menu."""
        self._add(self.labels, written(label))

    def sentence(self, text: Text) -> None:
        """Something that stands by itself."""
        self._add(self.sentences, text)

    def _add(self, kept: dict[str, list[Text]], text: Text) -> None:
        some = kept.setdefault(text.key, [])
        if len(some) < SAMPLES and text not in some:
            some.append(text)

    def asked(self, asked: Asked) -> None:
        """A question, with all that can be read beside it."""
        self.sentence(asked.text())
        for option in (*asked.options, *asked.free):
            for label in (option.label, option.note, option.group):
                if label is not None:
                    self.label(label)
        for closed in asked.why_not():
            self.label(closed.label)
            self.sentence(closed.why.reason)
        if (total := asked.total([option.id for option in asked.options[: asked.most]])) is not None:
            self.sentence(total)


def said(game: Game[Any], count: int) -> Samples:
    """What is said in random games of every kind."""
    samples = Samples()
    kinds = [(plan, seed) for plan in plans(game) for seed in range(count)]
    with progress() as bar:
        task = bar.add_task(game.id, total=len(kinds))
        for plan, seed in kinds:
            match = Match.new(game, plan.players, seed, plan.settings)
            chance = dice_of(seed)
            while not match.ended:
                for asked in match.pending.values():
                    samples.asked(asked)
                asked = whoever(match, chance)
                match.answer(asked.seat, random_picks(asked, chance))
                events: list[Event] = [event for step in match.drain_steps() for event in step.events]
                for event in events:
                    samples.sentence(event.text())
            bar.advance(task)
    return samples


def page(game: Game[Any] | None, lang: str, met: Samples) -> Iterator[str]:
    """One language: what was said, by message, and what was never met."""
    texts = words(lang, game.id if game else None)
    yield f"# {game.id if game else 'bot'} ({lang})"
    folder = audit.LOCALES / lang
    silent: list[str] = []
    for path in (
        [folder / f"{game.id}.ftl", folder / "common.ftl"] if game else sorted(folder.glob("common*.ftl"))
    ):
        yield f"\n## {path.name}\n"
        for key in audit.messages(path):
            rows = [texts.say(text, _name) for text in met.sentences.get(key, ())]
            rows += [f"[{capital(texts.say(text, _name))}]" for text in met.labels.get(key, ())]
            if rows:
                yield f"- `{key}` " + " ⁄ ".join(dict.fromkeys(rows))
            elif game is None:
                yield f"- `{key}` " + " ⁄ ".join(invented(texts, key))
            else:
                silent.append(key)
    if silent:
        yield "\n## Only as a part of others, or never met\n"
        yield from (f"- `{key}` " + " ⁄ ".join(invented(texts, key)) for key in silent)


def invented(texts: Words, key: str) -> list[str]:
    """A message with arguments made up: each name, and 1, 2 and 5 where a number chooses the form."""
    found: list[str] = []
    for count in NUMBERS:
        args: dict[str, int | str] = {}
        while True:
            try:
                found.append(texts.format(key, args))
                break
            except MissingText as error:
                name = str(error).rpartition(": ")[2].rstrip("')")
                if name in args or not name.isidentifier():
                    found.append(f"?? {error}")
                    break
                args[name] = NAMES[0] if name.startswith("who") else count
    return list(dict.fromkeys(found))


def _name(seat: int) -> str:
    return NAMES[seat % len(NAMES)]
