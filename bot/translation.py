"""Languages: a private reply follows its reader, a public post the table."""

from collections.abc import Mapping
from functools import cache

import discord
from discord import app_commands

from data import LANGUAGES
from data.words import Arg, MissingText, Names, Text, capital, seat_number, words

DEFAULT = "en"


def language_of(locale: discord.Locale | str | None) -> str:
    """The language we have for what a Discord client is set to."""
    short = str(locale or DEFAULT).partition("-")[0]
    return short if short in LANGUAGES else DEFAULT


@cache
def fixed(lang: str, game: str | None, key: str) -> str:
    """A sentence without arguments: most labels are such, and every panel has a dozen."""
    return words(lang, game).format(key, {})


class Reader:
    """Someone who reads in one language, perhaps at the table of one game."""

    def __init__(
        self,
        lang: str,
        game: str | None = None,
        names: Names = seat_number,
        plain_names: Names | None = None,
    ) -> None:
        self.lang, self.game, self.names = lang, game, names
        self._plain_names = plain_names or names
        self._words = words(lang, game)

    @property
    def plain(self) -> "Reader":
        """The same for places that know no markup: labels, menus, alt texts."""
        return Reader(self.lang, self.game, self._plain_names)

    def say(self, key: str, /, **args: Arg) -> str:
        """The sentence of this key."""
        return self._words.format(key, args, self.names) if args else fixed(self.lang, self.game, key)

    def write(self, text: Text) -> str:
        """The sentence of a text that came out of an engine.

        What an earlier version of the rules has told is kept as it was; its words may be gone since.
        """
        try:
            return self._words.say(text, self.names) if text.args else fixed(self.lang, self.game, text.key)
        except MissingText:
            return fixed(self.lang, None, "told-by-an-earlier-version")

    def label(self, text: Text) -> str:
        """The same on a button or in a menu: it begins with a capital letter, and labels know no markup."""
        return capital(self.plain.write(text))

    def has(self, key: str) -> bool:
        """Whether there is such a sentence."""
        return self._words.has(key)

    def outline(self, key: str) -> str:
        """A sentence whose arguments nobody knows here, with dots in their place; without one, its key."""
        pattern = self._words.bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            return key
        _, missing = self._words.bundle.format_pattern(pattern, {})
        names = [str(error).rpartition(" ")[2] for error in missing]
        sentence, _ = self._words.bundle.format_pattern(pattern, dict.fromkeys(names, "…"))
        return str(sentence)

    def at(self, game: str) -> "Reader":
        """The same reader, when it is about this game."""
        return Reader(self.lang, game)


def named(key: str, /, **args: Arg) -> app_commands.locale_str:
    """A command's name, description, option or choice: English here, other languages by the translator."""
    return app_commands.locale_str(words(DEFAULT).format(key, args), key=key, args=args)


def of_game(game: str, key: str) -> app_commands.locale_str:
    """The same for a word of one game's own."""
    return app_commands.locale_str(words(DEFAULT, game).format(key, {}), key=key, game=game)


class CommandTranslator(app_commands.Translator):
    """Tells Discord what our commands are called in the languages we have."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        lang = language_of(locale)
        key = string.extras.get("key")
        if lang == DEFAULT or key is None:
            return None
        args: Mapping[str, Arg] = string.extras.get("args", {})
        return words(lang, string.extras.get("game")).format(key, args)
