"""The tables: what is in the box, and that a wrong table is refused in words."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from data import component_folder
from data.tables import DataError, load_tables
from engines.booksoftime.checks import check
from engines.booksoftime.components import Components
from engines.booksoftime.state import SHELF
from engines.booksoftime.vocabulary import BOOKS, AtTheEnd, InOrder
from tests.rules import rule

PARTS = SHELF.of(SHELF.today)


@rule("BT-001", "BT-002", "BT-006")
def test_the_box_holds_the_pages_of_the_rulebook() -> None:
    assert (len(PARTS.starting_page), len(PARTS.page), len(PARTS.chronicle_page)) == (6, 72, 23)
    assert Counter(page.type for page in PARTS.page) == dict.fromkeys(BOOKS, 24)
    assert {book: len(symbols) for book, symbols in PARTS.symbols.items()} == dict.fromkeys(BOOKS, 4)
    assert "boat" in PARTS.symbols["trade"]
    assert "planet" in PARTS.symbols["science"]
    assert "map" in PARTS.symbols["industry"]
    assert {kind.id: kind.colour for kind in PARTS.book_type} == {
        "trade": "yellow",
        "science": "red",
        "industry": "green",
    }


@rule("BT-003", "BT-004")
def test_every_page_has_a_symbol_but_the_starting_pages() -> None:
    for page in PARTS.page:
        assert PARTS.book_of[page.symbol] == page.type
        assert page.front.effects
        assert page.back.effects
        assert page.instant != type(page.instant)()
    for page in PARTS.starting_page:
        assert (page.symbol, page.number in (1, 2)) == ("", True)
        assert page.instant != type(page.instant)()


@rule("BT-007")
def test_pages_bear_the_names_of_people_and_things() -> None:
    things = {page.name for page in PARTS.pages.values() if page.type != "science"}
    people = {page.name for page in PARTS.pages.values() if page.type == "science"}
    assert (len(people), len(things), people & things) == (14, 14, set())


@rule("BT-009", "BT-048")
def test_each_type_has_four_sets_of_three_goal_tiles() -> None:
    assert len(PARTS.goal_tile) == 36
    for book in BOOKS:
        assert [len(tiles) for tiles in PARTS.goal_sets[book]] == [3, 3, 3, 3]
        assert len({PARTS.goals[tiles[0]].symbol for tiles in PARTS.goal_sets[book]}) == 4
    for tiles in PARTS.goal_sets["trade"]:
        sizes = []
        for tile in tiles:
            requirement = PARTS.goals[tile].requirement
            assert isinstance(requirement, InOrder)
            sizes.append(len(requirement.symbols))
        assert sizes == [3, 4, 5]


@rule("BT-046")
def test_writing_gets_cheaper_to_the_right() -> None:
    prices = [cost.quill + cost.paper for cost in PARTS.sections]
    assert prices == sorted(prices, reverse=True)
    assert (PARTS.sections[0].quill, PARTS.sections[0].paper) == (2, 2)


@rule("BT-154", "BT-057")
def test_only_top_spaces_pay_at_the_end() -> None:
    for spaces in PARTS.tracks.values():
        assert [isinstance(effect, AtTheEnd) for effect in spaces[-1].benefit] == [True]
        assert not any(isinstance(effect, AtTheEnd) for space in spaces[:-1] for effect in space.benefit)


@rule("BT-166")
def test_conditions_on_tracks_count_the_start_space() -> None:
    assert all(spaces[0].space == 1 and not spaces[0].benefit for spaces in PARTS.tracks.values())


@rule("BT-172")
def test_the_levels_of_the_solo_mode() -> None:
    numbers = {
        level.id: (level.chronicle_removed, level.challenges, level.challenges_needed, level.vp_needed)
        for level in PARTS.difficulty
    }
    assert numbers == {"easy": (7, 3, 1, 100), "medium": (8, 3, 1, 110), "hard": (8, 4, 2, 120)}
    assert len(PARTS.chronicle_page) - 7 == 16
    assert len(PARTS.chronicle_page) - 8 == 15


# ---- wrong tables ----------------------------------------------------------------------------------------


def spoilt(change: Callable[[dict[str, Any]], None]) -> Components:
    """The tables with something changed."""
    raw = msgspec.json.decode(msgspec.json.encode(PARTS))
    change(raw)
    return msgspec.convert(raw, Components)


def tile(raw: dict[str, Any], name: str) -> dict[str, Any]:
    return next(entry for entry in raw["goal_tile"] if entry["id"] == name)


MISTAKES: dict[str, Callable[[dict[str, Any]], None]] = {
    "pages.toml: page .*71 entries instead of 72": lambda raw: raw["page"].pop(),
    "pages.toml: page .*'i01a'.*stands 2 times": lambda raw: raw["page"][-1].update(id="i01a"),
    "pages.toml: page .*'s01a'.*symbol: there is no 'boat'": lambda raw: raw["page"][0].update(symbol="boat"),
    "'S01a'.*lower case": lambda raw: raw["page"][0].update(id="S01a"),
    "starting_page .*a starting page has none": lambda raw: raw["starting_page"][0].update(symbol="boat"),
    "game.toml: symbol .*13 entries": lambda raw: raw["symbol"].append(raw["symbol"][0] | {"id": "pot"}),
    "boards.toml: board_section .*sections 1 to 5": lambda raw: raw["board_section"].reverse(),
    "board_section .*3.*resources only": lambda raw: raw["board_section"][2].update(cost={"vp": 1}),
    "track_space .*without a gap": lambda raw: raw["track_space"].pop(2),
    "track_space .*only the top": lambda raw: raw["track_space"][1].update(
        benefit=[{"do": "endgame_vp_per_page", "book": "trade", "vp": 2}]
    ),
    "goal_tile .*35 entries": lambda raw: raw["goal_tile"].pop(),
    "'g-t1-1'.*trade goals need": lambda raw: tile(raw, "g-t1-1").update(
        requirement={"need": "different", "kinds": 3}
    ),
    "'g-t1-2'.*level 2 has 4 symbols": lambda raw: tile(raw, "g-t1-2").update(
        requirement={"need": "sequence", "symbols": ["boat", "coin", "camel"]}
    ),
    "'g-s1-1'.*there is no 'map'": lambda raw: tile(raw, "g-s1-1")["requirement"].update(symbol="map"),
    "'g-i1-1'.*VP grow": lambda raw: tile(raw, "g-i1-3").update(vp=7),
    "'g-i1-1'.*share it": lambda raw: tile(raw, "g-i1-2").update(symbol="gear"),
    "'g-t1-3'.*every tile but the last": lambda raw: tile(raw, "g-t1-3").update(back=[[]]),
    "chronicle_page .*22 entries": lambda raw: raw["chronicle_page"].pop(),
    "'c01'.*at most 3": lambda raw: raw["chronicle_page"][0].update(scribes=[{"op": "deck_top"}] * 4),
    "'c01'.*no slot 5": lambda raw: raw["chronicle_page"][0].update(scribes=[{"op": "slot", "slot": 5}]),
    "'c01'.*has 7 spaces": lambda raw: raw["chronicle_page"][0]["front"].update(
        requires=[{"have": "track_space", "track": "trade", "min_space": 9}]
    ),
    "BT-150": lambda raw: raw["chronicle_page"][0]["front"].update(
        effects=[{"do": "vp_per_symbol_kind", "book": "industry", "vp": 3}]
    ),
    "BT-151": lambda raw: raw["chronicle_page"][0]["front"].update(
        effects=[{"do": "vp_per_most_symbol", "book": "trade", "vp": 4}]
    ),
    "between at least two": lambda raw: raw["cover"][0]["ability"].update(
        effects=[{"do": "choose", "options": [[{"do": "gain", "vp": 1}]]}]
    ),
    "only the top of a track": lambda raw: raw["cover"][0]["ability"].update(
        effects=[{"do": "endgame_vp_per_page", "book": "trade", "vp": 2}]
    ),
    "difficulty .*challenges": lambda raw: raw["difficulty"][0].update(challenges=5),
    "only 3 are chosen": lambda raw: raw["difficulty"][0].update(challenges_needed=4),
    "challenge .*loss condition": lambda raw: raw["challenge"][2].update(loss=None),
}


def test_the_tables_are_right() -> None:
    check(PARTS)


@pytest.mark.parametrize("words", MISTAKES)
def test_a_wrong_table_is_refused_with_file_entry_and_field(words: str) -> None:
    with pytest.raises(DataError, match=words):
        check(spoilt(MISTAKES[words]))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('do = "gain", paper = 1, vp = 1', 'do = "gian", paper = 1', "boards.toml: track_space"),
        ("cost = { quill = 1 }", "cost = { feather = 1 }", "boards.toml"),
        ("cost = { quill = 1 }", "cost = { quill = -1 }", "cost.quill .*>= 0"),
        ('do = "science_token", n = 1', 'do = "science_token", n = 0', r"benefit\[0\].n .*>= 1"),
    ],
)
def test_an_unknown_word_or_an_impossible_number_is_refused_where_it_stands(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    for path in component_folder("booksoftime").glob("*.toml"):
        text = path.read_text(encoding="utf-8")
        (tmp_path / path.name).write_text(text.replace(old, new, 1) if path.name == "boards.toml" else text)
    with pytest.raises(DataError, match=said):
        load_tables(tmp_path, Components)
