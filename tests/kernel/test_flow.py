"""How a step runs: free actions, several seats at once, barriers, drafts, and the way back."""

import re
from collections.abc import Sequence
from itertools import permutations

import pytest

from engines.kernel import Asking, Closed, FreeAction, Match, Refusal, Refused, Step, Text, parallel
from engines.kernel.notation import pass_all_stops
from tests.kernel.small import Sitter, Small, begun, notes_of, options, pass_stop


def choose(game: Small, seat: int, *ids: str) -> Step:
    """Ask somebody, and note the answer."""
    game.note((yield from game.players[seat].ask("action", options(*ids))))


def asks(match: Match[Small]) -> dict[int, str]:
    return {seat: asked.key for seat, asked in match.pending.items()}


def ids(match: Match[Small], seat: int = 0) -> list[str]:
    return [option.id for option in (*match.asked(seat).options, *match.asked(seat).free)]


# ---- free actions ----------------------------------------------------------------------------------------


ENOUGH = Refusal("SM-3", Text("refused-undo"))


def drinks(game: Small, seat: int) -> Sequence[FreeAction]:
    """Two drinks, one after the other, each of which asks something."""

    def drink() -> Step:
        game.note("drinks")
        yield from choose(game, seat, "deep", "little")

    enough = lambda: ENOUGH if game.notes.count("drinks") == 2 else None
    return [FreeAction("drink", drink, Text("option-go"), refuse=enough)]


def twice(game: Small) -> Step:
    left = lambda: options("a", "b", "c")()[len(game.notes) and 1 :]
    game.note((yield from game.players[0].ask("action", left)))


def test_a_free_action_interrupts_and_the_ask_comes_back_anew() -> None:
    match = begun(twice, free=drinks)
    assert ids(match) == ["a", "b", "c", "drink"]
    match.answer(0, ["drink"])
    assert ids(match) == ["deep", "little", "drink"]
    match.answer(0, ["drink"])  # a free action in the middle of a free action
    assert ids(match) == ["deep", "little"]
    match.answer(0, ["deep"])
    match.answer(0, ["little"])
    assert ids(match) == ["b", "c"]  # its options are computed again
    match.answer(0, ["b"])
    assert match.state.notes == ["drinks", "drinks", "deep", "little", "b"]


def test_a_free_action_can_be_taken_back_with_all_that_it_asked() -> None:
    match = begun(twice, free=drinks)
    before = match.digest()
    match.answer(0, ["drink"])
    match.answer(0, ["deep"])
    assert match.start_over(0) == 2
    assert (match.digest(), ids(match)) == (before, ["a", "b", "c", "drink"])


def test_a_free_action_that_is_closed_says_why() -> None:
    match = begun(twice, free=drinks)
    assert match.asked(0).why_not() == []
    for pick in ("drink", "deep", "drink", "deep"):
        match.answer(0, [pick])
    assert match.asked(0).why_not() == [Closed("drink", Text("option-go"), ENOUGH)]
    with pytest.raises(Refused) as caught:
        match.answer(0, ["drink"])
    assert caught.value.refusal == ENOUGH


def test_no_free_action_beside_an_atomic_ask() -> None:
    def atomic(game: Small) -> Step:
        game.note((yield from game.players[0].ask("action", options("a", "b"), atomic=True)))

    match = begun(atomic, free=drinks)
    assert ids(match) == ["a", "b"]
    with pytest.raises(Refused, match="refused-not-offered"):
        match.answer(0, ["drink"])


def test_whoever_is_asked_out_of_turn_has_free_actions_too() -> None:
    match = begun(lambda game: choose(game, 1, "a", "b"), free=drinks)
    assert ids(match, 1) == ["a", "b", "drink"]
    match.answer(1, ["drink"])
    match.answer(1, ["little"])
    match.answer(1, ["b"])
    assert match.state.notes == ["drinks", "little", "b"]


def test_a_free_action_in_one_of_several_lines() -> None:
    match = begun(lambda game: secretly(game), free=drinks)
    match.answer(1, ["drink"])
    assert match.asked(0).key == "action"
    match.answer(1, ["deep"])
    assert ids(match, 1) == ["a", "b", "drink"]


# ---- at the same time ------------------------------------------------------------------------------------


def two_choices(me: Sitter) -> Asking[str]:
    first = yield from me.ask("action", options("a", "b"), secret=True)
    second = yield from me.ask("action", options("c", "d"), secret=True)
    me.notes.append(first + second)
    return first + second


def secretly(game: Small) -> Step:
    chosen = yield from parallel({me.seat: two_choices(me) for me in game.players})
    game.note(chosen)
    game.note(game.random.roll(1000))


ARRIVALS = [(0, "a"), (0, "d"), (1, "b"), (1, "c"), (2, "b"), (2, "d")]


