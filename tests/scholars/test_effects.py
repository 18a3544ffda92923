"""Each kind of effect, carried out from a card that has it; every Translator is dispatched and used."""

import pytest

from engines.kernel.scenario import Played
from engines.scholars.effects import together
from engines.scholars.icons import line
from engines.scholars.scenario import Scenario, scenario
from engines.scholars.state import SHELF, Player, Scholars
from tests.rules import rule

PARTS = SHELF.of(SHELF.today)


def rich() -> Scenario:
    """Somebody who can pay everything, with Scrolls and Translators about."""
    return (
        scenario(players=2)
        .player(0, dice="white-6 white-6", bag="white*4 red*2", silver=9, gold=9, workers="red*2 white*2")
        .room(1, "start_tr_1", owner=0)
        .room(2, "start_tr_2", owner=1, gold=1)
    )


def dispatched(card: str, *answers: str) -> Player:
    """What the seat has after dispatching this card with these answers."""
    match = rich().deck(PARTS.translators[card].portrait or "", card).start()
    match.play(0, f"slot:1 mathematics white-6*2 dispatch:{PARTS.translators[card].portrait}")
    for answer in answers:
        match.play(0, answer)
    assert match.asks() == {1: "turn"}
    return match.state.players[0]


def used(card: str, *answers: str) -> Played[Scholars]:
    """The position after the ability of this retiree was used with these answers."""
    match = rich().player(0, retired={1: card}).start()
    match.play(0, f"slot:1 mathematics white-6 retired:{card}")
    for answer in answers:
        match.play(0, answer)
    return match


def with_effect(tag: str, where: str) -> list[str]:
    """Cards one of whose only effects is this one."""
    return [
        card.id
        for card in PARTS.translator
        if [str(one.__struct_config__.tag) for one in getattr(card, where)] == [tag]
    ]


def with_line(icons: str) -> str:
    """The first Translator whose retired ability looks like this."""
    return next(card.id for card in PARTS.translators.values() if line(card.retired) == icons)


@rule("SC-053")
def test_silver_and_gold() -> None:
    assert dispatched("persian_a").silver == 9 + 5
    assert dispatched("syriac_a").gold == 9 + 2


@rule("SC-053")
@pytest.mark.parametrize(
    ("icons", "answers", "what"),
    [
        ("+1[silver]", (), "silver 10"),
        ("+1[worker]", ("blue",), "worker-blue 1"),
        ("+1[worker-white] +1[influence-scroll]", ("greek_f",), "worker-white 3"),
        ("+1[influence-scroll]", ("greek_f",), "influence 18"),
        ("+1[influence-orange]", (), "influence 18"),
        ("−1[die-white]", ("hand:6",), "white 5"),
        ("+1[die-primary][bag]", ("yellow",), "yellow 1"),
        ("+1[die-red][bag] / +1[worker-red]", ("1",), "red 3"),
        ("+1[die-red][bag] / +1[worker-red]", ("2",), "worker-red 3"),
        ("+1[draw]", (), "hand 2"),
        ("1[gold]⇄[translator]", ("place:1",), "gold 8"),
        ("1[gold]⇄[translator]", ("take:2",), "gold 10"),
        ("1[silver]→+1[gold]", (), "gold 10"),
        ("1[silver]→+1[influence-any]", ("green",), "influence 18"),
        ("2[silver]→−2[die-white]", ("bag*2",), "white 4"),
        ("1[gold]→↑1[track-primary]", ("philosophy",), "philosophy 1"),
        ("1[gold]→+3[silver]", (), "silver 12"),
        ("1[worker]→↑1[track-physics]", ("red",), "physics 1"),
        ("1[worker]→+2[draw]", ("white", "2"), "hand 3"),
        ("1[worker]→+2[draw]", ("white", "1"), "hand 2"),
        ("2[worker]→−1[die-white] +1[die-primary][hand]", ("red*2", "bag", "blue"), "hand 2"),
        ("2[worker]→+1[gold] +1[silver]", ("white*2",), "gold 10"),
        ("+1[die-white][bag]→+2[silver]", (), "silver 11"),
        ("+1[die-white][bag]→+1[gold]", (), "gold 10"),
    ],
)
def test_every_symbol_of_the_legend(icons: str, answers: tuple[str, ...], what: str) -> None:
    match = used(with_line(icons), *answers)
    me = match.state.players[0]
    have = {
        "silver": me.silver,
        "gold": me.gold,
        "influence": me.influence,
        "hand": len(me.dice),
        **{f"worker-{colour}": count for colour, count in me.workers.items()},
        **{colour: me.owned(colour) for colour in me.bag},
        **me.tracks,
    }
    name, count = what.split()
    assert have[name] == int(count)


@rule("SC-053")
def test_of_up_to_two_white_dice_one_is_enough() -> None:
    match = used(with_line("2[silver]→−2[die-white]"), "bag")
    assert (match.state.players[0].bag["white"], match.state.players[0].silver) == (3, 7)


@rule("SC-053", "SC-081")
@pytest.mark.parametrize("card", [card.id for card in PARTS.translator])
def test_every_translator_can_be_dispatched_and_used(card: str) -> None:
    portrait = PARTS.translators[card].portrait
    match = (
        rich()
        .deck(portrait or "", card)
        .player(0, retired={1: "hebrew_h" if card != "hebrew_h" else ""})
        .start()
    )
    match.play(0, "slot:1 mathematics white-6*2")
    match.play(0, f"dispatch:{portrait}")
    while match.state.current == 0:
        asked = match.asked(0)
        match.play(0, "all" if asked.key == "effects" else first(asked))
    assert match.state.decks[portrait or ""][-1] == card
    if not together(PARTS.translators[card].retired):
        return
    tried = rich().player(0, retired={1: card}).start().play(0, f"slot:1 mathematics white-6 retired:{card}")
    assert [event.args["id"] for event in (*tried.told, *tried.match.run.state.events) if event.key == "uses"]


def first(asked) -> str:  # type: ignore[no-untyped-def]
    """Some answer to any ask."""
    count = asked.least or (1 if asked.ask.kind.value == "one" else 0)
    if not count:
        return "-"
    picks = [option.id for option in asked.options for _ in range(option.at_most)][:count]
    return "+".join(picks)


@rule("SC-053", "SC-123")
def test_a_primary_track_is_that_of_a_primary_colour() -> None:
    primary = used(with_line("1[gold]→↑1[track-primary]"))
    assert primary.options(0) == ["physics", "philosophy", "astronomy"]
    anything = rich().deck("wild2", "wild2_e").start().play(0, "slot:1 mathematics white-6*2 dispatch:wild2")
    assert anything.options(0) == list(PARTS.tracks)


@rule("SC-081")
def test_effects_may_be_declined() -> None:
    tags = [
        (card.id, sorted(str(one.__struct_config__.tag) for one in card.dispatch))
        for card in PARTS.translator
    ]
    card = next(name for name, row in tags if row == ["draw_die", "gain_worker"])
    me = dispatched(card, "done")
    assert (sum(me.workers.values()), len(me.dice)) == (4, 0)
