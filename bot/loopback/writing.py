"""From the body of a request to a message: checked, with its files and mentions."""

import io
import mimetypes
import re
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
from PIL import Image

from bot.loopback import errors
from bot.loopback.limits.components import walk
from bot.loopback.limits.messages import MOST_FILE_BYTES, MOST_REQUEST_BYTES, check_message
from bot.loopback.mentions import note_mentions
from bot.loopback.model import Attachment, Channel, Flag, Json, Message, User
from bot.loopback.world import World

SETTABLE = 1 << 2 | Flag.EPHEMERAL | 1 << 12 | Flag.COMPONENTS_V2


@dataclass(frozen=True)
class Upload:
    """A file that came with a request."""

    field: str
    filename: str
    body: bytes

    @property
    def number(self) -> str:
        """The number that the request's list of attachments calls it by."""
        found = re.fullmatch(r"files?\[?(\d*)\]?", self.field)
        return found[1] if found else self.field


def compose(world: World, channel: Channel, author: User, body: Json, uploads: Sequence[Upload]) -> Message:
    """A new message from a request's body; not posted yet."""
    flags = int(body.get("flags") or 0) & SETTABLE
    files = _attachments(world, [], body, uploads)
    check_message(body, flags, {attachment.filename for attachment, _ in files})
    message = Message(
        id=world.ids.next(),
        channel_id=channel.id,
        author_id=author.id,
        created=world.clock.now(),
        flags=flags,
        nonce=body.get("nonce"),
    )
    _fill(world, message, body, files)
    reference = body.get("message_reference")
    if reference and reference.get("message_id"):
        message.reference_id = str(reference["message_id"])
        message.reference_channel_id = str(reference.get("channel_id") or channel.id)
    note_mentions(world, message, channel, body.get("allowed_mentions"), ping=True)
    return message


def rework(world: World, message: Message, body: Json, uploads: Sequence[Upload]) -> None:
    """Change a message as a request's body says; what it does not name stays."""
    flags = message.flags | (int(body.get("flags") or 0) & Flag.COMPONENTS_V2)
    files = _attachments(world, message.attachments, body, uploads)
    as_it_will_be: Json = {
        "content": message.content,
        "embeds": message.embeds,
        "components": message.components,
    }
    as_it_will_be |= body
    check_message(as_it_will_be, flags, {attachment.filename for attachment, _ in files})
    message.flags = flags
    _fill(world, message, body, files)
    channel = world.channel(message.channel_id)
    if "content" in body or "components" in body:
        note_mentions(world, message, channel, body.get("allowed_mentions"), ping=False)


def _fill(world: World, message: Message, body: Json, files: list[tuple[Attachment, bytes | None]]) -> None:
    content = message.content if "content" not in body else body["content"] or ""
    embeds = message.embeds if "embeds" not in body else body["embeds"] or []
    components = message.components if "components" not in body else _numbered(body["components"] or [])
    if not (content or embeds or components or files):
        raise errors.empty_message()
    kept = {attachment.id for attachment, _ in files}
    for attachment in message.attachments:
        if attachment.id not in kept:
            world.files.drop(attachment.id)
    for attachment, new in files:
        if new is not None:
            world.files.put(attachment.id, new)
    message.offered = tuple(part["custom_id"] for part in walk(message.components) if "custom_id" in part)
    message.content, message.embeds, message.components = content.strip(), embeds, components
    message.attachments = [attachment for attachment, _ in files]


def _numbered(components: list[Json]) -> list[Json]:
    """Every component gets a number of its own, as Discord gives them."""
    taken = {component.get("id") for component in walk(components)}
    number = 0
    for component in walk(components):
        if not component.get("id"):
            number += 1
            while number in taken:
                number += 1
            component["id"] = number
    return components


def _attachments(
    world: World, old: list[Attachment], body: Json, uploads: Sequence[Upload]
) -> list[tuple[Attachment, bytes | None]]:
    """The files the message will have: those kept, in the order named, and the new ones with their bytes."""
    listed: list[Json] | None = body.get("attachments")
    kept: list[tuple[Attachment, bytes | None]] = []
    if sum(len(upload.body) for upload in uploads) > MOST_REQUEST_BYTES:
        raise errors.file_too_large()
    named = {str(entry.get("id")): entry for entry in listed or []}
    for attachment in old:
        entry = named.get(attachment.id)
        if listed is None or entry is not None:
            if entry and "description" in entry:
                attachment = msgspec.structs.replace(attachment, description=entry["description"])
            kept.append((attachment, None))
    for upload in uploads:
        if len(upload.body) > MOST_FILE_BYTES:
            raise errors.file_too_large()
        entry = named.get(upload.number, {})
        kept.append((_attachment(world, upload, entry), upload.body))
    return kept


def _attachment(world: World, upload: Upload, entry: Json) -> Attachment:
    filename = re.sub(r"[^\w.\-]", "_", str(entry.get("filename") or upload.filename))
    kind, _ = mimetypes.guess_type(filename)
    width, height = _picture_size(upload.body) if kind and kind.startswith("image/") else (None, None)
    return Attachment(
        id=world.ids.next(),
        filename=filename,
        size=len(upload.body),
        content_type=kind,
        width=width,
        height=height,
        description=entry.get("description"),
        title=entry.get("title"),
    )


def _picture_size(body: bytes) -> tuple[int, int] | tuple[None, None]:
    try:
        with Image.open(io.BytesIO(body)) as picture:
            return picture.size
    except OSError:
        return None, None
