"""Shards: Discord spreads the servers over several connections, and we spread the tables with them."""

from dataclasses import dataclass

SNOWFLAKE = 22  # the bits of an id below its time


@dataclass(frozen=True)
class Shards:
    """Those of all shards that one process serves."""

    count: int = 1
    ids: tuple[int, ...] = (0,)

    @classmethod
    def all(cls, count: int) -> "Shards":
        """One process for everything."""
        return cls(count, tuple(range(count)))

    def serve(self, guild: int | None) -> bool:
        """Whether a server, or a direct message (None), is ours."""
        return shard_of(guild, self.count) in self.ids

    @property
    def condition(self) -> str:
        """The same as SQL about a row of tables; its values are in `values`."""
        marks = ", ".join("?" * len(self.ids))
        return f"(coalesce(guild, 0) >> {SNOWFLAKE}) % ? IN ({marks})"

    @property
    def values(self) -> tuple[int, ...]:
        """The values of the condition."""
        return (self.count, *self.ids)


def shard_of(guild: int | None, count: int) -> int:
    """The shard of a server; direct messages come to the first."""
    return ((guild or 0) >> SNOWFLAKE) % count
