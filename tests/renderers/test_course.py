"""The course picture: all seats and turnings are on it, nothing covers anything, it is told in words."""

import pytest

import renderers
from data.words import LANGUAGES, words
from engines.kernel import Match, game_named
from engines.kernel.thinking.course import Moment, Turning
from renderers import artist_of, course
from renderers.kit.canvas import Record
from renderers.kit.colour import contrast
from renderers.kit.layout import Box
from renderers.kit.scene import Scene
from tests.renderers.looking import CONTRAST
from tests.renderers.positions import DRAWN, NAMES

STEPS = 60


def moments(seats: int, *, alone: bool = False) -> list[Moment]:
    """Scores that rise and cross, from a debt to four digits."""
    rows = []
    for step in range(STEPS):
        scores = tuple(step * (20 + 3 * ((step // 7 + seat) % 4)) - 40 for seat in range(seats))
        share = [1 + (step * (seat + 2)) % 7 for seat in range(seats)]
        rows.append(Moment(step, 0, scores, () if alone else tuple(one / sum(share) for one in share)))
    return rows


TURNED = [Turning(0, 0, 0.1, 0.4), Turning(1, 1, 0.2, 0.5), Turning(2, 0, 0.1, 0.3), Turning(59, 0, 0, 1)]


def drawn(game: str, players: int, shown: list[Moment], lang: str = "pl") -> tuple[Record, Box]:
    view = Match.new(game_named(game), players, 1).view(None)
    scene = Scene(view, words(lang, game), NAMES, ())
    image, record = course.chart(artist_of(game), scene, shown, TURNED)
    return record, Box(0, 0, image.width, image.height)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", DRAWN)
def test_everything_is_on_it_and_nothing_covers_anything(game: str, lang: str) -> None:
    players = max(game_named(game).players)
    record, sheet = drawn(game, players, moments(players), lang)
    assert record.ids("seat") == [str(seat) for seat in range(players)]
    assert record.ids("turning") == ["1", "2", "3", "4"]
    signs = [mark.box for mark in record.of("turning")]
    texts = [text.box for text in record.texts]
    assert all(sheet.holds(box, 1) for box in (*signs, *texts))
    assert not any(one.meets(other, 1) for at, one in enumerate(signs) for other in signs[at + 1 :])
    assert not any(one.meets(other, 1.5) for at, one in enumerate(texts) for other in texts[at + 1 :])
    faint = [text.text for text in record.texts if text.ground and contrast(text.ink, text.ground) < CONTRAST]
    assert not faint


def test_alone_against_nobody_there_are_only_scores() -> None:
    record, _ = drawn("booksoftime", 1, moments(1, alone=True))
    said = {text.text for text in record.texts}
    assert "Wynik" in said
    assert not any("szansa" in text for text in said)


def test_signs_at_the_ends_keep_apart() -> None:
    assert course.apart([5, 5, 6, 90], 10, 0, 100) == [5, 15, 25, 90]
    assert course.apart([95, 98, 99], 10, 0, 100) == [80, 90, 100]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_told_in_words(lang: str) -> None:
    view = Match.new(game_named("toy"), 2, 1).view(None)
    picture = renderers.draw_course("toy", view, moments(2), TURNED, lang=lang, names=NAMES)
    assert len(picture.alt) <= renderers.ALT_LIMIT
    assert "Kasia" in picture.alt
    assert "20% " in picture.alt
    assert len(picture.content) < 300_000
