"""What happens in another player's turn (AG-160 to AG-162), and what cannot be taken back."""

from engines.agra.scenario import scenario
from engines.agra.state import Worker
from tests.rules import rule


@rule("AG-160")
def test_out_of_turn_nobody_uses_favours_luxury_goods_or_abilities() -> None:
    match = (
        scenario(players=2)
        .player(0, goods="wood")
        .player(1, goods="wood robes book oil", favours=8)
        .contract(1, "english_trader")
        .workers(1, lying="quarry")
        .built("paper_mill")
        .start()
    )
    match.play(0, "paper_mill 1")
    assert match.options(1) == ["yes", "no"]


@rule("AG-160")
def test_while_everybody_chooses_a_good_the_active_player_can_only_choose() -> None:
    match = (
        scenario(players=2)
        .player(0, goods="dye robes", favours=5)
        .river("nazim", pier=4)
        .delivered("nazim", book=0, cotton=0)
        .start()
    )
    match.play(0, "sailor nothing nazim")
    assert match.options(0) == ["sandstone", "wood", "turmeric", "cotton", "none"]


@rule("AG-160", "AG-155")
def test_a_bonus_step_of_the_jagirdars_delivery_is_chosen_by_its_owner() -> None:
    match = (
        scenario(players=2)
        .player(0, goods="wood", influence={"craftsmen": 2})
        .contract(0, "jagirdar")
        .river("cook")
        .turn(1)
        .start()
    )
    match.play(1, "sailor stop")
    match.play(0, "cook yes")
    assert match.asks() == {0: "influence-bonus"}
    match.play(0, "favours")
    assert match.state.players[0].favours == 1
    assert match.state.players[1].favours == 1


@rule("AG-161")
def test_a_mujtahida_won_in_anothers_turn_builds_for_its_winner_at_once() -> None:
    match = (
        scenario(players=3)
        .player(0, goods="wood sandstone robes", favours=4)
        .player(1, goods="sandstone*2")
        .river("mujtahida", pier=4)
        .delivered("mujtahida", statue=1, oil=[1, 1])
        .builder("tailor")
        .start()
    )
    match.play(0, "sailor nothing mujtahida")
    assert match.asks() == {1: "take-bonus"}
    match.play(1, "b3d 2")
    assert match.asks() == {0: "follow"}
    assert match.options(0) == ["yes", "no"]
    match.play(0, "yes")
    winner, active = match.state.players[1], match.state.players[0]
    assert match.state.workers["cement"] == Worker(1, standing=True)
    assert (winner.goods["cement"], winner.favours, winner.workers) == (2, 1 + 1, 9)
    assert active.goods["cement"] == 1
    assert match.state.current == 0


@rule("AG-162")
def test_who_chooses_first_is_clockwise_from_the_active_player() -> None:
    position = (
        scenario(players=3).player(1, goods="oil").river("muezzin", pier=3).delivered("muezzin", curry=1)
    )
    for seat in (0, 2):
        position.player(seat, goods="wood*22")
    match = position.turn(1).start()
    match.play(1, "sailor nothing muezzin")
    assert match.asks() == {2: "shortage"}
    match.play(2, "0")
    assert match.asks() == {0: "shortage"}
    match.play(0, "0")
    assert match.state.pier == 4


def test_the_dice_and_the_answers_of_others_cannot_be_taken_back() -> None:
    match = scenario(players=2).player(1, goods="sandstone").player(0, goods="sandstone").dice(1).start()
    match.draft(0, "cement_works 1")
    assert match.match.asked(0).key == "stop-handover"
    assert match.match.can_undo(0)
    match.match.answer(0, ["go"])
    assert not match.match.can_undo(0)
    match.match.answer(1, ["no"])
    assert not match.match.can_undo(0)
    assert match.events("builder") or match.state.builder == "planks"


def test_a_whole_draft_can_be_taken_back_before_the_die_is_rolled() -> None:
    match = scenario(players=2).dice(3).start()
    before = match.match.digest()
    match.draft(0, "quarry 2")
    assert match.match.asked(0).key == "stop-merchant"
    assert match.match.start_over(0) == 2
    assert match.match.digest() == before


def test_the_winner_out_of_turn_cannot_take_back_after_the_builder_was_rolled() -> None:
    match = (
        scenario(players=2)
        .player(0, goods="wood")
        .river("mujtahida", pier=4)
        .delivered("mujtahida", statue=1, oil=[1, 1])
        .dice(2)
        .start()
    )
    match.draft(0, "sailor nothing mujtahida")
    match.match.answer(0, ["go"])
    match.match.answer(1, ["b3c"])
    assert match.match.asked(1).key == "stop-builder"
    match.match.answer(1, ["go"])
    assert not match.match.can_undo(1)
