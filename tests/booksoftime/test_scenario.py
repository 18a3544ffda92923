"""Scenarios: what they promise to whoever writes further ones."""

from collections.abc import Callable

import pytest

from engines.booksoftime import GAME
from engines.booksoftime.pieces import census
from engines.booksoftime.scenario import Impossible, fresh, scenario
from engines.kernel import Match, Refused

MISTAKES: dict[str, Callable[[], object]] = {
    "no seat 2": lambda: scenario().player(2),
    "is no book": lambda: scenario().book(0, "poetry", "boat"),
    "belongs into another book .BT-008.": lambda: scenario().book(0, "trade", "s01a").start(),
    "lies somewhere else already": lambda: scenario().player(0, board="t01a").offer("T01a").start(),
    "no page, symbol or type": lambda: scenario().player(0, board="whale").start(),
    "no page with boat left": lambda: scenario().book(0, "trade", ["boat"] * 9).start(),
    "a starting page stays in its book": lambda: scenario().player(0, board="st-t-1").start(),
    "board of seat 0: 6 is not between 0 and 5": lambda: scenario().player(0, board=["trade"] * 6).start(),
    "pages turned": lambda: scenario().book(0, "trade", turned=3).start(),
    "trade track: 8": lambda: scenario().tracks(0, trade=8),
    "offer is incomplete": lambda: scenario().offer("t01a - t02a t03a").start(),
    "made of the discards at once": lambda: (
        scenario().deck("", only=True).discards("t01a").offer("t02a t03a t04a t05a").start()
    ),
    "another player has that set": lambda: scenario().goal(0, "G-T1-1").goal(1, "G-T1-2").start(),
    "is no goal tile": lambda: scenario().goal(0, "G-T5-1"),
    "science tokens": lambda: scenario().player(0, tokens="planet*5").start(),
    "is no science symbol": lambda: scenario().player(0, tokens="boat"),
    "VP of seat 0": lambda: scenario().player(0, vp=-1),
    "round: 17": lambda: scenario(round=17).start(),
    "no phase 'action'": lambda: scenario(phase="action"),  # type: ignore[arg-type]
    "challenges are for one player": lambda: scenario().challenges("trade-1"),
    "scribes play against one player": lambda: scenario().scribes("trade*3"),
    "different columns and levels": lambda: scenario(1).challenges("trade-1 science-1").start(),
    "4 challenges, 3 on this level": lambda: (
        scenario(1).challenges("trade-1 science-2 industry-3 trade-2").start()
    ),
    "only chosen challenges": lambda: scenario(1).challenges("trade-1", done="trade-2"),
    "is no chronicle page": lambda: scenario().events(right="c24"),
    "shows a cover there": lambda: scenario().events(left="c02"),
    "15 different pages": lambda: scenario().chronicle("c01 c01"),
    "refused-choice": lambda: scenario(settings={"covers": "leather"}),
}


@pytest.mark.parametrize("words", MISTAKES)
def test_a_mistake_is_named(words: str) -> None:
    with pytest.raises((Impossible, Refused), match=words):
        MISTAKES[words]()


def test_saying_something_again_replaces_it() -> None:
    start = scenario().player(0, board="t01a t02a", vp=3).book(0, "trade", "t03a").offer("t04a")
    match = start.player(0, board="t02a", vp=4).book(0, "trade", "t01a II").offer("t03a").start()
    me = match.state.players[0]
    assert (me.board[0], me.vp) == ("t02a", 4)
    assert me.books["trade"].pages == ["t01a", "st-t-2", "st-t-1"]
    assert match.state.offer[0] == "t03a"
    assert census(match.state) == census(fresh(2).state)


def test_names_may_be_written_in_several_ways() -> None:
    match = scenario(1).player(0, board=["T01A", "-", "Planet", "industry"], tokens={"planet": 2})
    start = match.goal(0, "g-s3-2").challenges("CH-trade-1 science-2 industry-3").start()
    me, pages = start.state.players[0], start.state.parts.pages
    assert me.board[:2] == ["t01a", None]
    assert [pages[page].symbol == "planet" for page in me.board[2:3] if page] == [True]
    assert [pages[page].type for page in me.board[3:4] if page] == ["industry"]
    assert me.goals["science"] == ["g-s3-2", "g-s3-3"]


def test_a_named_page_is_never_taken_for_a_symbol() -> None:
    for seed in range(5):
        match = scenario(seed=seed).player(0, board="boat boat").offer("t01a t01b t06a t06b").start()
        taken = [page for page in match.state.players[0].board if page]
        assert not {"t01a", "t01b", "t06a", "t06b"} & set(taken)


def test_a_position_can_be_saved_and_loaded() -> None:
    match = scenario().player(0, board="t01a s08a", quill=9, paper=9).start().play(0, "write:2")
    loaded = Match.load(GAME, match.match.save())
    assert loaded.digest() == match.match.digest()
    assert loaded.asked(0).key == match.key(0) == "write"


def test_every_phase_can_be_the_first() -> None:
    keys = {
        phase: next(iter(scenario(1, phase=phase, settings={"goals": goals}).start().asks().values()))
        for phase, goals in (
            ("goals", "chosen"),
            ("pages", "dealt"),
            ("challenges", "dealt"),
            ("turns", "dealt"),
        )
    }
    assert keys == {"goals": "goal-set", "pages": "first-write", "challenges": "challenge", "turns": "action"}
