"""Every check of the suite is shown a game that breaks its promise, and must say so."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engines.kernel import (
    Asked,
    Closed,
    Game,
    Match,
    Option,
    Random,
    Refusal,
    Refused,
    Result,
    Score,
    Step,
    Text,
)
from engines.kernel.asks import Reading
from engines.kernel.conformance import (
    AFTERWARDS,
    ALWAYS,
    CLOSELY,
    Check,
    Failure,
    Plan,
    Proofreader,
    Walk,
    asking,
    keeping,
    orders,
    plans,
    played_through,
    secrets,
    thinking,
    unplanned,
)
from engines.kernel.conformance.walk import walked
from engines.kernel.match import BrokenRule
from engines.kernel.notation import played
from engines.kernel.piles import swapped
from engines.kernel.thinking.worlds import Dealer
from engines.toy import GAME, rounds, swap_hidden
from engines.toy.state import Oasis, Player
from engines.toy.view import OasisView, view
from renderers.kit.text import Overflow
from tests.conformance import pictures
from tests.conformance.processes import printed_digests
from tests.toy.tampering import act_otherwise, refuse_otherwise, rule_of

SEEDS = range(12)
NO_CARD = Refusal("OA-14", Text("why-no-card"))


def bites(check: Check, what: str, game: Game[Any] = GAME) -> None:
    """Play with this check alone until it fails, and look at what it says."""
    plan = Plan(3, game.settings_for(3, {}))
    always = [check] if check in ALWAYS else []
    closely = [check] if check in CLOSELY else []
    afterwards = [check] if check in AFTERWARDS else []
    failure = first_failure(lambda seed: walked(Walk(game, plan, seed), always, closely, afterwards))
    assert failure.check == check.__name__
    assert what in failure.what


def first_failure(play: Callable[[int], Walk]) -> Failure:
    """Play one seed after the other until something fails."""
    for seed in SEEDS:
        try:
            play(seed)
        except Failure as failure:
            return failure
    raise AssertionError("it did not bite")


# ---- asking ----------------------------------------------------------------------------------------------


def with_stalls(monkeypatch: pytest.MonkeyPatch, change: Callable[[list[Option[str]]], Any]) -> None:
    """Oasis with other options where a stall is chosen."""
    stalls = rounds.stalls
    monkeypatch.setattr(rounds, "stalls", lambda game: change(stalls(game)))


@pytest.mark.parametrize(
    ("what", "change"),
    [
        ("more than 25", lambda options: [Option(f"s{n}", "well", Text("stall-well")) for n in range(26)]),
        ("the id 'The Well'", lambda options: [*options, Option("The Well", "well", Text("stall-well"))]),
        ("the id '-'", lambda options: [*options, Option("-", "well", Text("stall-well"))]),
        ("offers 'well' 2 times", lambda options: [*options, *options[:1]]),
        ("offers 'drink' 2 times", lambda options: [*options, Option("drink", "well", Text("stall-well"))]),
    ],
)
def test_options_out_of_shape(monkeypatch: pytest.MonkeyPatch, what: str, change: Callable[..., Any]) -> None:
    with_stalls(monkeypatch, change)
    bites(asking.asks_are_well_formed, what)


def test_an_ask_without_options(monkeypatch: pytest.MonkeyPatch) -> None:
    def choose_cargo(me: Player) -> Step:
        yield from me.ask_order("load", list, secret=True)

    monkeypatch.setattr(rounds, "choose_cargo", choose_cargo)
    bites(asking.asks_are_well_formed, "'load' has no option")


def test_an_ask_that_wants_more_than_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    throw_away = rounds.throw_away
    monkeypatch.setattr(rounds, "throw_away", lambda me, count: throw_away(me, count + 20))
    bites(asking.asks_are_well_formed, "wants")


def test_an_option_that_is_also_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    not_held = [Closed(kind, Text("good-silk"), NO_CARD) for kind in ("dates", "salt", "silk")]
    monkeypatch.setattr(rounds, "not_held", lambda game, me: not_held)
    bites(asking.asks_are_well_formed, "and says that it is closed")


def test_what_is_closed_is_refused_for_another_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Refused, "because", lambda why: Refused("refused-undo"))
    bites(asking.closed_options_say_why, "is refused by")


def test_what_is_closed_can_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "not_held", lambda game, me: [Closed("drink", Text("action-drink"), NO_CARD)])
    bites(asking.closed_options_say_why, "'drink' is closed, and was taken")


@pytest.mark.parametrize(
    ("what", "label"),
    [
        ("no message 'stall-nowhere'", Text("stall-nowhere")),
        ("message 'note-bonus' with []", Text("note-bonus")),
        ("characters instead of 100", Text("option-seat", {"who": "x" * 101})),
        ("says nothing", Text("option-seat", {"who": " "})),
    ],
)
def test_a_label_that_cannot_be_shown(monkeypatch: pytest.MonkeyPatch, what: str, label: Text) -> None:
    with_stalls(monkeypatch, lambda options: [Option("well", "well", label), *options[1:]])
    bites(asking.texts_can_be_written, what)


def test_an_option_that_counts_twice_where_no_amounts_are_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    well = Option("well", "well", Text("stall-well"), at_most=2)
    with_stalls(monkeypatch, lambda options: [well, *options[1:]])
    bites(asking.asks_are_well_formed, "more than once")


def test_a_note_that_cannot_be_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    well = Option("well", "well", Text("stall-well"), note=lambda: Text("note-nowhere"))
    with_stalls(monkeypatch, lambda options: [well, *options[1:]])
    bites(asking.texts_can_be_written, "note-nowhere")


def test_an_event_that_cannot_be_told(monkeypatch: pytest.MonkeyPatch) -> None:
    tell = Oasis.tell
    monkeypatch.setattr(Oasis, "tell", lambda game, key, **args: tell(game, f"{key}-quietly", **args))
    bites(asking.texts_can_be_written, "quietly")


def test_an_event_for_somebody_who_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    tell = Oasis.tell
    monkeypatch.setattr(Oasis, "tell", lambda game, key, to=None, **args: tell(game, key, to=(7,), **args))
    bites(asking.texts_can_be_written, "do not sit here")


def test_a_part_of_a_score_without_a_name() -> None:
    def result(game: Oasis) -> Result:
        return Result([Score(me.seat, 1, 0, {"luck": 0}) for me in game.players], (0,))

    bites(asking.texts_can_be_written, "score-luck", replace(GAME, result=result))


def test_why_not_by_a_rule_that_nobody_wrote(monkeypatch: pytest.MonkeyPatch) -> None:
    refuse_otherwise(monkeypatch, "stock", lambda game, me: Refusal("OA-99", Text("why-no-card")))
    bites(asking.texts_can_be_written, "'OA-99', which en does not have")


def test_a_refusal_by_a_rule_that_nobody_wrote(monkeypatch: pytest.MonkeyPatch) -> None:
    ask_amounts = Player.ask_amounts

    def strict(me: Player, key: str, wares: Any, **more: Any) -> Any:
        def rule(chosen: list[str]) -> Refusal | None:
            return Refusal("OA-99", Text("why-no-coins")) if len(chosen) > 1 else None

        return ask_amounts(me, key, wares, **{**more, "rule": rule})

    monkeypatch.setattr(Player, "ask_amounts", strict)
    bites(asking.refusals_have_reasons, "'OA-99', which en does not have")


def test_an_answer_that_was_not_offered_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    def read(asked: Asked, picks: Sequence[str]) -> Reading:
        return Reading(None, [asked.by_id.get(pick, asked.options[0]) for pick in picks or [""]])

    monkeypatch.setattr(Asked, "read", read)
    bites(asking.other_answers_are_refused, "which was not offered")


def test_a_refusal_that_changes_something(monkeypatch: pytest.MonkeyPatch) -> None:
    answer = Match.answer

    def hasty(match: Match[Any], seat: int, picks: Sequence[str], **rest: Any) -> None:
        match.state.random.next()
        answer(match, seat, picks, **rest)

    monkeypatch.setattr(Match, "answer", hasty)
    bites(asking.other_answers_are_refused, "an answer that was refused changed something")


def test_a_default_that_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    ask = Player.ask
    monkeypatch.setattr(Player, "ask", lambda me, *args, **more: ask(me, *args, **{**more, "default": "zz"}))
    bites(asking.defaults_and_standing_answers_fit, "the default 'zz' is refused")


def test_a_standing_answer_that_is_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "_standing_answer", lambda match: None)
    bites(asking.defaults_and_standing_answers_fit, "was not taken")


# ---- keeping ---------------------------------------------------------------------------------------------


def test_a_game_that_does_not_end() -> None:
    bites(keeping.games_end, "not over after", replace(GAME, decisions_cap=5))


def test_a_game_that_never_asks_two_options_and_does_not_end(monkeypatch: pytest.MonkeyPatch) -> None:
    def load(game: Oasis) -> Step:
        while True:
            yield from game.players[0].ask("load", lambda: rounds.cards(["silk"]), secret=True, atomic=True)

    monkeypatch.setattr(rounds, "load", load)
    bites(keeping.games_end, "not over after 0 decisions", replace(GAME, decisions_cap=5))


def test_a_card_that_is_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    stock = rule_of("stock")

    def careless(game: Oasis, me: Player) -> Step:
        game.deck.cards.pop()
        yield from stock(game, me)

    act_otherwise(monkeypatch, "stock", careless)
    bites(keeping.pieces_are_conserved, "pieces before and now")


def not_twice_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule that does something else each time it runs."""
    numbers = count()
    trade = rule_of("trade")

    def moody(game: Oasis, me: Player) -> Step:
        me.coins += next(numbers)
        yield from trade(game, me)

    act_otherwise(monkeypatch, "trade", moody)


