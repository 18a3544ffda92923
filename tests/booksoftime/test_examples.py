"""The rulebook's examples and worked statements, one by one."""

import pytest

from engines.booksoftime.scenario import fresh, scenario
from engines.booksoftime.scoring import goal_points, resource_points, track_points
from engines.booksoftime.state import SHELF
from engines.booksoftime.symbols import points_per_kind, points_per_most
from engines.kernel import Refused
from tests.rules import rule

ROW = "t01a s01a i01a t02a s02a"
TAKING = {"turned": 1}  # the trade book shows starting page II, which takes a page from the offer


@rule("BT-041", "BT-042")
def test_ex_01_a_new_page_pushes_the_others_to_the_right() -> None:
    match = scenario().event_used().player(0, board="t01a s01a i01a").offer("t05a").book(0, "trade", **TAKING)
    start = match.start().play(0, "activate:trade right take:1")
    assert start.state.players[0].board == ["t05a", "t01a", "s01a", "i01a", None]


@rule("BT-043")
def test_ex_02_the_fifth_page_falls_off() -> None:
    match = scenario().event_used().player(0, board=ROW).offer("t05a").book(0, "trade", **TAKING).start()
    match.play(0, "activate:trade right take:1")
    assert match.state.players[0].board == ["t05a", "t01a", "s01a", "i01a", "t02a"]
    assert match.state.deck.discard == ["s02a"]


@rule("BT-044", "BT-094")
def test_ex_03_nothing_moves_when_a_page_is_written() -> None:
    match = scenario().player(0, board=ROW).start().play(0, "write:3")
    assert match.state.players[0].board == ["t01a", "s01a", None, "t02a", "s02a"]


@rule("BT-008", "BT-090")
def test_ex_04_a_page_goes_into_the_book_of_its_type() -> None:
    match = scenario().player(0, board="t01a").start()
    assert "write:1" in match.options(0)  # there is no other book to choose
    books = match.play(0, "write:1").state.players[0].books
    assert books["trade"].pages == ["t01a", "st-t-1", "st-t-2"]
    assert "t01a" not in books["science"].pages + books["industry"].pages


@rule("BT-024", "BT-026")
def test_ex_05_the_numbers_of_the_set_up() -> None:
    match = scenario(2, phase="pages").player(0, dealt="s04a t01a t02a t03a i01a i02a").start()
    match.play(0, "s04a t02a i02a")
    first = match.options(1)
    match.play(1, " ".join(first[:3]))
    me = match.state.players[0]
    assert (me.vp, me.quill, me.paper, me.folder) == (10, 3, 3, 0)  # s04a brings a quill and a paper
    assert {book: len(there.pages) for book, there in me.books.items()} == {
        "trade": 2,
        "science": 3,
        "industry": 2,
    }
    assert me.board == ["t02a", "i02a", None, None, None]
    assert len(match.state.deck.discard) == 6
    assert {"t01a", "t03a", "i01a"} <= set(match.state.deck.discard)


@rule("BT-026")
def test_ex_06_nothing_more_is_written_in_the_set_up() -> None:
    match = (
        scenario(1, phase="pages").player(0, dealt="s04a t01a t02a t03a i01a i02a", quill=9, paper=9).start()
    )
    match.play(0, "s04a")
    assert match.key(0) == "first-keep"
    with pytest.raises(Refused):
        match.play(0, "write:1")


@rule("BT-029")
def test_ex_07_fifteen_pages_make_the_chronicle() -> None:
    match = fresh(2)
    for seat in (0, 1):
        match.play(seat, " ".join(match.options(seat)[:3]))
    state = match.state
    assert (len(state.chronicle.pages), len(state.chronicle_box)) == (15, 8)
    assert len(set(state.chronicle.pages + state.chronicle_box)) == 23
    for turned, near in ((11, False), (12, True), (15, True)):
        state.chronicle.turned = turned
        assert state.near_the_end is near


@rule("BT-132", "BT-030", "BT-070")
def test_ex_08_the_chronicle_turns_after_the_last_player() -> None:
    match = scenario(3, first=1, turn=1).start()
    for seat in (1, 2, 0):
        assert match.asks() == {seat: "action"}
        assert match.state.chronicle.turned == 0
        match.play(seat, "close:trade done")
    assert match.state.chronicle.turned == 1
    assert match.asks() == {1: "action"}


def points(book: str, pages: str, tile: str, tokens: str = "") -> int:
    """What the goals of seat 0 bring, with these pages in one book."""
    match = scenario().book(0, book, pages).goal(0, tile).player(0, tokens=tokens).start()
    return goal_points(match.state, match.state.players[0])


