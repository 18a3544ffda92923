"""Views as bytes: kept beside steps and posts, and safe to give to a thread that draws them."""

import msgspec


def packed(view: msgspec.Struct) -> bytes:
    """A view as it is kept."""
    return msgspec.msgpack.encode(view)
