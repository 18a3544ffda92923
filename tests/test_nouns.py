"""Nouns: each text carries its forms, and messages ask for the one they need."""

from pathlib import Path

import pytest

from data import words as module
from data.words import MissingText, Text, Who, Words, counted, listed

NOUNS = {
    "en": """
silk = silk
coin = coin
    .plural = coins
takes = { $who } takes { $what }.
lacks = { CAPITAL($what) } is missing.
left = { $n } { NOUN($what, $n) } left.
""",
    "pl": """
silk = jedwab
    .genitive = jedwabiu
    .accusative = jedwab
coin = moneta
    .genitive = monety
    .accusative = monetę
    .plural = monety
    .plural-genitive = monet
    .plural-accusative = monety
    .plural-locative = monetach
takes = { $who } bierze { NOUN($what, case: "accusative") }.
lacks = Brakuje { NOUN($what, case: "genitive") }.
left = Zostało: { $n } { NOUN($what, $n) }.
speaks = Mowa o { NOUN($what, case: "locative", number: "plural") }.
""",
}


@pytest.fixture
def texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Words]:
    """A game with a few nouns."""
    for lang, text in NOUNS.items():
        folder = tmp_path / "locales" / lang
        folder.mkdir(parents=True)
        common = module.ROOT / "locales" / lang / "common.ftl"
        (folder / "common.ftl").write_text(common.read_text(encoding="utf-8"), encoding="utf-8")
        (folder / "bazaar.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(module, "ROOT", tmp_path)
    return {lang: Words(lang, "bazaar") for lang in NOUNS}


COIN, SILK = Text("coin"), Text("silk")


@pytest.mark.parametrize(
    ("what", "english", "polish"),
    [
        (SILK, "P1 takes silk.", "P1 bierze jedwab."),
        (COIN, "P1 takes coin.", "P1 bierze monetę."),
        (counted(1, COIN), "P1 takes 1 coin.", "P1 bierze 1 monetę."),
        (counted(2, COIN), "P1 takes 2 coins.", "P1 bierze 2 monety."),
        (counted(5, COIN), "P1 takes 5 coins.", "P1 bierze 5 monet."),
        (counted(22, COIN), "P1 takes 22 coins.", "P1 bierze 22 monety."),
        (listed([SILK, counted(5, COIN)]), "P1 takes silk and 5 coins.", "P1 bierze jedwab i 5 monet."),
        (listed([COIN, SILK, COIN]), "P1 takes coin, silk and coin.", "P1 bierze monetę, jedwab i monetę."),
        (listed([SILK]), "P1 takes silk.", "P1 bierze jedwab."),
        (listed([]), "P1 takes nothing.", "P1 bierze nic."),
        (Who(1), "P1 takes P2.", "P1 bierze P2."),
    ],
)
def test_a_message_asks_for_a_case(
    texts: dict[str, Words], what: Text | Who, english: str, polish: str
) -> None:
    text = Text("takes", {"who": Who(0), "what": what})
    assert {lang: words.say(text) for lang, words in texts.items()} == {"en": english, "pl": polish}


@pytest.mark.parametrize(
    ("n", "english", "polish"),
    [
        (0, "0 coins left.", "Zostało: 0 monet."),
        (1, "1 coin left.", "Zostało: 1 moneta."),
        (3, "3 coins left.", "Zostało: 3 monety."),
        (12, "12 coins left.", "Zostało: 12 monet."),
    ],
)
def test_a_noun_agrees_with_its_number(texts: dict[str, Words], n: int, english: str, polish: str) -> None:
    text = Text("left", {"n": n, "what": COIN})
    assert {lang: words.say(text) for lang, words in texts.items()} == {"en": english, "pl": polish}


def test_a_number_in_another_case_takes_the_plural_of_that_case(texts: dict[str, Words]) -> None:
    for n, sentence in {1: "1 monety", 2: "2 monet", 5: "5 monet"}.items():
        assert texts["pl"].say(Text("lacks", {"what": counted(n, COIN)})) == f"Brakuje {sentence}."


def test_a_plural_without_a_number(texts: dict[str, Words]) -> None:
    assert texts["pl"].say(Text("speaks", {"what": COIN})) == "Mowa o monetach."


def test_a_sentence_may_begin_with_a_noun(texts: dict[str, Words]) -> None:
    assert texts["en"].say(Text("lacks", {"what": SILK})) == "Silk is missing."


def test_a_form_that_a_noun_lacks_is_an_error_not_a_guess(texts: dict[str, Words]) -> None:
    with pytest.raises(MissingText, match=r"'silk' has no plural-locative"):
        texts["pl"].say(Text("speaks", {"what": SILK}))
