"""Saves: old versions come forward, wrong ones say what is wrong, and nothing is ever half loaded."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from data.tables import DataError
from engines.kernel import Game, Match, SaveError, Step, game_named
from engines.kernel.match import Save, opened
from engines.kernel.simulate import simulated
from engines.toy import GAME as OASIS
from tests.kernel.small import Small, begun, options, small


def choices(*asks: tuple[str, str]) -> Callable[[Small], Step]:
    """A rule that asks so many times, each with two options."""

    def rule(game: Small) -> Step:
        for number, pair in enumerate(asks):
            game.note((yield from game.players[0].ask(f"ask{number}", options(*pair))))

    return rule


def in_the_middle() -> Match[Any]:
    return simulated(OASIS, 3, 11, decisions=20).match


def repacked(match: Match[Any], **changes: object) -> bytes:
    """A save with other fields."""
    return msgspec.msgpack.encode(msgspec.structs.replace(opened(match.save()), **changes))


# ---- versions --------------------------------------------------------------------------------------------


def test_an_old_save_is_brought_forward() -> None:
    def upgrade(raw: dict[str, Any], version: int) -> dict[str, Any]:
        assert version == 1
        return {**raw, "notes": [f"upgraded {note}" for note in raw["notes"]]}

    match = begun(choices(("a", "b")), choices(("a", "b")))
    match.answer(0, ["a"])
    match.answer(0, ["go"])
    newer = replace(match.game, version=2, upgrade=upgrade)
    loaded = Match.load(newer, match.save())
    assert loaded.state.notes == ["upgraded a"]
    assert opened(loaded.save()).version == 2


def test_an_old_save_that_nobody_brings_forward_says_what_is_missing() -> None:
    class Grown(Small, kw_only=True):
        colour: str

    match = begun(choices(("a", "b")))
    newer: Game[Any] = replace(match.game, version=2, state=Grown)
    with pytest.raises(SaveError, match=r"checkpoint of small, version 1: .*`colour`"):
        Match.load(newer, match.save())


def test_an_upgrade_that_fails_says_so() -> None:
    match = begun(choices(("a", "b")))
    newer = replace(match.game, version=3, upgrade=lambda raw, version: raw["nothing"])
    with pytest.raises(SaveError, match="version 1: 'nothing'"):
        Match.load(newer, match.save())


def test_a_save_of_a_newer_program_is_left_alone() -> None:
    with pytest.raises(SaveError, match="newer program"):
        Match.load(OASIS, repacked(in_the_middle(), version=9))


# ---- rules that have changed -----------------------------------------------------------------------------


def loaded_under(rule: Callable[[Small], Step], answered: list[str]) -> Match[Small]:
    """A step of three asks, answered so far, loaded under another rule."""
    match = begun(choices(("a", "b"), ("c", "d"), ("e", "f")))
    for pick in answered:
        match.answer(0, [pick])
    return Match.load(small(rule), match.save())


@pytest.mark.parametrize(
    ("rule", "kept", "lost"),
    [
        (choices(("a", "b"), ("c", "d"), ("e", "f")), ["a", "d"], []),
        (choices(("a", "b"), ("c", "x"), ("e", "f")), ["a"], ["d"]),
        (choices(("x", "y"), ("c", "d"), ("e", "f")), [], ["a", "d"]),
        (choices(("a", "b")), ["a"], ["d"]),
    ],
)
def test_what_still_fits_is_kept(rule: Callable[[Small], Step], kept: list[str], lost: list[str]) -> None:
    match = loaded_under(rule, ["a", "d"])
    assert match.state.notes == kept
    assert [answer.picks[0] for answer in match.answers] == kept
    assert [answer.picks[0] for answer in match.lost] == lost


def test_answers_that_break_a_new_rule_cost_the_step() -> None:
    def stricter(game: Small) -> Step:
        pick = yield from game.players[0].ask("ask0", options("a", "b"))
        game.note(pick)
        if pick == "a":
            raise ZeroDivisionError
        yield from game.players[0].ask("ask1", options("c", "d"))

    match = loaded_under(stricter, ["a", "d"])
    assert match.state.notes == []
    assert [answer.picks[0] for answer in match.lost] == ["a", "d"]
    match.answer(0, ["b"])


# ---- saves that are wrong --------------------------------------------------------------------------------


def test_a_save_of_another_game() -> None:
    with pytest.raises(SaveError, match="game: this is a save of 'toy', not of 'small'"):
        Match.load(small(choices(("a", "b"))), in_the_middle().save())


def test_a_save_for_too_many() -> None:
    with pytest.raises(SaveError, match="players: toy is not for 7"):
        Match.load(OASIS, repacked(in_the_middle(), players=7))


@pytest.mark.parametrize(
    ("packed", "what"),
    [
        (b"", "not a save"),
        (b"karawana", "not a save"),
        (msgspec.msgpack.encode({"game": "toy"}), "version"),
        (msgspec.msgpack.encode([1, 2, 3]), "Expected `object`"),
    ],
)
def test_bytes_that_are_no_save(packed: bytes, what: str) -> None:
    with pytest.raises(SaveError, match=what):
        Match.load(OASIS, packed)


def test_a_field_of_the_wrong_kind_is_named() -> None:
    raw = msgspec.msgpack.decode(in_the_middle().save())
    with pytest.raises(SaveError, match=r"\$\.players"):
        Match.load(OASIS, msgspec.msgpack.encode({**raw, "players": "three"}))


def test_a_wrong_field_of_the_state_is_named() -> None:
    match = in_the_middle()
    state = msgspec.msgpack.decode(match.checkpoint)
    state["players"][1]["coins"] = "many"
    wrong = msgspec.msgpack.encode(state)
    with pytest.raises(SaveError, match=r"checkpoint of toy.*\$\.players\[1\]\.coins"):
        Match.load(OASIS, repacked(match, checkpoint=wrong))


def test_a_state_that_no_rule_can_go_on_from() -> None:
    match = in_the_middle()
    state = msgspec.msgpack.decode(match.checkpoint)
    state["players"] = []
    with pytest.raises(SaveError, match="cannot begin"):
        Match.load(OASIS, repacked(match, checkpoint=msgspec.msgpack.encode(state)))


def test_tables_that_nobody_knows() -> None:
    match = Match.new(OASIS, 2, seed=1)
    state = msgspec.msgpack.decode(match.checkpoint)
    state["data"] = "0000000000000000"
    loaded = Match.load(OASIS, repacked(match, checkpoint=msgspec.msgpack.encode(state)))
    with pytest.raises(DataError, match="tables 0000000000000000"):
        loaded.state.components  # noqa: B018  # reading it is the test


# ---- anything at all -------------------------------------------------------------------------------------

GOOD = in_the_middle().save()
FIELDS: dict[str, Any] = msgspec.msgpack.decode(GOOD)
anything = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 2**63) | st.text(max_size=8) | st.binary(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
often = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def loads_or_says_why(packed: bytes) -> None:
    """Either a match in which somebody can go on, or an error for people."""
    try:
        match = Match.load(game_named("toy"), packed)
    except SaveError:
        return
    assert match.ended or match.pending
    assert Match.load(OASIS, match.save()).digest() == match.digest()


@often
@given(st.binary(max_size=200))
def test_random_bytes(packed: bytes) -> None:
    loads_or_says_why(packed)


@often
@given(st.integers(0, len(GOOD) - 1))
def test_a_save_that_was_cut_off(length: int) -> None:
    with pytest.raises(SaveError):
        Match.load(OASIS, GOOD[:length])


@often
@given(st.integers(0, len(GOOD) - 1), st.integers(0, 255))
def test_a_save_with_a_wrong_byte(place: int, byte: int) -> None:
    loads_or_says_why(GOOD[:place] + bytes([byte]) + GOOD[place + 1 :])


@often
@given(st.sampled_from(sorted(FIELDS)), anything)
def test_a_save_with_a_foreign_field(name: str, value: object) -> None:
    loads_or_says_why(msgspec.msgpack.encode({**FIELDS, name: value}))


@often
@given(st.data())
def test_a_state_with_a_foreign_field(data: st.DataObject) -> None:
    state = msgspec.msgpack.decode(FIELDS["checkpoint"])
    state[data.draw(st.sampled_from(sorted(state)))] = data.draw(anything)
    loads_or_says_why(msgspec.msgpack.encode({**FIELDS, "checkpoint": msgspec.msgpack.encode(state)}))


def test_a_save_has_every_field_that_this_test_knows() -> None:
    assert set(FIELDS) == {field.name for field in msgspec.structs.fields(Save)}
