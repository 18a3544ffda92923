"""The limits of a message: its words, its files, its embeds and who may be called."""

from typing import Any

from bot.loopback.errors import Form, Json, Path
from bot.loopback.limits.components import check_components
from bot.loopback.model import Flag

MOST_FILES = 10
MOST_FILE_BYTES = 10 * 1024 * 1024
MOST_REQUEST_BYTES = 25 * 1024 * 1024
EMBED_TEXTS = (("title", 256), ("description", 4096))


def check_message(body: Json, flags: int, filenames: set[str]) -> None:
    """Refuse a message that breaks a limit; `filenames` are the files it will have."""
    form = Form()
    v2 = bool(flags & Flag.COMPONENTS_V2)
    form.length(body.get("content") or "", ("content",), 0, 2000)
    _check_files(form, body.get("attachments") or [], filenames)
    _check_embeds(form, body.get("embeds") or [])
    _check_calls(form, body.get("allowed_mentions"))
    nonce = body.get("nonce")
    if isinstance(nonce, str):
        form.length(nonce, ("nonce",), 0, 25)
    if v2:
        for field in ("content", "embeds", "poll", "sticker_ids"):
            form.check(
                not body.get(field),
                (field,),
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )
    check_components(form, body.get("components") or [], v2, filenames)
    form.done()


def _check_files(form: Form, attachments: list[Any], filenames: set[str]) -> None:
    form.check(
        len(attachments) <= MOST_FILES and len(filenames) <= MOST_FILES,
        ("attachments",),
        "BASE_TYPE_MAX_LENGTH",
        f"Must be {MOST_FILES} or fewer in length.",
    )
    for index, attachment in enumerate(attachments):
        form.length(attachment.get("description") or "", ("attachments", index, "description"), 0, 1024)


def _check_embeds(form: Form, embeds: list[Any]) -> None:
    form.length(embeds, ("embeds",), 0, 10)
    total = 0
    for index, embed in enumerate(embeds):
        at: Path = ("embeds", index)
        for key, most in EMBED_TEXTS:
            form.length(embed.get(key) or "", (*at, key), 0, most)
            total += len(embed.get(key) or "")
        footer = (embed.get("footer") or {}).get("text") or ""
        author = (embed.get("author") or {}).get("name") or ""
        form.length(footer, (*at, "footer", "text"), 0, 2048)
        form.length(author, (*at, "author", "name"), 0, 256)
        fields = embed.get("fields") or []
        form.length(fields, (*at, "fields"), 0, 25)
        for number, field in enumerate(fields):
            form.length(field.get("name"), (*at, "fields", number, "name"), 1, 256)
            form.length(field.get("value"), (*at, "fields", number, "value"), 1, 1024)
            total += len(field.get("name") or "") + len(field.get("value") or "")
        total += len(footer) + len(author)
    form.check(
        total <= 6000,
        ("embeds",),
        "MAX_EMBED_SIZE_EXCEEDED",
        "Embed size exceeds maximum size of 6000",
    )


def _check_calls(form: Form, allowed: Json | None) -> None:
    if not allowed:
        return
    for kind in ("users", "roles"):
        listed = allowed.get(kind) or []
        form.length(listed, ("allowed_mentions", kind), 0, 100)
        form.check(
            not (listed and kind in (allowed.get("parse") or [])),
            ("allowed_mentions",),
            "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
            f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.',
        )