@rule("BT-048")
def test_ex_09_trade_goals_need_three_four_and_five_symbols() -> None:
    parts = SHELF.of(SHELF.today)
    for tiles in parts.goal_sets["trade"]:
        needs = [len(parts.goals[tile].requirement.symbols) for tile in tiles]
        assert needs == [3, 4, 5]


@rule("BT-048", "BT-051")
@pytest.mark.parametrize(
    ("pages", "vp"),
    [("coin boat coin camel scales boat scales", 24), ("boat coin coin camel scales boat", 0)],
)
def test_ex_10_a_run_without_another_symbol_between(pages: str, vp: int) -> None:
    assert points("trade", pages, "G-T1-3") == vp


@rule("BT-048", "BT-004")
def test_ex_11_starting_pages_do_not_break_a_run() -> None:
    assert points("trade", "boat I coin II camel", "G-T1-1") == 8


@rule("BT-049")
def test_ex_12_three_and_two_in_any_order() -> None:
    assert points("science", "planet flask planet helix flask planet", "G-S1-2") == 14


@rule("BT-049")
@pytest.mark.parametrize(
    ("pages", "vp"),
    [
        ("planet planet planet planet flask helix", 0),
        ("planet planet planet planet flask flask", 22),
        ("planet planet planet planet planet planet", 0),
    ],
)
def test_ex_13_the_other_symbol_is_a_single_kind(pages: str, vp: int) -> None:
    assert points("science", pages, "G-S1-3") == vp


@rule("BT-050", "BT-051")
@pytest.mark.parametrize(
    ("pages", "vp"), [("map gear hammer factory", 0), ("map gear hammer factory map", 18)]
)
def test_ex_14_all_four_and_one_more(pages: str, vp: int) -> None:
    assert points("industry", pages, "G-I1-3") == vp


@rule("BT-053")
def test_ex_15_pushing_a_goal() -> None:
    match = scenario().event_used().player(0, quill=9, paper=9, folder=0).start()
    match.play(0, "advance:trade:goal goal:trade:1 stop")
    me = match.state.players[0]
    assert me.goals["trade"] == ["g-t1-2", "g-t1-3"]
    assert match.state.goals_gone == ["g-t1-1"]
    assert (me.folder, me.quill, me.paper) == (1, 9, 8)  # one benefit of the two, and the cost of the step


@rule("BT-060")
def test_ex_16_folders_are_jokers() -> None:
    match = scenario().player(0, quill=0, paper=1, folder=1, board="- - t01a").start()
    match.play(0, "write:3")
    assert (match.state.players[0].paper, match.state.players[0].folder) == (0, 0)
    match = scenario().event_used().player(0, quill=3, paper=3).book(0, "trade", "t06a").start()
    match.play(0, "activate:trade")
    assert match.why_not(0)["right"].rule == "BT-060"


@rule("BT-062")
@pytest.mark.parametrize(("vp", "left"), [(1, None), (2, 0)])
def test_ex_17_vp_never_go_below_zero(vp: int, left: int | None) -> None:
    match = scenario().event_used().player(0, vp=vp).book(0, "industry", "i10a").start()
    match.play(0, "activate:industry")
    if left is None:
        assert match.why_not(0)["right"].rule == "BT-062"
    else:
        assert match.play(0, "right stop").state.players[0].vp == left


@rule("BT-080", "BT-081", "BT-087")
@pytest.mark.parametrize(
    ("use", "left"),
    [
        ("both decline", (2, 1)),
        ("right-left decline", (2, 1)),
        ("left right decline", (2, 1)),
        ("right decline left", (2, 1)),
        ("left stop", (3, 2)),
        ("right decline stop", (1, 1)),
        ("stop", (2, 2)),
    ],
)
def test_ex_18_none_one_or_both_and_a_page_is_turned(use: str, left: tuple[int, int]) -> None:
    # On the left a quill, on the right a quill and a paper for writing a page, which is declined.
    match = scenario().event_used().book(0, "science", turned=1).player(0, board="t01a").start()
    match.play(0, f"activate:science {use}")
    assert (match.state.players[0].quill, match.state.players[0].paper) == left
    assert match.state.players[0].books["science"].turned == 2


