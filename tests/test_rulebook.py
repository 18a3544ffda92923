"""The rules reference: every rule once, in both languages, and found by id or by words."""

import re
from collections.abc import Iterator

import pytest

from data import LANGUAGES
from data.rulebook import find, rulebook

# The numbers of all rules a game has, with the lettered ones written out.
NUMBERS = {
    "excavation": (
        "EE",
        "1-21 30-49 55-66 70-80 82-87 90-97 100-104 110-121 125-135 140-144 150-152 170-174 180-183 190-192"
        " 200-205 210-212 220-224 230-236 240-248 250 255-257",
    ),
    "agra": (
        "AG",
        "1-11 20-37 40-43 50-56 54a 54b 54c 54d 54e 58-72 80-85 90-97 100-110 120-126 130-141 150-158 160-162"
        " 180-202 210-214 212a 212b 212c 212d 212e 220",
    ),
    "inventors": (
        "IN",
        "1-8 20-25 30-34 40-49 60-62 70-81 100-103 110-113 115-119 130-143 150-158 170-185 190-196"
        " 200-203 210-214 216 220-224 230-234 245-248 253-255 260-267 270-276 280-281 285-292 295 300-308"
        " 320-325 340 345 350-363 420-421 450-455 500-505 510-515 520-526 530-534 540-544 550-551 560-562",
    ),
    "scholars": (
        "SC",
        "1-12 20-36 40-53 60-69 80-86 100-107 120-124 140-152 160-165 180-186 200-209 220-221 230-260",
    ),
    "booksoftime": (
        "BT",
        "1-15 20-30 35-65 70-74 80-87 90-94 100-104 110-113 120-122 125-128 130-134 140-145 150-167 170-191"
        " 195",
    ),
}
LONGEST = 1500  # an entry, its id and its chapter must fit one message
AGREED = {"en": "At this table: ", "pl": "Przy tym stole: "}

every_game = pytest.mark.parametrize("game", NUMBERS)
every_book = pytest.mark.parametrize(
    ("game", "lang"), [(game, lang) for game in NUMBERS for lang in LANGUAGES]
)


def expected_ids(game: str) -> Iterator[str]:
    prefix, numbers = NUMBERS[game]
    for part in numbers.split():
        if part[-1].isalpha():
            yield f"{prefix}-{int(part[:-1]):03}{part[-1]}"
            continue
        first, _, last = part.partition("-")
        for number in range(int(first), int(last or first) + 1):
            yield f"{prefix}-{number:03}"


def ids(game: str, lang: str) -> list[str]:
    return [rule.id for rule in rulebook(game, lang)]


@every_book
def test_every_rule_has_exactly_one_entry(game: str, lang: str) -> None:
    assert sorted(ids(game, lang)) == sorted(expected_ids(game))


@every_game
def test_both_languages_have_the_same_rules_in_the_same_order(game: str) -> None:
    assert ids(game, "en") == ids(game, "pl")


@every_game
def test_both_languages_have_the_same_chapters(game: str) -> None:
    english, polish = (rulebook(game, lang) for lang in ("en", "pl"))
    pairs = {(mine.chapter, theirs.chapter) for mine, theirs in zip(english, polish, strict=True)}
    assert len(pairs) == len({chapter for chapter, _ in pairs}) == len({chapter for _, chapter in pairs})


@every_book
def test_every_rule_stands_in_a_chapter_and_says_something(game: str, lang: str) -> None:
    assert [rule.id for rule in rulebook(game, lang) if not rule.chapter or len(rule.text) < 20] == []


@every_book
def test_every_rule_fits_a_message(game: str, lang: str) -> None:
    assert [rule.id for rule in rulebook(game, lang) if len(rule.text) > LONGEST] == []


@every_book
def test_a_rule_refers_only_to_rules_that_exist(game: str, lang: str) -> None:
    named = {name for rule in rulebook(game, lang) for name in re.findall(r"[A-Z]{2}-\d+[a-z]?", rule.text)}
    assert named - set(ids(game, lang)) == set()


@every_game
def test_both_languages_tell_which_rules_this_table_has_agreed_on(game: str) -> None:
    agreed = [[rule.id for rule in rulebook(game, lang) if AGREED[lang] in rule.text] for lang in LANGUAGES]
    assert agreed[0] == agreed[1] != []


@pytest.mark.parametrize("query", ["EE-113", "ee-113", "  EE-113 "])
def test_an_id_finds_its_rule_and_no_other(query: str) -> None:
    assert [rule.id for rule in find("excavation", "pl", query)] == ["EE-113"]


def test_a_lettered_rule_is_found_beside_its_parent() -> None:
    assert [rule.id for rule in find("agra", "en", "AG-212b")] == ["AG-212b"]
    assert [rule.id for rule in find("agra", "en", "AG-212")] == ["AG-212"]


def test_an_id_that_does_not_exist_finds_nothing() -> None:
    assert find("excavation", "en", "EE-999") == []


def test_words_find_the_rules_that_have_all_of_them_the_fullest_first() -> None:
    found = find("excavation", "en", "hidden COMPARTMENT")
    assert "EE-005" in [rule.id for rule in found]
    counts = [sum(rule.text.casefold().count(word) for word in ("hidden", "compartment")) for rule in found]
    assert counts == sorted(counts, reverse=True)
    assert min(counts) > 0


@pytest.mark.parametrize(
    ("game", "plain", "written"),
    [
        ("excavation", "ladownia", "ładownia"),
        ("excavation", "zeton inicjatywy", "żeton inicjatywy"),
        ("agra", "dzagirdar", "Dżagirdar"),
        ("agra", "podwojna dostawa", "PODWÓJNA DOSTAWA"),
    ],
)
def test_words_are_found_with_and_without_diacritics(game: str, plain: str, written: str) -> None:
    found = find(game, "pl", plain)
    assert found == find(game, "pl", written)
    assert found != []


def test_a_chapters_name_helps_to_find_its_rules() -> None:
    [lost] = [rule for rule in find("agra", "en", "meditation lost") if rule.id == "AG-053"]
    assert lost.chapter == "Meditation phase"
    assert "meditation" not in lost.text.casefold()


def test_a_list_inside_a_rule_belongs_to_its_text() -> None:
    [gallery] = find("excavation", "en", "EE-190")
    assert gallery.text.splitlines()[1] == "- A column with 2, 3 or 4 guards: 4, 9 or 15 credits."


@pytest.mark.parametrize("query", ["", "   ", "zzz"])
def test_nothing_sensible_asked_finds_nothing(query: str) -> None:
    assert find("agra", "en", query) == []
