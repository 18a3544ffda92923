"""The store: saves and loads. Nothing else touches a database."""

from bot.store.database import Connection, SchemaError, StoreError, StoreInUse
from bot.store.sqlite import back_up
from bot.store.store import Store, looked_into, place, told

__all__ = [
    "Connection",
    "SchemaError",
    "Store",
    "StoreError",
    "StoreInUse",
    "back_up",
    "looked_into",
    "place",
    "told",
]
