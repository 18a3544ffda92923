"""Paying with substitutes: the cheapest way by itself, a question only where ways really differ."""

import pytest

from engines.kernel import Match, Refused, Step, Text
from engines.kernel.paying import Price, Unit, is_payable, pay, units, ways
from tests.kernel.small import Small, begun

FOLDER = {"quill": ["folder"], "paper": ["folder"]}


def bought(price: Price, purse: dict[str, int], *, every: bool = False) -> Match[Small]:
    """A match in which seat 0 pays, and what was spent is noted."""

    def rule(game: Small) -> Step:
        game.note((yield from pay(game.players[0], "action", price, purse, noun, every=every)))

    return begun(rule)


def noun(kind: str) -> Text:
    return Text("option-go")


def options(match: Match[Small]) -> list[str]:
    return [option.id for option in match.asked(0).options]


@pytest.mark.parametrize(
    ("purse", "spent"),
    [
        ({"quill": 2, "paper": 1, "folder": 9}, {"quill": 2, "paper": 1}),
        ({"quill": 1, "paper": 3, "folder": 2}, {"quill": 1, "paper": 1, "folder": 1}),
        ({"folder": 3}, {"folder": 3}),
    ],
)
def test_jokers_are_spent_only_for_what_is_missing(purse: dict[str, int], spent: dict[str, int]) -> None:
    price = units({"quill": 2, "paper": 1}, instead=FOLDER)
    assert ways(price, purse) == [spent]
    assert bought(price, purse).ended


def test_what_cannot_be_paid() -> None:
    price = units({"quill": 2, "paper": 1}, instead=FOLDER)
    assert not is_payable(price, {"quill": 1, "folder": 1})
    assert not is_payable(units({"folder": 1}, instead=FOLDER), {"quill": 5, "paper": 5})
    assert is_payable([], {})


def test_savings_and_discounts_go_first() -> None:
    price = units({"coin": 3}, first={"coin": ["voucher"]})
    assert ways(price, {"coin": 3, "voucher": 2}) == [{"coin": 1, "voucher": 2}]


def test_different_jokers_are_a_choice() -> None:
    price = units({"quill": 1}, instead={"quill": ["folder", "scribe"]})
    match = bought(price, {"folder": 1, "scribe": 1})
    assert options(match) == ["folder", "scribe"]
    match.answer(0, ["scribe"])
    assert match.state.notes == ["{'scribe': 1}"]


def test_any_of_several_kinds_is_a_choice() -> None:
    any_colour = Unit(("red", "white"))
    match = bought([any_colour, any_colour, Unit(("red",))], {"red": 2, "white": 2})
    assert options(match) == ["red-2.white", "red.white-2"]
    assert options(bought([any_colour], {"red": 1, "white": 5})) == ["red", "white"]
    assert bought([any_colour], {"white": 5}).state.notes == ["{'white': 1}"]


def test_every_way_can_be_offered_the_cheapest_first() -> None:
    price = units({"quill": 1}, instead=FOLDER)
    assert ways(price, {"quill": 1, "folder": 1}, every=True) == [{"quill": 1}, {"folder": 1}]
    assert options(bought(price, {"quill": 1, "folder": 1}, every=True)) == ["quill", "folder"]


def test_very_many_ways_are_chosen_by_amounts() -> None:
    kinds = ("a", "b", "c", "d")
    match = bought([Unit(kinds)] * 4 + [Unit(("a",))], dict.fromkeys(kinds, 4))
    assert options(match) == ["a", "b", "c", "d"]
    with pytest.raises(Refused, match="refused-no-way-to-pay"):
        match.answer(0, ["b", "b", "b", "b", "c"])
    match.answer(0, ["a", "b", "b", "b", "c"])
    assert match.state.notes == ["{'a': 1, 'b': 3, 'c': 1}"]
