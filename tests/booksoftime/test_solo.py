"""The solo mode: challenges and scribes (BT-170 to BT-191)."""

import pytest

from data.words import words
from engines.booksoftime.scenario import scenario
from engines.booksoftime.view import BooksView
from engines.kernel.scenario import Played
from tests.rules import rule


def scribes(right: str, offer: str, deck: str = "s10a s11a s12a", **player: int) -> Played:  # type: ignore[type-arg]
    """The event phase that brings this page of the chronicle into view."""
    position = scenario(1, round=1, phase="events").offer(offer).deck(deck).player(0, **player)
    other = next(leaf for leaf in position.leaves if leaf != right)
    return position.chronicle([other, right]).start()


def taken(match: Played) -> list[str]:  # type: ignore[type-arg]
    solo = match.state.solo
    assert solo is not None
    return solo.taken


@rule("BT-170", "BT-176")
def test_alone_the_rules_are_the_normal_ones() -> None:
    match = scenario(1).start()
    assert match.asks() == {0: "action"}
    match.play(0, "event:left gain close:trade")
    assert match.asks() == {0: "action"}
    assert match.state.round == 2


@rule("BT-171")
def test_challenges_of_different_columns_and_levels() -> None:
    match = scenario(1, phase="challenges").start()
    assert match.options(0) == ["ch-trade-1", "ch-trade-2", "ch-trade-3"]
    match.play(0, "ch-trade-2")
    assert match.options(0) == ["ch-science-1", "ch-science-3"]
    assert match.why_not(0)["ch-science-2"].rule == "BT-171"
    match.play(0, "ch-science-3")
    solo = match.state.solo
    assert solo is not None
    assert [(one.id, one.done) for one in solo.challenges] == [
        ("ch-trade-2", False),
        ("ch-science-3", False),
        ("ch-industry-1", False),
    ]


@rule("BT-173")
def test_on_hard_a_fourth_challenge_of_another_level_in_its_column() -> None:
    match = scenario(1, phase="challenges", settings={"difficulty": "hard"}).start()
    match.play(0, "ch-trade-1 ch-science-2")
    assert len(match.options(0)) == 6
    assert match.why_not(0)["ch-trade-1"].rule == "BT-173"
    assert "ch-trade-2" in match.options(0)


@rule("BT-174", "BT-175", "BT-172")
def test_the_scribes_begin_before_the_first_turn() -> None:
    match = scenario(1, phase="challenges", settings={"difficulty": "easy"}, seed=3).start()
    match.play(0, "ch-trade-1 ch-science-2")
    icons = match.state.icons_in_view()
    told = [event.key for event in match.events()]
    assert told.count("scribes-take") + told.count("scribes-miss") == len(icons) > 0
    assert match.asks() == {0: "action"}
    assert None not in match.state.offer


@rule("BT-177")
def test_when_the_chronicle_closes_the_scribes_do_nothing() -> None:
    match = scenario(1, round=16, phase="events").start()
    assert taken(match) == []
    assert match.result is not None


@rule("BT-177", "BT-005")
def test_a_page_without_icons_takes_nothing() -> None:
    assert taken(scribes("c04", "s01a i01a t01a i02a")) == []


@rule("BT-179")
def test_a_page_that_is_gone_is_not_taken_again() -> None:
    match = scribes("c20", "t01a i01a s01a i02a")  # boat, coin
    assert taken(match) == ["t01a"]
    assert len(match.events("scribes-miss")) == 1


@rule("BT-180")
def test_taken_pages_are_kept_aside_by_type() -> None:
    match = scribes("c21", "s01a i01a t01a i02a")
    view = match.view(None)
    assert isinstance(view, BooksView)
    assert view.solo is not None
    assert view.solo.taken == {"trade": 1, "science": 1, "industry": 1}
    assert match.state.deck.discard == []


