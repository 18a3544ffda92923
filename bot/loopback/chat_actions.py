"""What a person can do on the chat page, each as one small action."""

from typing import TYPE_CHECKING, Any

from bot.loopback import asking
from bot.loopback.asking import Mistake
from bot.loopback.changes import UserEdited
from bot.loopback.errors import Form
from bot.loopback.interactions import Interaction, Type
from bot.loopback.mentions import note_mentions
from bot.loopback.model import PUBLIC_THREAD, Channel, Command, Json, Message, User
from bot.loopback.permissions import Allow, speaking

if TYPE_CHECKING:
    from bot.loopback.chat import ChatRoom


def _channel(room: "ChatRoom", user: User, body: Json, needs: int = 0) -> Channel:
    channel = room.world.channel(str(body.get("channel_id")))
    granted = room.world.may(user, channel)
    if not granted & Allow.VIEW_CHANNEL or granted & needs != needs:
        raise Mistake("you cannot do that in this channel")
    return channel


def _message(room: "ChatRoom", user: User, body: Json) -> Message:
    message = room.world.message(_channel(room, user, body), str(body.get("message_id")))
    if message.only_for not in (None, user.id):
        raise Mistake("there is no such message")
    return message


async def say(room: "ChatRoom", user: User, body: Json) -> Json:
    """Send a message."""
    channel = _channel(room, user, body)
    _channel(room, user, body, speaking(channel))
    content = str(body.get("content") or "").strip()
    form = Form()
    form.length(content, ("content",), 1, 2000)
    form.done()
    world = room.world
    message = Message(world.ids.next(), channel.id, user.id, world.clock.now(), content)
    note_mentions(world, message, channel, None, ping=True)
    world.post(message)
    world.read(user, channel.id, message.id)
    return {"message": room.message(message)}


async def run(room: "ChatRoom", user: User, body: Json) -> Json:
    """Use a slash command."""
    channel, command, words = _command(room, user, body)
    data = asking.command_data(room.payloads, command, words, body.get("options") or {})
    return await _outcome(room, room.desk.open(Type.COMMAND, user, channel, data))


async def complete(room: "ChatRoom", user: User, body: Json) -> Json:
    """Ask for suggestions while typing an option."""
    channel, command, words = _command(room, user, body)
    data = asking.command_data(room.payloads, command, words, body.get("options") or {}, body.get("focused"))
    return await _outcome(room, room.desk.open(Type.AUTOCOMPLETE, user, channel, data))


def _command(room: "ChatRoom", user: User, body: Json) -> tuple[Channel, Command, list[str]]:
    channel = _channel(room, user, body)
    if channel.thread and channel.thread.archived:
        raise Mistake("this thread was put away: write something, and it is open again")
    first, *words = str(body.get("command")).split()
    for command in asking.commands_for(room.world, user, channel):
        if command.body["name"] == first and command.body.get("type", 1) == 1:
            return channel, command, words
    raise Mistake(f"there is no command /{first} here")


async def press(room: "ChatRoom", user: User, body: Json) -> Json:
    """Press a button."""
    message = _message(room, user, body)
    data = asking.press_data(message, str(body.get("custom_id")), bool(body.get("forge")))
    return await _component(room, user, message, data)


async def choose(room: "ChatRoom", user: User, body: Json) -> Json:
    """Choose in a menu."""
    message = _message(room, user, body)
    values = [str(value) for value in body.get("values") or []]
    data = asking.choose_data(
        room.payloads, message, str(body.get("custom_id")), values, bool(body.get("forge"))
    )
    return await _component(room, user, message, data)


async def _component(room: "ChatRoom", user: User, message: Message, data: Json) -> Json:
    channel = room.world.channel(message.channel_id)
    return await _outcome(room, room.desk.open(Type.COMPONENT, user, channel, data, message))


