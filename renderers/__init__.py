"""Pictures of every game: the board, a seat's own view, close-ups, the end, and a film of the whole game.

Everything here may be called from any thread, and should be called off the event loop.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec
from PIL import Image

from data.words import words
from engines.kernel import Result
from renderers import endgame
from renderers.artist import Artist
from renderers.kit.cache import Shelf
from renderers.kit.canvas import Record
from renderers.kit.encode import Picture, encode
from renderers.kit.encode import film as encode_film
from renderers.kit.scene import Scene, compose

ALT_LIMIT = 1024
FILM_WIDTHS = (1000, 800, 640, 480, 320)
PICTURES_BUDGET = 24_000_000

_pictures: Shelf[Picture] = Shelf(
    PICTURES_BUDGET, lambda picture: len(picture.content) + 4 * len(picture.alt)
)


class NoSuchPart(Exception):
    """A close-up that this game does not have."""


def has_pictures(game: str) -> bool:
    """Whether somebody has drawn this game."""
    return game.isidentifier() and find_spec(f"renderers.{game}") is not None


@cache
def artist_of(game: str) -> Artist[Any]:
    """A game's renderer."""
    artist = import_module(f"renderers.{game}").ARTIST
    assert isinstance(artist, Artist)
    return artist


def parts(game: str) -> tuple[str, ...]:
    """The close-ups of a game; `pic-part-<part>` names each."""
    return artist_of(game).parts


def unpacked(game: str, packed: bytes) -> msgspec.Struct:
    """A view as the match keeps it."""
    view: msgspec.Struct = msgspec.msgpack.decode(packed, type=artist_of(game).view)
    return view


def draw(
    game: str,
    view: msgspec.Struct,
    *,
    lang: str,
    names: Sequence[str],
    part: str | None = None,
    since: msgspec.Struct | None = None,
    now: Sequence[int] = (),
    last: Sequence[str] = (),
) -> Picture:
    """The picture of a view: the board for a spectator, hand and own area for a seat, or a close-up.

    `names` are the seats' names, `since` is the view of the last post (what changed is marked), `now` the
    seats that must act, and `last` tells the last turn, in finished sentences, for the alt text.
    """
    packed = msgspec.msgpack.encode((view, since))
    key = (game, packed, lang, tuple(names), part, tuple(now), tuple(last))
    picture = _pictures.get(key)
    if picture is None:
        image, _ = painted(game, view, lang=lang, names=names, part=part, since=since, now=now)
        alt = alt_text(game, _scene(game, view, lang, names, now), last)
        picture = Picture(encode(image), "png", image.width, image.height, alt)
        _pictures.put(key, picture)
    return picture


def painted(
    game: str,
    view: msgspec.Struct,
    *,
    lang: str,
    names: Sequence[str],
    part: str | None = None,
    since: msgspec.Struct | None = None,
    now: Sequence[int] = (),
) -> tuple[Image.Image, Record]:
    """The same before it is encoded, with the record of what was drawn where."""
    artist = artist_of(game)
    if part is not None and part not in artist.parts:
        raise NoSuchPart(part)
    before = None if since is None else _scene(game, since, lang, names, ())
    return compose(game, artist.plan(view, part), _scene(game, view, lang, names, now), before)


def draw_end(game: str, view: msgspec.Struct, result: Result, *, lang: str, names: Sequence[str]) -> Picture:
    """The final scores by category."""
    scene = _scene(game, view, lang, names, ())
    image, _ = endgame.chart(artist_of(game), scene, result)
    alt = _shortened(endgame.told(scene, result))
    return Picture(encode(image), "png", image.width, image.height, alt)


def film(
    game: str,
    views: Iterable[msgspec.Struct],
    *,
    lang: str,
    names: Sequence[str],
    progress: Callable[[int, int], None] = lambda done, frames: None,
) -> Picture:
    """The game so far, one frame for each published view; `progress` hears how many frames are done."""
    shown = list(views)
    artist = artist_of(game)

    def frames() -> Iterable[Image.Image]:
        before: Scene[Any] | None = None
        for view in shown:
            scene = _scene(game, view, lang, names, ())
            yield compose(game, artist.plan(view, None), scene, before)[0]
            before = scene

    content, size = encode_film(frames, lambda done: progress(done, len(shown)), FILM_WIDTHS)
    alt = words(lang, game).format(
        "pic-film", {"game": words(lang, game).format("game", {}), "frames": len(shown)}
    )
    return Picture(content, "gif", *size, alt)


def alt_text(game: str, scene: Scene[Any], last: Sequence[str]) -> str:
    """What the picture tells, in words: where the game stands, who must act, the scores, the last turn."""
    artist = artist_of(game)
    told = [
        scene.say("pic-alt-board", game=scene.say("game"), state=artist.state(scene)),
        scene.waiting(),
        scene.say("pic-alt-scores", scores="; ".join(artist.standings(scene))),
        *last,
    ]
    return _shortened(
        " ".join(sentence if sentence[-1:] in ".!?…" else f"{sentence}." for sentence in told if sentence)
    )


def _shortened(alt: str) -> str:
    return alt if len(alt) <= ALT_LIMIT else alt[: ALT_LIMIT - 1].rstrip() + "…"


def _scene(
    game: str, view: msgspec.Struct, lang: str, names: Sequence[str], now: Sequence[int]
) -> Scene[Any]:
    return Scene(view, words(lang, game), tuple(names), tuple(now))
