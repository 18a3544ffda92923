"""The outbox: posts that are owed, in order, until somebody says that they were sent."""

import msgspec

from bot.store.rows import Head
from bot.tables.posts import AnyPost


class Owed(msgspec.Struct, frozen=True):
    """A post that is owed to a channel."""

    id: int
    revision: int  # a post that is edited in place may be replaced by a newer one while it is being sent
    channel: int
    at: float  # when it became owed
    post: AnyPost
    head: Head
    messages: dict[str, int]  # the table's messages by role

    @property
    def nonce(self) -> str:
        """The same for every attempt to send this post."""
        return f"karawana-{self.id}"


class Outbox:
    """What is owed, by channel."""

    async def wait(self) -> set[int]:
        """Wait until something is owed, and say in which channels; after a start, in all that have anything."""
        raise NotImplementedError

    async def owed(self, channel: int, limit: int = 20) -> list[Owed]:
        """What is owed to a channel, oldest first."""
        raise NotImplementedError

    async def sent(self, owed: Owed, message: int | None) -> None:
        """It is there, as this message (None: there was nothing to send)."""
        raise NotImplementedError

    async def given_up(self, owed: Owed, why: str) -> None:
        """It cannot be sent: the channel is gone, or the bot may not write there."""
        raise NotImplementedError

    async def forget(self, table: int, role: str) -> None:
        """The message of this role is gone: the next edit sends a new one."""
        raise NotImplementedError
