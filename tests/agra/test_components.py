"""What is in the box, and what the tables may not say."""

import shutil
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from data import ROOT
from data.tables import DataError, load_tables
from data.words import words
from engines.agra.architect import building_value
from engines.agra.checks import check
from engines.agra.components import Components
from engines.agra.goods import value
from engines.agra.processing import same_row
from engines.agra.scenario import scenario
from engines.agra.secondary import missing
from engines.agra.setup import setup
from engines.agra.state import SHELF
from engines.agra.view import view
from engines.kernel import Random
from engines.kernel.asks import written
from renderers.agra.told import describe
from renderers.kit.scene import Scene
from tests.rules import rule

PARTS = SHELF.of(SHELF.today)


@rule("AG-001")
def test_the_box_holds_what_the_rulebook_counts() -> None:
    levels = Counter(notable.level for notable in PARTS.notable)
    assert levels == {"I": 8, "II": 7, "III": 5, "IV": 4}
    assert [notable.number for notable in PARTS.notable] == list(range(1, 25))
    assert Counter(bonus.level for bonus in PARTS.building_bonus) == {2: 4, 3: 4, 4: 4}
    assert len(PARTS.favour_tile) == 14
    assert len(PARTS.price_token) == 3
    assert [pier.order_limit for pier in PARTS.pier if pier.order_limit] == [4, 5, 6]
    assert PARTS.limits.die == 6


@rule("AG-002")
def test_every_player_has_the_same_pieces() -> None:
    for me in scenario(players=3).start().state.players:
        assert (me.workers, me.markers, len(me.farmers)) == (10, 22, 4)
        assert len(me.influence) == 3
        assert sum(map(len, me.crates.values())) == 8
        assert me.meditation == 1


@rule("AG-004")
def test_a_marker_is_a_good_a_favour_or_a_delivery() -> None:
    match = (
        scenario()
        .player(0, goods="wood*2", favours=3, used_favours="start_good")
        .delivered("mahout", wood=0)
        .orders("merchants", taken={2: 0})
        .bowls(oil=0)
        .contract(0, "french_trader", slots=[2])
        .start()
    )
    assert match.state.players[0].markers == 22 - 2 - 3 - 1 - 1 - 1 - 1 - 1


@rule("AG-005")
def test_no_building_is_ever_full_built_or_not() -> None:
    match = scenario().player(0, goods="wood*20 robes*2").start()
    assert "tailor" not in match.options(0)
    assert match.state.players[0].goods["wood"] == 20
    assert match.state.players[0].goods["robes"] == 2


@rule("AG-008")
def test_sixteen_goods_in_four_rows_with_printed_values() -> None:
    match = scenario().start()
    assert [value(match.state, good) for good in PARTS.path] == [1] * 4 + [2] * 8 + [3] * 4
    rows = [[good.id for good in PARTS.good if good.row == row] for row in (1, 2, 3, 4)]
    assert rows == [
        ["sandstone", "cement", "bricks", "statue"],
        ["wood", "planks", "paper", "book"],
        ["turmeric", "curry", "dye", "painting"],
        ["cotton", "oil", "cloth", "robes"],
    ]


@rule("AG-009")
def test_arrows_lead_to_every_good_but_the_basic_ones_and_end_at_some() -> None:
    arrows = {result: source for source, result in PARTS.arrows}
    assert len(arrows) == 12
    assert (arrows["cement"], arrows["bricks"]) == ("sandstone", "sandstone")
    assert (arrows["statue"], arrows["book"], arrows["painting"], arrows["robes"]) == (
        "bricks",
        "paper",
        "dye",
        "cloth",
    )
    assert not {"cement", "planks", "curry", "oil"} & set(arrows.values())


@rule("AG-010")
def test_building_value_does_not_follow_the_price() -> None:
    match = scenario().price("cement", 3).start()
    me = match.state.players[0]
    assert [building_value(match.state, me, [good]) for good in PARTS.materials] == [1, 1, 2, 2]
    assert PARTS.materials == ("sandstone", "wood", "cement", "planks")


@rule("AG-011")
def test_the_same_colour_is_the_same_row() -> None:
    assert same_row(scenario().start().state, "wood", 2) == ["planks", "paper"]
    assert same_row(scenario().price("book", 2).start().state, "wood", 2) == ["planks", "paper", "book"]


def test_every_entry_says_where_it_comes_from() -> None:
    for path in sorted((ROOT / "agra").glob("*.toml")):
        for block in path.read_text(encoding="utf-8").split("\n[")[1:]:
            sources = [line for line in block.splitlines() if line.startswith("source = ")]
            assert len(sources) == 1, f"{path.name}: [{block.splitlines()[0]}"


def changed(folder: Path, file: str, old: str, new: str) -> Path:
    """A copy of the tables with one change."""
    copy = folder / "agra"
    shutil.copytree(ROOT / "agra", copy)
    text = (copy / file).read_text(encoding="utf-8")
    assert old in text
    (copy / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return copy


def test_a_corrected_table_corrects_words_and_pictures(tmp_path: Path) -> None:
    """A host's own tables: what can be chosen, the icons on the tile, and the words of the picture."""
    folder = changed(tmp_path, "favours.toml", "value = 2", "value = 3")
    tables = load_tables(folder, Components)
    check(tables)
    name = SHELF.keep(msgspec.msgpack.encode(tables))
    game = setup(2, {}, Random.seeded(1), name)
    tile = "ft_good2"
    game.active.tiles, game.display = [tile], [tile]
    english = words("en", "agra")
    labels = [english.say(written(action.label)) for action in missing(game, game.current)]
    assert "Pay 3 Favours for a Good of value 3" in labels
    shown = view(game, None)
    assert shown.favour_faces[tile].line == "+1[good3]"
    assert shown.players[game.current].favour_actions[-1].line == "+1[good3]"
    told = describe(Scene(shown, english, ("Ada", "Bartek")), "orders")
    assert told[-1] == "Favour tiles on display: a Good of value 3"


@pytest.mark.parametrize(
    ("file", "old", "new", "named"),
    [
        ("goods.toml", 'made_from = "bricks"', 'made_from = "brick"', ["goods.toml", "statue", "made_from"]),
        ("notables.toml", '"merchants"', '"pirates"', ["notables.toml", "portuguese_trader", "guild"]),
        ("notables.toml", '"cloth", "turmeric"', '"cloth"', ["notables.toml", "portuguese_trader", "goods"]),
        ("favours.toml", "pays = 2", "pays = 5", ["favours.toml", "start_good", "pays"]),
        ("building_bonuses.toml", "level = 2", "level = 3", ["building_bonuses.toml", "level 2"]),
        ("river.toml", "pier = 2", "pier = 7", ["river.toml", "pier"]),
        ("imperial_board.toml", "position = 6", "position = 5", ["imperial_board.toml", "position"]),
        ("luxuries.toml", 'do = "gain_favours"', 'do = "gain_favour"', ["luxuries.toml", "luxury"]),
        ("game.toml", "IV = 1", "IV = 9", ["game.toml", "notables.IV"]),
        ("notables.toml", "sources = { guild", "sources = { guilds", ["notables.toml", "sources"]),
    ],
)
def test_a_wrong_table_is_refused_by_file_entry_and_field(
    tmp_path: Path, file: str, old: str, new: str, named: list[str]
) -> None:
    folder = changed(tmp_path, file, old, new)
    with pytest.raises(DataError) as error:
        check(load_tables(folder, Components))
    for word in named:
        assert word in str(error.value)
