"""Every word the bot says, in every language: message keys in, sentences out."""

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import TypeAlias

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from data import LANGUAGES, ROOT


class Text(msgspec.Struct, frozen=True, tag="text", array_like=True):
    """A sentence that is not written yet: a message key and its arguments."""

    key: str
    args: dict[str, "Arg"] = {}


class Who(msgspec.Struct, frozen=True, tag="who", array_like=True):
    """Whoever sits on this seat; the reader sees a name."""

    seat: int


Arg: TypeAlias = int | str | Text | Who
Names: TypeAlias = Callable[[int], str]


class MissingText(Exception):
    """A key that no file has, or an argument that the message needs and did not get."""


def seat_number(seat: int) -> str:
    """The name of a seat nobody has been introduced for."""
    return f"P{seat + 1}"


@cache
def resource(path: Path) -> Resource:
    """A file of texts, parsed once: what is common belongs to every game, and parsing is slow."""
    return FluentResource(path.read_text(encoding="utf-8"))


class Words:
    """The texts of one language: those of every game's, and one game's own."""

    def __init__(self, lang: str, game: str | None = None) -> None:
        if lang not in LANGUAGES:
            raise MissingText(f"no texts in {lang!r}: there are {', '.join(LANGUAGES)}")
        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        folder = ROOT / "locales" / lang
        # The game's file comes last and alone may speak of the game.
        for path in [*sorted(folder.glob("common*.ftl")), *([folder / f"{game}.ftl"] if game else [])]:
            self.bundle.add_resource(resource(path))

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return self.bundle.has_message(key)

    def say(self, text: Text, names: Names = seat_number) -> str:
        """Write the sentence; seats become names, texts inside texts are written first."""
        return self.format(text.key, text.args, names)

    def format(self, key: str, args: Mapping[str, Arg], names: Names = seat_number) -> str:
        """The same, from a key and its arguments."""
        if not self.bundle.has_message(key):
            raise MissingText(f"{self.lang}: no message {key!r}")
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            raise MissingText(f"{self.lang}: message {key!r} has no value")
        errors: list[Exception] = []
        values = {name: self._value(arg, names) for name, arg in args.items()}
        sentence, errors = self.bundle.format_pattern(pattern, values)
        if errors:
            raise MissingText(f"{self.lang}: message {key!r} with {sorted(args)}: {errors[0]!r}")
        return str(sentence)

    def _value(self, arg: Arg, names: Names) -> int | str:
        match arg:
            case Text():
                return self.say(arg, names)
            case Who():
                return names(arg.seat)
            case _:
                return arg


@cache
def words(lang: str, game: str | None = None) -> Words:
    """The texts of one language, read once."""
    return Words(lang, game)
