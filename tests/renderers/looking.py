"""What a person would look for in a picture, by the record of what was drawn where."""

from collections.abc import Sequence

import msgspec

from data.words import words
from renderers import artist_of, painted
from renderers.kit.canvas import Record
from renderers.kit.colour import contrast
from renderers.kit.layout import Box
from renderers.kit.scene import Scene, ground
from renderers.kit.table import narrow

PHONE = 400
READABLE = 9  # the least height of a capital in pixels, where a picture is as wide as a phone
CLOSE = {
    "booksoftime": 5,
    "inventors": 5,
    "scholars": 5,
}  # lines of icons on many small cards: one looks closer
LARGE = 1100  # wider pictures are looked at on a large screen; `phone` makes all of them narrow
CONTRAST = 4.5
SLOT_CONTRAST = 3
COVERED = 0.25  # of the smaller of two pieces
# What may lie on what. Everything else keeps apart.
LYING_ON = {
    "agra": {("wheel-action", "wheel")},
    "excavation": {("stacked", "stacked")},
}


def whole_record(
    game: str,
    view: msgspec.Struct,
    part: str | None,
    lang: str,
    names: Sequence[str],
    now: Sequence[int] = (),
    phone: bool = False,
) -> tuple[Record, Box]:
    """Everything that the picture shows, its ground included, and its size."""
    image, record = painted(game, view, lang=lang, names=names, part=part, now=now, phone=phone)
    scene = Scene(view, words(lang, game), tuple(names), tuple(now))
    artist = artist_of(game)
    plan = artist.phone(view) if phone and part is None else artist.plan(view, part)
    _, below = ground(narrow(plan) if phone and part is not None else plan, scene)
    whole = Record(below.marks + record.marks, below.texts + record.texts, below.slots + record.slots)
    return whole, Box(0, 0, image.width, image.height)


def check(
    game: str,
    view: msgspec.Struct,
    part: str | None,
    lang: str,
    names: Sequence[str],
    now: Sequence[int] = (),
    phone: bool = False,
) -> None:
    """Every text lies inside the picture and on no other, stands out, and can be read on a phone if the
    picture is not meant for a large screen."""
    record, sheet = whole_record(game, view, part, lang, names, now, phone)
    seen = [text for text in record.texts if sheet.meets(text.box)]
    assert seen
    least = CLOSE.get(game, READABLE) if phone or game not in CLOSE else 0
    smallest = least * sheet.w / PHONE if phone or sheet.w <= LARGE else 0
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
    wrong += [
        f"slot {slot.box}: {slot.edge} on {slot.ground}"
        for slot in record.slots
        if contrast(slot.edge, slot.ground) < SLOT_CONTRAST
    ]
    wrong += covered(record, sheet, LYING_ON.get(game, set()))
    assert not wrong, (part, lang, wrong)


def covered(record: Record, sheet: Box, allowed: set[tuple[str, str]]) -> list[str]:
    """Pieces that cover one another by more than their game allows."""
    pieces = [mark for mark in record.marks if mark.solid and sheet.meets(mark.box)]
    found = []
    for number, one in enumerate(pieces):
        for other in pieces[number + 1 :]:
            wide = min(one.box.right, other.box.right) - max(one.box.x, other.box.x)
            high = min(one.box.bottom, other.box.bottom) - max(one.box.y, other.box.y)
            least = min(one.box.w * one.box.h, other.box.w * other.box.h)
            may = {(one.kind, other.kind), (other.kind, one.kind)} & allowed
            if wide > 0 and high > 0 and wide * high > COVERED * least and not may:
                found.append(f"{one.kind} {one.id} and {other.kind} {other.id} cover one another")
    return found
