"""Lines in words: what the buttons show may be typed, in any language, and is understood as what it is."""

import pytest

from bot.people import at_table
from bot.tables.lines import play_line, suggestions
from bot.tables.wording import Say, read, spelled
from data import LANGUAGES
from engines.kernel import Asked, Kind, Match, Option, Random, Text, games
from engines.kernel.asks import Ask
from engines.kernel.players import random_picks
from tests.bot.samples import head
from tests.tables.conftest import OLA, Hall
from tests.tables.test_playing import to_turn


def say_in(lang: str, game: str = "toy") -> Say:
    return at_table(head(game=game), lang).plain.write


def asked_of(kind: Kind, *labels: str) -> Asked:
    """Options whose label is a name."""
    options = [
        Option(f"o:{n}", n, Text("lobby-thread-name", {"game": label, "names": ""}), at_most=3)
        for n, label in enumerate(labels)
    ]
    return Asked(Ask(0, "x", lambda: options, kind, 0, 9))


def say(text: Text) -> str:
    return str(text.args["game"])


@pytest.mark.parametrize(
    ("kind", "line", "picks", "words"),
    [
        (Kind.ONE, "Sell silk", ["o:0"], 2),
        (Kind.ONE, "sell SILK, here more", ["o:0"], 2),
        (Kind.ONE, "Sell silk at the well", ["o:1"], 5),
        (Kind.ONE, "zolta gesia jazn", ["o:2"], 3),
        (Kind.ONE, "o:1 go", ["o:1"], 1),
        (Kind.AMOUNTS, "Water ×2 + Sell silk", ["o:3", "o:3", "o:0"], 5),
        (Kind.AMOUNTS, "o:3*2+o:0 go", ["o:3", "o:3", "o:0"], 1),
        (Kind.SOME, "-", [], 1),
        (Kind.ONE, "nothing of the kind", ["nothing"], 1),
        (Kind.ONE, "wat", ["o:3"], 1),
        (Kind.ONE, "Żółta gę, more", ["o:2"], 2),
        (Kind.ONE, "zolta gesia more", ["zolta"], 1),
        (Kind.ONE, "wa", ["wa"], 1),  # too short
        (Kind.ONE, "sell", ["sell"], 1),  # it may be one or the other
        (Kind.SOME, "wat", ["wat"], 1),
    ],
)
def test_words_are_read(kind: Kind, line: str, picks: list[str], words: int) -> None:
    asked = asked_of(kind, "Sell silk", "Sell silk at the well", "Żółta „gęsia” jaźń", "Water")
    typed = read(asked, line.split(), say)
    assert (typed.picks, typed.words) == (picks, words)


def test_labels_that_are_the_same_are_not_written_in_words() -> None:
    asked = asked_of(Kind.ONE, "a camel", "a camel", "water")
    assert spelled(asked, ["o:2"], say) == "water"
    assert spelled(asked, ["o:0"], say) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_every_answer_that_is_written_in_words_is_understood(game: str, lang: str) -> None:
    known = games()[game]
    match = Match.new(known, known.players[-1], 5)
    random, say, worded, asked_for = Random.seeded(3), say_in(lang, game), 0, 0
    for _ in range(150):
        if match.ended:
            break
        seat = min(match.pending)
        asked = match.pending[seat]
        picks = random_picks(asked, random)
        if not asked.is_stop and asked.kind is not Kind.ORDER:
            words = spelled(asked, picks, say)
            asked_for += 1
            worded += bool(words)
            if words:
                typed = read(asked, [*words.split(), "and", "more"], say)
                assert (typed.picks, typed.words) == (list(picks), len(words.split()))
        match.answer(seat, picks)
    assert worded > 0.8 * asked_for


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_move_is_typed_by_choosing_what_is_offered(hall: Hall, lang: str) -> None:
    table = await hall.begin(OLA, 8)
    await to_turn(table, OLA)
    line, say = "", say_in(lang)
    for _ in range(3):
        offered = [one for one in await table.suggestions(OLA, line, say=say) if one.words]
        if not offered or offered[0].words == line.rstrip(", "):
            break
        line = f"{offered[0].words}, "
    assert " " in line
    outcome = await table.move(OLA, line.rstrip(", "), say=say)
    assert outcome.taken
    assert (outcome.left, outcome.refusal) == ("", None)


def test_a_fragment_of_a_second_part_is_completed() -> None:
    toy = games()["toy"]
    match = Match.new(toy, 2, 1)
    for seat in (0, 1):
        match.answer(seat, [match.asked(seat).options[0].id])
    while min(match.pending) != 0 or "stock" not in match.asked(0).by_id:
        seat = min(match.pending)
        match.answer(seat, random_picks(match.asked(seat), Random.seeded(1)))
    say = say_in("pl")
    first = next(one for one in suggestions(match, 0, "", say) if one.line == "stock")
    second = suggestions(match, 0, f"{first.words}, Wo", say)
    assert second[0].line == "stock water"
    third = suggestions(match, 0, f"{second[0].words} + W", say)
    assert "stock water+camel" in [one.line for one in third]
    assert play_line(match, 0, second[0].words.split(), say).answers == 2