async def submit(room: "ChatRoom", user: User, body: Json) -> Json:
    """Send a modal that was filled in."""
    opener, modal = room.modals.get(str(body.get("interaction")), (None, {}))
    if opener is None or opener.user is not user:
        raise Mistake("this form is no longer open")
    data = asking.modal_data(room.payloads, modal, body.get("values") or {})
    channel = room.world.channel(opener.channel.id)
    outcome = await _outcome(room, room.desk.open(Type.MODAL_SUBMIT, user, channel, data, opener.message))
    if outcome["kind"] != "failed" and not body.get("forge"):
        # A form that nobody answered stays open, so that nothing typed is lost.
        room.modals.pop(opener.id, None)
    return outcome


async def cancel(room: "ChatRoom", user: User, body: Json) -> Json:
    """Close a modal without sending it; the bot does not hear of it."""
    room.modals.pop(str(body.get("interaction")), None)
    return {}


async def _outcome(room: "ChatRoom", interaction: Interaction) -> Json:
    """Wait for the bot's first answer, or for the end of patience."""
    outcome: dict[str, Any] = dict(await interaction.outcome)
    if outcome["kind"] == "modal":
        room.keep_modal(interaction, outcome["modal"])
    original = interaction.original
    if original is not None and outcome.get("message_id") == original.id:
        outcome["message"] = room.message(original)
    return outcome


async def thread(room: "ChatRoom", user: User, body: Json) -> Json:
    """Open a thread, at a message or on its own."""
    parent = _channel(room, user, body, Allow.CREATE_PUBLIC_THREADS)
    form = Form()
    form.length(body.get("name"), ("name",), 1, 100)
    form.done()
    start = _message(room, user, body) if body.get("message_id") else None
    if parent.thread or parent.is_dm or (start and start.id in room.world.state.channels):
        raise Mistake("there can be no thread here")
    opened = room.world.open_thread(parent, str(body["name"]), user, PUBLIC_THREAD, 4320, start)
    room.world.join(opened, room.world.bot)
    return {"channel": room.channel(opened, user)}


async def dm(room: "ChatRoom", user: User, body: Json) -> Json:
    """Open the conversation with the bot."""
    return {"channel": room.channel(room.world.open_dm(user), user)}


async def dismiss(room: "ChatRoom", user: User, body: Json) -> Json:
    """Put a private reply away."""
    message = _message(room, user, body)
    if message.only_for != user.id:
        raise Mistake("only private replies can be dismissed")
    room.world.remove_message(message)
    return {}


async def delete(room: "ChatRoom", user: User, body: Json) -> Json:
    """Delete a message, or without one the whole channel or thread."""
    channel = _channel(room, user, body)
    granted = room.world.may(user, channel)
    if body.get("message_id"):
        message = _message(room, user, body)
        if message.author_id != user.id and not granted & Allow.MANAGE_MESSAGES:
            raise Mistake("this is not your message")
        room.world.remove_message(message)
    else:
        if not granted & (Allow.MANAGE_THREADS if channel.thread else Allow.MANAGE_CHANNELS):
            raise Mistake("you may not delete this")
        room.world.remove_channel(channel)
    return {}


async def archive(room: "ChatRoom", user: User, body: Json) -> Json:
    """Put a thread away or wake it."""
    room.world.archive(_channel(room, user, body), bool(body.get("archived", True)))
    return {}


async def settings(room: "ChatRoom", user: User, body: Json) -> Json:
    """Another language, or DMs open or closed."""
    user.locale = str(body.get("locale") or user.locale)
    user.dms_open = bool(body.get("dms_open", user.dms_open))
    room.world.tell(UserEdited(user))
    return {"me": room.person(user)}


async def read(room: "ChatRoom", user: User, body: Json) -> Json:
    """Everything up to this message has been read."""
    room.world.read(user, str(body.get("channel_id")), str(body.get("message_id")))
    return {}


ACTIONS = {
    action.__name__: action
    for action in (
        say, run, complete, press, choose, submit, cancel,
        thread, dm, dismiss, delete, archive, settings, read,
    )
}  # fmt: skip
