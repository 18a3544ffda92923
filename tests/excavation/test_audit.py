"""An auditor's look at what players are told: secrets, going back, reasons, words."""

import pytest

from data import LANGUAGES
from data.words import words
from engines.excavation import GAME
from engines.excavation.scenario import Position, Scenario, scenario
from engines.excavation.state import Excavation
from engines.kernel.asks import Asked, Refused, written
from engines.kernel.match import Match
from engines.kernel.players import random_picks
from engines.kernel.random import Random
from tests.rules import rule

# ---- going back ----


def busy() -> Scenario:
    """Seat 0 can do almost anything."""
    return (
        scenario(factions="kuti_kuti gul", round=2)
        .player(0, explorers="nile caribbean alaska", hand="r1 r2 r4 y1 t2", hold="p4 p4", credits=30)
        .dig("r1 r2")
        .market(1, queue="pp", traders=1)
        .market(2, queue="p", traders=1)
        .black_market("green", "g1")
        .centre("left", envoys=1, card="grant")
        .forecast("g1 g2 g3")
    )


@pytest.mark.parametrize(
    "line",
    [
        "travel travel-2 nile congo stop",
        "excavate red-1 red-eye+red-fork yes no",
        "market red-1 trader+special+purple",
        "sell travel-2 purple market:1 hold:purple-gate",
        "command red-2 retract.trader yes",
        "smuggle red-1 acquire green-eye hidden yes",
        "smuggle red-1 deliver hold:purple-gate",
    ],
)
def test_what_shows_nothing_new_can_be_taken_back(line: str) -> None:
    match = busy().start()
    before = match.match.digest()
    match.play(0, line)
    assert match.key(0) == "action"
    while match.match.can_undo(0):
        match.undo(0)
    assert match.match.digest() == before


@pytest.mark.parametrize(
    ("line", "stop"),
    [
        ("sell travel-2 purple market:1+market:2", "stop-cards"),
        ("survey red-4 slot:1", "stop-tiles"),
    ],
)
def test_a_draw_asks_first_and_is_final(line: str, stop: str) -> None:
    match = busy().start()
    match.draft(0, line)
    assert match.asks() == {0: stop}
    match.undo(0)
    match.draft(0, line.split()[-1])
    match.match.answer(0, ["go"])
    assert not match.match.can_undo(0)


@rule("EE-020")
def test_a_column_bonus_asks_first_and_is_final() -> None:
    match = busy().player(0, gallery="r2 r3 r4").start()
    match.draft(0, "excavate red-1 red-eye+red-fork yes")
    assert match.asks() == {0: "stop-cards"}
    match.match.answer(0, ["go"])
    assert not match.match.can_undo(0)


@rule("EE-128")
def test_a_briefing_asks_first_and_is_final() -> None:
    match = busy().centre("left", card="briefing").start()
    match.draft(0, "command red-2 retract yes")
    assert match.asks() == {0: "stop-cards"}


def test_the_end_of_a_turn_and_a_pass_are_confirmed() -> None:
    match = busy().start()
    match.draft(0, "travel travel-2 stop travel red-4 stop")
    assert match.asks() == {0: "stop-end"}
    match = busy().player(0, hand="t2").start()
    match.draft(0, "pass")
    assert match.asks() == {0: "stop-end"}
    match.undo(0)
    assert match.key(0) == "action"
    match.play(0, "pass")
    with pytest.raises(Refused):
        match.undo(0)


# ---- secrets ----


@rule("EE-021")
def test_the_record_of_a_turn_hides_the_cards_that_were_looked_at_not_those_that_were_played() -> None:
    match = busy().start()
    match.play(0, "travel travel-2 stop")
    assert [answer.secret for answer in match.match.answers] == [True, True, False]


@rule("EE-035")
def test_everybody_is_asked_about_the_mulligan_so_the_question_tells_nothing() -> None:
    match = (
        scenario(3, phase="mulligan")
        .player(0, hand="r1 r2 r3 r4 y5 g6")
        .player(1, hand="y1 y2 y3 g1 g2 g3")
        .player(2, hand="p1 p2 p3 o1 o2 o3")
        .start()
    )
    assert match.asks() == {0: "mulligan", 1: "mulligan", 2: "mulligan"}
    assert all(match.match.asked(seat).ask.secret for seat in range(3))


