"""Asks of every kind: what they take, what they refuse, and what the kernel answers by itself."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from data import LANGUAGES
from data.words import words
from engines.kernel import Asked, Closed, FreeAction, Kind, Match, Option, Refusal, Refused, Step, Text
from engines.kernel.asks import Ask, folded, unfolded
from engines.kernel.steps import nothing
from tests.kernel.small import Rule, Small, begun, options


def refused(match: Match[Small], picks: Sequence[str], seat: int = 0) -> str:
    """The key of the reason; nothing may have changed."""
    before = match.save(), match.digest()
    with pytest.raises(Refused) as caught:
        match.answer(seat, picks)
    assert (match.save(), match.digest()) == before
    for lang in LANGUAGES:
        assert words(lang).say(caught.value.refusal.reason)
    return caught.value.refusal.reason.key


def one(game: Small) -> Step:
    game.note((yield from game.players[0].ask("action", options("a", "b"))))


def some(game: Small) -> Step:
    rule = lambda chosen: Refusal("SM-1", Text("refused-choose-one")) if "c" in chosen else None
    chosen = yield from game.players[0].ask_some(
        "action", options("a", "b", "c", "d"), at_least=1, at_most=2, rule=rule
    )
    game.note(chosen)


def amounts(game: Small) -> Step:
    chosen = yield from game.players[0].ask_amounts(
        "action",
        options("a", "b", at_most=2),
        at_least=1,
        at_most=3,
        total=lambda values: Text("refused-too-many", {"most": len(values)}),
    )
    game.note(chosen)


def order(game: Small) -> Step:
    game.note((yield from game.players[0].ask_order("action", options("a", "b", "c"))))


def test_one_of() -> None:
    match = begun(one)
    assert refused(match, []) == "refused-choose-one"
    assert refused(match, ["a", "b"]) == "refused-choose-one"
    assert refused(match, ["z"]) == "refused-not-offered"
    assert refused(match, ["a"], seat=1) == "refused-not-asked"
    assert refused(match, ["a"], seat=9) == "refused-not-asked"
    match.answer(0, ["b"])
    assert match.state.notes == ["b"]


def test_some_of_come_in_the_order_in_which_they_were_offered() -> None:
    match = begun(some)
    assert refused(match, []) == "refused-too-few"
    assert refused(match, ["a", "b", "d"]) == "refused-too-many"
    assert refused(match, ["a", "a"]) == "refused-too-often"
    assert refused(match, ["a", "z"]) == "refused-not-offered"
    match.answer(0, ["d", "a"])
    assert match.state.notes == ["['a', 'd']"]


def test_a_rule_over_several_refuses_with_its_own_reason() -> None:
    match = begun(some)
    with pytest.raises(Refused) as caught:
        match.answer(0, ["a", "c"])
    assert caught.value.refusal == Refusal("SM-1", Text("refused-choose-one"))


def test_amounts_and_their_running_total() -> None:
    match = begun(amounts)
    assert refused(match, []) == "refused-too-few"
    assert refused(match, ["a", "a", "a"]) == "refused-too-often"
    assert refused(match, ["a", "a", "b", "b"]) == "refused-too-many"
    asked = match.asked(0)
    assert asked.total(["a", "b", "unknown"]) == Text("refused-too-many", {"most": 2})
    assert (asked.least, asked.most) == (1, 3)
    match.answer(0, ["b", "a", "b"])
    assert match.state.notes == ["['a', 'b', 'b']"]


def test_an_order_wants_all_of_them() -> None:
    match = begun(order)
    assert refused(match, ["a", "b"]) == "refused-order-all"
    assert refused(match, ["a", "b", "b"]) == "refused-order-all"
    assert refused(match, ["a", "b", "c", "c"]) == "refused-order-all"
    match.answer(0, ["c", "a", "b"])
    assert match.state.notes == ["['c', 'a', 'b']"]


def test_a_stop_wants_go() -> None:
    match = begun(one)
    match.answer(0, ["a"])
    assert match.asked(0).key == "stop-end"
    assert refused(match, ["a"]) == "refused-not-offered"
    assert refused(match, []) == "refused-choose-one"
    match.answer(0, ["go"])
    assert match.ended
    assert refused(match, ["go"]) == "refused-ended"


def test_an_outdated_token_is_refused() -> None:
    match = begun(one, one)
    shown = match.token(0)
    match.answer(0, ["a"], token=shown)
    match.answer(0, ["go"])
    with pytest.raises(Refused, match="refused-outdated"):
        match.answer(0, ["a"], token=shown)
    assert match.token(0) != shown


def test_the_same_question_put_again_has_another_token() -> None:
    """A second press of the same button, meant for the first question, must not answer the second one."""

    def twice(game: Small) -> Step:
        yield from one(game)
        yield from one(game)

    match = begun(twice)
    shown, asked = match.token(0), match.asked(0)
    match.answer(0, ["a"], token=shown)
    assert match.asked(0).key == asked.key
    assert [option.id for option in match.asked(0).options] == [option.id for option in asked.options]
    assert match.token(0) != shown
    with pytest.raises(Refused, match="refused-outdated"):
        match.answer(0, ["a"], token=shown)


def test_why_not_gives_what_is_closed_and_its_rule() -> None:
    closed = [Closed("c", Text("option-go"), Refusal("SM-7", Text("refused-undo")))]

    def rule(game: Small) -> Step:
        yield from game.players[0].ask("action", options("a", "b"), missing=lambda: closed)

    assert begun(rule).asked(0).why_not() == closed
    assert begun(one).asked(0).why_not() == []


NOT_B = Refusal("SM-8", Text("refused-not-asked"))


def without_b(value: str) -> Refusal | None:
    return NOT_B if value == "b" else None


def any_kind(kind: Kind) -> Rule:
    """A rule that asks in one of the shapes, with "b" closed."""

    def rule(game: Small) -> Step:
        me, candidates = game.players[0], options("a", "b", "c")
        match kind:
            case Kind.ONE:
                game.note((yield from me.ask("action", candidates, refuse=without_b)))
            case Kind.SOME:
                game.note((yield from me.ask_some("action", candidates, refuse=without_b)))
            case Kind.AMOUNTS:
                game.note((yield from me.ask_amounts("action", candidates, refuse=without_b)))
            case _:
                game.note((yield from me.ask_order("action", candidates, refuse=without_b)))

    return rule


@pytest.mark.parametrize("kind", [Kind.ONE, Kind.SOME, Kind.AMOUNTS, Kind.ORDER])
def test_what_is_refused_is_no_option_and_says_why(kind: Kind) -> None:
    match = begun(any_kind(kind))
    asked = match.asked(0)
    assert [option.id for option in asked.options] == ["a", "c"]
    assert asked.why_not() == [Closed("b", Text("option-go"), NOT_B)]
    before = match.save()
    for picks in (["b"], ["a", "b"]):
        with pytest.raises(Refused) as caught:
            match.answer(0, picks)
        assert caught.value.refusal == NOT_B
    assert match.save() == before
    match.answer(0, ["c", "a"] if kind is Kind.ORDER else ["c"])
    assert match.state.notes == [{Kind.ONE: "c", Kind.ORDER: "['c', 'a']"}.get(kind, "['c']")]


def test_one_legal_candidate_is_the_answer() -> None:
    def rule(game: Small) -> Step:
        game.note((yield from game.players[0].ask("action", options("a", "b"), refuse=without_b)))

    match = begun(rule)
    assert match.state.notes == ["a"]


def test_each_candidate_is_judged_once_and_labelled_when_somebody_looks() -> None:
    judged, labelled = [], []

    def judge(value: str) -> Refusal | None:
        judged.append(value)
        return without_b(value)

    def label() -> Text:
        labelled.append(1)
        return Text("option-go")

    def rule(game: Small) -> Step:
        candidates = [Option(name, name, label) for name in "abc"]
        game.note((yield from game.players[0].ask("action", lambda: candidates, refuse=judge)))

    asked = begun(rule).asked(0)
    assert [option.id for option in asked.options] == ["a", "c"]
    assert (judged, labelled) == (["a", "b", "c"], [])


def test_what_is_missed_answers_with_its_reason() -> None:
    gone = Closed("c", Text("option-go"), Refusal("SM-7", Text("refused-undo")))

    def rule(game: Small) -> Step:
        yield from game.players[0].ask("action", options("a", "b"), missing=lambda: [gone])

    with pytest.raises(Refused) as caught:
        begun(rule).answer(0, ["c"])
    assert caught.value.refusal == gone.why


def test_the_question_has_its_arguments() -> None:
    def rule(game: Small) -> Step:
        yield from game.players[0].ask("action", options("a", "b"), args=lambda: {"count": len(game.players)})

    assert begun(rule).asked(0).text() == Text("ask-action", {"count": 2})


def test_options_are_computed_when_they_are_shown() -> None:
    def rule(game: Small) -> Step:
        for _ in range(2):
            game.note(
                (yield from game.players[0].ask("action", lambda: options("a", f"b{len(game.notes)}")()))
            )

    match = begun(rule)
    match.answer(0, ["b0"])
    assert [option.id for option in match.asked(0).options] == ["a", "b1"]


# ---- what the kernel answers -----------------------------------------------------------------------------


def asked(ids: Sequence[str], kind: Kind = Kind.ONE, **more: object) -> Asked:
    return Asked(Ask(0, "action", options(*ids), kind, **more))  # type: ignore[arg-type]  # fields of an Ask


@pytest.mark.parametrize(
    ("ask", "only"),
    [
        (asked(["a"]), ["a"]),
        (asked(["a", "b"]), None),
        (asked(["a"], Kind.ORDER), ["a"]),
        (asked([], Kind.ORDER), []),
        (asked(["a", "b"], Kind.ORDER), None),
        (asked([], Kind.SOME, at_least=0), []),
        (asked(["a"], Kind.SOME, at_least=0), None),
        (asked(["a", "b"], Kind.SOME, at_least=2, at_most=2), ["a", "b"]),
        (asked(["a", "b"], Kind.SOME, at_least=0, at_most=0), []),
        (asked(["a"], Kind.AMOUNTS, at_least=1, at_most=5), ["a"]),
    ],
)
def test_the_only_answer_there_is(ask: Asked, only: list[str] | None) -> None:
    found = ask.only()
    assert (found if found is None else [option.id for option in found]) == only
    assert ask.is_decision is (only is None)


def test_a_secret_ask_is_never_answered_by_the_kernel_and_yet_no_decision() -> None:
    def rule(game: Small) -> Step:
        yield from game.players[0].ask("action", options("a"), secret=True)

    assert not begun(rule).asked(0).is_decision
    assert asked(["a", "b"], secret=True).is_decision


def test_a_free_action_beside_it_makes_a_choice() -> None:
    def rule(game: Small) -> Step:
        yield from game.players[0].ask("action", options("a"))

    drink = FreeAction("drink", nothing, Text("option-go"))
    assert begun(rule, free=lambda game, seat: [drink]).asked(0).is_decision


def test_the_only_answer_is_given_and_told() -> None:
    def rule(game: Small) -> Step:
        game.note((yield from game.players[0].ask("action", options("a"))))
        game.note((yield from game.players[0].ask("action", options("b", "c"))))

    match = begun(rule)
    assert match.state.notes == ["a"]
    assert [event.key for event in match.events(0)] == ["forced"]
    assert match.answers == []


def test_an_ask_without_options_is_an_error_of_the_rule() -> None:
    def rule(game: Small) -> Step:
        yield from game.players[0].ask("action", options())

    with pytest.raises(RuntimeError, match="'action' has no option"):
        begun(rule)


# ---- as it is written ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("token", "picks"),
    [
        ("-", []),
        ("wood", ["wood"]),
        ("wood*2+cement", ["wood", "wood", "cement"]),
        ("a+b", ["a", "b"]),
        ("a*0", []),
        ("a*999", ["a*999"]),
        ("*3", ["", "", ""]),
    ],
)
def test_one_answer_unfolded(token: str, picks: list[str]) -> None:
    assert unfolded(token) == picks


@given(st.lists(st.from_regex(r"[a-z0-9:._>-]{2,5}", fullmatch=True), max_size=30))
def test_folding_and_unfolding_keep_what_was_chosen(picks: list[str]) -> None:
    assert sorted(unfolded(folded(picks))) == sorted(picks)
