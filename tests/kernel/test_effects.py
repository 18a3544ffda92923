"""Effects as data: declared once, combined in tables, carried out, said and drawn from the same entry."""

from typing import TypeAlias

import msgspec
import pytest

from engines.kernel import Match, Refusal, Refused, Step, Text, effects
from engines.kernel.effects import Effect, Effects, Entries
from tests.kernel.small import Sitter, Small, begun


class Gain(Effect, frozen=True, tag="gain"):
    n: int = 1
    what: str = "coin"


class Flip(Effect, frozen=True, tag="flip"):
    """Only once."""


class Lose(Effect, frozen=True, tag="lose"):
    n: int


class Rich(Effect, frozen=True, tag="rich"):
    n: int


class Choose(effects.Choose, frozen=True, tag="choose"):
    options: tuple[tuple["Any", ...], ...]


class Pay(effects.Pay, frozen=True, tag="pay"):
    cost: tuple[Lose, ...]
    gain: tuple["Any", ...]


class May(effects.May, frozen=True, tag="may"):
    effects: tuple["Any", ...]


class Then(effects.Then, frozen=True, tag="then"):
    effects: tuple["Any", ...]


class When(effects.When, frozen=True, tag="when"):
    needs: tuple[Rich, ...]
    effects: tuple["Any", ...]


Any: TypeAlias = Gain | Flip | Lose | Choose | Pay | May | Then | When


class Table(msgspec.Struct):
    effects: tuple[Any, ...]


ALL: Effects[Small, Sitter] = Effects()
SPENT = Refusal("SM-2", Text("refused-undo"))
POOR = Refusal("SM-3", Text("refused-not-asked"))


def coins(me: Sitter) -> int:
    return me.notes.count("coin")


@ALL.of(
    Gain,
    text=lambda effect: Text("refused-too-few", {"least": effect.n}),
    line=lambda effect: f"{effect.n}[{effect.what}]",
    welcome=True,
)
def gain(game: Small, me: Sitter, effect: Gain) -> Step:
    me.notes += [effect.what] * effect.n
    game.note(f"gain {effect.n} {effect.what}")
    yield from ()


@ALL.of(
    Flip,
    text=lambda effect: Text("option-go"),
    line=lambda effect: "[flip]",
    refuse=lambda game, me, effect: SPENT if "flip" in game.notes else None,
)
def flip(game: Small, me: Sitter, effect: Flip) -> Step:
    game.note("flip")
    yield from ()


@ALL.of(
    Lose,
    text=lambda effect: Text("refused-too-many", {"most": effect.n}),
    line=lambda effect: f"{effect.n}[coin]",
    refuse=lambda game, me, effect: POOR if coins(me) < effect.n else None,
)
def lose(game: Small, me: Sitter, effect: Lose) -> Step:
    for _ in range(effect.n):
        me.notes.remove("coin")
    game.note(f"lose {effect.n}")
    yield from ()


@ALL.condition(Rich, text=lambda needs: Text("option-go"), line=lambda needs: f"≥{needs.n}[coin]")
def rich(game: Small, me: Sitter, needs: Rich) -> Refusal | None:
    return POOR if coins(me) < needs.n else None


def table(toml: str) -> tuple[Any, ...]:
    """Effects as a table of data has them."""
    return msgspec.toml.decode(f"effects = [{toml}]", type=Table).effects


def played(
    toml: str,
    *,
    has: int = 0,
    any_order: bool = False,
    optional: bool = False,
    registry: Effects[Small, Sitter] = ALL,
) -> Match[Small]:
    """A match in which seat 0, with so many coins, carries these effects out."""

    def rule(game: Small) -> Step:
        game.players[0].notes += ["coin"] * has
        yield from registry.perform(
            game, game.players[0], table(toml), any_order=any_order, optional=optional
        )
        game.note("over")

    return begun(rule)


def options(match: Match[Small]) -> list[str]:
    return [option.id for option in match.asked(0).options]


def answered(match: Match[Small], *picks: str) -> list[str]:
    """What happened, once these were chosen."""
    for pick in picks:
        match.answer(0, [pick])
    return match.state.notes


def test_effects_happen_in_order() -> None:
    assert answered(played('{do="gain", n=2}, {do="flip"}, {do="lose", n=1}')) == [
        "gain 2 coin",
        "flip",
        "lose 1",
        "over",
    ]


def test_what_would_do_nothing_is_left_out_and_its_owner_is_told_why() -> None:
    match = played('{do="flip"}, {do="flip"}, {do="gain"}')
    assert match.state.notes == ["flip", "gain 1 coin", "over"]
    (told,) = [event for step in match.drain_steps() for event in step.events]
    assert (told.key, told.args["why"], told.to) == ("no-effect", SPENT.reason, (0,))


def test_in_any_order_what_is_welcome_comes_first() -> None:
    match = played('{do="flip"}, {do="lose", n=1}, {do="gain"}', any_order=True)
    assert match.state.notes == ["gain 1 coin"]
    assert options(match) == ["flip", "lose"]
    assert answered(match, "lose") == ["gain 1 coin", "lose 1", "flip", "over"]


def test_each_may_be_declined() -> None:
    match = played('{do="flip"}, {do="gain"}, {do="lose", n=1}', optional=True)
    assert options(match) == ["flip", "enough"]
    assert answered(match, "enough") == ["gain 1 coin"]
    assert options(match) == ["lose", "enough"]
    assert answered(match, "enough") == ["gain 1 coin", "over"]


def test_two_of_a_kind_have_ids_of_their_own() -> None:
    match = played('{do="lose", n=1}, {do="lose", n=2}, {do="flip"}', has=3, any_order=True)
    assert options(match) == ["lose", "lose:2", "flip"]


