"""What a person would look for in a picture, by the record of what was drawn where."""

from collections.abc import Sequence

import msgspec

from data.words import words
from renderers import artist_of, painted
from renderers.kit.canvas import Record
from renderers.kit.colour import contrast
from renderers.kit.layout import Box
from renderers.kit.scene import Scene, ground

PHONE = 400
READABLE = 9
CONTRAST = 4.5


def whole_record(
    game: str,
    view: msgspec.Struct,
    part: str | None,
    lang: str,
    names: Sequence[str],
    now: Sequence[int] = (),
) -> tuple[Record, Box]:
    """Everything that the picture shows, its ground included, and its size."""
    image, record = painted(game, view, lang=lang, names=names, part=part, now=now)
    scene = Scene(view, words(lang, game), tuple(names), tuple(now))
    _, below = ground(artist_of(game).plan(view, part), scene)
    whole = Record(below.marks + record.marks, below.texts + record.texts)
    return whole, Box(0, 0, image.width, image.height)


def check(
    game: str,
    view: msgspec.Struct,
    part: str | None,
    lang: str,
    names: Sequence[str],
    now: Sequence[int] = (),
    closely: bool = False,
) -> None:
    """Every text lies inside the picture and on no other, stands out, and can be read on a phone."""
    record, sheet = whole_record(game, view, part, lang, names, now)
    seen = [text for text in record.texts if sheet.meets(text.box)]
    assert seen
    # The players beside each other are for a large screen: the phone's plan has them below each other.
    large = part is None or part == "players" or game == "toy"
    smallest = READABLE * sheet.w / PHONE if closely or not large else 0
    wrong = [f"{text.text!r} leaves the picture" for text in seen if not sheet.holds(text.box, 1)]
    wrong += [f"{text.text!r} is too small" for text in seen if text.capital < smallest]
    wrong += [
        f"{text.text!r}: {text.ink} on {text.ground}"
        for text in seen
        if text.ground is None or contrast(text.ink, text.ground) < CONTRAST
    ]
    wrong += [
        f"{one.text!r} lies on {other.text!r}"
        for number, one in enumerate(seen)
        for other in seen[number + 1 :]
        if one.box.meets(other.box, 1.5)
    ]
    assert not wrong, (part, lang, wrong)
