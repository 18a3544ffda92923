"""What must hold for every picture of every game: boxes, contrast, sizes, secrecy, changes, alt texts."""

import msgspec
import pytest

import renderers
from data import LANGUAGES
from data.words import words
from engines.kernel import Random, game_named
from renderers import artist_of, painted, parts
from renderers.kit.scene import Scene, ground
from tests.renderers.looking import check
from tests.renderers.positions import DRAWN, positions

TABLES = [("agra", 2), ("agra", 3), ("agra", 4), ("excavation", 1), ("excavation", 2), ("excavation", 3)]
TABLES += [("excavation", 4), ("toy", 1), ("toy", 3)]
TABLES += [(game, players) for game in ("booksoftime", "inventors", "scholars") for players in (1, 3)]
EVERY = {"agra": 130, "excavation": 60, "toy": 12, "booksoftime": 45, "inventors": 50, "scholars": 60}


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_texts_fit_read_well_and_keep_apart(game: str, players: int):
    """A few positions, each with the board, some close-ups and a seat's own view, in changing languages."""
    close_ups = parts(game)
    for number, position in enumerate(positions(game, players, 7, EVERY[game], 6)):
        lang = LANGUAGES[number % len(LANGUAGES)]
        for part in (None, close_ups[number % len(close_ups)], close_ups[(number + 3) % len(close_ups)]):
            check(game, position.view(), part, lang, position.names, position.now)
        mine = position.view(number % players)
        check(game, mine, None, lang, position.names, position.now)
        part = close_ups[number % len(close_ups)]
        check(game, position.view(), part, lang, position.names, position.now, phone=True)


@pytest.mark.parametrize("game", DRAWN)
def test_a_phones_pictures_fit_are_narrow_and_say_the_same(game: str):
    """For everybody and for a seat, in both languages: nothing overflows, and the last turn is told."""
    for number, position in enumerate(positions(game, 2, 13, 90, 3)):
        for seat in (None, 1):
            lang, view = LANGUAGES[number % len(LANGUAGES)], position.view(seat)
            image, record = painted(
                game, view, lang=lang, names=position.names, now=position.now, last=["Ala gra."], phone=True
            )
            assert image.width == 800
            assert image.height > image.width / 2
            assert seat is not None or "Ala gra." in [text.text for text in record.texts]
            assert {mark.id for mark in record.of("score")} >= {str(s) for s in range(position.people)}


@pytest.mark.parametrize("game", DRAWN)
def test_layers_do_not_depend_on_the_position(game: str):
    stages = [p.view() for seed in (3, 4) for p in positions(game, 3, seed, 90, 2)]
    scenes = [Scene(view, words("pl", game), ("A", "B", "C")) for view in stages]
    for part in (None, *parts(game)):
        drawn = {ground(artist_of(game).plan(scene.view, part), scene)[0].tobytes() for scene in scenes}
        assert len(drawn) == 1, part


@pytest.mark.parametrize("game", DRAWN)
def test_a_seats_picture_is_the_same_whatever_is_hidden_from_it(game: str):
    """Byte for byte, when all that the seat cannot know is exchanged."""
    known = game_named(game)
    for position in positions(game, 3, 5, 45, 4):
        for seat in (None, 0, 2):
            before = known.view(position.match.state, seat)
            other = msgspec.msgpack.decode(msgspec.msgpack.encode(position.match.state), type=known.state)
            known.swap_hidden(other, seat, Random.seeded("other world"))
            after = known.view(other, seat)
            one, two = (
                renderers.painted(game, view, lang="en", names=position.names, now=position.now)[0].tobytes()
                for view in (before, after)
            )
            assert one == two


@pytest.mark.parametrize("game", DRAWN)
def test_what_changed_since_the_last_post_is_marked(game: str):
    stages = [(p.view(), p.now) for p in positions(game, 2, 9, 60, 3)]
    (before, _), (after, now) = stages[0], stages[-1]
    _, same = painted(game, before, lang="en", names=("A", "B"), since=before)
    assert not same.changed
    _, record = painted(game, after, lang="en", names=("A", "B"), since=before, now=now)
    assert record.changed


@pytest.mark.parametrize("game", DRAWN)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_alt_text_tells_who_acts_the_scores_and_the_last_turn(game: str, lang: str):
    *_, position = positions(game, 2, 4, 30, 2)
    view = position.view()
    picture = renderers.draw(game, view, lang=lang, names=("Ala", "Ola"), now=[1], last=["Ala sprzedaje."])
    assert words(lang).format("pic-turn-of", {"who": "Ola"}) in picture.alt
    assert "Ala sprzedaje." in picture.alt
    for phrase in artist_of(game).standings(Scene(view, words(lang, game), ("Ala", "Ola"))):
        assert phrase in picture.alt
    long = renderers.draw(game, view, lang=lang, names=("Ala", "Ola"), last=["Zdanie. "] * 400)
    assert len(long.alt) <= 1024


@pytest.mark.parametrize("game", DRAWN)
def test_every_close_up_has_a_name_in_every_language(game: str):
    for lang in LANGUAGES:
        for part in parts(game):
            assert words(lang).has(f"pic-part-{part}")
    with pytest.raises(renderers.NoSuchPart):
        painted(game, next(positions(game, 2, 1, 1, 1)).view(), lang="en", names=("A", "B"), part="cellar")
