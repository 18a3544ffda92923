"""A rules lawyer peeks and takes back: Rupees stay secret (AG-003), dice and answers stay (section 14 c)."""

import msgspec
import pytest

from engines.agra.scenario import scenario
from engines.agra.state import Agra
from engines.agra.view import AgraView
from engines.kernel.scenario import Played
from tests.rules import rule


def seen_by_others(match: Played[Agra]) -> tuple[object, ...]:
    """Everything that a neighbour and a spectator get from a match of two."""
    views = [msgspec.to_builtins(match.view(seat)) for seat in (1, None)]
    return views, match.log("en", 1), match.log("pl", None), match.match.events(1), list(match.asks())


@rule("AG-003")
def test_whether_the_journeyman_can_be_paid_tells_others_nothing() -> None:
    def begin(rupees: int) -> Played[Agra]:
        position = scenario(players=2).player(0, rupees=rupees).workers(0, lying="trader")
        return position.turn(0, "action").start()

    poor, rich = begin(1), begin(9)
    assert "trader" not in poor.options(0)
    assert "trader" in rich.options(0)
    assert seen_by_others(poor) == seen_by_others(rich)


@rule("AG-003", "AG-066")
def test_what_a_forced_journeyman_pays_is_not_told() -> None:
    def paid(rupees: int) -> Played[Agra]:
        position = scenario(players=2).player(0, rupees=rupees).built("oil_press cement_works")
        ten = "quarry woodcutter turmeric_field cotton_field sailor trader architect botanist"
        match = position.workers(0, lying=f"{ten} oil_press cement_works").turn(0, "action").start()
        return match.draft(0, "trader stop")

    assert seen_by_others(paid(0)) == seen_by_others(paid(2)) == seen_by_others(paid(40))


@rule("AG-003")
def test_rupees_are_seen_by_their_owner_and_by_all_at_the_end() -> None:
    match = scenario(players=2).player(0, rupees=7).turn(1).round(3, last=3).start()
    during = match.view(1)
    assert isinstance(during, AgraView)
    assert [player.rupees for player in during.players] == [None, 2]
    match.play(1, "trader stop")
    after = match.view(1)
    assert isinstance(after, AgraView)
    assert [player.rupees for player in after.players] == [7, 2]


@rule("AG-193")
def test_a_searched_stack_is_secret_until_the_tile_is_taken() -> None:
    match = (
        scenario(players=2)
        .player(0, goods="cement")
        .river("mosaicist", pier=2)
        .delivered("mosaicist", dye=0)
        .dice(1)
        .start()
    )
    match.play(0, "sailor nothing mosaicist search")
    assert match.asked(0).ask.secret
    assert match.options(0) == sorted(match.options(0))
    hidden = match.options(0)
    seen = match.view(1)
    assert isinstance(seen, AgraView)
    assert seen.favour_stack == len(hidden)
    assert not set(hidden) & set(seen.favour_display)


def stops_before(match: Played[Agra], seat: int, key: str) -> None:
    """The draft ends at this stop, can be taken back there, and cannot afterwards."""
    assert match.match.asked(seat).key == key
    assert match.match.can_undo(seat)
    match.match.answer(seat, ["go"])
    assert not match.match.can_undo(seat)


@rule("AG-069")
def test_the_merchants_roll_is_final() -> None:
    stops_before(scenario(players=2).start().draft(0, "quarry 2"), 0, "stop-merchant")


@rule("AG-071")
def test_the_builders_roll_is_final() -> None:
    stops_before(scenario(players=2).start().draft(0, "cement_works"), 0, "stop-builder")


@rule("AG-155", "AG-158")
def test_a_new_tile_of_the_display_is_final() -> None:
    match = scenario(players=2).player(0, influence={"scholars": 2}).start()
    stops_before(
        match.draft(0, f"architect influence:scholars {match.state.display[0]}"), 0, "stop-favour-tile"
    )


@rule("AG-156")
def test_a_discarded_tile_is_shuffled_in_for_good() -> None:
    position = scenario(players=2).player(0, influence={"scholars": 2}, tiles="ft_crate ft_price ft_stand")
    match = position.start()
    match.draft(0, f"architect influence:scholars {match.state.display[0]}")
    match.match.answer(0, ["go"])
    stops_before(match.draft(0, "ft_stand"), 0, "stop-shuffle")


@rule("AG-193")
def test_a_look_into_the_stack_is_final() -> None:
    position = scenario(players=2).player(0, goods="cement").river("mosaicist", pier=2)
    match = position.delivered("mosaicist", dye=0).start().draft(0, "sailor nothing mosaicist search")
    stops_before(match, 0, "stop-search")


@pytest.mark.parametrize("key", ["follow", "cook", "jagirdar", "river-good"])
@rule("AG-107", "AG-194", "AG-196", "AG-140")
def test_answers_of_others_are_final_for_the_active_player(key: str) -> None:
    position = scenario(players=2)
    match key:
        case "follow":
            position.player(0, goods="wood").player(1, goods="wood").built("paper_mill")
            line, reply = "paper_mill 1", "no"
        case "cook":
            position.contract(1, "cook").workers(1, standing="trader")
            line, reply = "trader", "yes"
        case "jagirdar":
            position.contract(1, "jagirdar").player(1, goods="wood").river("cook")
            line, reply = "sailor", "pass"
        case _:
            position.player(0, goods="dye").river("nazim", pier=4).delivered("nazim", book=0, cotton=0)
            line, reply = "sailor nothing nazim", "wood"
    played = position.start().play(0, line)
    assert played.asks()[1] == key
    played.play(1, reply)
    assert not played.match.can_undo(0)


@rule("AG-050")
def test_meditation_can_be_taken_back_answer_by_answer() -> None:
    match = scenario(players=2).workers(0, standing="quarry trader").start()
    match.play(0, "lay:quarry wheel:move_farmer top:2")
    while match.match.can_undo(0):
        match.undo(0)
    assert match.state.points == 0
    assert all(worker.standing for worker in match.state.workers.values())
