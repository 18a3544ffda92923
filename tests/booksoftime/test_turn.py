"""Turns, events, payments and the end (BT-060 to BT-062, BT-070 to BT-074, BT-130 to BT-166)."""

import pytest

from engines.booksoftime.scenario import scenario
from engines.booksoftime.scoring import final_points, track_points
from engines.booksoftime.view import BooksView
from engines.kernel import Kind, Refused
from engines.kernel.asks import written
from tests.rules import rule


@rule("BT-071", "BT-074")
def test_a_turn_is_one_of_six_actions() -> None:
    match = scenario().player(0, board="- - - - t01a").start()
    begins = {option.partition(":")[0] for option in match.options(0)} - {"event"}
    assert begins == {"activate", "write", "close", "draw", "advance", "turn"}
    poor = scenario().event_used().player(0, quill=0, paper=0, folder=0, vp=0).deck("", only=True)
    assert {option.partition(":")[0] for option in poor.offer("- - - -").start().options(0)} == {
        "activate",
        "turn",
        "close",
    }


@rule("BT-074")
def test_whoever_is_away_changes_as_little_as_possible() -> None:
    match = scenario().book(0, "trade", turned=1).start()
    assert match.asked(0).ask.default == "close:science"
    open_everywhere = scenario().book(0, "trade", turned=1).book(0, "science", turned=1)
    busy = open_everywhere.book(0, "industry", turned=1).start()
    assert busy.asked(0).ask.default == "turn"
    assert busy.play(0, "turn").asked(0).ask.default == "trade+science+industry"


@rule("BT-071")
def test_the_same_action_may_be_chosen_every_turn() -> None:
    match = scenario(1).start()
    for _ in range(2):
        match.play(0, "close:trade done")
    assert match.state.round == 3


@rule("BT-072", "BT-130", "BT-131")
def test_one_event_before_the_action_or_after_it() -> None:
    match = scenario(round=3).start()  # on the left the back of c02, on the right the front of c03
    assert {"event:left", "event:right"} <= set(match.options(0))
    match.play(0, "event:right advance:trade:goal goal:trade:1")
    assert match.why_not(0)["event:left"].rule == "BT-072"
    match.play(0, "close:trade")
    assert match.asks() == {1: "action"}
    after = scenario().events(right="c02").start().play(0, "close:trade")
    assert after.key(0) == "turn-end"
    after.play(0, "event:right done")
    assert (after.state.players[0].quill, after.state.players[0].paper) == (3, 3)
    assert after.asks() == {1: "action"}


@rule("BT-072")
def test_no_event_in_the_middle_of_an_action() -> None:
    match = scenario().player(0, quill=9, paper=9).start().play(0, "advance:science")
    assert match.key(0) == "advance"
    assert not {"event:left", "event:right"} & set(match.options(0))
    assert match.why_not(0)["event:left"].rule == "BT-072"
    draw = scenario().start().play(0, "draw:1")
    assert not {"event:left", "event:right"} & set(draw.options(0))


@rule("BT-073")
def test_everybody_may_use_the_same_event() -> None:
    match = scenario().events(right="c02").start()
    match.play(0, "event:right close:trade").play(1, "event:right close:trade")
    assert [me.quill for me in match.state.players] == [3, 3]


@rule("BT-131", "BT-082")
def test_an_event_has_a_cost_like_an_ability() -> None:
    match = scenario().events(right="c03").player(0, quill=0, paper=0).start()
    assert match.why_not(0)["event:right"].rule == "BT-060"
    assert "event:left" in match.options(0)


@rule("BT-130", "BT-039")
def test_the_covers_of_the_chronicle_have_events() -> None:
    match = scenario().start().play(0, "event:left gain close:trade")
    assert match.state.players[0].quill == 3
    last = scenario(round=16).start().play(0, "event:right close:trade")
    assert last.state.players[0].vp == 12


@rule("BT-132", "BT-133", "BT-134", "BT-140")
def test_sixteen_rounds_and_the_game_ends_when_the_chronicle_closes() -> None:
    match = scenario(2, settings={"covers": "blank"}).start()
    turns = {0: 0, 1: 0}
    while match.result is None:
        seat = next(iter(match.asks()))
        match.play(seat, "close:trade")
        if match.asks() == {seat: "turn-end"}:
            match.play(seat, "done")
        turns[seat] += 1
    assert turns == {0: 16, 1: 16}
    assert len(match.events("chronicle-turns")) == 15
    assert len(match.events("last-round")) == 1


