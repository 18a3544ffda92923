"""The store: saves and loads. Nothing else touches a database."""

from bot.store.database import Connection, LeaseLost, NotRead, SchemaError, StoreError, StoreInUse
from bot.store.shards import Shards
from bot.store.sqlite import back_up
from bot.store.store import Store, looked_into, place, told

__all__ = [
    "Connection",
    "LeaseLost",
    "NotRead",
    "SchemaError",
    "Shards",
    "Store",
    "StoreError",
    "StoreInUse",
    "back_up",
    "looked_into",
    "place",
    "told",
]