@rule("BT-087", "BT-104", "BT-037", "BT-102")
def test_ex_19_activating_at_the_end_closes_the_book() -> None:
    match = scenario().event_used().book(0, "industry", "i01a i04a", turned=4).start()
    match.play(0, "activate:industry stop")
    me = match.state.players[0]
    assert me.books["industry"].turned == 0
    assert (me.quill, me.paper, me.vp) == (3, 2, 13)  # i01a a quill; i04a and the starting pages 1 VP each


@rule("BT-091")
def test_ex_20_what_writing_brings_pays_for_the_next_page() -> None:
    match = scenario().event_used().player(0, quill=1, paper=0, board="- - - s08a t01a").start()
    assert match.why_not(0)["write:5"].rule == "BT-060"
    match.play(0, "write:4 write:5")
    assert match.state.players[0].board == [None] * 5


@rule("BT-100", "BT-101")
def test_ex_21_closing_early_counts_the_pages_on_the_left() -> None:
    match = scenario().event_used().book(0, "trade", "t01a t02a t03a", turned=3).start()
    match.play(0, "close:trade")
    me = match.state.players[0]
    assert (me.vp, me.quill, me.paper) == (
        10 + 1 + 2,
        2 + 1,
        2,
    )  # the starting pages come 4th and 5th
    assert me.books["trade"].turned == 0


@rule("BT-111", "BT-063", "BT-110")
def test_ex_22_the_slot_is_refilled_before_the_second_page() -> None:
    match = scenario().event_used().offer("t01a t02a t03a t04a").deck("s05a s06a s07a").start()
    match.draft(0, "draw:2").play(0, "")
    assert match.asked(0).key == "draw"
    assert match.state.offer == ["t01a", "s05a", "t03a", "t04a"]
    match.play(0, "draw:2")
    assert match.state.players[0].board[:2] == ["s05a", "t02a"]
    assert match.state.offer == ["t01a", "s06a", "t03a", "t04a"]


@rule("BT-112")
def test_ex_23_a_refresh_costs_two_vp() -> None:
    match = scenario().event_used().offer("t01a t02a t03a t04a").deck("s05a s06a s07a s08a").start()
    match.play(0, "draw:refresh 1+3+4")
    assert match.state.players[0].vp == 8
    assert match.state.offer == ["s05a", "t02a", "s06a", "s07a"]
    assert sorted(match.state.deck.discard) == ["t01a", "t03a", "t04a"]
    assert "draw:refresh" not in match.options(0)
    match.play(0, "draw:1 draw:2")
    assert match.state.players[0].board[:2] == ["t02a", "s05a"]
    assert match.asks() == {1: "action"}


@rule("BT-120", "BT-121", "BT-056")
def test_ex_24_several_steps_in_one_action() -> None:
    match = scenario().event_used().player(0, quill=9, paper=9).start()
    match.play(0, "advance:industry advance:industry:goal goal:industry:2 advance:science stop")
    me = match.state.players[0]
    assert me.tracks == {"trade": 1, "science": 2, "industry": 3}
    assert me.goals["industry"] == ["g-i1-2", "g-i1-3"]


@rule("BT-057", "BT-058")
def test_ex_25_the_top_of_a_track() -> None:
    match = scenario().event_used().tracks(0, science=6).player(0, quill=3, paper=3, folder=3).start()
    assert match.why_not(0)["advance:science:goal"].rule == "BT-057"
    match.play(0, "advance:science")
    me = match.state.players[0]
    assert (me.tracks["science"], me.vp) == (7, 10)
    match = scenario().event_used().tracks(0, science=7).book(0, "science", "s07a").start()
    match.play(0, "activate:science right advance:science gain:2")
    me = match.state.players[0]
    assert (me.tracks["science"], me.quill, me.paper, me.vp) == (7, 3, 1, 11)


@rule("BT-142", "BT-143", "BT-154", "BT-145")
def test_ex_26_final_scoring() -> None:
    match = scenario().tracks(0, industry=7).book(0, "industry", "map map gear gear hammer", turned=2)
    state = match.player(0, quill=4, paper=3, folder=2).start().state
    assert track_points(state, state.players[0]) == 14
    assert resource_points(state, state.players[0]) == 1


@rule("BT-144")
@pytest.mark.parametrize(("folders", "winners"), [((2, 1), (0,)), ((1, 1), (0, 1))])
def test_ex_27_a_tie(folders: tuple[int, int], winners: tuple[int, ...]) -> None:
    match = scenario(phase="scoring").player(0, vp=97, quill=0, paper=0, folder=folders[0])
    result = match.player(1, vp=97, quill=0, paper=0, folder=folders[1]).start().result
    assert result is not None
    assert result.winners == winners
    assert {score.seat: score.ties["folders"] for score in result.scores} == dict(enumerate(folders))


