"""Messages: sending, editing, deleting, reading."""

from collections.abc import Sequence

from bot.loopback import errors
from bot.loopback.model import Channel, Json, Kind, Message
from bot.loopback.permissions import Allow, may_attach, speaking
from bot.loopback.rest.api import Answer, Api, Call, Routes
from bot.loopback.writing import Upload, compose, rework

routes = Routes()


@routes.on("GET", "/channels/{channel_id}/messages")
async def history(call: Call) -> Answer:
    """Latest first; without the permission to read back, nothing."""
    channel = call.api.channel(call.params["channel_id"])
    if not call.api.world.may(call.api.world.bot, channel) & Allow.READ_MESSAGE_HISTORY:
        return []
    public = [message for message in call.api.world.history(channel) if message.only_for is None]
    return [call.api.payloads.message(message) for message in _page(public, call.query)]


def _page(messages: Sequence[Message], query: dict[str, str]) -> list[Message]:
    limit = int(query.get("limit", 50))
    form = errors.Form()
    form.number(limit, ("limit",), 1, 100)
    form.done()
    if "before" in query:
        messages = [m for m in messages if int(m.id) < int(query["before"])]
    elif "after" in query:
        messages = [m for m in messages if int(m.id) > int(query["after"])][:limit]
    elif "around" in query:
        middle = int(query["around"])
        older = [m for m in messages if int(m.id) <= middle][-(limit // 2 + 1) :]
        messages = older + [m for m in messages if int(m.id) > middle][: limit // 2]
    return list(reversed(messages[-limit:]))


@routes.on("GET", "/channels/{channel_id}/messages/{message_id}")
async def message(call: Call) -> Answer:
    channel = call.api.channel(call.params["channel_id"])
    if not call.api.world.may(call.api.world.bot, channel) & Allow.READ_MESSAGE_HISTORY:
        raise errors.missing_access()
    return call.api.payloads.message(call.api.message(channel, call.params["message_id"]))


@routes.on("POST", "/channels/{channel_id}/messages")
async def create_message(call: Call) -> Answer:
    channel = call.api.channel(call.params["channel_id"])
    check_may_send(call.api, channel, call.uploads)
    earlier = _same_nonce(call.api, call.body)
    if earlier is not None:
        return call.api.payloads.message(earlier, with_nonce=True)
    message = compose(call.api.world, channel, call.api.world.bot, call.body, call.uploads)
    if message.reference_id is not None:
        if not call.api.world.may(call.api.world.bot, channel) & Allow.READ_MESSAGE_HISTORY:
            raise errors.may_not_reply()
        if message.reference_id not in call.api.world.state.messages.get(
            message.reference_channel_id or "", {}
        ):
            _check_reference(call.body)
        message.type = Kind.REPLY
    call.api.world.post(message)
    if call.body.get("enforce_nonce") and message.nonce is not None:
        call.api.nonces[str(message.nonce)] = message
    return call.api.payloads.message(message, with_nonce=True)


def check_may_send(api: Api, channel: Channel, uploads: Sequence[Upload]) -> None:
    """Whether the bot may post here at all."""
    world = api.world
    if channel.is_dm:
        if not world.user(channel.recipient_id or "").dms_open:
            raise errors.closed_dms()
        return
    granted = world.may(world.bot, channel)
    if not granted & speaking(channel) or (uploads and not may_attach(granted, channel)):
        raise errors.missing_permissions()
    _check_unlocked(api, channel)


def _check_unlocked(api: Api, channel: Channel) -> None:
    """In a locked thread only those who manage threads may post, and change what they have posted."""
    thread = channel.thread
    if thread and thread.locked and not api.world.may(api.world.bot, channel) & Allow.MANAGE_THREADS:
        raise errors.archived_thread() if thread.archived else errors.locked_thread()


def _same_nonce(api: Api, body: Json) -> Message | None:
    """The message that this nonce made not long ago; older nonces are forgotten."""
    limit = api.world.clock.now() - api.nonce_seconds
    for nonce, message in list(api.nonces.items()):
        if message.created >= limit:
            break
        del api.nonces[nonce]
    if not body.get("enforce_nonce") or body.get("nonce") is None:
        return None
    earlier = api.nonces.get(str(body["nonce"]))
    if earlier is None or earlier.id not in api.world.state.messages.get(earlier.channel_id, {}):
        return None
    return earlier


def _check_reference(body: Json) -> None:
    if body["message_reference"].get("fail_if_not_exists", True):
        form = errors.Form()
        form.wrong(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        form.done()


@routes.on("PATCH", "/channels/{channel_id}/messages/{message_id}")
async def edit_message(call: Call) -> Answer:
    channel = call.api.channel(call.params["channel_id"])
    message = call.api.message(channel, call.params["message_id"])
    world = call.api.world
    if message.author_id != world.bot.id:
        raise errors.not_its_author()
    if channel.thread and channel.thread.archived:
        raise errors.archived_thread()  # it wakes for a new message, not for changes to old ones
    _check_unlocked(call.api, channel)
    if call.uploads and not may_attach(world.may(world.bot, channel), channel):
        raise errors.missing_permissions()
    rework(world, message, call.body, call.uploads)
    return call.api.payloads.message(world.edited(message))


@routes.on("DELETE", "/channels/{channel_id}/messages/{message_id}")
async def delete_message(call: Call) -> Answer:
    channel = call.api.channel(call.params["channel_id"])
    message = call.api.message(channel, call.params["message_id"])
    world = call.api.world
    if message.author_id != world.bot.id and (
        channel.is_dm or not world.may(world.bot, channel) & Allow.MANAGE_MESSAGES
    ):
        raise errors.missing_permissions()
    if channel.thread and channel.thread.archived:
        _check_unlocked(call.api, channel)  # the only thing that may be done in a thread that is put away
    world.remove_message(message)
    return None


@routes.on("POST", "/channels/{channel_id}/messages/bulk-delete")
async def delete_messages(call: Call) -> Answer:
    channel = call.api.channel(call.params["channel_id"], needs=Allow.MANAGE_MESSAGES)
    for id in call.body.get("messages") or []:
        if found := call.api.world.state.messages[channel.id].get(str(id)):
            call.api.world.remove_message(found)
    return None
