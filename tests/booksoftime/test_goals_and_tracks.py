"""Goals and the civilization board (BT-047 to BT-059, BT-120 to BT-122, BT-150 to BT-155, BT-161)."""

import pytest

from engines.booksoftime.scenario import scenario
from engines.booksoftime.scoring import goal_points
from engines.booksoftime.symbols import symbols_of
from engines.booksoftime.view import BooksView
from engines.kernel import Refused
from tests.rules import rule


@rule("BT-047")
def test_only_the_top_tile_counts_and_all_tiles_are_open() -> None:
    match = scenario().book(0, "trade", "boat coin camel").start()
    view = match.view(1)
    assert isinstance(view, BooksView)
    goal = view.players[0].goals[0]
    assert goal.top is not None
    assert (goal.top.level, goal.fulfilled, goal.have, goal.need) == (1, True, 3, 3)
    assert [tile.level for tile in goal.below] == [2, 3]
    assert goal.top.backs == ["1[folder]", "1[offer] 1[paper]"]
    pushed = scenario().book(0, "trade", "boat coin camel").goal(0, "G-T1-2").start()
    assert goal_points(pushed.state, pushed.state.players[0]) == 0
    later = pushed.view(0)
    assert isinstance(later, BooksView)
    assert (later.players[0].goals[0].have, later.players[0].goals[0].need) == (3, 4)


@rule("BT-052", "BT-049", "BT-150", "BT-151")
def test_science_tokens_count_as_symbols() -> None:
    match = scenario().book(0, "science", "planet flask").goal(0, "G-S1-1")
    state = match.player(0, tokens="planet flask").start().state
    me = state.players[0]
    assert goal_points(state, me) == 8
    assert symbols_of(state, me, "science") == {"planet": 2, "flask": 2}
    climbing = scenario().event_used().tracks(0, science=3).player(0, quill=2, tokens="planet*2 helix")
    assert climbing.start().play(0, "advance:science").state.players[0].vp == 16


@rule("BT-054", "BT-161")
def test_the_last_tile_stays() -> None:
    match = scenario().event_used().goal(0, "G-S1-3").player(0, quill=9, paper=9).start()
    assert match.why_not(0)["advance:science:goal"].rule == "BT-054"
    carver = scenario().event_used().goal(0, "G-S1-3").book(0, "science", "s12a").start()
    carver.play(0, "activate:science right stop")
    assert carver.state.players[0].goals["science"] == ["g-s1-3"]
    assert carver.state.players[0].vp == 12
    assert len(carver.events("no-effect")) == 1


@rule("BT-161", "BT-053")
def test_any_goal_may_be_pushed_by_an_event() -> None:
    match = scenario().events(right="c09").goal(0, "G-T1-3").start()
    match.play(0, "event:right")
    assert match.options(0) == [
        "goal:science:1",
        "goal:science:2",
        "goal:industry:1",
        "goal:industry:2",
        "decline",
    ]
    assert match.why_not(0)["goal:trade"].rule == "BT-054"
    match.play(0, "goal:industry:1")
    assert match.state.players[0].paper == 4


@rule("BT-055")
def test_spaces_are_shared() -> None:
    match = scenario().event_used().tracks(1, trade=2).player(0, paper=1).start()
    match.play(0, "advance:trade take:1")
    assert [me.tracks["trade"] for me in match.state.players] == [2, 2]


@rule("BT-056", "BT-120")
def test_a_step_brings_the_benefit_or_the_goal() -> None:
    match = scenario().event_used().player(0, quill=1, paper=0).start().play(0, "advance:science")
    me = match.state.players[0]
    assert (me.quill, me.paper, me.vp, len(me.goals["science"])) == (0, 1, 11, 3)
    other = scenario().event_used().player(0, quill=1, paper=0).start()
    other.play(0, "advance:science:goal goal:science:2")
    me = other.state.players[0]
    assert (me.quill, me.paper, me.vp, len(me.goals["science"])) == (0, 0, 12, 2)


