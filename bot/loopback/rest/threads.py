"""Threads: opening them, who is in them, which there are."""

from bot.loopback import errors
from bot.loopback.errors import Form
from bot.loopback.model import PRIVATE_THREAD, PUBLIC_THREAD, TEXT, Channel, Json
from bot.loopback.permissions import Allow
from bot.loopback.rest.api import Answer, Call, Routes
from bot.loopback.rest.channels import ARCHIVE_MINUTES

routes = Routes()


def _check(body: Json) -> None:
    form = Form()
    form.length(body.get("name"), ("name",), 1, 100)
    form.check(
        body.get("auto_archive_duration") in (None, *ARCHIVE_MINUTES),
        ("auto_archive_duration",),
        "BASE_TYPE_CHOICES",
        f"Value must be one of {ARCHIVE_MINUTES}.",
    )
    form.done()


def _thread(call: Call, awake: bool = False) -> Channel:
    channel = call.api.channel(call.params["channel_id"])
    if channel.thread is None:
        raise errors.wrong_channel_type()
    if awake and channel.thread.archived:
        raise errors.archived_thread()
    return channel


@routes.on("POST", "/channels/{channel_id}/threads")
async def create_thread(call: Call) -> Answer:
    """A thread without a message. Where the type is left out, Discord makes it private."""
    _check(call.body)
    type = call.body.get("type") or PRIVATE_THREAD
    needs = Allow.CREATE_PRIVATE_THREADS if type == PRIVATE_THREAD else Allow.CREATE_PUBLIC_THREADS
    parent = call.api.channel(call.params["channel_id"], needs=needs)
    if parent.type != TEXT:
        raise errors.wrong_channel_type()
    minutes = call.body.get("auto_archive_duration") or 4320
    world = call.api.world
    return call.api.payloads.channel(world.open_thread(parent, call.body["name"], world.bot, type, minutes))


@routes.on("POST", "/channels/{channel_id}/messages/{message_id}/threads")
async def create_thread_at_message(call: Call) -> Answer:
    _check(call.body)
    parent = call.api.channel(call.params["channel_id"], needs=Allow.CREATE_PUBLIC_THREADS)
    if parent.type != TEXT:
        raise errors.wrong_channel_type()
    message = call.api.message(parent, call.params["message_id"])
    world = call.api.world
    if message.id in world.state.channels:
        raise errors.thread_already_created()
    minutes = call.body.get("auto_archive_duration") or 4320
    thread = world.open_thread(parent, call.body["name"], world.bot, PUBLIC_THREAD, minutes, start=message)
    return call.api.payloads.channel(thread)


@routes.on("GET", "/channels/{channel_id}/thread-members")
async def thread_members(call: Call) -> Answer:
    channel = _thread(call)
    assert channel.thread is not None
    with_member = call.asks("with_member")
    return [call.api.payloads.thread_member(channel, id, with_member) for id in channel.thread.members]


@routes.on("GET", "/channels/{channel_id}/thread-members/{user_id}")
async def thread_member(call: Call) -> Answer:
    channel = _thread(call)
    assert channel.thread is not None
    if call.params["user_id"] not in channel.thread.members:
        raise errors.unknown_member()
    return call.api.payloads.thread_member(channel, call.params["user_id"], call.asks("with_member"))


@routes.on("PUT", "/channels/{channel_id}/thread-members/{user_id}")
async def add_thread_member(call: Call) -> Answer:
    world = call.api.world
    user_id = call.params["user_id"]
    world.join(_thread(call, awake=True), world.bot if user_id == "@me" else world.user(user_id))
    return None


@routes.on("DELETE", "/channels/{channel_id}/thread-members/{user_id}")
async def remove_thread_member(call: Call) -> Answer:
    world = call.api.world
    user_id = call.params["user_id"]
    channel = _thread(call, awake=True)
    if user_id not in ("@me", world.bot.id) and not world.may(world.bot, channel) & Allow.MANAGE_THREADS:
        raise errors.missing_permissions()
    world.leave(channel, world.bot if user_id == "@me" else world.user(user_id))
    return None


@routes.on("GET", "/guilds/{guild_id}/threads/active")
async def active_threads(call: Call) -> Answer:
    call.api.guild(call.params["guild_id"])
    world = call.api.world
    return _listed(
        call,
        [
            c
            for c in world.state.channels.values()
            if c.thread and not c.thread.archived and world.server_of(c) == call.params["guild_id"]
        ],
    )


@routes.on("GET", "/channels/{channel_id}/threads/archived/public")
@routes.on("GET", "/channels/{channel_id}/threads/archived/private")
async def archived_threads(call: Call) -> Answer:
    parent = call.api.channel(call.params["channel_id"], needs=Allow.READ_MESSAGE_HISTORY)
    threads = [c for c in call.api.world.threads_of(parent) if c.thread and c.thread.archived]
    return _listed(call, threads) | {"has_more": False}


def _listed(call: Call, threads: list[Channel]) -> Json:
    world, payloads = call.api.world, call.api.payloads
    seen = [thread for thread in threads if world.sees(world.bot, thread)]
    joined = [c for c in seen if c.thread and world.bot.id in c.thread.members]
    return {
        "threads": [payloads.channel(thread) for thread in seen],
        "members": [payloads.thread_member(thread, world.bot.id) for thread in joined],
    }
