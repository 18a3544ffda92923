"""Views as bytes: kept beside steps and posts, and safe to give to a thread that draws them."""

from functools import cache
from typing import Any, get_type_hints

import msgspec

from engines.kernel import game_named


def packed(view: msgspec.Struct) -> bytes:
    """A view as it is kept."""
    return msgspec.msgpack.encode(view)


def unpacked(game: str, view: bytes) -> msgspec.Struct:
    """A view that was kept, typed as its game has it."""
    return msgspec.msgpack.decode(view, type=_type_of(game))


@cache
def _type_of(game: str) -> type[msgspec.Struct]:
    hints: dict[str, Any] = get_type_hints(game_named(game).view)
    kind: type[msgspec.Struct] = hints["return"]
    return kind
