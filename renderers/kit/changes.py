"""What changed between two pictures, and the marks that say so.

Pieces are known by kind and id. An id `who@where` names a place too: who left one place and came to another
has moved.
"""

from collections.abc import Collection, Sequence
from difflib import SequenceMatcher
from functools import lru_cache
from itertools import pairwise
from math import atan2, ceil, cos, floor, hypot, pi, sin

from PIL import Image, ImageDraw

from renderers.kit.canvas import Change, How, Mark, Record, lay
from renderers.kit.colour import Ink, contrast, on
from renderers.kit.layout import Box
from renderers.kit.panels import halo
from renderers.kit.pen import Pen, Point, curve
from renderers.kit.tokens import badge

FAR = 1.3  # times its own size: a piece that shifts less only makes room for others
MOST_ARROWS = 3
STRETCH = 4  # of an arrow's points
SMALL = 40.0  # a counter; what is higher is an area, on which chips may lie


def changes(
    now: Record, before: Record, still: Collection[str] = (), flowing: Collection[str] = ()
) -> list[Change]:
    """What came, went, moved or looks otherwise. `still` kinds are never news; of a `flowing` kind (a queue,
    its ids `group.number` in order) only who joins is: the others just move up."""
    old = {(mark.kind, mark.id): mark for mark in before.marks if mark.kind not in still}
    new = {(mark.kind, mark.id): mark for mark in now.marks if mark.kind not in still}
    found: list[Change] = []
    for key, mark in new.items():
        if mark.kind in flowing:
            continue
        was = old.get(key)
        if was is None:
            found.append(Change(How.NEW, mark, None))
        elif mark.solid and _far(was.box, mark.box):  # a counter that moves makes room for others
            found.append(Change(How.MOVED, mark, was))
        elif was.state != mark.state:
            found.append(Change(How.CHANGED, mark, was))
    found += [
        Change(How.GONE, mark, mark)
        for key, mark in old.items()
        if key not in new and mark.kind not in flowing
    ]
    for kind in flowing:
        found += [Change(How.NEW, mark, None) for mark in _joined(before.of(kind), now.of(kind))]
    return _paired(found)


def _far(a: Box, b: Box) -> bool:
    (ax, ay), (bx, by) = a.centre, b.centre
    return hypot(ax - bx, ay - by) > FAR * max(8.0, min(b.w, b.h))


def _joined(before: list[Mark], now: list[Mark]) -> list[Mark]:
    groups = {mark.id.rpartition(".")[0] for mark in now}
    joined: list[Mark] = []
    for group in sorted(groups):
        old, new = (
            [mark for mark in marks if mark.id.rpartition(".")[0] == group] for marks in (before, now)
        )
        matcher = SequenceMatcher(None, [mark.state for mark in old], [mark.state for mark in new], False)
        for tag, _, _, start, end in matcher.get_opcodes():
            if tag in ("insert", "replace"):
                joined += new[start:end]
    return joined


def _paired(found: list[Change]) -> list[Change]:
    """Who left one place and came to another has moved."""
    gone = [change for change in found if change.how is How.GONE and "@" in change.mark.id]
    done: list[Change] = []
    for change in found:
        if change.how is How.NEW and "@" in change.mark.id:
            who = (change.mark.kind, change.mark.id.partition("@")[0])
            left = next((c for c in gone if (c.mark.kind, c.mark.id.partition("@")[0]) == who), None)
            if left is not None:
                gone.remove(left)
                found = [other for other in found if other is not left]
                change = Change(How.MOVED, change.mark, left.mark)
        done.append(change)
    return [c for c in done if not (c.how is How.GONE and "@" in c.mark.id and c not in gone)]


def strongest(found: list[Change], strong: tuple[str, ...]) -> Change | None:
    """The one that is to be seen first: of the first of these kinds, else what moved, else what came."""
    for kind in strong:
        for change in found:
            if change.mark.kind == kind and change.how is not How.GONE:
                return change
    for how in (How.MOVED, How.NEW):
        for change in found:
            if change.how is how:
                return change
    return None


# ---- drawing them ----


def point_out(
    image: Image.Image,
    record: Record,
    strong: tuple[str, ...],
    accent: Ink,
    scale: float,
    ground: Sequence[Box] = (),
) -> None:
    """Draw the marks over a finished picture; `ground` is what is to be read on its ground."""
    found = record.changed
    taken = [*ground, *(text.box for text in record.texts)]
    taken += [mark.box for mark in record.marks if mark.solid or mark.box.h < SMALL * scale]
    thick = max(2, round(2 * scale))
    first = strongest(found, strong)
    covered = [change.mark.box for change in found if change.how is not How.GONE]
    arrows = 0
    for change in found:
        box = change.mark.box
        if change.how is How.GONE:
            if not any(box.meets(other, 2) for other in covered):
                _centred(image, _ghost(round(box.w), round(box.h), accent, thick), box)
            continue
        if change.how is How.MOVED and change.before is not None and arrows < MOST_ARROWS:
            _arrow(image, change.before.box, box, accent, thick)
            arrows += 1
        _centred(image, halo(round(box.w), round(box.h), accent, thick * (2 if change is first else 1)), box)
    for change in found:  # after all frames, so that none crosses a number
        chip = _chip(change, accent, scale)
        if chip is not None:
            box = _beside(change.mark.box, chip, taken, Box(0, 0, *image.size), scale)
            lay(image, chip, round(box.x), round(box.y))
            taken.append(box)