@rule("EE-083")
def test_a_draft_choice_is_seen_by_its_own_seat_only() -> None:
    match = scenario(2, round=2, phase="draft").packet(0, "r1 r2 r3 r4").packet(1, "y1 y2 y3 y4").start()
    match.play(0, "red-1+red-2")
    for seat in (1, None):
        assert "red-" not in str(match.view(seat))
    assert "red-1" in str(match.view(0))


@rule("EE-133", "EE-135")
def test_whether_a_tile_is_too_dear_cannot_be_told_from_the_question() -> None:
    """A player with 6 credits draws: the cheapest could be bought, so the question comes in any case."""
    for stack in ("r1 r1", "r4 r4"):
        scene = scenario().forecast("g1 g2 g3").player(0, hand="r5 t2", credits=6).stack("red", stack)
        match = scene.start()
        match.play(0, "survey red-5 slot:1")
        assert match.key(0) == "survey-tiles"


@rule("EE-204", "EE-220")
def test_zus_cards_are_seen_when_revealed_and_not_before() -> None:
    match = scenario(1, factions="gul").zu_cards("market-2 rush-2 sell-3").start()
    for seat in (0, None):
        for card in ("market-2", "rush-2", "sell-3"):
            assert card not in str(match.view(seat))
    match.play(0, "pass")
    assert "market-2" in str(match.events("zu-reveals"))


# ---- reasons ----


@rule("EE-134", "EE-135")
def test_in_round_3_an_action_card_without_tiles_is_not_called_a_wrong_card() -> None:
    match = scenario(round=3).player(0, hand="r5 y4 t2").stack("yellow", "", only=True).start()
    match.play(0, "survey")
    why = match.why_not(0)
    assert why["travel-2"].reason.key == "why-card-survey"
    said = words("en", "excavation").say(why["yellow-4"].reason)
    assert "artefacts" in said, said


def every_reason(match: Position, seat: int) -> dict[str, tuple[str, str]]:
    """What is closed, with its rule and the sentence in both languages joined."""
    said = {}
    for name, why in match.why_not(seat).items():
        english, polish = (words(lang, "excavation").say(why.reason) for lang in ("en", "pl"))
        assert english != polish
        said[name] = (why.rule, english)
    return said


@rule("EE-061")
def test_every_reason_has_a_rule_and_a_sentence_in_both_languages() -> None:
    match = (
        busy()
        .player(0, hand="t2 t3 r6 o5", hold="", explorers="congo china india")
        .forecast("g1@0 g2@1 g3@0")
        .start()
    )
    reasons = every_reason(match, 0)
    assert set(reasons) == {"excavate", "market", "sell", "smuggle", "survey"}
    assert all(rule_id.startswith("EE-") and sentence.endswith(".") for rule_id, sentence in reasons.values())


# ---- words ----


def test_an_orange_buyer_has_its_article() -> None:
    match = scenario().player(0, explorers="alaska cape nile", hand="r1 t2").market(1, queue="oooy").start()
    match.play(0, "market red-1 special+orange pass")
    log = "\n".join(match.log("en"))
    assert "An orange buyer joins" in log
    assert "An orange buyer is pushed out" in log
    assert "A orange" not in log


@rule("EE-221")
def test_the_lone_players_draft_says_that_cards_are_lost_not_passed_on() -> None:
    match = scenario(1, round=2, phase="prepare").start()
    asked = match.asked(0)
    assert "moves on" not in words("en", "excavation").say(asked.text())
    assert "2" in words("pl", "excavation").say(asked.text())


@rule("EE-019")
@pytest.mark.parametrize(
    ("action", "note"),
    [
        ("travel", "3 fuel"),
        ("command", "left command centre"),
        ("smuggle", "the Caribbean (western black market)"),
    ],
)
def test_a_card_says_what_it_means_for_the_action(action: str, note: str) -> None:
    match = busy().start()
    match.play(0, action)
    option = match.asked(0).by_id["red-1"]
    assert option.note is not None
    assert words("en", "excavation").say(written(option.note)) == note


@rule("EE-045", "EE-074")
def test_a_filled_queue_is_one_line_of_the_log() -> None:
    scene = scenario(round=2, phase="prepare").market(1, queue="yg").buyer_deck("r * o p")
    log = scene.start().log("pl")
    assert "Nowi kupujący w kolejce na rynku 1: czerwony." in log
    assert "Nowi kupujący w kolejce na rynku 2: specjalny, pomarańczowy i fioletowy." in log