@rule("BT-182", "BT-179")
def test_a_folder_saves_a_page_for_the_whole_phase() -> None:
    match = scribes("c22", "s01a i01a t01a i02a", folder=1)  # deck, slot 2, slot 4
    assert taken(match) == ["s10a"]
    assert match.asks() == {0: "save"}
    assert "You have 1 folder." in words("en", "booksoftime").say(match.asked(0).text())
    match.play(0, "yes")
    assert match.state.players[0].folder == 0
    assert taken(match) == ["s10a", "i02a"]
    assert match.state.offer[1] == "i01a"
    # Two icons that point at the same page: saved once, it stays.
    again = scribes("c18", "s01a i01a s04a s07a", folder=2)
    again.play(0, "yes no")
    assert taken(again) == ["s07a"]


@rule("BT-182")
def test_a_saved_page_is_safe_from_a_later_icon() -> None:
    position = scenario(1, round=15, phase="events").offer("s01a i01a t01a i02a").deck("s10a s11a")
    match = position.player(0, folder=4).start()
    match.play(0, "no yes no no")
    assert taken(match) == ["s01a", "t01a", "i02a", "s10a"]
    assert match.state.offer[1] == "i01a"
    by_type = scribes("c21", "s01a i01a t01a s02a", folder=1)  # science, industry, trade
    by_type.play(0, "yes")
    assert taken(by_type) == ["i01a", "t01a"]


@rule("BT-182")
def test_letting_pages_go_can_be_a_standing_answer() -> None:
    match = scribes("c22", "s01a i01a t01a i02a", folder=1)
    match.match.set_standing(0, "save", "no")
    assert match.asks() == {0: "action"}
    assert match.state.players[0].folder == 1


@rule("BT-184")
def test_a_deck_icon_meets_an_empty_deck() -> None:
    position = scenario(1, round=1, phase="events").offer("s01a - - -").deck("", only=True)
    match = position.chronicle("c01 c12").start()  # deck, slot 1
    assert taken(match) == ["s01a"]
    full = scenario(1, round=1, phase="events").offer("s01a s02a s03a s04a").deck("t01a", only=True)
    renewed = full.discards("t02a t03a").chronicle("c01 c03").start()
    assert taken(renewed) == ["t01a", "s03a"]
    assert len(renewed.events("reshuffled")) == 1


@rule("BT-185", "BT-186")
def test_reaching_the_top_is_done_at_once() -> None:
    match = scenario(1).event_used().challenges("science-1 trade-2 industry-3").tracks(0, science=6)
    start = match.player(0, quill=2, paper=1, folder=1).start()
    start.draft(0, "advance:science")
    assert start.state.solo is not None
    assert [one.done for one in start.state.solo.challenges] == [True, False, False]


@rule("BT-186", "BT-187", "BT-185")
def test_a_goal_counts_when_its_last_tile_is_on_top_and_fulfilled() -> None:
    early = scenario(1).event_used().challenges("trade-1 science-2 industry-3").goal(0, "G-S1-2")
    early = early.book(0, "science", "planet planet planet planet flask")
    start = early.player(0, board="- - - - s09a", paper=1).start().play(0, "write:5")
    assert start.state.solo is not None
    assert not start.state.solo.challenges[1].done  # the level 2 tile is on top
    late = scenario(1).event_used().challenges("trade-1 science-2 industry-3").goal(0, "G-S1-3")
    late = late.book(0, "science", "planet planet planet planet flask").tracks(0, science=2)
    start = late.player(0, quill=1, paper=1).start().play(0, "advance:science flask")
    assert start.state.solo is not None
    assert start.state.solo.challenges[1].done


@rule("BT-185", "BT-186")
def test_eight_pages_are_enough_and_stay_done() -> None:
    match = scenario(1).event_used().challenges("trade-1 science-2 industry-3")
    match = match.book(0, "industry", "map map map map map").player(0, board="- - - - i05a", paper=1)
    start = match.start().play(0, "write:5")
    assert start.state.solo is not None
    assert start.state.solo.challenges[2].done
    assert len(start.events("challenge-done")) == 1