@rule("BT-152")
@pytest.mark.parametrize(("spent", "vp", "left"), [("4", 26, 2), ("0", 10, 6)])
def test_ex_28_four_vp_for_each_folder(spent: str, vp: int, left: int) -> None:
    match = scenario().event_used().tracks(0, trade=5).player(0, quill=0, paper=2, folder=7).start()
    match.play(0, "advance:trade")
    assert match.options(0) == ["4", "3", "2", "1", "0"]
    match.play(0, spent)
    assert (match.state.players[0].vp, match.state.players[0].folder) == (vp, left)


@rule("BT-151")
def test_ex_29_the_commonest_symbol() -> None:
    state = scenario().book(0, "industry", "map map gear gear hammer").start().state
    assert points_per_most(state, state.players[0], "industry", 4) == 8
    assert points_per_most(state, state.players[0], "industry", 6) == 12


@rule("BT-150")
def test_ex_30_kinds_of_symbols() -> None:
    state = scenario().book(0, "trade", "boat boat coin scales").start().state
    assert points_per_kind(state, state.players[0], "trade", 3) == 9


def scribes(right: str, offer: str, deck: str = "s10a s11a s12a", round: int = 2):
    """A solo position before the event phase that brings this page into view."""
    position = scenario(1, round=round, phase="events").offer(offer).deck(deck)
    pages = position.leaves
    others = [leaf for leaf in pages if leaf != right]
    return position.chronicle([*others[:round], right]).start()


@rule("BT-178", "BT-179", "BT-181")
def test_ex_31_scribes_by_symbol() -> None:
    match = scribes("c01", "planet i05a t01a t01b")
    assert match.state.solo is not None
    planet = match.state.solo.taken[1]
    assert match.state.solo.taken == ["t01a", planet]
    assert match.state.offer == ["s10a", "i05a", "s11a", "t01b"]
    assert len(match.events("scribes-miss")) == 1


@rule("BT-178", "BT-180")
def test_ex_32_scribes_by_type() -> None:
    match = scribes("c02", "s01a i01a t01a i02a")
    assert match.state.solo is not None
    assert match.state.solo.taken == ["i01a"]
    assert "i01a" not in match.state.deck.all
    assert match.state.offer == ["s01a", "s10a", "t01a", "i02a"]


@rule("BT-178")
def test_ex_33_scribes_by_position() -> None:
    match = scribes("c03", "s01a i01a t01a i02a")
    assert match.state.solo is not None
    assert match.state.solo.taken == ["s10a", "t01a"]
    assert match.state.offer == ["s01a", "i01a", "s11a", "i02a"]


@rule("BT-183")
def test_ex_34_scribes_in_the_last_round() -> None:
    match = scenario(1, round=15, phase="events").offer("s01a i01a t01a i02a").deck("s10a s11a").start()
    assert match.state.solo is not None
    assert match.state.round == match.state.rounds == 16
    assert match.state.solo.taken == ["s01a", "i01a", "t01a", "i02a", "s10a"]
    assert None not in match.state.offer
    assert match.state.offer[0] == "s11a"


@rule("BT-172", "BT-174")
@pytest.mark.parametrize(
    ("level", "removed", "pages", "chosen"), [("easy", 7, 16, 3), ("medium", 8, 15, 3), ("hard", 8, 15, 4)]
)
def test_ex_35_the_levels(level: str, removed: int, pages: int, chosen: int) -> None:
    match = fresh(1, difficulty=level)
    match.play(0, " ".join(match.options(0)[:3]))
    line = ["ch-trade-1", "ch-science-2", "ch-industry-3", "ch-trade-2"][:chosen]
    match.play(0, " ".join(line))
    state = match.state
    assert (len(state.chronicle_box), len(state.chronicle.pages), state.rounds) == (removed, pages, pages + 1)
    assert state.solo is not None
    assert [challenge.id for challenge in state.solo.challenges] == line


@rule("BT-189", "BT-190")
@pytest.mark.parametrize(("vp", "total", "won"), [(138, 108, False), (141, 111, True)])
def test_ex_36_the_penalty(vp: int, total: int, won: bool) -> None:
    match = scenario(1, phase="scoring").player(0, vp=vp, quill=0, paper=0)
    result = match.challenges("trade-1 science-2 industry-3", done="trade-1").start().result
    assert result is not None
    assert (result.scores[0].total, result.won) == (total, won)
    assert result.scores[0].parts["challenges"] == -30
