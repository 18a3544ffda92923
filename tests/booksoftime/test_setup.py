"""The set-up, the box, and what is public (BT-010 to BT-030, BT-195)."""

import pytest

from engines.booksoftime.pieces import census
from engines.booksoftime.scenario import fresh, scenario
from engines.booksoftime.view import BooksView
from engines.kernel import Refused
from engines.kernel.scenario import Played
from tests.rules import rule


def looked_at(match: Played, seat: int | None) -> BooksView:  # type: ignore[type-arg]
    view = match.view(seat)
    assert isinstance(view, BooksView)
    return view


@rule("BT-020", "BT-021", "BT-022", "BT-024", "BT-025", "BT-026", "BT-010")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_what_everybody_starts_with(players: int) -> None:
    state = fresh(players).state
    assert len(state.deck) == 72 - 6 * players
    for me in state.players:
        assert (me.vp, me.quill, me.paper, me.folder) == (10, 2, 2, 0)
        assert me.tracks == {"trade": 1, "science": 1, "industry": 1}
        assert me.board == [None] * 5
        assert len(me.dealt) == 6
        for book, letter in (("trade", "t"), ("science", "s"), ("industry", "i")):
            assert me.books[book].pages == [f"st-{letter}-1", f"st-{letter}-2"]
            assert me.books[book].turned == 0
    assert state.tokens == dict.fromkeys(state.parts.symbols["science"], 4)


@rule("BT-022", "BT-035", "BT-039", "BT-040")
def test_books_lie_open_at_the_first_page() -> None:
    book = looked_at(scenario().start(), None).players[0].books[0]
    assert book.left.cover
    assert book.left.line == "1[paper]"
    assert book.right.page is not None
    assert book.right.page.id == "st-t-1"


@rule("BT-023", "BT-009")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_two_players_share_a_set_of_goals(seed: int) -> None:
    state = fresh(4, seed).state
    for book in ("trade", "science", "industry"):
        stacks = [me.goals[book] for me in state.players]
        assert all([state.parts.goals[tile].level for tile in stack] == [1, 2, 3] for stack in stacks)
        assert len({state.parts.goals[stack[0]].symbol for stack in stacks}) == 4


@rule("BT-026", "BT-027", "BT-014")
def test_first_pages_are_chosen_at_once_and_in_secret() -> None:
    match = scenario(2, phase="pages").player(0, dealt="s04a t01a t02a t03a i01a i02a").start()
    assert match.asks() == {0: "first-write", 1: "first-write"}
    for seat in (None, 1):
        assert looked_at(match, seat).players[0].dealt is None
    mine = looked_at(match, 0).players[0].dealt
    assert mine is not None
    assert [page.id for page in mine] == ["s04a", "t01a", "t02a", "t03a", "i01a", "i02a"]
    match.play(0, "s04a t02a t01a")
    assert match.events("writes-free") == []
    match.undo(0).play(0, "i02a")
    match.play(1, " ".join(match.options(1)[:3]))
    assert match.state.players[0].board[:2] == ["t02a", "i02a"]
    assert [event.key for event in match.events()].count("writes-free") == 2


@rule("BT-028", "BT-015", "BT-014")
def test_the_offer_comes_after_all_choices_and_the_decks_top_is_public() -> None:
    match = fresh(2)
    assert match.state.offer == [None] * 4
    coming = match.state.deck.cards[::-1]
    for seat in (0, 1):
        match.play(seat, " ".join(match.options(seat)[:3]))
    assert match.state.offer == coming[:4]
    view = looked_at(match, None)
    assert view.deck_top is not None
    assert view.deck_top.id == coming[4]
    assert len(view.discard) == 6


@rule("BT-029", "BT-005", "BT-014")
def test_nobody_sees_the_chronicles_next_pages() -> None:
    match = scenario(2, round=3).start()
    view = looked_at(match, 0)
    assert view.chronicle is not None
    assert (view.chronicle.left.leaf, view.chronicle.right.leaf) == ("c02", "c03")
    assert "c04" not in str(view)


@rule("BT-030")
def test_the_first_player_is_drawn_by_lot() -> None:
    firsts = set()
    for seed in range(12):
        match = fresh(3, seed)
        for seat in range(3):
            match.play(seat, " ".join(match.options(seat)[:3]))
        firsts.add(match.state.first)
        assert match.asks() == {match.state.first: "action"}
    assert firsts == {0, 1, 2}


@rule("BT-195", "BT-023")
def test_goal_sets_may_be_chosen() -> None:
    match = fresh(2, goals="chosen")
    assert match.asks() == {0: "goal-set"}
    match.play(0, "set:3 set:1 set:4")
    assert match.options(1) == ["set:1", "set:2", "set:4"]
    with pytest.raises(Refused) as refused:
        match.play(1, "set:3")
    assert refused.value.refusal.rule == "BT-023"
    match.play(1, "set:1 set:2 set:1")
    state = match.state
    assert [me.goals["trade"][0] for me in state.players] == ["g-t3-1", "g-t1-1"]
    assert match.asks() == {0: "first-write", 1: "first-write"}


@rule("BT-195", "BT-039")
def test_covers_may_be_blank() -> None:
    match = scenario(settings={"covers": "blank"}).event_used().start()
    match.play(0, "activate:trade")
    assert match.why_not(0)["left"].rule == "BT-039"
    assert looked_at(match, None).players[0].books[0].left.line == ""
    assert looked_at(match, None).chronicle is not None
    last = scenario(settings={"covers": "blank"}, round=16).start()
    assert last.why_not(0)["event:right"].rule == "BT-039"


@rule("BT-012")
def test_resources_are_not_limited() -> None:
    match = scenario().event_used().player(0, quill=200).book(0, "trade", turned=1).start()
    match.play(0, "activate:trade left stop")
    assert match.state.players[0].paper == 3


@rule("BT-013", "BT-153", "BT-052")
def test_science_tokens_are_limited() -> None:
    position = scenario(2).event_used().tracks(0, science=2).player(0, quill=3, paper=3, tokens="planet*3")
    match = position.player(1, tokens="planet").start()
    match.play(0, "advance:science")
    assert match.options(0) == ["flask", "helix", "triangle"]
    assert match.why_not(0)["planet"].rule == "BT-013"
    match.play(0, "helix")
    assert match.state.tokens["helix"] == 3
    assert match.state.players[0].tokens["helix"] == 1
    empty = scenario(2).event_used().tracks(0, science=2).player(0, tokens="planet*4 flask*4")
    match = empty.player(1, tokens="helix*4 triangle*4").start().play(0, "advance:science stop")
    assert [event.args["why"] for event in match.events("no-effect")]
    assert sum(match.state.players[0].tokens.values()) == 8


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_scenarios_keep_every_piece(players: int) -> None:
    start = scenario(players).player(0, board="boat - t12b", tokens="planet*2").goal(0, "G-S2-3")
    start.book(0, "industry", "map I gear", turned=2).offer("s01a planet").deck("i01a i02a").discards(
        "t01a t01b"
    )
    assert census(start.start().state) == census(fresh(players).state)


@rule("BT-014", "BT-026")
def test_nobody_sees_a_page_that_is_about_to_be_dealt() -> None:
    match = fresh(2, goals="chosen")
    for seat in (None, 0, 1):
        shown = match.view(seat)
        assert isinstance(shown, BooksView)
        assert shown.deck_top is None