def test_a_save_that_loads_into_something_else(monkeypatch: pytest.MonkeyPatch) -> None:
    not_twice_the_same(monkeypatch)
    bites(keeping.saves_are_whole, "loaded, the position is")


def test_an_undo_that_leaves_something_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    not_twice_the_same(monkeypatch)
    bites(keeping.undo_restores, "is not the one before")


def test_notation_that_leads_somewhere_else(monkeypatch: pytest.MonkeyPatch) -> None:
    not_twice_the_same(monkeypatch)
    bites(keeping.notation_plays_back, "another end")


def test_undo_that_is_always_possible(monkeypatch: pytest.MonkeyPatch) -> None:
    def anything(match: Match[Any], seat: int) -> int | None:
        mine = [at for at, answer in enumerate(match.answers) if answer.seat == seat]
        return mine[-1] if mine else None

    monkeypatch.setattr(Match, "_undoable", anything)
    bites(keeping.undo_ends_where_it_must, "can still go back")


def test_undo_that_is_never_possible(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "_undoable", lambda match, seat: None)
    bites(keeping.undo_ends_where_it_must, "cannot take it back")


def test_a_view_that_cannot_be_packed() -> None:
    class Odd(msgspec.Struct):
        thing: object

    bites(
        keeping.views_and_events_can_be_sent,
        "cannot be packed",
        replace(GAME, view=lambda s, n: Odd(object())),
    )


