"""Answers to interactions: the first one, and what follows through the interaction's token."""

from bot.loopback import errors
from bot.loopback.errors import Form
from bot.loopback.interactions import Callback, Interaction, Type
from bot.loopback.limits.commands import check_autocomplete
from bot.loopback.limits.modals import check_modal
from bot.loopback.mentions import note_mentions
from bot.loopback.model import Flag, Json, Kind, Message
from bot.loopback.rest.api import Answer, Call, Routes
from bot.loopback.writing import compose, rework

routes = Routes()
WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"
CALLBACKS = {
    Type.COMMAND: (Callback.MESSAGE, Callback.DEFERRED_MESSAGE, Callback.MODAL),
    Type.COMPONENT: (
        Callback.MESSAGE,
        Callback.DEFERRED_MESSAGE,
        Callback.DEFERRED_UPDATE,
        Callback.UPDATE,
        Callback.MODAL,
    ),
    Type.AUTOCOMPLETE: (Callback.CHOICES,),
    Type.MODAL_SUBMIT: (
        Callback.MESSAGE,
        Callback.DEFERRED_MESSAGE,
        Callback.DEFERRED_UPDATE,
        Callback.UPDATE,
    ),
}


@routes.on("POST", "/interactions/{interaction_id}/{interaction_token}/callback", open=True)
async def respond(call: Call) -> Answer:
    """The first answer."""
    interaction = call.api.desk.to_answer(call.params["interaction_id"], call.params["interaction_token"])
    kind = _callback(interaction, call.body.get("type"))
    data: Json = call.body.get("data") or {}
    match kind:
        case Callback.MESSAGE:
            interaction.original = _say(call, interaction, data)
            outcome: Json = {"kind": "message", "message_id": interaction.original.id}
        case Callback.DEFERRED_MESSAGE:
            interaction.original = _promise(call, interaction, data)
            outcome = {"kind": "thinking", "message_id": interaction.original.id}
        case Callback.DEFERRED_UPDATE:
            interaction.original = interaction.message
            outcome = {"kind": "deferred"}
        case Callback.UPDATE:
            interaction.original = _update(call, interaction, data)
            outcome = {"kind": "update", "message_id": interaction.original.id}
        case Callback.CHOICES:
            check_autocomplete(data.get("choices") or [], _focused_type(interaction.data))
            outcome = {"kind": "choices", "choices": data.get("choices") or []}
        case Callback.MODAL:
            check_modal(data)
            outcome = {"kind": "modal", "modal": data}
    interaction.answered = kind
    interaction.settle(outcome)
    return _receipt(call, interaction) if call.asks("with_response") else None


def _callback(interaction: Interaction, given: object) -> Callback:
    allowed = CALLBACKS[interaction.type]
    if interaction.message is None:
        allowed = tuple(kind for kind in allowed if kind not in (Callback.DEFERRED_UPDATE, Callback.UPDATE))
    for kind in allowed:
        if kind == given:
            return kind
    form = Form()
    choices = tuple(int(kind) for kind in allowed)
    form.wrong(("type",), "BASE_TYPE_CHOICES", f"Value must be one of {choices}.")
    form.done()
    raise AssertionError("a wrong form is refused")


def _focused_type(data: Json) -> int:
    """The type of the option that the person is typing."""
    for option in data.get("options") or []:
        if option.get("focused"):
            return int(option["type"])
        if inner := _focused_type(option):
            return inner
    return 0


def _receipt(call: Call, interaction: Interaction) -> Json:
    original = interaction.original
    body: Json = {"interaction": {"id": interaction.id, "type": int(interaction.type)}}
    if original is not None and interaction.answered is not Callback.DEFERRED_UPDATE:
        body["interaction"] |= {
            "response_message_id": original.id,
            "response_message_loading": bool(original.flags & Flag.LOADING),
            "response_message_ephemeral": original.only_for is not None,
        }
        body["resource"] = {"type": int(interaction.answered or 0)}
        if interaction.answered in (Callback.MESSAGE, Callback.UPDATE):
            body["resource"]["message"] = call.api.payloads.message(original)
    return body


