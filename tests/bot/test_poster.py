"""The poster after a crash: what was sent and not noted is found again."""

import time
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import discord
import msgspec
import pytest

from bot.delivery import Delivery
from bot.letters import mark
from bot.poster import is_missing_permission, is_passing
from bot.tables import Owed, ProgressPost
from tests.bot.samples import head


def id_at(seconds: float) -> int:
    """An id that Discord gives at this time."""
    return discord.utils.time_snowflake(datetime.fromtimestamp(seconds, UTC))


SENT = id_at(time.time())


class Channel:
    """A thread in which a post of ours stands that nobody noted."""

    def __init__(self, component: int, sent: int) -> None:
        self.message = SimpleNamespace(id=sent, components=[SimpleNamespace(id=component)])
        self.deleted: list[int] = []

    async def history(self, *, after: discord.Object, **_: object) -> AsyncIterator[Any]:
        if self.message.id > after.id:
            yield self.message

    def get_partial_message(self, id: int) -> Any:
        async def delete() -> None:
            self.deleted.append(id)

        return SimpleNamespace(delete=delete)


def turn_over(at: float) -> Owed:
    """A turn in progress that is over, before its message was noted."""
    post = ProgressPost(step=3, events=[], view=b"", before=None, acting=(), over=True)
    return Owed(id=9, revision=2, channel=head().channel, at=at, post=post, head=head(), messages={})


@pytest.mark.parametrize("put_back", [3600, 400 * 24 * 3600])
async def test_a_post_that_was_sent_before_the_clock_was_put_back_is_found(put_back: float) -> None:
    owed = turn_over(at=time.time() + put_back)
    assert await tidied(msgspec.structs.replace(owed, messages={"turn": SENT - 1})) == [SENT]


async def test_a_clock_that_is_ahead_of_discords_finds_it_too() -> None:
    """Discord's own ids tell what was before."""
    owed = turn_over(at=time.time() - 1)
    early = id_at(time.time() - 2 * 3600)
    assert await tidied(msgspec.structs.replace(owed, messages={"turn": early - 1}), sent=early) == [early]


async def tidied(owed: Owed, sent: int = SENT) -> list[int]:
    channel = Channel(mark(owed), sent)
    bot: Any = SimpleNamespace(get_partial_messageable=lambda _: channel)
    nothing: Any = SimpleNamespace()
    await Delivery(bot, nothing, nothing).post(owed)
    return channel.deleted


async def test_a_turn_in_progress_that_was_sent_before_a_crash_is_tidied_away() -> None:
    assert await tidied(turn_over(at=time.time() - 1)) == [SENT]


async def test_a_turn_in_progress_that_never_was_sent_needs_no_look() -> None:
    channel = Channel(0, SENT)
    bot: Any = SimpleNamespace(get_partial_messageable=lambda _: channel)
    nothing: Any = SimpleNamespace()
    delivery = Delivery(bot, nothing, nothing)
    assert not delivery.is_uncertain(turn_over(at=time.time()))


def refused(status: int, code: int) -> discord.HTTPException:
    """What Discord has said."""
    response: Any = SimpleNamespace(status=status, reason="")
    kind = discord.Forbidden if status == 403 else discord.HTTPException
    return kind(response, {"code": code, "message": "no"})


@pytest.mark.parametrize(
    ("status", "code"),
    [(429, 0), (502, 0), (401, 0), (429, 30046), (400, 30046), (403, 40003), (400, 130000)],
)
def test_what_discord_may_take_later_is_tried_again(status: int, code: int) -> None:
    assert is_passing(refused(status, code))


@pytest.mark.parametrize(("status", "code"), [(400, 50035), (404, 10003), (400, 50006)])
def test_what_discord_will_never_take_is_given_up(status: int, code: int) -> None:
    assert not is_passing(refused(status, code))
    assert not is_missing_permission(refused(status, code))


@pytest.mark.parametrize("code", [50001, 50013, 50083, 160005, 400001])
def test_what_somebody_there_can_mend_stays_owed(code: int) -> None:
    error = refused(403 if code < 50020 else 400, code)
    assert is_missing_permission(error)
    assert not is_passing(error)