def test_any_order_of_arrival_gives_the_same_digest() -> None:
    digests = set()
    for seats in set(permutations(seat for seat, _ in ARRIVALS)):
        match = begun(secretly, players=3)
        waiting = {seat: [pick for other, pick in ARRIVALS if other == seat] for seat in range(3)}
        for seat in seats:
            match.answer(seat, [waiting[seat].pop(0)])
        digests.add(match.digest())
        assert match.state.notes[0] == "{0: 'ad', 1: 'bc', 2: 'bd'}"
    assert len(digests) == 1


def test_each_line_has_its_own_chance() -> None:
    """Dice of one line do not depend on when the others roll, and are not the same dice."""

    def dice(game: Small, me: Sitter) -> Asking[list[int]]:
        rolled = []
        for _ in range(3):
            yield from me.ask("action", options("a", "b"), secret=True)
            rolled.append(game.random.roll(1000))
        return rolled

    def rolling(game: Small) -> Step:
        game.note((yield from parallel({me.seat: dice(game, me) for me in game.players})))

    found = set()
    for seats in ([0, 0, 0, 1, 1, 1], [1, 1, 1, 0, 0, 0], [0, 1, 0, 1, 0, 1], [1, 0, 0, 1, 1, 0]):
        match = begun(rolling, players=2)
        for seat in seats:
            match.answer(seat, ["a"])
        found.add(match.state.notes[0])
    assert len(found) == 1
    rolls = [int(number) for number in re.findall(r"\d+(?=[,\]])", found.pop())]
    assert len(set(rolls)) == 6


def test_where_it_is_nobodys_turn_there_are_no_free_actions() -> None:
    def rule(game: Small) -> Step:
        yield from parallel({me.seat: two_choices(me) for me in game.players}, free=False)
        yield from choose(game, 0, "a", "b")

    match = begun(rule, free=drinks)
    assert ids(match) == ["a", "b"]
    for seat in (0, 1):
        match.answer(seat, ["a"])
        assert ids(match, seat) == ["c", "d"]  # not after the first answer either
        match.answer(seat, ["c"])
    assert ids(match) == ["a", "b", "drink"]


def test_each_can_change_an_answer_until_all_are_in() -> None:
    match = begun(secretly, players=2)
    for seat, pick in [(0, "a"), (1, "b"), (0, "d")]:
        match.answer(seat, [pick])
    assert match.undo(0).picks == ("d",)
    assert match.undo(1).picks == ("b",)  # others have answered since, and do not mind
    assert match.undo(0).picks == ("a",)
    assert not match.can_undo(0)
    for seat, pick in [(1, "a"), (1, "c"), (0, "b"), (0, "c")]:
        match.answer(seat, [pick])
    assert match.state.notes[0] == "{0: 'bc', 1: 'ac'}"
    assert not match.can_undo(0)
    assert not match.can_undo(1)


def test_nobody_sees_what_others_answer_at_the_same_time() -> None:
    def noting(game: Small) -> Step:
        def line(me: Sitter) -> Asking[str]:
            pick = yield from me.ask("action", options("a", "b"))
            game.tell("forced", who=pick, option=pick)
            game.note(pick)  # not its own seat's: just to see what a view shows
            return (yield from me.ask("action", options("c", "d")))

        yield from parallel({me.seat: line(me) for me in game.players})

    match = begun(noting, owners=[None])
    match.answer(0, ["a"])
    assert notes_of(match, 0) == ["a"]
    assert notes_of(match, 1) == []
    assert notes_of(match, None) == []
    assert match.events(1) == []


def test_events_and_chance_of_lines_are_joined_by_seat() -> None:
    def line(game: Small, me: Sitter) -> Asking[int]:
        yield from me.ask("action", options("a", "b"))
        game.tell("forced", who=str(me.seat), option="")
        return game.random.roll(1000)

    def rule(game: Small) -> Step:
        game.note((yield from parallel({me.seat: line(game, me) for me in game.players})))
        yield from choose(game, 0, "x", "y")

    told, rolled = set(), set()
    for order in ([0, 1], [1, 0]):
        match = begun(rule, owners=[None])
        for seat in order:
            match.answer(seat, ["a"])
        told.add(tuple(str(event.args["who"]) for event in match.events(None)))
        rolled.add(match.state.notes[0])
    assert told == {("0", "1")}
    assert len(rolled) == 1


def test_a_barrier_in_one_line_stops_only_that_seat() -> None:
    def line(game: Small, me: Sitter) -> Asking[str]:
        yield from me.ask("action", options("a", "b"))
        yield from game.barrier("draw")
        return (yield from me.ask("action", options("c", "d")))

    def rule(game: Small) -> Step:
        game.note((yield from parallel({me.seat: line(game, me) for me in game.players})))

    match = begun(rule, owners=[None])
    match.answer(0, ["a"])
    assert asks(match) == {1: "action", 0: "stop-draw"}
    assert match.can_undo(0)
    pass_stop(match, 0)
    assert not match.can_undo(0)
    match.answer(0, ["c"])
    assert match.undo(0).picks == ("c",)
    assert not match.can_undo(0)


