"""What a game's pictures consist of: the one thing that each game's package hands over as `ARTIST`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Generic, TypeAlias, TypeVar

import msgspec
from PIL import Image

from renderers.kit.scene import Plan, Scene
from renderers.kit.theme import Theme

V = TypeVar("V", bound=msgspec.Struct)

# What is shown beside a question: of these close-ups the one in which most has changed in this turn.
Parts: TypeAlias = tuple[str, ...]
OWN: Final[Parts] = ()  # always: what its seat holds, in the hand and before it


@dataclass(frozen=True)
class Artist(Generic[V]):
    """A game's renderer."""

    parts: tuple[str, ...]  # close-ups; each is named by the message `pic-part-<part>`
    plan: Callable[[V, str | None], Plan[V]]
    on_turn: Callable[[V], int | None]  # whose turn it is, as far as the view alone tells
    state: Callable[[Scene[V]], str]  # round and phase, in a few words
    standings: Callable[[Scene[V]], list[str]]  # the public part of the scores, a phrase for each seat
    token: Callable[[V, int, int], Image.Image]  # the sign of a seat, of that size
    describe: Callable[
        [Scene[V], str | None], list[str]
    ]  # what that part (None: the board, or a seat's own) shows
    phone: Callable[[V], Plan[V]]  # the board, or a seat's own things, for a narrow screen
    theme: Theme
    about: Mapping[str, Parts]  # what questions are about, by their keys; those of no one place are not here
