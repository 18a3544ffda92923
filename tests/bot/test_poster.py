"""The poster after a crash: what was sent and not noted is found again."""

import time
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

from bot.delivery import Delivery
from bot.letters import mark
from bot.tables import Owed, ProgressPost
from tests.bot.samples import head

THREAD, SENT = 40, 77


class Channel:
    """A thread in which a post of ours stands that nobody noted."""

    def __init__(self, component: int) -> None:
        self.message = SimpleNamespace(id=SENT, components=[SimpleNamespace(id=component)])
        self.deleted: list[int] = []

    async def history(self, **_: object) -> AsyncIterator[Any]:
        yield self.message

    def get_partial_message(self, id: int) -> Any:
        async def delete() -> None:
            self.deleted.append(id)

        return SimpleNamespace(delete=delete)


def turn_over(at: float) -> Owed:
    """A turn in progress that is over, before its message was noted."""
    post = ProgressPost(step=3, events=[], view=b"", before=None, acting=(), over=True)
    return Owed(id=9, revision=2, channel=THREAD, at=at, post=post, head=head(), messages={})


async def tidied(owed: Owed) -> list[int]:
    channel = Channel(mark(owed))
    bot: Any = SimpleNamespace(get_partial_messageable=lambda _: channel)
    nothing: Any = SimpleNamespace()
    await Delivery(bot, nothing, nothing).post(owed)
    return channel.deleted


async def test_a_turn_in_progress_that_was_sent_before_a_crash_is_tidied_away() -> None:
    assert await tidied(turn_over(at=time.time() - 1)) == [SENT]


async def test_a_turn_in_progress_that_never_was_sent_needs_no_look() -> None:
    assert await tidied(turn_over(at=time.time() + 1)) == []