@rule("BT-060")
def test_a_folder_never_comes_from_something_else() -> None:
    match = scenario().tracks(0, trade=5).player(0, quill=9, paper=9, folder=0).start()
    assert match.why_not(0)["advance:trade"].rule == "BT-060"
    quills = scenario().player(0, quill=0, paper=9, folder=0, board="- - - t01a").start()
    assert quills.why_not(0)["write:4"].rule == "BT-060"


@rule("BT-061")
def test_folders_are_spent_only_for_what_is_missing() -> None:
    match = scenario().event_used().player(0, quill=1, paper=2, folder=2, board="s06a").start()
    match.play(0, "write:1")
    me = match.state.players[0]
    assert (me.quill, me.paper, me.folder) == (0, 0, 1)


@rule("BT-061")
def test_whoever_wants_to_pay_otherwise_says_so() -> None:
    match = scenario().event_used().player(0, quill=1, paper=1, folder=2, board="- - s06a").start()
    match.play(0, "split write:3")
    assert match.key(0) == "payment"
    assert set(match.options(0)) == {"quill.paper", "quill.folder", "folder.paper", "folder-2"} or set(
        match.options(0)
    ) == {"quill.paper", "quill.folder", "paper.folder", "folder-2"}
    match.play(0, "folder-2")
    me = match.state.players[0]
    assert (me.quill, me.paper, me.folder) == (1, 1, 0)


@rule("BT-061")
def test_choosing_the_split_is_offered_only_where_it_changes_something() -> None:
    # Neither a page nor a step nor an event that could be paid in two ways.
    poor = scenario().event_used().tracks(0, trade=7, science=7, industry=7).player(0, quill=2, folder=2)
    assert "split" not in poor.start().options(0)
    match = scenario().event_used().player(0, quill=2, paper=2, folder=2, board="- - - - t01a").start()
    assert match.why_not(0).get("split") is None
    match.play(0, "write:5")  # nothing is left that could be paid for
    assert match.asks() == {1: "action"}
    drawn = scenario().event_used().player(0, folder=2, board="t01a").start()
    assert "split" in drawn.options(0)
    drawn.play(0, "draw:1")
    assert drawn.key(0) == "draw"
    assert "split" not in drawn.options(0)
    # Exactly as many folders as are missing: there is one way only.
    scant = scenario().event_used().tracks(0, trade=7, science=7, industry=7)
    start = scant.player(0, quill=1, paper=0, folder=1, board="- - t01a").start()
    assert start.why_not(0)["split"].rule == "BT-061"


@rule("BT-061", "BT-131")
def test_an_event_and_an_ability_may_be_paid_with_folders_too() -> None:
    match = scenario().events(right="c03").player(0, folder=2).start()
    match.play(0, "split event:right folder-2 decline close:trade")
    me = match.state.players[0]
    assert (me.quill, me.paper, me.folder) == (2, 2, 0)
    later = scenario().events(right="c03").player(0, folder=2).start().play(0, "close:trade split")
    assert later.why_not(0)["split"].rule == "BT-061"  # it is settled already
    later.play(0, "event:right quill.folder decline")
    assert (later.state.players[0].quill, later.state.players[0].folder) == (1, 1)
    ability = scenario().event_used().book(0, "science", turned=1).player(0, folder=1, board="t01a").start()
    ability.play(0, "activate:science split right quill.folder write:1")
    assert (ability.state.players[0].quill, ability.state.players[0].folder) == (1, 0)


@rule("BT-060", "BT-083")
def test_the_log_tells_what_really_paid_an_ability() -> None:
    match = scenario().event_used().book(0, "science", turned=1).player(0, quill=0, folder=1, board="t01a")
    start = match.start().play(0, "activate:science right write:1 stop")
    assert any("1 folder" in line and "1 paper" in line for line in start.log("en") if "pays" in line)
    plain = scenario().event_used().book(0, "science", turned=1).player(0, board="t01a").start()
    assert plain.play(0, "activate:science right write:1 stop").events("pays-with") == []