def test_nobody_deciding_means_going_on() -> None:
    def rule(game: Small) -> Step:
        game.note((yield from parallel({})))
        yield from choose(game, 0, "a", "b")

    assert begun(rule).state.notes == ["{}"]


def test_nobody_deciding_confirms_nothing() -> None:
    def rule(game: Small) -> Step:
        yield from choose(game, 0, "a", "b")
        yield from parallel({})

    match = begun(rule)
    match.answer(0, ["a"])
    assert asks(match) == {0: "stop-end"}
    assert match.can_undo(0)


def test_a_parallel_inside_a_parallel_is_an_error_of_the_rule() -> None:
    def nested(me: Sitter) -> Step:
        yield from parallel({me.seat: two_choices(me)})

    def rule(game: Small) -> Step:
        yield from parallel({me.seat: nested(me) for me in game.players})

    with pytest.raises(RuntimeError, match="parallel"):
        begun(rule)


def test_a_line_asks_only_its_own_seat() -> None:
    def rule(game: Small) -> Step:
        yield from parallel({0: two_choices(game.players[1])})

    with pytest.raises(RuntimeError, match="its own seat"):
        begun(rule)


# ---- barriers and handing over ---------------------------------------------------------------------------


def drawing(game: Small) -> Step:
    yield from choose(game, 0, "a", "b")
    yield from game.barrier("draw")
    game.note("drawn")
    yield from choose(game, 0, "c", "d")


def test_a_barrier_wants_a_word_and_ends_the_way_back() -> None:
    match = begun(drawing)
    match.answer(0, ["a"])
    assert asks(match) == {0: "stop-draw"}
    assert match.state.notes == ["a"]
    assert match.can_undo(0)
    pass_stop(match, 0)
    assert match.state.notes == ["a", "drawn"]
    assert not match.can_undo(0)
    with pytest.raises(Refused, match="refused-undo"):
        match.undo(0)
    match.answer(0, ["d"])
    assert match.undo(0).picks == ("d",)


def test_a_barrier_passes_by_itself_where_nothing_could_be_taken_back() -> None:
    def rule(game: Small) -> Step:
        yield from game.barrier("draw")
        yield from choose(game, 0, "a", "b")

    assert asks(begun(rule)) == {0: "action"}


def test_whoever_answered_last_agrees_to_a_barrier_also_out_of_turn() -> None:
    def rule(game: Small) -> Step:
        yield from choose(game, 0, "a", "b")
        yield from choose(game, 1, "c", "d")
        yield from game.barrier("draw")
        game.note("drawn")
        yield from choose(game, 0, "e", "f")

    match = begun(rule)
    match.answer(0, ["a"])
    pass_stop(match, 0)
    match.answer(1, ["c"])
    assert asks(match) == {1: "stop-draw"}
    assert match.undo(1).picks == ("c",)
    match.answer(1, ["d"])
    pass_stop(match, 1)
    assert match.state.notes == ["a", "d", "drawn"]
    assert not match.can_undo(1)


def test_a_step_of_the_table_asks_before_chance_too() -> None:
    def rule(game: Small) -> Step:
        yield from choose(game, 1, "a", "b")
        yield from game.barrier("draw")
        yield from choose(game, 1, "c", "d")

    match = begun(rule, owners=[None])
    match.answer(1, ["a"])
    assert asks(match) == {1: "stop-draw"}
    pass_stop(match, 1)
    assert not match.can_undo(1)


def victim(game: Small) -> Step:
    yield from choose(game, 0, "a", "b")
    yield from choose(game, 1, "c", "d")
    yield from choose(game, 0, "e", "f")


def test_before_somebody_else_is_asked_the_owner_hands_over() -> None:
    match = begun(victim)
    match.answer(0, ["a"])
    assert asks(match) == {0: "stop-handover"}
    assert notes_of(match, 1) == []
    pass_stop(match, 0)
    assert asks(match) == {1: "action"}
    assert notes_of(match, 1) == ["a"]
    assert not match.can_undo(0)
    match.answer(1, ["c"])
    assert notes_of(match, None) == ["a", "c"]
    assert match.can_undo(1)  # as long as nobody has answered since
    match.answer(0, ["e"])
    assert not match.can_undo(1)


def test_without_an_answer_there_is_nothing_to_hand_over() -> None:
    assert asks(begun(lambda game: choose(game, 1, "a", "b"))) == {1: "action"}


