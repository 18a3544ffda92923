"""The store: saves and loads. Nothing else touches SQLite."""
