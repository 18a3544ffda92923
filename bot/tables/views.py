"""Views as bytes: kept beside steps and posts, and safe to give to a thread that draws them."""

import msgspec

from engines.kernel import game_named


def packed(view: msgspec.Struct) -> bytes:
    """A view as it is kept."""
    return msgspec.msgpack.encode(view)


def unpacked(game: str, view: bytes) -> msgspec.Struct:
    """A view that was kept, typed as its game has it."""
    return msgspec.msgpack.decode(view, type=game_named(game).view_type)
