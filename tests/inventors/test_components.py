"""The tables: what cannot be played with is refused, naming file, entry and field."""

from pathlib import Path

import pytest

from data import component_folder
from data.tables import DataError, load_tables
from engines.inventors.checks import check
from engines.inventors.components import Components
from engines.inventors.labels import effect_line, effect_text
from engines.inventors.scenario import scenario
from engines.inventors.state import SHELF
from engines.inventors.vocabulary import COLORS, Silver

BROKEN = [
    ("boards.toml", 'number = "B01"', 'number = "B01"\ncolour = "red"', "board"),
    ("cards.toml", "vp_4 = 5", "vp_4 = 3", "vp_4"),
    (
        "cards.toml",
        'pay = ["chandler", "weaver", "carpenter"]',
        'pay = ["chandler", "chandler", "weaver"]',
        "pay",
    ),
    ("workshops.toml", 'id = "w2"', 'id = "w1"', "stands 2 times"),
    ("setup_cards.toml", "charcoal = 2", "charcoal = 3", "must be 4"),
    ("setup_cards.toml", 'starting_tile = "w21"', 'starting_tile = "w1"', "there is no 'w1'"),
    ("solo.toml", "tent = 4", "tent = 7", "Tents stand on 1 to 5"),
    ("solo.toml", "rows = [1, 3, 2]", "rows = [1, 1, 2]", "no order"),
    ("main_board.toml", "step = 17", "step = 18", "instead of"),
    ("player_board.toml", 'end = "x"', 'end = "flip"', "does not fit"),
    ("pass_tiles.toml", 'do = "silver", n = 3', 'do = "pay_silver", n = 3', "cannot stand here"),
    ("research.toml", 'do = "draw"', 'do = "drew"', "drew"),
    ("boards.toml", "discard = 2", "discard = 4", "not 0, 1 or 2"),
    ("boards.toml", "value = 6", "value = 60", "never show 60"),
    ("cards.toml", "value = 7", "value = 0", "never show 0"),
    ("cards.toml", 'of = "orange+charcoal"', 'of = "orange+pink"', "there is no 'pink'"),
    ("cards.toml", 'metric = "built"', 'metric = "level_of"', "does not fit 'level_of'"),
]


@pytest.mark.parametrize(("file", "old", "new", "words"), BROKEN)
def test_a_wrong_table_is_named(tmp_path: Path, file: str, old: str, new: str, words: str) -> None:
    for path in component_folder("inventors").glob("*.toml"):
        (tmp_path / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    text = (tmp_path / file).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError) as error:
        check(load_tables(tmp_path, Components))
    assert words in str(error.value)
    assert file in str(error.value)


def test_effects_are_written_and_drawn_from_the_tables() -> None:
    assert effect_line(Silver(3)) == "3[silver]"
    assert effect_text(Silver(3)).args == {"n": 3}


def test_boards_and_cards_have_every_pair_of_edges() -> None:
    parts = load_tables(component_folder("inventors"), Components)
    for entries in (parts.board, parts.card):
        assert {entry.edges for entry in entries} == {(one, other) for one in COLORS for other in COLORS}


def test_the_tables_are_looked_up_once_for_a_position(monkeypatch: pytest.MonkeyPatch) -> None:
    game = scenario(2).start().state
    parts = game.parts
    monkeypatch.setattr(SHELF, "of", None)
    assert game.parts is parts
