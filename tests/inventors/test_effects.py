"""Effects that several tiles share, cards played, and what is lost or waits."""

import pytest

from engines.inventors.effects import _rules
from engines.inventors.scenario import scenario
from engines.inventors.state import SHELF
from engines.inventors.vocabulary import ProvideColor
from tests.rules import rule

PARTS = SHELF.of(SHELF.today)
ACTIVATED = [tile for tile in PARTS.workshop_tile if not tile.end_of_round and not tile.provides]


@rule("IN-263")
@pytest.mark.parametrize("tile", [tile.id for tile in PARTS.workshop_tile if tile.provides])
def test_every_colour_tile_provides_its_colour(tile: str) -> None:
    color = PARTS.tiles[tile].provides
    needing = next(one.id for one in ACTIVATED if one.color == color and one.cost)
    match = scenario(3).player(0, ready="white6*2", workshops={"top": f"{tile} {needing}"}, silver=20).start()
    match.play(0, "workshop:top ready:white6*2")
    assert needing in match.options(0)
    match = scenario(3).player(0, ready="white6*2", workshops={"top": needing}, silver=20).start()
    match.play(0, "workshop:top ready:white6*2")
    assert needing not in match.options(0)


@rule("IN-321")
@pytest.mark.parametrize("card", [card.id for card in PARTS.card])
def test_every_card_can_be_played(card: str) -> None:
    effects = PARTS.cards[card].play
    who = next((one.who for one in effects if hasattr(one, "who")), None)
    match = scenario(3).player(0, hand=card, ready="white2", inactive=who or "").start()
    match.play(0, f"play {card}")
    me = match.state.players[0]
    if who:
        assert me.people[who].active
        assert me.dice["ready"][0].value == 3
    else:
        match.play(0, "boost:ready:white2 ready:white3")
        assert me.dice["determined"][0].value == 3


def test_every_effect_of_the_tables_has_a_rule() -> None:
    found = {type(one) for tile in PARTS.workshop_tile for one in tile.effects}
    found |= {type(one) for tile in PARTS.research for one in tile.effects}
    assert found <= set(_rules)
    assert ProvideColor in found


@rule("IN-103", "IN-034", "IN-320")
def test_what_cannot_be_done_is_not_lost_while_a_card_could_enable_it() -> None:
    # A Worker on the open space: nobody is Inactive, and no die can be boosted before one is brightened.
    match = scenario(2).player(0, hand="doors drums", exhausted="white").deck("flutes").dice(3).start()
    match.play(0, "worker open-study")
    assert match.key(0) == "next"
    assert match.why_not(0)["boost-now"].rule == "IN-142"
    match.play(0, "two-cards doors+drums take:brighten exhausted:white boost:ready:white3")
    assert match.state.players[0].dice["ready"][0].value == 4
    # Without a card there is nothing to wait for.
    match = scenario(2).player(0, exhausted="white").deck("", only=True).start()
    match.play(0, "worker open-study")
    assert match.asks() == {1: "turn"}


@rule("IN-032", "IN-157", "IN-286")
def test_a_refresh_waits_for_what_may_still_tire_somebody() -> None:
    match = (
        scenario(2)
        .player(0, silver=9, inactive="tiler", camels=["white1", "white1"], workers=1, hand="doors")
        .river(7, research="rm7", influence=[0])
        .passes("p5 p1 p2 p3 p4")
        .start()
    )
    match.play(0, "tent:blue dummy:orange")
    assert not match.state.players[0].people["tiler"].active
    match.play(0, "take:royalty scribe")
    assert all(person.active for person in match.state.players[0].people.values())
    # The same where a tile must be placed, for which somebody may save.
    match = (
        scenario(2)
        .player(0, silver=1, inactive="tiler", camels=["white1", "white1"], workers=1, ship=1)
        .passes("p2 p1 p3 p4 p5")
        .start()
    )
    match.play(0, "tent:blue dummy:orange")
    assert "refresh:tiler" in match.options(0)
