"""A rules lawyer at the river: the Sailor, contracts, the Boat (AG-090 to AG-097, AG-130 to AG-141)."""

from engines.agra.scenario import scenario
from tests.rules import rule


@rule("AG-134", "AG-196")
def test_a_jagirdar_won_in_the_own_sailor_action_gives_its_free_delivery_at_once() -> None:
    match = (
        scenario(players=2)
        .player(0, goods="planks wood*2")
        .river("jagirdar cook", pier=2)
        .delivered("jagirdar", cloth=0)
        .start()
    )
    match.play(0, "sailor nothing jagirdar planks")
    assert match.key(0) == "sailor-deliver"
    match.play(0, "cook wood yes yes")
    me = match.state.players[0]
    assert (me.influence["merchants"], me.influence["craftsmen"]) == (1, 1)
    assert me.rupees == 2 + 2 + 1


@rule("AG-095", "AG-196")
def test_the_extra_free_delivery_of_a_jagirdar_just_won_is_not_a_paid_one() -> None:
    match = (
        scenario(players=2)
        .player(0, goods="planks wood*2")
        .river("jagirdar cook", pier=2)
        .delivered("jagirdar", cloth=0)
        .start()
    )
    match.play(0, "sailor wood jagirdar planks stop no")
    assert match.state.players[0].rupees == 2 + 2 + 1


@rule("AG-135")
def test_the_question_for_a_step_names_the_step_that_would_be_reached() -> None:
    """A Favour action beside the question moves the same marker."""
    match = scenario(players=2).player(0, goods="wood", favours=4).river("cook").start()
    match.play(0, "sailor nothing cook wood")
    assert match.asked(0).text().args["step"] == 1
    match.play(0, "favour:start_influence craftsmen")
    assert match.asked(0).text().args["step"] == 2
    match.play(0, "yes")
    assert match.state.players[0].influence["craftsmen"] == 2