def test_an_event_that_changes_when_it_is_packed(monkeypatch: pytest.MonkeyPatch) -> None:
    tell = Oasis.tell

    def exactly(game: Oasis, key: str, **args: Any) -> None:
        tell(game, key, **{**args, "share": 0.5})

    monkeypatch.setattr(Oasis, "tell", exactly)
    bites(keeping.views_and_events_can_be_sent, "events cannot be packed")


def test_reshuffling_what_was_seen() -> None:
    def reshuffle(game: Oasis) -> None:
        pool = game.deck.cards + game.players[0].hand
        game.random.shuffle(pool)
        game.players[0].hand = [pool.pop() for _ in game.players[0].hand]
        game.deck.cards = pool

    bites(keeping.reshuffling_shows_nothing, "what seat 0 sees", replace(GAME, reshuffle=reshuffle))


def test_reshuffling_that_loses_a_card() -> None:
    def reshuffle(game: Oasis) -> None:
        game.deck.cards = game.deck.cards[1:]

    broken = replace(GAME, reshuffle=reshuffle)
    bites(keeping.reshuffling_shows_nothing, "the census", broken)
    bites(keeping.going_back_works, "the census", broken)


@pytest.mark.parametrize(
    ("what", "scores", "winners"),
    [
        ("have no score", [Score(0, 1, 3, {"coins": 3})], (0,)),
        ("do not add up", [Score(seat, 1, 3, {"coins": 4}) for seat in range(3)], (0, 1, 2)),
        ("first are [0, 1, 2]", [Score(seat, 1, 3, {"coins": 3}) for seat in range(3)], (0,)),
    ],
)
def test_results_that_do_not_add_up(what: str, scores: list[Score], winners: tuple[int, ...]) -> None:
    bites(keeping.results_add_up, what, replace(GAME, result=lambda state: Result(scores, winners)))


def test_somebody_who_stands_nowhere() -> None:
    def result(state: Oasis) -> Result:
        return Result([Score(seat, 1, 0, {}) for seat in (0, 2)], (0,))

    bites(keeping.everybody_stands_somewhere, "seats are missing", replace(GAME, result=result))


