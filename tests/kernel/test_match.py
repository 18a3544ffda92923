"""A match over time: defaults, standing answers, going back by agreement, and rules that fail."""

import pytest

from engines.kernel import BrokenRule, Match, Step, games
from engines.kernel.match import opened, reproduced
from engines.kernel.notation import Record, pass_all_stops, play, played, written
from engines.kernel.simulate import simulated
from engines.toy import GAME as OASIS
from engines.toy.scenario import scenario
from engines.toy.state import Oasis
from tests.kernel.small import Small, begun, options, pass_stop


def reaction(game: Small) -> Step:
    """Seat 0 decides, seat 1 reacts, three times."""
    for _ in range(3):
        game.note((yield from game.players[0].ask("action", options("a", "b"))))
        flee = game.players[1].ask("flee", options("yes", "no"), default="no", standing=True)
        game.note((yield from flee))


def raid(match: Match[Small]) -> None:
    """Seat 0 decides and hands over."""
    match.answer(0, ["a"])
    pass_stop(match, 0)


# ---- defaults and standing answers -----------------------------------------------------------------------


def test_somebody_who_is_away_answers_by_default() -> None:
    match = begun(reaction)
    assert not match.answer_default(0)  # this ask names none
    raid(match)
    assert match.answer_default(1)
    assert match.state.notes == ["a", "no"]
    assert match.answers[-1].by == "default"


def test_somebody_who_is_away_also_passes_stops() -> None:
    match = begun(reaction)
    match.answer(0, ["a"])
    assert match.answer_default(0)
    assert match.asked(1).key == "flee"


def test_a_default_of_several_is_written_as_notation() -> None:
    def rule(game: Small) -> Step:
        wares = options("wood", "cement", at_most=3)
        game.note((yield from game.players[0].ask_amounts("action", wares, default="wood*2+cement")))

    match = begun(rule)
    match.answer_default(0)
    assert match.state.notes == ["['wood', 'wood', 'cement']"]


def test_a_standing_answer_answers_now_and_from_now_on() -> None:
    match = begun(reaction)
    raid(match)
    match.set_standing(1, "flee", "yes")
    assert match.state.notes == ["a", "yes"]
    raid(match)
    assert match.state.notes == ["a", "yes", "a", "yes"]
    assert [answer.by for answer in match.answers if answer.key == "flee"] == ["standing"] * 2
    match.set_standing(1, "flee", None)
    raid(match)
    assert match.asked(1).key == "flee"


def test_a_standing_answer_confirms_only_itself() -> None:
    def rule(game: Small) -> Step:
        me = game.players[0]
        game.note((yield from me.ask("action", options("a", "b"))))
        game.note((yield from me.ask("flee", options("yes", "no"), standing=True)))

    match = begun(rule, rule)
    match.set_standing(0, "flee", "yes")
    match.answer(0, ["a"])
    assert match.state.notes == ["a", "yes"]
    assert match.asked(0).key == "stop-end"  # the first answer can still be thought over
    match.start_over(0)
    match.answer(0, ["b"])
    pass_stop(match, 0)
    assert match.state.notes == ["b", "yes"]


def test_where_all_answers_stand_there_is_nothing_to_confirm() -> None:
    def rule(game: Small) -> Step:
        game.note((yield from game.players[0].ask("flee", options("yes", "no"), standing=True)))

    match = begun(rule)
    match.set_standing(0, "flee", "yes")
    assert match.ended


def test_standing_answers_are_saved() -> None:
    match = begun(reaction)
    match.set_standing(1, "flee", "no")
    loaded = Match.load(match.game, match.save())
    raid(loaded)
    assert loaded.state.notes == ["a", "no"]


def test_a_standing_answer_that_is_not_offered_asks() -> None:
    match = begun(reaction)
    match.set_standing(1, "flee", "perhaps")
    raid(match)
    assert match.asked(1).key == "flee"


def test_only_asks_that_say_so_take_standing_answers() -> None:
    match = begun(reaction)
    match.set_standing(0, "action", "a")
    assert match.asked(0).key == "action"


def test_standing_answers_belong_to_a_seat() -> None:
    match = begun(reaction)
    match.set_standing(0, "flee", "yes")
    raid(match)
    assert match.asked(1).key == "flee"


# ---- going back by agreement -----------------------------------------------------------------------------


def after_the_load() -> Match[Oasis]:
    match = Match.new(OASIS, 3, seed=5)
    for seat in range(3):
        play(match, seat, match.asked(seat).options[0].id)
    return match


