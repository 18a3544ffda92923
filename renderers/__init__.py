"""Pictures of every game: the board, a seat's own view, close-ups, the end, and a film of the whole game.

Everything here may be called from any thread, and should be called off the event loop.
"""

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec
from PIL import Image

from data.words import words
from engines.kernel import Result, game_named
from engines.kernel.thinking.course import Moment, Turning
from renderers import course, endgame
from renderers.artist import Artist, Parts
from renderers.kit.cache import Shelf
from renderers.kit.canvas import Record
from renderers.kit.changes import changes
from renderers.kit.encode import Picture, encode
from renderers.kit.encode import film as encode_film
from renderers.kit.scene import Scene, compose, sketch
from renderers.kit.table import narrow

ALT_LIMIT = 1024
PICTURES_BUDGET = 12_000_000
RECORDS_KEPT = 48

_pictures: Shelf[Picture] = Shelf(
    PICTURES_BUDGET, lambda picture: len(picture.content) + 4 * len(picture.alt)
)


# What the latest pictures showed: the next ones say what has changed since.
_records: Shelf[Record] = Shelf(RECORDS_KEPT, lambda record: 1)


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


def about(game: str, question: str) -> Parts | None:
    """The close-ups that show what a question is about (none: OWN); None: it is about no one place."""
    return artist_of(game).about.get(question)


def unpacked(game: str, packed: bytes) -> msgspec.Struct:
    """A view as the match keeps it."""
    return msgspec.msgpack.decode(packed, type=game_named(game).view_type)


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
    phone: bool = False,
) -> Picture:
    """The picture of a view: the board for a spectator, hand and own area for a seat, or a close-up.

    `names` are the seats' names, `since` is the view of the last post (what changed is marked), `now` the
    seats that must act, `last` tells the last turn, in finished sentences, and `phone` asks for a narrow one.
    """
    packed = msgspec.msgpack.encode((view, since))
    key = (game, packed, lang, tuple(names), part, tuple(now), tuple(last), phone)
    picture = _pictures.get(key)
    if picture is None:
        image, _ = painted(
            game, view, lang=lang, names=names, part=part, since=since, now=now, last=last, phone=phone
        )
        alt = alt_text(game, _scene(game, view, lang, names, now), part, last)
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
    last: Sequence[str] = (),
    phone: bool = False,
) -> tuple[Image.Image, Record]:
    """The same before it is encoded, with the record of what was drawn where."""
    artist = artist_of(game)
    if part is not None and part not in artist.parts:
        raise NoSuchPart(part)
    plan = artist.phone(view) if phone and part is None else artist.plan(view, part)
    plan = narrow(plan) if phone and part is not None else plan
    before = None
    if since is not None:
        before = _records.get((_key(game, since, lang, names, part), phone))
        before = before or sketch(plan, _scene(game, since, lang, names, ()))
    image, record = compose(game, plan, _scene(game, view, lang, names, now, last), before)
    _records.put((_key(game, view, lang, names, part), phone), record)
    return image, record


def changed_part(
    game: str,
    before: msgspec.Struct,
    view: msgspec.Struct,
    *,
    lang: str,
    names: Sequence[str],
    among: Parts | None = None,
) -> str | None:
    """The close-up (of these) in which most has changed since another view; None if nothing has."""
    artist = artist_of(game)
    then, now = (_scene(game, shown, lang, names, ()) for shown in (before, view))
    news: dict[str, int] = {}
    for part in artist.parts if among is None else among:
        plan = artist.plan(view, part)
        news[part] = len(changes(sketch(plan, now), sketch(plan, then), plan.still, plan.flowing))
    most = max(news, key=lambda part: news[part], default=None)
    return most if most is not None and news[most] else None


def draw_end(game: str, view: msgspec.Struct, result: Result, *, lang: str, names: Sequence[str]) -> Picture:
    """The final scores by category."""
    scene = _scene(game, view, lang, names, ())
    image, _ = endgame.chart(artist_of(game), scene, result)
    alt = _shortened(endgame.told(scene, result))
    return Picture(encode(image), "png", image.width, image.height, alt)


def draw_course(
    game: str,
    view: msgspec.Struct,
    moments: Sequence[Moment],
    turnings: Sequence[Turning],
    *,
    lang: str,
    names: Sequence[str],
) -> Picture:
    """How a game that is over went."""
    scene = _scene(game, view, lang, names, ())
    image, _ = course.chart(artist_of(game), scene, moments, turnings)
    alt = _shortened(course.told(scene, moments, turnings))
    return Picture(encode(image), "png", image.width, image.height, alt)


def film(
    game: str,
    views: Sequence[msgspec.Struct],
    *,
    lang: str,
    names: Sequence[str],
    progress: Callable[[int, int], None] = lambda done, frames: None,
) -> Picture:
    """The game so far, one frame for each published view; `progress` hears how many frames are done."""
    artist = artist_of(game)
    turns = [artist.on_turn(view) for view in views]
    scenes = [
        _scene(game, view, lang, names, () if seat is None else (seat,))
        for view, seat in zip(views, turns, strict=True)
    ]

    def frame(number: int) -> Image.Image:
        plan = artist.plan(views[number], None)
        before = sketch(plan, scenes[number - 1]) if number else None
        return compose(game, plan, scenes[number], before)[0]

    content, size = encode_film(frame, len(views), lambda done: progress(done, len(views)))
    say = words(lang, game).format
    alt = say("pic-film", {"game": say("game", {}), "frames": len(views)})
    return Picture(content, "gif", *size, alt)


def alt_text(game: str, scene: Scene[Any], part: str | None, last: Sequence[str]) -> str:
    """The picture in words: what is shown, the last turn, who must act, the scores, and its pieces."""
    artist = artist_of(game)
    name = scene.say("game") if part is None else f"{scene.say('game')}: {scene.say(f'pic-part-{part}')}"
    told = [
        scene.say("pic-alt-board", game=name, state=artist.state(scene)),
        *last,
        scene.waiting(),
        scene.say("pic-alt-scores", scores="; ".join(artist.standings(scene))),
        *artist.describe(scene, part),
    ]
    return _shortened(
        " ".join(sentence if sentence[-1:] in ".!?…" else f"{sentence}." for sentence in told if sentence)
    )


def _shortened(alt: str) -> str:
    return alt if len(alt) <= ALT_LIMIT else alt[: ALT_LIMIT - 1].rstrip() + "…"


def _scene(
    game: str,
    view: msgspec.Struct,
    lang: str,
    names: Sequence[str],
    now: Sequence[int],
    last: Sequence[str] = (),
) -> Scene[Any]:
    return Scene(view, words(lang, game), tuple(names), tuple(now), tuple(last))


def _key(
    game: str, view: msgspec.Struct, lang: str, names: Sequence[str], part: str | None
) -> tuple[object, ...]:
    return game, msgspec.msgpack.encode(view), lang, tuple(names), part