def test_one_of_several_lists() -> None:
    choice = '{do="choose", options=[[{do="gain", n=2}], [{do="lose", n=1}, {do="gain", what="gem"}]]}'
    match = played(choice, has=1)
    assert options(match) == ["gain", "lose"]
    assert answered(match, "lose") == ["lose 1", "gain 1 gem", "over"]


def test_a_list_that_would_do_nothing_is_closed() -> None:
    match = played('{do="flip"}, {do="choose", options=[[{do="flip"}], [{do="gain"}], [{do="gain", n=2}]]}')
    assert options(match) == ["gain", "gain:2"]
    with pytest.raises(Refused) as caught:
        match.answer(0, ["flip"])
    assert caught.value.refusal == SPENT


def test_a_choice_of_which_nothing_can_be_done_is_no_question() -> None:
    match = played('{do="flip"}, {do="choose", options=[[{do="flip"}], [{do="flip"}]]}')
    assert match.state.notes == ["flip", "over"]


def test_an_exchange_may_be_declined() -> None:
    swap = '{do="pay", cost=[{do="lose", n=2}], gain=[{do="gain", what="gem"}]}'
    assert played(swap, has=1).state.notes == ["over"]
    assert options(played(swap, has=2)) == ["pay", "enough"]
    assert answered(played(swap, has=2), "enough") == ["over"]
    assert answered(played(swap, has=2), "pay") == ["lose 2", "gain 1 gem", "over"]


def test_nobody_pays_for_nothing() -> None:
    swap = '{do="flip"}, {do="pay", cost=[{do="lose", n=1}], gain=[{do="flip"}]}'
    assert played(swap, has=3).state.notes == ["flip", "over"]


def test_a_list_that_may_be_declined() -> None:
    may = '{do="may", effects=[{do="flip"}, {do="gain"}]}'
    assert answered(played(may), "enough") == ["over"]
    assert answered(played(may), "may") == ["flip", "gain 1 coin", "over"]


def test_a_list_in_order_within_any_order() -> None:
    match = played(
        '{do="then", effects=[{do="lose", n=1}, {do="lose", n=2}]}, {do="flip"}', has=3, any_order=True
    )
    assert answered(match, "then") == ["lose 1", "lose 2", "flip", "over"]


def test_a_list_on_a_condition() -> None:
    when = '{do="when", needs=[{do="rich", n=1}, {do="rich", n=3}], effects=[{do="flip"}]}'
    assert played(when, has=2).state.notes == ["over"]
    assert played(when, has=3).state.notes == ["flip", "over"]


def test_everything_is_said_and_drawn_from_the_same_entry() -> None:
    (one,) = table(
        '{do="when", needs=[{do="rich", n=3}], effects=[{do="choose", options=[[{do="gain", n=2}],'
        ' [{do="pay", cost=[{do="lose", n=1}], gain=[{do="flip"}, {do="gain", what="gem"}]}]]}]}'
    )
    assert ALL.line(one) == "≥3[coin]: 2[coin] / 1[coin] → [flip] 1[gem]"
    pay = Text(
        "effect-pay",
        {
            "cost": Text("refused-too-many", {"most": 1}),
            "gain": Text(
                "list-and", {"some": Text("option-go"), "last": Text("refused-too-few", {"least": 1})}
            ),
        },
    )
    either = Text("effect-or", {"some": Text("refused-too-few", {"least": 2}), "last": pay})
    assert ALL.text([one]) == Text("effect-when", {"needs": Text("option-go"), "what": either})


def test_a_hook_after_each_effect_and_each_cost() -> None:
    registry = again()

    @registry.after
    def count(game: Small, me: Sitter, effect: msgspec.Struct) -> Step:
        if coins(me) == 1:
            game.note((yield from me.ask("action", list)) if False else "goal")
        yield from ()

    match = played(
        '{do="pay", cost=[{do="lose", n=1}], gain=[{do="flip"}]}, {do="gain", n=2}', has=2, registry=registry
    )
    assert answered(match, "pay") == ["lose 1", "goal", "flip", "goal", "gain 2 coin", "over"]


def test_a_game_may_judge_and_pay_the_whole_of_a_cost() -> None:
    registry = again()

    def too_dear(game: Small, me: Sitter, cost: Entries) -> Refusal | None:
        return POOR if sum(one.n for one in cost if isinstance(one, Lose)) > coins(me) else None

    @registry.costs(too_dear)
    def pay(game: Small, me: Sitter, cost: Entries) -> Step:
        game.note(f"pays {len(cost)}")
        yield from ()

    swap = '{do="pay", cost=[{do="lose", n=1}, {do="lose", n=2}], gain=[{do="flip"}]}'
    assert played(swap, has=2, registry=registry).state.notes == ["over"]
    assert answered(played(swap, has=3, registry=registry), "pay") == ["pays 2", "flip", "over"]


def test_an_effect_that_nobody_declared_is_an_error() -> None:
    registry: Effects[Small, Sitter] = Effects()
    with pytest.raises(TypeError, match="Gain"):
        registry.line(Gain())


def again() -> Effects[Small, Sitter]:
    """A registry of the same effects, to add to."""
    fresh: Effects[Small, Sitter] = Effects()
    fresh.of(Gain, text=lambda effect: Text("option-go"), line=str, welcome=True)(gain)
    fresh.of(Flip, text=lambda effect: Text("option-go"), line=str)(flip)
    fresh.of(Lose, text=lambda effect: Text("option-go"), line=str)(lose)
    return fresh
