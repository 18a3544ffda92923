"""Pinned messages; Discord has an old and a new address for them."""

from bot.loopback.changes import PinsChanged
from bot.loopback.clock import timestamp
from bot.loopback.model import Channel, Message
from bot.loopback.permissions import Allow
from bot.loopback.rest.api import Answer, Call, Routes

routes = Routes()


def _pinned(call: Call, channel: Channel) -> list[Message]:
    """Latest first."""
    pinned = [m for m in call.api.world.history(channel) if m.pinned_at is not None]
    return sorted(pinned, key=lambda message: message.pinned_at or 0.0, reverse=True)


@routes.on("GET", "/channels/{channel_id}/messages/pins")
async def pins(call: Call) -> Answer:
    channel = call.api.channel(call.params["channel_id"])
    items = [
        {"pinned_at": timestamp(m.pinned_at or 0.0), "message": call.api.payloads.message(m)}
        for m in _pinned(call, channel)
    ]
    return {"items": items, "has_more": False}


@routes.on("GET", "/channels/{channel_id}/pins")
async def old_pins(call: Call) -> Answer:
    channel = call.api.channel(call.params["channel_id"])
    return [call.api.payloads.message(message) for message in _pinned(call, channel)]


@routes.on("PUT", "/channels/{channel_id}/messages/pins/{message_id}")
@routes.on("PUT", "/channels/{channel_id}/pins/{message_id}")
async def pin(call: Call) -> Answer:
    _set(call, call.api.world.clock.now())
    return None


@routes.on("DELETE", "/channels/{channel_id}/messages/pins/{message_id}")
@routes.on("DELETE", "/channels/{channel_id}/pins/{message_id}")
async def unpin(call: Call) -> Answer:
    _set(call, None)
    return None


def _set(call: Call, pinned_at: float | None) -> None:
    channel = call.api.channel(call.params["channel_id"])
    if not channel.is_dm:
        call.api.channel(channel.id, needs=Allow.PIN_MESSAGES)
    message = call.api.message(channel, call.params["message_id"])
    message.pinned_at = pinned_at
    call.api.world.edited(message, seen=False)
    call.api.world.tell(PinsChanged(channel))
