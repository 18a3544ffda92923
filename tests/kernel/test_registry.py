"""The registry: games by name, settings that fit, and tables that running games began with."""

from dataclasses import replace
from pathlib import Path
from shutil import copytree

import msgspec
import pytest

from data import ROOT
from data.tables import DataError
from engines.kernel import Match, Refused, Setting, Shelf, game_named, games, register
from engines.toy import GAME as OASIS
from engines.toy.components import Components, Good, SetupTable, check

# ---- games and settings ----------------------------------------------------------------------------------


def test_games_are_found_by_themselves_in_order() -> None:
    known = games()
    assert list(known) == sorted(known)
    assert known["toy"] is OASIS
    assert game_named("toy") is OASIS


def test_a_game_that_is_not_there() -> None:
    with pytest.raises(Refused) as caught:
        game_named("chess")
    assert caught.value.refusal.reason.args == {"game": "chess", "games": ", ".join(games())}


def test_a_game_registers_once() -> None:
    with pytest.raises(ValueError, match="toy is registered twice"):
        register(OASIS)


VARIED = replace(
    OASIS,
    players=(2, 3),
    settings=(
        Setting("length", ("short", "long"), "long"),
        Setting("storm", ("off", "on"), "off", players=(3,)),
    ),
)


@pytest.mark.parametrize(
    ("players", "chosen", "key"),
    [
        (5, {}, "refused-players"),
        (0, {}, "refused-players"),
        (1, {}, "refused-no-solo"),
        (2, {"colour": "red"}, "refused-setting"),
        (2, {"storm": "on"}, "refused-setting"),  # there is one, but not for two
        (2, {"length": "endless"}, "refused-choice"),
    ],
)
def test_what_cannot_be_played_is_refused(players: int, chosen: dict[str, str], key: str) -> None:
    with pytest.raises(Refused) as caught:
        VARIED.settings_for(players, chosen)
    assert caught.value.refusal.reason.key == key


def test_settings_are_completed_by_their_defaults() -> None:
    assert VARIED.settings_for(2, {}) == {"length": "long"}
    assert VARIED.settings_for(3, {"length": "short"}) == {"length": "short", "storm": "off"}


def test_a_game_may_refuse_settings_together() -> None:
    def never_short(players: int, settings: object) -> None:
        raise Refused("refused-choice", setting="length", choice="short", choices="long")

    with pytest.raises(Refused):
        replace(VARIED, check_settings=never_short).settings_for(2, {})


# ---- tables ----------------------------------------------------------------------------------------------


def dearer(tables: Components) -> Components:
    """The same tables with another price."""
    first, *others = tables.good
    return msgspec.structs.replace(tables, good=[msgspec.structs.replace(first, value=9), *others])


def test_a_running_game_stays_on_the_tables_it_began_with() -> None:
    shelf = Shelf("toy", Components, check)
    old = shelf.keep(msgspec.msgpack.encode(dearer(shelf.of(shelf.today))))
    assert old != shelf.today
    assert shelf.of(old).good[0].value == 9
    assert shelf.of(shelf.today).good[0].value == 2


def test_tables_come_back_from_what_was_kept() -> None:
    shelf, elsewhere = Shelf("toy", Components, check), Shelf("toy", Components, check)
    old = shelf.keep(msgspec.msgpack.encode(dearer(shelf.of(shelf.today))))
    assert elsewhere.keep(shelf.packed(old)) == old
    assert elsewhere.of(old) == shelf.of(old)


def test_tables_keep_their_name_when_the_program_has_learned_a_new_field() -> None:
    class Grown(SetupTable, frozen=True):
        tents: int = 0

    class GrownComponents(msgspec.Struct, frozen=True):
        good: list[Good]
        setup: Grown

    shelf = Shelf("toy", Components, check)
    newer = Shelf("toy", GrownComponents)
    assert newer.keep(shelf.packed(shelf.today)) == shelf.today
    assert newer.of(shelf.today).setup.tents == 0


def test_tables_that_nobody_kept() -> None:
    with pytest.raises(DataError, match="toy: the tables 0123 that this game began with are not known here"):
        Shelf("toy", Components, check).of("0123")


@pytest.mark.parametrize("packed", [b"", b"\x81\xa4\x80ood\x01", msgspec.msgpack.encode({"good": 3})])
def test_foreign_bytes_are_no_tables(packed: bytes) -> None:
    with pytest.raises(DataError, match="toy: tables that a game began with"):
        Shelf("toy", Components, check).keep(packed)


def test_a_host_may_replace_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ours = OASIS.shelf.today
    copytree(ROOT / "toy", tmp_path / "toy")
    cards = tmp_path / "toy" / "cards.toml"
    cards.write_text(cards.read_text().replace("value = 2", "value = 4"))
    monkeypatch.setenv("KARAWANA_DATA", str(tmp_path))
    own = Shelf("toy", Components, check)
    assert own.of(own.today).values["dates"] == 4
    assert own.today != ours


def test_a_match_knows_its_tables() -> None:
    match = Match.new(OASIS, 2, seed=1)
    assert match.state.data == OASIS.shelf.today