# ---- secrets ---------------------------------------------------------------------------------------------


def test_a_draft_that_everybody_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "_drafts", lambda match, seat: True)
    bites(secrets.drafts_are_invisible, "sees that seat")


def test_a_view_with_all_hands() -> None:
    def open_hands(game: Oasis, seat: int | None) -> OasisView:
        shown = view(game, seat)
        for me, player in zip(game.players, shown.players, strict=True):
            player.hand = sorted(me.hand)
        return shown

    bites(secrets.hidden_things_are_hidden, "what it cannot know", replace(GAME, view=open_hands))


def test_a_swap_that_is_not_fair() -> None:
    def swap(game: Oasis, seat: int | None, random: Random) -> None:
        game.deck.cards = []

    bites(secrets.hidden_things_are_hidden, "changes the census", replace(GAME, swap_hidden=swap))


def test_a_swap_that_does_nothing() -> None:
    idle = replace(GAME, swap_hidden=lambda game, seat, random: None)
    walk = Walk(idle, Plan(3, idle.settings_for(3, {})), 1)
    with pytest.raises(Failure, match="never changed anything"):
        walked(walk, [], [secrets.hidden_things_are_hidden], [secrets.something_was_hidden])


def test_an_open_ask_that_shows_a_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    ask = Player.ask
    monkeypatch.setattr(Player, "ask", lambda me, *args, **more: ask(me, *args, **{**more, "secret": False}))
    bites(secrets.asks_and_events_tell_no_secrets, "an ask that is not secret")


def test_an_ask_that_only_some_get_because_of_their_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    def turn(game: Oasis, me: Player) -> Step:
        if "silk" in game.players[0].hand:
            yield from game.players[1].ask("load", lambda: rounds.stalls(game), secret=True)
        yield from game.players[2].ask("load", lambda: rounds.stalls(game), secret=True)
        game.phase = "limit"

    monkeypatch.setattr(rounds, "turn", turn)
    bites(secrets.asks_and_events_tell_no_secrets, "who is asked")


def test_a_step_that_goes_on_because_of_a_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    def turn(game: Oasis, me: Player) -> Step:
        yield from game.players[1].ask("load", lambda: rounds.stalls(game), secret=True)
        if "silk" in game.players[0].hand:
            yield from game.players[1].ask("load", lambda: rounds.stalls(game), secret=True)
        game.phase = "limit"

    monkeypatch.setattr(rounds, "turn", turn)
    bites(secrets.asks_and_events_tell_no_secrets, "who is asked")


def test_an_event_that_tells_a_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    def turn(game: Oasis, me: Player) -> Step:
        game.tell("drew", good=rounds.good(me.hand[0]))
        yield from me.ask("trade-stall", lambda: rounds.stalls(game))
        game.phase = "limit"

    monkeypatch.setattr(rounds, "turn", turn)
    bites(secrets.asks_and_events_tell_no_secrets, "is told")


def test_an_event_of_a_draft_that_tells_a_hand_when_it_is_published(monkeypatch: pytest.MonkeyPatch) -> None:
    def turn(game: Oasis, me: Player) -> Step:
        yield from me.ask("trade-stall", lambda: rounds.stalls(game))
        game.tell("drew", good=rounds.good(me.hand[0]))
        game.phase = "limit"

    monkeypatch.setattr(rounds, "turn", turn)
    bites(secrets.asks_and_events_tell_no_secrets, "is told")


def test_an_ask_that_shows_its_own_seat_what_is_in_the_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    def stalls(game: Oasis) -> list[Option[str]]:
        return [Option(name, name, rounds.good(game.deck.cards[-1])) for name in game.stalls]

    monkeypatch.setattr(rounds, "stalls", stalls)
    bites(secrets.asks_and_events_tell_no_secrets, "its own ask")


def test_a_draw_that_can_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_barrier(game: Oasis, why: str) -> Step:
        yield from ()

    monkeypatch.setattr(Oasis, "barrier", no_barrier)
    bites(secrets.taking_back_is_no_oracle, "after it has shown something")


def test_a_roll_that_can_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    trade = rule_of("trade")

    def gamble(game: Oasis, me: Player) -> Step:
        me.coins += game.random.roll()
        yield from trade(game, me)

    act_otherwise(monkeypatch, "trade", gamble)
    bites(secrets.taking_back_is_no_oracle, "after it has shown something")


# ---- orders, processes, plans ----------------------------------------------------------------------------