@rule("BT-188", "BT-190")
@pytest.mark.parametrize("done", ["", "industry-3"])
def test_the_tenth_page_loses_the_game_at_once(done: str) -> None:
    position = scenario(1, phase="events").offer("s01a i01a t01a s02a").scribes("industry*9")
    match = position.challenges("trade-1 science-2 industry-3", done=done).chronicle("c01 c02").start()
    assert match.result is not None
    assert match.result.won is False
    assert match.state.solo is not None
    assert match.state.solo.lost == "ch-industry-3"
    assert match.asks() == {}


@rule("BT-188")
def test_pages_of_a_type_without_a_chosen_challenge_lose_nothing() -> None:
    position = scenario(1, phase="events").offer("s01a i01a t01a s02a").scribes("industry*9")
    match = position.challenges("trade-3 science-2 industry-1").chronicle("c01 c02").start()
    assert match.result is None


@rule("BT-188")
def test_a_loss_condition_that_holds_is_seen_at_the_end_too() -> None:
    position = scenario(1, phase="scoring").player(0, vp=300).scribes("trade*10")
    result = position.challenges("trade-3 science-2 industry-1", done="trade-3").start().result
    assert result is not None
    assert result.won is False
    quiet = scenario(1, phase="events").scribes("trade*10").chronicle("c01 c04")  # c04 has no icons
    assert quiet.challenges("trade-3 science-2 industry-1").start().result is not None


@rule("BT-175", "BT-171")
def test_the_first_page_and_the_challenges_of_a_scenario_are_those_that_were_named() -> None:
    position = scenario(1, phase="challenges").chronicle("c05").offer("s01a i01a t01a i02a")
    match = position.challenges("science-1").start()
    assert match.options(0) == ["ch-trade-2", "ch-trade-3"]
    match.play(0, "ch-trade-2")
    assert taken(match) == ["s01a", "i01a"]  # slots 1 and 2
    opening = scenario(1, phase="opening").chronicle("c05").offer("s01a i01a t01a i02a").start()
    assert taken(opening) == ["s01a", "i01a"]


@rule("BT-189", "BT-062")
def test_the_penalty_may_go_below_zero() -> None:
    match = scenario(1, phase="scoring").player(0, vp=10, quill=0, paper=0)
    result = match.challenges("trade-1 science-2 industry-3").start().result
    assert result is not None
    assert result.scores[0].total == 10 - 45


@rule("BT-190", "BT-172")
@pytest.mark.parametrize(
    ("level", "vp", "done", "won"),
    [
        ("easy", 130, "trade-1", True),
        ("easy", 129, "trade-1", False),
        ("medium", 200, "", False),
        ("hard", 150, "trade-1 science-2", True),
        ("hard", 200, "trade-1", False),
    ],
)
def test_what_winning_needs(level: str, vp: int, done: str, won: bool) -> None:
    chosen = "trade-1 science-2 industry-3" + (" trade-2" if level == "hard" else "")
    match = scenario(1, phase="scoring", settings={"difficulty": level}).player(0, vp=vp, quill=0, paper=0)
    result = match.challenges(chosen, done=done).start().result
    assert result is not None
    assert result.won is won


@rule("BT-191")
def test_the_scribes_have_no_score() -> None:
    result = scenario(1, phase="scoring").challenges("trade-1 science-2 industry-3").start().result
    assert result is not None
    assert [score.seat for score in result.scores] == [0]
    assert result.winners == (1,)  # the seat behind the player's


@rule("BT-190")
def test_the_log_says_what_was_needed() -> None:
    lost = scenario(1, round=16, phase="scoring").player(0, vp=50).challenges("trade-1 science-2 industry-3")
    assert lost.start().log()[-1] == "Needed: 110 VP and 1 challenge; challenges done: 0. The game is lost."
    won = scenario(1, round=16, phase="scoring").player(0, vp=200)
    won.challenges("trade-1 science-2 industry-3", done="trade-1")
    assert won.start().log()[-1] == "Needed: 110 VP and 1 challenge; challenges done: 1. The game is won!"
