"""What leaves the house: bytes, their cache, threads, the end picture and the film."""

from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import pytest
from PIL import Image

import renderers
from data import LANGUAGES
from engines.kernel import Result, Score
from renderers.endgame import chart
from renderers.kit.layout import Box
from renderers.kit.scene import Scene, forget_layers
from tests.renderers.positions import DRAWN, NAMES, finished, positions

LIMIT = 700_000


@pytest.mark.parametrize("game", DRAWN)
def test_a_picture_is_small_and_the_same_picture_is_made_once(game: str):
    *_, position = positions(game, 2, 6, 40, 3)
    view = position.view()
    first = renderers.draw(game, view, lang="en", names=NAMES[:2], now=position.now)
    assert len(first.content) < LIMIT
    assert Image.open(BytesIO(first.content)).size == (first.width, first.height)
    assert renderers.draw(game, position.view(), lang="en", names=NAMES[:2], now=position.now) is first
    assert renderers.draw(game, view, lang="pl", names=NAMES[:2], now=position.now) is not first


def test_the_board_has_about_the_size_that_was_asked_for():
    for game in ("agra", "excavation"):
        view = next(positions(game, 2, 1, 1, 1)).view()
        picture = renderers.draw(game, view, lang="en", names=NAMES[:2])
        assert (picture.width, picture.height) == (1600, 1200)


@pytest.mark.parametrize("game", DRAWN)
def test_many_threads_draw_what_one_draws(game: str):
    shots = [(p.view(), p.now) for p in positions(game, 2, 8, 35, 4)]

    def paint(number: int) -> bytes:
        view, now = shots[number % len(shots)]
        return renderers.painted(game, view, lang="pl", names=NAMES[:2], now=now)[0].tobytes()

    alone = [paint(number) for number in range(len(shots))]
    forget_layers()
    with ThreadPoolExecutor(6) as pool:
        together = list(pool.map(paint, range(4 * len(shots))))
    assert together == alone * 4


@pytest.mark.parametrize(("game", "players"), [("excavation", 1), ("excavation", 3), ("agra", 4), ("toy", 2)])
def test_the_end_picture_shows_every_total_and_every_category(game: str, players: int):
    match = finished(game, players)
    result = match.result
    assert result is not None
    for lang in LANGUAGES:
        scene = Scene(match.view(None), renderers.words(lang, game), NAMES[:players])
        image, record = chart(renderers.artist_of(game), scene, result)
        shown = {(mark.kind, mark.id, mark.state) for mark in record.marks}
        for score in result.scores:
            assert ("total", str(score.seat), str(score.total)) in shown
            for part, amount in score.parts.items():
                counts = any(other.parts.get(part) for other in result.scores)
                assert (("part", f"{score.seat}.{part}", str(amount)) in shown) is counts
        sheet = Box(0, 0, image.width, image.height)
        assert all(sheet.holds(text.box) for text in record.texts)
        alt = renderers.draw_end(game, match.view(None), result, lang=lang, names=NAMES[:players]).alt
        assert all(str(score.total) in alt for score in result.scores)
        assert len(alt) <= 1024


def test_the_end_picture_shows_the_tie_break_that_decided():
    view = next(positions("agra", 3, 1, 1, 1)).view()
    level = [
        Score(seat, place, 40, {"coins": 40, "crates": 0}, {"goods": 9 - place})
        for seat, place in ((2, 1), (0, 2))
    ]
    result = Result([*level, Score(1, 3, 12, {"coins": 12, "crates": 0}, {"goods": 30})], (2,))
    scene = Scene(view, renderers.words("en", "agra"), NAMES[:3])
    _, record = chart(renderers.artist_of("agra"), scene, result)
    assert {(mark.id, mark.state) for mark in record.of("tie")} == {("2.goods", "8"), ("0.goods", "7")}
    assert not [mark for mark in record.of("part") if "crates" in mark.id]
    assert "Goods and Favours 8" in renderers.draw_end("agra", view, result, lang="en", names=NAMES[:3]).alt
    shared = Result([Score(seat, 1, 40, {"coins": 40}, {"goods": 5}) for seat in (0, 1)], (0, 1))
    assert not chart(renderers.artist_of("agra"), scene, shared)[1].of("tie")


@pytest.mark.parametrize("game", DRAWN)
def test_a_film_has_a_frame_for_each_turn_and_tells_how_far_it_is(game: str):
    match = finished(game, 2)
    views = [renderers.unpacked(game, step.view) for step in match.drain_steps() if step.view][:30]
    heard: list[tuple[int, int]] = []
    film = renderers.film(game, views, lang="en", names=NAMES[:2], progress=lambda *news: heard.append(news))
    assert heard == [(done, len(views)) for done in range(1, len(views) + 1)]
    assert film.suffix == "gif"
    assert len(film.content) < 8_000_000
    with Image.open(BytesIO(film.content)) as moving:
        assert moving.n_frames == len(views)
        assert moving.info["loop"] == 0
        moving.seek(len(views) - 1)
        last = moving.convert("RGB")
    wanted, _ = renderers.painted(game, views[-1], lang="en", names=NAMES[:2], since=views[-2])
    small = wanted.resize(last.size, Image.Resampling.BOX)
    assert difference(last, small) < 6


def difference(one: Image.Image, other: Image.Image) -> float:
    """The mean difference of two pictures, 0 to 255."""
    pairs = zip(one.tobytes(), other.tobytes(), strict=True)
    return sum(abs(a - b) for a, b in pairs) / (one.width * one.height * 3)