@rule("EE-113", "EE-114", "EE-115", "EE-117")
def test_the_log_of_a_sale_says_where_the_credits_come_from_and_who_leaves_the_ship() -> None:
    match = busy().ship("r*").popularity(purple=10).start()
    match.play(0, "sell travel-2 purple market:1+market:2 pass -")
    assert (
        "P1 sprzedaje 2 fioletowe artefakty na rynkach 1 i 2 za 18 kredytów "
        "(9 za popularność, 6 za kupujących, 3 za kilka rynków)."
    ) in match.log("pl")
    home = "The buyers of the previous sale leave the ship and return to the pool: "
    assert f"{home}1 red buyer and 1 special buyer." in match.log("en")


@rule("EE-128")
def test_the_question_about_a_command_card_says_what_it_does() -> None:
    match = busy().start()
    match.play(0, "command red-2 retract")
    assert (
        words("en", "excavation").say(match.asked(0).text())
        == "Use the command card “Grant”: gain 5 credits?"
    )


@rule("EE-070", "EE-128")
def test_every_side_of_every_command_card_can_be_read() -> None:
    told = set()
    for card in scenario().box.command_cards:
        for round in (2, 3):
            scene = scenario(round=round, phase="prepare")
            match = (
                scene.command_deck(card).start() if round == 2 else scene.centre("left", card=card).start()
            )
            told |= {line for line in match.log("pl") if line.startswith("Karta rozkazu w lewym")}
    assert len(told) == 16
    assert "Karta rozkazu w lewym centrum dowodzenia: „Dotacja” (żółta strona) – zyskaj 8 kredytów." in told


@rule("EE-232", "EE-235")
@pytest.mark.parametrize(
    ("hold", "reason"), [("r1 r2 r3 r4 p1", "ładownia jest pełna"), ("", "na mapie nie ma nic nowego")]
)
def test_the_log_says_why_zu_turns_to_the_black_market(hold: str, reason: str) -> None:
    scene = scenario(1, factions="gul", turn=1).player(1, hold=hold).black_market("yellow", "y4")
    match = scene.zu_cards("excavate-1 command-6").start()
    assert any(reason in line for line in match.log("pl"))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_whole_games_keep_the_limits_and_can_be_read_in_both_languages(players: int) -> None:
    match = Match.new(GAME, players, seed=11)
    chance, told = Random.seeded(5), []
    while match.pending:
        seat, asked = next(iter(match.pending.items()))
        for lang in LANGUAGES:
            assert "{" not in words(lang, "excavation").say(asked.text())
        match.answer(seat, eager_picks(asked, chance))
        steps = match.drain_steps()
        told += [event for step in steps for event in step.events]
        if steps:
            keep_the_limits(match.state)
    assert match.state.round == 3
    for lang in LANGUAGES:
        assert not [event for event in told if "{" in words(lang, "excavation").say(event.text())]
    for event in told:
        if event.key == "sold":
            parts = [event.args[name] for name in ("popularity", "buyers", "bonus")]
            assert event.args["credits"] == sum(part for part in parts if isinstance(part, int))


def eager_picks(asked: Asked, chance: Random) -> list[str]:
    """At random, but who can do something seldom passes: games are longer so."""
    picks = random_picks(asked, chance)
    return random_picks(asked, chance) if picks == ["pass"] and chance.below(10) else picks


@rule("EE-004", "EE-006", "EE-007", "EE-015", "EE-065")
def test_the_limits_are_looked_at() -> None:
    """The check of whole games would see a queue of five."""
    game = scenario().market(1, queue="yyyy").start().state
    keep_the_limits(game)
    game.market(1).queue.append("red")
    with pytest.raises(AssertionError):
        keep_the_limits(game)


def keep_the_limits(game: Excavation) -> None:
    """What must hold between any two steps, counted without the engine's help."""
    assert all(len(market.queue) <= 4 for market in game.markets)
    for me in game.players:
        assert sum(me.ledger.values()) == me.credits >= 0
        assert len(me.hold) <= 5
        assert len(me.hidden) <= 3
        assert len(set(me.explorers)) == len(me.explorers) <= 3
        assert len(set(me.gallery)) == len(me.gallery)
        if not me.is_zu:
            placed = sum(market.traders[me.seat] for market in game.markets)
            placed += sum(centre.envoys[me.seat] for centre in game.centres.values())
            placed += sum(slot.crew == me.seat for slot in game.forecast)
            assert me.crew + len(me.gallery) + placed == 22
