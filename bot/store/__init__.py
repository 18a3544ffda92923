"""The store: saves and loads. Nothing else touches SQLite."""

from bot.store.migrations import SchemaError
from bot.store.store import Store, StoreInUse, back_up, looked_into

__all__ = ["SchemaError", "Store", "StoreInUse", "back_up", "looked_into"]