# ---- drafts ----------------------------------------------------------------------------------------------


def turn(game: Small) -> Step:
    yield from choose(game, 0, "a", "b")
    game.tell("forced", who="x", option="y")
    yield from choose(game, 0, "c", "d")


def test_a_draft_is_seen_only_by_its_owner_until_it_is_confirmed() -> None:
    match = begun(turn, turn)
    match.answer(0, ["a"])
    match.answer(0, ["d"])
    assert notes_of(match, 0) == ["a", "d"]
    assert [event.key for event in match.events(0)] == ["forced"]
    for others in (1, None):
        assert notes_of(match, others) == []
        assert match.events(others) == []
    assert match.published == []
    assert asks(match) == {0: "stop-end"}
    pass_stop(match, 0)
    assert notes_of(match, None) == ["a", "d"]
    (step,) = match.drain_steps()
    assert [event.key for event in step.events] == ["forced"]
    assert [answer.picks for answer in step.answers] == [("a",), ("d",), ("go",)]


def test_a_finished_step_has_all_of_its_events_also_those_published_in_its_middle() -> None:
    def rule(game: Small) -> Step:
        yield from turn(game)
        yield from game.barrier("draw")
        game.tell("forced", who="later", option="y")
        yield from choose(game, 0, "e", "f")

    match = begun(rule)
    for pick in "ad":
        match.answer(0, [pick])
    pass_stop(match, 0)
    assert [event.args["who"] for event in match.published] == ["x", "later"]
    match.answer(0, ["e"])
    assert [event.args["who"] for event in match.published] == ["x", "later"], "the rest is a draft"
    pass_stop(match, 0)
    (step,) = match.drain_steps()
    assert [event.args["who"] for event in step.events] == ["x", "later"]
    assert match.published == []


def test_events_for_a_few_eyes() -> None:
    def rule(game: Small) -> Step:
        game.tell("forced", to=(1,), who="x", option="y")
        yield from choose(game, 0, "a", "b")

    match = begun(rule)
    assert [len(match.events(seat)) for seat in (0, 1, None)] == [0, 1, 0]


def test_undo_and_start_over() -> None:
    match = begun(turn)
    start = match.digest()
    assert not match.can_undo(0)
    assert not match.can_undo(1)
    match.answer(0, ["a"])
    middle = match.digest()
    match.answer(0, ["c"])
    assert match.undo(0).picks == ("c",)
    assert match.digest() == middle
    with pytest.raises(Refused, match="refused-undo"):
        match.undo(1)
    match.answer(0, ["d"])
    assert match.start_over(0) == 2
    assert match.digest() == start
    assert match.start_over(0) == 0


def test_a_confirmed_step_stays() -> None:
    match = begun(turn, turn)
    for pick in "ad":
        match.answer(0, [pick])
    pass_stop(match, 0)
    assert match.number == 1
    assert not match.can_undo(0)


def closing_turn(game: Small) -> Step:
    """A choice, and a last question whose "done" is the confirmation."""
    yield from choose(game, 0, "a", "b")
    left = lambda: options("more", "done")()[len(game.notes) > 1 :]
    gone = lambda: [Closed("more", Text("option-go"), ENOUGH)] if len(game.notes) > 1 else []
    if (yield from game.players[0].ask("action", left, missing=gone, closing="done")) != "done":
        game.note("more")
        yield from game.players[0].ask("action", left, missing=gone, closing="done")
    game.note("over")


def test_the_answer_that_closes_a_step_confirms_it() -> None:
    match = begun(closing_turn, turn)
    match.answer(0, ["a"])
    match.answer(0, ["done"])
    assert match.number == 1
    assert not match.can_undo(0)


def test_where_only_the_end_is_left_the_stop_says_why() -> None:
    match = begun(closing_turn, turn)
    match.answer(0, ["a"])
    match.answer(0, ["more"])
    assert match.asked(0).is_stop
    assert [closed.why for closed in match.asked(0).why_not()] == [ENOUGH]
    pass_stop(match, 0)
    assert match.number == 1
    assert not any(event.visible_to(0) for step in match.drain_steps() for event in step.events)


def test_beside_the_end_of_a_step_stands_what_is_free() -> None:
    match = begun(closing_turn, turn, free=drinks)
    for picks in ("a", "more", "drink", "deep"):
        match.answer(0, [picks])
    assert ids(match) == ["done", "drink"]
    match.answer(0, ["done"])
    assert match.number == 1


def test_published_views_are_kept_on_demand() -> None:
    match = begun(turn, turn)
    kept = Match.new(match.game, 2, 1, keep_views=True)
    for each in (match, kept):
        for pick in "ad":
            each.answer(0, [pick])
        pass_all_stops(each)
    assert match.drain_steps()[0].view is None
    assert kept.drain_steps()[0].view is not None
