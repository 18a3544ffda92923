"""The page's words: the same in every language, all there, none left over."""

import re
from pathlib import Path

import bot.loopback

WEB = Path(bot.loopback.__file__).parent / "web"
WORDS = (WEB / "words.js").read_text(encoding="utf-8")


def keys(language: str) -> set[str]:
    table = re.search(rf"const {language} = \{{\n(.*?)\n\}};", WORDS, re.DOTALL)
    assert table is not None
    return set(re.findall(r"^  (\w+):", table[1], re.MULTILINE))


def used() -> set[str]:
    sources = [path.read_text(encoding="utf-8") for path in WEB.glob("*.js") if path.name != "words.js"]
    calls = [call for source in sources for call in re.findall(r"\bt\(([^()]*)", source)]
    return {word for call in calls for word in re.findall(r'"(\w+)"', call)}


def test_both_languages_say_the_same_things() -> None:
    assert keys("en") == keys("pl")


def test_every_word_is_there_and_is_used() -> None:
    assert used() == keys("en")


def test_the_page_asks_for_nothing_outside_of_this_machine() -> None:
    for path in WEB.iterdir():
        addresses = set(re.findall(r"https?://[\w.]+", path.read_text(encoding="utf-8")))
        assert addresses <= {"http://www.w3.org"}, path.name