def test_going_back_shuffles_what_nobody_has_seen_and_keeps_what_was() -> None:
    match = after_the_load()
    back = Match.rewound(OASIS, opened(match.save()), salt=99)
    assert [me.hand for me in back.state.players] == [me.hand for me in match.state.players]
    assert sorted(back.state.deck.cards) == sorted(match.state.deck.cards)
    assert back.state.deck.cards != match.state.deck.cards
    assert back.state.random != match.state.random
    assert back.answers == []
    assert back.number == match.number


def test_another_salt_is_another_future() -> None:
    save = opened(after_the_load().save())
    decks = {tuple(Match.rewound(OASIS, save, salt).state.deck.cards) for salt in range(20)}
    assert len(decks) == 20


def test_a_game_that_went_back_twice_plays_back_from_its_notation() -> None:
    match = after_the_load()
    steps = match.drain_steps()
    for salt in (7, 8):
        seat = next(iter(match.pending))
        play(match, seat, "scout", pass_stops=True)
        match = Match.rewound(OASIS, opened(match.save()), salt)
    while not match.ended:
        pass_all_stops(match)
        for seat, asked in list(match.pending.items()):
            if asked.kind.value == "some":
                play(match, seat, "+".join(option.id for option in asked.options[: asked.least]))
            elif asked.kind.value == "order":
                play(match, seat, "+".join(option.id for option in asked.options))
            else:
                play(match, seat, asked.options[0].id)
            break
    text = written(Record("toy", 3, "5", match.settings, steps + match.drain_steps()))
    assert text.count("* mix") == 2
    assert played(text).digest() == match.digest()


# ---- rules that fail -------------------------------------------------------------------------------------


def failing(game: Small) -> Step:
    game.note((yield from game.players[0].ask("action", options("good", "bad"))))
    if game.notes[-1] == "bad":
        game.note("half done")
        raise ZeroDivisionError("oops")
    yield from game.players[0].ask("action", options("c", "d"))


def test_a_rule_that_fails_leaves_the_match_as_it_was() -> None:
    match = begun(failing)
    before = match.save(), match.digest(), match.token(0)
    with pytest.raises(BrokenRule) as caught:
        match.answer(0, ["bad"])
    assert isinstance(caught.value.__cause__, ZeroDivisionError)
    assert (match.save(), match.digest(), match.token(0)) == before
    match.answer(0, ["good"])
    assert match.state.notes == ["good"]


def test_the_dump_of_a_failure_shows_it_again() -> None:
    match = begun(failing)
    with pytest.raises(BrokenRule) as caught:
        match.answer(0, ["bad"])
    with pytest.raises(ZeroDivisionError, match="oops"):
        reproduced(match.game, caught.value.dump)


def test_a_failure_in_the_next_step_takes_the_answer_back_that_led_there() -> None:
    def fine(game: Small) -> Step:
        game.note((yield from game.players[0].ask("action", options("a", "b"))))

    def broken(game: Small) -> Step:
        raise ZeroDivisionError
        yield

    match = begun(fine, broken)
    match.answer(0, ["a"])
    before = match.save(), match.digest()
    with pytest.raises(BrokenRule) as caught:
        match.answer(0, ["go"])
    assert (match.save(), match.digest()) == before
    assert match.drain_steps() == []
    assert match.number == 0
    with pytest.raises(ZeroDivisionError):
        reproduced(match.game, caught.value.dump)


def test_a_standing_answer_that_breaks_a_rule_is_not_kept() -> None:
    def rule(game: Small) -> Step:
        pick = yield from game.players[0].ask("flee", options("good", "bad"), standing=True)
        if pick == "bad":
            raise ZeroDivisionError
        yield from game.players[0].ask("action", options("c", "d"))

    match = begun(rule)
    before = match.save()
    with pytest.raises(BrokenRule) as caught:
        match.set_standing(0, "flee", "bad")
    assert match.save() == before
    assert Match.load(match.game, match.save()).asked(0).key == "flee"
    with pytest.raises(ZeroDivisionError):
        reproduced(match.game, caught.value.dump)


# ---- the whole -------------------------------------------------------------------------------------------


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    for game in games().values():
        players = game.players[-1]
        ends = {simulated(game, players, 3, decisions=60).match.digest() for _ in range(2)}
        assert len(ends) == 1
        assert simulated(game, players, 4, decisions=60).match.digest() not in ends


def test_a_game_that_is_over_has_a_result_and_asks_nothing() -> None:
    match = scenario(2, phase="limit", round=3).player(0, coins=1).start().match
    assert match.ended
    assert match.pending == {}
    assert match.result is not None
    loaded = Match.load(OASIS, match.save())
    assert loaded.ended
    assert loaded.result == match.result
