"""Pages: board, offer, deck, writing, drawing (BT-041 to BT-046, BT-063 to BT-065, BT-090 to BT-113)."""

import pytest

from data.words import words
from engines.booksoftime.book import falls_off, push
from engines.booksoftime.scenario import scenario
from engines.booksoftime.view import BooksView
from engines.booksoftime.wording import page_text
from engines.kernel import Kind, Text
from tests.rules import rule

FULL = "t01a s01a i01a t02a s02a"


@rule("BT-042", "BT-041")
def test_a_gap_absorbs_the_push() -> None:
    board: list[str | None] = ["a", "b", None, "d", "e"]
    assert push(board, "n") is None
    assert board == ["n", "a", "b", "d", "e"]
    assert falls_off(board) == "e"
    assert push(board, "m") == "e"
    assert falls_off([None, "b", "c", "d", "e"]) is None


@rule("BT-043")
def test_the_panel_says_which_page_would_fall_off() -> None:
    match = scenario().player(0, board=FULL).start()
    asked = match.asked(0)
    heading = asked.by_id["draw:1"].group
    assert heading is not None
    assert heading.key == "group-draw-pushes"
    assert "Archimedes" not in words("en", "booksoftime").say(heading)
    assert "Pythagoras" in words("en", "booksoftime").say(heading)
    match.play(0, "draw:1")
    gone = page_text(match.state.parts.pages["t02a"])
    assert match.asked(0).text().args["pushes"] == Text("pushes-off", {"page": gone})
    view = match.view(0)
    assert isinstance(view, BooksView)
    assert view.players[0].pushed_off is not None
    assert view.players[0].pushed_off.id == "t02a"


@rule("BT-045", "BT-110")
def test_pages_come_one_after_the_other_in_the_players_order() -> None:
    match = scenario().event_used().offer("t05a s05a i05a t06a").deck("t07a t08a").start()
    match.play(0, "draw:3 draw:1")
    assert match.state.players[0].board[:2] == ["t05a", "i05a"]


@rule("BT-046", "BT-090")
@pytest.mark.parametrize(
    ("section", "quill", "paper"), [(1, 2, 2), (2, 2, 1), (3, 1, 1), (4, 1, 0), (5, 0, 1)]
)
def test_the_section_says_what_writing_costs(section: int, quill: int, paper: int) -> None:
    board = ["-"] * (section - 1) + ["s06a"]  # 1 VP at once
    match = scenario().event_used().player(0, quill=quill, paper=paper, board=board).start()
    match.play(0, f"write:{section}")
    me = match.state.players[0]
    assert (me.quill, me.paper, me.vp) == (0, 0, 11)


@rule("BT-090", "BT-093")
@pytest.mark.parametrize("turned", [0, 1, 2])
def test_a_page_is_written_at_the_open_place(turned: int) -> None:
    match = scenario().event_used().player(0, board="- - - - t04a", quill=0, paper=1)
    start = match.book(0, "trade", turned=turned).start().play(0, "write:5")
    book = start.state.players[0].books["trade"]
    assert (book.turned, book.right) == (turned, "t04a")
    assert start.state.players[0].paper == 1  # the page brings a paper


@rule("BT-092", "BT-091")
def test_writing_needs_a_page_that_can_be_paid() -> None:
    match = scenario().player(0, quill=0, paper=0, board="t01a - - - -").start()
    assert "write:1" not in match.options(0)
    assert match.why_not(0)["write:1"].rule == "BT-060"
    assert scenario().start().why_not(0)["write"].rule == "BT-092"
    rich = scenario().event_used().player(0, quill=9, paper=9, board="t01a s01a").start()
    rich.play(0, "write:2 write:1")
    assert rich.state.players[0].available() == []
    assert rich.asks() == {1: "action"}  # nothing is left to write, so nobody is asked


@rule("BT-063", "BT-111")
def test_the_decks_top_may_be_drawn_and_the_offer_stays() -> None:
    match = scenario().event_used().offer("t05a s05a i05a t06a").deck("t07a t08a s08a").start()
    match.play(0, "draw:top draw:top")
    assert match.state.players[0].board[:2] == ["t08a", "t07a"]
    assert match.state.offer == ["t05a", "s05a", "i05a", "t06a"]
    assert match.state.deck.top == "s08a"


@rule("BT-063", "BT-111")
def test_a_new_page_is_seen_only_after_a_stop() -> None:
    match = scenario().event_used().offer("t05a s05a i05a t06a").deck("t07a t08a s08a").start()
    match.draft(0, "draw:1")
    stop = match.match.asked(0)
    assert (stop.kind, stop.key) == (Kind.STOP, "stop-page")
    assert match.match.can_undo(0)
    match.draft(0, "go")
    assert match.state.offer[0] == "t07a"
    assert not match.match.can_undo(0)


@rule("BT-064")
def test_the_discards_become_a_deck_as_soon_as_it_is_empty() -> None:
    match = scenario().event_used().offer("t05a s05a i05a t06a").deck("t07a", only=True).discards("s09a s10a")
    start = match.start().play(0, "draw:1")
    assert start.state.offer[0] == "t07a"
    assert sorted(start.state.deck.cards) == ["s09a", "s10a"]
    assert start.state.deck.discard == []
    assert len(start.events("reshuffled")) == 1


