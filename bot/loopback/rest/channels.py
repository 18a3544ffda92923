"""Channels: looking, making, changing, and conversations with one person."""

from bot.loopback import errors
from bot.loopback.changes import ChannelEdited, TypingStarted
from bot.loopback.errors import Form
from bot.loopback.model import Channel, Json, Overwrite, ThreadState
from bot.loopback.permissions import Allow
from bot.loopback.rest.api import Answer, Api, Call, Routes

routes = Routes()
ARCHIVE_MINUTES = (60, 1440, 4320, 10080)


@routes.on("POST", "/users/@me/channels")
async def create_dm(call: Call) -> Answer:
    world = call.api.world
    user = world.user(str(call.body.get("recipient_id")))
    if user.bot:
        raise errors.closed_dms()
    return call.api.payloads.channel(world.open_dm(user))


@routes.on("GET", "/guilds/{guild_id}/channels")
async def guild_channels(call: Call) -> Answer:
    world = call.api.world
    call.api.guild(call.params["guild_id"])
    guild = call.params["guild_id"]
    listed = [c for c in world.state.channels.values() if not c.thread and world.server_of(c) == guild]
    return [call.api.payloads.channel(channel) for channel in listed]


@routes.on("POST", "/guilds/{guild_id}/channels")
async def create_channel(call: Call) -> Answer:
    world = call.api.world
    call.api.guild(call.params["guild_id"])
    if not world.bot_may_anywhere(Allow.MANAGE_CHANNELS):
        raise errors.missing_permissions()
    form = Form()
    form.length(call.body.get("name"), ("name",), 1, 100)
    form.done()
    return call.api.payloads.channel(
        world.add_channel(call.body["name"], call.body.get("topic"), call.params["guild_id"])
    )


@routes.on("GET", "/channels/{channel_id}")
async def channel(call: Call) -> Answer:
    return call.api.payloads.channel(call.api.channel(call.params["channel_id"]))


@routes.on("PATCH", "/channels/{channel_id}")
async def edit_channel(call: Call) -> Answer:
    channel = call.api.channel(call.params["channel_id"])
    form = Form()
    if "name" in call.body:
        form.length(call.body["name"], ("name",), 1, 100)
    minutes = call.body.get("auto_archive_duration")
    form.check(
        minutes is None or minutes in ARCHIVE_MINUTES,
        ("auto_archive_duration",),
        "BASE_TYPE_CHOICES",
        f"Value must be one of {ARCHIVE_MINUTES}.",
    )
    form.done()
    if channel.is_dm:
        raise errors.wrong_channel_type()
    if channel.thread:
        _edit_thread(call.api, channel, call.body)
    else:
        call.api.channel(channel.id, needs=Allow.MANAGE_CHANNELS)
        channel.name = call.body.get("name") or channel.name
        channel.topic = call.body.get("topic", channel.topic)
        call.api.world.tell(ChannelEdited(channel))
    return call.api.payloads.channel(channel)


def _edit_thread(api: Api, channel: Channel, body: Json) -> None:
    thread = channel.thread
    assert thread is not None
    world = api.world
    manages = bool(world.may(world.bot, channel) & Allow.MANAGE_THREADS)
    others = {"name", "locked", "auto_archive_duration", "rate_limit_per_user"} & body.keys()
    if not manages and not _may_change(world.bot.id, thread, body, others):
        raise errors.missing_permissions()
    if thread.archived and others and body.get("archived") is not False:
        raise errors.archived_thread()
    channel.name = body.get("name") or channel.name
    thread.locked = bool(body.get("locked", thread.locked))
    if body.get("auto_archive_duration"):
        world.set_auto_archive(channel, body["auto_archive_duration"])
    if "archived" in body and body["archived"] != thread.archived:
        world.archive(channel, bool(body["archived"]))
    else:
        world.tell(ChannelEdited(channel))


def _may_change(bot: str, thread: ThreadState, body: Json, others: set[str]) -> bool:
    """Without managing threads: whoever is in a thread may open it, its creator may do more."""
    if thread.locked or others & {"locked", "rate_limit_per_user"}:
        return False
    opens = body.get("archived") is False and not others and bot in thread.members
    return opens or thread.owner_id == bot


@routes.on("DELETE", "/channels/{channel_id}")
async def delete_channel(call: Call) -> Answer:
    channel = call.api.channel(call.params["channel_id"])
    payload = call.api.payloads.channel(channel)
    if channel.is_dm:
        return payload
    call.api.channel(channel.id, needs=Allow.MANAGE_THREADS if channel.thread else Allow.MANAGE_CHANNELS)
    call.api.world.remove_channel(channel)
    return payload


@routes.on("PUT", "/channels/{channel_id}/permissions/{overwrite_id}")
async def set_permissions(call: Call) -> Answer:
    channel = call.api.channel(call.params["channel_id"], needs=Allow.MANAGE_CHANNELS)
    overwrite = Overwrite(
        call.params["overwrite_id"],
        for_member=call.body.get("type") == 1,
        allow=int(call.body.get("allow") or 0),
        deny=int(call.body.get("deny") or 0),
    )
    call.api.world.overwrite(channel, overwrite)
    return None


@routes.on("POST", "/channels/{channel_id}/typing")
async def typing(call: Call) -> Answer:
    world = call.api.world
    world.tell(TypingStarted(call.api.channel(call.params["channel_id"]), world.bot))
    return None
