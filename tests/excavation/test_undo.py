"""What can be taken back, and what stands behind a barrier (chapter 10 of the rules)."""

import pytest

from engines.excavation.scenario import scenario


def busy(**mine):
    """Seat 0 can do anything."""
    position = scenario(round=2, factions="aqulla gul").dig("red-eye red-gate").forecast("yellow-1 green-2")
    position.market(1, queue="rr", traders=1).market(3, queue="r", traders=1).black_market(
        "green", "green-gate"
    )
    position.centre("left", envoys=1, card="briefing").centre("right", envoys=1, card="grant")
    explorers = {
        "explorers": "alaska nile caribbean",
        "hold": "red-fork red-wave",
        "hand": "red-1 red-5 t2 t3",
    }
    return position.player(0, **{**explorers, **mine}).start()


FREELY = {
    "travel": "travel travel-2 nile congo stop",
    "excavate": "excavate red-1 red-eye yes",
    "market": "market red-1 trader+special+green",
    "sale on one market": "sell travel-2 red market:1 hold:red-fork",
    "command": "command red-5 retract.trader yes",
    "smuggle": "smuggle red-1 acquire green-gate hidden yes",
}


@pytest.mark.parametrize("line", FREELY.values(), ids=FREELY)
def test_this_can_be_taken_back_to_the_beginning_of_the_turn(line):
    match = busy()
    before = match.match.digest()
    match.draft(0, line)
    assert match.match.digest() != before
    match.match.start_over(0)
    assert match.match.digest() == before
    assert match.key(0) == "action"


BARRED = {
    "column bonus": ("excavate red-1 red-eye yes", {"gallery": "red-fork red-wave red-gate"}),
    "sale on two markets": ("sell travel-2 red market:1+market:3", {}),
    "command card that draws": ("command red-1 retract yes", {}),
    "survey": ("survey red-1 slot:1", {}),
}


@pytest.mark.parametrize(("line", "mine"), BARRED.values(), ids=BARRED)
def test_this_stops_at_a_barrier_and_behind_it_there_is_no_way_back(line, mine):
    match = busy(**mine)
    hand = len(match.state.players[0].hand)
    match.draft(0, line)
    assert match.match.asked(0).is_stop
    assert len(match.state.players[0].hand) <= hand  # nothing is drawn yet
    match.play(0, "")
    match.match.answer(0, ["go"])
    assert not match.match.can_undo(0)


def test_others_see_nothing_of_a_draft_until_the_turn_is_confirmed():
    match = busy()
    before = match.view(1)
    match.draft(0, "excavate red-1 red-eye yes")
    assert match.view(1) == before
    assert [tile.kind for tile in match.view(0).players[0].hold] == ["red-fork", "red-wave", "red-eye"]
    match.play(0, "pass")
    assert [tile.kind for tile in match.view(1).players[0].hold] == ["red-fork", "red-wave", "red-eye"]


def test_the_end_of_a_turn_is_final():
    match = busy().play(0, "travel travel-2 stop travel travel-3 stop")
    assert match.asks() == {1: "action"}
    assert not match.match.can_undo(0)