@rule("BT-084", "BT-080")
def test_both_abilities_at_once_when_the_first_one_pays_for_the_second() -> None:
    # The back of starting page I brings a quill, the front of II costs a quill and a paper.
    match = scenario().event_used().book(0, "science", turned=1).player(0, quill=0, board="t01a").start()
    match.play(0, "activate:science")
    assert {"both", "left"} <= set(match.options(0))
    assert match.why_not(0)["right"].rule == "BT-060"
    assert match.why_not(0)["right-left"].rule == "BT-060"
    match.play(0, "both write:1")
    assert match.state.players[0].books["trade"].pages[0] == "t01a"
    assert match.state.players[0].books["science"].turned == 2


@rule("BT-072")
def test_an_event_that_would_bring_nothing_keeps_nobody_waiting() -> None:
    # c13: a page from the discards, of which there are none; c14 has a back that costs nothing.
    match = scenario(round=3).events(left="c14", right="c13").goal(0, "G-S1-3").start()
    assert "event:right" in match.options(0)
    match.draft(0, "close:trade")
    assert match.match.asked(0).kind is Kind.STOP
    useful = scenario(round=3).events(left="c14", right="c13").discards("t01a").goal(0, "G-S1-3").start()
    assert useful.play(0, "close:trade").key(0) == "turn-end"


@rule("BT-072", "BT-091", "BT-121")
def test_who_could_go_on_may_end_the_turn_at_once_or_use_an_event_first() -> None:
    rich = scenario().player(0, quill=9, paper=9, board="t01a s01a").start()
    assert {"stop", "done"} <= set(rich.play(0, "write:1").options(0))
    assert rich.play(0, "done").asks() == {1: "action"}
    climbing = scenario().events(right="c02").player(0, quill=9, paper=9).start()
    assert climbing.play(0, "advance:science stop").key(0) == "turn-end"
    assert climbing.play(0, "event:right").asks() == {1: "action"}
    used = scenario().event_used().player(0, quill=9, paper=9).start().play(0, "advance:science")
    assert "done" not in used.options(0)
    assert used.play(0, "stop").asks() == {1: "action"}


@rule("BT-054", "BT-131")
def test_an_event_that_would_bring_nothing_says_so() -> None:
    last = scenario(round=3).events(left="c14", right="c02").goal(0, "G-S1-3").start()
    notes = {action.id: written(action.note) for action in last.asked(0).free if action.note}
    assert notes["event:left"].key == "note-in-vain"
    assert notes["event:right"].key != "note-in-vain"


@rule("BT-141", "BT-142", "BT-143")
def test_the_log_counts_goal_by_goal_and_track_by_track() -> None:
    match = scenario(phase="scoring", round=16).player(0, vp=30, quill=5, paper=0)
    match.book(0, "trade", "boat coin camel").goal(0, "G-T1-1")
    match.book(0, "industry", "map gear hammer").goal(0, "G-I1-1").tracks(0, trade=7)
    assert match.start().log()[0] == (
        "P1: 55 VP (30 on the VP track, 8 for the trade goal, 6 for the industry goal, "
        "10 for the top of the trade track and 1 for resources)."
    )


@rule("BT-062", "BT-011")
def test_vp_have_a_floor_and_no_ceiling() -> None:
    match = scenario().event_used().book(0, "trade", "t04a").player(0, vp=148).start()
    assert match.play(0, "activate:trade right stop").state.players[0].vp == 151
    poor = scenario().events(right="c14").player(0, vp=0).start()
    assert poor.why_not(0)["event:right"].rule == "BT-062"


@rule("BT-159", "BT-044")
def test_pages_are_discarded_as_a_cost() -> None:
    # Copernicus: a science page and a trade page for a step on any track and 1 VP.
    one = scenario().event_used().book(0, "science", "s04a").player(0, board="s01a").start()
    one.play(0, "activate:science")
    assert one.why_not(0)["right"].rule == "BT-159"
    match = scenario().event_used().book(0, "science", "s04a").player(0, board="s01a t01a i01a s02a").start()
    match.play(0, "activate:science right")
    assert match.options(0) == ["s01a", "s02a"]
    assert match.why_not(0)["i01a"].rule == "BT-159"
    match.play(0, "s02a advance:science stop")
    assert match.state.players[0].board == ["s01a", None, "i01a", None, None]
    assert sorted(match.state.deck.discard) == ["s02a", "t01a"]


