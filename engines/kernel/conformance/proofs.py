"""Proofreading: everything that is said can be written in every language and fits where it is shown."""

from typing import Any

import msgspec

from data import LANGUAGES
from data.rulebook import rulebook
from data.words import MissingText, Text, words
from engines.kernel.asks import Asked, Label, Refusal, written
from engines.kernel.conformance.verdict import Wrong
from engines.kernel.registry import Game, Result
from engines.kernel.steps import Event

LABEL = 100  # characters that a line of a menu can show
LONGEST_NAME = 32


def long_name(seat: int) -> str:
    """As long as a person's name can be."""
    return f"{seat:m>{LONGEST_NAME}}"


class Proofreader:
    """Reads texts in every language; each text once, however often it is said."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.languages = [words(lang, game.id) for lang in LANGUAGES]
        self._approved: set[bytes] = set()
        self._rules = {lang: {rule.id for rule in rulebook(game.id, lang)} for lang in LANGUAGES}

    def text(self, text: Text, most: int | None = None) -> None:
        """It can be written, says something, and is not longer than it may be."""
        packed = msgspec.msgpack.encode((text, most))
        if packed in self._approved:
            return
        for language in self.languages:
            try:
                sentence = language.say(text, long_name)
            except MissingText as error:
                raise Wrong(str(error)) from error
            if not sentence.strip():
                raise Wrong(f"{language.lang}: {text.key!r} says nothing")
            if most is not None and len(sentence) > most:
                raise Wrong(f"{language.lang}: {len(sentence)} characters instead of {most}: {sentence!r}")
        self._approved.add(packed)

    def label(self, label: Label) -> None:
        """It fits into a menu."""
        self.text(written(label), LABEL)

    def refusal(self, refusal: Refusal) -> None:
        """The reason can be written, and the rule stands in every language's reference."""
        self.text(refusal.reason)
        for lang, rules in self._rules.items():
            if refusal.rule not in rules:
                raise Wrong(f"{refusal.reason.key!r} names rule {refusal.rule!r}, which {lang} does not have")

    def asked(self, asked: Asked) -> None:
        """The question, every option, and every reason why not."""
        self.text(asked.text())
        for option in (*asked.options, *asked.free):
            self.label(option.label)
            if option.note is not None:
                self.label(option.note)
            if option.group is not None:
                self.label(option.group)
        for closed in asked.why_not():
            self.label(closed.label)
            self.refusal(closed.why)

    def event(self, event: Event) -> None:
        """What happened can be told."""
        self.text(event.text())

    def result(self, result: Result) -> None:
        """Every part of a score has a name."""
        for score in result.scores:
            for part in score.parts:
                self.label(Text(f"score-{part}"))

    def registration(self) -> None:
        """What the registration promises by name: the game, its settings, its solo opponent."""
        self.text(Text("game"), LABEL)
        self.text(Text("game-about"))
        if 1 in self.game.players:
            self.label(Text("automa"))
        for setting in self.game.settings:
            self.label(Text(f"setting-{setting.id}"))
            for choice in setting.choices:
                self.label(Text(f"setting-{setting.id}-{choice}"))