def _say(call: Call, interaction: Interaction, data: Json) -> Message:
    """A new message, private to the person if its flags say so."""
    world = call.api.world
    message = compose(world, world.channel(interaction.channel.id), world.bot, data, call.uploads)
    message.source = interaction.source()
    message.type = (
        Kind.COMMAND if interaction.type is Type.COMMAND and not interaction.original else Kind.DEFAULT
    )
    if message.flags & Flag.EPHEMERAL:
        message.only_for = interaction.user.id
        message.pinged = []
    if interaction.original is not None:
        message.type = Kind.REPLY
        message.reference_id = interaction.original.id
        message.reference_channel_id = interaction.channel.id
    return world.post(message)


def _promise(call: Call, interaction: Interaction, data: Json) -> Message:
    """'The bot is thinking…', to be filled in later."""
    world, flags = call.api.world, int(data.get("flags") or 0)
    private = flags & Flag.EPHEMERAL
    form = Form()
    form.check(
        flags == private,
        ("data", "flags"),
        "MESSAGE_FLAGS_INVALID",
        "A promise may be private, and nothing else",
    )
    form.done()
    message = Message(
        id=world.ids.next(),
        channel_id=world.channel(interaction.channel.id).id,
        author_id=world.bot.id,
        created=world.clock.now(),
        type=Kind.COMMAND if interaction.type is Type.COMMAND else Kind.DEFAULT,
        flags=Flag.LOADING | private,
        source=interaction.source(),
        only_for=interaction.user.id if private else None,
    )
    return world.post(message)


def _update(call: Call, interaction: Interaction, data: Json) -> Message:
    """Change the message whose component was used."""
    assert interaction.message is not None
    message = _existing(call, interaction.message)
    rework(call.api.world, message, data, call.uploads)
    return call.api.world.edited(message)


def _existing(call: Call, message: Message | None) -> Message:
    if message is None or message.id not in call.api.world.state.messages.get(message.channel_id, {}):
        raise errors.unknown_message()
    return message


# What follows the first answer.


def _interaction(call: Call) -> Interaction:
    return call.api.desk.to_follow(call.params["webhook_id"], call.params["webhook_token"])


def _meant(call: Call) -> Message:
    """The original answer, or one of the messages that followed it."""
    interaction = _interaction(call)
    wanted = call.params.get("message_id", "@original")
    if wanted == "@original" or (interaction.original and wanted == interaction.original.id):
        return _existing(call, interaction.original)
    message = call.api.world.message(call.api.world.channel(interaction.channel.id), wanted)
    if message.source is None or message.source.id != interaction.id:
        raise errors.unknown_message()
    return message


@routes.on("POST", WEBHOOK, open=True)
async def follow_up(call: Call) -> Answer:
    """A further message; after a promise, the first one keeps it."""
    interaction = _interaction(call)
    original = interaction.original
    if original is not None and original.flags & Flag.LOADING:
        message = _fulfil(call, _existing(call, original))
    else:
        message = _say(call, interaction, call.body)
    return call.api.payloads.message(message)


@routes.on("GET", WEBHOOK + "/messages/{message_id}", open=True)
async def get_response(call: Call) -> Answer:
    return call.api.payloads.message(_meant(call))


@routes.on("PATCH", WEBHOOK + "/messages/{message_id}", open=True)
async def edit_response(call: Call) -> Answer:
    message = _meant(call)
    if message.flags & Flag.LOADING:
        return call.api.payloads.message(_fulfil(call, message))
    rework(call.api.world, message, call.body, call.uploads)
    return call.api.payloads.message(call.api.world.edited(message))


@routes.on("DELETE", WEBHOOK + "/messages/{message_id}", open=True)
async def delete_response(call: Call) -> Answer:
    call.api.world.remove_message(_meant(call))
    return None


def _fulfil(call: Call, message: Message) -> Message:
    """Fill in the promised message; that is not an edit, and it may ping."""
    world = call.api.world
    rework(world, message, call.body, call.uploads)
    message.flags &= ~Flag.LOADING
    if message.only_for is None:
        note_mentions(
            world, message, world.channel(message.channel_id), call.body.get("allowed_mentions"), ping=True
        )
        world.count_pings(message)
    return world.edited(message, seen=False)