@rule("BT-057")
def test_the_top_brings_nothing_now() -> None:
    match = scenario().event_used().tracks(0, industry=6).player(0, quill=1, paper=2, folder=1).start()
    match.play(0, "advance:industry")
    assert match.state.players[0].vp == 10
    assert len(match.events("reaches-top")) == 1


@rule("BT-058", "BT-120")
def test_the_action_cannot_go_beyond_the_top() -> None:
    match = scenario().tracks(0, industry=7).player(0, quill=9, paper=9, folder=9).start()
    assert match.why_not(0)["advance:industry"].rule == "BT-058"


@rule("BT-058", "BT-155")
@pytest.mark.parametrize(("gain", "what"), [("gain", "vp"), ("gain:2", "quill"), ("gain:3", "paper")])
def test_a_free_step_beyond_the_top_brings_one_small_thing(gain: str, what: str) -> None:
    match = scenario().event_used().tracks(0, industry=7).book(0, "industry", "i07a").start()
    before = {name: getattr(match.state.players[0], name) for name in ("vp", "quill", "paper")}
    match.play(0, f"activate:industry right advance:industry {gain} stop")
    paid = {"vp": -1, "quill": 1, "paper": 1}  # the ability costs a quill and a paper and brings 1 VP
    after = {name: getattr(match.state.players[0], name) for name in ("vp", "quill", "paper")}
    assert {name: after[name] - before[name] + paid[name] for name in after} == {
        name: int(name == what) for name in after
    }


@rule("BT-059")
def test_a_benefit_that_yields_nothing_may_be_chosen() -> None:
    match = scenario().event_used().tracks(0, trade=3).player(0, quill=0, paper=2).start()
    match.play(0, "advance:trade")
    assert match.state.players[0].tracks["trade"] == 4
    assert match.state.players[0].vp == 10


@rule("BT-121")
def test_what_a_step_brings_pays_for_the_next() -> None:
    match = (
        scenario().event_used().player(0, quill=1, paper=0).start().play(0, "advance:science advance:trade")
    )
    assert match.state.players[0].tracks == {"trade": 2, "science": 2, "industry": 1}


@rule("BT-122")
def test_the_action_needs_a_step() -> None:
    match = scenario().player(0, quill=0, paper=0).start()
    with pytest.raises(Refused) as refused:
        match.play(0, "advance:trade")
    assert refused.value.refusal.rule == "BT-060"


@rule("BT-155")
def test_a_free_step_costs_nothing() -> None:
    match = (
        scenario().event_used().tracks(0, science=5).book(0, "science", "s04a").player(0, board="t01a s01a")
    )
    start = match.player(0, quill=0, paper=0).start().play(0, "activate:science right advance:science")
    me = start.state.players[0]
    assert (me.tracks["science"], me.folder, me.vp) == (6, 0, 10 + 4 + 1)  # one planet in the book


@rule("BT-150", "BT-059")
def test_vp_for_kinds_in_the_trade_book() -> None:
    match = scenario().event_used().tracks(0, trade=3).book(0, "trade", "boat boat coin scales")
    assert match.player(0, paper=2).start().play(0, "advance:trade").state.players[0].vp == 19


@rule("BT-151")
@pytest.mark.parametrize(("space", "vp"), [(3, 18), (5, 22)])
def test_vp_for_the_commonest_symbol(space: int, vp: int) -> None:
    match = scenario().event_used().tracks(0, industry=space).book(0, "industry", "map map gear gear hammer")
    start = match.player(0, quill=1, paper=1, folder=1).start().play(0, "advance:industry")
    assert start.state.players[0].vp == vp


@rule("BT-152")
def test_without_folders_nothing_is_sold() -> None:
    match = scenario().event_used().tracks(0, trade=5).player(0, quill=0, paper=2, folder=1).start()
    match.play(0, "advance:trade")
    assert match.state.players[0].vp == 10
    assert match.asks() == {1: "action"}