def test_simultaneous_answers_that_depend_on_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    def choose_cargo(me: Player) -> Any:
        cargo = yield from me.ask("load", lambda: rounds.cards(me.hand), secret=True)
        arrived.append(me.seat)
        me.coins += len(arrived)
        return cargo

    arrived: list[int] = []
    load = rounds.load

    def counted(game: Oasis) -> Step:
        arrived.clear()
        yield from load(game)

    monkeypatch.setattr(rounds, "choose_cargo", choose_cargo)
    monkeypatch.setattr(rounds, "load", counted)
    bites(orders.order_of_arrival_does_not_matter, "lead somewhere else")


def test_a_game_that_depends_on_the_hash_seed() -> None:
    assert len(printed_digests("tests.conformance.broken:UNORDERED")) > 1


def test_a_choice_that_no_plan_can_have() -> None:
    def refuse(players: int, settings: Any) -> None:
        if settings["length"] == "short":
            GAME.settings_for(players, {"length": "endless"})

    broken = replace(GAME, check_settings=refuse)
    assert {plan.settings["length"] for plan in plans(broken)} == {"long"}
    assert list(unplanned(broken)) == ["length=short"]


def test_a_setting_without_a_name() -> None:
    broken = replace(GAME, settings=(replace(GAME.settings[0], choices=("short", "long", "endless")),))
    with pytest.raises(Exception, match="setting-length-endless"):
        Proofreader(broken).registration()


def test_a_state_that_cannot_be_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    def painted(*args: Any, **more: Any) -> None:
        raise Overflow("'camel' is 50 px wide, its box 40 px")

    monkeypatch.setattr(pictures, "painted", painted)
    play = lambda seed: walked(Walk(GAME, plans(GAME, 3)[0], seed), [], pictures.looks("toy"), [])
    failure = first_failure(play)
    assert failure.check == "states_can_be_drawn"
    assert "its box 40 px" in failure.what


def test_a_game_that_forgets_where_somebody_stands() -> None:
    def result(game: Oasis) -> Result:
        return msgspec.structs.replace(GAME.result(game), scores=GAME.result(game).scores[1:])

    bites(keeping.everybody_stands_somewhere, "seats are missing", replace(GAME, result=result))


# ---- thinking --------------------------------------------------------------------------------------------


def test_an_imagined_hand_that_is_not_ones_own() -> None:
    def swap(game: Oasis, seat: int | None, random: Random) -> None:
        swapped(random, [game.deck.cards, *(me.hand for me in game.players)])

    bites(thinking.imagined_worlds_fit, "imagines", replace(GAME, swap_hidden=swap))


def test_an_imagined_deck_that_lacks_cards() -> None:
    def swap(game: Oasis, seat: int | None, random: Random) -> None:
        game.deck.cards = game.deck.cards[1:]

    bites(thinking.imagined_worlds_fit, "pieces are lost", replace(GAME, swap_hidden=swap))


def test_a_player_who_looks_at_other_hands() -> None:
    def swap(game: Oasis, seat: int | None, random: Random) -> None:
        if not isinstance(random, Dealer):
            swap_hidden(game, seat, random)

    def worth(game: Oasis, seat: int) -> float:
        return float(sum(len(card) for me in game.players if me.seat != seat for card in me.hand * seat))

    bites(
        thinking.choices_betray_no_secrets,
        "by what it cannot know",
        replace(GAME, swap_hidden=swap, worth=worth),
    )


# ---- failures --------------------------------------------------------------------------------------------


def test_a_failure_prints_notation_that_leads_there(monkeypatch: pytest.MonkeyPatch) -> None:
    def stock(game: Oasis, me: Player) -> Step:
        yield from me.ask("trade-stall", lambda: rounds.stalls(game))
        raise ZeroDivisionError

    act_otherwise(monkeypatch, "stock", stock)
    failure = first_failure(lambda seed: played_through(GAME, plans(GAME, 3)[0], seed))
    assert failure.check == "rules_run"
    assert "ZeroDivisionError" in failure.what
    with pytest.raises(BrokenRule) as again:
        played(failure.reproduction)
    assert isinstance(again.value.__cause__, ZeroDivisionError)


def test_no_check_goes_without_a_victim() -> None:
    """Each check stands in a test of this file."""
    source = Path(__file__).read_text(encoding="utf-8")
    for check in (*ALWAYS, *CLOSELY, *AFTERWARDS):
        assert f".{check.__name__}" in source
