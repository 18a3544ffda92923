"""Books: turning, closing, activating (BT-035 to BT-040, BT-080 to BT-087, BT-100 to BT-128)."""

import pytest

from engines.booksoftime.book import Book
from engines.booksoftime.scenario import scenario
from engines.kernel import Refused, Text
from engines.kernel.asks import written
from tests.rules import rule


@rule("BT-035", "BT-036", "BT-037", "BT-093")
def test_the_model_of_a_book() -> None:
    book = Book(["a", "b"])
    assert (book.left, book.right, book.read) == (None, "a", [])
    assert not book.turn()
    assert (book.left, book.right, book.read) == ("a", "b", ["a"])
    book.insert("n")
    assert (book.left, book.right) == ("a", "n")
    assert not book.turn()
    assert not book.turn()
    assert (book.left, book.right, book.read) == ("b", None, ["a", "n", "b"])
    book.insert("z")
    assert (book.left, book.right) == ("b", "z")
    assert not book.turn()
    assert book.turn()
    assert book.turned == 4
    book.reopen()
    assert (book.left, book.right) == (None, "a")


@rule("BT-040")
def test_books_are_open_when_a_turn_ends() -> None:
    match = scenario().event_used().book(0, "trade", "t01a", turned=3).start()
    match.play(0, "turn trade")
    assert all(book.turned <= len(book.pages) for book in match.state.players[0].books.values())
    assert match.state.players[0].books["trade"].right == "t01a"


@rule("BT-038", "BT-039")
def test_covers_have_abilities_but_are_no_pages() -> None:
    match = scenario().event_used().player(0, paper=0).start()
    assert match.play(0, "activate:trade left stop").state.players[0].paper == 1
    match = scenario().event_used().book(0, "trade", turned=2).start()
    me = match.play(0, "activate:trade right stop").state.players[0]
    assert me.vp == 11
    assert len(me.books["trade"].pages) == 2


@rule("BT-082")
def test_what_cannot_be_paid_is_skipped() -> None:
    # Steam engine: a paper for a step on the industry track; the left side has no cost.
    match = scenario().event_used().book(0, "industry", "i05a").player(0, quill=0, paper=0).start()
    match.play(0, "activate:industry")
    assert match.why_not(0)["right"].rule == "BT-060"
    assert set(match.options(0)) == {"left", "stop"}


@rule("BT-082", "BT-080")
def test_the_first_ability_may_take_what_the_second_one_needs() -> None:
    match = scenario().event_used().player(0, quill=0, paper=1, folder=0)
    match = match.book(0, "industry", "i05a i05b", turned=1).goal(0, "G-I1-2")
    # The back of i05a needs a quill and a paper, the front of i05b a paper: only one of them can be paid.
    start = match.player(0, quill=1, paper=1).start().play(0, "activate:industry")
    assert start.asked(0).by_id["both"].note == Text("note-second-short")
    start.play(0, "both advance:industry:goal goal:industry:2")
    assert len(start.events("uses")) == 1
    assert len(start.events("skips")) == 1


@rule("BT-084", "BT-083")
def test_both_abilities_at_once_when_a_paid_one_brings_what_the_other_costs() -> None:
    # The front of i10a costs 2 VP and brings quills, the back of i02a costs a quill.
    match = scenario().event_used().book(0, "industry", "i02a i10a", turned=1)
    start = match.player(0, quill=0, paper=0, vp=2).start().play(0, "activate:industry")
    assert "right-left" in start.options(0)
    assert start.why_not(0)["both"].rule == "BT-060"
    start.play(0, "right-left")
    me = start.state.players[0]
    assert (me.quill, me.paper, me.folder, me.vp) == (1, 4, 1, 0)


@rule("BT-081", "BT-085")
def test_abilities_that_would_bring_nothing_are_not_asked_about() -> None:
    # Both want a page from the discards, of which there are none.
    start = scenario().event_used().book(0, "trade", "t11a t11b", turned=1).start()
    start.play(0, "activate:trade")
    assert "left" in start.options(0)  # the right one brings a VP besides
    start.play(0, "right")
    assert start.asks() == {1: "action"}
    assert start.state.players[0].vp == 11


@rule("BT-084")
def test_the_first_ability_may_bring_what_the_second_one_costs() -> None:
    match = scenario().event_used().player(0, quill=0, paper=0, board="t01a")
    start = match.book(0, "science", "st-s-1 s01a st-s-2", turned=1).start()
    start.play(0, "activate:science")
    assert start.why_not(0)["right"].rule == "BT-060"
    start.play(0, "left right write:1")
    assert start.state.players[0].books["trade"].pages[0] == "t01a"


@rule("BT-083", "BT-160")
def test_the_whole_cost_comes_first() -> None:
    # Jazz music, front: for pages of science and industry on the board a page is written and 1 VP gained.
    match = scenario().event_used().book(0, "trade", "t08a").player(0, board="i01a", quill=0, paper=0).start()
    match.play(0, "activate:trade right")
    me = match.state.players[0]
    assert me.board == [None] * 5
    assert match.state.deck.discard == ["i01a"]
    assert (me.quill, me.paper) == (2, 2)


@rule("BT-085", "BT-167")
def test_parts_of_the_benefits_may_be_declined() -> None:
    match = scenario().event_used().book(0, "trade", "t01a").start()
    match.play(0, "activate:trade right take:1 decline")
    me = match.state.players[0]
    assert len(me.available()) == 1
    assert me.paper == 3  # what follows comes all the same


