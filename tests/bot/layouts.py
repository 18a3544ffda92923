"""Layouts held against Discord's limits, as the loopback server knows them."""

from typing import Any

from discord import ui

from bot.loopback.limits.components import walk
from bot.loopback.limits.messages import check_message
from bot.loopback.model import Flag


def sent(view: ui.LayoutView, *filenames: str) -> list[Any]:
    """The components of a message that Discord would take."""
    components = view.to_components()
    attachments = [{"id": index, "filename": name} for index, name in enumerate(filenames)]
    body = {"components": components, "attachments": attachments}
    check_message(body, Flag.COMPONENTS_V2, set(filenames))
    return components


def words_of(components: list[Any]) -> str:
    """Everything that can be read in it."""
    return "\n".join(part["content"] for part in walk(components) if "content" in part)


def custom_ids(components: list[Any]) -> list[str]:
    """The ids of its buttons and menus."""
    return [part["custom_id"] for part in walk(components) if part.get("custom_id")]


def labels(components: list[Any]) -> list[str]:
    """The words on its buttons."""
    return [part["label"] for part in walk(components) if part["type"] == 2 and part.get("label")]


def menus(components: list[Any]) -> list[list[str]]:
    """The values of its menus."""
    return [[option["value"] for option in part["options"]] for part in walk(components) if part["type"] == 3]
