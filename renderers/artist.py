"""What a game's pictures consist of: the one thing that each game's package hands over as `ARTIST`."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

import msgspec
from PIL import Image

from renderers.kit.colour import Ink
from renderers.kit.scene import Plan, Scene
from renderers.kit.text import Face

V = TypeVar("V", bound=msgspec.Struct)


@dataclass(frozen=True)
class Theme:
    """The colours and letters of a game, for the pictures that are the same in every game."""

    backdrop: Callable[[int, int, float], Image.Image]
    panel: Ink
    raised: Ink
    line: Ink
    ink: Ink
    dim: Ink
    accent: Ink
    bar: Ink
    title: Face
    text: Face


@dataclass(frozen=True)
class Artist(Generic[V]):
    """A game's renderer."""

    parts: tuple[str, ...]  # close-ups; each is named by the message `pic-part-<part>`
    plan: Callable[[V, str | None], Plan[V]]
    on_turn: Callable[[V], int | None]  # whose turn it is, as far as the view alone tells
    state: Callable[[Scene[V]], str]  # round and phase, in a few words
    standings: Callable[[Scene[V]], list[str]]  # the public part of the scores, a phrase for each seat
    token: Callable[[V, int, int], Image.Image]  # the sign of a seat, of that size
    theme: Theme
