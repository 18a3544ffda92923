"""What the tables and the spelling of all games have in common."""

import msgspec
import pytest

from data.tables import DataError
from engines.kernel.spelling import Impossible, amounts_of, known, number_of, words_of
from engines.kernel.tables import Entry, TableChecks


class Card(Entry, frozen=True):
    id: str


class Box(msgspec.Struct, frozen=True):
    card: tuple[Card, ...]


def checks(*cards: Card) -> TableChecks[Box]:
    return TableChecks(Box(cards), {"card": "cards"})


SILK = Card(id="silk", source="public")


def test_what_is_wrong_names_file_entry_and_field() -> None:
    checks(SILK).counted("card", "id", ["silk"], 1)
    with pytest.raises(DataError, match=r"cards.toml: card \(entry 'silk'\): id: stands 2 times"):
        checks(SILK).counted("card", "id", ["silk", "silk"], 2)
    with pytest.raises(DataError, match="1 entries instead of 2"):
        checks(SILK).counted("card", "id", ["silk"], 2)
    with pytest.raises(DataError, match=r"card \(entry 'silk'\): suit: there is no 'red'"):
        checks(SILK).known("card", "silk", "suit", ["blue", "red"], ["blue"])


def test_a_source_of_a_field_that_an_entry_lacks() -> None:
    checks(SILK, Card(id="salt", source="public", sources={"id": "rulebook"})).sources()
    with pytest.raises(DataError, match=r"'salt'.*sources: there is no 'price'"):
        checks(Card(id="salt", source="public", sources={"price": "rulebook"})).sources()


@pytest.mark.parametrize("name", ["red-eye", "red_eye", "Red eye", " RED-EYE "])
def test_capitals_dashes_and_spaces_do_not_matter(name: str) -> None:
    assert known(name, ["blue_eye", "red_eye"], "gem") == "red_eye"


def test_what_cannot_be_says_what_there_is() -> None:
    with pytest.raises(Impossible, match="'green' is no gem: there are blue, red"):
        known("green", ["blue", "red"], "gem")
    with pytest.raises(Impossible, match="coins: 7 is not between 0 and 5"):
        number_of(7, 0, 5, "coins")
    with pytest.raises(Impossible, match=r"write wood\*3"):
        amounts_of("wood*x", ["wood"], "good")
    with pytest.raises(Impossible, match="wood: 4 is not between 0 and 3"):
        amounts_of("wood*4", ["wood"], "good", 3)


def test_amounts_are_written_in_several_ways() -> None:
    names = ["wood", "cement"]
    for amounts in ("wood*2 cement", ["wood", "cement", "wood"], {"wood": 2, "cement": 1}):
        assert amounts_of(amounts, names, "good") == {"wood": 2, "cement": 1}
    assert words_of("a, b  c") == words_of(["a", "b", "c"]) == ["a", "b", "c"]
