"""Notation: games as text that plays back, secrets left out, and errors that name the line."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.kernel import Match, Refused, game_named
from engines.kernel.match import Answer
from engines.kernel.notation import (
    NotationError,
    Record,
    by_seat,
    line_of,
    pass_all_stops,
    play,
    played,
    written,
)
from engines.kernel.simulate import simulated
from engines.toy import GAME as OASIS
from engines.toy.state import Oasis

HEAD = "karawana 1\ngame toy\nplayers 2\nseed 7\nsetting length=short\n"


def finished(seed: int = 7) -> tuple[Match[Oasis], str]:
    """A game that is over, and its text."""
    match = simulated(OASIS, 2, seed, {"length": "short"}).match
    return match, written(Record("toy", 2, str(seed), match.settings, match.drain_steps()))


def test_a_finished_game_plays_back() -> None:
    match, text = finished()
    assert text.startswith(HEAD)
    assert played(text).digest() == match.digest()
    assert played(text).result == match.result


def test_a_game_that_is_not_over_plays_back_as_far_as_it_goes() -> None:
    _, text = finished()
    lines = text.splitlines()
    match = played("\n".join(lines[:8]))
    assert not match.ended


def test_a_text_without_answers_is_the_set_up() -> None:
    assert played(HEAD).digest() == Match.new(OASIS, 2, "7", {"length": "short"}).digest()


def test_blank_lines_do_not_matter() -> None:
    match, text = finished()
    assert played(text.replace("\n", "\n\n  \n")).digest() == match.digest()


# ---- secrets ---------------------------------------------------------------------------------------------

ANSWERS = [
    Answer(0, "action", ("trade",)),
    Answer(0, "trade-card", ("silk",), secret=True),
    Answer(0, "stop-draw", ("go",)),
    Answer(1, "throw", ("a", "b", "b"), secret=True),
    Answer(1, "some", ()),
    Answer(0, "action", ("scout",)),
]


@pytest.mark.parametrize(
    ("viewer", "line"),
    [(0, "trade silk ? - scout"), (1, "trade ? a+b*2 - scout"), (None, "trade ? ? - scout")],
)
def test_the_secrets_of_others_are_left_out(viewer: int | None, line: str) -> None:
    assert line_of(ANSWERS, viewer) == line


def test_a_finished_game_keeps_no_secrets() -> None:
    assert line_of(ANSWERS, all_open=True) == "trade silk a+b*2 - scout"


def test_answers_in_a_row_by_seat_without_stops() -> None:
    assert [(seat, len(answers)) for seat, answers in by_seat(ANSWERS)] == [(0, 2), (1, 2), (0, 1)]


# ---- several answers in one line -------------------------------------------------------------------------


def at_a_turn() -> Match[Oasis]:
    match = Match.new(OASIS, 2, seed=7)
    for seat in (0, 1):
        play(match, seat, match.asked(seat).options[0].id)
    return match


def test_people_stop_in_front_of_the_first_barrier() -> None:
    match = at_a_turn()
    seat = next(iter(match.pending))
    deck = list(match.state.deck.cards)
    assert play(match, seat, "scout 1:silk+2:silk", pass_stops=False) == 1
    assert match.asked(seat).key == "stop-draw"
    assert match.state.deck.cards == deck
    assert play(match, seat, "go", pass_stops=False) == 1
    assert match.asked(seat).key == "scout-order"


def test_what_is_refused_leaves_the_answers_before_it() -> None:
    match = at_a_turn()
    seat = next(iter(match.pending))
    with pytest.raises(Refused):
        play(match, seat, "trade nonsense well")
    assert match.asked(seat).key == "trade-card"


def test_all_stops_are_passed() -> None:
    match = at_a_turn()
    seat = next(iter(match.pending))
    match.answer(seat, ["scout"])
    pass_all_stops(match)
    assert match.asked(seat).key == "scout-order"


# ---- texts that are wrong --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("", "line 1: expected 'karawana 1'"),
        ("hello", "line 1: expected 'karawana 1'"),
        ("karawana 2\n", "line 1"),
        ("karawana 1\n", "the line 'game' is missing"),
        ("karawana 1\ngame toy\nseed 1\n", "the line 'players' is missing"),
        ("karawana 1\ngame toy\nplayers 2\n0 a", "line 4: '0 a': the line 'seed' is missing"),
        ("karawana 1\ngame chess\nplayers 2\nseed 1\n", "refused-game"),
        ("karawana 1\ngame toy\nplayers many\nseed 1\n", "many"),
        ("karawana 1\ngame toy\nplayers 9\nseed 1\n", "refused-players"),
        ("karawana 1\ngame toy\ngame toy\n", "line 3: 'game toy': 'game' stands there twice"),
        ("karawana 1\nsetting length\n", "line 2: 'setting length': a setting is written name=choice"),
        (HEAD + "setting length=long\n", "line 6: .*twice"),
        (HEAD + "setting colour=red\n0 silk", "refused-setting"),
        (HEAD + "zero silk\n", "line 6: 'zero silk'"),
        (HEAD + "0 gold\n", "line 6: '0 gold': refused-not-offered"),
        (HEAD + "5 silk\n", "line 6: '5 silk': refused-not-asked"),
        (HEAD + "* dance 3\n", "line 6: .*unknown remark 'dance'"),
        (HEAD + "* mix much\n", "line 6"),
    ],
)
def test_an_error_names_the_line(text: str, what: str) -> None:
    with pytest.raises(NotationError, match=what):
        played(text)


def test_the_head_comes_first() -> None:
    _, text = finished()
    with pytest.raises(NotationError, match="before the first answer"):
        played(text + "seed 8\n")


def test_a_text_of_another_game() -> None:
    with pytest.raises(NotationError, match="a game of 'toy', not of 'excavation'"):
        played(HEAD, game_named("excavation"))


TEXT = finished()[1]
often = settings(max_examples=150, deadline=None)


def plays_or_says_why(text: str) -> None:
    try:
        match = played(text)
    except NotationError:
        return
    assert match.ended or match.pending


@often
@given(st.text(max_size=300))
def test_random_text(text: str) -> None:
    plays_or_says_why(text)


@often
@given(st.text(max_size=60))
def test_random_lines_after_the_head(text: str) -> None:
    plays_or_says_why(HEAD + text)


@often
@given(st.integers(0, len(TEXT)), st.integers(0, len(TEXT)), st.text(max_size=4))
def test_a_text_that_was_tampered_with(first: int, last: int, patch: str) -> None:
    plays_or_says_why(TEXT[:first] + patch + TEXT[last:])


@often
@given(st.permutations(TEXT.splitlines()))
def test_lines_out_of_order(lines: list[str]) -> None:
    plays_or_says_why("\n".join(lines))
