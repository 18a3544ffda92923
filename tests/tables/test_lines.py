"""How far a line may look, at rules made for it: never beyond what the one who types could know."""

from collections.abc import Callable
from dataclasses import replace

from bot.tables.lines import play_line, suggestions
from engines.kernel import Asking, Match, NextStep, Option, Step, Text, parallel
from engines.toy import GAME
from engines.toy.state import Oasis, Player

Rule = Callable[[Oasis], Step]


def match_of(rule: Rule, owner: int | None) -> Match[Oasis]:
    """A match of one step that never ends."""
    game = replace(GAME, next_step=lambda state: NextStep("step", owner, rule(state)))
    return Match.new(game, 2, "7")


def ask(me: Player, key: str) -> Asking[str]:
    """A choice between two."""
    return me.ask(key, lambda: [Option(name, name, Text("option-seat")) for name in ("left", "right")])


def lines(match: Match[Oasis], seat: int, line: str) -> list[str]:
    return [one.line for one in suggestions(match, seat, line, None)]


def forever(game: Oasis, seat: int) -> Step:
    """The same seat, again and again."""
    while True:
        yield from ask(game.players[seat], "again")


def test_an_own_draft_is_looked_through() -> None:
    match = match_of(lambda game: forever(game, 0), owner=0)
    assert lines(match, 0, "left right ") == ["left right left", "left right right"]
    assert lines(match, 1, "") == []  # nothing is asked of the other
    assert play_line(match, 0, ["left", "right", "left"]) == (3, 3, None)


def test_an_answer_out_of_turn_is_public_at_once_and_ends_the_line() -> None:
    match = match_of(lambda game: forever(game, 1), owner=0)
    assert lines(match, 1, "") == ["left", "right"]
    assert lines(match, 1, "left ") == ["left"]
    assert lines(match, 1, "left ri") == []
    assert play_line(match, 1, ["left", "right"]) == (1, 1, None)


def test_what_comes_after_everybody_has_chosen_in_secret_is_not_foretold() -> None:
    def rule(game: Oasis) -> Step:
        chosen = yield from parallel({me.seat: ask(me, "secret") for me in game.players})
        yield from game.players[0].ask(
            "after",
            lambda: [
                Option(f"saw:{chosen[1]}", 1, Text("option-seat")),
                Option("no", 0, Text("option-seat")),
            ],
        )
        yield from forever(game, 0)

    for owner in (None, 0):
        match = match_of(rule, owner)
        match.answer(1, ["right"])
        assert lines(match, 0, "left ") == ["left"]
        assert play_line(match, 0, ["left", "saw:right"]) == (1, 1, None)
        assert "saw:right" in match.asked(0).by_id


def test_the_own_line_of_several_is_looked_through_up_to_its_end() -> None:
    def several(me: Player) -> Asking[None]:
        yield from ask(me, "first")
        yield from ask(me, "second")

    def rule(game: Oasis) -> Step:
        yield from parallel({me.seat: several(me) for me in game.players})
        yield from forever(game, 0)

    match = match_of(rule, None)
    assert lines(match, 0, "left ") == ["left left", "left right"]
    assert lines(match, 0, "left right ") == ["left right"]


def test_a_line_ends_before_chance() -> None:
    def rule(game: Oasis) -> Step:
        while True:
            yield from ask(game.players[0], "before")
            yield from game.barrier("draw")
            rolled = game.random.roll()
            yield from game.players[0].ask(
                "after",
                lambda: [Option(f"{rolled}:{name}", name, Text("option-seat")) for name in ("a", "b")],
            )

    match = match_of(rule, 0)
    assert lines(match, 0, "left ") == ["left"]
    assert lines(match, 0, "left go ") == []
    assert play_line(match, 0, ["left", "1:a"]) == (1, 1, None)
    assert play_line(match, 0, ["go", "1:a"]) == (1, 1, None)
