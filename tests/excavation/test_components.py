"""What lies in the box (chapter 1 of the rules)."""

import msgspec
import pytest

from data.tables import DataError
from engines.excavation.checks import check, problems
from engines.excavation.components import Components
from engines.excavation.scenario import scenario
from engines.excavation.state import shelf
from tests.rules import rule

TABLES = shelf.of(shelf.today)
BOX = scenario().box


def changed(table: str, index: int, **fields: object) -> Components:
    """The tables with one entry changed."""
    entries = list(getattr(TABLES, table))
    entries[index] = msgspec.structs.replace(entries[index], **fields)
    return msgspec.structs.replace(TABLES, **{table: tuple(entries)})


def test_the_tables_fit_together():
    assert list(problems(TABLES)) == []


@rule("EE-001")
def test_three_rounds_on_a_map_of_21_locations_of_three_types():
    assert sorted(BOX.rounds) == [1, 2, 3]
    assert len(BOX.places) == 21
    assert len(BOX.market_at) == 6
    assert len(BOX.black_market_at) == 3
    assert sorted(set(BOX.market_at) & set(BOX.dig_region)) == ["australia", "mexico", "siberia"]
    assert set(BOX.market_at) | set(BOX.dig_region) | set(BOX.black_market_at) == set(BOX.places)


@rule("EE-002")
def test_each_kind_of_each_region_has_exactly_one_dig_site():
    assert BOX.regions == ("yellow", "green", "red", "purple", "orange")
    assert len(BOX.site_of) == 5 * 4 == len(BOX.kinds)
    assert BOX.site_of["yellow-eye"] == BOX.site_of["yellow-fork"] == "amazon"
    for kind, site in BOX.site_of.items():
        assert BOX.dig_region[site] == BOX.region_of[kind]


@rule("EE-003")
def test_ex_01_an_artefact_of_value_6_has_three_copies():
    assert sum(kind.copies for kind in BOX.kinds.values()) == 90
    assert {kind.copies for kind in BOX.kinds.values() if kind.value == 6} == {3}
    assert all(kind.value + kind.copies == 9 for kind in BOX.kinds.values())


@rule("EE-004")
def test_a_board_has_five_hold_spaces_three_hidden_ones_and_a_gallery_of_five_columns():
    assert (BOX.hold, BOX.hidden) == (5, 3)
    assert {region: len(cells) for region, cells in BOX.cells.items()} == dict.fromkeys(BOX.regions, 4)
    assert {symbol: len(cells) for symbol, cells in BOX.rows.items()} == dict.fromkeys(BOX.symbols, 5)


@rule("EE-019")
def test_an_action_card_has_region_symbol_and_3_fuel_a_travel_card_only_fuel():
    card = BOX.cards["yellow-3"]
    assert (card.region, card.market, card.fuel) == ("yellow", 3, 3)
    assert BOX.markets[card.market].centre == "middle"
    assert BOX.black_market_for[card.market] == "pacific"
    assert [BOX.cards[name].fuel for name in BOX.travel_cards] == [2, 3, 4]
    assert all(BOX.cards[name].travels for name in BOX.travel_cards)


@pytest.mark.parametrize(
    ("table", "index", "fields", "said"),
    [
        ("artefact", 0, {"value": 7}, "artefacts.toml: artefact 'yellow-eye': value: 9 - copies"),
        ("artefact", 1, {"copies": 5, "value": 4}, "artefacts.toml: artefact.copies: 90 in all"),
        (
            "line",
            0,
            {"between": ("alaska", "atlantis")},
            "map.toml: line alaska - atlantis: between: there is no",
        ),
        ("market", 2, {"centre": "top"}, "markets.toml: market 3: centre: no command centre 'top'"),
        ("zu_card", 0, {"id": "excavate-2"}, "zu.toml: zu_card.id: 'excavate-2' stands there twice"),
        ("action_card", 0, {"copies": 3}, "cards.toml: action_card.copies: 60 in all (EE-034), not 61"),
        (
            "initiative",
            0,
            {"faction": "zu"},
            "factions.toml: initiative.faction: one for each faction and Zu",
        ),
    ],
)
def test_a_wrong_table_is_refused_with_file_entry_and_field(table, index, fields, said):
    with pytest.raises(DataError, match=said.replace("(", r"\(").replace(")", r"\)")):
        check(changed(table, index, **fields))