@rule("BT-065", "BT-113")
def test_with_deck_and_discards_empty_the_offer_stays_incomplete() -> None:
    match = scenario().event_used().offer("t05a s05a - -").deck("", only=True).start()
    assert set(match.why_not(0)) >= {"draw:refresh"}
    assert match.why_not(0)["draw:refresh"].rule == "BT-065"
    assert match.why_not(0)["draw:3"].rule == match.why_not(0)["draw:top"].rule == "BT-113"
    assert "draw:top" not in match.options(0)
    match.play(0, "draw:1 draw:2")
    assert match.state.offer == [None] * 4
    assert match.asks() == {1: "action"}
    match.play(1, "close:trade done")
    assert not any(option.startswith("draw") for option in match.options(0))
    assert match.why_not(0)["draw"].rule == "BT-113"


@rule("BT-065", "BT-113")
def test_a_page_pushed_off_goes_straight_into_the_offer() -> None:
    match = scenario().event_used().player(0, board=FULL).offer("t05a - - -").deck("", only=True).start()
    match.play(0, "draw:1")
    assert match.state.offer == ["t02a", None, None, None]  # it pushed s02a, which had to be the second page
    assert match.state.players[0].board == ["s02a", "t05a", "t01a", "s01a", "i01a"]


@rule("BT-065")
def test_a_page_paid_as_a_cost_goes_straight_into_the_offer() -> None:
    match = scenario().event_used().player(0, board="i01a").offer("t05a t06a t07a -").deck("", only=True)
    start = match.book(0, "trade", "t08a").start().play(0, "activate:trade right")
    assert start.state.offer[3] == "i01a"


@rule("BT-112")
def test_a_refresh_needs_two_vp_and_comes_before_the_first_page() -> None:
    match = scenario().event_used().player(0, vp=1).start()
    assert match.why_not(0)["draw:refresh"].rule == "BT-112"
    match.play(0, "draw:1")
    assert match.why_not(0)["draw:refresh"].rule == "BT-112"
    again = scenario().event_used().player(0, vp=10).start().play(0, "draw:refresh 1")
    assert again.key(0) == "draw"
    assert again.why_not(0)["draw:refresh"].rule == "BT-112"
    assert again.state.players[0].vp == 8


@rule("BT-065", "BT-112", "BT-165")
def test_without_deck_and_discards_an_offer_is_not_refreshed() -> None:
    match = scenario().event_used().offer("t05a s05a i05a t06a").deck("", only=True)
    start = match.book(0, "trade", "t02a").start()
    assert start.why_not(0)["draw:refresh"].rule == "BT-065"
    start.play(0, "activate:trade right")
    assert start.key(0) == "take"  # the refresh before it would change nothing
    last = scenario().event_used().offer("t05a s05a i05a t06a").deck("t07a", only=True).start()
    last.play(0, "draw:refresh 1+2+3+4")
    assert last.state.offer[0] == "t07a"
    assert None not in last.state.offer


@rule("BT-042", "BT-110", "BT-158")
def test_the_log_says_where_a_page_comes_from() -> None:
    match = scenario().event_used().start().play(0, "draw:2 draw:top")
    sources = [line.partition(") ")[2] for line in match.log("en") if " takes " in line]
    assert sources == ["from slot 2 of the offer.", "from the top of the deck."]
    pile = scenario().event_used().book(0, "science", "s09a").discards("t01a").start()
    log = pile.play(0, "activate:science right boat stop").log("en")
    assert any(line.endswith("from the discards.") for line in log)


@rule("BT-157", "BT-063")
def test_taking_from_the_offer_is_not_from_the_deck() -> None:
    match = (
        scenario().event_used().book(0, "trade", "t01a").offer("t05a s05a i05a t06a").deck("t07a t08a s08a")
    )
    start = match.start().play(0, "activate:trade right")
    assert start.options(0) == ["take:1", "take:2", "take:3", "take:4", "decline"]
    start.play(0, "take:2 take:2")
    assert start.state.players[0].board[:2] == ["t07a", "s05a"]
    assert start.state.offer == ["t05a", "t08a", "i05a", "t06a"]


@rule("BT-158")
def test_a_page_with_a_named_symbol_comes_from_the_discards() -> None:
    match = scenario().event_used().book(0, "science", "s09a").discards("t01a t08a i01a").start()
    match.play(0, "activate:science right")
    assert match.options(0) == ["boat", "map", "decline"]
    match.play(0, "boat")
    assert match.options(0) == ["t01a", "t08a"]
    match.play(0, "t08a")
    assert match.state.players[0].board[0] == "t08a"
    assert match.state.deck.discard == ["t01a", "i01a"]


@rule("BT-158")
def test_without_discards_nothing_is_taken() -> None:
    match = scenario().event_used().book(0, "science", "s09a").player(0, quill=0).start()
    match.play(0, "activate:science right stop")
    assert match.state.players[0].quill == 1  # the other benefit comes all the same
    assert match.state.players[0].available() == []


@rule("BT-165", "BT-112", "BT-063")
def test_the_refresh_icon_replaces_pages_before_they_are_taken() -> None:
    match = (
        scenario().event_used().book(0, "trade", "t02a").offer("t05a s05a i05a t06a").deck("t07a t08a s08a")
    )
    start = match.start().play(0, "activate:trade right 1+4")
    assert start.state.offer == ["t07a", "s05a", "i05a", "t08a"]
    assert start.key(0) == "take"
    none = scenario().event_used().book(0, "trade", "t02a").offer("t05a s05a i05a t06a").start()
    none.play(0, "activate:trade right - take:1 stop")
    assert none.state.players[0].board[0] == "t05a"


@rule("BT-165", "BT-065")
def test_an_incomplete_offer_is_not_refreshed() -> None:
    match = scenario().event_used().book(0, "trade", "t02a").offer("t05a - - -").deck("", only=True).start()
    match.play(0, "activate:trade right")
    assert match.key(0) == "take"
