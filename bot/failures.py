"""The one place where errors end: answered kindly in the reader's language, logged once, replayable."""

import logging
import secrets
from collections.abc import Mapping

import discord
from discord import app_commands

from bot import metrics
from bot.panels.controls import Interaction, page, text
from bot.replies import send_privately
from bot.store import LeaseLost, NotRead, StoreError
from bot.tables import Trouble
from bot.translation import Reader
from engines.kernel import Refused

log = logging.getLogger(__name__)

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that look alike
UNKNOWN_INTERACTION = 10062
ALREADY_ANSWERED = 40060


def new_code() -> str:
    """A short code by which a host finds the log line a player speaks of."""
    return "".join(secrets.choice(LETTERS) for _ in range(6))


async def answer_failure(interaction: Interaction, error: Exception, reader: Reader) -> None:
    """In this order: refused, broken at the table, not saved, settled already, forbidden by Discord, ours."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    if isinstance(error, Refused):
        metrics.REFUSALS.inc()
        await _tell(interaction, refusal(error, reader))
    elif isinstance(error, Trouble):
        await _tell(interaction, reader.write(error.text))  # the table has logged it, with what replays it
    elif isinstance(error, StoreError):  # the store has told the host, once
        await _tell(
            interaction,
            reader.say("failed-unread" if isinstance(error, NotRead | LeaseLost) else "failed-unsaved"),
        )
    elif isinstance(error, discord.HTTPException) and error.code in (UNKNOWN_INTERACTION, ALREADY_ANSWERED):
        log.info("an interaction was too late or came twice", extra={"about": _about(interaction)})
    elif isinstance(error, discord.Forbidden):
        about = _about(interaction) | {"discord": error.code}
        log.warning("Discord forbids it: %s", error.text, extra={"about": about})
        await _tell(interaction, reader.say("failed-forbidden"))
    elif isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
        await _tell(interaction, reader.say("failed-old-command"))
    elif isinstance(error, app_commands.CheckFailure):
        await _tell(interaction, reader.say("failed-not-allowed"))
    else:
        code = new_code()
        report(error, code, _about(interaction))
        await _tell(interaction, reader.say("failed", code=code))


def refusal(error: Refused, reader: Reader) -> str:
    """Why not, with the rule that says so."""
    reason = reader.write(error.refusal.reason)
    return f"{reason} ({error.refusal.rule})" if error.refusal.rule else reason


def report(error: BaseException, code: str, about: dict[str, object]) -> None:
    """Log an error once, with where it happened."""
    metrics.FAILURES.inc()
    log.error("failed", exc_info=error, extra={"about": about | {"code": code}})


def _about(interaction: Interaction) -> dict[str, object]:
    """What was clicked or typed where, without anybody's choices or tokens."""
    data: Mapping[str, object] = interaction.data or {}
    return {
        "interaction": interaction.id,
        "channel": interaction.channel_id,
        "user": interaction.user.id,
        "command": data.get("name"),
        "control": str(data.get("custom_id", "")).rpartition("/")[0] or None,
    }


async def _tell(interaction: Interaction, sentence: str) -> None:
    if interaction.type is discord.InteractionType.autocomplete:
        return
    try:
        await send_privately(interaction, page(text(sentence)))
    except discord.HTTPException as error:
        # Nobody can be told any more: the interaction is too old, or Discord is down.
        log.info("nobody to tell: %s", error.text, extra={"about": _about(interaction)})
