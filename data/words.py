"""Every word the bot says, in every language: message keys in, sentences out.

A noun carries its forms as attributes of its own message, and a message asks for the one it needs:

    good-silk = jedwab                      sold = Idzie { NOUN($good, case: "accusative") }.
        .genitive = jedwabiu                left = Zostało { $n } { NOUN($good, $n) }.
        .plural = jedwabie                  over = { CAPITAL($good) } to za mało.
        .plural-genitive = jedwabi
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from babel import Locale
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource

from data import LANGUAGES, ROOT


class Text(msgspec.Struct, frozen=True, tag="text", array_like=True, gc=False):
    """A sentence that is not written yet: a message key and its arguments."""

    key: str
    args: dict[str, "Arg"] = {}


class Who(msgspec.Struct, frozen=True, tag="who", array_like=True, gc=False):
    """Whoever sits on this seat; the reader sees a name."""

    seat: int


Arg: TypeAlias = int | str | Text | Who
Names: TypeAlias = Callable[[int], str]


NOMINATIVE = "nominative"  # the message itself; other cases are attributes, with `plural-` before them
CASELESS = ("en",)  # languages whose nouns are the same in every case
COUNTED = {
    "pl": {"many": "genitive"}
}  # five of them: a number takes this case instead of the first or fourth


class MissingText(Exception):
    """A key that no file has, an argument that a message did not get, or a form that a noun lacks."""


class Noun(str):
    """A text inside another one: as it stands by itself, and by name the other forms of its message."""

    form: Callable[[str], str]

    def __new__(cls, itself: str, form: Callable[[str], str]) -> "Noun":
        noun = super().__new__(cls, itself)
        noun.form = form
        return noun


def capital(text: str | int) -> str:
    """With a capital letter at its beginning: labels, and sentences that begin with an argument."""
    written = str(text)  # a number begins with none
    return written[:1].upper() + written[1:]


def counted(count: int, noun: Text) -> Text:
    """So many of something: "2 bricks"."""
    return Text("counted", {"count": count, "noun": noun})


def listed(texts: Sequence[Text]) -> Text:
    """Several things as one text: "wood, cement and silk"."""
    *some, last = texts or [Text("list-none")]
    if not some:
        return last
    row = some[0]
    for text in some[1:]:
        row = Text("list-comma", {"some": row, "last": text})
    return Text("list-and", {"some": row, "last": last})


def seat_number(seat: int) -> str:
    """The name of a seat nobody has been introduced for."""
    return f"P{seat + 1}"


@cache
def resource(path: Path) -> Resource:
    """A file of texts, parsed once: what is common belongs to every game, and parsing is slow."""
    # Where every letter stands would be most of what is kept.
    return FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))


class Words:
    """The texts of one language: those of every game's, and one game's own."""

    def __init__(self, lang: str, game: str | None = None) -> None:
        if lang not in LANGUAGES:
            raise MissingText(f"no texts in {lang!r}: there are {', '.join(LANGUAGES)}")
        self.lang = lang
        functions: dict[str, Callable[..., Any]] = {"NOUN": self._noun, "CAPITAL": capital}
        self.bundle = FluentBundle([lang], functions, use_isolating=False)
        self._category = Locale.parse(lang).plural_form
        folder = ROOT / "locales" / lang
        # The game's files come last and alone may speak of the game.
        own = [folder / f"{game}.ftl", *folder.glob(f"lesson-{game}.ftl")] if game else []
        for path in [*sorted(folder.glob("common*.ftl")), *own]:
            self.bundle.add_resource(resource(path))

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return self.bundle.has_message(key)

    def say(self, text: Text, names: Names = seat_number) -> str:
        """Write the sentence; seats become names, texts inside texts are written first."""
        return self.format(text.key, text.args, names)

    def format(self, key: str, args: Mapping[str, Arg], names: Names = seat_number) -> str:
        """The same, from a key and its arguments."""
        return self._written(key, None, {name: self._value(arg, names) for name, arg in args.items()})

    def _written(self, key: str, form: str | None, values: Mapping[str, int | str]) -> str:
        """A message, or one of the forms that it has besides."""
        if not self.bundle.has_message(key):
            raise MissingText(f"{self.lang}: no message {key!r}")
        message = self.bundle.get_message(key)
        pattern = message.attributes.get(form) if form else message.value
        if pattern is None:
            raise MissingText(f"{self.lang}: message {key!r} has no {form or 'value'}")
        sentence, errors = self.bundle.format_pattern(pattern, dict(values))
        if errors:
            raise MissingText(f"{self.lang}: message {key!r} with {sorted(values)}: {errors[0]!r}")
        return str(sentence)

    def _value(self, arg: Arg, names: Names) -> int | str:
        match arg:
            case Text():
                values = {name: self._value(inner, names) for name, inner in arg.args.items()}
                itself = self._written(arg.key, None, values)
                return Noun(itself, lambda form: self._written(arg.key, form, values))
            case Who():
                return names(arg.seat)
            case _:
                return arg

    def _noun(
        self, noun: str, count: int | None = None, *, case: str = NOMINATIVE, number: str = "singular"
    ) -> str:
        """A noun in a case: `NOUN($good, case: "accusative")`; agreeing with a number: `NOUN($good, $n)`."""
        if not isinstance(noun, Noun):
            return noun  # somebody's name
        category = "one" if number == "singular" else "other"
        if count is not None:
            category = self._category(int(count))
            if case in (NOMINATIVE, "accusative"):
                case = COUNTED.get(self.lang, {}).get(category, case)
        words = [] if category == "one" else ["plural"]
        if case != NOMINATIVE and self.lang not in CASELESS:
            words.append(case)
        return noun.form("-".join(words)) if words else noun


@cache
def words(lang: str, game: str | None = None) -> Words:
    """The texts of one language, read once."""
    return Words(lang, game)