@rule("BT-167", "BT-059")
def test_benefits_of_tracks_and_goals_may_be_declined_too() -> None:
    match = (
        scenario().event_used().player(0, quill=9, paper=9, board="trade science industry boat coin").start()
    )
    board = list(match.state.players[0].board)
    match.play(0, "advance:trade decline advance:trade:goal goal:trade:1 stop")
    assert match.state.players[0].board == board
    assert match.state.players[0].vp == 11


@rule("BT-086", "BT-162")
def test_an_ability_writes_into_another_book() -> None:
    match = scenario().event_used().book(0, "science", "s01a").player(0, board="s07a t01a").start()
    match.play(0, "activate:science right")
    assert match.why_not(0)["write:1"].rule == "BT-086"
    match.play(0, "write:2")
    assert match.state.players[0].books["trade"].pages[0] == "t01a"


@rule("BT-086", "BT-056")
def test_a_nested_write_may_not_go_into_the_activated_book() -> None:
    # Steam engine: a step to space 5 of the industry track, whose benefit writes a page.
    match = scenario().event_used().book(0, "industry", "i05a").tracks(0, industry=4)
    start = match.player(0, board="i01a", paper=1).start()
    start.play(0, "activate:industry right advance:industry stop")
    assert start.state.players[0].available() == ["i01a"]
    assert len(start.events("no-effect")) == 1


@rule("BT-086", "BT-131")
def test_an_event_may_write_into_any_book() -> None:
    match = scenario().events(right="c04").player(0, board="s07a").start()
    match.play(0, "event:right write:1")
    assert match.state.players[0].books["science"].pages[0] == "s07a"


@rule("BT-085", "BT-056", "BT-162")
def test_a_chain_of_benefits() -> None:
    """A step on a track writes a page, whose benefit pays for the next step."""
    match = scenario().event_used().tracks(0, industry=4).player(0, quill=1, paper=2, board="- s08a")
    start = match.start().play(0, "advance:industry write:2")
    assert start.state.players[0].paper == 1
    assert "advance:trade" in start.options(0)


@rule("BT-087", "BT-081")
def test_a_page_is_turned_even_if_nothing_was_used() -> None:
    match = scenario().event_used().start().play(0, "activate:trade stop")
    assert match.state.players[0].books["trade"].turned == 1
    assert match.asks() == {1: "action"}


@rule("BT-100", "BT-103", "BT-074")
def test_a_book_may_be_closed_at_its_beginning() -> None:
    match = scenario().event_used().player(0, quill=0, paper=0).start()
    match.play(0, "close:science")
    assert (match.state.players[0].quill, match.state.players[0].vp) == (0, 10)
    assert match.asks() == {1: "action"}


@rule("BT-102")
def test_closing_uses_no_abilities() -> None:
    match = scenario().event_used().book(0, "trade", "t04a", turned=1).start()
    match.play(0, "close:trade")
    assert match.state.players[0].vp == 10
    assert match.state.players[0].paper == 3


@rule("BT-125", "BT-127", "BT-128")
@pytest.mark.parametrize(
    ("books", "gains"), [("trade", (2, 0, 1)), ("science", (0, 2, 1)), ("trade+science+industry", (1, 1, 1))]
)
def test_turning_pages_brings_the_current_benefits_of_all_books(books: str, gains: tuple[int, ...]) -> None:
    # Starting pages: trade paper, quill; science quill, paper; industry 1 VP, 1 VP.
    match = scenario().event_used().player(0, quill=0, paper=0).start()
    match.play(0, f"turn {books}")
    me = match.state.players[0]
    assert (me.quill, me.paper, me.vp - 10) == gains
    assert [name for name, book in me.books.items() if book.turned == 1] == books.split("+")


@rule("BT-126", "BT-127")
def test_a_book_closed_by_turning_is_resolved_at_once() -> None:
    match = scenario().event_used().player(0, quill=0, paper=0).book(0, "trade", turned=2).start()
    match.play(0, "turn trade")
    me = match.state.players[0]
    # All of the trade book (paper, quill), then the first pages: trade paper, science quill, industry 1 VP.
    assert (me.quill, me.paper, me.vp) == (2, 2, 11)
    assert me.books["trade"].turned == 0


@rule("BT-127")
def test_a_back_cover_gives_nothing() -> None:
    match = scenario().event_used().player(0, quill=0, paper=0).book(0, "trade", turned=1).start()
    match.play(0, "turn trade")
    assert (match.state.players[0].quill, match.state.players[0].paper) == (1, 0)


@rule("BT-125")
def test_at_least_one_book_is_turned() -> None:
    match = scenario().event_used().start().play(0, "turn")
    with pytest.raises(Refused):
        match.play(0, "-")


@rule("BT-080")
def test_the_order_is_asked_only_where_it_can_matter() -> None:
    plain = scenario().event_used().start().play(0, "activate:trade")
    assert plain.options(0) == ["both", "left", "right", "stop"]
    match = scenario().event_used().player(0, board="t01a").book(0, "science", turned=1).start()
    assert match.play(0, "activate:science").options(0) == ["both", "right-left", "left", "right", "stop"]


@rule("BT-125", "BT-127")
def test_turning_says_what_comes_into_view() -> None:
    match = scenario().book(0, "trade", turned=0).book(0, "science", turned=1).book(0, "industry", turned=2)
    books = match.start().play(0, "turn").asked(0).by_id
    notes = {name: written(option.note).key for name, option in books.items() if option.note}
    assert notes == {"trade": "note-current", "science": "note-last", "industry": "note-closes"}