def _centred(image: Image.Image, sprite: Image.Image, box: Box) -> None:
    x, y = box.centre
    lay(image, sprite, round(x - sprite.width / 2), round(y - sprite.height / 2))


def _chip(change: Change, accent: Ink, scale: float) -> Image.Image | None:
    """How much more or less."""
    was = change.before
    if change.how is not How.CHANGED or was is None:
        return None
    try:
        more = int(change.mark.state) - int(was.state)
    except ValueError:
        return None
    text = f"+{more}" if more > 0 else f"−{-more}"
    return badge(round(17 * scale), text, accent, on(accent), (255, 255, 255))


def _beside(box: Box, chip: Image.Image, taken: list[Box], sheet: Box, scale: float) -> Box:
    """Where a chip covers nothing else: beside, above or below its number, or on a corner of the frame."""
    w, h = chip.size
    x, y = box.centre
    gap = 3 * scale
    reach = w + h + gap
    west, east, north, south = box.x - reach, box.right + reach, box.y - reach, box.bottom + reach
    taken = [o for o in taken if o[0] < east and o[0] + o[2] > west and o[1] < south and o[1] + o[3] > north]
    taken = [other for other in taken if other != box]
    places = [
        Box(box.right + gap, y - h / 2, w, h),
        Box(x - w / 2, box.y - h - gap, w, h),
        Box(x - w / 2, box.bottom + gap, w, h),
        Box(box.x - w - gap, y - h / 2, w, h),
        Box(box.right - w * 0.3, box.y - h * 0.75, w, h),
        Box(box.right - w * 0.3, box.bottom - h * 0.25, w, h),
    ]
    best, least = places[0], None
    for place in places:
        if sheet.holds(place):
            covered = sum(_shared(place, other) for other in taken)
            if not covered:
                return place
            if least is None or covered < least:
                best, least = place, covered
    return best


def _shared(one: Box, other: Box) -> int:
    """How much of two boxes lies on one another."""
    x, y, w, h = one
    left, top, wide, high = other
    wide = min(x + w, left + wide) - max(x, left)
    if wide <= 0:
        return 0
    high = min(y + h, top + high) - max(y, top)
    return round(wide * high) if high > 0 else 0


@lru_cache(maxsize=256)
def _ghost(w: int, h: int, colour: Ink, thick: int) -> Image.Image:
    """A dashed outline where something was."""
    pen = Pen(w + 2 * thick, h + 2 * thick, over=2)
    edge = [(thick, thick), (thick + w, thick), (thick + w, thick + h), (thick, thick + h), (thick, thick)]
    for (ax, ay), (bx, by) in pairwise(edge):
        length = hypot(bx - ax, by - ay)
        count = max(1, round(length / (4 * thick)))
        for i in range(count):
            a, b = i / count, (i + 0.5) / count
            pen.line(
                [(ax + (bx - ax) * a, ay + (by - ay) * a), (ax + (bx - ax) * b, ay + (by - ay) * b)],
                colour,
                thick * 0.7,
            )
    return pen.done()


def _arrow(image: Image.Image, start: Box, end: Box, colour: Ink, thick: int) -> None:
    """An arc from one place to another; across the board it leaves and arrives from above, so that it does
    not lie on what stands beside."""
    (ax, ay), (bx, by) = start.centre, end.centre
    lift = max(12.0 * thick, hypot(bx - ax, by - ay) * 0.1)
    if abs(bx - ax) >= abs(by - ay):
        ay, by = start.y, end.y - 4 * thick
        middle = ((ax + bx) / 2, min(ay, by) - lift)
    else:
        angle = atan2(by - ay, bx - ax)
        back = min(hypot(bx - ax, by - ay) * 0.4, max(end.w, end.h) * 0.62 + thick)
        bx, by = bx - back * cos(angle), by - back * sin(angle)
        middle = ((ax + bx) / 2 + lift, (ay + by) / 2)
    path = curve((ax, ay), middle, (bx, by))
    lean = atan2(by - path[-4][1], bx - path[-4][0])
    barbs = [
        (bx + thick * 5 * cos(lean + turn), by + thick * 5 * sin(lean + turn))
        for turn in (0.8 * pi, -0.8 * pi)
    ]
    rim = (255, 255, 255) if contrast(colour, (255, 255, 255)) > 2 else (20, 20, 30)
    head: list[Point] = [(bx, by), *barbs]
    for ink, more in ((rim, 2 * thick), (colour, 0)):
        for begin in range(
            0, len(path) - 1, STRETCH
        ):  # in stretches: a mask across the board is mostly empty
            _stroke(image, path[begin : begin + STRETCH + 2], thick * 1.6 + more, ink)
        _stroke(image, [*head, *head[:2]], thick + more, ink, head)


def _stroke(
    image: Image.Image, points: list[Point], width: float, ink: Ink, fill: list[Point] | None = None
) -> None:
    """A line through points, drawn twice as large and shrunk; it may go around a filled shape."""
    pad = ceil(width)
    xs, ys = zip(*points, strict=True)
    left, top = floor(min(xs)) - pad, floor(min(ys)) - pad
    mask = Image.new("L", (2 * (ceil(max(xs)) + pad - left), 2 * (ceil(max(ys)) + pad - top)))
    draw = ImageDraw.Draw(mask)
    if fill:
        draw.polygon([(2 * (x - left), 2 * (y - top)) for x, y in fill], fill=255)
    large = [(2 * (x - left), 2 * (y - top)) for x, y in points]
    draw.line(large, fill=255, width=round(2 * width), joint="curve")
    lay(image, mask.reduce(2), left, top, ink)