@rule("BT-159")
def test_any_page_means_any() -> None:
    match = scenario().events(right="c20").player(0, board="s01a t01a i01a").start()
    match.play(0, "event:right i01a")
    assert match.options(0) == ["s01a", "t01a"]
    lone = scenario().events(right="c20").player(0, board="s01a").start()
    assert lone.why_not(0)["event:right"].rule == "BT-159"


@rule("BT-163")
@pytest.mark.parametrize(("board", "open"), [("s01a t01a i01a", True), ("s01a t01a", False)])
def test_having_pages_of_types(board: str, open: bool) -> None:
    match = scenario().event_used().book(0, "science", "s02a").player(0, board=board).start()
    match.play(0, "activate:science")
    assert ("right" in match.options(0)) is open
    if open:
        match.play(0, "right write:2 stop")
        assert len(match.state.players[0].available()) == 2  # nothing else was spent
    else:
        assert match.why_not(0)["right"].rule == "BT-163"


@rule("BT-164")
@pytest.mark.parametrize(("board", "open"), [("s01a s02a s03a", True), ("s01a s02a t03a", False)])
def test_having_three_pages_of_a_type(board: str, open: bool) -> None:
    match = scenario().event_used().book(0, "science", "s11a").player(0, board=board).start()
    match.play(0, "activate:science")
    assert ("right" in match.options(0)) is open
    assert open or match.why_not(0)["right"].rule == "BT-164"


@rule("BT-166")
@pytest.mark.parametrize(("space", "open"), [(3, False), (4, True), (6, True)])
def test_being_on_the_fourth_space(space: int, open: bool) -> None:
    match = scenario().event_used().book(0, "science", "s06a").tracks(0, science=space).start()
    match.play(0, "activate:science")
    assert ("right" in match.options(0)) is open
    assert open or match.why_not(0)["right"].rule == "BT-166"


@rule("BT-160", "BT-156")
def test_an_arrow_is_an_exchange() -> None:
    match = scenario().event_used().book(0, "trade", "t06a").player(0, folder=1).start()
    match.play(0, "activate:trade right stop")
    me = match.state.players[0]
    assert (me.quill, me.paper, me.folder, me.vp) == (3, 3, 0, 13)


@rule("BT-141", "BT-142", "BT-143", "BT-140")
def test_the_final_scoring() -> None:
    match = scenario(phase="scoring").tracks(0, trade=7, science=6).book(0, "trade", "boat coin camel")
    start = match.player(0, vp=40, quill=4, paper=3, folder=4).start()
    assert start.result is not None
    assert start.result.scores[0].parts == {"vp": 40, "goals": 8, "tracks": 10, "resources": 2}
    assert start.result.winners == (0,)
    assert start.asks() == {}


@rule("BT-142", "BT-145")
def test_where_a_book_is_open_does_not_matter() -> None:
    for turned in (0, 2, 4):
        state = scenario().tracks(0, trade=7).book(0, "trade", "boat coin", turned=turned).start().state
        assert track_points(state, state.players[0]) == 8


@rule("BT-141")
def test_the_view_projects_the_final_score() -> None:
    match = scenario().book(0, "trade", "boat coin camel").start()
    view = match.view(None)
    assert isinstance(view, BooksView)
    assert view.players[0].final == final_points(match.state, match.state.players[0])
    assert view.players[0].final["goals"] == 8


def test_the_answer_that_ends_the_turn_is_its_confirmation() -> None:
    match = scenario().start()
    match.draft(0, "close:trade")
    assert match.match.asked(0).key == "turn-end"
    match.draft(0, "done")
    assert match.asks() == {1: "action"}
    quiet = scenario().event_used().start()
    quiet.draft(0, "close:trade")
    assert quiet.match.asked(0).kind is Kind.STOP


def test_a_closed_answer_says_why_and_changes_nothing() -> None:
    match = scenario().player(0, quill=0, paper=0, board="t01a").start()
    before = match.match.digest()
    with pytest.raises(Refused) as refused:
        match.play(0, "write:1")
    assert refused.value.refusal.rule == "BT-060"
    assert match.match.digest() == before
