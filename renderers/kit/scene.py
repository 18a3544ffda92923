"""A picture is a plan of panels; a panel has a ground, drawn once, and pieces, drawn each time."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Generic, NamedTuple, TypeVar

from PIL import Image

from data.words import Arg, Text, Words, seat_number
from renderers.kit.cache import Shelf
from renderers.kit.canvas import Canvas, Record
from renderers.kit.changes import changes, point_out
from renderers.kit.colour import Ink
from renderers.kit.layout import Box
from renderers.kit.text import printable

V = TypeVar("V")
LAYERS_BUDGET = 64_000_000


@lru_cache(maxsize=4096)
def _said(said: Words, key: str, args: tuple[tuple[str, Arg], ...]) -> str:
    return said.format(key, dict(args))


@dataclass(frozen=True)
class Scene(Generic[V]):
    """What is to be shown, to whom it is told and how."""

    view: V
    words: Words
    names: tuple[str, ...]
    now: tuple[int, ...] = ()
    last: tuple[str, ...] = ()  # the last turn, in finished sentences

    def say(self, key: str, **args: Arg) -> str:
        """A text of the pictures."""
        return _said(self.words, key, tuple(args.items()))

    def write(self, text: Text | None) -> str:
        """A text that the view carries; views that were kept before it was there carry none."""
        return self.words.say(text) if text else ""

    def called(self, kind: str, id: str) -> str:
        """The name of a thing; one that a host's own table adds is called by its id."""
        key = f"{kind}-{id}"
        return self.say(key) if self.words.has(key) else id.replace("_", " ")

    def name(self, seat: int) -> str:
        """Who sits there; behind the people's seats sits the rulebook's own opponent."""
        return self.names[seat] if seat < len(self.names) else self.words.format("automa", {})

    def label(self, seat: int) -> str:
        """The name as the fonts can write it; a seat's number if they cannot."""
        return printable(self.name(seat)) or seat_number(seat)

    def waiting(self) -> str:
        """Who must act, in a few words; nothing while nobody must."""
        if not self.now:
            return ""
        if len(self.now) == 1:
            return self.say("pic-turn-of", who=self.label(self.now[0]))
        return self.say("pic-waiting-for", count=len(self.now))


@dataclass(frozen=True)
class Panel(Generic[V]):
    """A part of a board: its size, what never changes and what does."""

    size: tuple[float, float]
    ground: Callable[[Canvas, Scene[V]], None]  # looks only at what stays the same for the whole plan
    pieces: Callable[[Canvas, Scene[V]], None]
    narrow: "Panel[V] | None" = None  # the same for a phone, if it is not only made smaller


@dataclass(frozen=True)
class Plan(Generic[V]):
    """Where the panels of a picture lie. The key names everything that never changes in it."""

    key: str
    size: tuple[int, int]
    places: tuple[tuple[Panel[V], float, float], ...]
    backdrop: Callable[[int, int, float], Image.Image]
    scale: float = 1
    accent: Ink = (255, 255, 255)
    still: frozenset[str] = frozenset()  # kinds of pieces that are never news
    flowing: frozenset[str] = frozenset()  # queues: who moves up is no news
    strong: tuple[str, ...] = ()  # kinds by weight: the first that changed gets the strongest mark
    caption: Callable[[float], Panel[V]] | None = None  # a close-up's first panel, for another width

    @property
    def pixels(self) -> tuple[int, int]:
        return round(self.size[0] * self.scale), round(self.size[1] * self.scale)


class Layer(NamedTuple):
    """What never changes of a picture, and the texts and signs on it, which no chip should cover."""

    image: Image.Image
    taken: tuple[Box, ...]


_layers: Shelf[Layer] = Shelf(LAYERS_BUDGET, lambda layer: layer.image.width * layer.image.height * 4)


def forget_layers() -> None:
    """As after a start: the next picture draws its layers anew."""
    _layers.clear()


def _layer(game: str, plan: Plan[V], scene: Scene[V]) -> Layer:
    key = (game, plan.key, scene.words.lang, plan.scale)
    layer = _layers.get(key)
    if layer is None:
        image, record = ground(plan, scene)
        signs = [mark.box for mark in record.marks if mark.solid]
        layer = Layer(image, (*signs, *(text.box for text in record.texts)))
        _layers.put(key, layer)
    return layer


def ground(plan: Plan[V], scene: Scene[V]) -> tuple[Image.Image, Record]:
    """The layer that never changes, and what it shows."""
    image = plan.backdrop(*plan.pixels, plan.scale)
    canvas = Canvas(image, plan.scale)
    for panel, x, y in plan.places:
        panel.ground(canvas.at(x, y), scene)
    return image, canvas.record


def compose(
    game: str, plan: Plan[V], scene: Scene[V], before: Record | None = None
) -> tuple[Image.Image, Record]:
    """The finished picture: the layers, the pieces, and a mark on what was not so before."""
    layer = _layer(game, plan, scene)
    image = layer.image.copy()
    canvas = Canvas(image, plan.scale)
    _put(plan, canvas, scene)
    if before is not None:
        canvas.record.changed = changes(canvas.record, before, plan.still, plan.flowing)
        point_out(image, canvas.record, plan.strong, plan.accent, plan.scale, layer.taken)
    return image, canvas.record


def sketch(plan: Plan[V], scene: Scene[V]) -> Record:
    """What the picture would show, without drawing it."""
    canvas = Canvas(None, plan.scale)
    _put(plan, canvas, scene)
    return canvas.record


def _put(plan: Plan[V], canvas: Canvas, scene: Scene[V]) -> None:
    for panel, x, y in plan.places:
        panel.pieces(canvas.at(x, y), scene)
